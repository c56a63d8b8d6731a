import { impliedProbability } from "./price.ts";

/** How a bookmaker's margin is taken out of its prices. */
export const devigMethods = ["power", "proportional", "shin"] as const;
export type DevigMethod = (typeof devigMethods)[number];

/**
 * The method used where nobody chose one. Margins weigh more on outsiders than on favourites; power follows that, stays
 * below 1 whatever the prices, and also works for sets without a margin. Proportional leaves outsiders too likely, and
 * Shin's model only speaks about sets with a margin.
 */
export const defaultDevig: DevigMethod = "power";

/**
 * The probabilities behind the prices of one book's complete set, in the order given; they sum to 1. `prices` are at
 * least two, each above 1.
 */
export function devig(prices: readonly number[], method: DevigMethod = defaultDevig): number[] {
  switch (method) {
    case "power":
      return devigPower(prices);
    case "proportional":
      return scaleTo(prices.map(impliedProbability), 1);
    case "shin":
      return devigShin(prices);
  }
}

/**
 * The power method for a set in which `winners` selections win together: 1 almost everywhere, 2 for double chance. Raises
 * the implied probabilities to the one power that makes them sum to `winners`, which must be fewer than the prices.
 */
export function devigPower(prices: readonly number[], winners = 1): number[] {
  const implied = prices.map(impliedProbability);
  const bookSum = sum(implied);
  const logs = implied.map(Math.log);
  // The sum falls with the power and is convex, so that Newton's steps from the left of the root never pass it: from 1 where there is a
  // margin, else from 0.
  let power = bookSum > winners ? 1 : 0;
  for (let step = 0; step < 40; step++) {
    const terms = logs.map((log) => Math.exp(power * log));
    const excess = sum(terms) - winners;
    if (excess < 1e-13) break;
    power += excess / -sum(terms.map((term, index) => term * (logs[index] ?? 0)));
  }
  const probabilities = logs.map((log) => Math.exp(power * log));
  return scaleTo(probabilities, winners);
}

function devigShin(prices: readonly number[]): number[] {
  const implied = prices.map(impliedProbability);
  const bookSum = sum(implied);
  if (bookSum <= 1) return scaleTo(implied, 1);
  const at = (insiders: number) => implied.map((q) => shinProbability(q, bookSum, insiders));
  let low = 0;
  let high = 1;
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (sum(at(middle)) > 1) low = middle;
    else high = middle;
  }
  return scaleTo(at((low + high) / 2), 1);
}

/** Shin's formula, written so that nothing cancels out and a share of insiders of 1 is allowed. */
function shinProbability(implied: number, bookSum: number, insiders: number): number {
  const weight = (implied * implied) / bookSum;
  return (2 * weight) / (Math.sqrt(insiders * insiders + 4 * (1 - insiders) * weight) + insiders);
}

function scaleTo(values: readonly number[], total: number): number[] {
  const factor = total / sum(values);
  return values.map((value) => value * factor);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
