import { columnOf } from "../columns.ts";
import { type Fields, fieldsOf, isBlank, isRecord, numberOf, pick, pickAs, textOf } from "../fields.ts";
import { createItemReader, type ItemReader, reportFields } from "../item-reader.ts";
import { type Item, type ItemRules, itemsIn } from "../items.ts";
import type { PredictionRow } from "../rows.ts";
import { type Sides, selectionOf } from "../selections.ts";
import { awayStems, homeStems, pairKeys, sidesIn } from "./match-sides.ts";
import { matchOf, type ReadOptions, slugKeys, timeKeys } from "./matches.ts";

/** Reads predictions. Fractions or percents is decided by what the probabilities add up to, never by one of them. */
export function readPredictions(payload: unknown, options: ReadOptions): PredictionRow[] {
  const { mapping, report } = options;
  const items = itemsIn(payload, rules, report);
  const percents = confidenceInPercent(items);
  return items.flatMap((item) => {
    reportFields(item, { ...options, known, stems });
    const reader = createItemReader(item, mapping);
    const sides = sidesIn(item.fields) ?? sidesIn(item.outer);
    const stated = mappedProbabilities(reader) ?? findProbabilities(item.fields, sides, 0);
    const probabilities = stated === null ? "no probabilities" : inFractions(stated);
    if (typeof probabilities === "string") {
      report.skip(item.path, probabilities);
      return [];
    }
    const confidence =
      reader.get("confidence", confidenceKeys, (value) => confidenceOf(value, percents)) ??
      nestedConfidence(item.fields, percents);
    return [{ ...matchOf(item, reader, item.path), ...probabilities, pick: pickIn(reader, item, sides), confidence }];
  });
}

interface Probabilities {
  home: number | null;
  draw: number | null;
  away: number | null;
}

type Stated = Probabilities & { percent: boolean };

const containerKeys =
  "probabilities probability probs prob prediction predictions forecast chances chance outcomes outcome winprobability winprobabilities result winner 1x2 matchwinner moneyline ml model percent percents percentages data output прогноз вероятности вероятность".split(
    " ",
  );
const pickKeys =
  "pick prediction predictedoutcome predictedresult predictedwinner predicted winner recommendation recommended tip selection result outcome bet advice favorite favourite".split(
    " ",
  );
const confidenceKeys = [
  "confidence",
  "confidencelevel",
  "confidencescore",
  "certainty",
  "modelconfidence",
  "confidencepercent",
  "confidencepct",
];
const rules: ItemRules = {
  signs: [
    "match",
    "matchslug",
    "slug",
    "event",
    "fixture",
    "probabilities",
    "probability",
    "prediction",
    "hometeam",
    "homeprobability",
    "homewin",
    "homeprob",
    "probhome",
    "home",
    ...pickKeys,
    ...confidenceKeys,
  ],
  wrappers: ["predictions", "matches", "forecasts"],
};
const known: ReadonlySet<string> = new Set([
  ...[
    "id",
    "match",
    "matchid",
    "event",
    "fixture",
    "game",
    "sport",
    "league",
    "scheduledat",
    "starttime",
    "status",
    "createdat",
    "updatedat",
    "modelversion",
    "modelname",
  ],
  ...[...containerKeys, ...pickKeys, ...confidenceKeys, ...slugKeys, ...timeKeys, ...pairKeys, "x", "1", "2", "p1", "p2"],
]);
const stems = [...homeStems, ...awayStems, "draw", "prob", "phome", "pdraw", "paway"];

function mappedProbabilities(reader: ItemReader): Stated | null {
  const [home, draw, away] = (["home", "draw", "away"] as const).map((field) => probabilityOf(reader.mapped(field)));
  return home == null || away == null ? null : { home, draw: draw ?? null, away, percent: false };
}

/** The first object, from the outside in, that holds a probability for both sides. */
function findProbabilities(fields: Fields, sides: Sides | null, depth: number): Stated | null {
  const own = fromColumns(fields, sides);
  if (own !== null || depth > 3) return own;
  for (const key of containerKeys) {
    const value = fields.get(key)?.value;
    const found = Array.isArray(value)
      ? fromOutcomes(value, sides)
      : isRecord(value)
        ? findProbabilities(fieldsOf(value), sides, depth + 1)
        : null;
    if (found !== null) return found;
  }
  for (const key of pairKeys) {
    const value = fields.get(key)?.value;
    const found = Array.isArray(value) && value.length === 2 ? fromOutcomes(value, sides) : null;
    if (found !== null) return found;
  }
  return null;
}

