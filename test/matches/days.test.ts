import { describe, expect, it } from "vitest";
import { dayForm, dayMeant, slashedDate } from "../../src/matches/days.ts";
import { createLeagueSearch } from "../../src/matches/leagues.ts";
import { cup } from "./known.ts";

const evening = Date.UTC(2026, 10, 21, 22, 30);
const date = (word: string, timeZone = "UTC") => dayMeant(word, { now: evening, timeZone })?.date ?? null;

describe("a day in words", () => {
  it("is the reader's own", () => {
    expect([date("today"), date("завтра"), date("послезавтра")]).toEqual(["2026-11-21", "2026-11-22", "2026-11-23"]);
    expect(date("today", "Europe/Riga")).toBe("2026-11-22");
    const day = dayMeant("today", { now: evening, timeZone: "Europe/Riga" });
    expect(new Date(day?.from ?? 0).toISOString()).toBe("2026-11-21T22:00:00.000Z");
  });

  it("may be a weekday, the next one from today on, which is no day among names", () => {
    expect(["sat", "воскресенье", "Fri"].map((word) => date(word))).toEqual(["2026-11-21", "2026-11-22", "2026-11-27"]);
    expect(date("sat", "Europe/Riga")).toBe("2026-11-28");
    expect(dayForm.test("sun")).toBe(false);
  });

  it("may be a date, and one without a year is yet to come", () => {
    expect(["2026-12-01", "1.12", "01.12.26", "1.12.2027", "21.11", "20.11"].map((word) => date(word))).toEqual([
      "2026-12-01",
      "2026-12-01",
      "2026-12-01",
      "2027-12-01",
      "2026-11-21",
      "2027-11-20",
    ]);
  });

  it("may be written with slashes, day first unless that is none, where no prices are typed", () => {
    expect(["1/12", "01/12/26", "1/12/2027", "11/23"].map((word) => date(word))).toEqual([
      "2026-12-01",
      "2026-12-01",
      "2027-12-01",
      "2026-11-23",
    ]);
    expect(["32/1", "13/13"].map((word) => date(word))).toEqual([null, null]);
    expect([dayForm, slashedDate].map((form) => form.test("11/8"))).toEqual([false, true]);
  });

  it("lasts as long as the clocks say", () => {
    const day = dayMeant("2026-10-25", { now: evening, timeZone: "Europe/Riga" });
    expect(day && day.to - day.from).toBe(25 * 3_600_000);
  });

  it("is none when the calendar does not have it", () => {
    expect(["31.02", "2026-13-01", "0.0", "soon"].map((word) => date(word))).toEqual([null, null, null, null]);
    expect(dayForm.test("2.5")).toBe(true);
    expect(dayForm.test("soon")).toBe(false);
  });
});

describe("a league in words", () => {
  const ice = { ...cup, slug: "polar-hockey-league", names: { en: "Polar Hockey League", ru: "Полярная хоккейная лига" } };
  const search = createLeagueSearch();
  for (const league of [cup, ice, ice]) search.put(league);
  const slugs = (words: string, among = [cup, ice]) => {
    const { fitting, near } = search.find(words, among);
    return [fitting, near].map((leagues) => leagues.map(({ slug }) => slug));
  };

  it("is found by slug or words in any alphabet, and similar words only lead near", () => {
    expect(slugs("polar-hockey-league")).toEqual([["polar-hockey-league"], []]);
    expect(slugs("полярная лига")).toEqual([["polar-hockey-league"], []]);
    expect(slugs("River")).toEqual([["river-cup"], []]);
    expect(slugs("polra")).toEqual([[], ["polar-hockey-league"]]);
    expect(slugs("quidditch")).toEqual([[], []]);
  });

  it("is one of those that are asked about, and none that was forgotten", () => {
    expect(slugs("полярная лига", [cup])).toEqual([[], []]);
    search.keepOnly([cup]);
    expect([slugs("полярная лига"), slugs("River")]).toEqual([
      [[], []],
      [["river-cup"], []],
    ]);
  });
});
