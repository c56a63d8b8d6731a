import { describe, expect, it } from "vitest";
import { nearestCommand } from "../../src/commands/input/nearest-command.ts";
import { catalog } from "./catalog.ts";

const names = catalog.map(({ name }) => name);

describe("the command that a mistyped one means", () => {
  it.each([
    ["wath", "watch"],
    ["unwacth", "unwatch"],
    ["matchs", "matches"],
    ["valuebet", "valuebets"],
    ["value", "valuebets"],
    ["ods", "odds"],
    ["hlep", "help"],
    ["Odd", "odds"],
  ])("%s means %s", (typed, meant) => {
    expect(nearestCommand(typed, names)).toBe(meant);
  });

  it.each(["zzzzz", "xyz", "ставки", "", "*", "(", "\u0000"])("%j means none", (typed) => {
    expect(nearestCommand(typed, names)).toBeNull();
  });
});
