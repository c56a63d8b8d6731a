import { openEnvelope } from "./envelope.ts";
import { foldKey } from "./fields.ts";
import { itemsReader } from "./items/index.ts";
import { sidesIn, sidesNamed } from "./items/sides.ts";
import { limits } from "./limits.ts";
import { type Mapping, noMapping } from "./mapping.ts";
import { oddsReader } from "./odds.ts";
import { type Plans, readByPlans } from "./plan/kept.ts";
import { fieldsOf } from "./plan/plan-fields.ts";
import { isOdds, type OddsKind, pinsOf } from "./plan/roles.ts";
import { rememberedOf } from "./remembered.ts";
import type { Decoded, Kind, RowOf } from "./rows.ts";
import { foldName } from "./selections.ts";
import type { ItemKind } from "./words/items.ts";

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
  const known = {
    mapping,
    names: { bookmakers: foldedNames(options.bookmakers ?? none), leagues: foldedNames(options.leagues ?? none) },
    plans: options.plans ?? null,
  };
  const sidesOf = ({ match }: DecodeOptions) => (match === undefined ? sidesIn(json) : sidesNamed(match.home, match.away));
  const pins = options.mapping?.pins?.[kind] ?? {};
  const { rows, plan, skipped, notes } = isOdds(kind)
    ? readByPlans<OddsKind>(payload, oddsReader, { ...known, kind, pinOf: pinsOf(kind, pins, mapping), sides: sidesOf(options) })
    : readByPlans<ItemKind>(payload, itemsReader, { ...known, kind, pinOf: pinsOf<ItemKind>(kind, pins, mapping), sides: null });
  const fields = fieldsOf(plan, kind, new Set(options.mapping?.ignore?.[kind]?.map(foldKey)));
  const unknown = fields.filter(({ understood }) => !understood).map(({ field }) => `unknown field: ${field}`);
  return {
    items: rows as RowOf[K][],
    skipped,
    notes: [...new Set([...unknown, ...notes])].slice(0, limits.notes),
    fields,
    meta,
    refreshed_at: refreshedAt,
    plan: plan.lines,
  };
}

const none: readonly string[] = [];
/** The same list comes with many answers. */
const foldedNames = rememberedOf(
  (list: readonly string[]): ReadonlySet<string> => new Set(list.map(foldName).filter((name) => name !== "")),
);
