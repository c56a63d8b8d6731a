import { expect, it } from "vitest";
import { type MovementRule, movementBy } from "../../src/alerts/rule.ts";
import { defaultSettings } from "../../src/chats/settings.ts";
import { ruleMeant } from "../../src/commands/rule-meant.ts";
import { typedRule } from "../../src/commands/rule-typed.ts";
import { readRuleWords } from "../../src/commands/rule-words.ts";

const usual = movementBy({ kind: "points", points: 3 });
const rules: readonly MovementRule[] = [
  usual,
  movementBy({ kind: "percent", percent: 7.5 }),
  movementBy({ kind: "price", micros: 100_000 }),
  { ...usual, direction: "shortens", agreeing: 3 },
  { ...usual, part: { market: "winner", selection: "home", line: null }, reducer: { by: "best" }, from: 2_100_000 },
  { ...usual, part: { market: "total", selection: "over", line: 2.5 }, reducer: { by: "book", book: "Alder" } },
  { ...usual, direction: "drifts", reducer: { by: "book", book: "Tip Meadow" }, prices: { least: 1_500_000, most: 3_000_000 } },
  { ...usual, reducer: { by: "own", books: ["Alder"] } },
];

it.each(rules.map((rule) => [typedRule(rule), rule] as const))("a rule written as “%s” is read back as it was", (typed, rule) => {
  const context = { present: null, match: null, quotes: [], books: ["Alder", "Tip Meadow"], example: "" };
  const settings = { ...defaultSettings, books: ["Alder"] };
  expect(ruleMeant(readRuleWords(typed), { ...context, settings })).toEqual(rule);
});
