import type { Selectable } from "kysely";
import { addressOfPerson, formatAddress, parseAddress } from "../chat/address.ts";
import type { Call } from "../chat/call.ts";
import type { Session } from "../storage/database.ts";
import type { Tables } from "../storage/tables.ts";

/** How a bet can end. Half of one wins or loses where its line is between two results. */
export const betResults = ["won", "lost", "void", "half_won", "half_lost"] as const;
export type BetResult = (typeof betResults)[number];

/** A bet that somebody has placed at a bookmaker and wrote down here. */
export interface PlacedBet {
  id: number;
  /** When it was written down (ms UTC). */
  at: number;
  matchId: number | null;
  /** JSON of the match as it was then. */
  body: string;
  market: string;
  selection: string;
  /** From the selection's side. */
  line: number | null;
  /** Millionths. */
  price: number;
  /** Hundredths; null where it was not said. */
  stake: number | null;
  book: string | null;
  result: BetResult | null;
  /** The start of the match whose closing line was looked at (ms UTC). */
  closedAt: number | null;
  /** The fair probability by the closing line. */
  closing: number | null;
}

export type NewBet = Omit<PlacedBet, "id">;

/** More are no journal of one person. */
export const mostBets = 5_000;

/** Whose journal a private chat and the person there have. */
function ownerAt({ address, person }: { address: string; person: string }): string {
  return addressOfPerson({ platform: parseAddress(address).platform, id: person }) ?? address;
}

/** Whose journal a call is about: the asker's, wherever it was asked; of several places that share a chat it is one. */
export async function journalOwner(session: Session, { address, place, reader }: Call): Promise<string> {
  // The chat's own address stands there already, whichever place it was asked at.
  if (place === "private") return ownerAt({ address, person: reader.id });
  const { platform } = parseAddress(address);
  const home = await session
    .selectFrom("places as p")
    .innerJoin("places as home", "home.address", "p.chat")
    .select(["home.address", "home.person"])
    .where("p.platform", "=", platform)
    .where("p.person", "=", reader.id)
    .executeTakeFirst();
  return ownerAt(home ?? { address: formatAddress({ platform, chat: reader.id, thread: null }), person: reader.id });
}

/** Writes bets down; resolves to their ids. */
export async function addBets(session: Session, owner: string, bets: readonly NewBet[]): Promise<number[]> {
  const ids: number[] = [];
  for (const bet of bets) {
    const { id } = await session
      .insertInto("placed_bets")
      .values({ owner, ...rowFrom(bet) })
      .returning("id")
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  return ids;
}

/** The bets of a journal, the newest first. */
export async function betsOf(session: Session, owner: string): Promise<PlacedBet[]> {
  const query = session.selectFrom("placed_bets").selectAll().where("owner", "=", owner).where("removed_at", "is", null);
  return (await query.orderBy("at", "desc").orderBy("id", "desc").execute()).map(betFrom);
}

export async function countBets(session: Session, owner: string): Promise<number> {
  const query = session.selectFrom("placed_bets").select(({ fn }) => fn.countAll().as("count"));
  return Number((await query.where("owner", "=", owner).executeTakeFirstOrThrow()).count);
}

/** One bet of a journal, also one that was taken out a moment ago; null when it is no bet of this journal. */
export async function betById(
  session: Session,
  { owner, id }: { owner: string; id: number },
): Promise<(PlacedBet & { isRemoved: boolean }) | null> {
  const query = session.selectFrom("placed_bets").selectAll().where("owner", "=", owner).where("id", "=", id);
  const row = await query.executeTakeFirst();
  return row ? { ...betFrom(row), isRemoved: row.removed_at !== null } : null;
}

interface BetNamed {
  owner: string;
  id: number;
}

/** Says how a bet ended, or with null that it has not. */
export async function settleBet(session: Session, { owner, id, result }: BetNamed & { result: BetResult | null }): Promise<void> {
  await session.updateTable("placed_bets").set({ result }).where("owner", "=", owner).where("id", "=", id).execute();
}

/** Takes bets out; `pruneBets` deletes them. With `at` null they are there again. */
export async function removeBets(
  session: Session,
  { owner, ids, at }: { owner: string; ids: readonly number[]; at: number | null },
): Promise<void> {
  if (ids.length === 0) return;
  const bets = session.updateTable("placed_bets").set({ removed_at: at }).where("owner", "=", owner);
  await bets.where("id", "in", ids).execute();
}

/** Deletes what was taken out before a time. */
export async function pruneBets(session: Session, before: number): Promise<void> {
  await session.deleteFrom("placed_bets").where("removed_at", "<", before).execute();
}

/** Two places share a chat from now on: one journal, kept under the address of the chat's own person. */
export async function joinJournals(session: Session, { from, to }: { from: Side; to: Side }): Promise<void> {
  const bets = session.updateTable("placed_bets").set({ owner: ownerAt(to) });
  await bets.where("owner", "=", ownerAt(from)).execute();
}

/** A place is a chat of its own again, with a copy of the journal. */
export async function copyJournal(session: Session, { from, to }: { from: Side; to: Side }): Promise<void> {
  await addBets(session, ownerAt(to), (await betsOf(session, ownerAt(from))).toReversed());
}

interface Side {
  address: string;
  person: string;
}

export async function forgetJournals(session: Session, owners: readonly string[]): Promise<void> {
  if (owners.length > 0) await session.deleteFrom("placed_bets").where("owner", "in", owners).execute();
}

/** Everybody who has a journal. */
export async function journalOwners(session: Session): Promise<string[]> {
  const rows = await session.selectFrom("placed_bets").select("owner").distinct().execute();
  return rows.map(({ owner }) => owner);
}

function betFrom(row: Selectable<Tables["placed_bets"]>): PlacedBet {
  return {
    id: row.id,
    at: row.at,
    matchId: row.match_id,
    body: row.body,
    market: row.market,
    selection: row.selection,
    line: row.line,
    price: row.price,
    stake: row.stake,
    book: row.book,
    result: betResults.find((result) => result === row.result) ?? null,
    closedAt: row.closed_at,
    closing: row.closing,
  };
}

function rowFrom(bet: NewBet) {
  const { at, body, market, selection, line, price, stake, book, result, closing } = bet;
  const match = { match_id: bet.matchId, closed_at: bet.closedAt };
  return { at, body, market, selection, line, price, stake, book, result, closing, ...match, removed_at: null };
}
