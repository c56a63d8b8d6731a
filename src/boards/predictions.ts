import { exchangedOffer } from "../odds/exchanged.ts";
import type { Gap } from "../odds/prediction-gap.ts";
import type { Model } from "../odds/quote.ts";
import type { Session } from "../storage/database.ts";

/** A selection's probability by the model and by the market, each in 0..1. */
type ComparedGap = Gap & { market: number };

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

/** How far back it is known what the model thought of a match to come. */
const modelsKeptMs = 7 * 24 * 60 * 60_000;

/** Writes down what the model thinks of matches now. */
export async function keepModels(session: Session, seen: readonly { matchId: number; model: Model }[]): Promise<void> {
  const rows = seen.map(({ matchId, model: { home, draw, away, at } }) => ({ match_id: matchId, at, home, draw, away }));
  for (let start = 0; start < rows.length; start += perStatement)
    await session
      .insertInto("models_seen")
      .values(rows.slice(start, start + perStatement))
      .onConflict((conflict) => conflict.columns(["match_id", "at"]).doNothing())
      .execute();
}

/** What the model thought of a match since a time, at each look; the oldest first. */
export async function modelsOfMatch(session: Session, { matchId, since }: { matchId: number; since: number }): Promise<Model[]> {
  const query = session.selectFrom("models_seen").select(["home", "draw", "away", "at"]).where("match_id", "=", matchId);
  return query.where("at", ">=", since).orderBy("at").execute();
}

/** Each side of a match in the other's place, in all that the model thought. */
export async function exchangePredictions(session: Session, matchId: number): Promise<void> {
  const kept = session.selectFrom("predictions").select("gaps").where("match_id", "=", matchId);
  const row = await kept.executeTakeFirst();
  const gaps = row && (JSON.parse(row.gaps) as ComparedGap[]).map((gap) => ({ ...gap, selection: exchanged(gap.selection) }));
  if (gaps)
    await session
      .updateTable("predictions")
      .set({ gaps: JSON.stringify(gaps) })
      .where("match_id", "=", matchId)
      .execute();
  const seen = session.updateTable("models_seen").where("match_id", "=", matchId);
  await seen.set(({ ref }) => ({ home: ref("away"), away: ref("home") })).execute();
}

function exchanged(selection: string): string {
  return exchangedOffer({ market: "winner", selection, line: null }).selection;
}

/** Forgets what the model thought of a match. */
export async function dropPredictions(session: Session, matchId: number): Promise<void> {
  await session.deleteFrom("predictions").where("match_id", "=", matchId).execute();
  await session.deleteFrom("models_seen").where("match_id", "=", matchId).execute();
}

/** Forgets some of what the model thought too long ago, or of matches that have begun. Resolves to how much. */
export async function pruneModels(session: Session, now: number, atMost: number): Promise<number> {
  const old = session
    .selectFrom("models_seen as s")
    .innerJoin("matches as m", "m.id", "s.match_id")
    .select(["s.match_id", "s.at"])
    .where(({ or, eb }) => or([eb("s.at", "<", now - modelsKeptMs), eb("m.starts_at", "<=", now)]))
    .limit(atMost);
  const done = await session
    .deleteFrom("models_seen")
    .where(({ eb, refTuple }) => eb(refTuple("match_id", "at"), "in", old.$asTuple("match_id", "at")))
    .executeTakeFirst();
  return Number(done.numDeletedRows);
}
