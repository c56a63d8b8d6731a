import { describe, expect, it } from "vitest";
import { createPlans, decode, type Plans, readMapping } from "../../../../src/api/decode/index.ts";
import type { ItemKind } from "../../../../src/api/decode/words/items.ts";

interface Around {
  file?: Readonly<Record<string, unknown>>;
  plans?: Plans;
}

/** What is made of an answer: the plan in lines, each row by what it is called, and what is told of the rest. */
function read(kind: ItemKind, answer: unknown, { file = {}, plans }: Around = {}) {
  const mapping = readMapping(file);
  if (!mapping.ok) throw new Error(mapping.problems.join("\n"));
  const decoded = decode(kind, answer, { mapping: mapping.mapping, ...(plans && { plans }) });
  const rows = (decoded.items as readonly object[]).map((row) => {
    const { slug, name, title, match } = row as Partial<Record<string, string | null>>;
    return slug ?? match ?? name ?? title ?? "?";
  });
  return {
    plan: decoded.plan.map(({ path, role, of, why }) => `${path} ${[role, of, why].filter((part) => part !== null).join(" ")}`),
    rows,
    told: decoded.skipped.map(({ path, reason }) => `${path} ${reason}`),
    lines: decoded.plan,
    items: decoded.items as readonly object[],
  };
}
const rowsOf = (kind: ItemKind, answer: unknown) => read(kind, answer).rows;
const rowPlaces = (kind: ItemKind, answer: unknown) => read(kind, answer).plan.filter((line) => / row\b/.test(line));

const match = { slug: "a-b", home: "Alder", away: "Birch" };

