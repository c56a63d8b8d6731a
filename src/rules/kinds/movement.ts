import { z } from "zod";
import type { StoredBoard } from "../../boards/board-rows.ts";
import { isConfirmed } from "../../boards/freshness.ts";
import { fromMicros, toMicros } from "../../odds/price.ts";
import type { Board } from "../../odds/quote.ts";
import type { Grammar } from "../grammar.ts";
import { furthestIn, movementIn, type SelectionMove } from "../movement.ts";
import { defaultRule, directions, type MovementRule, windows } from "../rule.ts";
import type { RuleKind, View } from "../rule-kind.ts";
import { isSameSelection, movementSince } from "../since.ts";
import { formatThreshold, lengthOf, parseThreshold } from "../threshold.ts";
import { isInTime } from "../timing.ts";
import {
  agreeingWord,
  countSchema,
  hoursSchema,
  partSchema,
  partWord,
  priceSchema,
  reducerSchema,
  reducerWord,
  thresholdSchema,
} from "./common.ts";

const grammar: Grammar<MovementRule> = {
  usual: defaultRule,
  words: [
    {
      form: /^(\d[\d.]*(?:pp|%)?)$/,
      read(typed) {
        const threshold = parseThreshold(typed);
        return threshold && { threshold };
      },
      write: ({ threshold }) => formatThreshold(threshold),
    },
    {
      form: /^(shortens|drifts)$/,
      read: (direction) => ({ direction: direction === "drifts" ? direction : "shortens" }),
      write: ({ direction }) => (direction === "both" ? null : direction),
    },
    partWord,
    reducerWord("consensus"),
    agreeingWord,
    {
      form: /^since=(open|(\d+)h)$/,
      read(since, hours) {
        if (since === "open") return { since };
        const window = windows.find((one) => one === Number(hours));
        return window ? { since: window } : null;
      },
      write: ({ since }) => (since === "told" ? null : since === "open" ? "since=open" : `since=${since}h`),
    },
    {
      form: /^from=([\d.]+)$/,
      read: (price) => ({ from: toMicros(Number(price)) }),
      write: ({ from }) => (from === null ? null : `from=${fromMicros(from)}`),
    },
    {
      form: /^prices=([\d.]+)-([\d.]+)$/,
      read: (least, most) => ({ prices: { least: toMicros(Number(least)), most: toMicros(Number(most)) } }),
      write: ({ prices }) => prices && `prices=${fromMicros(prices.least)}-${fromMicros(prices.most)}`,
    },
    {
      form: /^within=(-?[\d.]+)h$/,
      read: (hours) => ({ withinHours: Number(hours) }),
      write: ({ withinHours }) => (withinHours === null ? null : `within=${withinHours}h`),
    },
    {
      form: /^(live|prematch)$/,
      read: (phase) => ({ phase: phase === "live" ? phase : "prematch" }),
      write: ({ phase }) => phase,
    },
    { form: /^fast$/, read: () => ({ fast: true }), write: ({ fast }) => (fast ? "fast" : null) },
  ],
  schema: z
    .object({
      kind: z.literal("movement"),
      threshold: thresholdSchema,
      direction: z.enum(directions),
      part: partSchema.nullable(),
      reducer: reducerSchema,
      agreeing: countSchema,
      since: z.union([z.enum(["told", "open"]), z.literal(windows)]),
      from: priceSchema.nullable(),
      prices: z
        .object({ least: priceSchema, most: priceSchema })
        .refine(({ least, most }) => least < most)
        .nullable(),
      withinHours: hoursSchema.nullable(),
      phase: z.enum(["live", "prematch"]).nullable(),
      fast: z.boolean(),
    })
    .refine(({ from, part }) => from === null || part?.selection != null),
};

const hourMs = 60 * 60_000;
/** Fewer books than this cannot tell one that went astray. */
const enoughBooks = 3;

/** A price that moved, by a threshold: `3pp shortens on=winner:home book=Cedar since=3h live`. */
export const movementKind: RuleKind<MovementRule> = {
  name: "movement",
  grammar,
  asked: null,
  async judge(rule, view) {
    const { stored } = view;
    const { movement, comparison } = await reached(rule, view, stored);
    const nothing = { movement: null, event: null, isBack: false, comparison, byBooks: true };
    if (!movement || !(await isTimely(rule, view))) return { ...nothing, confirmed: false };
    const earlier = isConfirmed(stored) ? movement.moves : await movesBefore(rule, view);
    const stands = (move: SelectionMove) => earlier.some((one) => isSameWay(one, move));
    const moves = movement.moves.filter((move) => !mustWait(rule, move) || stands(move));
    return { ...nothing, movement: moves.length === 0 ? null : { moves }, confirmed: moves.every(stands) };
  },
  way(rule, { comparison }) {
    // What is told, else what went furthest without being enough: too short, or the other way.
    const told = movementIn(rule, comparison)?.moves[0];
    const move = told ?? furthestIn(rule, comparison)?.move;
    if (!move) return null;
    const { market, selection, line, probability, books, agreeing } = move;
    const length = lengthOf(rule.threshold, probability);
    return { market, selection, line, ...probability, length, among: { books, agreeing } };
  },
};

/** What the board before the present one had to tell from the same baseline. */
async function movesBefore(rule: MovementRule, view: View): Promise<readonly SelectionMove[]> {
  const last = await view.previous();
  return last && last.revision > view.before.revision ? ((await reached(rule, view, last)).movement?.moves ?? []) : [];
}

async function reached(rule: MovementRule, view: View, at: StoredBoard) {
  const { before, compared } = view;
  const told = compared(before.board, at.board);
  const start = await startOf(rule, view, at);
  const whole = start && compared(start, at.board);
  return movementSince(rule, { told, whole, before: () => start && compared(start, before.board) });
}

/** The board that a rule measures from instead of the baseline; null when that is the baseline. */
async function startOf({ since, phase }: MovementRule, view: View, at: StoredBoard): Promise<Board | null> {
  if (since === "open") return view.past(null);
  const windowAt = since === "told" ? Number.NEGATIVE_INFINITY : at.since - since * hourMs;
  // Moves during the match begin at the closing line, which the chat was told.
  const from = Math.max(windowAt, phase === "live" ? await beginOf(view, at) : Number.NEGATIVE_INFINITY);
  // What was told within the window bounds it, or the same way would be told again and again.
  return view.before.board.fetchedAt >= from ? null : view.past(from);
}

/** When the match began, where that was before this board. */
async function beginOf({ timing }: View, { board }: StoredBoard): Promise<number> {
  const { startsAt } = await timing();
  return startsAt !== null && startsAt <= board.fetchedAt ? startsAt : Number.NEGATIVE_INFINITY;
}

async function isTimely(rule: MovementRule, { timing, stored }: View): Promise<boolean> {
  if (rule.phase === null && rule.withinHours === null) return true;
  return isInTime(rule, await timing(), stored.board.fetchedAt);
}

/** A single book that moves alone may be mistaken. Who watches one book wants to know all the same. */
function mustWait({ fast, reducer }: MovementRule, { books, agreeing }: SelectionMove): boolean {
  return !fast && reducer.by !== "book" && books.length >= enoughBooks && agreeing.length <= 1;
}

function isSameWay(a: SelectionMove, b: SelectionMove): boolean {
  const isUp = ({ probability: { from, to } }: SelectionMove) => to > from;
  return isSameSelection(a, b) && isUp(a) === isUp(b);
}
