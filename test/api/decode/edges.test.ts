import { describe, expect, it } from "vitest";
import { type Claim, decideEdges } from "../../../src/api/decode/items/edges.ts";
import { notationOf } from "../../../src/api/decode/prices.ts";

type Given = Partial<Omit<Claim, "price" | "fair" | "probability">> & { price?: unknown; fair?: unknown; probability?: unknown };

/** A bet at 2.1 as written, with what else is given; the edge's decimals are those that it has. */
function claim({ price = 2.1, fair, probability, edge = null, ...rest }: Given): Claim {
  const written = notationOf(price);
  if (written === null) throw new Error(`${price} is no price`);
  return {
    price: written,
    format: null,
    edge,
    unit: null,
    unitIsSaid: false,
    decimals: /\.(\d+)/.exec(String(edge))?.[1]?.length ?? 0,
    fair: fair === undefined ? null : notationOf(fair),
    probability: probability === undefined ? null : notationOf(probability),
    ...rest,
  };
}

/** The price and the edge of each, `?` behind what only its size tells; or why there is none. */
const decided = (...given: Given[]) =>
  decideEdges(given.map(claim)).map((one) => (one.ok ? `${one.price} ${one.edge}${one.bySize ? " ?" : ""}` : one.reason));

const contradiction = "edge, price and fair price contradict each other";

describe("an edge beside what proves it", () => {
  it.each<[string, Given, string]>([
    ["a fraction", { edge: 0.05, fair: 2 }, "2.1 0.05"],
    ["a percentage", { edge: 5, fair: 2 }, "2.1 0.05"],
    ["an index", { edge: 1.05, fair: 2 }, "2.1 0.05"],
    ["an index in percent", { edge: 105, fair: 2 }, "2.1 0.05"],
    ["of a chance", { edge: 5, probability: 0.5 }, "2.1 0.05"],
    ["of a chance in percent", { edge: 5, probability: 50 }, "2.1 0.05"],
    ["of a chance with its sign", { edge: 5, probability: "50%" }, "2.1 0.05"],
    ["below nothing", { edge: -5, fair: 2.21, format: "decimal" }, "2.1 -0.05"],
    ["points of chance", { edge: 2.4, fair: 2 }, "2.1 0.05"],
    ["points of chance as a fraction", { edge: 0.024, fair: 2, format: "decimal" }, "2.1 0.05"],
    ["none, which follows", { fair: 2, format: "decimal" }, "2.1 0.05"],
    ["none, which follows in the list's format", { fair: 2 }, "2.1 0.05"],
    ["none, of a fraction", { price: "11/10", fair: "1/1" }, "2.1 0.05"],
    ["none, however large", { price: "3/1", fair: "1/1" }, "4 1"],
    ["one that is far off", { edge: 0.2, fair: 2 }, contradiction],
    ["one that is far off the other way", { edge: -0.05, fair: 2, format: "decimal" }, contradiction],
    ["written as a percentage, and none", { edge: 0.05, fair: 2, unit: "percent" }, contradiction],
    ["written as a percentage, and an index in percent", { edge: 105, fair: 2, unit: "percent" }, "2.1 0.05"],
    ["said to be a percentage, and an index", { edge: 105, fair: 2, unit: "percent", unitIsSaid: true }, contradiction],
    ["said to be an index", { edge: 1.05, fair: 2, unit: "index", unitIsSaid: true }, "2.1 0.05"],
    ["rounded to whole percents", { edge: 5, fair: 2.01, format: "decimal" }, "2.1 0.05"],
    ["rounded too much", { edge: 7, fair: 2, format: "decimal" }, contradiction],
  ])("%s", (_, given, expected) => {
    expect(decided(given)).toEqual([expected]);
  });

  it("is not proven by the price's own chance, nor by one that is none", () => {
    const unproven = "2.1 0.05 ?";
    expect(decided({ edge: 0.05, probability: 0.4762 })).toEqual([unproven]);
    expect(decided({ edge: 0.05, probability: 100 })).toEqual([unproven]);
    expect(decided({ edge: 0.05, probability: 150 })).toEqual([unproven]);
    expect(decided({ edge: 0.05 })).toEqual([unproven]);
  });

  it("is in the format that makes bets worth -30 to 40 %", () => {
    // As Hong Kong prices it is worth 67 %, as percents -60 %: neither is believed, and nothing else tells the unit.
    expect(decided({ price: 2, fair: 0.8, edge: 0.667 })).toEqual(["the unit of the edge cannot be told: percent"]);
    expect(decided({ price: 1.2, fair: 1.05, edge: 7.3 })).toEqual(["2.2 0.073"]);
    expect(decided({ price: 1.2, fair: 1.05, edge: 14.3 })).toEqual(["1.2 0.143"]);
  });
});

