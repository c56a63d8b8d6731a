import { tzOffset } from "@date-fns/tz";
import type { Axis, Tick } from "../../chat/picture.ts";
import type { PriceFormat } from "../../odds/formats.ts";
import type { Text } from "./text.ts";

/** Where a probability stands on an axis of prices: equal steps are equally much news, near the ends as in the middle. */
export function logOdds(probability: number): number {
  const inside = Math.min(0.9995, Math.max(0.0005, probability));
  return Math.log(inside / (1 - inside));
}

/** As few ticks as these stand well beside each other. */
const mostTicks = 8;
/** With so many there is no need for less round ones. */
const enoughTicks = 4;
/** A line that moved less than this (in log-odds) looks flat. */
const leastRange = 0.24;

/** An axis of prices in the reader's format that holds all of these; the shorter the price, the further up. */
export function chanceAxis(text: Text, probabilities: readonly number[], most = mostTicks): Axis {
  return priceAxis(text, probabilities.map(logOdds), { placeOf: (price) => logOdds(1 / price), least: leastRange, most });
}

/** The same by the price itself, where twice the price is always as far. */
export function longPriceAxis(text: Text, prices: readonly number[]): Axis {
  return priceAxis(text, prices.map(Math.log), { placeOf: Math.log, least: 0.3, most: 6 });
}

interface Prices {
  placeOf(price: number): number;
  /** The axis is as long at least. */
  least: number;
  /** Ticks. */
  most: number;
}

function priceAxis(text: Text, places: readonly number[], { placeOf, least, most }: Prices): Axis {
  const { from, to } = padded(places, least);
  const chosen: Tick[] = [];
  for (const rung of ladders[text.display.format]) {
    if (chosen.length >= enoughTicks) break;
    for (const price of rung) {
      const at = placeOf(price);
      const isFree = chosen.every((tick) => Math.abs(tick.at - at) >= (to - from) / most);
      if (at >= from && at <= to && isFree) chosen.push({ at, label: tickLabel(text, price) });
    }
  }
  return { from, to, ticks: chosen.sort((a, b) => a.at - b.at) };
}

/** From below the lowest to above the highest. */
function padded(places: readonly number[], least: number): { from: number; to: number } {
  const [low, high] = [Math.min(...places), Math.max(...places)];
  const pad = Math.max((least - (high - low)) / 2, (high - low) * 0.06);
  return { from: low - pad, to: high + pad };
}

/** An axis of fractions that holds zero and all of these; `write` says each tick. */
export function fractionAxis(fractions: readonly number[], write: (fraction: number) => string): Axis {
  const [low, high] = [Math.min(0, ...fractions), Math.max(0.01, ...fractions)];
  const step = fractionStep(high - low);
  const from = Math.floor(low / step) * step;
  const count = Math.ceil((high - from) / step);
  const ticks = Array.from({ length: count + 1 }, (_, nth) => Number((from + nth * step).toFixed(4)));
  return { from, to: from + count * step, ticks: ticks.map((at) => ({ at, label: write(at) })) };
}

const mostSteps = 6;

/** The smallest round step, from half a percent on, of which a span has no more than six. */
function fractionStep(span: number): number {
  for (let power = 0.005; Number.isFinite(power); power *= 10)
    for (const step of [power, power * 2, power * 4]) if (span / step <= mostSteps) return step;
  throw new RangeError("an axis has no end");
}

function tickLabel(text: Text, price: number): string {
  return text.display.format === "percent" ? text.share(1 / price) : text.price(price);
}

/** The prices that people think in, the roundest first. */
const ladders: Readonly<Record<PriceFormat, readonly (readonly number[])[]>> = (() => {
  const decimal = [
    [2, 1.5, 3, 5, 1.2, 10, 1.1, 20, 50, 100, 1.05, 200, 500, 1000],
    [1.3, 1.4, 1.7, 2.5, 4, 7, 15, 30, 1.02, 1.01],
    [1.6, 1.8, 1.9, 2.2, 3.5, 4.5, 6, 8, 9, 12],
    steps(1.05, 3, 0.05),
    steps(3, 6, 0.1),
    steps(1.01, 3, 0.01),
  ];
  const percent = [[50], [25, 75], [10, 90], [5, 95, 1, 99], steps(10, 90, 10), steps(5, 95, 5), [2, 98], steps(1, 99, 1)];
  const american = [[100], [200, 300, 500, 1000, 2000, 5000], [150, 400], [110, 120, 130, 175, 250], [105, 115, 140, 160]];
  const fractional = [
    ["1/1", "1/2", "2/1", "4/1", "1/5", "10/1", "1/10", "20/1", "50/1", "100/1"],
    ["6/4", "3/1", "4/6", "1/4", "5/1", "7/1", "1/20"],
    ["4/5", "5/4", "5/2", "7/2", "2/5", "1/3"],
    ["10/11", "11/10", "5/6", "6/5", "11/8", "13/8", "7/4", "15/8", "9/4", "11/4", "9/2", "8/15", "8/11", "4/9", "2/7"],
  ];
  return {
    decimal,
    hongkong: decimal,
    percent: percent.map((some) => some.map((one) => 100 / one)),
    american: american.map((some) => some.flatMap((one) => [1 + one / 100, 1 + 100 / one])),
    fractional: fractional.map((some) => some.map(priceOfFraction)),
  };
})();

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.round((to - from) / by) + 1 }, (_, nth) => Number((from + nth * by).toFixed(2)));
}

function priceOfFraction(fraction: string): number {
  const [numerator = 1, denominator = 1] = fraction.split("/").map(Number);
  return 1 + numerator / denominator;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const periodsMs = [
  ...[5, 10, 15, 30].map((minutes) => minutes * minuteMs),
  ...[1, 2, 3, 4, 6, 12].map((hours) => hours * hourMs),
  ...[1, 2, 3, 5, 7, 14, 28].map((days) => days * dayMs),
];
const mostTimes = 5;

/** An axis of time (ms UTC) in the reader's time zone; midnight is written as its day. */
export function timeAxis(text: Text, { from, to }: { from: number; to: number }): Axis {
  const { timeZone } = text.display;
  const period = periodsMs.find((one) => (to - from) / one <= mostTimes) ?? to - from;
  const offsetOf = (at: number): number => tzOffset(timeZone, new Date(at)) * minuteMs;
  const first = Math.ceil((from + offsetOf(from)) / period) * period;
  const ticks: Tick[] = [];
  for (let local = first; local <= to + offsetOf(to); local += period) {
    const at = local - offsetOf(local - offsetOf(from));
    if (at >= from && at <= to) ticks.push({ at, label: local % dayMs === 0 ? text.day(at) : text.clock(at) });
  }
  return { from, to: Math.max(to, from + minuteMs), ticks };
}
