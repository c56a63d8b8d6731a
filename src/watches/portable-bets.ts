import { z } from "zod";
import type { Match, Names } from "../api/model.ts";
import { betResults, type NewBet, type PlacedBet } from "../chats/journal.ts";
import { fromMicros, toMicros } from "../odds/price.ts";
import { highestPrice } from "../odds/typed-price.ts";

const text = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);
const names = z
  .record(z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z]{2,8})?$/), text(200))
  .refine((all) => Object.keys(all).length > 0);

/** A bet of a journal as a file has it: prices and stakes as people write them, times as ISO 8601. */
const portableBet = z.strictObject({
  at: z.iso.datetime(),
  match: z.strictObject({
    slug: text(400),
    home: names,
    away: names,
    startsAt: z.iso.datetime().optional(),
    sport: text(60).optional(),
  }),
  market: z.enum(["winner", "double_chance", "draw_no_bet", "total", "handicap", "both_score", "other"]),
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

/** A bet for a file. */
export function portableFromBet(bet: PlacedBet): PortableBet {
  const { slug, home, away, startsAt, sport } = JSON.parse(bet.body) as Match;
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
    market: market as PortableBet["market"],
    selection,
    ...(line === null ? {} : { line }),
    price: fromMicros(bet.price),
    ...(stake === null ? {} : { stake: stake / 100 }),
    ...(book === null ? {} : { book }),
    ...(result === null ? {} : { result }),
    ...(closing === null ? {} : { closing }),
  };
}

/** A bet that a file may have; null for what is none. */
export function readPortableBet(value: unknown): PortableBet | null {
  return portableBet.safeParse(value).data ?? null;
}

/** A bet of a file for a journal; `matchId` is the match's number here, where it is known. */
export function betFromPortable(bet: PortableBet, matchId: number | null): NewBet {
  const startsAt = bet.match.startsAt === undefined ? null : Date.parse(bet.match.startsAt);
  const team = (of: Names) => ({ id: null, slug: null, names: of });
  const { home, away, slug, sport = null } = bet.match;
  const teams = { home: team(home), away: team(away) };
  const match: Match = { id: null, slug, ...teams, startsAt, status: "unknown", league: null, sport };
  return {
    at: Date.parse(bet.at),
    matchId,
    body: JSON.stringify(match),
    market: bet.market,
    selection: bet.selection,
    line: bet.line ?? null,
    price: toMicros(bet.price),
    stake: bet.stake === undefined ? null : Math.round(bet.stake * 100),
    book: bet.book ?? null,
    result: bet.result ?? null,
    closedAt: bet.closing === undefined ? null : startsAt,
    closing: bet.closing ?? null,
  };
}

/** Equal bets have equal keys, however they came into a journal. */
export function keyOfBet({ at, market, selection, line, price, stake, book, body }: NewBet): string {
  const { slug } = JSON.parse(body) as Match;
  return JSON.stringify([at, slug, market, selection, line, price, stake, book]);
}

/** As many of the newest bets as fit into so many bytes of a file. */
export function fittingBets(bets: readonly PortableBet[], bytes: number): PortableBet[] {
  let left = bytes;
  const end = bets.findIndex((bet) => {
    left -= Buffer.byteLength(JSON.stringify(bet)) + 1;
    return left < 0;
  });
  return bets.slice(0, end === -1 ? bets.length : end);
}
