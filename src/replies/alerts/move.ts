import type { Span } from "../../chat/reply.ts";
import type { AlertMatch } from "../../detection/alert-facts.ts";
import { bestQuote, rankQuotes } from "../../odds/best.ts";
import { marketOf, quotesOf } from "../../odds/markets.ts";
import { isOwnBook, ownBooksIn } from "../../odds/own-books.ts";
import { fromMicros } from "../../odds/price.ts";
import type { Board, Quote } from "../../odds/quote.ts";
import type { SelectionMove } from "../../rules/movement.ts";
import type { Reducer } from "../../rules/rule.ts";
import { namedAsideSpans } from "../parts/aside.ts";
import { linkedBook } from "../parts/book-links.ts";
import { offerName } from "../parts/markets.ts";
import { ruleInWords } from "../parts/rule.ts";
import { bold, inOneLine, plain, type Text, withRun } from "../parts/text.ts";
import { briefOffer } from "./subject.ts";

/** One selection of a match that moved, and the books that the chat has accounts with; none means all. */
export interface Moved {
  alert: AlertMatch;
  move: SelectionMove;
  ownBooks: readonly string[];
}

/** The moves of a match without those that only say the same from the other side: over when under was told. */
export function movesTold({ movement: { moves } }: AlertMatch): SelectionMove[] {
  return moves.filter((move, nth) => !moves.slice(0, nth).some((other) => mirrors(other, move)));
}

function mirrors(a: SelectionMove, b: SelectionMove): boolean {
  const change = ({ probability: { from, to } }: SelectionMove): number => to - from;
  return a.market === b.market && Math.abs(change(a) + change(b)) < 1e-6;
}

/** Where a price or a chance went. */
export function arrowOf({ probability: { from, to } }: Pick<SelectionMove, "probability">): string {
  return to > from ? "▼" : "▲";
}

/** From where to where, in prices that somebody offers: "Northgate 2.12 → 1.95". */
export function waySpans(text: Text, moved: Moved, subject = briefOffer(text, moved.alert.match, moved.move)): Span[] {
  const { from, to } = pricesTold(text, moved);
  return text.spans("alert-way", { subject: bold(subject), from, to });
}

/** The same behind its arrow, for a line that stands alone. */
export function arrowSpans(text: Text, moved: Moved, subject?: string): Span[] {
  return [...plain(`${arrowOf(moved.move)} `), ...waySpans(text, moved, subject)];
}

interface PricesTold {
  /** Whose or which prices they are. */
  of: "best" | "own" | "yours" | "book" | "fair" | "fair-best";
  from: string;
  to: Span;
  book: Span | null;
  /** The best price now, where fair ones are told. */
  best: string;
}

function pricesTold(text: Text, moved: Moved): PricesTold {
  const { alert, move } = moved;
  const reducer = reducerOf(alert);
  const named = (quote: Quote) => linkedBook(quote, quote.bookmaker ?? text.say("odds-unnamed-book"));
  if (reducer.by !== "consensus") {
    const { from, to } = move.price;
    const quote = quoteAt(alert.board, move, reducer);
    const of = isFromOwnPrice(alert) ? "yours" : reducer.by;
    return { of, from: text.price(from), to: bold(text.price(to)), book: quote ? named(quote) : null, best: "" };
  }
  const { from, to, isOwn } = bestPrices(moved);
  if (from && to && from.price > to.price === move.probability.to > move.probability.from && from.price !== to.price)
    return {
      ...{ of: isOwn ? "own" : "best", from: text.price(from.price), to: bold(text.price(to.price)) },
      ...{ book: named(to), best: "" },
    };
  // A best price that went nowhere, or the other way, is none that the way could be told by.
  const fair = { from: text.fairPrice(move.probability.from), to: bold(text.fairPrice(move.probability.to)) };
  return to
    ? { of: "fair-best", ...fair, best: text.price(to.price), book: named(to) }
    : { of: "fair", ...fair, best: "", book: null };
}

/** The best prices then and now, of the chat's own books where those quote the selection. */
function bestPrices({ alert, move, ownBooks }: Moved): { from: Quote | null; to: Quote | null; isOwn: boolean } {
  const key = { ...marketOf(move), selection: move.selection };
  const own = ownBooksIn(quotesOf(alert.board.quotes, key), ownBooks);
  const best = ({ quotes }: Board) => bestQuote(quotes, { ...key, books: own });
  return { from: best(alert.baseline), to: best(alert.board), isOwn: own !== null };
}

