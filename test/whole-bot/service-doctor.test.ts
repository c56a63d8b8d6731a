import { afterEach, expect, it } from "vitest";
import { freshFolder, openBot, openWorld } from "../bot.ts";
import { shell } from "../doctor/running.ts";
import { startOddsApiIo } from "../standins/odds/odds-api-io.ts";

const hour = 3_600_000;
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const operator = { reader: { id: "42", language: "en" } };
const german = { reader: { id: "42", language: "de" } };

async function open(chosen: Record<string, string> = {}) {
  const world = await openWorld();
  ends.push(() => world.close());
  const standIn = await startOddsApiIo({ clock: world.clock, volatility: 0 });
  ends.push(() => standIn.stop());
  const settings = { ODDS_SOURCE: "odds-api-io", ODDS_API_KEY: standIn.key, ODDS_API_BASE_URL: standIn.baseUrl, ...chosen };
  const bot = await openBot(world, {
    settings: { ...settings, ODDS_SOURCE_NAME: "", ODDS_SOURCE_URL: "", OPERATORS: "playground:42" },
  });
  ends.push(() => bot.stop());
  await world.pass(5_000);
  const now = world.clock.now();
  const [match] = standIn.world
    .matches({ from: now + 3 * hour, to: now + 90 * hour, now })
    .filter(({ league }) => league.key === "epl");
  const ask = async (typed: string, how = operator) => (await bot.ask("playground:42", typed, how)).text;
  return { world, standIn, settings, ask, typed: `${match?.home.name} ${match?.away.name}` };
}

it("/admin doctor asks one question, and says whether the key is taken, what is left, what there is, what watches get", async () => {
  const { standIn, ask } = await open();
  const { requests } = standIn.tally();
  const text = await ask("/admin doctor");
  expect(text).toMatch(/^odds-api\.io takes the key and answers as I expect\.$/m);
  for (const one of ["odds", "alerts", "results", "value bets"]) expect(text).toMatch(new RegExp(`^\\W*${one}$`, "m"));
  expect(text).toMatch(/^Left this hour: 9\d$/m);
  expect(text).toMatch(/^All watches together get about 400 requests a day\.$/m);
  expect(standIn.tally().requests).toBe(requests + 1);
});

it("/admin doctor names what is wrong, and the setting to look at, in the operator's language", async () => {
  const { standIn, ask } = await open();
  standIn.be("busy", { times: 1 });
  expect(await ask("/admin doctor")).toContain("odds-api.io is getting too many requests.");
  standIn.acceptKey("another");
  expect(await ask("/admin doctor")).toContain("odds-api.io refuses the key. Look at ODDS_API_KEY.");
  expect(await ask("/admin doctor", german)).toContain("odds-api.io lehnt meinen Schlüssel ab. Sieh bei ODDS_API_KEY nach.");
});

it("a book that the plan does not carry is named so: to who asks, in /status, and never as a wrong key", async () => {
  const { standIn, ask, typed } = await open({ ODDS_BOOKS: "Pinnacle" });
  expect(await ask(`/odds ${typed}`)).toContain("My plan with the odds service doesn’t include that.");
  expect(await ask(`/odds ${typed}`, german)).toContain("Das gehört nicht zu meinem Tarif beim Quotendienst.");
  // Whoever asks again hears why, without another question.
  expect(standIn.tally().refused).toBe(1);
  expect(await ask("/status")).toMatch(/my plan with the odds service doesn’t include this/);
  // A list without prices says why it has none, and it isn’t the key.
  expect(await ask("/matches")).toMatch(/^Odds: my plan with the odds service doesn’t include this/m);
  expect(await ask("/matches")).not.toContain("refuses my key");
});

it("npm run doctor pays for its question from what the bot counts", { tags: "long" }, async () => {
  const { settings, standIn } = await open();
  const folder = freshFolder();
  const first = await shell({ ...settings, DATA_DIR: folder });
  expect(first.output).toContain("odds-api.io takes the key, with 5 sports");
  expect(first.output).toContain("plan: 100 an hour, 500 a day; the odds of 10 matches cost 1");
  expect(first.code).toBe(0);
  standIn.acceptKey("another");
  const next = await shell({ ...settings, DATA_DIR: folder });
  expect(next.output).toMatch(/RED +odds +odds-api\.io refuses the key\n +-> look at ODDS_API_KEY/);
  expect(next.code).toBe(1);
});
