import type { Match } from "../../src/api/model.ts";
import type { Draft } from "../../src/chat/reply.ts";
import type { Text } from "../../src/replies/parts/text.ts";
import { matchesFile } from "../../src/replies/questions/matches.ts";
import { valueBetsFile } from "../../src/replies/questions/value-bets.ts";
import type { WatchView } from "../../src/replies/watching/watch-view.ts";
import { watchesFile } from "../../src/replies/watching/watches.ts";
import { noon, valueBet } from "../replies/facts.ts";
import type { Names } from "./kinds.ts";

/** The lists that come as files, with everything that a cell can hold. */
export function fileKindsOf(
  text: Text,
  names: Names,
  watched: { match: Match; watches: readonly WatchView[] },
): Record<string, Draft> {
  const { match, watches } = watched;
  const noStart: Match = { ...match, startsAt: null, league: null, sport: null, status: "unknown" };
  const known = [match, noStart, { ...match, status: "live" as const }].map((one, nth) => ({ id: nth + 17, match: one }));
  const prices = new Map([
    [17, { prices: [2.1, 3.4, 3.605], refreshedAt: noon }],
    [18, { prices: [1.8, 2.05], refreshedAt: noon }],
  ]);
  const bets = known.map((one, nth) => ({ bet: { ...valueBet, match, bookmaker: names.books[nth] ?? null }, known: one }));
  return {
    "fileReply of matches": matchesFile(text, { matches: known, prices, now: noon }),
    "fileReply of value bets": valueBetsFile(text, { bets, now: noon }),
    "fileReply of watches": watchesFile(text, { watches, now: noon }),
  };
}
