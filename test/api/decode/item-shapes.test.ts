import { describe, expect, it } from "vitest";
import { createPlans, decode } from "../../../src/api/decode/index.ts";
import { changesOfMeaning } from "../../../src/api/decode/plan/kept.ts";
import { roleText } from "../../../src/api/decode/plan/plan.ts";
import { changed } from "./shapes/changes.ts";
import { asideItems } from "./shapes/items/aside.ts";
import { type ItemShape, itemsOf, mappingOf, readItemShape, slugsOf, surplusOfItems } from "./shapes/items/item-shape.ts";
import { lookedItems } from "./shapes/items/looked.ts";

/** How many shapes are read how; `wrong` must never be there. */
function table(shapes: readonly ItemShape[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const shape of shapes) {
    const { reading } = readItemShape(shape);
    counts[reading] = (counts[reading] ?? 0) + 1;
  }
  return counts;
}

const all = [...lookedItems, ...asideItems];

describe.each(all.map((shape) => [shape.service, shape] as const))("an answer as %s writes it", (_service, shape) => {
  it("says nothing that nobody wrote", () => {
    expect(readItemShape(shape).differing).toEqual([]);
  });

  it("says nothing else after any mechanical change", () => {
    // Where two prices came close, a change may take one of them away.
    for (let seed = 0; seed < (shape.rows.length === 0 ? 0 : 15); seed++) {
      const { answer, steps } = changed(shape.answer, seed, slugsOf(shape));
      expect({ seed, steps, surplus: surplusOfItems(shape, answer) }).toEqual({ seed, steps, surplus: [] });
    }
  });

  it("says why, where it gives no row", () => {
    const read = itemsOf(shape);
    if (read?.items.length === 0) expect(read.skipped.length).toBeGreaterThan(0);
  });
});

describe.each(lookedItems.map((shape) => [shape.service, shape] as const))("the plan of %s", (_service, shape) => {
  const options = { mapping: mappingOf(shape.mapping ?? {}) };
  const { items, plan } = decode(shape.kind, shape.answer, options);

  it("reads the next answer as the first", () => {
    const plans = createPlans();
    for (let turn = 0; turn < 2; turn++) expect(decode(shape.kind, shape.answer, { ...options, plans }).items).toEqual(items);
  });

  it("means what it meant, also where a column has several parts", () => {
    const whole = { lines: plan, refused: [] };
    expect(changesOfMeaning(whole, { lines: plan.toReversed(), refused: [] })).toEqual([]);
  });

  it("has lines that can be pinned one by one, and change nothing", () => {
    for (const line of plan) {
      const pins = { [shape.kind]: { [line.path]: roleText(line) } };
      // Of two readings that came close, a pin is what decides.
      if (line.path.endsWith("{}") || line.why?.includes("could both be")) continue;
      expect({ line, items: decode(shape.kind, shape.answer, { mapping: { ...options.mapping, pins } }).items }).toEqual({
        line,
        items,
      });
    }
  });
});

describe("the shapes of public services' lists", () => {
  it("are read as often as this", () => {
    expect({ looked: table(lookedItems), aside: table(asideItems) }).toEqual({
      looked: { right: 20 },
      aside: { right: 7, partly: 2, refused: 5 },
    });
  });
});
