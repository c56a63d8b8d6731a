import { addressesOf, ensureChat } from "../chats/chats.ts";
import { dayTimeOf } from "../chats/day-times.ts";
import { settingsOf } from "../chats/settings.ts";
import { type FixturesFact, fixturesFactsOf, queueFixtures, withdrawFixtures } from "../facts/fixtures.ts";
import type { KnownMatch } from "../matches/index.ts";
import { isUpcoming } from "../matches/state.ts";
import { covers, type Target, targetKinds } from "../matches/targets.ts";
import type { Session } from "../storage/database.ts";
import { muteOn, mutesOf } from "./mutes.ts";
import { targetFrom } from "./watch-rows.ts";
import { exclusionsOf } from "./wide-watches.ts";

interface Scheduling {
  address: string;
  /** The chat or topic into which it comes; null for where it came until now. */
  into: string | null;
  now: number;
}

/**
 * Lets the next list of a day's matches wait for a chat as it wants it now, in the place of what waits; none where it wants none. A
 * chat has one, whatever its topics. In a transaction.
 */
export async function scheduleFixtures(session: Session, { address, into, now }: Scheduling): Promise<void> {
  const chats = await addressesOf(session, address);
  const known = await fixturesFactsOf(session, chats);
  await withdrawFixtures(session, chats);
  const chat = into ?? known.find(({ isOver }) => !isOver)?.chat ?? address;
  const others = known.filter(({ waits }) => !waits);
  const next = await nextOf(session, { chat, others, after: "", now });
  if (!next) return;
  await ensureChat(session, { address: chat, language: null, now });
  await queueFixtures(session, { chat, ...next, known: "moves" });
}

interface Ended {
  chat: string;
  date: string;
  /** It was told, may have been, or was to be; else nobody has heard of it, and it can wait again. */
  isTold: boolean;
  now: number;
}

/** A day's list is over, so the next one waits. In a transaction. */
export async function followFixtures(session: Session, { chat, date, isTold, now }: Ended): Promise<void> {
  if (!isTold) await withdrawFixtures(session, [chat], date);
  const others = await fixturesFactsOf(session, await addressesOf(session, chat));
  if (others.some(({ waits }) => waits)) return;
  const next = await nextOf(session, { chat, others, after: date, now });
  if (next) await queueFixtures(session, { chat, ...next, known: "stays" });
}

interface Asking {
  chat: string;
  /** Lists of the chat that have a message, or are over: there is one a day. */
  others: readonly FixturesFact[];
  /** A day that is over; empty for none. */
  after: string;
  now: number;
}

/** The day of a chat's next list and when that comes; null where it wants none. */
async function nextOf(session: Session, { chat, others, after, now }: Asking): Promise<{ date: string; dueAt: number } | null> {
  const { fixturesAt, timeZone } = await settingsOf(session, chat);
  if (fixturesAt === null) return null;
  const last = others.reduce((latest, { date }) => (date > latest ? date : latest), after);
  const days = [0, 1, 2, 3].map((offset) => dayTimeOf(now, { timeZone: timeZone ?? "UTC", offset, minute: fixturesAt }));
  const next = days.find(({ at, date }) => at >= now && date > last);
  return next ? { date: next.date, dueAt: next.at } : null;
}

/** Matches that a chat follows. */
export interface Fixtures {
  /** The soonest first. */
  shown: readonly KnownMatch[];
  /** How many others there are. */
  more: number;
}

/**
 * Those of the matches, sorted by their start, that a chat or one of its topics follows by any watch: its match, a team, a league or a
 * sport. Of too many, those of the narrowest watches.
 */
export async function followedAmong(
  session: Session,
  { chat, matches, most, now }: { chat: string; matches: readonly KnownMatch[]; most: number; now: number },
): Promise<Fixtures> {
  const chats = await addressesOf(session, chat);
  const widthOf = await widthsOf(session, chats);
  const excluded = new Set((await exclusionsOf(session, chats)).map(({ matchId }) => matchId));
  const mutes = await mutesOf(session, chats);
  const isWanted = ({ id, match }: KnownMatch) => isUpcoming(match, now) && !excluded.has(id) && muteOn(mutes, id) === null;
  const followed = matches.filter((known) => isWanted(known) && Number.isFinite(widthOf(known)));
  const narrowest = followed.toSorted((a, b) => widthOf(a) - widthOf(b)).slice(0, most);
  return { shown: followed.filter((known) => narrowest.includes(known)), more: followed.length - narrowest.length };
}

/** How wide the narrowest watch of these chats is that covers a match; infinite where none does. Paused ones count for nothing. */
async function widthsOf(session: Session, chats: readonly string[]): Promise<(known: KnownMatch) => number> {
  const query = session.selectFrom("watches").select(["kind", "match_id", "body"]).where("chat", "in", chats);
  const rows = await query.where("wide_id", "is", null).where("paused_until", "is", null).where("kind", "<>", "bets").execute();
  const own = new Set(rows.flatMap(({ match_id }) => match_id ?? []));
  const targets = rows.flatMap(({ match_id, body }): Target[] => (match_id === null && body !== null ? [targetFrom(body)] : []));
  return ({ id, match }) => {
    if (own.has(id)) return 0;
    const widths = targets.filter((target) => covers(target, match)).map(({ kind }) => 1 + targetKinds.indexOf(kind));
    return Math.min(...widths, Number.POSITIVE_INFINITY);
  };
}
