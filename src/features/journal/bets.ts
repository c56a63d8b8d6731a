import type { Generated } from "kysely";
import type { Match } from "../../api/model.ts";
import { addressOfPerson, formatAddress, parseAddress } from "../../chat/address.ts";
import type { Call } from "../../chat/call.ts";
import type { Side } from "../../chats/keeper.ts";
import { sidesBetween } from "../../matches/sides.ts";
import { exchangedOffer } from "../../odds/exchanged.ts";
import type { Market } from "../../odds/quote.ts";
import type { Session } from "../../storage/database.ts";
import { endStartPolls, pollBeforeStart, startPollsOf } from "../../watches/start-polls.ts";

/** How a bet can end. Half of it wins or loses where its line lies between two results. */
export const betResults = ["won", "lost", "void", "half_won", "half_lost"] as const;
export type BetResult = (typeof betResults)[number];

/** A bet somebody placed at a bookmaker and wrote down here. */
export interface Bet {
  id: number;
  /** When it was written down (ms UTC). */
  at: number;
  /** Our number for the match; null where we do not know it. */
  matchId: number | null;
  market: Market;
  selection: string;
  /** Seen from the selection's side. */
  line: number | null;
  /** Millionths. */
  price: number;
  /** Hundredths of any currency; null when none was given. */
  stake: number | null;
  book: string | null;
  result: BetResult | null;
  /** The start of the match whose closing line was read (ms UTC); null before. */
  closedAt: number | null;
  /** The fair probability at the close. */
  closing: number | null;
  /** The match as it was when the bet was written down. It stays when the match itself is forgotten. */
  match: Match;
}

export type NewBet = Omit<Bet, "id">;

declare module "../../storage/tables.ts" {
  interface Tables {
    placed_bets: {
      id: Generated<number>;
      /** The owner's address, which may belong to no known chat. */
      owner: string;
      at: number;
      match_id: number | null;
      market: Market;
      selection: string;
      line: number | null;
      price: number;
      stake: number | null;
      book: string | null;
      result: BetResult | null;
      closed_at: number | null;
      closing: number | null;
      /** When the service's result was looked at (ms UTC): it settles a bet once, and what a person says stays. */
      settled_at: Generated<number | null>;
      /** JSON of the match. */
      body: string;
      /** When it was taken out; null while it is in the journal. */
      removed_at: number | null;
    };
  }
}

/** The most bets one journal holds. */
export const mostBets = 5_000;

/** The address a private chat's journal is kept under: the person's own, on platforms that have one. */
export function ownerAt({ address, person }: Side): string {
  return addressOfPerson({ platform: parseAddress(address).platform, id: person }) ?? address;
}

