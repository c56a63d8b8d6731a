import { describe, expect, it } from "vitest";
import { createPlans, decode, readMapping } from "../../../../src/api/decode/index.ts";
import { changesOfMeaning } from "../../../../src/api/decode/plan/kept.ts";
import type { Plan, PlanLine } from "../../../../src/api/decode/plan/plan.ts";

const one = { bookmaker: "Q", market: "winner", selection: "home", price: 1.9, format: "decimal" };

describe("a plan", () => {
  it("is kept once a row was read by it", () => {
    const plans = createPlans();
    expect(decode("odds", [{ ...one, price: "-" }], { plans }).items).toEqual([]);
    expect(plans.of("odds")).toBeNull();
    expect(decode("odds", [one], { plans }).items).toHaveLength(1);
    expect(plans.of("odds")?.lines.map(({ path }) => path)).toContain("[].price");
    expect(plans.of("history")).toBeNull();
  });

  it("goes on as long as it explains an answer wholly", () => {
    const isKept = (...rows: readonly object[]) => {
      const plans = createPlans();
      decode("odds", [one], { plans });
      const kept = plans.of("odds");
      expect(decode("odds", rows, { plans }).items.length).toBeGreaterThan(0);
      return plans.of("odds") === kept;
    };
    const total = { ...one, market: "total", selection: "over 2.5" };
    expect([isKept({ ...one, price: 2 }), isKept(one, total)]).toEqual([true, true]);
    expect([isKept({ ...one, zorp: 1 }), isKept({ ...one, price: { decimal: 1.9 } })]).toEqual([false, false]);
    // Two prices for one thing are a contradiction, one at two times is none.
    expect(isKept(one, { ...one, price: 1.8 }, total)).toBe(false);
  });

  it("reads a price where an object was, and an object where a price was", () => {
    const rows = (answer: unknown, plans = createPlans()) =>
      decode("odds", answer, { plans }).items.map(({ selection, price }) => `${selection} ${price}`);
    const [flat, nested] = [
      [{ bookmaker: "Q", home: 1.9, away: 2 }],
      [{ bookmaker: "Q", home: { price: 1.9 }, away: { price: 2 } }],
    ];
    for (const [first, second] of [
      [flat, nested],
      [nested, flat],
    ]) {
      const plans = createPlans();
      for (const answer of [first, second, first]) expect(rows(answer, plans)).toEqual(["home 1.9", "away 2"]);
    }
  });

  it("says by an example what a dictionary is, in sixty letters", () => {
    const plan = (key: string) =>
      decode("odds", { bookmaker: "Q", markets: { [key]: { over: 1.9, under: 1.95 }, other: { over: 1.9, under: 1.95 } } }).plan;
    const example = (key: string) => plan(key).find(({ path }) => path === "markets{}")?.example;
    expect([example("Zip"), example("x".repeat(60)), example("x".repeat(61))]).toEqual(["Zip", "x".repeat(60), "x".repeat(60)]);
  });

  it("is refused with what would decide", () => {
    const readings = (answer: unknown) => decode("odds", answer).skipped.map((refused) => refused.readings);
    const [home, away] = [1.9, 2];
    expect(readings({ bookmaker: "Q", markets: [{ home, away }] })[0]).toEqual([{ "markets[]": "leads on" }]);
    expect(readings([{ bookmaker: "Q", market: "winner", home, away, zorp: { home, away } }])[0]).toEqual([
      { "[].zorp": "leads on" },
    ]);
    expect(
      readings([
        { bookmaker: "Q", zorp: { home, away } },
        { bookmaker: "Q", zorp: null, home, away },
      ])[0],
    ).toEqual([{ "[]{}": "market" }, { "[].zorp": "leads on" }]);
    expect(readings([{ zorp: { home, away } }])[0]).toEqual([{ "[]{}": "bookmaker" }, { "[].zorp": "leads on" }]);
    expect(readings([{ bookmaker: "Q", zorp: "Corner flags", home, away }])[0]).toEqual([
      { "[].zorp": "market" },
      { "[].zorp": "nothing" },
    ]);
  });

  it("of another market's price is pinned in its own words", () => {
    const read = readMapping({
      pins: { odds: { "[].zip": "price handicap -0.5 / home", "[].zap": "price handicap -0.5 / away" } },
    });
    if (!read.ok) throw new Error(read.problems.join("\n"));
    const answer = [{ bookmaker: "Q", zorp: "Corner flags", zip: 1.9, zap: 2 }];
    expect(decode("odds", answer, { mapping: read.mapping }).items).toMatchObject([
      { market: "handicap", selection: "home", line: -0.5, price: 1.9 },
      { market: "handicap", selection: "away", line: 0.5, price: 2 },
    ]);
  });
});

