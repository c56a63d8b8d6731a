import { describe, expect, it } from "vitest";
import { createPlans, decode } from "../../../src/api/decode/index.ts";

const bet = { match_slug: "a-b", market: "1x2", selection: "home", bookmaker: "Q" };
const list = (...rows: object[]) => decode("value_bets", { data: rows.map((row) => ({ ...bet, ...row })) });
const read = (row: object) => list(row).items.map(({ price, edge }) => [price, edge])[0];

describe("the edge of a value bet", () => {
  it.each([
    ["a fraction", 0.05],
    ["percents", 5],
    ["percents as text", "5,0%"],
    ["an index", 1.05],
    ["an index in percent", 105],
  ])("is proven to be %s by price and probability", (_unit, edge) => {
    expect(read({ price: 2.1, probability: 0.5, edge })).toEqual([2.1, 0.05]);
    expect(read({ odds: "2,10", fair_odds: "2,00", edge })).toEqual([2.1, 0.05]);
    expect(read({ price: "+110", model_probability: "50%", value: edge })).toEqual([2.1, 0.05]);
  });

  it.each([
    [2.1, 0.5, 2.38, 0.05],
    [2.1, 0.5, 0.0238, 0.05],
    [2.05, 0.5, 1.2, 0.025],
    [3, 0.4, 6.7, 0.2],
    [1.5, 0.7, 3.33, 0.05],
  ])("is not the difference of the probabilities: price %d, probability %d, stated %d", (price, probability, edge, expected) => {
    expect(read({ price, probability, edge })).toEqual([price, expected]);
  });

  it("follows from price and probability when it is not stated", () => {
    expect(read({ price: 2.1, probability: 0.5 })).toEqual([2.1, 0.05]);
  });

  it.each([{ edge: "0.8%" }, { edge_percent: 0.8 }, { edge_pct: "0.8" }, { edge_percent: "0.8%" }])(
    "is in percent where its sign or its name says so: %j",
    (stated) => {
      expect(read({ price: 2.1, ...stated })).toEqual([2.1, 0.008]);
    },
  );

  it("that contradicts them is refused", () => {
    const { items, skipped } = list({ price: 2.1, probability: 0.5, edge: 17 });
    expect(items).toEqual([]);
    expect(skipped[0]?.reason).toBe("edge, price and fair price contradict each other");
  });

  it("takes the bookmaker's own implied probability for no second opinion", () => {
    expect(list({ price: 2.1, probability: 0.47619, edge: 1.052 }).items).toEqual([]);
  });

  it("follows the proven bets of its list", () => {
    expect(list({ price: 2.1, probability: 0.5, edge: 5 }, { price: 3.1, edge: 0.8 }).items.map(({ edge }) => edge)).toEqual([
      0.05, 0.008,
    ]);
  });

  it("without anything to prove it is told by the size of all edges, and that is noted", () => {
    const decoded = list({ price: 2.1, edge: 5.2 }, { price: 3, edge: 1.1 });
    expect(decoded.items.map(({ edge }) => edge)).toEqual([0.052, 0.011]);
    expect(decoded.notes).toContain("the unit of the edges was told by their size alone");
    expect(list({ price: 2.1, edge: 0.052 }).items[0]?.edge).toBe(0.052);
  });

  it.each([
    ["fractions", [0.25, 0.1], [0.25, 0.1]],
    ["neither fractions nor percents", [0.251, 0.1], []],
    ["percents", [2.01, 1], [0.0201, 0.01]],
    ["percents, and no larger ones", [60, 1], [0.6, 0.01]],
    ["too small for percents", [2, 1], []],
    ["too large for percents", [60.1, 1], []],
    ["an index in percent", [100.5, 160], [0.005, 0.6]],
    ["an index that is none", [100, 130], []],
    ["too large for an index", [100.5, 160.1], []],
  ])("is told by the size of all: %s", (_, edges, expected) => {
    expect(list(...edges.map((edge) => ({ price: 2.1, edge }))).items.map(({ edge }) => edge)).toEqual(expected);
  });

  it("is told by size alone where that is said, and of all that need it", () => {
    const notes = (...rows: object[]) => list(...rows).notes.filter((note) => note.includes("by their size"));
    expect(notes({ price: 2.1, probability: 0.5, edge: 5 })).toEqual([]);
    expect(notes({ price: 2.1, edge: 5 }, { price: 2.1, edge: null })).toHaveLength(1);
  });

  it.each([
    [0.05, 0.05],
    ["0.05", 0.05],
    ["0,05", 0.05],
    ["0.050", null],
    ["0,050", null],
    [5, 0.05],
    ["5%", 0.05],
    ["5.0%", null],
  ])("is as exact as it is written: %j", (edge, expected) => {
    // It is worth 0.0444, which five whole percent can stand for, and five percent and no tenth cannot.
    expect(read({ decimal_odds: 2.1, fair_odds: 2.0107, edge })?.[1] ?? null).toBe(expected);
  });

  it("is refused when its size could mean two things", () => {
    expect(list({ price: 2.1, edge: 1.052 }).skipped[0]?.reason).toBe("the unit of the edge cannot be told: percent or index");
    expect(list({ price: 2.1, edge: 0.8 }).items).toEqual([]);
  });
});

