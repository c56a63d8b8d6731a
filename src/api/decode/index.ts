import { openEnvelope } from "./envelope.ts";
import { foldKey } from "./fields.ts";
import { readItems } from "./items/index.ts";
import { sidesIn, sidesNamed } from "./items/sides.ts";
import { type FieldMapping, type Mapping, noMapping } from "./mapping.ts";
import { readQuotes } from "./odds.ts";
import type { Plans } from "./plan/kept.ts";
import type { PlanLine } from "./plan/plan.ts";
import { isOdds } from "./plan/roles.ts";
import { createReport, type Report } from "./report.ts";
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
  const report = createReport((field) => ignored.has(field));
  const { rows, plan } = rowsOf(kind, { payload, json, mapping, report, options });
  return { items: rows as RowOf[K][], ...report.results(), meta, refreshed_at: refreshedAt, plan };
}

interface Answer {
  payload: unknown;
  json: unknown;
  mapping: FieldMapping;
  report: Report;
  options: DecodeOptions;
}

function rowsOf<K extends Kind>(kind: K, answer: Answer): { rows: RowOf[Kind][]; plan: readonly PlanLine[] } {
  const { payload, json, mapping, report, options } = answer;
  const bookmakers = new Set(options.bookmakers?.map(foldName));
  const all = { mapping, report, bookmakers, pins: options.mapping?.pins?.[kind] ?? {}, plans: options.plans ?? null };
  if (!isOdds(kind)) return readItems(kind, payload, all);
  const sides = options.match === undefined ? sidesIn(json) : sidesNamed(options.match.home, options.match.away);
  return readQuotes(payload, { ...all, kind, sides });
}
