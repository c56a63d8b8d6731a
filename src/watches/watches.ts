import type { MatchStatus } from "../api/model.ts";
import { withdrawWatch } from "../facts/queue.ts";
import { isLive, isOver } from "../matches/state.ts";
import { gapKind } from "../rules/kinds/gap.ts";
import type { Rule } from "../rules/rule.ts";
import { formatRule, ruleColumns } from "../rules/rule-text.ts";
import type { Session } from "../storage/database.ts";
import { watchLimitOf } from "./limits.ts";
import { startingSoon } from "./start-polls.ts";
import type { MatchWatch } from "./watch.ts";
import { countOfKind, lockChat, matchWatchFrom, nextNumber } from "./watch-rows.ts";

interface NewWatch {
  /** The chat's address; the chat must be known to `chats`. */
  chat: string;
  matchId: number;
  rule: Rule;
  createdBy: string;
  /** The board that the chat has just been shown; null when there is none, and then the first one counts. */
  revision: number | null;
  now: number;
  /** The chat's watch that gets the rule; null for one beside those there are. Left out, it is the oldest of this match. */
  replaces?: number | null;
}

/**
 * Adds a watch, or gives the chat's watch of this match another rule; one that a wide watch had brought is the chat's own from
 * now on. Either way the baseline starts anew and nothing that waited for delivery is sent any more.
 */
export async function addWatch(
  session: Session,
  wanted: NewWatch,
): Promise<{ watch: MatchWatch; created: boolean } | "limit_reached"> {
  if (!session.isTransaction) return session.transaction().execute((transaction) => addWatch(transaction, wanted));
  const { chat, matchId, rule, createdBy, revision, now } = wanted;
  await lockChat(session, chat);
  const known = await watchReplaced(session, wanted);
  const isOwn = known?.wideId === null;
  if (!isOwn && (await countOfKind(session, chat, "match")) >= (await watchLimitOf(session, chat, "match")))
    return "limit_reached";
  const number = known?.number ?? (await nextNumber(session, chat));
  const anew = { number, ...ruleColumns(formatRule(rule)), created_by: createdBy, wide_id: null, paused_until: null };
  const row = await (known
    ? session.updateTable("watches").set(anew).where("id", "=", known.id)
    : session.insertInto("watches").values({ ...anew, chat, kind: "match", match_id: matchId, created_at: now })
  )
    .returningAll()
    .executeTakeFirstOrThrow();
  // Baselines before facts, as everywhere: two transactions that take them in different order could wait for each other.
  await session.deleteFrom("baselines").where("watch_id", "=", row.id).execute();
  if (known) await withdrawWatch(session, row.id);
  if (revision !== null)
    await session
      .insertInto("baselines")
      .values({ watch_id: row.id, match_id: matchId, revision, set_at: now, reason: "created" })
      .execute();
  return { watch: matchWatchFrom(row), created: !isOwn };
}

/** The watch that gets another rule; a wide one's gives way to the first that a chat adds itself. */
async function watchReplaced(session: Session, { chat, matchId, replaces }: NewWatch): Promise<MatchWatch | null> {
  const present = await watchesOfMatch(session, { chat, matchId });
  if (replaces === undefined) return present[0] ?? null;
  return present.find(({ id, wideId }) => (replaces === null ? wideId !== null : id === replaces)) ?? null;
}

/** Ends a watch with everything that waits for it; null when the chat did not watch the match. */
export async function removeWatch(
  session: Session,
  { chat, matchId }: { chat: string; matchId: number },
): Promise<MatchWatch | null> {
  const row = await session
    .deleteFrom("watches")
    .where("chat", "=", chat)
    .where("match_id", "=", matchId)
    .where("kind", "=", "match")
    .returningAll()
    .executeTakeFirst();
  return row ? matchWatchFrom(row) : null;
}

/** Ends every watch of a match, whoever has it, and says which they were. */
export async function removeWatchesOfMatch(session: Session, matchId: number): Promise<MatchWatch[]> {
  const ofMatch = session.deleteFrom("watches").where("match_id", "=", matchId).where("kind", "=", "match");
  const rows = await ofMatch.returningAll().execute();
  return rows.map(matchWatchFrom);
}

/** The matches that a chat watches by itself, the oldest watch first. */
export async function watchesOfChat(session: Session, chat: string): Promise<MatchWatch[]> {
  const own = session.selectFrom("watches").selectAll().where("chat", "=", chat).where("wide_id", "is", null);
  return (await own.where("kind", "=", "match").orderBy("id").execute()).map(matchWatchFrom);
}

/** The chat's oldest watch of one match, its own or a wide one's. */
export async function watchOf(session: Session, match: { chat: string; matchId: number }): Promise<MatchWatch | null> {
  return (await watchesOfMatch(session, match))[0] ?? null;
}

/** The chat's watches of one match, the oldest first: its own ones, or the one that a wide watch brought. */
export async function watchesOfMatch(
  session: Session,
  { chat, matchId }: { chat: string; matchId: number },
): Promise<MatchWatch[]> {
  const query = session.selectFrom("watches").selectAll().where("chat", "=", chat).where("match_id", "=", matchId);
  return (await query.where("kind", "=", "match").orderBy("id").execute()).map(matchWatchFrom);
}

