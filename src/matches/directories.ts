import type { Fighter, League, Team } from "../api/model.ts";
import type { OddsApi } from "../api/odds-api.ts";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import { createDirectory, type Directory } from "./directory.ts";

/** The lists of the API whose items have names. */
export interface Directories {
  fighters: Directory<Fighter>;
  teams: Directory<Team>;
  leagues: Directory<League>;
}

interface DirectoriesDeps {
  api: Pick<OddsApi, "fighters" | "teams" | "leagues">;
  clock: Clock;
  log: Log;
}

export function createDirectories({ api, clock, log }: DirectoriesDeps): Directories {
  return {
    fighters: createDirectory({ fetch: api.fighters, clock, log }),
    teams: createDirectory({ fetch: api.teams, clock, log }),
    leagues: createDirectory({ fetch: api.leagues, clock, log }),
  };
}
