import { describe, expect, it } from "vitest";
import { decode, readMapping } from "../../../src/api/decode/index.ts";

const threeWay = { home: 1.9, draw: 3.5, away: 4.2 };

/** Rows as short texts: `winner home 1.9`, with the line and the bookmaker where there is one. */
function read(json: unknown, options?: Parameters<typeof decode>[2]): string[] {
  return decode("odds", json, options).items.map(({ bookmaker, market, selection, line, price }) =>
    [bookmaker, market, selection, line, price].filter((part) => part !== null).join(" "),
  );
}

const reasons = (json: unknown) => decode("odds", json).skipped.map(({ reason }) => reason);

describe("selections", () => {
  it.each([
    ["p1/x/p2", { p1: 1.9, x: 3.5, p2: 4.2 }],
    ["П1/X/П2", { П1: 1.9, X: 3.5, П2: 4.2 }],
    ["w1/draw/w2", { w1: "1.90", draw: "3.50", w2: "4.20" }],
    ["home_win, draw, away_win", { home_win: 1.9, draw: 3.5, away_win: 4.2 }],
    ["positions 1, 2, 3", { odds_1: 1.9, odds_2: 3.5, odds_3: 4.2 }],
    ["a list in order", { odds: [1.9, 3.5, 4.2] }],
  ])("are read from columns named %s", (_name, columns) => {
    expect(read([{ bookmaker: "Q", ...columns }]).sort()).toEqual([
      "Q winner away 4.2",
      "Q winner draw 3.5",
      "Q winner home 1.9",
    ]);
  });

  it("named by team are placed by the names that the answer gives the two sides", () => {
    const json = {
      fighter1: { name: "Ivan Petrov" },
      fighter2: { name: "John Doe" },
      odds: [{ bookmaker: "Q", "Ivan Petrov": 1.5, "John Doe": 2.7 }],
    };
    expect(read(json)).toEqual(["Q winner home 1.5", "Q winner away 2.7"]);
  });

  it("named by team are placed by the names that the caller knows", () => {
    const json = [
      {
        bookmaker: "Q",
        outcomes: [
          { name: "Зенит", price: 2.7 },
          { name: "Спартак", price: 1.5 },
        ],
      },
    ];
    expect(read(json, { match: { home: ["Спартак", "Spartak"], away: ["Зенит"] } })).toEqual([
      "Q winner away 2.7",
      "Q winner home 1.5",
    ]);
  });

  it("named by teams that nobody knows keep their names instead of being guessed by their order", () => {
    const json = [
      {
        bookmaker: "Q",
        market: "winner",
        outcomes: [
          { name: "Спартак", price: 1.5 },
          { name: "Зенит", price: 2.7 },
        ],
      },
    ];
    expect(read(json)).toEqual(["Q other winner: Спартак 1.5", "Q other winner: Зенит 2.7"]);
  });

  it("of a double chance are put together from the names of the teams", () => {
    const outcomes = ["Spartak or Draw", "Spartak or Zenit", "Draw / Zenit"].map((name, index) => ({
      name,
      price: [1.25, 1.3, 1.9][index],
    }));
    const json = {
      home_team: "Spartak",
      away_team: "Zenit",
      bookmakers: [{ name: "Q", markets: [{ name: "Double Chance", outcomes }] }],
    };
    expect(read(json)).toEqual(["Q double_chance 1X 1.25", "Q double_chance 12 1.3", "Q double_chance X2 1.9"]);
  });

  it("numbered 0, 1, 2 are refused: services disagree which of them is the draw", () => {
    const rows = [0, 1, 2].map((outcome, index) => ({ bookmaker: "Q", market: "1x2", outcome, price: [3.5, 1.9, 4.2][index] }));
    expect(read(rows)).toEqual([]);
    expect(reasons(rows)).toContain("position 0 can be the draw or the first of three");
  });

  it("of one letter are only that beside their counterpart: A beside B is a bookmaker", () => {
    expect(read({ winner: { A: threeWay, B: threeWay } })).toHaveLength(6);
    expect(read({ Q: { H: 1.9, D: 3.5, A: 4.2 } }).sort()).toEqual([
      "Q winner away 4.2",
      "Q winner draw 3.5",
      "Q winner home 1.9",
    ]);
  });
});

