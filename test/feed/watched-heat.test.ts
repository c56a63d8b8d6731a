import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { nearOf, restOf } from "../../src/feed/heat.ts";
import { createWatchedHeat } from "../../src/feed/watched-heat.ts";
import { createStage, type Stage, twoWay } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

describe.each(engines)("what watches ask for on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
  });
  afterEach(() => opened.close());

  it("is the more, the smaller their limits are and the nearer the newest board is to them", async () => {
    const known = await stage.addMatch("reds-blues");
    const other = await stage.addMatch("greens-greys");
    const heat = createWatchedHeat();
    const of = async (id = known.id) => (await heat.of(stage.database, [known.id, other.id]))(id);
    const show = async (home: number) => {
      stage.odds.set("reds-blues", { quotes: twoWay(home), refreshedAt: null });
      await stage.boards.fetch(known, { lane: "poller" });
      await stage.clock.advance(1_000);
    };
    await stage.watch(await stage.addChat("telegram:1"), known, "3pp");
    await stage.watch(await stage.addChat("telegram:2"), known, "6pp");
    expect(await of(other.id)).toEqual({ rest: 1, near: 1 });
    // Nothing is known of the way while there is no board.
    expect(await of()).toEqual({ rest: 2, near: 2 });
    await show(0.5);
    expect(await of()).toEqual({ rest: restOf(3) + restOf(6), near: nearOf(3, 0) + nearOf(6, 0) });
    await show(0.515);
    expect((await of()).near).toBeCloseTo(nearOf(3, 0.5) + nearOf(6, 0.25), 2);
    await stage.database.updateTable("watches").set({ paused_until: 1 }).where("chat", "=", "telegram:1").execute();
    expect((await of()).near).toBeCloseTo(nearOf(6, 0.25), 2);
  });
});
