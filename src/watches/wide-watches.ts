import { sql } from "kysely";
import type { PlatformName } from "../chat/address.ts";
import { readQuiet } from "../chats/settings.ts";
import { type Target, targetKey } from "../matches/targets.ts";
import type { Session } from "../storage/database.ts";
import { ruleAsksForLive } from "./starts.ts";
import type { WideWatch } from "./watch.ts";
import { lockChat, type Person } from "./watches.ts";

/** How many wide watches one chat can have. */
export const wideWatchLimit = 20;

type NewWideWatch = Pick<WideWatch, "chat" | "target" | "rule" | "createdBy"> & { now: number };

/** Adds a wide watch, or gives the chat's watch of this target another rule, which then holds for every match that it covers and ends a pause. */
export async function addWideWatch(
  session: Session,
  wanted: NewWideWatch,
): Promise<{ wide: WideWatch; created: boolean } | "limit_reached"> {
  if (!session.isTransaction) return session.transaction().execute((transaction) => addWideWatch(transaction, wanted));
  const { chat, target, rule, createdBy, now } = wanted;
  await lockChat(session, chat);
  const present = await wideWatchesOfChat(session, chat);
  const known = present.find((wide) => isTarget(wide.target, target));
  if (!known && present.length >= wideWatchLimit) return "limit_reached";
  const row = await session
    .insertInto("wide_watches")
    .values({
      chat,
      kind: target.kind,
      target: targetKey(target),
      body: JSON.stringify(target),
      rule,
      created_by: createdBy,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(["chat", "kind", "target"]).doUpdateSet({ rule, created_by: createdBy, paused_until: null }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  if (known) await session.updateTable("watches").set({ rule, created_by: createdBy }).where("wide_id", "=", row.id).execute();
  return { wide: wideFrom(row), created: known === undefined };
}

/** Gives a wide watch another rule for every match that it covers; false when its rule was not the one named, or it is not there. */
export async function changeWideRule(
  session: Session,
  { chat, id, from, to }: { chat: string; id: number; from: string; to: string },
): Promise<boolean> {
  const wide = session.updateTable("wide_watches").set({ rule: to }).where("chat", "=", chat).where("id", "=", id);
  const { numUpdatedRows } = await wide.where("rule", "=", from).executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await session.updateTable("watches").set({ rule: to }).where("wide_id", "=", id).execute();
  return true;
}

/** The different rules of these chats' wide watches. */
export async function wideRulesOf(session: Session, chats: readonly string[]): Promise<string[]> {
  if (chats.length === 0) return [];
  const rows = await session.selectFrom("wide_watches").select("rule").distinct().where("chat", "in", chats).execute();
  return rows.map(({ rule }) => rule);
}

/** Gives the wide watches of these chats that have one rule another; their matches' watches are replaced by themselves. */
export async function replaceWideRule(
  session: Session,
  { chats, from, to }: { chats: readonly string[]; from: string; to: string },
): Promise<void> {
  await session.updateTable("wide_watches").set({ rule: to }).where("chat", "in", chats).where("rule", "=", from).execute();
}

/** Forgets what a chat left out of its wide watches once it has none any more; says what that was. */
export async function dropExclusions(session: Session, chat: string): Promise<{ matchId: number; createdAt: number }[]> {
  const others = session.selectFrom("wide_watches").select("chat").where("chat", "=", chat);
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
export async function wideWatchesOfChat(session: Session, chat: string): Promise<WideWatch[]> {
  return wideWatchesOfChats(session, [chat]);
}

/** The wide watches of several chats. */
export async function wideWatchesOfChats(session: Session, chats: readonly string[]): Promise<WideWatch[]> {
  if (chats.length === 0) return [];
  const rows = await session.selectFrom("wide_watches").selectAll().where("chat", "in", chats).orderBy("id").execute();
  return rows.map(wideFrom);
}

/** The wide watches that a person added, in whatever chat of the platform. */
export async function wideWatchesBy(session: Session, { platform, id }: Person): Promise<WideWatch[]> {
  const query = session.selectFrom("wide_watches").selectAll().where("created_by", "=", id);
  return (await query.where("chat", "like", likePlatform(platform)).orderBy("id").execute()).map(wideFrom);
}

/** The wide watches that a person added no longer say who added them. */
export async function forgetWideAuthor(session: Session, { platform, id }: Person): Promise<void> {
  const query = session.updateTable("wide_watches").set({ created_by: "" }).where("created_by", "=", id);
  await query.where("chat", "like", likePlatform(platform)).execute();
}

/** A target that somebody watches; `live` where somebody also wants what moves during its matches. */
export interface WantedTarget {
  target: Target;
  live: boolean;
}

/** What active chats watch, each target once. */
export async function wantedTargets(session: Session): Promise<WantedTarget[]> {
  const rows = await session
    .selectFrom("wide_watches as w")
    .innerJoin("chats as c", (join) => join.onRef("c.address", "=", "w.chat").on("c.state", "=", "active"))
    .select(({ fn }) => ["w.kind", "w.target", fn.max("w.body").as("body")])
    .where("w.paused_until", "is", null)
    .select(sql<number>`max(case when ${ruleAsksForLive()} then 1 else 0 end)`.as("live"))
    .groupBy(["w.kind", "w.target"])
    .orderBy("w.kind")
    .orderBy("w.target")
    .execute();
  return rows.map(({ body, live }) => ({ target: targetFrom(body), live: live === 1 }));
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

function likePlatform(platform: PlatformName): string {
  return `${platform}:%`;
}

function targetFrom(body: string): Target {
  return JSON.parse(body) as Target;
}

interface WideRow {
  id: number;
  chat: string;
  body: string;
  rule: string;
  created_by: string;
  created_at: number;
  paused_until: number | null;
  quiet: string | null;
}

function wideFrom({ id, chat, body, rule, created_by, created_at, paused_until, quiet }: WideRow): WideWatch {
  return {
    kind: "wide",
    id,
    chat,
    target: targetFrom(body),
    rule,
    createdBy: created_by,
    createdAt: created_at,
    pausedUntil: paused_until,
    quiet: readQuiet(quiet),
  };
}
