/**
 * Mixes numbers and texts into one 32-bit key. Everything random in the sandbox is a hash of what it belongs to, so that
 * any moment can be worked out by itself, in any order, without a generator that has to be wound forward.
 */
export function keyOf(...parts: readonly (string | number)[]): number {
  let key = 0x2545f491;
  for (const part of parts) key = typeof part === "string" ? absorbText(key, part) : absorb(key, part);
  return key;
}

/** The `index`-th number of a key, evenly spread over 0 (included) to 1 (excluded). */
export function uniform(key: number, index: number): number {
  return (absorb(key, index) >>> 0) / 2 ** 32;
}

/** The `index`-th number of a key, evenly spread over `low` to `high`. */
export function between(key: number, index: number, [low, high]: readonly [number, number]): number {
  return low + (high - low) * uniform(key, index);
}

/** One of `items` (there must be some). */
export function pick<T>(key: number, index: number, items: readonly T[]): T {
  const item = items[Math.floor(uniform(key, index) * items.length)];
  if (item === undefined) throw new RangeError("nothing to pick from");
  return item;
}

/** The items in an order of their own for each key. */
export function shuffle<T>(key: number, items: readonly T[]): T[] {
  return items
    .map((item, index) => ({ item, rank: uniform(key, index) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

function absorb(key: number, value: number): number {
  return mix(mix(key ^ Math.imul(value | 0, 0x9e3779b1)) ^ Math.floor(value / 2 ** 32));
}

function absorbText(key: number, text: string): number {
  let mixed = key ^ text.length;
  for (let index = 0; index < text.length; index++) mixed = mix(mixed ^ text.charCodeAt(index));
  return mixed;
}

function mix(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 0x7feb352d);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x846ca68b);
  return mixed ^ (mixed >>> 16);
}
