import type { Match } from "../../src/api/model.ts";
import type { Draft } from "../../src/chat/reply.ts";
import { defaultQuiet } from "../../src/chats/settings.ts";
import { endOfTime } from "../../src/clock.ts";
import { plainManner } from "../../src/facts/frozen.ts";
import type { ToldBet } from "../../src/facts/told-bets.ts";
import { betSection } from "../../src/replies/alerts/bet-alert.ts";
import { messageReply } from "../../src/replies/alerts/message.ts";
import type { Text } from "../../src/replies/parts/text.ts";
import { previewBetsReply } from "../../src/replies/watching/preview.ts";
import { betWatchReply } from "../../src/replies/watching/watch.ts";
import { watchDetailsReply } from "../../src/replies/watching/watch-details.ts";
import type { BetView } from "../../src/replies/watching/watch-view.ts";
import { codeOf } from "../../src/watches/share-codes.ts";
import { hour, noon } from "../replies/facts.ts";
import type { Names } from "./kinds.ts";

/** The messages about watches on value bets and their news. */
export function betKindsOf(text: Text, names: Names, match: Match): Record<string, Draft> {
  const matches = new Map([17, 18, 19, 20, 21, 22].map((id) => [id, match]));
  const bet: ToldBet = {
    ...{ id: 1, watchId: 12, matchId: 17, market: "winner", selection: "home", line: null, bookmaker: names.books[0] },
    ...{ news: "appeared", figures: { price: 2.1, edge: 0.062 }, before: null, asOf: noon, gone: null },
  };
  const improved: ToldBet = { ...bet, bookmaker: names.books[1], news: "improved", before: { price: 2.05, edge: 0.03 } };
  const other: ToldBet = { ...bet, market: "other", selection: names.selection, bookmaker: null };
  const gone = (why: NonNullable<ToldBet["gone"]>["why"], price: number | null): ToldBet => {
    return { ...bet, selection: `${why} ${price}`, gone: { at: noon + hour, why, price } };
  };
  const goneOnes = [gone("left", null), gone("left", 1.95), gone("below", 2), gone("below", null), gone("began", null)];
  const cap = { count: 12, until: noon + hour, points: 5 };
  const say = (bets: readonly ToldBet[], held: "flood" | null = null): Draft => {
    const manner = { ...plainManner, held, passed: { bet: held === null ? 0 : 3 }, cap: held && cap };
    const shown = bets.map((one) => ({ bet: one, match: matches.get(one.matchId) ?? null }));
    const about = { id: "abcdefghijklmnopqrstuvwx", manner, ownBooks: [], now: noon };
    return messageReply(text, about, [betSection(text, shown, about)]);
  };
  const [watch, second] = betViewsOf(names);
  return {
    "betSection of one bet": say([bet]),
    "betSection of one that improved, held": say([improved], "flood"),
    "betSection of several": say([bet, improved, { ...other, matchId: 18 }, ...goneOnes]),
    "betSection of many matches": say([...matches.keys()].map((matchId) => ({ ...bet, matchId }))),
    "betSection of one that is gone": say(goneOnes.slice(1, 2)),
    "betSection of several that are gone": say(goneOnes),
    betWatchReply: betWatchReply(text, { watch, created: true, present: 3, words: "5% b:0123abcd" }),
    "betWatchReply without a list": betWatchReply(text, { watch: second, created: false, present: null, words: null }),
    "watchDetailsReply of value bets": watchDetailsReply(text, {
      watch,
      done: "changed",
      copy: codeOf({ kind: "bets", rule: "bets edge>=0.05 improving=20000" }),
    }),
    "watchDetailsReply of paused value bets": watchDetailsReply(text, { watch: { ...watch, pausedUntil: noon }, done: "paused" }),
    "watchDetailsReply of value bets that go on": watchDetailsReply(text, {
      watch: { ...watch, quiet: defaultQuiet },
      done: "resumed",
    }),
    previewBetsReply: previewBetsReply(text, { filter: watch.filter, words: "5% b:0123abcd", present: 3, told: null }),
    "previewBetsReply of a watch": previewBetsReply(text, {
      ...{ filter: second.filter, words: "", present: null },
      told: { ref: "12", since: noon, appeared: 30, improved: 4, atEdges: [{ edge: 0.05, count: 7 }] },
    }),
  };
}

/** Watches on value bets in each of their states. */
export function betViewsOf({ sport, books: [book] }: Names): [BetView, BetView, BetView] {
  const filter = { edge: 0.05, leastPrice: 1.5, mostPrice: 3, withinHours: 12, sport, book };
  const everything = { edge: null, leastPrice: null, mostPrice: null, withinHours: null, sport: null, book: null };
  const watch: BetView = { kind: "bets", ref: "12", filter, improvement: 10_000, pausedUntil: null, quiet: null };
  return [watch, { ...watch, filter: everything, pausedUntil: noon }, { ...watch, pausedUntil: endOfTime }];
}
