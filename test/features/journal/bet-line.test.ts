import { describe, expect, it } from "vitest";
import { type BetLine, betLineFrom, termsOf } from "../../../src/features/journal/bet-line.ts";
import type { PriceFormat } from "../../../src/odds/formats.ts";

/** Match and selection, price, stake and book, as far as there are any. */
function read(line: string, format: PriceFormat = "decimal"): unknown[] | null {
  const found = betLineFrom(line, format);
  return found && [found.what, found.price, ...(found.stake === null ? [] : [found.stake]), ...(found.book ? [found.book] : [])];
}

describe("a bet in one line", () => {
  it.each<[string, unknown[] | null]>([
    ["havelstad home 2.10", ["havelstad home", 2.1]],
    ["havelstad home 2.10 20", ["havelstad home", 2.1, 2000]],
    ["havelstad home 2,10 12,50 at Betfair", ["havelstad home", 2.1, 1250, "Betfair"]],
    ["havelstad home @ 2.10 20 @ Bet Hall", ["havelstad home", 2.1, 2000, "Bet Hall"]],
    ["havelstad home @2.10 20 @Betfair", ["havelstad home", 2.1, 2000, "Betfair"]],
    ["havelstad home 2.10 at Betfair 20", ["havelstad home", 2.1, 2000, "Betfair"]],
    ["havelstad home 11 / 10 20", ["havelstad home", 2.1, 2000]],
    ["havelstad home evens 20", ["havelstad home", 2, 2000]],
    ["havelstad home +110 20", ["havelstad home", 2.1, 2000]],
    ["havelstad home -200 20", ["havelstad home", 1.5, 2000]],
    ["havelstad -1.5 1.90", ["havelstad -1.5", 1.9]],
    ["#17 home -1.5 1.90 20", ["#17 home -1.5", 1.9, 2000]],
    ["#17 over 2.5 1.90", ["#17 over 2.5", 1.9]],
    ["#17 over 2.5 1.90 20", ["#17 over 2.5", 1.9, 2000]],
    ["#17 over 1.90 20", ["#17 over", 1.9, 2000]],
    ["#17 over 2.25 1.90 20", ["#17 over 2.25", 1.9, 2000]],
    ["#17 1 2.10", ["#17 1", 2.1]],
    ["#17 2 2.10", ["#17 2", 2.1]],
    ["#17 2 2.10 20", ["#17 2", 2.1, 2000]],
    ["#17 2 10", ["#17 2", 10]],
    ["#17 x 3.40 5", ["#17 x", 3.4, 500]],
    ["#17 dnb home 1.45 5", ["#17 dnb home", 1.45, 500]],
    ["havelstad v orlin havelstad 2.10 20", ["havelstad v orlin havelstad", 2.1, 2000]],
    ["хавельстад п1 2,10 20 у Betfair", ["хавельстад п1", 2.1, 2000, "Betfair"]],
    ["#17 2.10", ["#17", 2.1]],
    ["#17 home", null],
    ["#17 home 1.00", null],
    ["#17 home 0.5 20", null],
    ["#17 home 2.10 0", null],
    ["#17 home 2.10 20.123", null],
    ["#17 home 2.10 €20", null],
    ["", null],
  ])("%s", (line, expected) => {
    expect(read(line)).toEqual(expected);
  });

  it("takes a plain number as the chat's own format", () => {
    expect(read("#17 home 1.10 20", "hongkong")).toEqual(["#17 home", 2.1, 2000]);
  });

  it("says what a button carries on, which reads the same", () => {
    const terms = termsOf(betLineFrom("havelstad home 11/10 12,50 at Betfair", "decimal") as BetLine);
    expect(terms).toBe("11/10 12.5 at Betfair");
    expect(read(`#17 home ${terms}`)).toEqual(["#17 home", 2.1, 1250, "Betfair"]);
  });
});
