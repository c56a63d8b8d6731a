import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import { lookAtDatabase } from "../host/database.ts";
import { examineHost, type HostDeps } from "../host/examine.ts";
import type { Log } from "../log.ts";
import { openOddsSource } from "../odds-source.ts";
import { openDatabase } from "../storage/database.ts";
import { version } from "../version.ts";
import { createDoctor } from "./examine.ts";
import { printed, printedHost, type Say } from "./print.ts";

export interface ShellDeps {
  clock: Clock;
  log: Log;
  say: Say;
  catalogs: HostDeps["catalogs"];
  write(text: string): void;
  steadyMs?: () => number;
}

/**
 * Examines the odds API of the configuration, the bot's accounts and the machine, and writes what was found, as text or as JSON.
 * Resolves to the exit code: 0 when all of the odds API is understood and nothing else is red, else 1.
 */
export async function runDoctor(config: Config, { json }: { json: boolean }, deps: ShellDeps): Promise<number> {
  const { clock, log, say, catalogs, write, steadyMs } = deps;
  const ends: (() => Promise<unknown>)[] = [];
  try {
    const seen = await lookAtDatabase(config.database.url, log);
    // What cannot be used as it is keeps nobody from looking at the rest.
    const database = await openDatabase(seen.isUsable ? config.database.url : ":memory:", log);
    ends.push(() => database.destroy());
    const { baseUrl } = await openOddsSource(config, { clock, onStop: (end) => ends.push(end) });
    const doctor = createDoctor({
      baseUrl,
      source: config.api?.baseUrl ?? "sandbox",
      version,
      proxy: config.proxy,
      database,
      clock,
      log,
      mapping: config.mapping,
      ...(steadyMs && { steadyMs }),
    });
    ends.push(doctor.close);
    const examination = await doctor.examine();
    const host = await examineHost(config, { database: seen, catalogs, clock, aheadMs: examination.aheadMs });
    write(json ? `${JSON.stringify({ ...examination, host }, null, 2)}\n` : `${printed(examination, say)}\n${printedHost(host)}`);
    return examination.understood && host.every(({ light }) => light !== "red") ? 0 : 1;
  } finally {
    for (const end of ends.reverse()) await end();
  }
}
