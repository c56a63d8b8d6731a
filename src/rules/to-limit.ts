import { fromMicros } from "../odds/price.ts";
import type { Board } from "../odds/quote.ts";
import { compareBoards } from "./comparison.ts";
import { gapSize, gapsMeant } from "./gap.ts";
import { furthestIn } from "./movement.ts";
import type { GapRule, MovementRule, Rule, TargetRule } from "./rule.ts";
import { wayToLimit } from "./rule-events.ts";
import { leastOf, type Threshold, timesReached } from "./threshold.ts";

/** How long the way to what a rule waits for is, and how much of it is behind us. */
export interface ToLimit {
  /** Points of probability. */
  points: number;
  /** 0 to 1; null where nobody can say. */
  share: number | null;
}

/** What counts where a rule has no length of its own, and the shortest that counts. */
const points = { usual: 3, least: 0.5 };

/** The way from the board that a chat was last told to what its rule waits for. */
export function toLimit(rule: Rule, baseline: Board, board: Board): ToLimit {
  switch (rule.kind) {
    case "movement":
      return ofMovement(rule, baseline, board);
    case "target":
      return ofTarget(rule, baseline, board);
    case "gap":
      return ofGap(rule, board);
    case "posted":
      return { points: points.usual, share: null };
  }
}

function ofMovement(rule: MovementRule, baseline: Board, board: Board): ToLimit {
  const furthest = furthestIn(rule, compareBoards(baseline, board));
  if (!furthest) return { points: pointsOf(rule.threshold, 0.5), share: null };
  const { probability } = furthest.move;
  const isAway = rule.direction !== "both" && (rule.direction === "shortens") !== probability.to > probability.from;
  return {
    points: pointsOf(rule.threshold, probability.from),
    share: isAway ? 0 : within(timesReached(rule.threshold, probability)),
  };
}

function ofTarget(rule: TargetRule, baseline: Board, board: Board): ToLimit {
  const way = wayToLimit(rule, baseline, board);
  if (!way) return { points: points.usual, share: null };
  const [then, now, limit] = [way.from, way.to, fromMicros(rule.price)].map((price) => 1 / price) as [number, number, number];
  const whole = limit - then;
  return { points: Math.max(points.least, 100 * Math.abs(whole)), share: whole === 0 ? 0 : within((now - then) / whole) };
}

function ofGap(rule: GapRule, board: Board): ToLimit {
  const [widest] = gapsMeant(rule, board);
  return { points: pointsOf(rule.threshold, 0.5), share: widest ? within(gapSize(widest) / leastOf(rule.threshold)) : null };
}

/** A threshold in points, for a price of this probability. */
function pointsOf(threshold: Threshold, probability: number): number {
  const way = {
    points: (limit: number) => limit,
    percent: (limit: number) => probability * (1 - 1 / (1 + limit)),
    price: (limit: number) => probability - 1 / (1 / probability + limit),
  }[threshold.kind](leastOf(threshold) / 1_000_000);
  return Math.max(points.least, 100 * way);
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share));
}
