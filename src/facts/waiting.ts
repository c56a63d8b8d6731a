import { type SqlBool, sql } from "kysely";
import { staleAfterMs } from "../boards/freshness.ts";
import type { PlatformName } from "../chat/address.ts";
import { type Peak, readPeak } from "../rules/peak.ts";
import type { Session } from "../storage/database.ts";
import { engineOf } from "../storage/engine.ts";
import { type Hold, holdFrom } from "./holds.ts";

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
  chat: string;
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
  /** The furthest that the line has been meanwhile; null where there is no way. */
  peak: Peak | null;
}

interface WaitingQuestion {
  chats: readonly string[];
  now: number;
  speed: number;
  /** Of each chat. */
  limit: number;
}

/**
 * What waits for these chats, the oldest first: one message to each carries it all. What is not quite due comes along, and what
 * waits for matches to be polled after a downtime; what is held for another reason, or muted, does not. Other processes skip
 * these rows.
 */
export async function waitingFacts(session: Session, { chats, now, speed, limit }: WaitingQuestion): Promise<WaitingFact[]> {
  const rows = await session
    .with("waiting", (query) =>
      query
        .selectFrom("outbox as o")
        .innerJoin("matches as m", "m.id", "o.match_id")
        .select(["o.watch_id", "o.match_id"])
        .select(sql<number>`row_number() over (partition by o.chat order by o.due_at, o.watch_id)`.as("place"))
        .where("o.chat", "in", chats)
        .where("o.delivery_id", "is", null)
        .where(({ or, eb }) => or([eb("o.due_at", "<=", now), eb("o.held", "is", null), eb("o.held", "=", "away")]))
        .where(isFresh(now, speed))
        .where(isHeard()),
    )
    .selectFrom("waiting as n")
    .innerJoin("outbox as o", (join) => join.onRef("o.watch_id", "=", "n.watch_id").onRef("o.match_id", "=", "n.match_id"))
    .innerJoin("watches as w", "w.id", "o.watch_id")
    .innerJoin("baselines as b", (join) => join.onRef("b.watch_id", "=", "o.watch_id").onRef("b.match_id", "=", "o.match_id"))
    .select(["o.chat", "o.watch_id", "o.match_id", "o.since", "o.held", "o.peak", "w.rule", "w.quiet"])
    .select(["b.revision as baseline", "b.set_at", "b.reason"])
    .select(({ selectFrom }) =>
      selectFrom("boards as l")
        .select(({ fn }) => fn.max("l.revision").as("revision"))
        .whereRef("l.match_id", "=", "o.match_id")
        .as("revision"),
    )
    .where("n.place", "<=", limit)
    // Somebody else may have taken it since.
    .where("o.delivery_id", "is", null)
    .orderBy("o.due_at")
    .orderBy("o.watch_id")
    // Locked by this transaction until it commits, so that nobody else claims them and nobody waits for us either.
    .$if(engineOf(session) === "postgres", (query) => query.forUpdate("o").skipLocked())
    .execute();
  return rows.flatMap(({ chat, watch_id, match_id, rule, baseline, set_at, reason, revision, since, held, quiet, peak }) => {
    if (revision === null) return [];
    const from = { baseline, baselineAt: set_at, baselineReason: reason };
    const gate = { since, held: holdFrom(held), quiet, peak: readPeak(peak) };
    return [{ chat, watchId: watch_id, matchId: match_id, rule, ...from, revision, ...gate }];
  });
}

/** The watches whose facts a delivery still has: unwatching, watching anew, or muting takes them away from it. */
export async function claimedWatches(
  session: Session,
  { deliveryId, watchIds }: { deliveryId: string; watchIds: readonly number[] },
): Promise<Set<number>> {
  if (watchIds.length === 0) return new Set();
  const query = session.selectFrom("outbox as o").select("o.watch_id").where("o.watch_id", "in", watchIds);
  const rows = await query.where("o.delivery_id", "=", deliveryId).where(isHeard()).execute();
  return new Set(rows.map(({ watch_id }) => watch_id));
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

function whole(value: number) {
  return sql<number>`cast(${Math.floor(value)} as bigint)`;
}
