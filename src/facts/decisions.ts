import { type Expression, type Insertable, type Selectable, type SqlBool, sql } from "kysely";
import { boardsOf, type StoredBoard } from "../boards/board-rows.ts";
import { exchangedOffer } from "../odds/exchanged.ts";
import { compareBoards } from "../rules/comparison.ts";
import { exchangedRule } from "../rules/exchanged.ts";
import type { Reducer } from "../rules/rule.ts";
import { parseRule } from "../rules/rule-text.ts";
import type { Session } from "../storage/database.ts";
import type { Tables } from "../storage/tables.ts";
import { telemetry } from "../telemetry.ts";
import { type BetEvidence, readBetEvidence } from "./bet-explanation.ts";
import { type Evidence, evidenceOf, readEvidence } from "./explanation.ts";

/** What became of a movement: told, perhaps told, or not told and why. It explains itself when watch and boards are gone. */
export interface Decision {
  id: number;
  at: number;
  chat: string;
  watchId: number;
  matchId: number;
  outcome: "sent" | "unknown" | "dropped" | "failed" | "withdrawn" | "ended";
  reason: string | null;
  deliveryId: string | null;
  /** In its canonical words. */
  rule: string | null;
  /** The boards compared, and when and why the first became the baseline; null where there was nothing to compare. */
  baseline: number | null;
  baselineAt: number | null;
  baselineReason: string | null;
  revision: number | null;
  evidence: Evidence | null;
  /** The same of a decision about value bets. */
  bets: BetEvidence | null;
}

/** A decision to be written down; what it leaves out is null. */
export type NewDecision = Pick<Decision, "at" | "chat" | "watchId" | "matchId" | "outcome"> & Partial<Omit<Decision, "id">>;

/** The reason of an outcome that nobody knows, of what is told again for that. */
export const sentAgain = "sent_again";

const perStatement = 200;
const groupsPerStatement = 50;

/** Writes decisions down. */
export async function recordDecisions(session: Session, decisions: readonly NewDecision[]): Promise<void> {
  for (let start = 0; start < decisions.length; start += perStatement) {
    const rows = decisions.slice(start, start + perStatement).map(rowFrom);
    await session.insertInto("decisions").values(rows).execute();
  }
  for (const { outcome, reason = null } of decisions) telemetry.decision.publish({ outcome, reason, count: 1 });
}

interface Withdrawal {
  /** The board that no longer satisfies the rules. */
  stored: StoredBoard;
  now: number;
}

/** Writes down that the waiting facts of a match that are older than this board were withdrawn, since the line came back. */
export async function recordWithdrawals(session: Session, { stored, now }: Withdrawal): Promise<void> {
  const groups = await withdrawnGroups(session, stored);
  const baselines = await boardsOf(session, stored.matchId, [...new Set(groups.map(({ baseline }) => baseline))]);
  const explained = groups.map((group) => {
    const baseline = baselines.get(group.baseline)?.board;
    const rule = parseRule(group.rule);
    const board = stored.board;
    const compared = baseline && { comparison: compareBoards(baseline, board), baseline, board, since: stored.since };
    return { ...group, evidence: rule && compared ? evidenceOf(rule, compared) : null };
  });
  for (let start = 0; start < explained.length; start += groupsPerStatement)
    await recordGroups(session, { stored, now, groups: explained.slice(start, start + groupsPerStatement) });
}

/** Watches that share rule and baseline share the evidence, however many they are. */
interface WithdrawnGroup {
  rule: string;
  baseline: number;
}

async function withdrawnGroups(session: Session, { matchId, revision }: StoredBoard): Promise<WithdrawnGroup[]> {
  return session
    .selectFrom("facts as f")
    .innerJoin("watches as w", "w.id", "f.watch_id")
    .innerJoin("baselines as b", (join) => join.onRef("b.watch_id", "=", "f.watch_id").onRef("b.match_id", "=", "f.match_id"))
    .select(["w.rule", "b.revision as baseline"])
    .distinct()
    .where("f.match_id", "=", matchId)
    .where("f.watch_id", "is not", null)
    .where("f.revision", "<", revision)
    .where("f.message", "is", null)
    .where("f.held", "is", null)
    .where("f.begun", "=", 0)
    .execute();
}

