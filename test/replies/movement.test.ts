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
  it("says in a line each from where to where the selections went, then where the prices are and how sure that is, and when it starts", () => {
    const { en, ru } = inBoth((text) => movementReply(text, alertFacts(movedMatch)));
    expect(en).toMatchInlineSnapshot(`
      "
      ▼ Northgate 2.125 → 1.95
      ▲ Riverside 3.70 → 4.20
      Best at Cedar, Birch · all 3 books
      Sun, 19:00 UTC
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      ▼ Северск 2,125 → 1,95
      ▲ Заречье 3,70 → 4,20
      Лучший у Cedar, Birch · все 3 букмекера
      вс, 19:00 UTC
      "
    `);
    expect(buttonsOf(movementReply(english, alertFacts(movedMatch)))).toEqual(["[Odds: odds #17] [Chart: history #17 chart]"]);
  });

  it("says which match it is where no side's name does", () => {
    const quotes = (over: number, under: number) =>
      boardOf(["Alder", "Birch", "Cedar"].flatMap((book) => total(book, over, under)));
    const facts = alertFacts(alertMatch({ baseline: quotes(1.9, 1.9), board: quotes(1.7, 2.15) }));
    const { en, ru } = inBoth((text) => movementReply(text, facts));
    expect(en).toMatchInlineSnapshot(`
      "
      ▼ Over 2.5 1.90 → 1.70
      Best at Alder · all 3 books
      Northgate v Riverside · Sun, 19:00 UTC
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      ▼ Больше 2,5 1,90 → 1,70
      Лучший у Alder · все 3 букмекера
      Северск — Заречье · вс, 19:00 UTC
      "
    `);
  });

  it("tells a market of two sides once, not from either side", () => {
    expect(said(movementReply(english, alertFacts(fewBooks))).match(/[▼▲]/g)).toHaveLength(1);
  });

  it("says that a start is near by its time alone, and what a match does that has begun", () => {
    const of = (match: Partial<typeof northgate>) =>
      said(movementReply(english, alertFacts({ ...movedMatch, match: { ...northgate, ...match } })));
    expect(of({ startsAt: noon + 2 * hour })).toContain("\n14:00 UTC\n");
    expect(of({ startsAt: noon - hour, status: "live" })).toContain("\nlive\n");
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
    expect(en).toMatch(/▼ Northgate \d\.\d\d → \d\.\d\d\n/);
    expect(en).toMatch(/\nFair odds · Best at \w+ · /);
    expect(ru).toMatch(/\nБез маржи · Лучший у \w+ · /);
    const [move] = alertMatch({ baseline: threeWay, board }).movement.moves;
    const one = { ...alertMatch({ baseline: threeWay, board }), movement: { moves: move ? [move] : [] } };
    expect(said(movementReply(english, alertFacts(one)))).toMatch(/\nFair odds, best 2\.125 at Cedar · /);
  });

  it("are those of the chat's own books where these quote the match, or all others", () => {
    const all = said(movementReply(english, alertFacts(movedMatch)));
    const own = (...ownBooks: string[]) => inBoth((text) => movementReply(text, { ...alertFacts(movedMatch), ownBooks }));
    expect(own("birch").en).toContain("▼ Northgate 2.05 → 1.87\n");
    expect(own("birch").en).toContain("\nYour best at Birch · all 3 books\n");
    expect(own("birch").ru).toContain("\nЛучший из ваших: Birch · все 3 букмекера\n");
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
    expect(of(by({ by: "book", book: "Alder" })).en).toContain("▼ Northgate 2.10 → 1.90\n");
    expect(of(by({ by: "best" })).en).toContain("▼ Northgate 2.125 → 1.95\n");
    expect(of(by({ by: "own", books: ["birch"] })).en).toContain("\nYour best at Birch");
    const mine = of({ ...by({ by: "best" }), from: 2_150_000 });
    expect(mine.en).toContain("\nAt Cedar, Birch, from your price");
    expect(mine.ru).toContain("\nCedar, Birch, от вашего коэффициента");
  });
});

