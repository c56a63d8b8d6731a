import { z } from "zod";
import { formats } from "./reading/numbers.ts";

/**
 * A source definition: everything Linewatch has to know about one odds service, as data. Ours are TypeScript objects, a host's own is
 * a JSON file of the same content. A definition holds no code. Its language doesn't grow: what it can't say plainly is code beside it.
 */
const path = z.string().min(1).max(200);
/** One path, or several: the first that leads to something is taken. */
const paths = z.union([path, z.array(path).min(1).max(4)]);
const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const condition = z.record(path, z.union([scalar, z.array(scalar)]));
const dictionary = z.record(z.string(), z.string());
const bySelection = z.partialRecord(z.enum(["home", "draw", "away", "over", "under", "yes", "no", "1X", "12", "X2"]), paths);
const byMarket = z.partialRecord(z.enum(["total", "handicap"]), paths);
const format = z.enum(formats);

/** Where rows stand in an answer: the levels from the outside in, each with a name. */
const each = z.record(z.string().regex(/^[A-Za-z][\w-]*$/), paths);

const words = z.strictObject({
  /** The service's names of markets → ours. A `*` at the end stands for any rest. "never" is no price to back: lay sides. */
  markets: dictionary.optional(),
  selections: dictionary.optional(),
  /** What a book is called where its own name doesn't tell it apart. */
  books: dictionary.optional(),
  statuses: dictionary.optional(),
  /** Asks the standard dictionary for words that nobody has written down. */
  standard: z.boolean().optional(),
});

/** One reading of the innermost level. */
const prices = z.strictObject({
  /** More levels, where these prices lie deeper than others. */
  each: each.optional(),
  /** Reads only entries where every path has (one of) its values, and none where a path of `not` has one. */
  only: condition.optional(),
  not: condition.optional(),
  book: paths.optional(),
  /** The book's id, by which `words.books` names those that share a title. */
  bookId: paths.optional(),
  market: paths,
  selection: paths.optional(),
  /** The price, or a price for each selection that has a column of its own. */
  price: z.union([paths, bySelection]),
  /** The points: of all, by selection where they differ, or by market where only some have any. */
  line: z.union([paths, bySelection, byMarket]).optional(),
  /** The player or team that the market is about, where its name doesn't say. */
  whose: paths.optional(),
  at: paths.optional(),
  /** The bookmaker's page where the price is taken. */
  link: paths.optional(),
  format: format.optional(),
  /** An exchange's two prices, in its own format. Further apart than `most`, there is no price. */
  spread: z.strictObject({ bid: paths, ask: paths, most: z.number() }).optional(),
});

const oddsShape = z.strictObject({
  each,
  /** The match that a row is of, in answers about several. */
  match: paths.optional(),
  /** The names of both sides. `of` is a list of both, where only the home side is named. */
  teams: z.union([z.strictObject({ home: paths, away: paths }), z.strictObject({ home: paths, of: paths })]).optional(),
  rows: z.array(prices).min(1),
  words: words.optional(),
  refreshed: paths.optional(),
});

const listShape = z.strictObject({
  each,
  only: condition.optional(),
  not: condition.optional(),
  /** Our field → its path, or a path for each language: `{"en": "team.name_en", "ru": "team.name_ru"}`. */
  fields: z.record(z.string(), z.union([paths, z.record(z.string().regex(/^[a-z]{2}$/), paths)])),
  words: words.optional(),
  /** How edges and chances are written: 0.05 (fraction), 5 (percent), or 105 (index: 100 is fair). */
  unit: z.enum(["fraction", "percent", "index"]).optional(),
  format: format.optional(),
  total: paths.optional(),
  refreshed: paths.optional(),
});

const request = z.strictObject({
  path: z.string().regex(/^\/[\w\-./{}~]*$/),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  /** What one question brings. */
  covers: z
    .union([z.enum(["all", "match", "sport", "league", "day", "series"]), z.strictObject({ ids: z.number().int() })])
    .default("all"),
  /** In the service's own unit. `times` multiplies by how many of a setting are asked for, counted in so many at once. */
  cost: z.union([z.number(), z.strictObject({ units: z.number(), times: z.record(z.string(), z.number()) })]).default(1),
  paging: z
    .discriminatedUnion("by", [
      z.strictObject({ by: z.literal("page"), param: z.string(), first: z.number().default(1) }),
      z.strictObject({ by: z.literal("offset"), param: z.string(), size: z.number() }),
      z.strictObject({ by: z.literal("cursor"), param: z.string(), next: path }),
    ])
    .optional(),
  /** How long an answer is fresh. */
  fresh: z
    .string()
    .regex(/^\d+ (?:s|min|h)$/)
    .optional(),
});

const boards = request.extend({ shape: oddsShape });
const list = request.extend({ shape: listShape });

