import { describe, expect, it } from "vitest";
import type { BestPrices } from "../../src/boards/best-prices.ts";
import type { Draft } from "../../src/chat/reply.ts";
import { topicMeant } from "../../src/commands/chat/help.ts";
import { type HelpFacts, helpReply, helpTopics } from "../../src/replies/chat/help.ts";
import { type StartFacts, startReply } from "../../src/replies/chat/start.ts";
import { matchesReply, pickListReply, unfiltered } from "../../src/replies/questions/matches.ts";
import { valueBetsReply } from "../../src/replies/questions/value-bets.ts";
import { catalog } from "../commands/catalog.ts";
import { buttonsOf, inBoth, known, noon, northgate, said, smash, texts, valueBet } from "./facts.ts";

const english = texts.in("en");
const page = {
  page: 1,
  pageSize: 8,
  total: 3,
  filter: unfiltered,
  leagueMatch: 17,
  prices: new Map<number, BestPrices>(),
  now: noon,
  sports: ["football", "tennis", "ice-hockey", "padel"],
};
const tennis = { ...unfiltered, sport: "tennis" };
const shown = [known(19, { ...northgate, status: "live" }), known(17), known(18, smash)];

describe("the first screen", () => {
  const where = { timeZone: "Europe/London", language: null };
  const first: StartFacts = { place: "private", matches: [known(17), known(18, smash)], choosesLanguage: true, where };

  it("says what the bot is for and how to begin, with two matches to press", () => {
    const { en, ru } = inBoth((text) => startReply(text, first));
    expect(en).toMatchInlineSnapshot(`
      "
      Linewatch
      Ten bookmakers’ odds side by side, and an alert when they move.
      Type a team, for example Petrov, or pick a match:
      18+. Gambling support: National Gambling Helpline, 0808 8020 133
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Linewatch
      Коэффициенты десяти букмекеров рядом и оповещения, когда они меняются.
      Напишите название команды, например Петров, или выберите матч:
      18+. Помощь при игровой зависимости: National Gambling Helpline, 0808 8020 133
      "
    `);
    expect(buttonsOf(startReply(english, first))).toMatchInlineSnapshot(`
      [
        "[Northgate v Riverside: odds #17]",
        "[Petrov v Marlow: odds #18]",
        "[Today’s matches: matches ] [Value bets: valuebets ]",
        "[Help: help ] [English ▾: start language]",
      ]
    `);
  });

  it("leads a group to its commands and settings", () => {
    const group = startReply(english, { ...first, place: "group", choosesLanguage: false });
    expect(said(group)).toContain("Type /odds and a team, or press a button.");
    expect(buttonsOf(group).at(-1)).toBe("[Help: help ] [Settings: settings ]");
  });

  it("needs no match", () => {
    const none = startReply(english, { ...first, matches: [] });
    expect(said(none)).toContain("Type a team’s name, or press a button.");
    expect(buttonsOf(none)[0]).toBe("[Today’s matches: matches ] [Value bets: valuebets ]");
  });

  it("has seven buttons at most", () => {
    expect(startReply(english, first).buttons.flat().length).toBeLessThanOrEqual(7);
  });
});

