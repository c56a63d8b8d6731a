import type { Market } from "../../odds/quote.ts";
import type { Words } from "../definition.ts";
import type { Format } from "./numbers.ts";
import type { Sides } from "./words.ts";

/** What was asked, where that helps to read the answer or to check it. */
export interface Question {
  /** The only matches that the answer may be about, by the service's own names for them. */
  matches?: readonly string[];
  /** The names of both sides, where the answer calls selections by team and doesn't say who plays. */
  sides?: Sides;
  /** Whose prices were asked for, in histories that don't say it themselves. */
  of?: { match: string; market: Market; selection: string; line: number | null };
}

/** One price, as a definition reads it. */
export interface PriceRow {
  /** The match, where the answer names it. */
  match: string | null;
  bookmaker: string | null;
  market: Market;
  /** Null in histories that name no selection. */
  selection: string | null;
  /** Points of a total or a handicap, from the selection's side; null elsewhere. */
  line: number | null;
  price: number;
  /** ms UTC */
  at: number | null;
  /** Whether this book's winner has a draw, on offer or not. Winners with and without one are two markets. Null for other markets. */
  hasDraw: boolean | null;
  /** The bookmaker's page of the price; left out where none is named, or none that people may be sent to. */
  link?: string;
}

/** One item of a list: our field → its value. Names by language stand beside a name, as `home_names`. */
export type ListRow = Record<string, string | number | null | Readonly<Record<string, string>>>;

/** Something that was left out, and why. */
export interface Refused {
  /** A path of the definition, or the service's name of a market. */
  where: string;
  why: string;
  times: number;
}

export interface Reading<Row> {
  rows: Row[];
  refused: readonly Refused[];
  /** When the answer says that its prices were refreshed (ms UTC). */
  refreshedAt: number | null;
  /** All items there are, in lists that say so. */
  total: number | null;
}

/** Reads an answer. Throws `Misfit` for one that isn't what the definition says. */
export type Reader<Row> = (answer: unknown, question?: Question) => Reading<Row>;

/** The answer as a whole isn't what the definition says. What was read before stays; nothing is read in another way. */
export class Misfit extends Error {
  readonly where: string;
  readonly why: string;
  constructor(where: string, why: string) {
    super(`${where} ${why}`);
    this.where = where;
    this.why = why;
  }
}

/** What a definition says for all of its shapes. */
export interface Common {
  format: Format;
  zone: "UTC" | null;
  words: Words;
  /** What else stands where there is no price. */
  nothing: readonly unknown[];
}

/** Why single entries are left out. */
export const reasons = {
  notOnOffer: "not on offer",
  notMeant: "left out by the definition",
} as const;

/** What every answer leaves out, and nobody needs to know. */
export function isUsual({ why }: Refused): boolean {
  return why === reasons.notOnOffer || why === reasons.notMeant;
}

/** An answer with more entries than this isn't what anybody asked for. */
export const mostEntries = 50_000;

export type Leave = (where: string, why: string) => void;

/** Counts what is left out, each reason once. */
export function createRefusals(): { leave: Leave; list(): Refused[] } {
  const found = new Map<string, Refused>();
  return {
    leave(where, why) {
      const key = `${where}\n${why}`;
      const known = found.get(key);
      if (known) known.times += 1;
      else found.set(key, { where, why, times: 1 });
    },
    list: () => [...found.values()],
  };
}
