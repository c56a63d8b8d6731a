import { beforeAll, describe, expect, it } from "vitest";
import { silentLog } from "../../src/log.ts";
import { createFinder, type Finder } from "../../src/matches/finder.ts";
import { createMatchIndex } from "../../src/matches/index.ts";
import { openDatabase } from "../../src/storage/database.ts";
import { createFakeClock } from "../clock.ts";
import { createListApi, cup, hour, match, noon, team } from "./known.ts";

const names = (en: string) => team({ en });
const fixtures: [string, string, string?][] = [
  ["Brezhany City", "Montevida United"],
  ["Montevida City", "Port Alder Rovers"],
  ["Havelstad Rovers", "Brezhany United"],
  ["FC Quillan", "Real Tirvas"],
  ["Clara Ivarra", "Darya Ulmane", "tennis"],
  ["Clara Moreno", "Liv Ulmane", "tennis"],
  ["Santa Brisa Albion", "Montevida City"],
  ["Спартак Речной", "Зенит"],
  ["Kaldmoor Herons", "Marrow Bay Otters", "basketball"],
  ["Kaldmoor Foxes", "Ostrava Bears", "basketball"],
  ["Vintla Bears", "Sorrel Lynx", "basketball"],
  ["Los Tirvas Larks", "Sorva Kites", "basketball"],
  ["Golden Vale Mavens", "Chessick Rams", "baseball"],
];
const listed = fixtures.map(([home, away, sport = "football"], nth) =>
  match(`fixture-${nth}`, { home: names(home), away: names(away), sport, league: cup, startsAt: noon + (nth + 1) * hour }),
);
const teams = [...new Set(listed.flatMap(({ home, away }) => [home.names["en"] ?? "", away.names["en"] ?? ""]))];

describe("two names in one question", () => {
  let finder: Finder;
  beforeAll(async () => {
    const database = await openDatabase(":memory:", silentLog);
    const clock = createFakeClock(noon);
    const api = createListApi(clock);
    api.matches = listed;
    const index = await createMatchIndex({ database, api: api.list, clock, log: silentLog });
    await index.refresh();
    finder = createFinder({ index, api: api.single, clock });
    return () => database.destroy();
  });

  /** What came of it, in short: the match; the next matches of two who do not meet; or that there is a question. */
  async function found(words: string): Promise<string> {
    const finding = await finder.find(words);
    if (finding.kind === "one") return finding.known.match.slug;
    if (finding.kind === "apart") return finding.sides.map(({ next }) => next.match.slug).join(" and ");
    return finding.kind;
  }

  it.each([
    ["brezhany city montevida united", "fixture-0"],
    ["montevida united v brezhany city", "fixture-0"],
    ["brezhany montevida", "fixture-0"],
    ["brezhny montevda", "fixture-0"],
    ["quillan tirvas", "none"],
    ["quillan real tirvas", "fixture-3"],
    ["quillan v tirvas", "fixture-3"],
    ["fc quillan - tirvas", "fixture-3"],
    ["ivarra ulmane", "fixture-4"],
    ["clara ivarra darya ulmane", "fixture-4"],
    ["спартак зенит", "fixture-7"],
    ["spartak zenit cup", "fixture-7"],
    ["santa brisa", "fixture-6"],
    ["herons otters", "fixture-8"],
    ["marrow bay otters kaldmoor", "fixture-8"],
    ["larks kites", "fixture-11"],
    ["kites larks", "fixture-11"],
    ["larks sorva kites", "fixture-11"],
    ["los tirvas sorva kites", "fixture-11"],
    ["los tirvas larks kites", "fixture-11"],
    ["los tirvas sorva", "fixture-11"],
    ["los tirvas v kites", "fixture-11"],
    ["los tirvas - kites", "fixture-11"],
    ["los tirvas vs. kites", "fixture-11"],
    ["los tirvas gegen kites", "fixture-11"],
    ["los tirvas, kites", "fixture-11"],
    ["larks kites, cup", "fixture-11"],
  ])("that meet are their match: %s", async (words, slug) => {
    expect(await found(words)).toBe(slug);
  });

  it.each([
    ["montevida city montevida united", "fixture-1 and fixture-0"],
    ["montevida city v montevida united", "fixture-1 and fixture-0"],
    ["montevida city - зенит", "fixture-1 and fixture-7"],
    ["clara ivarra clara moreno", "fixture-4 and fixture-5"],
    ["darya ulmane liv ulmane", "fixture-4 and fixture-5"],
    ["havelstad quillan", "fixture-2 and fixture-3"],
    ["herons lynx", "fixture-8 and fixture-10"],
    ["quillan v brisa", "fixture-3 and fixture-6"],
    ["golden vale v kites", "fixture-12 and fixture-11"],
    ["golden vale mavens kites", "fixture-12 and fixture-11"],
    ["montevda city montevida untied", "fixture-1 and fixture-0"],
  ])("that do not meet lead to the next match of each: %s", async (words, both) => {
    expect(await found(words)).toBe(both);
  });

  it.each([
    "foxes bears",
    "kaldmoor bears",
    "foxes ostrava",
    "los tirvas kites",
    "los-tirvas-kites",
    "kites de los tirvas",
    "golden vale rams",
    "golden rams",
    "golden vale kites",
    "montevida kites",
    "brezhany rovers",
    "montevida rovers",
    "havelstad united",
    "city united",
    "montevida v nobody",
  ])("of which one is a club's that is not here are no match: %s", async (words) => {
    expect(await found(words)).toBe("none");
  });

  it("of which one may be another team's are offered, not taken", async () => {
    const finding = await finder.find("los tirvas kites");
    const offered = finding.kind === "none" ? finding.suggestions.map(({ match }) => match.slug) : [];
    expect(offered[0]).toBe("fixture-11");
  });

  it("never are a match in which one of them does not play", { tags: ["long"] }, async () => {
    const pairs = teams.flatMap((first) => teams.filter((second) => second !== first).map((second) => [first, second] as const));
    const wrong: string[] = [];
    for (const [first, second] of pairs) {
      const match = listed.find(({ home, away }) =>
        [home, away].every(({ names }) => [first, second].includes(names["en"] ?? "")),
      );
      for (const words of [`${first} ${second}`, `${first} v ${second}`]) {
        const finding = await finder.find(words);
        const slug = finding.kind === "one" ? finding.known.match.slug : finding.kind;
        if (slug !== (match?.slug ?? "apart")) wrong.push(`${words}: ${slug}`);
      }
    }
    expect([pairs.length, wrong]).toEqual([600, []]);
  });
});
