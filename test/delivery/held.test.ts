import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { defaultQuiet, type QuietHours } from "../../src/chats/settings.ts";
import { reconsider } from "../../src/facts/facts.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const ann = "telegram:1";
const bob = "telegram:2";
const minute = 60_000;
const hour = 60 * minute;
/** From one hour after the stage's noon on, for eight hours. */
const quiet: QuietHours = { ...defaultQuiet, on: true, from: 13 * 60, to: 21 * 60 };

describe.each(engines)("alerts that a chat wants later on $name", ({ name, open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  let others: Known[];
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    for (const chat of [ann, bob]) await stage.addChat(chat);
    match = await stage.addMatch("reds-blues");
    others = [await stage.addMatch("a-b"), await stage.addMatch("c-d")];
    for (const known of [match, ...others]) {
      await stage.poll(known);
      await stage.watch(ann, known);
    }
  });
  afterEach(async () => {
    await opened.close();
    expect(stage.faults).toEqual([]);
  });

  const pass = (ms: number) => stage.clock.advance(ms, stage.settle);
  const told = () => stage.sent.map(({ said }) => said.matches.map(({ match: { slug } }) => slug));
  /** Looks at all matches again, so that nothing is too old to speak of. */
  async function pollAll(): Promise<void> {
    for (const known of [match, ...others]) await stage.poll(known);
  }

  it("are held in quiet hours, and then are one message of what still holds", async () => {
    await stage.set(ann, { quiet });
    await pass(hour);
    for (const known of [match, ...others]) await stage.poll(known, 0.6);
    await stage.deliver();
    expect(stage.sent).toEqual([]);
    const [first, second] = others as [Known, Known];
    await stage.poll(first, 0.5);
    await stage.poll(second, 0.66);
    await stage.deliver();
    expect(stage.sent).toEqual([]);
    expect(await stage.decisions()).toEqual([]);
    await pass(8 * hour);
    await pollAll();
    await stage.deliver();
    expect(told()).toEqual([["reds-blues", "c-d"]]);
    const [{ said, message } = {}] = stage.sent;
    expect(said?.manner).toMatchObject({ silent: false, held: "quiet", passed: { movement: 1 } });
    expect(said?.matches[1]?.movement.moves[0]?.probability.to).toBeCloseTo(0.66, 5);
    expect(message?.silent).toBe(false);
    expect(await stage.decisions()).toEqual([`${ann} dropped: came_back`, `${ann} sent`, `${ann} sent`]);
    expect(await stage.waiting()).toEqual([]);
  });

  it("say how far the line was in between, where that was further than it is in the end", { tags: ["long"] }, async () => {
    await stage.set(ann, { quiet });
    await pass(hour);
    const [first] = others as [Known];
    for (const [a, b] of [
      [0.58, 0.58],
      [0.66, 0.62],
      [0.5, 0.64],
      [0.57, 0.66],
    ]) {
      await stage.poll(match, a);
      await stage.poll(first, b);
      await stage.deliver(20 * minute);
    }
    await pass(8 * hour);
    await pollAll();
    stage.outcomes.push({ kind: "unknown", reason: "timeout" });
    await stage.deliver(minute);
    const peaks = stage.sent.map(({ said }) =>
      said.matches.map(({ peak }) => peak && [peak.selection, peak.probability.to.toFixed(2)]),
    );
    // What is sent again says the same.
    expect(peaks).toEqual(Array(2).fill([["home", "0.66"], null]));
    // What follows begins anew.
    await stage.poll(match, 0.5);
    await stage.deliver();
    expect(stage.sent[2]?.said.matches.map(({ peak }) => peak)).toEqual([null]);
  });

  it("are asked for once and not over and over while they are held", async () => {
    await stage.set(ann, { quiet });
    await pass(hour);
    await stage.poll(match, 0.6);
    await stage.deliver(5 * minute);
    const before = stage.queries();
    await stage.deliver(5 * hour, { pollMs: 60 * minute });
    expect(stage.queries() - before).toBeLessThan(80);
  });

  it("wait as long as one came back and moved again, and then count as one that moved", async () => {
    await stage.set(ann, { quiet });
    await pass(hour);
    for (const home of [0.6, 0.5, 0.58]) {
      await stage.poll(match, home);
      await stage.deliver(5 * minute);
    }
    await pass(8 * hour);
    await pollAll();
    await stage.deliver();
    expect(told()).toEqual([["reds-blues"]]);
    expect(stage.sent[0]?.said.manner.passed).toEqual({});
  });

  it("come at once when they have become as large as the chat chose, and the others stay held", async () => {
    await stage.set(ann, { quiet: { ...quiet, through: { kind: "times", times: 3 } } });
    await pass(hour);
    for (const known of [match, ...others]) await stage.poll(known, 0.55);
    await stage.deliver();
    expect(stage.sent).toEqual([]);
    await stage.poll(match, 0.6);
    await stage.deliver();
    expect(told()).toEqual([["reds-blues"]]);
    await pass(8 * hour);
    await pollAll();
    await stage.deliver();
    expect(told()).toEqual([["reds-blues"], ["a-b", "c-d"]]);
  });

  it("come without a sound where that was chosen", async () => {
    await stage.set(ann, { quiet: { ...quiet, mode: "silent" } });
    await stage.poll(match, 0.55);
    await stage.deliver();
    await pass(hour);
    await stage.poll(match, 0.6);
    await pollAll();
    await stage.deliver();
    expect(stage.sent.map(({ message }) => message.silent)).toEqual([false, true]);
  });

  it("are held for one watch alone by its own quiet hours", async () => {
    await stage.database
      .updateTable("watches")
      .set({ quiet: JSON.stringify(quiet) })
      .where("match_id", "=", match.id)
      .execute();
    await pass(hour);
    for (const known of [match, ...others]) await stage.poll(known, 0.6);
    await stage.deliver();
    expect(told()).toEqual([["a-b", "c-d"]]);
    await pass(8 * hour);
    await pollAll();
    await stage.deliver();
    expect(told()[1]).toEqual(["reds-blues"]);
  });

  it("are looked at again when the chat changes its mind", async () => {
    await stage.set(ann, { quiet });
    await pass(hour);
    await stage.poll(match, 0.6);
    await stage.deliver();
    await stage.set(ann, { quiet: { ...quiet, on: false } });
    await reconsider(stage.database, [ann], stage.clock.now());
    await stage.deliver();
    expect(told()).toEqual([["reds-blues"]]);
  });

  it("that nobody knows to have arrived are not tried again in quiet hours, but after them", async () => {
    await stage.set(ann, { quiet });
    await pass(hour - 3_000);
    await stage.poll(match, 0.6);
    stage.outcomes.push({ kind: "unknown", reason: "timeout" });
    await stage.deliver(20 * minute);
    expect(stage.sent).toHaveLength(1);
    await pass(8 * hour);
    await pollAll();
    await stage.deliver(5 * minute);
    expect(stage.sent).toHaveLength(2);
    expect(stage.sent[1]?.said.repeated).toBe(true);
    expect(await stage.decisions()).toEqual([`${ann} unknown: sent_again`, `${ann} sent`]);
  });

  it("come once a day in one message where that was chosen", async () => {
    await stage.set(ann, { digestAt: 18 * 60 });
    for (const [nth, known] of [match, ...others].entries()) {
      await stage.poll(known, 0.56 + nth / 100);
      await stage.deliver(30 * minute);
    }
    expect(stage.sent).toEqual([]);
    await pass(4.6 * hour);
    await pollAll();
    await stage.deliver();
    expect(told()).toEqual([["reds-blues", "a-b", "c-d"]]);
    expect(stage.sent[0]?.said.manner.held).toBe("digest");
    await stage.poll(match, 0.5);
    await stage.deliver();
    expect(stage.sent).toHaveLength(1);
  });

  it("are put together once a chat had as many in an hour as it wants", async () => {
    await stage.set(ann, { hourly: 3 });
    await stage.watch(bob, match);
    for (let turn = 0; turn < 6; turn++) {
      await stage.poll(match, turn % 2 === 0 ? 0.6 : 0.5);
      await stage.poll(others[turn % 2] ?? match, 0.6 + turn / 25);
      await stage.deliver(5 * minute);
    }
    const to = (chat: string) => stage.sent.filter(({ message }) => message.address === chat);
    expect(to(ann)).toHaveLength(3);
    expect(to(bob)).toHaveLength(6);
    await pass(20 * minute);
    await pollAll();
    await stage.deliver(20 * minute);
    expect(to(ann)).toHaveLength(4);
    expect(to(ann)[3]?.said.manner.held).toBe("flood");
    expect(
      to(ann)[3]
        ?.said.matches.map(({ match: { slug } }) => slug)
        .sort(),
    ).toEqual(["a-b", "c-d", "reds-blues"]);
  });

  // Hundreds of turns that differ in nothing on Postgres but their length.
  it.runIf(name === "sqlite")("make few messages of a Saturday on which two hundred lines move", { tags: "long" }, async () => {
    const busy: Known[] = [];
    for (let nth = 0; nth < 25; nth++) {
      const known = await stage.addMatch(`busy-${nth}`);
      await stage.poll(known);
      await stage.watch(ann, known);
      busy.push(known);
    }
    // Every quarter of an hour all of them move, five at a time.
    for (let round = 1; round <= 8; round++) {
      for (const [nth, known] of busy.entries()) {
        await stage.poll(known, 0.5 + round / 25);
        if (nth % 5 === 4) await stage.deliver(3 * minute);
      }
    }
    expect(stage.sent.length).toBeLessThanOrEqual(2 * 12);
    await pass(20 * minute);
    for (const known of busy) await stage.poll(known);
    await stage.deliver(hour);
    expect(await stage.waiting()).toEqual([]);
    const last = new Map(stage.sent.flatMap(({ said }) => said.matches.map((one) => [one.match.slug, one])));
    expect(busy.map(({ match: { slug } }) => last.get(slug)?.movement.moves[0]?.probability.to.toFixed(2))).toEqual(
      busy.map(() => "0.82"),
    );
  });
});
