import { type Failed, failedBy } from "../../api/errors.ts";
import type { League } from "../../api/model.ts";
import { fitsButton } from "../../chat/press.ts";
import type { Draft } from "../../chat/reply.ts";
import type { Listed } from "../../matches/directory.ts";
import { leagueName } from "../../matches/names.ts";
import { matchesOfLeague } from "../../matches/taking-part.ts";
import { namedListReply, namedReply } from "../../replies/parts/named.ts";
import { inRows, pageOf, pageWord } from "../../replies/parts/paging.ts";
import { sportName } from "../../replies/parts/sports.ts";
import type { Text } from "../../replies/parts/text.ts";
import { leagueDetails, leagueRow } from "../../replies/questions/leagues.ts";

import type { Ask, Command } from "../command.ts";
import { findNamed, pageOfAsk, pageOption, wordsOfAsk } from "../input/find-named.ts";
import { sportNamed } from "../input/match-filter.ts";
import type { TeamsDeps } from "./teams.ts";

const pageSize = 8;

/** `/leagues [sport]`: the leagues, those with matches first; with a league's name, the matches of that league. */
export function createLeaguesCommand({ directories, index }: TeamsDeps): Command {
  const directory = directories.leagues;

  function page(ask: Ask, sport: string | null, { fetchedAt, failed }: { fetchedAt: number; failed: Failed }): Draft {
    const { text, now } = ask;
    const counted = directory
      .list()
      .filter(({ item }) => sport === null || item.sport === sport)
      .map((one) => ({ ...one, matches: matchesOfLeague(index, one.item).length }))
      .toSorted((a, b) => b.matches - a.matches || (leagueName(a.item, "en") < leagueName(b.item, "en") ? -1 : 1));
    const paged = pageOf(counted, pageOfAsk(ask), pageSize);
    const rows = paged.shown.map(({ key, item, matches }) =>
      leagueRow(text, { key, league: item, matches, withSport: sport === null }),
    );
    return namedListReply(text, {
      list: "leagues",
      words: sport === null ? null : sportName(text, sport),
      rest: sport ?? "",
      near: false,
      rows: { ...paged, shown: rows },
      fetchedAt,
      failed,
      now,
      buttons: sport === null ? sportButtons(text, sportsOf(directory.list())) : [],
    });
  }

  return {
    name: "leagues",
    options: [{ name: "sport", required: false, suggests: true }, pageOption],
    manages: false,
    async run(ask) {
      const { fetchedAt, ...answer } = await directory.refresh();
      const failed = failedBy(answer, ask);
      const words = wordsOfAsk(ask, "sport");
      const sport = words === null ? null : sportNamed(ask.text, words, sportsOf(directory.list()));
      if (words === null || sport !== null) return page(ask, sport, { fetchedAt, failed });
      const found = findNamed(ask, { directory, list: "leagues", words });
      if ("instead" in found) return found.instead;
      const { key, item } = found.one;
      return namedReply(ask.text, {
        list: "leagues",
        key,
        watch: `league#${key}`,
        name: leagueName(item, ask.text.language),
        details: leagueDetails(ask.text, item),
        matches: pageOf(matchesOfLeague(index, item), pageOfAsk(ask), pageSize),
        failed,
      });
    },
  };
}

function sportsOf(leagues: readonly Listed<League>[]): string[] {
  return [...new Set(leagues.flatMap(({ item }) => item.sport ?? []))].sort();
}

/** The page is always said, so that a sport's word is never taken for one. */
function sportButtons(text: Text, sports: readonly string[]): Draft["buttons"] {
  if (sports.length < 2) return [];
  const buttons = sports.map((sport) => ({
    label: sportName(text, sport),
    press: { command: "leagues", text: `${sport} ${pageWord(1)}`, replace: true },
  }));
  return inRows(
    buttons.filter(({ press }) => fitsButton(press)),
    3,
  );
}
