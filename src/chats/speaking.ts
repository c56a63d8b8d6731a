import { type Selectable, sql } from "kysely";
import type { Session } from "../storage/database.ts";
import { createKeptQuery } from "../storage/kept-query.ts";
import type { Tables } from "../storage/tables.ts";
import type { Shut } from "./access.ts";
import { isBetween, topicsOf } from "./addresses.ts";
import { defaultsOf, type Settings, settingsFrom, wholeChat } from "./settings.ts";
import { everybody, type Shown, shownFrom } from "./shown.ts";
import type { ActiveSteered } from "./steered.ts";

/** Who speaks where. */
export interface Speaker {
  address: string;
  /** The person, by their address; null for nobody in particular. */
  person: string | null;
}

/** What holds in a chat from which somebody speaks. */
export interface SpeakingChat {
  settings: Settings;
  /** What a group is spoken to in while none is chosen: what whoever set it up reads; null while nobody has. */
  groupLanguage: string | null;
  /** It is kept as a chat that cannot be reached, which somebody who speaks disproves. */
  suspended: boolean;
  /** Why whoever speaks there is turned away: the chat has not been let in, or it or the person is blocked; null where they are not. */
  shut: Shut | null;
  /** Until when (ms UTC) nothing is to be said there: the chat is on a break, or who speaks is. Null where neither ever was. */
  breakUntil: number | null;
  /** Nothing was ever kept about it nor about any of its topics, so it watches nothing. */
  isNew: boolean;
  /** False where nothing could be read, now or before: the rest is then what holds anywhere, and says nothing about the chat. */
  isKnown: boolean;
  /** For a chat with several addresses, and for a thread of alerts: where everything is kept. Null for all others. */
  home: Home | null;
  /** The chat that is managed from there, or was when it was last used; null where none is. */
  steered: ActiveSteered | null;
  /** What was shown there last to who speaks and to everybody, the latest first, however long ago. */
  shown: readonly Shown[];
}

/** The chat that an address belongs to with others. */
export interface Home {
  chat: string;
  /** Who speaks there, as the platform of `chat` knows them; null in a thread of the chat, where they are who they are. */
  person: string | null;
  /** The person was last seen at another of its addresses, or this one could not be reached. */
  isElsewhere: boolean;
  /** Something was kept under the address itself after it was joined: it belongs to the chat as well. */
  hasStray: boolean;
}

/** What holds in a chat for who speaks there. */
export async function speakingChatOf(session: Session, address: string, person: string | null = null): Promise<SpeakingChat> {
  const speaker = { address, person };
  return (await speakingChatsOf(session, [speaker]))(speaker);
}

/** The same for several who speak, in one question: it is asked for every call. */
export async function speakingChatsOf(
  session: Session,
  speakers: readonly Speaker[],
): Promise<(speaker: Speaker) => SpeakingChat> {
  const wholes = speakers.map(({ address }) => wholeChat(address));
  const topics = wholes.map(topicsOf);
  const query = speakingQuery(session, {
    wholes,
    persons: [...speakers.map(({ person }, index) => person ?? wholes[index] ?? ""), everybody],
    addresses: speakers.map(({ address }) => address),
    topicsFrom: topics.map(({ from }) => from),
    topicsBefore: topics.map(({ before }) => before),
  });
  const { rows } = await session.executeQuery(query);
  const found = groupsOf(rows);
  return (speaker) => speakingChatFrom(found, speaker);
}

/** Why a row was found. */
interface Found<Kind extends string> {
  kind: Kind;
  /** The address that was asked about: a place, a thread, or a private chat from which another is managed. */
  at: string;
}

type ChatColumns = Pick<Selectable<Tables["chats"]>, "address" | "language" | "settings" | "state" | "break_until"> & {
  seen: string | null;
};

/** A chat, one of its topics, or the person by whom something is kept. */
type ChatRow = Found<"chat"> & ChatColumns;
/** The chat of an address that has several; who the person is there, and whether alerts go to the address. */
type PlaceRow = Found<"place"> & ChatColumns & { person: string | null; alerts: number };
/** The chat of which an address is a thread. */
type ThreadRow = Found<"thread"> & ChatColumns;
type SteeredRow = Found<"steered"> & Pick<Selectable<Tables["steered"]>, "title" | "number" | "used_at"> & { address: string };
type ShownRow = Found<"shown"> & { person: string; title: string; used_at: number };
type SpeakingRow = ChatRow | PlaceRow | ThreadRow | SteeredRow | ShownRow;

/** What was found, by the addresses that it is about; chats with their topics. */
interface Groups {
  chat: Map<string, ChatRow[]>;
  place: Map<string, PlaceRow>;
  thread: Map<string, ThreadRow>;
  steered: Map<string, SteeredRow>;
  shown: Map<string, ShownRow>;
}

type Asked = "wholes" | "persons" | "addresses" | "topicsFrom" | "topicsBefore";

