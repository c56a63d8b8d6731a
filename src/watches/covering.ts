import { sql } from "kysely";
import { type Target, targetKey, targetKinds } from "../matches/targets.ts";
import type { Session } from "../storage/database.ts";
import { ruleAsksForLive } from "./starts.ts";

interface Covering {
  target: Target;
  /** The matches that are followed for it now. */
  matchIds: readonly number[];
  now: number;
}

/** A match that the source has not listed for so long may be gone, and is not taken in. */
const listedWithinMs = 60 * 60_000;

/**
 * Brings the watches of everybody who watches a target in line with the matches that are followed for it; the statements do
 * not grow with the chats. A chat's own watch of a match stays as it is, and so does a narrower wide watch's; excluded matches
 * stay out. Says whether anything changed.
 */
export async function coverMatches(session: Session, covering: Covering): Promise<boolean> {
  const left = await leave(session, covering);
  if (covering.matchIds.length === 0) return left;
  const taken = await takeOver(session, covering);
  const come = await takeIn(session, covering);
  await rememberTold(session, come);
  return left || taken || come.length > 0;
}

/** What is not followed for the target any more ends silently. */
async function leave(session: Session, { target, matchIds }: Covering): Promise<boolean> {
  const brought = session.deleteFrom("watches").where("wide_id", "in", watchersOf(session, target).select("w.id"));
  // What is over, or said to be so by mistake, is ended by who looks a second time.
  const over = session.selectFrom("matches").select("id").where("status", "in", ["cancelled", "finished"]);
  const query = brought.where("match_id", "not in", over);
  if (matchIds.length === 0) return (await query.executeTakeFirst()).numDeletedRows > 0n;
  const some = query.where(({ or, exists, eb, selectFrom }) => {
    const those = selectFrom("watches as o").select("o.id").whereRef("o.chat", "=", "watches.chat").where("o.kind", "=", "match");
    const own = those.where("o.wide_id", "is", null);
    // One that somebody has added in the same moment stays alone.
    return or([eb("match_id", "not in", matchIds), exists(own.whereRef("o.match_id", "=", "watches.match_id"))]);
  });
  return (await some.executeTakeFirst()).numDeletedRows > 0n;
}

/** What a broader wide watch of the chat covered becomes this one's, with its rule; what the chat was told stays. */
async function takeOver(session: Session, { target, matchIds }: Covering): Promise<boolean> {
  const broader = targetKinds.slice(targetKinds.indexOf(target.kind) + 1);
  if (broader.length === 0) return false;
  const result = await session
    .updateTable("watches")
    .from("watches as w")
    .set(({ ref }) => ({
      wide_id: ref("w.id"),
      rule: ref("w.rule"),
      rule_kind: ref("w.rule_kind"),
      created_by: ref("w.created_by"),
      quiet: ref("w.quiet"),
    }))
    .whereRef("w.chat", "=", "watches.chat")
    .where("w.paused_until", "is", null)
    .where("w.kind", "=", target.kind)
    .where("w.target", "=", targetKey(target))
    .where("watches.match_id", "in", matchIds)
    .where("watches.wide_id", "in", session.selectFrom("watches as b").select("b.id").where("b.kind", "in", broader))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The watches that have come. */
async function takeIn(session: Session, { target, matchIds, now }: Covering): Promise<number[]> {
  const rows = await session
    .insertInto("watches")
    .columns(["chat", "match_id", "rule", "rule_kind", "created_by", "created_at", "wide_id", "quiet", "kind"])
    .expression(
      watchersOf(session, target)
        .innerJoin("chats as c", (join) => join.onRef("c.address", "=", "w.chat").on("c.state", "=", "active"))
        .innerJoin("matches as m", (join) => join.on("m.id", "in", matchIds).on("m.seen_at", ">=", now - listedWithinMs))
        .leftJoin("exclusions as e", (join) => join.onRef("e.chat", "=", "w.chat").onRef("e.match_id", "=", "m.id"))
        .select([
          "w.chat",
          "m.id",
          "w.rule",
          "w.rule_kind",
          "w.created_by",
          sql<number>`cast(${now} as bigint)`.as("created_at"),
          "w.id as wide_id",
          "w.quiet",
          sql<string>`'match'`.as("kind"),
        ])
        .where("e.chat", "is", null)
        .where(({ not, exists, selectFrom }) => {
          const present = selectFrom("watches as o").select("o.id").whereRef("o.chat", "=", "w.chat");
          return not(exists(present.where("o.kind", "=", "match").whereRef("o.match_id", "=", "m.id")));
        })
        // What has begun is for those who want it live.
        .where(({ or, eb }) => or([eb("m.starts_at", "is", null), eb("m.starts_at", ">", now), ruleAsksForLive()])),
    )
    .onConflict((conflict) => conflict.columns(["chat", "match_id"]).where("wide_id", "is not", null).doNothing())
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

const watchesPerStatement = 500;

/** A limit that the chat was told of before, by a watch that a pause has ended say, is not told again while the price stays there. */
async function rememberTold(session: Session, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += watchesPerStatement) {
    const come = session
      .selectFrom("watches as w")
      .innerJoin("decisions as d", (join) =>
        join.onRef("d.chat", "=", "w.chat").onRef("d.match_id", "=", "w.match_id").onRef("d.rule", "=", "w.rule"),
      )
      .where("w.id", "in", ids.slice(start, start + watchesPerStatement))
      .where("w.rule_kind", "<>", "movement")
      .where("d.outcome", "=", "sent")
      .where("d.revision", "is not", null)
      // When the price has gone back since, that was decided last.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("decisions as later")
              .select("later.id")
              .whereRef("later.chat", "=", "d.chat")
              .whereRef("later.match_id", "=", "d.match_id")
              .whereRef("later.rule", "=", "d.rule")
              .whereRef("later.id", ">", "d.id"),
          ),
        ),
      )
      .select(["w.id", "w.match_id", "d.revision", "d.at", sql<string>`cast('told' as text)`.as("reason")]);
    await session
      .insertInto("baselines")
      .columns(["watch_id", "match_id", "revision", "set_at", "reason"])
      .expression(come)
      .onConflict((conflict) => conflict.columns(["watch_id", "match_id"]).doNothing())
      .execute();
  }
}

/** The matches that a chat watches at present, whatever watch covers them. */
export async function watchedAmong(
  session: Session,
  { chat, matchIds }: { chat: string; matchIds: readonly number[] },
): Promise<Set<number>> {
  if (matchIds.length === 0) return new Set();
  const query = session.selectFrom("watches").select("match_id").where("chat", "=", chat).where("kind", "=", "match");
  const rows = await query.where("match_id", "in", matchIds).execute();
  return new Set(rows.flatMap(({ match_id }) => match_id ?? []));
}

/** The matches that chats watch by themselves: they are followed in any case. */
export async function ownMatches(session: Session): Promise<Set<number>> {
  const rows = await session
    .selectFrom("watches as w")
    .innerJoin("chats as c", (join) => join.onRef("c.address", "=", "w.chat").on("c.state", "=", "active"))
    .select("w.match_id")
    .distinct()
    .where("w.wide_id", "is", null)
    .where("w.match_id", "is not", null)
    .execute();
  return new Set(rows.flatMap(({ match_id }) => match_id ?? []));
}

function watchersOf(session: Session, target: Target) {
  const watchers = session.selectFrom("watches as w").where("w.kind", "=", target.kind);
  return watchers.where("w.target", "=", targetKey(target)).where("w.paused_until", "is", null);
}
