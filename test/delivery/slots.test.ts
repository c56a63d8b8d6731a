import { expect, it } from "vitest";
import { createSlots } from "../../src/delivery/slots.ts";

const turn = () => new Promise((resolve) => setImmediate(resolve));

it("has so many at work at once, the others in the order of asking, also where one of them fails", async () => {
  const slots = createSlots(2);
  const begun: number[] = [];
  const ends: ((fails?: boolean) => void)[] = [];
  const results = [0, 1, 2, 3].map((nth) =>
    slots
      .run(() => {
        begun.push(nth);
        return new Promise<number>((resolve, reject) => {
          ends[nth] = (fails) => (fails ? reject(new Error("it failed")) : resolve(nth));
        });
      })
      .catch((error: Error) => error.message),
  );
  await turn();
  expect(begun).toEqual([0, 1]);
  ends[1]?.(true);
  await turn();
  expect(begun).toEqual([0, 1, 2]);
  ends[2]?.();
  ends[0]?.();
  await turn();
  expect(begun).toEqual([0, 1, 2, 3]);
  // One is at work: there is room for one more, and for no second one.
  const more = [4, 5].map((nth) =>
    slots.run(async () => {
      begun.push(nth);
      await new Promise<void>((resolve) => {
        ends[nth] = () => resolve();
      });
      return nth;
    }),
  );
  await turn();
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  ends[3]?.();
  await turn();
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  for (const nth of [4, 5]) ends[nth]?.();
  expect(await Promise.all([...results, ...more])).toEqual([0, "it failed", 2, 3, 4, 5]);
});
