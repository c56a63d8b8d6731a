import { z } from "zod";
import type { Match, Names } from "../../api/model.ts";
import { fromMicros, toMicros } from "../../odds/price.ts";
import { markets } from "../../odds/quote.ts";
import { highestPrice } from "../../odds/typed-price.ts";
import type { Session } from "../../storage/database.ts";
import { type Bet, betResults, betsOf, countBets, mostBets, type NewBet } from "./bets.ts";
import { journalOf } from "./closing.ts";

const text = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);
const names = z
  .record(z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z]{2,8})?$/), text(200))
  .refine((all) => Object.keys(all).length > 0);

/** A bet in a file: prices and stakes the way people write them, times as ISO 8601. */
const portableBet = z.strictObject({
  at: z.iso.datetime(),
  match: z.strictObject({
    slug: text(400),
    home: names,
    away: names,
    startsAt: z.iso.datetime().optional(),
    sport: text(60).optional(),
  }),
  market: z.enum(markets),
  selection: text(100),
  line: z.number().min(-1_000).max(1_000).optional(),
  price: z.number().gt(1).max(highestPrice),
  stake: z.number().min(0.01).max(1e9).optional(),
  book: text(60).optional(),
  result: z.enum(betResults).optional(),
  /** The fair probability at the start. */
  closing: z.number().gt(0).lt(1).optional(),
});
export type PortableBet = Readonly<z.output<typeof portableBet>>;

/** A journal as a file has it, the newest bets first. */
export async function portableBetsOf(session: Session, owner: string): Promise<PortableBet[]> {
  return (await journalOf(session, owner)).map(portableFromBet);
}

/** The bets of a file that a journal doesn't have yet, as many as it has room for. `matchIdOf` knows our numbers of matches. */
export async function freshBets(
  session: Session,
  bets: readonly PortableBet[],
  { owner, matchIdOf }: { owner: string; matchIdOf(slug: string): number | null },
): Promise<NewBet[]> {
  const known = new Set((await betsOf(session, owner)).map(keyOfBet));
  const read = bets.map((bet) => betFromPortable(bet, matchIdOf(bet.match.slug)));
  const fresh = new Map(read.map((bet) => [keyOfBet(bet), bet]));
  for (const key of known) fresh.delete(key);
  const room = Math.max(0, mostBets - (await countBets(session, owner)));
  return [...fresh.values()].slice(0, room);
}

/** A bet in a spreadsheet, in a few words. */
export function wordsOfBet({ market, selection, line, price, stake, book }: PortableBet): string {
  const words = [market, selection, line, price, stake, book === undefined ? undefined : `at ${book}`];
  return words.filter((word) => word !== undefined).join(" ");
}

/** Reads a bet from a file; null for anything else. */
export function readPortableBet(value: unknown): PortableBet | null {
  return portableBet.safeParse(value).data ?? null;
}

export function portableFromBet(bet: Bet): PortableBet {
  const { slug, home, away, startsAt, sport } = bet.match;
  const { market, selection, line, stake, book, result, closing } = bet;
  return {
    at: new Date(bet.at).toISOString(),
    match: {
      slug,
      home: home.names,
      away: away.names,
      ...(startsAt === null ? {} : { startsAt: new Date(startsAt).toISOString() }),
      ...(sport === null ? {} : { sport }),
    },
    market,
    selection,
    ...(line === null ? {} : { line }),
    price: fromMicros(bet.price),
    ...(stake === null ? {} : { stake: stake / 100 }),
    ...(book === null ? {} : { book }),
    ...(result === null ? {} : { result }),
    ...(closing === null ? {} : { closing }),
  };
}

/** `matchId` is our number for the match; null where we don't know it. */
export function betFromPortable(bet: PortableBet, matchId: number | null): NewBet {
  const startsAt = bet.match.startsAt === undefined ? null : Date.parse(bet.match.startsAt);
  const team = (of: Names) => ({ id: null, slug: null, names: of });
  const { home, away, slug, sport = null } = bet.match;
  const teams = { home: team(home), away: team(away) };
  const match: Match = { id: null, slug, ...teams, startsAt, status: "unknown", league: null, sport };
  return {
    at: Date.parse(bet.at),
    matchId,
    market: bet.market,
    selection: bet.selection,
    line: bet.line ?? null,
    price: toMicros(bet.price),
    stake: bet.stake === undefined ? null : Math.round(bet.stake * 100),
    book: bet.book ?? null,
    result: bet.result ?? null,
    closedAt: bet.closing === undefined ? null : startsAt,
    closing: bet.closing ?? null,
    match,
  };
}

/** The same bet has the same key, whichever way it came into a journal. */
export function keyOfBet({ at, match, market, selection, line, price, stake, book }: NewBet): string {
  return JSON.stringify([at, match.slug, market, selection, line, price, stake, book]);
}
