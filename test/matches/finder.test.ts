import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ApiUnreachable } from "../../src/api/errors.ts";
import { silentLog } from "../../src/log.ts";
import { createFinder, type Finder, type Finding } from "../../src/matches/finder.ts";
import { createMatchIndex, type MatchIndex } from "../../src/matches/index.ts";
import { shownSlug } from "../../src/matches/shown-slug.ts";
import { openDatabase } from "../../src/storage/database.ts";
import { createFakeClock } from "../clock.ts";
import { runs } from "../runs.ts";
import { createListApi, cup, hour, match, noon, team } from "./known.ts";

const spartak = team({ ru: "Спартак Речной", en: "Spartak Rechnoy" });
const zenit = team({ ru: "Зенит" });
const juventa = team({ ru: "Ювента", en: "Juventa" });
const arsenal = team({ ru: "Арсенал Холмы", en: "Arsenal Hills" });
const khimik = team({ ru: "Химик Царёво" });

const listed = [
  match("spartak-zenit-1", { home: spartak, away: zenit, league: cup }),
  match("juventa-arsenal-2", { home: juventa, away: arsenal, league: cup, startsAt: noon + 24 * hour }),
  match("khimik-spartak-3", { home: khimik, away: spartak, startsAt: noon + 48 * hour }),
  match("harbor-falcons-4", { home: team({ en: "Harbor" }), away: team({ en: "Falcons" }), startsAt: noon + 50 * hour }),
];

