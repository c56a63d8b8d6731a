import { describe, expect, it } from "vitest";
import type { Board, Quote } from "../../src/odds/quote.ts";
import { exampleOf } from "../../src/rules/example.ts";
import { parseRule } from "../../src/rules/rule-text.ts";
import { quote, twoWay } from "../alert-path/stage.ts";

const board = (quotes: readonly Quote[]): Board => ({ quotes, fetchedAt: 0, refreshedAt: null });
const total = (line: number, over: number) =>
  ["Alder", "Birch", "Cedar"].flatMap((book) => [
    quote(book, "over", 1 / over, { market: "total", line }),
    quote(book, "under", 1 / (1 - over), { market: "total", line }),
  ]);

const prices = (home: number) =>
  ["Alder", "Birch"].flatMap((book) => [quote(book, "home", home), quote(book, "away", 1 / (1.05 - 1 / home))]);

function exampleBy(words: string, quotes: readonly Quote[]) {
  const rule = parseRule(words);
  if (rule?.kind !== "movement") throw new Error(`${words} is no rule about movements`);
  const example = exampleOf(rule, board(quotes));
  return example && `${example.selection} ${example.from.toFixed(2)} → ${example.to.toFixed(2)}`;
}

describe("an example of a rule", () => {
  it.each([
    ["pp", "5pp", "home 1.67 → 1.54"],
    ["per cent of the price", "5%", "home 1.67 → 1.58"],
    ["the price itself", "0.10", "home 1.67 → 1.57"],
    ["a price that drifts", "5pp drifts", "home 1.67 → 1.82"],
    ["another selection", "5pp on=winner:away", "away 2.50 → 2.22"],
  ])("is a way of the favourite, or of what the rule is about: %s", (_, words, expected) => {
    expect(exampleBy(words, twoWay(0.6))).toBe(expected);
    // Whichever side the favourite is, and wherever it stands in the list.
    expect(exampleBy("5pp", twoWay(0.4))).toBe("away 1.67 → 1.54");
  });

  it("is of the winner where the rule names no market, and of the line that it names", () => {
    const quotes = [...twoWay(0.6), ...total(2.5, 0.5), ...total(3.5, 0.25)];
    expect(exampleBy("5pp", quotes)).toBe("home 1.67 → 1.54");
    expect(exampleBy("5pp on=total:over:3.5", quotes)).toBe("over 4.00 → 3.33");
    expect(exampleBy("5pp on=total:over:4.5", quotes)).toBeNull();
  });

  it("is the best price where the rule looks at that", () => {
    const quotes = [...twoWay(0.6, ["Alder", "Birch"]), quote("Cedar", "home", 1.8), quote("Cedar", "away", 2.1)];
    expect(exampleBy("0.10 best", quotes)).toBe("home 1.80 → 1.70");
  });

  it("begins at the price that the rule names until that way is told, and then at the present one", () => {
    expect(exampleBy("5pp on=winner:home from=1.8", twoWay(0.6))).toBe("home 1.80 → 1.65");
    expect(exampleBy("5pp on=winner:home from=2", twoWay(0.6))).toBe("home 1.67 → 1.54");
  });

  it("is of the market that the rule names, with its line from the selection's side", () => {
    const handicap = ["Alder", "Birch"].flatMap((book) => [
      quote(book, "home", 2, { market: "handicap", line: -1.5 }),
      quote(book, "away", 1.9, { market: "handicap", line: 1.5 }),
    ]);
    const rule = parseRule("5pp on=handicap:away:1.5");
    const example = rule?.kind === "movement" ? exampleOf(rule, board([...twoWay(0.6), ...handicap])) : null;
    expect(example).toMatchObject({ market: "handicap", selection: "away", line: 1.5 });
    expect(exampleBy("5pp on=total", [...twoWay(0.6), ...total(2.5, 0.5), ...total(3.5, 0.25)])).toBe("over 2.00 → 1.82");
    expect(exampleBy("5% drifts", twoWay(0.6))).toBe("home 1.67 → 1.75");
    expect(exampleBy("0.10 drifts", twoWay(0.6))).toBe("home 1.67 → 1.77");
  });

  it("is none where no price can move so far, nor where nothing is quoted", () => {
    expect(exampleBy("0.10", twoWay(0.995))).toBe("away 200.00 → 199.90");
    expect(exampleBy("0.10 on=winner:home", twoWay(0.995))).toBeNull();
    expect(exampleBy("50pp drifts on=winner:away", twoWay(0.6))).toBeNull();
    expect(exampleBy("39pp drifts on=winner:away", twoWay(0.6))).toBe("away 2.50 → 100.00");
    // At 1.01 nobody can win anything any more.
    expect([1.12, 1.11].map((price) => exampleBy("0.10 on=winner:home best", prices(price)))).toEqual(["home 1.12 → 1.02", null]);
    expect(exampleBy("5pp", [])).toBeNull();
  });
});
