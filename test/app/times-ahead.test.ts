import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bringTimesBack } from "../../src/app/times-ahead.ts";
import { silentLog } from "../../src/log.ts";
import { createStage, type Known, type Stage, twoWay } from "../alert-path/stage.ts";
import { createFakeClock } from "../clock.ts";
import { engines } from "../databases.ts";

const ann = "telegram:1";
const minuteMs = 60_000;
const aheadMs = 25 * minuteMs;

describe.each(engines)("what a clock that was ahead has written on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  beforeEach(async () => {
    opened = await open();
    const right = createFakeClock();
    stage = createStage(opened, createFakeClock(right.now() + aheadMs));
    await stage.addChat(ann);
    match = await stage.addMatch("reds-blues");
    await stage.poll(match);
    await stage.watch(ann, match);
  });
  afterEach(() => opened.close());

  /** The next process, whose clock is right. */
  async function startAgain(): Promise<void> {
    stage = createStage(opened, createFakeClock(stage.clock.now() - aheadMs));
    stage.odds.set(match.match.slug, { quotes: twoWay(0.5), refreshedAt: null });
    await bringTimesBack(stage.database, { now: stage.clock.now(), log: silentLog });
  }

  const told = () =>
    stage.sent
      .splice(0)
      .flatMap(({ said }) => said.matches.map(({ movement: { moves } }) => moves.find(({ selection }) => selection === "home")))
      .map((move) => move && [move.probability.from, move.probability.to].map((one) => Math.round(100 * one)));

  it("does not keep an alert waiting that it found", async () => {
    await stage.poll(match, 0.6);
    await startAgain();
    await stage.poll(match, 0.6);
    await stage.deliver(minuteMs);
    expect(told()).toEqual([[50, 60]]);
  });

  it("does not keep an alert waiting of which nobody knows whether it arrived", async () => {
    await stage.poll(match, 0.6);
    stage.outcomes.push({ kind: "unknown", reason: "the process was killed" });
    await stage.deliver();
    await startAgain();
    await stage.poll(match, 0.6);
    await stage.deliver(minuteMs);
    expect(told()).toEqual([[50, 60]]);
  });

  it("hides no alert that may have arrived later and has come back since", async () => {
    await startAgain();
    await stage.poll(match, 0.6);
    stage.outcomes.push({ kind: "unknown", reason: "timeout" });
    await stage.deliver();
    expect(told()).toEqual([[50, 60]]);
    await stage.poll(match, 0.5);
    await stage.deliver(60 * minuteMs);
    expect(told()).toEqual([[60, 50]]);
  });
});
