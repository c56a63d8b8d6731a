import { describe, expect, it } from "vitest";
import { edgesOn } from "../../src/odds/edges.ts";
import type { Quote } from "../../src/odds/quote.ts";
import { edgesByHand, edgeText } from "./edges-by-hand.ts";
import { createRandom } from "./invented-boards.ts";
import { quote, winnerQuotes } from "./prices.ts";

const books = ["Alpha", "Bravo", "Casa", "Delta", "Echo", "Fox", "Golf", "Hotel", "India"];

/** A board of all markets: books that differ by some points, one now and then of another time, or without a whole market. */
function madeBoard(seed: number): Quote[] {
  const random = createRandom(seed);
  const names = books.slice(0, 2 + (seed % 8));
  const quotes: Quote[] = [];
  function offer(market: Quote["market"], selections: Readonly<Record<string, number>>, line: number | null = null): void {
    for (const bookmaker of names) {
      const isStale = random() < 0.06;
      const margin = random() < 0.04 ? 0.7 : 1 + random() * 0.07;
      const chances = Object.entries(selections).map(([selection, chance]) => {
        const noise = (random() - 0.5) * (isStale ? 0.3 : 0.03);
        return [selection, Math.max(0.02, chance + noise)] as const;
      });
      const winners = market === "double_chance" ? 2 : 1;
      const factor = (winners * margin) / chances.reduce((sum, [, chance]) => sum + chance, 0);
      for (const [nth, [selection, chance]] of chances.entries()) {
        if (nth === 1 && random() < 0.03) continue;
        const price = Math.max(1.01, Math.round(100 / (chance * factor)) / 100);
        const own = market === "handicap" && selection === "away" && line !== null ? 0 - line : line;
        quotes.push(quote({ bookmaker, market, selection, line: own, price }));
      }
    }
  }
  const home = 0.2 + random() * 0.4;
  const draw = 0.2 + random() * 0.1;
  const away = 1 - home - draw;
  if (seed % 3 === 0) offer("winner", { home: home + draw / 2, away: away + draw / 2 });
  else offer("winner", { home, draw, away });
  offer("total", { over: 0.52, under: 0.48 }, 2.5);
  offer("total", { over: 0.4, under: 0.6 }, 3.25);
  offer("handicap", { home: 0.47, away: 0.53 }, -0.75);
  offer("both_score", { yes: 0.56, no: 0.44 });
  offer("double_chance", { "1X": home + draw, "12": home + away, X2: draw + away });
  offer("draw_no_bet", { home: home / (home + away), away: away / (home + away) });
  return quotes;
}

describe("prices above fair odds", () => {
  it("are those of 200 boards that somebody finds who works them out otherwise, against all others and against one book", {
    tags: ["long"],
  }, () => {
    const found = { all: 0, sharp: 0 };
    for (let seed = 1; seed <= 200; seed++) {
      const quotes = madeBoard(seed);
      const all = edgesOn(quotes, null).map(edgeText).sort();
      const sharp = edgesOn(quotes, "Bravo").map(edgeText).sort();
      expect(all).toEqual(edgesByHand(quotes, null));
      expect(sharp).toEqual(edgesByHand(quotes, "Bravo"));
      found.all += all.length;
      found.sharp += sharp.length;
    }
    expect(found.all).toBeGreaterThan(700);
    expect(found.sharp).toBeGreaterThan(700);
  });

  it("need two other books, or the one that was named", () => {
    const quotes = [...winnerQuotes("Alpha", 2.4, 3.4, 3.4), ...winnerQuotes("Bravo", 2, 3.4, 3.8)];
    expect(edgesOn(quotes, null)).toEqual([]);
    expect(edgesOn(quotes, "bravo").map(({ bookmaker, selection }) => `${bookmaker} ${selection}`)).toEqual(["Alpha home"]);
    expect(edgesOn(quotes, "Casa")).toEqual([]);
  });

  it("are no book's whose price nobody would take for one of this market", () => {
    const others = ["Bravo", "Casa", "Delta", "Echo"].flatMap((book) => winnerQuotes(book, 2, 3.4, 3.8));
    expect(edgesOn([...others, ...winnerQuotes("Alpha", 5, 6, 7)], null)).toEqual([]);
    expect(edgesOn([...others, quote({ bookmaker: "Alpha", price: 2.6 })], null)).toEqual([]);
    expect(edgesOn([...others, ...winnerQuotes("Alpha", 2.12, 3.3, 3.6)], null).map(({ selection }) => selection)).toEqual([
      "home",
    ]);
  });
});
