import type { Failed } from "../../api/errors.ts";
import type { Match } from "../../api/model.ts";
import { fitsButton } from "../../chat/press.ts";
import type { Block, Button, Cell, Draft, Span } from "../../chat/reply.ts";
import { bestQuote, rankQuotes } from "../../odds/best.ts";
import { lineOf, type MarketKey, type SelectionKey, unnamedBook } from "../../odds/markets.ts";
import { isOwnBook } from "../../odds/own-books.ts";
import { toMicros } from "../../odds/price.ts";
import type { Board, Market, Quote } from "../../odds/quote.ts";
import { returnOf } from "../../odds/stakes.ts";
import { asideSignSpans } from "../parts/aside.ts";
import { button, heading, note, paragraph, smallPrint } from "../parts/blocks.ts";
import { linkedBook } from "../parts/book-links.ts";
import { marketName, selectionName, typedMarketName } from "../parts/markets.ts";
import { againstSpans, kickOff, matchTitle } from "../parts/match.ts";
import { inFittingRows, pageButtons, pageNote, pageOf, pageWord } from "../parts/paging.ts";
import { inOneLine, onLines, plain, type Text, withRun } from "../parts/text.ts";
import { bookButton, type ReferredBook } from "./bookmakers.ts";
import { ageOf, freshnessNotes } from "./odds.ts";
import { asideBooks, bookName, booksShown, ownBooksSpans, type ShownMarket, shownMarket, signedBook } from "./odds-table.ts";

/** A selection to choose; `line` is from its own side. Without words no button can carry it. */
export interface SelectionChoice {
  market: MarketKey;
  selection: string;
  line: number | null;
  words: string | null;
}

interface SelectionFacts {
  id: number;
  match: Match;
  board: Board | null;
  failed: Failed;
  old: boolean;
  /** Every selection that is quoted, the main markets first. */
  choices: readonly SelectionChoice[];
  now: number;
}

export interface BestFacts extends SelectionFacts {
  selection: SelectionKey;
  /** The books that the reader has accounts with: the best price is theirs. Empty means all. */
  ownBooks: readonly string[];
  /** All that are known, for their ratings. */
  bookmakers: readonly ReferredBook[];
  /** What somebody would put on it; null, or left out, where that was not said. */
  stake?: number | null;
}

const choicesPerPage = 5;
/** More books than this are named by their number. */
const booksNamed = 3;
/** More siblings than this are behind a button. */
const siblingsShown = 2;

/** The books of one selection, the best price first, each with what it pays above or below the fair odds. */
export function bestReply(text: Text, facts: BestFacts): Draft {
  const { match, board, selection: key, now } = facts;
  const quotes = board?.quotes ?? [];
  const shown = shownMarket({ quotes, offer: { market: key.market, line: key.line } }, facts.ownBooks);
  const fair = shown.consensus?.selections.find(({ selection }) => selection === key.selection)?.probability ?? null;
  const ranked = rankQuotes(quotes, key);
  const best = bestQuote(quotes, { ...key, books: shown.own });
  const isBest = (quote: Quote) => quote.price === best?.price && counts(shown, quote);
  const whose = best ? [booksSpans(text, ranked.filter(isBest))] : [];
  const what = inOneLine([againstSpans(text, match, sideOf(key)), [kickOff(text, match, now)]]);
  return {
    blocks: [
      ...(facts.old ? freshnessNotes(text, facts) : []),
      heading(titleSpans(text, facts, best)),
      paragraph(onLines([...whose, what])),
      ...paidBack(text, facts.stake ?? null, best),
      edgeTable(text, shown, { ranked: ranked.slice(0, booksShown), fair, isBest }),
      ...smallPrint([...endNotes(text, facts, fair), ...signNotes(text, shown)]),
    ],
    buttons: bestButtons(text, facts, best),
    personal: false,
  };
}

/** What a stake pays back at the best price. */
function paidBack(text: Text, stake: number | null, best: Quote | null): Block[] {
  if (stake === null || !best) return [];
  const returned = returnOf(Math.round(stake * 100), best.price) / 100;
  const profit = Math.round((returned - stake) * 100) / 100;
  return [
    paragraph(
      text.spans("best-paid-back", { stake: text.money(stake), returned: text.money(returned), profit: text.money(profit) }),
    ),
  ];
}

