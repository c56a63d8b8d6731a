import type { Failed } from "../../api/errors.ts";
import type { Match } from "../../api/model.ts";
import type { GridCell, GridFigure, Picture } from "../../chat/picture.ts";
import type { Block, Draft, Span } from "../../chat/reply.ts";
import { bestQuote } from "../../odds/best.ts";
import { booksOf, lineOf, type MarketKey, offeredSelections, unnamedBook } from "../../odds/markets.ts";
import type { Board, Quote } from "../../odds/quote.ts";
import { asideSignSpans } from "../parts/aside.ts";
import { factsBlock } from "../parts/facts.ts";
import { marketName, selectionName } from "../parts/markets.ts";
import { matchTitle } from "../parts/match.ts";
import { chartButton } from "../parts/paging.ts";
import { bold, plain, type Text } from "../parts/text.ts";
import { freshnessNotes } from "./odds.ts";
import { asideBooks, bookName, ownBooksSpans, type ShownMarket, shownMarket, signedBook } from "./odds-table.ts";

export interface BoardChartFacts {
  id: number;
  match: Match;
  board: Board;
  /** Not one of those that we do not know. */
  shown: MarketKey;
  ownBooks: readonly string[];
  old: boolean;
  failed: Failed;
  now: number;
  theme: Picture["theme"];
}

/** More rows than these are no picture at a glance. */
const mostBooks = 14;
/** What is so far from the fair price is coloured as strongly as can be (a fraction). */
const farFromFair = 0.08;

/** Each book's prices of a market beside the fair ones, as a picture; the words beside it say the best. */
export function boardChartReply(text: Text, facts: BoardChartFacts): Draft {
  const { id, match, board, shown, theme, old, now } = facts;
  const market = shownMarket({ quotes: board.quotes, offer: shown }, facts.ownBooks);
  const selections = offeredSelections(board.quotes, shown);
  const named = selections.map((selection) => ({
    name: selectionName(text, match, { ...shown, selection, line: lineOf(shown, selection) }),
    ...offerOf(market, selection),
  }));
  const title = matchTitle(text, match);
  const { figure, books } = figureOf(
    text,
    market,
    named.map(({ name }, nth) => ({ name, selection: selections[nth] ?? "" })),
  );
  const meanings = [...ownBooksSpans(text, market), ...asideSignSpans(text, asideBooks(text, market))];
  const notes = meanings.map((spans) => spans.map((span) => span.text).join(""));
  const isFair = named.some(({ fair }) => fair !== null) ? "yes" : "no";
  const subject = text.say("chart-board-subject", { market: marketName(text, shown, match.sport), books, isFair });
  const subtitle = text.say("chart-board-framed", { subject });
  const rows = named.map(({ name, best, fair }) => ({ label: name, value: bestSpans(text, { best, fair }) }));
  const said = rows.map(({ label, value }) => `${label} ${value.map((span) => span.text).join("")}`).join(", ");
  const blocks: Block[] = [
    { kind: "heading", spans: plain(title) },
    {
      kind: "picture",
      picture: { title, subtitle, figure: { ...figure, notes }, theme },
      alt: text.say("chart-alt", { title, subject, figures: said }),
    },
    { kind: "paragraph", spans: plain(subject) },
    factsBlock(text, rows),
    ...meanings.map((spans) => ({ kind: "note" as const, spans })),
    ...freshnessNotes(text, { board, old, now, failed: facts.failed }),
  ];
  const odds = { label: text.say("watch-odds"), press: { command: "odds", text: `#${id}`, replace: false } };
  return { blocks, buttons: [[...chartButton(text, id, shown), odds]], personal: false };
}

interface Offer {
  best: Quote | null;
  /** The consensus probability. */
  fair: number | null;
}

function offerOf({ quotes, offer, own, consensus }: ShownMarket, selection: string): Offer {
  const opinion = consensus?.selections.find((one) => one.selection === selection);
  return { best: bestQuote(quotes, { ...offer, selection, books: own }), fair: opinion?.probability ?? null };
}

function bestSpans(text: Text, { best, fair }: Offer): Span[] {
  const price = bold(best ? text.price(best.price) : "–");
  const book = best ? bookName(text, best.bookmaker ?? unnamedBook) : "";
  if (fair === null) return text.spans("chart-price-at", { price, book });
  return text.spans(best ? "chart-best-of" : "chart-fair-only", { price, book, fair: text.fairPrice(fair) });
}

type Column = { name: string; selection: string };

/** The fair prices, then the books whose prices are nearest to them or better first. */
function figureOf(text: Text, market: ShownMarket, columns: readonly Column[]): { figure: GridFigure; books: number } {
  const fair = columns.map(({ selection }) => offerOf(market, selection));
  const rows = [...booksOf(market.quotes, market.offer)].map(([book, quoted]) => {
    const prices = columns.map(({ selection }) => quoted.find((quote) => quote.selection === selection) ?? null);
    const cells = prices.map((quote, nth) => quote && cellOf(text, quote, fair[nth]));
    return { name: signedBook(text, market, book), cells, worth: worthOf(prices, fair) };
  });
  rows.sort((a, b) => b.worth - a.worth);
  const cells = fair.map((one) => fairCell(text, one));
  const first = cells.some((cell) => cell !== null) ? [{ name: text.say("odds-fair"), isFirst: true, cells }] : [];
  const shown = rows.slice(0, mostBooks).map(({ name, cells }) => ({ name, cells }));
  return { figure: { kind: "grid", columns: columns.map(({ name }) => name), rows: [...first, ...shown] }, books: rows.length };
}

/** How near to fair a book's prices are on average, or above. */
function worthOf(prices: readonly (Quote | null)[], fair: readonly Offer[]): number {
  const edges = prices.map((quote, nth) => (quote ? edgeOf(quote, fair[nth]) : null)).filter((edge) => edge !== null);
  return edges.length === 0 ? Number.NEGATIVE_INFINITY : edges.reduce((sum, edge) => sum + edge, 0) / edges.length;
}

function edgeOf({ price }: Quote, offer: Offer | undefined): number | null {
  return offer?.fair == null ? null : price * offer.fair - 1;
}

function cellOf(text: Text, quote: Quote, offer: Offer | undefined): GridCell {
  const edge = edgeOf(quote, offer);
  return {
    text: text.price(quote.price),
    detail: edge === null ? "" : text.say("chart-distance", { points: text.points(edge) }),
    lean: edge === null ? 0 : Math.max(-1, Math.min(1, edge / farFromFair)),
    isBest: offer?.best?.price === quote.price,
  };
}

function fairCell(text: Text, { fair }: Offer): GridCell | null {
  return fair === null ? null : { text: text.fairPrice(fair), detail: text.percent(fair), lean: 0, isBest: false };
}
