import { isBlank, isRecord } from "../fields.ts";
import { groupedBy } from "../grouped.ts";
import { limits } from "../limits.ts";
import { type NameFound, namesOf, nameText, sideText } from "../names.ts";
import { looksLikeName } from "../plan/evidence.ts";
import { AGAIN, ELSE, keysOfPath, type Plan, type PlanLine } from "../plan/plan.ts";
import { isSamePrice, type Notation, possibleFormats } from "../prices.ts";
import { rememberedOf } from "../remembered.ts";
import type { NamesByLanguage } from "../rows.ts";
import { foldName, type Sides } from "../selections.ts";
import { type ItemKind, itemWords, type Reads } from "../words/items.ts";
import { valueAt } from "./leaves.ts";
import { isOther } from "./places.ts";
import { sidesAround } from "./sides.ts";
import { readers } from "./values.ts";

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
  /** Some row has a key that the plan has not seen, or two columns that said the same have parted. */
  isNew: boolean;
  more: boolean;
}

/** Applies a plan to an answer: a loop without guesses. */
export function rowsByPlan(payload: unknown, plan: Plan, kind: ItemKind): ReadItems {
  const read: ReadItems = { rows: [], isNew: false, more: false };
  for (const { pattern, parts, twins, seen } of compiledOf(plan)) {
    const { entries, more } = entriesAt(payload, pattern);
    read.more ||= more;
    for (const entry of entries) {
      const { chain, path } = entry;
      const value = chain.at(-1);
      if (isBlank(value) || Array.isArray(value)) continue;
      read.isNew ||= hasNew(value, seen) || twins.some((pair) => differ(chain, pair, readsOf(kind, pair)));
      read.rows.push(rowFrom(chain, { path, key: keyOf(entry, kind, entries.length === 1), parts, kind }));
    }
  }
  return read;
}

/** One row as found, with what stands around it. */
export interface Entry {
  /** The values from the whole answer down to the row, which is the last. */
  readonly chain: readonly unknown[];
  readonly path: string;
  /** The key that it stands under in a dictionary, or that of the dictionary around it; null where there is none. */
  readonly key: string | null;
  /** It is itself an entry of the dictionary. */
  readonly isKeyed: boolean;
}

/** The rows that a pattern (`matches`, `[]`) leads to; of a huge answer the first ones. */
export function entriesAt(
  payload: unknown,
  pattern: readonly string[],
  most: number = limits.items,
): { entries: Entry[]; more: boolean } {
  const entries: Entry[] = [];
  let more = false;
  const visit = (chain: readonly unknown[], path: string, key: string | null): void => {
    if (entries.length >= most) {
      more = true;
      return;
    }
    const at = chain.at(-1);
    const step = pattern[chain.length - 1];
    if (step === undefined) entries.push({ chain, path, key, isKeyed: pattern.at(-1) === "{}" });
    else if (step === "[]") {
      if (Array.isArray(at))
        for (let index = 0; index < at.length && !more; index++) visit([...chain, at[index]], `${path}[${index}]`, key);
    } else if (isRecord(at)) {
      if (step !== "{}") visit([...chain, Object.hasOwn(at, step) ? at[step] : undefined], `${path}.${step}`, key);
      else for (const each of Object.keys(at)) if (!isOther(each)) visit([...chain, at[each]], `${path}.${each}`, each);
    }
  };
  visit([payload], "", null);
  return { entries, more };
}

/** A column that says one part of a row: its keys from the object that stands so many steps down on the way to the row. */
interface Part {
  role: string;
  language: string | null;
  at: number;
  keys: readonly string[];
  isAgain: boolean;
}

interface CompiledRow {
  pattern: readonly string[];
  /** By role, the surest first. */
  parts: ReadonlyMap<string, readonly Part[]>;
  /** Columns that say the same as the surest of their part, each with that one. */
  twins: readonly (readonly [Part, Part])[];
  /** The keys of a row, each with those of the object under it: what a later row has beside them is new. */
  seen: ReadonlyMap<string, ReadonlySet<string>>;
}

