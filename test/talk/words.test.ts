import { describe, expect, it } from "vitest";
import type { KnownMatch } from "../../src/matches/matches.ts";
import { createNames } from "../../src/talk/names.ts";
import { isWord, readLexicon, readLexicons, readWords, tokensOf } from "../../src/talk/words.ts";
import { allLanguages } from "../locale-files.ts";

describe("the words of the ten languages", () => {
  const { read: lexicons, problems } = readLexicons();

  it("are words for the same concepts in each of them", () => {
    expect(lexicons.map(({ language }) => language).sort()).toEqual([...allLanguages].sort());
    expect(problems()).toEqual([]);
  });

  it("are read strictly", () => {
    const { problems: wrong } = readLexicon(
      "en",
      "watch: watch, Follow, watch\nnonsense: a\nodds odds\nbest: best\nbest: top\nchart: , ?\n",
    );
    expect(wrong()).toEqual(
      expect.arrayContaining([
        "watch: “Follow” has capital letters",
        "watch: “watch” twice",
        "nonsense: a: no such concept",
        "odds odds: no such concept",
        "best: twice",
        "chart: “” is no word",
        "chart: “?” is no word",
        "stop: no words",
      ]),
    );
  });
});

const concepts = (text: string, language: string) => readWords(tokensOf(text), language).map(({ concept }) => concept);

describe("the words of a message", () => {
  it("are parted by signs and apostrophes, with numbers whole", () => {
    const keys = tokensOf("Castelmira'nın ORANI, c’est 2,5 / 5% >=3 08:30 #17 +150").map(({ key }) => key);
    expect(keys).toEqual(["castelmira", "nin", "orani", "c", "est", "2,5", "5%", ">=", "3", "08:30", "#17", "+150"]);
    expect(tokensOf("castelmira'nın").map(({ isEnding }) => isEnding)).toEqual([false, true]);
  });

  it("mean what the longest phrase means", () => {
    expect(concepts("value bets", "en")).toEqual(["value"]);
    expect(concepts("day after tomorrow", "en")).toEqual(["dayafter"]);
  });

  it("are read in the language that knows most of them", () => {
    expect(concepts("welche spiele gibt es morgen", "en")).toEqual(expect.arrayContaining(["matches", "tomorrow"]));
  });

  it("are words of any language, whatever the reader's is", () => {
    expect(isWord("quoten")).toBe(true);
    expect(isWord("castelmira")).toBe(false);
  });
});

describe("the names in a message", () => {
  const match = (id: number, home: string, away: string, league = "Polar League"): KnownMatch => ({
    id,
    match: {
      ...{ id, slug: `m-${id}`, startsAt: 0, status: "scheduled", sport: "football" },
      home: { id: null, slug: null, names: { en: home } },
      away: { id: null, slug: null, names: { en: away } },
      league: { id: null, slug: null, names: { en: league }, sport: "football" },
    },
  });
  const index = () => {
    const names = createNames();
    for (const one of [
      match(1, "Castelmira Cobras", "Port Alder Jets"),
      match(2, "Castelmira United", "Zhurava Kings"),
      match(3, "Havelstad United", "Holmgrad Giants", "First League"),
      match(4, "Elmsworth City", "Montevida City", "Northern League"),
    ])
      names.put(one);
    return names;
  };
  const said = (text: string, names = index(), taken: number[] = []) =>
    names
      .find(tokensOf(text), new Set(taken))
      .filter(({ isCommon }) => !isCommon)
      .map((named) => [named.said, named.names.map((one) => one.names["en"])]);

  it.each([
    ["castelmira", "castelmira", ["Castelmira Cobras", "Castelmira United"]],
    ["castelmira united", "castelmira united", ["Castelmira United"]],
    ["kursy castelmirę", "castelmira", ["Castelmira Cobras", "Castelmira United"]],
    ["zhuravayı izle", "zhurava", ["Zhurava Kings"]],
    ["holmgard", "holmgrad", ["Holmgrad Giants"]],
    ["журава", "zhurava", ["Zhurava Kings"]],
    ["polar", "polar", ["Polar League"]],
  ])("%s", (text, words, names) => {
    expect(said(text)).toEqual([[words, names]]);
  });

  it("begin with a word of the language only beside another of theirs", () => {
    expect(said("port alder", index(), [0])).toEqual([["port alder", ["Port Alder Jets"]]]);
    expect(said("port", index(), [0])).toEqual([]);
  });

  it("are never words of a language by likeness, nor what three leagues are called", () => {
    // "first" and "polar" are an edit away from nothing here; "quote" and "alarm" are words.
    for (const text of ["league", "alarm", "quoten", "unitad"]) expect(said(text).flat(2)).not.toContain("Elmsworth City");
    expect(said("league")).toEqual([]);
    expect(said("alarm")).toEqual([]);
  });

  it("come and go with their matches", () => {
    const names = index();
    expect(said("zhurava", names)).toHaveLength(1);
    names.remove(2);
    expect(said("zhurava", names)).toEqual([]);
    expect(said("castelmira", names)).toEqual([["castelmira", ["Castelmira Cobras"]]]);
    names.put(match(1, "Vellamo Rovers", "Port Alder Jets"));
    expect(said("castelmira", names)).toEqual([]);
    expect(said("vellamo", names)).toEqual([["vellamo", ["Vellamo Rovers"]]]);
  });
});

it("an apostrophe of any keyboard parts a word", () => {
  expect(["заб'ють", "заб’ють", "забʼють"].map((typed) => tokensOf(typed).map(({ key }) => key))).toEqual(
    Array.from({ length: 3 }, () => ["заб", "ють"]),
  );
});