describe("the price of a value bet", () => {
  it.each([
    ["American", { price: 110, fair_odds: 100, edge: 5 }, 2.1],
    ["Hong Kong", { price: 1.1, fair_odds: 1, edge: 5 }, 2.1],
    ["fractional", { price: "11/10", edge: "5%" }, 2.1],
    ["American by its name", { american_odds: 110, edge: "5%" }, 2.1],
    ["Hong Kong by its name", { hongkong_odds: 1.1, edge: "5%" }, 2.1],
  ])("is told to be %s", (_format, row, price) => {
    expect(read(row)?.[0]).toBe(price);
  });
});

describe("an edge that fits two price formats", () => {
  const row = { price: "4,92", fair_odds: "4,7769", edge: 3 };

  it("is read in the format of the rest of the list", () => {
    const { items } = list(row, { price: "2,10", fair_odds: "1,996", edge: "5,21%" });
    expect(items.map(({ price, edge }) => [price, edge])).toEqual([
      [4.92, 0.03],
      [2.1, 0.0521],
    ]);
  });

  it("fits only one with the decimals that it is written with", () => {
    expect(list({ ...row, edge: "3,00%" }).items).toMatchObject([{ price: 4.92, edge: 0.03 }]);
  });
});

describe("a probability in percent", () => {
  it("is one by its name, however small it is", () => {
    expect(list({ price: "119/1", probability_percent: 0.9 }).items).toMatchObject([{ price: 120, edge: 0.08 }]);
  });
});

describe("value bets", () => {
  it("may keep the bet apart from its match, and name the side by its team", () => {
    const json = {
      data: {
        value_bets: [
          {
            match: { slug: "x-y", home_team: { name: "Xenon" }, away_team: { name: "Yttrium" } },
            bet: { market: "Handicap", selection: "Yttrium (+1.5)" },
            ...{ bookmaker: { name: "Quill", slug: "q" }, odds: 2.1, fair_odds: 2, edge: 5 },
          },
        ],
      },
    };
    const { match_row: _, ...row } = decode("value_bets", json).items[0] ?? {};
    expect(row).toEqual({
      match: "x-y",
      market: "handicap",
      selection: "away",
      line: 1.5,
      bookmaker: "Quill",
      price: 2.1,
      edge: 0.05,
    });
  });
});

describe("two columns for the price of a value bet", () => {
  const answer = (price: number, odds: number) => ({ data: [{ ...bet, price, odds, probability: 0.5, edge: price * 0.5 - 1 }] });

  it("are one price while they agree, and none from the answer on in which they part", () => {
    const plans = createPlans();
    const pricesOf = (json: object) => decode("value_bets", json, { plans }).items.map(({ price }) => price);
    expect(pricesOf(answer(2.1, 2.1))).toEqual([2.1]);
    expect(pricesOf(answer(2.2, 2.2))).toEqual([2.2]);
    const parted = decode("value_bets", answer(2.2, 2.4), { plans });
    expect(parted.items.map(({ price }) => price).filter((price) => price !== null)).toEqual([]);
    expect(parted.skipped.map(({ reason }) => reason).join()).toMatch(
      /price and .*odds could both be the price|odds and .*price could both be/,
    );
  });
});