/** Whose journal a call is about: the asker's, wherever they ask. Linked chats share one journal. */
export async function journalOwner(session: Session, { address, place, reader }: Call): Promise<string> {
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

const columns = [
  "id",
  "at",
  "match_id as matchId",
  "market",
  "selection",
  "line",
  "price",
  "stake",
  "book",
  "result",
  "closed_at as closedAt",
  "closing",
  "body",
] as const;

/** The bets in a journal, newest first. */
export async function betsOf(session: Session, owner: string): Promise<Bet[]> {
  const bets = session.selectFrom("placed_bets").select(columns).where("owner", "=", owner).where("removed_at", "is", null);
  return (await bets.orderBy("at", "desc").orderBy("id", "desc").execute()).map(withMatch);
}

/** One bet of a journal, even one just taken out; null when the journal never had it. */
export async function betById(
  session: Session,
  { owner, id }: { owner: string; id: number },
): Promise<(Bet & { isRemoved: boolean }) | null> {
  const query = session.selectFrom("placed_bets").select([...columns, "removed_at"]);
  const row = await query.where("owner", "=", owner).where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const { removed_at, ...bet } = row;
  return { ...withMatch(bet), isRemoved: removed_at !== null };
}

function withMatch<Row extends { body: string }>({ body, ...bet }: Row) {
  return { ...bet, match: JSON.parse(body) as Match };
}

/**
 * A bet as its match is now. It stays with its team where the sides are exchanged; where the match has other teams by now, the bet
 * is about the one that it was written down with. Null then.
 */
export function betWithin<Of extends Pick<Bet, "market" | "selection" | "line" | "match">>(bet: Of, match: Match): Of | null {
  const sides = sidesBetween(bet.match, match);
  if (sides === "others") return null;
  return sides === "exchanged" ? { ...exchangedOffer(bet), match } : { ...bet, match };
}

/** Counts the bets just taken out as well. */
export async function countBets(session: Session, owner: string): Promise<number> {
  const query = session.selectFrom("placed_bets").select(({ fn }) => fn.countAll().as("count"));
  return Number((await query.where("owner", "=", owner).executeTakeFirstOrThrow()).count);
}

/** Writes bets down and returns their ids. */
export async function addBets(session: Session, owner: string, bets: readonly NewBet[]): Promise<number[]> {
  const ids: number[] = [];
  for (const { matchId, closedAt, match, ...bet } of bets) {
    const row = { ...bet, owner, match_id: matchId, closed_at: closedAt, body: JSON.stringify(match), removed_at: null };
    const { id } = await session.insertInto("placed_bets").values(row).returning("id").executeTakeFirstOrThrow();
    ids.push(id);
  }
  await followMatches(
    session,
    bets.flatMap(({ matchId }) => matchId ?? []),
  );
  return ids;
}

interface Named {
  owner: string;
  ids: readonly number[];
}

/** Sets how bets ended; null reopens them. */
export async function settleBets(session: Session, { owner, ids }: Named, result: BetResult | null): Promise<void> {
  const bets = session.updateTable("placed_bets").set({ result }).where("owner", "=", owner);
  await bets.where("id", "in", ids).execute();
}

/** The bets of all journals that neither a person nor a result has settled. */
export async function openBets(session: Session): Promise<Bet[]> {
  const bets = session.selectFrom("placed_bets").select(columns).where("removed_at", "is", null);
  const open = bets.where("result", "is", null).where("settled_at", "is", null).where("match_id", "is not", null);
  return (await open.orderBy("id").execute()).map(withMatch);
}

/** Sets how a bet ended by the service's result, unless somebody has said it meanwhile; null where that doesn't tell. */
export async function settleOpenBet(
  session: Session,
  { id, result, now }: { id: number; result: BetResult | null; now: number },
): Promise<void> {
  const bet = session.updateTable("placed_bets").set({ result, settled_at: now }).where("id", "=", id);
  await bet.where("result", "is", null).where("settled_at", "is", null).execute();
}

/** Takes bets out of the journal, or puts them back when `at` is null. `pruneBets` deletes them for good. */
export async function removeBets(session: Session, { owner, ids }: Named, at: number | null): Promise<void> {
  const bets = session.updateTable("placed_bets").set({ removed_at: at }).where("owner", "=", owner);
  await followMatches(session, matchesIn(await bets.where("id", "in", ids).returning("match_id").execute()));
}

/** Deletes whole journals. */
export async function forgetBets(session: Session, owners: readonly string[]): Promise<void> {
  const bets = session.deleteFrom("placed_bets").where("owner", "in", owners);
  await followMatches(session, matchesIn(await bets.returning("match_id").execute()));
}

/** Gives a journal to another owner. */
export async function moveBets(session: Session, { from, to }: { from: string; to: string }): Promise<void> {
  await session.updateTable("placed_bets").set({ owner: to }).where("owner", "=", from).execute();
}

/** Deletes the bets taken out before a time. */
export async function pruneBets(session: Session, before: number): Promise<void> {
  await session.deleteFrom("placed_bets").where("removed_at", "<", before).execute();
}

/** Who asks for polls before a start. */
const by = "journal";

/** Has the matches that bets are on polled before they start, and no others, whatever became of bets in the meantime. */
export async function followBets(session: Session, now: number): Promise<void> {
  const toCome = session.selectFrom("matches").select("id").where("starts_at", ">", now);
  const bets = session.selectFrom("placed_bets").select("match_id").distinct().where("match_id", "in", toCome);
  await followMatches(session, [...matchesIn(await bets.execute()), ...(await startPollsOf(session, by))]);
}

async function followMatches(session: Session, matchIds: readonly number[]): Promise<void> {
  if (matchIds.length === 0) return;
  const bets = session.selectFrom("placed_bets").select("match_id").distinct().where("removed_at", "is", null);
  const wanted = new Set(matchesIn(await bets.where("match_id", "in", matchIds).execute()));
  await pollBeforeStart(session, { by, matchIds: [...wanted] });
  await endStartPolls(session, { by, matchIds: matchIds.filter((id) => !wanted.has(id)) });
}

function matchesIn(rows: readonly { match_id: number | null }[]): number[] {
  return [...new Set(rows.flatMap(({ match_id }) => match_id ?? []))];
}
