import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coverageOf } from "../../src/watches/coverage.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

describe.each(engines)("the coverage of watched matches on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
  });
  afterEach(() => opened.close());

  it("counts those whose odds are old or missing, each once whoever watches it", async () => {
    const [seen, unseen] = [await stage.addMatch("reds-blues"), await stage.addMatch("greens-golds")];
    for (const chat of ["telegram:1", "telegram:2"]) {
      await stage.addChat(chat);
      for (const match of [seen, unseen]) await stage.watch(chat, match);
    }
    await stage.poll(seen, 0.5);
    await stage.clock.advance(1_000);
    await stage.poll(seen, 0.6);
    const coveredAfter = (minutes: number) => coverageOf(stage.database, stage.clock.now() + minutes * 60_000);
    expect(await coveredAfter(59)).toEqual({ watched: 2, old: 0, without: 1, agesMs: [59 * 60_000] });
    expect(await coveredAfter(60)).toEqual({ watched: 2, old: 1, without: 1, agesMs: [60 * 60_000] });
  });

  it("tells the ages of all boards, the youngest first, and how much sooner those of live matches are old", async () => {
    await stage.addChat("telegram:1");
    const matches: Known[] = [];
    for (const slug of ["a-b", "c-d", "e-f"]) {
      const known = await stage.addMatch(slug);
      matches.push(known);
      await stage.watch("telegram:1", known);
    }
    for (const nth of [1, 2, 0]) {
      await stage.poll(matches[nth] as Known, 0.5);
      await stage.clock.advance(60_000);
    }
    const live = stage.database.updateTable("matches").set({ status: "live" }).where("slug", "=", "c-d");
    await live.execute();
    const minutes = async (more: number) => {
      const { old, agesMs } = await coverageOf(stage.database, stage.clock.now() + more * 60_000);
      return [old, agesMs.map((ms) => ms / 60_000)];
    };
    expect(await minutes(0)).toEqual([0, [1, 2, 3]]);
    expect([(await minutes(6))[0], (await minutes(7))[0]]).toEqual([0, 1]);
  });
});
