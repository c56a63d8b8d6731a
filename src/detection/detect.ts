import { boardsOf, latestBoard, lockMatch, type StoredBoard } from "../boards/board-rows.ts";
import { confirmAfterMs } from "../boards/freshness.ts";
import { queueCards } from "../facts/cards.ts";
import type { Restart } from "../facts/decisions.ts";
import { recordRestarts } from "../facts/decisions.ts";
import { queueFacts, type Reached, type SatisfiedRule, withdrawOlder } from "../facts/movements.ts";
import { compareBoards } from "../rules/comparison.ts";
import { peakOf } from "../rules/peak.ts";
import { parseRule } from "../rules/rule-text.ts";
import type { Database, Session } from "../storage/database.ts";
import { transact } from "../storage/transact.ts";
import { type BaselineMove, restartBaselines, setFirstBaselines } from "../watches/baselines.ts";
import { cardRestMs } from "../watches/cards.ts";
import { batchEnd, type RuleGroup, ruleGroups } from "../watches/watches.ts";
import { createJudge, type Judge } from "./judge.ts";

/** How many watches of one match are queued in one transaction. */
const batchSize = 5_000;

const cardPace = { restMs: cardRestMs, watchId: null };

interface Detection {
  stored: StoredBoard;
  now: number;
  /** When the facts are due: a little later than now, so that the matches of one cycle become one message. */
  dueAt: number;
}

/** What is left to do after the first batch. */
export interface Unfinished extends Detection {
  reached: readonly Reached[];
  /** The last watch dealt with. */
  after: number;
}

interface Detected {
  /** How many facts wait now because of this board. */
  queued: number;
  rest: Unfinished | null;
}

/**
 * Judges a board for every watch of its match, in the transaction that saves it: movements that satisfy a rule wait for
 * delivery, lines that came back are withdrawn, watches without a baseline get this one unless it is news by itself. Each rule is evaluated once per
 * baseline and the statements do not grow with the watches; beyond five thousand watches the rest is left to `finish`.
 */
export async function detect(session: Session, detection: Detection): Promise<Detected> {
  const { stored, now } = detection;
  const { matchId, revision } = stored;
  const all = await ruleGroups(session, matchId);
  const groups = all.filter(({ kind }) => kind === "match");
  const cards =
    all.length > groups.length ? await queueCards(session, { matchId, revision, dueAt: detection.dueAt, ...cardPace }) : 0;
  const { reached, restarts } = await judge(session, stored, groups);
  if (groups.some(({ baseline }) => baseline === null)) {
    const satisfied = reached.flatMap(({ baseline, rules }) => (baseline === 0 ? rules.map(({ words }) => words) : []));
    await setFirstBaselines(session, { matchId, to: revision, now, satisfied });
  }
  for (const restart of restarts.filter(({ rules }) => rules.length > 0)) {
    const whole = { ...restart, matchId, to: revision, now };
    await recordRestarts(session, whole);
    await restartBaselines(session, whole);
  }
  const watches = groups.reduce((sum, group) => sum + group.watches, 0);
  const first = { ...detection, reached, after: 0 };
  const { queued, rest } = await queueBatch(session, first, reached.length > 0 && watches > batchSize);
  return { queued: queued + cards, rest };
}

/** Queues the batches that did not fit into the first transaction, each in one of its own. A crash in between is mended by `rebuild`. */
export async function finish(database: Database, rest: Unfinished | null): Promise<number> {
  let queued = 0;
  for (let left = rest; left; ) {
    const batch = left;
    const done = await transact(database, (transaction) => queueBatch(transaction, batch, true));
    queued += done.queued;
    left = done.rest;
  }
  return queued;
}

/**
 * Works out anew what must wait for delivery on a match, from its baselines and its newest board alone: a lost row is
 * found again here. Resolves to the number of facts.
 */
