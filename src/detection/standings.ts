import { boardsNamed, latestBoards } from "../boards/board-rows.ts";
import { refreshedAt } from "../boards/freshness.ts";
import { fromMicros, toMicros } from "../odds/price.ts";
import type { Quote } from "../odds/quote.ts";
import type { Compared } from "../rules/gap.ts";
import { kindOf } from "../rules/kinds/index.ts";
import type { Rule } from "../rules/rule.ts";
import type { Span } from "../rules/threshold.ts";
import type { Session } from "../storage/database.ts";
import { createJudge } from "./judge.ts";

/** Where the line of a watch stands, and when the source refreshed the odds that say so. */
export type Standing = Place & { refreshedAt: number };

type Place =
  /** The longest way of all that the rule looks at, enough or not: what it reads, in 0..1, when the chat was last told and now. */
  | { kind: "way"; offer: Pick<Quote, "market" | "selection" | "line">; way: Span }
  /** The price that its limit is about. */
  | { kind: "price"; price: number }
  /** The widest gap between model and market that the rule looks at, open or not. */
  | { kind: "gap"; gap: Pick<Compared, "selection" | "model" | "market"> };

interface Watched {
  id: number;
  matchId: number;
  rule: Rule;
}

/** Where these watches of matches stand by the newest boards; those of which nothing can be said are missing. */
export async function standingsOf(session: Session, watches: readonly Watched[]): Promise<Map<number, Standing>> {
  if (watches.length === 0) return new Map();
  const ids = watches.map(({ id }) => id);
  const rows = await session
    .selectFrom("baselines")
    .select(["watch_id", "match_id", "revision"])
    .where("watch_id", "in", ids)
    .execute();
  const baselines = new Map(rows.map((row) => [row.watch_id, { matchId: row.match_id, revision: row.revision }]));
  const newest = await latestBoards(session, [...new Set(watches.map(({ matchId }) => matchId))]);
  const kept = await boardsNamed(session, [...baselines.values()]);
  const found = new Map<number, Standing>();
  for (const { id, matchId, rule } of watches) {
    const stored = newest.get(matchId);
    const baseline = baselines.get(id);
    const before = baseline && kept(baseline);
    const place = stored && (await placeOf(session, rule, { stored, before }));
    if (place) found.set(id, { ...place, refreshedAt: refreshedAt(stored.board) });
  }
  return found;
}

type Stored = Parameters<typeof createJudge>[1];

async function placeOf(
  session: Session,
  rule: Rule,
  { stored, before }: { stored: Stored; before: Stored | undefined },
): Promise<Place | null> {
  const { comparison } = await createJudge(session, stored).judge(rule, before ?? stored);
  const way = kindOf(rule).way(rule, { comparison, baseline: comparison.baseline, board: stored.board });
  if (!way) return null;
  const { market, selection, line, from, to, model } = way;
  if (model) return { kind: "gap", gap: { selection, model: model.to, market: to } };
  if (!("threshold" in rule)) return { kind: "price", price: fromMicros(toMicros(1 / to)) };
  return before ? { kind: "way", offer: { market, selection, line }, way: { from, to } } : null;
}
