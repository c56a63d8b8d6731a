import { parseArgs } from "node:util";
import { systemClock } from "../clock.ts";
import { ConfigError, environment, readSandboxConfig, wrongSettingsCode } from "../config.ts";
import { portTrouble } from "../host/ports.ts";
import { reasonOf } from "../log.ts";
import { WrongSetting } from "../settings/wrong.ts";
import { saidAtOnce } from "../version.ts";
import { createSandbox } from "./server.ts";
import { playgroundSpeed } from "./world.ts";

const usage = `The sandbox: an odds service with an invented market. Each flag can also be set in the environment.

  --port <n>            PORT              where to listen (8090; 0 for any free port)
  --host <name>         HOST              on which address (127.0.0.1)
  --speed <n>           SANDBOX_SPEED     how many times faster than in life odds are updated and move (1; the playground uses ${playgroundSpeed})
  --seed <n>            SANDBOX_SEED      which world (1)
  --hide-refresh-time                     don't say when odds were updated`;

const variables = {
  port: "PORT",
  host: "HOST",
  speed: "SANDBOX_SPEED",
  seed: "SANDBOX_SEED",
} as const;

void run().then((code) => {
  process.exitCode = code;
});

async function run(): Promise<number> {
  const said = saidAtOnce(process.argv.slice(2), `${usage}\n`);
  if (said !== null) {
    process.stdout.write(said);
    return 0;
  }
  const flags = readFlags();
  if (!flags) return fail(usage, 2);
  try {
    await start(flags);
    return 0;
  } catch (error) {
    return fail(reasonOf(error), error instanceof ConfigError || error instanceof WrongSetting ? wrongSettingsCode : 1);
  }
}

async function start({ "hide-refresh-time": hidden, ...flags }: Flags): Promise<void> {
  const given = Object.entries(flags).map(([flag, value]) => [variables[flag as keyof typeof variables], value]);
  const { values, inFile } = environment();
  const { host, port, ...options } = readSandboxConfig({ values: { ...values, ...Object.fromEntries(given) }, inFile });
  const sandbox = createSandbox({ clock: systemClock, showRefreshTime: !hidden, ...options });
  const url = await sandbox.start(port, host).catch((error: NodeJS.ErrnoException) => {
    const { says, advice } = portTrouble(error.code ?? reasonOf(error), { host, port, name: "PORT" });
    throw new WrongSetting(`${says}: ${advice}`);
  });
  process.stdout.write(`The sandbox answers at ${url}/api/v1/matches and has knobs at ${url}/sandbox\n`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void sandbox.stop());
}

type Flags = NonNullable<ReturnType<typeof readFlags>>;

/** Null where there is one that nobody knows, or without its value. */
function readFlags() {
  const text = { type: "string" } as const;
  try {
    return parseArgs({
      options: { port: text, host: text, speed: text, seed: text, "hide-refresh-time": { type: "boolean" } },
    }).values;
  } catch {
    return null;
  }
}

function fail(text: string, code: number): number {
  process.stderr.write(`${text}\n`);
  return code;
}