/** Whose price a rule about quoted prices has read. */
function quoteAt({ quotes }: Board, move: SelectionMove, reducer: Exclude<Reducer, { by: "consensus" }>): Quote | undefined {
  const isMeant = ({ bookmaker }: Quote): boolean => {
    if (reducer.by === "book") return isOwnBook(bookmaker, [reducer.book]);
    return reducer.by === "best" || reducer.books.length === 0 || isOwnBook(bookmaker, reducer.books);
  };
  const ranked = rankQuotes(quotes, { ...marketOf(move), selection: move.selection });
  return ranked.find((quote) => isMeant(quote) && quote.price === move.price.to) ?? ranked.find(isMeant);
}

function reducerOf({ rule }: AlertMatch): Reducer {
  return rule.kind === "movement" ? rule.reducer : { by: "consensus" };
}

function isFromOwnPrice({ rule, movement }: AlertMatch): boolean {
  if (rule.kind !== "movement" || rule.from === null) return false;
  return movement.moves[0]?.price.from === fromMicros(rule.from);
}

/** Whose prices these are, how many books went along, and what is special: what several moves share is said once. */
export function sureSpans(text: Text, told: readonly Moved[]): Span[] {
  const alerts = new Set(told.map(({ alert }) => alert));
  const parts = [
    ...whereSpans(text, told),
    ...told.flatMap(({ alert, move }) => gradeSpans(text, alert, move)),
    ...[...alerts].flatMap((alert) => [...peakSpans(text, alert), ...asideSpans(text, alert), ...ruleSpans(text, alert)]),
  ];
  return inOneLine([...new Map(parts.map((part) => [JSON.stringify(part), part])).values()]);
}

/** Where these prices are: "Best at Linefjord, Oddmoor". */
function whereSpans(text: Text, told: readonly Moved[]): Span[][] {
  const [first, ...others] = told.map((moved) => pricesTold(text, moved));
  if (!first) return [];
  if (others.length === 0) return [placeSpans(text, first, [first.book])];
  // Two best prices beside two fair ones would be more than one thing a line.
  const kinds = [first, ...others].map((one) => ({ ...one, of: one.of === "fair-best" ? ("fair" as const) : one.of }));
  return [...new Set(kinds.map(({ of }) => of))].map((of) => {
    const books = kinds.filter((one) => one.of === of).map(({ book }) => book);
    return placeSpans(text, { of, best: "" }, books);
  });
}

/** Each book once; its name leads to its page of the price where that is known. */
function placeSpans(text: Text, { of, best }: Pick<PricesTold, "of" | "best">, books: readonly (Span | null)[]): Span[] {
  const named = [...new Map(books.flatMap((book) => (book ? [[book.text, book] as const] : []))).values()];
  const run = named.flatMap((book, nth) => (nth === 0 ? [book] : [...plain(", "), book]));
  return withRun(text, "alert-where", "books", run, { of, best });
}

/** How many books agree, or why that is doubtful. */
function gradeSpans(text: Text, alert: AlertMatch, move: SelectionMove): Span[][] {
  const doubt = doubtSpans(text, alert, move);
  if (doubt.length > 0) return doubt;
  const [same, books] = [move.agreeing.length, move.books.length];
  return [text.spans("alert-books", { same, books, all: same === books ? "yes" : "no" })];
}

/** That only a margin moved, or only one book; nothing where several agree. */
export function doubtSpans(text: Text, alert: AlertMatch, { agreeing, withMarket }: SelectionMove): Span[][] {
  if (reducerOf(alert).by !== "consensus" && !withMarket) return [text.spans("alert-margin-only")];
  const [book = text.say("odds-unnamed-book"), ...others] = agreeing;
  return others.length > 0 ? [] : [text.spans("alert-one-book", { book })];
}

/** How far the line has been while the alert waited. */
export function peakSpans(text: Text, alert: AlertMatch): Span[][] {
  const { peak, match } = alert;
  if (!peak) return [];
  const [move] = alert.movement.moves;
  const isOfMove = move?.market === peak.market && move.selection === peak.selection;
  const value = reducerOf(alert).by === "consensus" ? wholePercent(text, peak.probability.to) : text.price(peak.price.to);
  return [text.spans("alert-peak", { value: isOfMove ? value : `${offerName(text, match, peak)} ${value}` })];
}

function wholePercent(text: Text, chance: number): string {
  return text.share(Math.round(chance * 100) / 100);
}

/** That the price of the book that the rule names is set aside for everybody else. */
export function asideSpans(text: Text, { rule, event, movement: { moves } }: AlertMatch): Span[][] {
  const isNamed = "reducer" in rule && rule.reducer.by === "book";
  const aside = event?.kind === "crossed" ? event.aside : moves[0]?.aside;
  return isNamed && aside ? [namedAsideSpans(text, aside)] : [];
}

function ruleSpans(text: Text, { namesRule, rule, match }: AlertMatch): Span[][] {
  return namesRule ? [plain(ruleInWords(text, rule, match))] : [];
}
