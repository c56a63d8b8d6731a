import { describe, expect, it } from "vitest";
import { type BetFilter, fitsFilter } from "../../src/rules/bet-filter.ts";
import type { BetTerms } from "../../src/rules/calmer.ts";
import { isGapPart } from "../../src/rules/kinds/gap.ts";
import {
  defaultRule,
  type GapRule,
  isAboutBets,
  type MovementRule,
  type Part,
  type PostedRule,
  type Rule,
  type TargetRule,
} from "../../src/rules/rule.ts";
import { formatBetTerms, formatRule, soundBetTerms, soundRule } from "../../src/rules/rule-text.ts";
import { matchNamed } from "../alert-path/stage.ts";

const million = 1_000_000;
const winner: Part = { market: "winner", selection: "home", line: null };
const total: Part = { market: "total", selection: "over", line: 2.5 };
const limit: TargetRule = {
  kind: "target",
  side: "at_least",
  price: 2 * million,
  part: winner,
  reducer: { by: "best" },
  agreeing: 0,
  again: false,
};
const posted: PostedRule = { kind: "posted", part: null, book: null };
const gap: GapRule = { kind: "gap", threshold: { kind: "points", points: 6 }, part: null };
const moves = (change: Partial<MovementRule>): Rule => ({ ...defaultRule, ...change });
const books = (count: number) => Array.from({ length: count }, (_, nth) => `Book ${String(nth).padStart(3, "0")}`);
const isSound = (rule: Rule) => soundRule(formatRule(rule)) !== null;

describe("a rule that somebody else wrote", () => {
  it.for<[name: string, rules: readonly Rule[]]>([
    ["of each kind", [defaultRule, limit, posted, gap]],
    ["with as many books that agree as anybody could type", [moves({ agreeing: 50 }), { ...limit, agreeing: 50 }]],
    ["with the highest price", [{ ...limit, price: 10_000 * million }, moves({ part: winner, from: 10_000 * million })]],
    ["with a price just above 1", [{ ...limit, price: million + 1_000 }]],
    ["in a range", [moves({ prices: { least: 1.5 * million, most: 10_000 * million } })]],
    ["for the longest time before the start", [moves({ withinHours: 24 * 30 })]],
    ["about a line", [moves({ part: total }), { ...limit, part: { ...total, line: 1_000 } }]],
    ["by a book", [moves({ reducer: { by: "book", book: "B" } }), { ...posted, book: "B".repeat(60) }]],
    [
      "about a part of the winner's market that a model knows",
      [
        { ...gap, part: winner },
        { ...gap, part: { ...winner, selection: null } },
      ],
    ],
  ])("is read: %s", ([, rules]) => {
    for (const rule of rules) expect(soundRule(formatRule(rule)), formatRule(rule)).toEqual(rule);
  });

  it.for<[name: string, rules: readonly Rule[]]>([
    ["too many books that agree", [moves({ agreeing: 51 }), { ...limit, agreeing: 51 }, moves({ agreeing: 1.5 })]],
    ["a price too high", [{ ...limit, price: 10_000 * million + 1_000 }, moves({ part: winner, from: 10_001 * million })]],
    ["a price that wins nothing", [{ ...limit, price: million }, moves({ part: winner, from: million })]],
    [
      "a price of nothing in particular",
      [moves({ from: 2 * million }), moves({ from: 2 * million, part: { ...winner, selection: null } })],
    ],
    [
      "a range without room",
      [
        moves({ prices: { least: 2 * million, most: 2 * million } }),
        moves({ prices: { least: 3 * million, most: 2 * million } }),
      ],
    ],
    [
      "a range with one end that is no price",
      [
        moves({ prices: { least: million, most: 2 * million } }),
        moves({ prices: { least: 2 * million, most: 10_001 * million } }),
      ],
    ],
    ["no time before the start", [moves({ withinHours: 0 }), moves({ withinHours: -1 })]],
    ["too long a time before the start", [moves({ withinHours: 24 * 30 + 1 }), moves({ withinHours: 100_000 })]],
    ["a line beyond any", [moves({ part: { ...total, line: 1_000.25 } }), moves({ part: { ...total, line: -1_001 } })]],
    ["a limit for no selection", [{ ...limit, part: { ...winner, selection: null } }]],
    [
      "a name that is none",
      [
        moves({ reducer: { by: "book", book: "" } }),
        moves({ reducer: { by: "book", book: "a\u0007b" } }),
        { ...posted, book: "" },
      ],
    ],
    [
      "a gap where no model knows anything",
      [
        { ...gap, part: total },
        { ...gap, part: { ...winner, line: 0.5 } },
        { ...gap, part: { ...winner, selection: "1X" } },
      ],
    ],
  ])("is refused with %s", ([, rules]) => {
    for (const rule of rules) expect(isSound(rule), formatRule(rule)).toBe(false);
  });

  it("has names of a hundred letters at most, and none of its parts is another's excuse", () => {
    const named = (length: number) => [
      { ...posted, book: "B".repeat(length) },
      moves({ reducer: { by: "book", book: "B".repeat(length) } }),
    ];
    expect([100, 101].flatMap((length) => named(length).map(isSound))).toEqual([true, true, false, false]);
    expect(isSound(moves({ part: { market: "other", selection: "s".repeat(100), line: null } }))).toBe(true);
    expect(isSound(moves({ part: { market: "other", selection: "s".repeat(101), line: null } }))).toBe(false);
    expect(isSound(moves({ part: { ...total, line: -1_000 } }))).toBe(true);
    // Each is fine but for one thing.
    const priced = {
      part: winner,
      from: 2 * million,
      prices: { least: 1.5 * million, most: 3 * million },
      withinHours: 5,
      agreeing: 2,
    };
    expect(isSound(moves(priced))).toBe(true);
    for (const change of [
      { agreeing: 51 },
      { withinHours: 0 },
      { from: million },
      { prices: { least: million, most: 3 * million } },
    ])
      expect(isSound(moves({ ...priced, ...change })), JSON.stringify(change)).toBe(false);
    expect(isSound({ ...limit, reducer: { by: "book", book: "B".repeat(101) } })).toBe(false);
    expect(isSound(moves({ reducer: { by: "own", books: ["A", "B".repeat(101)] } }))).toBe(false);
  });

  it("has as many own books as a chat may have, and no more", () => {
    const own = (count: number) => moves({ reducer: { by: "own", books: books(count) } });
    expect([0, 30, 31].map((count) => isSound(own(count)))).toEqual([true, true, false]);
  });

  it("is about a gap only in the winner's market, whoever wins", () => {
    for (const selection of ["home", "draw", "away", null])
      expect(isGapPart({ market: "winner", selection, line: null })).toBe(true);
    expect(isGapPart(null)).toBe(true);
    expect(isGapPart({ market: "winner", selection: "over", line: null })).toBe(false);
  });
});

