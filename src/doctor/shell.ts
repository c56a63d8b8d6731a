import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { openOddsSource } from "../odds-source.ts";
import { openDatabase } from "../storage/database.ts";
import { version } from "../version.ts";
import { createDoctor } from "./examine.ts";
import { printed, type Say } from "./print.ts";

export interface ShellDeps {
  clock: Clock;
  log: Log;
  say: Say;
  write(text: string): void;
  steadyMs?: () => number;
}

/**
 * Examines the odds API of the configuration and writes what was found, as text or as JSON. Resolves to the exit code: 0
 * only when everything is understood, else 1.
 */
export async function runDoctor(config: Config, { json }: { json: boolean }, deps: ShellDeps): Promise<number> {
  const { clock, log, say, write, steadyMs } = deps;
  const ends: (() => Promise<unknown>)[] = [];
  try {
    const database = await openDatabase(config.database.url, log);
    ends.push(() => database.destroy());
    const { baseUrl } = await openOddsSource(config, { clock, onStop: (end) => ends.push(end) });
    const doctor = createDoctor({
      baseUrl,
      source: config.api?.baseUrl ?? "sandbox",
      version,
      database,
      clock,
      log,
      mapping: config.mapping,
      ...(steadyMs && { steadyMs }),
    });
    ends.push(doctor.close);
    const examination = await doctor.examine();
    write(json ? `${JSON.stringify(examination, null, 2)}\n` : printed(examination, say));
    return examination.understood ? 0 : 1;
  } finally {
    for (const end of ends.reverse()) await end();
  }
}
