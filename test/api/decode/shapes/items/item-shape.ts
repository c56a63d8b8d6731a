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
  /** Other texts of the answer that may stand for a name: a shorter one, or the market's own words where its sides are not known. */
  others?: readonly string[];
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

/** Rows of a changed answer that say something else than any row of the original: a field may be missing, never different. */
export function surplusOfItems(shape: ItemShape, answer: unknown): string[] {
  const original = rowsOf(shape);
  return rowsOf({ ...shape, answer }).flatMap((row) => {
    const isLess = original.some((whole) =>
      shown[shape.kind].every(
        (field) =>
          row[field] == null || row[field] === "unknown" || isSame(row[field], whole[field]) || isOther(row, field, shape),
      ),
    );
    return isLess ? [] : [JSON.stringify(row)];
  });
}

/** What may stand as a key of a dictionary: no change may call it something else. */
export function slugsOf({ rows }: ItemShape): string[] {
  return rows.map(({ slug }) => String(slug));
}

/** A market that is kept by its own words says no more than was written. */
function isOther(row: Readonly<Record<string, unknown>>, field: string, { others = [] }: ItemShape): boolean {
  if (row["market"] === "other" && (field === "market" || field === "selection" || field === "line")) return true;
  return others.some((other) => other === row[field]);
}

/** A record whose draws are missing says less. */
const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other) ||
  JSON.stringify(one) === JSON.stringify(other)?.replace(/"draws":\d+/, '"draws":null');

function rowsOf(shape: ItemShape): Record<string, unknown>[] {
  return (itemsOf(shape)?.items ?? []).map((row) => Object.fromEntries(Object.entries(row)));
}
