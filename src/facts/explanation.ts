import { z } from "zod";
import { refreshedAt } from "../boards/freshness.ts";
import { lineOf, soundnessOf } from "../odds/markets.ts";
import { type Board, markets, type Quote } from "../odds/quote.ts";
import type { Comparison } from "../rules/comparison.ts";
import { kindOf } from "../rules/kinds/index.ts";
import type { SelectionMove } from "../rules/movement.ts";
import type { Rule } from "../rules/rule.ts";
import type { Way } from "../rules/rule-kind.ts";
import type { Threshold } from "../rules/threshold.ts";

/** What a comparison found by one rule: the selection that went furthest, whether or not that was far enough. */
export const evidenceSchema = z.object({
  market: z.enum(markets),
  selection: z.string(),
  /** From the selection's side; null where the market has none. */
  line: z.number().nullable(),
  /** What the rule looks at, in 0..1: the consensus probability, or 1 / the quoted price. */
  from: z.number(),
  to: z.number(),
  /** How far that is in the rule's own unit, in millionths: of probability, of the ratio of the fair prices, of their difference. */
  length: z.number(),
  /** The books compared: their prices then and now, and whether their own fair probability went the same way. */
  books: z.array(z.object({ name: z.string(), from: z.number().nullable(), to: z.number().nullable(), agrees: z.boolean() })),
  /** Of a gap, the model's chance beside the market's `from` and `to`: then, null where that was not known, and now. */
  model: z.object({ from: z.number().nullable(), to: z.number() }).optional(),
  /** When the source last refreshed the board (ms UTC). */
  refreshedAt: z.number(),
  /** When the source says that a price of the selection changed last, and when that came here (ms UTC). */
  changedAt: z.number().optional(),
  fetchedAt: z.number().optional(),
});

/** Kept with a decision, since the boards themselves do not last. */
export type Evidence = z.output<typeof evidenceSchema>;

/** Books beyond these say nothing new, and every decision carries them. */
const mostBooks = 40;

interface Compared {
  comparison: Comparison;
  baseline: Board;
  board: Board;
  /** When the prices of the board came for the first time (ms UTC). */
  since: number;
}

/** What a rule finds between two boards, far enough or not; null when there is nothing to compare. */
export function evidenceOf(rule: Rule, boards: Compared): Evidence | null {
  const way = kindOf(rule).way(rule, boards);
  if (!way) return null;
  const { among, from, to, ...told } = way;
  // The more likely a selection, the lower its price.
  const books = among ? booksAmong(way, among, boards) : booksAlong(way, { ...boards, isUp: to < from });
  return { ...told, from, to, books, refreshedAt: refreshedAt(boards.board), ...timesOfChange(way, boards) };
}

type Offer = Pick<SelectionMove, "market" | "selection" | "line">;

/**
 * The newest time that the source names for a price that differs, where it names none its last refresh; never after it came. Nothing
 * where no price of the selection differs.
 */
function timesOfChange(offer: Offer, { baseline, board, since }: Compared): Pick<Evidence, "changedAt" | "fetchedAt"> {
  const before = pricesOf(offer, baseline);
  const changed = [...quotesOf(offer, board)].filter(([book, { price }]) => before.get(book) !== price);
  if (changed.length === 0) return {};
  const times = changed.flatMap(([, { at }]) => at ?? []);
  return { changedAt: Math.min(since, times.length > 0 ? Math.max(...times) : refreshedAt(board)), fetchedAt: since };
}

function booksAmong(way: Way, { books, agreeing }: NonNullable<Way["among"]>, { baseline, board }: Compared): Evidence["books"] {
  const before = pricesOf(way, baseline);
  const after = pricesOf(way, board);
  return books.slice(0, mostBooks).map((name) => {
    return { name, from: before.get(name) ?? null, to: after.get(name) ?? null, agrees: agreeing.includes(name) };
  });
}

/** The books that quote a selection on both boards, each by its own price, and whether that went up or down with the others. */
function booksAlong(
  offer: Offer,
  { baseline, board, isUp }: Pick<Compared, "baseline" | "board"> & { isUp: boolean },
): Evidence["books"] {
  const before = pricesOf(offer, baseline);
  const after = pricesOf(offer, board);
  const names = [...after.keys()].filter((name) => before.has(name)).sort();
  return names.slice(0, mostBooks).map((name) => {
    const [then, now] = [before.get(name) ?? 0, after.get(name) ?? 0];
    return { name, from: then, to: now, agrees: isUp ? now > then : now < then };
  });
}

/** A way as the threshold that it just reaches, in steps that people write: never longer than it was. */
export function wayAsThreshold({ kind }: Threshold, length: number): Threshold {
  return thresholdOfSteps(kind, Math.floor(length / stepOf[kind]));
}

/** The least threshold of this kind, in the same steps, that a way of this length does not reach. */
export function quietThreshold({ kind }: Threshold, length: number): Threshold {
  return thresholdOfSteps(kind, Math.floor(length / stepOf[kind]) + 1);
}

/** A tenth of a point, a tenth of a percent, a hundredth of a price: in millionths. */
const stepOf: Record<Threshold["kind"], number> = { points: 1_000, percent: 1_000, price: 10_000 };

function thresholdOfSteps(kind: Threshold["kind"], steps: number): Threshold {
  switch (kind) {
    case "points":
      return { kind, points: steps / 10 };
    case "percent":
      return { kind, percent: steps / 10 };
    case "price":
      return { kind, micros: steps * stepOf.price };
  }
}

/** Reads what a table holds; null for what another version wrote and this one does not understand. */
export function readEvidence(text: string | null): Evidence | null {
  return text === null ? null : (evidenceSchema.safeParse(JSON.parse(text)).data ?? null);
}

function pricesOf(offer: Offer, board: Board): ReadonlyMap<string, number> {
  return new Map([...quotesOf(offer, board)].map(([name, { price }]) => [name, price]));
}

function quotesOf({ market, selection, line }: Offer, { quotes }: Board): ReadonlyMap<string, Quote> {
  // Seen from the selection and back again: the market's own line.
  const { sound } = soundnessOf(quotes, { market, line: lineOf({ market, line }, selection) });
  return new Map(
    [...sound].flatMap(([name, its]) => {
      const own = its.find((quote) => quote.selection === selection);
      return own ? [[name, own] as const] : [];
    }),
  );
}
