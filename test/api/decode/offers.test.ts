import { describe, expect, it } from "vitest";
import { formatted } from "../../../src/api/decode/book-formats.ts";
import { openEnvelope } from "../../../src/api/decode/envelope.ts";
import { ownSideLines } from "../../../src/api/decode/handicaps.ts";
import { marketOf } from "../../../src/api/decode/markets.ts";
import { placeOffers } from "../../../src/api/decode/offer-meaning.ts";
import { nowhere, type Offer, type Place } from "../../../src/api/decode/offers.ts";
import { notationOf } from "../../../src/api/decode/prices.ts";
import { createReport } from "../../../src/api/decode/report.ts";
import { booksIn, filtered, isOfOneTime, seriesOf } from "../../../src/api/decode/series.ts";

type Given = Partial<Omit<Place, "market">> & { market?: string; price?: unknown; at?: string; nth?: number; of?: number };

let made = 0;
/** An offer of bookmaker Q at 2.0, as the rest says. */
function offer({ market, price = 2, nth, of = 3, ...place }: Given): Offer {
  const notation = notationOf(price);
  if (notation === null) throw new Error(`${price} is no price`);
  const named = market === undefined ? null : marketOf(market);
  const position = nth === undefined ? null : { index: nth, of };
  return { place: { ...nowhere, bookmaker: "Q", ...place, market: named }, path: `p${made++}`, pattern: "p", notation, position };
}

const placed = (...given: Given[]) => {
  const report = createReport();
  const rows = placeOffers(given.map(offer), report);
  return { rows, said: report.results().skipped.map(({ reason }) => reason), report };
};
const meanings = (...given: Given[]) => {
  const { rows, said } = placed(...given);
  return [...rows.map(({ market, selection, line }) => [market, selection, ...(line === null ? [] : [line])].join(" ")), ...said];
};

describe("what an offer means", () => {
  it.each<[Given, string]>([
    [{ market: "winner", selection: "home" }, "winner home"],
    [{ selection: "home" }, "winner home"],
    [{ selection: "home", line: 2.5 }, "no market"],
    [{ selection: "yes" }, "no market"],
    [{ selection: "no" }, "no market"],
    [{ selection: "1X" }, "double_chance 1X"],
    [{ selection: "whatever" }, "no market"],
    [{}, "no selection"],
    [{ market: "winner" }, "no selection"],
    [{ market: "total", selection: "over", line: 2.5 }, "total over 2.5"],
    [{ market: "total", selection: "over" }, "no line"],
    [{ market: "total", selection: "over", line: 0 }, "a total's line is above 0"],
    [{ market: "total", selection: "over", line: -1 }, "a total's line is above 0"],
    [{ market: "total", selection: "over", line: 0.25 }, "total over 0.25"],
    [{ market: "handicap", selection: "home", line: 0 }, "handicap home 0"],
    [{ market: "total", selection: "over 2.5", line: 2.5 }, "total over 2.5"],
    [{ market: "total", selection: "over 2.5", line: 0 }, "total over 2.5"],
    [{ market: "total", selection: "over 2.5", line: 3 }, "two different lines"],
    [{ market: "handicap", selection: "away +1.5", line: -1.5 }, "handicap away 1.5"],
    [{ market: "total", selection: "home" }, "other total: home"],
    [{ market: "winner", selection: "over 2.5" }, "other winner: over 2.5"],
    [{ market: "Corners", selection: "over", line: 9.5 }, "other Corners: over 9.5"],
    [{ market: "Corners", selection: "over", line: 0 }, "other Corners: over"],
    [{ market: "Corners", selection: "over 9.5", line: 9.5 }, "other Corners: over 9.5"],
    [{ market: "Corners 9.5", selection: "over", line: -9.5 }, "other Corners 9.5: over"],
    [{ market: "Corners", nth: 1 }, "other Corners: #2"],
    [{ nth: 0 }, "winner home"],
    [{ nth: 1 }, "winner draw"],
    [{ nth: 2 }, "winner away"],
    [{ nth: 1, of: 2 }, "winner away"],
    [{ nth: 0, of: 4 }, "no selection"],
    [{ market: "total", nth: 1, of: 2, line: 2.5 }, "total under 2.5"],
    [{ market: "total", nth: 1, of: 3, line: 2.5 }, "other total: #2 2.5"],
    [{ nth: 0, of: 2, line: 1.5 }, "winner home"],
  ])("%j", (given, expected) => {
    expect(meanings(given)).toEqual([expected]);
  });

  it("of selections by number: with a 3 they are positions, with a 0 nobody knows", () => {
    const numbered = (...selections: string[]) => meanings(...selections.map((selection) => ({ market: "winner", selection })));
    expect(numbered("1", "2", "3")).toEqual(["winner home", "winner draw", "winner away"]);
    expect(numbered("1", "2")).toEqual(["winner home", "winner away"]);
    const doubt = "position 0 can be the draw or the first of three";
    expect(numbered("0", "1", "2")).toEqual([doubt, doubt, doubt]);
    expect(numbered("1", "X", "3")).toEqual([doubt, doubt, doubt]);
    expect(meanings({ market: "winner", selection: "3" }, { market: "winner", selection: "2", bookmaker: "R" })).toEqual([
      "winner away",
      "winner away",
    ]);
  });

  it("keeps whose words the market's are in", () => {
    const sources = (...given: Given[]) => placed(...given).rows.map(({ source }) => source);
    expect(
      sources({ selection: "home" }, { market: "1x2", selection: "home" }, { market: "Match Winner", selection: "home" }),
    ).toEqual(["winner", "1x2", "matchwinner"]);
    expect(sources({ market: "Total 2.5", selection: "over", line: 2.5 })).toEqual(["total"]);
  });
});

