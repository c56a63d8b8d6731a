import { type Format, isNothing, numberOf, timeOf } from "../sources/reading/numbers.ts";
import { foldKey } from "../sources/reading/standard.ts";
import { type Entry, isEntry, isPriceText, isSpellable } from "./columns.ts";
import { type FieldWords, type ListWords, statusOf } from "./words.ts";

/** A value of a list's rows, however deep it stands: `row.home_team.name_en`. */
export interface FieldColumn {
  path: string;
  /** The keys on the way to it, folded. */
  keys: readonly string[];
  /** By row; empty where a row has none. */
  values: readonly unknown[];
}

/** A column that a field's words name. */
interface Candidate extends FieldColumn {
  isSure: boolean;
  /** The lower the surer. */
  rank: number;
  /** Names may end in their language: `name_en`. */
  language: string | null;
  /** What it says something of: `home.name` and `home.title` are both of the home side. */
  of: string;
}

export type FieldPaths = Record<string, string | Record<string, string>>;

/** What is known while a list is drafted. */
export interface ListDrafting {
  kind: string;
  words: ListWords;
  columns: readonly FieldColumn[];
  fields: FieldPaths;
  /** The one format of this service's boards; null while it isn't known. */
  known: Format | null;
  ask(path: string, question: string): void;
}

/** Whether all values of a column can be what a field reads. */
const fits: Readonly<Record<string, (value: unknown) => boolean>> = {
  name: (value) => typeof value === "string" && /\p{L}/u.test(value) && !/^https?:/.test(value),
  text: (value) => typeof value === "string",
  slug: (value) => typeof value === "number" || (typeof value === "string" && !/\s/.test(value.trim())),
  status: (value) => typeof value === "string",
  time: (value) => timeOf(value, "UTC") !== null,
  number: (value) => numberOf(value) !== null,
  count: (value) => /^\d+$/.test(String(value)),
  record: (value) => typeof value === "string" && /^\d+-\d+/.test(value),
  price: isPriceText,
  url: (value) => typeof value === "string" && value.includes("."),
};
const deepest = 4;

export function fieldColumnsOf(entries: readonly Entry[]): FieldColumn[] {
  const columns = new Map<string, { path: string; keys: readonly string[]; values: unknown[] }>();
  for (const [index, entry] of entries.entries()) visit(entry, { path: "row", keys: [], index });
  return [...columns.values()];

  function visit(value: unknown, at: { path: string; keys: readonly string[]; index: number }): void {
    if (isEntry(value) && at.keys.length < deepest) {
      for (const [key, inner] of Object.entries(value))
        if (isSpellable(key)) visit(inner, { ...at, path: `${at.path}.${key}`, keys: [...at.keys, foldKey(key)] });
      return;
    }
    if (value !== null && typeof value === "object") return;
    const column = columns.get(at.path) ?? { path: at.path, keys: at.keys, values: [] };
    column.values[at.index] = value;
    columns.set(at.path, column);
  }
}

/** Takes for every field the column that is most surely it, and asks where that is not sure. A column is taken once. */
export function fieldsFor(
  words: ReadonlyMap<string, FieldWords>,
  columns: readonly FieldColumn[],
  { inside, ask }: { inside: ReadonlySet<string>; ask: (path: string, question: string) => void },
): FieldPaths {
  const fields: FieldPaths = {};
  const taken = new Set<string>();
  for (const [field, said] of words) {
    const found = columns.flatMap((column) => (taken.has(column.path) ? [] : (candidate(said, column, inside) ?? [])));
    const [best] = found.sort((a, b) => orderOf(a) - orderOf(b) || a.rank - b.rank);
    if (!best) continue;
    const rival = found.find((one) => one.isSure && isRival(said, one, best));
    if (!best.isSure) ask(best.path, `whether ${best.path} is the ${field} is not sure`);
    else if (rival) ask(best.path, `${best.path} and ${rival.path} could both be the ${field}`);
    // Where nobody says the language of a name, it is everybody's.
    const versions = best.language === null ? [best] : languagesOf(best, found);
    fields[field] = best.language === null ? `${best.path}?` : byLanguage(versions);
    for (const { path } of versions) taken.add(path);
  }
  return fields;
}

function candidate({ reads, sure, vague }: FieldWords, column: FieldColumn, inside: ReadonlySet<string>): Candidate | null {
  const values = column.values.filter((value) => !isNothing(value));
  if (values.length === 0 || !values.every(fits[reads] ?? (() => false))) return null;
  const start = column.keys.findIndex((key, index) => index === column.keys.length - 1 || !inside.has(key));
  const joined = column.keys.slice(start).join("");
  const [, stem = joined, language = null] = (reads === "name" && /^(.+?)(en|ru)$/.exec(joined)) || [];
  const spellings = [{ text: joined, language: null }, ...(language === null ? [] : [{ text: stem, language }])];
  const spelled = [...sure, ...vague];
  for (const { text, language } of spellings) {
    const rank = spelled.findIndex((one) => one.text === text);
    const parent = column.path.slice(0, column.path.lastIndexOf("."));
    if (rank >= 0) return { ...column, rank, language, isSure: rank < sure.length, of: `${parent} ${spelled[rank]?.word}` };
  }
  return null;
}

function orderOf({ isSure, language }: Candidate): number {
  return (isSure ? 0 : 2) + (language === null ? 0 : 1);
}

/** Whether another column says something else of the same. A slug beside a name does not: the words have an order. */
function isRival({ reads }: FieldWords, one: Candidate, best: Candidate): boolean {
  if (one.of === best.of && reads !== "name") return false;
  if (one.language !== best.language && isCyrillic(one) !== isCyrillic(best)) return false;
  const meant = (value: unknown) => (reads === "status" ? (statusOf(String(value)) ?? String(value)) : String(value));
  return one.values.some((value, row) => !isNothing(value) && meant(value) !== meant(best.values[row]));
}

/** Names in two languages are two names, where they are written in two scripts. */
function isCyrillic({ values }: FieldColumn): boolean {
  return values.some((value) => typeof value === "string" && /[а-я]/i.test(value));
}

/** A name in all its languages, the best of each. */
function languagesOf(best: Candidate, found: readonly Candidate[]): Candidate[] {
  const same = found.filter(({ of, isSure, language }) => of === best.of && isSure && language !== null);
  return [best, ...same].filter((one, index, all) => all.findIndex(({ language }) => language === one.language) === index);
}

function byLanguage(columns: readonly Candidate[]): Record<string, string> {
  return Object.fromEntries(columns.map(({ language, path }) => [language, `${path}?`]));
}
