import type { League } from "../api/model.ts";
import type { Settings } from "../chats/settings.ts";
import type { Fact } from "../facts/facts.ts";
import type { ThreadRef } from "../facts/frozen.ts";
import type { MatchLookup } from "../matches/matches.ts";
import type { Session } from "../storage/database.ts";

/** What goes to a chat in one message, and into which of its threads; null for the chat itself. */
export interface Bundle<One> {
  told: readonly One[];
  thread: ThreadRef | null;
}

/**
 * Makes one message a chat of what may go now. Where alerts have threads, what is about another one than the first waits for
 * the next message; but what was held comes together, into the chat itself where it is about several.
 */
export async function intoThreads<One extends { fact: Fact & { held: unknown } }>(
  session: Session,
  going: ReadonlyMap<string, readonly One[]>,
  { modes, lookup }: { modes: ReadonlyMap<string, Settings["threads"]>; lookup: MatchLookup },
): Promise<Map<string, Bundle<One>>> {
  const byLeague = [...going].flatMap(([chat, those]) => (modes.get(chat) === "league" ? those : []));
  const ids = [...new Set(byLeague.flatMap(({ fact }) => fact.matchId ?? []))];
  const matches = ids.length === 0 ? new Map() : await lookup(session, ids);
  const refOf = (chat: string, { fact: { matchId } }: One): ThreadRef | null => {
    if (matchId === null) return null;
    const league: League | null = modes.get(chat) === "league" ? (matches.get(matchId)?.league ?? null) : null;
    const name = league?.slug ?? league?.names["en"];
    return { key: name === undefined ? `match ${matchId}` : `league ${name}`, matchId };
  };
  return new Map(
    [...going].map(([chat, those]) => [chat, bundleOf(those, (one) => (isOn(modes.get(chat)) ? refOf(chat, one) : null))]),
  );
}

function isOn(mode: Settings["threads"] = "off"): boolean {
  return mode !== "off";
}

function bundleOf<One extends { fact: { held: unknown } }>(
  those: readonly One[],
  refOf: (one: One) => ThreadRef | null,
): Bundle<One> {
  const refs = those.map(refOf);
  const [first = null] = refs;
  const same = those.filter((_, index) => refs[index]?.key === first?.key);
  if (same.length === those.length) return { told: those, thread: first };
  const isTogether = those.some(({ fact }) => fact.held !== null);
  return isTogether ? { told: those, thread: null } : { told: same, thread: first };
}
