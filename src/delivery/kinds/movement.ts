import { sql } from "kysely";
import { staleAfterMs } from "../../boards/freshness.ts";
import { readQuiet } from "../../chats/settings.ts";
import { type AlertMatch, type FactToJudge, type JudgedMovement, judgeFacts } from "../../detection/alert-facts.ts";
import { maybeToldBoards, type NewDecision } from "../../facts/decisions.ts";
import type { Fact, FactCondition } from "../../facts/facts.ts";
import { type FrozenFact, frozenFacts } from "../../facts/frozen.ts";
import { movementSection } from "../../replies/alerts/alert.ts";
import { readPeak } from "../../rules/peak.ts";
import { isAboutBets } from "../../rules/rule.ts";
import { timesReached } from "../../rules/threshold.ts";
import type { Session } from "../../storage/database.ts";
import { moveBaselines, type ToldBaseline } from "../../watches/baselines.ts";
import { type Ending, type FactKind, type Judged, type Looking, toldInThread } from "../fact-kind.ts";
import { type Weight, weights } from "../gate.ts";
import { newsIn, toldOnce } from "./told-once.ts";

/**
 * What moved or happened by a watch's rule. It is judged again by the newest board, so what came back is not told; the baseline
 * of the match moves as a whole to the board that a message spoke of.
 */
export const movementKind: FactKind<FrozenFact, AlertMatch> = {
  name: "movement",
  wanted: () => sql`true`,
  fresh: hasFreshBoard,
  async judge(session, facts, { lookup }) {
    const present = await presentOf(session, facts);
    const found = facts.flatMap((fact) => present.get(fact.id) ?? []);
    const judged = await judgeFacts(session, { facts: found, lookup });
    const doubted = await judgeDoubted(session, { facts, present, judged: new Map(zipped(found, judged)), lookup });
    const judgedOf = new Map(found.map((fact, index) => [fact.watchId, doubted.get(fact.watchId) ?? judged[index]]));
    return facts.map(({ watchId }) => {
      const one = watchId === null ? undefined : judgedOf.get(watchId);
      return one ? ruled(one) : null;
    });
  },
  async judgeAgain(session, told, { lookup }) {
    return (await judgeFacts(session, { facts: told, lookup })).map(ruled);
  },
  read: (part) => frozenFacts.parse(part),
  keyOf: ({ watchId }) => `m${watchId}`,
  newsOf: ({ shown }) => newsIn(shown),
  saidBy: ({ watchId, matchId, baseline, revision }) => [watchId, matchId, baseline, revision],
  async settle(session, endings, now) {
    await moveBaselines(session, endings.flatMap(movesOf), now);
    return endings.flatMap((ending) => decisionsOf(ending, now));
  },
  section: (text, shown, telling) => movementSection(text, toldOnce(shown), telling),
};

/** Whether the newest board of the match of `f` is young enough to be spoken of. */
function hasFreshBoard(now: number): FactCondition {
  const oldest = (live: boolean) => sql`cast(${Math.floor(now - staleAfterMs(live))} as bigint)`;
  return sql`exists (
    select 1 from boards l join matches n on n.id = l.match_id
    where l.match_id = f.match_id
      and l.revision = (select max(r.revision) from boards r where r.match_id = f.match_id)
      and case when l.refreshed_at < l.confirmed_at then l.refreshed_at else l.confirmed_at end
        > case
            when n.status = 'live' or (n.status in ('scheduled', 'unknown') and n.starts_at <= ${now}) then ${oldest(true)}
            else ${oldest(false)}
          end)`;
}

interface Doubted {
  facts: readonly Fact[];
  present: ReadonlyMap<number, FactToJudge>;
  judged: ReadonlyMap<FactToJudge, JudgedMovement>;
  lookup: Looking["lookup"];
}

/**
 * What may have been told counts as told until a message says what holds: where a line has come back to its baseline, it may
 * have moved from what the chat has read. Only what then tells something is given, by watch.
 */
async function judgeDoubted(session: Session, { facts, present, judged, lookup }: Doubted): Promise<Map<number, JudgedMovement>> {
  const found = new Map<number, JudgedMovement>();
  for (const { id, chat, begun } of facts) {
    const one = present.get(id);
    const result = one && judged.get(one);
    if (!one || begun === 0 || result?.fact !== null || result.reason !== "came_back") continue;
    const { watchId, matchId, baseline, baselineAt: since } = one;
    const read = await maybeToldBoards(session, { chat, watchId, matchId, since });
    const others = read.filter((revision) => revision !== baseline && revision !== one.revision);
    const again = others.map((revision) => ({ ...one, baseline: revision, baselineAt: one.since, standsAt: baseline }));
    const told = (await judgeFacts(session, { facts: again, lookup })).find(({ fact }) => fact !== null);
    if (told) found.set(watchId, told);
  }
  return found;
}

