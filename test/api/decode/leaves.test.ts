import { describe, expect, it } from "vitest";
import { leavesOf, recordOf, valueAt } from "../../../src/api/decode/items/leaves.ts";

const keysOf = (row: object) => leavesOf(row, { kind: "teams" }).map(({ keys }) => keys.join("."));

describe("the values of a row", () => {
  it("are those that say something", () => {
    expect(keysOf({ name: "Reds", country: null, sport: "" })).toEqual(["name"]);
  });

  it("are the first of too many", () => {
    const row = Object.fromEntries(Array.from({ length: 450 }, (_, nth) => [`key${nth}`, nth]));
    expect(keysOf(row)).toHaveLength(400);
    expect(keysOf(row).at(-1)).toBe("key399");
  });

  it("are six keys deep at most, and the objects around them stand beside them", () => {
    const row = { a: { b: { c: { d: { e: { f: 1, g: { h: 2 } } } } } } };
    expect(keysOf(row)).toEqual(["a", "a.b", "a.b.c", "a.b.c.d", "a.b.c.d.e", "a.b.c.d.e.f"]);
  });

  it("stand in lists of values, of sides and of translations, and in no other lists", () => {
    expect(keysOf({ tags: ["x", "y"], rows: [{ x: 1 }], mixed: ["x", { y: 1 }] })).toEqual(["tags"]);
    expect(
      keysOf({
        names: [
          { locale: "ru", name: "Р" },
          { locale: "en-GB", name: "E" },
          { locale: "en", name: 5 },
        ],
      }),
    ).toEqual(["names.ru", "names.en"]);
    const entered = leavesOf({ a: { b: 1 }, c: { d: 2 } }, { kind: "teams", enters: ([first]) => first === "c" });
    expect(entered.map(({ keys }) => keys.join("."))).toEqual(["a", "c", "c.d"]);
  });
});

describe("the lists in a row", () => {
  it("are sides by their own key alone", () => {
    const sided = [{ name: "Alder" }, { name: "Birch" }];
    const keys = (row: object) => leavesOf(row, { kind: "matches" }).map((leaf) => leaf.keys.join("."));
    expect(keys({ teams: sided })).toEqual(["teams.home", "teams.home.name", "teams.away", "teams.away.name"]);
    expect(keys({ zorps: sided })).toEqual([]);
    expect(keys({ teams: { zorps: sided } })).toEqual(["teams"]);
  });

  it("are translations by their languages, of the first fifty entries", () => {
    const read = (list: readonly unknown[]) => recordOf(list, "names", { kind: "teams", sides: () => null });
    expect(
      read([
        { locale: "EN-gb", name: "E" },
        { locale: "en", name: 5 },
        { code: "ru_RU", text: "Р" },
      ]),
    ).toEqual({
      en: "E",
      ru: "Р",
    });
    expect(read([{ locale: "xx", name: "X" }])).toBeNull();
    expect(read([{ name: "X" }])).toBeNull();
    const others = (count: number) => Array.from({ length: count }, () => ({}));
    expect(read([...others(49), { locale: "en", name: "E" }])).toEqual({ en: "E" });
    expect(read([...others(50), { locale: "en", name: "E" }])).toBeNull();
  });
});

describe("a list of two sides", () => {
  const sides = { home: new Set(["reds"]), away: new Set(["blues"]) };
  const read = (value: object, known: typeof sides | null = null) =>
    recordOf(value, "teams", { kind: "matches", sides: () => known });

  it.each([
    [["x", "y"], { home: "x", away: "y" }],
    [["away", "y"], { home: "y", away: "away" }],
    [["x", "home"], { home: "home", away: "x" }],
    [["home", "away"], { home: "home", away: "away" }],
    [["home", "draw", "away"], { home: "home", draw: "draw", away: "away" }],
    [["blues", "reds"], { home: "blues", away: "reds" }],
    [["x", "y", "z"], null],
    [["x"], null],
    [[1, 2], null],
    [["home", "away", "home"], null],
    [["home", "away", "home", "draw"], null],
    [[1, "away"], null],
    [["x", 1], null],
    [[], null],
  ])("%j", (list, expected) => {
    expect(read(list)).toEqual(expected);
  });

  it("is told by flags, by names, and by words under any key", () => {
    const home = { is_home: true, n: 1 };
    const away = { is_home: false, n: 2 };
    expect(read([away, home])).toEqual({ home, away });
    expect(read([{ whatever: "away" }, { whatever: "home" }])).toEqual({
      home: { whatever: "home" },
      away: { whatever: "away" },
    });
    expect(read(["blues", "reds"], sides)).toEqual({ home: "reds", away: "blues" });
  });

  it("is not told by one letter under any key", () => {
    const [one, two] = [{ whatever: "2" }, { whatever: "1" }];
    expect(read([one, two])).toEqual({ home: one, away: two });
  });

  it("may be a dictionary by names", () => {
    expect(read({ Blues: 1, Reds: 2, rest: 3 }, sides)).toEqual({ home: 2, away: 1 });
    expect(read({ Blues: 1, other: 2 }, sides)).toEqual({ Blues: 1, other: 2 });
    expect(read({ home: 1, Reds: 2, Blues: 3 }, sides)).toEqual({ home: 1, Reds: 2, Blues: 3 });
    expect(read({ Blues: 1, Reds: 2 })).toEqual({ Blues: 1, Reds: 2 });
  });

  it("has ten entries at most", () => {
    const list = (count: number) => ["home", "draw", "away", ...Array.from({ length: count - 3 }, () => "x")];
    expect(read(list(4))).toBeNull();
    expect(
      read({ ...Object.fromEntries(Array.from({ length: 8 }, (_, nth) => [`other${nth}x`, nth])), Reds: 1, Blues: 2 }, sides),
    ).toEqual({
      home: 1,
      away: 2,
    });
    const late = { ...Object.fromEntries(Array.from({ length: 9 }, (_, nth) => [`other${nth}x`, nth])), Reds: 1, Blues: 2 };
    expect(read(late, sides)).toEqual(late);
  });
});

describe("the value at a path", () => {
  it.each<[unknown, string, unknown]>([
    [{ a: { b: 1 } }, "a.b", 1],
    [{ a: [5, 6] }, "a.1", 6],
    [{ a: [5, 6] }, "a.length", undefined],
    [{ a: 1 }, "a.b", undefined],
    [{ a: null }, "a.b", undefined],
    [{ a: ["x", "y"] }, "a.home", "x"],
    [{ a: ["x", "y"] }, "a.away", "y"],
    [{ a: [{ lang: "ru", text: "Р" }] }, "a.ru", "Р"],
    [{ a: {} }, "a.toString", undefined],
    [{ a: {} }, "a.draw", undefined],
  ])("of %j at %s", (value, path, expected) => {
    expect(valueAt(value, path.split("."))).toEqual(expected);
  });

  it("may lead through the name of a side", () => {
    const sides = { home: new Set(["reds"]), away: new Set(["blues"]) };
    expect(valueAt({ Reds: 1, Blues: 2 }, ["away"], () => sides)).toBe(2);
    expect(valueAt({ Reds: 1, Blues: 2 }, ["away"])).toBeUndefined();
  });
});
