import { fieldsOf, foldKey, pick, wordOf } from "../fields.ts";
import { valueAt } from "../items/leaves.ts";
import { containers, oddsLists } from "../words/odds.ts";
import type { Column } from "./column.ts";
import { nameFrom } from "./evidence.ts";
import { keysOfPath } from "./plan.ts";

const idKeys = [...oddsLists.referenceId];

/**
 * The list of an answer that explains the numbers of a column: its entries have names, and ids among which all of the column's
 * values are. Null when there is none.
 */
export function referenceOf(column: Column, root: Column): string | null {
  if (column.leaves === 0) return null;
  const wanted = entityOf(column.key);
  const list = wanted === null ? null : listOf(root, { wanted, column, depth: 0 });
  return list === null ? null : `in ${list.path}`;
}

function entityOf(key: string): string | null {
  const folded = foldKey(key);
  if (!/id$|^(?:bookmaker|market|selection|outcome)$/.test(folded)) return null;
  return /book|site|operator/.test(folded) ? "books" : /market|bet/.test(folded) ? "markets" : "outcomes";
}

function listOf(column: Column, search: { wanted: string; column: Column; depth: number }): Column | null {
  for (const kid of column.kids.values()) {
    const entries = kid.item;
    if (entries !== null && containers.get(foldKey(kid.key)) === search.wanted && explains(entries, search.column))
      return entries;
    const inner = search.depth < 3 ? listOf(kid, { ...search, depth: search.depth + 1 }) : null;
    if (inner !== null) return inner;
  }
  return null;
}

function explains(entries: Column, { values, path }: Column): boolean {
  if (path.startsWith(entries.path)) return false;
  const ids = [...entries.kids.values()].find(({ key }) => idKeys.includes(foldKey(key)));
  const named = [...entries.kids.keys()].some((key) => /^(?:name|title|label)/.test(foldKey(key)));
  return ids !== undefined && named && [...values].every((value) => has(ids, value));
}

function has({ values }: Column, value: string | number | boolean): boolean {
  return values.has(value) || values.has(String(value)) || (typeof value === "string" && values.has(Number(value)));
}

/** The names of a list's entries by their ids. */
export function namesById(payload: unknown, of: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const keys = keysOfPath(of.replace(/^in /, "")) ?? [];
  const list = valueAt(payload, keys.slice(0, -1));
  for (const entry of Array.isArray(list) ? list.slice(0, 5000) : []) {
    const id = wordOf(pick(fieldsOf(entry), idKeys));
    const name = nameFrom(entry, "");
    if (id !== null && name !== null) names.set(id, name);
  }
  return names;
}
