import type { ListShape, Paths } from "../definition.ts";
import { ownMarkets } from "./markets.ts";
import { dayOf, type Format, isNothing, numberOf, priceOf, timeOf } from "./numbers.ts";
import { merged } from "./odds.ts";
import { BadPath, compileFirst, type Path, type Place } from "./path.ts";
import type { Common, ListRow } from "./reading.ts";
import { standardWords } from "./standard.ts";
import { dictionary, type Lookup, orElse } from "./words.ts";

type Value = string | number | null;
/** What the values of a list are read with. */
export interface Valuing {
  zone: "UTC" | null;
  format: Format;
  unit: NonNullable<ListShape["unit"]>;
  words: { status: Lookup; market: Lookup; selection: Lookup };
}

/** How the values of a field are read. Null for what they can't be. */
const readings = {
  name: (raw) => textOf(raw),
  text: (raw) => textOf(raw),
  id: (raw) => (typeof raw === "number" ? raw : textOf(raw)),
  time: (raw, { zone }) => timeOf(raw, zone),
  // Midnight would be a start that nobody has said.
  start: (raw, { zone }) => dayOf(raw) ?? timeOf(raw, zone),
  number: (raw) => numberOf(raw),
  price: (raw, { format }) => priceNumber(priceOf(raw, format)),
  chance: (raw, { unit }) => chanceOf(shareOf(numberOf(raw), unit)),
  edge: (raw, { unit }) => shareOf(numberOf(raw), unit),
  status: (raw, { words }) =>
    meant(typeof raw === "boolean" ? String(raw) : textOf(raw), (text) => words.status(text) ?? "unknown"),
  pick: (raw, { words }) => meant(textOf(raw), (text) => words.selection(text) ?? text),
  url: (raw) => meant(textOf(raw), (text) => (/^https?:\/\//.test(text) ? text : null)),
} satisfies Record<string, (raw: unknown, valuing: Valuing) => Value>;
type Reads = keyof typeof readings;

const named = { id: "id", slug: "id", "name!": "name" } as const;
const about = {
  home: "name",
  away: "name",
  home_slug: "id",
  away_slug: "id",
  home_also: "name",
  away_also: "name",
  scheduled_at: "start",
  status: "status",
  league: "name",
  league_slug: "id",
  league_also: "name",
  sport: "id",
  country: "name",
  refreshed: "time",
} as const;
const { home, away, ...rest } = about;
const match = { "slug!": "id", id: "id", "home!": home, "away!": away, ...rest } as const;
const { status, ...result } = about;
const fighter = {
  ...named,
  wins: "number",
  losses: "number",
  draws: "number",
  record: "text",
  weight_class: "name",
  country: "name",
} as const;
const place = { ...named, sport: "id", country: "name" } as const;

/** The fields of each kind of list. An entry without a field that ends in `!` is none. */
const kinds = {
  matches: match,
  match,
  results: {
    "slug!": "id",
    "status!": status,
    ...result,
    home_score: "number",
    away_score: "number",
    home_regular: "number",
    away_regular: "number",
    winner: "pick",
  },
  predictions: {
    id: "id",
    match: "id",
    home_name: "name",
    away_name: "name",
    ...rest,
    home: "chance",
    draw: "chance",
    away: "chance",
    pick: "pick",
    confidence: "chance",
  },
  value_bets: {
    id: "id",
    match: "id",
    home_name: "name",
    away_name: "name",
    ...rest,
    bookmaker: "name",
    "market!": "text",
    "selection!": "text",
    line: "number",
    "price!": "price",
    "edge!": "edge",
    at: "time",
  },
  fighters: fighter,
  fighter,
  teams: place,
  leagues: place,
  sports: named,
  bookmakers: { "name!": "name", slug: "id", rating: "number", rating_max: "number", url: "url" },
  bonuses: { bookmaker: "name", "title!": "name", amount: "number", currency: "text", url: "url" },
} as const satisfies Record<string, Record<string, Reads>>;
export type ListKind = keyof typeof kinds;
export const listKinds = Object.keys(kinds) as ListKind[];

/** Our own words mean themselves. `void` is a match that was called off: nobody won, and bets are given back. */
const ownStatuses = Object.fromEntries(
  ["scheduled", "live", "finished", "postponed", "cancelled", "void"].map((word) => [word, word]),
);
const longestText = 300;

export interface Field {
  name: string;
  reads: Reads;
  isNeeded: boolean;
  /** By language; `und` where the definition doesn't say one. */
  paths: readonly (readonly [language: string, path: Path])[];
}

/** The fields of a kind of list, also those that the definition doesn't name. Throws `BadPath` for others, and where a needed one is missing. */
export function compileFields(kind: ListKind, { fields }: ListShape, names: readonly string[]): Field[] {
  const known: Readonly<Record<string, Reads>> = kinds[kind];
  const unknown = Object.keys(fields).find((name) => !(name in known) && !(`${name}!` in known));
  if (unknown !== undefined) throw new BadPath(`${kind} have no field "${unknown}"`);
  const compiled = Object.entries(known).map(([key, reads]): Field => {
    const name = key.replace("!", "");
    return { name, reads, isNeeded: key.endsWith("!"), paths: compileLanguages(fields[name], names) };
  });
  const absent = compiled.filter(({ isNeeded, paths }) => isNeeded && paths.length === 0).map(({ name }) => name);
  if (absent.length > 0) throw new BadPath(`${kind} need ${absent.join(", ")}`);
  return compiled;
}

function compileLanguages(said: ListShape["fields"][string] | undefined, names: readonly string[]): Field["paths"] {
  if (said === undefined) return [];
  const byLanguage: [string, Paths][] = typeof said === "string" || Array.isArray(said) ? [["und", said]] : Object.entries(said);
  return byLanguage.map(([language, paths]) => [language, compileFirst(paths, names)]);
}

export function compileValues(shape: ListShape, { format, zone, words: common }: Common): Valuing {
  const words = [common, shape.words ?? {}];
  const standard = words.some((one) => one.standard) ? standardWords() : null;
  return {
    zone,
    format: shape.format ?? format,
    unit: shape.unit ?? "fraction",
    words: {
      status: orElse(dictionary({ ...ownStatuses, ...merged(words, "statuses") }), standard?.statuses ?? null),
      market: orElse(dictionary({ ...ownMarkets, ...merged(words, "markets") }), standard?.markets ?? null),
      selection: orElse(dictionary(merged(words, "selections")), standard?.selections ?? null),
    },
  };
}

/** The fields of one entry; null, with the field's name left in `lacks`, where a needed one is empty. */
export function readFields(
  fields: readonly Field[],
  entry: Place,
  found: Set<Path>,
  valuing: Valuing,
): { row: ListRow } | { lacks: string } {
  const row: ListRow = {};
  for (const { name, reads, isNeeded, paths } of fields) {
    const values = paths.flatMap(([language, path]) => {
      const raw = path.get(entry);
      if (raw !== undefined) found.add(path);
      const value = isNothing(raw) ? null : readings[reads](raw, valuing);
      return value === null ? [] : [[language, value] as const];
    });
    if (isNeeded && values.length === 0) return { lacks: name };
    row[name] = (values.find(([language]) => language === "en") ?? values[0])?.[1] ?? null;
    const named = values.filter(([language, value]) => language !== "und" && typeof value === "string");
    if (named.length > 0) row[`${name}_names`] = Object.fromEntries(named) as Record<string, string>;
  }
  return { row };
}

function textOf(raw: unknown): string | null {
  const text = typeof raw === "string" ? raw.trim() : typeof raw === "number" ? String(raw) : "";
  return text === "" || text.length > longestText ? null : text;
}

function meant(text: string | null, meaningOf: (text: string) => string | null): string | null {
  return text === null ? null : meaningOf(text);
}

function priceNumber(price: number | "none" | null): number | null {
  return price === "none" ? null : price;
}

function shareOf(number: number | null, unit: Valuing["unit"]): number | null {
  if (number === null) return null;
  const share = { fraction: number, percent: number / 100, index: number / 100 - 1 }[unit];
  return Math.round(share * 1e8) / 1e8;
}

function chanceOf(share: number | null): number | null {
  return share === null || share < 0 || share > 1 ? null : share;
}
