import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readEnvFile, valuesIn, withValues, writeEnvFile } from "../../src/init/env-file.ts";
import { freshFolder } from "../bot.ts";
import { runs } from "../runs.ts";

const now = Date.UTC(2026, 10, 22, 4, 5, 6);

describe("a changed text", () => {
  it("keeps comments, order, and what nobody knows", () => {
    const text = "# mine\r\n\r\nFOO='bar # baz'\nexport PORT = 80 # why\n\n#PORT=1\nDATA_DIR=old\nDATA_DIR=data";
    expect(withValues(text, { PORT: "81", DATA_DIR: "/var/my data", HOST: "127.0.0.1", BACKUP_DIR: "" })).toBe(
      "# mine\r\n\r\nFOO='bar # baz'\nPORT=81\n\n#PORT=1\nDATA_DIR=old\nDATA_DIR='/var/my data'\nHOST=127.0.0.1\n",
    );
  });

  it("is the template's where there was none", () => {
    const example = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");
    const text = withValues(example, { PORT: "81", ODDS_SOURCE_NAME: "It's #1" });
    expect(valuesIn(text)).toEqual({ PORT: "81", ODDS_SOURCE_NAME: "It's #1" });
    expect(text.split("\n")).toHaveLength(example.split("\n").length);
  });

  it("takes a value away", () => {
    expect(withValues("A=1\nPORT=80\n", { PORT: "" })).toBe("A=1\nPORT=\n");
  });

  it.each([
    ["a value with both quotes", "", 'it\'s "so" `now`'],
    ["a value of two lines", "", "a\nTELEGRAM_BOT_TOKEN=b"],
    ["a line inside of another value", 'NOTE="first\nPORT=80\nlast"\n', "81"],
  ])("is refused for %s", (_what, text, value) => {
    expect(() => withValues(text, { PORT: value })).toThrow("cannot be written into this file");
  });

  it("says what was wanted and nothing else, or is refused", () => {
    const name = fc.constantFrom("PORT", "HOST", "DATA_DIR", "FOO");
    const line = fc.oneof(
      fc.tuple(name, fc.string()).map(([key, value]) => `${key}=${value}`),
      fc.string(),
      fc.constantFrom("", "# PORT=1", "export HOST=x", 'FOO="a', "'"),
    );
    const changes = fc.dictionary(name, fc.string(), { maxKeys: 3 });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), changes, (lines, wanted) => {
        const text = lines.join("\n");
        let changed: string;
        try {
          changed = withValues(text, wanted);
        } catch {
          return;
        }
        const kept = Object.entries({ ...valuesIn(text), ...wanted }).filter(([, value]) => value !== "");
        expect(valuesIn(changed)).toEqual(Object.fromEntries(kept));
      }),
      { numRuns: runs(300) },
    );
  });
});

describe("a written file", () => {
  it("is its owner's alone, and what was there before stays beside it", () => {
    const path = join(freshFolder(), ".env");
    expect(readEnvFile(path)).toEqual({ path, text: null });
    expect(writeEnvFile(readEnvFile(path), "A=1\n", now)).toBeNull();
    expect(statSync(path).mode & 0o777).toBe(0o600);
    chmodSync(path, 0o644);
    const kept = writeEnvFile(readEnvFile(path), "A=2\n", now);
    expect(kept).toBe(`${path}.2026-11-22T040506Z`);
    expect([path, `${kept}`].map((file) => [readFileSync(file, "utf8"), statSync(file).mode & 0o777])).toEqual([
      ["A=2\n", 0o600],
      ["A=1\n", 0o600],
    ]);
  });

  it("stays where a link leads", () => {
    const folder = freshFolder();
    writeFileSync(join(folder, "settings"), "A=1\n");
    symlinkSync("settings", join(folder, ".env"));
    writeEnvFile(readEnvFile(join(folder, ".env")), "A=2\n", now);
    expect(readFileSync(join(folder, "settings"), "utf8")).toBe("A=2\n");
    expect(readFileSync(join(folder, ".env"), "utf8")).toBe("A=2\n");
  });

  it("is not there at all when it cannot be put in its place, and nothing else is left", () => {
    const folder = freshFolder();
    mkdirSync(join(folder, ".env"));
    expect(() => writeEnvFile({ path: join(folder, ".env"), text: null }, "A=1\n", now)).toThrow();
    expect(readdirSync(folder)).toEqual([".env"]);
  });
});
