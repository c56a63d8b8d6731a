import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { untilTurn } from "../src/storage/turns.ts";
import { observe } from "./alert-path/queries.ts";
import { createFakeClock } from "./clock.ts";
import { engines } from "./databases.ts";

const never = new AbortController().signal;
const turn = { name: "identify 0", everyMs: 5_000 };

describe.each(engines)("turns on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  it("come one after the other to all who wait, each kind by itself", async () => {
    const clock = createFakeClock();
    const { database, settle } = observe(opened.database);
    const since = clock.now();
    const at: number[] = [];
    const waiting = ["a", "b", "c"].map(async () => {
      await untilTurn({ database, clock }, turn, never);
      at.push(clock.now() - since);
    });
    await settle();
    await untilTurn({ database, clock }, { ...turn, name: "identify 1" }, never);
    expect(at).toEqual([0]);
    await clock.advance(11_000, settle);
    await Promise.all(waiting);
    expect(at).toEqual([0, 5_000, 10_000]);
  });

  it("are not waited for once somebody gives up", async () => {
    const clock = createFakeClock();
    const { database } = opened;
    await untilTurn({ database, clock }, turn, never);
    const stopping = new AbortController();
    const waiting = untilTurn({ database, clock }, turn, stopping.signal);
    stopping.abort();
    await waiting;
    expect(clock.now()).toBe(createFakeClock().now());
  });
});
