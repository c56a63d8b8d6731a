import { describe, expect, it } from "vitest";
import { createPlans, decode } from "../../../src/api/decode/index.ts";
import { aggregators } from "./shapes/aggregators.ts";
import { aggregatorsAside } from "./shapes/aside/aggregators.ts";
import { bookmakersAside } from "./shapes/aside/bookmakers.ts";
import { late } from "./shapes/aside/late.ts";
import { later } from "./shapes/aside/later.ts";
import { latest } from "./shapes/aside/latest.ts";
import { bookmakers } from "./shapes/bookmakers.ts";
import { bookNames, changed } from "./shapes/changes.ts";
import { match, readShape, type Shape, surplusOf } from "./shapes/shape.ts";
import { statistics } from "./shapes/statistics.ts";

const looked: readonly Shape[] = [...aggregators, ...bookmakers, ...statistics];
/** Those that the reader was not written with; after the first look at them two of twenty were wrong, which mended two rules. */
const aside: readonly Shape[] = [...aggregatorsAside, ...bookmakersAside];

/** How many shapes are read how; `wrong` must never be there. */
function table(shapes: readonly Shape[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const shape of shapes) {
    const { reading } = readShape(shape);
    counts[reading] = (counts[reading] ?? 0) + 1;
  }
  return counts;
}

const all: readonly Shape[] = [...looked, ...aside, ...late, ...later, ...latest];

describe.each(all.map((shape) => [shape.service, shape] as const))("an answer as %s writes it", (_service, shape) => {
  it("gives no row that nobody wrote", () => {
    expect(readShape(shape).differing).toEqual([]);
  });

  it("gives no other row after any mechanical change", () => {
    for (let seed = 0; seed < 15; seed++) {
      const { answer, steps } = changed(shape.answer, seed, bookNames);
      expect({ seed, steps, surplus: surplusOf(shape, answer) }).toEqual({ seed, steps, surplus: [] });
    }
  });
});

describe.each(all.map((shape) => [shape.service, shape] as const))("an answer of %s", (_service, shape) => {
  it("is never refused without a reason, changed or not", () => {
    const changes = Array.from({ length: 8 }, (_, seed) => changed(shape.answer, seed, bookNames));
    for (const { answer, steps } of [{ answer: shape.answer, steps: [] }, ...changes]) {
      const { items, skipped } = decode(shape.kind, answer, { match });
      expect({ steps, isSilent: items.length + skipped.length === 0 }).toEqual({ steps, isSilent: false });
    }
  });
});

describe("the shapes of public services", () => {
  it("are read as often as this", () => {
    expect({ looked: table(looked), aside: table(aside), late: table(late), later: table(later), latest: table(latest) }).toEqual(
      {
        looked: { right: 19, refused: 1 },
        aside: { right: 17, partly: 1, refused: 2 },
        late: { right: 3, partly: 1, refused: 2 },
        later: { right: 4, refused: 4 },
        latest: { right: 7, refused: 1 },
      },
    );
  });
});

describe("a plan that is kept", () => {
  it.each(looked.map((shape) => [shape.service, shape] as const))("reads %s as the first look did", (_service, shape) => {
    const plans = createPlans();
    const first = decode(shape.kind, shape.answer, { match, plans });
    const again = decode(shape.kind, shape.answer, { match, plans });
    expect(again).toEqual(first);
  });

  it("is not forced on an answer of another shape, nor on one that says more", () => {
    for (const shape of looked) {
      for (const other of looked) {
        if (shape.kind !== other.kind) continue;
        const plans = createPlans();
        decode(shape.kind, shape.answer, { match, plans });
        expect(decode(other.kind, other.answer, { match, plans }).items).toEqual(
          decode(other.kind, other.answer, { match }).items,
        );
      }
    }
  });

  it("takes no number of a state for open, unless all have the same; another one is news", () => {
    const answer = (home: number, away: number) => [
      { bookmaker: "Quill", market: "winner", selection: "home", price: 1.9, status: home },
      { bookmaker: "Quill", market: "winner", selection: "away", price: 1.95, status: away },
    ];
    const plans = createPlans();
    expect(decode("odds", answer(1, 1), { plans }).items).toHaveLength(2);
    expect(decode("odds", answer(1, 2), { plans }).items).toEqual([]);
    expect(decode("odds", answer(2, 2), { plans }).items).toHaveLength(2);
  });

  it.each([
    [true, false],
    ["true", "false"],
    [1, 0],
  ])("takes no price whose switch is off, however it is written: %j, %j", (on, off) => {
    const answer = (home: unknown, away: unknown) => [
      { bookmaker: "Quill", market: "winner", selection: "home", price: "9/10", is_open_for_betting: home },
      { bookmaker: "Quill", market: "winner", selection: "away", price: "19/20", is_open_for_betting: away },
    ];
    const plans = createPlans();
    expect(decode("odds", answer(on, on), { plans }).items).toHaveLength(2);
    expect(decode("odds", answer(on, off), { plans }).items.map(({ selection }) => selection)).toEqual(["home"]);
  });

  it("sees what was not there before: a suspended price, a part of the match", () => {
    const outcomes = (more: object) => [
      { name: "home", price: "9/10", status: "open", note_text: "a", ...more },
      { name: "away", price: "1/1", status: "open", note_text: "b" },
    ];
    const answer = (more: object) => [{ title: "Quill", markets: [{ key: "winner", outcomes: outcomes(more) }] }];
    const plans = createPlans();
    expect(decode("odds", answer({}), { plans }).items).toHaveLength(2);
    expect(decode("odds", answer({ status: "SUSPENDED" }), { plans }).items.map(({ selection }) => selection)).toEqual(["away"]);
    expect(decode("odds", answer({ note_text: "1st half" }), { plans }).items[0]?.market).toBe("other");
  });
});
