import { isBlank, isRecord } from "../fields.ts";
import { groupedBy } from "../grouped.ts";
import { type NameFound, namesOf, nameText, sideText } from "../names.ts";
import { looksLikeName } from "../plan/evidence.ts";
import type { NamesByLanguage } from "../rows.ts";
import { foldName, type Sides } from "../selections.ts";
import type { ItemKind } from "../words/items.ts";
import { type ItemPlan, type Source, sidesOfChain } from "./item-plan.ts";
import { valueAt } from "./leaves.ts";
import { type Entry, entriesAt } from "./levels.ts";

/** One row, of which each part is looked up where the plan says. */
export interface RowValues {
  path: string;
  value: unknown;
  /** The key that it stands under in a dictionary, or null. */
  key: string | null;
  /** The sides of the match that a bet or a prediction is about. */
  sides(): Sides | null;
  /** The first value for a part that can be read, the surest column first. */
  get<T>(role: string, read: (value: unknown) => T | null): T | null;
  /** The same with the last key of its column. */
  found<T>(role: string, read: (value: unknown) => T | null): { value: T; key: string } | null;
  /** All the names of somebody, by language. */
  names(...roles: readonly string[]): NamesByLanguage;
}

export interface ReadItems {
  rows: RowValues[];
  /** Some row has a key that the plan has not seen. */
  isNew: boolean;
  more: boolean;
}

/** Applies a plan to an answer. */
export function rowsByPlan(payload: unknown, plan: ItemPlan, kind: ItemKind): ReadItems {
  const { levels, seen } = compiledPlan(plan);
  const read: ReadItems = { rows: [], isNew: false, more: false };
  for (const { pattern, byRole } of levels) {
    const { entries, more } = entriesAt(payload, pattern);
    read.more ||= more;
    for (const entry of entries) {
      const { chain, path } = entry;
      const value = chain.at(-1);
      if (isBlank(value) || Array.isArray(value)) continue;
      read.isNew ||= hasNew(value, seen);
      read.rows.push(rowFrom(chain, { path, key: keyOf(entry, kind, entries.length === 1), byRole, kind }));
    }
  }
  return read;
}

interface CompiledPlan {
  levels: readonly { pattern: readonly string[]; byRole: ReadonlyMap<string, readonly Source[]> }[];
  /** The keys of a row, each with those of the object under it. */
  seen: ReadonlyMap<string, ReadonlySet<string>>;
}

const compiled = new WeakMap<ItemPlan, CompiledPlan>();

function compiledPlan(plan: ItemPlan): CompiledPlan {
  const known = compiled.get(plan);
  if (known !== undefined) return known;
  const seen = new Map<string, Set<string>>();
  for (const path of plan.seen) {
    const [key = "", inner] = path.split("\n");
    const inside = seen.get(key) ?? new Set();
    seen.set(key, inner === undefined ? inside : inside.add(inner));
  }
  const levels = plan.levels.map(({ pattern, sources }) => ({ pattern, byRole: groupedBy(sources, ({ role }) => role) }));
  const made = { levels, seen };
  compiled.set(plan, made);
  return made;
}

function hasNew(row: unknown, seen: CompiledPlan["seen"]): boolean {
  if (!isRecord(row)) return false;
  for (const key in row) {
    const inside = seen.get(key);
    if (inside === undefined) return true;
    const value = row[key];
    if (isRecord(value)) for (const inner in value) if (!inside.has(inner)) return true;
  }
  return false;
}

/**
 * The key that names a row. One word of a program around a single row may as well be a wrapper, unless the row's own name is like it; a
 * bonus is its bookmaker's wherever it stands.
 */
function keyOf({ chain, key, isKeyed }: Entry, kind: ItemKind, isAlone: boolean): string | null {
  if (key === null || (kind === "bonuses" ? !looksLikeName(key) : !isKeyed)) return null;
  if (!isAlone || kind === "bookmakers" || !/^[a-z_]+$/i.test(key)) return key;
  const row = chain.at(-1);
  const isLike =
    isRecord(row) && Object.values(row).some((value) => typeof value === "string" && foldName(value).startsWith(foldName(key)));
  return isLike ? key : null;
}

interface RowPlace {
  path: string;
  key: string | null;
  byRole: ReadonlyMap<string, readonly Source[]>;
  kind: ItemKind;
}

function rowFrom(chain: readonly unknown[], { path, key, byRole, kind }: RowPlace): RowValues {
  let known: Sides | null | undefined;
  const sides = () => {
    if (known === undefined) known = sidesOfChain(chain, kind);
    return known;
  };
  const at = (source: Source) => valueAt(chain[source.at], source.keys, sides);

  function found<T>(role: string, read: (value: unknown) => T | null): { value: T; key: string } | null {
    for (const source of byRole.get(role) ?? []) {
      const raw = at(source);
      const value = isBlank(raw) ? null : read(raw);
      if (value !== null) return { value, key: source.keys.at(-1) ?? "" };
    }
    return null;
  }

  function names(...roles: readonly string[]): NamesByLanguage {
    const all = roles.flatMap((role) =>
      (byRole.get(role) ?? []).flatMap((source): NameFound[] => {
        const text = role === "name" || role === "title" ? nameText(at(source)) : sideText(at(source));
        return text === null ? [] : [{ text, language: source.language }];
      }),
    );
    return namesOf(all);
  }

  return { path, value: chain.at(-1), key, sides, found, names, get: (role, read) => found(role, read)?.value ?? null };
}