async function recordGroups(
  session: Session,
  { stored, now, groups }: Withdrawal & { groups: readonly (WithdrawnGroup & { evidence: Evidence | null })[] },
): Promise<void> {
  const { matchId, revision } = stored;
  const isOf = ({ rule, baseline }: WithdrawnGroup): Expression<SqlBool> => sql`(w.rule = ${rule} and b.revision = ${baseline})`;
  const cases = groups.map((group) => sql`when ${isOf(group)} then ${group.evidence && JSON.stringify(group.evidence)}`);
  const recorded = await session
    .insertInto("decisions")
    .columns([...ourColumns, "evidence"])
    .expression((from) =>
      from
        .selectFrom("facts as f")
        .innerJoin("watches as w", "w.id", "f.watch_id")
        .innerJoin("baselines as b", (join) => join.onRef("b.watch_id", "=", "f.watch_id").onRef("b.match_id", "=", "f.match_id"))
        .select([
          ...(["f.chat", "f.watch_id", "f.match_id", ...fromWatch] as const),
          ...common({ revision, now, outcome: "withdrawn", reason: "came_back" }),
          sql<string | null>`case ${sql.join(cases, sql` `)} end`.as("evidence"),
        ])
        .where("f.match_id", "=", matchId)
        .where("f.watch_id", "is not", null)
        .where("f.revision", "<", revision)
        .where("f.message", "is", null)
        .where("f.held", "is", null)
        .where("f.begun", "=", 0)
        .where(({ or }) => or(groups.map(isOf))),
    )
    .executeTakeFirst();
  telemetry.decision.publish({ outcome: "withdrawn", reason: "came_back", count: Number(recorded.numInsertedOrUpdatedRows) });
}

/** Baselines that start again at another board although the chats were told nothing. */
export interface Restart {
  matchId: number;
  to: number;
  now: number;
  from: number;
  rules: readonly string[];
  /** That there is nothing left to compare with, or that a price has gone back behind its limit. */
  reason: "nothing_to_compare" | "armed";
  /** Only where the chat was not told at this baseline. */
  untold: boolean;
}

/**
 * Writes down that the watches whose baseline is `from` start again at this board, and why there is nothing to tell. To be
 * called before the baselines move.
 */
export async function recordRestarts(session: Session, { matchId, to, now, ...restart }: Restart): Promise<void> {
  const recorded = await session
    .insertInto("decisions")
    .columns(ourColumns)
    .expression((query) =>
      query
        .selectFrom("baselines as b")
        .innerJoin("watches as w", "w.id", "b.watch_id")
        .select([
          ...(["w.chat", "b.watch_id", "b.match_id", ...fromWatch] as const),
          ...common({ revision: to, now, outcome: "dropped", reason: restart.reason }),
        ])
        .where("b.match_id", "=", matchId)
        .where("b.revision", "=", restart.from)
        .where("w.rule", "in", restart.rules)
        .$if(restart.untold, (untold) => untold.where("b.reason", "<>", "told")),
    )
    .executeTakeFirst();
  telemetry.decision.publish({ outcome: "dropped", reason: restart.reason, count: Number(recorded.numInsertedOrUpdatedRows) });
}

/** What a decision about many watches takes from each of them, then what is the same for all. */
const ourColumns = [
  ...["chat", "watch_id", "match_id", "rule", "baseline_at", "baseline_reason", "baseline_revision"],
  ...["revision", "at", "outcome", "reason"],
] as const;
const fromWatch = [
  "w.rule",
  "b.set_at as baseline_at",
  "b.reason as baseline_reason",
  "b.revision as baseline_revision",
] as const;

function common({ revision, now, outcome, reason }: { revision: number; now: number } & Record<"outcome" | "reason", string>) {
  return [
    sql<number>`cast(${revision} as bigint)`.as("revision"),
    sql<number>`cast(${now} as bigint)`.as("at"),
    sql<string>`cast(${outcome} as text)`.as("outcome"),
    sql<string>`cast(${reason} as text)`.as("reason"),
  ] as const;
}

/** What was decided stays about its team where the sides of a match are exchanged, so that it is judged by that. */
export async function exchangeDecisions(session: Session, matchId: number): Promise<void> {
  const ofMatch = session.selectFrom("decisions").select(["id", "rule", "evidence"]).where("match_id", "=", matchId);
  for (const { id, rule, evidence } of await ofMatch.execute()) {
    const [found, bets] = [readEvidence(evidence), readBetEvidence(evidence)];
    const exchanged = found ? exchangedOffer(found) : bets && { ...bets, bets: bets.bets.map(exchangedOffer) };
    const change = {
      rule: rule && exchangedRule(rule),
      ...(exchanged && { evidence: JSON.stringify(exchanged) }),
    };
    await session.updateTable("decisions").set(change).where("id", "=", id).execute();
  }
}

/** What was decided about a match is not judged by its odds of another time. */
export async function dropEvidence(session: Session, matchId: number): Promise<void> {
  await session.updateTable("decisions").set({ evidence: null }).where("match_id", "=", matchId).execute();
}

/** The last decisions about a chat, the newest first. */
export async function decisionsOfChat(
  session: Session,
  { chat, limit, offset = 0 }: { chat: string; limit: number; offset?: number },
): Promise<Decision[]> {
  const query = session.selectFrom("decisions").selectAll().where("chat", "=", chat);
  const rows = await query.orderBy("at", "desc").orderBy("id", "desc").limit(limit).offset(offset).execute();
  return rows.map(decisionFrom);
}

