import { describe, expect, it } from "vitest";
import { matchFrom } from "../../src/api/reading/from-rows.ts";
import { nameFor } from "../../src/matches/names.ts";
import type { ListShape, OddsShape, Prices, Words } from "../../src/sources/definition.ts";
import { listReader } from "../../src/sources/reading/lists.ts";
import type { Format } from "../../src/sources/reading/numbers.ts";
import { oddsReader } from "../../src/sources/reading/odds.ts";
import { Misfit, type Question } from "../../src/sources/reading/reading.ts";

interface Made {
  rows?: Partial<Prices>;
  words?: Words;
  format?: Format;
  question?: Question;
  isHistory?: boolean;
}

/** Reads rows of `{match, book, market, on, price, line, at, whose}`. */
function read(json: unknown, { rows = {}, words = {}, format = "decimal", question, isHistory = false }: Made = {}) {
  const shape: OddsShape = {
    each: { row: "answer.rows[]" },
    match: "row.match?",
    teams: { home: "row.home?", away: "row.away?" },
    rows: [
      {
        book: "row.book?",
        market: "row.market",
        selection: "row.on",
        price: "row.price",
        line: "row.line?",
        at: "row.at?",
        whose: "row.whose?",
        ...rows,
      },
    ],
  };
  const reading = oddsReader(shape, { format, zone: null, words, nothing: ["–0"] }, { isHistory })(json, question);
  return {
    rows: reading.rows.map(({ bookmaker, market, selection, line, price }) => [bookmaker, market, selection, line, price]),
    refused: reading.refused.map(({ where, why, times }) => `${where}: ${why}${times > 1 ? ` ×${times}` : ""}`),
    draws: reading.rows.map(({ hasDraw }) => hasDraw),
    links: reading.rows.map(({ link }) => link),
  };
}

const winner = (book: string, prices: Record<string, number | string | null>, extra: object = {}) =>
  Object.entries(prices).map(([on, price]) => ({ book, market: "winner", on, price, ...extra }));
const misfitOf = (json: unknown, made: Made = {}) => {
  try {
    return read(json, made).rows;
  } catch (error) {
    if (error instanceof Misfit) return error.message;
    throw error;
  }
};

describe("an answer that is not what the definition says", () => {
  it.each([
    ["lacks a level", { data: [] }, "answer.rows[] is not there"],
    ["lacks a column", { rows: [{ market: "winner", on: "home" }] }, "row.price is in none of 1 entries"],
    ["has a renamed column", { rows: [{ market: "winner", pick: "home", price: 2 }] }, "row.on is in none of 1 entries"],
    ["is null", null, "answer.rows[] is not there"],
    ["is a text", "rows", "answer.rows[] is not there"],
    ["has a negative price", { rows: winner("A", { home: -110, away: 2 }) }, "row.price is -110, and that is no decimal price"],
    [
      "has many prices of another format",
      { rows: winner("A", { home: 0.5, away: 1.9, draw: 3 }) },
      "row.price has 1 of 3 prices that are not decimal",
    ],
    [
      "has whole prices from 100 on alone",
      { rows: [...winner("A", { home: 120 }), ...winner("B", { home: 125 })] },
      "row.price has only whole numbers from 100 on: these prices are American",
    ],
    [
      "pays back nothing like what is staked",
      { rows: winner("A", { home: 9.5, away: 8.5 }) },
      "format 1 of 1 markets pay back nothing like what is staked",
    ],
  ])("%s: is refused by its path", (_what, json, message) => {
    expect(misfitOf(json)).toBe(message);
  });

  it("lacks what only and not look at: is refused as well", () => {
    const json = { rows: winner("A", { home: 2, away: 2 }) };
    expect(misfitOf(json, { rows: { not: { "row.closed": true } } })).toBe("row.closed is in none of 2 entries");
    expect(read(json, { rows: { not: { "row.closed?": true } } }).rows).toHaveLength(2);
  });

  it("lacks an exchange's bid: is refused, for nothing would ever be narrow enough", () => {
    const rows = { spread: { bid: "row.bid", ask: "row.price", most: 0.1 } };
    expect(misfitOf({ rows: winner("A", { home: 2 }) }, { rows })).toBe("row.bid is in none of 1 entries");
  });

  it("has far too many entries: is refused", () => {
    expect(misfitOf({ rows: Array.from({ length: 50_001 }, () => ({})) })).toBe("answer has more than 50000 entries");
  });

  it("is empty: has no rows, and nothing is wrong", () => {
    expect(read({ rows: [] })).toMatchObject({ rows: [], refused: [] });
  });
});

