import { type Fields, foldKey, isBlank, pickAs } from "./fields.ts";
import type { Item } from "./items.ts";
import { type FieldMapping, valueAt } from "./mapping.ts";
import type { Report } from "./report.ts";

/** Reads the fields of one item by their usual names, or from where the operator's mapping says. */
export interface ItemReader {
  /** The first value under any of the names that the reader makes sense of. A mapped field has no other names. */
  get<T>(field: string, aliases: readonly string[], read: (value: unknown) => T | null): T | null;
  /** As `get`, but never from the object around the item, whose id or slug is its own. */
  own<T>(field: string, aliases: readonly string[], read: (value: unknown) => T | null): T | null;
  /** The value that the mapping leads to; undefined when it says nothing of this field. */
  mapped(field: string): unknown;
  fields: Fields;
}

export function createItemReader(item: Item, mapping: FieldMapping): ItemReader {
  function mapped(field: string): unknown {
    const path = mapping.get(field);
    return path === undefined ? undefined : (valueAt(item.value, path) ?? null);
  }

  function own<T>(field: string, aliases: readonly string[], read: (value: unknown) => T | null): T | null {
    const value = mapped(field);
    if (value !== undefined) return isBlank(value) ? null : read(value);
    return pickAs(item.fields, aliases, read);
  }

  function get<T>(field: string, aliases: readonly string[], read: (value: unknown) => T | null): T | null {
    const value = own(field, aliases, read);
    return value !== null || mapped(field) !== undefined ? value : pickAs(item.outer, aliases, read);
  }

  return { fields: item.fields, mapped, get, own };
}

/** Writes down which fields of an item are known; `known` are folded keys, `stems` beginnings of keys (`name` for `name_ru`). */
export function reportFields(item: Item, { level, known, stems, mapping, report }: FieldRules): void {
  const mapped = new Set([...mapping.values()].map((path) => foldKey(path.split(".")[0] ?? "")));
  for (const [folded, { key, value }] of item.fields) {
    const understood = known.has(folded) || mapped.has(folded) || stems.some((stem) => folded.startsWith(stem));
    report.saw(level, key, value, understood);
  }
}

export interface FieldRules {
  level: string;
  known: ReadonlySet<string>;
  stems: readonly string[];
  mapping: FieldMapping;
  report: Report;
}
