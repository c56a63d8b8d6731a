import { describe, expect, it } from "vitest";
import { decode } from "../../../src/api/decode/index.ts";

const book = (home: unknown, away: unknown) => decode("odds", [{ bookmaker: "Q", home, away }]);
const prices = (home: unknown, away: unknown) => book(home, away).items.map(({ price }) => price);

describe("the format of a complete market", () => {
  it.each([
    ["decimal", 1.9, 2, [1.9, 2]],
    ["decimal with a comma", "1,90", "2,00", [1.9, 2]],
    ["fractional", "11/8", "4/6", [2.375, 1.666667]],
    ["fractional with evens", "evens", "10/11", [2, 1.909091]],
    ["American as text", "+150", "-170", [2.5, 1.588235]],
    ["American as numbers", 150, -170, [2.5, 1.588235]],
    ["American with a typographic minus", "+130", "−150", [2.3, 1.666667]],
    ["Hong Kong", 0.8, 1.05, [1.8, 2.05]],
    ["per mille", 2500, 1600, [2.5, 1.6]],
    ["implied probability", 0.5556, 0.4878, [1.799856, 2.050021]],
    ["implied percent", 40.5, 64, [2.469136, 1.5625]],
    ["implied percent as text", "40.5%", "64%", [2.469136, 1.5625]],
  ])("is told to be %s", (_name, home, away, expected) => {
    expect(prices(home, away)).toEqual(expected);
  });

  it.each([
    ["could be Hong Kong or probabilities", 0.6, 0.58, "the price format cannot be told: hongkong or probability"],
    ["adds up in no format", 5, 6, "the market's prices do not add up in any format"],
    ["holds two formats", 1.9, "11/8", "the market's prices do not add up in any format"],
  ])("is refused when it %s", (_name, home, away, reason) => {
    const { items, skipped } = book(home, away);
    expect(items).toEqual([]);
    expect(skipped.map((entry) => entry.reason)).toEqual([reason, reason]);
  });

  it("is decided for each market by itself", () => {
    const json = [
      { bookmaker: "A", home: 1.9, away: 2 },
      { bookmaker: "B", home: "+110", away: "-130" },
      { bookmaker: "C", home: 0.9, away: 1 },
    ];
    expect(decode("odds", json).items.map(({ price }) => price)).toEqual([1.9, 2, 2.1, 1.769231, 1.9, 2]);
  });

  it("counts a double chance twice, since two of its selections win", () => {
    expect(decode("odds", [{ bookmaker: "Q", market: "double chance", "1X": 1.25, "12": 1.3, X2: 1.9 }]).items).toHaveLength(3);
  });
});

describe("the format of a market that is not complete", () => {
  const lone = (price: unknown) => ({ bookmaker: "Q", market: "draw no bet", selection: "home", price });

  it("is never decided by one plain value", () => {
    expect(decode("odds", [lone(1.9)]).items).toEqual([]);
    expect(decode("odds", [lone(1.9)]).skipped).toEqual([
      { path: "[0].price", reason: "the price format cannot be told: decimal or hongkong or percent" },
    ]);
  });

  it("follows the complete markets of the answer when they agree", () => {
    const hongKong = { bookmaker: "Q", market: "winner", home: 0.8, away: 1.05 };
    expect(decode("odds", [hongKong, lone(1.9)]).items.at(-1)?.price).toBe(2.9);
  });

  it("is refused when the complete markets disagree", () => {
    const others = [
      { bookmaker: "R", home: 0.8, away: 1.05 },
      { bookmaker: "S", home: 1.9, away: 2 },
    ];
    expect(decode("odds", [...others, lone(1.9)]).items).toHaveLength(4);
  });

  it("is plain from the notation of a fraction or a signed number", () => {
    expect(decode("odds", [lone("11/8")]).items[0]?.price).toBe(2.375);
    expect(decode("odds", [lone("+150")]).items[0]?.price).toBe(2.5);
  });

  it("is what the price's own key says", () => {
    const { price: _, ...row } = lone(0);
    expect(decode("odds", [{ ...row, decimal: 1.9, american: -111 }]).items[0]?.price).toBe(1.9);
  });
});

describe("a market that we do not know", () => {
  it("follows the known ones, since several of its selections may win together", () => {
    const scorers = {
      bookmaker: "Q",
      market: "Anytime scorer",
      outcomes: [
        { name: "Ivanov", price: 2.25 },
        { name: "Petrov", price: 2.3 },
        { name: "Sidorov", price: 2.9 },
      ],
    };
    expect(decode("odds", [scorers]).items).toEqual([]);
    expect(decode("odds", [scorers, { bookmaker: "Q", home: 1.9, away: 2 }]).items.map(({ price }) => price)).toEqual([
      2.25, 2.3, 2.9, 1.9, 2,
    ]);
  });
});
