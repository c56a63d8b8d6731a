import { type DevigMethod, devig, devigMethods } from "./devig.ts";
import { bookSumOf } from "./margin.ts";

/** What prices say once the margin is out of them. */
export interface FairPrices {
  method: DevigMethod;
  /** As a fraction of what is paid out: 0.05 is 5 %; below 0 the prices together pay more than is fair. */
  margin: number;
  selections: FairSelection[];
}

interface FairSelection {
  price: number;
  /** By the method; they sum to 1. */
  probability: number;
  /** The lowest and the highest probability that any of the methods gives it. */
  low: number;
  high: number;
}

/** Takes the margin out of the prices of one market's complete set: at least two, each above 1. */
export function fairPrices(prices: readonly number[], method: DevigMethod): FairPrices {
  const byMethod = new Map(devigMethods.map((each) => [each, devig(prices, each)] as const));
  const selections = prices.map((price, index) => {
    const all = devigMethods.map((each) => byMethod.get(each)?.[index] ?? 0);
    const probability = byMethod.get(method)?.[index] ?? 0;
    return { price, probability, low: Math.min(...all), high: Math.max(...all) };
  });
  return { method, margin: bookSumOf(prices) - 1, selections };
}
