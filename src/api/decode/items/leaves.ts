import { fieldsOf, foldKey, isBlank, isRecord, pick, textOf } from "../fields.ts";
import { type Sides, selectionOf } from "../selections.ts";
import { type ItemKind, itemLists, sideKeys } from "../words/items.ts";
import { isWrapper } from "./vocabulary.ts";

/** A value inside of a row, with the keys that lead to it. */
export interface Leaf {
  keys: readonly string[];
  value: unknown;
}

/** How many values of a row are looked at, and how deep. */
export const MOST = 400;
export const DEEPEST = 6;

/** The values of a row. Lists of the two sides, of outcomes or of translations are read as objects, other lists of objects are no part of it. */
export function leavesOf(
  row: unknown,
  { kind, enters = () => true }: { kind: ItemKind; enters?: (keys: readonly string[]) => boolean },
): Leaf[] {
  const leaves: Leaf[] = [];
  const visit = (value: unknown, keys: readonly string[]): void => {
    if (isBlank(value) || leaves.length >= MOST || keys.length > DEEPEST) return;
    const record =
      typeof value === "object" && value !== null ? recordOf(value, keys.at(-1) ?? "", { kind, sides: () => null }) : null;
    if (record === null) {
      if (!Array.isArray(value) || value.every((entry) => typeof entry !== "object")) leaves.push({ keys, value });
      return;
    }
    if (keys.length > 0 && keys.length < DEEPEST && isRecord(value)) leaves.push({ keys, value });
    if (keys.length > 0 && !enters(keys)) return;
    for (const key in record) if (Object.hasOwn(record, key)) visit(record[key], [...keys, key]);
  };
  visit(row, []);
  return leaves;
}

/** An object, or a list of sides, outcomes or translations as one; null for other lists. */
export function recordOf(
  value: object,
  key: string,
  { kind, sides }: { kind: ItemKind; sides: () => Sides | null },
): Readonly<Record<string, unknown>> | null {
  const isSided = sideKeys.has(foldKey(key)) || (kind === "predictions" && isWrapper(kind, key));
  const bySide = isSided ? bySides(value, sides()) : null;
  if (bySide !== null) return bySide;
  return isRecord(value) ? value : Array.isArray(value) ? byLanguage(value) : null;
}

/**
 * Follows own keys, places in lists, and the outcomes and languages that a list is read by; undefined when they lead nowhere. The sides
 * are asked for only where a key may be one of their names.
 */
export function valueAt(value: unknown, keys: readonly string[], sidesOf: () => Sides | null = () => null): unknown {
  let at = value;
  for (const key of keys) {
    if (typeof at !== "object" || at === null) return undefined;
    const isList = Array.isArray(at);
    if (Object.hasOwn(at, key) && (!isList || /^\d{1,5}$/.test(key))) at = (at as Readonly<Record<string, unknown>>)[key];
    else if (!isList && key !== "home" && key !== "draw" && key !== "away") return undefined;
    else at = bySides(at, sidesOf())?.[key] ?? (Array.isArray(at) ? byLanguage(at)?.[key] : undefined);
  }
  return at;
}

const sayingKeys = [...itemLists.sideSays, ...itemLists.outcomeSays];

/** The entries of a list or a dictionary by the outcome that each of them names; of a pair that names none, in its order. */
function bySides(value: object, sides: Sides | null): Readonly<Record<string, unknown>> | null {
  if (!Array.isArray(value)) return isRecord(value) ? renamed(value, sides) : null;
  if (value.length > 3 || value.some((entry) => typeof entry !== "string" && !isRecord(entry))) return null;
  const outcomes = value.map((entry: unknown) => outcomeOf(entry, sides));
  const named = new Map(outcomes.map((outcome, index) => [outcome, value[index] as unknown]));
  if (!named.has(null) && named.size === value.length && named.has("home") && named.has("away")) return Object.fromEntries(named);
  if (value.length !== 2) return null;
  const isTurned = outcomes[0] === "away" || outcomes[1] === "home";
  return isTurned ? { home: value[1], away: value[0] } : { home: value[0], away: value[1] };
}

function outcomeOf(entry: unknown, sides: Sides | null): string | null {
  if (typeof entry === "string") return mainOutcome(entry, sides);
  const fields = fieldsOf(entry);
  const flag = pick(fields, ["ishome", "home"]);
  if (typeof flag === "boolean") return flag ? "home" : "away";
  const texts = sayingKeys.map((key) => fields.get(key)?.value);
  // A side may be said under a word that nobody knows, but not in one letter.
  const others = [...fields.values()].map(({ value }) => value).filter((value) => value === "home" || value === "away");
  for (const value of [...texts, ...others]) {
    const text = textOf(value);
    const outcome = text === null ? null : mainOutcome(text, sides);
    if (outcome !== null) return outcome;
  }
  return null;
}

function mainOutcome(text: string, sides: Sides | null): string | null {
  const words = selectionOf(text, sides);
  return words !== null && words.line === null && /^(?:home|draw|away)$/.test(words.selection) ? words.selection : null;
}

/** A dictionary whose keys are the names of the two sides. */
function renamed(value: Readonly<Record<string, unknown>>, sides: Sides | null): Readonly<Record<string, unknown>> | null {
  if (sides === null) return null;
  const keys = Object.keys(value).slice(0, 10);
  // A key that is a word needs no names to be understood.
  if (keys.some((key) => mainOutcome(key, null) === "home" || mainOutcome(key, null) === "away")) return null;
  const named = new Map(
    keys.map((key) => [mainOutcome(key, sides), value[key]] as const).filter(([outcome]) => outcome !== null),
  );
  return named.has("home") && named.has("away") ? Object.fromEntries(named) : null;
}

/** `[{locale: "ru", name: "…"}]` as names by language. */
function byLanguage(list: readonly unknown[]): Readonly<Record<string, unknown>> | null {
  const names = list.slice(0, 50).flatMap((entry): [string, unknown][] => {
    const fields = fieldsOf(entry);
    const code = textOf(pick(fields, ["locale", "language", "lang", "languagecode", "code"]));
    const language = code?.toLowerCase().split(/[-_]/)[0];
    const name = pick(fields, ["name", "title", "value", "text"]);
    return language !== undefined && itemLists.languages.has(language) && typeof name === "string" ? [[language, name]] : [];
  });
  return names.length === 0 ? null : Object.fromEntries(names);
}
