/** What a column of odds is for. A column that leads to others says by its keys what a leaf says by its values. */
export const roles = [
  "bookmaker",
  "market",
  "selection",
  "line",
  "price",
  "at",
  "period",
  "format",
  "on",
  "off",
  "state",
  "leads on",
  "nothing",
] as const;
export type PlanRole = (typeof roles)[number];

/** Of a list that is a ladder of prices, only the first entry is the price that a bettor gets. */
export const THE_FIRST = "the first";

/** Of a list whose entries are matches: only the one that was asked for is read. */
export const MATCHES = "each a match";

/** Of a column that is none of periods, but names one now and then. */
export const BY_ITS_WORDS = "by its words";

/** Of a column that says something only where a surer one says nothing. */
export const ELSE = "else";

/** Of a column that says the same as a surer one: where the two part, it cannot be told which is meant. */
export const AGAIN = "again";

/** One column of a plan. */
export interface PlanLine {
  /** `data.bookmakers[].markets[].key`: `[]` are the entries of a list, `{}` those of a dictionary. */
  path: string;
  /** One of the roles above; of other answers, the field of the row that it fills. */
  role: string;
  /**
   * More of the role: of a price, which it is where its key says so (`home`, `total over 2.5`); of a line, whose; of a name, the list
   * that explains its numbers.
   */
  of: string | null;
  /** Why it plays no part, or null. */
  why: string | null;
  /** string | number | boolean | object | array | null */
  type: string;
  /** A value of it, shortened. */
  example: string | null;
}

/** What the service's own lists name, as `foldName` folds it; a list that was not asked for is empty. */
export interface ListedNames {
  bookmakers: ReadonlySet<string>;
  leagues: ReadonlySet<string>;
}

/** The lists that are there. */
export function listsIn(names: ListedNames): string[] {
  return Object.entries(names).flatMap(([list, { size }]) => (size > 0 ? [list] : []));
}

/** Parts of a plan that the operator fixes, as they stand in the mapping file: the role of each column. */
export type Pins = Readonly<Record<string, string>>;

/** A part of an answer that was refused as a whole. */
export interface Refused {
  path: string;
  reason: string;
  /** The readings that came close, each with the pins that decide for it. */
  readings?: readonly Pins[];
}

/** Columns, or places, of which none is taken; unless it is said otherwise, each reading pins one of them. */
export function rivals(
  paths: readonly string[],
  what: string,
  readings: readonly Pins[] = paths.map((path) => ({ [path]: what })),
): Omit<Refused, "path"> {
  const reason = `${paths.map((path) => path || "the whole").join(" and ")} could both be the ${what.replace("_", " ")}`;
  return { reason, readings };
}

/** How the answers of one shape are read: found once, applied without guesses. */
export interface Plan {
  lines: readonly PlanLine[];
  refused: readonly Refused[];
  /** The lists of the service that were there when it was made. */
  lists?: readonly string[];
}

/** A role as people write it: `price home`. */
export function roleText({ role, of }: Pick<PlanLine, "role" | "of">): string {
  return of === null ? role : `${role} ${of}`;
}

/** The keys of a path, with `[]` and `{}` as keys of their own; null when it is none. */
export function keysOfPath(path: string): string[] | null {
  const keys: string[] = [];
  let rest = path;
  while (rest !== "") {
    const step = STEP.exec(rest);
    if (step === null) return null;
    const [whole, quoted, plain, brackets] = step;
    keys.push(quoted === undefined ? (plain ?? brackets ?? "") : (JSON.parse(quoted) as string));
    rest = rest.slice(whole.length);
  }
  return keys;
}

/** The path of the object that a key stands in; null for entries, and for the whole. */
export function parentOf(path: string): string | null {
  const key = keysOfPath(path)?.at(-1);
  if (key === undefined || key === "[]" || key === "{}") return null;
  const quoted = JSON.stringify(key);
  const written = path.endsWith(quoted) ? quoted : key;
  return path.slice(0, path.length - written.length).replace(/\.$/, "");
}

const STEP = /^\.?(?:("(?:[^"\\]|\\.)*")|([^.[\]{}"\s]+)|(\[\]|\{\}))/;
