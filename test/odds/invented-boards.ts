import type { Quote } from "../../src/odds/quote.ts";
import { winnerQuotes } from "./prices.ts";

/** A board of an invented market, and the books in it whose prices are those of another time. */
export interface InventedBoard {
  quotes: readonly Quote[];
  stale: readonly string[];
}

/** Numbers in 0..1 that are the same each time (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Invented {
  random: () => number;
  books: number;
  stale: number;
  /** The least and the most that the likeliest selection has moved since the stale books were refreshed. */
  moved: readonly [number, number];
}

/**
 * Books that know the chances up to their own noise, take their own margins and post two decimals. The noise of a market is
 * some half a point; every tenth book has an opinion of its own, twice as far off.
 */
export function inventBoard({ random, books, stale, moved: [least, most] }: Invented): InventedBoard {
  const chances = scaled([0.25 + random() * 0.5, 0.15 + random() * 0.15, 0.1 + random() * 0.4]);
  const moved = least + random() * (most - least);
  const [home = 0] = chances;
  const before = home + (home - moved > 0.06 && (home + moved > 0.9 || random() < 0.5) ? -moved : moved);
  const earlier = scaled([before, ...chances.slice(1).map((chance) => (chance * (1 - before)) / (1 - home))]);
  const noise = 0.015 + random() ** 3 * 0.03;
  const names = Array.from({ length: books }, (_, nth) => `Book ${nth}`);
  const quotes = names.flatMap((book, nth) =>
    winnerQuotes(book, ...posted(nth < stale ? earlier : chances, { random, noise: random() < 0.1 ? 2 * noise : noise })),
  );
  return { quotes, stale: names.slice(0, stale) };
}

function posted(chances: readonly number[], { random, noise }: { random: () => number; noise: number }): number[] {
  const own = scaled(chances.map((chance) => chance * Math.exp(noise * normal(random))));
  const margin = 1.02 + random() * 0.06;
  // Margins weigh more on outsiders.
  const power = Math.log(margin) / 1.2;
  return scaled(own.map((chance) => chance ** (1 - power))).map((chance) =>
    Math.max(1.01, Math.round(100 / (chance * margin)) / 100),
  );
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

function scaled(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  return values.map((value) => value / total);
}