/** What was asked for, and its number. */
function titleSpans(text: Text, { match, selection: key }: BestFacts, best: Quote | null): Span[] {
  const selection = offerName(text, match, { ...key, line: lineOf(key, key.selection) });
  if (!best) return plain(selection);
  const kind = key.market === "winner" && key.selection !== "draw" ? "side" : "other";
  return text.spans("best-title", { kind, selection, price: text.price(best.price) });
}

/** The selection where it names a side; of an over, and of a draw, the match is the whole one. */
function sideOf({ market, selection }: SelectionKey): string {
  return market === "total" ? "" : selection;
}

/** "at Kvotara, Linefjord and Oddmoor". */
function booksSpans(text: Text, quotes: readonly Quote[]): Span[] {
  const names = quotes.map((quote) => linkedBook(quote, bookName(text, quote.bookmaker ?? unnamedBook)));
  const others = names.length - booksNamed;
  if (others <= 0) return withRun(text, "best-at", "books", listed(text, names));
  const run = names.slice(0, booksNamed).flatMap((name, nth) => (nth === 0 ? [name] : [...plain(", "), name]));
  return withRun(text, "best-at-more", "books", run, { others });
}

/** "Kvotara, Linefjord and Oddmoor", each name as the span that it is. */
function listed(text: Text, names: readonly Span[]): Span[] {
  const parts = new Intl.ListFormat(text.language).formatToParts(names.map((_, nth) => `${nth}`));
  return parts.flatMap(({ type, value }) => (type === "element" ? (names[Number(value)] ?? []) : plain(value)));
}

function counts({ aside, own }: ShownMarket, { bookmaker }: Quote): boolean {
  const book = bookmaker ?? unnamedBook;
  return !aside.has(book) && (!own || own.has(book));
}

interface EdgeTable {
  ranked: readonly Quote[];
  /** A probability; null when nobody knows it. */
  fair: number | null;
  isBest(quote: Quote): boolean;
}

function edgeTable(text: Text, shown: ShownMarket, { ranked, fair, isBest }: EdgeTable): Block {
  const edgeOf = (quote: Quote) =>
    fair === null || shown.aside.has(quote.bookmaker ?? unnamedBook) ? "–" : text.percent(quote.price * fair - 1, true);
  return {
    kind: "table",
    columns: [
      { title: "", align: "left" },
      { title: text.say("best-price"), align: "right" },
      { title: text.say("best-edge"), align: "right" },
    ],
    rows: ranked.map((quote): Cell[] => [
      { text: signedBook(text, shown, quote.bookmaker ?? unnamedBook) },
      isBest(quote) ? { text: text.price(quote.price), mark: "best" } : { text: text.price(quote.price) },
      { text: edgeOf(quote) },
    ]),
  };
}

/** What the edge is measured by, and the age; where something failed, that is said as of all odds. That they are old stands above. */
function endNotes(text: Text, facts: BestFacts, fair: number | null): Block[] {
  const { board, failed, old, now } = facts;
  const freshness = old ? [] : freshnessNotes(text, facts);
  if (fair === null || !board) return freshness;
  const edge = text.fairPrice(fair);
  if (failed || old) return [note(text.spans("best-fair", { fair: edge })), ...freshness];
  return [note(text.spans("best-fair-updated", { fair: edge, age: ageOf(text, { board, now }) }))];
}

function bestButtons(text: Text, facts: BestFacts, best: Quote | null): Button[][] {
  const { id, selection: key, choices, bookmakers } = facts;
  const siblings = choices.filter(({ market, selection }) => isSame(market, key) && selection !== key.selection);
  const others = siblings.slice(0, siblingsShown).flatMap((choice) => choiceButton(text, facts, { choice, replace: true }));
  const book = bookmakers.filter(({ name }) => isOwnBook(best?.bookmaker ?? null, [name])).map(bookButton);
  return [
    ...inFittingRows([
      ...priceAlertButton(text, facts),
      ...(best ? betButtons(text, facts, best) : []),
      button(text.say("watch-odds"), "odds", `#${id}`, { replace: false }),
    ]),
    ...inFittingRows(others),
    ...inFittingRows([button(text.say("best-others"), "best", `#${id}`), ...book]),
  ];
}

