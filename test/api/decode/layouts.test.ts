import { describe, expect, it } from "vitest";
import { decode } from "../../../src/api/decode/index.ts";

/** Rows as short texts, in the order of their words. */
function read(json: unknown): string[] {
  return decode("odds", json)
    .items.map(({ bookmaker, market, selection, line, price }) =>
      [bookmaker, market, selection, line, price].filter((part) => part !== null).join(" "),
    )
    .sort();
}

const winner = ["A winner away 4.2", "A winner draw 3.5", "A winner home 1.9"];
const total = ["A total over 2.5 1.8", "A total under 2.5 2"];
const handicap = ["A handicap away 0.5 1.95", "A handicap home -0.5 1.9"];

describe("a row with the columns of several markets", () => {
  const ofWinner = { bookmaker: "A", home_odds: 1.9, draw_odds: 3.5, away_odds: 4.2 };
  const ofTotal = { over_odds: 1.8, under_odds: 2 };
  const ofHandicap = { handicap_home_odds: 1.9, handicap_away_odds: 1.95 };

  it.each([
    ["total", { ...ofTotal, total: 2.5 }, [...total, ...winner]],
    ["total_line", { ...ofTotal, total_line: "2,5" }, [...total, ...winner]],
    ["over_2_5", { over_2_5: 1.8, under_2_5: 2 }, [...total, ...winner]],
    ["total and handicap", { ...ofTotal, ...ofHandicap, total: 2.5, handicap: -0.5 }, [...handicap, ...total, ...winner]],
    [
      "total_line and handicap_line",
      { ...ofTotal, ...ofHandicap, total_line: 2.5, handicap_line: "-0.5" },
      [...handicap, ...total, ...winner],
    ],
    [
      "spread_home and spread_away",
      { spread_home: -0.5, spread_home_odds: 1.9, spread_away: 0.5, spread_away_odds: 1.95 },
      [...handicap, ...winner],
    ],
    ["nothing of a line", ofHandicap, winner],
  ])("gives each market its own line, from %s", (_name, more, expected) => {
    expect(read([{ ...ofWinner, ...more }])).toEqual(expected);
  });

  it("without those of the winner has its line for the handicap", () => {
    expect(read([{ bookmaker: "A", spread: -0.5, home_odds: 1.9, away_odds: 1.95 }])).toEqual(handicap);
  });
});

describe("rows", () => {
  it.each([
    ["total_line", "total", ["over", 2.5, 1.8], ["under", 2.5, 2], total],
    ["handicap_line", "handicap", ["home", -0.5, 1.9], ["away", 0.5, 1.95], handicap],
    ["handicap_line", "handicap", ["home", -0.5, 1.9], ["away", -0.5, 1.95], handicap],
  ] as const)("have their line in %s", (key, market, first, second, expected) => {
    const rows = [first, second].map(([selection, line, price]) => ({ bookmaker: "A", market, selection, [key]: line, price }));
    expect(read(rows)).toEqual(expected);
  });
});

describe("a dictionary in Russian", () => {
  it("may call the winner's market by a word for a selection", () => {
    const odds = {
      A: {
        Исход: { П1: 1.9, Х: 3.5, П2: 4.2 },
        Тотал: { "ТБ 2.5": 1.8, "ТМ 2.5": 2 },
        Фора: { "Ф1 (-0.5)": 1.9, "Ф2 (+0.5)": 1.95 },
      },
    };
    expect(read({ data: odds })).toEqual([...handicap, ...total, ...winner]);
  });
});

describe("columns of the winner", () => {
  it.each([
    ["k1", "kx", "k2"],
    ["p1", "px", "p2"],
    ["coef_1", "coef_x", "coef_2"],
    ["team1_odds", "draw_odds", "team2_odds"],
  ])("called %s, %s, %s are understood", (home, draw, away) => {
    expect(read([{ bookmaker: "A", [home]: 1.9, [draw]: 3.5, [away]: 4.2 }])).toEqual(winner);
  });
});