describe("single entries", () => {
  it("are left out and named where two prices stand for one selection", () => {
    const { rows, refused } = read({ rows: [...winner("A", { home: 2, away: 1.9 }), ...winner("A", { home: 2.2 })] });
    expect(rows).toEqual([["A", "winner", "away", null, 1.9]]);
    expect(refused).toEqual(["A, winner: two prices for the same selection"]);
  });

  it("are one where the same price stands twice", () => {
    expect(read({ rows: [...winner("A", { home: 2 }), ...winner("A", { home: 2 })] }).rows).toHaveLength(1);
  });

  it("are left out where a book's handicaps have one sign", () => {
    const handicap = (book: string, home: number, away: number) => [
      { book, market: "handicap", on: "home", price: 1.9, line: home },
      { book, market: "handicap", on: "away", price: 1.9, line: away },
    ];
    const { rows, refused } = read({ rows: [...handicap("A", -1, -1), ...handicap("B", -1, 1), ...handicap("C", 0, 0)] });
    expect(rows.map(([book]) => book)).toEqual(["B", "B", "C", "C"]);
    expect(refused).toEqual(["A, handicap: both sides of a handicap by the same line ×2"]);
  });

  it.each([
    [{ market: "total", on: "over", price: 1.9 }, "total: no line"],
    [{ market: "total", on: "over", price: 1.9, line: 1.91 }, "total: no market has the line 1.91"],
    [{ market: "total", on: "home", price: 1.9, line: 2.5 }, 'total: what "home" is, the definition does not say'],
    [{ market: "winner", on: "home", price: 1.9, line: 2.5 }, "winner: a line, and the market has none"],
    [{ market: "winner", on: "Côte d'Ivoire", price: 1.9 }, 'winner: what "Côte d\'Ivoire" is, the definition does not say'],
    [{ market: "winner", on: "home", price: "1.00" }, "winner: not on offer"],
    [{ market: "winner", on: "home", price: "–0" }, "winner: not on offer"],
    [{ market: "h2h_lay", on: "home", price: 2 }, "h2h_lay: no price to back"],
    [{ market: "Exchange", on: "layHome", price: 2 }, "Exchange: no price to back"],
    [{ market: null, on: "home", price: 2 }, "row.market: no market"],
  ])("like %j are named", (entry, why) => {
    const { rows, refused } = read({ rows: [{ book: "A", ...entry }, ...winner("B", { home: 2, away: 1.9 })] });
    expect(rows.map(([book]) => book)).toEqual(["B", "B"]);
    expect(refused).toEqual([why]);
  });

  it("of a market about players mean nothing without the player", () => {
    const shots = (extra: object) => ({ book: "A", market: "shots", on: "Over", price: 1.9, line: 1.5, ...extra });
    const json = { rows: [shots({ whose: "Aldo Venn" }), shots({})] };
    expect(read(json)).toMatchObject({
      rows: [["A", "other", "shots: Aldo Venn Over 1.5", null, 1.9]],
      refused: ["shots: no word whose it is"],
    });
    expect(
      read(
        { rows: [...json.rows, shots({ market: "goals", whose: "Bo Kay", line: undefined })] },
        { rows: { whose: "row.whose" } },
      ).rows,
    ).toHaveLength(2);
  });

  it("of a market that we know need no player, though the definition names one for all", () => {
    const shots = { book: "A", market: "shots", on: "Over", price: 1.9, whose: "Aldo Venn" };
    const json = { rows: [shots, { ...shots, whose: null }, ...winner("A", { home: 2, away: 1.9 })] };
    expect(read(json, { rows: { whose: "row.whose" } })).toMatchObject({
      rows: [
        ["A", "other", "shots: Aldo Venn Over", null, 1.9],
        ["A", "winner", "home", null, 2],
        ["A", "winner", "away", null, 1.9],
      ],
      refused: ["shots: no word whose it is"],
    });
  });

  it("may be called by yes and no", () => {
    const json = { rows: [true, false].map((on) => ({ book: "A", market: "winner", on, price: 1.9 })) };
    const { rows } = read(json, { words: { selections: { true: "home", false: "away" } } });
    expect(rows.map(([, , selection]) => selection)).toEqual(["home", "away"]);
  });

  it("of a market of the service's own keep its name, and their line where others have one", () => {
    const json = { rows: ["1:0", "2:0"].map((on) => ({ book: "A", market: "Exact Score", on, price: 8 })) };
    expect(read(json).rows[0]).toEqual(["A", "other", "Exact Score: 1:0", null, 8]);
    const corners = {
      rows: [
        { market: "Corners", on: "over", price: 2, line: 9.5 },
        { market: "Corners", on: "under", price: 2 },
      ],
    };
    expect(read(corners).refused).toEqual(["Corners: no line"]);
  });
});

