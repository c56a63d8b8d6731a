import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { defaultSettings } from "../../src/chats/settings.ts";
import { durationFollowing } from "../../src/commands/input/durations.ts";
import { isKindWord } from "../../src/commands/input/find-target.ts";
import { type NameDeps, nameAndMore } from "../../src/commands/input/name-and-more.ts";
import { ruleMeant } from "../../src/commands/input/rule-meant.ts";
import { readRuleWords, ruleFollowing, shortRuleWords } from "../../src/commands/input/rule-words.ts";
import { selectionFollowing } from "../../src/commands/input/selection-words.ts";
import { silentLog } from "../../src/log.ts";
import { createDirectory } from "../../src/matches/directory.ts";
import { createFinder } from "../../src/matches/finder.ts";
import { createMatchIndex } from "../../src/matches/index.ts";
import { formatRule } from "../../src/rules/rule-text.ts";
import { type Database, openDatabase } from "../../src/storage/database.ts";
import { createFakeClock } from "../clock.ts";
import { createListApi, match, noon } from "../matches/known.ts";

/** Teams, two by two, and leagues whose names hold words of a rule. */
const sides: readonly [string, string][] = [
  ["Havelstad United", "Хавельстад Юнайтед"],
  ["Northgate", "Нортгейт"],
  ["Schalke 04", "Шальке 04"],
  ["Best FC", "Бест"],
  ["England under 21", "Сборная Англии до 21"],
  ["Over", "Овер"],
  ["Real Sociedad B", "Реал Сосьедад Б"],
  ["Live Home Stars", "Лайв Хоум"],
  ["Sheffield United", "Шеффилд Юнайтед"],
  ["Leeds United", "Лидс Юнайтед"],
  ["1860 Munich", "Мюнхен 1860"],
  ["Total Sharp", "Тотал Шарп"],
];
const leagueNames = ["Ligue 1", "Premier League", "Serie B", "Yes League", "Draw Cup", "Liga 12"];

let database: Database;
let deps: NameDeps;
let find: (name: string) => Promise<string>;

beforeAll(async () => {
  const clock = createFakeClock(noon);
  database = await openDatabase(":memory:", silentLog);
  const api = createListApi(clock);
  const index = await createMatchIndex({ database, api: api.list, clock, log: silentLog });
  const team = ([en, ru]: [string, string]) => ({ id: null, slug: null, names: { en, ru } });
  const pairs = sides.flatMap((home, at) => {
    const away = sides[at + 1];
    return at % 2 === 0 && away ? [{ home, away }] : [];
  });
  await index.remember(
    pairs.map(({ home, away }, at) =>
      match(`m-${at}`, {
        home: team(home),
        away: team(away),
        league: { id: null, slug: null, names: { en: leagueNames[at] ?? "" }, sport: "football" },
      }),
    ),
  );
  const items = leagueNames.map((en, id) => ({ id, slug: null, names: { en } }));
  const none = { items: [], total: 0, page: 1 };
  const directoryOf = <T extends { id: number; slug: null; names: { en: string } }>(all: T[]) => {
    const value = { ...none, items: all, total: all.length };
    return createDirectory({ fetch: async () => ({ value, fetchedAt: 1, failure: null }), clock, log: silentLog });
  };
  const directories = { teams: directoryOf([]), leagues: directoryOf(items), fighters: directoryOf([]) };
  await directories.leagues.refresh();
  deps = { index, directories: directories as never, sports: [{ source: "ice-hockey", own: "Хоккей" }], isKind: isKindWord };
  const finder = createFinder({ index, api: api.single, clock });
  find = async (name) => {
    const found = await finder.find(name);
    return found.kind === "one" ? found.known.match.slug : found.kind;
  };
});
afterAll(() => database.destroy());

