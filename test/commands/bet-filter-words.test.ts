import { describe, expect, it } from "vitest";
import { betFilterMeant } from "../../src/commands/input/bet-filter-words.ts";
import { sportNamed } from "../../src/commands/input/match-filter.ts";
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
