import type { FilterFinding } from "../api/examination.ts";
import type { ListRow } from "../sources/reading/reading.ts";

/** A list of matches as it is read, with how many there are in all. */
export interface MatchList {
  rows: readonly ListRow[];
  total: number | null;
}

/** What came of asking the list of matches with a query. Only a refusal says something of the parameter. */
type Listed = MatchList | "refused" | "no_answer";
export type AskMatches = (query: Readonly<Record<string, string>>) => Promise<Listed>;

interface Probing {
  /** The list without any query. */
  all: MatchList;
  leagues: readonly ListRow[];
  /** What the definition says that the filter by league is called; null where it says the usual. */
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

function perPageOutcome(all: MatchList, short: Listed): Outcome {
  if (typeof short === "string") return withoutList(short);
  if (all.rows.length <= pageSize) return unclear("the list is too short to tell");
  if (short.rows.length === 0) return no("an empty list");
  if (short.rows.length <= pageSize) return yes("obeyed");
  return no(`ignored: ${short.rows.length} items instead of ${pageSize}`);
}

async function pageOutcome({ all, ask }: Probing, short: MatchList | null): Promise<Outcome> {
  const first = short ?? all;
  const second = await ask(short ? { per_page: String(pageSize), page: "2" } : { page: "2" });
  if (typeof second === "string") return withoutList(second);
  if (second.rows.length === 0)
    return (all.total ?? 0) > first.rows.length ? no("an empty second page") : unclear("there is no second page");
  const seen = new Set(first.rows.map(({ slug }) => slug));
  const isRepeated = second.rows.every(({ slug }) => seen.has(slug));
  return isRepeated ? no("ignored: the first page again") : yes("the second page has other items");
}

async function sportOutcome({ all, ask }: Probing): Promise<Outcome> {
  const sport = rarest(all.rows.map((row) => textOf(row["sport"])));
  if (sport === null) return unclear("no match says its sport");
  const { works, detail } = judge(all, await ask({ sport }), (row) => textOf(row["sport"]) === sport);
  return { works, detail: `sport=${sport}: ${detail}` };
}

/** The document says that there is such a filter, not what it is called: the first spelling that works ends the search. */
async function leagueOutcome({ all, leagues, spelled, ask }: Probing): Promise<Outcome> {
  const leagueOf = (row: ListRow) => textOf(row["league_slug"]) ?? textOf(row["league"]);
  const wanted = rarest(all.rows.map(leagueOf));
  const sample = all.rows.find((row) => leagueOf(row) === wanted);
  if (wanted === null || !sample) return unclear("no match says its league");
  const name = textOf(sample["league"]);
  const known = leagues.find((row) => row["slug"] === wanted || namesOf(row).includes(name ?? ""));
  const league = { slug: textOf(sample["league_slug"]) ?? textOf(known?.["slug"]), id: textOf(known?.["id"]), name };
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
  id: string | null;
  name: string | null;
}

/** Each name of the parameter with what it may want, the likeliest first; only the operator's, where there is one. */
function leagueSpellings({ slug, id, name }: LeagueWords, spelled: string | null): [string, string][] {
  const word = slug ?? name;
  const all: [string, string | null][] =
    spelled === null
      ? [
          ["league", word],
          ["league_slug", slug],
          ["league_id", id],
          ["league", id],
          ["tournament", word],
        ]
      : [
          [spelled, word],
          [spelled, id],
        ];
  return all.filter((spelling): spelling is [string, string] => spelling[1] !== null);
}

/** A filter works when only what was asked for is left, and before there was more. */
function judge(all: MatchList, listed: Listed, fits: (row: ListRow) => boolean): Outcome {
  if (typeof listed === "string") return withoutList(listed);
  if (listed.rows.length === 0) return no("an empty list, though such matches are listed");
  const others = listed.rows.filter((row) => !fits(row)).length;
  if (others > 0) return no(`ignored: ${others} of ${listed.rows.length} matches are others`);
  const fewer = (listed.total ?? listed.rows.length) < (all.total ?? all.rows.length);
  return all.rows.every(fits) && !fewer ? unclear("all matches are such") : yes("only such matches");
}

/** The rarest value: the one that a filter changes most. */
function rarest(values: readonly (string | null)[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => a - b)[0]?.[0] ?? null;
}

function textOf(value: unknown): string | null {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? value : null;
}

function namesOf(row: ListRow): unknown[] {
  return [row["name"], ...Object.values(row["name_names"] ?? {})];
}