describe("a name and the rule behind it", () => {
  it.each([
    ["havelstad best 4pp 3h", "havelstad", "best 4pp 3h"],
    ["havelstad at Kvotara 0.10 within 24h", "havelstad", "at Kvotara 0.10 within 24h"],
    ["havelstad 5x", "havelstad", "5x"],
    ["havelstad 1 >= 2.5", "havelstad", "1 >= 2.5"],
    ["havelstad over 2.5 <= 1.80 again", "havelstad", "over 2.5 <= 1.80 again"],
    ["havelstad untied 5%", "havelstad untied", "5%"],
    ["havelstad tomorrow 5%", "havelstad tomorrow", "5%"],
    ["Best FC best 4pp", "Best FC", "best 4pp"],
    ["best best 4pp", "best", "best 4pp"],
    ["over over 2.5 5%", "over", "over 2.5 5%"],
    ["england v over 5%", "england v over", "5%"],
    ["england under 21 5%", "england under 21", "5%"],
    ["england under 2.5 5%", "england", "under 2.5 5%"],
    ["england under 21 under 2.5 5%", "england under 21", "under 2.5 5%"],
    ["schalke 04 0.10", "schalke 04", "0.10"],
    ["real sociedad b at Kvotara 5%", "real sociedad b", "at Kvotara 5%"],
    ["live home stars home >= 2", "live home stars", "home >= 2"],
    ["live home >= 2", "live home", ">= 2"],
    ["total sharp sharp", "total sharp", "sharp"],
    ["sheffield united v leeds united", "sheffield united v leeds united", null],
    ["sheffield united x leeds united", "sheffield united x leeds united", null],
    ["havelstad x northgate x 5%", "havelstad x northgate", "x 5%"],
    ["havelstad X 2.10", "havelstad", "X 2.10"],
    ["havelstad x best", "havelstad", "x best"],
    ["sheffield united — leeds united home 5%", "sheffield united — leeds united", "home 5%"],
    ["sheffield united leeds united leeds >= 2", "sheffield united leeds united", "leeds >= 2"],
    ["havelstad v northgate havelstad >= 2", "havelstad v northgate", "havelstad >= 2"],
    ["ligue 1 5%", "ligue 1", "5%"],
    ["league ligue 1 5%", "league ligue 1", "5%"],
    ["ligue 1 1 5%", "ligue 1", "1 5%"],
    ["ice hockey 5%", "ice hockey", "5%"],
    ["хоккей лучший 4пп", "хоккей", "лучший 4пп"],
    ["хавельстад лучший 4пп 3ч", "хавельстад", "лучший 4пп 3ч"],
    ["хавельстад у Kvotara 0.10 за 24ч", "хавельстад", "у Kvotara 0.10 за 24ч"],
    ["1860 5%", "1860", "5%"],
    ["17 5%", "17", "5%"],
    ["#17 arsenal 5x", "#17", "arsenal 5x"],
    ["team#17 5x", "team#17", "5x"],
    ["m-0 best 5x", "m-0", "best 5x"],
    ["nobody best 4pp", "nobody", "best 4pp"],
    ["havelstad leeds 5%", "havelstad leeds", "5%"],
    ["havelstad", "havelstad", null],
    ["", "", null],
  ])("%s", (typed, name, more) => {
    expect(nameAndMore(typed, deps, ruleFollowing)).toEqual({ name, more });
  });

  it.each([
    ["havelstad over 2.5", "havelstad", "over 2.5"],
    ["havelstad handicap home -1.5", "havelstad", "handicap home -1.5"],
    ["england under 21", "england under 21", null],
    ["england under 21 under 2.5", "england under 21", "under 2.5"],
    ["ligue 1", "ligue 1", null],
    ["havelstad kvotara", "havelstad", "kvotara"],
  ])("or the selection: %s", (typed, name, more) => {
    expect(nameAndMore(typed, deps, selectionFollowing)).toEqual({ name, more });
  });

  it.each([
    ["schalke 04 3h", "schalke 04", "3h"],
    ["havelstad for 3 h", "havelstad", "for 3 h"],
    ["шальке 04 на 3 ч", "шальке 04", "на 3 ч"],
  ])("or the time: %s", (typed, name, more) => {
    expect(nameAndMore(typed, deps, durationFollowing)).toEqual({ name, more });
  });
});

/** A rule in one of its languages, each thing once and in any order. */
const said = {
  en: [
    ["5%", "0.10", "3pp", "2.5 pp", "calm", "sharp"],
    ["shortens", "drifts", "both"],
    ["home", "1", "draw", "over 2.5", "home -1.5", "total 2.5", "12", "yes", "dnb home"],
    ["best", "best price", "consensus", "at Kvotara", "book:Kvotara", "at Birch Bet"],
    ["books>=3", "books >= 2"],
    ["1.5-3", "1.40-2.10"],
    ["within 24h", "within 3 h"],
    ["since open", "3h", "12 h"],
    ["live", "prematch"],
    ["fast"],
  ],
  ru: [
    ["5%", "0,10", "3пп", "2,5 п.п.", "спокойно", "чутко"],
    ["вниз", "растёт", "любое"],
    ["П1", "ничья", "ТБ 2.5", "Ф1 -1.5", "тотал 2.5", "да", "х2"],
    ["лучший", "консенсус", "у Kvotara", "контора:Kvotara", "в Birch Bet"],
    ["контор>=3", "букмекеров >= 2"],
    ["1.5-3"],
    ["за 24ч", "за 3 ч"],
    ["с открытия", "3ч", "12 ч"],
    ["лайв", "прематч"],
    ["сразу"],
  ],
} as const;

const books = ["Kvotara", "Birch Bet"];

function ruleIn(words: string): string {
  const context = { settings: { ...defaultSettings }, present: null, match: null, sport: null, quotes: [], books, example: "" };
  return formatRule(ruleMeant(readRuleWords(words), context));
}

const rules = fc.constantFrom<keyof typeof said>("en", "ru").chain((language) =>
  fc
    .shuffledSubarray(
      said[language].map((_, at) => at),
      { minLength: 1 },
    )
    .chain((topics) => fc.tuple(...topics.map((at) => fc.constantFrom<string>(...(said[language][at] ?? []))))),
);
const names = fc.nat({ max: sides.length - 1 }).chain((at) => {
  const [en, ru] = sides[at] ?? ["", ""];
  const [otherEn, otherRu] = sides[at % 2 === 0 ? at + 1 : at - 1] ?? ["", ""];
  const name = fc.constantFrom(en, ru, en.toLowerCase(), `${en} v ${otherEn}`, `${ru} - ${otherRu}`);
  return name.map((typed) => ({ typed, slug: `m-${Math.floor(at / 2)}` }));
});

describe("any known name with any rule behind it", () => {
  it("means that match and exactly that rule, in English and Russian words", { tags: "long" }, async () => {
    const check = async ({ typed, slug }: { typed: string; slug: string }, words: readonly string[]) => {
      const rule = words.join(" ");
      const { name, more } = nameAndMore(`${typed} ${rule}`, deps, ruleFollowing);
      expect([await find(name), more]).toEqual([slug, rule]);
      expect(ruleIn(more ?? "")).toBe(ruleIn(rule));
    };
    await fc.assert(fc.asyncProperty(names, rules, check), { numRuns: 300, seed: 10 });
  });

  it("is said to buttons as shortly, and means the same", { tags: ["long"] }, () => {
    const check = (words: readonly string[]) => {
      const rule = words.join(" ");
      expect(ruleIn(shortRuleWords(readRuleWords(rule)))).toBe(ruleIn(rule));
    };
    fc.assert(fc.property(rules, check), { numRuns: 300, seed: 10 });
  });
});
