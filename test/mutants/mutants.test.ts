import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { equivalent } from "./equivalent.ts";
import { changeOf, lineOf, mutantsOf, withSwitches } from "./mutants.ts";

const changes = (source: string) => mutantsOf(source).map(changeOf);

describe("mutants", () => {
  it.each([
    ["a boundary and its opposite", "a < b", ["a < b → (a) <= (b)", "a < b → (a) >= (b)"]],
    ["an operator", "a * b", ["a * b → (a) / (b)"]],
    ["a condition", "a && !b", ["a && !b → (a) || (!b)", "!b → (b)"]],
    ["what stands in for nothing", "a ?? b", ["a ?? b → (a) && (b)"]],
    ["a constant", "f(3, 60_000)", ["3 → 4", "60_000 → 120000"]],
    ["a flag", "f({ replace: true })", ["true → false"]],
    ["one end for the other", "Math.min(a, b)", ["min → max"]],
    ["one for all", "list?.some(f)", ["some → every"]],
    ["a comparison in SQL", 'query.where("due_at", "<=", now)', ['"<=" → "<"']],
    ["an order in SQL", 'query.orderBy("id", "desc")', ['"desc" → "asc"']],
    ["what is added up", "sum += a", ["sum += a → sum -= (a)"]],
  ])("change %s", (_, source, expected) => {
    expect(changes(source)).toEqual(expected);
  });

  it.each([
    ["types", "let a: 1 | true = b as 2;"],
    ["imports", 'import { a } from "./1.ts";'],
    ["names of properties", "const a = { 1: b };"],
    ["log lines", "deps.log.warn({ count: 1 }, b);"],
    ["what an error says", "throw new RangeError(f(1 > b));"],
    ["texts", 'const a = "1" + b;'],
    ["functions of SQL", 'fn.min("due_at");'],
    ["comments", "/* a < b */ f(); // 1"],
  ])("leave %s alone", (_, source) => {
    expect(changes(source)).toEqual([]);
  });

  it("stand side by side in one program, of which one is alive at a time", () => {
    const source = "Math.min(...[a + 2 * b < 7, !c].map((one) => (one ? 1 : [3].some((x) => x > a) ? 4 : 5)))";
    const mutants = mutantsOf(source);
    const program = withSwitches(
      source,
      mutants.map((mutant, index) => ({ ...mutant, number: index + 1 })),
    );
    const run = (body: string, alive: number) =>
      JSON.stringify(new Function("a", "b", "c", "$mutant", `return ${body}`)(1, 3, false, (number: number) => number === alive));
    expect(run(program, 0)).toBe(run(source, 0));
    for (const [index, { start, end, becomes }] of mutants.entries())
      expect(run(program, index + 1)).toBe(run(source.slice(0, start) + becomes + source.slice(end), 0));
    expect(mutants.length).toBeGreaterThan(10);
  });

  it("that are listed as equivalent are mutants of the program as it is", { tags: ["long"] }, () => {
    const unknown = equivalent.filter(({ file, line, change }) => {
      const source = readFileSync(new URL(`../../src/${file}`, import.meta.url), "utf8");
      return !mutantsOf(source).some((mutant) => changeOf(mutant) === change && lineOf(source, mutant) === line);
    });
    expect(unknown).toEqual([]);
  });
});
