import { inTurns } from "../in-turns.ts";
import type { PastQuote } from "../odds/history.ts";
import type { Board, Model, Quote } from "../odds/quote.ts";
import { type Comparison, compareBoards } from "./comparison.ts";
import { kindOf } from "./kinds/index.ts";
import type { SelectionMove } from "./movement.ts";
import type { GapRule, MovementRule, Rule } from "./rule.ts";
import type { RuleEvent } from "./rule-events.ts";
import { viewOf } from "./rule-kind.ts";
import { movementSince } from "./since.ts";
import { isInTime } from "./timing.ts";

/** An alert that a rule would have sent: when, and what moved most. */
export interface ReplayedAlert {
  at: number;
  move: SelectionMove;
}

interface Period {
  from: number;
  until: number;
  /** How often the source refreshes: what changed in between was seen at once. */
  everyMs: number;
}

/**
 * The boards that price points make, oldest first: the one of the beginning, then one for each time of refresh by which a
 * price had changed. A price holds until its book quotes another one.
 */
export function boardsFrom(history: readonly PastQuote[], { from, until, everyMs }: Period): Board[] {
  const sorted = history.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at);
  const current = new Map<string, Quote>();
  const boards: Board[] = [];
  sorted.forEach((quote, index) => {
    current.set(JSON.stringify([quote.bookmaker, quote.market, quote.selection, quote.line]), quote);
    const seenAt = seenBy(quote.at, { from, until, everyMs });
    const next = sorted[index + 1];
    const isLast = !next || seenBy(next.at, { from, until, everyMs }) > seenAt;
    if (isLast) boards.push({ quotes: [...current.values()], fetchedAt: seenAt, refreshedAt: seenAt });
  });
  return boards;
}

/** The refresh by which a change was seen. */
function seenBy(at: number, { from, until, everyMs }: Period): number {
  return Math.min(until, from + Math.max(0, Math.ceil((at - from) / everyMs)) * everyMs);
}

/** So many boards are compared in some twenty milliseconds, which nobody else notices. */
const boardsPerTurn = 16;
const hourMs = 60 * 60_000;

/**
 * What a watch with this rule would have told over these boards of a match: from the first, and each time from what it told
 * last, or from where the rule itself begins. A week of them takes up to a second, so others get their turn in between.
 */
export async function replay(rule: MovementRule, boards: readonly Board[], startsAt: number | null): Promise<ReplayedAlert[]> {
  const alerts: ReplayedAlert[] = [];
  let baseline: Board | null = null;
  for await (const [nth, board] of inTurns(boards.entries(), boardsPerTurn)) {
    const told: Comparison | null = baseline && compareBoards(baseline, board);
    const isTimely = isInTime(rule, { status: "unknown", startsAt }, board.fetchedAt);
    const move = baseline && told && isTimely ? moveIn(rule, { told, baseline, board, earlier: boards.slice(0, nth) }) : null;
    if (move) alerts.push({ at: board.fetchedAt, move });
    // The first odds of a market better than all before are a new beginning, as they are for a watch.
    if (!told || move || told.footing === "new_market") baseline = board;
  }
  return alerts;
}

interface Replaying {
  told: Comparison;
  baseline: Board;
  board: Board;
  earlier: readonly Board[];
}

function moveIn(rule: MovementRule, { told, baseline, board, earlier }: Replaying): SelectionMove | null {
  const start = startOf(rule, { baseline, board, earlier });
  const whole = start && compareBoards(start, board);
  const { movement } = movementSince(rule, { told, whole, before: () => start && compareBoards(start, baseline) });
  return movement?.moves[0] ?? null;
}

/** The board that a rule measures from instead of the baseline; null when that is the baseline. */
function startOf({ since }: MovementRule, { baseline, board, earlier }: Omit<Replaying, "told">): Board | null {
  if (since === "told") return null;
  if (since === "open") return earlier[0] ?? null;
  const from = board.fetchedAt - since * hourMs;
  // What was told within the window bounds it.
  return baseline.fetchedAt >= from ? null : (earlier.findLast(({ fetchedAt }) => fetchedAt <= from) ?? null);
}

/** An alert that a rule about the model's gap would have sent: whether any gap had opened, or one had closed. */
export interface ReplayedGap {
  at: number;
  isOpen: boolean;
}

/**
 * Boards with what the model thought beside them, one for each time when either was looked at. What it thought lasts so long;
 * without it there is no board.
 */
export function boardsWithModels(boards: readonly Board[], models: readonly Model[], lastsMs: number): Board[] {
  const moments = new Set([...boards.map(({ fetchedAt }) => fetchedAt), ...models.map(({ at }) => at)]);
  return [...moments]
    .sort((a, b) => a - b)
    .flatMap((at) => {
      const board = boards.findLast(({ fetchedAt }) => fetchedAt <= at);
      const model = models.findLast((one) => one.at <= at);
      return board && model && at - model.at < lastsMs ? [{ ...board, fetchedAt: at, model }] : [];
    });
}

/** Something that a rule which is not about a way would have told. */
export interface ReplayedEvent {
  at: number;
  event: RuleEvent;
}

/** What a watch with such a rule would have told over these boards of a match, had it waited for the first of them. */
export async function replayEvents(rule: Rule, boards: readonly Board[], startsAt: number | null): Promise<ReplayedEvent[]> {
  const kind = kindOf(rule);
  const told: ReplayedEvent[] = [];
  const nothing: Board = { quotes: [], fetchedAt: 0, refreshedAt: null };
  let baseline = nothing;
  for await (const board of inTurns(boards, boardsPerTurn)) {
    const { event, isBack } = await kind.judge(rule, viewOf(baseline, board, { status: "unknown", startsAt }));
    if (event) told.push({ at: board.fetchedAt, event });
    // What is told once is done then.
    if (event && "again" in rule && !rule.again) break;
    // A watch begins with the first board, unless that is news by itself.
    if (event || isBack || baseline === nothing) baseline = board;
  }
  return told;
}

/** The same for a gap: whether any had opened. One that is open on the first board is news. */
export async function replayGaps(rule: GapRule, boards: readonly Board[], startsAt: number | null): Promise<ReplayedGap[]> {
  const told = await replayEvents(rule, boards, startsAt);
  return told.map(({ at, event }) => ({ at, isOpen: event.kind === "gap" && event.changes.some(({ isOpen }) => isOpen) }));
}
