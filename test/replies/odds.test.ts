import { describe, expect, it } from "vitest";
import type { Quote } from "../../src/odds/quote.ts";
import { oddsReply } from "../../src/replies/questions/odds.ts";
import { winnerQuotes } from "../odds/prices.ts";
import { boardOf, buttonsOf, inBoth, noon, northgate, oddsFacts, said, smash, texts, threeWay, total, twoWay } from "./facts.ts";

const english = texts.in("en");
const russian = texts.in("ru");
const en = (fields: Parameters<typeof oddsFacts>[0]) => said(oddsReply(english, oddsFacts(fields)));

describe("the odds of a match", () => {
  it("are a table of books and selections with margins, best prices, fair prices and the age", () => {
    const { en, ru } = inBoth((text) => oddsReply(text, oddsFacts()));
    expect(en).toMatchInlineSnapshot(`
      "
      Northgate v Riverside
      River Cup · Sun, Aug 16, 19:00 UTC
       | 1 | X | 2
      Alder | 2.10 | 3.40 | 3.60
      Birch | 2.05 | 3.50* | 3.70*
      Cedar | 2.125* | 3.30 | 3.55
      Fair | 2.17 | 3.60 | 3.82
      Margin 4.9% · 12 minutes ago
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Северск — Заречье
      Речной кубок · вс, 16 авг., 19:00 UTC
       | П1 | X | П2
      Alder | 2,10 | 3,40 | 3,60
      Birch | 2,05 | 3,50* | 3,70*
      Cedar | 2,125* | 3,30 | 3,55
      Без маржи | 2,17 | 3,60 | 3,82
      Маржа 4,9% · 12 минут назад
      "
    `);
  });

  it("take best and fair prices from the reader's own books, and mark those", () => {
    const { en, ru } = inBoth((text) => oddsReply(text, oddsFacts({ ownBooks: ["cedar", "Birch", "Elm"] })));
    expect(en).toMatchInlineSnapshot(`
      "
      Northgate v Riverside
      River Cup · Sun, Aug 16, 19:00 UTC
       | 1 | X | 2
      Alder | 2.10 | 3.40 | 3.60
      +Birch | 2.05 | 3.50* | 3.70*
      +Cedar | 2.125* | 3.30 | 3.55
      Fair | 2.17 | 3.60 | 3.82
      Margin 4.9% · 12 minutes ago · + Your books: best prices are theirs
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Северск — Заречье
      Речной кубок · вс, 16 авг., 19:00 UTC
       | П1 | X | П2
      Alder | 2,10 | 3,40 | 3,60
      +Birch | 2,05 | 3,50* | 3,70*
      +Cedar | 2,125* | 3,30 | 3,55
      Без маржи | 2,17 | 3,60 | 3,82
      Маржа 4,9% · 12 минут назад · + Ваши букмекеры: лучшие коэффициенты по ним
      "
    `);
    const absent = said(oddsReply(english, oddsFacts({ ownBooks: ["Elm"] })));
    const note = " · None of your books quotes this: all books count\n";
    expect(absent).toContain(note);
    expect(absent.replace(note, "\n")).toBe(said(oddsReply(english, oddsFacts())));
  });

  it("know the reader's own books whatever spaces and letter case their names are written with", () => {
    const shown = said(oddsReply(english, oddsFacts({ ownBooks: [" CEDAR "] })));
    expect(shown).toContain("+Cedar | 2.125* | 3.30* | 3.55*\n");
    expect(shown).toContain("Alder | 2.10 | 3.40 | 3.60\n");
  });

  it("keep what all books think where the reader's own quote incompletely, and never mark a book that is not theirs", () => {
    const board = boardOf([...threeWay.quotes, { ...winnerQuotes("Elm", 2.125, 3, 3)[0], bookmaker: "Elm" } as Quote]);
    const shown = said(oddsReply(english, oddsFacts({ board, ownBooks: ["Elm"] })));
    expect(shown).toContain("+Elm | 2.125* | – | –\n");
    expect(shown).toContain("Cedar | 2.125 | 3.30 | 3.55\n");
    expect(shown).toContain("Fair | 2.17 | 3.60 | 3.82\n");
    expect(shown).toContain("+ Your books: best prices are theirs");
  });

  it("have two columns where there is no draw, and say when the time is not known", () => {
    const { en, ru } = inBoth((text) => oddsReply(text, oddsFacts({ match: smash, board: twoWay })));
    expect(en).toMatchInlineSnapshot(`
      "
      Petrov v Marlow
      time not known
       | 1 | 2
      Alder | 1.50 | 2.60*
      Birch | 1.52* | 2.55
      Fair | 1.56 | 2.78
      Margin 5.1% · 12 minutes ago
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Петров — Марлоу
      время неизвестно
       | П1 | П2
      Alder | 1,50 | 2,60*
      Birch | 1,52* | 2,55
      Без маржи | 1,56 | 2,78
      Маржа 5,1% · 12 минут назад
      "
    `);
  });

  it("say so when nobody quotes the match", () => {
    const { en, ru } = inBoth((text) => oddsReply(text, oddsFacts({ board: null })));
    expect(en).toMatchInlineSnapshot(`
      "
      Northgate v Riverside
      River Cup · Sun, Aug 16, 19:00 UTC
      No bookmaker quotes this match at the moment.
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Северск — Заречье
      Речной кубок · вс, 16 авг., 19:00 UTC
      Сейчас букмекеры не дают коэффициентов на этот матч.
      "
    `);
    expect(said(oddsReply(english, oddsFacts({ board: boardOf([]) })))).toContain("No bookmaker quotes this match");
  });

  it("of one book, whose name is not told, speak of one book", () => {
    const unnamed = winnerQuotes("", 2.1, 3.4, 3.6).map((quote) => ({ ...quote, bookmaker: null }));
    const { en, ru } = inBoth((text) => oddsReply(text, oddsFacts({ board: boardOf(unnamed) })));
    expect(en).toMatchInlineSnapshot(`
      "
      Northgate v Riverside
      River Cup · Sun, Aug 16, 19:00 UTC
       | 1 | X | 2
      Unnamed book | 2.10* | 3.40* | 3.60*
      Fair | 2.17 | 3.60 | 3.82
      Margin 4.8% · 12 minutes ago
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Северск — Заречье
      Речной кубок · вс, 16 авг., 19:00 UTC
       | П1 | X | П2
      Не назван | 2,10* | 3,40* | 3,60*
      Без маржи | 2,17 | 3,60 | 3,82
      Маржа 4,8% · 12 минут назад
      "
    `);
  });

  it("show another market, with its line, where nobody quotes the winner", () => {
    const board = boardOf([...total("Alder", 1.9, 1.95), ...total("Birch", 1.87, 2.005)]);
    const { en, ru } = inBoth((text) => oddsReply(text, oddsFacts({ board })));
    expect(en).toMatchInlineSnapshot(`
      "
      Northgate v Riverside
      River Cup · Sun, Aug 16, 19:00 UTC
      Total 2.5
       | Over | Under
      Alder | 1.90* | 1.95
      Birch | 1.87 | 2.005*
      Fair | 1.95 | 2.05
      Margin 3.6% · 12 minutes ago
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Северск — Заречье
      Речной кубок · вс, 16 авг., 19:00 UTC
      Тотал 2,5
       | ТБ | ТМ
      Alder | 1,90* | 1,95
      Birch | 1,87 | 2,005*
      Без маржи | 1,95 | 2,05
      Маржа 3,6% · 12 минут назад
      "
    `);
  });

  it("of a market that we do not know keep the source's own word", () => {
    const other = {
      bookmaker: "Alder",
      market: "other",
      selection: "First corner: home",
      line: null,
      price: 1.8,
      at: null,
    } as const;
    expect(en({ board: boardOf([other]) })).toContain("Best on First corner: home: 1.80 (Alder)");
  });

  it("show no margin of a book that leaves a selection out, and never praise it for one", () => {
    const board = boardOf([
      ...winnerQuotes("Alder", 2.1, 3.4, 3.6),
      ...winnerQuotes("Birch", 2.05, 3.5, 3.7),
      ...winnerQuotes("Cedar", 2.2, 3.8),
    ]);
    const text = en({ board });
    expect(text).toContain("Cedar | 2.20* | – | 3.80*\n");
    expect(text).toContain("Margin 4.6%");
    const full = en({ board, density: "full" });
    expect(full).toContain("Margin 4.6% on average: Birch 4.4% · Alder 4.8%\n");
  });

  it("mark every book that has the best price", () => {
    const text = en({ board: boardOf([...winnerQuotes("Alder", 1.5, 2.6), ...winnerQuotes("Birch", 1.5, 2.5)]) });
    expect(text).toContain("Alder | 1.50* | 2.60*");
    expect(text).toContain("Birch | 1.50* | 2.50\n");
  });

  it("say when they are old, when the service fails, and that they are watched", () => {
    const facts = oddsFacts({ old: true, failed: true, watched: "3 points of probability" });
    expect(said(oddsReply(english, facts)).split("\n").slice(-5, -1)).toEqual([
      "The odds service cannot be reached right now; this is what it sent last.",
      "These odds are old: they were last refreshed 12 minutes ago and may have changed.",
      "Margin 4.9%",
      "Watched: 3 points of probability",
    ]);
    expect(said(oddsReply(russian, facts)).split("\n").slice(-5, -2)).toEqual([
      "Сервис коэффициентов сейчас недоступен; показаны последние полученные данные.",
      "Коэффициенты устарели: последнее обновление было 12 минут назад. Они могли измениться.",
      "Маржа 4,9%",
    ]);
  });

  it("say when newer ones are expected, as a clock where the platform shows one, and not when the service fails", () => {
    const facts = oddsFacts({ nextAt: noon + 12 * 60_000 });
    const { en, ru } = inBoth((text) => oddsReply(text, facts));
    expect(en).toContain("\nMargin 4.9% · 12 minutes ago · next expected in 12 minutes\n");
    expect(ru).toContain("\nМаржа 4,9% · 12 минут назад · новые примерно через 12 минут\n");
    const spans = oddsReply(english, facts).blocks.flatMap((block) => (block.kind === "note" ? block.spans : []));
    expect(spans).toContainEqual({ kind: "time", at: noon + 12 * 60_000, show: "time", text: "in 12 minutes" });
    expect(said(oddsReply(english, { ...facts, failed: true }))).not.toContain("next");
    // What is written once is not taken for the next time.
    expect(said(oddsReply(english, { ...facts, nextAt: noon + 7 * 60_000 }))).toContain("next expected in 7 minutes");
  });

  it("are as old as when we received them where the source shows no time", () => {
    expect(en({ board: { ...twoWay, refreshedAt: null } })).toContain("Margin 5.1% · 1 minute ago\n");
    expect(en({ board: { ...twoWay, refreshedAt: null, fetchedAt: noon } })).toContain("Margin 5.1% · now\n");
  });

  it("leave out the league that is not known, and say what a match is doing when it is not to come", () => {
    expect(en({ match: { ...northgate, league: null } })).toContain("Northgate v Riverside\nSun, Aug 16, 19:00 UTC\n");
    expect(en({ match: { ...northgate, status: "live" } })).toContain("River Cup · live\n");
    expect(en({ match: { ...northgate, status: "postponed", league: null } })).toContain("Northgate v Riverside\npostponed\n");
    expect(en({ match: { ...northgate, status: "unknown" } })).toContain("River Cup · Sun, Aug 16");
  });

  it("lead to a watch or its end, and to fresh odds; a match that is over cannot be watched", () => {
    const pressed = (fields: Parameters<typeof oddsFacts>[0]) => buttonsOf(oddsReply(english, oddsFacts(fields)));
    const more = "[Best price: best #17] [History: history #17] [Match: match #17]";
    const chart = "[Chart: history #17 chart]";
    expect(pressed({})).toEqual([`[Watch: watch #17] [Refresh: odds #17 fresh] ${chart}`, more]);
    expect(pressed({ watched: "3pp" })).toEqual([`[Unwatch: unwatch #17] [Refresh: odds #17 fresh] ${chart}`, more]);
    expect(pressed({ match: { ...northgate, status: "finished" } })).toEqual([chart, more]);
    expect(pressed({ board: null })).toEqual(["[Watch: watch #17] [Refresh: odds #17 fresh]", "[Match: match #17]"]);
  });

  it("show the other markets in their place, some at a time, and refresh the one that is shown", () => {
    const lines = [1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5];
    const totals = lines.flatMap((line, index) => total("Alder", 1.9 + index / 10, 1.9).map((quote) => ({ ...quote, line })));
    const board = boardOf([...winnerQuotes("Alder", 2.1, 3.4, 3.6), ...totals]);
    expect(buttonsOf(oddsReply(english, oddsFacts({ board }))).slice(1, -1)).toEqual(["[Other markets: odds #17 winner page1]"]);
    const first = oddsFacts({ board, marketsPage: "1" });
    expect(buttonsOf(oddsReply(english, first)).slice(1, 4)).toEqual([
      "[Total 1.5: odds #17 total 1.5 page1] [Total 2.5: odds #17 total 2.5 page1] [Total 3.5: odds #17 total 3.5 page1]",
      "[Total 4.5: odds #17 total 4.5 page1] [Total 5.5: odds #17 total 5.5 page1]",
      "[Next ›: odds #17 winner page2]",
    ]);
    const other = oddsFacts({ board, shown: { market: "total", line: 6.5 }, marketsPage: "2" });
    expect(buttonsOf(oddsReply(english, other)).slice(0, 3)).toEqual([
      "[Watch: watch #17] [Refresh: odds #17 total 6.5 fresh] [Chart: history #17 total 6.5 chart]",
      "[Total 7.5: odds #17 total 7.5 page2]",
      "[‹ Previous: odds #17 total 6.5 page1]",
    ]);
  });

  it("are best and fair prices only when a chat likes it short, and say how far the books are apart when it likes it full", () => {
    const short = said(oddsReply(english, oddsFacts({ density: "short" })));
    expect(short).not.toContain("Alder | ");
    expect(short).toContain("- Northgate: 2.125 (Cedar) · fair 2.17\n");
    const full = said(oddsReply(english, oddsFacts({ density: "full" })));
    expect(full).toContain("- Best on Northgate: 2.125 (Cedar) · all books 2.05 – 2.125, chance 45.2%–47.3%\n");
    expect(full).toContain("Chance% | 46.0 | 27.8 | 26.2\n");
    expect(full).toContain("Margin 4.9% on average: Birch 4.4% · Alder 4.8% · Cedar 5.5%\n");
  });

  describe("with a price that stands alone", () => {
    const elm = winnerQuotes("Elm", 1.6, 3.9, 5.8);
    const board = boardOf([...threeWay.quotes, ...winnerQuotes("Doyle", 2.1, 3.4, 3.6), ...elm]);

    it("sign its book, never star it, and say what it shows beside the best", () => {
      const { en, ru } = inBoth((text) => oddsReply(text, oddsFacts({ board, density: "full" })));
      expect(said(oddsReply(english, oddsFacts({ board })))).toContain("· ! Far from the others: Elm by 15 points\n");
      expect(en).toContain("!Elm | 1.60 | 3.90 | 5.80\n");
      expect(en).toContain("- Best on Northgate: 2.125 (Cedar) · all books 1.60 – 2.125, chance 45.2%–60.8%\n");
      expect(en).toMatch(
        /- Best on Draw: 3\.50 \(Birch\) · all books 3\.30 – 3\.90, chance [\d.%–]+ · Elm shows 3\.90, alone by 4 points\n/,
      );
      expect(en).toContain("· Elm shows 5.80, alone by 11 points\n");
      expect(en).toContain("! Far from the others: Elm by 15 points");
      expect(ru).toContain("Elm даёт 5,80, но расходится с остальными на 11 п. п.\n");
      expect(ru).toContain("! Далеко от остальных: Elm на 15 п. п.");
      expect(said(oddsReply(english, oddsFacts()))).not.toContain("!");
    });

    it("call it late only where its own time says so", () => {
      const at = (quotes: readonly Quote[], minutes: number) => quotes.map((one) => ({ ...one, at: minutes * 60_000 }));
      const late = boardOf([...at(board.quotes.slice(0, -3), 145), ...at(elm, 100)]);
      const { en, ru } = inBoth((text) => oddsReply(text, oddsFacts({ board: late })));
      expect(en).toContain("Elm by 15 points (updated 45 min before the others)\n");
      expect(ru).toContain("Elm на 15 п. п. (обновлён на 45 мин раньше остальных)\n");
      expect(said(oddsReply(english, oddsFacts({ board })))).not.toContain("updated");
    });

    it("take the fair prices of all where a reader's only book is the one", () => {
      const shown = said(oddsReply(english, oddsFacts({ board, density: "full", ownBooks: ["Elm"] })));
      expect(shown).toContain("+!Elm | 1.60 | 3.90 | 5.80\n");
      expect(shown).toContain("- Best on Riverside: none · Elm shows 5.80, alone by 11 points\n");
      expect(shown).toContain("+ Your books: best prices are theirs\n");
    });
  });

  it("show a book with a margin that nobody would bet at, and count it nowhere", () => {
    const empty = winnerQuotes("Empty", 1.04, 1.04, 1.03);
    const { en, ru } = inBoth((text) => oddsReply(text, oddsFacts({ board: boardOf([...threeWay.quotes, ...empty]) })));
    expect(en).toContain("?Empty | 1.04 | 1.04 | 1.03\n");
    expect(en).toContain("? Not counted: Empty (margin 189.4%)\n");
    expect(ru).toContain("? Не в счёт: Empty (маржа 189,4%)\n");
    const shared = (shown: string) => shown.split("\n").filter((line) => /^(- |Fair|Chance)/.test(line));
    expect(shared(en)).toEqual(shared(said(oddsReply(english, oddsFacts()))));
    const generous = boardOf([...threeWay.quotes, ...winnerQuotes("Empty", 9, 9, 9)]);
    expect(said(oddsReply(english, oddsFacts({ board: generous, density: "full" })))).toContain(
      "· Empty shows 9.00, margin −66.7%, not counted",
    );
  });

  it("are the closing line once the match is over, and have no age", () => {
    const over = { match: { ...northgate, status: "finished" as const }, isClosing: true };
    const { en, ru } = inBoth((text) => oddsReply(text, oddsFacts(over)));
    expect(en).toContain("Margin 4.9% · the last prices recorded before the start\n");
    expect(ru).toContain("Маржа 4,9% · последние записанные коэффициенты до начала\n");
    expect(en).not.toContain("ago");
  });

  it("say so when the market that was asked for is not quoted", () => {
    expect(en({ missing: "handicap" })).toContain("No prices for “handicap” here, so this is the main market.");
  });
});
