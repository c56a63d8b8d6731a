import { createOddsApi, type OddsApiClient } from "../api/client.ts";
import type { Config } from "../config.ts";
import { createDoctor, type Doctor } from "../doctor/examine.ts";
import { createSchedule, type Schedule } from "../feed/schedule.ts";
import type { Log } from "../log.ts";
import { createDirectories, type Directories } from "../matches/directories.ts";
import { createFinder, type Finder } from "../matches/finder.ts";
import { createMatchIndex, type MatchIndex } from "../matches/index.ts";
import { type OddsSource, openOddsSource } from "../odds-source.ts";
import { version } from "../version.ts";
import type { OnStop, Storage } from "./storage.ts";

/** The odds service, and what is kept of its lists. */
export interface Source {
  api: OddsApiClient;
  examine: Doctor["examine"];
  index: MatchIndex;
  finder: Finder;
  directories: Directories;
  /** When each watched match is to be polled. The lists of matches tell it of refreshes. */
  schedule: Schedule;
  /** How many times faster than life the odds are refreshed. */
  speed: number;
  showcase: OddsSource["showcase"];
}

export interface SourceDeps {
  storage: Storage;
  log: Log;
  /** A clock that no time change moves; see `BotDeps`. */
  steadyMs?: () => number;
  onStop: OnStop;
}

/** What polls get of the 92 requests a minute: the rest keeps the bucket from running dry when people ask. */
export const pollsPerMinute = 88;

/** Opens the odds service of the configuration and loads the matches that are known already. */
export async function openSource(config: Config, { storage, log, steadyMs, onStop }: SourceDeps): Promise<Source> {
  const { database, clock } = storage;
  const { baseUrl, speed, showcase } = await openOddsSource(config, { clock, onStop });
  const asked = {
    baseUrl,
    source: config.api?.baseUrl ?? "sandbox",
    version,
    proxy: config.proxy,
    database,
    clock,
    log,
    mapping: config.mapping,
    isAway: () => storage.awaySince() !== null,
    ...(steadyMs && { steadyMs }),
  };
  const api = createOddsApi({ ...asked, speed });
  onStop(() => api.close());
  const doctor = createDoctor(asked);
  onStop(() => doctor.close());
  const schedule = createSchedule({ speed, perMinute: pollsPerMinute });
  const index = await createMatchIndex({
    database,
    api,
    clock,
    log,
    onRefreshed: (matchId, refreshedAt) => schedule.listed(matchId, refreshedAt, clock.now()),
  });
  const finder = createFinder({ index, api, clock });
  const directories = createDirectories({ api, clock, log });
  return { api, examine: doctor.examine, index, finder, directories, schedule, speed, showcase };
}
