import { describe, expect, it } from "vitest";
import { bookMeant, bookRef, splitBook } from "../../src/commands/input/book-words.ts";
import { marketMeant, selectionForm, selectionMeant, wordsOfSelection } from "../../src/commands/input/selection-words.ts";
import { offeredMarkets, wordsOfMarket } from "../../src/odds/markets.ts";
import type { Quote } from "../../src/odds/quote.ts";
import { quote, winnerQuotes } from "../odds/prices.ts";
import { northgate, total } from "../replies/facts.ts";

const quotes: Quote[] = [
  ...winnerQuotes("Alder", 2.1, 3.4, 3.6),
  ...total("Alder", 1.9, 1.95),
  quote({ market: "handicap", selection: "home", line: -1.5 }),
  quote({ market: "handicap", selection: "away", line: 1.5 }),
  quote({ market: "double_chance", selection: "X2" }),
  quote({ market: "both_score", selection: "yes" }),
  quote({ market: "draw_no_bet", selection: "away" }),
  quote({ market: "two_way", selection: "away" }),
  quote({ market: "three_way", selection: "draw" }),
  quote({ market: "other", selection: "First corner: home" }),
];
const meant = (typed: string) => {
  const found = selectionMeant(typed, { match: northgate, quotes });
  return found && [found.market, found.selection, found.line].filter((part) => part !== null).join(" ");
};

describe("a selection in words", () => {
  it.each([
    ["1", "winner home"],
    ["П1", "winner home"],
    ["x", "winner draw"],
    ["Х", "winner draw"],
    ["ничья", "winner draw"],
    ["2", "winner away"],
    ["over 2.5", "total over 2.5"],
    ["ТБ 2,5", "total over 2.5"],
    ["under", "total under 2.5"],
    ["меньше 3", "total under 3"],
    ["home -1.5", "handicap home -1.5"],
    ["Ф2 (+1.5)", "handicap away 1.5"],
    ["1x", "double_chance 1X"],
    ["12", "double_chance 12"],
    ["да", "both_score yes"],
    ["dnb 2", "draw_no_bet away"],
    ["two way 1", "two_way home"],
    ["исход без ничьей п2", "two_way away"],
    ["3-way x", "three_way draw"],
    ["north", "winner home"],
    ["Заречье", "winner away"],
    ["severs", "winner home"],
    ["first corner: home", "other First corner: home"],
  ])("%s", (typed, expected) => {
    expect(meant(typed)).toBe(expected);
  });

  it("is refused when it names neither side, both, or nothing", () => {
    expect(["zzz", "r north", "", "--", "over x", "two way x"].map(meant)).toEqual([null, null, null, null, null, null]);
  });

  it("comes back from the words of a button", () => {
    for (const one of quotes.filter(({ market }) => market !== "other")) {
      const words = wordsOfSelection(one) ?? "";
      expect(words).toMatch(selectionForm);
      expect(selectionMeant(words, { match: northgate, quotes })).toEqual({
        market: one.market,
        selection: one.selection,
        line: one.line,
      });
    }
  });
});

describe("a market in words", () => {
  const offers = offeredMarkets(quotes);

  it("comes back from the words of a button", () => {
    expect(offers.map((offer) => marketMeant(wordsOfMarket(offer), offers))).toEqual(offers);
  });

  it("is the first of its kind without a line, and null when it is not quoted", () => {
    expect(marketMeant("тотал", offers)).toEqual({ market: "total", line: 2.5 });
    expect(marketMeant("total 7.5", offers)).toBeNull();
    expect(marketMeant("corners", offers)).toBeNull();
  });
});

describe("a bookmaker in words", () => {
  const books = ["Alder", "Birch Bet", "Birchwood", "1 & <b>"];

  it("is known by its name, the beginning of only one name, or a button's reference", () => {
    expect(books.map((book) => bookMeant(bookRef(book), books))).toEqual(books);
    expect(["alder", "ald", "birch bet", "birch", "al", ""].map((typed) => bookMeant(typed, books))).toEqual([
      "Alder",
      "Alder",
      "Birch Bet",
      null,
      null,
      null,
    ]);
  });

  it("is taken off the end of a match only by its whole name", () => {
    expect(splitBook("northgate birch bet", books)).toEqual({ words: "northgate", book: "Birch Bet" });
    expect(splitBook("northgate birch", books)).toEqual({ words: "northgate birch", book: null });
  });
});