describe("the help", () => {
  const open = catalog.filter(({ operators }) => !operators);
  const names = open.map(({ name }) => name);
  const commands = open.map(({ name, topic }) => ({ name, topic, hasExample: ["watch", "odds"].includes(name) }));
  const examples = { match: "#17", team: "Northgate", fighter: "Silva" };
  const facts: HelpFacts = { commands, examples, place: "private", topic: null };
  const listedOn = (draft: Draft) =>
    said(draft)
      .split("\n")
      .flatMap((line) => /^- \/([a-z]+)/.exec(line)?.[1] ?? []);

  it("begins with what most people do, and leads to every topic", () => {
    const { en, ru } = inBoth((text) => helpReply(text, facts));
    expect(en).toMatchInlineSnapshot(`
      "
      Help
      - /matches – Matches of the next few days
      - /odds #17 – Odds of a match, book by book
      - /watch #17 3pp – Get alerts when odds move
      - /watches – Your watches, and where their odds stand
      - /settings – Language, time zone, odds format, my books
      Where I need a match, type a team’s name, or the number after the #.
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Справка
      - /matches — Матчи ближайших дней
      - /odds #17 — Коэффициенты букмекеров на матч
      - /watch #17 3пп — Сообщать, когда меняются коэффициенты
      - /watches — Мои подписки и нынешние коэффициенты
      - /settings — Язык, часовой пояс, формат, мои букмекеры
      Матч можно назвать по клубу или игроку, а также по числу после знака #.
      "
    `);
    expect(buttonsOf(helpReply(english, facts))).toMatchInlineSnapshot(`
      [
        "[Matches and teams: help matches] [Odds: help odds]",
        "[Watches: help watches] [Alerts: help alerts]",
        "[Bets and money: help money] [This chat: help chat]",
      ]
    `);
  });

  it("says of a topic what its commands do, with examples, a page at a time, and leads back", () => {
    const watches = { ...facts, topic: "watches" } as const;
    expect(said(helpReply(english, watches))).toMatchInlineSnapshot(`
      "
      Watches
      - /watch #17 3pp – Get alerts when odds move
      - /preview – Alerts a rule would have sent lately
      - /watches – Your watches, and where their odds stand
      - /card – A live board: one message that stays up to date
      - /unwatch – Stop a watch, or all
      - /edit – Change a watch by its number or name
      1–6 of 10
      "
    `);
    expect(buttonsOf(helpReply(english, watches))).toEqual(["[Next ›: help watches page2] [‹ Help: help ]"]);
    const inGroup = { ...watches, place: "group" } as const;
    expect(said(helpReply(english, inGroup))).not.toContain("admins");
    expect(said(helpReply(english, { ...inGroup, page: "2" }))).toContain("admins");
  });

  it("names every command once, and those of private chats in no group", () => {
    const all = (place: HelpFacts["place"]) =>
      helpTopics.flatMap((topic) =>
        ["1", "2", "3"].flatMap((page) => {
          const draft = helpReply(english, { ...facts, place, topic, page });
          const isBeyond = page !== "1" && !buttonsOf(draft).some((row) => row.includes(`page${Number(page) - 1}`));
          return isBeyond ? [] : listedOn(draft);
        }),
      );
    expect(all("private").toSorted()).toEqual(names.toSorted());
    expect(all("group")).not.toContain("link");
  });

  it("holds any number of commands, six on a page", () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ name: index === 0 ? "settings" : "about", hasExample: false }));
    const third = helpReply(english, { ...facts, commands: many, topic: "chat", page: "3" });
    expect(listedOn(third)).toHaveLength(6);
    expect(said(third)).toContain("13–18 of 40");
    expect(buttonsOf(third)[0]).toBe("[‹ Previous: help chat page2] [Next ›: help chat page4] [‹ Help: help ]");
    expect(listedOn(helpReply(english, { ...facts, commands: many, topic: "chat", page: "9" }))).toHaveLength(4);
  });

  it("finds a topic by its key, a command, or words of its name in any language; other words are no topic", () => {
    const found = (words: string) => topicMeant(english, words, commands);
    expect(["watches", "Alerts", "money", "/kelly", "score", "teams", "ставки", "этот чат", "матчи"].map(found)).toEqual([
      ...["watches", "alerts", "money", "money", "alerts", "matches", "money", "chat", "matches"],
    ]);
    expect(["what is this", "watch northgate", "x"].map(found)).toEqual([null, null, null]);
    expect(said(helpReply(english, { ...facts, unknown: "horses" }))).toContain("“horses” isn’t a topic.");
  });
});

