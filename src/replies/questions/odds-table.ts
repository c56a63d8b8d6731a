import type { Block, Cell } from "../../chat/reply.ts";
import { type Aside, asideOf } from "../../odds/aside.ts";
import { bestQuote } from "../../odds/best.ts";
import { type Consensus, consensusOf } from "../../odds/consensus.ts";
import { booksOf, type MarketKey, marginOf, offeredSelections, quotesOf, unnamedBook } from "../../odds/markets.ts";
import { ownBooksIn } from "../../odds/own-books.ts";
import type { Quote } from "../../odds/quote.ts";
import { type AsideBook, asideSign } from "../parts/aside.ts";
import { selectionColumn } from "../parts/markets.ts";
import type { Text } from "../parts/text.ts";

/** The one market that is shown. */
export interface ShownMarket {
  quotes: readonly Quote[];
  offer: MarketKey;
  /** Of all books; null when none quotes it completely. */
  market: Consensus | null;
  /** Of the books that count for the reader. */
  consensus: Consensus | null;
  /** The reader's own books here; null when all count. */
  own: ReadonlySet<string> | null;
  /** Books were chosen and none of them quotes this. */
  ownAbsent: boolean;
  /** The books whose prices are set aside, and why. */
  aside: ReadonlyMap<string, Aside>;
}

/**
 * A market with what counts for the reader; where their own books quote it incompletely, or stand alone, what all books
 * together think.
 */
export function shownMarket({ quotes, offer }: Pick<ShownMarket, "quotes" | "offer">, ownBooks: readonly string[]): ShownMarket {
  const market = consensusOf(quotes, offer);
  const own = ownBooksIn(quotesOf(quotes, offer), ownBooks);
  const aside = asideOf(quotes, offer);
  const theirs = own && consensusOf(quotes, { ...offer, books: new Set([...own].filter((book) => !aside.has(book))) });
  const ownAbsent = ownBooks.length > 0 && own === null;
  return { quotes, offer, market, consensus: theirs ?? market, own, ownAbsent, aside };
}

/** Before the name of a reader's own book. */
const ownSign = "•";

/** Books by selection with their margins, then the fair prices and chances. */
export function oddsTable(text: Text, shown: ShownMarket): Block {
  const { quotes, offer, consensus, own, aside } = shown;
  const selections = offeredSelections(quotes, offer);
  const best = new Map(selections.map((selection) => [selection, bestQuote(quotes, { ...offer, selection, books: own })]));
  const rows = [...booksOf(quotes, offer)].map(([book, quoted]) => ({ book, quoted, margin: shownMargin(shown, book, quoted) }));
  const canBeBest = (book: string) => !aside.has(book) && (!own || own.has(book));
  const bestFor = (book: string, selection: string) => (canBeBest(book) ? (best.get(selection) ?? null) : null);
  return {
    kind: "table",
    columns: [
      { title: text.say("odds-book"), align: "left" },
      ...selections.map((selection) => ({ title: selectionColumn(text, selection), align: "right" as const })),
      { title: text.say("odds-margin"), align: "right" },
    ],
    rows: [
      ...rows.map(({ book, quoted, margin }) => [
        { text: signedBook(text, shown, book) },
        ...selections.map((selection) => priceCell(text, { quoted, selection, best: bestFor(book, selection) })),
        { text: margin === null ? "–" : text.percentFigure(margin) },
      ]),
      ...(consensus ? consensusRows(text, consensus, selections) : []),
    ],
  };
}

/** The margins of the books that count and quote everything, with their names. */
export function marginsOf(text: Text, { quotes, offer, consensus }: ShownMarket): { book: string; margin: number }[] {
  return [...booksOf(quotes, offer)].flatMap(([book, quoted]) => {
    const margin = bookMargin(book, quoted, consensus);
    return margin === null ? [] : [{ book: bookName(text, book), margin }];
  });
}

/** A book's name with the signs of the reader's own ones and of one whose prices are set aside. */
export function signedBook(text: Text, { aside, own }: Pick<ShownMarket, "aside" | "own">, book: string): string {
  return `${own?.has(book) ? ownSign : ""}${asideSign(aside.get(book))}${bookName(text, book)}`;
}

/** The books whose prices are set aside, as they are shown. */
export function asideBooks(text: Text, { aside }: Pick<ShownMarket, "aside">): AsideBook[] {
  return [...aside].map(([book, why]) => ({ name: bookName(text, book), aside: why }));
}

/** What the sign of the reader's own books means, and what is theirs, or that none of them quotes this; nothing when none was chosen. */
export function ownBooksNotes(text: Text, { own, ownAbsent, consensus, market }: ShownMarket): Block[] {
  if (ownAbsent) return [{ kind: "note", spans: text.spans("odds-own-books-absent") }];
  const key = consensus === market ? "odds-own-books-best" : "odds-own-books";
  return own ? [{ kind: "note", spans: text.spans(key, { sign: ownSign }) }] : [];
}

export function bookName(text: Text, book: string): string {
  return book === unnamedBook ? text.say("odds-unnamed-book") : book;
}

interface PriceOf {
  quoted: readonly Quote[];
  selection: string;
  best: Quote | null;
}

function priceCell(text: Text, { quoted, selection, best }: PriceOf): Cell {
  const quote = quoted.find((candidate) => candidate.selection === selection);
  if (!quote) return { text: "–" };
  const cell = { text: text.price(quote.price) };
  return best?.price === quote.price ? { ...cell, mark: "best" } : cell;
}

function consensusRows(text: Text, consensus: Consensus, selections: readonly string[]): Cell[][] {
  const chances = selections.map(
    (selection) => consensus.selections.find((one) => one.selection === selection)?.probability ?? null,
  );
  const row = (label: string, write: (chance: number) => string): Cell[] => [
    { text: label },
    ...chances.map((chance) => ({ text: chance === null ? "–" : write(chance) })),
    { text: "" },
  ];
  return [
    row(text.say("odds-fair"), (chance) => text.fairPrice(chance)),
    row(text.say("odds-chance"), (chance) => text.percentFigure(chance)),
  ];
}

/** The margin that the table shows, be it one that nobody would bet at. */
function shownMargin({ market, aside }: ShownMarket, book: string, quoted: readonly Quote[]): number | null {
  const why = aside.get(book);
  return why?.kind === "unsound" ? why.margin : bookMargin(book, quoted, market);
}

/** A book that leaves a selection out has no margin, even when what it quotes looks complete: home and away without the draw. */
function bookMargin(book: string, quoted: readonly Quote[], market: Consensus | null): number | null {
  return market?.books.includes(book) ? marginOf(quoted) : null;
}
