import { decode, type Mapping, NotUnderstood, readMapping } from "../../../../../src/api/decode/index.ts";
import type { Decoded } from "../../../../../src/api/decode/rows.ts";
import type { ItemKind } from "../../../../../src/api/decode/words/items.ts";
import type { Reading } from "../shape.ts";

/**
 * The shape of a public service's answer that is no odds, written down again with invented names and numbers, and the rows that must
 * come out of it, found by hand. What a row does not name must be null in it.
 */
export interface ItemShape {
  /** The service's public name. */
  service: string;
  kind: ItemKind;
  answer: unknown;
  rows: readonly Readonly<Record<string, unknown>>[];
  /** What an operator has to say of it: most services have ids where ours has slugs. */
  mapping?: unknown;
}

/** The fields of a row that people see; names by language and the like follow from them. */
const shown: Readonly<Record<ItemKind, readonly string[]>> = {
  matches: ["slug", "home", "away", "scheduled_at", "status", "league", "sport", "id"],
  match: ["slug", "home", "away", "scheduled_at", "status", "league", "sport", "id"],
  predictions: ["match", "home", "draw", "away", "pick", "confidence"],
  value_bets: ["match", "market", "selection", "line", "bookmaker", "price", "edge"],
  fighters: ["name", "slug", "record", "weight_class", "country", "id"],
  fighter: ["name", "slug", "record", "weight_class", "country", "id"],
  teams: ["name", "slug", "sport", "country", "id"],
  leagues: ["name", "slug", "sport", "country", "id"],
  bookmakers: ["name", "slug", "rating", "rating_max", "url"],
  bonuses: ["bookmaker", "title", "amount", "currency", "url"],
};

export function mappingOf(file: unknown): Mapping {
  const read = readMapping(file);
  if (!read.ok) throw new Error(read.problems.join("\n"));
  return read.mapping;
}

/** The rows of a shape, with nothing but what people see; null when the answer is refused as a whole. */
export function itemsOf({ kind, answer, mapping = {} }: ItemShape): Decoded | null {
  try {
    return decode(kind, JSON.parse(JSON.stringify(answer)), { mapping: mappingOf(mapping) });
  } catch (error) {
    if (error instanceof NotUnderstood) return null;
    throw error;
  }
}

/** Fields that say something else than they must, and fields that say nothing where they should. */
export function readItemShape(shape: ItemShape): { reading: Reading; differing: string[]; missing: string[] } {
  const items = (itemsOf(shape)?.items ?? []) as readonly object[];
  const differing: string[] = items.length > shape.rows.length ? [`${items.length - shape.rows.length} rows too many`] : [];
  const missing: string[] = [];
  for (const [index, expected] of shape.rows.entries()) {
    const row = new Map(Object.entries(items[index] ?? {}));
    for (const field of shown[shape.kind]) {
      const wanted = JSON.stringify(expected[field] ?? (field === "status" ? "unknown" : null));
      const found = JSON.stringify(row.get(field) ?? null);
      if (found === wanted) continue;
      const isLess = found === "null" || found === '"unknown"';
      (isLess ? missing : differing).push(`${index}.${field}: ${found} instead of ${wanted}`);
    }
  }
  const reading = differing.length > 0 ? "wrong" : missing.length === 0 ? "right" : items.length === 0 ? "refused" : "partly";
  return { reading, differing, missing };
}
