import type { Examination } from "../../src/api/examination.ts";
import { listedCommands, menusOf } from "../../src/commands/catalog.ts";
import { type Config, readConfig } from "../../src/config.ts";
import { createDoctor, type DoctorDeps } from "../../src/doctor/examine.ts";
import { runDoctor } from "../../src/doctor/shell.ts";
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

/** One examination of a service. */
export async function examined(
  baseUrl: string,
  {
    database,
    clock = createFakeClock(),
    ...more
  }: { database: Database; clock?: FakeClock } & Partial<Pick<DoctorDeps, "mapping">>,
): Promise<Examination> {
  const doctor = createDoctor({ baseUrl, source: "test", version: "1", database, clock, log: silentLog, mapping: {}, ...more });
  try {
    return await driven(clock, doctor.examine());
  } finally {
    await doctor.close();
  }
}

const texts = loadTexts();
const catalogs = menusOf(listedCommands(false), { texts, operators: false });

/** What `npm run doctor` prints under these settings, and its exit code. */
export async function shell(
  environment: Record<string, string>,
  { json = false } = {},
): Promise<{ code: number; output: string }> {
  const config: Config = readConfig({ ODDS_SOURCE_NAME: "Test", ODDS_SOURCE_URL: "https://odds.test", ...environment });
  const clock = createFakeClock();
  let output = "";
  const write = (text: string) => {
    output += text;
  };
  const code = await driven(
    clock,
    runDoctor(config, { json }, { clock, log: silentLog, say: texts.in("en").say, catalogs, write }),
  );
  return { code, output };
}
