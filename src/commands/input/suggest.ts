import type { OddsApi } from "../../api/odds-api.ts";
import { unlessApiTrouble } from "../../api/trouble.ts";
import type { Call } from "../../chat/call.ts";
import type { Suggest, Suggestion } from "../../chat/platform.ts";
import { defaultSettings, type Settings } from "../../chats/settings.ts";
import type { Clock } from "../../clock.ts";
import type { Directories } from "../../matches/directories.ts";
import type { Directory, Named } from "../../matches/directory.ts";
import type { Finder } from "../../matches/finder.ts";
import type { MatchIndex } from "../../matches/index.ts";
import { leagueKey } from "../../matches/leagues.ts";
import { leagueName, nameFor } from "../../matches/names.ts";
import { longestName } from "../../matches/words.ts";
import { helpTopics } from "../../replies/chat/help.ts";
import { zoneLabel } from "../../replies/chat/settings.ts";
import { titlesApart } from "../../replies/parts/match.ts";
import { namesApart } from "../../replies/parts/named.ts";
import { displayOf } from "../../replies/parts/numbers.ts";
import { sportName } from "../../replies/parts/sports.ts";
import { targetsApart } from "../../replies/parts/targets.ts";
import type { Text, Texts } from "../../replies/parts/text.ts";

import { wordsFor } from "../../typed-words.ts";
import { targetsLike } from "./find-target.ts";
import { leaguesOf, sportForm, sportForms } from "./match-filter.ts";
import { allChoices, type Chooser, settingMeant } from "./setting-choices.ts";
import { findZones } from "./time-zones.ts";

const shownAtMost = 25;
const longestLabel = 100;

/** Of each kind. */
const targetsShown = 3;

interface SuggestDeps {
  api: Pick<OddsApi, "has">;
  finder: Finder;
  index: MatchIndex;
  directories: Directories;
  texts: Texts;
  /** What is set for a chat. */
  settings(address: string): Promise<Settings>;
  /** Whether there are bonuses to turn on. */
  bonuses: boolean;
  clock: Clock;
}

/** Completes options while somebody types: matches, sports, and names from lists that are kept in memory. */
export function createSuggest(deps: SuggestDeps): Suggest {
  const { api, finder, index, directories, texts, settings, clock } = deps;
  const bonuses = deps.bonuses && api.has.has("bonuses");
  return async ({ address, command, option, typed, place, language }) => {
    if (typed.length > longestName) return [];
    const chat = address === null ? defaultSettings : await settings(address);
    const text = texts.in(chat.language ?? language, displayOf(chat));
    if (command === "fighter" || command === "fighters") return namedSuggestions(text, typed, directories.fighters);
    if (command === "team" || command === "teams") return namedSuggestions(text, typed, directories.teams);
    if (command === "leagues") return leagueSuggestions(text, typed, { index, leagues: directories.leagues });
    if (command === "help") return topicSuggestions(text, typed);
    if (command === "settings") {
      const chooser = { text, settings: chat, languages: texts.languages, now: clock.now() };
      return settingSuggestions(typed, chooser, { place, bonuses });
    }
    if (command === "watch" || command === "unwatch") return watchSuggestions(text, typed, deps);
    if (option === "match") return matchSuggestions(text, finder.suggest(typed, shownAtMost));
    if (option === "sport") return sportSuggestions(text, typed, index);
    if (option === "league") return listedLeagues(text, typed, index);
    return [];
  };
}

function matchSuggestions(text: Text, matches: ReturnType<Finder["suggest"]>): Suggestion[] {
  const labels = titlesApart(text, matches, { dated: true });
  return matches.map(({ id }, index) => ({ label: cut(labels[index] ?? ""), value: `#${id}` }));
}

/** Matches, and the teams, leagues and fighters all of whose matches could be meant. */
async function watchSuggestions(
  text: Text,
  typed: string,
  { api, finder, directories }: Pick<SuggestDeps, "api" | "finder" | "directories">,
): Promise<Suggestion[]> {
  const words = typed.trim();
  const matches = matchSuggestions(text, finder.suggest(words, shownAtMost));
  if (words === "") return matches;
  await Promise.all(Object.values(directories).map((directory: Directory<Named>) => unlessApiTrouble(directory.refresh())));
  const found = targetsLike(words, { directories }, targetsShown);
  const names = targetsApart(text, found);
  const targets = found.map(({ ref, alike }, index) => ({
    ...{ label: cut(text.say("target-all", { name: names[index] ?? "" })), value: ref },
    alike,
  }));
  // Whose names only resemble the words come last.
  const [like = [], named = []] = [true, false].map((alike) => targets.filter((target) => target.alike === alike));
  const bets = api.has.has("value_bets") ? betSuggestions(text, words) : [];
  const shown = [...bets, ...named, ...matches.slice(0, shownAtMost - targets.length - bets.length), ...like];
  return shown.map(({ label, value }) => ({ label, value }));
}

