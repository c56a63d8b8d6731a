import { sql } from "kysely";
import { z } from "zod";
import { portableSettings, type Settings } from "../chats/settings.ts";
import { isOfBets, parseRule, ruleColumns } from "../rules/rule-text.ts";
import type { Database, Session } from "../storage/database.ts";
import { engineOf } from "../storage/engine.ts";
import { transact } from "../storage/transact.ts";
import { applySettings } from "./apply-settings.ts";
import { changeBetTerms } from "./bet-watches.ts";
import { watchLimitOf } from "./limits.ts";
import { type ChangedRule, changeRuleFrom, type Person } from "./store.ts";
import type { Watch } from "./watch.ts";
import { countOfKind, lockChat, type WatchRow, watchFrom } from "./watch-rows.ts";
import { dropExclusions, restoreExclusions } from "./wide-watches.ts";

/** How long a removal can be undone. */
export const undoMs = 10 * 60_000;

/** A value bet that a removed watch knew, as the table had it. */
const removedBet = z.object({
  id: z.number(),
  matchId: z.number(),
  offer: z.string(),
  known: z.string(),
  message: z.string().nullable(),
});

/** A removed watch with what its chat was told, as the tables had it. */
const removedWatch = z.object({
  id: z.number(),
  number: z.number().nullable(),
  kind: z.string(),
  matchId: z.number().nullable(),
  target: z.string().nullable(),
  body: z.string().nullable(),
  rule: z.string(),
  createdBy: z.string(),
  createdAt: z.number(),
  pausedUntil: z.number().nullable(),
  quiet: z.string().nullable(),
  lookedAt: z.number().nullable(),
  /** What the chat was last told, when and why it was set; null while there was nothing. */
  revision: z.number().nullable(),
  toldAt: z.number().nullable(),
  reason: z.string().nullable(),
  bets: z.array(removedBet),
});

const removed = z.object({
  watches: z.array(removedWatch),
  /** What a wide watch left out, where it was the last one. */
  exclusions: z.array(z.object({ matchId: z.number(), createdAt: z.number() })),
  /** Rules that were changed all at once. */
  changed: z.array(z.object({ id: z.number(), from: z.string(), to: z.string() })),
  /** What an import brought, by its ids. */
  added: z.array(z.number()),
  /** Settings as they were before it. */
  settings: portableSettings.partial(),
  /** Rows that it added to other tables, by their ids. */
  rows: z.record(z.string(), z.array(z.number())),
});

type Removed = z.output<typeof removed>;
type RemovedWatch = z.output<typeof removedWatch>;

interface Removal {
  chat: string;
  /** Those that the chat added itself. */
  watches: readonly Pick<Watch, "id">[];
  now: number;
}

/**
 * Removes watches of a chat with what waits for them, and keeps them for a while with all that is needed to go on where they
 * ended. Resolves to the removal's number; null when none of them was there.
 */
export async function removeWatches(database: Database, { chat, watches, now }: Removal): Promise<number | null> {
  const ids = watches.map(({ id }) => id);
  return transact(database, async (session) => {
    const kept = await watchesAmong(session, { chat, ids });
    if (kept.length === 0) return null;
    await session
      .deleteFrom("watches")
      .where(
        "id",
        "in",
        kept.map(({ id }) => id),
      )
      .execute();
    const exclusions = kept.some(({ target }) => target !== null) ? await dropExclusions(session, chat) : [];
    return keep(session, { chat, now, kept: { ...nothing, watches: kept, exclusions } });
  });
}

/** Keeps the former rules of watches for a while, so that a change of many can be undone. Resolves to the number to undo it by. */
export function keepRules(
  session: Session,
  { chat, now, changes }: { chat: string; now: number; changes: readonly ChangedRule[] },
): Promise<number> {
  const changed = changes.map(({ id, from, to }) => ({ id, from, to }));
  return keep(session, { chat, now, kept: { ...nothing, changed } });
}

/** The same of what an import has added and changed. */
export function keepImported(
  session: Session,
  {
    chat,
    now,
    added,
    changes,
    settings,
    rows,
  }: { chat: string; now: number; changes: readonly ChangedRule[] } & Pick<Removed, "added" | "settings" | "rows">,
): Promise<number> {
  return keep(session, { chat, now, kept: { ...nothing, changed: [...changes], added, settings, rows } });
}

const nothing: Removed = { watches: [], exclusions: [], changed: [], added: [], settings: {}, rows: {} };

async function keep(session: Session, { chat, now, kept }: { chat: string; now: number; kept: Removed }): Promise<number> {
  const removal = { chat, at: now, watches: JSON.stringify(kept) };
  const { id } = await session.insertInto("removals").values(removal).returning("id").executeTakeFirstOrThrow();
  return id;
}

