import { expect, it } from "vitest";
import { limits } from "../../../src/api/decode/limits.ts";

it("what one answer may cost at most", () => {
  expect(limits).toEqual({
    items: 20_000,
    nodes: 200_000,
    keys: 5_000,
    columns: 3_000,
    depth: 16,
    text: 300,
    skipped: 200,
    notes: 200,
    fields: 500,
  });
});
