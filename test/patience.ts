import { setTimeout as wait } from "node:timers/promises";

/** What a look finds; null, undefined and false are nothing yet. */
export type Found<T> = Exclude<T, null | undefined | false>;

interface Patience {
  everyMs?: number;
  /** How often it looks before it gives up. */
  looks?: number;
}

/**
 * Looks again and again for what another process does; null when it never came about. Patience is a number of looks and no time:
 * on a busy machine each look takes longer, and so does what it looks for.
 */
export async function lookFor<T>(
  check: () => T | Promise<T>,
  { everyMs = 15, looks = 4_000 }: Patience = {},
): Promise<Found<T> | null> {
  for (let look = 0; look < looks; look++) {
    const found = await check();
    if (found !== null && found !== undefined && found !== false) return found as Found<T>;
    await wait(everyMs);
  }
  return null;
}
