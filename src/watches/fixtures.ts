import { addressesOf, addressesOfAll } from "../chats/addresses.ts";
import { ensureChat } from "../chats/chats.ts";
import { dayTimeOf } from "../chats/day-times.ts";
import { defaultSettings, type Settings, settingsOf, settingsOfAll, wholeChat } from "../chats/settings.ts";
import { type FixturesFact, fixturesFactsOf, queueFixtures, withdrawFixtures } from "../facts/fixtures.ts";
import type { KnownMatch } from "../matches/index.ts";
import { isUpcoming } from "../matches/state.ts";
import { covers, type Target, targetKinds } from "../matches/targets.ts";
import type { Session } from "../storage/database.ts";
import { mutesOf } from "./mutes.ts";
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
  const next = nextOf(await settingsOf(session, chat), { others, after: "", now });
  if (!next) return;
  await ensureChat(session, { address: chat, language: null, now });
  await queueFixtures(session, [{ chat, ...next }], "moves");
}

interface Ended {
  chat: string;
  date: string;
  /** It was told, may have been, or was to be; else nobody has heard of it, and it can wait again. */
  isTold: boolean;
}

/** Days' lists are over, so the next ones wait: one for a chat, whatever its topics. In a transaction. */
export async function followFixtures(session: Session, ended: readonly Ended[], now: number): Promise<void> {
  const unheard = new Map<string, string[]>();
  for (const { chat, date, isTold } of ended) if (!isTold) unheard.set(date, [...(unheard.get(date) ?? []), chat]);
  for (const [date, chats] of unheard) await withdrawFixtures(session, chats, date);
  const chats = ended.map(({ chat }) => chat);
  const addresses = await addressesOfAll(session, chats);
  const known = await fixturesFactsOf(session, [...new Set([...addresses.values()].flat())]);
  const settings = await settingsOfAll(session, chats);
  const next = new Map<string, { chat: string; date: string; dueAt: number }>();
  for (const { chat, date } of ended) {
    const others = known.filter((one) => addresses.get(chat)?.includes(one.chat));
    if (others.some(({ waits }) => waits)) continue;
    const day = nextOf(settings.get(chat) ?? defaultSettings, { others, after: date, now });
    const waiting = next.get(wholeChat(chat));
    if (day && (!waiting || day.date > waiting.date)) next.set(wholeChat(chat), { chat, ...day });
  }
  await queueFixtures(session, [...next.values()], "stays");
}

interface Asking {
  /** Lists of the chat that have a message, or are over: there is one a day. */
  others: readonly FixturesFact[];
  /** A day that is over; empty for none. */
  after: string;
  now: number;
}

/** The day of a chat's next list and when that comes; null where it wants none. */
function nextOf(
  { fixturesAt, timeZone }: Pick<Settings, "fixturesAt" | "timeZone">,
  { others, after, now }: Asking,
): { date: string; dueAt: number } | null {
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

/** What a chat may follow: matches, sorted by their start, of which at most so many are shown. */
interface Offered {
  matches: readonly KnownMatch[];
  most: number;
  now: number;
}

/**
 * Those of the matches that a chat, one of these, or one of its topics follows by any watch: its match, a team, a league or a sport.
 * Of too many, those of the narrowest watches.
 */
export async function followedBy(
  session: Session,
  chats: readonly string[],
): Promise<(chat: string, offered: Offered) => Fixtures> {
  const addresses = await addressesOfAll(session, chats);
  const all = [...new Set([...addresses.values()].flat())];
  const watches = groupedByChat(await watchesIn(session, all));
  const excluded = groupedByChat(await exclusionsOf(session, all));
  const mutes = groupedByChat(await mutesOf(session, all));
  return (chat, { matches, most, now }) => {
    const its = addresses.get(chat) ?? [];
    const of = <Row>(rows: ReadonlyMap<string, Row[]>) => its.flatMap((address) => rows.get(address) ?? []);
    const widthOf = widthsBy(of(watches));
    const leftOut = new Set(of(excluded).map(({ matchId }) => matchId));
    // What is muted altogether waits as it is; a match that is muted by itself is of no interest.
    const muted = new Set(of(mutes).map(({ matchId }) => matchId));
    const isWanted = ({ id, match }: KnownMatch) => isUpcoming(match, now) && !leftOut.has(id) && !muted.has(id);
    const followed = matches.filter((known) => isWanted(known) && Number.isFinite(widthOf(known)));
    const narrowest = followed.toSorted((a, b) => widthOf(a) - widthOf(b)).slice(0, most);
    return { shown: followed.filter((known) => narrowest.includes(known)), more: followed.length - narrowest.length };
  };
}

function groupedByChat<Row extends { chat: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const grouped = new Map<string, Row[]>();
  for (const row of rows) {
    const its = grouped.get(row.chat);
    if (its) its.push(row);
    else grouped.set(row.chat, [row]);
  }
  return grouped;
}

interface WatchRow {
  chat: string;
  match_id: number | null;
  body: string | null;
}

/** The watches of these chats that cover matches. Paused ones count for nothing. */
async function watchesIn(session: Session, chats: readonly string[]): Promise<WatchRow[]> {
  if (chats.length === 0) return [];
  const query = session.selectFrom("watches").select(["chat", "match_id", "body"]).where("chat", "in", chats);
  return query.where("wide_id", "is", null).where("paused_until", "is", null).where("kind", "<>", "bets").execute();
}

/** How wide the narrowest of these watches is that covers a match; infinite where none does. */
function widthsBy(rows: readonly WatchRow[]): (known: KnownMatch) => number {
  const own = new Set(rows.flatMap(({ match_id }) => match_id ?? []));
  const targets = rows.flatMap(({ match_id, body }): Target[] => (match_id === null && body !== null ? [targetFrom(body)] : []));
  return ({ id, match }) => {
    if (own.has(id)) return 0;
    const widths = targets.filter((target) => covers(target, match)).map(({ kind }) => 1 + targetKinds.indexOf(kind));
    return Math.min(...widths, Number.POSITIVE_INFINITY);
  };
}
