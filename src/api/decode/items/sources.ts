import { foldKey } from "../fields.ts";
import { type Column, isBranch, pathOf } from "../plan/column.ts";
import type { Known } from "../plan/kept.ts";
import { AGAIN, ELSE } from "../plan/plan.ts";
import { type ItemKind, itemWords, ownerOfList, type Reads } from "../words/items.ts";
import { DEEPEST, MOST } from "./leaves.ts";
import { isOther, type Place } from "./places.ts";
import { readers } from "./values.ts";
import { type Meaning, meaningsOf, wordOf } from "./vocabulary.ts";

/** A column of a row, or of what stands around it. */
export interface Leaf {
  /** Where the object is that it stands in: as many steps down as the row's pattern has for the row itself. */
  at: number;
  /** The keys from there. */
  keys: readonly string[];
  path: string;
  column: Column;
}

/** A column that says one part of a row. */
export interface Source extends Leaf {
  role: string;
  language: string | null;
  /** Of several columns that say the same, the one with the lowest is the surest. */
  rank: number;
  reads: Reads;
  vague: boolean;
  /** It says the same as the surest in every row that was looked at. */
  isAgain?: boolean;
}

/** A place with what its columns, and those of what is around it, say of a row. */
export interface Level extends Place {
  leaves: readonly Leaf[];
  /** The surest first. */
  sources: readonly Source[];
  /** How many of the parts that a row needs are there. */
  met: number;
  /** How many parts of a row are there at all. */
  roles: number;
}

export function levelOf(place: Place, known: Known<ItemKind>): Level {
  const { key, needs } = itemWords[known.kind];
  const leaves = leavesOf(place);
  const found = leaves.flatMap((leaf) => meaningsIn(leaf, place, known.kind).map((meaning) => ({ ...leaf, ...meaning })));
  const sources = withPins(found, { leaves, place, known }).sort((one, other) => one.rank - other.rank);
  const roles = new Set(sources.filter(({ at }) => at === place.pattern.length).map(({ role }) => role));
  if (place.pattern.at(-1) === "{}" && roles.size > 0) for (const role of key) roles.add(role);
  const met = needs.filter((need) => need.some((role) => roles.has(role))).length;
  return { ...place, leaves, sources, met, roles: roles.size };
}

/** All columns of a row, and of the objects around it those that are not too deep in them. */
function leavesOf({ pattern, columns }: Place): Leaf[] {
  return columns.flatMap((column, at) => {
    if (at === pattern.length) return leavesIn(column, { at, deepest: DEEPEST });
    const isOnTheWay = (kid: Column) => (pattern[at] === "{}" ? !isOther(kid.key) : kid.key === pattern[at]);
    return column.objects === 0 ? [] : leavesIn(column, { at, deepest: 2, isOnTheWay });
  });
}

interface Within {
  at: number;
  deepest: number;
  isOnTheWay?: (kid: Column) => boolean;
}

function leavesIn(column: Column, { at, deepest, isOnTheWay = () => false }: Within): Leaf[] {
  const leaves: Leaf[] = [];
  const visit = (inner: Column, keys: readonly string[]): void => {
    if (keys.length > 0 || inner.leaves > 0) leaves.push({ at, keys, path: inner.path, column: inner });
    if (keys.length >= deepest) return;
    for (const kid of inner.kids.values())
      if (leaves.length < MOST && !(keys.length === 0 && isOnTheWay(kid))) visit(kid, [...keys, kid.key]);
  };
  visit(column, []);
  return leaves;
}

/** What stands around a row is less sure than the row itself. */
const AROUND = 1e5;

function meaningsIn({ at, keys, column }: Leaf, { pattern }: Place, kind: ItemKind): readonly Meaning[] {
  if (at === pattern.length) return meaningsOf(kind, keys).filter((meaning) => fits(column, meaning));
  const { around, owner: usual } = itemWords[kind];
  const name = pattern.slice(0, at).findLast((step) => step !== "[]" && step !== "{}") ?? "";
  const owner = ownerOfList.get(foldKey(name)) ?? usual;
  return [...(owner === null ? [] : meaningsOf(kind, [owner, ...keys])), ...meaningsOf(kind, keys)]
    .filter((meaning) => around.includes(meaning.role) && fits(column, meaning))
    .map((meaning) => ({ ...meaning, rank: meaning.rank + AROUND }));
}

