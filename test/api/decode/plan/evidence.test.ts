import { describe, expect, it } from "vitest";
import { type Column, columnsOf } from "../../../../src/api/decode/plan/column.ts";
import {
  areSwitches,
  areThousandths,
  holdsPrices,
  isAmerican,
  isFlags,
  isLines,
  isNamedIn,
  isNameObject,
  isPart,
  isTimes,
  isTitles,
  isWithdrawn,
  isWords,
  looksForeign,
  looksLikeName,
  marketShare,
  nameFrom,
  namesGroups,
  namesSides,
  saysMatch,
  saysPart,
  selectionShare,
  share,
  switchOf,
} from "../../../../src/api/decode/plan/evidence.ts";
import { namesById, referenceOf } from "../../../../src/api/decode/plan/references.ts";

const root = (payload: unknown) => columnsOf(payload, () => null).root;
/** The column of these values, under this key. */
function column(values: readonly unknown[], key = "x"): Column {
  const found = root(values.map((value) => ({ [key]: value }))).item?.kids.get(key);
  if (found === undefined) throw new Error("no column");
  return found;
}
const object = (value: object, key = "x") => root({ [key]: value }).kids.get(key) as Column;

describe("how many values are as a test says", () => {
  it("is a share of the distinct ones, in which flags never fit", () => {
    const isLong = (text: string) => text.length > 3;
    expect(share(column(["a"]), isLong)).toBe(0);
    expect(share(column(["long", "a"]), isLong)).toBe(0.5);
    expect(share(column(["long", "long", "a", 1234]), isLong)).toBe(2 / 3);
    expect(share(column([true, "long"]), isLong)).toBe(0.5);
    expect(share(column([null]), () => true)).toBe(0);
    expect(share(object({}), () => true)).toBe(0);
  });

  it("of markets, selections, titles and groups", () => {
    expect([marketShare(column(["1x2", "zorp"])), marketShare(column(["total", "winner"]))]).toEqual([0.5, 1]);
    const sides = { home: new Set(["spartak"]), away: new Set(["zenit"]) };
    const names = column(["home", "Spartak", "Dynamo", "Torpedo"]);
    expect([selectionShare(names, null), selectionShare(names, sides)]).toEqual([0.25, 0.5]);
    const titles = (...values: string[]) => isTitles(column(values));
    expect([
      titles("A - B", "x"),
      titles("A - B", "C vs. D", "x"),
      titles("A v B"),
      titles("A @ B"),
      titles("A против B"),
    ]).toEqual([false, true, true, true, true]);
    expect([titles("A-B"), titles("A –B")]).toEqual([false, false]);
    expect([namesGroups(column(["Popular", "x"])), namesGroups(column(["x"]))]).toEqual([true, false]);
  });
});

