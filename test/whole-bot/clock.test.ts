import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Log, silentLog } from "../../src/log.ts";
import { freshFolder, isOnPostgres, laterMatch, openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";
import { refreshMs } from "./promises.ts";

const chat = "playground:ann";
const hourMs = 3_600_000;

// On Postgres a bot goes by the server's clock, which no test sets: test/storage-postgres.test.ts.
describe.skipIf(isOnPostgres)("a whole bot on SQLite whose machine's clock", () => {
  let world: TestWorld;
  let bot: TestBot;
  let dataDir: string;
  let slug: string;
  /** What the machine's clock shows. */
  let machineTime: () => number;
  let errors: string[];
  beforeEach(async () => {
    world = await openWorld();
    dataDir = freshFolder();
    machineTime = world.clock.now;
    errors = [];
    ({ slug } = laterMatch(world));
    await start();
    await bot.ask(chat, `/watch ${slug} 3pp`);
  });
  afterEach(async () => {
    await bot.stop();
    await world.close();
  });

  async function start(): Promise<void> {
    const log: Log = { ...silentLog, error: (_fields, message) => void errors.push(message) };
    bot = await openBot(world, { dataDir, machineTime: () => machineTime(), log });
  }

  const alerts = () => bot.sent.filter(({ text }) => text.includes("all 10 books")).length;
  const asked = () => world.sandbox.knobs.statistics().requests;

  /** How many alerts come of so many moves, each within the time in which odds are refreshed. */
  async function toldOf(moves: number): Promise<number> {
    const before = alerts();
    for (let nth = 0; nth < moves; nth++) {
      world.sandbox.knobs.move({ slug, selection: "home", points: nth % 2 === 0 ? 8 : -8 });
      await world.pass(refreshMs);
    }
    return alerts() - before;
  }

  it.each([1, 24 * 30])("is set back by %d hours asks and tells as before", { tags: "long", timeout: 60_000 }, async (hours) => {
    expect(await toldOf(2)).toBe(2);
    const before = asked();
    machineTime = () => world.clock.now() - hours * hourMs;
    expect(await toldOf(4)).toBe(4);
    expect(asked()).toBeGreaterThan(before);
    expect((await bot.ask(chat, "/status")).text).toMatch(/clock is [\d,]+ seconds slow/);
    expect(errors).toEqual([]);
  });

  it("was ahead for a while, and is right when the next process starts, asks and tells at once", {
    tags: "long",
    timeout: 60_000,
  }, async () => {
    await bot.stop();
    machineTime = () => world.clock.now() + 9 * hourMs;
    await start();
    expect(await toldOf(2)).toBe(2);
    world.sandbox.knobs.move({ slug, selection: "home", points: 8 });
    await bot.stop();
    machineTime = world.clock.now;
    await start();
    await world.pass(refreshMs);
    expect(alerts()).toBe(1);
    expect(await toldOf(2)).toBe(2);
  });

  it("runs twice too fast keeps to the budget and tells, and it is said", { tags: "long", timeout: 60_000 }, async () => {
    const from = world.clock.now();
    machineTime = () => from + 2 * (world.clock.now() - from);
    const before = asked();
    expect(await toldOf(4)).toBe(4);
    expect(asked() - before).toBeGreaterThan(4);
    expect(world.sandbox.knobs.statistics()).toMatchObject({ refused: 0 });
    expect(errors).toEqual([
      "the machine's clock does not run at the pace of time: this process goes by its own; set the machine right",
    ]);
    expect((await bot.ask(chat, "/status")).text).toMatch(/clock is [\d,]+ seconds fast/);
  });
});
