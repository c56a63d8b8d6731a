import { type Bot, startBot } from "./app/bot.ts";
import { systemClock } from "./clock.ts";
import { type Config, ConfigError, leaveEnvironment, readOwnConfig, wrongSettingsCode } from "./config.ts";
import { createLog, createNames, createRedactor, errorFields, type Log, reasonOf } from "./log.ts";
import { WrongSetting } from "./settings/wrong.ts";
import type { Loss } from "./storage/own-file.ts";

/** Longer than the slowest platform needs to finish what it has begun. */
const stopWithinMs = 18_000;

/** Any supervisor starts it again. */
const stuckCode = 70;

const config = settings();
if (config) void run(config);

function settings(): Config | null {
  try {
    return readOwnConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exitCode = wrongSettingsCode;
    return null;
  }
}

async function run(config: Config): Promise<void> {
  leaveEnvironment(config.secrets);
  const log = await logFor(config);
  const redact = createRedactor(config.secrets);
  const say = (text: string): void => console.error(redact(text));
  dieOnBugs(log, say);
  const stopping = new AbortController();
  const stopped = stopOnSignals(log, stopping);
  try {
    const bot = await startBot(config, {
      clock: systemClock,
      log,
      failpoint: failpointOf(config),
      signal: stopping.signal,
      steadyMs: () => performance.now(),
      onStuck: (what) => {
        log.error({ what }, "could not go on: something has stood for ten minutes, the process ends for a new start");
        process.exit(stuckCode);
      },
      onLost: (loss) => {
        const what = lossSentence(loss);
        log.error({}, `could not go on writing: ${what}`);
        say(`Linewatch ends: ${what}`);
        process.exit(loss.kind === "taken" ? wrongSettingsCode : stuckCode);
      },
    });
    announce(bot);
    await stopped;
    await bot.stop();
  } catch (error) {
    // Told to stop while starting, it has not failed.
    if (!stopping.signal.aborted) {
      log.error(errorFields(error), "could not start");
      say(`Linewatch could not start: ${reasonOf(error)}`);
      process.exit(error instanceof WrongSetting ? wrongSettingsCode : 1);
    }
  }
  log.info({}, "stopped");
  process.exit(0);
}

/** What became of the database's file, and what its host can do. */
function lossSentence(loss: Loss): string {
  switch (loss.kind) {
    case "deleted":
      return `${loss.file} was deleted while Linewatch ran; everything in it is written back, and a restart goes on with it`;
    case "replaced":
      return `another file is at ${loss.file}; what Linewatch had is in ${loss.savedAs}, and a restart uses the other file`;
    case "taken":
      return `the lock of ${loss.file} was deleted, and another Linewatch runs on it; stop one of them, or give it a DATA_DIR of its own`;
  }
}

/** JSON for whoever collects the log, readable lines for whoever looks at it in a terminal. */
async function logFor({ logLevel: level, secrets, logKey }: Config): Promise<Log> {
  const names = logKey === null ? null : createNames(logKey);
  if (!process.stdout.isTTY) return createLog({ level, secrets, names });
  // Loaded only where it is wanted.
  const { readableLines } = await import("./readable-log.ts");
  return createLog({ level, secrets, names, write: readableLines((text) => process.stdout.write(text)) });
}

/** The one thing that a newcomer has to read. */
function announce({ playgroundUrl, simulated }: Bot): void {
  if (playgroundUrl === null) return;
  process.stdout.write(
    `\n  Linewatch is running. Open ${playgroundUrl}\n${simulated ? "  (invented odds, nothing is real)\n" : ""}\n`,
  );
}

function failpointOf({ failpoint }: Config): (name: string) => void {
  return (name) => {
    if (name === failpoint) process.kill(process.pid, "SIGKILL");
  };
}

/** Resolves at the first signal to stop; a second one, or too long a wait, ends the process at once. */
function stopOnSignals(log: Log, stopping: AbortController): Promise<void> {
  return new Promise((resolve) => {
    const stop = (signal: string): void => {
      if (stopping.signal.aborted) process.exit(1);
      log.info({ signal }, "stopping");
      stopping.abort();
      setTimeout(() => process.exit(1), stopWithinMs).unref();
      resolve();
    };
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop(signal));
    // Whoever read what we write has gone, as with a pipe into `head`: that is no bug, and there is nobody left to tell.
    for (const stream of [process.stdout, process.stderr])
      stream.on("error", (error: NodeJS.ErrnoException) => {
        if (error.code !== "EPIPE") throw error;
        if (!stopping.signal.aborted) stop("EPIPE");
      });
  });
}

/** An error that nobody caught is a bug: it is logged without what a library may have attached, and the process ends. */
function dieOnBugs(log: Log, say: (text: string) => void): void {
  const die = (error: unknown): void => {
    log.error(errorFields(error), "a bug ended the process");
    say(`A bug has ended Linewatch: ${reasonOf(error)}`);
    process.exit(70);
  };
  process.on("uncaughtException", die);
  process.on("unhandledRejection", die);
}