describe("edges of a list where nothing is proven", () => {
  it.each<[readonly number[], readonly string[]]>([
    [
      [0.05, 0.25],
      ["2.1 0.05 ?", "2.1 0.25 ?"],
    ],
    [
      [5, 60],
      ["2.1 0.05 ?", "2.1 0.6 ?"],
    ],
    [
      [1, 2.1],
      ["2.1 0.01 ?", "2.1 0.021 ?"],
    ],
    [
      [100.5, 160],
      ["2.1 0.005 ?", "2.1 0.6 ?"],
    ],
    [[0.26], ["the unit of the edge cannot be told: fraction or percent"]],
    [[2], ["the unit of the edge cannot be told: percent"]],
    [[1.2], ["the unit of the edge cannot be told: percent or index"]],
    [[-0.1], ["the unit of the edge cannot be told: fraction or percent"]],
    [[61], ["the unit of the edge cannot be told: "]],
    [[100], ["the unit of the edge cannot be told: percent_index"]],
    [[161], ["the unit of the edge cannot be told: "]],
    [
      [0, 5],
      ["the unit of the edge cannot be told: fraction or percent", "the unit of the edge cannot be told: percent"],
    ],
  ])("%j are told by their size", (edges, expected) => {
    expect(decided(...edges.map((edge) => ({ edge })))).toEqual(expected);
  });

  it("go by the unit that is written beside them", () => {
    expect(decided({ edge: 0.5, unit: "percent" }, { edge: 0.05 })).toEqual(["2.1 0.005 ?", "2.1 0.05 ?"]);
  });

  it("are none where there is no edge", () => {
    expect(decided({})).toEqual(["no edge"]);
    expect(decided({}, { edge: 0.05 })).toEqual(["no edge", "2.1 0.05 ?"]);
  });

  it("have decimal prices where all can be", () => {
    const open = "the price format cannot be told: decimal or american or hongkong or permille or probability or percent";
    const priced = (...prices: unknown[]) => decided(...prices.map((price) => ({ price, edge: 0.05 })));
    expect(priced(1.01, 99.9)).toEqual(["1.01 0.05 ?", "99.9 0.05 ?"]);
    expect(priced(100, 2)).toEqual([open, open]);
    expect(priced(1, 2)).toEqual([open, open]);
    expect(priced("11/10", "+150")).toEqual(["2.1 0.05 ?", "2.5 0.05 ?"]);
    expect(priced("evens")).toEqual(["the price format cannot be told: fractional or american"]);
    expect(decided({ price: 0.8, format: "hongkong", edge: 0.05 })).toEqual(["1.8 0.05 ?"]);
  });
});

describe("edges of a list where some are proven", () => {
  it("follow what these have in common", () => {
    expect(decided({ edge: 5, fair: 2 }, { edge: 0.5 })).toEqual(["2.1 0.05", "2.1 0.005"]);
    expect(decided({ edge: 0.05, fair: 2 }, { edge: 0.5 })).toEqual(["2.1 0.05", "2.1 0.5"]);
    expect(decided({ price: 1.2, fair: 1.05, edge: 7.3 }, { price: 0.8, edge: 5 })).toEqual(["2.2 0.073", "1.8 0.05"]);
  });

  it("follow nothing where these differ", () => {
    expect(decided({ edge: 5, fair: 2 }, { edge: 0.05, fair: 2 }, { edge: 0.2 })).toEqual([
      "2.1 0.05",
      "2.1 0.05",
      "the unit of the edge cannot be told: fraction or percent",
    ]);
    const open = "the price format cannot be told: decimal or american or hongkong or permille or probability or percent";
    expect(decided({ price: 1.2, fair: 1.05, edge: 7.3 }, { edge: 5, fair: 2 }, { edge: 5 })).toEqual([
      "2.2 0.073",
      "2.1 0.05",
      open,
    ]);
  });
});
