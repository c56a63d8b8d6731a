import { describe, expect, it } from "vitest";
import type { Fighter } from "../../src/api/model.ts";
import { countryName } from "../../src/replies/parts/countries.ts";
import { type NamedListFacts, namedChoicesReply, namedListReply, namedReply } from "../../src/replies/parts/named.ts";
import { fighterDetails, fighterRow } from "../../src/replies/questions/fighters.ts";
import { leagueRow } from "../../src/replies/questions/leagues.ts";
import { searchReply } from "../../src/replies/questions/search.ts";
import { teamRow } from "../../src/replies/questions/teams.ts";
import { cup } from "../matches/known.ts";
import { buttonsOf, inBoth, known, noon, northgate, said, texts } from "./facts.ts";

const english = texts.in("en");

const fighter: Fighter = {
  id: 3,
  slug: "ivan-belov",
  names: { ru: "Иван Белов" },
  record: { wins: 21, losses: 3, draws: 1 },
  weightClass: "Lightweight",
  country: null,
};
const unknown: Fighter = { ...fighter, id: 4, names: { en: "Max Marlow" }, record: null, weightClass: null };

function listFacts(fields: Partial<NamedListFacts>): NamedListFacts {
  const rows = { shown: [], page: 1, pageSize: 8, total: 0 };
  const fetchedAt = noon - 120_000;
  return {
    list: "fighters",
    words: null,
    rest: "",
    near: false,
    rows,
    fetchedAt,
    failed: false,
    now: noon,
    buttons: [],
    ...fields,
  };
}

describe("/fighters", () => {
  it("is a page of names with what is known of each", () => {
    const { en, ru } = inBoth((text) => {
      const shown = [fighterRow(text, "3", fighter), fighterRow(text, "4", unknown)];
      return namedListReply(text, listFacts({ rows: { shown, page: 2, pageSize: 2, total: 6 } }));
    });
    expect(en).toMatchInlineSnapshot(`
      "
      Fighters
      - Ivan Belov · 21-3-1 · Lightweight
      - Max Marlow
      3–4 of 6
      List updated 2 minutes ago.
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Бойцы
      - Иван Белов · 21-3-1 · Лёгкий вес
      - Max Marlow
      3–4 из 6
      Список обновлён 2 минуты назад.
      "
    `);
  });

  it("leads on from every row, to both neighbouring pages, and back to the whole list", () => {
    const shown = [fighterRow(english, "3", fighter)];
    const rows = { shown, page: 2, pageSize: 1, total: 3 };
    expect(buttonsOf(namedListReply(english, listFacts({ words: "belov", rest: "belov", rows })))).toMatchInlineSnapshot(`
      [
        "[Ivan Belov: fighter #3]",
        "[‹ Previous: fighters belov page1] [Next ›: fighters belov page3]",
        "[All fighters: fighters ]",
      ]
    `);
  });

  it("says what was looked for when nothing has that name, and after a failure that it may be old", () => {
    const { en, ru } = inBoth((text) => namedListReply(text, listFacts({ words: "x".repeat(70), failed: true })));
    expect(en).toMatchInlineSnapshot(`
      "
      Fighters
      I can’t find “xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…”. Try one word of the name, or look through a list:
      The odds service isn’t answering. This is the last it sent.
      List updated 2 minutes ago.
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Бойцы
      По запросу «xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…» ничего не нашлось. Попробуйте одно слово из названия или посмотрите списки:
      Сервис коэффициентов не отвечает. Это последние данные.
      Список обновлён 2 минуты назад.
      "
    `);
  });

  it("has no page buttons where a button could not carry the words", () => {
    const words = "очень длинные слова которые не поместятся";
    const rows = { shown: [fighterRow(english, "3", fighter)], page: 1, pageSize: 1, total: 3 };
    expect(buttonsOf(namedListReply(english, listFacts({ words, rest: words, rows }))).join()).not.toContain("page2");
  });
});

describe("/fighter", () => {
  it("is the record, the matches to come, and a way on", () => {
    const { en, ru } = inBoth((text) =>
      namedReply(text, {
        list: "fighters",
        key: "3",
        watch: "fighter#3",
        name: "Ivan Belov",
        details: fighterDetails(text, fighter),
        matches: { shown: [known(17)], page: 1, pageSize: 1, total: 2 },
        failed: true,
      }),
    );
    expect(en).toMatchInlineSnapshot(`
      "
      Ivan Belov
      Wins-losses-draws: 21-3-1
      Weight class: Lightweight
      Matches
      - Sun, Aug 16, 19:00 UTC · Northgate v Riverside
      1–1 of 2
      The odds service isn’t answering. This is the last it sent.
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Ivan Belov
      Победы-поражения-ничьи: 21-3-1
      Весовая категория: Лёгкий вес
      Матчи
      - вс, 16 авг., 19:00 UTC · Северск — Заречье
      1–1 из 2
      Сервис коэффициентов не отвечает. Это последние данные.
      "
    `);
  });

  it("says that no match is listed, and leads on all the same", () => {
    const matches = { shown: [], page: 1, pageSize: 5, total: 0 };
    const draft = namedReply(english, {
      list: "fighters",
      key: "4",
      watch: null,
      name: "Max Marlow",
      details: fighterDetails(english, unknown),
      matches,
      failed: false,
    });
    expect(said(draft)).toMatchInlineSnapshot(`
      "
      Max Marlow
      No matches right now.
      "
    `);
    expect(buttonsOf(draft)).toMatchInlineSnapshot(`
      [
        "[All fighters: fighters ] [Matches: matches ]",
      ]
    `);
  });
});

