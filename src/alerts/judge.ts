import type { Match, MatchStatus } from "../api/model.ts";
import type { Board } from "../odds/quote.ts";
import type { Session } from "../storage/database.ts";
import { boardsOf, pricesBoard, type StoredBoard } from "./board-rows.ts";
import { type Comparison, compareBoards } from "./comparison.ts";
import { hasStood, isLive } from "./freshness.ts";
import { type Movement, movementIn, type SelectionMove } from "./movement.ts";
import type { MovementRule, PostedRule, Rule, TargetRule } from "./rule.ts";
import { limitIn, postedIn, type RuleEvent } from "./rule-events.ts";

const hourMs = 60 * 60_000;
/** Fewer books than this cannot tell one that went astray. */
const enoughBooks = 3;

type Timing = Pick<Match, "status" | "startsAt">;

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

  function happened(rule: TargetRule | PostedRule, before: StoredBoard): Verdict {
    const found = rule.kind === "target" ? limitIn(rule, before.board, stored.board) : postedIn(rule, before.board, stored.board);
    const event = found === "back" ? null : found;
    const comparison = compared(before.board, stored.board);
    return { movement: event && { moves: [] }, event, isBack: found === "back", confirmed: hasStood(stored), comparison };
  }

  async function judgeWay(rule: MovementRule, before: StoredBoard): Promise<Omit<Verdict, "event" | "isBack">> {
    const { movement, comparison } = await reached(rule, before, stored);
    if (!movement || !(await isInTime(rule))) return { movement: null, confirmed: false, comparison };
    const earlier = hasStood(stored) ? movement.moves : await movesBefore(rule, before);
    const isConfirmed = (move: SelectionMove) => earlier.some((one) => isSameWay(one, move));
    const moves = movement.moves.filter((move) => !mustWait(rule, move) || isConfirmed(move));
    return { movement: moves.length === 0 ? null : { moves }, confirmed: moves.every(isConfirmed), comparison };
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
    if (!start) return { comparison: told, movement: movementIn(rule, told) };
    const comparison = compared(start, at.board);
    const movement = movementIn(rule, comparison);
    if (rule.since !== "open") return { comparison, movement };
    // Where the way from the first prices has been told, the next one begins at the board that told it.
    const over = movementIn(rule, compared(start, before.board))?.moves ?? [];
    const isOver = (move: SelectionMove) => over.some((one) => isSameSelection(one, move));
    const fresh = movement?.moves.filter((move) => !isOver(move)) ?? [];
    const further = over.length === 0 ? [] : (movementIn(rule, told)?.moves.filter(isOver) ?? []);
    const moves = [...fresh, ...further];
    return { comparison: fresh.length > 0 ? comparison : told, movement: moves.length === 0 ? null : { moves } };
  }

  /** The board that a rule measures from instead of the baseline; null when that is the baseline. */
  async function startOf({ since }: MovementRule, before: StoredBoard, at: StoredBoard): Promise<Board | null> {
    if (since === "told") return null;
    if (since === "open") return pastBoard(null);
    // What was told within the window bounds it, or the same way would be told again and again.
    const from = at.since - since * hourMs;
    return before.board.fetchedAt >= from ? null : pastBoard(from);
  }

  function pastBoard(at: number | null): Promise<Board | null> {
    const found = past.get(at) ?? pricesBoard(session, { matchId: stored.matchId, at });
    past.set(at, found);
    return found;
  }

  async function isInTime({ phase, withinHours }: MovementRule): Promise<boolean> {
    if (phase === null && withinHours === null) return true;
    timing ??= timingOf(session, stored.matchId);
    const match = await timing;
    const now = stored.board.fetchedAt;
    if (phase !== null && (phase === "live") !== isLive(match, now)) return false;
    return withinHours === null || (match.startsAt !== null && match.startsAt - now <= withinHours * hourMs);
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

function isSameSelection(a: SelectionMove, b: SelectionMove): boolean {
  return a.market === b.market && a.selection === b.selection;
}

async function timingOf(session: Session, matchId: number): Promise<Timing> {
  const query = session.selectFrom("matches").select(["status", "starts_at"]).where("id", "=", matchId);
  const { status, starts_at } = await query.executeTakeFirstOrThrow();
  return { status: status as MatchStatus, startsAt: starts_at };
}
