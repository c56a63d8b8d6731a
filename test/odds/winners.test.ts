import { describe, expect, it } from "vitest";
import { opportunitiesIn } from "../../src/odds/arbitrage.ts";
import { bestQuote } from "../../src/odds/best.ts";
import { consensusOf } from "../../src/odds/consensus.ts";
import { offeredMarkets } from "../../src/odds/markets.ts";
import type { Quote } from "../../src/odds/quote.ts";
import { mainWinnerOf, winnersApart } from "../../src/odds/winners.ts";
import { winnerQuotes } from "./prices.ts";

const withDraw = ["Alder", "Birch", "Cedar"].flatMap((book) => winnerQuotes(book, 2.5, 3.3, 2.9));
const without = ["Dogwood", "Elm"].flatMap((book) => winnerQuotes(book, 1.8, 2.1));
const board: Quote[] = [...withDraw, ...without];
const kinds = (quotes: readonly Quote[]) => new Set(quotes.map(({ bookmaker, market }) => `${bookmaker} ${market}`));

describe("winners with and without a draw", () => {
  it("are two markets; the one that most books quote keeps its name", () => {
    expect(kinds(winnersApart(board, null))).toEqual(
      new Set(["Alder winner", "Birch winner", "Cedar winner", "Dogwood two_way", "Elm two_way"]),
    );
    const fewer = [...winnerQuotes("Alder", 2.5, 3.3, 2.9), ...without];
    expect(kinds(winnersApart(fewer, null))).toEqual(new Set(["Alder three_way", "Dogwood winner", "Elm winner"]));
  });

  it("stay what they were, whoever is in the majority now", () => {
    const fewer = [...winnerQuotes("Alder", 2.5, 3.3, 2.9), ...without];
    expect(kinds(winnersApart(fewer, true))).toEqual(new Set(["Alder winner", "Dogwood two_way", "Elm two_way"]));
    expect(kinds(winnersApart(without, true))).toEqual(new Set(["Dogwood two_way", "Elm two_way"]));
    expect(kinds(winnersApart(withDraw, false))).toEqual(new Set(["Alder three_way", "Birch three_way", "Cedar three_way"]));
  });

  it("are left alone where all books mean the same", () => {
    for (const one of [withDraw, without]) expect(winnersApart(one, null)).toBe(one);
    expect(mainWinnerOf(withDraw)).toBe(true);
    expect(mainWinnerOf(without)).toBe(false);
    expect(mainWinnerOf([])).toBeNull();
  });

  it("remember what a market is while no book offers its draw", () => {
    const hidden = winnerQuotes("Alder", 2.5, 2.9).map((one): Quote => ({ ...one, hasDraw: true }));
    expect(mainWinnerOf(hidden)).toBe(true);
    expect(kinds(winnersApart([...hidden, ...winnerQuotes("Birch", 2.5, 3.3, 2.9), ...without], null))).toEqual(
      new Set(["Alder winner", "Birch winner", "Dogwood two_way", "Elm two_way"]),
    );
    const [two] = winnersApart(without, true);
    expect(mainWinnerOf(two ? [two] : [])).toBe(true);
  });

  it("have their own best price and consensus, and no arbitrage between them", () => {
    const mixed = [...withDraw, ...winnerQuotes("Dogwood", 1.6, 3.4)];
    const apart = winnersApart(mixed, null);
    const away = { selection: "away", line: null } as const;
    expect(bestQuote(mixed, { market: "winner", ...away })?.bookmaker).toBe("Dogwood");
    expect(bestQuote(apart, { market: "winner", ...away })).toMatchObject({ price: 2.9 });
    expect(bestQuote(apart, { market: "two_way", ...away })).toMatchObject({ bookmaker: "Dogwood", price: 3.4 });
    expect(consensusOf(apart, { market: "two_way", line: null })?.selections.map(({ selection }) => selection)).toEqual([
      "home",
      "away",
    ]);
    expect(offeredMarkets(apart).map(({ market }) => market)).toEqual(["winner", "two_way"]);
    const arbitragesOf = (quotes: readonly Quote[]) =>
      opportunitiesIn(quotes, { books: null }).filter(({ kind }) => kind === "arbitrage");
    expect(arbitragesOf([...withDraw, ...winnerQuotes("Dogwood", 1.6, 3.4)])).not.toEqual([]);
    expect(arbitragesOf(winnersApart([...withDraw, ...winnerQuotes("Dogwood", 1.6, 3.4)], null))).toEqual([]);
  });
});
