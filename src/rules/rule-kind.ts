import type { StoredBoard } from "../boards/board-rows.ts";
import { isConfirmed } from "../boards/freshness.ts";
import type { Board, Market, Selection } from "../odds/quote.ts";
import { type Comparison, compareBoards } from "./comparison.ts";
import type { Grammar } from "./grammar.ts";
import type { Movement } from "./movement.ts";
import type { Rule, TargetRule } from "./rule.ts";
import type { RuleEvent } from "./rule-events.ts";
import type { Points } from "./threshold.ts";
import type { Timing } from "./timing.ts";

/** One kind of what a chat can ask to be told of a match: a file beside this one, and a line in the table. */
export interface RuleKind<R extends { kind: string } = Rule> {
  /** In rules, in the column `rule_kind`, in texts (`rule-…`, `watch-…`, `alert-…`), in scores. */
  name: R["kind"];
  /** What the odds service must have for it, beside boards. */
  needs?: "predictions";
  /** What it says, how that is kept, and what may be asked for. */
  grammar: Grammar<R>;
  /** The typed words that ask for it, and how they are written; null where what is said of it is enough (a threshold). */
  asked: Asked | null;
  /** What the newest board has to tell by a rule. */
  judge(rule: R, view: View): Promise<Verdict>;
  /** The number that a rule looks at, from one board to another, of the selection that is told or nearest to it. */
  way(rule: R, boards: { comparison: Comparison; baseline: Board; board: Board }): Way | null;
}

/** Words as typed, in any language: a price stays as it was typed until it is known how the reader writes odds. */
interface Asked {
  form: RegExp;
  read(...groups: string[]): AskedFields | null;
  write(said: AskedFields): string;
}

export type AskedFields = Readonly<{ side?: TargetRule["side"]; price?: string; threshold?: Points }>;

/** A board that is judged, the one that the chat was last told, and what else is known of the match. */
export interface View {
  stored: StoredBoard;
  before: StoredBoard;
  compared(from: Board, to: Board): Comparison;
  /** The prices of a time, or with null the first ones. */
  past(at: number | null): Promise<Board | null>;
  /** The board before the one that is judged. */
  previous(): Promise<StoredBoard | null>;
  timing(): Promise<Timing>;
}

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
  /** Whether it takes books that both boards share: where there are none, the comparison begins anew. */
  byBooks: boolean;
}

/** How the number that a rule looks at went, in 0..1, and how far by the rule's own unit (millionths). */
export interface Way {
  market: Market;
  selection: Selection;
  /** From the selection's side. */
  line: number | null;
  from: number;
  to: number;
  length: number;
  /** Of a gap, the model's chance beside the market's `from` and `to`. */
  model?: { from: number | null; to: number };
  /** The books compared, and those whose own opinion went along; left out where each book's price tells. */
  among?: { books: readonly string[]; agreeing: readonly string[] };
}

/** Two boards with nothing else known, as they are looked at afterwards. */
export function viewOf(before: Board, board: Board, timing: Timing): View {
  const stored = (one: Board, revision: number): StoredBoard => ({ matchId: 0, revision, board: one, since: one.fetchedAt });
  return {
    stored: stored(board, 1),
    before: stored(before, 0),
    compared: compareBoards,
    past: async () => null,
    previous: async () => null,
    timing: async () => timing,
  };
}

/** Judges by what has happened between two boards: something to tell, or that the next time counts again. */
export function happening<R>(eventIn: (rule: R, baseline: Board, board: Board) => RuleEvent | "back" | null) {
  return async (rule: R, { stored, before, compared }: View): Promise<Verdict> => {
    const found = eventIn(rule, before.board, stored.board);
    const event = found === "back" ? null : found;
    return {
      movement: event && { moves: [] },
      event,
      isBack: found === "back",
      confirmed: isConfirmed(stored),
      comparison: compared(before.board, stored.board),
      byBooks: false,
    };
  };
}