/** Asks at what price of this selection to alert. */
function priceAlertButton(text: Text, facts: BestFacts): Button[] {
  const words = wordsOf(facts);
  const alert = button(text.say("price-alert"), "watch", `#${facts.id} ${words} limit`, { replace: false });
  return words !== null && fitsButton(alert.press) ? [alert] : [];
}

/** The words that call the selection up; null where nothing does. */
function wordsOf({ choices, selection: key }: BestFacts): string | null {
  return choices.find(({ market, selection }) => isSame(market, key) && selection === key.selection)?.words ?? null;
}

/** Asks which selection is meant. */
export function selectionsReply(
  text: Text,
  facts: SelectionFacts & {
    /** What was named and is not quoted. */
    missing: { market: Market; selection: string; line: number | null } | null;
    /** What was typed and means no selection. */
    unknown: string | null;
    page: string | undefined;
  },
): Draft {
  const { match, choices, id } = facts;
  const title = heading(matchTitle(text, match));
  const odds = [{ label: text.say("match-details"), press: { command: "match", text: `#${id}`, replace: false } }];
  if (choices.length === 0)
    return {
      blocks: [title, { kind: "paragraph", spans: text.spans("odds-none") }, ...freshnessNotes(text, facts)],
      buttons: [odds],
      personal: false,
    };
  const paged = pageOf(choices, facts.page, choicesPerPage);
  return {
    blocks: [title, { kind: "paragraph", spans: questionSpans(text, facts) }, ...pageNote(text, paged)],
    buttons: [
      ...inFittingRows(paged.shown.flatMap((choice) => choiceButton(text, facts, { choice, replace: true }))),
      ...pageButtons(text, paged, (page) => ({ command: "best", text: `#${id} ${pageWord(page)}` })),
    ],
    personal: false,
  };
}

function questionSpans(text: Text, { match, missing, unknown }: Parameters<typeof selectionsReply>[1]): Span[] {
  if (missing) return text.spans("best-missing", { selection: offerName(text, match, missing) });
  return unknown === null
    ? text.spans("best-which")
    : text.spans("best-unknown", { selection: typedMarketName(text, unknown).slice(0, 40) });
}

/** A selection with its market, where the market does not go without saying. */
export function offerName(text: Text, match: Match, offer: { market: Market; selection: string; line: number | null }): string {
  const selection = selectionName(text, match, offer);
  if (offer.market === "winner" || offer.market === "total" || offer.market === "other") return selection;
  return text.say("alert-selection", { market: marketName(text, { market: offer.market, line: null }, match.sport), selection });
}

/** Writes a bet at the best price into the journal; none where a button cannot carry all of it. */
function betButtons(text: Text, facts: BestFacts, best: Quote): Button[] {
  const words = wordsOf(facts);
  const thousandths = toMicros(best.price) / 1_000 - 1_000;
  if (words === null || !Number.isInteger(thousandths)) return [];
  const ref = facts.bookmakers.find(({ name }) => name === best.bookmaker)?.ref;
  // As a fraction, which is the same in every format of prices.
  const call = [`#${facts.id} ${words} ${thousandths}/1000`, ...(ref === undefined ? [] : [`at ${ref}`])].join(" ");
  const bet = button(text.say("bet-button"), "bet", call, { replace: false });
  return thousandths < 100_000 && fitsButton(bet.press) ? [bet] : [];
}

function choiceButton(
  text: Text,
  { id, match }: SelectionFacts,
  { choice, replace }: { choice: SelectionChoice; replace: boolean },
): Button[] {
  if (choice.words === null) return [];
  const press = { command: "best", text: `#${id} ${choice.words}`, replace };
  const label = offerName(text, match, { market: choice.market.market, selection: choice.selection, line: choice.line });
  return fitsButton(press) ? [{ label, press }] : [];
}

/** What the signs before the books' names mean. */
function signNotes(text: Text, shown: ShownMarket): Block[] {
  const meanings = [...ownBooksSpans(text, shown), ...asideSignSpans(text, asideBooks(text, shown))];
  return meanings.map((spans) => ({ kind: "note", spans }));
}

function isSame(a: MarketKey, b: MarketKey): boolean {
  return a.market === b.market && a.line === b.line;
}
