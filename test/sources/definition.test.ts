import { describe, expect, it } from "vitest";
import { z } from "zod";
import { BadDefinition, type Definition, definitionSchema } from "../../src/sources/definition.ts";
import { builtIn } from "../../src/sources/index.ts";
import { openSource } from "../../src/sources/open.ts";
import { filterNames } from "../../src/sources/reading/filters.ts";

const smallest: Definition = {
  name: "Bout Odds",
  recorded: "by hand",
  base: "https://bouts.example",
  rhythm: { ahead: [5, 5], live: [1, 1] },
  format: "decimal",
  asks: {
    boards: {
      path: "/odds",
      shape: {
        each: { bout: "answer[]", price: "bout.prices[]" },
        rows: [{ market: "'winner'", selection: "price.on", price: "price.odds" }],
      },
    },
  },
};

function problemsOf(definition: unknown): readonly string[] {
  try {
    openSource({ definition });
    return [];
  } catch (error) {
    if (error instanceof BadDefinition) return error.problems;
    throw error;
  }
}

/** The definition with the value at a place replaced. */
function changed(place: readonly (string | number)[], value: unknown): unknown {
  const copy = structuredClone(smallest) as unknown;
  const parent = place.slice(0, -1).reduce((at, key) => (at as Record<string | number, unknown>)[key], copy);
  (parent as Record<string | number, unknown>)[place.at(-1) ?? ""] = value;
  return copy;
}

const row = ["asks", "boards", "shape", "rows", 0] as const;

describe("a definition", () => {
  it("is data: what is written out as JSON and read again is the same", () => {
    for (const { definition } of Object.values(builtIn)) expect(problemsOf(JSON.parse(JSON.stringify(definition)))).toEqual([]);
    expect(problemsOf(smallest)).toEqual([]);
  });

  it.each([
    [["selctions"], {}, 'definition: Unrecognized key: "selctions"'],
    [[...row, "selctions"], "price.on", 'asks.boards.shape.rows[0]: Unrecognized key: "selctions"'],
    [["asks", "boards", "shape", "teams"], { home: "bout.a", awya: "bout.b" }, "asks.boards.shape.teams"],
    [["words"], { market: {} }, 'words: Unrecognized key: "market"'],
    [["asks", "bouts"], {}, 'asks: Unrecognized key: "bouts"'],
    [["format"], "decimals", "format: Invalid option"],
    [["base"], "ftp://bouts.example", "base: Invalid URL"],
    [["recorded"], undefined, "recorded: Invalid input"],
    [[...row, "price"], "prise.odds", 'asks.boards: prise.odds: there is no level "prise" (there are answer, bout, price)'],
    [[...row, "price"], "price.odds|half", 'asks.boards: price.odds|half: there is no filter "half"'],
    [[...row, "price"], "price.odds|before", 'asks.boards: price.odds|before: there is no filter "before"'],
    [[...row, "price"], "price[]", 'asks.boards: price[]: [] and {} belong into "each"'],
    [[...row, "price"], "price.odds]", 'asks.boards: price.odds]: not understood from "]" on'],
    [[...row, "selection"], undefined, "asks.boards: one price needs a selection"],
    [
      ["asks", "sports"],
      { path: "/s", shape: { each: { sport: "answer[]" }, fields: { nam: "sport.name" } } },
      'asks.sports: sports have no field "nam"',
    ],
    [
      ["asks", "sports"],
      { path: "/s", shape: { each: { sport: "answer[]" }, fields: { slug: "sport.id" } } },
      "asks.sports: sports need name",
    ],
  ])("with %j as %j is refused by its place", (place, value, problem) => {
    expect(problemsOf(changed(place, value)).join("\n")).toContain(problem);
  });

  it("keeps its language small", () => {
    const row = definitionSchema.shape.asks.shape.boards.unwrap().shape.shape.shape.rows.element;
    expect(filterNames).toHaveLength(7);
    expect(Object.keys(row.shape).length).toBeLessThanOrEqual(14);
  });

  it("can be completed by an editor", () => {
    const schema = z.toJSONSchema(definitionSchema, { io: "input" });
    expect(schema.required).toEqual(["name", "recorded", "base", "rhythm", "format", "asks"]);
  });
});
