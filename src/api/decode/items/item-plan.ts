import { pathOf } from "../plan/column.ts";
import type { PlanLine, Refused } from "../plan/plan.ts";
import type { Sides } from "../selections.ts";
import { type ItemKind, itemWords, type Reads } from "../words/items.ts";
import type { Candidate } from "./levels.ts";
import { sidesIn } from "./sides.ts";

/** A column that says one part of a row. */
export interface Source {
  role: string;
  language: string | null;
  /** How many steps of the pattern lead to the object that it stands in: as many as the pattern has for the row itself. */
  at: number;
  keys: readonly string[];
  rank: number;
}

/** How the rows of one kind of answer are read: found once, applied without guesses. */
export interface ItemPlan {
  /** Where the rows stand, each pattern with what its columns say. */
  levels: readonly { pattern: readonly string[]; sources: readonly Source[] }[];
  lines: readonly PlanLine[];
  refused: readonly Refused[];
  /** The paths that were there when the plan was made. */
  seen: readonly string[];
}

export interface Column {
  at: number;
  keys: readonly string[];
  path: string;
  values: unknown[];
}

/** A source with how it was found. */
export interface Found extends Source {
  path: string;
  reads: Reads;
  vague: boolean;
  column: Column;
}

export interface Level extends Candidate {
  columns: readonly Column[];
  found: readonly Found[];
  /** How many of the parts that a row needs are there. */
  met: number;
  roles: number;
}

/** How many values of a column are looked at. */
export const VALUES = 40;

export function pathText(pattern: readonly string[]): string {
  return pattern.reduce((path, key) => (key === "[]" || key === "{}" ? `${path}${key}` : pathOf(path, key)), "");
}

/** The sides of the match that a row is about, where it matters for reading it. */
export function sidesOfChain(chain: readonly unknown[], kind: ItemKind): Sides | null {
  if (itemWords[kind].owner !== "match") return null;
  return chain.reduceRight<Sides | null>((sides, value) => sides ?? knownSides(value), null);
}

/** What stands around many rows is looked at once. */
function knownSides(value: unknown): Sides | null {
  if (typeof value !== "object" || value === null) return null;
  const known = sidesOf.get(value);
  if (known !== undefined) return known;
  const sides = sidesIn(value);
  sidesOf.set(value, sides);
  return sides;
}

const sidesOf = new WeakMap<object, Sides | null>();
