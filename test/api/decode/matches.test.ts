import { describe, expect, it } from "vitest";
import { decode } from "../../../src/api/decode/index.ts";

const match = (more: object) => decode("matches", [{ slug: "a-b", home_team: "Alpha", away_team: "Beta", ...more }]).items[0];

describe("matches", () => {
  it("are read as the API documents them", () => {
    const row = {
      id: 7,
      slug: "a-b",
      home_team: { name_ru: "Альфа" },
      away_team: { name_ru: "Бета", name_en: "Beta" },
      scheduled_at: "2026-11-20T10:00:00Z",
      status: "scheduled",
    };
    const { items, meta } = decode("matches", { success: true, data: [row], meta: { page: 2, per_page: 20, total: 41 } });
    expect(items).toEqual([
      {
        ...{
          id: 7,
          slug: "a-b",
          home: "Альфа",
          away: "Beta",
          home_names: { ru: "Альфа" },
          away_names: { ru: "Бета", en: "Beta" },
          home_slug: null,
          away_slug: null,
        },
        ...{
          scheduled_at: "2026-11-20T10:00:00.000Z",
          status: "scheduled",
          league: null,
          league_names: {},
          league_slug: null,
          sport: null,
        },
      },
    ]);
    expect(meta).toEqual({ page: 2, per_page: 20, total: 41 });
  });

  it("say when their odds were refreshed only where that is what a time is of", () => {
    expect(match({ odds_updated_at: "2026-11-20T10:00:00Z" })).toMatchObject({ odds_refreshed_at: "2026-11-20T10:00:00.000Z" });
    expect(match({ updated_at: "2026-11-20T10:00:00Z" })).not.toHaveProperty("odds_refreshed_at");
  });

  const alpha = { slug: "a-b", home: "Alpha", away: "Beta" };
  it.each([
    ["bare", [alpha]],
    ["under another name", { fixtures: [alpha] }],
    ["inside of data", { data: { items: [alpha], pagination: { page: 1 } } }],
    ["keyed by slug", { data: { "a-b": { home: "Alpha", away: "Beta" } } }],
    ["keyed by id", { data: { 17: alpha } }],
    ["grouped by league", { data: [{ league: { name: "Лига" }, matches: [alpha] }] }],
    ["grouped by day", { "2026-11-20": [alpha] }],
    ["with a pair of teams", [{ slug: "a-b", teams: [{ name: "Alpha" }, { name: "Beta" }] }]],
    [
      "with sides by role",
      [
        {
          slug: "a-b",
          competitors: [
            { name: "Beta", qualifier: "away" },
            { name: "Alpha", qualifier: "home" },
          ],
        },
      ],
    ],
    ["with a title", [{ slug: "a-b", title: "Alpha vs Beta" }]],
    ["with flat names", [{ slug: "a-b", home_team_name: "Alpha", away_team_name: "Beta" }]],
    ["as JSON inside of a text", JSON.stringify([alpha])],
  ])("are found in a list %s", (_shape, json) => {
    expect(decode("matches", json).items).toMatchObject([{ slug: "a-b", home: "Alpha", away: "Beta" }]);
  });

  it("take their league and sport from the group around them", () => {
    const { items } = decode("matches", [{ sport: "Football", league: { name: "Лига", slug: "liga" }, matches: [alpha] }]);
    expect(items[0]).toMatchObject({ sport: "football", league: "Лига", league_slug: "liga" });
  });

  it("without a slug or without teams are reported", () => {
    const { items, skipped } = decode("matches", [
      { id: 1, home: "A team", away: "B team" },
      { slug: "x", status: "live" },
    ]);
    expect(items).toEqual([]);
    expect(skipped).toEqual([
      { path: "[0]", reason: "no slug" },
      { path: "[1]", reason: "no teams" },
    ]);
  });

  it("alone come as an object, in a list of one, or beside their teams", () => {
    const parts = { match: { id: 1, slug: "a-b" }, home_team: { name: "Alpha" }, away_team: { name: "Beta" } };
    for (const json of [{ data: alpha }, { data: [alpha] }, alpha, { data: parts }, { match: alpha }]) {
      expect(decode("match", json).items).toMatchObject([{ slug: "a-b", home: "Alpha", away: "Beta" }]);
    }
  });
});

