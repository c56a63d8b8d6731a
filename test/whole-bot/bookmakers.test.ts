import { afterEach, describe, expect, it } from "vitest";
import { laterMatch, type TestWorld } from "../bot.ts";
import { openDiscord } from "./discord-house.ts";
import { type House, openScene, type Scene } from "./promises.ts";
import { openTelegram } from "./telegram-house.ts";

const houses: readonly [string, (world: TestWorld) => Promise<House>][] = [
  ["Telegram", openTelegram],
  ["Discord", openDiscord],
];

describe.each(houses)("a bookmaker's card of a whole bot on %s", (_platform, openHouse) => {
  let scene: Scene;
  afterEach(() => scene.close());

  it("is found from the list and from the best prices, and says what the book is like on the boards that are known", async () => {
    scene = await openScene(openHouse);
    const { ann, rita } = scene.seats;
    const { slug } = laterMatch(scene.world);
    const list = await scene.ask(ann, "/bookmakers");
    // Telegram numbers the rows, Discord has a button beside each.
    const first = list.buttons.includes("1") ? "1" : "Open";
    expect((await scene.press(ann, list, first)).text).toContain("No odds of it are known right now.");
    const odds = await scene.ask(ann, `/odds ${slug}`);
    const best = await scene.ask(ann, `/best ${slug} home`);
    expect(odds.text).toContain("Margin ");
    const card = await scene.press(ann, list, first);
    expect(card.text).toMatch(
      /^Oddmoor\n+Rating: 4\.9 of 5\nIn 1 match with odds now:\nMargin: \d\.\d%\nBest price: \d+% \(\d of 3\)\nSet aside: 0%/u,
    );
    expect(card.buttons).toEqual(["Bookmakers", "Value bets"]);
    const [named] = best.buttons.filter((label) => list.text.includes(`${label} · `));
    expect(named).toBeDefined();
    expect((await scene.press(ann, best, named ?? "")).text.startsWith(named ?? "?")).toBe(true);
    const { sandbox, clock } = scene.world;
    const other = sandbox.world
      .matches(clock.now())
      .find(({ league, startsAt }) => league.sport === "tennis" && startsAt > clock.now());
    await scene.ask(ann, `/odds ${other?.slug}`);
    await scene.world.pass(61_000);
    const bySport = (await scene.ask(ann, "/bookmakers oddm")).text;
    for (const sport of ["Football", "Tennis"]) expect(bySport).toMatch(new RegExp(`^${sport}\\W+\\d\\.\\d%\\W+\\d+%`, "m"));
    expect((await scene.ask(rita, "/bookmakers oddm")).text).toContain("Оценка: 4,9 из 5");
    expect((await scene.ask(rita, "/bookmakers nobody")).text).toContain("Букмекера «nobody» я не знаю.");
  });
});