async function watchesAmong(session: Session, { chat, ids }: { chat: string; ids: readonly number[] }): Promise<RemovedWatch[]> {
  if (ids.length === 0) return [];
  const rows = await session
    .selectFrom("watches as w")
    .leftJoin("baselines as b", (join) => join.onRef("b.watch_id", "=", "w.id").onRef("b.match_id", "=", "w.match_id"))
    .selectAll("w")
    .select(["b.revision", "b.set_at", "b.reason"])
    .where("w.chat", "=", chat)
    .where("w.id", "in", ids)
    .where("w.wide_id", "is", null)
    .orderBy("w.id")
    .execute();
  const removals: RemovedWatch[] = [];
  for (const { revision, set_at, reason, ...row } of rows) {
    const bets = row.kind === "bets" ? await betsKnownBy(session, row.id) : [];
    removals.push({ ...removedFrom(row), revision, toldAt: set_at, reason, bets });
  }
  return removals;
}

function removedFrom(row: WatchRow): Omit<RemovedWatch, "revision" | "toldAt" | "reason" | "bets"> {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    matchId: row.match_id,
    target: row.target,
    body: row.body,
    rule: row.rule,
    createdBy: row.created_by,
    createdAt: row.created_at,
    pausedUntil: row.paused_until,
    quiet: row.quiet,
    lookedAt: row.looked_at,
  };
}

async function betsKnownBy(session: Session, watchId: number): Promise<RemovedWatch["bets"]> {
  const bets = await session.selectFrom("watched_bets").selectAll().where("watch_id", "=", watchId).orderBy("id").execute();
  return bets.map(({ id, match_id, offer, known, message }) => ({ id, matchId: match_id, offer, known, message }));
}

/**
 * Undoes a removal, the chat's last one when it is not named: the watches come back under their numbers and go on from what
 * the chat was last told; what an import brought goes, and its settings are as before where who undoes may change them. Those of which it has begun to watch the same again stay as they are. Null when it is too late.
 */
export async function undoRemoval(database: Database, { chat, id, now, by = null }: Undoing): Promise<Undone | "not_own" | null> {
  return transact(database, async (session) => {
    await lockChat(session, chat);
    const row = await removalMeant(session, { chat, id, now });
    if (!row) return null;
    const { kept } = row;
    if (by !== null && !(await isOwn(session, kept, { chat, by }))) return "not_own";
    await session.deleteFrom("removals").where("id", "=", row.id).execute();
    const { watches, exclusions, changed, added, settings, rows } = kept;
    let restored = 0;
    for (const one of watches) if (await restore(session, chat, one)) restored += 1;
    await restoreExclusions(session, chat, exclusions);
    let back = 0;
    for (const { id, from, to } of changed) if (await changeBack(session, chat, { id, from: to, to: from })) back += 1;
    if (added.length > 0) await session.deleteFrom("watches").where("chat", "=", chat).where("id", "in", added).execute();
    for (const [table, ids] of Object.entries(rows)) await deleteRows(session, table, ids);
    const isSet = by === null && Object.keys(settings).length > 0;
    if (isSet) await applySettings(session, { address: chat, change: settings as Partial<Settings>, reads: null, now });
    const isImport = [added.length > 0, isSet, Object.keys(rows).length > 0].includes(true);
    return { restored, changed: back, ...(isImport ? { isImport } : {}) };
  });
}

/** The chat's removal of this number, or its last one, while it can be undone. */
async function removalMeant(session: Session, { chat, id, now }: Undoing): Promise<{ id: number; kept: Removed } | null> {
  const recent = session
    .selectFrom("removals")
    .selectAll()
    .where("chat", "=", chat)
    .where("at", ">", now - undoMs);
  const row = await (id === null ? recent : recent.where("id", "=", id)).orderBy("id", "desc").limit(1).executeTakeFirst();
  return row ? { id: row.id, kept: removed.parse(JSON.parse(row.watches)) } : null;
}

interface Undoing {
  chat: string;
  /** Null for the chat's last removal. */
  id: number | null;
  /** Who may undo only what concerns their own watches, by the platform's id; null or left out for who may undo all. */
  by?: string | null;
  now: number;
}

/** Whether everything that would come back, change or go is of watches that this person has added. */
async function isOwn(session: Session, kept: Removed, { chat, by }: { chat: string; by: string }): Promise<boolean> {
  const ids = [...kept.added, ...kept.changed.map(({ id }) => id)];
  if (kept.watches.some(({ createdBy }) => createdBy !== by) || Object.values(kept.rows).flat().length > 0) return false;
  if (ids.length === 0) return true;
  const others = session.selectFrom("watches").select("id").where("chat", "=", chat).where("id", "in", ids);
  return (await others.where("created_by", "<>", by).executeTakeFirst()) === undefined;
}