describe("markets", () => {
  it("that we do not know are kept by their own name", () => {
    const json = [
      {
        bookmaker: "Q",
        markets: [
          { name: "1X2", ...threeWay },
          {
            name: "Correct score",
            outcomes: [
              { name: "1:0", price: 7 },
              { name: "0:0", price: 9 },
            ],
          },
        ],
      },
    ];
    expect(read(json).slice(3)).toEqual(["Q other Correct score: 1:0 7", "Q other Correct score: 0:0 9"]);
  });

  it.each([
    [{ market: "winner", period: "1st half" }, "winner (1st half): home"],
    [{ market: "1st half - winner" }, "1st half - winner: home"],
  ])("of a part of the match are not the match's own: %j", (market, selection) => {
    const items = decode("odds", [
      {
        bookmaker: "Q",
        ...market,
        outcomes: [
          { name: "home", price: 2.5 },
          { name: "draw", price: 2.2 },
          { name: "away", price: 4 },
        ],
      },
    ]).items;
    expect(items[0]).toMatchObject({ market: "other", selection });
  });

  it("called full time are the match's own", () => {
    expect(read([{ bookmaker: "Q", market: "winner", period: "full_time", ...threeWay }])[0]).toBe("Q winner home 1.9");
  });

  it("that mean the same twice keep the three-way one, and the other under its name", () => {
    const json = [
      {
        bookmaker: "Q",
        markets: [
          { name: "Moneyline", home: 1.4, away: 2.9 },
          { name: "1X2", ...threeWay },
        ],
      },
    ];
    expect(read(json).sort()).toEqual([
      "Q other Moneyline: away 2.9",
      "Q other Moneyline: home 1.4",
      "Q winner away 4.2",
      "Q winner draw 3.5",
      "Q winner home 1.9",
    ]);
  });
});

describe("lines", () => {
  const handicap = (more: object) => read([{ bookmaker: "Q", market: "Handicap", ...more }]);

  it("of a whole handicap are the home side's; the away side has the opposite", () => {
    expect(handicap({ line: -1.5, home: 2.9, away: 1.42 })).toEqual(["Q handicap home -1.5 2.9", "Q handicap away 1.5 1.42"]);
  });

  it("beside each price are the side's own when their signs differ", () => {
    const outcomes = [
      { name: "home", price: 2.9, point: -1.5 },
      { name: "away", price: 1.42, point: "+1.5" },
    ];
    expect(handicap({ outcomes })).toEqual(["Q handicap home -1.5 2.9", "Q handicap away 1.5 1.42"]);
  });

  it("beside each price are the home side's when they are the same", () => {
    const outcomes = [
      { name: "home", price: 2.9, point: -1.5 },
      { name: "away", price: 1.42, point: -1.5 },
    ];
    expect(handicap({ outcomes })).toEqual(["Q handicap home -1.5 2.9", "Q handicap away 1.5 1.42"]);
  });

  it("on both sides of zero are told apart by which pairs make a book", () => {
    const rows = [
      ["home", -1.5, 2.9],
      ["away", 1.5, 1.42],
      ["home", 1.5, 1.2],
      ["away", -1.5, 4.6],
    ];
    const outcomes = rows.map(([name, point, price]) => ({ name, point, price }));
    expect(handicap({ outcomes }).sort()).toEqual([
      "Q handicap away -1.5 4.6",
      "Q handicap away 1.5 1.42",
      "Q handicap home -1.5 2.9",
      "Q handicap home 1.5 1.2",
    ]);
    const reversed = rows.map(([name, point, price]) => ({ name, point: name === "away" ? -Number(point) : point, price }));
    expect(handicap({ outcomes: reversed }).sort()).toEqual(handicap({ outcomes }).sort());
  });

  it("are read from the words of a selection or a market", () => {
    const json = {
      Q: {
        фора: { "Ф1(-1.5)": 2.9, "Ф2(+1,5)": 1.42 },
        тотал: { "ТБ 2.5": 1.9, "ТМ 2.5": 1.95 },
        "Total 3.5": { over: 2.9, under: 1.42 },
      },
    };
    expect(read(json)).toEqual([
      "Q handicap home -1.5 2.9",
      "Q handicap away 1.5 1.42",
      "Q total over 2.5 1.9",
      "Q total under 2.5 1.95",
      "Q total over 3.5 2.9",
      "Q total under 3.5 1.42",
    ]);
  });

  it("of a quarter are read from both halves", () => {
    expect(read([{ bookmaker: "Q", market: "total", line: "2.5/3.0", over: 1.9, under: 1.95 }])[0]).toBe("Q total over 2.75 1.9");
  });

  it("that are missing make a total nothing we could show", () => {
    expect(read([{ bookmaker: "Q", market: "total", over: 1.9, under: 1.95 }])).toEqual([]);
    expect(reasons([{ bookmaker: "Q", market: "total", over: 1.9, under: 1.95 }])).toEqual(["no line", "no line"]);
  });
});

