import { setImmediate } from "node:timers/promises";

const rowsPerSlice = 1_000;

/**
 * Does work that may be about millions of rows a slice at a time, so that others get their turn in between. `slice` deals with
 * at most so many rows and resolves to how many there were.
 */
export async function inSlices(
  slice: (atMost: number) => Promise<number>,
  { signal, rows = rowsPerSlice }: { signal?: AbortSignal | undefined; rows?: number } = {},
): Promise<void> {
  while (!signal?.aborted && (await slice(rows)) >= rows) await setImmediate();
}
