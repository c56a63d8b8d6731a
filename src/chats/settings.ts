import type { CompiledQuery, Selectable } from "kysely";
import { z } from "zod";
import { formatAddress, parseAddress } from "../chat/address.ts";
import type { Session } from "../storage/database.ts";
import { engineOf } from "../storage/engine.ts";
import type { Tables } from "../storage/tables.ts";
import type { Shut } from "./access.ts";
import { ensureChat, isInChat } from "./chats.ts";

const minuteOfDay = z
  .number()
  .int()
  .min(0)
  .max(24 * 60 - 1);

export const quietHours = z.object({
  on: z.boolean(),
  /** Minutes since midnight in the chat's time zone; `to` may be on the next day. */
  from: minuteOfDay,
  to: minuteOfDay,
  /** The weekdays on which they begin; 1 is Monday, 7 Sunday. */
  days: z.array(z.number().int().min(1).max(7)).max(7),
  /** Whether alerts wait for their end or come without a sound. */
  mode: z.enum(["hold", "silent"]),
  /** How large a movement is told all the same: so many thresholds, or so many points; null for none. */
  through: z
    .union([
      z.object({ kind: z.literal("times"), times: z.number().min(1).max(20) }),
      z.object({ kind: z.literal("points"), points: z.number().min(0.1).max(50) }),
    ])
    .nullable(),
});

/** When a chat, or one watch, wants its peace. */
export type QuietHours = Readonly<z.output<typeof quietHours>>;

export const defaultQuiet: QuietHours = {
  on: false,
  from: 23 * 60,
  to: 8 * 60,
  days: [1, 2, 3, 4, 5, 6, 7],
  mode: "hold",
  through: null,
};

/** What a chat can take along to another one, as it must be; the whole of it can be left out. */
const portable = {
  /** BCP 47; null follows the reader's app. */
  language: z.string().max(35).nullable(),
  /** IANA name, such as `Europe/Riga`; null is UTC. */
  timeZone: z.string().max(64).nullable(),
  format: z.enum(["decimal", "fractional", "american", "hongkong", "percent"]),
  /** The rule of a watch that names none, in its canonical words; null is the program's default. */
  threshold: z.string().max(20).nullable(),
  /** "My books", by name; empty means all. */
  books: z.array(z.string().max(100)).max(30),
  density: z.enum(["short", "normal", "full"]),
  /** The colours of charts; null is what is usual on the platform. */
  theme: z.enum(["light", "dark"]).nullable(),
  /** In groups: whether everybody may add and remove watches. */
  membersMayWatch: z.boolean(),
  /** Whether bookmakers' bonuses are shown here. */
  bonuses: z.boolean(),
  /** Odds and movements alone: nothing that says what to bet on, neither asked for nor by itself. */
  informationOnly: z.boolean(),
  /** In groups and channels: whether somebody who manages it approves an alert before it is told. */
  approval: z.boolean(),
  quiet: quietHours,
  /** How many alerts may come within an hour before the rest is held and put together; null for any number. */
  hourly: z.number().int().min(1).max(60).nullable(),
  /** The minute of the day at which all alerts come in one message instead of at once; null for at once. */
  digestAt: minuteOfDay.nullable(),
  /** How long before the start of a watched match a reminder comes; null for none. */
  reminderMinutes: z.number().int().min(5).max(120).nullable(),
  /** In groups and channels: whether alerts go into threads (on Telegram: topics) of their own, one for each league or match. */
  threads: z.enum(["off", "league", "match"]),
};

/** The settings that a chat can take along to another one. */
export const portableSettings = z.object(portable);
export type PortableSettings = Readonly<z.output<typeof portableSettings>>;

