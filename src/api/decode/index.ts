import { openEnvelope } from "./envelope.ts";
import { foldKey } from "./fields.ts";
import { readItems } from "./items/index.ts";
import { sidesIn, sidesNamed } from "./items/sides.ts";
import { type Mapping, noMapping } from "./mapping.ts";
import { readQuotes } from "./odds.ts";
import { type Plans, readByPlans } from "./plan/kept.ts";
import { isOdds } from "./plan/roles.ts";
import { createReport } from "./report.ts";
import type { Decoded, Kind, RowOf } from "./rows.ts";
import { foldName } from "./selections.ts";

export { type Mapping, type MappingResult, readMapping } from "./mapping.ts";
export { NotUnderstood } from "./not-understood.ts";
export { createPlans, type Plans } from "./plan/kept.ts";

export interface DecodeOptions {
  /** The match that odds belong to, by all the names of its sides, for outcomes that are named by team. */
  match?: { home: readonly string[]; away: readonly string[] };
  /** The operator's own mapping, from `readMapping`. */
  mapping?: Mapping;
  /** Names, slugs and ids of the service's own bookmakers: once they are known, a key that is none of them is no bookmaker. */
  bookmakers?: readonly string[];
  /** Names and slugs of the service's own leagues: what bears one of them is no bookmaker and no market. */
  leagues?: readonly string[];
  /** The plans by which earlier answers were read. */
  plans?: Plans;
}

/**
 * Reads any plausible answer of the API into rows of ours. What cannot be decided is left out and listed under `skipped`, since a
 * wrong number is worse than a missing one. Throws `NotUnderstood`, and nothing else, when the answer as a whole cannot be of
 * this kind.
 */
export function decode<K extends Kind>(kind: K, json: unknown, options: DecodeOptions = {}): Decoded<K> {
  const mapping = options.mapping?.[kind] ?? noMapping;
  const { payload, meta, refreshedAt } = openEnvelope(json, mapping.get("items") ?? null);
  const ignored = new Set(options.mapping?.ignore?.[kind]?.map(foldKey));
  const names = { bookmakers: foldedNames(options.bookmakers ?? none), leagues: foldedNames(options.leagues ?? none) };
  const around = { mapping, names, pins: options.mapping?.pins?.[kind] ?? {} };
  const sidesOf = ({ match }: DecodeOptions) => (match === undefined ? sidesIn(json) : sidesNamed(match.home, match.away));
  const sides = isOdds(kind) ? sidesOf(options) : null;
  const { rows, plan, report } = readByPlans<RowOf[Kind]>(kind, { plans: options.plans ?? null, names }, (kept) => {
    const all = { ...around, report: createReport((field) => ignored.has(field)) };
    return isOdds(kind) ? readQuotes(payload, kept, { ...all, kind, sides }) : readItems(kind, payload, kept, all);
  });
  return { items: rows as RowOf[K][], ...report.results(), meta, refreshed_at: refreshedAt, plan: plan.lines };
}

const none: readonly string[] = [];
const foldedLists = new WeakMap<readonly string[], ReadonlySet<string>>();

/** The same list comes with many answers. */
function foldedNames(list: readonly string[]): ReadonlySet<string> {
  const known = foldedLists.get(list) ?? new Set(list.map(foldName).filter((name) => name !== ""));
  foldedLists.set(list, known);
  return known;
}
