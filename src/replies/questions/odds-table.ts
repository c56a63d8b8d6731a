import type { Block, Cell, Span } from "../../chat/reply.ts";
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
  consensus: Consensus | null;
  /** The reader's own books here; null when all count. */
  own: ReadonlySet<string> | null;
  /** Books were chosen and none of them quotes this. */
  ownAbsent: boolean;
  /** The books whose prices are set aside, and why. */
  aside: ReadonlyMap<string, Aside>;
}

/** A market with what counts for the reader: best prices are those of their own books, the fair price is that of all. */
export function shownMarket({ quotes, offer }: Pick<ShownMarket, "quotes" | "offer">, ownBooks: readonly string[]): ShownMarket {
  const own = ownBooksIn(quotesOf(quotes, offer), ownBooks);
  return {
    quotes,
    offer,
    consensus: consensusOf(quotes, offer),
    own,
    ownAbsent: ownBooks.length > 0 && own === null,
    aside: asideOf(quotes, offer),
  };
}

/** Before the name of a reader's own book. */
const ownSign = "+";

/** More books than this are behind a button. */
export const booksShown = 10;

interface TableOf {
  /** Below the fair prices, what they mean in percent. */
  chances: boolean;
  /** Every book, instead of the first ten and the reader's own. */
  whole: boolean;
}

/** Books by selection, then apart from them the fair prices. */
export function oddsTable(text: Text, shown: ShownMarket, { chances, whole }: TableOf): Block {
  const { quotes, offer, consensus, own, aside } = shown;
  const selections = offeredSelections(quotes, offer);
  const best = new Map(selections.map((selection) => [selection, bestQuote(quotes, { ...offer, selection, books: own })]));
  const canBeBest = (book: string) => !aside.has(book) && (!own || own.has(book));
  const bestFor = (book: string, selection: string) => (canBeBest(book) ? (best.get(selection) ?? null) : null);
  return {
    kind: "table",
    columns: [
      { title: "", align: "left" },
      ...selections.map((selection) => ({ title: selectionColumn(text, selection), align: "right" as const })),
    ],
    rows: [
      ...bookRows(shown, whole).map(([book, quoted]) => [
        { text: signedBook(text, shown, book) },
        ...selections.map((selection) => priceCell(text, { quoted, selection, best: bestFor(book, selection) })),
      ]),
      ...(consensus ? consensusRows(text, { consensus, selections, chances }) : []),
    ],
  };
}

/** The books of a table: the first ones, of which the reader's own and whoever has a best price are none too many. */
function bookRows({ quotes, offer, own }: ShownMarket, whole: boolean): [string, readonly Quote[]][] {
  const books = [...booksOf(quotes, offer)];
  if (whole || books.length <= booksShown) return books;
  const best = offeredSelections(quotes, offer).map((selection) => bestQuote(quotes, { ...offer, selection, books: own }));
  const matters = (book: string) => own?.has(book) === true || best.some((quote) => (quote?.bookmaker ?? unnamedBook) === book);
  const names = books.map(([book]) => book);
  const first = new Set([...new Set([...names.filter(matters), ...names])].slice(0, booksShown));
  return books.filter(([book]) => first.has(book));
}

/** The margins of the sound books that quote everything, with their names, the lowest first. */
export function marginsOf(text: Text, { quotes, offer, consensus }: ShownMarket): { book: string; margin: number }[] {
  const margins = [...booksOf(quotes, offer)].flatMap(([book, quoted]) => {
    // A book that leaves a selection out has none, even when what it quotes looks complete: home and away without the draw.
    const margin = consensus?.books.includes(book) ? marginOf(quoted) : null;
    return margin === null ? [] : [{ book: bookName(text, book), margin }];
  });
  return margins.sort((a, b) => a.margin - b.margin);
}

/** A book's name with the signs of the reader's own ones and of one whose prices are set aside. */
export function signedBook(text: Text, { aside, own }: Pick<ShownMarket, "aside" | "own">, book: string): string {
  return `${own?.has(book) ? ownSign : ""}${asideSign(aside.get(book))}${bookName(text, book)}`;
}

/** The books whose prices are set aside, as they are shown. */
export function asideBooks(text: Text, { aside }: Pick<ShownMarket, "aside">): AsideBook[] {
  return [...aside].map(([book, why]) => ({ name: bookName(text, book), aside: why }));
}

/** What the sign of the reader's own books means, or that none of them quotes this; nothing when none was chosen. */
export function ownBooksSpans(text: Text, { own, ownAbsent }: ShownMarket): Span[][] {
  if (ownAbsent) return [text.spans("odds-own-books-absent")];
  return own ? [text.spans("odds-own-books", { sign: ownSign })] : [];
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

interface ConsensusRows {
  consensus: Consensus;
  selections: readonly string[];
  chances: boolean;
}

function consensusRows(text: Text, { consensus, selections, chances }: ConsensusRows): Cell[][] {
  const found = selections.map((selection) => consensus.selections.find((one) => one.selection === selection)?.probability);
  const row = (label: string, write: (chance: number) => string): Cell[] => [
    { text: label },
    ...found.map((chance) => ({ text: chance === undefined ? "–" : write(chance) })),
  ];
  const fair = row(text.say("odds-fair-row"), (chance) => text.fairPrice(chance));
  const gap: Cell[] = [{ text: "" }, ...selections.map(() => ({ text: "" }))];
  return chances ? [gap, fair, row(text.say("odds-chance"), (chance) => text.percentFigure(chance))] : [gap, fair];
}