describe("selections with the bookmakers inside", () => {
  it.each([
    ["by name", { home: { A: 1.9, B: 1.95 }, draw: { A: 3.5, B: 3.4 }, away: { A: 4.2, B: 4.1 } }],
    [
      "as prices of an outcome",
      {
        winner: [
          { selection: "home", prices: { A: 1.9, B: 1.95 } },
          { selection: "draw", prices: { A: 3.5, B: 3.4 } },
          { selection: "away", prices: { A: 4.2, B: 4.1 } },
        ],
      },
    ],
  ])("are read %s", (_name, data) => {
    expect(read({ success: true, data })).toEqual([...winner, "B winner away 4.1", "B winner draw 3.4", "B winner home 1.95"]);
  });
});

describe("books that write their prices in different formats", () => {
  const books = [
    { bookmaker: "A", home: 1.9, draw: 3.5, away: 4.2 },
    { bookmaker: "B", home: "-110", draw: "+260", away: "+320" },
    { bookmaker: "C", home: 1900, draw: 3500, away: 4200 },
  ];

  it("are each read in their own", () => {
    expect(read(books)).toEqual([
      ...winner,
      "B winner away 4.2",
      "B winner draw 3.6",
      "B winner home 1.909091",
      "C winner away 4.2",
      "C winner draw 3.5",
      "C winner home 1.9",
    ]);
  });

  it("prove nothing for a lone price of another book, which is refused", () => {
    const lone = { bookmaker: "D", market: "winner", selection: "home", price: 2.5 };
    expect(decode("odds", [...books, lone]).skipped).toEqual([
      { path: "[3].price", reason: "the price format cannot be told: decimal or hongkong or percent" },
    ]);
    expect(read([books[0], lone])).toContain("D winner home 2.5");
  });
});

describe("keys and numbers that belong to a program", () => {
  const own = ["A winner away 2", "A winner home 1.9"];

  it("are no outcome of a market, one alone or an id", () => {
    const row = { bookmaker: "A", market: "winner" };
    const selections = [
      { ...row, selection: "home", price: 1.9 },
      { ...row, selection: "away", price: 2 },
    ];
    expect(read({ markets: [{ name: "Moneyline", subcategoryId: "4514" }], selections })).toEqual(own);
  });

  it("are no bookmakers where they are one price in several notations", () => {
    const price = { a: 105, d: 2.05, f: "21/20", vexels: false };
    expect(read({ markets: [{ name: "|Zorp|", selections: [{ type: "home", price }] }] })).toEqual([]);
  });

  it("are no outcomes where they are the ids of those", () => {
    const outcomes = { o1: { id: "o1", name: "over 2.5", odds: 1.9 }, o2: { id: "o2", name: "under 2.5", odds: 1.95 } };
    expect(read({ markets: [{ name: "Total", outcomes }] })).toEqual(["total over 2.5 1.9", "total under 2.5 1.95"]);
  });

  it("are no market's name, without the list that explains them", () => {
    const row = { bookmaker: "A", market_id: "m1", selection: "home", price: 1.9 };
    expect(read([row, { ...row, selection: "away", price: 2 }])).toEqual([]);
    const markets = [{ id: "m1", name: "winner" }];
    expect(read({ markets, selections: [row, { ...row, selection: "away", price: 2 }] })).toEqual(own);
  });

  it("are no leagues where they are the fields of one", () => {
    const { items } = decode("leagues", { leagues: [{ strLeague: "Premier Veldia", strSport: "Soccer" }] });
    expect(items).toEqual([]);
  });
});

describe("two prices for one outcome", () => {
  it("are none, where they stand in two places and differ", () => {
    const [prices, odds] = [{ winner: { home: 1.8, away: 2.1 } }, { winner: { home: 1.9, away: 2 } }];
    expect(read([{ bookmaker: "A", prices, odds }])).toEqual([]);
    expect(read([{ bookmaker: "A", prices, odds: prices }])).toEqual(["A winner away 2.1", "A winner home 1.8"]);
  });
});
