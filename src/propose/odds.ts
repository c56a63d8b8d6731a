import type { OddsShape } from "../sources/definition.ts";
import type { Format } from "../sources/reading/numbers.ts";
import { oddsReader } from "../sources/reading/odds.ts";
import { Misfit, type PriceRow, type Reading, reasons } from "../sources/reading/reading.ts";
import { type Drafting, type DraftLevel, type FoundPrices, type Hints, type Question, startDrafting } from "./drafting.ts";
import { explore } from "./explore.ts";
import { doubtOf, formatOfKey, formatOfValues } from "./format.ts";
import { isNoBook, selectionOfValue, selectionWithLine } from "./words.ts";

/** A shape made from one real answer. It may be used by itself only where no question is left. */
export interface OddsProposal {
  shape: OddsShape;
  format: Format;
  questions: readonly Question[];
  /** What the shape reads of the answer that it was made from. */
  rows: readonly PriceRow[];
}
/** Why nothing could be drafted at all. */
export interface Refusal {
  refusal: Question;
}

/**
 * Drafts how prices are read: follows the answers, puts what it finds into a shape, and tries that out on each. Answers about several
 * matches tell more than one: not every match has a draw.
 */
export function proposeOdds(answers: readonly unknown[], kind: "boards" | "history", hints: Hints = {}): OddsProposal | Refusal {
  const drafting = startDrafting(kind === "history", hints);
  explore(drafting, { levels: [], at: "answer", values: answers, key: "", said: { lines: [], only: {}, not: {} } });
  if (drafting.found.length === 0)
    return { refusal: drafting.questions[0] ?? { path: "answer", question: "no price was found" } };

  askOfSecond(drafting);
  const format = formatFor(drafting);
  const shape = shapeFrom(drafting, format);
  const trial = tryOut(shape, { answers, kind, hints, format });
  if (trial instanceof Misfit) drafting.ask(trial.where, trial.message);
  else askOfTrial(drafting, { ...trial, shape });
  return { shape, format, questions: drafting.questions, rows: trial instanceof Misfit ? [] : trial.rows.flat() };
}

/** One format for all prices, or a question. */
function formatFor({ found, formats: said, ask }: Drafting): Format {
  const formats = new Set(found.map(({ prices, format }) => format ?? formatOfValues(prices)));
  const [format] = formats;
  if (formats.size > 1 || !format) ask("format", "how the prices are written is not sure: decimal, American, or in another way");
  const other = said.find((word) => formatOfKey(word) !== format);
  if (other !== undefined) ask("format", `the answer says that its prices are "${other}", and they look ${format}`);
  return format ?? "decimal";
}

/** Two places that could both hold the prices of a market are two readings. */
function askOfSecond({ found, ask }: Drafting): void {
  for (const [index, one] of found.entries())
    for (const other of found.slice(index + 1)) {
      const areApart =
        isLiteral(one.reading.market) && isLiteral(other.reading.market) && one.reading.market !== other.reading.market;
      if (one.at !== other.at && !areApart) ask(one.at, `${one.at} and ${other.at} could both hold the prices`);
    }
}

function isLiteral(market: unknown): boolean {
  return typeof market === "string" && market.startsWith("'");
}