describe("a rule that says what to bet on", () => {
  it("is one about the best price, about own books, or about a model, and no other", () => {
    const by = (...reducers: MovementRule["reducer"][]) => reducers.map((reducer) => isAboutBets(moves({ reducer })));
    expect(by({ by: "best" }, { by: "own", books: [] })).toEqual([true, true]);
    expect(by({ by: "consensus" }, { by: "book", book: "B" })).toEqual([false, false]);
    expect([gap, limit, posted].map(isAboutBets)).toEqual([true, true, false]);
  });
});

const open: BetFilter = { edge: null, leastPrice: null, mostPrice: null, withinHours: null, sport: null, book: null };
const termsOf = (filter: Partial<BetFilter>, improvement = 10_000): BetTerms => ({
  filter: { ...open, ...filter },
  improvement,
});

describe("what a watch on value bets asks for, written by somebody else", () => {
  it.for<Partial<BetFilter>>([
    {},
    { edge: 0 },
    { edge: 10 },
    { leastPrice: 1, mostPrice: 10_000 },
    { leastPrice: 2, mostPrice: 2 },
    { leastPrice: 1 },
    { leastPrice: 10_000 },
    { mostPrice: 1 },
    { mostPrice: 10_000 },
    { withinHours: 0.01 },
    { withinHours: 24 * 30 },
    { sport: "football", book: "B" },
  ])("is read: %j", (filter) => {
    expect(soundBetTerms(formatBetTerms(termsOf(filter)))).toEqual(termsOf(filter));
  });

  it.for<Partial<BetFilter>>([
    { edge: 10.01 },
    { edge: -0.01 },
    { leastPrice: 0.99 },
    { leastPrice: 10_001 },
    { mostPrice: 0.5 },
    { mostPrice: 10_001 },
    { leastPrice: 3, mostPrice: 2 },
    { withinHours: 0 },
    { withinHours: 24 * 30 + 1 },
    { sport: "" },
    { book: "a\nb" },
  ])("is refused: %j", (filter) => {
    expect(soundBetTerms(formatBetTerms(termsOf(filter)))).toBeNull();
  });

  it.for([1, 1_000_000])("is read with %d as what improves a bet", (improvement) => {
    expect(soundBetTerms(formatBetTerms(termsOf({}, improvement)))).toEqual(termsOf({}, improvement));
  });

  it("has names of a hundred letters at most", () => {
    const named = (length: number) =>
      soundBetTerms(formatBetTerms(termsOf({ sport: "s".repeat(length), book: "b".repeat(length) })));
    expect([named(1), named(100), named(101)].map((terms) => terms?.filter.book?.length ?? null)).toEqual([1, 100, null]);
    const one = (filter: Partial<BetFilter>) => soundBetTerms(formatBetTerms(termsOf(filter)));
    expect([one({ sport: "s".repeat(101) }), one({ book: "b".repeat(101) })]).toEqual([null, null]);
  });

  it.for([0, 0.5, 1_000_001])("is refused with %d as what improves a bet", (improvement) => {
    expect(soundBetTerms(formatBetTerms(termsOf({}, improvement)))).toBeNull();
  });
});

describe("a filter", () => {
  const noon = Date.UTC(2026, 7, 15, 12);
  const hour = 3_600_000;
  const fits = (startsAt: number | null) => {
    const known = { id: 1, match: matchNamed("a", "scheduled", startsAt) };
    const bet = { price: 2, edge: 0.05 } as Parameters<typeof fitsFilter>[0]["bet"];
    return fitsFilter({ bet, known }, { ...open, withinHours: 2 }, noon);
  };

  it("of the next hours has what starts now, and at their very end, and nothing else", () => {
    expect([-1, 0, 2 * hour, 2 * hour + 1].map((ms) => fits(noon + ms))).toEqual([false, true, true, false]);
    expect(fits(null)).toBe(false);
  });
});
