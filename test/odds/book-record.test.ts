import { describe, expect, it } from "vitest";
import { type BookBoard, bookRecord } from "../../src/odds/book-record.ts";
import type { Quote } from "../../src/odds/quote.ts";
import { turnsDuring } from "../turns.ts";

const minute = 60_000;
/** A book's prices of a two-way market, by home's fair chance and its margin. */
function offers(bookmaker: string, home: number, margin: number, at: number | null = null): Quote[] {
  return [home, 1 - home].map((chance, nth) => {
    return {
      bookmaker,
      market: "winner" as const,
      selection: nth === 0 ? "home" : "away",
      line: null,
      price: 1 / (chance * (1 + margin)),
      at,
    };
  });
}

const others = ["Birch", "Cedar", "Dogwood"];
const board = (sport: string | null, own: Quote[], margin = 0.05): BookBoard => {
  return { sport, quotes: [...own, ...others.flatMap((book) => offers(book, 0.5, margin, 100 * minute))] };
};

describe("a book's record", () => {
  it("has its margins, how many of its prices nobody beats, and the sport with most matches first", async () => {
    const boards = [
      board("football", offers("Alder", 0.5, 0.04)),
      board("tennis", offers("Alder", 0.5, 0.06)),
      // Home is dearer than elsewhere, away cheaper.
      board("tennis", offers("Alder", 0.48, 0.05)),
      board("tennis", offers("Alder", 0.5, 0.05)),
      board("tennis", []),
    ];
    const { all, bySport } = await bookRecord(boards, "Alder");
    expect(all).toMatchObject({ matches: 4, prices: 8, best: 5, aside: 0, late: 0 });
    expect(all.margin).toBeCloseTo(0.05, 9);
    expect(bySport.map(({ sport, record }) => [sport, record.matches, record.best])).toEqual([
      ["tennis", 3, 3],
      ["football", 1, 2],
    ]);
    expect(bySport[1]?.record.margin).toBeCloseTo(0.04, 9);
  });

  it("says how often it is set aside, and how often because it missed a refresh; such prices are never the best", async () => {
    const boards = [
      board(null, offers("Alder", 0.7, 0.05, 100 * minute)),
      board(null, offers("Alder", 0.7, 0.05, 20 * minute)),
      // A margin that nobody bets at.
      board(null, offers("Alder", 0.5, 0.4, 20 * minute)),
    ];
    expect((await bookRecord(boards, "Alder")).all).toMatchObject({ matches: 3, prices: 6, best: 0, aside: 3, late: 1 });
  });

  it("compares no prices where nobody else has any, and knows nothing of a book without boards", async () => {
    const alone = [{ sport: null, quotes: offers("Alder", 0.5, 0.05) }];
    expect((await bookRecord(alone, "Alder")).all).toMatchObject({ matches: 1, prices: 0, best: 0 });
    expect(await bookRecord([], "Alder")).toMatchObject({ all: { matches: 0, margin: null }, bySport: [] });
    expect((await bookRecord(alone, "Birch")).all).toEqual({ matches: 0, margin: null, prices: 0, best: 0, aside: 0, late: 0 });
  });

  it("is compared where another book has a say, and not where the others' margins are none to bet at", async () => {
    const own = offers("Alder", 0.5, 0.05);
    const beside = (other: Quote[]) => [{ sport: null, quotes: [...own, ...other] }];
    const found = async (other: Quote[]) => (await bookRecord(beside(other), "Alder")).all;
    expect(await found(offers("Birch", 0.5, 0.06))).toMatchObject({ prices: 2, best: 2 });
    expect(await found(offers("Birch", 0.5, 0.04))).toMatchObject({ prices: 2, best: 0 });
    // As good as another's is the best as well.
    expect(await found(offers("Birch", 0.5, 0.05))).toMatchObject({ prices: 2, best: 2 });
    expect(await found(offers("Birch", 0.5, 0.4))).toMatchObject({ prices: 0, best: 0 });
  });

  it("has the margin in the middle of its boards, and none where it quotes no market completely", async () => {
    const boards = [0.02, 0.03, 0.08].map((margin) => board(null, offers("Alder", 0.5, margin)));
    expect((await bookRecord(boards, "Alder")).all.margin).toBeCloseTo(0.03, 9);
    const halves = boards.map(({ sport, quotes }) => ({ sport, quotes: quotes.slice(1) }));
    expect((await bookRecord(halves, "Alder")).all).toMatchObject({ matches: 3, margin: null, prices: 3 });
  });

  it("lets others have their turn after every twenty boards", async () => {
    const records = (count: number) => () => bookRecord(Array(count).fill(board(null, offers("Alder", 0.5, 0.05))), "Alder");
    expect([await turnsDuring(records(19)), await turnsDuring(records(20)), await turnsDuring(records(65))]).toEqual([0, 1, 3]);
  });
});
