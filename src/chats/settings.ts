import type { Selectable } from "kysely";
import { z } from "zod";
import { formatAddress, parseAddress } from "../chat/address.ts";
import type { Database, Session } from "../storage/database.ts";
import { engineOf } from "../storage/engine.ts";
import type { Tables } from "../storage/tables.ts";
import { ensureChat } from "./chats.ts";
import { footerFrom, longestFooter } from "./footer.ts";

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
  /** The book whose fair odds value bets go by, where we find them ourselves; null for those of all others. */
  sharp: z.string().max(100).nullable(),
  density: z.enum(["short", "normal", "full"]),
  /** The colours of charts; null is what is usual on the platform. */
  theme: z.enum(["light", "dark"]).nullable(),
  /** Whether tables are the platform's own, where it has such: old apps do not show those. */
  nativeTables: z.boolean(),
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
  /** The minute of the day at which the day's matches of all that is watched come in one message; null for none. */
  fixturesAt: minuteOfDay.nullable(),
  /** A line of the chat's own at the end of what it is told; null for none. */
  footer: z.string().max(1_000).transform(footerFrom).pipe(z.string().min(1).max(longestFooter)).nullable(),
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
  sharp: portable.sharp.catch(null),
  density: portable.density.catch("normal"),
  theme: portable.theme.catch(null),
  nativeTables: portable.nativeTables.catch(false),
  membersMayWatch: portable.membersMayWatch.catch(false),
  bonuses: portable.bonuses.catch(false),
  informationOnly: portable.informationOnly.catch(false),
  approval: portable.approval.catch(false),
  quiet: portable.quiet.catch(defaultQuiet),
  hourly: portable.hourly.catch(12),
  digestAt: portable.digestAt.catch(null),
  fixturesAt: portable.fixturesAt.catch(null),
  footer: portable.footer.catch(null),
  /** Alerts are held until then (ms UTC); null when they are not. */
  /** What was due before then (ms UTC) waits neither for a digest nor for the end of a mute or of quiet hours; null when nobody asked for it. */
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

/** Lets others who change the chat wait until the transaction is over; false where nothing is kept about it. */
async function holdChat(session: Session, address: string): Promise<boolean> {
  const own = session.selectFrom("chats").select("address").where("address", "=", wholeChat(address));
  const row = await own.$if(engineOf(session) === "postgres", (query) => query.forNoKeyUpdate()).executeTakeFirst();
  return row !== undefined;
}

/** The same for what nobody asked for: a chat about which nothing is kept, or that is being forgotten meanwhile, does not come to be by it. */
export async function changeKnownSettings(
  database: Database,
  changing: { address: string; change: Partial<Omit<Settings, "breakUntil">>; now: number },
): Promise<void> {
  await database.transaction().execute(async (session) => {
    if (await holdChat(session, changing.address)) await changeSettings(session, changing);
  });
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
  // Who changes another one meanwhile waits, since all are written at once.
  await holdChat(session, whole);
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

/** The settings in a row of a chat. */
export function settingsFrom(
  row: Pick<Selectable<Tables["chats"]>, "address" | "language" | "settings" | "break_until">,
): Settings {
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
