import type { OddsShape, Paths, Words } from "../definition.ts";
import { checkRows } from "./check.ts";
import {
  type AnswerReading,
  type CompiledShape,
  type Draft,
  readPrices,
  type Tally,
  textOf,
  valueAt,
  winnerKey,
} from "./entry.ts";
import { compileLevels, forEachEntry, missingLevel, noPresence } from "./levels.ts";
import { ownMarkets } from "./markets.ts";
import { timeOf } from "./numbers.ts";
import { compileFirst, type Path, type Place } from "./path.ts";
import { compilePrices, type PriceReading } from "./prices.ts";
import {
  type Common,
  createRefusals,
  Misfit,
  mostEntries,
  type PriceRow,
  type Question,
  type Reader,
  reasons,
} from "./reading.ts";
import { standardWords } from "./standard.ts";
import { createSidesOf, dictionary, foldedSides, orElse, remembered } from "./words.ts";

/** Compiles a shape once; its reader reads any number of answers. Throws `BadPath` for a shape that can't be read. */
export function oddsReader(shape: OddsShape, common: Common, { isHistory }: { isHistory: boolean }): Reader<PriceRow> {
  const compiled = compileShape(shape, common);
  const nothing = new Set(common.nothing);
  const sidesOf = createSidesOf();
  const timeAt = remembered((value: unknown) => timeOf(value, common.zone));

  return function read(json, question = {}) {
    const { leave, list } = createRefusals();
    const tally = startTally(compiled);
    const answer = { shape: compiled, timeAt, isHistory, nothing, tally, leave, drafts: [], draws: new Set<string>() };
    const start: Place = { values: [json], keys: [0] };
    readEntries(answer, start, { sidesOf, question });

    refuseMisfit(answer);
    const rows = aboutQuestion(withDraws(answer, withBooksApart(withoutLostParts(answer))), question, answer);
    return { rows: checkRows(rows, leave, { isHistory }), refused: list(), refreshedAt: tally.refreshedAt, total: null };
  };
}

function compileShape(shape: OddsShape, common: Common): CompiledShape {
  const { names, levels } = compileLevels(shape.each);
  const { teams } = shape;
  const path = (said: Paths) => compileFirst(said, names);
  const words = [common.words, shape.words ?? {}];
  const standard = words.some((one) => one.standard) ? standardWords() : null;
  return {
    levels,
    match: shape.match === undefined ? null : path(shape.match),
    teams: teams ? { home: path(teams.home), away: path("away" in teams ? teams.away : teams.of) } : null,
    refreshed: shape.refreshed === undefined ? null : path(shape.refreshed),
    readings: shape.rows.map((said) => compilePrices(said, { names, format: common.format })),
    markets: orElse(dictionary({ ...ownMarkets, ...merged(words, "markets") }), standard?.markets ?? null),
    selections: orElse(dictionary(merged(words, "selections")), standard?.selections ?? null),
    books: dictionary(merged(words, "books")),
  };
}

/** The words of a shape come before those of the whole definition. */
export function merged(words: readonly Words[], of: Exclude<keyof Words, "standard">): Record<string, string> {
  return Object.fromEntries(words.flatMap((one) => Object.entries(one[of] ?? {})));
}

function startTally({ levels, readings }: CompiledShape): Tally {
  return {
    found: new Set(),
    outer: noPresence(levels),
    inner: readings.map((reading) => noPresence(reading.levels)),
    entries: 0,
    looked: readings.map(() => 0),
    meant: readings.map(() => 0),
    prices: { isThere: false, written: 0, foreign: 0, whole: 0 },
    refreshedAt: null,
  };
}

interface Entering {
  sidesOf: ReturnType<typeof createSidesOf>;
  question: Question;
}

function readEntries(answer: AnswerReading, start: Place, { sidesOf, question }: Entering): void {
  const { shape, tally, leave, timeAt } = answer;
  const asked = foldedSides(question.sides ?? { home: [], away: [] });
  const entryText = shape.levels.at(-1)?.text ?? "answer";
  const noteRefresh = (place: Place) => {
    if (shape.refreshed) tally.refreshedAt ??= timeAt(valueAt(answer, shape.refreshed, place));
  };
  noteRefresh(start);
  forEachEntry(shape.levels, start, tally.outer, (place) => {
    tally.entries += 1;
    if (tally.entries > mostEntries) throw new Misfit("answer", `has more than ${mostEntries} entries`);
    noteRefresh(place);
    const { match, teams } = shape;
    const sides = teams ? sidesOf(valueAt(answer, teams.home, place), valueAt(answer, teams.away, place)) : asked;
    const about = { match: textOf(valueAt(answer, match, place)), sides };
    const isMeant = shape.readings.map((reading, index) => readEntry(answer, { reading, index, place, about }));
    if (!isMeant.includes(true)) leave(entryText, reasons.notMeant);
  });
}

interface Entry {
  reading: PriceReading;
  index: number;
  place: Place;
  about: Parameters<typeof readPrices>[3];
}

