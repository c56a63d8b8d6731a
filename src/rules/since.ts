import type { Comparison } from "./comparison.ts";
import { type Movement, movementIn, type SelectionMove } from "./movement.ts";
import type { MovementRule } from "./rule.ts";

/** The ways that a rule can measure. */
export interface Ways {
  /** From what the chat was told last. */
  told: Comparison;
  /** From where the rule itself begins; null when that is what the chat was told last. */
  whole: Comparison | null;
  /** From there to what the chat was told last; null when nothing was there. */
  before(): Comparison | null;
}

/** What a rule makes of a board, by its own beginning: what the chat was told last, a window, or the first prices. */
export function movementSince(rule: MovementRule, { told, whole, before }: Ways) {
  if (!whole) return { comparison: told, movement: movementIn(rule, told) };
  const movement = movementIn(rule, whole);
  const earlier = rule.since === "open" ? before() : null;
  if (!earlier) return { comparison: whole, movement };
  // Where the way from the first prices has been told, the next one begins at the board that told it.
  const over = movementIn(rule, earlier)?.moves ?? [];
  const isOver = (move: SelectionMove) => over.some((one) => isSameSelection(one, move));
  const fresh = movement?.moves.filter((move) => !isOver(move)) ?? [];
  const further = over.length === 0 ? [] : (movementIn(rule, told)?.moves.filter(isOver) ?? []);
  const moves = [...fresh, ...further];
  const left: Movement | null = moves.length === 0 ? null : { moves };
  return { comparison: fresh.length > 0 ? whole : told, movement: left };
}

/** Whether two moves are of the same selection. */
export function isSameSelection(a: SelectionMove, b: SelectionMove): boolean {
  return a.market === b.market && a.selection === b.selection;
}
