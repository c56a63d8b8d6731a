import { describe, expect, it } from "vitest";
import { betFilterMeant } from "../../src/commands/input/bet-filter-words.ts";
import { sportNamed } from "../../src/commands/input/match-filter.ts";
import { formatBetTerms, soundBetTerms } from "../../src/rules/rule-text.ts";
import { texts } from "../replies/facts.ts";

const context = { text: texts.in("ru"), sports: ["football"], books: ["Alder"] };

describe("the filter of value bets", () => {
  it("is understood with the words that its own line is written with", () => {
    const plain = betFilterMeant({ edge: "3%", within: "12h" }, context);
    expect(betFilterMeant({ edge: "3%", within: "12h", sport: "от в течение" }, context)).toEqual(plain);
    expect(betFilterMeant({ sport: "футбол у Alder" }, context)).toMatchObject({ sport: "football", book: "Alder" });
    expect(() => betFilterMeant({ sport: "от фыва" }, context)).toThrow("valuebets-bad-filter");
  });
});

describe("a filter that can be typed", () => {
  it.each([
    [{ edge: "0%" }],
    [{ edge: "99%" }],
    [{ price: "1.5-" }],
    [{ price: "-1.01" }],
    [{ price: "1.5-6" }],
    [{ within: "1h" }],
    [{ within: "30d" }],
  ])("can be shared: %j", (args) => {
    const filter = betFilterMeant(args, context);
    expect(soundBetTerms(formatBetTerms({ filter, improvement: 10_000 }))).toEqual({ filter, improvement: 10_000 });
  });

  it.each([[{ price: "0.5-2" }], [{ price: "-0.5" }], [{ within: "31d" }]])(
    "is refused where nobody could take it over: %j",
    (args) => {
      expect(() => betFilterMeant(args, context)).toThrow("valuebets-bad-filter");
    },
  );
});

describe("a sport's name", () => {
  it.each([
    ["fútbol", "Football"],
    ["futbol", "Football"],
    ["futbol amerykanski", "American football"],
    ["fussball", "Football"],
    ["pilka nozna", "Football"],
    ["koszykowka", "Basketball"],
    ["baloncesto", "Basketball"],
  ])("%s, with accents or without, is %s", (typed, sport) => {
    const sports = ["American football", "Football", "Basketball"];
    expect(sportNamed(texts.in("en"), typed, sports)).toBe(sport);
  });
});
