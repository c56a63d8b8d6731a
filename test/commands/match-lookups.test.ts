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
    expect(text).toMatch(/^Matches · Football · \d+\n- .+\n(?:Sun, )?\d\d:\d\d UTC · /);
    expect((await ask("/matches футбол завтра", "ru")).text).toMatch(/^Матчи · Футбол · \d+\n- .+\n(?:вс, )?\d\d:\d\d UTC · /);
    const next = await bot.press(ann, reply, "Next ›");
    expect(next.text.split("\n")[0]).toBe(text.split("\n")[0]);
    expect(next.text).toMatch(/6–\d+ of \d+/);
    const league = await ask("/matches northern premier");
    expect(league.text).toMatch(/^Matches · Northern Premier League · /);
    expect((await bot.press(ann, league.reply, "Next ›")).text).toMatch(/^Matches · Northern Premier League · /);
    expect((await ask("/matches", "en")).reply.buttons.flat().map(({ label }) => label)).toContain("Sport ▾");
  });

  it.each([
    ["/matches футбол завтра", "en", /^Matches · Football · /],
    ["/matches football tomorrow", "ru", /^Матчи · Футбол · /],
    ["/movers футбол", "en", /^Biggest moves · last 6 hours\nFootball\n/],
    ["/valuebets хоккей 1%", "en", /^Value bets.*\n.*\nIce hockey · from 1/],
    ["/leagues теннис", "en", /^- Meridian Tour Men/m],
    ["/watch теннис 5%", "en", /^Tennis\nWatching all matches\./],
    ["/unwatch теннис", "en", /^Stopped watching all matches: Tennis/],
    ["/odds баскетбол", "en", /^Matches · Basketball · /],
    ["/matches теннис идут", "en", /^(?:Live now · Tennis|Tennis · live: no matches)/],
  ])("understands a sport in every language, whatever the chat's own: %s", async (typed, language, said) => {
    const plain = typed.startsWith("/odds ") ? { plain: true as const } : {};
    const { text } = await bot.ask(ann, typed, { ...plain, reader: { id: "7", language } });
    expect(text).toMatch(said);
  });

  it("gives a list that is longer than a screen as a file, narrowed as it was, and a short one by no button", async () => {
    const { reply, text } = await ask("/matches football tomorrow");
    const total = Number(/ · (\d+)\n/.exec(text)?.[1]);
    await bot.press(ann, reply, "Next ›");
    const { file, personal } = (await ask("/matches football tomorrow csv")).reply;
    expect([file?.rows.length, personal]).toEqual([total + 2, true]);
    expect(file?.rows.slice(1, -1).every((row) => row[4] === "Football" && `${row[1]}`.startsWith("2026-08-16T"))).toBe(true);
    expect(file?.rows.at(-1)).toEqual([expect.stringMatching(/^Data: Test Odds http/)]);
    await ask(`/odds ${slug}`);
    const priced = (await ask("/matches football csv")).reply.file?.rows.find((row) => row[7] !== null && row[0] !== "Number");
    expect(priced?.slice(7).every((price) => typeof price === "number" && price > 1)).toBe(true);
    const bets = await ask("/valuebets 1% csv");
    expect(bets.reply.file?.name).toBe("valuebets-2026-08-15.csv");
    expect(bets.reply.file?.rows.slice(1, -1).every((row) => Number(row.at(-1)) >= 1)).toBe(true);
    const short = await ask("/valuebets 40%");
    expect(short.reply.buttons.flat().map(({ label }) => label)).not.toContain("CSV");
  });

  it("offers the watches of a sport for ending, of all those on matches", async () => {
    const chat = "playground:one-sport";
    const watched = async (sport: string) => {
      const { reply } = await bot.ask(chat, `/matches ${sport} tomorrow`);
      const id = /#\d+/.exec(JSON.stringify(reply.buttons))?.[0];
      return bot.ask(chat, `/watch ${id} 5%`);
    };
    for (const sport of ["hockey", "tennis"]) await watched(sport);
    const stop = async (words: string) => {
      const { reply } = await bot.ask(chat, words, { plain: true, command: "odds", text: words });
      return reply.buttons.flat().flatMap((one) => ("press" in one && one.press.command === "unwatch" ? one.press.text : []));
    };
    expect(await stop("stop sending tennis alerts")).toEqual(["2"]);
    expect(await stop("no more hockey alerts")).toEqual(["1"]);
    expect(await stop("no more basketball alerts")).toEqual(["1", "2"]);
  });

  it("gives watches and the log as files as well", async () => {
    const chat = "playground:files";
    await bot.ask(chat, `/watch ${slug} 5%`);
    const watches = (await bot.ask(chat, "/watches csv")).reply.file?.rows ?? [];
    expect(watches.map((row) => row[3])).toEqual(["Rule", "5% of the price", undefined]);
    expect((await bot.ask(chat, "/log CSV")).reply.file?.rows.map((row) => row[0])).toEqual([
      "Time (UTC)",
      expect.stringContaining("Data: "),
    ]);
  });

  it("leads on from words that it does not know", async () => {
    expect((await ask("/matches quidditch")).text).toContain("I don’t know a sport or league called “quidditch”.");
    expect((await ask("/matches 31.02")).text).toContain("for example: /matches 23.11");
    const options = { sport: "football", status: "sleeping" };
    expect((await bot.ask(ann, "/matches", { options })).text).toContain("I don’t know “sleeping”.");
    const near = await ask("/matches pacifc");
    expect(near.text).toContain("Did you mean");
    expect((await bot.press(ann, near.reply, "Pacific Championship")).text).toMatch(/^Matches · Pacific Championship · /);
  });

  it("shows one match, its other markets, its best prices and its history", async () => {
    const match = await ask(`/match ${slug}`);
    expect(match.text).toMatch(/^Markets: Match result, Over\/under /m);
    const odds = await bot.press(ann, (await bot.press(ann, match.reply, "Odds")).reply, "Markets");
    const label = odds.reply.buttons.flat().find((button) => button.label.startsWith("Over/under "))?.label ?? "";
    const total = await bot.press(ann, odds.reply, label);
    expect(total.text).toMatch(new RegExp(`^${label} · .+\n.+ v .+\nBest: Over [\\d.]+ · Under [\\d.]+\n \\| Over \\| Under\n`));
    expect((await bot.press(ann, total.reply, "Refresh")).text).toContain(`${label} · `);
    const best = await bot.press(ann, match.reply, "Best price");
    const draw = await bot.press(ann, best.reply, "Draw");
    expect(draw.text).toMatch(/^Draw: [\d.]+\nat .+\n.+ v .+ · .+\n \| Price \| Edge\n/);
    expect(draw.text.match(/^.+ \| \d+\.\d\d\*? \| [+−]?\d+\.\d%$/gm)).toHaveLength(10);
    expect((await ask(`/best ${slug} X`)).text).toBe(draw.text);
    const history = await bot.press(ann, match.reply, "History");
    expect(history.text).toMatch(/^1 \| \d.+[▁▂▃▄▅▆▇█]+$/m);
    expect((await ask(`/history ${slug} Oddmoor X`)).text).toContain("Match result · Oddmoor\nDraw\n");
    expect((await bot.press(ann, history.reply, "Draw")).text).toMatch(/^Change: /m);
    const markets = await bot.press(ann, history.reply, "Markets");
    const other = markets.reply.buttons.flat().find((button) => button.label.startsWith("Over/under "))?.label ?? "";
    expect((await bot.press(ann, markets.reply, other)).text).toMatch(new RegExp(`^${other} · fair odds`, "m"));
  });

  it("puts the model beside the market, the widest gap first", async () => {
    const { reply, text } = await ask("/predictions");
    // What has no fresh odds beside it is no widest gap, and is named below.
    expect(text).not.toMatch(/^[^,\n]+ \d+\.\d%$/m);
    expect(text).toContain("Other matches have no fresh odds to compare with.");
    expect(text).toMatch(/^Odds updated /m);
    const gaps = [...text.matchAll(/ · [+−]?([\d.]+) pp/g)].map(([, points]) => Number(points));
    expect(gaps.length).toBeGreaterThan(1);
    expect(gaps).toEqual(gaps.toSorted((a, b) => b - a));
    expect(text).toContain("A model, not a tip.");
    const [first] = reply.buttons.flat();
    expect((await bot.press(ann, reply, first?.label ?? "")).text).toContain(" | Model | Books | Gap\n");
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

  it("puts the books of one selection into one row of value bets, the highest price first", async () => {
    const later = world.sandbox.world
      .matches(world.clock.now())
      .filter((one) => one.league.sport === "football" && one.startsAt > world.clock.now() + 6 * 3_600_000);
    const other = later.find((one) => one.slug !== slug)?.slug ?? "";
    for (const [bookmaker, price] of [
      ["bookpine", 9],
      ["kvotara", 9.5],
      ["oddmoor", 9.2],
    ] as const)
      world.sandbox.knobs.move({ slug: other, selection: "home", bookmaker, price });
    await world.pass(6 * 60_000);
    const { text } = await ask("/valuebets 50%");
    expect(text).toMatch(/^- .+ 9\.50 · \+[\d.]+%\nKvotara \+ 2 more · .+$/m);
    expect(text.match(/ 9\.\d\d /g)).toHaveLength(1);
  });

  it("tells what moved most once something did", { tags: "long" }, async () => {
    await ask(`/odds ${slug}`);
    expect((await ask("/movers")).text).toContain("No match here has moved");
    world.sandbox.knobs.move({ slug, selection: "home", points: 6 });
    await world.pass(31 * 60_000);
    await ask(`/odds ${slug}`);
    const { reply, text } = await ask("/movers 24h");
    expect(text).toMatch(/^- ▼ .+ → .+\nv .+ · 10 of 10 books$/m);
    const [first] = reply.buttons.flat();
    expect((await bot.press(ann, reply, first?.label ?? "")).text).toMatch(/^1 \| /m);
    for (const [typed, language] of [
      ["/movers football 24h books>=5", "en"],
      ["/movers контор>=10 футбол", "ru"],
      ["/movers 24h southern first", "en"],
    ])
      expect([typed, (await ask(typed ?? "", language)).text]).toEqual([typed, expect.stringMatching(/^- ▼ /m)]);
    expect((await bot.ask(ann, "/movers", { options: { sport: "football", books: "11" } })).text).toMatch(
      /^Biggest moves · last 6 hours\nFootball · 11 books or more the same way\n\n?No match here fits that\./,
    );
    expect((await ask("/movers tennis")).text).toContain("No match here fits that");
    const unknown = await ask("/movers soon");
    expect(unknown.text).toContain("“soon”");
    expect((await bot.press(ann, unknown.reply, "Football")).text).toMatch(/^Biggest moves · last 6 hours\nFootball\n/);
    expect((await ask("/movers 900h")).text).toContain("for example: /movers tennis 24h");
    expect((await bot.ask(ann, "/movers", { options: { books: "some" } })).text).toContain("“some”");
  });

  it("says of each watch what its line is now, before that is worth an alert", { tags: "long" }, async () => {
    const chat = "playground:standing";
    await bot.ask(chat, `/watch ${slug} 20pp`);
    await bot.ask(chat, `/watch ${slug} home >= 30 add`);
    const { text: first } = await bot.ask(chat, "/watches");
    world.sandbox.knobs.move({ slug, selection: "home", points: 6 });
    await world.pass(31 * 60_000);
    const { text } = await bot.ask(chat, "/watches");
    const [before, now] = [first, text].map((list) => Number(/^- 1 .+\n.+ · 20 pp · .+ (\d+\.\d+)$/m.exec(list)?.[1]));
    expect(before).toBeGreaterThan(now ?? Number.NaN);
    expect(text).toMatch(/^- 2 .+\n.+ 30\.00 or more · best price · now \d\.\d\d$/m);
  });

  it("lists the best prices of matches whose odds are at hand, and asks for no others", async () => {
    await ask(`/odds ${slug}`);
    const { requests } = world.sandbox.knobs.statistics();
    const { text } = await ask("/matches southern first");
    expect(text.match(/ · \d+\.\d\d \/ \d+\.\d\d \/ \d+\.\d\d\n/g)).toHaveLength(1);
    expect(text).toContain("Best prices on 1 / X / 2 · updated ");
    expect(world.sandbox.knobs.statistics().requests).toBe(requests);
  });
});