describe("the grade of an alert", () => {
  const of = (before: number[][], after: number[][], rule?: MovementRule) => {
    const board = (prices: number[][]) =>
      boardOf(prices.flatMap((those, nth) => winnerQuotes(["Alder", "Birch", "Cedar"][nth] ?? "", ...those)));
    const alert = alertMatch({ baseline: board(before), board: board(after), ...(rule ? { rule } : {}) });
    return (fields = {}) => inBoth((text) => movementReply(text, alertFacts({ ...alert, ...fields })));
  };

  it("is how many books went along", () => {
    const { en, ru } = of([...Array(3).fill([1.5, 2.6])], [[1.5, 2.6], ...Array(2).fill([1.75, 2.1])])();
    expect(en).toContain(" · 2 of 3 books\n");
    expect(ru).toContain(" · 2 из 3 букмекеров\n");
    expect(of(Array(2).fill([1.5, 2.6]), Array(2).fill([1.75, 2.1]))().en).toContain(" · both books\n");
  });

  it("is that one book alone says so", () => {
    const { en, ru } = of([[1.5, 2.6]], [[1.65, 2.25]])();
    expect(en).toContain(" · only Alder moved\n");
    expect(ru).toContain(" · только Alder\n");
    const [move] = movedMatch.movement.moves;
    if (!move) throw new Error("nothing moved");
    const only = { ...movedMatch, movement: { moves: [{ ...move, agreeing: ["Alder"] }] } };
    const one = inBoth((text) => movementReply(text, alertFacts(only)));
    expect(one.en).toContain(" · only Alder moved\n");
    expect(one.ru).toContain(" · только Alder\n");
  });

  it("is that only a margin moved", () => {
    const { en, ru } = of(Array(3).fill([1.5, 2.6]), Array(3).fill([1.42, 2.36]), by({ by: "best" }, 2))();
    expect(en).toContain(" · only the margin moved\n");
    expect(ru).toContain(" · сдвинулась только маржа\n");
  });
});

describe("an alert of several matches", () => {
  it("is two lines each, the largest first, and one button to all that is known", () => {
    const facts = alertFacts(movedMatch, fewBooks);
    const { en, ru } = inBoth((text) => alertReply(text, facts));
    expect(en).toMatchInlineSnapshot(`
      "
      2 matches moved
      - ▲ Petrov 1.50 → 1.65
      v Marlow · time not known · only Alder moved
      - ▼ Northgate 2.125 → 1.95
      v Riverside · Sun, 19:00 UTC
      1 more move
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Сдвиги в 2 матчах
      - ▲ Петров 1,50 → 1,65
      — Марлоу · время неизвестно · только Alder
      - ▼ Северск 2,125 → 1,95
      — Заречье · вс, 19:00 UTC
      ещё 1 сдвиг
      "
    `);
    expect(buttonsOf(alertReply(english, facts))).toEqual([
      "[Details: why d1]",
      "[Mute: mute message:d1] [Fewer: less message:d1] [Stop: unwatch message:d1]",
    ]);
  });

  it("names the match where a selection does not", () => {
    const quotes = (over: number, under: number) =>
      boardOf(["Alder", "Birch", "Cedar"].flatMap((book) => total(book, over, under)));
    const over = alertMatch({ matchId: 19, baseline: quotes(1.9, 1.9), board: quotes(1.7, 2.15) });
    expect(said(movementReply(english, alertFacts(movedMatch, over)))).toContain(
      "- ▼ Over 2.5 1.90 → 1.70\nNorthgate v Riverside · Sun, 19:00 UTC\n",
    );
  });
});

