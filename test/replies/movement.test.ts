import { describe, expect, it } from "vitest";
import { movementReply } from "../../src/replies/alerts/movement.ts";
import { type MovementRule, movementBy, type TargetRule } from "../../src/rules/rule.ts";
import { winnerQuotes } from "../odds/prices.ts";
import {
  alertFacts,
  alertMatch,
  alertReply,
  boardOf,
  buttonsOf,
  heldFacts,
  hour,
  inBoth,
  movedMatch,
  noon,
  northgate,
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
const by = (reducer: MovementRule["reducer"], points = 3): MovementRule => ({
  ...movementBy({ kind: "points", points }),
  reducer,
});
const limit: TargetRule = {
  ...{ kind: "target", side: "at_least", price: 2_000_000, reducer: { by: "best" }, agreeing: 0, again: false },
  part: { market: "winner", selection: "away", line: null },
};
const reached = alertMatch({ rule: { ...limit, price: 4_000_000 }, baseline: threeWay, board: shortened });

describe("an alert of one match", () => {
  it("says in two lines a selection from where to where in prices on offer, and how sure; then which match and when", () => {
    const { en, ru } = inBoth((text) => movementReply(text, alertFacts(movedMatch)));
    expect(en).toMatchInlineSnapshot(`
      "
      ▼ Northgate: 2.125 → 1.95 best at Cedar
      chance 46 → 51% · ✓ verified · 3 of 3 books
      ▲ Riverside: 3.70 → 4.20 best at Birch
      chance 26 → 23%
      Northgate v Riverside · starts Sun, Aug 16, 19:00 UTC
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      ▼ Северск: 2,125 → 1,95 лучший у Cedar
      шанс 46 → 51% · ✓ проверено · 3 из 3 букмекеров
      ▲ Заречье: 3,70 → 4,20 лучший у Birch
      шанс 26 → 23%
      Северск — Заречье · начало вс, 16 авг., 19:00 UTC
      "
    `);
    expect(buttonsOf(movementReply(english, alertFacts(movedMatch)))).toEqual([
      "[Odds: odds #17] [Chart: history #17 chart] [Unwatch: unwatch message:d1]",
    ]);
  });

  it("says first which match it is where no side's name does", () => {
    const quotes = (over: number, under: number) =>
      boardOf(["Alder", "Birch", "Cedar"].flatMap((book) => total(book, over, under)));
    const facts = alertFacts(alertMatch({ baseline: quotes(1.9, 1.9), board: quotes(1.7, 2.15) }));
    const { en, ru } = inBoth((text) => movementReply(text, facts));
    expect(en).toMatchInlineSnapshot(`
      "
      Northgate v Riverside · starts Sun, Aug 16, 19:00 UTC
      ▼ Over 2.5: 1.90 → 1.70 best at Alder
      chance 50 → 56% · ✓ verified · 3 of 3 books
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Северск — Заречье · начало вс, 16 авг., 19:00 UTC
      ▼ Больше 2,5: 1,90 → 1,70 лучший у Alder
      шанс 50 → 56% · ✓ проверено · 3 из 3 букмекеров
      "
    `);
  });

  it("tells a market of two sides once, not from either side", () => {
    expect(said(movementReply(english, alertFacts(fewBooks))).match(/[▼▲]/g)).toHaveLength(1);
  });

  it("says that a start is near by its time alone, and what a match does that has begun", () => {
    const of = (match: Partial<typeof northgate>) =>
      said(movementReply(english, alertFacts({ ...movedMatch, match: { ...northgate, ...match } })));
    expect(of({ startsAt: noon + 2 * hour })).toContain("Northgate v Riverside · starts 14:00 UTC\n");
    expect(of({ startsAt: noon - hour, status: "live" })).toContain("Northgate v Riverside · live\n");
  });

  it("shows a way of less than two points with a decimal", () => {
    const board = boardOf([
      ...winnerQuotes("Alder", 2.05, 3.4, 3.65),
      ...winnerQuotes("Birch", 2.02, 3.5, 3.72),
      ...winnerQuotes("Cedar", 2.08, 3.3, 3.6),
    ]);
    const rule = movementBy({ kind: "points", points: 0.5 });
    const { en, ru } = inBoth((text) => movementReply(text, alertFacts(alertMatch({ rule, baseline: threeWay, board }))));
    expect(en).toMatch(/chance \d\d\.\d → \d\d\.\d% · ✓ verified · 3 of 3 books/);
    expect(ru).toMatch(/шанс \d\d,\d → \d\d,\d% · ✓ проверено · 3 из 3 букмекеров/);
  });
});

describe("the prices of an alert", () => {
  it("are fair ones, with the best one now, where the best price went the other way or stood still", () => {
    const board = boardOf([
      ...winnerQuotes("Alder", 1.8, 3.6, 4.3),
      ...winnerQuotes("Birch", 1.78, 3.6, 4.4),
      ...winnerQuotes("Cedar", 2.125, 3.3, 3.55),
    ]);
    const { en, ru } = inBoth((text) => movementReply(text, alertFacts(alertMatch({ baseline: threeWay, board }))));
    expect(en).toMatch(/▼ Northgate: \d\.\d\d → \d\.\d\d fair, best 2\.125 at Cedar\n/);
    expect(ru).toMatch(/▼ Северск: \d,\d\d → \d,\d\d без маржи, лучший 2,125 у Cedar\n/);
  });

  it("are those of the chat's own books where these quote the match, and the chance is that of all books", () => {
    const all = said(movementReply(english, alertFacts(movedMatch)));
    const own = (...ownBooks: string[]) => inBoth((text) => movementReply(text, { ...alertFacts(movedMatch), ownBooks }));
    expect(own("birch").en).toContain("▼ Northgate: 2.05 → 1.87 your best at Birch\n");
    expect(own("birch").ru).toContain("▼ Северск: 2,05 → 1,87 лучший из ваших у Birch\n");
    const chance = /^chance .*$/m;
    expect(own("birch").en.match(chance)?.[0]).toBe(all.match(chance)?.[0]);
    expect(own("Zenith").en).toBe(all);
  });

  it("never name a book whose prices are set aside", () => {
    const alone = (board: typeof threeWay, home: number) =>
      boardOf([...board.quotes, ...winnerQuotes("Doyle", 2.1, 3.4, 3.6), ...winnerQuotes("Elm", home, 2.6, 2.4)]);
    const moved = alertMatch({ baseline: alone(threeWay, 3.4), board: alone(shortened, 3.4), match: northgate });
    const text = said(movementReply(english, alertFacts(moved)));
    expect(text).toContain("Northgate");
    expect(text).not.toContain("Elm");
  });

  it("are those that the rule looks at: a book's, the best, the chat's own, a person's own price", () => {
    const of = (rule: MovementRule) =>
      inBoth((text) => movementReply(text, alertFacts(alertMatch({ rule, baseline: threeWay, board: shortened }))));
    expect(of(by({ by: "book", book: "Alder" })).en).toContain("▼ Northgate: 2.10 → 1.90 at Alder\n");
    expect(of(by({ by: "best" })).en).toContain("▼ Northgate: 2.125 → 1.95 best at Cedar\n");
    expect(of(by({ by: "own", books: ["birch"] })).en).toContain("▼ Northgate: 2.05 → 1.87 your best at Birch\n");
    const mine = of({ ...by({ by: "best" }), from: 2_150_000 });
    expect(mine.en).toContain("▼ Northgate: 2.15 → 1.95 at Cedar, from your price\n");
    expect(mine.ru).toContain("▼ Северск: 2,15 → 1,95 у Cedar, от вашего\n");
  });
});

describe("the grade of an alert", () => {
  const of = (before: number[][], after: number[][], rule?: MovementRule) => {
    const board = (prices: number[][]) =>
      boardOf(prices.flatMap((those, nth) => winnerQuotes(["Alder", "Birch", "Cedar"][nth] ?? "", ...those)));
    const alert = alertMatch({ baseline: board(before), board: board(after), ...(rule ? { rule } : {}) });
    return (fields = {}) => inBoth((text) => movementReply(text, alertFacts({ ...alert, ...fields })));
  };

  it("is that it was verified, or nothing, and how many books went along", () => {
    const { en, ru } = of([...Array(3).fill([1.5, 2.6])], [[1.5, 2.6], ...Array(2).fill([1.75, 2.1])])();
    expect(en).toContain("· ✓ verified · 2 of 3 books\n");
    expect(ru).toContain("· ✓ проверено · 2 из 3 букмекеров\n");
    const early = of(Array(2).fill([1.5, 2.6]), Array(2).fill([1.75, 2.1]))({ confirmed: false }).en;
    expect(early).toContain("% · 2 of 2 books\n");
  });

  it("is that one book alone says so", () => {
    const { en, ru } = of([[1.5, 2.6]], [[1.65, 2.25]])();
    expect(en).toContain("% · ! one book\n");
    expect(ru).toContain("% · ! один букмекер\n");
    const [move] = movedMatch.movement.moves;
    if (!move) throw new Error("nothing moved");
    const only = { ...movedMatch, movement: { moves: [{ ...move, agreeing: ["Alder"] }] } };
    const one = inBoth((text) => movementReply(text, alertFacts(only)));
    expect(one.en).toContain("% · ! one book of 3\n");
    expect(one.ru).toContain("% · ! один букмекер из 3\n");
  });

  it("is that only a margin moved", () => {
    const { en, ru } = of(Array(3).fill([1.5, 2.6]), Array(3).fill([1.42, 2.36]), by({ by: "best" }, 2))();
    expect(en).toContain("% · ~ margin only\n");
    expect(ru).toContain("% · ~ только маржа\n");
  });
});

describe("an alert of several matches", () => {
  it("is one line each, the largest first, and one button to all that is known", () => {
    const facts = alertFacts(movedMatch, fewBooks);
    const { en, ru } = inBoth((text) => alertReply(text, facts));
    expect(en).toMatchInlineSnapshot(`
      "
      2 matches moved
      - ▲ Petrov: 1.50 → 1.65 best at Alder · ! one book · time not known
      - ▼ Northgate: 2.125 → 1.95 best at Cedar · Aug 16
      1 more move
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Движение линии в 2 матчах
      - ▲ Петров: 1,50 → 1,65 лучший у Alder · ! один букмекер · время неизвестно
      - ▼ Северск: 2,125 → 1,95 лучший у Cedar · 16 авг.
      ещё 1 сдвиг
      "
    `);
    expect(buttonsOf(alertReply(english, facts))).toEqual([
      "[All details: why d1] [Unwatch: unwatch message:d1]",
      "[Mute: mute message:d1] [Snooze for 1 hour: snooze 1h]",
      "[Less like this: less message:d1]",
    ]);
  });

  it("names the match where a selection does not", () => {
    const quotes = (over: number, under: number) =>
      boardOf(["Alder", "Birch", "Cedar"].flatMap((book) => total(book, over, under)));
    const over = alertMatch({ matchId: 19, baseline: quotes(1.9, 1.9), board: quotes(1.7, 2.15) });
    expect(said(movementReply(english, alertFacts(movedMatch, over)))).toContain(
      "- ▼ Northgate v Riverside: Over 2.5: 1.90 → 1.70 best at Alder · Aug 16\n",
    );
  });
});

describe("a limit that was reached", () => {
  it("at several books says so, with the least good of their prices", () => {
    const rule: TargetRule = { ...limit, price: 4_000_000, agreeing: 2 };
    const atTwo = alertMatch({ rule, baseline: threeWay, board: shortened });
    const { en, ru } = inBoth((text) => movementReply(text, alertFacts(atTwo)));
    expect(en).toMatch(/🎯 Riverside ≥ 4\.00: 4\.\d+ \w+ \(was 3\.\d+\), fair 4\.38 · at 2 books · starts/);
    expect(ru).toMatch(/ · у 2 букмекеров · начало/);
  });

  it("stands first and alone: the limit, the price and whose, what it was, and what would be fair", () => {
    const { en, ru } = inBoth((text) => movementReply(text, alertFacts(reached)));
    expect(en).toMatchInlineSnapshot(`
      "
      🎯 Riverside ≥ 4.00: 4.20 Birch (was 3.70), fair 4.38 · starts Sun, Aug 16, 19:00 UTC
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      🎯 Заречье ≥ 4,00: 4,20 Birch (было 3,70), без маржи 4,38 · начало вс, 16 авг., 19:00 UTC
      "
    `);
  });

  it("stands before what moved, in one match and among several", () => {
    const one = said(movementReply(english, alertFacts(movedMatch, reached)));
    expect(one).toMatch(/^\n🎯 Riverside .*\n▼ Northgate: .*\nchance .*\nNorthgate v Riverside .*\n$/);
    const several = said(movementReply(english, alertFacts(fewBooks, reached, { ...movedMatch, matchId: 20 })));
    expect(several).toMatch(/^\n🎯 Riverside .*\n2 matches moved\n- ▲ .*\n- ▼ .*\n$/);
  });

  it("of the fair price names no book, and says the same on the way down", () => {
    const rule: TargetRule = {
      ...{ ...limit, side: "at_most", reducer: { by: "consensus" } },
      part: { market: "winner", selection: "home", line: null },
    };
    const fair = alertMatch({ rule, baseline: threeWay, board: shortened });
    const { en, ru } = inBoth((text) => movementReply(text, alertFacts(fair)));
    expect(en).toContain("🎯 Northgate ≤ 2.00: 1.96 fair (was 2.17) · starts");
    expect(ru).toContain("🎯 Северск ≤ 2,00: 1,96 без маржи (было 2,17) · начало");
  });

  it("is told whole however many there are of a match", () => {
    const many = [4, 4.1, 4.15, 4.2].map((price, nth) =>
      alertMatch({ watchId: nth, rule: { ...limit, price: price * 1_000_000 }, baseline: threeWay, board: shortened }),
    );
    expect(said(movementReply(english, alertFacts(...many, movedMatch))).match(/🎯/g)).toHaveLength(4);
  });
});

describe("the first odds", () => {
  it("are told with the best price of each selection", () => {
    const rule = { kind: "posted", part: null, book: null } as const;
    const posted = alertMatch({ rule, baseline: boardOf([]), board: threeWay });
    const { en, ru } = inBoth((text) => movementReply(text, alertFacts(posted)));
    expect(en).toContain("Northgate v Riverside: first odds 2.125 · 3.50 · 3.70 · starts Sun");
    expect(ru).toContain("Северск — Заречье: первые коэффициенты 2,125 · 3,50 · 3,70 · начало вс");
  });
});

describe("an alert about a book that was asked for by its name", () => {
  const others = [...threeWay.quotes, ...winnerQuotes("Doyle", 2.1, 3.4, 3.6)];
  const alone = alertMatch({
    rule: by({ by: "book", book: "Elm" }),
    baseline: boardOf([...others, ...winnerQuotes("Elm", 2.1, 3.4, 3.6)]),
    board: boardOf([...others, ...winnerQuotes("Elm", 1.6, 3.9, 5.8)]),
  });

  it("says when it stands alone, among several as well", () => {
    const { en, ru } = inBoth((text) => movementReply(text, alertFacts(alone)));
    expect(en).toContain("▼ Northgate: 2.10 → 1.60 at Elm\n");
    expect(en).toContain(" · ! outlier, 15 pp off\n");
    expect(en.match(/! outlier/g)).toHaveLength(1);
    expect(ru).toContain(" · ! отличается от остальных на 15 п. п.\n");
    expect(said(movementReply(english, alertFacts(alone, fewBooks)))).toContain("! outlier, 15 pp off");
  });
});

describe("two rules of one match", () => {
  it("each tell their strongest move, and which rule it is", () => {
    const tight = { ...movedMatch, watchId: 2, namesRule: true as const };
    const quotes = (over: number, under: number) =>
      boardOf(["Alder", "Birch", "Cedar"].flatMap((book) => total(book, over, under)));
    const part = { market: "total", selection: "over", line: 2.5 } as const;
    const rule = { ...movementBy({ kind: "points", points: 2 }), part };
    const other = alertMatch({ rule, baseline: quotes(1.9, 1.9), board: quotes(1.7, 2.15), namesRule: true });
    const text = said(alertReply(english, heldFacts([tight, other])));
    expect(text.match(/^[▼▲] \S+ \S+/gm)).toEqual(["▼ Northgate: 2.125", "▼ Over 2.5:"]);
    expect(text).toContain("· 2 pp · Over/under: Over 2.5\n");
  });

  it("drop nothing that moved: what is not shown is counted, by whichever of them it comes", () => {
    const board = (...sides: [number, number, number]) =>
      boardOf(["Alder", "Birch", "Cedar"].flatMap((book) => winnerQuotes(book, ...sides)));
    const whole = alertMatch({ baseline: board(2.2, 3.4, 3.4), board: board(1.7, 4.2, 5) });
    expect(whole.movement.moves).toHaveLength(3);
    const quotes = (over: number, under: number) =>
      boardOf(["Alder", "Birch", "Cedar"].flatMap((book) => total(book, over, under)));
    const part = { market: "total", selection: "over", line: 2.5 } as const;
    const over = alertMatch({
      ...{ watchId: 2, rule: { ...movementBy({ kind: "points", points: 2 }), part } },
      ...{ baseline: quotes(1.9, 1.9), board: quotes(1.7, 2.15) },
    });
    const one = inBoth((text) => movementReply(text, alertFacts(whole)));
    expect(one.en).toMatch(/^Northgate v Riverside · .* · 1 more move$/m);
    const two = inBoth((text) => movementReply(text, alertFacts(whole, over)));
    expect(two.en.match(/^[▼▲] [^:]+/gm)).toEqual(["▼ Northgate", "▼ Over 2.5"]);
    expect(two.en).toMatch(/^Northgate v Riverside · .* · 2 more moves$/m);
    expect(two.ru).toMatch(/^Северск — Заречье · .* · ещё 2 сдвига$/m);
    const list = inBoth((text) => alertReply(text, alertFacts(whole, over, fewBooks)));
    expect(list.en).toMatch(/^2 matches moved\n- ▼ Northgate: .*\n- ▲ Petrov: .*\n3 more moves$/m);
  });

  it("count what moved where what was waited for leaves no room for it", () => {
    const many = [4, 4.1, 4.15].map((price, nth) =>
      alertMatch({ watchId: nth, rule: { ...limit, price: price * 1_000_000 }, baseline: threeWay, board: shortened }),
    );
    const text = said(movementReply(english, alertFacts(...many, movedMatch)));
    expect(text).toMatch(/(^🎯 .*\n){3}^Northgate v Riverside · .* · 2 more moves\n$/m);
  });
});
