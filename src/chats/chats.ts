import { type Selectable, type SqlBool, sql } from "kysely";
import { z } from "zod";
import { formatAddress, type PlatformName, parseAddress, platformNames } from "../chat/address.ts";
import type { Session } from "../storage/database.ts";
import type { Tables } from "../storage/tables.ts";
import { forgetTargets } from "./acts.ts";
import { addressesOf } from "./addresses.ts";
import { leaveBreaks, longestBreak } from "./breaks.ts";
import { forgetKept, type Keeper } from "./keeper.ts";
import { moveSteered } from "./steered.ts";

/** A place where messages go, and what is set there. Topics of one Telegram group are chats of their own. */
export interface Chat {
  address: string;
  /** Chosen language; null follows the reader. */
  language: string | null;
  /** The language last seen in use here. */
  seenLanguage: string | null;
  state: Tables["chats"]["state"];
  /** Why it is suspended, in the platform's words. */
  stateReason: string | null;
  stateSince: number;
  /** Why we cannot write there now, although it is active; null where we can. */
  barred: Barred | null;
  createdAt: number;
}

/** A chat that does not let us write. */
export interface Barred {
  since: number;
  /** In the platform's words. */
  reason: string;
  /** What the chat is called; null where nobody said. */
  title: string | null;
}

const longAwayMs = 24 * 60 * 60_000;

/** What alerts are written in when neither the chat nor a reader has said. */
const fallbackLanguage = "en";

/** What a chat's own language is: the chosen one, else the one last seen in use. */
export function languageOf({ language, seenLanguage }: Pick<Chat, "language" | "seenLanguage">): string {
  return language ?? seenLanguage ?? fallbackLanguage;
}

/** The chat of an address; null when nothing was ever kept about it. */
export async function chatOf(session: Session, address: string): Promise<Chat | null> {
  const row = await session.selectFrom("chats").selectAll().where("address", "=", address).executeTakeFirst();
  return row ? chatFrom(row) : null;
}

interface Presence {
  address: string;
  /** The reader's language, where the platform tells it. */
  language: string | null;
  now: number;
}

