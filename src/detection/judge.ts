import type { MatchStatus } from "../api/model.ts";
import { boardsOf, type StoredBoard } from "../boards/board-rows.ts";
import { isConfirmed } from "../boards/freshness.ts";
import { pricesBoard } from "../boards/price-rows.ts";
import type { Board } from "../odds/quote.ts";
import { type Comparison, compareBoards } from "../rules/comparison.ts";
import type { Movement, SelectionMove } from "../rules/movement.ts";
import type { MovementRule, Rule } from "../rules/rule.ts";
import { eventIn, type RuleEvent } from "../rules/rule-events.ts";
import { isSameSelection, movementSince } from "../rules/since.ts";
import { isInTime, type Timing } from "../rules/timing.ts";
import type { Session } from "../storage/database.ts";

const hourMs = 60 * 60_000;
/** Fewer books than this cannot tell one that went astray. */
const enoughBooks = 3;

/** What a rule makes of a board. */
export interface Verdict {
  /** Without moves where something happened instead. */
  movement: Movement | null;
  event: RuleEvent | null;
  /** Whether a price has gone back behind its limit, so that its next crossing counts. */
  isBack: boolean;
  /** Whether the board before said the same, or a later refresh did not change it. */
  confirmed: boolean;
  /** What the board was compared with. */
  comparison: Comparison;
}

export interface Judge {
  judge(rule: Rule, before: StoredBoard): Promise<Verdict>;
}

/**
 * Judges one board by any rules and baselines. Everything is taken as of the moment when the board was received, so that
 * the same board is judged the same whenever that is done again.
 */
export function createJudge(session: Session, stored: StoredBoard, known?: Timing): Judge {
  const comparisons = new Map<Board, Map<Board, Comparison>>();
  const past = new Map<number | null, Promise<Board | null>>();
  let previous: Promise<StoredBoard | null> | null = null;
  let timing: Promise<Timing> | null = known ? Promise.resolve(known) : null;

  async function judge(rule: Rule, before: StoredBoard): Promise<Verdict> {
    return rule.kind === "movement" ? { ...(await judgeWay(rule, before)), event: null, isBack: false } : happened(rule, before);
  }

  async function happened(rule: Exclude<Rule, MovementRule>, before: StoredBoard): Promise<Verdict> {
    // A model speaks of matches to come: once one has begun, the gap is that of an old opinion.
    const isTooLate = rule.kind === "gap" && !(await isTimely({ phase: "prematch", withinHours: null }));
    const found = isTooLate ? null : eventIn(rule, before.board, stored.board);
    const event = found === "back" ? null : found;
    const comparison = compared(before.board, stored.board);
    return { movement: event && { moves: [] }, event, isBack: found === "back", confirmed: isConfirmed(stored), comparison };
  }

  async function judgeWay(rule: MovementRule, before: StoredBoard): Promise<Omit<Verdict, "event" | "isBack">> {
    const { movement, comparison } = await reached(rule, before, stored);
    if (!movement || !(await isTimely(rule))) return { movement: null, confirmed: false, comparison };
    const earlier = isConfirmed(stored) ? movement.moves : await movesBefore(rule, before);
    const stands = (move: SelectionMove) => earlier.some((one) => isSameWay(one, move));
    const moves = movement.moves.filter((move) => !mustWait(rule, move) || stands(move));
    return { movement: moves.length === 0 ? null : { moves }, confirmed: moves.every(stands), comparison };
  }

  /** What the board before the present one had to tell from the same baseline. */
  async function movesBefore(rule: MovementRule, before: StoredBoard): Promise<readonly SelectionMove[]> {
    previous ??= boardsOf(session, stored.matchId, [stored.revision - 1]).then((found) => found.get(stored.revision - 1) ?? null);
    const last = await previous;
    return last && last.revision > before.revision ? ((await reached(rule, before, last)).movement?.moves ?? []) : [];
  }

  async function reached(rule: MovementRule, before: StoredBoard, at: StoredBoard) {
    const told = compared(before.board, at.board);
    const start = await startOf(rule, before, at);
    const whole = start && compared(start, at.board);
    return movementSince(rule, { told, whole, before: () => start && compared(start, before.board) });
  }

  /** The board that a rule measures from instead of the baseline; null when that is the baseline. */
  async function startOf({ since, phase }: MovementRule, before: StoredBoard, at: StoredBoard): Promise<Board | null> {
    if (since === "open") return pastBoard(null);
    const windowAt = since === "told" ? Number.NEGATIVE_INFINITY : at.since - since * hourMs;
    // Moves during the match begin at the closing line, which the chat was told.
    const from = Math.max(windowAt, phase === "live" ? await beginOf(at) : Number.NEGATIVE_INFINITY);
    // What was told within the window bounds it, or the same way would be told again and again.
    return before.board.fetchedAt >= from ? null : pastBoard(from);
  }

  /** When the match began, where that was before this board. */
  async function beginOf({ board }: StoredBoard): Promise<number> {
    timing ??= timingOf(session, stored.matchId);
    const { startsAt } = await timing;
    return startsAt !== null && startsAt <= board.fetchedAt ? startsAt : Number.NEGATIVE_INFINITY;
  }

  function pastBoard(at: number | null): Promise<Board | null> {
    const found = past.get(at) ?? pricesBoard(session, { matchId: stored.matchId, at });
    past.set(at, found);
    return found;
  }

  async function isTimely(rule: Pick<MovementRule, "phase" | "withinHours">): Promise<boolean> {
    if (rule.phase === null && rule.withinHours === null) return true;
    timing ??= timingOf(session, stored.matchId);
    return isInTime(rule, await timing, stored.board.fetchedAt);
  }

  function compared(from: Board, to: Board): Comparison {
    const known = comparisons.get(from) ?? new Map<Board, Comparison>();
    comparisons.set(from, known);
    const comparison = known.get(to) ?? compareBoards(from, to);
    known.set(to, comparison);
    return comparison;
  }

  return { judge };
}

/** A single book that moves alone may be mistaken. Who watches one book wants to know all the same. */
function mustWait({ fast, reducer }: MovementRule, { books, agreeing }: SelectionMove): boolean {
  return !fast && reducer.by !== "book" && books.length >= enoughBooks && agreeing.length <= 1;
}

function isSameWay(a: SelectionMove, b: SelectionMove): boolean {
  const isUp = ({ probability: { from, to } }: SelectionMove) => to > from;
  return isSameSelection(a, b) && isUp(a) === isUp(b);
}

async function timingOf(session: Session, matchId: number): Promise<Timing> {
  const query = session.selectFrom("matches").select(["status", "starts_at"]).where("id", "=", matchId);
  const { status, starts_at } = await query.executeTakeFirstOrThrow();
  return { status: status as MatchStatus, startsAt: starts_at };
}
