import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { eachBriefly } from "../long-elsewhere.ts";
import { compare, readBounds, writeBounds } from "./bounds.mjs";
import { functionsOf } from "./functions.mjs";

const program = new URL("run.mjs", import.meta.url).pathname;
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "ratchets-"));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

function run(folder: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: folder, encoding: "utf8" });
  return { status, said: stdout + stderr };
}

function longFunction(name: string, ownLines: number): string {
  const statements = Array.from({ length: ownLines - 2 }, (_, at) => `  console.log(${at});\n`);
  return `export function ${name}(): void {\n${statements.join("")}}\n`;
}

const toy = {
  "package.json": '{ "name": "toy", "type": "module" }',
  "knip.json": '{ "entry": ["src/main.ts!", "test/*.test.ts"], "project": ["src/**/*.ts!", "test/**/*.ts"] }',
  "src/main.ts": 'import { long } from "./rules/long.ts";\n\nlong();\n',
  "src/rules/long.ts": longFunction("long", 50),
  "test/long.test.ts": 'import { long } from "../src/rules/long.ts";\n\nlong();\n',
  "test/ratchets/bounds.txt": "",
};

describe("the ratchets of a project", () => {
  it("name all that grew and fail, take it for a reason, and lower what became less", { tags: "long" }, () => {
    const folder = folderOf(toy);
    const bounds = join(folder, "test/ratchets/bounds.txt");
    const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
    expect(run(folder, "--accept", "it begins").status).toBe(0);
    const atFirst = readFileSync(bounds, "utf8");
    expect(atFirst).toContain("function | src/rules/long.ts long | 50 | it begins\n");

    const nested = (depth: number): string => (depth === 0 ? "console.log(n);" : `if (n > ${depth}) { ${nested(depth - 1)} }`);
    const tangled = `function tangled(n: number): void { ${nested(6)} }\n\ntangled(1);\n`;
    put("src/rules/long.ts", `${longFunction("long", 51)}export const spare = 1;\nexport const inner = 1;\n${tangled}`);
    put("src/loose.ts", "console.log(1);\n");
    put("test/inner.test.ts", 'import { inner } from "../src/rules/long.ts";\n\nconsole.log(inner);\n');
    put("test/many.test.ts", "// One of very many.\n".repeat(1_000));
    for (let at = 0; at < 30; at += 1) put(`src/rules/part-${at}.ts`, "// One of very many.\n".repeat(40));
    const refused = run(folder);
    expect(refused.status).toBe(1);
    const grown = refused.said.split("Grew:\n")[1]?.split("\n\n")[0]?.split("\n") ?? [];
    expect(grown.slice(0, 9).map((line) => line.trim())).toEqual([
      "lines of src: 1260, at most 500",
      "lines of test: 1006, at most 500",
      "lines of the core: 1260, at most 500",
      "files of src: 33, at most 10",
      "src/rules/long.ts long (functions of more than 40 own lines): 51, at most 50",
      "src/rules/long.ts tangled (functions more complex than 15): 21, at most 15",
      "src/rules (folders of more than 30 files): 31, at most 30",
      "src/loose.ts (files loose on the top of src): 1, at most 0",
      "src/loose.ts (exports, files and packages that nobody uses): 1, at most 0",
    ]);
    expect(refused.said).toContain("src/rules/long.ts spare (exports, files and packages that nobody uses)");
    expect(refused.said).toContain("src/rules/long.ts inner (exports that tests alone use)");
    expect(readFileSync(bounds, "utf8")).toBe(atFirst);

    expect(run(folder, "--accept", "a good reason").status).toBe(0);
    expect(readFileSync(bounds, "utf8")).toContain("complexity | src/rules/long.ts tangled | 21 | a good reason\n");

    put("src/rules/long.ts", longFunction("long", 45));
    expect(run(folder)).toMatchObject({ status: 0, said: expect.stringContaining("new bounds: commit it") });
    expect(readFileSync(bounds, "utf8")).toContain("function | src/rules/long.ts long | 45 | a good reason\n");
  });

  eachBriefly(
    [[["--acept", "why"]], [["--accept"]], [["--accept", " "]], [["--accept", "why", "more"]]],
    ([args]) => args[0] === "--acept",
  )("say how they are used: %j", (args) => {
    expect(run(folderOf({}), ...args)).toEqual({ status: 2, said: 'usage: npm run ratchets [-- --accept "why"]\n' });
  });
});

/** What was measured of functions, and of lines of src. */
function measured(functions: Record<string, number>, lines = 1_000) {
  const exceptions = new Map([["function", new Map(Object.entries(functions))]]);
  return { totals: new Map([["lines of src", lines]]), exceptions, parts: new Map<string, number>() };
}