describe("the rows of an answer", () => {
  it.each<[string, ItemKind, unknown, readonly string[]]>([
    ["all lists that are alike", "teams", { y: [{ name: "A" }], x: [{ name: "B" }] }, ["A", "B"]],
    ["all lists that are called so", "teams", { teams: [{ name: "A" }], clubs: [{ name: "B", slug: "b" }] }, ["A", "b"]],
    ["a list that is called so, not what is around it", "leagues", { name: "O", slug: "o", leagues: [{ name: "A" }] }, ["A"]],
    ["around a list that is called so and empty of them", "leagues", { name: "O", slug: "o", leagues: [{ id: 1 }] }, ["o"]],
    [
      "around a list that is called so and holds nothing",
      "leagues",
      { name: "O", slug: "o", leagues: [{ zorp: 1 }], x: { name: "P" } },
      ["o"],
    ],
    ["a list, not the object around it", "leagues", { name: "O", slug: "o", id: 5, x: [{ name: "B" }] }, ["B"]],
    ["the list that says most", "leagues", { y: 1, x: [{ name: "B" }], z: [{ name: "C", slug: "c" }] }, ["c"]],
    ["the object that says most", "leagues", { y: 1, x: { name: "O" }, z: { name: "B", slug: "b" } }, ["b"]],
    ["the outer list", "leagues", [{ name: "A", slug: "a", zorps: [{ name: "B" }] }], ["a"]],
    ["the inner list that is called so", "leagues", [{ name: "A", slug: "a", leagues: [{ name: "B", slug: "b" }] }], ["b"]],
    ["a list beside one that holds nothing of them", "teams", { teams: [{ zorp: "A" }], x: [{ name: "B", slug: "b" }] }, ["b"]],
    ["the whole, of a single one", "match", { ...match, other: { ...match, slug: "c-d" } }, ["a-b"]],
    ["the whole, of a single one, with a list inside", "match", { ...match, last: [{ ...match, slug: "c-d" }] }, ["a-b"]],
    ["wherever a single one stands", "match", { zorp: 1, found: [match] }, ["a-b"]],
    [
      "the entries of a dictionary",
      "matches",
      { "a-b": { home: "A", away: "B" }, "c-d": { home: "C", away: "D" } },
      ["a-b", "c-d"],
    ],
    ["texts and objects, no numbers and no lists", "teams", [{ name: "A" }, null, "", [], "Birch", 5], ["A", "Birch"]],
  ])("are %s", (_, kind, answer, expected) => {
    expect(rowsOf(kind, answer)).toEqual(expected);
  });

  it("that are numbers are told, lists and nothing are not", () => {
    expect(read("teams", [{ name: "A" }, null, "", [], "Birch", 5]).told).toEqual(["[5] not an item"]);
  });

  it("are twenty thousand at most, and that there are more is said", () => {
    const many = (count: number) => {
      const { items, notes } = decode(
        "teams",
        Array.from({ length: count }, () => "Alder"),
      );
      return [items.length, notes];
    };
    expect(many(20_000)).toEqual([20_000, []]);
    expect(many(20_001)).toEqual([20_000, ["the answer is larger or deeper than is read"]]);
  });

  it("have names with a letter or a digit, other words with a letter", () => {
    const named = (kind: ItemKind, row: object) => read(kind, [row]).items[0];
    expect(named("teams", { name: "1", title: "B", country: "12" })).toMatchObject({
      name: "1",
      names: { und: "1" },
      country: null,
    });
    expect(named("teams", { name: "A", title: "B", label: "C" })).toHaveProperty("names", { und: "A" });
    expect(named("bonuses", { title: "100" })).toMatchObject({ title: "100" });
    expect(named("teams", { name: "A", country: "12th" })).toMatchObject({ country: "12th" });
  });

  it.each<[string, ItemKind, unknown, readonly string[]]>([
    ["a list goes before an object", "matches", { y: 1, x: { slug: "a" }, z: [{ slug: "b" }] }, ["z[] row"]],
    [
      "a list of less goes before an object",
      "matches",
      { y: 1, x: { slug: "a", id: 1, sport: "s" }, z: [{ slug: "b" }] },
      ["z[] row"],
    ],
    ["more needs go before a list", "matches", { y: 1, z: [{ slug: "b" }], x: { home: "A", away: "B", slug: "b" } }, ["x row"]],
    ["more parts go first", "matches", { y: 1, x: [{ id: 1 }], z: [{ id: 2, status: "live" }] }, ["z[] row"]],
    ["one part is enough", "matches", { y: 1, x: [{ id: 1 }] }, ["x[] row"]],
    ["no part is none", "matches", { y: 1, x: [{ zorp: 1 }] }, []],
    ["a need goes before a list", "matches", { y: 1, x: { slug: "a" }, z: [{ id: 2, status: "live" }] }, ["x row"]],
    [
      "a need goes before many parts",
      "matches",
      { y: 1, x: [{ id: 1, status: "live", sport: "s", league: "l" }], z: [{ slug: "b" }] },
      ["z[] row"],
    ],
  ])("that are not whole: %s", (_, kind, answer, expected) => {
    expect(rowPlaces(kind, answer)).toEqual(expected);
  });

  it.each([
    [[], []],
    [{}, []],
    [[5], [" nothing in it is known"]],
    [[{}], [" nothing in it is known"]],
    [{ zorp: 5 }, [" nothing in it is known"]],
    [{ y: 1, x: { "a-b": { zorp: 1 }, "c-d": { zorp: 2 } } }, [" nothing in it is known"]],
  ])("that nobody knows are told: %j", (answer, expected) => {
    expect(read("teams", answer)).toMatchObject({ rows: [], plan: [], told: expected });
  });

  it("are none where an inner place says as much", () => {
    const inner = (zorp: object) => [{ name: "A", zorps: [zorp] }];
    expect(read("leagues", inner({ name: "B", slug: "b" }))).toMatchObject({
      rows: [],
      told: ["[] [] and [].zorps[] could both be the rows"],
      plan: [
        "[] nothing [] and [].zorps[] could both be the rows",
        "[].zorps[] nothing [] and [].zorps[] could both be the rows",
      ],
    });
    expect(rowsOf("leagues", inner({ name: "B" }))).toEqual([]);
    expect(rowsOf("leagues", [{ name: "A", slug: "a", zorps: [{ name: "B" }] }])).toEqual(["a"]);
    expect(rowsOf("leagues", { leagues: inner({ name: "B", slug: "b" }) })).toEqual(["A"]);
    expect(read("teams", { name: "Ag", team: { name: "B", slug: "b" } }).told).toEqual([
      " the whole and team could both be the rows",
    ]);
    expect(rowPlaces("leagues", { y: 1, x: inner({ name: "B", slug: "b" }), z: [{ name: "C" }] })).toEqual([]);
    expect(
      read("leagues", { y: 1, z: [{ name: "C" }], x: inner({ name: "B", slug: "b" }), zz: [{ name: "D" }] }).plan,
    ).toHaveLength(2);
  });

  it("are where the operator says, and all that are alike with them", () => {
    const answer = { y: 1, x: [{ name: "A" }], z: [{ name: "B" }], w: [{ name: "C", slug: "c" }] };
    const pinned = (pins: object) => read("leagues", answer, { file: { pins: { leagues: pins } } }).rows;
    expect(pinned({})).toEqual(["c"]);
    expect(pinned({ "x[]": "row" })).toEqual(["A"]);
    expect(pinned({ "x[]": "row", "z[]": "row" })).toEqual(["A", "B"]);
    expect(pinned({ "x[]": "row", "w[]": "row" })).toEqual(["A", "c"]);
    expect(pinned({ "w[]": "nothing" })).toEqual(["A", "B"]);
  });
});

