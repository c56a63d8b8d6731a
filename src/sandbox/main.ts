import { parseArgs } from "node:util";
import { systemClock } from "../clock.ts";
import { ConfigError, environment, readSandboxConfig } from "../config.ts";
import { createSandbox } from "./server.ts";
import { playgroundSpeed } from "./world.ts";

const usage = `The sandbox: an odds service of its own, over an invented market. Each flag can also be set in the environment.

  --port <n>            PORT              where to listen (8090; 0 for any free port)
  --host <name>         HOST              on which address (127.0.0.1)
  --speed <n>           SANDBOX_SPEED     how much quicker than life odds are refreshed and move (1; the playground uses ${playgroundSpeed})
  --seed <n>            SANDBOX_SEED      which world (1)
  --dialect <name>      SANDBOX_DIALECT   how answers are written: plain, columns or dictionary (plain)
  --hide-refresh-time                     do not say when odds were refreshed`;

const variables = {
  port: "PORT",
  host: "HOST",
  speed: "SANDBOX_SPEED",
  seed: "SANDBOX_SEED",
  dialect: "SANDBOX_DIALECT",
} as const;

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : "unknown error"}\n\n${usage}\n`);
  process.exit(1);
});

async function run(): Promise<void> {
  const { "hide-refresh-time": hidden, ...flags } = readFlags();
  const given = Object.entries(flags).map(([flag, value]) => [variables[flag as keyof typeof variables], value]);
  const { host, port, ...options } = readSandboxConfig({ ...environment(), ...Object.fromEntries(given) });
  const sandbox = createSandbox({ clock: systemClock, showRefreshTime: !hidden, ...options });
  const url = await sandbox.start(port, host);
  process.stdout.write(`The sandbox answers at ${url}/api/v1/matches and has knobs at ${url}/sandbox\n`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void sandbox.stop());
}

function readFlags() {
  const text = { type: "string" } as const;
  try {
    return parseArgs({
      options: { port: text, host: text, speed: text, seed: text, dialect: text, "hide-refresh-time": { type: "boolean" } },
    }).values;
  } catch (error) {
    throw new ConfigError([error instanceof Error ? error.message : "unreadable flags"]);
  }
}
