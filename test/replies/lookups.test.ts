import { describe, expect, it } from "vitest";
import { linesFromTable } from "../../src/chat/table.ts";
import { argumentsOf } from "../../src/commands/input/arguments.ts";
import { choicesOf } from "../../src/commands/questions/best.ts";
import { offeredMarkets } from "../../src/odds/markets.ts";
import type { Quote } from "../../src/odds/quote.ts";
import { matchButton } from "../../src/replies/parts/match.ts";
import { sparkline } from "../../src/replies/parts/sparkline.ts";
import { arbsReply } from "../../src/replies/questions/arbs.ts";
import { bestReply, selectionsReply } from "../../src/replies/questions/best.ts";
import { type HistoryFacts, historyReply } from "../../src/replies/questions/history.ts";
import { matchDetailsReply } from "../../src/replies/questions/match-details.ts";
import { moversReply, unfilteredMovers } from "../../src/replies/questions/movers.ts";
import { predictionReply, predictionsReply } from "../../src/replies/questions/predictions.ts";
import { catalog } from "../commands/catalog.ts";
import { winnerQuotes } from "../odds/prices.ts";
import {
  boardOf,
  buttonsOf,
  hour,
  inBoth,
  known,
  movedMatch,
  noon,
  northgate,
  said,
  smash,
  texts,
  threeWay,
  total,
} from "./facts.ts";

const english = texts.in("en");
const board = boardOf([...threeWay.quotes, ...total("Alder", 1.9, 1.95)]);

describe("the button of a match", () => {
  it("has a second line with league and start, by which a menu tells matches of the same sides apart", () => {
    const { label, hint } = matchButton(texts.in("en"), known(17));
    expect([label, hint]).toEqual(["Northgate v Riverside", expect.stringMatching(/^.+ · Sun, Aug 16, 19:00 UTC$/)]);
  });
});

describe("the details of a match", () => {
  const facts = {
    ...{ id: 17, match: northgate, board, old: false, markets: offeredMarkets(board.quotes), books: 3 },
    ...{ isWatched: false, now: noon },
  };

  it("say who plays where and when and what is quoted, and lead to everything", () => {
    const { en, ru } = inBoth((text) => matchDetailsReply(text, facts));
    expect(en).toMatchInlineSnapshot(`
      "
      Northgate v Riverside
      Sport: Football
      League: River Cup
      Starts: Sun, Aug 16, 19:00 UTC
      Status: upcoming
      Markets: Match result, Over/under 2.5
      Books: 3
      Number: #17
      Odds updated 12 minutes ago.
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Северск — Заречье
      Вид спорта: Футбол
      Турнир: Речной кубок
      Начало: вс, 16 авг., 19:00 UTC
      Статус: предстоит
      Рынки: Исход матча, Тотал 2,5
      Букмекеров: 3
      Номер: #17
      Коэффициенты обновлены 12 минут назад.
      "
    `);
    expect(buttonsOf(matchDetailsReply(english, facts))).toMatchInlineSnapshot(`
      [
        "[Odds: odds #17] [Best price: best #17] [History: history #17]",
        "[Prediction: predictions #17] [Watch: watch #17] [Live board: card #17]",
      ]
    `);
  });

  it("cannot be watched nor compared when there is nothing to come", () => {
    const over = { ...facts, match: { ...northgate, status: "finished" } as const, board: null, markets: [], books: 0 };
    expect(said(matchDetailsReply(english, over))).toContain("Markets: no odds right now\nNumber: #17\n");
    expect(buttonsOf(matchDetailsReply(english, over)).join()).not.toMatch(/best|watch/);
  });
});

