import { describe, expect, it } from "vitest";
import { leavesOf, MOST } from "../../../src/api/decode/items/leaves.ts";

const keysOf = (row: object) => leavesOf(row, { kind: "teams" }).map(({ keys }) => keys.join("."));

describe("the values of a row", () => {
  it("are those that say something", () => {
    expect(keysOf({ name: "Reds", country: null, sport: "" })).toEqual(["name"]);
  });

  it("are the first of too many", () => {
    const row = Object.fromEntries(Array.from({ length: MOST + 50 }, (_, nth) => [`key${nth}`, nth]));
    expect(keysOf(row)).toHaveLength(MOST);
    expect(keysOf(row).at(-1)).toBe(`key${MOST - 1}`);
  });
});
