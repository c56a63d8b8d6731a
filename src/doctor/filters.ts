import type { Decoded, MatchRow } from "../api/decode/rows.ts";
import type { FilterFinding } from "../api/examination.ts";

/** What came of asking the list of matches with a query. Only a refusal says something of the parameter. */
export type Listed = Decoded<"matches"> | "refused" | "no_answer";
export type AskMatches = (query: Readonly<Record<string, string>>) => Promise<Listed>;

interface Probing {
  /** The list without any query. */
  all: Decoded<"matches">;
  leagues: readonly { id: number | null; slug: string | null; names: Readonly<Record<string, string>> }[];
  /** What the operator says that the filter by league is called, or null. */
  spelled: string | null;
  ask: AskMatches;
}

const pageSize = 2;

/** Whether `per_page`, `page`, `sport` and a league filter do what the document says, by asking and comparing. */
export async function probeFilters(probing: Probing): Promise<FilterFinding[]> {
  const short = await probing.ask({ per_page: String(pageSize) });
  const perPage = perPageOutcome(probing.all, short);
  const first = perPage.works === "yes" && typeof short === "object" ? short : null;
  return [
    { parameter: "per_page", spelling: null, ...perPage },
    { parameter: "page", spelling: null, ...(await pageOutcome(probing, first)) },
    { parameter: "sport", spelling: null, ...(await sportOutcome(probing)) },
    { parameter: "league", spelling: null, ...(await leagueOutcome(probing)) },
  ];
}

type Outcome = Pick<FilterFinding, "works" | "detail"> & { spelling?: string };

const yes = (detail: string): Outcome => ({ works: "yes", detail });
const no = (detail: string): Outcome => ({ works: "no", detail });
const unclear = (detail: string): Outcome => ({ works: "unclear", detail });

function withoutList(listed: "refused" | "no_answer"): Outcome {
  return listed === "refused" ? no("refused") : unclear("there was no answer");
}

function perPageOutcome(all: Decoded<"matches">, short: Listed): Outcome {
  if (typeof short === "string") return withoutList(short);
  const echoed = short.meta.per_page === pageSize;
  if (all.items.length <= pageSize) return unclear("the list is too short to tell");
  if (short.items.length === 0) return no("an empty list");
  if (short.items.length <= pageSize) return yes(`obeyed${echoed ? " and echoed" : ", but not echoed"} in meta.per_page`);
  return no(`ignored: ${short.items.length} items instead of ${pageSize}${echoed ? ", though meta.per_page echoes it" : ""}`);
}

async function pageOutcome({ all, ask }: Probing, short: Decoded<"matches"> | null): Promise<Outcome> {
  const first = short ?? all;
  const second = await ask(short ? { per_page: String(pageSize), page: "2" } : { page: "2" });
  if (typeof second === "string") return withoutList(second);
  if (second.items.length === 0)
    return (all.meta.total ?? 0) > first.items.length ? no("an empty second page") : unclear("there is no second page");
  const seen = new Set(first.items.map(({ slug }) => slug));
  const isRepeated = second.items.every(({ slug }) => seen.has(slug));
  return isRepeated ? no("ignored: the first page again") : yes("the second page has other items");
}

async function sportOutcome({ all, ask }: Probing): Promise<Outcome> {
  const sport = rarest(all.items.map((row) => row.sport));
  if (sport === null) return unclear("no match says its sport");
  const { works, detail } = judge(all, await ask({ sport }), (row) => row.sport === sport);
  return { works, detail: `sport=${sport}: ${detail}` };
}

/** The document says that there is such a filter, not what it is called: the first spelling that works ends the search. */
async function leagueOutcome({ all, leagues, spelled, ask }: Probing): Promise<Outcome> {
  const leagueOf = (row: MatchRow) => row.league_slug ?? row.league;
  const wanted = rarest(all.items.map(leagueOf));
  const sample = all.items.find((row) => leagueOf(row) === wanted);
  if (wanted === null || !sample) return unclear("no match says its league");
  const known = leagues.find(({ slug, names }) => slug === wanted || Object.values(names).includes(sample.league ?? ""));
  const league = { slug: sample.league_slug ?? known?.slug ?? null, id: known?.id ?? null, name: sample.league };
  const tried: Outcome[] = [];
  for (const [parameter, value] of leagueSpellings(league, spelled)) {
    const spelling = `${parameter}=${value}`;
    const outcome = judge(all, await ask({ [parameter]: value }), (row) => leagueOf(row) === wanted);
    tried.push({ ...outcome, detail: `${spelling}: ${outcome.detail}` });
    if (outcome.works === "yes") return { ...yes(detailsOf(tried)), spelling };
  }
  return tried.every(({ works }) => works === "no") ? no(detailsOf(tried)) : unclear(detailsOf(tried));
}

function detailsOf(outcomes: readonly Outcome[]): string {
  return outcomes.map(({ detail }) => detail).join("; ");
}

interface LeagueWords {
  slug: string | null;
  id: number | null;
  name: string | null;
}

/** Each name of the parameter with what it may want, the likeliest first; only the operator's, where there is one. */
function leagueSpellings({ slug, id, name }: LeagueWords, spelled: string | null): [string, string][] {
  const word = slug ?? name;
  const number = id === null ? null : String(id);
  const all: [string, string | null][] =
    spelled === null
      ? [
          ["league", word],
          ["league_slug", slug],
          ["league_id", number],
          ["league", number],
          ["tournament", word],
        ]
      : [
          [spelled, word],
          [spelled, number],
        ];
  return all.filter((spelling): spelling is [string, string] => spelling[1] !== null);
}

/** A filter works when only what was asked for is left, and before there was more. */
function judge(all: Decoded<"matches">, listed: Listed, fits: (row: MatchRow) => boolean): Outcome {
  if (typeof listed === "string") return withoutList(listed);
  if (listed.items.length === 0) return no("an empty list, though such matches are listed");
  const others = listed.items.filter((row) => !fits(row)).length;
  if (others > 0) return no(`ignored: ${others} of ${listed.items.length} matches are others`);
  const fewer = (listed.meta.total ?? listed.items.length) < (all.meta.total ?? all.items.length);
  return all.items.every(fits) && !fewer ? unclear("all matches are such") : yes("only such matches");
}

/** The rarest value: the one that a filter changes most. */
function rarest(values: readonly (string | null)[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => a - b)[0]?.[0] ?? null;
}