describe("the best prices", () => {
  const facts = {
    id: 17,
    match: northgate,
    board,
    failed: false,
    old: false,
    choices: choicesOf(board.quotes),
    now: noon,
    bookmakers: [],
  };

  it("rank the books of one selection with their edge against the fair price", () => {
    const home = { market: "winner", line: null, selection: "home" } as const;
    const { en, ru } = inBoth((text) => bestReply(text, { ...facts, selection: home, ownBooks: [] }));
    expect(en).toMatchInlineSnapshot(`
      "
      Northgate to win: 2.125
      at Cedar
      v Riverside · Sun, 19:00 UTC
       | Price | Edge
      Cedar | 2.125* | −2.2%
      Alder | 2.10 | −3.4%
      Birch | 2.05 | −5.7%
      Edge: over fair odds of 2.17 · updated 12 minutes ago
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Победит Северск: 2,125
      у Cedar
      — Заречье · вс, 19:00 UTC
       | Кэф | Перевес
      Cedar | 2,125* | −2,2%
      Alder | 2,10 | −3,4%
      Birch | 2,05 | −5,7%
      Перевес над честным коэффициентом 2,17 · 12 минут назад
      "
    `);
    const links = board.quotes.map((quote) => ({ ...quote, link: `https://${quote.bookmaker}.example` }));
    const linked = bestReply(english, { ...facts, board: { ...board, quotes: links }, selection: home, ownBooks: [] });
    expect(JSON.stringify(linked.blocks).match(/"text":"Cedar","url":"https:\/\/Cedar.example"/g)).toHaveLength(1);
    expect(buttonsOf(bestReply(english, { ...facts, selection: home, ownBooks: [] }))).toMatchInlineSnapshot(`
      [
        "[Price alert: watch #17 home limit] [I bet this: bet #17 home 1125/1000] [Odds: odds #17]",
        "[Draw: best #17 draw] [Riverside: best #17 away]",
        "[Other selections: best #17]",
      ]
    `);
  });

  it("leads from each leg of a sure bet to its price, as far as the source names the page", () => {
    const leg = { market: "winner", line: null, at: noon } as const;
    const legs: Quote[] = [
      { ...leg, selection: "home", bookmaker: "Birch", price: 2.1, link: "https://birch.example/17" },
      { ...leg, selection: "away", bookmaker: "Cedar", price: 2.05 },
    ];
    const opportunity = {
      kind: "arbitrage",
      market: { market: "winner", line: null },
      legs,
      profit: 0.0373,
      least: 0.0373,
    } as const;
    const shown = [{ known: { id: 17, match: facts.match }, opportunity, refreshedAt: noon }];
    const rows = { shown, page: 1, pageSize: 3, total: 1 };
    const { blocks } = arbsReply(english, { rows, boards: 1, hasOwnBooks: false, now: noon });
    expect(JSON.stringify(blocks).match(/"kind":"link","text":"[^"]*","url":"[^"]*"/g)).toEqual([
      '"kind":"link","text":"Birch","url":"https://birch.example/17"',
    ]);
  });

  it("fit a phone in every format, and name three books at most in their title", () => {
    const home = { market: "winner", line: null, selection: "home" } as const;
    for (const format of ["decimal", "american", "fractional", "percent"] as const)
      for (const language of ["en", "ru"]) {
        const text = texts.in(language, { format, timeZone: "UTC" });
        const { blocks } = bestReply(text, { ...facts, selection: home, ownBooks: ["alder"], bookmakers: [] });
        const table = blocks.find((block) => block.kind === "table");
        const lines = table && linesFromTable(table, (cell) => cell);
        expect([format, lines?.fits]).toEqual([format, true]);
        expect(Math.max(...(lines?.rows ?? []).map((line) => line.length))).toBeLessThanOrEqual(30);
      }
    const equal = boardOf("ABCDE".split("").flatMap((name) => winnerQuotes(`Book ${name}`, 2.1, 3.4, 3.6)));
    const { en, ru } = inBoth((text) =>
      bestReply(text, { ...facts, board: equal, selection: home, ownBooks: [], bookmakers: [] }),
    );
    expect(en).toContain("Northgate to win: 2.10\nat Book A, Book B, Book C + 2 more\nv Riverside · Sun, 19:00 UTC\n");
    expect(ru).toContain("у Book A, Book B, Book C и ещё 2\n");
  });

  it("say every edge with its sign, however small", () => {
    const edgeOf = (price: number) => {
      const board = boardOf([...winnerQuotes("Alder", price, 2), ...winnerQuotes("Birch", 2, 2), ...winnerQuotes("Cedar", 2, 2)]);
      const selection = { market: "winner", line: null, selection: "home" } as const;
      const shown = inBoth((text) => bestReply(text, { ...facts, board, selection, ownBooks: [] }));
      return [shown.en, shown.ru].map((text) => /Alder \| [\d.,]+\*? \| (.*)/.exec(text)?.[1]);
    };
    expect(edgeOf(2.02)).toEqual(["+1.0%", "+1,0%"]);
    expect(edgeOf(2.06)).toEqual(["+3.0%", "+3,0%"]);
    expect(edgeOf(1.98)).toEqual(["−1.0%", "−1,0%"]);
  });

  it("make no edge of a price that stands alone, nor of one that nobody would bet at", () => {
    const more = [
      ...winnerQuotes("Doyle", 2.1, 3.4, 3.6),
      ...winnerQuotes("Elm", 2.6, 3.4, 2.8),
      ...winnerQuotes("Fir", 9, 9, 9),
    ];
    const board = boardOf([...(facts.board?.quotes ?? []), ...more]);
    const { en } = inBoth((text) =>
      bestReply(text, { ...facts, board, selection: { market: "winner", line: null, selection: "home" }, ownBooks: [] }),
    );
    expect(en).toContain("?Fir | 9.00 | –\n!Elm | 2.60 | –\n");
    expect(en).toMatch(/Cedar \| 2\.125\* \| [−+\d]/);
    expect(en).toMatch(/! Far off the others: Elm, \d+ pp/);
  });

  it("mark the best price among the reader's own books, and list the others plainly", () => {
    const home = { market: "winner", line: null, selection: "home" } as const;
    const own = inBoth((text) => bestReply(text, { ...facts, selection: home, ownBooks: ["alder", "Birch"] })).en;
    expect(own).toContain("\nCedar | 2.125 |");
    expect(own).toContain("\n+Alder | 2.10* |");
    expect(own).toContain("+ Your books: best prices are theirs");
    const absent = inBoth((text) => bestReply(text, { ...facts, selection: home, ownBooks: ["Elm"] })).en;
    expect(absent).toContain("\nCedar | 2.125* |");
    expect(absent).toContain("None of your books has this: all books count");
  });

  it("ask for the selection by buttons, and say what was wrong with the one that was named", () => {
    const ask = { ...facts, missing: null, unknown: null, page: undefined };
    expect(said(selectionsReply(english, ask))).toBe("\nNorthgate v Riverside\nWhich selection?\n");
    expect(buttonsOf(selectionsReply(english, ask))).toMatchInlineSnapshot(`
      [
        "[Northgate: best #17 home] [Draw: best #17 draw] [Riverside: best #17 away]",
        "[Over 2.5: best #17 over 2.5] [Under 2.5: best #17 under 2.5]",
      ]
    `);
    expect(said(selectionsReply(english, { ...ask, unknown: "zzz" }))).toContain("I don’t know “zzz”. Type 1, X, 2");
    const gone = { market: "total", selection: "over", line: 4.5 } as const;
    expect(said(selectionsReply(english, { ...ask, missing: gone }))).toContain("No bookmaker has Over 4.5 right now.");
    expect(said(selectionsReply(english, { ...ask, choices: [] }))).toContain("No bookmaker has odds for this match");
  });
});