/** Whether a column can hold what its words mean. A pick may be the name of a side, and a moment may be written as an object. */
function fits(column: Column, { reads }: Meaning): boolean {
  const { values, sample, item } = column;
  if (item !== null && isBranch(item)) return false;
  if (reads === "pick") return true;
  if ([...values].some((value) => readers[reads](value, null) !== null)) return true;
  return sample !== null && (item !== null || reads === "time") && readers[reads](sample, null) !== null;
}

interface Around {
  leaves: readonly Leaf[];
  place: Place;
  known: Known<ItemKind>;
}

/** What the operator fixed goes before all that was found; a role that the words of its column do not say has no other columns. */
function withPins(found: readonly Source[], { leaves, place, known }: Around): Source[] {
  const { kind, pinOf, mapping } = known;
  const mapped = mappedSources(place, known);
  const says = (path: string, wanted: string) =>
    [...found, ...mapped].some((source) => source.path === path && source.role === wanted);
  const pinned = leaves.flatMap((leaf) => {
    const pin = pinOf(leaf.column);
    const isPart = pin !== null && pin.role !== "nothing" && pin.role !== "leads on" && pin.role !== "row";
    return isPart && !says(leaf.path, pin.role) ? fixed(kind, pin.role, leaf, pin.of) : [];
  });
  // One of several chances that belong together cannot be fixed alone.
  const isSaid = (role: string) => leaves.some(({ column }) => pinOf(column)?.role === role);
  const areChancesSaid = isSaid("home_chance") && isSaid("away_chance");
  const confirmed = found.flatMap((source) => {
    const pin = pinOf(source.column);
    if (pin === null) return [source];
    if (!says(source.path, pin.role)) return [];
    const isRaised =
      source.role === pin.role && pin.of !== ELSE && pin.of !== AGAIN && (source.reads !== "chance" || areChancesSaid);
    return [isRaised ? { ...source, rank: source.rank - 1e6 } : source];
  });
  const taken = new Set([...mapped, ...pinned].map(({ role, language }) => `${role} ${language ?? ""}`));
  const fields = new Set([...mapping.keys()].flatMap((role) => (role === "name" ? [role, "first", "last"] : [role])));
  // In a mapping, `home` of a prediction is its chance.
  const isFree = ({ role, language }: Source) =>
    !taken.has(`${role} ${language ?? ""}`) && !fields.has(role.replace(/_chance$/, ""));
  return [...mapped, ...pinned, ...confirmed.filter(isFree)];
}

function mappedSources({ pattern, row }: Place, { kind, mapping }: Known<ItemKind>): Source[] {
  return [...mapping].flatMap(([field, path]) => {
    const keys = path.split(".");
    const column = columnAt(row, keys);
    if (column === null || field === "items" || field === "edge_unit") return [];
    const isChance = kind === "predictions" && /^(?:home|draw|away)$/.test(field);
    const leaf = { at: pattern.length, keys, path: keys.reduce(pathOf, row.path), column };
    return fixed(kind, isChance ? `${field}_chance` : field, leaf, null);
  });
}

/** The column that keys, and places in lists, lead to. */
function columnAt(row: Column, keys: readonly string[]): Column | null {
  return keys.reduce<Column | null>(
    (column, key) => column?.kids.get(key) ?? (/^\d{1,4}$/.test(key) ? (column?.item ?? null) : null),
    row,
  );
}

/** A column whose role is fixed; of an object, the columns inside that say more of the same. */
function fixed(kind: ItemKind, role: string, leaf: Leaf, language: string | null): Source[] {
  const word = wordOf(kind, role);
  const own = role === "match" ? "slug" : role;
  const deeper = leavesIn(leaf.column, { at: leaf.at, deepest: DEEPEST }).flatMap((inner): Source[] => {
    if (inner.keys.length === 0) return [];
    const path = inner.keys.reduce(pathOf, leaf.path);
    return meaningsOf(kind, [word, ...inner.keys])
      .filter((meaning) => role === "match" || meaning.role === role || meaning.role === `${role}_slug`)
      .map((meaning) => ({ ...inner, path, keys: [...leaf.keys, ...inner.keys], ...meaning, rank: meaning.rank - 1e6 }));
  });
  const reads = itemWords[kind].roles.get(own)?.reads ?? (own.endsWith("_chance") ? "chance" : "text");
  return [{ ...leaf, role: own, language, rank: -1e7, reads, vague: false }, ...deeper];
}
