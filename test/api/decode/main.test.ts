import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "linewatch-decode-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The built program, as `npm run decode` starts it. */
function run(args: readonly string[], input: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["dist/decode.js", ...args], {
    input,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, stdout, stderr };
}

describe("npm run decode", () => {
  const answer = JSON.stringify([{ bookmaker: "Q", home: 1.9, away: 2 }]);

  it("prints what it made of an answer, as JSON", () => {
    const { status, stdout, stderr } = run(["odds"], answer);
    expect([status, stderr]).toEqual([0, ""]);
    expect(JSON.parse(stdout)).toMatchObject({
      items: [{ market: "winner", selection: "home", price: 1.9 }, { selection: "away" }],
      skipped: [],
      notes: [],
    });
  });

  it("reads an answer of several megabytes to its end", () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => ({ slug: `team-${index}`, name: "x".repeat(100) }));
    expect(JSON.parse(run(["teams"], JSON.stringify({ data: rows })).stdout).items).toHaveLength(20_000);
  });

  it("takes a mapping file", () => {
    const file = join(folder, "mapping.json");
    writeFileSync(file, JSON.stringify({ odds: { bookmaker: "home" } }));
    expect(run(["odds", file], "[]").status).toBe(0);
    writeFileSync(file, JSON.stringify({ odds: { bookie: "home" } }));
    expect(run(["odds", file], "[]")).toMatchObject({
      status: 1,
      stdout: "",
      stderr: expect.stringContaining("odds.bookie: there is no such field"),
    });
  });

  it.each([
    [["odds"], "not JSON", 1, "standard input is not JSON"],
    [["odds"], '{"success":false}', 1, "not understood: the answer says that it failed"],
    [["oddz"], "[]", 1, 'there is no kind "oddz"'],
    [[], "[]", 2, "usage:"],
  ])("%j says what is wrong with %j", (args, input, status, message) => {
    expect(run(args, input)).toMatchObject({ status, stdout: "", stderr: expect.stringContaining(message) });
  });
});
