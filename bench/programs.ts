import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { freshFolder } from "../test/bot.ts";

/** A program in a process of its own. */
export interface Program {
  pid: number;
  /** When it was started, by `performance.now`. */
  startedAt: number;
  stop(): Promise<void>;
}

/** Starts the bot as the image and the unit file do, with these settings and nothing else of our environment. */
export function startBot(settings: Readonly<Record<string, string>>): Program {
  const own = { DATA_DIR: freshFolder(), HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "error", MALLOC_TRIM_THRESHOLD_: "131072" };
  return startProgram("../../dist/linewatch.js", { ...own, ...settings }, ["--max-semi-space-size=8"]);
}

/** Starts a compiled program, named from this folder. What it writes is shown; when it ends by itself, so does the benchmark. */
export function startProgram(file: string, settings: Readonly<Record<string, string>>, flags: readonly string[] = []): Program {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...flags, fileURLToPath(new URL(file, import.meta.url))], {
    cwd: freshFolder(),
    env: { PATH: process.env["PATH"], ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  let isStopping = false;
  const ended = once(child, "exit");
  void ended.then(([code]) => {
    if (!isStopping) throw new Error(`${file} ended with ${code}`);
  });
  return {
    pid: child.pid ?? 0,
    startedAt,
    async stop() {
      isStopping = true;
      child.kill("SIGTERM");
      await ended;
    },
  };
}
