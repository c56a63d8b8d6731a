import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { Draft } from "../../src/propose/draft.ts";
import { openSource } from "../../src/sources/open.ts";
import { eachBriefly } from "../long-elsewhere.ts";
import { forms } from "./forms.ts";

const folder = mkdtempSync(join(tmpdir(), "linewatch-draft-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The built program, as `npm run draft` starts it. */
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["dist/draft.js", ...args], { encoding: "utf8" });
  return { status, stdout, stderr };
}
function fileOf(form: string): string {
  const path = join(folder, `${form.replaceAll(" ", "-")}.json`);
  writeFileSync(path, JSON.stringify(forms.find(([name]) => name === form)?.[2]));
  return path;
}

describe("npm run draft", () => {
  it("prints a definition that reads, and exits with 0 where nothing is open", () => {
    const { status, stdout, stderr } = run(`boards=${fileOf("lists in lists")}`);
    expect([status, stderr]).toEqual([0, ""]);
    const { definition, questions } = JSON.parse(stdout) as Draft;
    expect(questions).toEqual([]);
    const [, , answer] = forms[0] ?? [];
    expect(openSource({ definition }).readers.boards?.(answer).rows).toHaveLength(27);
  });

  it("reads answers behind the mark that some editors and shells put before them", () => {
    const path = fileOf("lists in lists");
    writeFileSync(path, `\uFEFF${readFileSync(path, "utf8")}`);
    expect(run(`boards=${path}`)).toMatchObject({ status: 0, stderr: "" });
  });

  it("exits with 3 where a person has something to decide", () => {
    const { status, stdout } = run(`boards=${fileOf("with two prices")}`, `history=${fileOf("lists in lists")}`);
    expect(status).toBe(3);
    const { definition, questions } = JSON.parse(stdout) as Draft;
    // What is sure stands there as well, for whoever decides the rest.
    expect(definition.asks.boards?.shape.rows[0]).toMatchObject({ market: "entry1.market", price: "entry1.odds?" });
    expect(questions).toEqual([
      { ask: "boards", path: "entry1.odds", question: "entry1.odds and entry1.price could both be the price" },
      {
        ask: "history",
        path: "outcome3.price",
        question: "what outcome3.price says is not known: it may change what the prices are",
      },
    ]);
  });

  const mistakes = [
    [[], "usage: npm run --silent draft -- ASK=FILE"],
    [["boards"], '"boards" is no ASK=FILE'],
    [["bouts=x.json"], '"bouts=x.json" is no ASK=FILE'],
    [["boards=./not-there.json"], "./not-there.json cannot be read"],
    [[`boards=${new URL(import.meta.url).pathname}`], "is not JSON"],
  ] as const;
  eachBriefly(mistakes, ([args]) => args.length === 0 || args[0] === "boards")(
    "%j prints nothing on standard output and says what is wrong",
    (args, message) => {
      expect(run(...args)).toMatchObject({ status: 2, stdout: "", stderr: expect.stringContaining(message) });
    },
  );
});
