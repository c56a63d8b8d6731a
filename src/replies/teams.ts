import type { Match, Team } from "../api/model.ts";
import { nameFor } from "../matches/names.ts";
import { kickOff } from "./match.ts";
import type { NamedRow } from "./named.ts";
import type { Text } from "./text.ts";

/** A team as a line of a list: its name, and when it plays next. */
export function teamRow(text: Text, { key, team, next }: { key: string; team: Team; next: Match | null }): NamedRow {
  return { key, name: nameFor(team.names, text.language), details: next ? [kickOff(text, next)] : [] };
}
