import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestWorld } from "../bot.ts";
import { longElsewhere } from "../long-elsewhere.ts";
import { openDiscord } from "./discord-house.ts";
import { openPlayground } from "./playground-house.ts";
import { type House, openScene, refreshMs, type Scene, type Seat, type Shown } from "./promises.ts";
import { openTelegram } from "./telegram-house.ts";

/**
 * Every list that says the same when it is pressed twice (for the others see commands/every-command), by what asks for it;
 * `{place}` is a town of several clubs.
 */
const lists = [
  "/matches",
  "/matches football",
  "/live",
  "/odds {place}",
  "/best {place}",
  "/history {place}",
  "/match {place}",
  "/search {place}",
  "/teams",
  "/team {place}",
  "/leagues",
  "/fighters",
  "/bookmakers",
  "/movers 24h",
  "/predictions",
  "/valuebets",
  "/start",
  "/preview",
  "/best",
  "/watches",
  "/edit",
  "/bet",
  "/journal",
  "{place}",
  "/mute {place}",
  "/watch {place}",
];

/** Lines by their places, and what is typed for them; null for their numbers. */
const lines = [
  [2, null],
  [2, "the second one"],
  [1, "yes"],
] as const;

/** The first line says what was opened, or is watched now. */
const headOf = ({ text }: Shown) => text.split("\n")[0];

