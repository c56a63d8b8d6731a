import { describe, expect, it } from "vitest";
import { listedCommands } from "../../src/commands/catalog.ts";

describe("the catalog", () => {
  it("has /bonuses only where the host wants it, and is the same otherwise", () => {
    const names = (bonuses: boolean) => listedCommands(bonuses, []).map(({ name }) => name);
    expect(names(true)).toContain("bonuses");
    expect(names(false)).toEqual(names(true).filter((name) => name !== "bonuses"));
  });
});
