import { type SqlBool, sql } from "kysely";
import { type PlatformName, platformNames } from "../chat/address.ts";
import type { Session } from "../storage/database.ts";
import { engineOf } from "../storage/engine.ts";
import type { StoredBoard } from "./board-rows.ts";
import { recordWithdrawals } from "./decisions.ts";
import { staleAfterMs } from "./freshness.ts";
import { type Hold, holds } from "./gate.ts";

/** Rules that a movement satisfies for the watches whose baseline is this revision. */
export interface Reached {
  baseline: number;
  rules: readonly string[];
}

interface Queueing {
  matchId: number;
  revision: number;
  reached: readonly Reached[];
  dueAt: number;
  /** The watches of this batch by id: above `after`, up to and including `upTo` (null: all the rest). */
  after: number;
  upTo: number | null;
}

const baselinesPerStatement = 50;

/** A fact that waits for its delivery. */
export interface WaitingRecord {
  chat: string;
  watchId: number;
  matchId: number;
  dueAt: number;
}

/** What waits for these chats, claimed or not. */
export async function waitingOf(session: Session, chats: readonly string[]): Promise<WaitingRecord[]> {
  if (chats.length === 0) return [];
  const rows = await session.selectFrom("outbox").selectAll().where("chat", "in", chats).orderBy("watch_id").execute();
  return rows.map(({ chat, watch_id, match_id, due_at }) => ({ chat, watchId: watch_id, matchId: match_id, dueAt: due_at }));
}

/**
 * Lets the facts of one batch of watches wait: one statement per fifty distinct baselines, whatever the number of watches.
 * A fact that waits already keeps its place and speaks of the newer board. Resolves to the number of facts.
 */
export async function queueFacts(session: Session, queueing: Queueing): Promise<number> {
  let queued = 0;
  for (let start = 0; start < queueing.reached.length; start += baselinesPerStatement) {
    const reached = queueing.reached.slice(start, start + baselinesPerStatement);
    queued += await queueSome(session, { ...queueing, reached });
  }
  return queued;
}

async function queueSome(session: Session, { matchId, revision, reached, dueAt, after, upTo }: Queueing): Promise<number> {
  const result = await session
    .insertInto("outbox")
    .columns(["watch_id", "match_id", "chat", "platform", "revision", "due_at", "since"])
    .expression((from) =>
      from
        .selectFrom("watches as w")
        .innerJoin("chats as c", (join) => join.onRef("c.address", "=", "w.chat").on("c.state", "=", "active"))
        .innerJoin("baselines as b", (join) => join.onRef("b.watch_id", "=", "w.id").onRef("b.match_id", "=", "w.match_id"))
        .select([
          "w.id",
          "w.match_id",
          "w.chat",
          platformOf().as("platform"),
          whole(revision).as("revision"),
          whole(dueAt).as("due_at"),
          whole(dueAt).as("since"),
        ])
        .where("w.match_id", "=", matchId)
        .where("w.id", ">", after)
        .$if(upTo !== null, (query) => query.where("w.id", "<=", upTo))
        .where(({ or, and, eb }) =>
          or(reached.map(({ baseline, rules }) => and([eb("b.revision", "=", baseline), eb("w.rule", "in", rules)]))),
        )
        // Whoever unwatches in this moment waits, or has been waited for and is left out.
        .$if(engineOf(session) === "postgres", (query) => query.forKeyShare(["w", "c"])),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["watch_id", "match_id"])
        // A movement may have become so large that quiet hours let it through.
        .doUpdateSet(({ ref }) => ({ revision: ref("excluded.revision"), due_at: dueAgain() }))
        .whereRef("outbox.revision", "<=", "excluded.revision"),
    )
    .executeTakeFirst();
  return Number(result?.numInsertedOrUpdatedRows ?? 0);
}

/**
 * After every batch was queued, what still speaks of an older board no longer satisfies its rule: it is withdrawn, with a
 * decision. A claimed fact may be on its way, so it stays and is judged again when its delivery is settled; a held one stays
 * until its release, since the message then says how many came back.
 */
export async function withdrawOlder(session: Session, { stored, now }: { stored: StoredBoard; now: number }): Promise<void> {
  const { matchId, revision } = stored;
  await recordWithdrawals(session, { stored, now });
  const older = session.deleteFrom("outbox").where("match_id", "=", matchId).where("revision", "<", revision);
  await older.where("delivery_id", "is", null).where("held", "is", null).execute();
  await session
    .updateTable("outbox")
    .set({ revision })
    .where("match_id", "=", matchId)
    .where("revision", "<", revision)
    .execute();
}

/** Takes back what waits for one watch, since what it asks for has changed. */
export async function withdrawWatch(session: Session, watchId: number): Promise<void> {
  await session.deleteFrom("outbox").where("watch_id", "=", watchId).execute();
}

