import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { laterMatch, openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";

const ann = "playground:ann";

describe("looking up matches", () => {
  let world: TestWorld;
  let bot: TestBot;
  let slug: string;
  beforeAll(async () => {
    world = await openWorld();
    bot = await openBot(world);
    slug = laterMatch(world).slug;
  });
  // Between questions that come this fast a reader would be asked to wait.
  beforeEach(() => world.pass(60_000));
  afterAll(async () => {
    await bot.stop();
    await world.close();
  });

  const ask = (typed: string, language = "en") => bot.ask(ann, typed, { reader: { id: "7", language } });
  const rows = (text: string) => text.split("\n").filter((line) => line.startsWith("- ")).length;

  it("lists by sport, league and day in any order of words, and keeps all of it from page to page", async () => {
    const { reply, text } = await ask("/matches tomorrow football");
    expect(text).toMatch(/^Matches: Football · /);
    expect((await ask("/matches футбол завтра", "ru")).text).toMatch(/^Матчи: Футбол · /);
    const next = await bot.press(ann, reply, "Next ›");
    expect(next.text.split("\n")[0]).toBe(text.split("\n")[0]);
    expect(next.text).toMatch(/9–\d+ of \d+/);
    const league = await ask("/matches northern premier");
    expect(league.text).toMatch(/^Matches: Northern Premier League\n/);
    expect((await bot.press(ann, league.reply, "Next ›")).text).toMatch(/^Matches: Northern Premier League\n/);
    expect((await ask("/matches", "en")).reply.buttons.flat().map(({ label }) => label)).toContain("Live now");
  });

  it("leads on from words that it does not know", async () => {
    expect((await ask("/matches quidditch")).text).toContain("I know no sport or league “quidditch”.");
    expect((await ask("/matches 31.02")).text).toContain("for example: /matches 23.11");
    const options = { sport: "football", status: "sleeping" };
    expect((await bot.ask(ann, "/matches", { options })).text).toContain("I do not know the status “sleeping”.");
    const near = await ask("/matches pacifc");
    expect(near.text).toContain("Did you mean");
    expect((await bot.press(ann, near.reply, "Pacific Championship")).text).toMatch(/^Matches: Pacific Championship\n/);
  });

  it("shows one match, its other markets, its best prices and its history", async () => {
    const match = await ask(`/match ${slug}`);
    expect(match.text).toMatch(/^Markets: Winner, Total /m);
    const odds = await bot.press(ann, (await bot.press(ann, match.reply, "Odds")).reply, "Other markets");
    const label = odds.reply.buttons.flat().find((button) => button.label.startsWith("Total "))?.label ?? "";
    const total = await bot.press(ann, odds.reply, label);
    expect(total.text).toContain(`\n${label}\n | Over | Under\n`);
    expect((await bot.press(ann, total.reply, "Refresh")).text).toContain(`\n${label}\n`);
    const best = await bot.press(ann, match.reply, "Best price");
    const draw = await bot.press(ann, best.reply, "Draw");
    expect(draw.text.match(/^.+ \| \d+\.\d\d\*? \| (?:[+−]?\d+\.\d%|fair)$/gm)).toHaveLength(10);
    expect((await ask(`/best ${slug} X`)).text).toBe(draw.text);
    const history = await bot.press(ann, match.reply, "History");
    expect(history.text).toMatch(/^1 \| \d.+[▁▂▃▄▅▆▇█]+$/m);
    expect((await ask(`/history ${slug} Oddmoor X`)).text).toContain("Winner · Oddmoor\nDraw\n");
    expect((await bot.press(ann, history.reply, "Draw")).text).toMatch(/^Change: /m);
    const other = history.reply.buttons.flat().find((button) => button.label.startsWith("Total "))?.label ?? "";
    expect((await bot.press(ann, history.reply, other)).text).toMatch(new RegExp(`^${other} · consensus`, "m"));
  });

  it("puts the model beside the market, the widest gap first", async () => {
    const { reply, text } = await ask("/predictions");
    const gaps = [...text.matchAll(/\([+−]?([\d.]+) points\)/g)].map(([, points]) => Number(points));
    expect(gaps.length).toBeGreaterThan(1);
    expect(gaps).toEqual(gaps.toSorted((a, b) => b - a));
    expect(text).toContain("A model, not a tip.");
    const [first] = reply.buttons.flat();
    expect((await bot.press(ann, reply, first?.label ?? "")).text).toContain(" | Model | Market | Gap\n");
    expect((await ask(`/predictions ${slug}`, "ru")).text).toContain(" | Модель | Рынок | П. п.\n");
  });

  it("narrows value bets, and says what is wrong with a filter", async () => {
    const all = await ask("/valuebets");
    const some = await ask("/valuebets 3% football 2-20");
    expect(some.text).toContain("Football · from 3% · price 2.00–20.00\n");
    expect(rows(some.text)).toBeLessThanOrEqual(rows(all.text));
    for (const [, edge] of some.text.matchAll(/^- ([\d.]+)%/gm)) expect(Number(edge)).toBeGreaterThanOrEqual(3);
    expect((await ask("/valuebets 3-2")).text).toContain("for example: /valuebets 5% 1.5-3 12h");
    expect((await ask("/valuebets oddmoor tennis")).text).toContain("Tennis · Oddmoor\n");
  });

  it("tells what moved most once something did", async () => {
    expect((await ask("/movers")).text).toContain("none has moved");
    world.sandbox.knobs.move({ slug, selection: "home", points: 6 });
    await world.pass(31 * 60_000);
    await ask(`/odds ${slug}`);
    const { reply, text } = await ask("/movers 24h");
    expect(text).toMatch(/^- ▼ .+ → .+ \(\+\d.* points, 10 of 10 books\)/m);
    const [first] = reply.buttons.flat();
    expect((await bot.press(ann, reply, first?.label ?? "")).text).toMatch(/^1 \| /m);
    expect((await ask("/movers soon")).text).toContain("for example: /movers 6h");
  });
});