const speakingQuery = createKeptQuery<Asked, SpeakingRow>((session, asked) => {
  const chat = sql`c.address, language, seen_language as seen, settings, state, break_until`;
  const noChat = sql`null, null, null, null, cast(null as bigint)`;
  const noPlace = sql`null as person, cast(null as integer) as alerts`;
  const noneSteered = sql`null as title, cast(null as integer) as number, cast(null as bigint) as used_at`;
  const topics = asked.topicsFrom.map((from, index) => isBetween(session, { from, before: asked.topicsBefore[index] ?? "" }));
  return sql<SpeakingRow>`
    select 'chat' as kind, c.address as at, ${chat}, ${noPlace}, ${noneSteered}
      from chats c where address in (${sql.join([...asked.wholes, ...asked.persons])}) or ${sql.join(topics, sql` or `)}
    union all
    select 'place', p.address, ${chat}, h.person, p.alerts, ${noneSteered}
      from places p join chats c on c.address = p.chat left join places h on h.address = c.address
      where p.address in (${sql.join(asked.wholes)})
    union all
    select 'thread', t.address, ${chat}, ${noPlace}, ${noneSteered}
      from threads t join chats c on c.address = coalesce(t.opened_for, t.chat) where t.address in (${sql.join(asked.addresses)})
    union all
    select 'steered', s.by, s.chat, ${noChat}, ${noPlace}, s.title, s.number, s.used_at
      from steered s where s.by in (${sql.join(asked.wholes)}) and s.active = 1
    union all
    select 'shown', w.chat, w.chat, ${noChat}, w.person, cast(null as integer), w.body, cast(null as integer), w.until
      from shown w where w.chat in (${sql.join(asked.addresses)}) and w.person in (${sql.join(asked.persons)})`.compile(session);
});

function groupsOf(rows: readonly SpeakingRow[]): Groups {
  const groups: Groups = { chat: new Map(), place: new Map(), thread: new Map(), steered: new Map(), shown: new Map() };
  for (const row of rows) {
    if (row.kind === "place") groups.place.set(row.at, row);
    else if (row.kind === "thread") groups.thread.set(row.at, row);
    else if (row.kind === "steered") groups.steered.set(row.at, row);
    else if (row.kind === "shown") groups.shown.set(shownKey(row.at, row.person), row);
    else groups.chat.set(wholeChat(row.at), [...(groups.chat.get(wholeChat(row.at)) ?? []), row]);
  }
  return groups;
}

function speakingChatFrom(groups: Groups, { address, person }: Speaker): SpeakingChat {
  const whole = wholeChat(address);
  const [place, thread, steered] = [groups.place.get(whole), groups.thread.get(address), groups.steered.get(whole)];
  const own = (groups.chat.get(whole) ?? []).toSorted(byAddress);
  const chats = [...own, ...(place ? [place] : []), ...(thread ? [thread] : [])];
  const theirs = groups.chat.get(person ?? whole)?.find(({ at }) => at === person);
  const keptAt = thread ? wholeChat(thread.address) : whole;
  const row = place ?? chats.find((one) => one.address === keptAt);
  const shown = [person ?? whole, everybody].flatMap((one) => groups.shown.get(shownKey(address, one)) ?? []);
  return {
    settings: row ? settingsFrom(row) : defaultsOf(whole),
    groupLanguage: chats.find(({ seen }) => seen !== null)?.seen ?? null,
    suspended: chats.some(({ state }) => state === "suspended"),
    shut: shutIn(chats, theirs),
    breakUntil: Math.max(...chats.map((one) => one.break_until ?? 0), theirs?.break_until ?? 0) || null,
    isNew: chats.length === 0,
    isKnown: true,
    home: thread ? homeInThread(thread) : place ? homeFrom(place, { whole, own }) : null,
    steered: steeredFrom(steered),
    shown: shown
      .toSorted((a, b) => b.used_at - a.used_at)
      .map(({ title, used_at }) => shownFrom({ body: title, until: used_at })),
  };
}

function steeredFrom(row: SteeredRow | undefined): ActiveSteered | null {
  return row ? { chat: row.address, title: row.title, number: row.number, usedAt: row.used_at } : null;
}

function shownKey(address: string, person: string): string {
  return `${address} ${person}`;
}

/** Whoever waits to be let in by themselves may speak in a group that is let in. */
function shutIn(chats: readonly ChatColumns[], person: ChatColumns | undefined): Shut | null {
  if (person?.state === "blocked" || chats.some(({ state }) => state === "blocked")) return "blocked";
  return chats.some(({ state }) => state === "asked") ? "asked" : null;
}

/** The whole chat before its topics. */
function byAddress(a: ChatColumns, b: ChatColumns): number {
  return a.address < b.address ? -1 : 1;
}

/** Null where the chat is kept at an address that is none of its places, which says nothing of a person. */
function homeFrom(
  { address: chat, person, alerts }: PlaceRow,
  { whole, own }: { whole: string; own: readonly ChatColumns[] },
): Home | null {
  if (person === null) return null;
  const hasStray = own.some(({ address, state }) => address !== chat && address === whole && state !== "blocked");
  return { chat, person, isElsewhere: alerts === 0, hasStray };
}

/** A thread of alerts is no chat of its own. */
function homeInThread({ address }: ThreadRow): Home {
  return { chat: address, person: null, isElsewhere: false, hasStray: false };
}
