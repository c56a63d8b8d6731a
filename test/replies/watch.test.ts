import { describe, expect, it } from "vitest";
import { watchReply } from "../../src/replies/watching/watch.ts";
import { defaultRule, movementBy, type TargetRule } from "../../src/rules/rule.ts";
import { parseRule } from "../../src/rules/rule-text.ts";
import type { Threshold } from "../../src/rules/threshold.ts";
import { winnerQuotes } from "../odds/prices.ts";
import { boardOf, buttonsOf, inBoth, known, said, texts, threeWay, watchFacts } from "./facts.ts";

const english = texts.in("en");
const done = { known: known(17), ...watchFacts(defaultRule, threeWay), created: true };

describe("a new watch", () => {
  it("is confirmed with its rule and what it would mean today", () => {
    const { en, ru } = inBoth((text) => watchReply(text, done));
    expect(en).toMatchInlineSnapshot(`
      "
      Watching Northgate v Riverside.
      I’ll alert you when the fair price moves: 3 pp or more.
      For example: Northgate from 2.17 to 2.04.
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Слежу за матчем Северск — Заречье.
      Сообщу, когда честный коэффициент сдвинется: сдвиг 3 п. п. вероятности или больше.
      Например: Северск, с 2,17 до 2,04.
      "
    `);
    expect(buttonsOf(watchReply(english, done))).toEqual([
      "[Odds: odds #17] [Preview: preview 1] [Stop: unwatch #17]",
      "[Calm: watch #17 keep calm] [✓ Normal: watch #17 keep normal] [Sharp: watch #17 keep sharp]",
      "[▼ Shortens: watch #17 keep shortens] [▲ Drifts: watch #17 keep drifts] [✓ ▼▲ Both: watch #17 keep both]",
      "[Live board: card #17]",
    ]);
  });

  it("says what its threshold is called in the sport", () => {
    const hockey = { ...known(17), match: { ...known(17).match, sport: "ice-hockey" } };
    const confirmed = (points: number) => {
      const rule = movementBy({ kind: "points", points });
      return inBoth((text) => watchReply(text, { ...done, ...watchFacts(rule, null), known: hockey }));
    };
    expect(confirmed(1.5).en).toContain("Ice hockey lines move less: this is the normal threshold there.\n");
    expect(confirmed(1.5).ru).toContain("Хоккей: линии движутся слабее, здесь это обычный порог.\n");
    expect(confirmed(0.8).en).toContain("this is the sharp threshold there.\n");
    expect(confirmed(3).en).not.toContain("Ice hockey");
    const usual = inBoth((text) => watchReply(text, { ...done, ...watchFacts(movementBy({ kind: "points", points: 5 }), null) }));
    expect(Object.values(usual).join()).not.toMatch(/threshold there|порог/);
    const pressed = buttonsOf(
      watchReply(english, { ...done, ...watchFacts(movementBy({ kind: "points", points: 2.5 }), null), known: hockey }),
    );
    expect(pressed[1]).toContain("[✓ Calm: watch #17 keep calm]");
  });

  it("says every condition of its rule in words, and an example by them", () => {
    const rule = parseRule("5% shortens on=winner:away best books>=3 from=3.8 prices=1.5-6");
    if (!rule) throw new Error("not canonical");
    const { en, ru } = inBoth((text) => watchReply(text, { ...done, ...watchFacts(rule, threeWay) }));
    expect(en).toMatchInlineSnapshot(`
      "
      Watching Northgate v Riverside.
      I’ll alert you when the best price shortens: 5% or more.
      - Only Riverside
      - Only when at least 3 books move that way
      - Counted from your price of 3.80, and after an alert from the price in it
      - Only while the price is between 1.50 and 6.00
      For example: Riverside from 3.80 to 3.61.
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Слежу за матчем Северск — Заречье.
      Сообщу, когда лучший коэффициент опустится: сдвиг 5% или больше.
      - Только Заречье
      - Только если в ту же сторону двинулись хотя бы 3 букмекера
      - Отсчёт от вашего коэффициента 3,80, а после оповещения — от указанного в нём
      - Только пока коэффициент от 1,50 до 6,00
      Например: Заречье, с 3,80 до 3,61.
      "
    `);
  });

  it("says when the price has gone too far from the person's own before it is watched", () => {
    const rule = parseRule("5% on=winner:home best from=3");
    if (!rule) throw new Error("not canonical");
    const { en, ru } = inBoth((text) => watchReply(text, { ...done, ...watchFacts(rule, threeWay) }));
    expect(en).toContain(
      "It’s 2.13 already, that far from your 3.00. The next alert counts from there.\nFor example: Northgate from 2.13 to 2.02.",
    );
    expect(ru).toContain("Сейчас он 2,13, дальше отсчёт идёт от него.\nНапример: Северск, с 2,13 до 2,02.");
  });

  it("says where the price of a limit stands, and that it is passed already", () => {
    const inWords = (rule: TargetRule) => inBoth((text) => watchReply(text, { ...done, ...watchFacts(rule, threeWay) }));
    const part = { market: "winner", selection: "home", line: null } as const;
    const limit = { kind: "target", side: "at_least", price: 2_500_000, part } as const;
    const rule: TargetRule = { ...limit, reducer: { by: "best" }, agreeing: 0, again: false };
    expect(inWords(rule).en).toContain("- Once\nIt’s 2.125 now.\n");
    const passed = inWords({ ...rule, side: "at_most" });
    expect(passed.en).toContain("It’s 2.125 already. I’ll alert you when it goes back 2%");
    expect(passed.ru).toContain("Сейчас коэффициент 2,125, ваш предел уже пройден.");
  });

  it("says how many books must have the price of a limit, and whose they are", () => {
    const inWords = (rule: TargetRule) => inBoth((text) => watchReply(text, { ...done, ...watchFacts(rule, threeWay) }));
    const part = { market: "winner", selection: "home", line: null } as const;
    const limit = { kind: "target", side: "at_least", price: 2_500_000, part, again: false } as const;
    const three = inWords({ ...limit, reducer: { by: "best" }, agreeing: 3 });
    expect(three.en).toContain("I’ll alert you when 3 books offer 2.50 or more for Northgate.\n- Once\n");
    expect(three.ru).toContain("Сообщу, когда 3 букмекера дадут 2,50 или выше на «Северск».\n");
    const passed = inWords({ ...limit, side: "at_most", reducer: { by: "best" }, agreeing: 3 });
    expect(passed.en).toContain("It’s 2.125 at 3 books already.");
    expect(passed.ru).toContain("Сейчас коэффициент у 3 букмекеров 2,125, ваш предел уже пройден.");
    const own = inWords({ ...limit, side: "at_most", reducer: { by: "own", books: ["Alder", "Cedar"] }, agreeing: 2 });
    expect(own.en).toContain("I’ll alert you when 2 of your books offer 2.50 or less for Northgate.\n");
    expect(own.ru).toContain("Сообщу, когда 2 ваших букмекера дадут 2,50 или ниже на «Северск».\n");
  });

  it("says when it replaces another, and when there are no odds to begin with", () => {
    const { en, ru } = inBoth((text) => watchReply(text, { ...done, ...watchFacts(defaultRule, null), created: false }));
    expect(en).toMatchInlineSnapshot(`
      "
      New rule for Northgate v Riverside.
      I’ll alert you when the fair price moves: 3 pp or more.
      No odds yet. I’ll count from the first ones.
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Новое правило для матча Северск — Заречье.
      Сообщу, когда честный коэффициент сдвинется: сдвиг 3 п. п. вероятности или больше.
      Коэффициентов пока нет; отсчёт начнётся с первых.
      "
    `);
  });

  it.each<[Threshold, string]>([
    [{ kind: "percent", percent: 10 }, "Northgate from 2.17 to 1.96"],
    [{ kind: "price", micros: 100_000 }, "Northgate from 2.17 to 2.07"],
    // So much of the favourite's price is not there to fall; the draw's is.
    [{ kind: "price", micros: 1_500_000 }, "Draw from 3.60 to 2.10"],
  ])("shows a way that the line can go by the rule %j", (threshold, example) => {
    expect(said(watchReply(english, { ...done, ...watchFacts(movementBy(threshold), threeWay) }))).toContain(example);
  });

  it("gives no example where nothing can fall so far", () => {
    const board = boardOf(winnerQuotes("Alder", 1.9, 1.9));
    expect(
      said(watchReply(english, { ...done, ...watchFacts(movementBy({ kind: "price", micros: 9_000_000 }), board) })),
    ).not.toContain("for example");
  });
});