describe("the finder", () => {
  let api: ReturnType<typeof createListApi>;
  let index: MatchIndex;
  let finder: Finder;
  let close: () => Promise<void>;
  beforeEach(async () => {
    const database = await openDatabase(":memory:", silentLog);
    const clock = createFakeClock(noon);
    api = createListApi(clock);
    api.matches = [...listed];
    index = await createMatchIndex({ database, api: api.list, clock, log: silentLog });
    finder = createFinder({ index, api: api.single, clock });
    await index.refresh();
    api.asked.length = 0;
    close = () => database.destroy();
  });
  afterEach(() => close());

  function slugs(finding: Finding): string[] {
    if (finding.kind === "one") return [finding.known.match.slug];
    if (finding.kind === "apart") return finding.sides.map(({ next }) => next.match.slug);
    return (finding.kind === "many" ? finding.candidates : finding.suggestions).map((known) => known.match.slug);
  }

  async function one(text: string): Promise<string | undefined> {
    const finding = await finder.find(text);
    expect(finding.kind, text).toBe("one");
    return slugs(finding)[0];
  }

  it("knows a match by its number and by its slug, without a request", async () => {
    const id = index.bySlug("spartak-zenit-1")?.id;
    expect(await one(`#${id}`)).toBe("spartak-zenit-1");
    expect(await one("spartak-zenit-1")).toBe("spartak-zenit-1");
    expect(await one(" Spartak-Zenit-1 ")).toBe("spartak-zenit-1");
    expect(api.asked).toEqual([]);
  });

  it("takes digits for a team's name and never for a match's number, and a number sign for what it says", async () => {
    for (let nth = 0; nth < 5; nth++) api.matches.push(match(`filler${nth}-other`));
    const year = match("lions-bears", { home: team({ en: "Lions 7" }), away: team({ en: "Bears" }) });
    api.matches.push(year);
    await index.remember(api.matches);
    const seventh = index.list().find(({ id }) => id === 7)?.match.slug ?? "";
    expect(seventh).toMatch(/^filler/);
    expect(await one("7")).toBe("lions-bears");
    expect(await one("#7")).toBe(seventh);
    expect((await finder.find("6")).kind).toBe("none");
    expect(finder.suggest("7", 5)[0]?.match.slug).toBe("lions-bears");
    expect(finder.suggest("#7", 5)[0]?.match.slug).toBe(seventh);
    expect(api.asked).toEqual([]);
  });

  it("knows a match by a link to it, or to one of its pages", async () => {
    expect(await one("https://odds.example/ru/matches/spartak-zenit-1?tab=2#top")).toBe("spartak-zenit-1");
    expect(await one("odds.example/api/v1/matches/spartak-zenit-1/odds/")).toBe("spartak-zenit-1");
    expect(api.asked).toEqual([]);
  });

  it("asks the API for a slug that the index does not know, and then knows it", async () => {
    api.matches.push(match("brand-new-9"));
    expect(await one("brand-new-9")).toBe("brand-new-9");
    expect(await one("brand-new-9")).toBe("brand-new-9");
    expect(api.asked).toEqual(["brand-new-9"]);
    expect(index.bySlug("brand-new-9")).not.toBeNull();
  });

  it("finds names in any script by what stands in them as it is written, and a slug in it without a request", async () => {
    await index.remember([
      match("m-1", { home: team({ und: "横浜F・マリノス" }), away: team({ und: "浦和レッズ" }) }),
      match("m-2", { home: team({ und: "الهلال" }), away: team({ und: "النَّصر" }) }),
      match("m-3", { home: team({ und: "מכבי תל אביב" }), away: team({ und: "הפועל" }) }),
      match("横浜-川崎", { home: team({ und: "横浜FC" }), away: team({ und: "川崎" }) }),
    ]);
    for (const words of ["浦和", "レッズ", "マリノス", "横浜F・マリノス", "横浜F・マリノス v 浦和レッズ"])
      expect(await one(words)).toBe("m-1");
    for (const words of ["الهلال", "النصر", "الهلا"]) expect(await one(words)).toBe("m-2");
    for (const words of ["מכבי", "תל אביב", "הפועל"]) expect(await one(words)).toBe("m-3");
    expect(await one("横浜-川崎")).toBe("横浜-川崎");
    expect(await one("Спартак-Зенит")).toBe("spartak-zenit-1");
    expect(await one("https://odds.example/matches/横浜-川崎")).toBe("横浜-川崎");
    expect(slugs(await finder.find("横浜")).toSorted()).toEqual(["m-1", "横浜-川崎"]);
    expect(api.asked).toEqual([]);
  });

  it("knows a match of which the source has only an id by a slug of ours, without a request", async () => {
    const ids = ["e91d0d0d2b1c9a1f", "73895004", "KXNBAGAME-26AUG18DETNYK"];
    const [hex, number, ticker] = ids as [string, string, string];
    const teams = { home: team({ und: "Brighton & Hove Albion" }), away: team({ und: "São Paulo" }) };
    const lakers = team({ und: "Los Angeles L" });
    await index.remember([
      match(hex, teams),
      match(number, { ...teams, startsAt: noon + 30 * hour }),
      match(ticker, { home: team({ und: "New York K", "x-also": "NYK" }), away: lakers, startsAt: null, day: "2026-08-18" }),
    ]);
    expect(await one("brighton-hove-albion-sao-paulo-2026-08-15")).toBe(hex);
    expect(await one("https://host/brighton-hove-albion-sao-paulo-2026-08-16")).toBe(number);
    expect(await one("new-york-k-los-angeles-l-2026-08-18")).toBe(ticker);
    expect(await one("nyk")).toBe(ticker);
    expect(api.asked).toEqual([]);
    expect(slugs(await finder.find("2026-08-18"))).toEqual([ticker]);
    expect(listed.map(shownSlug)).toEqual(listed.map(({ slug }) => slug));
  });

  it("lets an exact slug win over words that would fit other matches as well", async () => {
    api.matches.push(match("arsenal-spartak"));
    expect(await one("arsenal-spartak")).toBe("arsenal-spartak");
  });

  it("takes a slug that nobody knows for words", async () => {
    expect(await one("juventa-arsenal")).toBe("juventa-arsenal-2");
    expect(api.asked).toEqual(["juventa-arsenal"]);
  });

  it("looks for one plain word among the teams first, and as a slug only then", async () => {
    api.matches.push(match("derby"));
    expect(await one("zenit")).toBe("spartak-zenit-1");
    expect(api.asked).toEqual([]);
    expect(await one("derby")).toBe("derby");
  });

  it.each(["зенит", "Zenit", "ЗЕНИТ", "zeint", "зинит", "zeni"])("finds a team by %s", async (words) => {
    expect(await one(words)).toBe("spartak-zenit-1");
  });

  it.each(["juventa", "Ювента", "yuventa", "juvneta", "ювнета"])("finds a team under the spelling %s", async (words) => {
    expect(await one(words)).toBe("juventa-arsenal-2");
  });

  it.each(["himik", "khimik", "Химик", "Tsaryovo", "царево"])(
    "finds a name that has only Cyrillic letters by %s",
    async (words) => {
      expect(await one(words)).toBe("khimik-spartak-3");
    },
  );

  it.each([
    "spartak v zenit",
    "Зенит - Спартак",
    "spartak vs. zenit",
    "спартак против зенита",
    "spratak zenit",
    "spartak zenit cup",
  ])("finds a pair of teams: %s", async (words) => {
    expect(await one(words)).toBe("spartak-zenit-1");
  });

  it("offers every match of a team that has several, the soonest first among equals", async () => {
    for (const words of ["спартак", "Spartak", "spratak"]) {
      const finding = await finder.find(words);
      expect(finding.kind).toBe("many");
      expect(slugs(finding).toSorted()).toEqual(["khimik-spartak-3", "spartak-zenit-1"]);
    }
  });

  it("understands days, in the reader's time zone", async () => {
    expect(await one("spartak today")).toBe("spartak-zenit-1");
    expect(await one("сегодня Спартак")).toBe("spartak-zenit-1");
    expect(await one("tomorrow")).toBe("juventa-arsenal-2");
    expect(await one("завтра")).toBe("juventa-arsenal-2");
    // 15:00 UTC today is tomorrow already on the far side of the date line.
    expect(slugs(await finder.find("tomorrow", { timeZone: "Pacific/Kiritimati" }))).toEqual(["juventa-arsenal-2"]);
    expect(slugs(await finder.find("today", { timeZone: "Pacific/Kiritimati" }))).toEqual(["spartak-zenit-1"]);
    expect(slugs(await finder.find("today", { timeZone: "Pacific/Honolulu" }))).toEqual(["spartak-zenit-1"]);
  });

  it("takes a day alone for a day, whether or not anything is played on it, and asks nobody", async () => {
    const [first] = listed;
    const date = new Date(first?.startsAt ?? 0).toISOString().slice(0, 10);
    expect(slugs(await finder.find(date))).toEqual(["spartak-zenit-1"]);
    for (const typed of ["2031-11-28", "2031-2-3", "28.11.2031"]) expect((await finder.find(typed)).kind, typed).toBe("none");
    expect(api.asked).toEqual([]);
  });

  it("suggests what comes near when nothing fits, and else what starts soonest", async () => {
    const near = await finder.find("zenit dynamo");
    expect(near.kind).toBe("none");
    expect(slugs(near)).toContain("spartak-zenit-1");
    const far = await finder.find("qqqqqq");
    expect(far.kind).toBe("none");
    expect(slugs(far)[0]).toBe("spartak-zenit-1");
    expect(slugs(await finder.find("#999"))).toHaveLength(listed.length);
    expect((await finder.find("zenit tomorrow")).kind).toBe("none");
    // Nor is a name that only resembles it taken for the one that plays on another day.
    const senit = match("senit-harbor-5", {
      home: team({ en: "Senit" }),
      away: team({ en: "Harbor" }),
      startsAt: noon + 25 * hour,
    });
    await index.remember([senit]);
    expect((await finder.find("zenit tomorrow")).kind).toBe("none");
    expect(await one("senit tomorrow")).toBe("senit-harbor-5");
  });

  it("says that the API is in trouble only when nothing else was found", async () => {
    api.trouble = new ApiUnreachable("timeout");
    expect(await one("juventa-arsenal")).toBe("juventa-arsenal-2");
    await expect(finder.find("xyzzy-plugh-77")).rejects.toThrow(ApiUnreachable);
  });

  it("says what keeps the API from answering where it knows no match yet, plain words or not", async () => {
    const database = await openDatabase(":memory:", silentLog);
    const refuses = { matches: () => Promise.reject(new ApiUnreachable("spent")) };
    const empty = await createMatchIndex({ database, api: refuses, clock: createFakeClock(noon), log: silentLog });
    const asked = createFinder({ index: empty, api: api.single, clock: createFakeClock(noon) });
    for (const words of ["spartak", "spartak zenit", "Спартак – Зенит"])
      await expect(asked.find(words)).rejects.toThrow(ApiUnreachable);
    await database.destroy();
  });

  it("prefers matches that are still to come", async () => {
    api.matches.push(
      match("falcons-harbor-0", { home: team({ en: "Falcons" }), away: team({ en: "Harbor" }), status: "finished" }),
    );
    await index.remember(api.matches);
    expect(slugs(await finder.find("falcons"))[0]).toBe("harbor-falcons-4");
  });

  it("completes what is being typed from memory alone", () => {
    const suggested = (typed: string, limit = 10) => finder.suggest(typed, limit).map((known) => known.match.slug);
    expect(suggested("")).toEqual(listed.map(({ slug }) => slug));
    expect(suggested("", 2)).toHaveLength(2);
    expect(suggested("spa").toSorted()).toEqual(["khimik-spartak-3", "spartak-zenit-1"]);
    expect(suggested("спа").toSorted()).toEqual(["khimik-spartak-3", "spartak-zenit-1"]);
    expect(suggested("harbor-falcons-4")).toEqual(["harbor-falcons-4"]);
    expect(suggested("завтра")).toEqual(["juventa-arsenal-2"]);
    expect(suggested(`#${index.bySlug("harbor-falcons-4")?.id}`)).toEqual(["harbor-falcons-4"]);
    expect(api.asked).toEqual([]);
  });

  it("answers any text whatever, and leads on from it", async () => {
    const text = fc.oneof(fc.string({ maxLength: 300 }), fc.string({ unit: "grapheme", maxLength: 100 }));
    await fc.assert(
      fc.asyncProperty(text, async (typed) => {
        expect(slugs(await finder.find(typed)).length).toBeGreaterThan(0);
        finder.suggest(typed, 5);
      }),
      { numRuns: runs(300) },
    );
  });
});