/** One decision about a chat, by its number. */
export async function decisionOf(session: Session, { chat, id }: { chat: string; id: number }): Promise<Decision | null> {
  const query = session.selectFrom("decisions").selectAll().where("chat", "=", chat).where("id", "=", id);
  const row = await query.executeTakeFirst();
  return row ? decisionFrom(row) : null;
}

/** What was decided at last about the matches of one message to a chat, in its order. */
export async function decisionsOfDelivery(
  session: Session,
  { chat, deliveryId }: { chat: string; deliveryId: string },
): Promise<Decision[]> {
  const query = session.selectFrom("decisions").selectAll().where("chat", "=", chat).where("delivery_id", "=", deliveryId);
  const decisions = (await query.orderBy("id").execute()).map(decisionFrom);
  // A message of which nobody knew whether it arrived was decided about more than once.
  const ended = new Set(decisions.flatMap(({ matchId, reason }) => (reason === sentAgain ? [] : [matchId])));
  const last = new Map(decisions.map((decision) => [decision.matchId, decision]));
  return decisions.filter((one) => one.reason !== sentAgain || (!ended.has(one.matchId) && last.get(one.matchId) === one));
}

/** The boards of a match that a chat may have been told for a watch since a time, the last one first. */
export async function maybeToldBoards(
  session: Session,
  { chat, watchId, matchId, since }: { chat: string; watchId: number; matchId: number; since: number },
): Promise<number[]> {
  const ofMatch = session.selectFrom("decisions").select("revision").where("chat", "=", chat).where("match_id", "=", matchId);
  const unknown = ofMatch.where("watch_id", "=", watchId).where("outcome", "=", "unknown").where("at", ">=", since);
  const rows = await unknown.orderBy("id", "desc").execute();
  return [...new Set(rows.flatMap(({ revision }) => revision ?? []))];
}

const mostTold = 50;

/** What was told to a chat about the prices of a match, or perhaps told; the newest, oldest first. */
export async function toldAboutMatch(
  session: Session,
  { chat, matchId }: { chat: string; matchId: number },
): Promise<(Decision & { evidence: Evidence })[]> {
  const query = session.selectFrom("decisions").selectAll().where("chat", "=", chat).where("match_id", "=", matchId);
  const told = query.where("outcome", "in", ["sent", "unknown"]).where("evidence", "is not", null);
  const rows = await told.orderBy("at", "desc").orderBy("id", "desc").limit(mostTold).execute();
  return rows
    .map(decisionFrom)
    .flatMap((one) => (one.evidence ? [{ ...one, evidence: one.evidence }] : []))
    .reverse();
}

/** Whose prices the rule of a decision looked at; null where it looked at none. */
export function reducerOf({ rule: words }: Pick<Decision, "rule">): Reducer | null {
  const rule = words === null ? null : parseRule(words);
  return rule && "reducer" in rule ? rule.reducer : null;
}

/** How many decisions about these chats are kept. */
export async function countDecisions(session: Session, chats: readonly string[]): Promise<number> {
  if (chats.length === 0) return 0;
  const query = session.selectFrom("decisions").select(({ fn }) => fn.countAll<number>().as("count"));
  return Number((await query.where("chat", "in", chats).executeTakeFirstOrThrow()).count);
}

/** Forgets some of the decisions from before a time; resolves to how many. */
export async function pruneDecisions(session: Session, before: number, atMost: number): Promise<number> {
  const old = session.selectFrom("decisions").select("id").where("at", "<", before).limit(atMost);
  return Number((await session.deleteFrom("decisions").where("id", "in", old).executeTakeFirst()).numDeletedRows);
}

type DecisionRow = Selectable<Tables["decisions"]>;

function decisionFrom(row: DecisionRow): Decision {
  return {
    id: row.id,
    at: row.at,
    chat: row.chat,
    watchId: row.watch_id,
    matchId: row.match_id,
    outcome: row.outcome as Decision["outcome"],
    reason: row.reason,
    deliveryId: row.delivery_id,
    rule: row.rule,
    baseline: row.baseline_revision,
    baselineAt: row.baseline_at,
    baselineReason: row.baseline_reason,
    revision: row.revision,
    evidence: readEvidence(row.evidence),
    bets: readBetEvidence(row.evidence),
  };
}

function rowFrom(decision: NewDecision): Insertable<Tables["decisions"]> {
  const { at, chat, watchId, matchId, outcome } = decision;
  const evidence = decision.evidence ?? decision.bets;
  return {
    at,
    chat,
    watch_id: watchId,
    match_id: matchId,
    outcome,
    reason: decision.reason ?? null,
    delivery_id: decision.deliveryId ?? null,
    rule: decision.rule ?? null,
    baseline_revision: decision.baseline ?? null,
    baseline_at: decision.baselineAt ?? null,
    baseline_reason: decision.baselineReason ?? null,
    revision: decision.revision ?? null,
    evidence: evidence ? JSON.stringify(evidence) : null,
  };
}
