import type { OddsApi } from "../../api/odds-api.ts";
import { unlessApiTrouble } from "../../api/trouble.ts";
import { comparePrices } from "../../odds/price.ts";
import type { Text } from "../../replies/parts/text.ts";
import type { BetFilter, BetOfMatch } from "../../rules/bet-filter.ts";
import { betsGrammar } from "../../rules/kinds/bets.ts";
import { wordsFor } from "../../typed-words.ts";
import { type Option, Refusal } from "../command.ts";
import { bookMeant, bookRef, bookRefForm, splitBook } from "./book-words.ts";
import { durationForm, hoursMeant } from "./durations.ts";
import { sportNamed } from "./match-filter.ts";

const number = "\\d{1,3}(?:[.,]\\d{1,3})?";
const edgeForm = new RegExp(`^>?(${number})%\\+?$`, "u");
const priceForm = new RegExp(`^(${number})?-(${number})?$|^>(${number})$|^<(${number})$`, "u");
const anywhere = { required: false, suggests: false, anywhere: true } as const;

/** The options that narrow value bets; the words come in any order. */
export const betFilterOptions: readonly Option[] = [
  { name: "sport", required: false, suggests: true },
  { name: "edge", form: edgeForm, ...anywhere },
  { name: "price", form: priceForm, ...anywhere },
  { name: "within", form: durationForm, ...anywhere },
  { name: "book", form: bookRefForm, ...anywhere },
];

type Args = Readonly<Record<string, string | undefined>>;

/** What the words of a filter are read against. */
export interface BetFilterContext {
  text: Text;
  sports: readonly string[];
  /** The bookmakers that can be named. */
  books: readonly string[];
}

/** The filter that arguments mean. Throws the refusal that names the first words that mean nothing. */
export function betFilterMeant(args: Args, { text, sports, books }: BetFilterContext): BetFilter {
  const words = placed(telling(args["sport"]), { books, sport: (one) => sportNamed(text, one, sports) });
  const named = args["book"];
  const book = named === undefined ? words.book : bookMeant(named, books);
  if (named !== undefined && book === null) throw unknown(named);
  return {
    edge: args["edge"] === undefined ? null : edgeMeant(args["edge"]),
    ...priceRange(args["price"]),
    withinHours: args["within"] === undefined ? null : withinMeant(args["within"]),
    sport: words.sport,
    book,
  };
}

/** Words that our own lines put before a number ("from 3%", "within 12h"); they say nothing by themselves. */
const fillers = new Set([...wordsFor("rule", "from", "within", "at"), ...wordsFor("value_bets", "filler")]);

function telling(typed: string | undefined): string | null {
  const words = typed?.split(/\s+/u).filter((word) => !fillers.has(word.toLowerCase())) ?? [];
  return words.length > 0 ? words.join(" ") : null;
}

/** Words that name a sport, a book, or one after the other. */
function placed(
  typed: string | null,
  { books, sport }: { books: readonly string[]; sport: (words: string) => string | null },
): { sport: string | null; book: string | null } {
  if (typed === null) return { sport: null, book: null };
  const whole = sport(typed);
  if (whole !== null) return { sport: whole, book: null };
  const alone = bookMeant(typed, books);
  if (alone !== null) return { sport: null, book: alone };
  const { words, book } = splitBook(typed, books);
  const first = sport(words);
  if (book !== null && first !== null) return { sport: first, book };
  const [word = "", ...rest] = typed.split(/\s+/u);
  const last = sport(rest.join(" "));
  const leading = bookMeant(word, books);
  if (leading !== null && last !== null) return { sport: last, book: leading };
  throw unknown(typed);
}

function priceRange(typed: string | undefined): Pick<BetFilter, "leastPrice" | "mostPrice"> {
  if (typed === undefined) return { leastPrice: null, mostPrice: null };
  const found = priceForm.exec(typed.trim());
  const bound = (...digits: (string | undefined)[]): number | null => {
    const given = digits.find((one) => one !== undefined);
    return given === undefined ? null : Number(given.replace(",", "."));
  };
  const range = { leastPrice: bound(found?.[1], found?.[3]), mostPrice: bound(found?.[2], found?.[4]) };
  const { leastPrice, mostPrice } = range;
  const isEmpty = leastPrice === null && mostPrice === null;
  const isTurned = leastPrice !== null && mostPrice !== null && comparePrices(leastPrice, mostPrice) > 0;
  if (isEmpty || isTurned || !canAsk("leastPrice", leastPrice) || !canAsk("mostPrice", mostPrice)) throw unknown(typed);
  return range;
}

function edgeMeant(typed: string): number {
  const digits = edgeForm.exec(typed.trim())?.[1];
  const edge = digits === undefined ? null : Number(digits.replace(",", ".")) / 100;
  if (edge === null || !canAsk("edge", edge)) throw unknown(typed);
  return edge;
}

function withinMeant(typed: string): number {
  const hours = hoursMeant(typed);
  if (hours === null || !canAsk("withinHours", hours)) throw unknown(typed);
  return hours;
}

/** Whether a watch on value bets may ask for this: what can be typed can be shared as well. */
function canAsk(field: keyof typeof betsGrammar.schema.shape, value: number | null): boolean {
  return betsGrammar.schema.shape[field].safeParse(value).success;
}

function unknown(typed: string): Refusal {
  return new Refusal("valuebets-bad-filter", { words: typed.slice(0, 40) }, [
    [{ label: "/valuebets 5% 1.5-3 12h", press: { command: "valuebets", text: "5% 1.5-3 12h", replace: false } }],
  ]);
}

/** The bookmakers that words could name: those with a bet at the moment and, where words are given that may be one, all others. */
export async function booksThere(
  args: Args,
  { bets, api }: { bets: readonly BetOfMatch[]; api: Pick<OddsApi, "bookmakers"> },
): Promise<string[]> {
  const quoted = bets.flatMap(({ bet }) => bet.bookmaker ?? []);
  const isNamed = args["sport"] !== undefined || args["book"] !== undefined;
  const listed = isNamed ? await unlessApiTrouble(api.bookmakers()) : null;
  return [...new Set([...quoted, ...(listed?.value.map(({ name }) => name) ?? [])])].sort();
}

/** A filter in canonical words, as buttons carry it. */
export function betFilterWords(filter: BetFilter): string {
  const { sport, book } = filter;
  return [...(sport === null ? [] : [sport]), ...figuresOf(filter), ...(book === null ? [] : [bookRef(book)])].join(" ");
}

/** The same as a person types it. */
export function betFilterTyped(filter: BetFilter): string {
  const { sport, book } = filter;
  return [...(sport === null ? [] : [sport]), ...(book === null ? [] : [book]), ...figuresOf(filter)].join(" ");
}

function figuresOf({ edge, leastPrice, mostPrice, withinHours }: BetFilter): string[] {
  return [
    ...(edge === null ? [] : [`${Number((edge * 100).toFixed(3))}%`]),
    ...(leastPrice === null && mostPrice === null ? [] : [`${leastPrice ?? ""}-${mostPrice ?? ""}`]),
    ...(withinHours === null ? [] : [`${withinHours}h`]),
  ];
}
