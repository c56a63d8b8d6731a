import { describe, expect, it } from "vitest";
import { columnOf, isLoneLetter, tokensOf } from "../../../src/api/decode/columns.ts";
import {
  countOf,
  fieldsOf,
  foldKey,
  isBlank,
  isRecord,
  numberOf,
  pick,
  pickAs,
  textOf,
  wordOf,
} from "../../../src/api/decode/fields.ts";
import {
  chanceOf,
  clockOf,
  confidenceOf,
  dayOf,
  fightRecordOf,
  fromPercent,
  pickOf,
  positiveOf,
  ratingOf,
  shareOf,
  statusOf,
  urlOf,
  wordsOnly,
} from "../../../src/api/decode/items/values.ts";
import { lineOf, splitOffLine } from "../../../src/api/decode/lines.ts";
import { canHave, marketOf, withinPeriod } from "../../../src/api/decode/markets.ts";
import { currencyOf, moneyOf } from "../../../src/api/decode/money.ts";
import {
  displayName,
  namesOf,
  nameText,
  sidesOfTitle,
  sideText,
  slugOf,
  slugOfKey,
  slugWord,
} from "../../../src/api/decode/names.ts";
import { bookSum, isBookSum, judgeBook, usualFormat } from "../../../src/api/decode/price-format.ts";
import { decimalIn, isSamePrice, type Notation, notationOf, type PriceFormat } from "../../../src/api/decode/prices.ts";
import { remembered } from "../../../src/api/decode/remembered.ts";
import { foldName, lineOfKey, selectionOf } from "../../../src/api/decode/selections.ts";
import { isoOf, isoOfDayAndTime, looksLikeTime } from "../../../src/api/decode/times.ts";

const plain = (value: number): Notation => ({ value, kind: "plain" });

