import { setTimeout as wait } from "node:timers/promises";

/** Somebody asks; resolves when the answer is there. */
export type Ask = () => Promise<unknown>;

/** So many times in all, as many at once as said, a new one for every answer: how many are answered a second. */
export async function throughput(ask: Ask, { atOnce, times }: { atOnce: number; times: number }): Promise<number> {
  const start = performance.now();
  let left = times;
  async function person(): Promise<void> {
    while (left-- > 0) await ask();
  }
  await Promise.all(Array.from({ length: atOnce }, person));
  return times / ((performance.now() - start) / 1000);
}

/** One after another at an even pace, answered or not: how long each waited (ms). */
export async function waits(ask: Ask, { perSecond, ms }: { perSecond: number; ms: number }): Promise<number[]> {
  const start = performance.now();
  const waited: Promise<number>[] = [];
  async function timed(): Promise<number> {
    const asked = performance.now();
    await ask();
    return performance.now() - asked;
  }
  for (let due = start; due < start + ms; due += 1000 / perSecond) {
    await wait(Math.max(0, due - performance.now()));
    waited.push(timed());
  }
  return Promise.all(waited);
}

/** Rejects when the answer takes longer: what never comes would let a benchmark wait for ever. */
export async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}

/** The value below which this share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
