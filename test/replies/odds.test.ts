import { describe, expect, it } from "vitest";
import type { Quote } from "../../src/odds/quote.ts";
import { oddsReply } from "../../src/replies/questions/odds.ts";
import { winnerQuotes } from "../odds/prices.ts";
import { boardOf, buttonsOf, inBoth, noon, northgate, oddsFacts, said, smash, texts, threeWay, total, twoWay } from "./facts.ts";

const english = texts.in("en");
const en = (fields: Parameters<typeof oddsFacts>[0]) => said(oddsReply(english, oddsFacts(fields)));

describe("the odds of a match", () => {
  it("are a table of books and selections with margins, best prices, fair prices and the age", () => {
    const { en, ru } = inBoth((text) => oddsReply(text, oddsFacts()));
    expect(en).toMatchInlineSnapshot(`
      "
      Northgate v Riverside
      River Cup · Sun, 19:00 UTC
      Best: 2.125 · 3.50 · 3.70
       | 1 | X | 2
      Alder | 2.10 | 3.40 | 3.60
      Birch | 2.05 | 3.50* | 3.70*
      Cedar | 2.125* | 3.30 | 3.55
       |  |  | 
      Fair odds | 2.17 | 3.60 | 3.82
      Average margin 4.9% · updated 12 minutes ago
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Северск — Заречье
      Речной кубок · вс, 19:00 UTC
      Лучшие: 2,125 · 3,50 · 3,70
       | П1 | X | П2
      Alder | 2,10 | 3,40 | 3,60
      Birch | 2,05 | 3,50* | 3,70*
      Cedar | 2,125* | 3,30 | 3,55
       |  |  | 
      Без маржи | 2,17 | 3,60 | 3,82
      Средняя маржа 4,9% · 12 минут назад
      "
    `);
  });

  it("take best and fair prices from the reader's own books, and mark those", () => {
    const { en, ru } = inBoth((text) => oddsReply(text, oddsFacts({ ownBooks: ["cedar", "Birch", "Elm"] })));
    expect(en).toMatchInlineSnapshot(`
      "
      Northgate v Riverside
      River Cup · Sun, 19:00 UTC
      Best: 2.125 · 3.50 · 3.70
       | 1 | X | 2
      Alder | 2.10 | 3.40 | 3.60
      +Birch | 2.05 | 3.50* | 3.70*
      +Cedar | 2.125* | 3.30 | 3.55
       |  |  | 
      Fair odds | 2.17 | 3.60 | 3.82
      Average margin 4.9% · updated 12 minutes ago · + Your books: best prices are theirs
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Северск — Заречье
      Речной кубок · вс, 19:00 UTC
      Лучшие: 2,125 · 3,50 · 3,70
       | П1 | X | П2
      Alder | 2,10 | 3,40 | 3,60
      +Birch | 2,05 | 3,50* | 3,70*
      +Cedar | 2,125* | 3,30 | 3,55
       |  |  | 
      Без маржи | 2,17 | 3,60 | 3,82
      Средняя маржа 4,9% · 12 минут назад · + Лучшие коэффициенты — у ваших букмекеров
      "
    `);
    const absent = said(oddsReply(english, oddsFacts({ ownBooks: ["Elm"] })));
    const note = " · None of your books has this: all books count\n";
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
    expect(shown).toContain("Fair odds | 2.17 | 3.60 | 3.82\n");
    expect(shown).toContain("+ Your books: best prices are theirs");
  });

  it("have two columns where there is no draw, and say when the time is not known", () => {
    const { en, ru } = inBoth((text) => oddsReply(text, oddsFacts({ match: smash, board: twoWay })));
    expect(en).toMatchInlineSnapshot(`
      "
      Petrov v Marlow
      time not known
      Best: 1.52 · 2.60
       | 1 | 2
      Alder | 1.50 | 2.60*
      Birch | 1.52* | 2.55
       |  | 
      Fair odds | 1.56 | 2.78
      Average margin 5.1% · updated 12 minutes ago
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Петров — Марлоу
      время неизвестно
      Лучшие: 1,52 · 2,60
       | П1 | П2
      Alder | 1,50 | 2,60*
      Birch | 1,52* | 2,55
       |  | 
      Без маржи | 1,56 | 2,78
      Средняя маржа 5,1% · 12 минут назад
      "
    `);
  });

  it("say so when nobody quotes the match", () => {
    const { en, ru } = inBoth((text) => oddsReply(text, oddsFacts({ board: null })));
    expect(en).toMatchInlineSnapshot(`
      "
      Northgate v Riverside
      River Cup · Sun, 19:00 UTC
      No bookmaker has odds for this match right now.
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Северск — Заречье
      Речной кубок · вс, 19:00 UTC
      Сейчас букмекеры не дают коэффициентов на этот матч.
      "
    `);
    expect(said(oddsReply(english, oddsFacts({ board: boardOf([]) })))).toContain("No bookmaker has odds for this match");
  });

  it("of one book, whose name is not told, speak of one book", () => {
    const unnamed = winnerQuotes("", 2.1, 3.4, 3.6).map((quote) => ({ ...quote, bookmaker: null }));
    const { en, ru } = inBoth((text) => oddsReply(text, oddsFacts({ board: boardOf(unnamed) })));
    expect(en).toMatchInlineSnapshot(`
      "
      Northgate v Riverside
      River Cup · Sun, 19:00 UTC
      Best: 2.10 · 3.40 · 3.60
       | 1 | X | 2
      Unnamed book | 2.10* | 3.40* | 3.60*
       |  |  | 
      Fair odds | 2.17 | 3.60 | 3.82
      Average margin 4.8% · updated 12 minutes ago
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Северск — Заречье
      Речной кубок · вс, 19:00 UTC
      Лучшие: 2,10 · 3,40 · 3,60
       | П1 | X | П2
      Не назван | 2,10* | 3,40* | 3,60*
       |  |  | 
      Без маржи | 2,17 | 3,60 | 3,82
      Средняя маржа 4,8% · 12 минут назад
      "
    `);
  });

  it("show another market, with its line, where nobody quotes the winner", () => {
    const board = boardOf([...total("Alder", 1.9, 1.95), ...total("Birch", 1.87, 2.005)]);
    const { en, ru } = inBoth((text) => oddsReply(text, oddsFacts({ board })));
    expect(en).toMatchInlineSnapshot(`
      "
      Over/under 2.5 · Sun, 19:00 UTC
      Northgate v Riverside
      Best: Over 1.90 · Under 2.005
       | Over | Under
      Alder | 1.90* | 1.95
      Birch | 1.87 | 2.005*
       |  | 
      Fair odds | 1.95 | 2.05
      Average margin 3.6% · updated 12 minutes ago
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Тотал 2,5 · вс, 19:00 UTC
      Северск — Заречье
      Лучшие: ТБ 1,90 · ТМ 2,005
       | ТБ | ТМ
      Alder | 1,90* | 1,95
      Birch | 1,87 | 2,005*
       |  | 
      Без маржи | 1,95 | 2,05
      Средняя маржа 3,6% · 12 минут назад
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
    expect(en({ board: boardOf([other]) })).toContain("Best price for First corner: home: 1.80 (Alder)");
  });

  it("show no margin of a book that leaves a selection out, and never praise it for one", () => {
    const board = boardOf([
      ...winnerQuotes("Alder", 2.1, 3.4, 3.6),
      ...winnerQuotes("Birch", 2.05, 3.5, 3.7),
      ...winnerQuotes("Cedar", 2.2, 3.8),
    ]);
    const text = en({ board });
    expect(text).toContain("Cedar | 2.20* | – | 3.80*\n");
    expect(text).toContain("Average margin 4.6%");
    const full = en({ board, density: "full" });
    expect(full).toContain("Margin 4.6% on average: Birch 4.4% · Alder 4.8%\n");
  });

  it("mark every book that has the best price", () => {
    const text = en({ board: boardOf([...winnerQuotes("Alder", 1.5, 2.6), ...winnerQuotes("Birch", 1.5, 2.5)]) });
    expect(text).toContain("Alder | 1.50* | 2.60*");
    expect(text).toContain("Birch | 1.50* | 2.50\n");
  });

  it("say when they are old, when the service fails, and that they are watched", () => {
    const facts = oddsFacts({ old: true, failed: true, watched: "3 pp" });
    const { en, ru } = inBoth((text) => oddsReply(text, facts));
    expect(en.split("\n")[1]).toBe("⚠️ Old odds, updated 12 minutes ago. The odds service isn’t answering.");
    expect(en.split("\n").at(-2)).toBe("Watching: 3 pp");
    expect(ru.split("\n")[1]).toBe("⚠️ Старые коэффициенты, обновлено: 12 минут назад. Сервис не отвечает.");
    const answered = said(oddsReply(english, { ...facts, failed: false }));
    expect(answered.split("\n")[1]).toBe("⚠️ Old odds: last updated 12 minutes ago, so they may have moved.");
  });

  it("say when newer ones are expected, as a clock where the platform shows one, and not when the service fails", () => {
    const facts = oddsFacts({ nextAt: noon + 12 * 60_000 });
    const { en, ru } = inBoth((text) => oddsReply(text, facts));
    expect(en).toContain("\nAverage margin 4.9% · updated 12 minutes ago · next in 12 minutes\n");
    expect(ru).toContain("\nСредняя маржа 4,9% · 12 минут назад · новые примерно через 12 минут\n");
    const spans = oddsReply(english, facts).blocks.flatMap((block) => (block.kind === "note" ? block.spans : []));
    expect(spans).toContainEqual({ kind: "time", at: noon + 12 * 60_000, show: "time", text: "in 12 minutes" });
    expect(said(oddsReply(english, { ...facts, failed: true }))).not.toContain("next");
    // What is written once is not taken for the next time.
    expect(said(oddsReply(english, { ...facts, nextAt: noon + 7 * 60_000 }))).toContain("next in 7 minutes");
  });

  it("are as old as when we received them where the source shows no time", () => {
    expect(en({ board: { ...twoWay, refreshedAt: null } })).toContain("Average margin 5.1% · updated 1 minute ago\n");
    expect(en({ board: { ...twoWay, refreshedAt: null, fetchedAt: noon } })).toContain("Average margin 5.1% · updated now\n");
  });

  it("leave out the league that is not known, and say what a match is doing when it is not to come", () => {
    expect(en({ match: { ...northgate, league: null } })).toContain("Northgate v Riverside\nSun, 19:00 UTC\n");
    expect(en({ match: { ...northgate, status: "live" } })).toContain("River Cup · live\n");
    expect(en({ match: { ...northgate, status: "postponed", league: null } })).toContain("Northgate v Riverside\npostponed\n");
    expect(en({ match: { ...northgate, status: "unknown" } })).toContain("River Cup · Sun, 19:00 UTC");
  });

  it("lead to a watch or its end, and to fresh odds; a match that is over cannot be watched", () => {
    const pressed = (fields: Parameters<typeof oddsFacts>[0]) => buttonsOf(oddsReply(english, oddsFacts(fields)));
    const [limit, chart] = ["[Price alert: watch #17 limit]", "[Chart: history #17 chart]"];
    const more = "[Best price: best #17] [Refresh: odds #17 fresh]";
    expect(pressed({})).toEqual([`[Watch: watch #17] ${limit} ${chart}`, more]);
    expect(pressed({ watched: "3pp" })).toEqual([`[Stop: unwatch #17] ${limit} ${chart}`, more]);
    expect(pressed({ match: { ...northgate, status: "finished" } })).toEqual([chart]);
    expect(pressed({ board: null })).toEqual(["[Watch: watch #17] [Refresh: odds #17 fresh]"]);
  });

  it("show the other markets in their place, each once, and the lines beside the one that is shown", () => {
    const lines = [1.5, 2.5, 3.5, 4.5];
    const totals = lines.flatMap((line, index) => total("Alder", 1.9 + index / 10, 1.9).map((quote) => ({ ...quote, line })));
    const yes = { bookmaker: "Alder", market: "both_score", line: null, at: null } as const;
    const both = [
      { ...yes, selection: "yes", price: 1.8 },
      { ...yes, selection: "no", price: 1.9 },
    ];
    const board = boardOf([...winnerQuotes("Alder", 2.1, 3.4, 3.6), ...totals, ...both]);
    const pressed = (fields: Parameters<typeof oddsFacts>[0]) => buttonsOf(oddsReply(english, oddsFacts({ board, ...fields })));
    expect(pressed({})[1]).toBe("[Best price: best #17] [Markets: odds #17 page1] [Refresh: odds #17 fresh]");
    expect(pressed({ marketsPage: "1" })).toEqual([
      "[Over/under 1.5: odds #17 total 1.5] [Both teams to score: odds #17 both_score]",
    ]);
    expect(pressed({ shown: { market: "total", line: 2.5 } })).toEqual([
      "[Line 1.5: odds #17 total 1.5] [Line 3.5: odds #17 total 3.5] [Markets: odds #17 total 2.5 page1]",
      "[Watch: watch #17] [Price alert: watch #17 total 2.5 limit] [Refresh: odds #17 total 2.5 fresh]",
    ]);
    expect(pressed({ shown: { market: "total", line: 4.5 } })[0]).toBe(
      "[Line 3.5: odds #17 total 3.5] [Markets: odds #17 total 4.5 page1] [Watch: watch #17]",
    );
  });

  it("of more than ten books are of the ten that pay most somewhere and the reader's own, and of all at a press", () => {
    const names = "ABCDEFGHIJKLM".split("");
    const board = boardOf(names.flatMap((name, nth) => winnerQuotes(`Book ${name}`, 2 + nth / 100, 3.4, 3.6)));
    const facts = oddsFacts({ board, ownBooks: ["Book L"] });
    const booksIn = (draft: ReturnType<typeof oddsReply>) =>
      said(draft)
        .match(/Book [A-M]/g)
        ?.join("")
        .replaceAll("Book ", "");
    expect(booksIn(oddsReply(english, oddsFacts({ board })))).toBe("ABCDEFGHIM");
    expect(booksIn(oddsReply(english, facts))).toBe("ABCDEFGHIL");
    expect(booksIn(oddsReply(english, { ...facts, whole: true }))).toBe("ABCDEFGHIJKLM");
    expect(buttonsOf(oddsReply(english, facts)).at(-1)).toContain("[All 13 books: odds #17 all]");
    expect(buttonsOf(oddsReply(english, { ...facts, whole: true })).join()).not.toContain("All 13");
  });

  it("are best and fair prices only when a chat likes it short, and say how far the books are apart when it likes it full", () => {
    const short = said(oddsReply(english, oddsFacts({ density: "short" })));
    expect(short).not.toContain("Alder | ");
    expect(short).toContain("- Northgate: 2.125 (Cedar) · fair 2.17\n");
    const full = said(oddsReply(english, oddsFacts({ density: "full" })));
    expect(full).toContain("- Best price for Northgate: 2.125 (Cedar) · all books 2.05 – 2.125, chance 45.2%–47.3%\n");
    expect(full).toContain("Chance% | 46.0 | 27.8 | 26.2\n");
    expect(full).toContain("Margin 4.9% on average: Birch 4.4% · Alder 4.8% · Cedar 5.5%\n");
  });

  describe("with a price that stands alone", () => {
    const elm = winnerQuotes("Elm", 1.6, 3.9, 5.8);
    const board = boardOf([...threeWay.quotes, ...winnerQuotes("Doyle", 2.1, 3.4, 3.6), ...elm]);

    it("sign its book, never star it, and say what it shows beside the best", () => {
      const { en, ru } = inBoth((text) => oddsReply(text, oddsFacts({ board, density: "full" })));
      expect(said(oddsReply(english, oddsFacts({ board })))).toContain("· ! Far off the others: Elm, 15 pp\n");
      expect(en).toContain("!Elm | 1.60 | 3.90 | 5.80\n");
      expect(en).toContain("- Best price for Northgate: 2.125 (Cedar) · all books 1.60 – 2.125, chance 45.2%–60.8%\n");
      expect(en).toMatch(
        /- Best price for Draw: 3\.50 \(Birch\) · all books 3\.30 – 3\.90, chance [\d.%–]+ · Elm shows 3\.90, 4 pp off the rest\n/,
      );
      expect(en).toContain("· Elm shows 5.80, 11 pp off the rest\n");
      expect(en).toContain("! Far off the others: Elm, 15 pp");
      expect(ru).toContain("Elm даёт 5,80, но расходится с остальными на 11 п. п.\n");
      expect(ru).toContain("! Далеко от остальных: Elm на 15 п. п.");
      expect(said(oddsReply(english, oddsFacts()))).not.toContain("!");
    });

    it("call it late only where its own time says so", () => {
      const at = (quotes: readonly Quote[], minutes: number) => quotes.map((one) => ({ ...one, at: minutes * 60_000 }));
      const late = boardOf([...at(board.quotes.slice(0, -3), 145), ...at(elm, 100)]);
      const { en, ru } = inBoth((text) => oddsReply(text, oddsFacts({ board: late })));
      expect(en).toContain("Elm, 15 pp (updated 45 min before the others)\n");
      expect(ru).toContain("Elm на 15 п. п. (обновлён на 45 мин раньше остальных)\n");
      expect(said(oddsReply(english, oddsFacts({ board })))).not.toContain("(updated");
    });

    it("take the fair prices of all where a reader's only book is the one", () => {
      const shown = said(oddsReply(english, oddsFacts({ board, density: "full", ownBooks: ["Elm"] })));
      expect(shown).toContain("+!Elm | 1.60 | 3.90 | 5.80\n");
      expect(shown).toContain("- Best price for Riverside: none · Elm shows 5.80, 11 pp off the rest\n");
      expect(shown).toContain("+ Your books: best prices are theirs\n");
    });
  });

  it("show a book with a margin that nobody would bet at, and count it nowhere", () => {
    const empty = winnerQuotes("Empty", 1.04, 1.04, 1.03);
    const { en, ru } = inBoth((text) => oddsReply(text, oddsFacts({ board: boardOf([...threeWay.quotes, ...empty]) })));
    expect(en).toContain("?Empty | 1.04 | 1.04 | 1.03\n");
    expect(en).toContain("? Left out: Empty (margin 189.4%)\n");
    expect(ru).toContain("? Не в счёт: Empty (маржа 189,4%)\n");
    const shared = (shown: string) => shown.split("\n").filter((line) => /^(- |Fair|Chance)/.test(line));
    expect(shared(en)).toEqual(shared(said(oddsReply(english, oddsFacts()))));
    const generous = boardOf([...threeWay.quotes, ...winnerQuotes("Empty", 9, 9, 9)]);
    expect(said(oddsReply(english, oddsFacts({ board: generous, density: "full" })))).toContain(
      "· Empty shows 9.00, margin −66.7%, left out",
    );
  });

  it("are the closing line once the match is over, and have no age", () => {
    const over = { match: { ...northgate, status: "finished" as const }, isClosing: true };
    const { en, ru } = inBoth((text) => oddsReply(text, oddsFacts(over)));
    expect(en).toContain("\nThe last prices recorded before the start.\n");
    expect(ru).toContain("\nПоследние записанные коэффициенты до начала.\n");
    expect(en).not.toContain("ago");
  });

  it("say so when the market that was asked for is not quoted", () => {
    expect(en({ missing: "handicap" })).toContain("No prices for “Handicap” here, so this is the main market.");
  });
});
