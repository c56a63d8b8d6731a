import type { Session } from "../storage/database.ts";
import type { Keeper } from "./keeper.ts";

/** A chat that somebody manages from a private one. */
export interface Steered {
  chat: string;
  title: string;
  /** Among those of the private chat. */
  number: number;
}

/** Whom a private chat speaks for instead of itself: a chat, or none any more since it was not used for so long. */
export type Steering = ({ kind: "steered" } & Steered) | { kind: "over"; title: string };

/** How long it lasts without use. */
const lastsMs = 24 * 60 * 60_000;
/** It is not written down more often that it is used. */
const notedEveryMs = 60_000;
/** So many are known of each private chat; the one that was not used for longest goes. */
const mostKept = 20;

/** What is typed in a private chat is about this chat from now on. */
export async function steerFrom(
  session: Session,
  { by, chat, title, now }: { by: string; chat: string; title: string; now: number },
): Promise<Steered> {
  if (!session.isTransaction)
    return session.transaction().execute((transaction) => steerFrom(transaction, { by, chat, title, now }));
  await stopSteering(session, by);
  const known = await rowsOf(session, by);
  const same = known.find((row) => row.chat === chat);
  const number = same?.number ?? freeNumber(known.map((row) => row.number));
  const oldest = known.slice(mostKept - 1).map((row) => row.number);
  if (!same && oldest.length > 0)
    await session.deleteFrom("steered").where("by", "=", by).where("number", "in", oldest).execute();
  const row = { by, number, chat, title, active: 1, used_at: now };
  await session
    .insertInto("steered")
    .values(row)
    .onConflict((conflict) => conflict.columns(["by", "number"]).doUpdateSet({ title, active: 1, used_at: now }))
    .execute();
  return { chat, title, number };
}

/** Not one that lately meant another chat. */
function freeNumber(taken: readonly number[]): number {
  return (Math.max(0, ...taken) % 999) + 1;
}

/** What is typed in a private chat is about itself again. */
export async function stopSteering(session: Session, by: string): Promise<void> {
  await session.updateTable("steered").set({ active: 0 }).where("by", "=", by).where("active", "=", 1).execute();
}

/** The chat that a private one spoke for last: see chats/speaking.ts. */
export interface ActiveSteered extends Steered {
  usedAt: number;
}

/** Whom a private chat speaks for now. */
export function steeringFrom({ chat, title, number, usedAt }: ActiveSteered, now: number): Steering {
  return usedAt + lastsMs <= now ? { kind: "over", title } : { kind: "steered", chat, title, number };
}

/** Writes down that somebody speaks for a chat, or that it is over, where that is not known yet. */
export async function noteSpeaking(
  session: Session,
  { by, steered: { chat, usedAt }, now }: { by: string; steered: ActiveSteered; now: number },
): Promise<void> {
  const active = session.updateTable("steered").set({ active: 0 }).where("by", "=", by).where("active", "=", 1);
  // What was chosen meanwhile stays.
  if (usedAt + lastsMs <= now) await active.where("used_at", "=", usedAt).execute();
  else if (usedAt + notedEveryMs <= now) await noteSteering(session, { by, chat, now });
}

/** A chat by its number; null for one that is not known any more. */
export async function steeredByNumber(session: Session, { by, number }: { by: string; number: number }): Promise<Steered | null> {
  const query = session.selectFrom("steered").select(["chat", "title", "number"]).where("by", "=", by);
  return (await query.where("number", "=", number).executeTakeFirst()) ?? null;
}

/** The chats that a private one has managed, the last used first. */
export async function steeredFrom(session: Session, by: string): Promise<(Steered & { isActive: boolean; usedAt: number })[]> {
  return (await rowsOf(session, by)).map(({ active, used_at, ...row }) => ({ ...row, isActive: active === 1, usedAt: used_at }));
}

async function rowsOf(session: Session, by: string) {
  const query = session.selectFrom("steered").select(["chat", "title", "number", "active", "used_at"]).where("by", "=", by);
  return query.orderBy("used_at", "desc").orderBy("number").execute();
}

const stewardMs = 30 * 24 * 60 * 60_000;
const mostStewards = 10;

/** The private chats from which a chat was managed of late, or else at last: who is asked about it. */
export async function stewardsOf(session: Session, { chat, now }: { chat: string; now: number }): Promise<string[]> {
  const query = session.selectFrom("steered").select(["by", "used_at"]).where("chat", "=", chat);
  const rows = await query.orderBy("used_at", "desc").orderBy("by").limit(mostStewards).execute();
  return rows.filter(({ used_at }, index) => index === 0 || used_at > now - stewardMs).map(({ by }) => by);
}

/** Notes that somebody has acted for a chat. */
export async function noteSteering(
  session: Session,
  { by, chat, now }: { by: string; chat: string; now: number },
): Promise<void> {
  await session.updateTable("steered").set({ used_at: now }).where("by", "=", by).where("chat", "=", chat).execute();
}

/** What a chat was called last; null where nobody manages it. */
export async function titleOf(session: Session, chat: string): Promise<string | null> {
  const query = session.selectFrom("steered").select("title").where("chat", "=", chat).orderBy("used_at", "desc");
  return (await query.executeTakeFirst())?.title ?? null;
}

/** Forgotten are both the chats somebody manages and those who manage a chat. Only the former are theirs to read. */
export const steeredKeeper: Keeper = {
  name: "manages",

  async owners(session) {
    const rows = await session.selectFrom("steered").select(["by", "chat"]).execute();
    return [...new Set(rows.flatMap(({ by, chat }) => [by, chat]))];
  },

  async forget(session, addresses) {
    const rows = session.deleteFrom("steered");
    await rows.where(({ or, eb }) => or([eb("by", "in", addresses), eb("chat", "in", addresses)])).execute();
  },

  async records(session, addresses) {
    return (await Promise.all(addresses.map((by) => steeredFrom(session, by)))).flat();
  },
};

/** Who manages a chat manages it at its new address. */
export async function moveSteered(session: Session, { from, to }: { from: string; to: string }): Promise<void> {
  await session.updateTable("steered").set({ chat: to }).where("chat", "=", from).execute();
}