function zipped<A, B>(some: readonly A[], others: readonly B[]): [A, B][] {
  return some.flatMap((one, index): [A, B][] => {
    const other = others[index];
    return other === undefined ? [] : [[one, other]];
  });
}

/** The watches of these facts with their baselines, and the newest board of each match. */
async function presentOf(session: Session, facts: readonly Fact[]): Promise<Map<number, FactToJudge>> {
  const ids = facts.map(({ id }) => id);
  const rows = await session
    .selectFrom("facts as f")
    .innerJoin("watches as w", "w.id", "f.watch_id")
    .innerJoin("baselines as b", (join) => join.onRef("b.watch_id", "=", "w.id").onRef("b.match_id", "=", "f.match_id"))
    .select(["f.id", "f.since", "f.body", "f.revision as queued", "w.id as watch_id", "w.rule", "w.quiet"])
    .select(["b.match_id", "b.revision as baseline", "b.set_at", "b.reason"])
    .select(({ selectFrom }) =>
      selectFrom("boards as l")
        .select(({ fn }) => fn.max("l.revision").as("revision"))
        .whereRef("l.match_id", "=", "f.match_id")
        .as("revision"),
    )
    .where("f.id", "in", ids)
    .execute();
  return new Map(
    rows.flatMap(({ id, watch_id, match_id, set_at, reason, revision, body, ...row }) => {
      if (revision === null) return [];
      const from = { baseline: row.baseline, baselineAt: set_at, baselineReason: reason };
      const { rule, since, quiet, queued } = row;
      const fact = { watchId: watch_id, matchId: match_id, rule, ...from, revision, queued, since, quiet, peak: readPeak(body) };
      return [[id, fact]];
    }),
  );
}

function ruled({ frozen, ...found }: JudgedMovement): Judged<FrozenFact, AlertMatch> {
  const { since, revision } = frozen;
  const looked = { frozen, since, revision, quiet: readQuiet(frozen.quiet) };
  if (found.fact) return { ...looked, tells: true, shown: found.fact, weight: weightOf(found.fact) };
  return { ...looked, tells: false, reason: found.reason, passed: found.reason === "came_back" };
}

const weightOfEvent: Readonly<Record<string, Weight>> = { target: weights.crossed, posted: weights.posted, gap: weights.gap };

function weightOf(match: AlertMatch): Weight {
  const weight = weightBy(match);
  return isAboutBets(match.rule) ? { ...weight, bets: true } : weight;
}

function weightBy({ rule, movement: { moves } }: AlertMatch): Weight {
  if (rule.kind !== "movement") return weightOfEvent[rule.kind] ?? weights.crossed;
  const times = Math.max(...moves.map(({ probability }) => timesReached(rule.threshold, probability)));
  const points = Math.max(...moves.map(({ probability: { from, to } }) => 100 * Math.abs(to - from)));
  return weights.movement({ times, points });
}

/** Why what is dropped is not looked for again. */
const unwanted: ReadonlySet<string> = new Set(["no_board", "information_only", "refused", "not_approved"]);

function movesOf({ told, outcome, reason }: Ending<FrozenFact>): ToldBaseline[] {
  // What is never accepted would be tried for ever; without its board a baseline will never tell a movement again, and what
  // a chat did not want is no news later.
  const isLost = outcome === "dropped" && reason !== null && unwanted.has(reason);
  const isTold = outcome === "sent" || (outcome === "dropped" && reason === toldInThread);
  const because = isTold ? "told" : outcome === "failed" || isLost ? "dropped" : null;
  if (because === null) return [];
  return told.map(({ watchId, matchId, baseline, standsAt = baseline, revision }) => {
    return { watchId, matchId, from: standsAt, to: revision, reason: because };
  });
}

function decisionsOf({ chat, message, told, outcome, reason }: Ending<FrozenFact>, now: number): NewDecision[] {
  if (outcome === "untried") return [];
  const decided = { at: now, chat, outcome: outcome === "gone" ? "failed" : outcome, reason, deliveryId: message } as const;
  return told.map((fact) => ({ ...fact, ...decided }));
}
