// @module-tag long
import { afterAll, afterEach, expect, it } from "vitest";
import { startKalshi } from "../standins/odds/kalshi.ts";
import { startOddsApiIo } from "../standins/odds/odds-api-io.ts";
import { startPolymarket } from "../standins/odds/polymarket.ts";
import { startTheOddsApi } from "../standins/odds/the-odds-api.ts";
import { type Living, live, standInOf, startDocumented } from "./month.ts";

const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000];

interface Service extends Omit<Living, "days"> {
  /** So many requests in so long, by its shortest count that a bot comes near. */
  count: { per: string; ms: number; most: number };
  /** The fewest looks in each fifth of a month. */
  least: number;
}

/** The services, by what docs/performance.md calls them. What is counted by the second can't be saved up over an hour. */
const services = {
  "The Odds API, 500 credits": {
    ...{ source: "the-odds-api", start: standInOf(startTheOddsApi, (one) => one.credits().left), least: 50 },
    settings: { sports: ["soccer_epl", "basketball_nba"], markets: ["h2h"], regions: ["eu"], books: [] },
    count: { per: "a second", ms: second, most: 30 },
  },
  "odds-api.io, free": {
    ...{ source: "odds-api-io", start: standInOf(startOddsApiIo), least: 1_800 },
    settings: { sports: ["football"], books: ["Bet365", "Unibet"] },
    count: { per: "a day", ms: day, most: 500 },
  },
  Kalshi: {
    ...{ source: "kalshi", start: standInOf(startKalshi), stepMs: hour, least: 130 },
    settings: { series: ["KXMLBGAME"] },
    count: { per: "a second", ms: second, most: 20 },
  },
  Polymarket: {
    ...{ source: "polymarket", start: standInOf(startPolymarket), stepMs: hour, least: 130 },
    settings: { tags: ["745"] },
    count: { per: "ten seconds", ms: 10 * second, most: 500 },
  },
  "the documented service": {
    ...{ source: "sandbox", start: startDocumented, watched: 2, stepMs: 5 * minute, least: 250 },
    count: { per: "a minute", ms: minute, most: 100 },
  },
} as const satisfies Record<string, Service>;

const figures: string[] = [];
afterAll(() =>
  console.log(
    ["service | situation | requests | refused | most | left, least left | looks in each fifth", ...figures].join("\n"),
  ),
);

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** Lives through it, and says how it was. */
async function lived(name: string, situation: string, more: Partial<Living> & { days: number }) {
  const service: Service = services[name as keyof typeof services];
  const { stop, there, fifths, least, looks } = await live({ ...service, ...more });
  ends.push(stop);
  const { requests, refused } = there.tally();
  const { per, ms, most } = service.count;
  const used = `${there.mostIn(ms)} of ${most} in ${per}`;
  figures.push([name, situation, requests, refused, used, `${there.left()}, ${least}`, fifths.join(", ")].join(" | "));
  return { refused, fifths, least, left: there.left(), looks: looks.length, leastLooks: service.least };
}

it.each(Object.keys(services))("a month of %s is asked all through it, with no refusal", async (name) => {
  const { refused, fifths, left, least, leastLooks } = await lived(name, "a month", { days: 30, questions: 3 });
  expect(refused).toBe(0);
  expect(Math.min(...fifths)).toBeGreaterThan(leastLooks);
  if (left === null) return;
  expect(least).toBeGreaterThan(0);
  expect(left).toBeLessThan(30);
});

/** Of 120 answers one says far less, and one far more than is left. */
function jumping(header: string, more: number): NonNullable<Living["opening"]> {
  let nth = 0;
  return {
    retell(headers) {
      nth++;
      const left = Number(headers[header]);
      const said = nth % 120 === 40 ? Math.floor(left / 10) : nth % 120 === 80 ? left + more : left;
      return { ...headers, [header]: `${said}` };
    },
  };
}

type Situations = Readonly<Record<string, Partial<Living>>>;

/** How long each is looked at, and what can happen to whoever uses it. */
const tried: Readonly<Record<keyof typeof services, { common: Partial<Living> & { days: number }; situations: Situations }>> = {
  "The Odds API, 500 credits": {
    common: { days: 30, stepMs: 30 * minute },
    situations: {
      "another program takes 60": { elsewhereEveryMs: 12 * hour },
      "a month that ends on the 16th": { opening: { renewsOn: 16 } },
      "a month that ends later than thought": { opening: { renewsOn: 16 }, begin: Date.UTC(2026, 8, 16) },
      "a header that jumps": { opening: jumping("x-requests-remaining", 300) },
    },
  },
  "odds-api.io, free": {
    common: { days: 2 },
    situations: {
      "another program takes 96": { elsewhereEveryMs: 30 * minute },
      "hours and days that begin with a request": { opening: { counting: "from-first" }, begin: Date.UTC(2026, 8, 1, 15, 40) },
      "hours and days that slide": { opening: { counting: "sliding" }, begin: Date.UTC(2026, 8, 1, 15, 40) },
      "a header that jumps": { opening: jumping("x-ratelimit-remaining", 60) },
    },
  },
  Kalshi: {
    common: { days: 1, stepMs: 10 * minute },
    situations: { "seconds that slide": { opening: { counting: "sliding" } } },
  },
  Polymarket: {
    common: { days: 1, stepMs: 10 * minute },
    situations: { "ten seconds of the clock": { opening: { counting: "fixed" } } },
  },
  "the documented service": {
    common: { days: 1 / 72, stepMs: second / 2, watched: 120 },
    situations: { "another program asks five times a minute": { elsewhereEveryMs: 12 * second } },
  },
};

const rows = Object.entries(tried).flatMap(([name, { common, situations }]) =>
  Object.entries({ "three processes": { processes: 3, questions: 3 }, ...situations }).map(
    ([situation, more]) => [name, situation, { ...common, ...more }] as const,
  ),
);

it.each(rows)("%s refuses nothing: %s", async (name, situation, more) => {
  const { refused, least, fifths } = await lived(name, situation, more);
  expect(refused).toBe(0);
  expect(least ?? 1).toBeGreaterThan(0);
  // What was spent before an end that doesn't come is spent.
  expect(Math.min(...fifths.slice(0, 3))).toBeGreaterThan(0);
});
