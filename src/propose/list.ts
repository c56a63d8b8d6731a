import type { ListShape } from "../sources/definition.ts";
import type { ListKind } from "../sources/reading/fields.ts";
import { listReader } from "../sources/reading/lists.ts";
import type { Format } from "../sources/reading/numbers.ts";
import { type ListRow, Misfit } from "../sources/reading/reading.ts";
import { foldKey } from "../sources/reading/standard.ts";
import { chancesIn } from "./chances.ts";
import { type Entry, isEntry, isSpellable } from "./columns.ts";
import type { Question } from "./drafting.ts";
import { type FieldColumn, type FieldPaths, fieldColumnsOf, fieldsFor, type ListDrafting } from "./fields.ts";
import type { Refusal } from "./odds.ts";
import { askOfValueBets, valuingOf } from "./value-bets.ts";
import { type ListWords, marketOf, selectionOfValue, statusOf, wordsOfList } from "./words.ts";

/** The shape of a list made from one real answer. It may be used by itself only where no question is left. */
export interface ListProposal {
  shape: ListShape;
  questions: readonly Question[];
  rows: readonly ListRow[];
}

/** Drafts how a list is read: finds its rows and the fields of each, and tries that out. */
export function proposeList(kind: ListKind, answers: readonly unknown[], known: Format | null = null): ListProposal | Refusal {
  const of = kind === "match" ? "matches" : kind === "fighter" ? "fighters" : kind;
  const words = wordsOfList(of);
  if (!words) return { refusal: { path: "answer", question: `${kind} are not drafted` } };
  const questions: Question[] = [];
  const ask = (path: string, question: string) => void questions.push({ path, question });
  const place = of === kind ? placeOfRows(answers, words, ask) : { path: "answer", entries: answers.filter(isEntry) };
  if (!place) return { refusal: questions[0] ?? { path: "answer", question: "no rows were found" } };

  const columns = fieldColumnsOf(place.entries);
  const inside = of === kind ? words.inside : new Set([...words.inside, ...words.wrappers]);
  const fields = fieldsFor(words.fields, columns, { inside, ask });
  const drafting: ListDrafting = { kind: of, words, columns, fields, known, ask };
  const shape: ListShape = {
    each: { row: place.path },
    fields: withScale(fields),
    words: wordsIn(columns, fields),
    ...(of === "value_bets" ? valuingOf(drafting) : {}),
  };
  const chances = of === "predictions" ? chancesIn(drafting) : null;
  return tryOut(kind, chances ? { ...shape, ...chances, fields: { ...shape.fields, ...chances.fields } } : shape, {
    answers,
    drafting,
    questions,
  });
}

interface Place {
  path: string;
  entries: Entry[];
}

/** The one list of objects under a key that such lists have. Any other list is a question. */
function placeOfRows(answers: readonly unknown[], { lists }: ListWords, ask: ListDrafting["ask"]): Place | null {
  const known = new Map<string, Entry[]>();
  const unknown = new Map<string, Entry[]>();
  for (const answer of answers) visit(answer, "answer", true);
  const [found, ...others] = [...(known.size > 0 ? known : unknown)].map(([path, entries]) => ({ path, entries }));
  if (others.length > 0) ask("answer", "two lists could hold the rows");
  if (found && known.size === 0) ask(found.path, `whether ${found.path} holds the rows is not known`);
  return found ?? null;

  function visit(value: unknown, path: string, isKnown: boolean): void {
    if (isListOfEntries(value)) {
      const places = isKnown ? known : unknown;
      places.set(`${path}[]`, [...(places.get(`${path}[]`) ?? []), ...value]);
    }
    if (!isEntry(value) || path.split(".").length > 4) return;
    for (const [key, inner] of Object.entries(value).filter(([name]) => isSpellable(name)))
      visit(inner, `${path}.${key}`, isKnown && lists.has(foldKey(key)));
  }
}

function isListOfEntries(value: unknown): value is Entry[] {
  return Array.isArray(value) && value.length > 0 && value.every(isEntry);
}

/** A rating says something beside the best one alone. */
function withScale({ rating, ...fields }: FieldPaths): FieldPaths {
  return rating === undefined || fields["rating_max"] === undefined ? fields : { ...fields, rating };
}

function wordsIn(columns: readonly FieldColumn[], { status, market, selection, pick }: FieldPaths): ListShape["words"] {
  const textsAt = (paths: readonly FieldPaths[string][]) => {
    const read = columns.filter(({ path }) => paths.includes(`${path}?`));
    return new Set(read.flatMap(({ values }) => values).flatMap((value) => (typeof value === "string" ? [value] : [])));
  };
  const meant = (paths: readonly (FieldPaths[string] | undefined)[], meaningOf: (word: string) => string | null | undefined) =>
    Object.fromEntries(
      [...textsAt(paths.filter((path) => path !== undefined))].flatMap((word) => {
        const meaning = meaningOf(word);
        return meaning ? [[word, meaning]] : [];
      }),
    );
  return {
    statuses: meant([status], statusOf),
    selections: meant([selection, pick], (text) => selectionOfValue(text)?.selection),
    markets: meant([market], marketOf),
    standard: true,
  };
}

interface Trial {
  answers: readonly unknown[];
  drafting: ListDrafting;
  questions: readonly Question[];
}

function tryOut(kind: ListKind, shape: ListShape, { answers, drafting, questions }: Trial): ListProposal | Refusal {
  const { ask } = drafting;
  try {
    const read = listReader(kind, shape, { format: "decimal", zone: "UTC", words: {}, nothing: [] });
    const readings = answers.map((answer) => read(answer));
    for (const { where, why, times } of readings.flatMap(({ refused }) => refused))
      ask(where, `${where}: ${why} (${times} times)`);
    const rows = readings.flatMap((reading) => reading.rows);
    askOfRows(drafting, rows);
    return { shape, questions, rows };
  } catch (error) {
    if (error instanceof Misfit)
      return { shape, questions: [...questions, { path: error.where, question: error.message }], rows: [] };
    // A shape that lacks a needed field is no shape.
    const path = String(Object.values(shape.each)[0]);
    return { refusal: { path, question: `${path}: ${(error as Error).message}` } };
  }
}

/** Two rows that say different things of one item, or values that nothing can have, are questions. */
function askOfRows(drafting: ListDrafting, rows: readonly ListRow[]): void {
  const { kind, ask } = drafting;
  const names =
    kind === "value_bets" ? ["match", "home_name", "away_name", "bookmaker", "market", "selection", "line"] : ["slug", "match"];
  const byKey = new Map<string, string>();
  for (const row of rows) {
    const key = names.map((name) => row[name] ?? "").join("\n");
    const text = JSON.stringify(row);
    if (key.trim() !== "" && (byKey.get(key) ?? text) !== text)
      ask("row", `two rows say different things of ${key.trim().split("\n").join(", ")}`);
    byKey.set(key, text);
    if (Number(row["rating"] ?? 0) > Number(row["rating_max"] ?? Number.POSITIVE_INFINITY))
      ask("row", "a rating is above the best one");
  }
  if (kind === "value_bets") askOfValueBets(drafting, rows);
}
