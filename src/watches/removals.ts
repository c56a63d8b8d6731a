import { sql } from "kysely";
import { z } from "zod";
import type { Database, Session } from "../storage/database.ts";
import { engineOf } from "../storage/engine.ts";
import { transact } from "../storage/transact.ts";
import { removeBetWatches, removedBetWatch, restoreBetWatch } from "./bet-removals.ts";
import { type BetTermsRow, changeBetTerms } from "./bet-watches.ts";
import type { Watch } from "./watch.ts";
import { lockChat, watchLimit } from "./watches.ts";
import { changeWideRule, dropExclusions, restoreExclusions, wideWatchLimit } from "./wide-watches.ts";

/** How long a removal can be undone. */
export const undoMs = 10 * 60_000;

const terms = z.object({ filter: z.string(), improvement: z.number() });

const removed = z.object({
  watches: z.array(
    z.object({
      id: z.number(),
      matchId: z.number(),
      rule: z.string(),
      createdBy: z.string(),
      createdAt: z.number(),
      pausedUntil: z.number().nullable(),
      quiet: z.string().nullable(),
      /** What the chat was last told, when and why it was set; null while there was nothing. */
      revision: z.number().nullable(),
      toldAt: z.number().nullable(),
      reason: z.string().nullable(),
    }),
  ),
  wide: z.array(
    z.object({
      id: z.number(),
      kind: z.string(),
      target: z.string(),
      body: z.string(),
      rule: z.string(),
      createdBy: z.string(),
      createdAt: z.number(),
      pausedUntil: z.number().nullable().default(null),
      quiet: z.string().nullable().default(null),
    }),
  ),
  // An older version kept none.
  bets: z.array(removedBetWatch).default([]),
  /** What a wide watch left out, where it was the last one. */
  exclusions: z.array(z.object({ matchId: z.number(), createdAt: z.number() })).default([]),
  /** Rules that were changed all at once. */
  changed: z.array(z.object({ id: z.number(), from: z.string(), to: z.string() })).default([]),
  changedWide: z.array(z.object({ id: z.number(), from: z.string(), to: z.string() })).default([]),
  changedBets: z.array(z.object({ id: z.number(), from: terms, to: terms })).default([]),
});

type Removed = z.output<typeof removed>;
type RemovedWatch = Removed["watches"][number];
type RemovedWide = Removed["wide"][number];

interface Removal {
  chat: string;
  /** Those that the chat added itself. */
  watches: readonly Pick<Watch, "kind" | "id">[];
  now: number;
}

/**
 * Removes watches of a chat with what waits for them, and keeps them for a while with all that is needed to go on where they
 * ended. Resolves to the removal's number; null when none of them was there.
 */
export async function removeWatches(database: Database, { chat, watches, now }: Removal): Promise<number | null> {
  const idsOf = (kind: Watch["kind"]) => watches.filter((watch) => watch.kind === kind).map(({ id }) => id);
  return transact(database, async (session) => {
    const kept: Removed = {
      watches: await watchesAmong(session, { chat, ids: idsOf("match") }),
      wide: await wideAmong(session, { chat, ids: idsOf("wide") }),
      bets: await removeBetWatches(session, { chat, ids: idsOf("bets") }),
      ...nothingElse,
    };
    if (kept.watches.length + kept.wide.length + kept.bets.length === 0) return null;
    await deleteIds(session, "watches", kept.watches);
    await deleteIds(session, "wide_watches", kept.wide);
    if (kept.wide.length > 0) kept.exclusions = await dropExclusions(session, chat);
    return keep(session, { chat, now, kept });
  });
}