const bound = (most: number, why = "") => ({ most, why });

describe("a bound", () => {
  it("has room for small changes where it is a total, and isn't lowered for a small one", () => {
    const { next } = compare(measured({}, 71_893), new Map(), "it begins");
    expect(next.get("total | lines of src")).toEqual(bound(72_500, "it begins"));
    const changed = (lines: number) => compare(measured({}, lines), next, null);
    expect(changed(72_500)).toEqual({ grown: [], next });
    expect(changed(72_501).grown).toEqual([{ kind: "total", name: "lines of src", value: 72_501, most: 72_500 }]);
    expect(changed(71_751).next).toEqual(next);
    expect(changed(71_750).next.get("total | lines of src")?.most).toBe(72_000);
  });

  it("goes when its exception is gone, so that it can't come back", () => {
    const before = new Map([
      ["total | lines of src", bound(1_500)],
      ["function | src/a.ts long", bound(50)],
    ]);
    const { next } = compare(measured({}), before, null);
    expect([...next.keys()]).toEqual(["total | lines of src"]);
    expect(compare(measured({ "src/a.ts long": 41 }), next, null).grown).toEqual([
      { kind: "function", name: "src/a.ts long", value: 41, most: 40 },
    ]);
  });

  it.each([
    ["goes along to another file", "src/b/c.ts long", 50, true],
    ["goes along with a new name in its file", "src/a.ts longer", 50, true],
    ["never grows on the way", "src/b/c.ts long", 51, false],
    ["is no other function's in another file", "src/b/c.ts other", 45, false],
  ])("%s", (_what, name, own, fits) => {
    const before = new Map([
      ["total | lines of src", bound(1_500)],
      ["function | src/a.ts long", bound(50)],
    ]);
    expect(compare(measured({ [name]: own }), before, null).grown).toHaveLength(fits ? 0 : 1);
  });

  it("serves one exception alone when two want to go along with it", () => {
    const before = new Map([
      ["total | lines of src", bound(1_500)],
      ["function | src/a.ts long", bound(50)],
    ]);
    expect(compare(measured({ "src/b.ts long": 45, "src/c.ts long": 45 }), before, null).grown).toHaveLength(1);
  });

  it("is the higher one of two after a merge, whose marks are passed over", () => {
    const merged =
      "# Text.\n<<<<<<< HEAD\nfunction | src/a.ts long | 48\n=======\nfunction | src/a.ts long | 50 | why\ntotal | x | 7\n>>>>>>> main\n";
    const file = join(folderOf({ "bounds.txt": merged }), "bounds.txt");
    const bounds = readBounds(file);
    expect([...bounds]).toEqual([
      ["function | src/a.ts long", bound(50, "why")],
      ["total | x", bound(7)],
    ]);
    expect(writeBounds(file, bounds)).toBe(true);
    expect(writeBounds(file, bounds)).toBe(false);
    expect(readFileSync(file, "utf8")).not.toContain("<<<");
    expect(readBounds(file)).toEqual(bounds);
  });
});

describe("own lines of a function", () => {
  it.each([
    ["count code", "function a() {\n  b();\n}\n", [["a", 3]]],
    ["leave out blank lines and comments", "function a() {\n\n  // Why.\n  /* And\n  why. */\n  b(); // So.\n}\n", [["a", 3]]],
    [
      "leave out functions in it",
      "function a() {\n  function b() {\n    c();\n  }\n  b();\n}\n",
      [
        ["a", 3],
        ["a > b", 3],
      ],
    ],
    [
      "count the line that a handed function begins on",
      "const a = () => {\n  b(() => {\n    c();\n  });\n};\n",
      [
        ["a", 3],
        ["a > b()", 3],
      ],
    ],
    [
      "hold for what stands on one line",
      "const a = (n: number) => [n].map((one) => one + 1);\n",
      [
        ["a", 1],
        ["a > map()", 1],
      ],
    ],
    [
      "hold for methods",
      "const a = {\n  b() {\n    c();\n  },\n};\nclass D {\n  e(): void {}\n}\n",
      [
        ["b", 3],
        ["e", 1],
      ],
    ],
    [
      "number equal names",
      "a(() => 1);\na(() => 2);\n",
      [
        ["a()", 1],
        ["a()#2", 1],
      ],
    ],
    ["know text that looks like a comment", 'function a() {\n  b("// no");\n  b(`/*\n  no */`);\n}\n', [["a", 5]]],
  ])("%s", (_what, source, expected) => {
    expect(functionsOf("a.ts", source).map(({ name, own }) => [name, own])).toEqual(expected);
  });

  it("are not guessed where a file can't be read", () => {
    expect(() => functionsOf("a.ts", "function (")).toThrow("a.ts can't be parsed");
  });
});