describe("a limit that was reached", () => {
  it("at several books says so, with the least good of their prices", () => {
    const rule: TargetRule = { ...limit, price: 4_000_000, agreeing: 2 };
    const atTwo = alertMatch({ rule, baseline: threeWay, board: shortened });
    const { en, ru } = inBoth((text) => movementReply(text, alertFacts(atTwo)));
    expect(en).toMatch(/🎯 Riverside 4\.\d+ at \w+\nYour limit: 4\.00 or more · fair odds 4\.38 · at 2 books\n/);
    expect(ru).toMatch(/ · у 2 букмекеров\n/);
  });

  it("is written as exactly as it was set", () => {
    const exact = alertMatch({ rule: { ...limit, price: 4_052_500 }, baseline: threeWay, board: shortened });
    expect(said(movementReply(english, alertFacts(exact)))).toContain("\nYour limit: 4.0525 or more · ");
  });

  it("stands first and alone: the limit, the price and whose, what it was, and what would be fair", () => {
    const { en, ru } = inBoth((text) => movementReply(text, alertFacts(reached)));
    expect(en).toMatchInlineSnapshot(`
      "
      🎯 Riverside 4.20 at Birch
      Your limit: 4.00 or more · fair odds 4.38
      v Northgate · Sun, 19:00 UTC
      This price alert is done.
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      🎯 Заречье 4,20 у Birch
      Ваш предел: от 4,00 · без маржи 4,38
      — Северск · вс, 19:00 UTC
      Это оповещение сработало и больше не придёт.
      "
    `);
  });

  it("leads to the book's page of the price, where the board names one", () => {
    const link = "https://birch.example/42";
    const board = { ...shortened, quotes: shortened.quotes.map((quote) => ({ ...quote, link })) };
    const { blocks } = movementReply(
      english,
      alertFacts(alertMatch({ rule: { ...limit, price: 4_000_000 }, baseline: threeWay, board })),
    );
    expect(JSON.stringify(blocks).match(/"kind":"link","text":"Birch","url":"https:\/\/birch.example\/42"/g)).toHaveLength(1);
  });

  it("stands before what moved, in one match and among several", () => {
    const one = said(movementReply(english, alertFacts(movedMatch, reached)));
    expect(one).toMatch(/^\n🎯 Riverside .*\nYour limit: .*\n.*\n▼ Northgate .*\nBest at .*\nv Riverside .*\n$/);
    const several = said(movementReply(english, alertFacts(fewBooks, reached, { ...movedMatch, matchId: 20 })));
    expect(several).toMatch(/^\n🎯 Riverside .*\n(?:.*\n){3}2 matches moved\n- ▲ .*\n.*\n- ▼ .*\n.*\n$/);
  });

  it("of the fair price names no book, and says the same on the way down", () => {
    const rule: TargetRule = {
      ...{ ...limit, side: "at_most", reducer: { by: "consensus" } },
      part: { market: "winner", selection: "home", line: null },
    };
    const fair = alertMatch({ rule, baseline: threeWay, board: shortened });
    const { en, ru } = inBoth((text) => movementReply(text, alertFacts(fair)));
    expect(en).toContain("🎯 Northgate 1.96 fair\nYour limit: 2.00 or less\nv Riverside");
    expect(ru).toContain("🎯 Северск 1,96 без маржи\nВаш предел: до 2,00\n— Заречье");
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
    expect(en).toContain("Northgate v Riverside: first odds 2.125 · 3.50 · 3.70 · Sun");
    expect(ru).toContain("Северск — Заречье: первые коэффициенты 2,125 · 3,50 · 3,70 · вс");
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
    expect(en).toContain("▼ Northgate 2.10 → 1.60\n");
    expect(en).toContain(" · ! outlier, 15 pp off\n");
    expect(en.match(/outlier/g)).toHaveLength(1);
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
    expect(text.match(/^[▼▲] \S+ \S+/gm)).toEqual(["▼ Northgate 2.125", "▼ Over 2.5"]);
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
    expect(one.en).toMatch(/^Sun, 19:00 UTC · 1 more move$/m);
    const two = inBoth((text) => movementReply(text, alertFacts(whole, over)));
    expect(two.en.match(/^[▼▲] .+(?= \d\S* →)/gm)).toEqual(["▼ Northgate", "▼ Over 2.5"]);
    expect(two.en).toMatch(/^v Riverside · .* · 2 more moves$/m);
    expect(two.ru).toMatch(/^— Заречье · .* · ещё 2 сдвига$/m);
    const list = inBoth((text) => alertReply(text, alertFacts(whole, over, fewBooks)));
    expect(list.en).toMatch(/^2 matches moved\n- ▼ Northgate .*\n.*\n- ▲ Petrov .*\n.*\n3 more moves$/m);
  });

  it("count what moved where what was waited for leaves no room for it", () => {
    const many = [4, 4.1, 4.15].map((price, nth) =>
      alertMatch({ watchId: nth, rule: { ...limit, price: price * 1_000_000 }, baseline: threeWay, board: shortened }),
    );
    const text = said(movementReply(english, alertFacts(...many, movedMatch)));
    expect(text).toMatch(/(^🎯 .*\n.*\n){3}^These price alerts are done\.\n^Northgate v Riverside · .* · 2 more moves\n$/m);
  });
});