describe("words", () => {
  it("name the sides: by the entry's teams, by the question's, by neither when they are alike", () => {
    const named = { home: "Wexcombe Albion", away: "Port Almery" };
    expect(read({ rows: winner("A", { "WEXCOMBE ALBION": 2, "Port-Almery": 1.9 }, named) }).rows.map(([, , on]) => on)).toEqual([
      "home",
      "away",
    ]);
    const twins = read({ rows: winner("A", { Wexcombe: 2 }, { home: "Wexcombe", away: "wexcombe" }) });
    expect(twins.rows).toEqual([]);
  });

  it("of the definition come before any other, and never is no price", () => {
    const words: Words = { markets: { "1x2": "winner", Corners: "never" }, selections: { "1": "home", "2": "away" } };
    const json = { rows: [...winner("A", { "1": 2, "2": 1.9 }, { market: "1X2" }), { market: "Corners", on: "1", price: 2 }] };
    expect(read(json, { words })).toMatchObject({
      rows: [
        ["A", "winner", "home", null, 2],
        ["A", "winner", "away", null, 1.9],
      ],
      refused: ["Corners: no price to back"],
    });
  });

  it("of books: those of one title are as many as they have ids, each with its own draw", () => {
    const book = (id: string, home: number, extra: object = {}) => winner("Betfair", { home, away: 3, ...extra }, { id });
    const rows = [...book("betfair", 2), ...book("betfair_ex_uk", 2.1, { draw: 3.4 }), ...book("betfair_ex_eu", 2.2)];
    const words = { books: { betfair_ex_eu: "Betfair (EU)" } };
    const { rows: found, draws } = read({ rows }, { rows: { bookId: "row.id" }, words });
    const home = found.flatMap(([name, , on], at) => (on === "home" ? [[name, draws[at]]] : []));
    expect(home).toEqual([
      ["Betfair", false],
      ["Betfair (betfair_ex_uk)", true],
      ["Betfair (EU)", false],
    ]);
  });

  it("of the standard dictionary help only where the definition asks for it", () => {
    const json = {
      rows: [
        { market: "Match Winner", on: "П1", price: 2 },
        { market: "Тотал 2.5", on: "ТБ 2.5", price: 2, line: 2.5 },
        { market: "1st half winner", on: "1", price: 2 },
      ],
    };
    expect(read(json, { words: { standard: true } }).rows.map(([, market, on]) => [market, on])).toEqual([
      ["winner", "home"],
      ["total", "over"],
      ["other", "1st half winner: 1"],
    ]);
    expect(read(json).rows.map(([, market]) => market)).toEqual(["other", "other", "other"]);
  });
});

describe("a winner", () => {
  it("with a draw and one without are two markets, by the book's own", () => {
    const { draws } = read({
      rows: [...winner("A", { home: 2.1, away: 3.5, draw: 3.4 }), ...winner("B", { home: 1.6, away: 2.4 })],
    });
    expect(draws).toEqual([true, true, true, false, false]);
  });

  it("has a draw as well where nobody can bet on it just now", () => {
    expect(read({ rows: winner("A", { home: 2.1, away: 3.5, draw: "1.00" }) }).draws).toEqual([true, true]);
  });

  it("of both kinds in one book contradicts nothing", () => {
    const words = { markets: { h2h: "winner", h2h_3_way: "winner" } };
    const json = {
      rows: [
        ...winner("A", { home: 1.7, away: 2.2 }, { market: "h2h" }),
        ...winner("A", { home: 2, away: 3, draw: 4.2 }, { market: "h2h_3_way" }),
      ],
    };
    expect(read(json, { words })).toMatchObject({ draws: [false, false, true, true, true], refused: [] });
  });
});