describe("what is no price", () => {
  it("stays out: limits, ratings, margins, ids, scores, earlier prices, forecasts", () => {
    const noise = {
      id: 2,
      rating: 4.8,
      limit: 1000,
      max_bet: 500,
      margin: 5.2,
      payout: 95,
      home_score: 1,
      away_score: 2,
      home_prev: 2.1,
      opening_home: 2.2,
      home_probability: 0.5,
    };
    const json = {
      data: {
        slug: "a-b",
        score: { home: 1, away: 2 },
        probabilities: { home: 0.5, draw: 0.3, away: 0.2 },
        bookmakers: [{ name: "Q", ...noise, ...threeWay }],
      },
    };
    expect(read(json)).toEqual(["Q winner home 1.9", "Q winner draw 3.5", "Q winner away 4.2"]);
  });

  it("is a forecast that no bookmaker stands for", () => {
    expect(read({ data: { home_probability: 0.5, draw_probability: 0.3, away_probability: 0.2 } })).toEqual([]);
  });

  it("is an average or a best price over the bookmakers, or an opening price", () => {
    expect(
      read({
        data: {
          average: threeWay,
          best: threeWay,
          bookmakers: { Q: { opening: { home: 2, draw: 3.4, away: 4 }, current: threeWay } },
        },
      }),
    ).toHaveLength(3);
  });

  it("is one of a suspended market", () => {
    expect(read([{ bookmaker: "Q", suspended: true, ...threeWay }])).toEqual([]);
    expect(reasons([{ bookmaker: "Q", suspended: true, ...threeWay }])).toEqual(["not on offer"]);
  });

  it("is reported when a price is missing where one should be", () => {
    expect(reasons([{ bookmaker: "Q", market: "winner", selection: "home", price: "-" }])).toEqual(["no price"]);
  });

  it("is either of two columns that could both be the price, until one is pinned", () => {
    const rows = (odds: number) =>
      [1.9, 2.1].map((price, index) => ({ bookmaker: "Q", selection: ["home", "away"][index], price, odds: price + odds }));
    expect(decode("odds", rows(0.5)).items).toEqual([]);
    expect(decode("odds", rows(0)).items.map(({ price }) => price)).toEqual([1.9, 2.1]);
    // The same values in other rows are other prices.
    for (const [home, away] of [
      [1.9, 2.1],
      ["1.9", "2.1"],
    ]) {
      const sides = { bookmaker: "Q", selection: "home" };
      const swapped = [
        { ...sides, price: home, odds: away },
        { ...sides, selection: "away", price: away, odds: home },
      ];
      expect(decode("odds", swapped).items).toEqual([]);
    }
    const pinned = readMapping({ pins: { odds: { "[].odds": "nothing" } } });
    if (!pinned.ok) throw new Error("the mapping is good");
    expect(decode("odds", rows(0.5), { mapping: pinned.mapping }).items.map(({ price }) => price)).toEqual([1.9, 2.1]);
  });

  it("is either of two different prices for one selection", () => {
    const row = { bookmaker: "Q", market: "winner", selection: "home" };
    expect(
      reasons([
        { ...row, price: 1.9 },
        { ...row, price: 2.1 },
      ]),
    ).toEqual(["two prices for the same selection", "two prices for the same selection"]);
  });
});

