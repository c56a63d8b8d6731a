import { type Expression, type SqlBool, sql } from "kysely";
import type { StoredBoard } from "../boards/board-rows.ts";
import { platformNames } from "../chat/address.ts";
import type { Session } from "../storage/database.ts";
import { engineOf } from "../storage/engine.ts";
import { valuesOf } from "../storage/values.ts";
import { recordWithdrawals } from "./decisions.ts";
import type { Hold } from "./holds.ts";
import { byRule, furthest, wordsOf } from "./peak-rows.ts";
import type { Reached } from "./reached.ts";

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
    .columns(["watch_id", "match_id", "chat", "platform", "revision", "due_at", "since", "peak", "peak_length"])
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
          byRule<string>(reached, (peak) => sql`cast(${peak && JSON.stringify(peak.peak)} as text)`).as("peak"),
          byRule<number>(reached, (peak) => sql`cast(${peak?.length ?? null} as bigint)`).as("peak_length"),
        ])
        .where("w.match_id", "=", matchId)
        .where("w.id", ">", after)
        .$if(upTo !== null, (query) => query.where("w.id", "<=", upTo))
        .where(({ or, and, eb }) =>
          or(reached.map(({ baseline, rules }) => and([hasBaseline(baseline), eb("w.rule", "in", wordsOf(rules))]))),
        )
        // Whoever unwatches in this moment waits, or has been waited for and is left out.
        .$if(engineOf(session) === "postgres", (query) => query.forKeyShare(["w", "c"])),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["watch_id", "match_id"])
        // A movement may have become so large that quiet hours let it through.
        .doUpdateSet(({ ref }) => ({
          revision: ref("excluded.revision"),
          due_at: dueAgain(),
          peak: furthest("peak"),
          peak_length: furthest("peak_length"),
        }))
        .whereRef("outbox.revision", "<=", "excluded.revision"),
    )
    .executeTakeFirst();
  return Number(result?.numInsertedOrUpdatedRows ?? 0);
}

/**
 * The sum keeps Postgres from the index of a board's baselines: without statistics it takes that one for the join, and reads
 * all of them for every watch.
 */
function hasBaseline(revision: number): Expression<SqlBool> {
  return sql`b.revision + 0 = ${revision}`;
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

/** Lets everything that waits for these chats wait at least until then. */
export async function deferChats(session: Session, chats: readonly string[], dueAt: number): Promise<void> {
  if (chats.length === 0) return;
  const waiting = session.updateTable("outbox").set({ due_at: dueAt }).where("chat", "in", chats).where("due_at", "<", dueAt);
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

/** A fact that a delivery has taken, and the board that it speaks of. */
export interface TakenFact {
  watchId: number;
  deliveryId: string;
  revision: number;
}

const taken = { watch_id: "bigint", delivery_id: "text", revision: "bigint" } as const;
const takenTable = "taken(watch_id, delivery_id, revision)";

function takenRows(facts: readonly TakenFact[]) {
  return valuesOf(
    taken,
    facts.map(({ watchId, deliveryId, revision }) => ({ watch_id: watchId, delivery_id: deliveryId, revision })),
  );
}

/** Marks facts as taken, each by its delivery. */
export async function claimFacts(session: Session, facts: readonly TakenFact[]): Promise<void> {
  if (facts.length === 0) return;
  await session
    .with(takenTable, () => takenRows(facts))
    .updateTable("outbox")
    .from("taken")
    .set(({ ref }) => ({ delivery_id: ref("taken.delivery_id") }))
    .whereRef("outbox.watch_id", "=", "taken.watch_id")
    .where("outbox.delivery_id", "is", null)
    .execute();
}

/** Removes facts that are not to be sent. */
export async function dropFacts(session: Session, watchIds: readonly number[]): Promise<void> {
  if (watchIds.length > 0)
    await session.deleteFrom("outbox").where("watch_id", "in", watchIds).where("delivery_id", "is", null).execute();
}

/** Lets the facts of a delivery that was not sent wait again; why they were held before stays. */
export async function releaseFacts(
  session: Session,
  { deliveryId, watchIds, dueAt }: { deliveryId: string; watchIds: readonly number[]; dueAt: number },
): Promise<void> {
  const mine = session.updateTable("outbox").where("watch_id", "in", watchIds).where("delivery_id", "=", deliveryId);
  await mine.set({ delivery_id: null, due_at: dueAt }).execute();
}

/** Removes facts that their deliveries have dealt with. Those whose board moved on meanwhile wait again, to be judged anew. */
export async function settleFacts(session: Session, facts: readonly TakenFact[], now: number): Promise<void> {
  if (facts.length === 0) return;
  const watchIds = [...new Set(facts.map(({ watchId }) => watchId))];
  const settled = await session
    .with(takenTable, () => takenRows(facts))
    .deleteFrom("outbox")
    // The table begins with its key: only these rows are looked at.
    .where("watch_id", "in", watchIds)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("taken")
          .select("taken.watch_id")
          .whereRef("taken.watch_id", "=", "outbox.watch_id")
          .whereRef("taken.delivery_id", "=", "outbox.delivery_id")
          .whereRef("taken.revision", ">=", "outbox.revision"),
      ),
    )
    .executeTakeFirst();
  if (Number(settled.numDeletedRows) === facts.length) return;
  const deliveryIds = [...new Set(facts.map(({ deliveryId }) => deliveryId))];
  const rest = session
    .updateTable("outbox")
    .set({ delivery_id: null, due_at: now, since: now, held: null, peak: null, peak_length: null });
  await rest.where("watch_id", "in", watchIds).where("delivery_id", "in", deliveryIds).execute();
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
