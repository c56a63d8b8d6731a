import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { freshFolder, laterMatch, type TestWorld } from "../bot.ts";
import { longElsewhere } from "../long-elsewhere.ts";
import { dialects } from "../sandbox/dialects/catalog.ts";
import { definitionOf } from "../sandbox/dialects/definition.ts";
import { openDiscord } from "./discord-house.ts";
import { type House, openScene, refreshMs, type Scene } from "./promises.ts";
import { openTelegram } from "./telegram-house.ts";

const houses: readonly [string, (world: TestWorld) => Promise<House>][] = [
  ["Telegram", openTelegram],
  ["Discord", openDiscord],
];

describe.each(houses)("a bookmaker's card of a whole bot on %s", { tags: "long" }, (platform, openHouse) => {
  let scene: Scene;
  afterEach(() => scene.close());

  it("is found from the list and from the best prices, and says what the book is like on the boards that are known", async () => {
    scene = await openScene(openHouse);
    const { ann, rita } = scene.seats;
    const { slug } = laterMatch(scene.world);
    const list = await scene.ask(ann, "/bookmakers");
    // Telegram numbers the rows, Discord has a button beside each.
    const first = list.buttons.includes("1") ? "1" : "Open";
    expect((await scene.press(ann, list, first)).text).toContain("I have no odds of it right now.");
    const odds = await scene.ask(ann, `/odds ${slug}`);
    const best = await scene.ask(ann, `/best ${slug} home`);
    expect(odds.text).toContain("Average margin ");
    const card = await scene.press(ann, list, first);
    expect(card.text).toMatch(
      /^Oddmoor\n+Rating: 4\.9 of 5\nIn 1 match with odds now:\nMargin: \d\.\d%\nBest price: \d+% \(\d of 3\)\nLeft out: 0%/u,
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

  it(
    "says on how many boards the book is late, and forgets it once the book has caught up",
    longElsewhere(platform),
    async () => {
      let stuck: Awaited<ReturnType<typeof openStuck>> | undefined;
      scene = await openScene(async (world) => {
        const house = await openHouse(world);
        const source = await openStuck(world, "Oddmoor");
        stuck = source;
        return {
          ...house,
          settings: { ...house.settings, ODDS_API_BASE_URL: source.url, ODDS_SOURCE: source.definition },
          close: () => Promise.all([house.close(), source.close()]).then(() => undefined),
        };
      });
      const { ann, rita } = scene.seats;
      const { slug } = laterMatch(scene.world);
      const ask = async (seat: typeof ann) => (await scene.ask(seat, "/bookmakers oddm")).text;
      await scene.ask(ann, `/odds ${slug}`);
      expect(await ask(ann)).toMatch(/^Left out: 0%$/m);
      await scene.world.pass(40 * 60_000);
      scene.world.sandbox.knobs.move({ slug, selection: "home", points: 15 });
      await scene.ask(ann, `/odds ${slug}`);
      await scene.world.pass(61_000);
      const late = await ask(ann);
      expect(late).toMatch(/^Best price: 0% \(0 of 3\)\nLeft out: 100%, 1 late$/m);
      expect(late).toContain("Late: missed an update.");
      expect(await ask(rita)).toMatch(/^Не в счёт: 100\s%, с опозданием: 1$/m);
      stuck?.release();
      await scene.world.pass(refreshMs);
      await scene.ask(ann, `/odds ${slug}`);
      await scene.world.pass(61_000);
      expect(await ask(ann)).toMatch(/^Left out: 0%$/m);
      // As far from the others, but in time.
      await scene.world.pass(refreshMs);
      scene.world.sandbox.knobs.move({ slug, selection: "home", points: 15, bookmaker: "oddmoor" });
      await scene.ask(ann, `/odds ${slug}`);
      await scene.world.pass(61_000);
      expect(await ask(ann)).toMatch(/^Left out: 100%$/m);
    },
  );
});

/** What names the book in a row of an answer about odds. */
interface OddsRow {
  bookmaker: string;
}

/** The world's API with one book whose odds stay, with their times, as they were when they were first asked for. */
async function openStuck({ clock, sandbox, url }: TestWorld, book: string) {
  const definition = join(freshFolder(), "columns.json");
  writeFileSync(definition, JSON.stringify(definitionOf(sandbox.world, clock.now(), "columns")));
  // In this dialect each row has its own time.
  sandbox.knobs.speak({ dialect: dialects.columns });
  const kept = new Map<string, OddsRow[]>();
  let isStuck = true;
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const answer = await fetch(new URL(path, url));
    const body: unknown = await answer.json();
    response.writeHead(answer.status, { "content-type": "application/json", date: answer.headers.get("date") ?? "" });
    response.end(JSON.stringify(isStuck && answer.ok && path.endsWith("/odds") ? held(path, body as OddsRow[]) : body));
  });

  function held(path: string, rows: readonly OddsRow[]): OddsRow[] {
    const own = kept.get(path) ?? rows.filter(({ bookmaker }) => bookmaker === book);
    kept.set(path, own);
    return [...own, ...rows.filter(({ bookmaker }) => bookmaker !== book)];
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    definition,
    release() {
      isStuck = false;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
