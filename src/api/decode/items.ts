import { type Fields, fieldsOf, isRecord } from "./fields.ts";
import { limits } from "./limits.ts";
import type { Report } from "./report.ts";

/** One item of a list, as found. */
export interface Item {
  /** The item's own fields; empty when it is a bare text. */
  fields: Fields;
  value: unknown;
  /** Fields of the object around it, where a source keeps some of an item's own (`{match: {…}, home_team: {…}}`). */
  outer: Fields;
  /** The key that it stands under in a dictionary, or null. */
  key: string | null;
  path: string;
}

export interface ItemRules {
  /** Keys (folded) of which an item of this kind has at least one. */
  signs: readonly string[];
  /** Keys under which such items are nested in an object: `matches`, `events`; also a single one: `match`. */
  wrappers: readonly string[];
}

const anyWrappers = [
  "data",
  "items",
  "results",
  "result",
  "list",
  "rows",
  "records",
  "entries",
  "response",
  "content",
  "payload",
  "body",
  "values",
];

/** All the items of an answer: from a list, a list under another name, groups of lists, a dictionary, or one item alone. */
export function itemsIn(payload: unknown, rules: ItemRules, report: Report): Item[] {
  const items: Item[] = [];
  let nodesLeft: number = limits.nodes;

  function visit(node: unknown, at: Omit<Item, "fields" | "value"> & { depth: number; listed: boolean }): void {
    if (nodesLeft-- <= 0 || at.depth > limits.depth || items.length >= limits.items) {
      report.note("the answer is larger or deeper than is read");
      return;
    }
    if (Array.isArray(node)) {
      for (let index = 0; index < node.length && nodesLeft > 0; index++) {
        visit(node[index], { ...at, key: null, path: `${at.path}[${index}]`, depth: at.depth + 1, listed: true });
      }
      return;
    }
    const { key, path, outer, listed } = at;
    if (!isRecord(node)) {
      if (listed && typeof node === "string") items.push({ fields: fieldsOf(null), value: node, outer, key, path });
      else if (listed) report.skip(path, "not an item");
      return;
    }
    const fields = fieldsOf(node);
    const nested = wrappersIn(fields, rules);
    const isItem = rules.signs.some((sign) => fields.has(sign));
    if (nested.length > 0 && !(isItem && nested.every(({ value }) => !wraps(value, rules)))) {
      for (const field of nested)
        visit(field.value, { key: null, path: `${path}.${field.key}`, outer: fields, depth: at.depth + 1, listed: false });
      return;
    }
    if (isItem) items.push({ fields, value: node, outer, key, path });
    else visitDictionary(fields, at);
  }

  function visitDictionary(fields: Fields, { path, outer, depth }: { path: string; outer: Fields; depth: number }): void {
    let found = 0;
    for (const { key, value } of fields.values()) {
      const usable = (typeof value === "object" && value !== null) || (typeof value === "string" && depth > 0);
      if (!usable || notItems.has(key)) continue;
      found++;
      visit(value, { key, path: `${path}.${key}`, outer, depth: depth + 1, listed: typeof value === "object" });
    }
    if (found === 0 && fields.size > 0) report.skip(path, "nothing in it is known");
  }

  visit(payload, { key: null, path: "", outer: fieldsOf(null), depth: 0, listed: false });
  return items;
}

const notItems: ReadonlySet<string> = new Set(["meta", "pagination", "paging", "links", "_links", "filters", "errors"]);

function wrappersIn(fields: Fields, { wrappers }: ItemRules): { key: string; value: unknown }[] {
  const found: { key: string; value: unknown }[] = [];
  for (const key of [...wrappers, ...anyWrappers]) {
    const field = fields.get(key);
    if (field !== undefined && typeof field.value === "object" && field.value !== null) found.push(field);
  }
  return found;
}

/** Whether what stands under a wrapper's name is a list of items, or an item with the kind's own signs. */
function wraps(value: unknown, { signs }: ItemRules): boolean {
  const first = Array.isArray(value) ? value[0] : value;
  const fields = fieldsOf(first);
  return signs.some((sign) => fields.has(sign));
}
