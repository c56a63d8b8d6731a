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
      Northgate v Riverside
      Watching. I’ll alert you when the odds move by 3 pp.
      For example: Northgate 2.17 → 2.04
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Северск — Заречье
      Слежу. Сообщу, когда коэффициент сдвинется на 3 п. п. или больше.
      Например: Северск 2,17 → 2,04
      "
    `);
    expect(buttonsOf(watchReply(english, done))).toEqual([
      "[Smaller moves: watch #17 keep 1.5pp] [Bigger moves: watch #17 keep 5pp]",
      "[One side only: watch #17 keep side] [Price alert: watch #17 limit]",
      "[Stop: unwatch #17] [My watches: watches ]",
    ]);
  });

  it("offers the sizes beside its own, those of the sport first", () => {
    const sizes = (threshold: Threshold, sport: string) => {
      const match = { ...known(17), match: { ...known(17).match, sport } };
      const [first] = buttonsOf(watchReply(english, { ...done, ...watchFacts(movementBy(threshold), null), known: match }));
      return [...(first?.matchAll(/keep ([^\]]+)/g) ?? [])].map(([, size]) => size);
    };
    expect(sizes({ kind: "points", points: 1.5 }, "ice-hockey")).toEqual(["0.8pp", "2.5pp"]);
    expect(sizes({ kind: "points", points: 4 }, "football")).toEqual(["3pp", "5pp"]);
    expect(sizes({ kind: "points", points: 5 }, "football")).toEqual(["3pp", "8pp"]);
    expect(sizes({ kind: "percent", percent: 5 }, "football")).toEqual(["3%", "8%"]);
    expect(sizes({ kind: "price", micros: 20_000 }, "football")).toEqual(["0.05"]);
  });

  it("says every condition of its rule in words, and an example by them", () => {
    const rule = parseRule("5% shortens on=winner:away best books>=3 from=3.8 prices=1.5-6");
    if (!rule) throw new Error("not canonical");
    const { en, ru } = inBoth((text) => watchReply(text, { ...done, ...watchFacts(rule, threeWay) }));
    expect(en).toMatchInlineSnapshot(`
      "
      Northgate v Riverside
      Watching. I’ll alert you when the best price shortens by 5%.
      - Only Riverside
      - Only when at least 3 books move that way
      - Counted from your price of 3.80 and, after an alert, from the price in it
      - Only while the price is between 1.50 and 6.00
      For example: Riverside 3.80 → 3.61
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Северск — Заречье
      Слежу. Сообщу, когда лучший коэффициент опустится на 5% или больше.
      - Только Заречье
      - Только если коэффициент сдвинулся в ту же сторону хотя бы у 3 букмекеров
      - Отсчёт от вашего коэффициента 3,80, а после оповещения — от указанного в нём
      - Только пока коэффициент от 1,50 до 6,00
      Например: Заречье 3,80 → 3,61
      "
    `);
  });

  it("says when the price has gone too far from the person's own before it is watched", () => {
    const rule = parseRule("5% on=winner:home best from=3");
    if (!rule) throw new Error("not canonical");
    const { en, ru } = inBoth((text) => watchReply(text, { ...done, ...watchFacts(rule, threeWay) }));
    expect(en).toContain(
      "It’s already at 2.13, far enough from your 3.00 for an alert. The next alert counts from there.\nFor example: Northgate 2.13 → 2.02",
    );
    expect(ru).toContain("Сейчас он 2,13, дальше отсчёт идёт от него.\nНапример: Северск 2,13 → 2,02");
  });

  it("says where the price of a limit stands, and that it is passed already", () => {
    const inWords = (rule: TargetRule) => inBoth((text) => watchReply(text, { ...done, ...watchFacts(rule, threeWay) }));
    const part = { market: "winner", selection: "home", line: null } as const;
    const limit = { kind: "target", side: "at_least", price: 2_500_000, part } as const;
    const rule: TargetRule = { ...limit, reducer: { by: "best" }, agreeing: 0, again: false };
    expect(inWords(rule).en).toContain("- Once\nIt’s 2.125 now.\n");
    expect(inWords({ ...rule, price: 2_052_500 }).ru).toMatch(/ 2,0525 /);
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
      Northgate v Riverside
      New rule. I’ll alert you when the odds move by 3 pp.
      No odds yet. I’ll count from the first ones.
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Северск — Заречье
      Новое правило. Сообщу, когда коэффициент сдвинется на 3 п. п. или больше.
      Коэффициентов пока нет; отсчёт начнётся с первых.
      "
    `);
  });

  it.each<[Threshold, string]>([
    [{ kind: "percent", percent: 10 }, "Northgate 2.17 → 1.96"],
    [{ kind: "price", micros: 100_000 }, "Northgate 2.17 → 2.07"],
    // So much of the favourite's price is not there to fall; the draw's is.
    [{ kind: "price", micros: 1_500_000 }, "Draw 3.60 → 2.10"],
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
