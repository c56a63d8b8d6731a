import { describe, expect, it } from "vitest";
import { isWrapper, meaningsOf, wordOf } from "../../../../src/api/decode/items/vocabulary.ts";
import type { ItemKind } from "../../../../src/api/decode/words/items.ts";

describe("what the path of a value means", () => {
  it.each<[ItemKind, string, readonly string[]]>([
    ["teams", "name", ["name name 0"]],
    ["teams", "title", ["name name 1"]],
    ["teams", "", ["name name 6"]],
    ["teams", "team", ["name name 1006"]],
    ["teams", "team.name", ["name name 1000"]],
    ["teams", "team_name", ["name name 1000"]],
    ["teams", "data.attributes.country_code", ["country letters 1004"]],
    ["teams", "country", ["country letters 0"]],
    ["teams", "country.name", ["country letters 1"]],
    ["teams", "name_ru", ["name name 0 ru"]],
    ["teams", "names.ru", ["name name 1006 ru"]],
    ["teams", "full_ru_name", ["name name 2 ru"]],
    ["teams", "id_ru", []],
    ["teams", "data", []],
    ["teams", "bookmaker", []],
    ["teams", "home", []],
    ["teams", "zorp", []],
    ["matches", "time", ["scheduled_at time 320 vague", "clock clock 0"]],
    ["matches", "start_date", ["scheduled_at time 240 vague", "day day 20"]],
    ["matches", "home", ["home letters 10"]],
    ["matches", "match.home", ["home letters 1010"]],
    ["matches", "home_team.name", ["home letters 1"]],
    ["matches", "home_team.slug", ["home_slug slug 0"]],
    ["matches", "teams.home.name", ["home letters 2011"]],
    ["matches", "name_ru", []],
  ])("of %s: %s", (kind, path, expected) => {
    expect(meanings(kind, path)).toEqual(expected);
  });

  it.each<[string, readonly string[]]>([
    ["market_name", ["market text 0"]],
    ["market", ["market text 10"]],
    ["market_key", ["market text 20"]],
    ["bookmaker", ["bookmaker text 10"]],
    ["selection_name", ["selection text 0"]],
    ["line", ["line text 10"]],
    ["handicap", ["line text 10"]],
    ["total_line", ["line text 10.1"]],
    ["price", ["price price 0"]],
    ["decimal_odds", ["price price 10001"]],
    ["american_odds", ["price price 10301"]],
    ["bet.odds", ["price price 1010"]],
    ["probability", ["probability price 120"]],
    ["implied_probability", []],
    ["rate", []],
    ["bet", ["selection text 0 vague"]],
  ])("of a value bet, which is an offer too: %s", (path, expected) => {
    expect(meanings("value_bets", path)).toEqual(expected);
  });

  it.each<[string, readonly string[]]>([
    ["home", ["home_team letters 10", "home_chance chance 1"]],
    ["home_probability", ["home_chance chance 0"]],
    ["home_win", ["home_chance chance 1"]],
    ["1", ["home_chance chance 1"]],
    ["draw", ["draw_chance chance 1"]],
    ["1x2_home_probability", ["home_chance chance 0"]],
    ["probabilities.home", ["home_team letters 2010", "home_chance chance 2001"]],
    ["home_odds", []],
    ["home_line", []],
    ["over_2_5", []],
    ["home_1_5", []],
    ["handicap_home", []],
    ["dnb_home_probability", []],
    ["btts_yes", []],
    ["1X", []],
  ])("of a prediction, whose outcomes have chances: %s", (path, expected) => {
    expect(meanings("predictions", path)).toEqual(expected);
  });

  it("is nothing where its word wraps, and each part has a word of its own", () => {
    expect([isWrapper("teams", "Team"), isWrapper("teams", "data"), isWrapper("matches", "teams")]).toEqual([true, true, true]);
    expect([isWrapper("teams", "teams"), isWrapper("teams", "name")]).toEqual([false, false]);
    const words = [wordOf("matches", "home"), wordOf("teams", "name"), wordOf("predictions", "home_chance")];
    expect(words).toEqual(["hometeam", "name", "home_chance"]);
  });
});

function meanings(kind: ItemKind, path: string): string[] {
  return meaningsOf(kind, path === "" ? [] : path.split(".")).map(({ role, reads, rank, vague, language }) =>
    [role, reads, rank, ...(vague ? ["vague"] : []), ...(language === null ? [] : [language])].join(" "),
  );
}
