import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Ask, asks } from "../../src/sources/definition.ts";
import { runs } from "../runs.ts";
import { opened, outcomeOf, recordings } from "./recordings.ts";

const cases = Object.entries(opened).flatMap(([source, { readers }]) =>
  asks.filter((ask) => readers[ask]).map((ask) => [source, ask] as const),
);

/** A recorded answer with any JSON in the place of one of its values. */
function spoiled(json: unknown, value: unknown, at: number): unknown {
  let left = at;
  return JSON.parse(JSON.stringify(json), (_key, inner: unknown) => (left-- === 0 ? value : inner));
}

describe("any JSON as an answer", () => {
  it.each(cases)("%s %s: is read or a misfit, and no prototype changes", (source, ask: Ask) => {
    const read = opened[source]?.readers[ask];
    const known = recordings.filter((one) => one.source === source && one.ask === ask).map(({ json }) => json);
    const answer = fc.oneof(
      fc.jsonValue(),
      fc
        .tuple(fc.constantFrom(...known, null), fc.jsonValue(), fc.nat({ max: 200 }))
        .map(([json, value, at]) => spoiled(json, value, at)),
    );
    fc.assert(
      fc.property(answer, (json) => {
        const { rows } = outcomeOf(read as never, json);
        for (const row of rows) if ("price" in row && row.price !== null) expect(row.price).toBeGreaterThan(1);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      { numRuns: runs(60) },
    );
  });
});