describe("the plan of a list", () => {
  it("has each part once, else for what stands behind it, and each language", () => {
    expect(read("teams", [{ name: "A", title: "B", name_ru: "Р", title_ru: "П", id: 1, team_id: 2 }]).plan).toEqual([
      "[] row",
      "[].name name",
      "[].name_ru name ru",
      "[].id id",
      "[].title name else",
      "[].title_ru name ru",
      "[].team_id id else",
    ]);
  });

  it("says by what the rows of a dictionary are keyed", () => {
    const entries = (entry: object) => ({ y: 1, z: { Alder: entry, Birch: entry } });
    expect(read("teams", entries({ name: "A" })).plan[0]).toBe("z{} row by slug");
    expect(read("bonuses", entries({ title: "A" })).plan[0]).toBe("z{} row by bookmaker");
    expect(read("bonuses", { y: 1, z: { Alder: [{ title: "A" }], Birch: [{ title: "B" }] } }).plan[0]).toBe(
      "z{}[] row by bookmaker",
    );
    expect(read("teams", [{ name: "A" }]).plan[0]).toBe("[] row");
  });

  it("tells what leads on, what is known and not needed, and what nobody knows", () => {
    const row = {
      name: "A",
      country: { name: "C", code: "c", zorp: 1 },
      founded: 1900,
      league_id: 5,
      zorp_id: 3,
      logo: "x",
      zorp: "q",
      zorpid: 4,
      countryId: 4,
      country_logo: "x",
      nameplate: 1,
      teamx: { name: "B" },
      data: { x: 1 },
      inner: [{ x: 1 }],
    };
    expect(read("teams", [row]).plan).toEqual([
      "[] row",
      "[].name name",
      "[].country.name country",
      "[].country.code country else",
      "[].country leads on",
      "[].country.zorp nothing unknown",
      "[].founded nothing",
      "[].league_id nothing",
      "[].zorp_id nothing unknown",
      "[].logo nothing",
      "[].zorp nothing unknown",
      "[].zorpid nothing unknown",
      "[].countryId nothing",
      "[].country_logo nothing",
      "[].nameplate nothing unknown",
      "[].teamx nothing unknown",
      "[].teamx.name nothing unknown",
      "[].data nothing",
      "[].data.x nothing unknown",
      "[].inner nothing unknown",
    ]);
    expect(
      read("matches", [
        { ...match, home_logo: "x", sportId: 4, matchcode: "m", homeabbreviation: "h", leaguecode: 1 },
      ]).plan.slice(4),
    ).toEqual([
      "[].home_logo nothing",
      "[].sportId nothing",
      "[].matchcode nothing",
      "[].homeabbreviation nothing",
      "[].leaguecode nothing",
    ]);
  });

  it("has no parts of one row out of another", () => {
    const answer = { name: "A", team: { name: "B", slug: "b" } };
    const { plan, rows } = read("teams", answer, { file: { pins: { teams: { "": "row", team: "row" } } } });
    expect(plan).toEqual([" row", "team row", "name name", "team.name name else", "team.slug slug", "team leads on"]);
    expect(rows).toEqual(["A", "b"]);
  });

  it("tells why two columns for one thing are none, in up to two thousand rows", () => {
    const bonuses = (count: number, odd: number) =>
      Array.from({ length: count }, (_, nth) => ({ title: "W", amount: 10, sum: nth === odd ? 11 : 10 }));
    const reason = "[].amount and [].sum could both be the amount";
    expect(read("bonuses", bonuses(1, 0)).plan).toEqual([
      "[] row",
      "[].title title",
      `[].amount nothing ${reason}`,
      `[].sum nothing ${reason}`,
    ]);
    expect(read("bonuses", bonuses(2_001, 1_999)).told).toEqual([`[] ${reason}`]);
    const { told, plan } = read("bonuses", bonuses(2_001, 2_000));
    expect([told, plan.slice(2)]).toEqual([[], ["[].amount amount", "[].sum amount again"]]);
  });
});

describe("the key that names a row", () => {
  const slugs = (kind: ItemKind, answer: unknown) => read(kind, answer).items.map((row) => (row as { slug: string | null }).slug);

  it.each<[string, ItemKind, unknown, readonly (string | null)[]]>([
    ["is its slug", "teams", { alder: { name: "A" }, birch: { name: "B" } }, ["alder", "birch"]],
    ["of a lone row may be a wrapper", "teams", { data: { alder: { name: "A" } } }, [null]],
    ["of a lone row is its slug where its name is like it", "teams", { data: { alder: { name: "Alder FC" } } }, ["alder"]],
    [
      "of a lone row is its slug where any of it is",
      "teams",
      { data: { alder: { id: 7, zorp: "x", name: "Alder" } } },
      ["alder"],
    ],
    ["of a lone row is its slug where it is no word", "teams", { data: { "alder-1": { name: "A" } } }, ["alder-1"]],
    ["of a lone bookmaker is its slug", "bookmakers", { data: { alder: { rating: 1 } } }, ["alder"]],
    ["of a list is no row's", "teams", { y: 1, z: { alder: [{ name: "A" }], birch: [{ name: "B" }] } }, [null, null]],
    ["is no id", "teams", { y: 1, z: { 17: { name: "A" }, 18: { name: "B" } } }, [null, null]],
  ])("%s", (_, kind, answer, expected) => {
    expect(slugs(kind, answer)).toEqual(expected);
  });

  it("is a bonus's bookmaker, wherever it stands, where it is a name", () => {
    const of = (answer: unknown) => read("bonuses", answer).items.map((row) => (row as { bookmaker: string | null }).bookmaker);
    const list = [{ title: "W" }];
    expect(of({ y: 1, z: { Alder: list, Birch: list } })).toEqual(["Alder", "Birch"]);
    expect(of({ y: 1, z: { Alder: { title: "W" }, Birch: { title: "V" } } })).toEqual(["Alder", "Birch"]);
    expect(of({ y: 1, z: { 17: list, 18: list } })).toEqual([null, null]);
    expect(of({ y: 1, z: { Alder: list } })).toEqual([null]);
    expect(of({ y: 1, z: { Alder: [{ title: "Alder Welcome" }] } })).toEqual(["Alder"]);
  });
});

