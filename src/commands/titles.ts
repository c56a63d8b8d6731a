import type { Names } from "../api/model.ts";
import type { Call } from "../chat/call.ts";
import type { Press } from "../chat/press.ts";
import type { Directories } from "../matches/directories.ts";
import type { KnownMatch, MatchIndex } from "../matches/index.ts";
import { nameFor } from "../matches/names.ts";
import { targetName } from "../replies/parts/targets.ts";
import type { Text } from "../replies/parts/text.ts";
import type { Database } from "../storage/database.ts";
import { watchByRef } from "../watches/store.ts";

export interface TitlesDeps {
  index: Pick<MatchIndex, "byId">;
  directories: Directories;
  database: Database;
}

/**
 * What the thing that a press is about is called, as it is shown and in English: the teams of a match, a team, a league; empty
 * where it is about nothing.
 */
export function createTitles({ index, directories, database }: TitlesDeps) {
  return async ({ command, text: words }: Press, { address }: Pick<Call, "address">, text: Text): Promise<string[]> => {
    const [first = ""] = words.split(" ");
    const [, kind = "", key = ""] = /^([a-z]*)#(\S+)$/.exec(first) ?? [];
    if (kind !== "") return targetTitle(kind, key, text);
    if (key !== "") return sides(await index.byId(Number(key)), text);
    const watch = command === "unwatch" ? await watchByRef(database, { chat: address, ref: first }) : null;
    if (watch?.kind === "wide") return [targetName(text, watch.target)];
    return watch?.kind === "match" ? sides(await index.byId(watch.matchId), text) : [];
  };

  function targetTitle(kind: string, key: string, text: Text): string[] {
    const lists = { team: directories.teams, fighter: directories.fighters, league: directories.leagues };
    const listed = kind in lists ? lists[kind as keyof typeof lists].byKey(key) : null;
    return listed ? bothNames(listed.item.names, text) : [];
  }
}

function sides(known: KnownMatch | null, text: Text): string[] {
  return known ? [known.match.home, known.match.away].flatMap(({ names }) => bothNames(names, text)) : [];
}

function bothNames(names: Names, text: Text): string[] {
  return [...new Set([nameFor(names, text.language), names["en"] ?? []].flat())];
}