describe("the matches", () => {
  it("are listed with their times, each leading to its odds, and sports to choose from", () => {
    const { en, ru } = inBoth((text) => matchesReply(text, { ...page, shown }));
    expect(en).toMatchInlineSnapshot(`
      "
      Matches · 3
      - Northgate v Riverside
      live · River Cup
      - Northgate v Riverside
      Sun, 19:00 UTC · River Cup
      - Petrov v Marlow
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Матчи · 3
      - Северск — Заречье
      идёт сейчас · Речной кубок
      - Северск — Заречье
      вс, 19:00 UTC · Речной кубок
      - Петров — Марлоу
      "
    `);
    expect(buttonsOf(matchesReply(english, { ...page, shown }))).toEqual([
      "[#19 · Northgate v Riverside: odds #19]",
      "[#17 · Northgate v Riverside: odds #17]",
      "[Petrov v Marlow: odds #18]",
      "[Sport ▾: matches 1 pick]",
    ]);
    expect(buttonsOf(pickListReply(english, page))).toEqual([
      "[Football: matches football 1] [Tennis: matches tennis 1]",
      "[Ice hockey: matches ice-hockey 1] [Padel: matches padel 1]",
      "[Live now: matches live 1] [All matches: matches 1] [CSV: matches 1 csv]",
    ]);
  });

  it("say how old the oldest of the prices shown are, and nothing where there are none", () => {
    const minutesAgo = (minutes: number): BestPrices => ({ prices: [2.1, 3.4, 3.6], refreshedAt: noon - minutes * 60_000 });
    const prices = new Map([
      [17, minutesAgo(4)],
      [19, minutesAgo(26)],
      [99, minutesAgo(50)],
    ]);
    expect(said(matchesReply(english, { ...page, shown, prices }))).toContain(
      "\nBest prices on 1 / X / 2 · updated 26 minutes ago\n",
    );
    expect(said(matchesReply(english, { ...page, shown }))).not.toContain("Best prices");
  });

  it("of one sport can be leafed through", () => {
    const middle = matchesReply(english, { ...page, shown, filter: tennis, page: 2, pageSize: 3, total: 8 });
    expect(said(middle)).toContain("Matches · Tennis · 8\n");
    expect(said(middle)).toContain("4–6 of 8");
    expect(buttonsOf(middle).slice(3)).toEqual(["[‹ Previous: matches tennis 1] [Next ›: matches tennis 3]"]);
    const last = matchesReply(english, { ...page, shown, filter: tennis, page: 3, pageSize: 3, total: 9 });
    expect(buttonsOf(last).slice(3)).toEqual(["[‹ Previous: matches tennis 2] [Sport ▾: matches tennis 1 pick]"]);
  });

  it("that are not there are said to be missing, and the sports that have some are offered", () => {
    const none = { ...page, shown: [], total: 0, filter: tennis, sports: ["football"] };
    const { en, ru } = inBoth((text) => matchesReply(text, none));
    expect(en).toBe("\nTennis: no matches right now.\n");
    expect(ru).toBe("\nТеннис: матчей нет.\n");
    expect(buttonsOf(matchesReply(english, none))[0]).toBe("[Football: matches football 1]");
  });
});

