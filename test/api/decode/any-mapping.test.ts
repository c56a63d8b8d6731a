import fc from "fast-check";
import { expect, it } from "vitest";
import { decode, NotUnderstood } from "../../../src/api/decode/index.ts";
import { type Mapping, readMapping } from "../../../src/api/decode/mapping.ts";
import { rolesOf } from "../../../src/api/decode/plan/roles.ts";
import { kinds } from "../../../src/api/decode/rows.ts";
import { runs } from "../../runs.ts";

const key = fc.constantFrom(..."data rows odds k price name book sel __proto__ constructor 0 é".split(" "));
const path = fc.array(key, { minLength: 1, maxLength: 4 }).map((keys) => keys.join("."));
const single = key.filter((one) => !one.includes("."));

/** Mappings as an operator could write them. */
const written = fc.record(
  {
    matches: fc.record({ items: path, slug: path, home: path, scheduled_at: path }, { requiredKeys: [] }),
    odds: fc.record({ items: path, price: single, bookmaker: single, selection: single, line: single }, { requiredKeys: [] }),
    value_bets: fc.record({ items: path, edge: path, price: path, selection: path }, { requiredKeys: [] }),
    ignore: fc.record({ odds: fc.array(single, { maxLength: 3 }) }, { requiredKeys: [] }),
    pins: fc.record(
      {
        odds: fc.dictionary(
          path.map((one) => `data[].${one}`),
          fc.constantFrom(...rolesOf("odds")),
          { maxKeys: 3 },
        ),
      },
      { requiredKeys: [] },
    ),
    filters: fc.record({ league: single }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);
/** The same kinds with anything in them. */
const scrawled = fc.record(
  Object.fromEntries([...kinds, "ignore", "pins"].map((kind) => [kind, fc.dictionary(key, fc.jsonValue(), { maxKeys: 3 })])),
  { requiredKeys: [] },
);
const answer = fc.oneof(
  fc.jsonValue(),
  fc
    .array(fc.dictionary(key, fc.oneof(fc.constantFrom<unknown>(1.9, 2.1, "home", "away", "Alder"), fc.jsonValue())), {
      maxLength: 4,
    })
    .map((data) => ({ data })),
);

function decodeOrRefuse(json: unknown, mapping: Mapping): void {
  for (const kind of kinds)
    try {
      decode(kind, json, { mapping });
    } catch (error) {
      if (!(error instanceof NotUnderstood)) throw error;
    }
}

it("any JSON as a mapping is read or refused with its problems, and any answer is decoded by it or refused", () => {
  let read = 0;
  fc.assert(
    fc.property(fc.oneof({ weight: 4, arbitrary: written }, scrawled, fc.jsonValue()), answer, (json, body) => {
      const result = readMapping(json);
      if (result.ok) read++;
      else expect(result.problems.join("")).not.toBe("");
      decodeOrRefuse(body, result.ok ? result.mapping : {});
    }),
    { numRuns: runs(200) },
  );
  expect(read).toBeGreaterThan(100);
});