describe("/teams and /leagues", () => {
  it("say when a team plays next and how many matches a league has", () => {
    const gulls = { id: 7, slug: "gulls", names: { en: "Gulls", ru: "Чайки" } };
    const { en, ru } = inBoth((text) => {
      const teams = [
        teamRow(text, { key: "7", team: gulls, next: northgate }),
        teamRow(text, { key: "8", team: gulls, next: null }),
      ];
      const leagues = [0, 1, 3, 11].map((matches) =>
        leagueRow(text, { key: "1", league: cup, matches, withSport: matches !== 11 }),
      );
      return namedListReply(
        text,
        listFacts({ list: "teams", rows: { shown: [...teams, ...leagues], page: 1, pageSize: 8, total: 6 } }),
      );
    });
    expect(en).toMatchInlineSnapshot(`
      "
      Teams
      - Gulls · Sun, Aug 16, 19:00 UTC
      - Gulls
      - River Cup · Football · no matches now
      - River Cup · Football · 1 match
      - River Cup · Football · 3 matches
      - River Cup · 11 matches
      List updated 2 minutes ago.
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Команды
      - Чайки · вс, 16 авг., 19:00 UTC
      - Чайки
      - Речной кубок · Футбол · сейчас матчей нет
      - Речной кубок · Футбол · 1 матч
      - Речной кубок · Футбол · 3 матча
      - Речной кубок · 11 матчей
      Список обновлён 2 минуты назад.
      "
    `);
  });
});

describe("words that fit several names", () => {
  it("become buttons, and say when there are more", () => {
    const rows = [{ key: "7", name: "Gulls" }];
    const draft = namedChoicesReply(english, { list: "teams", words: "gul", rows, fitting: true, more: true });
    expect(said(draft)).toMatchInlineSnapshot(`
      "
      Which one do you mean?
      - Gulls
      Too many names to list. Add another word.
      "
    `);
    expect(buttonsOf(draft)).toMatchInlineSnapshot(`
      [
        "[Gulls: team #7]",
        "[All that fit: teams gul] [All teams: teams ]",
      ]
    `);
  });

  it("that fit none lead to what is near, or to the list", () => {
    const rows = [{ key: "7", name: "Gulls" }];
    const near = inBoth((text) => namedChoicesReply(text, { list: "teams", words: "guls", rows, fitting: false, more: false }));
    expect(near).toMatchInlineSnapshot(`
      {
        "en": "
      I can’t find “guls”. Did you mean one of these?
      - Gulls
      ",
        "ru": "
      Точных совпадений с «guls» нет. Может быть, что-то из этого?
      - Gulls
      ",
      }
    `);
    const none = namedChoicesReply(english, { list: "teams", words: "xyz", rows: [], fitting: false, more: false });
    expect(said(none)).toMatchInlineSnapshot(`
      "
      I can’t find “xyz”. Try one word of the name, or look through a list:
      "
    `);
    expect(buttonsOf(none)).toMatchInlineSnapshot(`
      [
        "[All teams: teams ]",
      ]
    `);
  });
});

describe("/search", () => {
  const nothing = { words: "gul", matches: [], teams: [], leagues: [], fighters: [], near: false, partly: false };

  it("shows what was found by kind, each with a button", () => {
    const facts = {
      ...nothing,
      matches: [known(17)],
      teams: [{ key: "7", name: "Gulls" }],
      fighters: [{ key: "3", name: "Belov" }],
    };
    const { en, ru } = inBoth((text) => searchReply(text, { ...facts, partly: true }));
    expect(en).toMatchInlineSnapshot(`
      "
      Found for “gul”:
      Matches
      - Sun, Aug 16, 19:00 UTC · Northgate v Riverside
      Teams
      - Gulls
      Fighters
      - Belov
      I couldn’t fetch some lists just now, so there may be more.
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      По запросу «gul»:
      Матчи
      - вс, 16 авг., 19:00 UTC · Северск — Заречье
      Команды
      - Gulls
      Бойцы
      - Belov
      Часть списков сейчас получить не удалось, поэтому найдено может быть не всё.
      "
    `);
    expect(buttonsOf(searchReply(english, facts))).toMatchInlineSnapshot(`
      [
        "[Northgate v Riverside: odds #17]",
        "[Team: Gulls: team #7]",
        "[Fighter: Belov: fighter #3]",
      ]
    `);
  });

  it("leads to the lists when nothing is found", () => {
    const draft = searchReply(english, { ...nothing, near: true });
    expect(said(draft)).toMatchInlineSnapshot(`
      "
      I can’t find “gul”. Try one word of the name, or look through a list:
      "
    `);
    expect(buttonsOf(draft)).toMatchInlineSnapshot(`
      [
        "[Matches: matches ] [All teams: teams ] [All leagues: leagues ] [All fighters: fighters ]",
      ]
    `);
  });
});

describe("a fighter's country", () => {
  it.each([
    ["Brazil", "Бразилия"],
    [" united states ", "Соединенные Штаты"],
    ["USA", "Соединенные Штаты"],
    ["Estmark", "Estmark"],
    ["Россия", "Россия"],
  ])("%j is known in Russian as %j", (name, known) => {
    expect(countryName("ru", name)).toBe(known);
  });
});