describe("the line of a handicap", () => {
  const lines = (...given: Given[]) => {
    const { rows, report } = placed(...given.map((one) => ({ market: "handicap", ...one })));
    const own = ownSideLines(rows, report);
    return [...own.map(({ selection, line }) => `${selection} ${line}`), ...report.results().skipped.map(({ reason }) => reason)];
  };
  const doubt = "the line beside the away side can be its own or the home side's";
  const beside = { lineOf: "outcome" } as const;

  it("for the whole market is the home side's", () => {
    expect(lines({ selection: "home", line: -1.5 }, { selection: "away", line: -1.5 })).toEqual(["home -1.5", "away 1.5"]);
    expect(lines({ selection: "away", line: 0 })).toEqual(["away 0"]);
    const other = { market: "winner", selection: "home" };
    expect(lines(other, { selection: "away", line: -1.5 })).toEqual(["home null", "away 1.5"]);
  });

  it("in the selection's own words is its own", () => {
    expect(lines({ selection: "away +1.5" }, { selection: "home -1.5" })).toEqual(["away 1.5", "home -1.5"]);
  });

  it("beside the price is compared with the other side's", () => {
    expect(lines({ ...beside, selection: "home", line: -1.5 }, { ...beside, selection: "away", line: 1.5 })).toEqual([
      "home -1.5",
      "away 1.5",
    ]);
    expect(lines({ ...beside, selection: "home", line: -1.5 }, { ...beside, selection: "away", line: -1.5 })).toEqual([
      "home -1.5",
      "away 1.5",
    ]);
    expect(lines({ ...beside, selection: "away", line: -1.5 })).toEqual([doubt]);
    expect(lines({ selection: "home -1.5" }, { ...beside, selection: "away", line: -1.5 })).toEqual(["home -1.5", doubt]);
    expect(lines({ ...beside, selection: "home", line: -1 }, { ...beside, selection: "away", line: 1 })).toEqual([
      "home -1",
      "away 1",
    ]);
    expect(lines({ ...beside, selection: "home", line: 1 }, { ...beside, selection: "away", line: -1 })).toEqual([
      "home 1",
      "away -1",
    ]);
    const level = [
      { ...beside, selection: "home", line: 0 },
      { ...beside, selection: "away", line: 0 },
    ];
    expect(lines(...level, { ...beside, selection: "home", line: -1.5 }, { ...beside, selection: "away", line: 1.5 })).toEqual([
      "home 0",
      "away 0",
      "home -1.5",
      "away 1.5",
    ]);
    expect(lines({ ...beside, selection: "home", line: 0 }, { ...beside, selection: "away", line: 0 })).toEqual([
      "home 0",
      "away 0",
    ]);
    expect(lines({ ...beside, selection: "home", line: -1.5 }, { ...beside, selection: "away", line: 2.5 })).toEqual([
      "home -1.5",
      doubt,
    ]);
  });

  it("follows the source's other books", () => {
    const pair = (bookmaker: string, away: number): Given[] => [
      { ...beside, bookmaker, selection: "home", line: -1.5 },
      { ...beside, bookmaker, selection: "away", line: away },
    ];
    const lone: Given = { ...beside, bookmaker: "L", selection: "away", line: -2 };
    expect(lines(...pair("A", -1.5), lone).at(-1)).toBe("away 2");
    expect(lines(...pair("A", 1.5), lone).at(-1)).toBe("away -2");
    expect(lines(...pair("A", 1.5), ...pair("B", -1.5), lone).at(-1)).toBe(doubt);
  });

  it("on both sides of zero is told by the sums of books", () => {
    const both = (homes: readonly [number, number], aways: readonly [number, number]): Given[] => [
      { ...beside, selection: "home", line: -1.5, price: homes[0] },
      { ...beside, selection: "home", line: 1.5, price: homes[1] },
      { ...beside, selection: "away", line: -1.5, price: aways[0] },
      { ...beside, selection: "away", line: 1.5, price: aways[1] },
    ];
    // 3.0 with 1.45 and 1.3 with 3.6 add up to about 1.05.
    expect(lines(...both([3, 1.3], [3.6, 1.45]))).toEqual(["home -1.5", "home 1.5", "away -1.5", "away 1.5"]);
    expect(lines(...both([3, 1.3], [1.45, 3.6]))).toEqual(["home -1.5", "home 1.5", "away 1.5", "away -1.5"]);
    expect(lines(...both([1.9, 1.9], [1.9, 1.9])).slice(2)).toEqual([doubt, doubt]);
    // One pair adds up in one way, none in the other: all pairs must.
    expect(lines(...both([3, 1.3], [8, 1.45])).slice(2)).toEqual([doubt, doubt]);
    expect(lines(...both([3, 1.3], [1.45, 8])).slice(2)).toEqual([doubt, doubt]);
    const [home, , , away] = both([3, 1.3], [1.45, 8]);
    const other = { ...beside, selection: "away", line: -1.5, price: 1.45 };
    // Of one pair each: 3 with 1.45 adds up, 3 with 8 does not.
    expect(lines(home ?? {}, other, away ?? {})).toEqual(["home -1.5", "away 1.5", "away -1.5"]);
  });
});