describe("a price as written", () => {
  it.each([
    [1.9, plain(1.9)],
    [0.01, plain(0.01)],
    [-150, { value: -150, kind: "signed" }],
    [0, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    ["1,90", plain(1.9)],
    ["0", null],
    ["0,00", null],
    ["+0", null],
    ["123456789.123456789012", plain(123456789.12345679)],
    ["1234567890", null],
    ["1.1234567890123", null],
    [" 2.5 ", plain(2.5)],
    ["+150", { value: 150, kind: "signed" }],
    ["−110", { value: -110, kind: "signed" }],
    ["52,5%", { value: 52.5, kind: "percent" }],
    ["+52.5%", null],
    ["0%", null],
    ["5/2", { value: 2.5, kind: "fraction" }],
    ["5 / 2", { value: 2.5, kind: "fraction" }],
    ["1/1", { value: 1, kind: "fraction" }],
    ["0/2", null],
    ["2/0", null],
    ["123456/2", null],
    ["evens", { value: 1, kind: "evens" }],
    ["Even", { value: 1, kind: "evens" }],
    ["EVS", { value: 1, kind: "evens" }],
    ["-", null],
    ["22-6-0", null],
    [`${" ".repeat(21)}1.5`, plain(1.5)],
    [`${" ".repeat(22)}1.5`, null],
    [true, null],
    [null, null],
    [{ value: 1.9 }, null],
  ])("%j", (value, expected) => {
    expect(notationOf(value)).toEqual(expected);
  });

  it.each<[Notation, PriceFormat, number | null]>([
    [plain(1.9), "decimal", 1.9],
    [plain(1), "decimal", null],
    [plain(1.0000004), "decimal", null],
    [plain(1.000001), "decimal", 1.000001],
    [plain(100_000), "decimal", 100_000],
    [plain(100_001), "decimal", null],
    [{ value: 1.375, kind: "fraction" }, "fractional", 2.375],
    [{ value: 1.375, kind: "fraction" }, "decimal", null],
    [{ value: 1, kind: "evens" }, "fractional", 2],
    [{ value: 1, kind: "evens" }, "american", 2],
    [{ value: 1, kind: "evens" }, "decimal", null],
    [plain(100), "american", 2],
    [plain(99), "american", null],
    [plain(150.5), "american", null],
    [{ value: 150, kind: "signed" }, "american", 2.5],
    [{ value: -100, kind: "signed" }, "american", 2],
    [{ value: -99, kind: "signed" }, "american", null],
    [{ value: -150, kind: "signed" }, "american", 1.666667],
    [{ value: -150, kind: "signed" }, "decimal", null],
    [plain(0.8), "hongkong", 1.8],
    [plain(-0.8), "hongkong", null],
    [plain(2500), "permille", 2.5],
    [plain(2500.5), "permille", null],
    [plain(0.5), "probability", 2],
    [plain(1), "probability", null],
    [plain(0.99), "probability", 1.010101],
    [plain(40), "percent", 2.5],
    [plain(100), "percent", null],
    [plain(99), "percent", 1.010101],
    [{ value: 40, kind: "percent" }, "percent", 2.5],
    [{ value: 0.4, kind: "percent" }, "probability", null],
    [plain(-0.5), "probability", null],
    [plain(-40), "percent", null],
  ])("%j as %s is %d", (notation, format, expected) => {
    expect(decimalIn(notation, format)).toBe(expected);
  });

  it("is the same where books round it: up to 0.6 points of chance", () => {
    expect(isSamePrice(plain(2), "decimal", plain(100), "american")).toBe(true);
    expect(isSamePrice(plain(2), "decimal", plain(2.024), "decimal")).toBe(true);
    expect(isSamePrice(plain(2.024), "decimal", plain(2), "decimal")).toBe(true);
    expect(isSamePrice(plain(2), "decimal", plain(2.03), "decimal")).toBe(false);
    expect(isSamePrice(plain(2.03), "decimal", plain(2), "decimal")).toBe(false);
    // 0.8 and 0.2 of a hundred are 0.6 apart.
    expect(isSamePrice(plain(125), "decimal", plain(500), "decimal")).toBe(false);
    expect(isSamePrice(plain(125), "decimal", plain(499), "decimal")).toBe(true);
    expect(isSamePrice(plain(0.5), "decimal", plain(2), "decimal")).toBe(false);
    expect(isSamePrice(plain(2), "decimal", plain(0.5), "decimal")).toBe(false);
    expect(isSamePrice(plain(0.5), "decimal", plain(0.5), "decimal")).toBe(false);
  });
});

describe("what the sum of a book says", () => {
  const book = (values: readonly number[], more: Partial<Parameters<typeof judgeBook>[0]> = {}) => ({
    notations: values.map(plain),
    cover: 1,
    complete: "yes" as const,
    stated: null,
    ...more,
  });

  it("is the sum of chances over what is covered", () => {
    expect(bookSum(book([2, 2]), "decimal")).toBe(1);
    expect(bookSum(book([2, 4, 4]), "decimal")).toBe(1);
    expect(bookSum(book([1.25, 1.25, 2.5], { cover: 2 }), "decimal")).toBe(1);
    expect(bookSum(book([2, 0.5]), "decimal")).toBeNaN();
  });

  it.each([
    [0.96, false],
    [0.97, true],
    [1.35, true],
    [1.36, false],
  ])("%d is that of a book: %s", (sum, expected) => {
    expect(isBookSum(sum)).toBe(expected);
  });

  const open = (...formats: PriceFormat[]) => ({ kind: "open", formats });
  const only = (format: PriceFormat) => ({ kind: "format", format });
  it.each([
    ["one reading", book([1.9, 2]), only("decimal")],
    ["none at all", book([5, 6]), { kind: "nonsense" }],
    ["no price of any format", book([0.5, -3]), { kind: "nonsense" }],
    ["two that are strange or between", book([0.6, 0.58]), open("hongkong", "probability")],
    ["a usual one, and one that is strange", book([0.53, 0.53]), only("probability")],
    ["a stated format that does not fit", book([1.9, 2], { stated: "hongkong" }), { kind: "nonsense" }],
    ["not complete", book([1.9], { complete: "no" }), open("decimal", "hongkong", "percent")],
    ["not complete, but said", book([1.9], { complete: "no", stated: "decimal" }), only("decimal")],
    [
      "not complete, but written so",
      book([], { complete: "no", notations: [{ value: 2.5, kind: "fraction" }] }),
      only("fractional"),
    ],
    [
      "not complete, with a fraction beside evens",
      book([], {
        complete: "no",
        notations: [
          { value: 2.5, kind: "fraction" },
          { value: 1, kind: "evens" },
        ],
      }),
      only("fractional"),
    ],
    // 0.8 and 0.32 add up to 1.12, the most that is usual.
    ["one that is just usual", book([0.8, 0.32]), only("probability")],
    ["one that is just not", book([0.8, 0.33]), open("hongkong", "probability")],
    ["two that are strange", book([0.9, 0.37]), open("hongkong", "probability")],
    ["two that are usual", book([0.99, 0.99, 0.01], { cover: 2 }), open("hongkong", "probability")],
    [
      "not complete, with evens",
      book([], { complete: "no", notations: [{ value: 1, kind: "evens" }] }),
      open("fractional", "american"),
    ],
    ["not known", book([1.9, 2], { complete: "unknown" }), open("decimal", "hongkong", "percent")],
  ])("%s", (_, given, expected) => {
    expect(judgeBook(given)).toEqual(expected);
  });

  it("tells the format of a market that is not known only where one alone is usual", () => {
    expect(usualFormat(book([2, 2]), ["decimal", "hongkong"])).toBe("decimal");
    expect(usualFormat(book([2, 2]), ["hongkong"])).toBeNull();
    // 2 / 1.12 = 1.7857: a margin of just 12 %.
    expect(usualFormat(book([1.7858, 1.7858]), ["decimal"])).toBe("decimal");
    expect(usualFormat(book([1.7856, 1.7856]), ["decimal"])).toBeNull();
    expect(usualFormat(book([1.25, 3.125]), ["decimal"])).toBe("decimal");
    expect(usualFormat(book([2, 4, 5, 50]), ["decimal"])).toBe("decimal");
    expect(usualFormat(book([2.0618, 2.0618]), ["decimal"])).toBe("decimal");
    expect(usualFormat(book([2.0619, 2.0619]), ["decimal"])).toBeNull();
    expect(usualFormat(book([1.9, 1.9]), ["decimal", "decimal"])).toBeNull();
  });
});

describe("a moment", () => {
  it.each([
    ["2026-01-02T10:00:00Z", "2026-01-02T10:00:00.000Z"],
    ["2026-01-02 10:00", "2026-01-02T10:00:00.000Z"],
    ["2026-01-02T10:00:00.5Z", "2026-01-02T10:00:00.500Z"],
    ["2026-01-02T10:00:00,123456Z", "2026-01-02T10:00:00.123Z"],
    ["2026-01-02T10:00:00+02:30", "2026-01-02T07:30:00.000Z"],
    ["2026-01-02T10:00:00-0230", "2026-01-02T12:30:00.000Z"],
    ["2026-01-02T10:00:00−02", "2026-01-02T12:00:00.000Z"],
    ["2026-01-02T10:00:00 UTC", "2026-01-02T10:00:00.000Z"],
    ["2026-01-02T10:00:00+14:00", "2026-01-01T20:00:00.000Z"],
    ["2026-01-02T10:00:00+15:00", null],
    ["2026-01-02T10:00:00+01:59", "2026-01-02T08:01:00.000Z"],
    ["2026-01-02T10:00:00+01:60", null],
    ["2026-02-28T23:59:59Z", "2026-02-28T23:59:59.000Z"],
    ["2026-02-29T10:00:00Z", null],
    ["2026-13-01T10:00:00Z", null],
    ["2026-01-32T10:00:00Z", null],
    ["2026-01-02T24:00:00Z", null],
    ["2026-01-02T23:60:00Z", null],
    ["2026-01-02T23:00:60Z", null],
    ["2026-01-02T22:59:59Z", "2026-01-02T22:59:59.000Z"],
    ["2026-01-02T22:60:00Z", null],
    ["2026-01-02T48:00:00Z", null],
    ["2026-00-02T10:00:00Z", null],
    ["2026-01-00T10:00:00Z", null],
    ["2026-12-31T10:00:00.05Z", "2026-12-31T10:00:00.050Z"],
    ["2026-12-31T10:00:00.1239Z", "2026-12-31T10:00:00.123Z"],
    ["2026-01-02", null],
    ["1999-12-31T23:59:59Z", null],
    ["2000-01-01T00:00:00Z", "2000-01-01T00:00:00.000Z"],
    ["2099-12-31T23:59:59Z", "2099-12-31T23:59:59.000Z"],
    ["2100-01-01T00:00:00Z", null],
    ["Fri, 02 Jan 2026 10:00:00 GMT", "2026-01-02T10:00:00.000Z"],
    ["Fri, 02 Jan 1970 10:00:00 GMT", null],
    [1767348000, "2026-01-02T10:00:00.000Z"],
    [1767348000.5, "2026-01-02T10:00:00.500Z"],
    [1767348000000, "2026-01-02T10:00:00.000Z"],
    ["1767348000", "2026-01-02T10:00:00.000Z"],
    ["1767348000000", "2026-01-02T10:00:00.000Z"],
    [946684800, "2000-01-01T00:00:00.000Z"],
    [946684799, null],
    [946684800000, "2000-01-01T00:00:00.000Z"],
    [12345, null],
    [4102444800, null],
    [4102444799, "2099-12-31T23:59:59.000Z"],
    [`2026-01-02T10:00:00Z${" ".repeat(44)}`, "2026-01-02T10:00:00.000Z"],
    [`2026-01-02T10:00:00Z${" ".repeat(45)}`, null],
    [{ date: "2026-01-02 10:00:00", timezone: "UTC" }, "2026-01-02T10:00:00.000Z"],
    [{ date: "2026-01-02 10:00:00", timezone: "+02:00" }, "2026-01-02T08:00:00.000Z"],
    [{ date: "2026-01-02 10:00:00" }, "2026-01-02T10:00:00.000Z"],
    [{ utc: "2026-01-02T10:00:00+01:00" }, "2026-01-02T09:00:00.000Z"],
    [{ date: "2026-01-02 10:00:00", timezone: "Europe/Rome" }, null],
    [{ date: 5 }, null],
    [{ date: "2026-01-02 10:00:00", timezone: 5 }, null],
    [true, null],
  ])("%j", (value, expected) => {
    expect(isoOf("2020-01-01T00:00:00Z")).toBe("2020-01-01T00:00:00.000Z");
    expect(isoOf(value)).toBe(expected);
    expect(isoOf(value)).toBe(expected);
  });

  it("may be the key of a dictionary, and stand in two fields", () => {
    expect(["2026-01-02T10:00:00Z", "1767348000", "176734800", "home"].map(looksLikeTime)).toEqual([true, true, false, false]);
    expect(isoOfDayAndTime(" 2026-01-02", "10:00 ")).toBe("2026-01-02T10:00:00.000Z");
    expect(isoOfDayAndTime("02.01.2026", "10:00")).toBeNull();
    expect(isoOfDayAndTime(20260102, "10:00")).toBeNull();
    expect(isoOfDayAndTime("2026-01-02", 10)).toBeNull();
  });
});

describe("a line", () => {
  it.each([
    [2.5, 2.5],
    [2.25, 2.25],
    [2.3, null],
    [1000, 1000],
    [1000.25, null],
    [-1000, -1000],
    [-0, 0],
    ["-1,5", -1.5],
    ["(−1.5)", -1.5],
    ["+0.75", 0.75],
    ["2.5/3.0", 2.75],
    ["2/2.5", 2.25],
    ["2/3", null],
    ["2.5/2", 2.25],
    ["-0.5/1", -0.75],
    ["-0.5/-1", -0.75],
    ["-1/0.5", -0.75],
    ["0/-0.5", -0.25],
    ["0.5/1.5", null],
    ["home", null],
    ["1234.5", null],
    ["12345", null],
    [`${" ".repeat(17)}2.5`, 2.5],
    [`${" ".repeat(18)}2.5`, null],
    [null, null],
  ])("%j is %d", (value, expected) => {
    expect(lineOf(value)).toBe(expected);
  });

  it.each([
    ["over 2.5", ["over", 2.5]],
    ["Ф1 (-1.5)", ["Ф1", -1.5]],
    ["over 2_5", ["over", 2.5]],
    ["over 2.3", null],
    ["2.5", null],
    ["over", null],
  ])("stands behind words: %s", (text, expected) => {
    expect(splitOffLine(text)).toEqual(expected);
  });

  it.each([
    ["2.5", 2.5],
    ["-1,25", -1.25],
    ["999", 999],
    ["2026", null],
    ["2.5/3", null],
  ])("stands alone as a key: %s", (key, expected) => {
    expect(lineOfKey(key)).toBe(expected);
  });
});

describe("money", () => {
  it.each([
    ["€100", { amount: 100, currency: "EUR" }],
    ["100 €", { amount: 100, currency: "EUR" }],
    ["10 000 ₽", { amount: 10_000, currency: "RUB" }],
    ["up to 1,000 USD", { amount: 1_000, currency: "USD" }],
    ["1.234.567,89 EUR", { amount: 1_234_567.89, currency: "EUR" }],
    ["100% up to 50 GBP", { amount: 50, currency: "GBP" }],
    ["$10 or $20", null],
    ["15k USD", null],
    ["1 млн", null],
    ["15 kr", { amount: 15, currency: null }],
    ["-5 EUR", null],
    ["0 EUR", null],
    ["free", null],
    ["", null],
    [25, { amount: 25, currency: null }],
    [0, null],
    [-1, null],
    [Number.NaN, null],
    [
      { amount: 10, currency: "usd" },
      { amount: 10, currency: "USD" },
    ],
    [{ value: "€5" }, { amount: 5, currency: "EUR" }],
    [{ currency: "USD" }, null],
    [1, { amount: 1, currency: null }],
    [0.5, { amount: 0.5, currency: null }],
    ["1 EUR", { amount: 1, currency: "EUR" }],
    [null, null],
    [["5"], null],
  ])("%j", (value, expected) => {
    expect(moneyOf(value)).toEqual(expected);
  });

  it.each([
    ["eur", "EUR"],
    ["XYZ", "XYZ"],
    ["USDT", "USDT"],
    ["ABCDE", null],
    ["AB", null],
    ["€", "EUR"],
    [{ code: "gbp" }, "GBP"],
    [{ nothing: 1 }, null],
    [5, null],
  ])("is in a currency: %j", (value, expected) => {
    expect(currencyOf(value)).toBe(expected);
  });
});

describe("fields", () => {
  it("hold the first of keys that are folded to one, of own properties alone", () => {
    const fields = fieldsOf(Object.assign(Object.create({ inherited: 1 }), { home_team: 1, homeTeam: 2, "Away Team": 3 }));
    expect([...fields]).toEqual([
      ["hometeam", { key: "home_team", value: 1 }],
      ["awayteam", { key: "Away Team", value: 3 }],
    ]);
    expect([null, undefined, 5, "x", [1]].map((value) => fieldsOf(value).size)).toEqual([0, 0, 0, 0, 0]);
  });

  it("are five thousand at most", () => {
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, nth) => [`k${nth}`, nth]));
    expect([4_999, 5_000, 5_001].map((count) => fieldsOf(many(count)).size)).toEqual([4_999, 5_000, 5_000]);
  });

  it("are picked by what says something", () => {
    const fields = fieldsOf({ a: null, b: "  ", c: 0, d: "x" });
    expect(pick(fields, ["a", "b", "c", "d"])).toBe(0);
    expect(pick(fields, ["d", "c"])).toBe("x");
    expect(pick(fields, ["a", "e"])).toBeUndefined();
    expect(pickAs(fields, ["c", "d"], textOf)).toBe("x");
    expect(pickAs(fields, ["c"], textOf)).toBeNull();
  });

  it("tell records and blanks", () => {
    expect([{}, [], null, "x", undefined].map(isRecord)).toEqual([true, false, false, false, false]);
    expect([undefined, null, "", "  ", "x", 0, false].map(isBlank)).toEqual([true, true, true, true, false, false, false]);
  });

  it("hold texts of at most 300 characters, on one line", () => {
    expect(textOf(" a\n\tb ")).toBe("a b");
    expect([" ", "", 5, null].map(textOf)).toEqual([null, null, null, null]);
    expect(textOf("x".repeat(300))).toHaveLength(300);
    expect(textOf("x".repeat(301))).toBeNull();
    expect([7, "x", Number.NaN, null].map(wordOf)).toEqual(["7", "x", null, null]);
  });

  it.each([
    ["1,5", 1.5],
    [" −2 ", -2],
    ["+3", 3],
    ["1 5", null],
    ["123456789012345", 123456789012345],
    ["1234567890123456", null],
    [`${" ".repeat(39)}7`, 7],
    [`${" ".repeat(40)}7`, null],
    [Number.POSITIVE_INFINITY, null],
    [true, null],
  ])("hold numbers: %j", (value, expected) => {
    expect(numberOf(value)).toBe(expected);
  });

  it("hold counts", () => {
    expect([0, "12", -1, 1.5, 2 ** 53, "x"].map(countOf)).toEqual([0, 12, null, null, null, null]);
  });

  it("have keys without case, blanks, underscores and hyphens", () => {
    expect(["Home Team", "home-team", "homeTeam_", "line-1.5", "Счёт", "odds-1"].map(foldKey)).toEqual([
      "hometeam",
      "hometeam",
      "hometeam",
      "line-1.5",
      "счет",
      "odds1",
    ]);
    expect(foldKey("a".repeat(301))).toHaveLength(300);
  });

  it("are remembered up to 64 characters", () => {
    let made = 0;
    const counted = remembered((text) => `${text}${++made}`);
    const [short, long] = ["x".repeat(64), "x".repeat(65)];
    expect([counted(short), counted(short), counted(long), counted(long)]).toEqual([
      `${short}1`,
      `${short}1`,
      `${long}2`,
      `${long}3`,
    ]);
  });

  it("are forgotten when there are four thousand others", () => {
    let made = 0;
    const counted = remembered(() => ++made);
    for (let nth = 0; nth < 4_096; nth++) counted(String(nth));
    expect(counted("0")).toBe(1);
    expect(counted("one more")).toBe(4_097);
    expect(counted("0")).toBe(4_098);
  });
});

