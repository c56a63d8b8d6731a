import { isBlank, isRecord } from "../fields.ts";
import { limits } from "../limits.ts";

/** All values of an answer that stand in the same place, such as `data.bookmakers[].markets[].outcomes[].price`. */
export interface Column {
  /** As the source writes it; `[]` for the entries of a list, `{}` for those of a dictionary. */
  readonly key: string;
  readonly path: string;
  readonly kids: Map<string, Column>;
  item: Column | null;
  objects: number;
  lists: number;
  leaves: number;
  /** The first distinct values that are no object and no list. */
  readonly values: Set<string | number | boolean>;
  /** The first object or list. */
  sample: object | null;
  /** Which value stands in which place, as one number: equal columns have equal ones. */
  order: number;
}

/**
 * What else an object or a list is: a list that is read in place of an object, an object in place of an object or beside a list; null
 * for nothing else. `around` are the objects that it stands in, the innermost last.
 */
export type View = (value: object, key: string, around: readonly object[]) => object | null;

/** How many distinct values of a column are looked at. */
const VALUES = 48;

function newColumn(key: string, path: string): Column {
  return { key, path, kids: new Map(), item: null, objects: 0, lists: 0, leaves: 0, values: new Set(), sample: null, order: 0 };
}

function endsOf(text: string): number {
  return 31 * text.charCodeAt(0) + text.charCodeAt(text.length - 1);
}

/** The path of a key; one that could be mistaken for more than a key stands in quotes. */
export function pathOf(parent: string, key: string): string {
  const written = /^[^.[\]{}"\s]+$/.test(key) ? key : JSON.stringify(key);
  return parent === "" ? written : `${parent}.${written}`;
}

/** The columns of an answer. What lies beyond the limits is left out, and `tooLarge` says so. */
export function columnsOf(payload: unknown, view: View): { root: Column; tooLarge: boolean } {
  let nodesLeft: number = limits.nodes;
  let columnsLeft: number = limits.columns;
  let tooLarge = false;
  const around: object[] = [];

  function kid(column: Column, key: string): Column | null {
    const known = column.kids.get(key);
    if (known !== undefined) return known;
    if (columnsLeft-- <= 0) return null;
    const made = newColumn(key, pathOf(column.path, key));
    column.kids.set(key, made);
    return made;
  }

  function add(column: Column | null, value: unknown): void {
    if (column === null || value === null || isBlank(value)) return;
    if (typeof value !== "object") {
      column.leaves++;
      column.order += column.leaves * (typeof value === "string" ? endsOf(value) : Number(value));
      if (column.values.size < VALUES) column.values.add(value as string | number | boolean);
      return;
    }
    if (nodesLeft-- <= 0 || around.length > limits.depth) {
      tooLarge = true;
      return;
    }
    column.sample ??= value;
    const seen = view(value, column.key, around);
    const list: readonly unknown[] | null = Array.isArray(value) ? value : Array.isArray(seen) ? seen : null;
    if (list === null) column.objects++;
    around.push(value);
    if (list !== null) addList(column, list);
    const record = seen ?? value;
    if (isRecord(record)) addKeys(column, record);
    around.pop();
  }

  function addList(column: Column, list: readonly unknown[]): void {
    column.lists++;
    column.item ??= newColumn("[]", `${column.path}[]`);
    for (const entry of list) add(column.item, entry);
  }

  function addKeys(column: Column, record: Readonly<Record<string, unknown>>): void {
    let keysLeft: number = limits.keys;
    for (const key in record) {
      if (!Object.hasOwn(record, key)) continue;
      if (keysLeft-- === 0) break;
      add(kid(column, key), record[key]);
    }
  }

  const root = newColumn("", "");
  add(root, payload);
  return { root, tooLarge: tooLarge || columnsLeft < 0 };
}

/** Several columns as the one of a dictionary's entries. */
export function mergedColumn(columns: readonly Column[], key: string, path: string): Column {
  const merged = newColumn(key, path);
  const items = columns.map(({ item }) => item).filter((item) => item !== null);
  const kids = new Map<string, Column[]>();
  for (const column of columns) {
    merged.objects += column.objects;
    merged.lists += column.lists;
    merged.leaves += column.leaves;
    merged.sample ??= column.sample;
    for (const value of column.values) if (merged.values.size < VALUES) merged.values.add(value);
    for (const [name, inner] of column.kids) kids.set(name, [...(kids.get(name) ?? []), inner]);
  }
  if (items.length > 0) merged.item = mergedColumn(items, "[]", `${path}[]`);
  for (const [name, inner] of kids) merged.kids.set(name, mergedColumn(inner, name, pathOf(path, name)));
  return merged;
}

/** Whether objects or lists stand in a column. */
export function isBranch({ objects, lists }: Column): boolean {
  return objects + lists > 0;
}

/** Whether two columns hold the same things. */
export function isAlike(one: Column, other: Column | undefined): boolean {
  if (other === undefined || one === other) return true;
  if (isBranch(one) !== isBranch(other)) return false;
  if (!isBranch(one) || one.item !== null || other.item !== null) return (one.item === null) === (other.item === null);
  return [...one.kids.keys()].some((key) => other.kids.has(key));
}

/** Whether all values of a column, of which there is at least one, are as the test says. */
export function allValues({ values, leaves }: Column, test: (value: string | number | boolean) => boolean): boolean {
  return leaves > 0 && [...values].every(test);
}

/** A value of a column, shortened. */
export function exampleOf({ values, item, objects }: Column): string | null {
  const [first] = values;
  if (first !== undefined) return String(first).slice(0, 60);
  return objects === 0 && item !== null ? "a list" : null;
}

/** string | number | boolean | object | array | null */
export function typeOf({ values, item, objects }: Column): string {
  const [first] = values;
  return first !== undefined ? typeof first : objects > 0 ? "object" : item === null ? "null" : "array";
}