describe("the history of a line", () => {
  const reading = (hoursAgo: number, probability: number) => {
    return { at: noon - hoursAgo * hour, price: 1 / probability, probability };
  };
  const line = (selection: string, ...chances: number[]) => {
    const readings = chances.map((chance, index) => reading(chances.length - 1 - index, chance));
    return { selection, line: null, words: selection, readings };
  };
  const facts: HistoryFacts = {
    ...{ id: 17, match: northgate, market: { market: "winner", line: null }, selection: null, book: null, bookRef: null },
    lines: [line("home", 0.4, 0.42, 0.47), line("draw", 0.28, 0.28, 0.28), line("away", 0.32, 0.3, 0.25)],
    ...{
      books: [{ name: "Alder", ref: "b:0123abcd" }],
      unknown: null,
      failed: false,
      page: undefined,
      marketsPage: null,
      now: noon,
    },
    markets: [
      { key: { market: "winner", line: null }, words: null },
      { key: { market: "total", line: 2.5 }, words: "total 2.5" },
    ],
  };

  it("offers its books and its other markets a page at a time, and no more than seven buttons", () => {
    const totals = Array.from({ length: 8 }, (_, nth) => ({
      ...{ key: { market: "total", line: nth + 0.5 } as const, words: `total ${nth + 0.5}` },
    }));
    const many = {
      ...{ ...facts, markets: [...facts.markets.slice(0, 1), ...totals] },
      books: Array.from({ length: 9 }, (_, nth) => ({ name: `Book ${nth}`, ref: `b:0123abc${nth}` })),
    };
    const pressesOn = (shown: Partial<HistoryFacts>) =>
      historyReply(english, { ...many, ...shown }).buttons.flatMap((row) =>
        row.flatMap((one) => ("press" in one ? [one.press.text.replace("#17 ", "")] : [])),
      );
    const firstPage = ["total 0.5", "total 1.5", "total 2.5", "total 3.5", "total 4.5", "markets2"];
    expect(pressesOn({ marketsPage: "1" })).toEqual(firstPage);
    expect(pressesOn({ marketsPage: "2" })).toEqual(["total 5.5", "total 6.5", "total 7.5", "markets1"]);
    expect(pressesOn({ page: "1" })).toEqual([...[0, 1, 2, 3, 4].map((nth) => `b:0123abc${nth}`), "page2"]);
    const ofBook = pressesOn({ page: "1", book: "Book 1", bookRef: "b:0123abc1", selection: "home" });
    expect([ofBook[0], ofBook.at(-1)]).toEqual(["home", "b:0123abc1 home page2"]);
    expect(ofBook).not.toContain("b:0123abc1 home");
    for (const shown of [{}, { selection: "home" }, { page: "2" }, { marketsPage: "2" }])
      expect(pressesOn(shown).length).toBeLessThanOrEqual(7);
  });

  it("turns to the last page of as many markets as there are", () => {
    const totals = Array.from({ length: 46 }, (_, nth) => ({
      ...{ key: { market: "total", line: nth + 0.5 } as const, words: `total ${nth + 0.5}` },
    }));
    const markets = [...facts.markets.slice(0, 1), ...totals];
    const options = catalog.find(({ name }) => name === "history")?.options ?? [];
    const pressesOf = (page: number) =>
      historyReply(english, { ...facts, markets, marketsPage: `${page}` }).buttons.flatMap((row) =>
        row.flatMap((one) => ("press" in one ? [one.press.text] : [])),
      );
    for (let page = 1; page <= 10; page++) {
      const turns = pressesOf(page).filter((words) => words.includes("markets"));
      const wanted = [page - 1, page + 1].filter((to) => to >= 1 && to <= 10);
      expect(turns.map((words) => argumentsOf({ text: words, options: null }, options))).toEqual(
        wanted.map((to) => ({ match: "#17", markets: `markets${to}` })),
      );
    }
    expect(pressesOf(10)[0]).toBe("#17 total 45.5");
  });

  it("is open, now and the way between, for each selection", () => {
    const { en, ru } = inBoth((text) => historyReply(text, facts));
    expect(en).toMatchInlineSnapshot(`
      "
      Northgate v Riverside
      Match result · fair odds, without margin
       | Open | Now | pp | Chance
      1 | 2.50 | 2.13* | +7.0 | ▁▃█
      X | 3.57 | 3.57 | 0.0 | ▅▅▅
      2 | 3.13 | 4.00* | −7.0 | █▆▁
      Since Sat, Aug 15, 10:00 UTC. ▼ shortened, ▲ drifted. Taller bars mean shorter prices.
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Северск — Заречье
      Исход матча · все букмекеры, без маржи
       | Открытие | Сейчас | П. п. | Шанс
      П1 | 2,50 | 2,13* | +7,0 | ▁▃█
      X | 3,57 | 3,57 | 0,0 | ▅▅▅
      П2 | 3,13 | 4,00* | −7,0 | █▆▁
      Первые данные: сб, 15 авг., 10:00 UTC. ▼ упал, ▲ вырос. Столбики показывают шанс: чем выше, тем ниже коэффициент.
      "
    `);
    expect(buttonsOf(historyReply(english, facts))).toMatchInlineSnapshot(`
      [
        "[Northgate: history #17 home] [Draw: history #17 draw] [Riverside: history #17 away]",
        "[Chart: history #17 chart] [Bookmakers: history #17 page1]",
        "[Markets: history #17 markets1] [Odds: odds #17]",
      ]
    `);
  });

  it("says in words what the bars draw", () => {
    const inWords = (text: typeof english) =>
      historyReply(text, facts)
        .blocks.flatMap((block) => (block.kind === "table" ? block.rows : []))
        .map((row) => row.at(-1)?.says);
    expect(inWords(english)[0]).toBe("chance from 40.0% to 47.0%, lowest 40.0%, highest 47.0%");
    expect(inWords(texts.in("ru"))[0]).toBe(
      "шанс: был 40,0\u00a0%, стал 47,0\u00a0%, самый низкий 40,0\u00a0%, самый высокий 47,0\u00a0%",
    );
    const [, , bars] = historyReply(english, { ...facts, selection: "home" }).blocks.flatMap((block) =>
      block.kind === "paragraph" ? [block.spans[0]] : [],
    );
    expect(bars).toEqual({
      kind: "text",
      text: "▁▃█",
      style: "code",
      says: "chance from 40.0% to 47.0%, lowest 40.0%, highest 47.0%",
    });
  });

  it("of one selection is told with prices, chances, times and the range", () => {
    const { en, ru } = inBoth((text) => historyReply(text, { ...facts, selection: "home" }));
    expect(en).toMatchInlineSnapshot(`
      "
      Northgate v Riverside
      Match result · fair odds, without margin
      Northgate
      ▁▃█
      Open: 2.50 · chance 40.0% · Sat, Aug 15, 10:00 UTC
      Now: 2.13 · chance 47.0% · Sat, Aug 15, 12:00 UTC
      Change: ▼ shortened: −0.37 in price, +7.0 pp
      Range: 2.13–2.50
      Since Sat, Aug 15, 10:00 UTC. ▼ shortened, ▲ drifted. Taller bars mean shorter prices.
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Северск — Заречье
      Исход матча · все букмекеры, без маржи
      Северск
      ▁▃█
      Открытие: 2,50 · шанс 40,0% · сб, 15 авг., 10:00 UTC
      Сейчас: 2,13 · шанс 47,0% · сб, 15 авг., 12:00 UTC
      Изменение: ▼ упал: −0,37 (вероятность +7,0 п. п.)
      Диапазон: 2,13–2,50
      Первые данные: сб, 15 авг., 10:00 UTC. ▼ упал, ▲ вырос. Столбики показывают шанс: чем выше, тем ниже коэффициент.
      "
    `);
  });

  it("of one book leads back to the consensus and keeps the selection", () => {
    const own = { ...facts, selection: "home", book: "Alder", bookRef: "b:0123abcd" };
    expect(said(historyReply(english, own))).toContain("Match result · Alder\n");
    expect(buttonsOf(historyReply(english, own))).toEqual([
      "[All selections: history #17 b:0123abcd] [Chart: history #17 b:0123abcd chart]",
      "[Bookmakers: history #17 b:0123abcd home page1] [Markets: history #17 b:0123abcd home markets1] [Odds: odds #17]",
    ]);
    expect(buttonsOf(historyReply(english, { ...own, page: "1" }))).toEqual(["[Fair odds: history #17 home]"]);
  });

  it("of another market leads back to the first, and keeps its market from book to book", () => {
    const lines = [line("over", 0.5, 0.52), line("under", 0.5, 0.48)];
    const total = { ...facts, market: { market: "total", line: 2.5 } as const, lines };
    expect(buttonsOf(historyReply(english, total)).slice(1)).toEqual([
      "[Bookmakers: history #17 total 2.5 page1] [Markets: history #17 total 2.5 markets1] [Odds: odds #17]",
    ]);
    expect(buttonsOf(historyReply(english, { ...total, page: "1" }))).toEqual(["[Alder: history #17 b:0123abcd total 2.5]"]);
    expect(buttonsOf(historyReply(english, { ...total, marketsPage: "1" }))).toEqual(["[Match result: history #17]"]);
  });

  it("that nobody knows is said to be missing", () => {
    const none = { ...facts, lines: [], market: null, markets: [], books: [], unknown: "zzz" };
    expect(said(historyReply(english, none))).toContain("I don’t have a history for these odds yet.");
    expect(said(historyReply(english, none))).toContain("I don’t know a bookmaker or selection “zzz” here.");
    expect(buttonsOf(historyReply(english, none))).toEqual(["[Odds: odds #17]"]);
  });
});