async function keep(session: Session, { chat, now, kept }: { chat: string; now: number; kept: Removed }): Promise<number> {
  const removal = { chat, at: now, watches: JSON.stringify(kept) };
  const { id } = await session.insertInto("removals").values(removal).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** A watch's rule before and after a change, as the table has it. */
export type ChangedRule =
  | { kind: "match" | "wide"; id: number; from: string; to: string }
  | { kind: "bets"; id: number; from: BetTermsRow; to: BetTermsRow };

/** Keeps the former rules of watches for a while, so that a change of many can be undone. Resolves to the number to undo it by. */
export function keepRules(
  session: Session,
  { chat, now, changes }: { chat: string; now: number; changes: readonly ChangedRule[] },
): Promise<number> {
  const kept: Removed = { watches: [], wide: [], bets: [], exclusions: [], changed: [], changedWide: [], changedBets: [] };
  for (const change of changes)
    if (change.kind === "bets") kept.changedBets.push(change);
    else kept[change.kind === "match" ? "changed" : "changedWide"].push(change);
  return keep(session, { chat, now, kept });
}

/** Rules with what they were before. */
type ChangedRules = Pick<Removed, "changed" | "changedWide" | "changedBets">;

const nothingElse = { exclusions: [], changed: [], changedWide: [], changedBets: [] } satisfies Partial<Removed>;

async function deleteIds(session: Session, table: "watches" | "wide_watches", rows: readonly { id: number }[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await session.deleteFrom(table).where("id", "in", ids).execute();
}

interface Chosen {
  chat: string;
  ids: readonly number[];
}

async function wideAmong(session: Session, { chat, ids }: Chosen): Promise<RemovedWide[]> {
  if (ids.length === 0) return [];
  const query = session.selectFrom("wide_watches").selectAll().where("chat", "=", chat).where("id", "in", ids);
  return (await query.execute()).map(({ id, kind, target, body, rule, created_by, created_at, paused_until, quiet }) => {
    return { id, kind, target, body, rule, createdBy: created_by, createdAt: created_at, pausedUntil: paused_until, quiet };
  });
}

async function watchesAmong(session: Session, { chat, ids }: Chosen): Promise<RemovedWatch[]> {
  if (ids.length === 0) return [];
  const rows = await session
    .selectFrom("watches as w")
    .leftJoin("baselines as b", (join) => join.onRef("b.watch_id", "=", "w.id").onRef("b.match_id", "=", "w.match_id"))
    .selectAll("w")
    .select(["b.revision", "b.set_at", "b.reason"])
    .where("w.chat", "=", chat)
    .where("w.id", "in", ids)
    .where("w.wide_id", "is", null)
    .execute();
  return rows.map(({ id, match_id, rule, created_by, created_at, paused_until, quiet, revision, set_at, reason }) => ({
    id,
    matchId: match_id,
    rule,
    createdBy: created_by,
    createdAt: created_at,
    pausedUntil: paused_until,
    quiet,
    revision,
    toldAt: set_at,
    reason,
  }));
}

/**
 * Undoes a removal, the chat's last one when it is not named: the watches come back under their numbers and go on from what
 * the chat was last told. Those of matches that it has begun to watch again stay as they are. Null when it is too late.
 */
export async function undoRemoval(
  database: Database,
  { chat, id, now }: { chat: string; id: number | null; now: number },
): Promise<{ restored: number; changed: number } | null> {
  return transact(database, async (session) => {
    await lockChat(session, chat);
    const query = session
      .selectFrom("removals")
      .selectAll()
      .where("chat", "=", chat)
      .where("at", ">", now - undoMs);
    const row = await (id === null ? query : query.where("id", "=", id)).orderBy("id", "desc").limit(1).executeTakeFirst();
    if (!row) return null;
    await session.deleteFrom("removals").where("id", "=", row.id).execute();
    let restored = 0;
    const { watches, wide, bets, exclusions, ...rules } = removed.parse(JSON.parse(row.watches));
    for (const one of wide) if (await restoreWide(session, chat, one)) restored += 1;
    for (const one of watches) if (await restore(session, chat, one)) restored += 1;
    for (const one of bets) if (await restoreBetWatch(session, chat, one)) restored += 1;
    await restoreExclusions(session, chat, exclusions);
    return { restored, changed: await restoreRules(session, chat, rules) };
  });
}

/** Those whose rule was changed once more stay as they are. */
async function restoreRules(
  session: Session,
  chat: string,
  { changed, changedWide, changedBets }: ChangedRules,
): Promise<number> {
  let restored = 0n;
  for (const { id, from, to } of changed) {
    const query = session.updateTable("watches").set({ rule: from }).where("chat", "=", chat).where("id", "=", id);
    restored += (await query.where("rule", "=", to).executeTakeFirst()).numUpdatedRows;
  }
  for (const { id, from, to } of changedWide) if (await changeWideRule(session, { chat, id, from: to, to: from })) restored++;
  for (const { id, from, to } of changedBets) if (await changeBetTerms(session, { chat, id, from: to, to: from })) restored++;
  return Number(restored);
}

/** What chats have removed and could still bring back. */
export async function removalsOf(
  session: Session,
  chats: readonly string[],
): Promise<(Removed & { chat: string; at: number })[]> {
  if (chats.length === 0) return [];
  const rows = await session.selectFrom("removals").selectAll().where("chat", "in", chats).orderBy("id").execute();
  return rows.map(({ chat, at, watches }) => ({ chat, at, ...removed.parse(JSON.parse(watches)) }));
}

/** The boards that removed watches would be compared with. */
export async function removedBoards(session: Session): Promise<{ matchId: number; revision: number }[]> {
  const rows = await session.selectFrom("removals").select("watches").execute();
  return rows.flatMap(({ watches }) =>
    removed
      .parse(JSON.parse(watches))
      .watches.flatMap(({ matchId, revision }) => (revision === null ? [] : [{ matchId, revision }])),
  );
}

/** Forgets removals from before a time. */
export async function pruneRemovals(session: Session, before: number): Promise<void> {
  await session.deleteFrom("removals").where("at", "<", before).execute();
}

/** Brings one watch back; false when the chat watches the match by itself again, or too many others. */
async function restore(session: Session, chat: string, watch: RemovedWatch): Promise<boolean> {
  const { matchId, revision, toldAt, reason } = watch;
  const own = session.selectFrom("watches").select("match_id").where("chat", "=", chat).where("wide_id", "is", null);
  const present = (await own.execute()).map(({ match_id }) => match_id);
  if (present.includes(matchId) || present.length >= watchLimit) return false;
  const ofWide = session.deleteFrom("watches").where("chat", "=", chat).where("match_id", "=", matchId);
  await ofWide.where("wide_id", "is not", null).execute();
  await insertWatch(session, chat, watch);
  const board = session.selectFrom("boards").select("revision").where("match_id", "=", matchId);
  const isKept = revision !== null && (await board.where("revision", "=", revision).executeTakeFirst()) !== undefined;
  // Without its board the first one that comes counts.
  if (isKept && toldAt !== null && reason !== null)
    await session
      .insertInto("baselines")
      .values({ watch_id: watch.id, match_id: matchId, revision, set_at: toldAt, reason })
      .execute();
  return true;
}

/** Under the number that it had, which Postgres would otherwise choose itself. */
async function insertWatch(session: Session, chat: string, watch: RemovedWatch): Promise<void> {
  const { id, matchId, rule, createdBy, createdAt, pausedUntil, quiet } = watch;
  await sql`insert into watches (id, chat, match_id, rule, created_by, created_at, paused_until, quiet) ${ownId(session)}
    values (${id}, ${chat}, ${matchId}, ${rule}, ${createdBy}, ${createdAt}, ${pausedUntil}, ${quiet})`.execute(session);
}

/** False when the chat watches the target again, or too many others. Its matches come in when wide watches are next gone through. */
async function restoreWide(session: Session, chat: string, wide: RemovedWide): Promise<boolean> {
  const { id, kind, target, body, rule, createdBy, createdAt, pausedUntil, quiet } = wide;
  const present = await session.selectFrom("wide_watches").select(["kind", "target"]).where("chat", "=", chat).execute();
  if (present.length >= wideWatchLimit || present.some((one) => one.kind === kind && one.target === target)) return false;
  await sql`insert into wide_watches (id, chat, kind, target, body, rule, created_by, created_at, paused_until, quiet) ${ownId(session)}
    values (${id}, ${chat}, ${kind}, ${target}, ${body}, ${rule}, ${createdBy}, ${createdAt}, ${pausedUntil}, ${quiet})`.execute(
    session,
  );
  return true;
}

function ownId(session: Session) {
  return engineOf(session) === "postgres" ? sql`overriding system value` : sql``;
}
