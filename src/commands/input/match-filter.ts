import type { League, MatchStatus } from "../../api/model.ts";
import { type Day, dayForm, dayMeant, slashedDate } from "../../matches/days.ts";
import type { KnownMatch, MatchIndex } from "../../matches/index.ts";
import { leagueKey } from "../../matches/leagues.ts";
import { longestName } from "../../matches/words.ts";
import { sportNames } from "../../replies/parts/sports.ts";
import type { Text } from "../../replies/parts/text.ts";
import type { ListedFilter } from "../../replies/questions/matches.ts";
import { filterPress, leagueButtons, sportButtons } from "../../replies/questions/matches.ts";
import { meaningsOf, wordForm } from "../../typed-words.ts";
import { type Ask, type Option, Refusal } from "../command.ts";

const statuses = meaningsOf("statuses");
const statusForm = wordForm("statuses");
/** What our own buttons say instead of a league's name: the league of match 17. */
const leagueOfMatch = /^@(\d{1,15})$/;
/** No sport's name has more. */
const mostSportWords = 4;
/** Fewer letters than this are the beginning of too many sports. */
const shortestBeginning = 3;

const anyDay = new RegExp(`${dayForm.source}|${slashedDate.source}`, "iu");

/** The options that narrow a list of matches; the words come in any order. */
export const filterOptions: readonly Option[] = [
  { name: "sport", required: false, suggests: true },
  { name: "league", required: false, suggests: true, form: leagueOfMatch, anywhere: true },
  { name: "day", required: false, suggests: false, form: anyDay, anywhere: true },
  { name: "status", required: false, suggests: false, form: statusForm, anywhere: true },
];

/** What a list of matches was narrowed to. Throws a refusal that leads on for words that mean nothing, or several leagues. */
export async function filterMeant(ask: Ask, index: MatchIndex): Promise<ListedFilter> {
  const { args, text, settings, now } = ask;
  const status = args["status"] === undefined ? null : statusMeant(args["status"]);
  const day = args["day"] === undefined ? null : dayOf(args["day"], { now, timeZone: settings.timeZone ?? "UTC" });
  const all = index.list(status === null ? {} : { status });
  const known = [...index.list(), ...all];
  const words = { text, index, sports: sportsOf(known), known, filter: { sport: null, league: null, status, day } };
  const named = args["sport"] === undefined ? words.filter : placed(args["sport"], words);
  if (args["league"] === undefined) return named;
  const by = leagueOfMatch.exec(args["league"]);
  const league = by ? await leagueOf(index, Number(by[1])) : null;
  return league ? { ...named, league } : { ...named, league: leagueNamed(args["league"], { ...words, filter: named }) };
}

/** The sports that have matches, most matches first. */
export function sportsOf(matches: readonly KnownMatch[]): string[] {
  const counts = new Map<string, number>();
  for (const { match } of matches) if (match.sport !== null) counts.set(match.sport, (counts.get(match.sport) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([sport]) => sport);
}

/** A sport by the API's word, by its name in any language, or by how one of them begins; null when it is none. */
export function sportNamed(text: Text, words: string, sports: readonly string[]): string | null {
  const wanted = sportForm(words);
  const names = sports.map((sport) => ({ sport, forms: sportForms(text, sport) }));
  const exact = names.find(({ forms }) => forms.includes(wanted));
  if (exact || wanted.length < shortestBeginning) return exact?.sport ?? null;
  return names.find(({ forms }) => forms.some((form) => form.startsWith(wanted)))?.sport ?? null;
}

/** Whatever a sport is called, in the form in which its names are compared. */
export function sportForms(text: Text, sport: string): string[] {
  return Object.values(sportNames(text, sport)).map(sportForm);
}

/** A sport's name in small letters, without accents: `fútbol` and `futbol`, `Fußball` and `fussball` are the same. */
export function sportForm(name: string): string {
  return name.toLowerCase().normalize("NFKD").replaceAll(/\p{M}/gu, "").replaceAll("ß", "ss").replaceAll("ł", "l");
}

interface Words {
  text: Text;
  index: Pick<MatchIndex, "findLeagues">;
  sports: readonly string[];
  known: readonly KnownMatch[];
  filter: ListedFilter;
}

/** Words that name a sport, a league, or one after the other. */
function placed(typed: string, words: Words): ListedFilter {
  if (typed.length > longestName) throw new Refusal("refuse-too-long");
  const { text, index, sports, filter } = words;
  const sport = sportNamed(text, typed, sports);
  if (sport !== null) return { ...filter, sport };
  const whole = index.findLeagues(typed, leaguesOf(words.known, null)).fitting;
  if (whole.length === 1 && whole[0]) return { ...filter, league: whole[0] };
  const parts = typed.split(/\s+/u);
  for (let count = Math.min(parts.length - 1, mostSportWords); count > 0; count--)
    for (const start of [0, parts.length - count]) {
      const first = sportNamed(text, parts.slice(start, start + count).join(" "), sports);
      const rest = parts.toSpliced(start, count).join(" ");
      if (first !== null)
        return { ...filter, sport: first, league: leagueNamed(rest, { ...words, filter: { ...filter, sport: first } }) };
    }
  return { ...filter, league: leagueNamed(typed, words) };
}

function leagueNamed(typed: string, { text, index, sports, known, filter }: Words): League {
  const { fitting, near } = index.findLeagues(typed, leaguesOf(known, filter.sport));
  const [only, ...others] = fitting;
  if (only && others.length === 0) return only;
  const shown = typed.slice(0, 60);
  const candidates = (fitting.length > 0 ? fitting : near).slice(0, 8);
  if (candidates.length === 0)
    throw new Refusal("refuse-unknown-sport", { sport: shown }, sportButtons(text, sports, { ...filter, sport: null }));
  const key = fitting.length > 0 ? "find-league-many" : "find-league-near";
  throw new Refusal(
    key,
    { words: shown },
    leagueButtons(
      text,
      candidates.map((league) => ({ league, press: pressOf(league, known, filter) })),
    ),
  );
}

function pressOf(league: League, known: readonly KnownMatch[], filter: ListedFilter) {
  const match = known.find((one) => one.match.league !== null && leagueKey(one.match.league) === leagueKey(league));
  return filterPress({ ...filter, sport: null, league }, { page: 1, leagueMatch: match?.id ?? 0 });
}

/** The leagues of matches, each once. */
export function leaguesOf(known: readonly KnownMatch[], sport: string | null): League[] {
  const leagues = known.flatMap(({ match }) => (match.league && (sport === null || match.sport === sport) ? [match.league] : []));
  return [...new Map(leagues.map((league) => [leagueKey(league), league])).values()];
}

async function leagueOf(index: MatchIndex, id: number): Promise<League> {
  const league = (await index.byId(id))?.match.league;
  if (!league) throw new Refusal("refuse-old-button", {}, []);
  return league;
}

function statusMeant(word: string): MatchStatus {
  const status = statuses.get(word.toLowerCase());
  if (status) return status;
  throw new Refusal("refuse-unknown-status", { status: word.slice(0, 40) });
}

function dayOf(word: string, at: { now: number; timeZone: string }): Day {
  const day = dayMeant(word.trim(), at);
  if (day) return day;
  throw new Refusal("refuse-unknown-day", { day: word.slice(0, 40) });
}
