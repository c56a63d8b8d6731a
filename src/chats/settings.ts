import { z } from "zod";
import { formatAddress, parseAddress } from "../chat/address.ts";
import type { Session } from "../storage/database.ts";
import { ensureChat, isInChat } from "./chats.ts";

const minuteOfDay = z
  .number()
  .int()
  .min(0)
  .max(24 * 60 - 1);

const quietHours = z.object({
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

/** What can be set for a chat. In private it is the reader's own; a group's topics share the group's. */
const schema = z.object({
  /** BCP 47; null follows the reader's app. */
  language: z.string().max(35).nullable().catch(null),
  /** IANA name, such as `Europe/Riga`; null is UTC. */
  timeZone: z.string().max(64).nullable().catch(null),
  format: z.enum(["decimal", "fractional", "american", "hongkong", "percent"]).catch("decimal"),
  /** The rule of a watch that names none, in its canonical words; null is the program's default. */
  threshold: z.string().max(20).nullable().catch(null),
  /** "My books", by name; empty means all. */
  books: z.array(z.string().max(100)).max(30).catch([]),
  density: z.enum(["short", "normal", "full"]).catch("normal"),
  /** In groups: whether everybody may add and remove watches. */
  membersMayWatch: z.boolean().catch(false),
  /** Whether bookmakers' bonuses are shown here. */
  bonuses: z.boolean().catch(false),
  quiet: quietHours.catch(defaultQuiet),
  /** How many alerts may come within an hour before the rest is held and put together; null for any number. */
  hourly: z.number().int().min(1).max(60).nullable().catch(12),
  /** The minute of the day at which all alerts come in one message instead of at once; null for at once. */
  digestAt: minuteOfDay.nullable().catch(null),
  /** Alerts are held until then (ms UTC); null when they are not. */
  snoozedUntil: z.number().int().nullable().catch(null),
  /** What was due before then (ms UTC) waits neither for a digest nor for the end of a snooze or of quiet hours; null when nobody asked for it. */
  releasedAt: z.number().int().nullable().catch(null),
  /** How long before the start of a watched match a reminder comes; null for none. */
  reminderMinutes: z.number().int().min(5).max(120).nullable().catch(null),
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
    const query = session.selectFrom("chats").select(["address", "language", "settings"]);
    const rows = await query.where("address", "in", wholes.slice(start, start + chatsPerStatement)).execute();
    for (const { address, language, settings } of rows) known.set(address, { ...readSettings(settings, address), language });
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
  /** Nothing was ever kept about it nor about any of its topics, so it watches nothing. */
  isNew: boolean;
}

/** The settings and the state of a chat, in one question: it is asked for every call. */
export async function speakingChatOf(session: Session, address: string): Promise<SpeakingChat> {
  const whole = wholeChat(address);
  const query = session.selectFrom("chats").select(["address", "language", "seen_language as seen", "settings", "state"]);
  const rows = await query.where(isInChat(session, whole)).orderBy("address").execute();
  const row = rows.find((one) => one.address === whole);
  const settings = row ? { ...readSettings(row.settings, whole), language: row.language } : defaultsOf(whole);
  const groupLanguage = rows.find(({ seen }) => seen !== null)?.seen ?? null;
  return { settings, groupLanguage, suspended: rows.some(({ state }) => state === "suspended"), isNew: rows.length === 0 };
}

/** Changes some settings of a chat and leaves the others; resolves to all of them. `reads` is the language in which that was asked for. */
export async function changeSettings(
  session: Session,
  { address, change, reads = null, now }: { address: string; change: Partial<Settings>; reads?: string | null; now: number },
): Promise<Settings> {
  if (!session.isTransaction)
    return session.transaction().execute((transaction) => changeSettings(transaction, { address, change, reads, now }));
  const whole = wholeChat(address);
  await ensureChat(session, { address: whole, language: reads, now });
  const { language, ...rest } = { ...(await settingsOf(session, whole)), ...change };
  await session
    .updateTable("chats")
    .set({ language, settings: JSON.stringify(rest) })
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

function readSettings(text: string, address: string): Settings {
  const defaults = defaultsOf(address);
  try {
    return schema.parse({ ...defaults, ...JSON.parse(text) });
  } catch {
    // What is stored was written by another version: what can be read counts, the rest is as if never set.
    return defaults;
  }
}
