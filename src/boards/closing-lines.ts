import type { Session } from "../storage/database.ts";
import { boardBefore, type StoredBoard } from "./board-rows.ts";
import { refreshedAt, staleAfterMs } from "./freshness.ts";

/** After an outage the boards of the start may still be there for so long. */
const lateMs = 60 * 60_000;

/**
 * Writes down of which matches that have begun the recorded prices hold the closing line: those whose odds were not too old at
 * the start. To be called every minute or so. Resolves to how many there are new.
 */
export async function markClosed(session: Session, now: number): Promise<number> {
  const begun = await session
    .selectFrom("matches as m")
    .innerJoin("price_offers as o", "o.match_id", "m.id")
    .select(["m.id", "m.starts_at"])
    .where("m.starts_at", "<=", now)
    .where("m.starts_at", ">", now - lateMs)
    .where("m.status", "not in", ["postponed", "cancelled"])
    // One that was put off begins anew.
    .where(({ or, eb }) => or([eb("o.closed_at", "is", null), eb("o.closed_at", "<>", eb.ref("m.starts_at"))]))
    .execute();
  let marked = 0;
  for (const { id, starts_at: startsAt } of begun) {
    if (startsAt === null) continue;
    const last = await boardBefore(session, { matchId: id, at: startsAt });
    if (!last || !isClosing(last, startsAt - staleAfterMs(false), startsAt)) continue;
    await session.updateTable("price_offers").set({ closed_at: startsAt }).where("match_id", "=", id).execute();
    marked++;
  }
  return marked;
}

/** The matches whose closing line is known. Read once and kept for the statement: what stands beside the offers is far behind them. */
export function closedMatches(session: Session) {
  return session.with(
    (name) => name("closed").materialized(),
    (from) =>
      from
        .selectFrom("price_offers as o")
        .innerJoin("matches as m", (join) => join.onRef("m.id", "=", "o.match_id").onRef("m.starts_at", "=", "o.closed_at"))
        .select(["m.id", "m.sport", "m.starts_at"]),
  );
}

/** Whether a board was there at the start and had been refreshed not long before. */
function isClosing({ board, since }: StoredBoard, oldest: number, startsAt: number): boolean {
  return Math.min(since, board.refreshedAt ?? since) <= startsAt && refreshedAt(board) > oldest;
}