describe("a kept plan of a list", () => {
  const plans = (kind: ItemKind, ...answers: unknown[]) => {
    const kept = createPlans();
    const reads = answers.map((answer) => read(kind, answer, { plans: kept }));
    return { again: reads.map(({ lines }) => lines === reads[0]?.lines), rows: reads.map(({ rows }) => rows), reads };
  };
  const first = [{ name: "A", slug: "a", zorp: { x: 1 }, country: { name: "C" } }];

  it.each<[string, unknown, boolean]>([
    ["the same", first, true],
    ["fewer keys", [{ name: "B" }], true],
    ["a new key that says nothing", [{ name: "B", quorp: null, zorp: { y: "" } }], true],
    ["a new key", [{ name: "B", quorp: 1 }], false],
    ["a new key in a later row", [...first, { name: "B", quorp: 1 }], false],
    ["a new key of an object in it", [{ name: "B", zorp: { y: 1 } }], false],
    ["an object in place of a value", [{ name: { x: 1 } }], false],
    ["a value in place of an object", [{ name: "B", zorp: 1 }], true],
    ["rows that are texts", ["Birch"], true],
    ["no rows", { teams: [{ name: "B" }] }, false],
    ["an empty list", [], false],
  ])("holds for %s: %j %s", (_, answer, holds) => {
    expect(plans("teams", first, answer).again[1]).toBe(holds);
  });

  it("that finds no rows makes way for another", () => {
    expect(plans("teams", { teams: [{ name: "A" }] }, [{ name: "B" }], [{ name: "C" }]).rows).toEqual([["A"], ["B"], ["C"]]);
  });

  it("knows the keys of a row, not those of what is around it", () => {
    const around = (team: object) => ({ sport: "Tennis", teams: [team] });
    expect(plans("teams", around({ name: "A" }), around({ name: "B" }), around({ name: "C", sport: "Golf" })).again).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("was new itself where a column held nothing", () => {
    expect(plans("teams", [{ name: "A", zorp: null }], [{ name: "B", zorp: 1 }]).again).toEqual([true, false]);
    expect(plans("teams", [{ name: "A", zorp: {} }], [{ name: "B", zorp: {} }]).again).toEqual([true, true]);
  });

  it("ends where two columns that said the same part", () => {
    const bonus = (amount: unknown, sum: unknown) => [{ title: "W", amount, sum }];
    const held = (...answers: unknown[]) => plans("bonuses", bonus(10, 10), ...answers).again.slice(1);
    expect(held(bonus(20, 20), bonus(20, null), bonus(null, 20), bonus("€20", "20 EUR"))).toEqual([true, true, true, true]);
    expect(held(bonus(20, 21))).toEqual([false]);
    expect(held([...bonus(20, 20), ...bonus(20, 21)])).toEqual([false]);
  });

  it("holds where two prices are one in two writings", () => {
    const bet = (price: unknown, odds: unknown) => [
      { match_slug: "a-b", market: "1x2", selection: "home", price, odds, probability: 0.5, edge: 0.05 },
    ];
    const of = (price: unknown, odds: unknown) => read("value_bets", bet(price, odds)).rows.length;
    expect([of(2.1, 2.1), of(2.1, "11/10"), of(2.1, "+110"), of("11/10", "+110"), of("11/10", 2.1)]).toEqual([1, 1, 1, 1, 1]);
    // Two plain numbers are one price only where they are one number.
    expect([of(2.1, 110), of(2.1, 2.11), of(2.1, "+120"), of(2.1, "6/5")]).toEqual([0, 0, 0, 0]);
  });
});

describe("two columns for one part of a row", () => {
  const bet = { match_slug: "a-b", market: "1x2", selection: "home", probability: 0.5, edge: 0.05 };
  /** The columns of a part in the plan, or why there is none. */
  const columns = (kind: ItemKind, role: string, row: object, file: Readonly<Record<string, unknown>> = {}) => {
    const { lines, told } = read(kind, [row], { file });
    const own = lines
      .filter((line) => line.role === role)
      .map(({ path, of }) => `${path.slice(3)}${of === null ? "" : ` ${of}`}`);
    return [...own, ...told.map((text) => text.replace("[] ", ""))];
  };

  it.each<[string, ItemKind, string, object, readonly string[]]>([
    ["a sure one and a vague one", "value_bets", "price", { ...bet, price: 2.1, best_odds: 3 }, ["price", "best_odds else"]],
    [
      "vague ones that agree",
      "value_bets",
      "price",
      { ...bet, best_price: 2.1, best_odds: 2.1 },
      ["best_odds", "best_price again"],
    ],
    [
      "vague ones that differ",
      "value_bets",
      "price",
      { ...bet, best_price: 2.1, best_odds: 3 },
      ["[].best_odds and [].best_price could both be the price", "[0] no price"],
    ],
    [
      "one by its own word and one put together",
      "value_bets",
      "price",
      { ...bet, odds: 2.1, decimal_odds: 2.2 },
      ["odds", "decimal_odds else"],
    ],
    [
      "vague numbers that differ",
      "bookmakers",
      "rating",
      { name: "A", score: 4, stars: 5 },
      ["[].score and [].stars could both be the rating"],
    ],
    ["vague numbers that agree", "bookmakers", "rating", { name: "A", score: 4, stars: 4 }, ["score", "stars again"]],
    ["a sure number and a vague one", "bookmakers", "rating", { name: "A", rating: 4, stars: 5 }, ["rating", "stars else"]],
    [
      "vague moments that differ",
      "matches",
      "scheduled_at",
      { ...match, startdate: "2026-01-02T10:00:00Z", datetime: "2026-01-02T11:00:00Z" },
      ["[].startdate and [].datetime could both be the scheduled at"],
    ],
    [
      "a sure moment and a vague one",
      "matches",
      "scheduled_at",
      { ...match, startdate: "2026-01-02T10:00:00Z", starttime: "2026-01-02T11:00:00Z" },
      ["starttime", "startdate else"],
    ],
    [
      "two sure moments",
      "matches",
      "scheduled_at",
      { ...match, starts_at: "2026-01-02T10:00:00Z", kickoff: "2026-01-02T11:00:00Z" },
      ["starts_at", "kickoff else"],
    ],
    [
      "one by its own word and one in a format",
      "value_bets",
      "price",
      { ...bet, odds: 2.1, decimal: 2.2 },
      ["odds", "decimal else"],
    ],
    ["words that differ", "teams", "name", { name: "A", label: "B" }, ["name", "label else"]],
  ])("%s", (_, kind, role, row, expected) => {
    expect(columns(kind, role, row)).toEqual(expected);
  });

  it("are the one that the operator says", () => {
    const row = { title: "W", amount: 10, sum: 20 };
    const pinned = (column: string) => columns("bonuses", "amount", row, { pins: { bonuses: { [column]: "amount" } } });
    expect(pinned("[].amount")).toEqual(["amount", "sum else"]);
    expect(pinned("[].sum")).toEqual(["sum", "amount else"]);
    expect(columns("bonuses", "amount", row, { bonuses: { amount: "sum" } })).toEqual(["sum"]);
  });

  it("may be the market, in bets that name none", () => {
    const unnamed = (column: string) => [`the market has no name, and what [].${column} says is not known`, "[0] no price"];
    const { market: _, ...rest } = { ...bet, odds: 2.1 };
    expect(columns("value_bets", "price", { ...rest, zorp: "Corner flags" })).toEqual(unnamed("zorp"));
    expect(columns("value_bets", "price", { ...rest, zorp: "12-34" })).toEqual(["odds"]);
    expect(columns("value_bets", "price", { ...rest, zorp: 12 })).toEqual(["odds"]);
    expect(columns("value_bets", "price", { ...rest, market: "1x2", zorp: "Corner flags" })).toEqual(["odds"]);
    expect(
      columns("value_bets", "price", { ...rest, zorp: "Corner flags" }, { pins: { value_bets: { "[].zorp": "nothing" } } }),
    ).toEqual(["odds"]);
    expect(columns("value_bets", "price", { ...rest, market: "home" })).toEqual(unnamed("market"));
    expect(columns("value_bets", "price", { ...rest, market: "home", selection: "1", selection_name: "home" })).toEqual(
      unnamed("market"),
    );
    expect(columns("value_bets", "price", { ...rest, market: "home", selection: "1", selection_name: "2" })).toEqual(["odds"]);
    const { selection: __, ...other } = rest;
    expect(columns("value_bets", "price", { ...other, market: "home", bet: "home" })).toEqual(["odds"]);
    const mapped = { value_bets: { selection: "zorp" } };
    expect(columns("value_bets", "price", { ...other, market: "home", zorp: "home" }, mapped)).toEqual(unnamed("market"));
    const bets = [
      { ...rest, market: "home" },
      { ...rest, market: "1x2" },
    ];
    expect(read("value_bets", bets).rows).toEqual(["a-b", "a-b"]);
    expect(read("value_bets", [{ ...rest, zorp: "Corner flags" }]).plan).toEqual([
      "[] row",
      "[].match_slug slug",
      "[].edge edge",
      "[].selection selection",
      "[].probability probability",
      "[].odds nothing",
      "[].zorp nothing the market has no name, and what [].zorp says is not known",
    ]);
  });
});

describe("the chances of a prediction", () => {
  const one = { home: 0.5, draw: 0.2, away: 0.3 };
  const other = { home: 0.4, draw: 0.3, away: 0.3 };
  const odd = { home: 0.4, draw: 0.4, away: 0.4 };
  const both = "[].probabilities.home and [].chances.home could both be the chances";
  /** The chances of each row, or why there are none. */
  const chances = (rows: readonly object[], file: Readonly<Record<string, unknown>> = {}) => {
    const { items, told } = read(
      "predictions",
      rows.map((row) => ({ match: "a-b", ...row })),
      { file },
    );
    const found = (items as readonly (typeof one)[]).map(({ home, draw, away }) => `${home} ${draw} ${away}`);
    return [...found, ...told.map((text) => text.replace("[] ", ""))];
  };
  const two = (probabilities: object, also: object) => ({ probabilities, chances: also });
  const none = (count: number) => Array.from({ length: count }, (_, nth) => `[${nth}] no probabilities`);

  it.each<[string, readonly object[], readonly string[]]>([
    ["stand once", [two(one, { zorp: 1 })], ["0.5 0.2 0.3"]],
    ["agree", [two(one, one)], ["0.5 0.2 0.3"]],
    ["differ", [two(one, other)], [both, ...none(1)]],
    ["differ in one row", [two(one, one), two(one, other)], [both, ...none(2)]],
    ["differ in the last row", [two(one, one), two(one, one), two(other, one)], [both, ...none(3)]],
    ["are those that add up, the second", [two(odd, other)], ["0.4 0.3 0.3"]],
    ["are those that add up, the first", [two(one, odd)], ["0.5 0.2 0.3"]],
    ["are those that add up in more rows", [two(one, other), two(odd, other)], ["0.4 0.3 0.3", "0.4 0.3 0.3"]],
    [
      "are the first where none add up",
      [two(odd, { home: 0.9, draw: 0.9, away: 0.9 })],
      ["[0] the probabilities do not add up to 1 or 100"],
    ],
    ["are those in percent where these add up", [two(odd, { home: 50, draw: 20, away: 30 })], ["0.5 0.2 0.3"]],
    ["are in two units", [two(one, { home: 50, draw: 20, away: 30 })], [both, ...none(1)]],
    ["have a draw or none", [two(one, { home: 0.5, away: 0.5 })], [both, ...none(1)]],
    ["have no draw or one of nothing", [two({ home: 0.5, away: 0.5 }, { home: 0.5, draw: 0, away: 0.5 })], [both, ...none(1)]],
    ["have both sides, not home alone", [two({ home: 0.5, draw: 0.5 }, other)], ["0.4 0.3 0.3"]],
    ["have both sides, not away alone", [two({ away: 0.5, draw: 0.5 }, other)], ["0.4 0.3 0.3"]],
    [
      "are those that are named so",
      [{ ...one, home_probability: 0.4, draw_probability: 0.3, away_probability: 0.3 }],
      ["0.4 0.3 0.3"],
    ],
    [
      "have one unit",
      [{ home_pct: 50, draw_pct: 20, away_pct: 30, home_prob: 0.8, draw_prob: 0.8, away_prob: 0.8 }],
      ["0.5 0.2 0.3"],
    ],
    [
      "have one unit, and differ in it",
      [{ home_pct: 50, draw_pct: 20, away_pct: 30, home_prob: 0.5, draw_prob: 0.2, away_prob: 0.3 }],
      ["[].home_pct and [].home_prob could both be the chances", ...none(1)],
    ],
  ])("that %s", (_, rows, expected) => {
    expect(chances(rows)).toEqual(expected);
  });

  it("are in order of how sure they are, wherever they stand", () => {
    const sure = { home_probability: 0.4, draw_probability: 0.3, away_probability: 0.3 };
    expect([chances([{ ...sure, ...one }]), chances([{ ...one, ...sure }])]).toEqual([["0.4 0.3 0.3"], ["0.4 0.3 0.3"]]);
  });

  it("are one family under whatever last word", () => {
    expect(chances([{ home: { prob: 0.6 }, away: { chance: 0.4 } }])).toEqual(["0.6 null 0.4"]);
  });

  it("agree up to what a source rounds", () => {
    const of = (draw: number) => chances([two({ home: 0.5, draw: 0, away: 0.5 }, { home: 0.5, draw, away: 0.5 })])[0];
    expect([of(0.9e-9), of(1e-9)]).toEqual(["0.5 0 0.5", both]);
  });

  it("of which none is taken stand in the plan with the reason, and those that are taken each once", () => {
    expect(read("predictions", [{ match: "a-b", ...two(one, other) }]).plan).toEqual([
      "[] row",
      "[].match slug",
      "[].probabilities nothing",
      ...["home", "draw", "away"].map((side) => `[].probabilities.${side} nothing ${both}`),
      "[].chances nothing",
      ...["home", "draw", "away"].map((side) => `[].chances.${side} nothing ${both}`),
    ]);
    expect(read("predictions", [{ match: "a-b", probabilities: one }]).plan).toEqual([
      "[] row",
      "[].match slug",
      "[].probabilities.home home_chance",
      "[].probabilities.draw draw_chance",
      "[].probabilities.away away_chance",
      "[].probabilities leads on",
    ]);
  });

  it("are looked at in forty rows", () => {
    const rows = (count: number) => Array.from({ length: count }, () => two(odd, other));
    expect(chances([...rows(39), two(one, one)]).slice(0, 1)).toEqual(["0.4 0.3 0.3"]);
    const late = (count: number) => [...Array.from({ length: count }, () => two(one, one)), two(one, other)];
    expect(chances(late(39))[0]).toBe(both);
    expect(chances(late(40))[0]).toBe("0.5 0.2 0.3");
  });

  it("add up to within three hundredths", () => {
    const sum = (home: number) => chances([{ home, draw: 0.25, away: 0.25 }])[0];
    const percent = (home: number) => chances([{ home, draw: 25, away: 25 }])[0];
    const not = "[0] the probabilities do not add up to 1 or 100";
    expect([0.469, 0.471, 0.529, 0.531].map(sum)).toEqual([not, "0.471 0.25 0.25", "0.529 0.25 0.25", not]);
    expect([46.9, 47.1, 52.9, 53.1].map(percent)).toEqual([not, "0.471 0.25 0.25", "0.529 0.25 0.25", not]);
    const better = (home: number, whole: number) =>
      chances([two({ home: home * whole, draw: 0.25 * whole, away: 0.25 * whole }, { home: 1, draw: 1, away: 1 })])[0];
    expect([0.469, 0.471, 0.529, 0.531].map((home) => better(home, 1))).toEqual([not, "0.471 0.25 0.25", "0.529 0.25 0.25", not]);
    const first = (home: number, whole: number) =>
      chances([two({ home: 1, draw: 1, away: 1 }, { home: home * whole, draw: 0.25 * whole, away: 0.25 * whole })])[0];
    expect([0.469, 0.471, 0.529, 0.531].map((home) => first(home, 1))).toEqual([not, "0.471 0.25 0.25", "0.529 0.25 0.25", not]);
    expect([0.469, 0.471, 0.529, 0.531].map((home) => first(home, 100))).toEqual([
      not,
      "0.471 0.25 0.25",
      "0.529 0.25 0.25",
      not,
    ]);
  });

  it("with a sign are in percent, and both sides must have one", () => {
    expect(chances([{ home: "0.5%", draw: 0.2, away: 0.3 }])).toEqual(["[0] the probabilities do not add up to 1 or 100"]);
    expect(chances([{ home: 0.5, draw: 0.2, away: "0.3%" }])).toEqual(["[0] the probabilities do not add up to 1 or 100"]);
    expect(chances([{ ...one }, { home: 0.8, draw: 0.2, away: null }])).toEqual(["0.5 0.2 0.3", "[1] no probabilities"]);
    expect(chances([{ ...one }, { home: null, draw: 0.2, away: 0.8 }])).toEqual(["0.5 0.2 0.3", "[1] no probabilities"]);
  });

  it("are those that the operator says, of whatever family", () => {
    const row = { ...two(one, odd), x: 0.4, y: 0.3, z: 0.3 };
    const roles = { "[].x": "home_chance", "[].y": "draw_chance", "[].z": "away_chance" };
    expect(chances([row], { pins: { predictions: roles } })).toEqual(["0.4 0.3 0.3"]);
    expect(chances([row], { predictions: { home: "x", draw: "y", away: "z" } })).toEqual(["0.4 0.3 0.3"]);
    expect(chances([{ ...row, x: 0.5 }], { pins: { predictions: { "[].x": "home_chance" } } })).toEqual(["0.5 0.2 0.3"]);
    const pinned = (...sides: readonly string[]) => {
      const roles = Object.fromEntries(sides.map((side) => [`[].chances.${side}`, `${side}_chance`]));
      return chances([two(one, other)], { pins: { predictions: roles } })[0];
    };
    expect([pinned("home", "draw", "away"), pinned("home", "away")]).toEqual(["0.4 0.3 0.3", "0.4 0.3 0.3"]);
    expect([pinned("home"), pinned("away"), pinned("draw")]).toEqual([both, both, both]);
    // What is not fixed may still be of two families.
    const fixed = { pins: { predictions: { "[].x": "home_chance" } } };
    const turned = { home: 0.4, draw: 0.3, away: 0.2 };
    expect(chances([{ ...two(one, turned), x: 0.5 }], fixed)[0]).toContain("could both be the chances");
    const sure = { draw: 0.2, away: 0.3, draw_probability: 0.3, away_probability: 0.2 };
    expect(chances([{ ...sure, x: 0.5 }], fixed)).toEqual(["0.5 0.3 0.2"]);
    const others = { "[].probabilities.home": "nothing", "[].probabilities.draw": "nothing", "[].probabilities.away": "nothing" };
    expect(chances([two(one, other)], { pins: { predictions: others } })).toEqual(["0.4 0.3 0.3"]);
  });
});

describe("what stands around a row", () => {
  const first = (kind: ItemKind, answer: unknown) => read(kind, answer).items[0] as Readonly<Record<string, unknown>>;

  it.each<[string, ItemKind, unknown, string, unknown]>([
    ["is said of it", "teams", { sport: "Tennis", teams: [{ name: "A" }] }, "sport", "tennis"],
    ["is less sure than it", "teams", { sport: "Tennis", teams: [{ name: "A", sport: "Golf" }] }, "sport", "golf"],
    ["is what its list is called by", "matches", { leagues: [{ name: "L", matches: [match] }] }, "league", "L"],
    ["is nothing by another list's name", "matches", { y: 1, zorps: [{ name: "L", matches: [match] }] }, "league", null],
    ["is two keys deep at most", "matches", { league: { name: "L" }, matches: [match] }, "league", "L"],
    ["is no three keys deep", "matches", { league: { data: { name: "L" } }, matches: [match] }, "league", null],
    [
      "may stand in a dictionary beside its rows",
      "teams",
      { _sport: "Tennis", alder: { name: "A" }, birch: { name: "B" } },
      "sport",
      "tennis",
    ],
    ["is no entry of a dictionary", "teams", { y: { sport: "Tennis", name: "A" }, z: { name: "B" } }, "sport", "tennis"],
  ])("%s: %s %j", (_, kind, answer, field, expected) => {
    expect(first(kind, answer)[field]).toBe(expected);
  });

  it("stands in the plan once", () => {
    expect(read("teams", { y: 1, attributes: { sport: "Tennis", teams: [{ name: "A" }] } }).plan).toEqual([
      "attributes.teams[] row",
      "attributes.teams[].name name",
      "attributes.sport sport",
    ]);
    const entries = { y: { sport: "Tennis", name: "A" }, z: { sport: "Golf", name: "B" } };
    expect(read("teams", entries).plan).toEqual(["{} row by slug", "{}.name name", "{}.sport sport"]);
    expect((read("teams", entries).items as readonly { sport: string }[]).map(({ sport }) => sport)).toEqual(["tennis", "golf"]);
  });

  it("is looked at six keys deep in a row, four hundred columns of it", () => {
    const deep = { name: "A", a: { b: { c: { d: { e: { f: { g: 1 } } } } } } };
    expect(read("teams", [deep]).plan.at(-1)).toBe("[].a.b.c.d.e.f nothing unknown");
    const wide = (count: number) =>
      read("teams", [{ name: "A", ...Object.fromEntries(Array.from({ length: count }, (_, nth) => [`zorp${nth}`, 1])) }]).plan
        .length;
    expect([wide(398), wide(399), wide(400)]).toEqual([400, 401, 401]);
  });

  it("is no part where a list of objects stands in its place", () => {
    expect(read("teams", [{ name: "A", country: [{ name: "C" }] }]).plan).toEqual([
      "[] row",
      "[].name name",
      "[].country nothing",
    ]);
  });

  it("names the rows of a dictionary where these say anything at all", () => {
    const titles = { "a-b": { title: "A - B" }, "c-d": { title: "C - D" } };
    expect(rowPlaces("matches", { y: 1, x: titles, z: { slug: "z", title: "E - F" } })).toEqual(["x{} row by slug"]);
    const unnamed = [{ home: "A", away: "B" }];
    expect(rowPlaces("matches", { y: 1, x: unnamed, z: { ...match, slug: "z" } })).toEqual(["z row"]);
  });
});

describe("what the operator says of a list", () => {
  const row = { name: "A", name_ru: "Р", zorp: "Z", quorp: "Q", slug: "a" };
  const plan = (kind: ItemKind, of: object, file: Readonly<Record<string, unknown>>) => read(kind, [of], { file }).plan;

  it("takes the place of what was found for that part, in that language", () => {
    expect(plan("teams", row, { pins: { teams: { "[].zorp": "name" } } }).slice(0, 4)).toEqual([
      "[] row",
      "[].zorp name",
      "[].name_ru name ru",
      "[].slug slug",
    ]);
    expect(plan("teams", row, { pins: { teams: { "[].zorp": "name ru" } } }).slice(0, 4)).toEqual([
      "[] row",
      "[].zorp name ru",
      "[].name name",
      "[].slug slug",
    ]);
    expect(plan("teams", row, { teams: { slug: "zorp" } }).filter((line) => line.includes(" slug"))).toEqual(["[].zorp slug"]);
    expect(plan("teams", row, { teams: { name: "zorp" } }).filter((line) => line.includes(" name"))).toEqual(["[].zorp name"]);
  });

  it("as the plan says it changes nothing", () => {
    const lines = plan("teams", { name: "A", title: "B" }, {});
    expect(plan("teams", { name: "A", title: "B" }, { pins: { teams: { "[].title": "name else" } } })).toEqual(lines);
    const bonus = { title: "W", amount: 10, sum: 10 };
    expect(plan("bonuses", bonus, { pins: { bonuses: { "[].sum": "amount again" } } })).toEqual(plan("bonuses", bonus, {}));
    expect(plan("teams", { name: "A", title: "B" }, { pins: { teams: { "[].title": "name" } } }).slice(1)).toEqual([
      "[].title name",
      "[].name name else",
    ]);
  });

  it("of a name leaves its parts out", () => {
    const person = { first_name: "Ada", last_name: "Lund", zorp: "Bo", slug: "a" };
    expect(read("fighters", [person], { file: { fighters: { name: "zorp" } } }).plan.slice(0, 3)).toEqual([
      "[] row",
      "[].zorp name",
      "[].slug slug",
    ]);
  });

  it("of an object is said of what is in it too", () => {
    const file = { matches: { home: "one", away: "two" } };
    const answer = { slug: "a-b", one: { name: "A", slug: "aa", zorp: 1 }, two: { name: "B", slug: "bb" }, home_slug: "x" };
    expect(plan("matches", answer, file)).toEqual([
      "[] row",
      "[].one home",
      "[].two away",
      "[].one.slug home_slug",
      "[].two.slug away_slug",
      "[].one.name home else",
      "[].two.name away else",
      "[].slug slug",
      "[].one.zorp nothing unknown",
      "[].home_slug nothing",
    ]);
    expect(read("matches", [answer], { file }).items).toMatchObject([{ home: "A", away: "B", home_slug: "aa", away_slug: "bb" }]);
  });

  it("of a bet's match is said of its sides too", () => {
    const bet = { market: "1x2", selection: "home", odds: 2.1, edge: "5%", m: { slug: "a-b", home_team: "A", away_team: "B" } };
    expect(read("value_bets", [bet], { file: { value_bets: { match: "m" } } }).items).toMatchObject([
      { match: "a-b", match_row: { home: "A", away: "B" } },
    ]);
  });
});
