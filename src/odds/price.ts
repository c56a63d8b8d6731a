/** How many micros a price of 1 has. */
const scale = 1_000_000;

/**
 * A price as a whole number of millionths, the form in which prices are compared and subtracted. Exact for every price
 * that carries at most six decimals (up to nine thousand million).
 */
export function toMicros(price: number): number {
  return Math.round(price * scale);
}

/** The price (or difference of prices) of a number of micros; its shortest decimal form is exact. */
export function fromMicros(micros: number): number {
  return micros / scale;
}

/** `a - b` as decimals would have it: 2.3 - 2.2 is 0.1. */
export function priceDifference(a: number, b: number): number {
  return fromMicros(toMicros(a) - toMicros(b));
}

/** Negative when `a` is the lower price, 0 when they are the same price, positive when `a` is the higher. */
export function comparePrices(a: number, b: number): number {
  return toMicros(a) - toMicros(b);
}

/** The probability at which a bet at this price would break even, margin included; in 0..1. */
export function impliedProbability(price: number): number {
  return 1 / price;
}
