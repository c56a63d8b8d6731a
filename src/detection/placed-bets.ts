import { pricesBoard } from "../boards/price-rows.ts";
import type { PlacedBet } from "../chats/journal.ts";
import { consensusOf } from "../odds/consensus.ts";
import { type Interval, meanInterval, meanOf } from "../odds/intervals.ts";
import { marketOf } from "../odds/markets.ts";
import { fromMicros } from "../odds/price.ts";
import type { Market, Quote } from "../odds/quote.ts";
import { settledReturn } from "../odds/stakes.ts";
import type { Session } from "../storage/database.ts";
import { leastMatches, type Scored, valuesByMatch } from "./score.ts";

type Offer = Pick<PlacedBet, "market" | "selection" | "line">;

/** The fair probability of a bet's selection by the prices of a board; null where they do not say. */
export function fairChance(quotes: readonly Quote[], { market, selection, line }: Offer): number | null {
  const consensus = consensusOf(quotes, marketOf({ market: market as Market, selection, line }));
  return consensus?.selections.find((one) => one.selection === selection)?.probability ?? null;
}

/**
 * Keeps the fair closing probability of bets that were written down before their match began, as soon as its closing line is
 * known: the prices are forgotten, the journal is not. A match that was put off is looked at again.
 */
export async function closeBets(session: Session): Promise<void> {
  const rows = await session
    .selectFrom("placed_bets as b")
    .innerJoin("matches as m", "m.id", "b.match_id")
    .innerJoin("price_offers as o", (join) => join.onRef("o.match_id", "=", "m.id").onRef("o.closed_at", "=", "m.starts_at"))
    .select(["b.id", "b.match_id", "b.market", "b.selection", "b.line", "m.starts_at"])
    .whereRef("b.at", "<", "m.starts_at")
    .where(({ or, eb }) => or([eb("b.closed_at", "is", null), eb("b.closed_at", "<>", eb.ref("m.starts_at"))]))
    .execute();
  for (const { id, match_id: matchId, starts_at: startsAt, ...offer } of rows) {
    if (matchId === null || startsAt === null) continue;
    const board = await pricesBoard(session, { matchId, at: startsAt });
    const closing = board && fairChance(board.quotes, offer);
    await session.updateTable("placed_bets").set({ closed_at: startsAt, closing }).where("id", "=", id).execute();
  }
}

/** What the price of a bet was worth by the closing line: 0.02 is 2 % more than fair. Null where that is not known. */
export function closingValueOf({ price, closing }: Pick<PlacedBet, "price" | "closing">): number | null {
  return closing === null ? null : fromMicros(price) * closing - 1;
}

/** What came back of a bet, in hundredths; null while it is open, or without a stake. */
export function returnedBy({ stake, price, result }: Pick<PlacedBet, "stake" | "price" | "result">): number | null {
  return stake === null || result === null ? null : settledReturn(stake, fromMicros(price), result);
}

/** Bets as their match and its sport are known to whoever shows them. */
export interface ReadBet {
  bet: PlacedBet;
  slug: string;
  sport: string | null;
}

/** Mean closing-line value of so many matches; null where they are too few to say. */
export interface ClosingScore {
  count: number;
  matches: number;
  mean: { value: number; range: Interval } | null;
}

export interface JournalTotals {
  open: number;
  /** Of settled bets that have a stake, in hundredths. */
  settled: number;
  staked: number;
  returned: number;
  closing: ClosingScore;
  groups: readonly { by: "market" | "sport"; rows: readonly { group: string; score: ClosingScore }[] }[];
}

/** What the bets of a journal come to. */
export function totalsOf(bets: readonly ReadBet[]): JournalTotals {
  const settled = bets.flatMap(({ bet }) => {
    const returned = returnedBy(bet);
    return bet.stake === null || returned === null ? [] : [{ stake: bet.stake, returned }];
  });
  const slugs = [...new Set(bets.map(({ slug }) => slug))];
  const nth = new Map(slugs.map((slug, index) => [slug, index]));
  const closed = bets.flatMap(({ bet, slug, sport }) => {
    const value = closingValueOf(bet);
    return value === null ? [] : [{ matchId: nth.get(slug) ?? 0, value, market: bet.market, sport: sport ?? "" }];
  });
  const groups = (["market", "sport"] as const).map((by) => ({ by, rows: scoresOf(closed, (one) => one[by]) }));
  return {
    open: bets.filter(({ bet }) => bet.result === null).length,
    settled: settled.length,
    staked: settled.reduce((sum, { stake }) => sum + stake, 0),
    returned: settled.reduce((sum, { returned }) => sum + returned, 0),
    closing: closingScore(closed),
    groups: groups.filter(({ rows }) => rows.length > 0),
  };
}

/** Those groups of which there is something to say, the largest first; none where all is of one group. */
function scoresOf<T extends Scored>(all: readonly T[], groupOf: (one: T) => string): { group: string; score: ClosingScore }[] {
  const names = [...new Set(all.map(groupOf))];
  if (names.length < 2) return [];
  return names
    .map((group) => ({ group, score: closingScore(all.filter((one) => groupOf(one) === group)) }))
    .filter(({ score }) => score.mean !== null)
    .sort((a, b) => b.score.matches - a.score.matches || (a.group < b.group ? -1 : 1));
}

/** Bets of one match hang together, so that they count as one. */
function closingScore(all: readonly Scored[]): ClosingScore {
  const values = valuesByMatch(all);
  const range = values.length < leastMatches ? null : meanInterval(values);
  return { count: all.length, matches: values.length, mean: range && { value: meanOf(values), range } };
}