export async function detectAgain(database: Database, moment: { matchId: number; now: number; dueAt: number }): Promise<number> {
  const { matchId, now, dueAt } = moment;
  const detected = await transact(database, async (transaction) => {
    await lockMatch(transaction, matchId);
    const stored = await latestBoard(transaction, matchId);
    // Nothing may be said of an old board, and no watch begins with it: the next one is soon there.
    if (!stored || now - stored.board.fetchedAt >= confirmAfterMs) return null;
    return detect(transaction, { stored, now, dueAt });
  });
  return detected ? detected.queued + (await finish(database, detected.rest)) : 0;
}

async function queueBatch(session: Session, work: Unfinished, inBatches: boolean): Promise<Detected> {
  const { stored, now, dueAt, reached, after } = work;
  const { matchId, revision } = stored;
  const upTo = inBatches ? await batchEnd(session, { matchId, after, size: batchSize }) : null;
  const queued = await queueFacts(session, { matchId, revision, reached, dueAt, after, upTo });
  if (upTo !== null) return { queued, rest: { ...work, after: upTo } };
  await withdrawOlder(session, { stored, now });
  return { queued, rest: null };
}

/** Which rules are satisfied from which baseline, and which baselines start again. */
async function judge(session: Session, stored: StoredBoard, groups: readonly RuleGroup[]) {
  const { matchId, revision } = stored;
  const rulesByBaseline = new Map<number, string[]>();
  for (const { baseline, rule } of groups) {
    const from = baseline ?? (mayBeMet(rule) ? 0 : revision);
    if (from !== revision) rulesByBaseline.set(from, [...(rulesByBaseline.get(from) ?? []), rule]);
  }
  const baselines = await boardsOf(session, matchId, [...rulesByBaseline.keys()]);
  const judging = createJudge(session, stored);
  const reached: Reached[] = [];
  const restarts: Omit<Restart, keyof BaselineMove>[] = [];
  for (const [from, rules] of rulesByBaseline) {
    const before = baselines.get(from);
    const found = before ? await judgeRules(rules, before, judging) : { satisfied: [], back: [], byBooks: rules };
    if (found.satisfied.length > 0) reached.push({ baseline: from, rules: found.satisfied });
    // A limit without `again` is done once the chat was told.
    for (const rule of found.back) restarts.push({ from, rules: [rule.text], reason: "armed", untold: !rule.again });
    const isOver = found.satisfied.length === 0 && (!before || (await isLost(session, before, stored)));
    if (isOver) restarts.push({ from, rules: found.byBooks, reason: "nothing_to_compare", untold: false });
  }
  return { reached, restarts };
}

/** Whether the first board can satisfy a rule by itself. A movement takes two. */
function mayBeMet(words: string): boolean {
  const rule = parseRule(words);
  return rule !== null && rule.kind !== "movement";
}

async function judgeRules(rules: readonly string[], before: StoredBoard, { judge }: Judge) {
  const satisfied: SatisfiedRule[] = [];
  const back: { text: string; again: boolean }[] = [];
  const byBooks: string[] = [];
  for (const text of rules) {
    const rule = parseRule(text);
    if (!rule) continue;
    const verdict = await judge(rule, before);
    if (verdict.movement) satisfied.push({ words: text, peak: peakOf(rule, verdict.movement) });
    if (verdict.isBack) back.push({ text, again: "again" in rule && rule.again });
    if (verdict.byBooks) byBooks.push(text);
  }
  return { satisfied, back, byBooks };
}

/**
 * Whether a baseline cannot tell any movement any more. That none of its books is there must be so on two boards in a row,
 * or on one that has stood for a while: what is suspended comes back, and then the way from the old price is what to tell.
 */
async function isLost(session: Session, before: StoredBoard, stored: StoredBoard): Promise<boolean> {
  const { footing } = compareBoards(before.board, stored.board);
  if (footing !== "no_common_book") return footing === "new_market";
  if (stored.board.fetchedAt - stored.since >= confirmAfterMs) return true;
  const earlier = stored.revision - 1;
  const last = earlier > before.revision && (await boardsOf(session, stored.matchId, [earlier])).get(earlier);
  return last ? compareBoards(before.board, last.board).footing === "no_common_book" : false;
}