describe("a question", () => {
  it("about one match is not answered by another's prices", () => {
    const both = {
      rows: [...winner("A", { home: 2, away: 1.9 }, { match: 1 }), ...winner("A", { home: 3, away: 1.4 }, { match: 2 })],
    };
    expect(read(both, { question: { matches: ["1"] } })).toMatchObject({
      rows: [
        ["A", "winner", "home", null, 2],
        ["A", "winner", "away", null, 1.9],
      ],
      refused: ["2: another match than was asked for ×2"],
    });
    expect(misfitOf(both, { question: { matches: ["3"] } })).toBe("match is 1, and 3 was asked for");
  });

  it("tells the sides where the answer doesn't", () => {
    const question = { sides: { home: ["Wexcombe", "Уэкскомб"], away: ["Almery"] } };
    const shape: OddsShape = {
      each: { row: "answer[]" },
      rows: [{ market: "'winner'", selection: "row.on", price: "row.price" }],
    };
    const common = { format: "decimal" as const, zone: null, words: {}, nothing: [] };
    const reading = oddsReader(shape, common, { isHistory: false })([{ on: "Уэкскомб", price: 2 }], question);
    expect(reading.rows).toMatchObject([{ selection: "home" }]);
  });
});

describe("when prices were refreshed", () => {
  const at = Date.UTC(2027, 1, 1, 12);
  const match = { id: "m1", home: "A", away: "B", state: "live", price: 2, updated: "2027-02-01T12:00:00Z" };
  const common = { format: "decimal", zone: null, words: {}, nothing: [] } as const;
  const each = { row: "answer.rows[]" };

  it.each(["answer.updated", "row.updated", "answer.rows[0].updated"])("is said by %s, of boards and of lists", (refreshed) => {
    const json = { rows: [match, { ...match, id: "m2" }], updated: match.updated };
    const rows = [{ market: "'winner'", selection: "'home'", price: "row.price" }];
    const boards = oddsReader({ each, match: "row.id", rows, refreshed }, common, { isHistory: false });
    const fields = { slug: "row.id", home: "row.home", away: "row.away" };
    const list = listReader("matches", { each, fields, refreshed }, common);
    expect([boards(json).refreshedAt, list(json).refreshedAt]).toEqual([at, at]);
    expect(list({ rows: [] }).refreshedAt).toBeNull();
  });
});

describe("a history", () => {
  it("leaves out a price without its time, and keeps equal selections of other times", () => {
    const at = (time: number | null, price: number) => ({ book: "A", market: "winner", on: "home", price, at: time });
    const { rows, refused } = read({ rows: [at(1801800000, 2), at(1801800060, 2.1), at(null, 2.2)] }, { isHistory: true });
    expect(rows.map(([, , , , price]) => price)).toEqual([2, 2.1]);
    expect(refused).toEqual(["winner: a price without its time"]);
  });
});