describe("a series", () => {
  const series = (...given: Given[]) =>
    seriesOf(placed(...given).rows).map((rows) =>
      rows.map(({ bookmaker, selection, line }) => `${bookmaker} ${selection} ${line ?? ""}`),
    );

  it("is what one bookmaker says of one market and line, wherever it stands", () => {
    expect(
      series(
        { selection: "home" },
        { selection: "over 2.5" },
        { bookmaker: "R", selection: "home" },
        { selection: "away" },
        { selection: "under 2.5" },
        { selection: "under 3.5" },
      ),
    ).toEqual([["Q home ", "Q away "], ["Q over 2.5", "Q under 2.5"], ["R home "], ["Q under 3.5"]]);
  });

  it("has both sides of a handicap, and nothing else of it", () => {
    expect(series({ selection: "home -1.5" }, { selection: "away +1.5" }, { selection: "away -1.5" })).toEqual([
      ["Q home -1.5", "Q away 1.5"],
      ["Q away -1.5"],
    ]);
  });

  it("is of one time, or has books at each", () => {
    const [rows = []] = seriesOf(
      placed({ selection: "home", at: "1" }, { selection: "away", at: "1" }, { selection: "home", at: "2" }).rows,
    );
    expect([isOfOneTime(rows), isOfOneTime(rows.slice(0, 2)), isOfOneTime([])]).toEqual([false, true, true]);
    const books = (kind: "odds" | "history", some = rows) =>
      booksIn(some, { kind, report: createReport() }).map(({ length }) => length);
    expect([books("history"), books("history", rows.slice(0, 2)), books("odds", rows.slice(0, 2))]).toEqual([[2, 1], [2], [2]]);
    expect([books("odds"), isOfOneTime(rows.slice(0, 1))]).toEqual([[2], true]);
    expect(filtered([rows], ({ at }) => at === "2").map(({ length }) => length)).toEqual([1]);
    expect(filtered([rows], () => false)).toEqual([]);
  });

  it("says a price once, and none of two that differ", () => {
    const books = (...prices: number[]) => {
      const { rows, report } = placed(...prices.map((price) => ({ selection: "home", price })), { selection: "away" });
      const left = seriesOf(rows).flatMap((one) => booksIn(one, { kind: "odds", report }));
      return [
        left.flat().map(({ selection, offer: { notation } }) => `${selection} ${notation.value}`),
        report.results().skipped.length,
      ];
    };
    expect(books(1.9)).toEqual([["home 1.9", "away 2"], 0]);
    expect(books(1.9, 1.9)).toEqual([["home 1.9", "away 2"], 0]);
    expect(books(1.9, 1.8)).toEqual([["away 2"], 2]);
    const [torn = []] = seriesOf(placed({ selection: "home" }, { selection: "home", price: 3 }).rows);
    expect(booksIn(torn, { kind: "odds", report: createReport() })).toEqual([]);
    expect(books(1.9, 1.8, 1.9)).toEqual([["away 2"], 3]);
  });
});