/** What can be set for a chat. In private it is the reader's own; a group's topics share the group's. */
const schema = z.object({
  language: portable.language.catch(null),
  timeZone: portable.timeZone.catch(null),
  format: portable.format.catch("decimal"),
  threshold: portable.threshold.catch(null),
  books: portable.books.catch([]),
  density: portable.density.catch("normal"),
  theme: portable.theme.catch(null),
  membersMayWatch: portable.membersMayWatch.catch(false),
  bonuses: portable.bonuses.catch(false),
  informationOnly: portable.informationOnly.catch(false),
  approval: portable.approval.catch(false),
  quiet: portable.quiet.catch(defaultQuiet),
  hourly: portable.hourly.catch(12),
  digestAt: portable.digestAt.catch(null),
  /** Alerts are held until then (ms UTC); null when they are not. */
  snoozedUntil: z.number().int().nullable().catch(null),
  /** What was due before then (ms UTC) waits neither for a digest nor for the end of a snooze or of quiet hours; null when nobody asked for it. */
  releasedAt: z.number().int().nullable().catch(null),
  /** The chat is on a break until then (ms UTC): it is sent nothing. Null when it is not. Kept beside the others: see chats/breaks.ts. */
  breakUntil: z.number().int().nullable().catch(null),
  reminderMinutes: portable.reminderMinutes.catch(null),
  threads: portable.threads.catch("off"),
  /** The role that alerts mention, with its name as it was chosen; null for none. */
  pingedRole: z.object({ id: z.string(), name: z.string() }).nullable().catch(null),
  /** The server that the chat is a channel of; null where it is in none, or nobody has asked from there yet. */
  server: z.string().nullable().catch(null),
  /** How many matches it can watch, where an operator has said so; null for as many as every chat. */
  mostWatches: z.number().int().min(1).max(1_000).nullable().catch(null),
  /** Where alerts go in a chat with several addresses: where the person was last seen, or to all of them. */
  alertsAt: z.enum(["seen", "both"]).catch("seen"),
  /** Whether the first questions were asked, or skipped. */
  onboarded: z.boolean().catch(false),
});

export type Settings = Readonly<z.output<typeof schema>>;

/** What holds where nothing was set. */
export const defaultSettings: Settings = schema.parse({});

/** The playground's market moves all the time, so that a limit would soon leave a newcomer without alerts. */
const playgroundSettings: Settings = { ...defaultSettings, hourly: null };

/** What holds in this chat where nothing was set. */
export function defaultsOf(address: string): Settings {
  return parseAddress(address).platform === "playground" ? playgroundSettings : defaultSettings;
}

/** The settings of a chat; those of the whole group for a topic. */
export async function settingsOf(session: Session, address: string): Promise<Settings> {
  return (await settingsOfAll(session, [address])).get(address) ?? defaultsOf(address);
}

const chatsPerStatement = 500;

