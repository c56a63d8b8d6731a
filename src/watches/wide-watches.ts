import { sql } from "kysely";
import { type Target, targetKey } from "../matches/targets.ts";
import { ruleColumns } from "../rules/rule-text.ts";
import type { Session } from "../storage/database.ts";
import { watchLimitOf } from "./limits.ts";
import { ruleAsksForLive } from "./starts.ts";
import type { WideWatch } from "./watch.ts";
import { isWide, lockChat, nextNumber, targetFrom, wideWatchFrom } from "./watch-rows.ts";

type NewWideWatch = Pick<WideWatch, "chat" | "target" | "rule" | "createdBy"> & { now: number };

/** Adds a wide watch, or gives the chat's watch of this target another rule, which then holds for every match that it covers and ends a pause. */
export async function addWideWatch(
  session: Session,
  wanted: NewWideWatch,
): Promise<{ wide: WideWatch; created: boolean } | "limit_reached"> {
  if (!session.isTransaction) return session.transaction().execute((transaction) => addWideWatch(transaction, wanted));
  const { chat, target, rule, createdBy, now } = wanted;
  await lockChat(session, chat);
  const present = await wideWatchesOf(session, chat);
  const known = present.find((wide) => isTarget(wide.target, target));
  if (!known && present.length >= (await watchLimitOf(session, chat, "wide"))) return "limit_reached";
  if (known) {
    const anew = { ...ruleColumns(rule), created_by: createdBy };
    await session.updateTable("watches").set(anew).where("wide_id", "=", known.id).execute();
    const changed = session
      .updateTable("watches")
      .set({ ...anew, paused_until: null })
      .where("id", "=", known.id);
    return { wide: wideWatchFrom(await changed.returningAll().executeTakeFirstOrThrow()), created: false };
  }
  const row = await session
    .insertInto("watches")
    .values({
      chat,
      number: await nextNumber(session, chat),
      kind: target.kind,
      target: targetKey(target),
      body: JSON.stringify(target),
      ...ruleColumns(rule),
      created_by: createdBy,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { wide: wideWatchFrom(row), created: true };
}

/** Forgets what a chat left out of its wide watches once it has none any more; says what that was. */
export async function dropExclusions(session: Session, chat: string): Promise<{ matchId: number; createdAt: number }[]> {
  const others = session.selectFrom("watches").select("chat").where("chat", "=", chat).where(isWide);
  const query = session.deleteFrom("exclusions").where("chat", "=", chat).where("chat", "not in", others);
  const rows = await query.returning(["match_id", "created_at"]).execute();
  return rows.map(({ match_id, created_at }) => ({ matchId: match_id, createdAt: created_at }));
}

/** Leaves these matches out again. */
export async function restoreExclusions(
  session: Session,
  chat: string,
  exclusions: readonly { matchId: number; createdAt: number }[],
): Promise<void> {
  if (exclusions.length === 0) return;
  const rows = exclusions.map(({ matchId, createdAt }) => ({ chat, match_id: matchId, created_at: createdAt }));
  const insert = session.insertInto("exclusions").values(rows);
  await insert.onConflict((conflict) => conflict.columns(["chat", "match_id"]).doNothing()).execute();
}

/** The wide watches of a chat, the oldest first. */
export async function wideWatchesOf(session: Session, chat: string): Promise<WideWatch[]> {
  const rows = session.selectFrom("watches").selectAll().where("chat", "=", chat).where(isWide);
  return (await rows.orderBy("id").execute()).map(wideWatchFrom);
}

/** A target that somebody watches; `live` where somebody also wants what moves during its matches. */
export interface WantedTarget {
  target: Target;
  live: boolean;
}

/** What active chats watch, each target once. */
export async function wantedTargets(session: Session): Promise<WantedTarget[]> {
  const rows = await session
    .selectFrom("watches as w")
    .innerJoin("chats as c", (join) => join.onRef("c.address", "=", "w.chat").on("c.state", "=", "active"))
    .select(({ fn }) => ["w.kind", "w.target", fn.max("w.body").as("body")])
    .where("w.target", "is not", null)
    .where("w.paused_until", "is", null)
    .select(sql<number>`max(case when ${ruleAsksForLive()} then 1 else 0 end)`.as("live"))
    .groupBy(["w.kind", "w.target"])
    .orderBy("w.kind")
    .orderBy("w.target")
    .execute();
  return rows.map(({ body, live }) => ({ target: targetFrom(body ?? ""), live: live === 1 }));
}

/** A chat wants this match from none of its wide watches; what waits for it is taken back. */
export async function excludeMatch(session: Session, { chat, matchId, now }: Exclusion & { now: number }): Promise<void> {
  const query = session.deleteFrom("watches").where("chat", "=", chat).where("match_id", "=", matchId);
  await query.where("wide_id", "is not", null).execute();
  await session
    .insertInto("exclusions")
    .values({ chat, match_id: matchId, created_at: now })
    .onConflict((conflict) => conflict.columns(["chat", "match_id"]).doNothing())
    .execute();
}

interface Exclusion {
  chat: string;
  matchId: number;
}

/** Undoes `excludeMatch`; false when there was nothing to undo. The match comes back when the wide watches are next gone through. */
export async function readmitMatch(session: Session, { chat, matchId }: Exclusion): Promise<boolean> {
  const query = session.deleteFrom("exclusions").where("chat", "=", chat).where("match_id", "=", matchId);
  return (await query.executeTakeFirst()).numDeletedRows > 0n;
}

/** The matches that chats want from none of their wide watches. */
export async function exclusionsOf(session: Session, chats: readonly string[]): Promise<(Exclusion & { createdAt: number })[]> {
  if (chats.length === 0) return [];
  const query = session.selectFrom("exclusions").selectAll().where("chat", "in", chats);
  const rows = await query.orderBy("chat").orderBy("match_id").execute();
  return rows.map(({ chat, match_id, created_at }) => ({ chat, matchId: match_id, createdAt: created_at }));
}

/** Whether two targets are the same one. */
export function isTarget(a: Target, b: Target): boolean {
  return a.kind === b.kind && targetKey(a) === targetKey(b);
}
