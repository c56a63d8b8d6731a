import { fromMicros, toMicros } from "../odds/price.ts";
import { meaningsOf, wordsFor } from "../typed-words.ts";

/** How far a line must move: points of probability, percent of the price, or a difference of the price (in millionths). */
export type Threshold =
  | { kind: "points"; points: number }
  | { kind: "percent"; percent: number }
  | { kind: "price"; micros: number };

export type Points = Extract<Threshold, { kind: "points" }>;

/** Thresholds with a name, the quietest first. */
export const presetNames = ["calm", "normal", "sharp"] as const;
export type PresetName = (typeof presetNames)[number];
export type Presets = Readonly<Record<PresetName, Threshold>>;

const usualPresets = inPoints(5, 3, 1.5);
/** Of sports whose lines move less: each is reached in about as many matches as the usual one. */
const presetsBySport: ReadonlyMap<string, Presets> = new Map([
  ["ice_hockey", inPoints(2.5, 1.5, 0.8)],
  ["baseball", inPoints(3.5, 2, 1)],
]);
const sports = meaningsOf("sports");

/** What the named thresholds are in a sport, by the API's own word for it; the usual ones where it is unknown. */
export function presetsFor(sport: string | null): Presets {
  const words = sport?.toLowerCase().replaceAll(/[-_\s]+/g, " ") ?? "";
  return presetsBySport.get(sports.get(words) ?? "") ?? usualPresets;
}

/** What a threshold is called in a sport; null where it has no name. */
export function presetOf(threshold: Threshold, sport: string | null): PresetName | null {
  const presets = presetsFor(sport);
  return presetNames.find((name) => formatThreshold(presets[name]) === formatThreshold(threshold)) ?? null;
}

function inPoints(calm: number, normal: number, sharp: number): Presets {
  const of = (points: number): Threshold => ({ kind: "points", points });
  return { calm: of(calm), normal: of(normal), sharp: of(sharp) };
}

export const defaultThreshold: Threshold = usualPresets.normal;

/** A way of a price, as probabilities in 0..1. */
export interface Span {
  from: number;
  to: number;
}

/**
 * Reads a threshold as people write it: `3pp`, `3 pp`, `2,5 points`, `5%`, `0.10`. Null for anything else, for zero, and for
 * what would alert all the time or never. A price needs its decimals: a bare `3` might mean points.
 */
export function parseThreshold(text: string): Threshold | null {
  const found = /^(\d{1,3}(?:[.,]\d{1,3})?)\s*(\p{L}[\p{L}.]*|%)?$/u.exec(text.trim().toLowerCase());
  const [, digits = "", unit = ""] = found ?? [];
  const amount = Number(digits.replace(",", "."));
  if (unit === "%") return within(amount, bounds.percent) ? { kind: "percent", percent: amount } : null;
  if (pointUnits.has(unit)) return within(amount, bounds.points) ? { kind: "points", points: amount } : null;
  const isPrice = unit === "" && /[.,]/.test(digits) && within(amount, bounds.price);
  return isPrice ? { kind: "price", micros: toMicros(amount) } : null;
}

/** A threshold in its canonical words: equal thresholds have equal texts, and `parseThreshold` reads them back. */
export function formatThreshold(threshold: Threshold): string {
  switch (threshold.kind) {
    case "points":
      return `${threshold.points}pp`;
    case "percent":
      return `${threshold.percent}%`;
    case "price": {
      const price = fromMicros(threshold.micros);
      return threshold.micros % 10_000 === 0 ? price.toFixed(2) : String(price);
    }
  }
}

/** Whether a way is this long; exactly so long counts. */
export function reaches(threshold: Threshold, span: Span): boolean {
  return lengthOf(threshold, span) >= leastOf(threshold);
}

/** How many thresholds a way is long; 1 just reaches it. */
export function timesReached(threshold: Threshold, span: Span): number {
  return lengthOf(threshold, span) / leastOf(threshold);
}

/** The length of a way in the threshold's own unit: millionths of probability, of the price, or of the ratio of both prices. */
export function lengthOf(threshold: Threshold, { from, to }: Span): number {
  switch (threshold.kind) {
    case "points":
      return micros(Math.abs(to - from));
    case "percent":
      return micros(Math.abs(from / to - 1));
    case "price":
      return micros(Math.abs(1 / to - 1 / from));
  }
}

/** The least length that reaches a threshold, in the same unit. */
export function leastOf(threshold: Threshold): number {
  switch (threshold.kind) {
    case "points":
      return micros(threshold.points / 100);
    case "percent":
      return micros(threshold.percent / 100);
    case "price":
      return threshold.micros;
  }
}

/** An open gap closes so many points below its threshold, or at half of it where that is more (docs/numbers.md). */
const closingPoints = 1;

/** The size that an open gap must have fallen to before it counts as closed. */
export function closingAt({ points }: Points): Points {
  return { kind: "points", points: Math.max(points - closingPoints, points / 2) };
}

// Whole millionths: a threshold that is reached exactly must not be missed by the last bit of a fraction.
function micros(value: number): number {
  return Math.round(value * 1_000_000);
}

const pointUnits: ReadonlySet<string> = new Set(wordsFor("common", "points"));

interface Bounds {
  least: number;
  most: number;
}

const bounds = {
  points: { least: 0.1, most: 50 },
  percent: { least: 0.5, most: 200 },
  price: { least: 0.01, most: 20 },
} satisfies Record<Threshold["kind"], Bounds>;

function within(amount: number, { least, most }: Bounds): boolean {
  return amount >= least && amount <= most;
}