/** The settings of each of these chats. */
export async function settingsOfAll(session: Session, addresses: readonly string[]): Promise<Map<string, Settings>> {
  const wholes = [...new Set(addresses.map(wholeChat))];
  const known = new Map<string, Settings>();
  for (let start = 0; start < wholes.length; start += chatsPerStatement) {
    const query = session.selectFrom("chats").select(["address", "language", "settings", "break_until"]);
    const rows = await query.where("address", "in", wholes.slice(start, start + chatsPerStatement)).execute();
    for (const row of rows) known.set(row.address, settingsFrom(row));
  }
  return new Map(addresses.map((address) => [address, known.get(wholeChat(address)) ?? defaultsOf(address)]));
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

/** The settings and the state of a chat, in one question: it is asked for every call. `person` is who speaks, by their address. */
export async function speakingChatOf(session: Session, address: string, person: string | null = null): Promise<SpeakingChat> {
  const whole = wholeChat(address);
  const { rows: found } = await session.executeQuery(speakingQuery(session, { whole, person: person ?? whole, spoken: address }));
  const rows = found.filter(({ address: one }) => one !== person || wholeChat(one) === whole);
  const isBlocked = found.some(({ state }) => state === "blocked");
  // Whoever waits to be let in by themselves may speak in a group that is let in.
  const isAsked = rows.some(({ state }) => state === "asked");
  const shut = isBlocked ? "blocked" : isAsked ? "asked" : null;
  const threaded = rows.find(({ threads }) => Number(threads) > 0)?.address ?? null;
  const own = threaded === null ? whole : wholeChat(threaded);
  const row = rows.find(({ alerts }) => alerts !== null) ?? rows.find((one) => one.address === own);
  const home = threaded === null ? row && homeFrom(row, { whole, rows }) : inThread(threaded);
  const settings = row ? settingsFrom(row) : defaultsOf(whole);
  const groupLanguage = rows.find(({ seen }) => seen !== null)?.seen ?? null;
  const suspended = rows.some(({ state }) => state === "suspended");
  const breakUntil = Math.max(...found.map((one) => one.break_until ?? 0), 0) || null;
  return { settings, groupLanguage, suspended, shut, breakUntil, isNew: rows.length === 0, isKnown: true, home: home ?? null };
}

type SpeakingRow = Pick<Selectable<Tables["chats"]>, "address" | "language" | "settings" | "state" | "break_until"> & {
  seen: string | null;
  /** Whether alerts go to the address that is asked about; null where the chat has no places, or it is none of them. */
  alerts: number | null;
  /** Who the chat's person is, where it has places. */
  person: string | null;
  /** How many threads of the chat the address that is asked about is. */
  threads: number;
};

const speakingQueries = new Map<string, CompiledQuery<SpeakingRow>>();

/** Written once for each kind of database: to write it took longer than to ask it. */
function speakingQuery(
  session: Session,
  { whole, person, spoken }: { whole: string; person: string; spoken: string },
): CompiledQuery<SpeakingRow> {
  const engine = engineOf(session);
  const known = speakingQueries.get(engine) ?? newSpeakingQuery(session);
  speakingQueries.set(engine, known);
  const around = { [`${chatIn}:`]: `${whole}:`, [`${chatIn};`]: `${whole};` };
  const values: Readonly<Record<string, string>> = { [chatIn]: whole, ...around, [spokenIn]: spoken };
  return { ...known, parameters: known.parameters.map((name) => values[String(name)] ?? person) };
}

/** Stand for the chat, the person and the address itself until the query is asked. */
const [chatIn, personIn, spokenIn] = ["chat", "person", "spoken"] as const;

function newSpeakingQuery(session: Session): CompiledQuery<SpeakingRow> {
  return session
    .selectFrom("chats")
    .select(["address", "language", "seen_language as seen", "settings", "state", "break_until"])
    .select(({ selectFrom }) => [
      selectFrom("places as p")
        .select("p.alerts")
        .where("p.address", "=", chatIn)
        .whereRef("p.chat", "=", "chats.address")
        .as("alerts"),
      selectFrom("places as h").select("h.person").whereRef("h.address", "=", "chats.address").as("person"),
      selectFrom("threads as t")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("t.address", "=", spokenIn)
        .whereRef("t.chat", "=", "chats.address")
        .as("threads"),
    ])
    .where(({ or, eb, selectFrom }) =>
      or([
        isInChat(session, chatIn),
        eb("address", "in", selectFrom("places as p").select("p.chat").where("p.address", "=", chatIn)),
        eb("address", "in", selectFrom("threads as t").select("t.chat").where("t.address", "=", spokenIn)),
        eb("address", "=", personIn),
      ]),
    )
    .orderBy("address")
    .compile();
}

function homeFrom(
  { address: chat, person, alerts }: { address: string; person: string | null; alerts: number | null },
  { whole, rows }: { whole: string; rows: readonly { address: string; state: string }[] },
): Home | null {
  if (alerts === null || person === null) return null;
  const hasStray = rows.some(({ address, state }) => address !== chat && address === whole && state !== "blocked");
  return { chat, person, isElsewhere: alerts === 0, hasStray };
}

/** A thread of alerts is no chat of its own. */
function inThread(chat: string): Home {
  return { chat, person: null, isElsewhere: false, hasStray: false };
}

/** Changes some settings of a chat and leaves the others; resolves to all of them. `reads` is the language in which that was asked for. */
export async function changeSettings(
  session: Session,
  {
    address,
    change,
    reads = null,
    now,
  }: { address: string; change: Partial<Omit<Settings, "breakUntil">>; reads?: string | null; now: number },
): Promise<Settings> {
  if (!session.isTransaction)
    return session.transaction().execute((transaction) => changeSettings(transaction, { address, change, reads, now }));
  const whole = wholeChat(address);
  await ensureChat(session, { address: whole, language: reads, now });
  const { language, ...rest } = { ...(await settingsOf(session, whole)), ...change };
  await session
    .updateTable("chats")
    .set({ language, settings: JSON.stringify({ ...rest, breakUntil: undefined }) })
    .where("address", "=", whole)
    .execute();
  return { ...rest, language };
}

/** The chat that an address is in, without its topic. */
export function wholeChat(address: string): string {
  return formatAddress({ ...parseAddress(address), thread: null });
}

/** Quiet hours as a table holds them; null for what is none. */
export function readQuiet(text: string | null): QuietHours | null {
  if (text === null) return null;
  try {
    return quietHours.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function settingsFrom(row: Pick<SpeakingRow, "address" | "language" | "settings" | "break_until">): Settings {
  return { ...readSettings(row.settings, row.address), language: row.language, breakUntil: row.break_until };
}

function readSettings(text: string, address: string): Settings {
  const defaults = defaultsOf(address);
  try {
    return schema.parse({ ...defaults, ...JSON.parse(text) });
  } catch {
    // What is stored was written by another version: what can be read counts, the rest is as if never set.
    return defaults;
  }
}