describe("names", () => {
  it("in a path", () => {
    expect(["premier-league", "1", "-x", "a b", "лига_1"].map(slugOf)).toEqual(["premier-league", "1", null, null, "лига_1"]);
    expect(["premier-league", "17", "a b"].map(slugWord)).toEqual(["premier-league", null, null]);
    expect([null, "17", "17a", "a b"].map(slugOfKey)).toEqual([null, null, "17a", null]);
  });

  it("in the language that is asked for, else in any", () => {
    expect(displayName({ en: "E", und: "U", ru: "R", de: "D" })).toBe("E");
    expect(displayName({ und: "U", ru: "R", de: "D" })).toBe("U");
    expect(displayName({ ru: "R", de: "D" })).toBe("D");
    expect(displayName({ ru: "R" })).toBe("R");
    expect(displayName({})).toBe("");
  });

  it("of which the first of each language counts, and one without", () => {
    const found = (...names: [string, string | null][]) => namesOf(names.map(([text, language]) => ({ text, language })));
    expect(found(["A", "en"], ["B", "en"], ["C", null], ["D", null])).toEqual({ en: "A", und: "C" });
    expect(found(["A", "en"], ["A", null])).toEqual({ en: "A" });
    expect(found(["Спартак", null])).toEqual({ ru: "Спартак" });
    expect(found(["Київ", null])).toEqual({ und: "Київ" });
    expect(found(["Спартак FC", null])).toEqual({ und: "Спартак FC" });
    expect(found(["Спартак", "ru"], ["Зенит", null])).toEqual({ ru: "Спартак" });
  });

  it("with a letter or a digit, or a letter", () => {
    expect(["A", "1", "-", null].map(nameText)).toEqual(["A", "1", null, null]);
    expect(["A", "1", 1, null].map(sideText)).toEqual(["A", null, null, null]);
  });

  it("of both sides", () => {
    expect(["A - B", "A vs. B", "A против B", "A - B - C", "A", "A - 1", "1 - B", { a: 1 }, null].map(sidesOfTitle)).toEqual([
      ["A", "B"],
      ["A", "B"],
      ["A", "B"],
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it("in the form in which they are compared", () => {
    expect(["São Paulo F.C.", "Орёл", "A-B"].map(foldName)).toEqual(["saopaulofc", "орел", "ab"]);
  });
});

describe("a selection", () => {
  const sides = { home: new Set(["spartak"]), away: new Set(["zenit"]) };
  it.each([
    ["home", "home", null, null],
    ["П1", "home", null, null],
    ["X", "draw", null, null],
    ["1X", "1X", "double_chance", null],
    ["Over 2.5", "over", "total", 2.5],
    ["over25", "over", "total", 2.5],
    ["u05", "under", "total", 0.5],
    ["over 25", "over", "total", 25],
    ["over 2.5 goals", "over", "total", 2.5],
    ["Ф2(+1.5)", "away", "handicap", 1.5],
    ["home -1", "home", "handicap", -1],
    ["Spartak", "home", null, null],
    ["ZENIT", "away", null, null],
    ["Spartak (-1)", "home", "handicap", -1],
    ["Spartak or Draw", "1X", "double_chance", null],
    ["Draw or Zenit", "X2", "double_chance", null],
    ["Spartak / Zenit", "12", "double_chance", null],
  ])("%s", (text, selection, market, line) => {
    expect(selectionOf(text, sides)).toMatchObject({ selection, line });
    if (market !== null) expect(selectionOf(text, sides)?.market).toBe(market);
  });

  it.each(["draw 1.5", "Spartak or Dynamo", "Draw or Dynamo", "Spartak or Draw or Zenit", "Dynamo", "Dynamo -1", ""])(
    "%s is none",
    (text) => {
      expect(selectionOf(text, sides)).toBeNull();
    },
  );

  it("by a name is none where both sides have it, or nobody tells them", () => {
    const same = { home: new Set(["spartak"]), away: new Set(["spartak"]) };
    expect([selectionOf("Spartak", same), selectionOf("Spartak", null)]).toEqual([null, null]);
  });

  it("of two sides is read from two hundred letters", () => {
    const spaced = (dashes: number) => `Spartak${"-".repeat(dashes)} or Draw`;
    expect([spaced(185).length, selectionOf(spaced(185), sides)?.selection]).toEqual([200, "1X"]);
    expect(selectionOf(spaced(186), sides)).toBeNull();
  });

  it("is one that its market has", () => {
    expect([canHave("winner", "draw"), canHave("winner", "#3"), canHave("winner", "over")]).toEqual([true, true, false]);
    expect([canHave("total", "#3"), canHave("other", "anything"), canHave("total", "over")]).toEqual([false, true, true]);
  });

  it("is of a market that is known, or of another", () => {
    expect(marketOf("Total 2.5")).toEqual({ market: "total", name: "Total 2.5", line: 2.5 });
    expect(marketOf("First half: winner")).toEqual({ market: "other", name: "First half: winner", line: null });
    expect(marketOf("Winner 2.5").market).toBe("other");
    const total = marketOf("Total 2.5");
    expect(withinPeriod(total, "1st half")).toEqual({ market: "other", name: "Total 2.5 (1st half)", line: 2.5 });
    expect(withinPeriod(total, "Full Time")).toBe(total);
  });
});

describe("the name of a column", () => {
  it.each([
    ["home", { selection: "home", role: "bare", named: false, lineOf: "selection" }],
    ["home_odds", { selection: "home", role: "price", market: null, named: false, lineOf: "market" }],
    ["odds_1", { selection: "home", role: "price" }],
    ["over_2_5", { selection: "over", market: "total", line: 2.5, lineOf: "selection" }],
    ["btts_yes", { selection: "yes", market: "both_score", named: false }],
    ["p_home", { selection: "home", role: "probability" }],
    ["homeOdds", { selection: "home", role: "price" }],
    ["HomePointSpreadPayout", { selection: "home", market: "handicap", named: true, role: "price" }],
    ["spread_odds", { selection: null, market: "handicap", named: true, role: "price" }],
    ["ah-0.5_1", { selection: "home", market: "handicap", line: -0.5, lineOf: "market" }],
    ["home_odds", { format: null }],
    ["goals_over_2_5", { selection: "over", market: "total", named: true, line: 2.5 }],
    ["home_odds_american", { selection: "home", role: "price", format: "american" }],
    ["american_home", { selection: "home", role: "price", format: "american" }],
    ["spread_hk_odds", { selection: null, role: "price", format: "hongkong" }],
  ])("%s", (key, expected) => {
    expect(columnOf(key)).toMatchObject(expected);
  });

  it.each([
    "home_rating",
    "home_limit",
    "odds",
    "spread",
    "total_home_odds",
    "spread_over_2_5",
    "",
    "_",
    `home${"_".repeat(57)}`,
  ])("%s is not understood", (key) => {
    expect(columnOf(key)).toBeNull();
  });

  it("is understood up to sixty characters and eight words", () => {
    expect(columnOf(`home${"_".repeat(52)}odds`)).toMatchObject({ selection: "home", role: "price" });
    expect(columnOf(`home${"_".repeat(53)}odds`)).toBeNull();
    expect(columnOf("home odds odds odds odds odds odds odds")).toMatchObject({ selection: "home", role: "price" });
    expect(columnOf("home odds odds odds odds odds odds odds odds")).toBeNull();
  });

  it("is put together from words", () => {
    expect(tokensOf("homeTeamID_2Goals-Now")).toEqual(["home", "team", "id", "2", "goals", "now"]);
    expect(tokensOf("x".repeat(90))[0]).toHaveLength(80);
  });

  it("is a letter alone without its partner", () => {
    expect([
      isLoneLetter("a", (key) => key === "h"),
      isLoneLetter("a", (key) => key === "b"),
      isLoneLetter("z", () => false),
    ]).toEqual([false, true, false]);
  });
});

describe("what else one value says", () => {
  it("of a status", () => {
    expect(["live", "45'", "90+3'", "1234'", "odd", null].map(statusOf)).toEqual(["live", "live", "live", null, null, null]);
  });

  it("of an address", () => {
    expect(urlOf("https://a.example/x")).toBe("https://a.example/x");
    expect(["javascript:alert(1)", "https://a b", "https://[", 5].map(urlOf)).toEqual([null, null, null, null]);
  });

  it.each([
    [4.5, 4.5, null],
    [0, 0, null],
    ["4,5/5", 4.5, 5],
    ["87%", 87, 100],
    ["8 out of 10", 8, 10],
    ["8/0", 8, null],
  ])("of a rating: %j", (value, rating, max) => {
    expect(ratingOf(value)).toEqual({ rating, rating_max: max });
  });

  it("of a rating that is none", () => {
    expect([-1, "good", null, `${" ".repeat(38)}4/5`].map(ratingOf)).toEqual([null, null, null, null]);
    expect(ratingOf(`${" ".repeat(37)}4/5`)).toEqual({ rating: 4, rating_max: 5 });
    expect([1, 0, -1].map(positiveOf)).toEqual([1, null, null]);
  });

  it.each([
    ["22-6-0", [22, 6, 0]],
    ["22-6", [22, 6, null]],
    ["22W-6L-1D", [22, 6, 1]],
    [
      [22, 6],
      [22, 6, null],
    ],
    [
      [22, 6, 1],
      [22, 6, 1],
    ],
    [
      [999, 999],
      [999, 999, null],
    ],
    [`${" ".repeat(36)}22-6`, [22, 6, null]],
  ])("of a fighter's record: %j", (value, [wins, losses, draws]) => {
    expect(fightRecordOf(value)).toEqual({ wins, losses, draws });
  });

  it.each([[[22]], [[1, 2, 3, 4]], [[1000, 1]], [[1, 1000]], [["x", 1]], [[1, "x"]], ["22"], [`${" ".repeat(37)}22-6`], [null]])(
    "of a record that is none: %j",
    (value) => {
      expect(fightRecordOf(value)).toBeNull();
    },
  );

  it("of a chance, a confidence and a share", () => {
    expect([0, 100, -1, 101, "72 %", "0.5", null].map(chanceOf)).toEqual([0, 100, null, null, 72, 0.5, null]);
    expect(fromPercent(72.5)).toBe(0.725);
    expect([0.72, "72%", 1, 0, 72, -1, "", null].map((value) => confidenceOf(value, false))).toEqual([
      0.72,
      0.72,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
    expect([72, 0, 100, 101, 0.5, -5, "high"].map((value) => confidenceOf(value, true))).toEqual([
      ...[0.72, 0, 1, null, 0.005, null, null],
    ]);
    expect(["−3 %", "5%", 7, "x"].map(shareOf)).toEqual([-3, 5, 7, null]);
  });

  it("of a pick", () => {
    expect([1, 2, "X", "1X", 3, "over 2.5", "home -1", null].map((value) => pickOf(value, null))).toEqual([
      "home",
      "away",
      "draw",
      "1X",
      null,
      null,
      null,
      null,
    ]);
  });

  it("of words, days and clocks", () => {
    expect(["Lightweight", "70 kg", null].map(wordsOnly)).toEqual(["Lightweight", null, null]);
    expect(["2026-01-02", "2026-1-2", null].map(dayOf)).toEqual(["2026-01-02", null, null]);
    expect(["9:30", "10:00:00", "noon"].map(clockOf)).toEqual(["9:30", "10:00:00", null]);
  });
});
