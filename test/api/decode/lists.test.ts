import { describe, expect, it } from "vitest";
import { decode, NotUnderstood, readMapping } from "../../../src/api/decode/index.ts";
import { type Kind, kinds } from "../../../src/api/decode/rows.ts";

describe("a fighter's record", () => {
  const full = { wins: 22, losses: 6, draws: 1 };
  it.each([
    [{ record: "22-6-1" }, full],
    [{ record: "22 – 6 – 1 (1 NC)" }, full],
    [{ record: "22W-6L-1D" }, full],
    [{ record: { wins: 22, losses: 6, draws: 1 } }, full],
    [{ record: { w: "22", l: "6", d: "1" } }, full],
    [{ wins: 22, losses: 6, draws: 1 }, full],
    [{ record: [22, 6, 1] }, full],
    [{ wins: { total: 22, ko: 9 }, losses: { total: 6 }, draws: { total: 1 } }, full],
    [{ record: "22-6" }, { wins: 22, losses: 6, draws: null }],
    [{ record: "0-0-0" }, { wins: 0, losses: 0, draws: 0 }],
    [{ record: "999-999-0" }, { wins: 999, losses: 999, draws: 0 }],
    [{ record: "1000-1-0" }, null],
    [{ record: "1-1000-0" }, null],
    [{ record: null, wins: null }, null],
    [{ record: "" }, null],
    [{ wins: 22 }, null],
    [{ record: "N/A" }, null],
    [{}, null],
    [{ record: "22-6-1", wins: 3, losses: 1 }, null],
  ])("%j", (row, record) => {
    expect(decode("fighters", [{ name: "Ivan", ...row }]).items[0]?.record).toEqual(record);
  });

  it("has a name put together of its parts only where it has no other", () => {
    const names = [{ name: "John the Bear Doe", first_name: "John", last_name: "Doe" }, { last_name: "Roe" }, { slug: "c" }];
    const { items, skipped } = decode("fighters", names);
    expect(items.map(({ name }) => name)).toEqual(["John the Bear Doe", "Roe"]);
    expect(skipped).toMatchObject([{ path: "[2]", reason: "no name" }]);
  });

  it("comes with the rest of the profile", () => {
    const json = {
      success: true,
      data: {
        fighter: {
          id: 3,
          slug: "ivan",
          first_name: "Ivan",
          last_name: "Petrov",
          division: { name: "Lightweight" },
          nationality: "Russia",
          record: "1-2-3",
        },
      },
    };
    expect(decode("fighter", json).items).toEqual([
      {
        id: 3,
        name: "Ivan Petrov",
        names: { und: "Ivan Petrov" },
        slug: "ivan",
        record: { wins: 1, losses: 2, draws: 3 },
        weight_class: "Lightweight",
        country: "Russia",
      },
    ]);
  });
});

describe("a bookmaker's rating", () => {
  it.each([
    [{ rating: 4.5 }, 4.5, null],
    [{ rating: 4.5, rating_max: 5 }, 4.5, 5],
    [{ rating: "4.5/5" }, 4.5, 5],
    [{ rating: "9,1 из 10" }, 9.1, 10],
    [{ rating: { value: 9.2, max: 10 } }, 9.2, 10],
    [{ rating: "87%" }, 87, 100],
    [{ rating: 7, rating_max: 5 }, null, null],
    [{ reviews_count: 120 }, null, null],
  ])("%j", (row, rating, rating_max) => {
    expect(decode("bookmakers", [{ name: "Quill", ...row }]).items[0]).toMatchObject({ name: "Quill", rating, rating_max });
  });

  it.each([
    [[4.5, 3.9], null],
    [[9.1, 4.4], 10],
    [[87, 9], 100],
    [[15, 12], null],
    [[120], null],
  ])("of %j without any scale is out of %s", (ratings, scale) => {
    const rows = ratings.map((rating, index) => ({ name: `Quill ${index}`, rating }));
    const decoded = decode("bookmakers", [...rows, { name: "Unrated" }]);
    expect(decoded.items.map(({ rating, rating_max }) => [rating, rating_max])).toEqual([
      ...ratings.map((rating) => [rating, scale]),
      [null, null],
    ]);
  });

  it("may be keyed by the bookmaker", () => {
    expect(decode("bookmakers", { data: { quill: { rating: 4.5 } } }).items[0]).toMatchObject({
      name: "quill",
      slug: "quill",
      rating: 4.5,
    });
  });

  it("comes with a web address only where it is one", () => {
    const url = (value: string) => decode("bookmakers", [{ name: "Quill", url: value }]).items[0]?.url;
    expect([url("https://quill.test/x"), url("javascript:alert(1)")]).toEqual(["https://quill.test/x", null]);
  });
});