describe("prices that contradict each other", () => {
  it("are explained five hundred times, and then one by one", () => {
    const zips = Array.from({ length: 502 }, (_, nth) => ({
      name: `Zip ${nth}x`,
      rows: [
        { name: "a", price: 1.9 },
        { name: "b", price: 2 },
      ],
    }));
    const twice = zips.flatMap((zip) => [zip, { ...zip, rows: [{ name: "a", price: 1.8 }] }]);
    const winner = { name: "winner", home: 1.9, away: 2 };
    const { items } = decode("odds", { bookmaker: "Q", markets: [...twice, winner] });
    expect(items.map(({ selection }) => selection)).toEqual(["Zip 500x: b", "Zip 501x: b", "home", "away"]);
  });
});

describe("a change of meaning", () => {
  const plan = (...lines: readonly (readonly [path: string, role: string, of?: string])[]): Plan => ({
    lines: lines.map(([path, role, of]): PlanLine => ({ path, role, of: of ?? null, why: null, type: "string", example: null })),
    refused: [],
  });
  const changes = (before: Plan, after: Plan) =>
    changesOfMeaning(before, after).map(({ path, was, is }) => `${path}: ${was}, ${is}`);

  it("is another part of the same column", () => {
    expect(changes(plan(["a", "price"]), plan(["a", "bookmaker"]))).toEqual(["a: price, bookmaker"]);
    expect(changes(plan(["a", "price", "home"]), plan(["a", "line", "total"]))).toEqual(["a: price home, line total"]);
    expect(changes(plan(["a", "price"]), plan(["a", "nothing"]))).toEqual(["a: price, nothing"]);
    expect(changes(plan(["a", "price", "home"]), plan(["a", "price", "away"]))).toEqual([]);
    expect(changes(plan(["a", "time"], ["a", "day"]), plan(["a", "day"], ["a", "time"]))).toEqual([]);
    expect(changes(plan(["a", "time"]), plan(["a", "day"], ["a", "clock"]))).toEqual(["a: time, day"]);
  });

  it("is another column of the same part, which was not there before", () => {
    expect(changes(plan(["a", "price"]), plan(["b", "price"]))).toEqual(["a: price, gone, b is price"]);
    expect(changes(plan(["a", "price"], ["b", "nothing"]), plan(["b", "price"]))).toEqual([]);
    expect(changes(plan(["a", "price"]), plan(["b", "market"]))).toEqual([]);
    expect(changes(plan(["a", "price", "home"]), plan(["b", "price", "away"]))).toEqual([]);
    expect(changes(plan(["a", "price", "home"]), plan(["b", "line", "home"]))).toEqual([]);
  });

  it("is none of a column that had no part, or that is gone", () => {
    expect(changes(plan(["a", "nothing"], ["b", "leads on"]), plan(["a", "price"], ["b", "price"]))).toEqual([]);
    expect(changes(plan(["a", "price"]), plan())).toEqual([]);
    expect(changes(plan(["a", "price"]), plan(["a", "price"]))).toEqual([]);
  });
});
