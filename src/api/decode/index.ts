import { openEnvelope } from "./envelope.ts";
import { fieldsOf, foldKey } from "./fields.ts";
import { readBonuses } from "./kinds/bonuses.ts";
import { readBookmakers } from "./kinds/bookmakers.ts";
import { sidesIn, sidesNamed } from "./kinds/match-sides.ts";
import { readMatches } from "./kinds/matches.ts";
import { readFighters, readGroups } from "./kinds/named.ts";
import { readPredictions } from "./kinds/predictions.ts";
import { readValueBets } from "./kinds/value-bets.ts";
import { type FieldMapping, type Mapping, noMapping } from "./mapping.ts";
import { readQuotes } from "./odds.ts";
import type { PlannedKind, Plans } from "./plan/kept.ts";
import type { PlanLine } from "./plan/plan.ts";
import { createReport, type Report } from "./report.ts";
import type { Decoded, Kind, RowOf } from "./rows.ts";
import { foldName } from "./selections.ts";
import { unusedFields } from "./unused.ts";

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
  const report = createReport((field) => unusedFields[kind].has(field) || ignored.has(field));
  const plan: { lines: readonly PlanLine[] } = { lines: [] };
  const readers: { [Each in Kind]: () => RowOf[Each][] } = readersFor({ payload, json, mapping, report, options, plan });
  const items = readers[kind]();
  return { items, ...report.results(), meta, refreshed_at: refreshedAt, plan: plan.lines };
}

interface Answer {
  payload: unknown;
  json: unknown;
  mapping: FieldMapping;
  report: Report;
  options: DecodeOptions;
  /** Where the reader leaves the plan that it followed. */
  plan: { lines: readonly PlanLine[] };
}

function readersFor({ payload, json, mapping, report, options: given, plan }: Answer): { [Each in Kind]: () => RowOf[Each][] } {
  const options = (level: Kind) => ({ level, mapping, report });
  const sides = () => (given.match === undefined ? sidesIn(fieldsOf(json)) : sidesNamed(given.match.home, given.match.away));
  const quotes = (kind: PlannedKind) => () => {
    const bookmakers = new Set(given.bookmakers?.map(foldName));
    const pins = given.mapping?.pins?.[kind] ?? {};
    const read = readQuotes(payload, { kind, mapping, pins, report, sides: sides(), bookmakers, plans: given.plans ?? null });
    plan.lines = read.plan;
    return read.rows;
  };
  return {
    matches: () => readMatches(payload, options("matches")),
    match: () => readMatches(payload, options("match")),
    odds: quotes("odds"),
    history: quotes("history"),
    predictions: () => readPredictions(payload, options("predictions")),
    value_bets: () => readValueBets(payload, options("value_bets")),
    fighters: () => readFighters(payload, options("fighters")),
    fighter: () => readFighters(payload, options("fighter")),
    teams: () => readGroups(payload, options("teams")),
    leagues: () => readGroups(payload, options("leagues")),
    bookmakers: () => readBookmakers(payload, options("bookmakers")),
    bonuses: () => readBonuses(payload, options("bonuses")),
  };
}
