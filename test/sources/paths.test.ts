import { describe, expect, it } from "vitest";
import { formats, numberOf, priceOf, timeOf } from "../../src/sources/reading/numbers.ts";
import { compileFirst, compilePath, compileWalk } from "../../src/sources/reading/path.ts";
import { dictionary } from "../../src/sources/reading/words.ts";

const answer = {
  game: { id: 7, teams: ["Wexcombe", "Port Almery"], "a key": "x", "100": "hundred", name: "Wexcombe v Port Almery" },
  list: JSON.parse(
    '[{"id": 1, "word": "one"}, {"id": 2, "word": "two", "at": {"id": 9}}, {"id": 2, "word": "again"}]',
  ) as unknown,
  text: '["Yes","No"]',
  points: { home: -1.5, comma: "-0,5", plus: "+1,25", minus: "−2.5" },
  prices: { home: "2.10" },
};
const place = { values: [answer, "home"], keys: [0, "home"] };
const get = (text: string | string[]) => compileFirst(text, ["answer", "side"]).get(place);

describe("a path", () => {
  it.each([
    ["answer.game.id", 7],
    ["answer.game.teams[1]", "Port Almery"],
    ["answer.game['a key']", "x"],
    ["answer.game[100]", "hundred"],
    ["@side", "home"],
    ["answer.prices[@side]", "2.10"],
    ["answer.prices[side]", "2.10"],
    ["answer.list[id=answer.game.id].word", undefined],
    ["answer.list[word='two'].id", 2],
    ["answer.list[id='2'].word", "two"],
    ["answer.list[at.id='9'].word", "two"],
    ["'winner'", "winner"],
    ["-answer.points.home", 1.5],
    ["-answer.points.comma", 0.5],
    ["-answer.points.plus", -1.25],
    ["-answer.points.minus", 2.5],
    ["-answer.game.name", "Wexcombe v Port Almery"],
    ["answer.text|json[1]", "No"],
    ["answer.game|json", undefined],
    ["answer.game.name|before ' v '", "Wexcombe"],
    ["answer.game.name|after ' v '", "Port Almery"],
    ["answer.game.name|after ' x '", undefined],
    ["answer.points.home|number", "-1.5"],
    ["answer.points.home|opposite", 2.5],
    ["answer.game.id|thousandth", 0.007],
    ["answer.game.name|opposite", undefined],
    ["answer.nothing?", undefined],
    ["answer.game.__proto__", undefined],
    ["answer.game.constructor", undefined],
    ["answer.game.teams.length", 2],
  ])("%s leads to %j", (text, value) => {
    expect(get(text)).toEqual(value);
  });

  it.each([
    ["2.5, 3.0", 2.75],
    ["0/0.5", 0.25],
    ["-1.0,-1.5", -1.25],
    ["1", 1],
    ["", undefined],
    ["1,2,3", undefined],
    ["2,5", undefined],
  ])("reads the line %j as %j", (text, line) => {
    expect(compilePath("line|quarters", ["line"]).get({ values: [text], keys: [0] })).toBe(line);
  });

  it("of several takes the first that leads to something", () => {
    expect(get(["answer.nothing", "answer.game.id"])).toBe(7);
    expect(compileFirst(["answer.a?", "answer.b"], ["answer"])).toMatchObject({ text: "answer.a? or answer.b", optional: false });
  });
});

describe("a level", () => {
  const entriesOf = (text: string, value: unknown) => {
    const found: unknown[] = [];
    const isThere = compileWalk(text, ["answer"])({ values: [value], keys: [0] }, (entry, key) => found.push([key, entry]));
    return [isThere, found];
  };

  it.each([
    [
      "answer[]",
      ["a", "b"],
      [
        true,
        [
          [0, "a"],
          [1, "b"],
        ],
      ],
    ],
    [
      "answer{}",
      { x: 1, y: 2 },
      [
        true,
        [
          ["x", 1],
          ["y", 2],
        ],
      ],
    ],
    ["answer[]", { x: 1 }, [false, []]],
    ["answer{}", ["a"], [false, []]],
    ["answer[]", [], [true, []]],
    ["answer.data[]", {}, [false, []]],
    ["answer.a[].b[]", { a: [{ b: [1] }, {}] }, [true, [[0, 1]]]],
    ["answer.a[].b[]", { a: [{}, {}] }, [false, []]],
    ["answer.a[].b[]", { a: [] }, [true, []]],
    ["answer", null, [false, []]],
    ["answer[]", [null, 1], [true, [[1, 1]]]],
  ])("%s of %j", (text, value, expected) => {
    expect(entriesOf(text, value)).toEqual(expected);
  });
});

