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

  const short = { price: 1.2, format: "decimal" } as const;
  // Worth 0.0499, and 0.0238 points of chance, both known to 0.0006.
  const exact = { price: 2.1, fair: 2.0001, format: "decimal" } as const;
  // Worth 0.05, and 0.0167 points, known to 0.0156.
  const rough = { price: 3, probability: 0.35, format: "decimal" } as const;
  it.each<[string, Given, string]>([
    ["a fraction, as near as it must be", { ...exact, edge: 0.0506 }, "2.1 0.0506"],
    ["a fraction, too far above", { ...exact, edge: 0.0507 }, contradiction],
    ["a fraction, as near from below", { ...exact, edge: 0.0493 }, "2.1 0.0493"],
    ["a fraction, too far below", { ...exact, edge: 0.0492 }, contradiction],
    ["a percentage, as near", { ...exact, edge: 5.06 }, "2.1 0.0506"],
    ["a percentage, too far", { ...exact, edge: 5.07 }, contradiction],
    ["an index, as near", { ...exact, edge: 1.0506 }, "2.1 0.0506"],
    ["an index, too far", { ...exact, edge: 1.0507 }, contradiction],
    ["an index in percent, as near", { ...exact, edge: 105.06 }, "2.1 0.0506"],
    ["an index in percent, too far", { ...exact, edge: 105.07 }, contradiction],
    ["a percentage in whole numbers, as near", { ...exact, fair: 2.0107, edge: 5 }, "2.1 0.05"],
    ["a percentage in whole numbers, too far", { ...exact, fair: 2.0109, edge: 5 }, contradiction],
    ["a fraction that is written roughly, as near", { ...exact, fair: 2.0107, edge: 0.05, decimals: 2 }, "2.1 0.05"],
    ["a fraction that is written finely, too far", { ...exact, fair: 2.0107, edge: 0.05, decimals: 3 }, contradiction],
    ["a fraction in tenths, as near", { ...exact, fair: 1.8979, edge: 0.1 }, "2.1 0.1"],
    ["a fraction in tenths, too far", { ...exact, fair: 1.8953, edge: 0.1 }, contradiction],
    ["an index in whole numbers, as near", { ...exact, fair: 2.0875, edge: 1, unit: "index", unitIsSaid: true }, "2.1 0"],
    ["an index in whole numbers, too far", { ...exact, fair: 2.0854, edge: 1, unit: "index", unitIsSaid: true }, contradiction],
    ["one beside a rough chance, as near as any must be", { ...rough, edge: 0.0619 }, "3 0.0619"],
    ["one beside a rough chance, too far for any", { ...rough, edge: 0.0621 }, contradiction],
    ["points, as near as they must be", { ...exact, edge: 2.44 }, "2.1 0.049948"],
    ["points, too far", { ...exact, edge: 2.45 }, contradiction],
    ["points, as near from below", { ...exact, edge: 2.32 }, "2.1 0.049948"],
    ["points, too far below", { ...exact, edge: 2.31 }, contradiction],
    ["points as a fraction, as near", { ...exact, edge: 0.0244 }, "2.1 0.049948"],
    ["points as a fraction, too far", { ...exact, edge: 0.02442 }, contradiction],
    ["points beside a rough chance, as near as any must be", { ...rough, edge: 2.66 }, "3 0.05"],
    ["points beside a rough chance, too far for any", { ...rough, edge: 2.67 }, contradiction],
    ["an edge that is nearer than points", { ...short, probability: 0.85, edge: 1.85 }, "1.2 0.0185"],
    ["points that are nearer than an edge", { ...short, probability: 0.85, edge: 1.83 }, "1.2 0.02"],
    ["an edge that is near enough, though points are nearer", { ...short, probability: 0.84, edge: 0.71 }, "1.2 0.0071"],
    ["an edge that is no longer near enough", { ...short, probability: 0.84, edge: 0.69 }, "1.2 0.008"],
    ["nothing, from just below", { ...exact, fair: 2.10001, edge: -0.0000001, decimals: 7 }, "2.1 0"],
  ])("%s", (_, given, expected) => {
    expect(decided(given)).toEqual([expected]);
  });

  it("of a chance is known to half of its last place, or to half a percent", () => {
    const at = (probability: unknown, edge: number) => decided({ price: 2.1, format: "decimal", probability, edge });
    // 2.1 × 0.005 = 0.0105, and 0.0006 for the price.
    expect([at(0.5, 0.061), at(0.5, 0.0613)]).toEqual([["2.1 0.061"], [contradiction]]);
    expect([at(50, 0.061), at(50, 0.0613)]).toEqual([["2.1 0.061"], [contradiction]]);
    expect([at("50%", 0.061), at("50%", 0.0613)]).toEqual([["2.1 0.061"], [contradiction]]);
    // 2.1 × 0.0005 = 0.00105.
    expect([at("50.1%", 0.0537), at("50.1%", 0.0539)]).toEqual([["2.1 0.0537"], [contradiction]]);
    expect([at(0.501, 0.0537), at(0.501, 0.0539)]).toEqual([["2.1 0.0537"], [contradiction]]);
  });

  it("of a fair price is known to half of its last place, or to half a hundredth", () => {
    const at = (fair: number, edge: number) => decided({ price: 2.1, format: "decimal", fair, edge });
    // 2.1 × 0.005 / 4 = 0.002625, and 0.0006.
    expect([at(2, 0.0532), at(2, 0.0533)]).toEqual([["2.1 0.0532"], [contradiction]]);
    // 2.1 × 0.0005 / 4.004 = 0.00026.
    expect([at(2.001, 0.0503), at(2.001, 0.0505)]).toEqual([["2.1 0.0503"], [contradiction]]);
  });

  it("is told by what one format makes of it, where its list says which", () => {
    const two = { price: "4,92", fair: "4,7769", edge: 3 };
    const american = { price: "+110", fair: "+100", edge: 5 };
    expect(decided(two)).toEqual(["4.92 0.03"]);
    expect(decided(two, american)).toEqual(["the price format cannot be told: decimal or hongkong", "2.1 0.05"]);
    expect(decided({ ...two, fair: "4,778", format: "hongkong" })).toEqual(["5.92 0.03"]);
    expect(decided({ price: 1.1, fair: 1, edge: 5 }, { ...two, price: "3,92", fair: "3,7769" })).toEqual([
      "2.1 0.05",
      "4.92 0.03",
    ]);
  });

  it("that two units fit says which", () => {
    const open = "the unit of the edge cannot be told: fraction or percent";
    const small = { price: 1.2, probability: 0.84, edge: 0.0085, format: "decimal", decimals: 4 } as const;
    expect(decided({ ...small, edge: 0.0005, probability: 0.8338 })).toEqual([open]);
    expect(decided({ ...small, edge: 0.0005, probability: 0.8338, price: "1/5", format: null })).toEqual([open]);
    expect(decided({ ...small, edge: 0, probability: 0.8338 })).toEqual(["1.2 0"]);
  });

  it("is not proven by the price's own chance, nor by one that is none", () => {
    const unproven = "2.1 0.05 ?";
    expect(decided({ edge: 0.05, probability: 0.4762 })).toEqual([unproven]);
    expect(decided({ edge: 0.05, probability: 100 })).toEqual([unproven]);
    expect(decided({ edge: 0.05, probability: 150 })).toEqual([unproven]);
    expect(decided({ edge: 0.05 })).toEqual([unproven]);
    const decimal = { edge: 0.05, format: "decimal" } as const;
    expect(decided({ ...decimal, probability: 1 })).toEqual([unproven]);
    expect(decided({ ...decimal, probability: 100 })).toEqual([unproven]);
    expect(decided({ ...decimal, probability: -0.5 })).toEqual([unproven]);
    expect(decided({ ...decimal, probability: 0.99 })).toEqual([contradiction]);
    expect(decided({ ...decimal, probability: 99 })).toEqual([contradiction]);
    expect(decided({ ...decimal, probability: 1.01 })).toEqual([contradiction]);
    const even = (probability: number) => decided({ price: 2, format: "decimal", probability });
    expect([0.4998, 0.4999, 0.5001, 0.5002].map((chance) => even(chance).join())).toEqual([
      "2 -0.0004",
      "no edge",
      "no edge",
      "2 0.0004",
    ]);
    expect(decided({ price: "119/1", probability: "0.9%" })).toEqual(["120 0.08"]);
  });

  it("is never below nothing by rounding alone", () => {
    const [one] = decideEdges([claim({ edge: -0.0000001, fair: 2.1, format: "decimal", decimals: 7 })]);
    expect(one).toEqual({ ok: true, price: 2.1, edge: 0, bySize: false });
  });

  it("is in the format that makes bets worth -30 to 40 %", () => {
    // As Hong Kong prices it is worth 67 %, as percents -60 %: neither is believed, and nothing else tells the unit.
    expect(decided({ price: 2, fair: 0.8, edge: 0.667 })).toEqual(["the unit of the edge cannot be told: percent"]);
    expect(decided({ price: 1.2, fair: 1.05, edge: 7.3 })).toEqual(["2.2 0.073"]);
    expect(decided({ price: 1.2, fair: 1.05, edge: 14.3 })).toEqual(["1.2 0.143"]);
    // 0.8 as a chance is worth fair / 0.8 - 1, as a Hong Kong price 1.8 / (1 + fair) - 1.
    const readings = (fair: number) => decided({ price: 0.8, fair }).join().replace("the price format cannot be told: ", "");
    expect(readings(0.561)).toBe("hongkong or probability or percent");
    expect(readings(0.559)).toBe("hongkong");
    expect(readings(0.286)).toBe("hongkong");
    expect(readings(0.285)).toBe("decimal or american or hongkong or permille or probability or percent");
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
    [[0, 0.05], ["fraction or percent", "fraction or percent"].map((units) => `the unit of the edge cannot be told: ${units}`)],
    [
      [0, 0.4, 0.39],
      ["fraction or percent", "percent", "fraction or percent"].map((units) => `the unit of the edge cannot be told: ${units}`),
    ],
    [
      [-0.3, -0.29, -30, -29],
      ["percent", "fraction or percent", "", "percent"].map((units) => `the unit of the edge cannot be told: ${units}`),
    ],
    [
      [0.7, 0.8, 1.3, 1.4],
      ["percent", "percent or index", "percent or index", "percent or index"].map(
        (units) => `the unit of the edge cannot be told: ${units}`,
      ),
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
