import { leastMatches, valuesByMatch } from "../../detection/score.ts";
import { type Interval, meanInterval, meanOf } from "../../odds/intervals.ts";
import { fromMicros } from "../../odds/price.ts";
import { settledReturn } from "../../odds/stakes.ts";
import type { Bet } from "./bets.ts";

/** What a bet paid back, in hundredths; null while it is open, or without a stake. */
export function returnedBy({ stake, price, result }: Pick<Bet, "stake" | "price" | "result">): number | null {
  return stake === null || result === null ? null : settledReturn(stake, fromMicros(price), result);
}

/** How much better a bet's price was than the fair closing price: 0.02 is 2 %. Null while that is unknown. */
export function closingValueOf({ price, closing }: Pick<Bet, "price" | "closing">): number | null {
  return closing === null ? null : fromMicros(price) * closing - 1;
}

/** The mean closing-line value of so many bets on so many matches; `mean` is null when there are too few to tell. */
export interface ClosingScore {
  count: number;
  matches: number;
  mean: { value: number; range: Interval } | null;
}

export interface JournalTotals {
  open: number;
  /** Settled bets with a stake, and their money in hundredths. */
  settled: number;
  staked: number;
  returned: number;
  closing: ClosingScore;
  groups: readonly { by: "market" | "sport"; rows: readonly { group: string; score: ClosingScore }[] }[];
}

/** What the bets of a journal add up to. */
export function totalsOf(bets: readonly Bet[]): JournalTotals {
  const settled = bets.flatMap((bet) => {
    const returned = returnedBy(bet);
    return bet.stake === null || returned === null ? [] : [{ stake: bet.stake, returned }];
  });
  const closed = bets.flatMap((bet) => {
    const value = closingValueOf(bet);
    return value === null ? [] : [{ match: bet.match.slug, value, market: bet.market, sport: bet.match.sport ?? "" }];
  });
  const groups = (["market", "sport"] as const).map((by) => ({ by, rows: scoresBy(closed, (bet) => bet[by]) }));
  return {
    open: bets.filter(({ result }) => result === null).length,
    settled: settled.length,
    staked: settled.reduce((sum, { stake }) => sum + stake, 0),
    returned: settled.reduce((sum, { returned }) => sum + returned, 0),
    closing: scoreOf(closed),
    groups: groups.filter(({ rows }) => rows.length > 0),
  };
}

interface Closed {
  match: string;
  value: number;
}

/** Scores the groups that have enough matches, largest first. A single group says nothing that the total doesn't. */
function scoresBy<T extends Closed>(bets: readonly T[], groupOf: (bet: T) => string): { group: string; score: ClosingScore }[] {
  const groups = [...new Set(bets.map(groupOf))];
  if (groups.length < 2) return [];
  return groups
    .map((group) => ({ group, score: scoreOf(bets.filter((bet) => groupOf(bet) === group)) }))
    .filter(({ score }) => score.mean !== null)
    .sort((a, b) => b.score.matches - a.score.matches || (a.group < b.group ? -1 : 1));
}

/** Bets on the same match win and lose together, so a match counts once. */
function scoreOf(bets: readonly Closed[]): ClosingScore {
  const values = valuesByMatch(bets.map(({ match, value }) => ({ matchId: match, value })));
  const range = values.length < leastMatches ? null : meanInterval(values);
  return { count: bets.length, matches: values.length, mean: range && { value: meanOf(values), range } };
}
