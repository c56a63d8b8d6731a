import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { freshFolder, openBot, openWorld } from "../bot.ts";
import { shell } from "../doctor/running.ts";

const hour = 3_600_000;
const key = "key-of-the-page";
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const page = readFileSync(new URL("../../docs/add-a-source.md", import.meta.url), "utf8");
const definition = /```json\n([\s\S]+?)```/.exec(page)?.[1] ?? "";

/** A service of the page's shape, which takes its key in a header. */
async function openService(now: () => number) {
  let homePrice = "2.10";
  const refused: string[] = [];
  const startsAt = now() + 5 * hour;
  const bet = (name: string, prices: Record<string, string>) => ({
    name,
    values: Object.entries(prices).map(([value, odd]) => ({ value, odd })),
  });
  const books = () =>
    ["Oddmoor", "Brackenbet", "Kvotara"].map((name) => ({
      name,
      bets: [
        bet("Match Winner", { Home: homePrice, Draw: "3.40", Away: homePrice === "2.10" ? "3.60" : "4.90" }),
        bet("Goals Over/Under", { "Over 2.5": "1.90", "Under 2.5": "1.95" }),
      ],
    }));
  const league = { id: 39, name: "Norrland League" };
  const fixture = { id: 1001, date: new Date(startsAt).toISOString(), status: { short: "NS" } };
  const answers: Readonly<Record<string, () => object[]>> = {
    "/fixtures": () => [{ fixture, league, teams: { home: { name: "Norrvik IF" }, away: { name: "Skarpholm BK" } } }],
    "/odds": () => [{ fixture: { id: 1001 }, update: new Date(now()).toISOString(), bookmakers: books() }],
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://service");
    const isRight = request.headers["x-apisports-key"] === key;
    if (!isRight) refused.push(pathname);
    const isThere = searchParams.get("league") === "39" && (searchParams.get("page") ?? "1") === "1";
    response.writeHead(isRight ? 200 : 499, { "content-type": "application/json" });
    response.end(JSON.stringify({ response: isRight && isThere ? (answers[pathname]?.() ?? []) : [] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ends.push(async () => server.close());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refused,
    shorten: () => {
      homePrice = "1.70";
    },
  };
}

it("the file of the page goes from a key to an alert, and its settings are those of the file", { tags: "long" }, async () => {
  const world = await openWorld();
  ends.push(() => world.close());
  const service = await openService(world.clock.now);
  const file = join(freshFolder(), "api-football.json");
  writeFileSync(file, definition);
  const settings = { ODDS_SOURCE: file, ODDS_API_KEY: key, ODDS_API_BASE_URL: service.url, ODDS_LEAGUES: "39" };

  const wrong = await shell({ ...settings, ODDS_API_KEY: "another", DATA_DIR: freshFolder() });
  expect(wrong.output).toMatch(/RED +odds +API-Football refuses the key/);
  const { output, code } = await shell({ ...settings, DATA_DIR: freshFolder() });
  expect(output).toContain("API-Football takes the key, with 1 matches");
  expect(output).toContain("works: matches, odds and alerts; not there: results");
  expect(code).toBe(0);

  const bot = await openBot(world, { settings: { ...settings, ODDS_SOURCE_NAME: "", ODDS_SOURCE_URL: "" } });
  ends.push(() => bot.stop());
  await world.pass(5_000);
  service.refused.length = 0;
  expect((await bot.ask("playground:a", "/odds norrvik")).text).toMatch(/Oddmoor[\s\S]*2\.10/);
  expect((await bot.ask("playground:a", "/watch norrvik 3%")).text).toMatch(/watch/i);
  await world.pass(60_000);
  service.shorten();
  await world.until(() => bot.sent.length > 0, 3 * hour);
  expect(bot.sent[0]?.text).toMatch(/Norrvik IF[\s\S]*1\.70/);
  expect(service.refused).toEqual([]);
});
