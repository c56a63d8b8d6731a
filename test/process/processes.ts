import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { freshFolder } from "../bot.ts";
import { type Found, lookFor } from "../patience.ts";

/** How a process ended: one of the two is null. */
interface End {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** The bot as a process of its own. */
export interface BotProcess {
  stdout(): string;
  stderr(): string;
  /** Resolves with the first answer that is not null or false; rejects when the process ends before, or takes too long. */
  until<T>(check: () => T | Promise<T>): Promise<Found<T>>;
  /** Resolves when the process has ended and all it wrote is here; rejects when it does not. */
  end(looks?: number): Promise<End>;
  signal(name: NodeJS.Signals): void;
  /** Closes our end of what it writes to, as a reader that has read enough. */
  hangUp(): void;
}

/** PROGRAM names another build, to be compared with this one. */
const built = process.env["PROGRAM"] ?? fileURLToPath(new URL("../../dist/linewatch.js", import.meta.url));
const shownOnFailure = 3_000;
const started = new Set<ChildProcess>();

/**
 * Starts dist/linewatch.js with these settings and nothing else of our environment, in an empty folder, where no `.env` file
 * adds to them unless `folder` has one. With `shiftMs` its clock is ahead of ours by so much; `program` is another copy of the build, or another
 * program, with its arguments.
 */
export function startProcess(
  settings: Readonly<Record<string, string>>,
  { shiftMs = 0, program = built, args = [] as readonly string[], folder = freshFolder() } = {},
): BotProcess {
  if (!existsSync(program)) throw new Error(`${program} is missing: run "npm run build" before these tests ("npm test" does)`);
  const child = spawn(process.execPath, [...(shiftMs === 0 ? [] : ["--import", clockShiftedBy(shiftMs)]), program, ...args], {
    cwd: folder,
    env: { PATH: process.env["PATH"], ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.add(child);
  const written = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (written.stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (written.stderr += text));
  let ended: End | null = null;
  child.once("close", (code, signal) => {
    started.delete(child);
    ended = { code, signal };
  });

  function fail(why: string): never {
    throw new Error(`${why}\n--- stdout\n${written.stdout.slice(-shownOnFailure)}\n--- stderr\n${written.stderr}`);
  }

  return {
    stdout: () => written.stdout,
    stderr: () => written.stderr,
    async until(check) {
      const found = await lookFor(async () => {
        const now = await check();
        if (!now && ended) fail(`the process ended (${ended.code ?? ended.signal}) before this came about: ${check}`);
        return now;
      });
      return found ?? fail(`this never came about: ${check}`);
    },
    end: async (looks) => (await lookFor(() => ended, looks === undefined ? {} : { looks })) ?? fail("the process did not end"),
    signal: (name) => void child.kill(name),
    hangUp: () => void child.stdout.destroy(),
  };
}

/** A module that shifts the machine's clock for the process that loads it first; what measures time passing stays as it is. */
function clockShiftedBy(ms: number): string {
  const source = `
    const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...given) { super(...(given.length === 0 ? [Real.now() + ${ms}] : given)); }
      static now() { return Real.now() + ${ms}; }
    };`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

/** For the files of these tests: they mostly wait, and side by side they do so together. */
export const sideBySide = { maxConcurrency: 6, testTimeout: 180_000 };

/** Ends what a failed test has left running. */
export function killLeftProcesses(): void {
  for (const child of started) child.kill("SIGKILL");
}
