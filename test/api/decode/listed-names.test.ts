import { describe, expect, it } from "vitest";
import { createPlans, type DecodeOptions, decode } from "../../../src/api/decode/index.ts";

const outcomes = ["home", "draw", "away"].map((name, index) => ({ name, price: [1.9, 3.5, 4.2][index] }));
const markets = [{ key: "winner", outcomes }];
const leagues = ["Northern Cup", "northern-cup", "Liga Sur"];
const bookmakers = ["Quillbet", "quillbet", "Starline"];
const booksIn = (json: unknown, options: DecodeOptions) => [
  ...new Set(decode("odds", json, options).items.map(({ bookmaker }) => bookmaker)),
];

describe("a name that the service's own lists have", () => {
  it("is no bookmaker where it is a league's", () => {
    const json = [{ name: "Northern Cup", markets }];
    expect(booksIn(json, {})).toEqual(["Northern Cup"]);
    expect(booksIn(json, { leagues })).toEqual([null]);
    expect(booksIn(json, { bookmakers })).toEqual([null]);
  });

  it("is no bookmaker as a key either", () => {
    const json = { "Northern Cup": [{ bookmaker: "Quillbet", markets }], "Liga Sur": [] };
    expect(booksIn(json, { leagues })).toEqual(["Quillbet"]);
    expect(booksIn({ "Northern Cup": { markets }, "Liga Sur": { markets: [] } }, { leagues })).toEqual([null]);
  });

  it("is a bookmaker, whatever its column is called", () => {
    const rows = outcomes.map(({ name, price }) => ({ zorp: "Quillbet", market: "winner", selection: name, price }));
    expect(booksIn(rows, {})).toEqual([null]);
    expect(booksIn(rows, { bookmakers })).toEqual(["Quillbet"]);
    expect(booksIn([{ name: "Starline", markets }], { bookmakers })).toEqual(["Starline"]);
  });

  it("is not what a market without a name might be", () => {
    const rows = outcomes.map(({ name, price }) => ({ zorp: "Northern Cup", bookmaker: "Quillbet", selection: name, price }));
    expect(booksIn(rows, {})).toEqual([]);
    expect(booksIn(rows, { leagues })).toEqual(["Quillbet"]);
    const bet = { match_slug: "a-b", zorp: "Northern Cup", bookmaker: "Q", selection: "home", odds: 2.1, probability: 0.5 };
    expect(decode("value_bets", [bet]).items).toEqual([]);
    expect(decode("value_bets", [bet], { leagues }).items).toMatchObject([{ market: "winner", price: 2.1, edge: 0.05 }]);
  });
});

describe("a plan that is kept", () => {
  const json = [{ name: "Northern Cup", markets }];

  it("is made anew once the service's lists are there, and not again", () => {
    const plans = createPlans();
    expect(booksIn(json, { plans })).toEqual(["Northern Cup"]);
    expect(booksIn(json, { plans, leagues })).toEqual([null]);
    const informed = plans.of("odds");
    expect(booksIn(json, { plans, leagues })).toEqual([null]);
    expect(plans.of("odds")).toBe(informed);
  });

  it("holds as it is while the lists are not there", () => {
    const plans = createPlans();
    booksIn(json, { plans, leagues, bookmakers });
    expect(booksIn(json, { plans })).toEqual([null]);
  });
});
