import type { Draft } from "../../chat/reply.ts";
import type { KnownMatch, MatchIndex } from "../../matches/index.ts";
import { leagueKey } from "../../matches/leagues.ts";
import { isLive } from "../../matches/state.ts";
import { pageOf } from "../../replies/parts/paging.ts";
import { type ListedFilter, matchesReply } from "../../replies/questions/matches.ts";
import type { Ask, Command } from "../command.ts";
import { filterMeant, filterOptions, sportsOf } from "../input/match-filter.ts";

export interface MatchesDeps {
  index: MatchIndex;
}

const pageSize = 8;

/** `/matches [sport] [league] [day] [status]`: what is on, soonest first. */
export function createMatchesCommand({ index }: MatchesDeps): Command {
  return {
    name: "matches",
    options: [...filterOptions, { name: "page", required: false, suggests: false, form: /^[1-9]\d{0,3}$/, hidden: true }],
    manages: false,
    async run(ask) {
      await index.ready();
      return listReply(ask, index, await filterMeant(ask, index));
    },
  };
}

/** `/live [sport]`: what is being played right now. */
export function createLiveCommand({ index }: MatchesDeps): Command {
  return {
    name: "live",
    options: filterOptions.filter(({ name }) => name === "sport" || name === "league"),
    manages: false,
    async run(ask) {
      await index.ready();
      const live: Ask = { ...ask, args: { ...ask.args, status: "live" } };
      return listReply(live, index, await filterMeant(live, index));
    },
  };
}

function listReply({ args, text, now }: Ask, index: MatchIndex, filter: ListedFilter): Draft {
  const matches = listed(index, filter, now);
  return matchesReply(text, {
    ...pageOf(matches, args["page"], pageSize),
    filter,
    leagueMatch: matches[0]?.id ?? 0,
    sports: sportsOf(index.list()),
  });
}

function listed(index: MatchIndex, { sport, league, status, day }: ListedFilter, now: number): KnownMatch[] {
  const narrow = {
    ...(sport === null ? {} : { sport }),
    ...(league === null ? {} : { league: leagueKey(league) }),
    ...(day === null ? {} : { day }),
  };
  // A match whose start has passed is being played, also while the list is older than that.
  if (status === "live") return index.list(narrow).filter(({ match }) => isLive(match, now));
  return index.list(status === null ? narrow : { ...narrow, status });
}
