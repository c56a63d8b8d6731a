import type { Gap } from "../odds/prediction-gap.ts";
import type { Session } from "../storage/database.ts";

/** A selection's probability by the model and by the market, each in 0..1. */
export type ComparedGap = Gap & { market: number };

export interface KeptPrediction {
  matchId: number;
  gaps: readonly ComparedGap[];
}

const perStatement = 100;

/** Keeps what the model thinks beside the market, of each match the first time that both are known. */
export async function keepPredictions(
  session: Session,
  predicted: readonly { matchId: number; gaps: readonly Gap[] }[],
  now: number,
): Promise<void> {
  const rows = predicted.flatMap(({ matchId, gaps }) => {
    const isCompared = gaps.length > 0 && gaps.every(({ market }) => market !== null);
    return isCompared ? [{ match_id: matchId, at: now, gaps: JSON.stringify(gaps) }] : [];
  });
  for (let start = 0; start < rows.length; start += perStatement)
    await session
      .insertInto("predictions")
      .values(rows.slice(start, start + perStatement))
      .onConflict((conflict) => conflict.column("match_id").doNothing())
      .execute();
}

/** The predictions that came before their match began, of matches whose closing line is known; the newest first. */
export async function predictionsClosed(
  session: Session,
  { after, limit }: { after: number; limit: number },
): Promise<(KeptPrediction & { startsAt: number })[]> {
  const rows = await session
    .selectFrom("predictions as p")
    .innerJoin("matches as m", "m.id", "p.match_id")
    .innerJoin("price_offers as o", (join) => join.onRef("o.match_id", "=", "m.id").onRef("o.closed_at", "=", "m.starts_at"))
    .select(["p.match_id", "p.gaps", "m.starts_at"])
    .whereRef("p.at", "<", "m.starts_at")
    .where("m.starts_at", ">", after)
    .orderBy("m.starts_at", "desc")
    .limit(limit)
    .execute();
  return rows.flatMap(({ match_id, gaps, starts_at }) =>
    starts_at === null ? [] : [{ matchId: match_id, gaps: JSON.parse(gaps) as ComparedGap[], startsAt: starts_at }],
  );
}
