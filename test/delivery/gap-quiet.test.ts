import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { defaultQuiet } from "../../src/chats/settings.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const chat = "telegram:1";
const hourMs = 60 * 60_000;

/** The market gives both sides the same chance; quiet hours are from eleven to one, and it is noon. */
describe.each(engines)("a gap between model and market in quiet hours on $name", ({ open }) => {
  let made: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  beforeEach(async () => {
    made = await open();
    stage = createStage(made);
    match = await stage.addMatch("reds-blues", 0.5);
    await stage.addChat(chat);
    await quiet({});
    await stage.poll(match);
    await think(0.5);
    await stage.watch(chat, match, "gap>=6pp on=winner:home");
  });
  afterEach(() => made.close());

  const quiet = (more: Partial<typeof defaultQuiet>) =>
    stage.set(chat, { quiet: { ...defaultQuiet, on: true, from: 11 * 60, to: 13 * 60, ...more } });
  const think = (home: number) => stage.boards.learn(match.id, { home, draw: null, away: 1 - home, at: stage.clock.now() });
  const told = () => stage.sent.map(({ said }) => said.matches[0]?.event);
  async function endOfQuiet(): Promise<void> {
    await stage.clock.advance(hourMs, stage.settle);
    await stage.poll(match);
    await stage.deliver();
  }

  it("waits for their end, and is told as it is by then", async () => {
    await think(0.57);
    await stage.deliver();
    expect(told()).toEqual([]);
    expect((await stage.waiting())[0]?.held).toBe("quiet");
    await think(0.59);
    await endOfQuiet();
    expect(told()).toHaveLength(1);
    expect(told()[0]).toMatchObject({
      kind: "gap",
      changes: [{ isOpen: true, model: expect.closeTo(0.59), market: expect.closeTo(0.5) }],
    });
    await think(0.53);
    await stage.deliver();
    expect(told()[1]).toMatchObject({ kind: "gap", changes: [{ isOpen: false }] });
  });

  it("is not told where it has closed by then", async () => {
    await think(0.57);
    await stage.deliver();
    await think(0.52);
    await endOfQuiet();
    expect(told()).toEqual([]);
  });

  it("comes through them where whatever is as large as its threshold may, without a sound where they only silence", async () => {
    await quiet({ mode: "silent" });
    await think(0.57);
    await stage.deliver();
    expect(stage.sent.map(({ message }) => message.silent)).toEqual([true]);
    await quiet({ through: { kind: "times", times: 1 } });
    await think(0.5);
    await stage.deliver();
    expect(stage.sent.map(({ message }) => message.silent)).toEqual([true, false]);
  });
});