/** The chat of an address from which somebody has just called: made if new, back if it was suspended. */
export async function ensureChat(session: Session, { address, language, now }: Presence): Promise<Chat> {
  const known = await chatOf(session, address);
  if (known?.state === "suspended") await restoreChat(session, { address, now });
  else if (known && (language === null || known.seenLanguage === language)) return known;
  const fresh = { address, seen_language: language, state: "active" as const, state_since: now, created_at: now };
  const row = await session
    .insertInto("chats")
    .values(fresh)
    .onConflict((conflict) =>
      conflict.column("address").doUpdateSet(({ fn, ref }) => ({
        seen_language: fn.coalesce(ref("excluded.seen_language"), ref("chats.seen_language")),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return chatFrom(row);
}

/**
 * Sends nothing to a chat any more, because the platform said that it cannot be reached; all of its topics are meant. What
 * was set there is kept. Says which addresses were active until now.
 */
export async function suspendChat(
  session: Session,
  { address, reason, now }: { address: string; reason: string; now: number },
): Promise<string[]> {
  return setState(session, address, { from: "active", to: { state: "suspended", state_reason: reason, state_since: now } });
}

/**
 * Notes that an active chat does not let us write; `anew` counts from now on where another reason was given before. Says since when
 * it has been so, and what was the reason before; null for a chat that is not active.
 */
export async function barChat(
  session: Session,
  { address, reason, title, anew, now }: Omit<Barred, "since"> & { address: string; anew: boolean; now: number },
): Promise<{ since: number; before: string | null } | null> {
  const chat = await chatOf(session, address);
  if (chat?.state !== "active") return null;
  const { barred } = chat;
  const since = !barred || (anew && barred.reason !== reason) ? now : barred.since;
  const change = { state_reason: JSON.stringify({ reason, title: title ?? barred?.title ?? null }), state_since: since };
  await session.updateTable("chats").set(change).where("address", "=", address).where("state", "=", "active").execute();
  return { since, before: barred?.reason ?? null };
}

/** These chats let us write. Says which of them did not until now. */
export async function unbarChats(session: Session, addresses: readonly string[], now: number): Promise<string[]> {
  if (addresses.length === 0) return [];
  const barred = session.updateTable("chats").where("address", "in", addresses).where("state", "=", "active");
  const open = barred.where("state_reason", "is not", null).set({ state_reason: null, state_since: now });
  return (await open.returning("address").execute()).map(({ address }) => address);
}

/**
 * The chat can be reached again, with all of its topics. Says which addresses were suspended until now. After a longer absence
 * what moved meanwhile is no news: their watches begin anew with the next board.
 */
export async function restoreChat(session: Session, { address, now }: { address: string; now: number }): Promise<string[]> {
  const addresses = await addressesOf(session, address);
  if (addresses.length === 0) return [];
  const away = session
    .selectFrom("watches as w")
    .innerJoin("chats as c", (join) => join.onRef("c.address", "=", "w.chat").on("c.state", "=", "suspended"))
    .select("w.id")
    .where("c.address", "in", addresses)
    .where("c.state_since", "<=", now - longAwayMs);
  // A limit that the chat was told of is not told again for that.
  const isToldOnce = sql<SqlBool>`(reason = 'told' and watch_id in (select id from watches where rule_kind <> 'movement'))`;
  await session
    .deleteFrom("baselines")
    .where("watch_id", "in", away)
    .where(({ not }) => not(isToldOnce))
    .execute();
  const longAway = session.selectFrom("chats").select("address").where("address", "in", addresses);
  await session
    .updateTable("watches")
    .set({ looked_at: null })
    .where("chat", "in", longAway.where("state", "=", "suspended").where("state_since", "<=", now - longAwayMs))
    .execute();
  return setState(session, address, { from: "suspended", to: { state: "active", state_reason: null, state_since: now } });
}

/**
 * Everything about a chat moves to its new address, topics included, in one transaction. Where the new chat is known
 * already, both become one: its own settings win, and its watch of a match wins over the old chat's watch of the same. Who
 * moves can be reached: the chat is active afterwards.
 */
export async function moveChat(session: Session, move: { from: string; to: string; now: number }): Promise<void> {
  if (!session.isTransaction) return session.transaction().execute((transaction) => moveChat(transaction, move));
  const [source, target] = [parseAddress(move.from), parseAddress(move.to)];
  // A topic that is no more goes to its own chat; otherwise the chat moves with all of its topics.
  const isTopic = source.platform === target.platform && source.chat === target.chat;
  await session
    .updateTable("places")
    .set({ address: move.to })
    .where("address", "=", move.from)
    .where("chat", "<>", move.to)
    .execute();
  for (const address of isTopic ? [move.from] : await addressesOf(session, move.from)) {
    const to = isTopic ? move.to : formatAddress({ ...target, thread: parseAddress(address).thread });
    if (to === address) continue;
    const [old, present] = [await chatOf(session, address), await chatOf(session, to)];
    if (old && present) await mergeChats(session, old, present);
    // The foreign keys take everything else along.
    else await session.updateTable("chats").set({ address: to }).where("address", "=", address).execute();
  }
  if (!isTopic) await moveSteered(session, move);
  await restoreChat(session, { address: move.to, now: move.now });
}

/**
 * Deletes a chat with its topics and, through the foreign keys, everything that is kept about them: settings, watches, what
 * waits for delivery, deliveries and decisions. A break goes on: all that stays is until when. Says how many addresses it was.
 */
export async function forgetChat(session: Session, address: string, { keepers, now }: Forgetting): Promise<number> {
  if (!session.isTransaction)
    return session.transaction().execute((transaction) => forgetChat(transaction, address, { keepers, now }));
  const addresses = await addressesOf(session, address);
  if (addresses.length > 0) {
    const gone = session.deleteFrom("chats").where("address", "in", addresses).returning(["address", "break_until"]);
    await leaveBreaks(session, await gone.execute(), now);
  }
  await forgetTargets(session, [...addresses, address]);
  await forgetKept(session, [...addresses, address], keepers);
  return addresses.length;
}

interface Forgetting {
  /** Forget with the chat what they keep about its people. */
  keepers: readonly Keeper[];
  now: number;
}

const movedTables = ["exclusions", "mutes", "watches", "facts", "messages", "decisions"] as const;

/** What a foreign key cannot do: two chats with watches of their own become one. */
async function mergeChats(session: Session, old: Chat, present: Chat): Promise<void> {
  await leaveOneEach(session, old, present);
  const mutedThere = session.selectFrom("mutes").select("match_id").where("chat", "=", present.address);
  await session.deleteFrom("mutes").where("chat", "=", old.address).where("match_id", "in", mutedThere).execute();
  for (const table of movedTables)
    await session.updateTable(table).set({ chat: present.address }).where("chat", "=", old.address).execute();
  await session
    .updateTable("chats")
    .set({
      language: present.language ?? old.language,
      seen_language: present.seenLanguage ?? old.seenLanguage,
      created_at: Math.min(present.createdAt, old.createdAt),
      break_until: await longestBreak(session, [old.address, present.address]),
      ...stateOfBoth(old, present),
    })
    .where("address", "=", present.address)
    .execute();
  await session.deleteFrom("chats").where("address", "=", old.address).execute();
}

/** A block holds for both; who was let in is not asked about anew. */
function stateOfBoth(old: Chat, present: Chat): { state?: Chat["state"]; told_at?: null } {
  if (old.state === "blocked") return { state: "blocked", told_at: null };
  return present.state === "asked" && old.state !== "asked" ? { state: "active", told_at: null } : {};
}

/** Deletes the chats that could not be reached since a time, or were not let in, with everything about them but a break. Says how many. */
export async function forgetLongGone(session: Session, before: number, keepers: readonly Keeper[]): Promise<number> {
  if (!session.isTransaction) return session.transaction().execute((transaction) => forgetLongGone(transaction, before, keepers));
  const gone = session.deleteFrom("chats").where("state", "in", ["suspended", "asked"]).where("state_since", "<", before);
  const rows = await gone.returning(["address", "break_until"]).execute();
  await leaveBreaks(session, rows, before);
  await forgetKept(
    session,
    rows.map(({ address }) => address),
    keepers,
  );
  return rows.length;
}

/** Forgets the addresses that name a person and for which nothing waits: they are made to tell somebody one thing once. */
export async function forgetPersonsTold(session: Session): Promise<void> {
  const waiting = session
    .selectFrom("facts as f")
    .innerJoin("chats as c", "c.address", "f.chat")
    .select("f.chat")
    .where("f.done_at", "is", null)
    .where(({ or, eb }) => or([eb("c.state", "=", "active"), eb("f.message", "is not", null)]));
  const persons = session.deleteFrom("chats").where("address", "like", "discord:@%").where("state", "!=", "blocked");
  await persons.where("break_until", "is", null).where("address", "not in", waiting).execute();
}

/** Where both chats watch the same, one watch goes: the old chat's, but what a wide watch covers before what was asked for by itself. */
async function leaveOneEach(session: Session, old: Chat, present: Chat): Promise<void> {
  const watchesOf = ({ address }: Chat) => session.selectFrom("watches").select("match_id").where("chat", "=", address);
  const watches = session.deleteFrom("watches");
  await watches
    .where("chat", "=", present.address)
    .where("wide_id", "is not", null)
    .where("match_id", "in", watchesOf(old).where("wide_id", "is", null))
    .execute();
  await watches
    .where("chat", "=", old.address)
    .where("wide_id", "is not", null)
    .where("match_id", "in", watchesOf(present))
    .execute();
  // Other rules of the same match stand side by side.
  for (const [one, other] of [
    ["match_id", "rule"],
    ["kind", "target"],
  ] as const)
    await watches
      .where("chat", "=", old.address)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("watches as there")
            .select("there.id")
            .where("there.chat", "=", present.address)
            .whereRef(`there.${one}`, "=", `watches.${one}`)
            .whereRef(`there.${other}`, "=", `watches.${other}`),
        ),
      )
      .execute();
  const terms = session.selectFrom("watches").select("rule").where("chat", "=", present.address).where("kind", "=", "bets");
  await session.deleteFrom("watches").where("chat", "=", old.address).where("rule", "in", terms).execute();
  // Those of the old chat are counted on after the present one's.
  const { numbered } = await session
    .selectFrom("chats")
    .select("numbered")
    .where("address", "=", present.address)
    .executeTakeFirstOrThrow();
  await session
    .updateTable("watches")
    .set(({ eb }) => ({ number: eb("number", "+", numbered) }))
    .where("chat", "=", old.address)
    .execute();
  const counted = session.selectFrom("chats").select("numbered").where("address", "=", old.address);
  await session
    .updateTable("chats")
    .set(({ eb }) => ({ numbered: eb("numbered", "+", counted) }))
    .where("address", "=", present.address)
    .execute();
  const told = session.selectFrom("facts").select("key").where("chat", "=", present.address);
  await session.deleteFrom("facts").where("chat", "=", old.address).where("key", "in", told).execute();
  const excluded = session.selectFrom("exclusions").select("match_id").where("chat", "=", present.address);
  await session.deleteFrom("exclusions").where("chat", "=", old.address).where("match_id", "in", excluded).execute();
}

type State = Pick<Tables["chats"], "state" | "state_reason" | "state_since">;

/** Whom an operator has shut out stays so, whatever the platform says. */
async function setState(session: Session, address: string, { from, to }: { from: Chat["state"]; to: State }): Promise<string[]> {
  const addresses = await addressesOf(session, address);
  if (addresses.length === 0) return [];
  const rows = await session
    .updateTable("chats")
    .set(to)
    .where("address", "in", addresses)
    .where("state", "=", from)
    .returning("address")
    .execute();
  return rows.map((row) => row.address);
}

const bar = z.object({ reason: z.string(), title: z.string().nullable() });

/** Why an active chat does not let us write, from its row; null where it does. */
export function barredFrom({ state, state_reason, state_since }: BarredColumns): Barred | null {
  if (state !== "active" || state_reason === null) return null;
  return { since: state_since, ...bar.parse(JSON.parse(state_reason)) };
}

type BarredColumns = Pick<Selectable<Tables["chats"]>, "state" | "state_reason" | "state_since">;

function chatFrom(row: Selectable<Tables["chats"]>): Chat {
  return {
    address: row.address,
    language: row.language,
    seenLanguage: row.seen_language,
    state: row.state,
    stateReason: row.state === "active" ? null : row.state_reason,
    stateSince: row.state_since,
    barred: barredFrom(row),
    createdAt: row.created_at,
  };
}

/** How many chats are known that can be reached, and that cannot. */
export async function countChats(session: Session): Promise<{ active: number; suspended: number }> {
  const query = session.selectFrom("chats").select(({ fn }) => ["state", fn.countAll<number>().as("count")]);
  const rows = await query.groupBy("state").execute();
  const of = (state: string): number => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { active: of("active"), suspended: of("suspended") };
}

/** The address of every chat that is known, of topics too. */
export async function allAddresses(session: Session): Promise<string[]> {
  return (await session.selectFrom("chats").select("address").orderBy("address").execute()).map(({ address }) => address);
}

/** One address for each chat that can be reached: its own, or that of one of its topics. */
export async function reachableChats(session: Session): Promise<string[]> {
  const query = session.selectFrom("chats").select("address").where("state", "=", "active").orderBy("address");
  const rows = await query.where("address", "not like", "discord:@%").execute();
  const byChat = new Map<string, string>();
  for (const { address } of rows) {
    const whole = formatAddress({ ...parseAddress(address), thread: null });
    if (address === whole || !byChat.has(whole)) byChat.set(whole, address);
  }
  return [...byChat.values()];
}

/** How many chats are known of each platform and state. */
export async function countByPlatform(
  session: Session,
): Promise<{ platform: PlatformName; state: Chat["state"]; count: number }[]> {
  const platform = sql<PlatformName>`case ${sql.join(
    platformNames.map((name) => sql`when address like ${`${name}:%`} then cast(${name} as text)`),
    sql` `,
  )} end`;
  const query = session
    .selectFrom("chats")
    .select(({ fn }) => [platform.as("platform"), "state", fn.countAll<number>().as("count")]);
  const rows = await query
    .groupBy([sql.ref("platform"), "state"])
    .orderBy(sql.ref("platform"))
    .orderBy("state")
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