/** Whether the reading means this entry, or one below it. */
function readEntry(answer: AnswerReading, { reading, index, place, about }: Entry): boolean {
  const { tally } = answer;
  let isMeant = false;
  const visit = (deeper: Place): void => {
    tally.looked[index] = (tally.looked[index] ?? 0) + 1;
    if (!reading.conditions.apply(deeper, tally.found)) return;
    isMeant = true;
    tally.meant[index] = (tally.meant[index] ?? 0) + 1;
    readPrices(answer, reading, deeper, about);
  };
  forEachEntry(reading.levels, place, tally.inner[index] ?? noPresence(reading.levels), visit);
  return isMeant;
}

/** Throws `Misfit` for an answer that lacks what the definition names, or whose prices are of another format. */
function refuseMisfit({ shape, tally, isHistory }: AnswerReading): void {
  const { readings, match, teams } = shape;
  const { found, entries, prices } = tally;
  const inner = readings.map(({ levels }, index) => missingLevel(levels, tally.inner[index] ?? noPresence(levels)));
  const level = missingLevel(shape.levels, tally.outer) ?? inner.find((text) => text !== null);
  if (level) throw new Misfit(level, "is not there");
  if (entries === 0) return;

  const looking = readings.filter((_, index) => (tally.looked[index] ?? 0) > 0);
  const used = readings.filter((_, index) => (tally.meant[index] ?? 0) > 0);
  const isLost = (path: Path | null | undefined) => path != null && !path.optional && !found.has(path);
  const condition = looking.flatMap(({ conditions }) => conditions.paths).find(isLost);
  if (condition) throw new Misfit(condition.text, `is in none of ${entries} entries`);
  if (used.length > 0 && !prices.isThere) throw new Misfit(priceText(used), `is in none of ${entries} entries`);
  const column = [...used.flatMap(({ needed }) => needed), match, teams?.home, teams?.away].find(isLost);
  if (column) throw new Misfit(column.text, `is in none of ${entries} entries`);

  if (prices.foreign * 10 > prices.written)
    throw new Misfit(priceText(used), `has ${prices.foreign} of ${prices.written} prices that are not ${formatText(used)}`);
  const isAmerican = prices.whole > 0 && prices.whole === prices.written && formatText(used) === "decimal";
  if (isAmerican && !isHistory)
    throw new Misfit(priceText(used), "has only whole numbers from 100 on: these prices are American");
}

function priceText(readings: readonly PriceReading[]): string {
  const paths = readings.flatMap(({ columns }) => columns.map(({ price }) => price.text));
  return [...new Set(paths)].slice(0, 3).join(", ");
}

function formatText(readings: readonly PriceReading[]): string {
  return [...new Set(readings.map(({ format }) => format))].join(" or ");
}

/** In a market of the service's own that has a line or a player elsewhere, an entry without one means nothing. */
function withoutLostParts({ drafts, leave }: AnswerReading): readonly Draft[] {
  const own = drafts.filter(({ row }) => row.market === "other");
  const withLine = new Set(own.filter(({ hasLine }) => hasLine).map(({ name }) => name));
  const withWhose = new Set(own.filter(({ hasWhose }) => hasWhose).map(({ name }) => name));
  return drafts.filter(({ row, name, hasLine, hasWhose }) => {
    if (row.market !== "other") return true;
    const lost = withLine.has(name) && !hasLine ? "no line" : withWhose.has(name) && !hasWhose ? "no word whose it is" : null;
    if (lost !== null) leave(name, lost);
    return lost === null;
  });
}

/** Books of one title are as many as there are ids: their ids tell apart those that no word of the definition does. */
function withBooksApart(drafts: readonly Draft[]): readonly Draft[] {
  const keys = new Map<string, Set<string | null>>();
  for (const { row, bookKey } of drafts)
    if (row.bookmaker !== null) keys.set(row.bookmaker, (keys.get(row.bookmaker) ?? new Set()).add(bookKey));
  if ([...keys.values()].every(({ size }) => size === 1)) return drafts;
  const isApart = (name: string | null, key: string | null) =>
    name === null || (keys.get(name)?.size ?? 0) < 2 || plainOf(name) === plainOf(key);
  return drafts.map((draft) => {
    const { row, bookKey } = draft;
    if (isApart(row.bookmaker, bookKey)) return draft;
    return { ...draft, row: { ...row, bookmaker: `${row.bookmaker} (${bookKey})` } };
  });
}

/** `Unibet` and `unibet` are the same. */
function plainOf(name: string | null): string | undefined {
  return name?.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

function withDraws({ draws }: AnswerReading, drafts: readonly Draft[]): PriceRow[] {
  return drafts.map(({ row, bookKey, name }) => {
    if (row.market !== "winner") return row;
    return { ...row, hasDraw: draws.has(winnerKey(row.match, bookKey, name)) };
  });
}

/** Leaves out rows of other matches than were asked for. Throws `Misfit` where all of them are. */
function aboutQuestion(rows: readonly PriceRow[], { matches }: Question, { leave }: AnswerReading): readonly PriceRow[] {
  const isOther = ({ match }: PriceRow) => matches !== undefined && match !== null && !matches.includes(match);
  const others = rows.filter(isOther);
  if (others.length === 0) return rows;
  if (others.length === rows.length)
    throw new Misfit("match", `is ${others[0]?.match}, and ${matches?.join(", ")} was asked for`);
  for (const { match } of others) leave(match ?? "match", "another match than was asked for");
  return rows.filter((row) => !isOther(row));
}
