import { type RawBuilder, sql } from "kysely";
import type { StoredBoard } from "../boards/board-rows.ts";
import { platformNames } from "../chat/address.ts";
import { exchangedOffer } from "../odds/exchanged.ts";
import { type MeasuredPeak, readPeak } from "../rules/peak.ts";
import type { Session } from "../storage/database.ts";
import { engineOf } from "../storage/engine.ts";
import { recordWithdrawals } from "./decisions.ts";

/** Rules that a movement satisfies for the watches whose baseline is this revision. */
export interface Reached {
  baseline: number;
  rules: readonly SatisfiedRule[];
}

/** A rule in its canonical words, and what went furthest by it. */
export interface SatisfiedRule {
  words: string;
  peak: MeasuredPeak | null;
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
const columns = [
  ...["watch_id", "match_id", "chat", "platform", "kind", "key"],
  ...["revision", "due_at", "since", "body", "peak_length"],
] as const;

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
    .insertInto("facts")
    .columns([...columns])
    .expression((from) =>
      from
        .selectFrom("watches as w")
        .innerJoin("chats as c", (join) => join.onRef("c.address", "=", "w.chat").on("c.state", "=", "active"))
        .innerJoin("baselines as b", (join) => join.onRef("b.watch_id", "=", "w.id").onRef("b.match_id", "=", "w.match_id"))
        .leftJoin("places as p", (join) => join.onRef("p.chat", "=", "w.chat").on("p.alerts", "=", 1))
        .select(({ fn }) => [
          "w.id",
          "w.match_id",
          "w.chat",
          fn.coalesce("p.platform", platformOf()).as("platform"),
          sql<string>`cast('movement' as text)`.as("kind"),
          sql<string>`'m' || w.id`.as("key"),
          whole(revision).as("revision"),
          whole(dueAt).as("due_at"),
          whole(dueAt).as("since"),
          byRule<string>(reached, (peak) => sql`cast(${peak && JSON.stringify(peak.peak)} as text)`).as("body"),
          byRule<number>(reached, (peak) => sql`cast(${peak?.length ?? null} as bigint)`).as("peak_length"),
        ])
        .where("w.match_id", "=", matchId)
        .where("w.id", ">", after)
        .$if(upTo !== null, (query) => query.where("w.id", "<=", upTo))
        .where(({ or, and, eb }) =>
          or(reached.map(({ baseline, rules }) => and([eb("b.revision", "=", baseline), eb("w.rule", "in", wordsOf(rules))]))),
        )
        // Whoever unwatches in this moment waits, or has been waited for and is left out.
        .$if(engineOf(session) === "postgres", (query) => query.forKeyShare(["w", "c"])),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["chat", "key"])
        // A movement may have become so large that quiet hours let it through.
        .doUpdateSet(({ ref }) => ({
          revision: ref("excluded.revision"),
          due_at: dueAgain(),
          body: furthest("body"),
          peak_length: furthest("peak_length"),
        }))
        .whereRef("facts.revision", "<=", "excluded.revision"),
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
  const older = session.deleteFrom("facts").where("match_id", "=", matchId).where("watch_id", "is not", null);
  // What may have been told stays: the chat may have to hear that it holds no more.
  const untold = older.where("begun", "=", 0);
  await untold.where("revision", "<", revision).where("message", "is", null).where("held", "is", null).execute();
  const rest = session.updateTable("facts").set({ revision }).where("match_id", "=", matchId).where("watch_id", "is not", null);
  await rest.where("revision", "<", revision).execute();
}

/** What waits of a match stays with its teams where its sides are exchanged. */
export async function exchangeMovements(session: Session, matchId: number): Promise<void> {
  const waiting = session.selectFrom("facts").select(["id", "body"]).where("match_id", "=", matchId);
  for (const { id, body } of await waiting.where("kind", "=", "movement").execute()) {
    const peak = readPeak(body);
    if (peak)
      await session
        .updateTable("facts")
        .set({ body: JSON.stringify(exchangedOffer(peak)) })
        .where("id", "=", id)
        .execute();
  }
}

/** Takes back the movements of a match that wait, but for what may be on its way. */
export async function withdrawOfMatch(session: Session, matchId: number): Promise<void> {
  const waiting = session.deleteFrom("facts").where("match_id", "=", matchId).where("watch_id", "is not", null);
  await waiting.where("kind", "=", "movement").where("message", "is", null).execute();
}

/** Takes back the movements that wait for a chat, of one match or of all, but for what may be on its way; says what that was. */
export async function withdrawOfChat(
  session: Session,
  { chat, matchId }: { chat: string; matchId: number | null },
): Promise<{ watchId: number; matchId: number; revision: number }[]> {
  const rows = await session
    .deleteFrom("facts")
    .where("chat", "=", chat)
    .where("kind", "=", "movement")
    .where("message", "is", null)
    .$if(matchId !== null, (query) => query.where("match_id", "=", matchId))
    .returning(["watch_id", "match_id", "revision"])
    .execute();
  return rows.flatMap(({ watch_id, match_id, revision }) =>
    watch_id === null || match_id === null || revision === null ? [] : [{ watchId: watch_id, matchId: match_id, revision }],
  );
}

function wordsOf(rules: readonly SatisfiedRule[]): string[] {
  return rules.map(({ words }) => words);
}

/** When a fact that waits already is due once its board changed: at once where quiet hours or a missing right hold it, else as before. */
function dueAgain() {
  return sql<number>`case when facts.held in ('quiet', 'barred') and facts.revision < excluded.revision
    then excluded.due_at else facts.due_at end`;
}

/** The platform that a watch's address begins with. */
export function platformOf() {
  const cases = platformNames.map((name) => sql`when w.chat like ${sql.lit(`${name}:%`)} then ${sql.lit(name)}`);
  return sql<string>`case ${sql.join(cases, sql` `)} end`;
}

function whole(value: number) {
  return sql<number>`cast(${Math.floor(value)} as bigint)`;
}

/** Something of the peak that belongs to the watch's rule and baseline. */
function byRule<T>(reached: readonly Reached[], of: (peak: MeasuredPeak | null) => RawBuilder<unknown>) {
  const cases = reached.flatMap(({ baseline, rules }) =>
    rules.map(({ words, peak }) => sql`when b.revision = ${baseline} and w.rule = ${words} then ${of(peak)}`),
  );
  return sql<T | null>`case ${sql.join(cases, sql` `)} end`;
}

/** Of what waited already and what came now, the one that went further. */
function furthest(column: "body" | "peak_length") {
  return sql<never>`case when facts.peak_length >= excluded.peak_length
    then ${sql.ref(`facts.${column}`)} else ${sql.ref(`excluded.${column}`)} end`;
}
