import type { Prices } from "../sources/definition.ts";
import type { Format } from "../sources/reading/numbers.ts";
import { foldKey } from "../sources/reading/standard.ts";
import type { Sides } from "../sources/reading/words.ts";

/** A level on the way to the prices. */
export interface DraftLevel {
  name: string;
  path: string;
}

export interface Line {
  path: string;
  of: "any" | "total" | "handicap";
}
/** What a price is of. */
export type Role = "book" | "market" | "selection";

/** What the way to some prices has said about them. */
export interface Said {
  book?: string;
  market?: string;
  /** The market, where the word of its container is one of ours. */
  marketIs?: string;
  selection?: string;
  /** All that could be the line; some can only be a total's or a handicap's. */
  lines: readonly Line[];
  /** The selection's own text, where it holds the line: `Over 2.5`. */
  lineIn?: string;
  time?: string;
  only: Readonly<Record<string, readonly string[]>>;
  not: Readonly<Record<string, readonly (string | number | boolean)[]>>;
}

/** A place in the answer, with all values that stand there. */
export interface Standing {
  levels: readonly DraftLevel[];
  /** The path of these values. */
  at: string;
  values: readonly unknown[];
  /** The word that they stand under: `bookmakers`, `money_line`. */
  key: string;
  said: Said;
}

/** One reading of prices that was found, with the prices themselves. */
export interface FoundPrices {
  levels: readonly DraftLevel[];
  /** Where they stand. */
  at: string;
  reading: Prices;
  prices: readonly unknown[];
  /** Columns that say the same in other formats. */
  others: readonly string[];
  /** The format that the column's key says. */
  format: Format | null;
}

/** What a person has to decide before a draft may be used. */
export interface Question {
  path: string;
  question: string;
}

/** What else is known of the service. */
export interface Hints {
  bookmakers?: readonly string[];
  sides?: Sides;
}

/** A draft of one kind of prices while it is made. */
export interface Drafting {
  isHistory: boolean;
  /** The service's own bookmakers, folded. */
  books: ReadonlySet<string>;
  sideNames: readonly string[];
  found: FoundPrices[];
  markets: Map<string, string>;
  selections: Map<string, string>;
  /** Where the names of both sides stand. */
  teams: { home: string; away: string }[];
  /** The values of named columns, by path. */
  values: Map<string, readonly unknown[]>;
  /** What the answer itself says of its price format. */
  formats: string[];
  questions: Question[];
  ask(path: string, question: string): void;
  /** A name for a level that nobody else has. */
  nameLevel(key: string): string;
}

export function startDrafting(isHistory: boolean, { bookmakers = [], sides }: Hints): Drafting {
  const questions: Question[] = [];
  let levels = 0;
  return {
    isHistory,
    books: new Set(bookmakers.map(foldKey)),
    sideNames: sides ? [...sides.home, ...sides.away] : [],
    found: [],
    markets: new Map(),
    selections: new Map(),
    teams: [],
    values: new Map(),
    formats: [],
    questions,
    ask(path, question) {
      if (!questions.some((one) => one.question === question)) questions.push({ path, question });
    },
    nameLevel(key) {
      levels += 1;
      const word = foldKey(key)
        .replace(/[^a-z]/g, "")
        .replace(/s$/, "");
      return `${word || "entry"}${levels}`;
    },
  };
}