describe("bookmakers", () => {
  it("may be listed once and referred to by id", () => {
    const json = { bookmakers: [{ id: 1, name: "Quill" }], odds: [{ bookmaker_id: 1, ...threeWay }] };
    expect(read(json)[0]).toBe("Quill winner home 1.9");
  });

  it("may be absent: then nobody's name is made up", () => {
    expect(decode("odds", { slug: "alpha-beta", ...threeWay }).items.map(({ bookmaker }) => bookmaker)).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe("times", () => {
  it("come from the price, else from the nearest object around it", () => {
    const json = {
      data: {
        updated_at: 1_795_168_800,
        bookmakers: [
          { name: "Q", ...threeWay },
          { name: "R", last_update: "2026-11-20T13:05:00+03:00", ...threeWay },
        ],
      },
    };
    const { items, refreshed_at } = decode("odds", json);
    expect([items[0]?.at, items[3]?.at, refreshed_at]).toEqual([
      "2026-11-20T10:00:00.000Z",
      "2026-11-20T10:05:00.000Z",
      "2026-11-20T10:00:00.000Z",
    ]);
  });

  it("of the kick-off are not times of a price", () => {
    const json = {
      data: {
        slug: "a-b",
        home_team: "A",
        away_team: "B",
        scheduled_at: "2026-11-20T10:00:00Z",
        date: "2026-11-20T10:00:00Z",
        odds: [{ bookmaker: "Q", ...threeWay }],
      },
    };
    expect(decode("odds", json).items.map(({ at }) => at)).toEqual([null, null, null]);
  });

  it("choose the newest where the odds of now come with earlier ones", () => {
    const row = (at: string, home: number) => ({ bookmaker: "Q", home, draw: 3.5, away: 4.2, at });
    expect(read([row("2026-11-20T10:00:00Z", 1.8), row("2026-11-20T11:00:00Z", 1.9)])[0]).toBe("Q winner home 1.9");
  });
});

describe("what the decoder notes", () => {
  it("names every field that it did not understand, with an example", () => {
    const { notes, fields } = decode("odds", [{ bookmaker: "Q", market: "1x2", ...threeWay, weather_index: 12 }]);
    expect(notes).toEqual(["unknown field: odds.[].weather_index"]);
    expect(fields.find(({ understood }) => !understood)).toEqual({
      field: "odds.[].weather_index",
      type: "number",
      understood: false,
      example: "12",
    });
  });
});

describe("an answer about several matches", () => {
  const match = (home: string, away: string, bookmaker: string, prices: readonly number[]) => ({
    home_team: home,
    away_team: away,
    bookmakers: [{ name: bookmaker, markets: [{ name: "1X2", prices }] }],
  });
  const json = { data: [match("Spartak", "Zenit", "Q", [1.9, 3.5, 4.2]), match("Rotor", "Torpedo", "R", [2.1, 3.4, 3.6])] };

  it("gives the prices of the one that was asked for", () => {
    const { items } = decode("odds", json, { match: { home: ["Spartak"], away: ["Zenit"] } });
    expect(items.map(({ bookmaker, price }) => [bookmaker, price])).toEqual([
      ["Q", 1.9],
      ["Q", 3.5],
      ["Q", 4.2],
    ]);
  });

  it("gives none where nothing tells which was meant", () => {
    const { items, skipped } = decode("odds", json);
    expect(items).toEqual([]);
    expect(skipped[0]?.reason).toBe("another match, or nothing tells which");
  });
});

describe("the service's own bookmakers", () => {
  const prices = { winner: { home: 1.9, draw: 3.5, away: 4.2 } };

  it("tell what the keys of an answer are, which nothing else does", () => {
    const json = { alfa: prices, bravo: prices };
    expect(read(json)).toEqual([]);
    expect(read(json, { bookmakers: ["Alfa", "Bravo"] })).toHaveLength(6);
  });

  it("are all of them: another key beside them is none", () => {
    const json = { Alfa: prices, Bravo: prices, Zulu: prices };
    expect(read(json)).toHaveLength(9);
    expect(read(json, { bookmakers: ["alfa", "bravo"] })).toHaveLength(6);
  });
});

describe("prices of several times", () => {
  const [at10, at11] = ["2026-11-20T10:00:00.000Z", "2026-11-20T11:00:00.000Z"];
  const read = (kind: "odds" | "history", ...points: readonly (readonly [string, number, string | null])[]) => {
    const row = { bookmaker: "Q", market: "1x2" };
    const { items, skipped, notes } = decode(
      kind,
      points.map(([selection, odds, at]) => ({ ...row, selection, odds, at })),
    );
    return [
      items.map(({ selection, price, at }) => [selection, price, at].join(" ").trim()),
      skipped.map(({ reason }) => reason),
      notes,
    ];
  };
  const older = ["older prices of the same selection were left out"];

  it("are the last of each selection, and that there were others is said", () => {
    expect(read("odds", ["1", 1.9, at10], ["2", 2, at10], ["1", 1.8, at11])).toEqual([
      [`away 2 ${at10}`, `home 1.8 ${at11}`],
      [],
      older,
    ]);
    expect(read("odds", ["1", 1.8, at11], ["2", 2, at10], ["1", 1.9, at10])).toEqual([
      [`home 1.8 ${at11}`, `away 2 ${at10}`],
      [],
      older,
    ]);
    expect(read("odds", ["1", 1.9, at10], ["2", 2, at11])).toEqual([[`home 1.9 ${at10}`, `away 2 ${at11}`], [], []]);
    expect(read("odds", ["1", 1.9, null], ["2", 2, null], ["1", 1.8, at11])).toEqual([["away 2", `home 1.8 ${at11}`], [], older]);
  });

  it("are points of a history by their time, and none without", () => {
    expect(read("history", ["1", 1.9, at10], ["2", 2, at10], ["1", 1.8, null])).toEqual([
      [`home 1.9 ${at10}`, `away 2 ${at10}`],
      ["no time"],
      [],
    ]);
  });
});