describe.each([
  ["Telegram", openTelegram as (world: TestWorld) => Promise<House>],
  ["the playground", openPlayground],
  ["Discord", openDiscord],
])("a number typed after a list, on %s", { tags: "long" }, (platform, openHouse) => {
  let scene: Scene<House>;
  let ann: Seat;
  let words: (typed: string) => string;
  beforeAll(async () => {
    scene = await openScene(openHouse);
    ({ ann } = scene.seats);
    words = wordsIn(scene);
    await prepare(scene, ann);
  });
  afterAll(() => scene.close());

  const ask = async (typed: string) => {
    await scene.world.pass(20_000);
    return scene.ask(ann, words(typed));
  };

  it.each(lists)("presses its second line, by its place too, and “yes” the first: %s", async (typed) => {
    for (const [line, words] of lines) {
      const list = await ask(typed);
      const [label, place] = buttonOf(list, line);
      const [, number = String(line)] = [...list.text.matchAll(/^\W*(\d+) [\p{L}\d]/gmu)][line - 1] ?? [];
      const written = await ask(words ?? number);
      const pressed = await scene.press(ann, list, label, place);
      expect([words, headOf(written), written.buttons.length]).toEqual([words, headOf(pressed), pressed.buttons.length]);
    }
  });

  /** The button of a line: its number, or the words that it shares with the other lines, or its own. */
  function buttonOf({ text, buttons }: Shown, line: number): [label: string, place: number] {
    const numbers = buttons.filter((label) => /^\d+$/.test(label));
    const [first = `none on ${text}`] = numbers.length > 0 ? numbers : buttons;
    const isShared = buttons.filter((label) => label === first).length > 1;
    return isShared ? [first, line] : [(numbers.length > 0 ? numbers : buttons)[line - 1] ?? first, 1];
  }

  // There it may be an option of a command as well: see below.
  if (platform === "Discord") return;

  it("names what a line is about in another command", async () => {
    const list = await ask("/matches football");
    // What was opened from it is no list.
    await ask("1");
    const second = list.text.split("\n").find((line) => /^\W*2 /.test(line)) ?? "";
    const watched = await ask("/watch 2 5pp");
    const title = /^(.+)\n(?:Watching|New rule)\./.exec(watched.text)?.[1] ?? `no title in ${watched.text}`;
    expect(list.text.slice(list.text.indexOf(second))).toContain(title);
  });

  it("is none of the list's lines, or there is no list: it asks, and opens nothing", async () => {
    await ask("/matches football");
    for (const typed of ["77", "/odds 77", "/watch 77"]) {
      const answer = await ask(typed);
      expect(answer.text).toMatch(/^I don’t have a line 77 here\. Choose a match, or type #77/);
    }
    await scene.world.pass(16 * 60_000);
    expect((await ask("2")).text).toMatch(/^I don’t have a line 2 here\./);
    expect((await ask("/odds #2")).text).not.toMatch(/line 2/);
  });

  it("means the list of who types it, in the chat where it was shown, also after a restart", async () => {
    const list = await ask("/matches football");
    const { rita } = scene.seats;
    expect((await scene.ask(rita, "2")).text).toMatch(/^Строки 2 здесь нет/);
    const pressed = await scene.press(ann, list, "2");
    await scene.restart();
    ({ ann } = scene.seats);
    expect(headOf(await ask("2"))).toBe(headOf(pressed));
  });
});

describe("a number after a list, given to a command or alone, on Discord", () => {
  let scene: Scene<House>;
  beforeAll(async () => {
    scene = await openScene(openDiscord);
    await prepare(scene, scene.seats.ann);
  });
  afterAll(() => scene.close());

  const asked = ["/matches", "/live", "/odds {place}", "/predictions", "/movers 1h"];
  it.each(
    asked.flatMap((typed) => [
      [typed, "/odds 2"],
      [typed, "2"],
    ]),
  )("is what its second line is about: %s, then %s", async (typed, second) => {
    const { ann } = scene.seats;
    await scene.world.pass(20_000);
    const list = await scene.ask(ann, wordsIn(scene)(typed));
    await scene.world.pass(20_000);
    const board = await scene.ask(ann, second);
    const title = board.text.split("\n")[0] ?? "";
    expect(title).toMatch(/ v /);
    // Each row says against whom, however it is laid out there.
    const against = [...list.text.replaceAll("\\", "").matchAll(/v (\p{Lu}[\p{L}' -]*\p{L})/gu)].map(([, name]) => name);
    expect(title).toContain(against[1]);
  });

  it("names no match where nothing was shown", async () => {
    const answer = await scene.ask(scene.seats.rita, "/odds 2");
    expect(answer.text).toMatch(/^Строки 2 здесь нет/);
  });
});

describe.each([
  ["Telegram", openTelegram, "2"],
  ["the playground", openPlayground, "2"],
  ["Discord", openDiscord, "2"],
] as const)("a number typed after what came unasked, on %s", { tags: "long" }, (name, openHouse, second) => {
  let scene: Scene<House>;
  let ann: Seat;
  let slugs: string[];
  beforeEach(async () => {
    scene = await openScene(openHouse as typeof openTelegram);
    ({ ann } = scene.seats);
    const later = scene.world.clock.now() + 30 * 3_600_000;
    const matches = scene.world.sandbox.world.matches(scene.world.clock.now());
    const football = matches.filter(({ league, startsAt }) => league.sport === "football" && startsAt > later);
    slugs = football.slice(0, 2).map(({ slug }) => slug);
  });
  afterEach(() => scene.close());

  const headLine = (text: string) => text.split("\n")[0]?.replaceAll("\\", "") ?? "";
  /** The time of day in so long, as people type it. */
  const clockIn = (ms: number) => new Date(scene.world.clock.now() + ms).toISOString().slice(11, 16);
  const unasked = async (withinMs = refreshMs) => {
    // Another list was shown before.
    await scene.ask(ann, "/matches tennis");
    const message = await scene.after(ann, () => undefined, withinMs);
    await scene.world.pass(20_000);
    return message;
  };

  it("presses the second line of a digest", longElsewhere(name), async () => {
    const { sandbox, clock } = scene.world;
    for (const slug of slugs) await scene.ask(ann, `/watch ${slug} 3pp`);
    await scene.ask(ann, `/settings digest ${clockIn(refreshMs + 10 * 60_000)}`);
    for (const [index, slug] of slugs.entries()) sandbox.knobs.move({ slug, selection: "home", points: 14 - 6 * index });
    await scene.world.pass(refreshMs);
    const digest = await unasked();
    expect(digest.text.match(/▼/g)).toHaveLength(2);
    const match = sandbox.world.matches(clock.now()).find(({ slug }) => slug === slugs[1]);
    expect(headLine((await scene.ask(ann, second)).text)).toContain(`${match?.home.name.en} v ${match?.away.name.en}`);
  });

  it("presses the second line of value bets and of the morning's list", longElsewhere(name), async () => {
    const titlesIn = (text: string) =>
      text
        .replaceAll("\\", "")
        .match(/\p{Lu}[\p{L}' -]+ v \p{Lu}[\p{L}' -]+/gu)
        ?.map((one) => one.trim());
    await scene.ask(ann, "/watch value bets 20%");
    for (const [index, slug] of slugs.entries())
      scene.world.sandbox.knobs.move({ slug, selection: "home", bookmaker: "bookpine", price: 12 + 3 * index });
    const bets = await unasked(2 * refreshMs);
    // A row names the selection, a team of its match.
    const [, team = "no second row"] = /^\W*2 (\p{Lu}[\p{L}' -]*\p{L}) \d/mu.exec(bets.text.replaceAll("\\", "")) ?? [];
    expect(headLine((await scene.ask(ann, second)).text)).toContain(team);
    await scene.ask(ann, "/watch football 9pp");
    await scene.ask(ann, `/settings fixtures ${clockIn(10 * 60_000)}`);
    const list = await unasked();
    const [, match] = titlesIn(list.text) ?? [];
    expect(headLine((await scene.ask(ann, second)).text)).toContain(match ?? "no second row");
  });
});

/** What there is to be listed: matches that are played, watches, moves and bets. */
async function prepare({ world, ...scene }: Scene<House>, ann: Seat): Promise<void> {
  const ask = async (typed: string) => {
    await world.pass(20_000);
    await scene.ask(ann, typed);
  };
  await ask("/matches");
  const later = world.clock.now() + 30 * 3_600_000;
  const football = world.sandbox.world.matches(world.clock.now()).filter(({ league }) => league.sport === "football");
  const slugs = football
    .filter(({ startsAt }) => startsAt > later)
    .slice(0, 4)
    .map(({ slug }) => slug);
  for (const one of slugs) await ask(`/watch ${one} 9pp`);
  for (const one of slugs.slice(0, 2)) await ask(`/bet ${one} home 2.10 20`);
  const next = world.sandbox.world.matches(world.clock.now()).filter(({ startsAt }) => startsAt > world.clock.now());
  const [, , third] = next.map(({ startsAt }) => startsAt).toSorted((a, b) => a - b);
  await world.pass((third ?? 0) + 60_000 - world.clock.now());
  for (const one of slugs) world.sandbox.knobs.move({ slug: one, selection: "home", points: 4 });
  for (const [nth, one] of slugs.slice(0, 2).entries())
    world.sandbox.knobs.move({ slug: one, selection: "draw", bookmaker: "bookpine", price: 12 + 3 * nth });
  await world.pass(refreshMs);
}

function wordsIn({ world }: Scene<House>): (typed: string) => string {
  const matches = world.sandbox.world
    .matches(world.clock.now())
    .filter(({ league, startsAt }) => league.sport === "football" && startsAt > world.clock.now());
  const placeOf = (club: { name: { en: string } }) => club.name.en.split(" ").slice(0, -1).join(" ");
  const clubs = matches.flatMap(({ home, away }) => [home, away]);
  const clubsOf = (place: string) => new Set(clubs.filter((club) => placeOf(club) === place).map(({ slug }) => slug)).size;
  const [place = ""] = [...new Set(clubs.map(placeOf))].filter((one) => clubsOf(one) > 1);
  return (typed) => typed.replace("{place}", place);
}
