import { type DecodeOptions, decode } from "../../../../src/api/decode/index.ts";
import { NotUnderstood } from "../../../../src/api/decode/not-understood.ts";
import type { QuoteRow } from "../../../../src/api/decode/rows.ts";

/**
 * The shape of a public service's answer, written down again with invented names and numbers, and what must come out of it,
 * found by hand. Nothing in it is copied.
 */
export interface Shape {
  /** The service's public name. */
  service: string;
  kind: "odds" | "history";
  answer: unknown;
  /** Every price of a market that we know, as `textOf` writes it. */
  rows: readonly string[];
  /** Prices of markets that we know by name only, as `bookmaker price`: they may come out under the market's own name, or not. */
  others?: readonly string[];
  /** The same prices as they stand in another notation beside, rounded: what is left where the exact ones lost their name. */
  rounded?: readonly string[];
  /** The ids of its bookmakers: what they are known by where their names are gone. */
  ids?: readonly string[];
}

export type Reading = "right" | "partly" | "refused" | "wrong";

/** The match of every shape. */
export const match = { home: ["Havel Town"], away: ["Norrby FF"] };

/** A row in one line: `Quillbet total over 2.5 1.9`, with the time where it is a history's. */
export function textOf({ bookmaker, market, selection, line, price, at }: QuoteRow, kind: Shape["kind"]): string {
  const parts = [bookmaker, market, selection, line, price, kind === "history" ? at : null];
  return parts.filter((part) => part !== null).join(" ");
}

/** Rows that nobody wrote, and rows that are missing. */
export function readShape(
  shape: Shape,
  options: DecodeOptions = { match },
): { reading: Reading; differing: string[]; missing: string[] } {
  const items = itemsOf(shape, options);
  const known = items.filter(({ market }) => market !== "other").map((row) => textOf(row, shape.kind));
  const others = items.filter(({ market }) => market === "other").map(({ bookmaker, price }) => `${bookmaker ?? "-"} ${price}`);
  const differing = [...surplus(known, shape.rows), ...surplus(others, shape.others ?? []).map((text) => `other: ${text}`)];
  const missing = surplus(shape.rows, known);
  return { reading: readingOf({ differing, missing, found: items.length, wanted: shape.rows.length }), differing, missing };
}

/**
 * What a changed answer says that the original does not: rows of other prices, markets, selections, lines or bookmakers. A bookmaker may
 * be known by its key instead of its name, or not at all, and a market that lost its name may be kept by another one that it has: that
 * is less.
 */
export function surplusOf(shape: Shape, answer: unknown): string[] {
  const rows = [...shape.rows, ...(shape.rounded ?? [])];
  const allowed = [...rows.map(withoutBookmaker), ...(shape.others ?? []).map((text) => `other ${text.split(" ").at(-1)}`)];
  const books = new Set([...shape.rows.map(bookmakerIn), ...(shape.ids ?? [])].map(lettersOf));
  const items = itemsOf({ ...shape, answer }, { match });
  const strangers = items.filter(
    ({ bookmaker }) => bookmaker !== null && ![...books].some((book) => book.startsWith(lettersOf(bookmaker))),
  );
  const found = items.map((row) =>
    row.market === "other" ? `other ${row.price}` : textOf({ ...row, bookmaker: null }, shape.kind),
  );
  return [...surplus(found, allowed), ...strangers.map((row) => `stranger: ${textOf(row, shape.kind)}`)];
}

const MARKET = /(?:^| )((?:winner|double_chance|draw_no_bet|total|handicap|both_score) .*)$/;
const withoutBookmaker = (text: string) => MARKET.exec(text)?.[1] ?? text;
const bookmakerIn = (text: string) => text.slice(0, text.length - withoutBookmaker(text).length).trim();
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

function readingOf(counts: { differing: string[]; missing: string[]; found: number; wanted: number }): Reading {
  if (counts.differing.length > 0) return "wrong";
  if (counts.missing.length === 0) return "right";
  return counts.found === 0 ? "refused" : "partly";
}

function itemsOf({ kind, answer }: Shape, options: DecodeOptions): QuoteRow[] {
  try {
    return decode(kind, JSON.parse(JSON.stringify(answer)), options).items;
  } catch (error) {
    if (error instanceof NotUnderstood) return [];
    throw error;
  }
}

/** What stands in the first list more often than in the second. */
function surplus(list: readonly string[], allowed: readonly string[]): string[] {
  const left = [...allowed];
  return list.filter((text) => {
    const index = left.indexOf(text);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
