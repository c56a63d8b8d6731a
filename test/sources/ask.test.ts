import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { costOf, entriesIn, meaningOf, nextPage, placeOf, questionsOf } from "../../src/sources/ask.ts";
import { checkedDefinition } from "../../src/sources/definition.ts";
import { builtIn } from "../../src/sources/index.ts";
import { Secret, withKey } from "../../src/sources/key.ts";

const aboutOf = (name: string) => checkedDefinition(builtIn[name]?.definition);
const request = (name: string, ask: "boards" | "matches" | "match" | "results") => {
  const found = aboutOf(name).asks[ask];
  if (!found) throw new Error(`${name} has no ${ask}`);
  return found;
};

describe("where a question is asked", () => {
  it("has its values in path and parameters, lists with commas, and leaves out what has no value", () => {
    const values = { sport: "soccer_epl", markets: ["h2h", "totals"], books: [] };
    expect(placeOf(request("the-odds-api", "boards"), values)).toEqual({
      path: ["sports", "soccer_epl", "odds"],
      query: { markets: "h2h,totals", oddsFormat: "decimal", dateFormat: "iso", includeLinks: "true" },
    });
  });

  it.each(["..", "."])("does not leave its place: %s", (sport) => {
    expect(() => placeOf(request("the-odds-api", "boards"), { sport })).toThrow("leaves its place");
  });

  it("keeps a slash in a value within one part of the path", () => {
    expect(placeOf(request("the-odds-api", "boards"), { sport: "../../admin" }).path).toEqual(["sports", "../../admin", "odds"]);
  });

  it("wants every part of the path", () => {
    expect(() => placeOf(request("the-odds-api", "boards"), {})).toThrow("a question without sport");
  });
});

describe("what a question costs", () => {
  const boards = request("the-odds-api", "boards");
  const books = (count: number) => Array.from({ length: count }, (_, nth) => `book${nth}`);
  it.each([
    [1, ["h2h"], 10],
    [2, ["h2h", "totals"], 10],
    [4, ["h2h", "totals"], 11],
    [1, ["h2h"], 0],
  ])("%d for %s at %d books", (cost, markets, count) => {
    expect(costOf(boards, { markets, books: books(count) })).toBe(cost);
  });

  it("nothing for what is free", () => {
    expect(costOf(request("the-odds-api", "matches"), {})).toBe(0);
  });
});

describe("the fewest questions that bring everything", () => {
  const days = ["2026-11-26", "2026-11-27"];
  it.each<[string, Record<string, string[]>, Record<string, string>[]]>([
    ["the-odds-api", { sports: ["a", "b"], opened: ["x"] }, ["a", "b"].map((sport) => ({ sport }))],
    ["kalshi", { series: ["NBA", "NFL"] }, [{ series: "NBA" }, { series: "NFL" }]],
    ["polymarket", { tags: ["745", "1"] }, ["745", "1"].flatMap((tag) => days.map((day) => ({ tag, day })))],
  ])("%s", (name, settings, questions) => {
    const asked = questionsOf(request(name, "matches"), { settings, days });
    expect(asked).toHaveLength(questions.length);
    expect(asked).toEqual(expect.arrayContaining(questions));
  });

  it("keeps lists together that are asked for at once", () => {
    const settings = { sports: ["a"], markets: ["h2h", "totals"], books: ["x"] };
    expect(questionsOf(request("the-odds-api", "boards"), { settings, days })).toEqual([
      { sport: "a", markets: ["h2h", "totals"], books: ["x"] },
    ]);
  });
});

describe("what comes after a page", () => {
  it("is found by its number, until one is empty", () => {
    const byPage = { ...request("the-odds-api", "matches"), paging: { by: "page", param: "page", first: 1 } } as const;
    expect(nextPage(byPage, { number: 1, json: [], entries: 20 })).toEqual({ page: "2" });
    expect(nextPage(byPage, { number: 2, json: [], entries: 0 })).toBeNull();
  });

  it("is found by what came before, until a page is short", () => {
    const byOffset = request("polymarket", "matches");
    expect(nextPage(byOffset, { number: 2, json: [], entries: 100 })).toEqual({ offset: "200" });
    expect(nextPage(byOffset, { number: 2, json: [], entries: 99 })).toBeNull();
  });

  it("is found by the cursor that came, until there is none", () => {
    const byCursor = request("kalshi", "matches");
    expect(nextPage(byCursor, { number: 1, json: { cursor: "abc" }, entries: 1 })).toEqual({ cursor: "abc" });
    expect(nextPage(byCursor, { number: 1, json: { cursor: "" }, entries: 200 })).toBeNull();
  });

  it("counts entries before any is left out", () => {
    expect(entriesIn({ event: ["answer[]", "answer.data[]"], market: "event.markets[]" }, { data: [1, 2, 3] })).toBe(3);
    expect(entriesIn({ event: "answer" }, {})).toBe(1);
  });
});

describe("what a failure means", () => {
  it.each([
    [401, { error_code: "OUT_OF_USAGE_CREDITS" }, "spent"],
    [401, { error_code: "HISTORICAL_UNAVAILABLE_ON_FREE_USAGE_PLAN" }, "plan"],
    [401, { error_code: "INVALID_KEY" }, "key"],
    [401, null, "key"],
    [429, null, "too_fast"],
    [500, null, null],
  ])("%d %j: %s", (status, json, meaning) => {
    expect(meaningOf(aboutOf("the-odds-api"), { status, json })).toBe(meaning);
  });
});

describe("a key", () => {
  const key = new Secret("canary-1234");

  it("is said nowhere", () => {
    expect(`${key}`).toBe("[secret]");
    expect(JSON.stringify({ key })).toBe('{"key":"[secret]"}');
    expect(inspect({ deep: { key } }, { depth: 5, showHidden: true })).not.toContain("canary");
  });

  it("stands where the definition says, and leaves the address alone", () => {
    const url = new URL("https://api.example/v4/sports?all=true");
    expect(withKey(url, { auth: { query: "apiKey" }, key }).path).toBe("/v4/sports?all=true&apiKey=canary-1234");
    expect(withKey(url, { auth: { header: "X-Key", prefix: "Bearer " }, key })).toEqual({
      path: "/v4/sports?all=true",
      headers: { "x-key": "Bearer canary-1234" },
    });
    expect(withKey(url, { auth: null, key }).path).toBe("/v4/sports?all=true");
    expect(url.href).not.toContain("canary");
  });
});
