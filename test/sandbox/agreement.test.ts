import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { playgroundSpeed } from "../../src/sandbox/world.ts";
import { longUnless } from "../long-elsewhere.ts";
import { dialects } from "./dialects/catalog.ts";
import { type Json, type RunningSandbox, rows, runSandbox } from "./running.ts";

/** A price as served, whatever the dialect: `bookmaker|market|line|selection` to the decimal price. */
type Prices = Map<string, number>;

describe.each([1, playgroundSpeed])("what is derived agrees with the served odds at speed %d", (speed) => {
  let running: RunningSandbox;
  beforeEach(async () => {
    running = await runSandbox({ speed });
  });
  afterEach(() => running.stop());

  it("serves exactly the value bets that the odds of all scheduled matches hold", { tags: ["long"] }, async () => {
    const served = new Map((await running.all("/ml/value-bets")).map((bet) => [betKey(bet), bet]));
    const found = new Map<string, number>();
    for (const match of await running.all("/matches?status=scheduled")) {
      const slug = String(match["slug"]);
      const prices = plainPrices((await running.get(`/matches/${slug}/odds`)).json);
      for (const [key, edge] of edgesOf(prices)) if (edge >= 0.02) found.set(`${slug}|${key}`, edge);
    }
    expect(found.size).toBeGreaterThan(5);
    expect([...served.keys()].toSorted()).toEqual([...found.keys()].toSorted());
    for (const [key, bet] of served) {
      expect(Number(bet["edge"])).toBeCloseTo(found.get(key) ?? Number.NaN, 3);
      expect(Number(bet["price"]) * Number(bet["fair_probability"]) - 1).toBeCloseTo(Number(bet["edge"]), 3);
    }
    const edges = [...served.values()].map((bet) => Number(bet["edge"]));
    expect(edges).toEqual(edges.toSorted((a, b) => b - a));
    expect(Math.max(...edges)).toBeLessThan(0.4);
  });

  it("predicts every scheduled match near the market, never equal to it, adding up to 1", longUnless(speed !== 1), async () => {
    const predictions = await running.all("/ml/predictions");
    expect(predictions.map((each) => each["match"]?.["slug"])).toEqual(
      (await running.all("/matches?status=scheduled")).map((match) => match["slug"]),
    );
    for (const prediction of predictions.filter((_, index) => index % 10 === 0)) {
      const slug = String(prediction["match"]?.["slug"]);
      const fair = fairOf(plainPrices((await running.get(`/matches/${slug}/odds`)).json));
      const chances = Object.entries(prediction["probabilities"] ?? {}).map(([selection, chance]) => ({
        selection,
        chance: Number(chance),
      }));
      expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
      const off = chances.map(({ selection, chance }) => Math.abs(chance - (fair.get(`winner||${selection}`) ?? Number.NaN)));
      expect(off).toHaveLength([...fair.keys()].filter((key) => key.startsWith("winner")).length);
      expect(Math.max(...off)).toBeLessThan(0.05);
      expect(Math.max(...off)).toBeGreaterThan(0.002);
      const favourite = chances.toSorted((a, b) => b.chance - a.chance)[0];
      expect(prediction).toMatchObject({ pick: favourite?.selection, confidence: favourite?.chance });
    }
  });

  it("tells a history that ends in the present odds of every bookmaker", async () => {
    for (const match of (await running.all("/matches")).filter((_, index) => index % 40 === 0)) {
      const slug = String(match["slug"]);
      const { json } = await running.get(`/odds/history/${slug}`);
      const changes = rows(json["data"]?.["changes"]);
      const times = changes.map((change) => Date.parse(String(change["at"])));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.at(-1)).toBeLessThanOrEqual(running.clock.now());
      const last: Prices = new Map(
        changes.map((change) => [quoteKey(change["bookmaker"], "winner", "", change["selection"]), Number(change["price"])]),
      );
      const present = plainPrices((await running.get(`/matches/${slug}/odds`)).json);
      expect(last).toEqual(new Map([...present].filter(([key]) => key.split("|")[1] === "winner")));
    }
  });

  it("keeps in the history what it served before", longUnless(speed !== 1), async () => {
    const scheduled = await running.all("/matches?status=scheduled");
    const slug = String(scheduled.at(150)?.["slug"]);
    const before = (await running.get(`/matches/${slug}/odds`)).json;
    await running.clock.advance((40 * 60_000) / speed);
    const changes = rows((await running.get(`/odds/history/${slug}`)).json["data"]?.["changes"]);
    const then = Date.parse(String(before["data"]?.["updated_at"]));
    const known = changes.filter((change) => Date.parse(String(change["at"])) <= then);
    const last: Prices = new Map(
      known.map((change) => [quoteKey(change["bookmaker"], "winner", "", change["selection"]), Number(change["price"])]),
    );
    expect(last).toEqual(new Map([...plainPrices(before)].filter(([key]) => key.split("|")[1] === "winner")));
  });

  it("serves margins that follow from the prices beside them", longUnless(speed !== 1), async () => {
    for (const match of (await running.all("/matches")).filter((_, index) => index % 15 === 0)) {
      const { json } = await running.get(`/matches/${String(match["slug"])}/odds`);
      for (const bookmaker of rows(json["data"]?.["bookmakers"])) {
        for (const market of rows(bookmaker["markets"])) {
          const booked = rows(market["outcomes"]).reduce((sum, outcome) => sum + 1 / Number(outcome["price"]), 0);
          const wins = String(market["key"]) === "double_chance" ? 2 : 1;
          expect(Number(market["margin"])).toBeCloseTo(booked / wins - 1, 3);
        }
      }
    }
  });
});

