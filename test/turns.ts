import { setImmediate } from "node:timers/promises";

/** How often others have their turn while this work goes on. */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let [turns, isOver] = [0, false];
  const counting = (async () => {
    for (await setImmediate(); !isOver; await setImmediate()) turns += 1;
  })();
  await work();
  isOver = true;
  await counting;
  return turns;
}
