import { type SqlBool, sql } from "kysely";
import type { Restart } from "../facts/decisions.ts";
import type { Session } from "../storage/database.ts";
import { engineOf } from "../storage/engine.ts";
import { valuesOf } from "../storage/values.ts";

/** A baseline's way to another board of its match. */
export interface BaselineMove {
  matchId: number;
  to: number;
  now: number;
}

/**
 * Gives this board as baseline to the watches of a match that have none and are not paused. Those whose rule it satisfies by
 * itself begin with what was before it, which is nothing.
 */
export async function setFirstBaselines(
  session: Session,
  { matchId, to, now, satisfied = [] }: BaselineMove & { satisfied?: readonly string[] },
): Promise<void> {
  const isMet = satisfied.length > 0 ? sql<SqlBool>`w.rule in (${sql.join(satisfied)})` : sql<SqlBool>`1 = 0`;
  await session
    .insertInto("baselines")
    .columns(["watch_id", "match_id", "revision", "set_at", "reason"])
    .expression((from) =>
      from
        .selectFrom("watches as w")
        .leftJoin("baselines as b", (join) => join.onRef("b.watch_id", "=", "w.id").onRef("b.match_id", "=", "w.match_id"))
        .select([
          "w.id",
          "w.match_id",
          sql<number>`case when ${isMet} then 0 else ${whole(to)} end`.as("revision"),
          whole(now).as("set_at"),
          sql<string>`'first_board'`.as("reason"),
        ])
        .where("w.match_id", "=", matchId)
        .where("b.watch_id", "is", null)
        .where("w.kind", "=", "match")
        .where("w.paused_until", "is", null)
        // Whoever unwatches in this moment waits, or has been waited for and is left out.
        .$if(engineOf(session) === "postgres", (query) => query.forKeyShare("w")),
    )
    .onConflict((conflict) => conflict.columns(["watch_id", "match_id"]).doNothing())
    .execute();
}

/** Moves the baseline of every watch of a match that has one of the rules and stands at `from`. */
export async function restartBaselines(session: Session, restart: Restart): Promise<void> {
  const { matchId, from, to, now, rules, reason, untold } = restart;
  const watches = session.selectFrom("watches").select("id").where("match_id", "=", matchId).where("rule", "in", rules);
  await session
    .updateTable("baselines")
    .set({ revision: to, set_at: now, reason: reason === "armed" ? reason : "restarted" })
    .where("match_id", "=", matchId)
    .where("revision", "=", from)
    .where("watch_id", "in", watches)
    .$if(untold, (query) => query.where("reason", "<>", "told"))
    .execute();
}

interface PresentBaseline {
  chat: string;
  /** Null for all of the chat's watches. */
  matchId: number | null;
  now: number;
  reason: "unmuted";
}

/** Moves the baselines of a chat, for one match or for all, to the newest boards. */
export async function restartAtPresent(session: Session, { chat, matchId, now, reason }: PresentBaseline): Promise<void> {
  const newest = sql<number>`(select max(b.revision) from boards b where b.match_id = baselines.match_id)`;
  await session
    .updateTable("baselines")
    .set({ revision: newest, set_at: now, reason })
    .where("watch_id", "in", (from) => from.selectFrom("watches").select("id").where("chat", "=", chat))
    .$if(matchId !== null, (query) => query.where("match_id", "=", matchId))
    .execute();
}

/** A baseline's way for one watch. */
export interface ToldBaseline extends Omit<BaselineMove, "now"> {
  watchId: number;
  /** The baseline that the chat was told from; one that was set anew meanwhile stays. */
  from: number;
  reason: "told" | "dropped";
}

/** Moves baselines, each for its whole match, to the boards that the chats were told, or that were deliberately dropped. */
export async function moveBaselines(session: Session, moves: readonly ToldBaseline[], now: number): Promise<void> {
  if (moves.length === 0) return;
  const rows = moves.map(({ watchId, matchId, from, to, reason }) => {
    return { watch_id: watchId, match_id: matchId, before: from, after: to, reason };
  });
  const types = { watch_id: "bigint", match_id: "bigint", before: "bigint", after: "bigint", reason: "text" } as const;
  await session
    .with("moved(watch_id, match_id, before, after, reason)", () => valuesOf(types, rows))
    .updateTable("baselines")
    .from("moved")
    .set(({ ref }) => ({ revision: ref("moved.after"), set_at: now, reason: ref("moved.reason").$notNull() }))
    .whereRef("baselines.watch_id", "=", "moved.watch_id")
    .whereRef("baselines.match_id", "=", "moved.match_id")
    .whereRef("baselines.revision", "=", "moved.before")
    .execute();
}

/** A number in a select list, where Postgres would otherwise not know its type. */
function whole(value: number) {
  return sql<number>`cast(${value} as bigint)`;
}
