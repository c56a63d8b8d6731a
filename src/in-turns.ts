import { setImmediate } from "node:timers/promises";

/** Goes through what takes long together: before each `perTurn`-th of these, others get their turn. */
export async function* inTurns<T>(all: Iterable<T>, perTurn: number): AsyncGenerator<T, void, undefined> {
  let nth = 0;
  for (const one of all) {
    if (++nth % perTurn === 0) await setImmediate();
    yield one;
  }
}