describe("a list", () => {
  const common = { format: "decimal" as const, zone: null, words: {}, nothing: [] };
  const matches = listReader(
    "matches",
    {
      each: { row: "answer.data[]" },
      fields: { slug: "row.id", home: { en: "row.home_en?", ru: "row.home_ru" }, away: "row.away", status: "row.status?" },
    },
    common,
  );

  it("reads names by language, and words of states that it knows", () => {
    const { rows } = matches({
      data: [
        { id: 1, home_ru: "Дом", home_en: "Home", away: "Away", status: "LIVE" },
        { id: 2, home_ru: "Дом", away: "B", status: "soon" },
      ],
    });
    expect(rows).toMatchObject([
      { slug: 1, home: "Home", home_names: { en: "Home", ru: "Дом" }, away: "Away", status: "live" },
      { slug: 2, home: "Дом", home_names: { ru: "Дом" }, status: "unknown" },
    ]);
  });

  it("knows a day without a time from a time: midnight is nothing that anybody said", () => {
    const shape: ListShape = {
      each: { row: "answer[]" },
      fields: { slug: "row.id", home: "row.home", away: "row.away", scheduled_at: "row.start", home_also: "row.also?" },
    };
    const reader = listReader("matches", shape, { format: "decimal", zone: "UTC", words: {}, nothing: [] });
    const of = (start: unknown) => ({ id: "one", home: "Knicks", away: "Heat", start, also: "New York Knicks" });
    const starts = ["2026-11-23", "2026-11-23 00:00:00", "soon"].map(of);
    const [day, time, none] = reader(starts).rows.map(matchFrom);
    expect(day).toMatchObject({
      startsAt: null,
      day: "2026-11-23",
      home: { names: { und: "Knicks", "x-also": "New York Knicks" } },
    });
    expect(time).toMatchObject({ startsAt: Date.UTC(2026, 10, 23) });
    expect([time?.day, none?.day, none?.startsAt]).toEqual([undefined, undefined, null]);
    expect(["en", "ru", "de"].map((language) => nameFor(day?.home.names ?? {}, language))).toEqual(Array(3).fill("Knicks"));
  });

  it("leaves out entries without a needed field, and is a misfit where none is left", () => {
    const entry = { id: 1, home_ru: "Дом", away: "B" };
    expect(matches({ data: [entry, { ...entry, away: null }] }).refused).toMatchObject([
      { where: "answer.data[]", why: "no away" },
    ]);
    expect(() => matches({ data: [{ ...entry, away: "" }] })).toThrow("answer.data[] has no entry that can be read: no away");
    expect(() => matches({ data: [{ id: 1, away: "B" }] })).toThrow("row.home_ru is in none of 1 entries");
    expect(() => matches({ items: [] })).toThrow("answer.data[] is not there");
    expect(matches({ data: [] }).rows).toEqual([]);
  });

  it("is refused where it is about another match than was asked for", () => {
    expect(() => matches({ data: [{ id: 1, home_ru: "Дом", away: "B" }] }, { matches: ["2"] })).toThrow(
      "match is 1, and 2 was asked for",
    );
  });

  it("of value bets has our names of markets, and edges as fractions", () => {
    const bets = listReader(
      "value_bets",
      {
        each: { bet: "answer[]" },
        unit: "index",
        words: { markets: { ML: "winner", lays: "never" } },
        fields: {
          market: "bet.market",
          selection: "bet.side",
          price: "bet.odds",
          edge: "bet.ev",
          line: "bet.line?",
          home_name: "bet.home?",
        },
      },
      common,
    );
    const { rows, refused } = bets([
      { market: "ML", side: "Wexcombe", odds: "2.1", ev: 104.2, home: "Wexcombe", line: 1 },
      { market: "total", side: "over", odds: 2, ev: 101 },
      { market: "Corners", side: "over", odds: 2, ev: 98.5, line: 9.5 },
      { market: "lays", side: "over", odds: 2, ev: 101 },
      { market: "ML", side: "home", odds: "-", ev: 101 },
    ]);
    expect(rows).toMatchObject([
      { market: "winner", selection: "home", line: null, price: 2.1, edge: 0.042 },
      { market: "other", selection: "Corners: over 9.5", line: null, edge: -0.015 },
    ]);
    expect(refused.map(({ why }) => why)).toEqual(["total: no line", "lays: no price to back", "no price"]);
  });
});

describe("the bookmaker's page of a price", () => {
  const linksOf = (links: Record<string, unknown>) => {
    const [row] = winner("Alder", { home: 2 }, links);
    return read({ rows: [row] }, { rows: { link: ["row.link?", "row.book_link?"] } }).links;
  };

  it("is that of the price, else of its book, as it was sent", () => {
    expect(linksOf({ link: "https://book.example/bet?id=1" })).toEqual(["https://book.example/bet?id=1"]);
    expect(linksOf({ link: null, book_link: "https://book.example/a b" })).toEqual(["https://book.example/a%20b"]);
    expect(linksOf({})).toEqual([undefined]);
  });

  it.each([
    "http://book.example",
    "javascript:alert(1)",
    "https://someone:secret@book.example",
    "book.example/bet",
    `https://book.example/${"x".repeat(600)}`,
    7,
  ])("is none where nobody may be sent: %s", (link) => {
    expect(linksOf({ link })).toEqual([undefined]);
  });
});
