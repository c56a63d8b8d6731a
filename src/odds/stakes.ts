import { toMicros } from "./price.ts";

/** One in micros: how prices and chances are counted. */
const one = 1_000_000n;

/** A number as a fraction of two whole ones, so that nothing is rounded before it is shown. */
export interface Ratio {
  numerator: bigint;
  /** Above 0. */
  denominator: bigint;
}

/** The nearest number. */
export function numberOf({ numerator, denominator }: Ratio): number {
  return Number((numerator * one * one) / denominator) / 1e12;
}

interface Bet {
  price: number;
  /** Millionths; 0 < chance < 1,000,000. */
  chance: number;
}

/** What a stake of 1 wins on average: price times chance, less 1. Below 0 it loses. */
export function edgeOf({ price, chance }: Bet): Ratio {
  return { numerator: microsOf(price) * BigInt(chance) - one * one, denominator: one * one };
}

/** The share of a bankroll that Kelly stakes: what makes it grow fastest where the chance is right. 0 for a bet without an edge. */
export function kellyOf(bet: Bet): Ratio {
  const { numerator } = edgeOf(bet);
  const denominator = (microsOf(bet.price) - one) * one;
  return { numerator: numerator > 0n ? numerator : 0n, denominator };
}

/** A part of an amount in hundredths, rounded down to a hundredth. */
export function partOf(hundredths: number, ...parts: readonly Ratio[]): number {
  let [numerator, denominator] = [BigInt(hundredths), 1n];
  for (const part of parts) {
    numerator *= part.numerator;
    denominator *= part.denominator;
  }
  return Number(numerator / denominator);
}

/** What comes back of a stake that wins, both in hundredths; a bookmaker keeps what is less than one. */
export function returnOf(stake: number, price: number): number {
  return Number((BigInt(stake) * microsOf(price)) / one);
}

/** What comes back of a stake once a bet is settled, both in hundredths; what is less than one is kept. Void gives the stake back. */
export function settledReturn(stake: number, price: number, result: Settlement): number {
  const [won, back] = shares[result];
  return Number((BigInt(stake) * (won * microsOf(price) + back * one)) / (2n * one));
}

export type Settlement = "won" | "lost" | "void" | "half_won" | "half_lost";

/** Halves of the stake that win, and that come back. */
const shares: Readonly<Record<Settlement, readonly [won: bigint, back: bigint]>> = {
  won: [2n, 0n],
  lost: [0n, 0n],
  void: [0n, 2n],
  half_won: [1n, 1n],
  half_lost: [0n, 1n],
};

/** `1000` or `12.50` in hundredths; null for anything else, and for nothing. */
export function amountFromText(typed: string): number | null {
  const [, whole, part = ""] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
  const hundredths = whole === undefined ? 0 : Number(whole) * 100 + Number(part.padEnd(2, "0"));
  return hundredths === 0 ? null : hundredths;
}

/** How a total is divided so that every outcome brings back the same. */
export interface SplitStake {
  /** In the order of the prices, in hundredths; they sum to the total. */
  stakes: readonly number[];
  /** What comes back where the outcome wins that brings back least, in hundredths. */
  least: number;
}

/** Divides a total in hundredths among prices so that the outcome which brings back least brings back as much as can be. */
export function splitStake(prices: readonly number[], total: number): SplitStake {
  const least = mostFromAll(prices, total, returnsOf(prices));
  const stakes = prices.map((price) => stakeFor(least, price));
  for (let left = total - sumOf(stakes); left > 0; left -= 1) {
    const lowest = lowestReturn(stakes, prices);
    stakes[lowest] = (stakes[lowest] ?? 0) + 1;
  }
  return { stakes, least };
}

/** The most that every outcome can bring back, in hundredths: what the exact shares bring, less what whole hundredths cost. */
function mostFromAll(prices: readonly number[], total: number, { numerator, denominator }: Ratio): number {
  let least = Number((BigInt(total) * numerator) / denominator);
  while (sumOf(prices.map((price) => stakeFor(least, price))) > total) least -= 1;
  return least;
}

/** The smallest stake that brings back so much, both in hundredths. */
function stakeFor(returned: number, price: number): number {
  const micros = microsOf(price);
  return Number((BigInt(returned) * one + micros - 1n) / micros);
}

function lowestReturn(stakes: readonly number[], prices: readonly number[]): number {
  const returns = stakes.map((stake, index) => returnOf(stake, prices[index] ?? 1));
  return returns.indexOf(Math.min(...returns));
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
}

/** What a stake of 1 brings back whichever of these outcomes wins, where each has its share. Above 1 it wins in any case. */
export function returnsOf(prices: readonly number[]): Ratio {
  const { product, sum } = weightsOf(prices);
  return { numerator: product, denominator: sum * one };
}

/** The shares of the outcomes: each the product of all other prices. */
function weightsOf(prices: readonly number[]): { weights: bigint[]; product: bigint; sum: bigint } {
  const micros = prices.map(microsOf);
  const product = micros.reduce((all, price) => all * price, 1n);
  const weights = micros.map((price) => product / price);
  return { weights, product, sum: weights.reduce((all, weight) => all + weight, 0n) };
}

function microsOf(price: number): bigint {
  return BigInt(toMicros(price));
}
