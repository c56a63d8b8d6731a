import { createDefinitions, type FixedDefinition } from "../../src/api/definitions.ts";
import type { Examination } from "../../src/api/examination.ts";
import { listedCommands, menusOf } from "../../src/commands/catalog.ts";
import { type Config, readConfig } from "../../src/config.ts";
import { createDoctor } from "../../src/doctor/examine.ts";
import { runDoctor } from "../../src/doctor/shell.ts";
import { features } from "../../src/features/index.ts";
import { silentLog } from "../../src/log.ts";
import { loadTexts } from "../../src/replies/parts/text.ts";
import type { Database } from "../../src/storage/database.ts";
import { createFakeClock, type FakeClock } from "../clock.ts";

/** Longer waits are only ends of patience: time does not pass for them while a request is under way. */
const longestNapMs = 30_000;

/** Lets the clock jump from sleep to sleep until it is settled. */
export async function driven<T>(clock: FakeClock, promise: Promise<T>): Promise<T> {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  promise.then(settle, settle);
  while (!isSettled) {
    await new Promise((resolve) => setImmediate(resolve));
    const napMs = (clock.nextWake() ?? Number.POSITIVE_INFINITY) - clock.now();
    if (napMs <= longestNapMs) await clock.advance(napMs, async () => undefined);
  }
  return promise;
}

interface Examining {
  database: Database;
  clock?: FakeClock;
  fixed?: FixedDefinition | null;
}

/** One examination of a service. */
export async function examined(
  baseUrl: string,
  { database, clock = createFakeClock(), fixed = null }: Examining,
): Promise<Examination> {
  const service = { source: "test", database, clock };
  const definitions = createDefinitions({ ...service, fixed });
  const doctor = createDoctor({ ...service, baseUrl, definitions, version: "1", log: silentLog });
  try {
    return await driven(clock, doctor.examine());
  } finally {
    await doctor.close();
  }
}

const texts = loadTexts();
const catalogs = menusOf(listedCommands(false, features), { texts, operators: false });

/** What `npm run doctor` prints under these settings, its exit code, and what it writes into files. */
export async function shell(
  environment: Record<string, string>,
  { json = false, file = null as string | null } = {},
): Promise<{ code: number; output: string; files: Record<string, string> }> {
  const config: Config = readConfig({ ODDS_SOURCE_NAME: "Test", ODDS_SOURCE_URL: "https://odds.test", ...environment });
  const clock = createFakeClock();
  const files: Record<string, string> = {};
  let output = "";
  const write = (text: string) => {
    output += text;
  };
  const writeFile = (path: string, text: string) => {
    files[path] = text;
  };
  const code = await driven(
    clock,
    runDoctor(config, { json, file }, { clock, log: silentLog, say: texts.in("en").say, catalogs, write, writeFile }),
  );
  return { code, output, files };
}