describe("the format of books", () => {
  const formats = (kind: "odds" | "history", ...given: Given[]) => {
    const { rows, report } = placed(...given);
    const read = formatted(seriesOf(rows), { kind, report }).flatMap((one) =>
      one.rows.map(({ offer: { path } }) => [path, one.format] as const),
    );
    const found = new Map(read);
    const { skipped, notes } = report.results();
    return {
      each: rows.map(({ offer: { path } }) => found.get(path) ?? null),
      reasons: [...new Set(skipped.map(({ reason }) => reason))],
      notes,
    };
  };
  const winner = (bookmaker: string, home: unknown, away: unknown): Given[] => [
    { bookmaker, selection: "home", price: home },
    { bookmaker, selection: "away", price: away },
  ];
  const lone = (bookmaker: string, price: unknown): Given => ({ bookmaker, market: "draw no bet", selection: "home", price });

  it("is each complete market's own, and said where it is unusual", () => {
    expect(formats("odds", ...winner("A", 1.9, 2), ...winner("B", 0.9, 1))).toEqual({
      each: ["decimal", "decimal", "hongkong", "hongkong"],
      reasons: [],
      notes: ["prices read as hongkong"],
    });
    expect(formats("odds", ...winner("A", 5, 6)).reasons).toEqual(["the market's prices do not add up in any format"]);
  });

  it("wants the draw where any market has one", () => {
    const three = [
      { selection: "home", price: 2.9 },
      { selection: "draw", price: 3.1 },
      { selection: "away", price: 2.9 },
    ];
    expect(formats("odds", ...three, ...winner("B", 1.9, 2)).each).toEqual(Array(5).fill("decimal"));
    expect(formats("odds", ...winner("B", 1.9, 2), lone("C", 1.9)).each).toEqual(["decimal", "decimal", "decimal"]);
    // Without a draw, 0.9 and 1 are a whole market in Hong Kong prices; beside a market with one they are not.
    expect(formats("odds", ...winner("B", 0.9, 1)).each).toEqual(["hongkong", "hongkong"]);
    expect(formats("odds", ...three, ...winner("B", 0.9, 1)).each.slice(3)).toEqual([null, null]);
  });

  it("of double chances is that in which they cover everything twice", () => {
    const chances = [
      { market: "double chance", selection: "1X", price: 1.25 },
      { market: "double chance", selection: "12", price: 1.25 },
      { market: "double chance", selection: "X2", price: 2.4 },
    ];
    expect(formats("odds", ...chances).each).toEqual(["decimal", "decimal", "decimal"]);
  });

  it("of what is not complete is its bookmaker's, else the answer's where that has one", () => {
    expect(formats("odds", lone("A", 1.9))).toMatchObject({
      each: [null],
      reasons: ["the price format cannot be told: decimal or hongkong or percent"],
    });
    expect(
      formats("odds", ...winner("A", 1.9, 2), ...winner("B", 0.9, 1), lone("A", 1.9), lone("B", 1.9), lone("C", 1.9)).each.slice(
        4,
      ),
    ).toEqual(["decimal", "hongkong", null]);
    expect(formats("odds", ...winner("A", "11/8", "4/6"), lone("A", 1.9)).each.at(-1)).toBeNull();
  });

  it("of a market that nobody knows is what its sum says, where nothing else tells", () => {
    const corners = (...prices: number[]): Given[] =>
      prices.map((price, nth) => ({ market: "Corners", selection: `range ${"abc"[nth]}`, price }));
    expect(formats("odds", ...corners(1.9, 2)).each).toEqual(["decimal", "decimal"]);
    expect(formats("odds", ...corners(1.9)).each).toEqual([null]);
    expect(formats("odds", ...corners(1.02)).each).toEqual([null]);
    expect(formats("odds", ...corners(5, 6)).each).toEqual([null, null]);
    expect(formats("odds", ...corners(5, 6), ...winner("A", 1.9, 2)).each).toEqual(["decimal", "decimal", "decimal", "decimal"]);
  });

  it("is what the source says, where it says one", () => {
    expect(formats("odds", { ...lone("A", 1.9), format: "decimal" }).each).toEqual(["decimal"]);
    const mixed: Given[] = [
      { selection: "home", price: 1.9, format: "decimal" },
      { selection: "away", price: 2 },
    ];
    expect(formats("odds", ...mixed).each).toEqual(["decimal", "decimal"]);
    const wrong: Given[] = [
      { selection: "home", price: 1.9, format: "hongkong" },
      { selection: "away", price: 2 },
    ];
    expect(formats("odds", ...wrong).each).toEqual(["decimal", "decimal"]);
  });

  it("of a history without a complete moment is that of its last prices", () => {
    const point = (selection: string, at: string, price: number): Given => ({ selection, at, price });
    expect(formats("history", point("home", "1", 1.5), point("away", "2", 2), point("home", "3", 1.9)).each).toEqual([
      "decimal",
      "decimal",
      "decimal",
    ]);
    expect(formats("history", point("home", "1", 1.5), point("away", "2", 6), point("home", "3", 5)).each).toEqual([
      null,
      null,
      null,
    ]);
    expect(formats("history", point("home", "1", 5), point("away", "2", 2), point("home", "3", 1.9)).each).toEqual([
      "decimal",
      "decimal",
      "decimal",
    ]);
    expect(formats("history", point("home", "3", 1.9), point("away", "2", 2), point("home", "1", 5)).each).toEqual([
      "decimal",
      "decimal",
      "decimal",
    ]);
    expect(formats("history", point("home", "3", 5), point("away", "2", 6), point("home", "1", 1.9)).each).toEqual([
      null,
      null,
      null,
    ]);
    // 0.7 is no decimal price, so the last ones do not speak for all.
    expect(formats("history", point("home", "1", 0.7), point("away", "2", 2), point("home", "3", 1.9)).each).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe("the envelope of an answer", () => {
  const payload = (answer: unknown, path: string | null = null) => openEnvelope(answer, path).payload;

  it.each([
    [[1], [1]],
    ["[1]", [1]],
    [' {"data":[1]}', [1]],
    [{ data: [1] }, [1]],
    [{ data: null }, []],
    [
      { data: "x", a: 1 },
      { data: "x", a: 1 },
    ],
    [{ data: { data: [1] } }, [1]],
    [{ data: { id: 1 } }, { id: 1 }],
    [{ data: [1], name: "A" }, [1]],
    [{ result: [1], count: 1 }, [1]],
    [
      { result: [1], name: "A" },
      { result: [1], name: "A" },
    ],
    [
      { result: [1], id: 5, slug: "a-b", name: "A", bookmakers: [], home_team: "A" },
      { result: [1], id: 5, slug: "a-b", name: "A", bookmakers: [], home_team: "A" },
    ],
    [{ success: true, data: [] }, []],
    [{ a: 1 }, { a: 1 }],
    [{}, {}],
    [{ error: null, data: [1] }, [1]],
    [{ error: "late", data: [1] }, [1]],
    [
      { error: false, a: 1 },
      { error: false, a: 1 },
    ],
    [
      { error: [], a: 1 },
      { error: [], a: 1 },
    ],
    [
      { message: "ok", a: 1 },
      { message: "ok", a: 1 },
    ],
  ])("of %j is taken off", (answer, expected) => {
    expect(payload(answer)).toEqual(expected);
  });

  it.each([
    [null, "the answer is empty"],
    [5, "the answer is a number, not an object or a list"],
    ["hello", "the answer is a text, not JSON"],
    ["{broken", "the answer is a text, not JSON"],
    [`${" ".repeat(100)}[]`, "the answer is a text, not JSON"],
    [{ success: false, data: [1] }, "the answer says that it failed"],
    [{ success: 0 }, "the answer says that it failed"],
    [{ success: "false" }, "the answer says that it failed"],
    [{ success: "0" }, "the answer says that it failed"],
    [{ status: "Error", data: [1] }, "the answer says that it failed"],
    [{ error: "no" }, "the answer says that it failed"],
    [{ error: ["no"] }, "the answer says that it failed"],
    [{ error: true, data: null }, "the answer says that it failed"],
    [{ message: "no" }, "the answer is a message without data"],
  ])("of %j is none", (answer, reason) => {
    expect(() => payload(answer)).toThrow(reason);
  });

  it("may be where the operator says", () => {
    expect(payload({ a: { b: [1] } }, "a.b")).toEqual([1]);
    expect(() => payload({ a: 1 }, "a.b")).toThrow("nothing at a.b, where the mapping says that the items are");
    expect(openEnvelope(` ${" ".repeat(98)}[]`, null).payload).toEqual([]);
  });

  it("says which page it is, and when it was refreshed", () => {
    const { meta } = openEnvelope({ data: { total: 7, x: 1 }, meta: { page: 2, per_page: 50 }, page: 3 }, null);
    expect(meta).toEqual({ page: 2, per_page: 50, total: 7 });
    expect(openEnvelope([1], null)).toMatchObject({ meta: { page: null, per_page: null, total: null }, refreshedAt: null });
    const at = "2026-01-02T10:00:00.000Z";
    expect(openEnvelope({ data: [], updated_at: at }, null).refreshedAt).toBe(at);
    expect(openEnvelope({ data: { x: 1, updated_at: at } }, null).refreshedAt).toBe(at);
    expect(openEnvelope({ data: [], meta: { updated_at: at } }, null).refreshedAt).toBe(at);
    expect(openEnvelope({ data: [] }, null).refreshedAt).toBeNull();
  });
});

describe("a report", () => {
  it("lists two hundred of what was left out and of what was thought, and counts the rest", () => {
    const report = createReport();
    for (let nth = 0; nth < 199; nth++) report.skip(`p${nth}`, "r");
    expect(report.results().skipped).toHaveLength(199);
    report.skip("x".repeat(400), "r", [{}]);
    expect(report.results().skipped.at(-1)).toEqual({ path: "x".repeat(300), reason: "r", readings: [{}] });
    report.skip("more", "r");
    report.skip("more", "r");
    expect(report.results().skipped.slice(-1)).toEqual([{ path: "", reason: "2 more, not listed" }]);
    const full = createReport();
    for (let nth = 0; nth < 201; nth++) full.skip("p", "r");
    expect(full.results().skipped.slice(-1)).toEqual([{ path: "", reason: "1 more, not listed" }]);
    for (let nth = 0; nth < 300; nth++) report.note(`n${nth}`);
    expect(report.results().notes).toHaveLength(200);
  });
});