describe("a bonus", () => {
  it.each([
    [{ amount: "€100" }, 100, "EUR"],
    [{ amount: "10 000 ₽" }, 10_000, "RUB"],
    [{ amount: "100% up to $1,000" }, 1000, "USD"],
    [{ amount: 500, currency: "rub" }, 500, "RUB"],
    [{ bonus_amount: "250.50 GBP" }, 250.5, "GBP"],
    [{ amount: { value: 30, currency: "EUR" } }, 30, "EUR"],
    [{ amount: "15k" }, null, null],
    [{ amount: "bet 10 get 30" }, null, null],
    [{ amount: "100%" }, null, null],
    [{}, null, null],
  ])("%j", (row, amount, currency) => {
    expect(decode("bonuses", [{ title: "Welcome", bookmaker: "Quill", ...row }]).items[0]).toMatchObject({
      bookmaker: "Quill",
      amount,
      currency,
    });
  });

  it("belongs to the bookmaker that it is nested in", () => {
    expect(decode("bonuses", [{ name: "Quill", bonuses: [{ title: "Welcome" }] }]).items).toMatchObject([
      { bookmaker: "Quill", title: "Welcome" },
    ]);
  });
});

describe("teams and leagues", () => {
  it("are read with what they say of themselves", () => {
    expect(
      decode("leagues", {
        data: [{ id: 1, name: "Премьер", slug: "pl", sport: { slug: "Football" }, country: { name: "Россия" } }],
      }).items,
    ).toEqual([{ id: 1, name: "Премьер", names: { ru: "Премьер" }, slug: "pl", sport: "football", country: "Россия" }]);
  });

  it("may be bare names, or names keyed by slug", () => {
    expect(decode("teams", ["Alpha"]).items[0]).toMatchObject({ name: "Alpha", slug: null });
    expect(decode("teams", { data: { alpha: { name: "Alpha" } } }).items[0]).toMatchObject({ name: "Alpha", slug: "alpha" });
  });
});

describe("an answer that cannot be one", () => {
  it.each([
    ["<html><body>502</body></html>"],
    [null],
    [42],
    [{ success: false, data: [] }],
    [{ success: false, error: { code: "x" } }],
    [{ status: "error", message: "no" }],
    [{ error: "not found" }],
    [{ message: "Too many requests" }],
  ])("is refused: %j", (json) => {
    for (const kind of kinds) expect(() => decode(kind, json)).toThrow(NotUnderstood);
  });

  it.each(kinds.map((kind) => [kind] as [Kind]))("is not an empty one: %s", (kind) => {
    expect(decode(kind, { success: true, data: [], meta: { page: 1, per_page: 20, total: 0 } }).items).toEqual([]);
  });
});

