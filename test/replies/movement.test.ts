import { describe, expect, it } from "vitest";
import { digestReply } from "../../src/replies/alerts/digest.ts";
import { movementReply } from "../../src/replies/parts/movement.ts";
import { movementBy } from "../../src/rules/rule.ts";
import { winnerQuotes } from "../odds/prices.ts";
import {
  alertFacts,
  alertMatch,
  boardOf,
  buttonsOf,
  inBoth,
  movedMatch,
  said,
  shortened,
  smash,
  texts,
  threeWay,
  total,
} from "./facts.ts";

const english = texts.in("en");
const fewBooks = alertMatch({
  matchId: 18,
  match: smash,
  baseline: boardOf(winnerQuotes("Alder", 1.5, 2.6)),
  board: boardOf(winnerQuotes("Alder", 1.65, 2.25)),
});

describe("an alert", () => {
  it("of one match says what moved from where to where, how many books agree, the best price, the age and the kick-off", () => {
    const { en, ru } = inBoth((text) => movementReply(text, alertFacts(movedMatch)));
    expect(en).toMatchInlineSnapshot(`
      "
      Northgate v Riverside
      ▼ Northgate shortened: 2.17 → 1.96
      - Chance 46.0% → 51.1% (+5.0 points)
      - 3 of 3 books moved the same way, confirmed by a second refresh
      - Best price now 1.95 at Cedar
      ▲ Riverside drifted: 3.82 → 4.38
      - Chance 26.2% → 22.8% (−3.4 points)
      - Best price now 4.20 at Birch
      River Cup · Sun, Aug 16, 19:00 UTC
      Compared with Sat, Aug 15, 10:00 UTC. Odds as of 12 minutes ago.
      Fair prices: the books' consensus without margin.
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Северск — Заречье
      ▼ Северск, коэффициент упал: 2,17 → 1,96
      - Шанс 46,0% → 51,1% (+5,0 п. п.)
      - В ту же сторону двинулись 3 из 3 букмекеров, второе обновление подтвердило
      - Лучший коэффициент сейчас: 1,95 (Cedar)
      ▲ Заречье, коэффициент вырос: 3,82 → 4,38
      - Шанс 26,2% → 22,8% (−3,4 п. п.)
      - Лучший коэффициент сейчас: 4,20 (Birch)
      Речной кубок · вс, 16 авг., 19:00 UTC
      Отсчёт от сб, 15 авг., 10:00 UTC. Обновлены 12 минут назад.
      Коэффициенты без маржи: по мнению букмекеров в целом.
      "
    `);
    expect(buttonsOf(movementReply(english, alertFacts(movedMatch)))).toEqual(["[Odds: odds #17] [Stop watching: unwatch #17]"]);
  });

  it("of several matches tells the strongest move of each, and leads to each", () => {
    const facts = alertFacts(movedMatch, fewBooks);
    const { en, ru } = inBoth((text) => movementReply(text, facts));
    expect(en).toMatchInlineSnapshot(`
      "
      2 matches moved
      Northgate v Riverside
      ▼ Northgate shortened: 2.17 → 1.96
      - Chance 46.0% → 51.1% (+5.0 points)
      - 3 of 3 books moved the same way, confirmed by a second refresh
      - Best price now 1.95 at Cedar
      Sun, Aug 16, 19:00 UTC
      Compared with Sat, Aug 15, 10:00 UTC. Odds as of 12 minutes ago.
      Petrov v Marlow
      ▲ Petrov drifted: 1.55 → 1.72
      - Chance 64.5% → 58.3% (−6.2 points)
      - Only 1 book could be compared, confirmed by a second refresh
      - Best price now 1.65 at Alder
      time not known
      Compared with Sat, Aug 15, 10:00 UTC. Odds as of 12 minutes ago.
      Fair prices: the books' consensus without margin.
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Движение линии в 2 матчах
      Северск — Заречье
      ▼ Северск, коэффициент упал: 2,17 → 1,96
      - Шанс 46,0% → 51,1% (+5,0 п. п.)
      - В ту же сторону двинулись 3 из 3 букмекеров, второе обновление подтвердило
      - Лучший коэффициент сейчас: 1,95 (Cedar)
      вс, 16 авг., 19:00 UTC
      Отсчёт от сб, 15 авг., 10:00 UTC. Обновлены 12 минут назад.
      Петров — Марлоу
      ▲ Петров, коэффициент вырос: 1,55 → 1,72
      - Шанс 64,5% → 58,3% (−6,2 п. п.)
      - Сравнить удалось только 1 букмекера, второе обновление подтвердило
      - Лучший коэффициент сейчас: 1,65 (Alder)
      время неизвестно
      Отсчёт от сб, 15 авг., 10:00 UTC. Обновлены 12 минут назад.
      Коэффициенты без маржи: по мнению букмекеров в целом.
      "
    `);
    expect(buttonsOf(movementReply(english, facts))).toEqual([
      "[Northgate v Riverside: odds #17]",
      "[Petrov v Marlow: odds #18]",
    ]);
  });

  it("says how few books could be compared", () => {
    const of = (...books: string[]) => {
      const quotes = (home: number, away: number) => boardOf(books.flatMap((book) => winnerQuotes(book, home, away)));
      const facts = alertFacts(alertMatch({ baseline: quotes(1.5, 2.6), board: quotes(1.65, 2.25) }));
      return inBoth((text) => movementReply(text, facts));
    };
    expect(of("Alder").en).toContain("Only 1 book could be compared");
    expect(of("Alder", "Birch").en).toContain("Only 2 books could be compared");
    expect(of("Alder").ru).toContain("Сравнить удалось только 1 букмекера");
    expect(of("Alder", "Birch").ru).toContain("Сравнить удалось только 2 букмекеров");
    expect(of("Alder", "Birch", "Cedar").en).toContain("3 of 3 books moved the same way");
  });

  it("tells a market of two sides once, not from either side", () => {
    const text = said(movementReply(english, alertFacts(fewBooks)));
    expect(text.match(/shortened|drifted/g)).toHaveLength(1);
    expect(text.match(/^- Chance/gm)).toHaveLength(1);
  });

  it("names the market and the line where it is not the winner", () => {
    const quotes = (over: number, under: number) =>
      boardOf(["Alder", "Birch", "Cedar"].flatMap((book) => total(book, over, under)));
    const facts = alertFacts(alertMatch({ baseline: quotes(1.9, 1.9), board: quotes(1.7, 2.15) }));
    const { en, ru } = inBoth((text) => movementReply(text, facts));
    expect(en).toContain("Total: Over 2.5 shortened: 2.00 → 1.78");
    expect(ru).toContain("Тотал: Больше 2,5, коэффициент упал: 2,00 → 1,78");
  });

  it("counts only the books that moved the same way", () => {
    const board = boardOf([...winnerQuotes("Alder", 2.1, 3.4, 3.6), ...shortened.quotes.slice(3)]);
    const facts = alertFacts(alertMatch({ rule: movementBy({ kind: "points", points: 1 }), baseline: threeWay, board }));
    const { en, ru } = inBoth((text) => movementReply(text, facts));
    expect(en).toContain("2 of 3 books moved the same way");
    expect(ru).toContain("В ту же сторону двинулись 2 из 3 букмекеров");
  });

  it("gives the best price without a name where nobody says whose it is, and none where there is none", () => {
    const [move] = movedMatch.movement.moves;
    if (!move?.best.to) throw new Error("the fixture has no best price");
    const withBest = (to: typeof move.best.to | null) =>
      said(movementReply(english, alertFacts({ ...movedMatch, movement: { moves: [{ ...move, best: { from: null, to } }] } })));
    expect(withBest({ ...move.best.to, bookmaker: null })).toContain("- Best price now 1.95\n");
    expect(withBest(null)).not.toContain("Best price");
  });
});

describe("an alert about a book that was asked for by its name", () => {
  const others = [...threeWay.quotes, ...winnerQuotes("Doyle", 2.1, 3.4, 3.6)];
  const alone = alertMatch({
    rule: { ...movementBy({ kind: "points", points: 3 }), reducer: { by: "book", book: "Elm" } },
    baseline: boardOf([...others, ...winnerQuotes("Elm", 2.1, 3.4, 3.6)]),
    board: boardOf([...others, ...winnerQuotes("Elm", 1.6, 3.9, 5.8)]),
  });

  it("says when it stands alone, in a digest as well", () => {
    const { en, ru } = inBoth((text) => movementReply(text, alertFacts(alone)));
    expect(en).toContain("- Elm stands alone: 15 points from the other books\n");
    expect(en.match(/stands alone/g)).toHaveLength(1);
    expect(en).toContain("- Best price now 2.125 at Cedar\n");
    expect(ru).toContain("- Elm расходится с остальными букмекерами на 15 п. п.\n");
    expect(said(digestReply(english, alertFacts(alone)))).toContain("· Elm stands alone: 15 points from the other books");
  });
});