describe("the dialects", () => {
  let running: RunningSandbox;
  beforeEach(async () => {
    running = await runSandbox();
  });
  afterEach(() => running.stop());

  it("carry the same odds", async () => {
    for (const match of (await running.all("/matches")).filter((_, index) => index % 20 === 0)) {
      const path = `/matches/${String(match["slug"])}/odds`;
      const plain = plainPrices((await running.get(path)).json);
      expect(plain.size).toBeGreaterThanOrEqual(20);
      running.sandbox.knobs.speak({ dialect: dialects.columns });
      expect(columnPrices((await running.get(path)).json)).toEqual(plain);
      running.sandbox.knobs.speak({ dialect: dialects.dictionary });
      expect(dictionaryPrices((await running.get(path)).json)).toEqual(plain);
      running.sandbox.knobs.speak({ dialect: dialects.plain });
    }
  });

  it("carry the same value bets, predictions and matches", async () => {
    const bets = await running.all("/ml/value-bets");
    const predictions = await running.all("/ml/predictions");
    const slugs = (await running.all("/matches")).map((match) => match["slug"]);

    running.sandbox.knobs.speak({ dialect: dialects.columns });
    expect((await running.all("/matches")).map((match) => match["slug"])).toEqual(slugs);
    const columnBets = await running.all("/ml/value-bets");
    expect(columnBets.map((bet) => fromComma(bet["edge"]))).toEqual(
      bets.map((bet) => expect.closeTo(Number(bet["edge"]) * 100, 1)),
    );
    for (const bet of columnBets)
      expect(fromComma(bet["odds"]) / fromComma(bet["fair_odds"]) - 1).toBeCloseTo(fromComma(bet["edge"]) / 100, 3);
    expect((await running.all("/ml/predictions")).map((each) => fromComma(each["prob_home"]))).toEqual(
      predictions.map((each) => expect.closeTo(Number(each["probabilities"]?.["home"]) * 100, 6)),
    );

    running.sandbox.knobs.speak({ dialect: dialects.dictionary });
    expect((await running.all("/matches")).map((match) => match["slug"])).toEqual(slugs);
    expect((await running.all("/ml/value-bets")).map((bet) => [bet["edge_percent"], 1 + fromFraction(bet["odds"])])).toEqual(
      bets.map((bet) => [expect.closeTo(Number(bet["edge"]) * 100, 1), expect.closeTo(Number(bet["price"]), 9)]),
    );
    expect((await running.all("/ml/predictions")).map((each) => each["forecast"]?.["П1"])).toEqual(
      predictions.map((each) => expect.closeTo(Number(each["probabilities"]?.["home"]) * 100, 6)),
    );
  });

  it("differ in everything that the document leaves open", async () => {
    const texts = new Set<string>();
    for (const dialect of ["plain", "columns", "dictionary"] as const) {
      running.sandbox.knobs.speak({ dialect: dialects[dialect] });
      const [match] = await running.all("/matches?status=scheduled");
      const { json } = await running.get(`/matches/${String(match?.["slug"])}/odds`);
      texts.add(Array.isArray(json) ? "array" : Object.keys(json).join());
    }
    expect(texts).toEqual(new Set(["success,data", "array", "slug,odds,refreshed"]));
  });

  it("hide the refresh time when told to, and the validator then changes with the prices only", async () => {
    await running.stop();
    running = await runSandbox({ volatility: 0 });
    const [match] = await running.all("/matches?status=scheduled&league=9");
    const path = `/matches/${String(match?.["slug"])}/odds`;
    for (const [dialect, field] of [
      ["plain", "updated_at"],
      ["columns", "updated"],
      ["dictionary", "refreshed"],
    ] as const) {
      running.sandbox.knobs.speak({ dialect: dialects[dialect], showRefreshTime: true });
      expect((await running.get(path)).text).toContain(`"${field}":`);
      running.sandbox.knobs.speak({ showRefreshTime: false });
      const hidden = await running.get(path);
      expect(hidden.text).not.toContain(`"${field}":`);
      expect(hidden.headers.has("last-modified")).toBe(false);
      running.sandbox.knobs.refresh({ slug: String(match?.["slug"]) });
      expect((await running.get(path, { "if-none-match": hidden.headers.get("etag") ?? "" })).status).toBe(304);
    }
  });
});

