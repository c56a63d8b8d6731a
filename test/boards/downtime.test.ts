import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const chat = "telegram:1";
const minute = 60_000;
const hour = 60 * minute;

describe.each(engines)("after a downtime on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let matches: Known[];
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    await stage.addChat(chat);
    matches = [];
    for (const slug of ["a-b", "c-d", "e-f"]) {
      const known = await stage.addMatch(slug);
      matches.push(known);
      await stage.poll(known);
      await stage.watch(chat, known);
    }
  });
  afterEach(async () => {
    await opened.close();
    expect(stage.faults).toEqual([]);
  });

  const told = () => stage.sent.map(({ said }) => said.matches.map(({ match: { slug } }) => slug));

  it("what moved comes as one message once all matches were polled again, and says from when to when we were away", async () => {
    const [first, second, third] = matches as [Known, Known, Known];
    const from = stage.clock.now();
    await stage.clock.advance(3 * hour, stage.settle);
    // The process that comes back knows only what the database knows.
    const back = createStage(opened, stage.clock);
    for (const [slug, odds] of stage.odds) back.odds.set(slug, odds);
    const to = stage.clock.now();
    await back.poll(first, 0.6);
    await stage.deliver(15_000);
    await back.poll(second, 0.6);
    await stage.deliver(15_000);
    expect(stage.sent).toEqual([]);
    await back.poll(third);
    await stage.deliver(15_000);
    expect(told()).toEqual([["a-b", "c-d"]]);
    expect(stage.sent[0]?.said.manner).toEqual({
      silent: false,
      held: "away",
      passed: {},
      away: { from, to },
      counts: false,
      cap: null,
    });
    await back.poll(third, 0.4);
    await stage.deliver();
    expect(stage.sent[1]?.said.manner).toEqual({
      silent: false,
      held: null,
      passed: {},
      away: null,
      counts: true,
      cap: null,
    });
  });

  it("a chat waits for no match of others, nor for one that cannot be polled any more", { tags: "long" }, async () => {
    const [first, second, third] = matches as [Known, Known, Known];
    const bob = await stage.addChat("telegram:2");
    await stage.watch(bob, first);
    await stage.clock.advance(2 * hour, stage.settle);
    await stage.poll(first, 0.6);
    await stage.deliver(15_000);
    expect(stage.sent.map(({ message }) => message.address)).toEqual([bob]);
    expect(stage.sent[0]?.said.manner.away).not.toBeNull();
    await stage.poll(second, 0.6);
    await stage.deliver(9 * minute);
    expect(stage.sent).toHaveLength(1);
    await stage.deliver(2 * minute);
    expect(told()[1]).toEqual(["a-b", "c-d"]);
    expect(third.match.slug).toBe("e-f");
  });

  it("that was shorter than two refreshes, alerts come as ever", async () => {
    await stage.clock.advance(50 * minute, stage.settle);
    for (const known of matches.slice(0, 2)) {
      await stage.poll(known, 0.6);
      await stage.deliver();
    }
    expect(told()).toEqual([["a-b"], ["c-d"]]);
    expect(stage.sent.map(({ said }) => said.manner.away)).toEqual([null, null]);
  });
});