const budgetWindow = z.strictObject({
  per: z.enum(["second", "minute", "hour", "day", "month"]),
  units: z.number(),
  of: z.enum(["requests", "units"]).default("units"),
  resets: z.enum(["rolling", "calendar"]).default("rolling"),
  /** Headers that tell how much is left, and until when. */
  left: z.string().optional(),
  resetAt: z.string().optional(),
});

const failure = z.strictObject({
  status: z.number(),
  only: condition.optional(),
  means: z.enum(["key", "plan", "spent", "too_fast", "unknown", "wish"]),
});

const header = z.strictObject({ header: z.string(), prefix: z.string().optional() });
const setting = z.strictObject({ about: z.string(), default: z.array(z.string()), most: z.number().optional() });
const minutes = z.tuple([z.number(), z.number()]);

export const definitionSchema = z.strictObject({
  name: z.string(),
  website: z.url().optional(),
  /** Said with every message, where the licence asks for it. */
  credit: z.string().nullable().default(null),
  terms: z.strictObject({ export: z.boolean(), note: z.string().optional() }).default({ export: false }),
  /** Where the facts are from, and when: a definition is only as true as its recordings. */
  recorded: z.string(),
  base: z.url({ protocol: /^https?$/ }),
  auth: z
    .union([header, z.strictObject({ query: z.string() })])
    .nullable()
    .default(null),
  /** What a host may choose, and what it is until they do: `ODDS_SPORTS`, `ODDS_REGIONS` … */
  settings: z.record(z.string(), setting).default({}),
  budget: z.array(budgetWindow).default([]),
  errors: z.array(failure).default([]),
  /** How often prices change, in minutes: ahead of the start, and live. */
  rhythm: z.strictObject({ ahead: minutes, live: minutes }),
  /** How a live match is known: by the service's status, or because its start has passed. */
  live: z.enum(["status", "started"]).default("status"),
  /** How prices are written. It belongs to the definition; no answer changes it. */
  format,
  zone: z.literal("UTC").nullable().default(null),
  /** What else stands where there is no price. */
  nothing: z.array(scalar).default([]),
  words: words.default({}),
  asks: z.strictObject({
    matches: list.optional(),
    match: list.optional(),
    boards: boards.optional(),
    history: boards.optional(),
    results: list.optional(),
    predictions: list.optional(),
    value_bets: list.optional(),
    fighters: list.optional(),
    fighter: list.optional(),
    teams: list.optional(),
    leagues: list.optional(),
    sports: list.optional(),
    bookmakers: list.optional(),
    bonuses: list.optional(),
  }),
});

export type Definition = z.input<typeof definitionSchema>;
/** A definition with everything filled in that it leaves out. */
export type About = z.output<typeof definitionSchema>;
export type OddsShape = z.input<typeof oddsShape>;
export type ListShape = z.input<typeof listShape>;
export type Prices = z.input<typeof prices>;
export type Words = z.input<typeof words>;
export type Paths = z.input<typeof paths>;
export type Condition = z.input<typeof condition>;
export type Ask = keyof Definition["asks"];

export const asks = Object.keys(definitionSchema.shape.asks.shape) as Ask[];

/** What is wrong with a definition, a sentence each: `asks.boards.shape.rows[0]: Unrecognized key: "selctions"`. */
export class BadDefinition extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

/** Throws `BadDefinition`. */
export function checkedDefinition(definition: unknown): About {
  // Code of its own for a schema is worth making where it reads more than once.
  const { data, error } = definitionSchema.safeParse(definition, { jitless: true });
  if (error) throw new BadDefinition(error.issues.flatMap((issue) => sentencesOf(issue, [])));
  return data;
}

function sentencesOf(issue: z.core.$ZodIssue, outer: readonly PropertyKey[]): string[] {
  const place = [...outer, ...issue.path];
  const inner = issue.code === "invalid_union" ? nearest(issue.errors) : [];
  if (inner.length > 0) return inner.flatMap((deeper) => sentencesOf(deeper, place));
  return [`${placeText(place) || "definition"}: ${issue.message}`];
}

/** Of a union, the reading that got furthest: an object with one wrong key was no text. */
function nearest(readings: readonly (readonly z.core.$ZodIssue[])[]): readonly z.core.$ZodIssue[] {
  const isNear = (issues: readonly z.core.$ZodIssue[]) =>
    issues.every(({ code, path }) => path.length > 0 || code !== "invalid_type");
  return readings.find(isNear) ?? [];
}

function placeText(place: readonly PropertyKey[]): string {
  return place.reduce<string>(
    (text, key) => `${text}${typeof key === "number" ? `[${key}]` : `${text && "."}${String(key)}`}`,
    "",
  );
}