/** A match that somebody reachable watches, as the schedule wants to know it. */
export interface WatchedMatch {
  matchId: number;
  /** How many chats watch it. */
  chats: number;
  startsAt: number | null;
  live: boolean;
}

/** Every match an active chat watches, without paused watches, and those whose odds at the start are wanted. */
export async function watchedMatches(session: Session, now: number): Promise<WatchedMatch[]> {
  const rows = await session
    .selectFrom("watches as w")
    .innerJoin("matches as m", "m.id", "w.match_id")
    .innerJoin("chats as c", (join) => join.onRef("c.address", "=", "w.chat").on("c.state", "=", "active"))
    .select(({ fn }) => ["m.id", "m.starts_at", "m.status", fn.countAll<number>().as("chats")])
    .where("w.paused_until", "is", null)
    .groupBy(["m.id", "m.starts_at", "m.status"])
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const others = (await startingSoon(session, now)).filter(({ id }) => !known.has(id));
  return [...rows, ...others].map(({ id, chats, starts_at, status }) => ({
    matchId: id,
    chats: Number(chats),
    startsAt: starts_at,
    live: isLive({ status: status as MatchStatus, startsAt: starts_at }, now),
  }));
}

/** The matches of which an active chat watches the gap between model and market, but for paused watches. */
export async function matchesWithGapRules(session: Session): Promise<number[]> {
  const rows = await session
    .selectFrom("watches as w")
    .innerJoin("chats as c", (join) => join.onRef("c.address", "=", "w.chat").on("c.state", "=", "active"))
    .select("w.match_id")
    .distinct()
    .where("w.kind", "=", "match")
    .where("w.rule_kind", "=", gapKind.name)
    .where("w.paused_until", "is", null)
    .execute();
  return rows.flatMap(({ match_id }) => match_id ?? []);
}

/** The matches that are over and still watched, also by chats that cannot be reached. */
export async function watchedButOver(session: Session, now: number): Promise<number[]> {
  const watched = session.selectFrom("watches").select("match_id");
  const query = session.selectFrom("matches").select(["id", "status", "starts_at", "seen_at"]).where("id", "in", watched);
  const isDone = ({ status, starts_at, seen_at }: { status: string; starts_at: number | null; seen_at: number }) =>
    isOver({ status: status as MatchStatus, startsAt: starts_at }, { seenAt: seen_at, now });
  return (await query.execute()).filter(isDone).map(({ id }) => id);
}

/** The watches of one match that share rule and baseline: they are judged once, however many they are; or its cards. */
export interface RuleGroup {
  kind: "match" | "card";
  rule: string;
  /** Null for watches that have not seen a board yet. */
  baseline: number | null;
  watches: number;
}

/** What the watches of reachable chats on a match come down to, but for paused ones. */
export async function ruleGroups(session: Session, matchId: number): Promise<RuleGroup[]> {
  return (await ruleGroupsOf(session, [matchId])).get(matchId) ?? [];
}

/** The same of several matches; those without a watch are missing. */
export async function ruleGroupsOf(session: Session, matchIds: readonly number[]): Promise<Map<number, RuleGroup[]>> {
  const found = new Map<number, RuleGroup[]>();
  if (matchIds.length === 0) return found;
  const rows = await session
    .selectFrom("watches as w")
    .innerJoin("chats as c", (join) => join.onRef("c.address", "=", "w.chat").on("c.state", "=", "active"))
    .leftJoin("baselines as b", (join) => join.onRef("b.watch_id", "=", "w.id").onRef("b.match_id", "=", "w.match_id"))
    .select(({ fn }) => ["w.match_id", "w.kind", "w.rule", "b.revision as baseline", fn.countAll<number>().as("watches")])
    .where("w.match_id", "in", matchIds)
    .where("w.paused_until", "is", null)
    .groupBy(["w.match_id", "w.kind", "w.rule", "b.revision"])
    .execute();
  for (const { match_id, kind, ...row } of rows) {
    const group: RuleGroup = { ...row, kind: kind === "card" ? kind : "match", watches: Number(row.watches) };
    found.set(match_id ?? 0, [...(found.get(match_id ?? 0) ?? []), group]);
  }
  return found;
}

/** Where batches of a match's watches end: the id of the last watch of the next batch, null when the rest fits in one. */
export async function batchEnd(
  session: Session,
  batch: { matchId: number; after: number; size: number },
): Promise<number | null> {
  const row = await session
    .selectFrom("watches")
    .select("id")
    .where("match_id", "=", batch.matchId)
    .where("id", ">", batch.after)
    .orderBy("id")
    .limit(1)
    .offset(batch.size - 1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Gives the chat's watch of a match another rule; what it was told last stays, so that only what the new rule wants follows. */
export async function changeRule(
  session: Session,
  { watch, rule, createdBy }: { watch: MatchWatch; rule: Rule; createdBy: string },
): Promise<void> {
  // One that a wide watch brought is the chat's own from now on, or the wide watch would change it back.
  const number = watch.number ?? (await nextNumber(session, watch.chat));
  const author = watch.wideId === null ? watch.createdBy : createdBy;
  const change = { ...ruleColumns(formatRule(rule)), number, wide_id: null, created_by: author };
  await session.updateTable("watches").set(change).where("id", "=", watch.id).execute();
}