/** Value bets, when what is typed is the beginning of their name. */
function betSuggestions(text: Text, words: string): Suggestion[] {
  const label = text.say("valuebets-heading");
  const isMeant = [label, ...wordsFor("value_bets", "heading")].some((name) =>
    name.toLowerCase().startsWith(words.toLowerCase()),
  );
  return isMeant ? [{ label, value: "valuebets" }] : [];
}

function topicSuggestions(text: Text, typed: string): Suggestion[] {
  const labelled = helpTopics.map((topic) => ({ label: text.say(`help-topic-${topic}`), value: topic }));
  return labelled.filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()));
}

/** What could be typed after `/settings`: values that have all the words, and cities. */
function settingSuggestions(typed: string, chooser: Chooser, offered: { place: Call["place"]; bonuses: boolean }): Suggestion[] {
  const words = typed.toLowerCase().split(/\s+/u);
  const meant = settingMeant(typed, ["zone"])?.value ?? typed;
  const zones = meant.length < 3 ? [] : findZones(meant, chooser).near;
  return [
    ...allChoices(chooser, offered).filter(({ label, value }) =>
      words.every((word) => `${label} ${value}`.toLowerCase().includes(word)),
    ),
    ...zones.map((zone) => ({ label: zoneLabel(chooser.text, zone), value: `zone ${zone}` })),
  ]
    .map(({ label, value }) => ({ label: cut(label), value }))
    .slice(0, shownAtMost);
}

function sportSuggestions(text: Text, typed: string, index: MatchIndex): Suggestion[] {
  const sports = new Set(index.list({}).flatMap(({ match }) => (match.sport === null ? [] : [match.sport])));
  const wanted = sportForm(typed);
  return [...sports]
    .filter((sport) => sportForms(text, sport).some((form) => form.includes(wanted)))
    .map((sport) => ({ label: cut(sportName(text, sport)), value: cut(sport) }))
    .slice(0, shownAtMost);
}

/** The leagues that have matches, under the words that `/matches` knows them by. */
function listedLeagues(text: Text, typed: string, index: MatchIndex): Suggestion[] {
  const all = leaguesOf(index.list(), null);
  const { fitting, near } = index.findLeagues(typed, all);
  const found = typed.trim() === "" ? all : [...fitting, ...near];
  return found
    .map((league) => ({ label: cut(leagueName(league, text.language)), value: leagueKey(league) }))
    .filter(({ value }) => value !== "" && value.length <= longestLabel)
    .slice(0, shownAtMost);
}

async function leagueSuggestions(
  text: Text,
  typed: string,
  { index, leagues }: { index: MatchIndex; leagues: Directories["leagues"] },
): Promise<Suggestion[]> {
  return [...sportSuggestions(text, typed, index), ...(await namedSuggestions(text, typed, leagues))].slice(0, shownAtMost);
}

/** Names of a list that fit, else those that are near; the whole list while nothing is typed. */
async function namedSuggestions(text: Text, typed: string, directory: Directory<Named>): Promise<Suggestion[]> {
  await unlessApiTrouble(directory.refresh());
  const fitting = directory.search(typed, { limit: shownAtMost });
  const near = fitting.length > 0 ? fitting : directory.search(typed, { limit: shownAtMost, some: true });
  const shown = typed.trim() === "" ? directory.list().slice(0, shownAtMost) : near;
  const rows = shown.map(({ key, item }) => ({ key, name: nameFor(item.names, text.language) }));
  const names = namesApart(rows);
  return rows.map(({ key }, index) => ({ label: cut(names[index] ?? ""), value: `#${key}` }));
}

function cut(label: string): string {
  return label.length <= longestLabel ? label : `${label.slice(0, longestLabel - 1)}…`;
}
