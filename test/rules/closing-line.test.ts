import { describe, expect, it } from "vitest";
import type { PastQuote } from "../../src/odds/history.ts";
import type { Quote } from "../../src/odds/quote.ts";
import { lineOf } from "../../src/rules/closing-line.ts";
import { quote, twoWay } from "../alert-path/stage.ts";

const at = (time: number, quotes: readonly Quote[]): PastQuote[] => quotes.map((one) => ({ ...one, at: time }));
const close = (quotes: readonly Quote[], prices: readonly PastQuote[], refreshedAt: number | null = null) =>
  lineOf({ board: { quotes, fetchedAt: 90, refreshedAt } }, prices);
const home = (line: ReturnType<typeof lineOf>) => line?.selections.find(({ selection }) => selection === "home");

describe("the line that a match closed at", () => {
  it("is the consensus of the main market, with the first prices of the same books", () => {
    const prices = [
      ...at(10, twoWay(0.4, ["Alder"])),
      ...at(20, twoWay(0.6, ["Alder", "Birch"])),
      ...at(30, twoWay(0.7, ["Gone"])),
    ];
    const line = close(twoWay(0.5, ["Alder", "Birch", "New"]), prices);
    expect(line).toMatchObject({ market: "winner", line: null, openedAt: 10, refreshedAt: 90 });
    // Alder opened at 0.4 and Birch at 0.6.
    expect(home(line)).toEqual({ selection: "home", opened: expect.closeTo(0.5, 5), probability: expect.closeTo(0.5, 5) });
    expect(line?.selections.map(({ selection }) => selection)).toEqual(["home", "away"]);
  });

  it("is compared by the books that were there at the opening, and of all where none was", () => {
    const closing = [...twoWay(0.5, ["Alder"]), ...twoWay(0.7, ["New"])];
    expect(home(close(closing, at(10, twoWay(0.4, ["Alder"]))))).toEqual({
      selection: "home",
      opened: expect.closeTo(0.4, 5),
      probability: expect.closeTo(0.5, 5),
    });
    for (const prices of [[], at(10, twoWay(0.4, ["Gone"])), at(10, twoWay(0.4, ["Alder"]).slice(0, 1))]) {
      const line = close(closing, prices);
      expect([home(line)?.opened, line?.openedAt]).toEqual([null, null]);
      expect(home(line)?.probability).toBeCloseTo(0.6, 5);
    }
  });

  it("is of one line of a market, whatever others were quoted before", () => {
    const total = (line: number, over: number) =>
      ["Alder", "Birch"].flatMap((book) => [
        quote(book, "over", 1 / over, { market: "total", line }),
        quote(book, "under", 1 / (1 - over), { market: "total", line }),
      ]);
    const prices = [...at(5, total(3.5, 0.3)), ...at(6, twoWay(0.9)), ...at(10, total(2.5, 0.4))];
    const line = close(total(2.5, 0.5), prices);
    expect(line).toMatchObject({ market: "total", line: 2.5, openedAt: 10 });
    expect(line?.selections[0]?.opened).toBeCloseTo(0.4, 5);
  });

  it("is of the time when the source last refreshed it, and none without complete odds", () => {
    expect([80, 95, null].map((refreshed) => close(twoWay(0.5), [], refreshed)?.refreshedAt)).toEqual([80, 90, 90]);
    expect(close([], at(10, twoWay(0.5)))).toBeNull();
    expect(
      close(
        twoWay(0.5).filter(({ selection }) => selection === "home"),
        [],
      ),
    ).toBeNull();
  });
});
