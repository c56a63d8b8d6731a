import { type BestPrices, bestPrices } from "../../boards/best-prices.ts";
import type { Draft } from "../../chat/reply.ts";
import type { KnownMatch, MatchIndex } from "../../matches/index.ts";
import { leagueKey } from "../../matches/leagues.ts";
import { isLive } from "../../matches/state.ts";
import { pageOf, rowsShown } from "../../replies/parts/paging.ts";
import { type ListedFilter, matchesFile, matchesReply, pickListReply, pickWord } from "../../replies/questions/matches.ts";
import { nullIfAway } from "../../storage/away.ts";
import type { Ask, Command } from "../command.ts";
import { type KeptDeps, saysWhy } from "../faults.ts";
import { fileOption } from "../input/find-named.ts";
import { filterMeant, filterOptions, sportsOf } from "../input/match-filter.ts";

export interface MatchesDeps extends KeptDeps {
  index: MatchIndex;
}

/** `/matches [sport] [league] [day] [status]`: what is on, soonest first. */
export function createMatchesCommand(deps: MatchesDeps): Command {
  const { index } = deps;
  return {
    name: "matches",
    options: [
      ...filterOptions,
      { name: "page", required: false, suggests: false, form: /^[1-9]\d{0,3}$/, hidden: true },
      { name: "pick", required: false, suggests: false, form: new RegExp(`^${pickWord}$`), hidden: true },
      fileOption,
    ],
    manages: false,
    async run(ask) {
      await index.ready();
      return listReply(ask, deps, await filterMeant(ask, index));
    },
  };
}

/** `/live [sport]`: what is being played right now. */
export function createLiveCommand(deps: MatchesDeps): Command {
  const { index } = deps;
  return {
    name: "live",
    options: filterOptions.filter(({ name }) => name === "sport" || name === "league"),
    manages: false,
    async run(ask) {
      await index.ready();
      const live: Ask = { ...ask, args: { ...ask.args, status: "live" } };
      return listReply(live, deps, await filterMeant(live, index));
    },
  };
}

async function listReply(ask: Ask, deps: MatchesDeps, filter: ListedFilter): Promise<Draft> {
  const { args, text, now } = ask;
  const { index } = deps;
  const matches = listed(index, filter, now);
  if (args["file"] !== undefined) return matchesFile(text, { matches, prices: await pricesOf(matches, deps, ask), now });
  const sports = sportsOf(index.list());
  const leagueMatch = matches[0]?.id ?? 0;
  if (args["pick"] !== undefined) return pickListReply(text, { filter, sports, leagueMatch });
  const page = pageOf(matches, args["page"], rowsShown);
  const prices = await pricesOf(page.shown, deps, ask);
  const reply = matchesReply(text, {
    ...page,
    filter,
    ...{ leagueMatch, sports, prices, now },
  });
  return saysWhy(deps, ask, [...prices.keys()], reply);
}

async function pricesOf(
  matches: readonly KnownMatch[],
  { database }: MatchesDeps,
  { settings: { books }, now }: Ask,
): Promise<ReadonlyMap<number, BestPrices>> {
  return (await bestPrices(database, matches, { books, now }).catch(nullIfAway)) ?? new Map();
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