describe("a number", () => {
  it.each([
    ["1,95", 1.95],
    ["+150", 150],
    ["−110", -110],
    [".5", 0.5],
    ["5 %", null],
    ["5%", 5],
    ["1.2.3", null],
    [Number.NaN, null],
    [true, null],
  ])("%j is %j", (value, number) => {
    expect(numberOf(value)).toBe(number);
  });

  it.each([
    [
      "decimal",
      [
        [1.95, 1.95],
        ["1.001", 1.001],
        [1, "none"],
        [0, "none"],
        [0.5, null],
        [-110, null],
        [20_000, null],
      ],
    ],
    [
      "american",
      [
        [150, 2.5],
        [-110, 1.909091],
        ["EVEN", 2],
        [-100_000, 1.001],
        [1.95, null],
        [-100, 2],
      ],
    ],
    [
      "fraction",
      [
        ["23/20", 2.15],
        ["evens", 2],
        ["0/1", null],
        [2.15, null],
      ],
    ],
    [
      "hongkong",
      [
        [0.95, 1.95],
        [0, null],
      ],
    ],
    [
      "milli",
      [
        [1950, 1.95],
        [1.95, null],
        [1000, "none"],
      ],
    ],
    [
      "probability",
      [
        ["0.4400", 2.272727],
        [1, "none"],
        [0, "none"],
        [44, null],
      ],
    ],
    [
      "percent",
      [
        [44, 2.272727],
        [100, "none"],
        [101, null],
      ],
    ],
  ] as const)("as a %s price", (format, cases) => {
    for (const [value, price] of cases) expect([value, priceOf(value, format)]).toEqual([value, price]);
  });

  it("is never a price of every format: a flip is noticed", () => {
    for (const value of [1.95, -110, 150, "23/20", 0.51, 51, 1950])
      expect(formats.filter((format) => typeof priceOf(value, format) === "number").length).toBeLessThan(formats.length);
  });
});

describe("a time", () => {
  it.each([
    ["2027-02-06T11:58:20Z", "2027-02-06T11:58:20.000Z"],
    ["2027-02-06T11:58:20.1234567Z", "2027-02-06T11:58:20.123Z"],
    ["2027-02-06 11:58:20+00", "2027-02-06T11:58:20.000Z"],
    ["2027-02-06T11:58:20+0200", "2027-02-06T09:58:20.000Z"],
    [1801800000, "2027-02-05T04:00:00.000Z"],
    ["1801800000123", "2027-02-05T04:00:00.123Z"],
    ["2027-02-06T11:58:20", null],
    ["2027-02-06", null],
    ["2027-13-06T00:00:00Z", null],
    ["yesterday", null],
    [12, null],
  ])("%j is %j", (value, time) => {
    const read = timeOf(value, null);
    expect(read === null ? null : new Date(read).toISOString()).toBe(time);
  });

  it("without a zone is in UTC where the definition says so", () => {
    expect(timeOf("2027-02-06 11:58", "UTC")).toBe(Date.UTC(2027, 1, 6, 11, 58));
  });
});

describe("a dictionary", () => {
  it("takes whole words in any case, and the longest beginning", () => {
    const words = dictionary({ Over: "over", "Over *": "over", "Over half*": "other" });
    expect(["OVER", " over ", "Over 2.5", "over half time", "overtime"].map(words)).toEqual([
      "over",
      "over",
      "over",
      "other",
      undefined,
    ]);
  });
});