describe("the operator's mapping", () => {
  function mapping(json: unknown) {
    const result = readMapping(json);
    if (!result.ok) throw new Error(result.problems.join());
    return { mapping: result.mapping };
  }

  it("says where the items and their fields are", () => {
    const json = { deep: { rows: [{ code: "a-b", sides: [{ label: "Alpha" }, { label: "Beta" }], when: 1_795_168_800 }] } };
    const options = mapping({
      matches: { items: "deep.rows", slug: "code", home: "sides.0", away: "sides.1", scheduled_at: "when" },
    });
    expect(decode("matches", json, options).items).toMatchObject([
      { slug: "a-b", home: "Alpha", away: "Beta", scheduled_at: "2026-11-20T10:00:00.000Z" },
    ]);
  });

  it("overrides what the decoder would have read", () => {
    const rows = [
      { shop: "Q", market: "1x2", selection: "1", price: 7, zz: 1.9 },
      { shop: "Q", market: "1x2", selection: "2", price: 7, zz: 2 },
    ];
    expect(decode("odds", rows, mapping({ odds: { price: "zz", bookmaker: "shop" } })).items).toMatchObject([
      { bookmaker: "Q", price: 1.9 },
      { bookmaker: "Q", price: 2 },
    ]);
  });

  it("can state the price format that an answer leaves open", () => {
    const row = [{ bookmaker: "Q", market: "winner", selection: "home", price: 0.9 }];
    expect(decode("odds", row, mapping({ odds: { price_format: "hongkong" } })).items[0]?.price).toBe(1.9);
  });

  it("can state the unit of an edge that nothing proves, not one that the numbers contradict", () => {
    const bet = { match_slug: "a-b", market: "1x2", selection: "home", price: "11/10", edge: 1.2 };
    const said = mapping({ value_bets: { edge_unit: "percent" } });
    expect(decode("value_bets", [bet]).items).toEqual([]);
    expect(decode("value_bets", [bet], said).items).toMatchObject([{ price: 2.1, edge: 0.012 }]);
    expect(decode("value_bets", [{ ...bet, probability: 0.5, edge: 0.05 }], said).items).toEqual([]);
  });

  it("can place every part of a kind's rows, and none of another kind's", () => {
    const match = [{ slug: "alder-birch", zorp: "Alder - Birch" }];
    expect(decode("matches", match).items).toEqual([]);
    expect(decode("matches", match, mapping({ matches: { title: "zorp" } })).items).toMatchObject([
      { home: "Alder", away: "Birch" },
    ]);
    const fighter = [{ slug: "ada-lund", zorp: "Ada", quill: "Lund" }];
    const names = mapping({ fighters: { first: "zorp", last: "quill" } });
    expect(decode("fighters", fighter, names).items).toMatchObject([{ name: "Ada Lund" }]);
    expect(readMapping({ matches: { edge: "zorp" } })).toEqual({ ok: false, problems: ["matches.edge: there is no such field"] });
  });

  it("keeps quiet about the fields that it ignores, of that kind only", () => {
    const rows = [{ id: 1, slug: "n", name: "North", Mood_Today: "sunny" }];
    const options = mapping({ ignore: { leagues: ["mood_today"] } });
    expect(decode("leagues", rows, options).notes).toEqual([]);
    expect(decode("teams", rows, options).notes).toEqual(["unknown field: teams.Mood_Today"]);
  });

  it("is refused with every problem in it", () => {
    expect(
      readMapping({
        odds: { prise: "x", price: 5 },
        oddz: {},
        matches: { slug: "a..b" },
        ignore: { oddz: [] },
        filters: { league: "a&b", sport: "x" },
      }),
    ).toEqual({
      ok: false,
      problems: [
        "ignore.oddz: there is no such kind of answer",
        "filters.league: must be the name of a parameter",
        "filters.sport: there is no such filter",
        "matches.slug: must be a path such as data.rows",
        "odds.price: Invalid input: expected string, received number",
        "odds.prise: there is no such field",
        "oddz: there is no such kind of answer",
      ],
    });
    expect(readMapping("x").ok).toBe(false);
  });

  it("has the parts of its kind, and its own alone", () => {
    const problems = (json: object) => {
      const read = readMapping(json);
      return read.ok ? [] : read.problems;
    };
    expect(readMapping({})).toStrictEqual({ ok: true, mapping: {} });
    expect(readMapping({ filters: { league: "l" } })).toStrictEqual({ ok: true, mapping: { filters: { league: "l" } } });
    expect(problems({ predictions: { match: "a", home: "b", draw: "c", away: "d" } })).toEqual([]);
    expect(problems({ value_bets: { match: "a", edge_unit: "percent" } })).toEqual([]);
    expect(problems({ teams: { match: "a", draw: "c" } })).toEqual(
      ["teams.match", "teams.draw"].map((at) => `${at}: there is no such field`),
    );
    expect(problems({ predictions: { edge_unit: "percent" } })).toEqual(["predictions.edge_unit: there is no such field"]);
    expect(problems({ value_bets: { draw: "c" } })).toEqual(["value_bets.draw: there is no such field"]);
  });

  it("has paths of three hundred characters and two hundred fields to ignore at most", () => {
    const pinned = (length: number) => readMapping({ pins: { teams: { ["a".repeat(length)]: "name" } } }).ok;
    expect([pinned(300), pinned(301)]).toEqual([true, false]);
    const ignored = (count: number) =>
      readMapping({ ignore: { teams: Array.from({ length: count }, (_, nth) => `f${nth}`) } }).ok;
    expect([ignored(200), ignored(201)]).toEqual([true, false]);
  });

  it("that leads nowhere makes the answer one that is not understood", () => {
    expect(() => decode("matches", { data: [] }, mapping({ matches: { items: "rows" } }))).toThrow(NotUnderstood);
  });
});
