import type { MatchStatus } from "../api/model.ts";
import { parseAddress, personNamed } from "../chat/address.ts";
import { isOver } from "../matches/state.ts";
import type { Session } from "../storage/database.ts";

/** A person who wants to be mentioned in a chat's alerts about a match. */
export interface Ping {
  chat: string;
  matchId: number;
  /** By the address that names them. */
  person: string;
}

/** No message mentions more people. */
export const mostPinged = 20;

/** Mentions a person from now on, or no more where they were mentioned before; `full` where no more fit. In a transaction. */
export async function togglePing(session: Session, { chat, matchId, person, now }: Ping & { now: number }): Promise<Toggled> {
  const about = session.deleteFrom("pings").where("chat", "=", chat).where("match_id", "=", matchId);
  if ((await about.where("person", "=", person).executeTakeFirst()).numDeletedRows > 0n) return "off";
  const query = session
    .selectFrom("pings")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("chat", "=", chat);
  const { count } = await query.where("match_id", "=", matchId).executeTakeFirstOrThrow();
  if (Number(count) >= mostPinged) return "full";
  const row = session.insertInto("pings").values({ chat, match_id: matchId, person, created_at: now });
  await row.onConflict((conflict) => conflict.columns(["chat", "match_id", "person"]).doNothing()).execute();
  return "on";
}

export type Toggled = "on" | "off" | "full";

/** The platform's ids of the people whom a message to a chat about these matches mentions, but nobody who is on a break. */
export async function peopleToPing(
  session: Session,
  { chat, matchIds, now }: { chat: string; matchIds: readonly number[]; now: number },
): Promise<string[]> {
  if (matchIds.length === 0) return [];
  const rows = await session
    .selectFrom("pings as p")
    .leftJoin("chats as c", "c.address", "p.person")
    .select("p.person")
    .where("p.chat", "=", chat)
    .where("p.match_id", "in", matchIds)
    .where(({ or, eb }) => or([eb("c.break_until", "is", null), eb("c.break_until", "<=", now)]))
    .groupBy("p.person")
    .orderBy(({ fn }) => fn.min("p.created_at"))
    .orderBy("p.person")
    .limit(mostPinged)
    .execute();
  return rows.flatMap(({ person }) => personNamed(parseAddress(person)) ?? []);
}

/** What is kept of these chats, and of these persons wherever it is. */
export async function pingsOf(
  session: Session,
  { chats, persons }: { chats: readonly string[]; persons: readonly string[] },
): Promise<Ping[]> {
  const query = session.selectFrom("pings").select(["chat", "match_id as matchId", "person"]).orderBy("created_at");
  const rows = query.where(({ or, eb }) =>
    or([...chats.map((chat) => eb("chat", "=", chat)), ...persons.map((person) => eb("person", "=", person))]),
  );
  return rows.orderBy("chat").orderBy("match_id").execute();
}

/** Everybody who is mentioned somewhere. */
export async function pingedPersons(session: Session): Promise<string[]> {
  return (await session.selectFrom("pings").select("person").distinct().execute()).map(({ person }) => person);
}

/** Mentions these persons nowhere any more. */
export async function forgetPings(session: Session, persons: readonly string[]): Promise<void> {
  if (persons.length > 0) await session.deleteFrom("pings").where("person", "in", persons).execute();
}

/** Forgets who was mentioned about matches that are over. */
export async function prunePings(session: Session, now: number): Promise<void> {
  const pinged = session.selectFrom("matches as m").select(["m.id", "m.status", "m.starts_at", "m.seen_at"]);
  const rows = await pinged.where("m.id", "in", session.selectFrom("pings").select("match_id")).execute();
  const over = rows.filter(({ status, starts_at: startsAt, seen_at: seenAt }) =>
    isOver({ status: status as MatchStatus, startsAt }, { seenAt, now }),
  );
  const ids = over.map(({ id }) => id);
  if (ids.length > 0) await session.deleteFrom("pings").where("match_id", "in", ids).execute();
}