describe("whether a column is of one sort", () => {
  const at = "2026-01-02T10:00:00Z";
  it.each<[string, (column: Column) => boolean, readonly unknown[], boolean]>([
    ["times", isTimes, [at, 1767348000], true],
    ["times", isTimes, [at, "home"], false],
    ["flags", isFlags, [true, false], true],
    ["flags", isFlags, [true, "false"], false],
    ["switches", areSwitches, [true, "0", 1, "False"], true],
    ["switches", areSwitches, [true, 2], false],
    ["lines", isLines, [2.5, "-1.5"], true],
    ["lines", isLines, [2.5, "over"], false],
    ["american", isAmerican, [-110, 100, "+150"], true],
    ["american", isAmerican, [-100, 250], true],
    ["american", isAmerican, [99, 150], false],
    ["american", isAmerican, [-99, 150], false],
    ["american", isAmerican, [150.5], false],
    ["prices", holdsPrices, ["-", 1.9], true],
    ["prices", holdsPrices, ["-", "home"], false],
    ["prices", holdsPrices, [true, false], false],
    ["prices", holdsPrices, [{ a: 1 }], false],
    ["prices", holdsPrices, [null], false],
  ])("%s: %#", (_sort, test, values, expected) => {
    expect(test(column(values))).toBe(expected);
  });

  it("and in one of the service's lists, with a letter in each value", () => {
    const names = new Set(["quillbet", "7"]);
    expect([isNamedIn(names, column(["Quillbet", "QUILL-BET"])), isNamedIn(names, column(["Quillbet", "Zorp"]))]).toEqual([
      true,
      false,
    ]);
    expect([isNamedIn(names, column([7])), isNamedIn(new Set(), column(["Quillbet"])), isNamedIn(names, column([null]))]).toEqual(
      [false, false, false],
    );
  });

  it("and of lines in thousandths beside prices in thousandths", () => {
    const thousandths = (line: unknown, more: object) => {
      const row = root([
        { line, ...more },
        { line, ...more },
      ]).item as Column;
      return areThousandths(row.kids.get("line") as Column, row);
    };
    const price = 1900;
    expect([thousandths(2500, { price }), thousandths(-250, { price }), thousandths("250", { price })]).toEqual([
      true,
      true,
      true,
    ]);
    expect([thousandths(2600, { price }), thousandths(0, { price }), thousandths(249, { price })]).toEqual([false, false, false]);
    expect([thousandths(2500, { price: 1000 }), thousandths(2500, { price: 999 }), thousandths(2500, { price: 1900.5 })]).toEqual(
      [true, false, false],
    );
    expect([thousandths(2500, {}), thousandths(2500, { zorp: 1900 }), thousandths(2500, { a: 1.5, price })]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe("an object", () => {
  const many = (count: number) => Object.fromEntries(Array.from({ length: count - 1 }, (_, nth) => [`k${nth}`, nth]));
  it.each<[object, boolean]>([
    [{ id: 3, name: "Quillbet" }, true],
    [{ value: "1" }, true],
    [{ value: 1 }, false],
    [{ title_ru: "К" }, true],
    [{ nameShort: "Q" }, true],
    [{ marketName: "Q" }, true],
    [{ bookName: "Q" }, false],
    [{ id: 3 }, false],
    [{ name: 3 }, false],
    [{ zorp: "text" }, false],
    [{ name: "Q", tags: ["a"] }, true],
    [{ name: "Q", rows: [{ a: 1 }] }, false],
    [{ ...many(24), name: "Q" }, true],
    [{ ...many(25), name: "Q" }, false],
    [[{ name: "Q" }], false],
  ])("names something: %j", (value, expected) => {
    expect(isNameObject(object(value, "market"))).toBe(expected);
  });

  it("names nothing where a list stands in its place now and then", () => {
    expect(isNameObject(column([{ name: "Q" }, { name: "R" }]))).toBe(true);
    expect(isNameObject(column([{ name: "Q" }, []]))).toBe(false);
    expect(isNameObject(column(["Q"]))).toBe(false);
    expect(isNameObject(column([{ name: "Q" }, { name: 5 }]))).toBe(true);
  });

  it("says when or between whom the match is", () => {
    expect(
      [{ kickoff: 1 }, { home_team: "A" }, { a: 1, startDate: 2 }, { home: 1 }, {}].map((value) => saysMatch(object(value))),
    ).toEqual([true, true, true, false, false]);
  });

  it.each<[object, boolean]>([
    [{ home: "Reds", away: "Blues" }, true],
    [{ home: { name: "Reds" }, away: { name: "Blues" } }, true],
    [{ home_team: "Reds", away_team: "Blues" }, true],
    [{ home: "Reds", away: 1 }, false],
    [{ home: "Reds" }, false],
    [{ away: "Blues" }, false],
    [{ home: 1.9, away: 2 }, false],
    [{ home: "R", away: "B" }, false],
    [{ title: "Reds - Blues" }, true],
    [{ title: "Reds - Blues", id: 5 }, true],
    [{ title: "Reds" }, false],
    [{ zorp: "Reds - Blues" }, false],
  ])("names the sides of a match: %j", (value, expected) => {
    expect(namesSides(object(value))).toBe(expected);
  });

  it.each<[unknown, string, string | null]>([
    [5, "x", "5"],
    [Number.NaN, "x", null],
    [Number.POSITIVE_INFINITY, "x", null],
    [" Quill  bet ", "x", "Quill bet"],
    ["", "x", null],
    [true, "x", null],
    [null, "x", null],
    [["Quill"], "x", null],
    [{ name: "Quill" }, "x", "Quill"],
    [{ title: "T", name: "N" }, "x", "N"],
    [{ marketName: "M" }, "market", "M"],
    [{ marketName: "M" }, "book", null],
    [{ name_ru: "К", name_en: "Q" }, "x", "Q"],
    [{ ru: "К", en: "Q" }, "x", "Q"],
    [{ name: { ru: "К", de: "D" } }, "x", "D"],
    [{ ru_name: "К" }, "x", "К"],
    [{ zorp: "Z" }, "x", null],
    [{ name: "" }, "x", null],
    [{ name: true }, "x", null],
    [{ id: 7 }, "x", null],
  ])("gives a name: %j under %s", (value, key, expected) => {
    expect(nameFrom(value, key)).toBe(expected);
  });
});

describe("a text", () => {
  const told = (test: (text: string) => boolean, ...texts: string[]) => texts.filter(test);
  it("is in words, or is none", () => {
    expect(
      told(isWords, "Corner flags", "ab", "a", "12", "http://x.example", "https:x", "deadbeefcafe", "deadbeefcaf", "a b"),
    ).toEqual(["Corner flags", "ab", "deadbeefcaf"]);
  });

  it("looks like a name, or like one that no program would have", () => {
    const texts = [
      "Quill",
      "quill",
      "quill bet",
      "quill's",
      "a&b",
      "wow!",
      "Élan",
      "élan",
      "ставка",
      "QUILL",
      "quill_bet",
      "7up",
    ];
    expect(told(looksLikeName, ...texts)).toEqual([
      ...["Quill", "quill bet", "quill's", "a&b", "wow!", "Élan", "élan", "ставка", "QUILL"],
    ]);
    expect(told(looksForeign, ...texts)).toEqual(["quill bet", "quill's", "a&b", "wow!", "Élan", "élan", "ставка"]);
  });

  it("names a part of the match", () => {
    expect(told(isPart, "1st half", "(1st half)", "1st. half:", "H/T", "full time", "x")).toEqual([
      "1st half",
      "(1st half)",
      "1st. half:",
      "H/T",
    ]);
    expect([saysPart("1st half"), saysPart("zorp"), saysPart(1), saysPart(null)]).toEqual([true, false, false, false]);
    expect([saysPart(`1st half${" ".repeat(32)}`), saysPart(`1st half${" ".repeat(33)}`)]).toEqual([true, false]);
  });

  it("is a switch", () => {
    expect([true, "TRUE", 1, "1", false, "False", 0, "0", "yes", 2, null, "", {}].map(switchOf)).toEqual([
      ...[true, true, true, true, false, false, false, false],
      ...[null, null, null, null, null],
    ]);
  });

  it("says that something is withdrawn", () => {
    expect(
      ["suspended", "SUSPENDED", "market_suspended", "is-closed", "bet off", "open", "suspendedly", "", 5, null].map(isWithdrawn),
    ).toEqual([true, true, true, true, true, false, false, false, false, false]);
  });
});

describe("a list that explains numbers", () => {
  const books = [
    { id: 1, name: "Quill" },
    { id: 2, name: "Star" },
  ];
  const named = (payload: { odds: readonly object[]; [key: string]: unknown }, key = "bookmaker_id") => {
    const answer = root(payload);
    return referenceOf(answer.kids.get("odds")?.item?.kids.get(key) as Column, answer);
  };

  it.each<[string, object, string | null]>([
    ["by the ids of its entries", { bookmakers: books, odds: [{ bookmaker_id: 1 }, { bookmaker_id: 2 }] }, "in bookmakers[]"],
    ["written as texts or as numbers", { bookmakers: books, odds: [{ bookmaker_id: "1" }] }, "in bookmakers[]"],
    ["the other way round", { bookmakers: [{ id: "1", name: "Quill" }], odds: [{ bookmaker_id: 1 }] }, "in bookmakers[]"],
    ["not where one value is in none", { bookmakers: books, odds: [{ bookmaker_id: 1 }, { bookmaker_id: 3 }] }, null],
    ["nor where a text is in none", { bookmakers: books, odds: [{ bookmaker_id: "1" }, { bookmaker_id: "3" }] }, null],
    ["not without names", { bookmakers: [{ id: 1 }], odds: [{ bookmaker_id: 1 }] }, null],
    ["not without ids", { bookmakers: [{ name: "Quill", zorp: 1 }], odds: [{ bookmaker_id: 1 }] }, null],
    ["not of another thing", { markets: books, odds: [{ bookmaker_id: 1 }] }, null],
    ["not in a dictionary", { bookmakers: { a: books[0] }, odds: [{ bookmaker_id: 1 }] }, null],
    ["with titles", { bookmakers: [{ bookmaker_id: 1, title: "Quill" }], odds: [{ bookmaker_id: 1 }] }, "in bookmakers[]"],
    ["with labels", { bookmakers: [{ id: 1, label_en: "Quill" }], odds: [{ bookmaker_id: 1 }] }, "in bookmakers[]"],
    ["with no value", { bookmakers: books, odds: [{ bookmaker_id: null }] }, null],
    ["further inside", { a: { b: { c: { bookmakers: books } } }, odds: [{ bookmaker_id: 1 }] }, "in a.b.c.bookmakers[]"],
    ["but not further", { a: { b: { c: { d: { bookmakers: books } } } }, odds: [{ bookmaker_id: 1 }] }, null],
    ["and not in lists", { a: [{ bookmakers: books }], odds: [{ bookmaker_id: 1 }] }, null],
    [
      "the first that does",
      { bookmakers: [{ id: 9, name: "X" }], refs: { sites: books }, odds: [{ bookmaker_id: 1 }] },
      "in refs.sites[]",
    ],
  ])("%s", (_title, payload, expected) => {
    expect(named(payload as never)).toBe(expected);
  });

  it.each<[string, string, string | null]>([
    ["bookmaker_id", "bookmakers", "in bookmakers[]"],
    ["bookmaker", "bookmakers", "in bookmakers[]"],
    ["site_id", "sites", "in sites[]"],
    ["operatorId", "operators", "in operators[]"],
    ["market_id", "markets", "in markets[]"],
    ["market", "bets", "in bets[]"],
    ["bet_id", "bets", "in bets[]"],
    ["selection", "selections", "in selections[]"],
    ["outcome", "outcomes", "in outcomes[]"],
    ["outcome_id", "runners", "in runners[]"],
    ["outcome_id", "markets", null],
    ["market_id", "bookmakers", null],
    ["bookie", "bookmakers", null],
    ["bookmaker_name", "bookmakers", null],
  ])("for %s is %s", (key, list, expected) => {
    expect(named({ [list]: books, odds: [{ [key]: 1 }] }, key)).toBe(expected);
  });

  it("does not explain itself", () => {
    const payload = { bookmakers: [{ id: 1, name: "Quill" }] };
    const answer = root(payload);
    const ids = answer.kids.get("bookmakers")?.item?.kids.get("id") as Column;
    expect(referenceOf({ ...ids, key: "bookmaker_id" }, answer)).toBeNull();
  });

  it("gives names by ids", () => {
    const list = [
      ...books,
      { id: " 3 ", title: "Third" },
      { name: "Nobody" },
      { id: 4 },
      5,
      { marketid: 6, name: { en: "Six" } },
    ];
    expect([...namesById({ a: { bookmakers: list } }, "in a.bookmakers[]")]).toEqual([
      ["1", "Quill"],
      ["2", "Star"],
      ["3", "Third"],
      ["6", "Six"],
    ]);
    expect(namesById({ a: 1 }, "in b[]").size).toBe(0);
    expect(namesById({ a: {} }, "in a[]").size).toBe(0);
    const many = (count: number) => Array.from({ length: count }, (_, nth) => ({ id: nth, name: `B${nth}` }));
    expect([4_999, 5_000, 5_001].map((count) => namesById({ b: many(count) }, "in b[]").size)).toEqual([4_999, 5_000, 5_000]);
  });
});
