import type { Match, Team } from "../../api/model.ts";
import { nameFor } from "../../matches/names.ts";
import { kickOff } from "../parts/match.ts";
import type { NamedRow } from "../parts/named.ts";
import type { Text } from "../parts/text.ts";

/** A team as a line of a list: its name, and when it plays next. */
export function teamRow(text: Text, { key, team, next }: { key: string; team: Team; next: Match | null }): NamedRow {
  return { key, name: nameFor(team.names, text.language), details: next ? [kickOff(text, next)] : [] };
}