async function deleteRows(session: Session, table: string, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await sql`delete from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(session);
}

/** What came of it; `isImport`: an import was taken back. */
interface Undone {
  restored: number;
  changed: number;
  isImport?: boolean;
}

/** Those whose rule was changed once more stay as they are. */
function changeBack(session: Session, chat: string, change: ChangedRule): Promise<boolean> {
  return isOfBets(change.to) ? changeBetTerms(session, chat, change) : changeRuleFrom(session, chat, change);
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
  const watches = rows.flatMap((row) => removed.parse(JSON.parse(row.watches)).watches);
  return watches.flatMap(({ matchId, revision }) => (matchId === null || revision === null ? [] : [{ matchId, revision }]));
}

/** What was removed says no longer that this person had added it. */
export async function forgetRemoved(session: Session, { platform, id }: Person): Promise<void> {
  const named = JSON.stringify({ createdBy: id }).slice(1, -1);
  const query = session.selectFrom("removals").select(["id", "watches"]).where("chat", "like", `${platform}:%`);
  for (const { id: removal, watches } of await query.where("watches", "like", `%${named}%`).execute()) {
    const unnamed = watches.replaceAll(named, '"createdBy":""');
    await session.updateTable("removals").set({ watches: unnamed }).where("id", "=", removal).execute();
  }
}

/** Forgets removals from before a time. */
export async function pruneRemovals(session: Session, before: number): Promise<void> {
  await session.deleteFrom("removals").where("at", "<", before).execute();
}

/** Brings one watch back; false when the chat watches the same by itself again, or too many others. */
async function restore(session: Session, chat: string, watch: RemovedWatch): Promise<boolean> {
  const kind = watchFrom(rowFrom(chat, watch)).kind;
  const isFull = (await countOfKind(session, chat, kind)) >= (await watchLimitOf(session, chat, kind));
  if (isFull || (await isThere(session, chat, watch))) return false;
  if (watch.matchId !== null) {
    const brought = session.deleteFrom("watches").where("chat", "=", chat).where("match_id", "=", watch.matchId);
    await brought.where("wide_id", "is not", null).execute();
  }
  await insertWatch(session, rowFrom(chat, watch));
  await restoreBaseline(session, watch);
  await restoreBets(session, watch);
  return true;
}

/** Whether the chat watches the same target by itself, a match by the same kind of rule, or value bets by the same filter. */
async function isThere(session: Session, chat: string, { kind, matchId, target, rule }: RemovedWatch): Promise<boolean> {
  const own = session.selectFrom("watches").select("rule").where("chat", "=", chat).where("wide_id", "is", null);
  const same = own.where("kind", "=", kind);
  if (kind === "bets") return (await same.execute()).some((one) => filterOf(one.rule) === filterOf(rule));
  if (matchId === null) return (await same.where("target", "=", target).executeTakeFirst()) !== undefined;
  const ofMatch = await same.where("match_id", "=", matchId).execute();
  return ofMatch.some((one) => parseRule(one.rule)?.kind === parseRule(rule)?.kind);
}

/** The words of a rule on value bets but for the improvement. */
function filterOf(rule: string): string {
  return rule.replace(/ improving=\d+$/, "");
}

function rowFrom(chat: string, watch: RemovedWatch): WatchRow {
  return {
    id: watch.id,
    chat,
    number: watch.number,
    kind: watch.kind,
    match_id: watch.matchId,
    target: watch.target,
    body: watch.body,
    ...ruleColumns(watch.rule),
    created_by: watch.createdBy,
    created_at: watch.createdAt,
    wide_id: null,
    quiet: watch.quiet,
    paused_until: watch.pausedUntil,
    looked_at: watch.lookedAt,
    missed: 0,
  };
}

/** Under the number that it had, which Postgres would otherwise choose itself. */
async function insertWatch(session: Session, row: WatchRow): Promise<void> {
  const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  await sql`insert into watches (${names}) ${ownId(session)} values (${sql.join(Object.values(row))})`.execute(session);
}

/** Without its board the first one that comes counts. */
async function restoreBaseline(session: Session, { id, matchId, revision, toldAt, reason }: RemovedWatch): Promise<void> {
  if (matchId === null || revision === null || toldAt === null || reason === null) return;
  const board = session.selectFrom("boards").select("revision").where("match_id", "=", matchId);
  if (!(await board.where("revision", "=", revision).executeTakeFirst())) return;
  const baseline = { watch_id: id, match_id: matchId, revision, set_at: toldAt, reason };
  await session.insertInto("baselines").values(baseline).execute();
}

async function restoreBets(session: Session, { id, bets }: RemovedWatch): Promise<void> {
  if (bets.length === 0) return;
  const wanted = bets.map(({ matchId }) => matchId);
  const matches = await session.selectFrom("matches").select("id").where("id", "in", wanted).execute();
  const kept = new Set(matches.map((match) => match.id));
  // What there is to tell is found at the next look.
  for (const bet of bets.filter(({ matchId }) => kept.has(matchId)))
    await sql`insert into watched_bets (id, watch_id, match_id, offer, known, message) ${ownId(session)}
      values (${bet.id}, ${id}, ${bet.matchId}, ${bet.offer}, ${bet.known}, ${bet.message})`.execute(session);
}

function ownId(session: Session) {
  return engineOf(session) === "postgres" ? sql`overriding system value` : sql``;
}
