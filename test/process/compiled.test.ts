import { cpSync, existsSync, readdirSync, readFileSync, statSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it, vi } from "vitest";
import { freshFolder } from "../bot.ts";
import { addressOf } from "./places.ts";
import { killLeftProcesses, sideBySide, startProcess } from "./processes.ts";

vi.setConfig(sideBySide);
afterAll(killLeftProcesses);

const root = fileURLToPath(new URL("../..", import.meta.url));
const data = freshFolder();

/** A copy of the program, which has kept nothing yet. */
function freshProgram(): string {
  const folder = freshFolder();
  const isKept = (path: string): boolean => path.startsWith(join(root, "dist/compiled")) || path.endsWith(".map");
  for (const part of ["dist", "locales", "package.json", "src/platforms/playground/page"])
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: (path) => !isKept(path) });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

/** Starts the program, which answers, and stops it. */
async function startOnce(folder: string, settings: Readonly<Record<string, string>> = {}): Promise<void> {
  const bot = startProcess({ PORT: "0", DATA_DIR: data, ...settings }, { program: join(folder, "dist/linewatch.js") });
  expect((await fetch(await addressOf(bot))).status).toBe(200);
  bot.signal("SIGTERM");
  expect(await bot.end()).toEqual({ code: 0, signal: null });
  expect(bot.stderr()).toBe("");
}

describe("what V8 makes of the program's files", () => {
  const folder = freshProgram();
  const kept = join(folder, `dist/compiled/${process.version}-${process.arch}.v8`);

  it("is kept when it ends, for its owner alone", { tags: ["long"] }, async () => {
    await startOnce(folder);
    expect(statSync(kept).size).toBeGreaterThan(100_000);
    expect(statSync(kept).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, "dist/compiled"))).toHaveLength(1);
  });

  it("is taken by the next start, which has nothing to add", { tags: "long" }, async () => {
    if (!existsSync(kept)) await startOnce(folder);
    const { mtimeMs, ino } = statSync(kept);
    await startOnce(folder);
    expect(statSync(kept)).toMatchObject({ mtimeMs, ino });
  });

  it.each([
    ["cut short", () => truncateSync(kept, 70_000)],
    ["damaged", () => damage(kept, 50_000)],
    ["something else", () => writeFileSync(kept, "not what it was")],
    ["empty", () => truncateSync(kept, 0)],
  ])("is made anew when the file is %s", { tags: "long" }, async (_, harm) => {
    if (!existsSync(kept)) await startOnce(folder);
    const { ino, size } = statSync(kept);
    harm();
    await startOnce(folder);
    expect(statSync(kept).ino).not.toBe(ino);
    expect(statSync(kept).size).toBeGreaterThan(size / 2);
  });

  it("may be kept elsewhere, or nowhere", { tags: "long" }, async () => {
    const other = freshProgram();
    const elsewhere = freshFolder();
    await startOnce(other, { NODE_COMPILE_CACHE: elsewhere });
    expect(readdirSync(elsewhere)).toContain(`${process.version}-${process.arch}.v8`);
    await startOnce(other, { NODE_COMPILE_CACHE: join(other, "package.json") });
    expect(readdirSync(join(other, "dist"))).not.toContain("compiled");
  });
});

function damage(file: string, at: number): void {
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 0x5a, at);
  writeFileSync(file, bytes);
}
