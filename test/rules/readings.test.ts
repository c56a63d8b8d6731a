import { describe, expect, it } from "vitest";
import type { Quote } from "../../src/odds/quote.ts";
import { highestOf, namedAside, quotesFor, quotesWithAlone, sharedBy } from "../../src/rules/readings.ts";
import type { Reducer } from "../../src/rules/rule.ts";
import { quote, twoWay } from "../alert-path/stage.ts";

const winner = { market: "winner", line: null } as const;
const home = { ...winner, selection: "home" };
const prices = (...home: number[]): Quote[] =>
  home.map((price, nth) => quote(["Alder", "Birch", "Cedar", "Doyle"][nth] ?? "", "home", price));
const books = (quotes: readonly (Quote | null)[]) => quotes.map((one) => one?.bookmaker ?? null);

describe("a price that so many books have", () => {
  it("is the one that the others are at least as high as, or as low", () => {
    const quotes = prices(2.1, 2.4, 2.2, 2.3);
    const shared = (side: "at_least" | "at_most") => [1, 2, 3, 4, 5].map((count) => sharedBy(count, quotes, side)?.price ?? null);
    expect(shared("at_least")).toEqual([2.4, 2.3, 2.2, 2.1, null]);
    expect(shared("at_most")).toEqual([2.1, 2.2, 2.3, 2.4, null]);
  });

  it("is that of the first book where several quote the same", () => {
    const same = prices(2.1, 2.1, 2.1);
    for (const side of ["at_least", "at_most"] as const)
      expect(books([1, 2, 3].map((count) => sharedBy(count, same, side)))).toEqual(["Alder", "Birch", "Cedar"]);
    expect(highestOf(same)?.bookmaker).toBe("Alder");
  });

  it("is the highest of all where one is enough, and none where nobody has any", () => {
    expect(highestOf(prices(2.1, 2.4, 2.2))?.bookmaker).toBe("Birch");
    expect(highestOf([])).toBeNull();
  });
});

describe("the books that a rule looks at", () => {
  // Elm stands alone; at the margin of Fir nobody bets.
  const quotes = [
    ...twoWay(0.5, ["Alder", "Birch", "Cedar"]),
    ...twoWay(0.6, ["Elm"]),
    quote("Fir", "home", 1.04),
    quote("Fir", "away", 1.04),
    quote(null, "home", 2),
    quote(null, "away", 2),
  ];
  const by: Record<string, Exclude<Reducer, { by: "consensus" }>> = {
    best: { by: "best" },
    elm: { by: "book", book: " elm" },
    fir: { by: "book", book: "FIR" },
    own: { by: "own", books: ["Birch", "Elm", "Fir"] },
    none: { by: "own", books: [] },
  };
  const found = (look: typeof quotesFor, name: string) => books(look(by[name] ?? { by: "best" }, quotes, home));

  it("are those that are not set aside, but for one that is named", () => {
    expect(found(quotesFor, "best")).toEqual(["Alder", "Birch", "Cedar", null]);
    expect(found(quotesFor, "none")).toEqual(["Alder", "Birch", "Cedar", null]);
    expect(found(quotesFor, "own")).toEqual(["Birch"]);
    expect([found(quotesFor, "elm"), found(quotesFor, "fir")]).toEqual([["Elm"], ["Fir"]]);
    expect(quotesFor({ by: "best" }, quotes, { ...home, selection: "draw" })).toEqual([]);
  });

  it("are asked for with those that stand alone, yet not those whose margin is none to bet at", () => {
    expect(found(quotesWithAlone, "best")).toEqual(["Alder", "Birch", "Cedar", "Elm", null]);
    expect(found(quotesWithAlone, "own")).toEqual(["Birch", "Elm"]);
    expect([found(quotesWithAlone, "elm"), found(quotesWithAlone, "fir")]).toEqual([["Elm"], ["Fir"]]);
  });

  it("are set aside for a reason that is said of the one that is named", () => {
    const named = (reducer: Reducer) => namedAside(reducer, quotes, winner)?.kind ?? null;
    expect([named({ by: "book", book: "elm" }), named({ by: "book", book: "Fir" })]).toEqual(["alone", "unsound"]);
    expect([named({ by: "book", book: "Alder" }), named({ by: "best" }), named({ by: "own", books: ["Elm"] })]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