function fromColumns(fields: Fields, sides: Sides | null): Stated | null {
  const found = new Map<string, { value: unknown; sure: boolean }>();
  for (const { key, value } of fields.values()) {
    const column = columnOf(key);
    const words = column ?? (sides === null ? null : selectionOf(key, sides));
    if (words?.selection == null || words.line !== null || (words.market !== null && words.market !== "winner")) continue;
    if (column !== null && column.role !== "probability" && column.role !== "bare") continue;
    const inner = isRecord(value) ? pick(fieldsOf(value), probabilityKeys) : value;
    const sure = column?.role === "probability";
    if (probabilityOf(inner) === null || (found.get(words.selection)?.sure && !sure)) continue;
    found.set(words.selection, { value: inner, sure });
  }
  return statedOf(new Map([...found].map(([selection, { value }]) => [selection, value])));
}

const probabilityKeys = "probability prob chance percent percentage pct value impliedprobability winprobability p".split(" ");

function fromOutcomes(list: readonly unknown[], sides: Sides | null): Stated | null {
  const found = new Map<string, unknown>();
  list.slice(0, 10).forEach((entry, index) => {
    const fields = fieldsOf(entry);
    const name = pickAs(
      fields,
      ["selection", "outcome", "name", "label", "type", "key", "pick", "result", "side", "code", "team"],
      textOf,
    );
    const words = name === null ? null : selectionOf(name, sides);
    const selection = words?.selection ?? (list.length === 2 && name !== null ? (index === 0 ? "home" : "away") : null);
    if (selection !== null) found.set(selection, pick(fields, probabilityKeys));
  });
  return statedOf(found);
}

function statedOf(found: ReadonlyMap<string, unknown>): Stated | null {
  const [home, draw, away] = ["home", "draw", "away"].map((selection) => probabilityOf(found.get(selection)));
  if (home == null || away == null) return null;
  const percent = [...found.values()].some((value) => typeof value === "string" && value.includes("%"));
  return { home, draw: draw ?? null, away, percent };
}

function probabilityOf(value: unknown): number | null {
  const number = typeof value === "string" ? numberOf(value.replace(/ ?%$/, "")) : numberOf(value);
  return number !== null && number >= 0 && number <= 100 ? number : null;
}

/** Rounding takes a sum at most this far from 1. */
const SUM_TOLERANCE = 0.03;

function inFractions({ home, draw, away, percent }: Stated): Probabilities | string {
  const sum = (home ?? 0) + (draw ?? 0) + (away ?? 0);
  const near = (whole: number) => Math.abs(sum / whole - 1) <= SUM_TOLERANCE;
  if (near(100)) return { home: fromPercent(home), draw: fromPercent(draw), away: fromPercent(away) };
  if (near(1) && !percent) return { home, draw, away };
  return "the probabilities do not add up to 1 or 100";
}

function fromPercent(value: number | null): number | null {
  return value === null ? null : Math.round(value * 1e6) / 1e8;
}

function pickIn(reader: ItemReader, item: Item, sides: Sides | null): string | null {
  const read = (value: unknown): string | null => {
    const name = isRecord(value)
      ? pickAs(fieldsOf(value), ["pick", "selection", "outcome", "result", "winner", "tip", "name", "title"], textOf)
      : textOf(value);
    const words = name === null ? null : selectionOf(name, sides);
    return words === null || words.line !== null || !picks.has(words.selection) ? null : words.selection;
  };
  const own = reader.get("pick", pickKeys, read);
  if (own !== null) return own;
  const numeric = pickAs(item.fields, pickKeys, (value) => (value === 1 || value === 2 ? read(String(value)) : null));
  return (
    numeric ?? pickAs(item.fields, containerKeys, (value) => (isRecord(value) ? pickAs(fieldsOf(value), pickKeys, read) : null))
  );
}

const picks: ReadonlySet<string> = new Set(["home", "draw", "away", "1X", "12", "X2"]);

function nestedConfidence(fields: Fields, percents: boolean): number | null {
  return pickAs(fields, containerKeys, (value) =>
    isRecord(value) ? pickAs(fieldsOf(value), confidenceKeys, (inner) => confidenceOf(inner, percents)) : null,
  );
}

/** Anything above 10 tells that the whole list is in percent; between 1 and 10 it might as well be stars. */
function confidenceInPercent(items: readonly Item[]): boolean {
  return items.some(({ fields }) => {
    const values = [fields, ...containerKeys.map((key) => fieldsOf(fields.get(key)?.value))].map((from) =>
      pickAs(from, confidenceKeys, numberOf),
    );
    return values.some((value) => value !== null && value > 10);
  });
}

function confidenceOf(value: unknown, percents: boolean): number | null {
  if (isBlank(value)) return null;
  const written = typeof value === "string" ? /^(\d{1,3}(?:[.,]\d{1,4})?) ?%$/.exec(value.trim())?.[1] : undefined;
  const number = numberOf(written ?? value);
  if (number === null || number < 0 || number > 100) return null;
  if (written !== undefined || percents) return fromPercent(number);
  return number > 0 && number < 1 ? number : null;
}