describe("a row of bars", () => {
  it("goes from the lowest to the highest value, and stays level for hardly any change", () => {
    expect(sparkline([1, 2, 3, 4, 5, 6, 7, 8])).toBe("▁▂▃▄▅▆▇█");
    expect(sparkline([5, 5])).toBe("▄▄");
    expect(sparkline([0.5, 0.501], 0.02)).toBe("▄▅");
  });
});

describe("the predictions", () => {
  const age = { fetchedAt: noon - hour / 2, failed: false, isCut: false, now: noon };
  const gaps = [
    { selection: "home", model: 0.52, market: 0.47 },
    { selection: "draw", model: 0.26, market: 0.28 },
    { selection: "away", model: 0.22, market: 0.25 },
  ];

  it("of a match stand beside the market with the gap, and are no tip", () => {
    const { en, ru } = inBoth((text) => predictionReply(text, { id: 17, match: northgate, gaps, board, old: false, ...age }));
    expect(en).toMatchInlineSnapshot(`
      "
      Northgate v Riverside
      River Cup · Sun, Aug 16, 19:00 UTC
       | Model | Books | Gap
      Northgate | 52.0% | 47.0% | +5.0
      Draw | 26.0% | 28.0% | −2.0
      Riverside | 22.0% | 25.0% | −3.0
      Books: their average without margin. The gap is in pp of probability.
      A model, not a tip.
      Updated 30 minutes ago.
      Odds updated 12 minutes ago.
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Северск — Заречье
      Речной кубок · вс, 16 авг., 19:00 UTC
       | Модель | Рынок | П. п.
      Северск | 52,0% | 47,0% | +5,0
      Ничья | 26,0% | 28,0% | −2,0
      Заречье | 22,0% | 25,0% | −3,0
      Рынок: средняя оценка букмекеров без маржи. Расхождение — в п. п. вероятности.
      Это модель, а не совет.
      Рассчитано 30 минут назад.
      Коэффициенты обновлены 12 минут назад.
      "
    `);
  });

  it("without a market or without a model say so", () => {
    const alone = gaps.map((gap) => ({ ...gap, market: null }));
    const facts = { id: 17, match: northgate, board: null, old: false, ...age };
    expect(said(predictionReply(english, { ...facts, gaps: alone }))).toContain(
      "Draw | 26.0% | – | –\nRiverside | 22.0% | – | –\nNo odds to compare",
    );
    expect(said(predictionReply(english, { ...facts, gaps: [] }))).toContain("There’s no prediction for this match.");
    const cut = "The odds service’s list is longer than I could read";
    expect(said(predictionReply(english, { ...facts, gaps: [], isCut: true }))).toContain(cut);
    expect(said(predictionReply(english, { ...facts, gaps: alone, isCut: true }))).not.toContain(cut);
  });

  it("are listed by their widest gap, each leading to its match", () => {
    const shown = [
      { known: known(17), gaps, refreshedAt: noon - 7 * 60_000 },
      { known: known(18, smash), gaps: [{ selection: "home", model: 0.6, market: null }], refreshedAt: null },
    ];
    const rows = { shown, page: 1, pageSize: 2, total: 5 };
    const { en, ru } = inBoth((text) => predictionsReply(text, { rows, hasOthers: true, ...age }));
    expect(en).toMatchInlineSnapshot(`
      "
      Model v bookmakers · 5
      The widest gaps first. A model, not a tip.
      - Northgate 52%, books 47% · +5.0 pp
      v Riverside · Sun, 19:00 UTC
      - Petrov 60%
      v Marlow · time not known
      Other matches have no fresh odds to compare with. Look one up: /predictions and a team.
      Odds updated 7 minutes ago.
      Updated 30 minutes ago.
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Модель и букмекеры · 5
      Сначала самые большие расхождения. Это модель, а не совет.
      - Северск 52%, букмекеры 47% · +5,0 п. п.
      — Заречье · вс, 19:00 UTC
      - Петров 60%
      — Марлоу · время неизвестно
      Для других матчей нет свежих коэффициентов. Спросите о матче: /predictions и команда.
      Коэффициенты обновлены 7 минут назад.
      Рассчитано 30 минут назад.
      "
    `);
    expect(buttonsOf(predictionsReply(english, { rows, hasOthers: false, ...age }))).toEqual([
      "[Northgate v Riverside: predictions #17]",
      "[Petrov v Marlow: predictions #18]",
      "[Next ›: predictions page2] [Value bets: valuebets ]",
    ]);
  });
});