/** Lets everything that waits for a chat wait at least until then. */
export async function deferChat(session: Session, chat: string, dueAt: number): Promise<void> {
  const waiting = session.updateTable("outbox").set({ due_at: dueAt }).where("chat", "=", chat).where("due_at", "<", dueAt);
  await waiting.where("delivery_id", "is", null).execute();
}

/** Holds facts until then, for a reason. */
export async function holdFacts(
  session: Session,
  { watchIds, until, because }: { watchIds: readonly number[]; until: number; because: Hold },
): Promise<void> {
  const query = session.updateTable("outbox").set({ due_at: until, held: because });
  await query.where("watch_id", "in", watchIds).where("delivery_id", "is", null).execute();
}

/** Lets what is held for these chats be looked at again, since what they have set has changed. */
export async function reconsiderHeld(session: Session, chats: readonly string[], now: number): Promise<void> {
  if (chats.length === 0) return;
  const query = session.updateTable("outbox").set({ due_at: now }).where("chat", "in", chats);
  await query.where("held", "is not", null).where("delivery_id", "is", null).execute();
}

/** Takes back what waits for a chat, of one match or of all, but for what may be on its way; says what that was. */
export async function withdrawOfChat(
  session: Session,
  { chat, matchId }: { chat: string; matchId: number | null },
): Promise<{ watchId: number; matchId: number; revision: number }[]> {
  const rows = await session
    .deleteFrom("outbox")
    .where("chat", "=", chat)
    .where("delivery_id", "is", null)
    .$if(matchId !== null, (query) => query.where("match_id", "=", matchId))
    .returning(["watch_id", "match_id", "revision"])
    .execute();
  return rows.map(({ watch_id, match_id, revision }) => ({ watchId: watch_id, matchId: match_id, revision }));
}

/** Takes back everything that waits for a chat that cannot be reached. */
export async function clearChat(session: Session, chat: string): Promise<void> {
  await session.deleteFrom("outbox").where("chat", "=", chat).execute();
}

interface DueQuestion {
  platform: PlatformName;
  now: number;
  speed: number;
  limit: number;
}

/**
 * Chats for which something is due, the longest waiting first. Left out are chats that are suspended or have a delivery
 * under way, and matches whose board is too old to speak of: those wait for a refresh.
 */
export async function dueChats(session: Session, { platform, now, speed, limit }: DueQuestion): Promise<string[]> {
  const rows = await session
    .selectFrom("outbox as o")
    .innerJoin("chats as c", (join) => join.onRef("c.address", "=", "o.chat").on("c.state", "=", "active"))
    .innerJoin("matches as m", "m.id", "o.match_id")
    .select(["o.chat"])
    .where("o.platform", "=", platform)
    .where("o.delivery_id", "is", null)
    .where("o.due_at", "<=", now)
    .where(isFresh(now, speed))
    .where(isHeard())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom("deliveries as d").select("d.id").whereRef("d.chat", "=", "o.chat").where("d.state", "=", "claimed")),
      ),
    )
    .orderBy("o.due_at")
    .limit(limit * rowsPerChat)
    .execute();
  return [...new Set(rows.map(({ chat }) => chat))].slice(0, limit);
}

// A chat may come with several rows; what is left out now comes first next time.
const rowsPerChat = 10;

/** When the next fact of a platform becomes due; null when none waits. */
export async function nextDueAt(session: Session, platform: PlatformName, after: number): Promise<number | null> {
  const query = session.selectFrom("outbox").select(({ fn }) => fn.min("due_at").as("due_at"));
  const unclaimed = query.where("platform", "=", platform).where("delivery_id", "is", null).where("due_at", ">", after);
  return (await unclaimed.executeTakeFirst())?.due_at ?? null;
}

/** A fact as it waits: this watch's baseline and the newest board of its match. */
export interface WaitingFact {
  watchId: number;
  matchId: number;
  rule: string;
  baseline: number;
  baselineAt: number;
  baselineReason: string;
  revision: number;
  /** When it was due at first. */
  since: number;
  /** Why it was held; null when it was not. */
  held: Hold | null;
  /** The watch's own quiet hours, as the table holds them. */
  quiet: string | null;
}

/**
 * What waits for a chat, the oldest first: one message carries it all. What is not quite due comes along, what is held until
 * later or muted does not. Other processes skip these rows.
 */
