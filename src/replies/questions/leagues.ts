import type { League } from "../../api/model.ts";
import { leagueName } from "../../matches/names.ts";
import type { NamedFacts, NamedRow } from "../parts/named.ts";
import { sportName } from "../parts/sports.ts";
import type { Text } from "../parts/text.ts";

interface LeagueRowFacts {
  key: string;
  league: League;
  matches: number;
  /** Says the sport, where the whole list is not of one. */
  withSport: boolean;
}

/** A league as a line of a list: name, sport, how many matches are listed. */
export function leagueRow(text: Text, { key, league, matches, withSport }: LeagueRowFacts): NamedRow {
  const sport = withSport && league.sport !== null ? [sportName(text, league.sport)] : [];
  return { key, name: leagueName(league, text.language), details: [...sport, text.say("leagues-matches", { count: matches })] };
}

export function leagueDetails(text: Text, { sport }: League): NamedFacts["details"] {
  return sport === null ? [] : [{ label: text.say("league-sport"), value: sportName(text, sport) }];
}
