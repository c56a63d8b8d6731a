// @module-tag long
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { laterMatch, type TestWorld } from "../bot.ts";
import { longElsewhere } from "../long-elsewhere.ts";
import { openRetelling, type Retelling, type Row } from "../standins/retelling.ts";
import { openDiscord } from "./discord-house.ts";
import { type House, openScene, refreshMs, type Scene, type Seat } from "./promises.ts";
import { openTelegram } from "./telegram-house.ts";

/** The list of matches is read every five minutes. */
const listMs = 6 * 60_000;
const houses: readonly [string, (world: TestWorld) => Promise<House>][] = [
  ["Telegram", openTelegram],
  ["Discord", openDiscord],
];

const opposites: Row = { home: "away", away: "home", "1X": "X2", X2: "1X" };

/** The same with the sides exchanged: of a match, or of its odds. */
const exchanged = (row: Row): Row => ({ ...row, home_team: row["away_team"], away_team: row["home_team"] });
function exchangedOdds(data: Row): Row {
  const inMarket = (market: Row) => ({
    ...market,
    outcomes: (market["outcomes"] as Row[]).map((outcome) => ({
      ...outcome,
      key: opposites[String(outcome["key"])] ?? outcome["key"],
    })),
  });
  const inBook = (book: Row) => ({ ...book, markets: (book["markets"] as Row[]).map(inMarket) });
  return { ...data, bookmakers: (data["bookmakers"] as Row[]).map(inBook) };
}

describe.each(houses)("the sides of a match in a whole bot on %s", (platform, openHouse) => {
  let scene: Scene;
  let source: Retelling;
  let match: ReturnType<typeof laterMatch>;
  beforeEach(async () => {
    scene = await openScene(async (world) => {
      source = await openRetelling(world.url);
      const house = await openHouse(world);
      return { ...house, settings: { ...house.settings, ODDS_API_BASE_URL: source.url } };
    });
    match = laterMatch(scene.world);
  });
  afterEach(async () => {
    await scene.close();
    await source.close();
  });

  const bare = (text: string): string => text.replaceAll("\u200B", "");
  const since = (seat: Seat, count: number) =>
    seat
      .shown()
      .slice(count)
      .map(({ text }) => bare(text));
  const move = (points: number) => scene.world.sandbox.knobs.move({ slug: match.slug, selection: "home", points });

  it.each([
    { first: "list", last: "odds" },
    { first: "odds", last: "list" },
  ] as const)(
    "whose $first is exchanged before its $last move nothing, and what is told is about the right team",
    longElsewhere(platform),
    async ({ first, last }) => {
      const { ann } = scene.seats;
      const { world } = scene;
      const { slug } = match;
      const [home, away] = [match.home.name.en, match.away.name.en];
      await scene.ask(ann, `/watch ${slug} 3pp`);
      const price = Number(/(\d+\.\d+)/.exec((await scene.ask(ann, `/odds ${slug}`)).text)?.[1]);
      await scene.ask(ann, `/watch ${slug} home <= ${(price * 0.9).toFixed(2)} add`);
      await scene.ask(ann, `/bet ${slug} home 2.10 20`);
      const before = ann.shown().length;
      const steps = { list: () => source.tell(slug, exchanged), odds: () => source.tellOdds(slug, exchangedOdds) };
      steps[first]();
      await world.pass(listMs);
      steps[last]();
      await world.pass(refreshMs);
      expect(since(ann, before)).toEqual([]);
      // The team that was at home is away now, and gains.
      move(10);
      await world.until(() => since(ann, before).length > 0, refreshMs);
      await world.pass(60_000);
      const told = since(ann, before).join("\n");
      expect(told).toContain(`${away} v ${home}`);
      expect(told).toMatch(new RegExp(`🎯 ${home.slice(0, 3)}[^\\n]*\nYour limit: `));
      expect(bare((await scene.ask(ann, "/watches")).text)).toContain(`${home} · `);
      expect(bare((await scene.ask(ann, "/journal")).text)).toContain(`${home} · 2.10`);
      move(-10);
      const now = ann.shown().length;
      await world.until(() => since(ann, now).length > 0, refreshMs);
    },
  );

  it("that are other teams under another number are another match", longElsewhere(platform), async () => {
    const { ann } = scene.seats;
    const { slug } = match;
    await scene.ask(ann, `/watch ${slug} 3pp`);
    await scene.ask(ann, `/watch ${slug} home >= 1.01 add`);
    const before = ann.shown().length;
    const named = (name: string, id: number) => ({ id, slug: name.toLowerCase(), name_en: name, name_ru: name });
    const other = { id: 999_001, home_team: named("Greens", 99_001), away_team: named("Golds", 99_002) };
    source.tell(slug, (row) => ({ ...row, ...other }));
    await scene.world.pass(listMs);
    move(20);
    await scene.world.pass(refreshMs);
    expect(since(ann, before)).toEqual([
      expect.stringContaining(
        `${match.home.name.en} v ${match.away.name.en} is no longer on the odds service’s list, so its watch has ended`,
      ),
    ]);
    expect(bare((await scene.ask(ann, "/watches")).text)).not.toContain(match.home.name.en);
    expect(bare((await scene.ask(ann, `/watch ${slug} 3pp`)).text)).toContain("Greens v Golds");
  });

  it("that were to be named begin anew once they are, and the chat hears it", longElsewhere(platform), async () => {
    const { ann } = scene.seats;
    const { slug } = match;
    const later = { id: 77_777, slug: "tbd", name_en: "TBD", name_ru: "TBD" };
    source.tell(slug, (row) => ({ ...row, away_team: later }));
    await scene.world.pass(listMs);
    await scene.ask(ann, `/watch ${slug} 3pp`);
    const before = ann.shown().length;
    source.tell(slug, null);
    await scene.world.pass(listMs);
    move(12);
    await scene.world.until(() => since(ann, before).length > 1, refreshMs);
    const [news, alert] = since(ann, before);
    expect(news).toContain(`The odds service now lists this match as ${match.home.name.en} v ${match.away.name.en}.`);
    expect(alert).toMatch(new RegExp(`▼ ${match.home.name.en} \\d[\\s\\S]*\\nv ${match.away.name.en} · `));
  });
});