function shapeFrom(drafting: Drafting, format: Format): OddsShape {
  const { found, teams, markets, selections } = drafting;
  const shared = sharedLevels(found);
  const known = new Set(["answer", ...shared.map(({ name }) => name)]);
  // The names nearest to the prices, among those on the way to all of them.
  const named = teams.findLast(({ home }) => known.has(/^[^.[{]+/.exec(home)?.[0] ?? ""));
  return {
    each: shared.length > 0 ? eachOf(shared) : { whole: "answer" },
    ...matchFor(drafting, shared, named),
    ...(named ? { teams: named } : {}),
    rows: found.map(({ levels, reading }) => {
      const deeper = levels.slice(shared.length).map(({ name, path }) => ({ name, path: `${path}?` }));
      return { ...(deeper.length > 0 ? { each: eachOf(deeper) } : {}), ...reading, format };
    }),
    words: { markets: Object.fromEntries(markets), selections: Object.fromEntries(selections), standard: true },
  };
}

/** In an answer about several matches, where it says which. Teams that stand in a list are those of several. */
function matchFor(
  { values, ask }: Drafting,
  shared: readonly DraftLevel[],
  teams: { home: string } | undefined,
): { match?: string } {
  const listed = shared.filter(({ path }) => path.endsWith("[]")).map(({ name }) => name);
  const ofMatch = "(?:match|event|fixture|game|bout|fight)";
  const isNamed = (level: string) => teams?.home.startsWith(`${level}.`) === true;
  for (const level of listed) {
    const pattern = isNamed(level) ? `(?:${ofMatch}[._]?)?(?:slug|id|key)` : `${ofMatch}[._]?(?:slug|id)`;
    const found = [...values.keys()].filter((path) => new RegExp(`^${level}\\.${pattern}$`, "i").test(path));
    const best = found.find((path) => /slug$/i.test(path)) ?? found.find((path) => /id$/i.test(path)) ?? found[0];
    if (best !== undefined) return { match: best };
    if (isNamed(level)) ask(level, `${level}: which match a price is of is not said`);
  }
  return {};
}

/** The levels that lead to all prices. */
function sharedLevels(found: readonly FoundPrices[]): readonly DraftLevel[] {
  const [first, ...rest] = found.map(({ levels }) => levels);
  return rest.reduce((shared, levels) => {
    const end = shared.findIndex((level, index) => levels[index] !== level);
    return end < 0 ? shared : shared.slice(0, end);
  }, first ?? []);
}

function eachOf(levels: readonly DraftLevel[]): Record<string, string> {
  return Object.fromEntries(levels.map(({ name, path }) => [name, path]));
}

interface Trial {
  answers: readonly unknown[];
  kind: "boards" | "history";
  hints: Hints;
  format: Format;
}

function tryOut(shape: OddsShape, { answers, kind, hints, format }: Trial): Omit<Tried, "shape"> | Misfit {
  const read = oddsReader(shape, { format, zone: "UTC", words: {}, nothing: [] }, { isHistory: kind === "history" });
  try {
    const readings = answers.map((answer) => read(answer, hints.sides ? { sides: hints.sides } : {}));
    return { rows: readings.map(({ rows }) => rows), refused: readings.flatMap(({ refused }) => refused) };
  } catch (error) {
    if (error instanceof Misfit) return error;
    throw error;
  }
}

interface Tried extends Pick<Reading<PriceRow>, "refused"> {
  /** By answer. */
  rows: readonly (readonly PriceRow[])[];
  shape: OddsShape;
}

/** Whatever the trial leaves out, but for prices that aren't on offer, is a question. */
function askOfTrial({ found, isHistory, ask }: Drafting, { rows: answers, refused, shape }: Tried): void {
  const rows = answers.flat();
  for (const { where, why, times } of refused)
    if (why !== reasons.notOnOffer && why !== reasons.notMeant && why !== "no price to back")
      ask(where, `${where}: ${why} (${times} times)`);
  if (rows.length === 0) ask("answer", "nothing comes out");
  if (shape.match !== undefined && rows.some(({ match }) => match === null))
    ask(String(shape.match), "of some prices it is not said which match they are of");
  if (!isHistory && rows.some(({ bookmaker }) => bookmaker === null))
    ask("book", "of some prices it is not said which bookmaker they are of");
  askOfBooks(found, rows, ask);
  for (const name of unknownMarkets(rows)) ask(name, `what the market "${name}" is, is not known`);
  const isSure = found.every(({ format, prices }) => ["american", "fraction"].includes(format ?? formatOfValues(prices) ?? ""));
  const doubt = doubtOf(answers, { isHistory, isSure });
  if (doubt !== null) ask("format", doubt);
}

function askOfBooks(found: Drafting["found"], rows: readonly PriceRow[], ask: Drafting["ask"]): void {
  for (const book of new Set(rows.map(({ bookmaker }) => bookmaker)))
    if (book !== null && isNoBook(book)) ask("book", `"${book}" is hardly a bookmaker`);
  for (const { reading } of found)
    if (/slug$/i.test(String(reading.book))) ask("book", `${String(reading.book)} may be the slug of anything`);
}

/** Markets of the service's own names with selections that ours have. */
function unknownMarkets(rows: readonly PriceRow[]): ReadonlySet<string> {
  const own = rows.filter(({ market }) => market === "other").map(({ selection }) => selection?.split(": ") ?? []);
  const isOurs = (word: string) => (selectionOfValue(word) ?? selectionWithLine(word)) !== null;
  return new Set(own.flatMap(([name = "", word]) => (word !== undefined && isOurs(word) ? [name] : [])));
}