describe("the value bets", () => {
  const bets = [
    { bet: valueBet, others: 2, known: known(17) },
    { bet: { ...valueBet, selection: "home", bookmaker: null, edge: 0.031 }, others: 0, known: known(17) },
    {
      bet: { ...valueBet, market: "total", selection: "over", line: 2.5, edge: 0.02 } as const,
      others: 1,
      known: known(18, smash),
    },
  ];
  const filter = { edge: null, leastPrice: null, mostPrice: null, withinHours: null, sport: null, book: null };
  const paged = { shown: bets, page: 1, pageSize: 6, total: 3 };
  const service = { fetchedAt: noon - 180_000, old: false, failed: false, isCut: false };
  const facts = { bets: paged, all: 3, filter, words: "", ...service, now: noon };
  const none = { ...facts, bets: { ...paged, shown: [], total: 0 } };

  it("say edge, match, selection, price and book, what they are, and how old", () => {
    const { en, ru } = inBoth((text) => valueBetsReply(text, facts));
    const old = valueBetsReply(english, { ...facts, old: true });
    expect(said(old)).toContain("Old figures: last updated 3 minutes ago, so prices may have moved.");
    const cut = valueBetsReply(english, { ...facts, isCut: true });
    expect(said(cut)).toContain("The odds service’s list is longer than I could read");
    expect(en).toMatchInlineSnapshot(`
      "
      Value bets · 3
      Prices above the model’s odds. Not advice.
      - Draw 3.75 · +6.3%
      Northgate v Riverside
      Alder + 2 more · Sun, 19:00 UTC
      - Northgate 3.75 · +3.1%
      Unnamed book · Sun, 19:00 UTC
      - Over 2.5 3.75 · +2.0%
      Petrov v Marlow
      Alder + 1 more · time not known
      Updated 3 minutes ago.
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Валуйные ставки · 3
      Коэффициенты выше, чем у модели. Это не совет.
      - Ничья 3,75 · +6,3%
      Северск — Заречье
      Alder и ещё 2 · вс, 19:00 UTC
      - Северск 3,75 · +3,1%
      Не назван · вс, 19:00 UTC
      - Больше 2,5 3,75 · +2,0%
      Петров — Марлоу
      Alder и ещё 1 · время неизвестно
      Рассчитано 3 минуты назад.
      "
    `);
  });

  it("lead to each match once", () => {
    expect(buttonsOf(valueBetsReply(english, facts))).toEqual([
      "[Northgate v Riverside: odds #17]",
      "[Petrov v Marlow: odds #18]",
      "[Alert me to these: watch valuebets] [Chart: valuebets chart]",
    ]);
  });

  it("say what they were narrowed to, and carry it from page to page", () => {
    const narrow = { edge: 0.05, leastPrice: 1.5, mostPrice: 3, withinHours: 12, sport: "tennis", book: "Alder" };
    const words = "tennis 5% 1.5-3 12h b:0123abcd";
    const { en, ru } = inBoth((text) =>
      valueBetsReply(text, { ...facts, bets: { ...paged, page: 2, total: 20 }, filter: narrow, words }),
    );
    expect(en).toContain("\nTennis · from 5% · price 1.50–3.00 · within 12 hours · Alder\n");
    expect(ru).toContain("\nТеннис · от 5% · коэффициент 1,50–3,00 · в течение 12 часов · Alder\n");
    const second = valueBetsReply(english, { ...facts, bets: { ...paged, page: 2, total: 20 }, filter: narrow, words });
    expect(buttonsOf(second).slice(2)).toEqual([`[‹ Previous: valuebets ${words} page1] [Next ›: valuebets ${words} page3]`]);
    const only = valueBetsReply(english, { ...facts, filter: narrow, words });
    expect(buttonsOf(only).slice(2)).toEqual([`[Alert me to these: watch valuebets ${words}] [All value bets: valuebets ]`]);
  });

  it("that do not fit the filter are counted, and all of them are one press away", () => {
    const empty = { ...none, all: 21, filter: { ...filter, edge: 0.4 }, words: "40%" };
    expect(said(valueBetsReply(english, empty))).toContain("None of the 21 value bets right now fits.");
    expect(buttonsOf(valueBetsReply(english, empty))).toEqual([
      "[Alert me to these: watch valuebets 40%]",
      "[All value bets: valuebets ]",
    ]);
  });

  it("say so when there are none, and when they are old because the service fails", () => {
    const { en, ru } = inBoth((text) => valueBetsReply(text, { ...none, all: 0, failed: true }));
    expect(en).toMatchInlineSnapshot(`
      "
      Value bets
      Prices above the model’s odds. Not advice.
      No value bets right now.
      The odds service isn’t answering. This is the last it sent.
      Updated 3 minutes ago.
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Валуйные ставки
      Коэффициенты выше, чем у модели. Это не совет.
      Сейчас валуйных ставок нет.
      Сервис коэффициентов не отвечает. Это последние данные.
      Рассчитано 3 минуты назад.
      "
    `);
  });
});
