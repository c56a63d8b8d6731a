import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markets } from "../../src/odds/quote.ts";
import {
  defaultRule,
  directions,
  type GapRule,
  type MovementRule,
  movementBy,
  type Part,
  type PostedRule,
  type Reducer,
  type TargetRule,
  windows,
} from "../../src/rules/rule.ts";
import { formatRule, parseRule } from "../../src/rules/rule-text.ts";
import type { Threshold } from "../../src/rules/threshold.ts";
import { runs } from "../runs.ts";

const name = fc.string({ minLength: 1, maxLength: 12 });
const price = fc.integer({ min: 1_010_000, max: 50_000_000 });
const threshold: fc.Arbitrary<Threshold> = fc.oneof(
  fc.integer({ min: 1, max: 500 }).map((tenths): Threshold => ({ kind: "points", points: tenths / 10 })),
  fc.integer({ min: 5, max: 2000 }).map((tenths): Threshold => ({ kind: "percent", percent: tenths / 10 })),
  fc.integer({ min: 10, max: 20_000 }).map((thousandths): Threshold => ({ kind: "price", micros: thousandths * 1_000 })),
);
const part: fc.Arbitrary<Part> = fc.record({
  market: fc.constantFrom(...markets),
  selection: fc.option(fc.oneof(fc.constantFrom("home", "over", "1X"), name)),
  line: fc.option(fc.integer({ min: -20, max: 20 }).map((quarters) => quarters / 4 + 0)),
});
const reducer: fc.Arbitrary<Reducer> = fc.oneof(
  fc.constantFrom<Reducer>({ by: "consensus" }, { by: "best" }),
  name.map((book): Reducer => ({ by: "book", book })),
  fc.array(name, { maxLength: 3 }).map((books): Reducer => ({ by: "own", books: books.toSorted() })),
);
const movement: fc.Arbitrary<MovementRule> = fc.record({
  kind: fc.constant("movement" as const),
  threshold,
  direction: fc.constantFrom(...directions),
  part: fc.option(part),
  reducer,
  agreeing: fc.nat(10),
  since: fc.constantFrom("told" as const, "open" as const, ...windows),
  from: fc.option(price),
  prices: fc.option(fc.tuple(price, price).map(([a, b]) => ({ least: Math.min(a, b), most: Math.max(a, b) }))),
  withinHours: fc.option(fc.integer({ min: 1, max: 168 })),
  phase: fc.option(fc.constantFrom("live" as const, "prematch" as const)),
  fast: fc.boolean(),
});
const target: fc.Arbitrary<TargetRule> = fc.record({
  kind: fc.constant("target" as const),
  side: fc.constantFrom("at_least" as const, "at_most" as const),
  price,
  part,
  reducer,
  agreeing: fc.nat(10),
  again: fc.boolean(),
});
const posted: fc.Arbitrary<PostedRule> = fc.record({
  kind: fc.constant("posted" as const),
  part: fc.option(part),
  book: fc.option(name),
});

const gap: fc.Arbitrary<GapRule> = fc.record({
  kind: fc.constant("gap" as const),
  threshold: fc.integer({ min: 1, max: 500 }).map((tenths) => ({ kind: "points" as const, points: tenths / 10 })),
  part: fc.option(part),
});

describe("a rule's canonical words", () => {
  it("are read back as the rule that they were written from, whatever books and selections are called", () => {
    fc.assert(
      fc.property(fc.oneof(movement, target, posted, gap), (rule) => {
        expect(parseRule(formatRule(rule))).toEqual(rule);
      }),
      { numRuns: runs(500) },
    );
  });

  it("are the only ones that are read: any other text is no rule, and is refused without a fault", () => {
    const word = fc.constantFrom(
      ..."3pp 5% 0.10 >=2.1 <=1.8 on=winner:home on=total:over:2.5 best consensus book=A%20B again fast drifts posted gap>=6pp gap>=5%".split(
        " ",
      ),
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(fc.oneof(word, fc.string({ maxLength: 8 })), { maxLength: 6 }).map((words) => words.join(" ")),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const rule = parseRule(typed);
        if (rule) expect(formatRule(rule)).toBe(typed);
      }),
      { numRuns: runs(1_000) },
    );
  });

  it("leave out what is usual, so that a plain threshold is all there is to say", () => {
    expect(formatRule(defaultRule)).toBe("3pp");
    expect(parseRule("5%")).toEqual(movementBy({ kind: "percent", percent: 5 }));
    expect(formatRule({ ...defaultRule, direction: "shortens", agreeing: 3, from: 2_100_000 })).toBe(
      "3pp shortens books>=3 from=2.1",
    );
  });

  it.each([
    ["", "nothing"],
    ["3 pp", "words as people type them"],
    ["3pp sideways", "unknown words"],
    ["shortens 3pp", "another order"],
    ["3pp both", "what goes without saying"],
    ["3pp since=2h", "a window that there is not"],
    ["3pp from=2.10", "another way to write a number"],
    ["3pp again", "what belongs to another kind of rule"],
    [">=2.1", "a target of nothing"],
    ["posted best", "what says nothing of first odds"],
  ])("%j is refused: %s", (text) => {
    expect(parseRule(text)).toBeNull();
  });
});
