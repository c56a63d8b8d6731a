import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Board, Quote } from "../../src/odds/quote.ts";
import { compareBoards } from "../../src/rules/comparison.ts";
import { movementOf } from "../../src/rules/movement.ts";
import { defaultRule, movementBy } from "../../src/rules/rule.ts";
import type { Threshold } from "../../src/rules/threshold.ts";
import { quote, twoWay } from "../alert-path/stage.ts";

const board = (quotes: readonly Quote[]): Board => ({ quotes, fetchedAt: 0, refreshedAt: null });
const points = (number: number): Threshold => ({ kind: "points", points: number });
const movement = (from: readonly Quote[], to: readonly Quote[], threshold = defaultRule.threshold) =>
  movementOf(movementBy(threshold), board(from), board(to));

describe("a movement", () => {
  it("says what moved, over which books, and what the best price was and is", () => {
    const found = movement(
      [...twoWay(0.5, ["Alder", "Birch"]), quote("Cedar", "home", 2.1), quote("Cedar", "away", 1.909091)],
      [...twoWay(0.55, ["Alder", "Birch"]), quote("Cedar", "home", 2.1), quote("Cedar", "away", 1.909091)],
    );
    expect(found?.moves.map(({ selection }) => selection).sort()).toEqual(["away", "home"]);
    const home = found?.moves.find(({ selection }) => selection === "home");
    expect(home).toMatchObject({
      market: "winner",
      line: null,
      books: ["Alder", "Birch", "Cedar"],
      agreeing: ["Alder", "Birch"],
    });
    expect(home?.price.from).toBeCloseTo(1 / (home?.probability.from ?? 0), 6);
  });

  it("compares like with like: a book that came or went moves nothing", () => {
    const before = [...twoWay(0.5, ["Alder", "Birch"]), ...twoWay(0.3, ["Gone"])];
    const after = [...twoWay(0.5, ["Alder", "Birch"]), ...twoWay(0.8, ["New"])];
    expect(movement(before, after)).toBeNull();
  });

  it("starts new markets, lines and selections silently", () => {
    const total = (over: number, line: number) =>
      ["Alder", "Birch"].flatMap((book) => [
        quote(book, "over", 1 / over, { market: "total", line }),
        quote(book, "under", 1 / (1 - over), { market: "total", line }),
      ]);
    expect(movement(twoWay(0.5), [...twoWay(0.5), ...total(0.7, 2.5)])).toBeNull();
    expect(movement([...twoWay(0.5), ...total(0.5, 2.5)], [...twoWay(0.5), ...total(0.9, 3.5)])).toBeNull();
    expect(movement([...twoWay(0.5), ...total(0.5, 2.5)], [...twoWay(0.5), ...total(0.6, 2.5)])?.moves[0]).toMatchObject({
      market: "total",
      line: 2.5,
    });
  });

  it("gives a handicap's line from the selection's own side", () => {
    const handicap = (home: number) =>
      ["Alder", "Birch"].flatMap((book) => [
        quote(book, "home", 1 / home, { market: "handicap", line: -1.5 }),
        quote(book, "away", 1 / (1 - home), { market: "handicap", line: 1.5 }),
      ]);
    const found = movement(handicap(0.5), handicap(0.6));
    expect(found?.moves.map(({ selection, line }) => [selection, line]).sort()).toEqual([
      ["away", 1.5],
      ["home", -1.5],
    ]);
  });

  it("is none when a match merely gained or lost its draw", () => {
    const withDraw = ["Alder", "Birch"].flatMap((book) => [
      quote(book, "home", 2.5),
      quote(book, "draw", 5),
      quote(book, "away", 2.9),
    ]);
    const without = ["Alder", "Birch"].flatMap((book) => [quote(book, "home", 1.7), quote(book, "away", 2.1)]);
    expect(movement(withDraw, without)).toBeNull();
    expect(movement(without, withDraw)).toBeNull();
  });

  it("puts the strongest first", () => {
    const three = (home: number, draw: number) =>
      ["Alder", "Birch"].flatMap((book) => [
        quote(book, "home", 1 / home),
        quote(book, "draw", 1 / draw),
        quote(book, "away", 1 / (1 - home - draw)),
      ]);
    expect(movement(three(0.4, 0.3), three(0.5, 0.26))?.moves.map(({ selection }) => selection)).toEqual([
      "home",
      "away",
      "draw",
    ]);
  });

  describe("can be told from a baseline", () => {
    const total = (books: readonly string[]) =>
      books.flatMap((book) => ["over", "under"].map((side) => quote(book, side, 1.9, { market: "total", line: 2.5 })));
    const draws = ["Alder", "Birch"].map((book) => quote(book, "draw", 5));
    const footing = (from: readonly Quote[], to: readonly Quote[]) => compareBoards(board(from), board(to)).footing;

    it("while a book quotes its main market in both boards", () => {
      expect(footing(twoWay(0.5), twoWay(0.7))).toBe("comparable");
      expect(footing(total(["Alder"]), total(["Alder"]))).toBe("comparable");
    });

    it.each([
      ["only totals are left", total(["Alder", "Birch"])],
      ["one side only is quoted", twoWay(0.5).filter(({ selection }) => selection === "home")],
      ["most books quote a draw that nobody quoted before", [...twoWay(0.5), ...draws]],
      ["nothing is quoted", []],
    ])("again later, when %s", (_reason, quotes) => {
      expect(footing([...twoWay(0.5), ...total(["Alder"])], quotes)).toBe("suspended");
    });

    it("no more when the boards share no book, whatever else they share", () => {
      expect(footing(twoWay(0.5, ["Alder"]), twoWay(0.7, ["Birch"]))).toBe("no_common_book");
      expect(footing([...twoWay(0.5, ["Alder"]), ...total(["Oak"])], [...twoWay(0.7, ["Birch"]), ...total(["Oak"])])).toBe(
        "no_common_book",
      );
    });

    it("never where it has no such market", () => {
      expect(footing(total(["Alder"]), [...twoWay(0.5), ...total(["Alder"])])).toBe("new_market");
      expect(footing([], twoWay(0.5))).toBe("new_market");
    });
  });
});

describe("a rule's threshold", () => {
  it("is reached exactly at it by quoted prices as well", () => {
    expect(movement(twoWay(0.5), twoWay(0.53), points(3))).not.toBeNull();
    expect(movement(twoWay(0.5), twoWay(0.5299), points(3))).toBeNull();
    expect(movement(twoWay(0.5), twoWay(1 / 2.1), { kind: "percent", percent: 5 })).not.toBeNull();
    expect(movement(twoWay(0.5), twoWay(1 / 2.1), { kind: "price", micros: 100_000 })).not.toBeNull();
  });

  it("is passed exactly once on a monotone way of less than two thresholds, whatever the steps, when the baseline follows", () => {
    const way = fc.record({
      from: fc.integer({ min: 100_000, max: 600_000 }),
      net: fc.integer({ min: 30_000, max: 59_000 }),
      up: fc.boolean(),
      cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }),
    });
    fc.assert(
      fc.property(way, ({ from, net, up, cuts }) => {
        const stops = [...cuts.toSorted((a, b) => a - b), 1].map((share) => from + Math.round(share * net) * (up ? 1 : -1));
        let baseline = from;
        let alerts = 0;
        for (const stop of stops) {
          if (!movement(twoWay(baseline / 1e6), twoWay(stop / 1e6))) continue;
          alerts++;
          baseline = stop;
        }
        expect(alerts).toBe(1);
      }),
    );
  });
});