function quoteKey(...parts: unknown[]): string {
  return parts.map(String).join("|");
}

function betKey(bet: Json): string {
  const line = bet["line"] ?? "";
  return quoteKey(bet["match"]?.["slug"], bet["bookmaker"]?.["name"], bet["market"], line, bet["selection"]);
}

function plainPrices(json: Json): Prices {
  const prices: Prices = new Map();
  for (const bookmaker of rows(json["data"]?.["bookmakers"])) {
    for (const market of rows(bookmaker["markets"])) {
      for (const outcome of rows(market["outcomes"])) {
        prices.set(quoteKey(bookmaker["name"], market["key"], market["line"] ?? "", outcome["key"]), Number(outcome["price"]));
      }
    }
  }
  return prices;
}

const columnMarkets: Record<string, string> = { "1x2": "winner", moneyline: "winner", btts: "both_score" };

function columnPrices(json: Json): Prices {
  const prices: Prices = new Map();
  for (const row of rows(json)) {
    const market = columnMarkets[String(row["market"])] ?? String(row["market"]);
    for (const [column, value] of Object.entries(row)) {
      const selection = /^odds_(..)$/.exec(column)?.[1]?.toUpperCase() ?? /^(.+)_odds$/.exec(column)?.[1];
      if (selection) prices.set(quoteKey(row["bookmaker"], market, row["points"] ?? "", selection), fromComma(value));
    }
  }
  return prices;
}

const dictionarySelections: Record<string, string> = {
  П1: "home",
  П2: "away",
  X: "draw",
  ТБ: "over",
  ТМ: "under",
  Да: "yes",
  Нет: "no",
};
const dictionaryMarkets: Record<string, string> = {
  "1X2": "winner",
  Победитель: "winner",
  "Двойной шанс": "double_chance",
  "Обе забьют": "both_score",
};

function dictionaryPrices(json: Json): Prices {
  const prices: Prices = new Map();
  for (const [bookmaker, markets] of Object.entries(json["odds"] ?? {})) {
    for (const [label, selections] of Object.entries(markets)) {
      const line = /^Тотал (.+)$/.exec(label)?.[1] ?? "";
      for (const [word, fraction] of Object.entries(selections)) {
        const market = dictionaryMarkets[label] ?? "total";
        const hundredths = Math.round(fromFraction(fraction) * 100) + 100;
        prices.set(quoteKey(bookmaker, market, line, dictionarySelections[word] ?? word), hundredths / 100);
      }
    }
  }
  return prices;
}

function fromComma(text: unknown): number {
  return Number.parseFloat(String(text).replace(",", "."));
}

function fromFraction(text: unknown): number {
  const [won = Number.NaN, staked = Number.NaN] = String(text).split("/").map(Number);
  return won / staked;
}

/** Fair probabilities by `market|line|selection`: proportional within each bookmaker's market, then the plain average. */
function fairOf(prices: Prices): Map<string, number> {
  const booked = new Map<string, number>();
  for (const [key, price] of prices) {
    const market = key.split("|").slice(0, 3).join("|");
    booked.set(market, (booked.get(market) ?? 0) + 1 / price);
  }
  const shares = new Map<string, number[]>();
  for (const [key, price] of prices) {
    const [bookmaker, market, line, selection] = key.split("|");
    if (market === "double_chance") continue;
    const share = 1 / price / (booked.get(`${bookmaker}|${market}|${line}`) ?? Number.NaN);
    const label = `${market}|${line}|${selection}`;
    shares.set(label, [...(shares.get(label) ?? []), share]);
  }
  return new Map([...shares].map(([label, each]) => [label, each.reduce((sum, share) => sum + share, 0) / each.length]));
}

function edgesOf(prices: Prices): Map<string, number> {
  const fair = fairOf(prices);
  const edges = new Map<string, number>();
  for (const [key, price] of prices) {
    const chance = fair.get(key.split("|").slice(1).join("|"));
    if (chance !== undefined) edges.set(key, price * chance - 1);
  }
  return edges;
}
