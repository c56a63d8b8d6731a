import { foldKey } from "../fields.ts";
import type { Kind } from "../rows.ts";
import { type ItemKind, itemWords } from "../words/items.ts";
import type { Column } from "./column.ts";
import { type PlanRole, roles } from "./plan.ts";

export type OddsKind = Exclude<Kind, ItemKind>;

export function isOdds(kind: Kind): kind is OddsKind {
  return kind === "odds" || kind === "history";
}

/** What an operator says a column to be. */
export interface Pin<K extends Kind = Kind> {
  role: K extends OddsKind ? PlanRole : string;
  of: string | null;
}

/** The pin of a column, or null. */
export type PinOf<K extends Kind = Kind> = (column: Pick<Column, "key" | "path">) => Pin<K> | null;

/** The roles that a column of an answer can have. */
export function rolesOf(kind: Kind): readonly string[] {
  if (isOdds(kind)) return roles;
  const chances = kind === "predictions" ? ["home_chance", "draw_chance", "away_chance"] : [];
  return [...itemWords[kind].roles.keys(), ...chances, ...itemWords[kind].key, "row", "leads on", "nothing"];
}

/** Reads what `roleText` wrote; null when it is no role of the kind. */
export function roleOf<K extends Kind>(text: string, kind: K): Pin<K> | null {
  const role = rolesOf(kind).find((each) => text === each || text.startsWith(`${each} `));
  if (role === undefined) return null;
  return { role: role as Pin<K>["role"], of: text.slice(role.length).trim() || null };
}

/** The operator's pins: by path, or, of odds, by a key wherever it stands. */
export function pinsOf<K extends Kind>(
  kind: K,
  pins: Readonly<Record<string, string>>,
  mapping: ReadonlyMap<string, string>,
): PinOf<K> {
  const keys = isOdds(kind) ? [...mapping].filter(([field]) => field !== "items") : [];
  const byPath = new Map(Object.entries(pins).map(([path, text]) => [path, roleOf(text, kind)]));
  const byKey = new Map(keys.map(([field, key]) => [foldKey(key), roleOf(field, kind)]));
  if (byPath.size + byKey.size === 0) return () => null;
  return ({ key, path }) => byPath.get(path) ?? byKey.get(foldKey(key)) ?? null;
}
