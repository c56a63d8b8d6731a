import { createCashier } from "../api/asking/service.ts";
import { createBudget } from "../api/budget/budget.ts";
import { createOddsApi, type OddsApiClient } from "../api/client.ts";
import { createDefinitions } from "../api/definitions.ts";
import type { Examination, ServiceSeen } from "../api/examination.ts";
import type { Config } from "../config.ts";
import { createDoctor } from "../doctor/examine.ts";
import { endMatch } from "../feed/ended-match.ts";
import { findsOwnBets, withOwnBets } from "../feed/own-value-bets.ts";
import { createSchedule, type Schedule } from "../feed/schedule.ts";
import { lookAtService } from "../host/service.ts";
import type { Log } from "../log.ts";
import { createDirectories, type Directories } from "../matches/directories.ts";
import { createFinder, type Finder } from "../matches/finder.ts";
import { createMatchIndex, type MatchIndex } from "../matches/index.ts";
import { type OddsSource, openOddsSource } from "../odds-source.ts";
import { createNames, type NameIndex } from "../talk/names.ts";
import { version } from "../version.ts";
import { noteMove } from "../watches/moves.ts";
import { noteSides } from "../watches/sides.ts";
import type { OnStop, Storage } from "./storage.ts";

/** The odds service, and what is kept of its lists. */
export interface Source {
  /** In the database. */
  name: string;
  api: OddsApiClient;
  /** Asks a service without a definition everything, and one with a definition one question. */
  examine(): Promise<Examination | ServiceSeen>;
  index: MatchIndex;
  finder: Finder;
  /** Finds names in what people type. */
  names: NameIndex;
  directories: Directories;
  /** When each watched match is to be polled. The lists of matches tell it of refreshes. */
  schedule: Schedule;
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
  const { baseUrl, fixed, rhythm, showcase } = await openOddsSource(config, { clock, onStop });
  const { service } = config;
  // A mirror is the same source.
  const source = service?.about.name ?? config.api?.baseUrl ?? "sandbox";
  const asked = {
    baseUrl,
    source,
    version,
    proxy: config.proxy,
    database,
    clock,
    log,
    service,
    definitions: createDefinitions({ fixed, source, database, clock }),
    isAway: () => storage.awaySince() !== null,
    ...(steadyMs && { steadyMs }),
  };
  const budget = createBudget({ ...asked, alone: !storage.among });
  const api = createOddsApi({ ...asked, budget, rhythm });
  onStop(() => api.close());
  const schedule = createSchedule({ rhythm, perMinute: pollsPerMinute });
  const names = createNames();
  const index = await createMatchIndex({
    listed: names,
    database,
    api,
    clock,
    log,
    news: {
      async changed(session, change, now) {
        await noteSides(session, change, now);
        await noteMove(session, change, now);
      },
      async replaced(session, match, now) {
        await endMatch(session, match, { reason: "match_missing", now });
      },
    },
    onRefreshed: (matchId, refreshedAt) => schedule.listed(matchId, refreshedAt, clock.now()),
  });
  const offered = findsOwnBets(api, service) ? withOwnBets(api, { database, index, clock }) : api;
  const finder = createFinder({ index, api, clock });
  const directories = createDirectories({ api, clock, log });
  const examine = service ? examinerOf(service, { ...asked, onStop }) : doctorOf({ ...asked, budget }, onStop);
  return { ...{ api: offered, examine, index, finder, names, directories }, schedule, showcase, name: source };
}

function doctorOf(deps: Parameters<typeof createDoctor>[0], onStop: OnStop): Source["examine"] {
  const doctor = createDoctor(deps);
  onStop(() => doctor.close());
  return doctor.examine;
}

/** What is described already has nothing to be found out: one question shows whether it still holds. */
function examinerOf(
  service: NonNullable<Config["service"]>,
  deps: {
    baseUrl: string;
    proxy: Config["proxy"];
    database: Storage["database"];
    clock: Storage["clock"];
    log: Log;
    onStop: OnStop;
  },
): Source["examine"] {
  const { pay, close } = createCashier({ about: service.about, ...deps });
  deps.onStop(close);
  return () => lookAtService({ ...deps, service, pay });
}