describe("what moved most", () => {
  const [move] = movedMatch.movement.moves;
  if (!move) throw new Error("nothing moved");
  const mover = { matchId: 17, move, since: noon - 6 * hour, refreshedAt: noon };
  const facts = {
    rows: { shown: [{ known: known(17), mover }], page: 1, pageSize: 6, total: 1 },
    filter: unfilteredMovers,
    hours: 6,
    recorded: true,
    now: noon,
  };
  const none = { ...facts, rows: { ...facts.rows, shown: [], total: 0 } };

  it("is told by fair prices and points, and leads to the history", () => {
    const { en, ru } = inBoth((text) => moversReply(text, facts));
    expect(en).toMatchInlineSnapshot(`
      "
      Biggest moves · last 6 hours
      - ▼ Northgate 2.17 → 1.96
      v Riverside · 3 of 3 books
      Fair odds of matches that someone here has watched or looked up.
      Updated now
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Крупнейшие сдвиги · за 6 ч
      - ▼ Северск 2,17 → 1,96
      — Заречье · букмекеры: 3 из 3
      Коэффициенты без маржи на матчи, за которыми здесь следят или о которых спрашивали.
      Обновлено: сейчас
      "
    `);
    expect(buttonsOf(moversReply(english, facts))).toEqual([
      "[Northgate v Riverside: history #17]",
      "[24 h: movers 24h] [Chart: movers 6h chart]",
    ]);
  });

  it("says once since when all of it is recorded, where that is shorter, and how old the oldest odds are", () => {
    const of = (ago: number, age: number) => ({
      known: known(17),
      mover: { ...mover, since: noon - ago, refreshedAt: noon - age },
    });
    const shown = [of(5 * 60_000, 9_000), of(2 * hour, 240_000), of(9 * hour, 0)];
    const notes = said(moversReply(english, { ...facts, rows: { ...facts.rows, shown } }))
      .split("\n")
      .slice(-2, -1);
    expect(notes).toEqual(["Since Sat, Aug 15, 11:55 UTC or before. · Updated 4 minutes ago"]);
    expect(said(moversReply(english, facts))).not.toContain("Since");
  });

  it("never says that what has happened is still to come", () => {
    const ahead = {
      ...facts,
      rows: { ...facts.rows, shown: [{ known: known(17), mover: { ...mover, refreshedAt: noon + 9_000 } }] },
    };
    expect(said(moversReply(english, ahead))).toContain("Updated now");
  });

  it("keeps its filter and window in every button", () => {
    const rows = { ...facts.rows, total: 9 };
    const filter = { sport: "tennis", league: null, books: 5, leagueMatch: 17 };
    const narrowed = moversReply(english, { ...facts, rows, filter, hours: 24 });
    expect(said(narrowed)).toContain("last 24 hours\nTennis · 5 books or more the same way\n");
    expect(buttonsOf(narrowed).slice(1)).toEqual(["[Next ›: movers tennis books>=5 24h page2] [6 h: movers tennis books>=5 6h]"]);
    const league = moversReply(texts.in("ru"), { ...facts, rows, filter: { ...filter, league: northgate.league } });
    expect(said(league)).toContain("Теннис · Речной кубок · в одну сторону хотя бы у 5 букмекеров");
    expect(buttonsOf(league)[1]).toContain("movers @17 books>=5 6h page2");
    expect(said(moversReply(english, { ...none, filter }))).toContain("No match here fits that");
  });

  it("tells nothing recorded from nothing moved", () => {
    expect(said(moversReply(english, none))).toContain("No match here has moved in that time");
    expect(said(moversReply(english, { ...none, recorded: false }))).toContain("Nothing to show yet.");
  });
});