export async function waitingFacts(
  session: Session,
  { chat, now, speed, limit }: { chat: string; now: number; speed: number; limit: number },
): Promise<WaitingFact[]> {
  const rows = await session
    .selectFrom("outbox as o")
    .innerJoin("watches as w", "w.id", "o.watch_id")
    .innerJoin("matches as m", "m.id", "o.match_id")
    .innerJoin("baselines as b", (join) => join.onRef("b.watch_id", "=", "o.watch_id").onRef("b.match_id", "=", "o.match_id"))
    .select(["o.watch_id", "o.match_id", "o.since", "o.held", "w.rule", "w.quiet"])
    .select(["b.revision as baseline", "b.set_at", "b.reason"])
    .select(({ selectFrom }) =>
      selectFrom("boards as l")
        .select(({ fn }) => fn.max("l.revision").as("revision"))
        .whereRef("l.match_id", "=", "o.match_id")
        .as("revision"),
    )
    .where("o.chat", "=", chat)
    .where("o.delivery_id", "is", null)
    .where(({ or, eb }) => or([eb("o.due_at", "<=", now), eb("o.held", "is", null)]))
    .where(isFresh(now, speed))
    .where(isHeard())
    .orderBy("o.due_at")
    .orderBy("o.watch_id")
    .limit(limit)
    // Locked by this transaction until it commits, so that nobody else claims them and nobody waits for us either.
    .$if(engineOf(session) === "postgres", (query) => query.forUpdate("o").skipLocked())
    .execute();
  return rows.flatMap(({ watch_id, match_id, rule, baseline, set_at, reason, revision, since, held, quiet }) => {
    if (revision === null) return [];
    const from = { baseline, baselineAt: set_at, baselineReason: reason };
    const gate = { since, held: holds.find((one) => one === held) ?? null, quiet };
    return [{ watchId: watch_id, matchId: match_id, rule, ...from, revision, ...gate }];
  });
}

/** Marks facts as taken by a delivery. */
export async function claimFacts(session: Session, watchIds: readonly number[], deliveryId: string): Promise<void> {
  const query = session.updateTable("outbox").set({ delivery_id: deliveryId });
  await query.where("watch_id", "in", watchIds).where("delivery_id", "is", null).execute();
}

/** The watches whose facts a delivery still has: unwatching, watching anew, or muting takes them away from it. */
export async function claimedWatches(session: Session, deliveryId: string): Promise<Set<number>> {
  const query = session.selectFrom("outbox as o").select("o.watch_id").where("o.delivery_id", "=", deliveryId);
  const rows = await query.where(isHeard()).execute();
  return new Set(rows.map(({ watch_id }) => watch_id));
}

/** Removes facts that are not to be sent. */
export async function dropFacts(session: Session, watchIds: readonly number[]): Promise<void> {
  if (watchIds.length > 0)
    await session.deleteFrom("outbox").where("watch_id", "in", watchIds).where("delivery_id", "is", null).execute();
}

/** Lets the facts of a delivery that was not sent wait again. */
export async function releaseFacts(session: Session, deliveryId: string, dueAt: number): Promise<void> {
  const mine = session.updateTable("outbox").where("delivery_id", "=", deliveryId);
  await mine.set({ delivery_id: null, due_at: dueAt, held: null }).execute();
}

/** Removes a fact that its delivery has dealt with. One whose board moved on meanwhile waits again, to be judged anew. */
export async function settleFact(
  session: Session,
  { deliveryId, watchId, revision, now }: { deliveryId: string; watchId: number; revision: number; now: number },
): Promise<void> {
  const mine = session.deleteFrom("outbox").where("delivery_id", "=", deliveryId).where("watch_id", "=", watchId);
  await mine.where("revision", "<=", revision).execute();
  const rest = session.updateTable("outbox").set({ delivery_id: null, due_at: now, since: now, held: null });
  await rest.where("delivery_id", "=", deliveryId).where("watch_id", "=", watchId).execute();
}

/** Whether the newest board of the match of `o` (with its match as `m`) is young enough to be spoken of. */
function isFresh(now: number, speed: number) {
  const oldest = (live: boolean) => whole(now - staleAfterMs(live, speed));
  return sql<SqlBool>`exists (
    select 1 from boards l
    where l.match_id = o.match_id
      and l.revision = (select max(n.revision) from boards n where n.match_id = o.match_id)
      and case when l.refreshed_at < l.confirmed_at then l.refreshed_at else l.confirmed_at end
        > case
            when m.status = 'live' or (m.status in ('scheduled', 'unknown') and m.starts_at <= ${now}) then ${oldest(true)}
            else ${oldest(false)}
          end)`;
}

/** Whether the chat of `o` has not muted its match, nor everything. */
function isHeard() {
  return sql<SqlBool>`not exists (
    select 1 from mutes s where s.chat = o.chat and s.match_id in (0, o.match_id))`;
}

/** When a fact that waits already is due once its board changed: at once where quiet hours hold it, else as before. */
function dueAgain() {
  return sql<number>`case when outbox.held = 'quiet' and outbox.revision < excluded.revision
    then excluded.due_at else outbox.due_at end`;
}

/** The platform that a watch's address begins with. */
function platformOf() {
  const cases = platformNames.map((name) => sql`when w.chat like ${sql.lit(`${name}:%`)} then ${sql.lit(name)}`);
  return sql<string>`case ${sql.join(cases, sql` `)} end`;
}

function whole(value: number) {
  return sql<number>`cast(${Math.floor(value)} as bigint)`;
}
