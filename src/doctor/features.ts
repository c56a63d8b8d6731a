import type { Degraded, EndpointFinding, FilterFinding } from "../api/examination.ts";
import type { Ask } from "../sources/definition.ts";

/** What Linewatch makes of each endpoint. */
const featuresOf: Readonly<Partial<Record<Ask, readonly string[]>>> = {
  matches: ["matches"],
  match: ["slug"],
  boards: ["odds", "alerts"],
  history: ["history"],
  predictions: ["predictions"],
  value_bets: ["valuebets"],
  fighters: ["fighters"],
  fighter: ["fighters"],
  teams: ["teams"],
  leagues: ["leagues"],
  bookmakers: ["bookmakers"],
  bonuses: ["bonuses"],
};

/** What needs a field that most sources have and some lack. */
const featuresOfField: Readonly<Partial<Record<Ask, Readonly<Record<string, string>>>>> = {
  matches: { scheduled_at: "kickoff", status: "live", sport: "sports", league: "leagues" },
  boards: { bookmaker: "books", market: "alerts" },
  history: { bookmaker: "history" },
  predictions: { match: "predictions" },
  value_bets: { match: "valuebets", bookmaker: "valuebets" },
  fighters: { record: "records" },
  bookmakers: { rating: "bookmakers" },
};

const featureOfFilter: Readonly<Record<FilterFinding["parameter"], string>> = {
  per_page: "matches",
  page: "matches",
  sport: "sports",
  league: "leagues",
};

/** Something came, and it isn't read. */
const unread: ReadonlySet<EndpointFinding["verdict"]> = new Set(["not_understood", "open", "misfit"]);

/** The features that suffer from what was found. `missing` are the fields that no item of an endpoint has. */
export function degradedBy(
  endpoints: readonly EndpointFinding[],
  { filters, missing }: { filters: readonly FilterFinding[]; missing: ReadonlyMap<Ask, readonly string[]> },
): Degraded[] {
  const silent = endpoints.flatMap(({ endpoint, verdict }) => {
    if (verdict === "understood" || verdict === "partly" || verdict === "empty") return [];
    const cause = unread.has(verdict) ? ("not-understood" as const) : ("no-answer" as const);
    return (featuresOf[endpoint] ?? []).map((feature) => ({ feature, cause, endpoint, field: null }));
  });
  const fields = [...missing].flatMap(([endpoint, names]) =>
    names.flatMap((field) => {
      const feature = featuresOfField[endpoint]?.[field];
      return feature === undefined ? [] : [{ feature, cause: "field" as const, endpoint, field }];
    }),
  );
  const ignored = filters
    .filter(({ works }) => works === "no")
    .map(({ parameter }) => ({
      feature: featureOfFilter[parameter],
      cause: "filter" as const,
      endpoint: "matches" as const,
      field: parameter,
    }));
  return [...silent, ...fields, ...ignored];
}
