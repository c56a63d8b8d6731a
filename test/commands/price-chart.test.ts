// @module-tag long
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Call } from "../../src/chat/call.ts";
import type { Figure } from "../../src/chat/picture.ts";
import { laterMatch, openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";

/** The market goes this many times as fast as in life, so that little time has to pass between two of its answers. */
const speed = 10;
const minute = 60_000 / speed;
const [ann, bob, cid] = ["playground:ann", "playground:bob", "playground:cid"];

let world: TestWorld;
let bot: TestBot;
beforeEach(async () => {
  world = await openWorld({ speed });
  bot = await openBot(world, { settings: { SANDBOX_SPEED: String(speed) }, config: { database: { url: ":memory:" } } });
});
afterEach(async () => {
  await bot.stop();
  await world.close();
});

async function figureFor(chat: string, typed: string, how: Partial<Call> = {}): Promise<Extract<Figure, { kind: "lines" }>> {
  await world.pass(2_000);
  const { reply } = await bot.ask(chat, typed, how);
  const [figure] = reply.blocks.flatMap((block) => (block.kind === "picture" ? [block.picture.figure] : []));
  if (figure?.kind !== "lines") throw new Error("no picture of prices");
  return figure;
}

it("marks an alert on the line that its rule looked at, and nowhere else", async () => {
  const { slug } = laterMatch(world);
  await world.pass(2_000);
  await bot.ask(ann, `/watch ${slug} home 3pp`);
  await bot.ask(bob, `/watch ${slug} home at Oddmoor 3pp`);
  await bot.ask(cid, `/watch ${slug} home best 3pp`);
  await world.pass(31 * minute);
  world.sandbox.knobs.move({ slug, selection: "home", points: 8 });
  await world.until(() => bot.sent.length >= 3, 40 * minute);

  /** On which line each mark stands, by what that is called: what the line and the best price beside it end at. */
  async function marked(chat: string, book = ""): Promise<string[]> {
    const { marks, lines } = await figureFor(chat, `/history ${slug} ${book} chart`);
    return marks.map(({ line, to }) => {
      const last = lines[line]?.points.at(-1);
      const near = (place: number | null | undefined) => place != null && Math.abs(place - to.y) < 1e-6;
      return near(last?.y) ? "line" : near(last?.best) ? "best" : "nowhere";
    });
  }
  expect(await marked(ann)).toEqual(["line"]);
  expect(await marked(ann, "Oddmoor")).toEqual([]);
  expect(await marked(bob)).toEqual([]);
  expect(await marked(bob, "Oddmoor")).toEqual(["line"]);
  expect(await marked(cid)).toEqual(["best"]);
  expect(await marked(cid, "Oddmoor")).toEqual([]);
});

it("comes for plain words before or behind a name, in either language, also when one of several matches is chosen", async () => {
  const { slug, home } = laterMatch(world);
  const plainly = (words: string) => figureFor(ann, "", { command: "odds", text: words, plain: true });
  const words = (figure: Awaited<ReturnType<typeof figureFor>>) => figure.lines.map(({ name }) => name);
  const shown = words(await figureFor(ann, `/history ${slug} chart`));
  expect(shown).toHaveLength(3);
  for (const typed of [`chart ${slug}`, `${slug} chart`, `график ${slug}`, `${slug} график`, `/chart ${slug}`])
    expect(words(await (typed.startsWith("/") ? figureFor(ann, typed) : plainly(typed)))).toEqual(shown);

  const [city = ""] = home.name.en.split(" ");
  await world.pass(2_000);
  const { reply } = await bot.ask(ann, `/history ${city} chart`);
  const presses = reply.buttons.flat().flatMap((button) => ("press" in button ? [button.press] : []));
  expect(presses.filter(({ command, text }) => command === "history" && /^#\d+ chart$/.test(text))).not.toEqual([]);
});

it("stands on the ground that the chat has chosen, as do those of boards, movers and alerts", async () => {
  const { slug } = laterMatch(world);
  /** What was chosen for the one picture of an answer; else what the answer says. */
  async function themeOf(typed: string): Promise<string | null> {
    await world.pass(5_000);
    const { reply, text } = await bot.ask(ann, typed);
    const [picture] = reply.blocks.flatMap((block) => (block.kind === "picture" ? [block.picture] : []));
    return picture ? picture.theme : text;
  }
  expect(await themeOf(`/history ${slug} chart`)).toBeNull();
  await bot.ask(ann, `/watch ${slug} home 3pp`);
  expect((await bot.ask(ann, "/settings charts dark")).text).toContain("✓ Charts: Dark");
  expect(await themeOf(`/history ${slug} chart`)).toBe("dark");
  expect(await themeOf(`/odds ${slug} chart`)).toBe("dark");

  await world.pass(31 * minute);
  world.sandbox.knobs.move({ slug, selection: "home", points: 8 });
  await world.until(() => bot.sent.length > 0, 40 * minute);
  expect(await themeOf("/movers 24h chart")).toBe("dark");
  await bot.ask(ann, "/settings графики светлые");
  expect(await themeOf("/log chart")).toBe("light");
  expect((await bot.ask(ann, "/settings theme auto")).text).toContain("✓ Charts: Default");
  expect(await themeOf("/log chart")).toBeNull();
});

it("leaves a gap for each time in which the service gave no odds", async () => {
  const { slug } = laterMatch(world);
  await world.pass(2_000);
  await bot.ask(ann, `/watch ${slug} 3pp`);
  const outages: { from: number; to: number }[] = [];
  for (let nth = 0; nth < 2; nth++) {
    await world.pass(40 * minute);
    const from = world.clock.now();
    world.sandbox.knobs.fail({ kind: "drop", times: 1_000_000 });
    // No odds for an hour are a downtime, however quick the market is.
    await world.pass(90 * 60_000);
    world.sandbox.knobs.clearFaults();
    outages.push({ from, to: world.clock.now() });
  }
  await world.pass(40 * minute);
  const { lines } = await figureFor(ann, `/history ${slug} chart`);
  expect(lines).toHaveLength(3);
  for (const { points } of lines) {
    const gaps = points.flatMap(({ x, y }, nth) => (y === null ? [{ from: x, to: points[nth + 1]?.x ?? 0 }] : []));
    expect(gaps).toHaveLength(2);
    for (const [nth, { from, to }] of gaps.entries()) {
      // From the last answer before it to the first one after it.
      expect(Math.abs(from - (outages[nth]?.from ?? 0))).toBeLessThan(31 * minute);
      expect(to - (outages[nth]?.to ?? 0)).toBeGreaterThanOrEqual(0);
      // What we wait before we try again does not depend on the market.
      expect(to - (outages[nth]?.to ?? 0)).toBeLessThan(60_000);
    }
  }
});