const compiledOf = rememberedOf((plan: Plan): readonly CompiledRow[] => {
  const placed = plan.lines.flatMap((line) => {
    const keys = keysOfPath(line.path);
    return keys === null ? [] : [{ line, keys }];
  });
  const patterns = placed.filter(({ line }) => line.role === "row").map(({ keys }) => keys);
  // Where one row stands in another, the inner one comes later.
  const ownerOf = (keys: readonly string[]) => patterns.findLast((pattern) => sharedSteps(keys, pattern) === pattern.length);
  return patterns.map((pattern) => {
    const parts: Part[] = [];
    const seen = new Map<string, Set<string>>();
    for (const { line, keys: all } of placed) {
      const owner = ownerOf(all);
      const at = sharedSteps(all, pattern);
      const keys = all.slice(at);
      // What stands in another row says nothing of this one.
      if (owner !== undefined && owner !== pattern) continue;
      if (!isIdle(line))
        parts.push({ role: line.role, language: isSecond(line) ? null : line.of, at, keys, isAgain: line.of === AGAIN });
      const [key, inner] = keys;
      if (owner !== pattern || key === undefined || line.type === "null") continue;
      const inside = seen.get(key) ?? new Set();
      seen.set(key, inner === undefined ? inside : inside.add(inner));
    }
    const byRole = groupedBy(parts, ({ role }) => role);
    const twins = [...byRole.values()].flatMap(([first, ...others]) =>
      first === undefined ? [] : others.filter(({ isAgain }) => isAgain).map((other) => [first, other] as const),
    );
    return { pattern, parts: byRole, twins, seen };
  });
});

const isSecond = ({ of }: PlanLine) => of === ELSE || of === AGAIN;
const readsOf = (kind: ItemKind, [{ role }]: readonly [Part, Part]) => itemWords[kind].roles.get(role)?.reads ?? "text";
const isIdle = ({ role }: PlanLine) => role === "row" || role === "nothing" || role === "leads on";

function sharedSteps(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((key, index) => key !== other[index]);
  return at < 0 ? one.length : at;
}

function hasNew(row: unknown, seen: CompiledRow["seen"]): boolean {
  if (!isRecord(row)) return false;
  for (const key in row) {
    const value = row[key];
    const inside = seen.get(key);
    if (inside === undefined && !isBlank(value)) return true;
    if (isRecord(value)) for (const inner in value) if (!inside?.has(inner) && !isBlank(value[inner])) return true;
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
  parts: CompiledRow["parts"];
  kind: ItemKind;
}

function rowFrom(chain: readonly unknown[], { path, key, parts, kind }: RowPlace): RowValues {
  let known: Sides | null | undefined;
  const sides = () => {
    if (known === undefined) known = sidesAround(chain, kind);
    return known;
  };
  const at = (part: Part) => valueAt(chain[part.at], part.keys, sides);

  function found<T>(role: string, read: (value: unknown) => T | null): { value: T; key: string } | null {
    for (const part of parts.get(role) ?? []) {
      const raw = at(part);
      const value = isBlank(raw) ? null : read(raw);
      if (value !== null) return { value, key: part.keys.at(-1) ?? "" };
    }
    return null;
  }

  function names(...roles: readonly string[]): NamesByLanguage {
    const all = roles.flatMap((role) =>
      (parts.get(role) ?? []).flatMap((part): NameFound[] => {
        const text = role === "name" || role === "title" ? nameText(at(part)) : sideText(at(part));
        return text === null ? [] : [{ text, language: part.language }];
      }),
    );
    return namesOf(all);
  }

  return { path, value: chain.at(-1), key, sides, found, names, get: (role, read) => found(role, read)?.value ?? null };
}

/** Whether two columns that say the same thing say different things of a row. */
export function differ(chain: readonly unknown[], pair: readonly Pick<Part, "at" | "keys">[], reads: Reads): boolean {
  const [one, two] = pair.map(({ at, keys }) => readers[reads](valueAt(chain[at], keys), null));
  return one != null && two != null && !areSame(one, two);
}

function areSame(one: unknown, other: unknown): boolean {
  if (JSON.stringify(one) === JSON.stringify(other)) return true;
  if (!isNotation(one) || !isNotation(other)) return false;
  return (
    one.kind !== other.kind &&
    possibleFormats(one).some((first) => possibleFormats(other).some((second) => isSamePrice(one, first, other, second)))
  );
}

const isNotation = (value: unknown): value is Notation => isRecord(value) && "kind" in value;