describe("the time of a match", () => {
  it.each([
    ["2026-11-20T10:00:00Z", "2026-11-20T10:00:00.000Z"],
    ["2026-11-20T10:00:00", "2026-11-20T10:00:00.000Z"],
    ["2026-11-20 10:00", "2026-11-20T10:00:00.000Z"],
    ["2026-11-20T10:00:00.25+03:00", "2026-11-20T07:00:00.250Z"],
    ["2026-11-20T10:00:00-0530", "2026-11-20T15:30:00.000Z"],
    ["Fri, 20 Nov 2026 10:00:00 GMT", "2026-11-20T10:00:00.000Z"],
    [1_795_168_800, "2026-11-20T10:00:00.000Z"],
    ["1795168800", "2026-11-20T10:00:00.000Z"],
    [1_795_168_800_000, "2026-11-20T10:00:00.000Z"],
    [{ date: "2026-11-20 10:00:00.000000", timezone: "UTC" }, "2026-11-20T10:00:00.000Z"],
    ["2026-02-31T10:00:00Z", null],
    ["2026-11-20", null],
    ["tomorrow", null],
    [12, null],
    ["20.11.2026 10:00 MSK", null],
  ])("%j is %s", (scheduled_at, expected) => {
    expect(match({ scheduled_at })?.scheduled_at).toBe(expected);
  });

  it("is a text of 64 signs at most", () => {
    const padded = (length: number) => match({ scheduled_at: "2026-11-20T10:00:00Z".padEnd(length) })?.scheduled_at;
    expect([padded(64), padded(65)]).toEqual(["2026-11-20T10:00:00.000Z", null]);
  });

  it("may be kept as a day and a time of day", () => {
    expect(match({ date: "2026-11-20", time: "18:30" })?.scheduled_at).toBe("2026-11-20T18:30:00.000Z");
  });
});

describe("the status of a match", () => {
  it.each([
    ["NS", "scheduled"],
    ["not_started", "scheduled"],
    ["upcoming", "scheduled"],
    ["IN_PLAY", "live"],
    ["1H", "live"],
    ["67'", "live"],
    ["FT", "finished"],
    ["ended", "finished"],
    [{ short: "FT", long: "Match Finished" }, "finished"],
    ["Postponed", "postponed"],
    ["canceled", "cancelled"],
    ["quantum", "unknown"],
    [null, "unknown"],
  ])("%j is %s", (status, expected) => {
    expect(match({ status })?.status).toBe(expected);
  });
});

describe("names by language", () => {
  it.each([
    [
      { name_ru: "Спартак", name_en: "Spartak" },
      { ru: "Спартак", en: "Spartak" },
    ],
    [
      { nameRu: "Спартак", nameEn: "Spartak" },
      { ru: "Спартак", en: "Spartak" },
    ],
    [{ name: { ru: "Спартак", en: "Spartak" } }, { ru: "Спартак", en: "Spartak" }],
    [{ names: { ru: "Спартак", de: "Spartak" } }, { ru: "Спартак", de: "Spartak" }],
    [
      {
        translations: [
          { locale: "ru-RU", name: "Спартак" },
          { locale: "en", name: "Spartak" },
        ],
      },
      { ru: "Спартак", en: "Spartak" },
    ],
    [{ title: "Спартак" }, { ru: "Спартак" }],
    [{ name: "Динамо Київ" }, { und: "Динамо Київ" }],
    [{ name: "Spartak" }, { und: "Spartak" }],
    [
      { name: "Спартак", name_en: "Spartak" },
      { ru: "Спартак", en: "Spartak" },
    ],
  ])("%j", (team, names) => {
    expect(decode("teams", [{ slug: "s", ...team }]).items[0]?.names).toEqual(names);
  });

  it("show the English one where there is one", () => {
    expect(decode("teams", [{ name: "Спартак", name_en: "Spartak" }]).items[0]?.name).toBe("Spartak");
  });
});

describe("ids and slugs of the objects around", () => {
  it("are not those of a match or a team inside", () => {
    const sides = { home_team: "Xenon", away_team: "Yttrium" };
    expect(decode("matches", { data: [{ id: 9, league: "North", matches: [{ slug: "x-y", ...sides }] }] }).items).toMatchObject([
      { id: null, slug: "x-y", league: "North" },
    ]);
    const prediction = { id: 9, match: { slug: "x-y", ...sides }, home: 0.6, away: 0.4 };
    expect(decode("predictions", [prediction]).items[0]?.match_row?.id).toBeNull();
    expect(
      decode("teams", [
        { name: "Xenon", league_id: 9 },
        { name: "Yttrium", team_id: 3 },
      ]).items.map(({ id }) => id),
    ).toEqual([null, 3]);
  });
});
