import { createCashier } from "../api/asking/service.ts";
import { createDefinitions } from "../api/definitions.ts";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import { lookAtDatabase } from "../host/database.ts";
import { examineHost, type HostDeps } from "../host/examine.ts";
import { oddsFindings } from "../host/odds.ts";
import type { Log } from "../log.ts";
import { openOddsSource } from "../odds-source.ts";
import { type Database, openDatabase } from "../storage/database.ts";
import { version } from "../version.ts";
import { createDoctor } from "./examine.ts";
import { printed, printedHost, type Say } from "./print.ts";

export interface ShellDeps {
  clock: Clock;
  log: Log;
  say: Say;
  catalogs: HostDeps["catalogs"];
  write(text: string): void;
  /** Writes a definition into a file. */
  writeFile(path: string, text: string): void;
  steadyMs?: () => number;
}

const notKept = "The definition couldn't be kept: the database can't be used as it is. Fix that, then run this again.\n\n";

/**
 * Examines the odds API of the configuration, the bot's accounts and the machine, and writes what was found, as text or as JSON.
 * Resolves to the exit code: 0 when all of the odds API is understood and nothing else is red, else 1.
 */
export async function runDoctor(
  config: Config,
  { json, file = null }: { json: boolean; file?: string | null },
  deps: ShellDeps,
): Promise<number> {
  const { clock, log, say, catalogs, write, steadyMs } = deps;
  const ends: (() => Promise<unknown>)[] = [];
  try {
    const seen = await lookAtDatabase(config.database.url, log);
    // What cannot be used as it is keeps nobody from looking at the rest.
    const database = await openDatabase(seen.isUsable ? config.database.url : ":memory:", log);
    ends.push(() => database.destroy());
    if (config.service) return await examineService(config, { service: config.service, database, seen, deps, json });
    const { baseUrl, fixed } = await openOddsSource(config, { clock, onStop: (end) => ends.push(end) });
    const source = config.api?.baseUrl ?? "sandbox";
    const doctor = createDoctor({
      baseUrl,
      source,
      version,
      proxy: config.proxy,
      database,
      clock,
      log,
      definitions: createDefinitions({ fixed, source, database, clock }),
      ...(steadyMs && { steadyMs }),
    });
    ends.push(doctor.close);
    const examination = await doctor.examine();
    if (file !== null && examination.draft !== null) deps.writeFile(file, `${JSON.stringify(examination.draft, null, 2)}\n`);
    const kept = examination.isNew && !seen.isUsable ? notKept : "";
    const host = await examineHost(config, { database: seen, catalogs, clock, aheadMs: examination.aheadMs });
    write(
      json
        ? `${JSON.stringify({ ...examination, host }, null, 2)}\n`
        : `${printed(examination, say)}\n${kept}${printedHost(host)}`,
    );
    return examination.understood && kept === "" && host.every(({ light }) => light !== "red") ? 0 : 1;
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

interface ServiceExamining {
  service: NonNullable<Config["service"]>;
  database: Database;
  seen: Awaited<ReturnType<typeof lookAtDatabase>>;
  deps: ShellDeps;
  json: boolean;
}

/** A service with a definition has nothing to be found out: one question says whether key and definition hold. */
async function examineService(config: Config, { service, database, seen, deps, json }: ServiceExamining): Promise<number> {
  const { catalogs, clock, log, write } = deps;
  const { pay, close } = createCashier({ about: service.about, database, clock, log });
  const found = await oddsFindings(config, pay).finally(close);
  const host = [...found, ...(await examineHost(config, { database: seen, catalogs, clock, aheadMs: null }))];
  write(json ? `${JSON.stringify({ host }, null, 2)}\n` : printedHost(host));
  return host.every(({ light }) => light !== "red") ? 0 : 1;
}
