import { expect, it } from "vitest";
import { defaultSettings } from "../../src/chats/settings.ts";
import { ruleMeant } from "../../src/commands/input/rule-meant.ts";
import { typedRule } from "../../src/commands/input/rule-typed.ts";
import { readRuleWords } from "../../src/commands/input/rule-words.ts";
import { movementBy, type Rule, type TargetRule } from "../../src/rules/rule.ts";

const usual = movementBy({ kind: "points", points: 3 });
const target: TargetRule = {
  kind: "target",
  side: "at_least",
  price: 2_100_000,
  part: { market: "winner", selection: "home", line: null },
  reducer: { by: "best" },
  agreeing: 0,
  again: false,
};
const rules: readonly Rule[] = [
  usual,
  movementBy({ kind: "percent", percent: 7.5 }),
  movementBy({ kind: "price", micros: 100_000 }),
  { ...usual, direction: "shortens", agreeing: 3 },
  { ...usual, part: { market: "winner", selection: "home", line: null }, reducer: { by: "best" }, from: 2_100_000 },
  { ...usual, part: { market: "total", selection: "over", line: 2.5 }, reducer: { by: "book", book: "Alder" } },
  { ...usual, direction: "drifts", reducer: { by: "book", book: "Tip Meadow" }, prices: { least: 1_500_000, most: 3_000_000 } },
  { ...usual, reducer: { by: "own", books: ["Alder"] } },
  { ...usual, part: target.part, from: 2_100_000 },
  target,
  { ...target, agreeing: 3, again: true },
  { ...target, side: "at_most", reducer: { by: "book", book: "Tip Meadow" }, again: true },
  { ...target, part: { market: "total", selection: "over", line: 2.5 }, reducer: { by: "consensus" } },
  { kind: "posted", part: null, book: null },
  { kind: "posted", part: { market: "total", selection: null, line: null }, book: "Tip Meadow" },
];

const formats = ["decimal", "hongkong"] as const;
const cases = formats.flatMap((format) => rules.map((rule) => [typedRule(rule, format), format, rule] as const));

it.each(cases)("a rule written as “%s” for %s odds is read back as it was", (typed, format, rule) => {
  const context = { present: null, match: null, sport: null, quotes: [], books: ["Alder", "Tip Meadow"], example: "" };
  const settings = { ...defaultSettings, books: ["Alder"], format };
  expect(ruleMeant(readRuleWords(typed), { ...context, settings })).toEqual(rule);
});
