import type { Failed } from "../../api/errors.ts";
import type { Bookmaker, Match } from "../../api/model.ts";
import { fitsButton } from "../../chat/press.ts";
import type { Block, Button, Cell, Draft, Span } from "../../chat/reply.ts";
import { bestQuote, rankQuotes } from "../../odds/best.ts";
import { lineOf, type MarketKey, type SelectionKey, unnamedBook } from "../../odds/markets.ts";
import { isOwnBook } from "../../odds/own-books.ts";
import { toMicros } from "../../odds/price.ts";
import type { Board, Market, Quote } from "../../odds/quote.ts";
import { asideSignSpans } from "../parts/aside.ts";
import { failureNotes } from "../parts/failure.ts";
import { marketName, selectionName } from "../parts/markets.ts";
import { matchTitle } from "../parts/match.ts";
import { inRows, pageButtons, pageNote, pageOf, pageWord } from "../parts/paging.ts";
import { bold, inOneLine, plain, type Text } from "../parts/text.ts";
import { bookButton, type ReferredBook } from "./bookmakers.ts";
import { ageNote } from "./odds.ts";
import { asideBooks, bookName, marginsOf, ownBooksSpans, type ShownMarket, shownMarket, signedBook } from "./odds-table.ts";

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
}

const choicesPerPage = 12;

/**
 * The books of one selection, the best price first, each with what it pays above or below the fair price, its margin on the market
 * and its rating.
 */
export function bestReply(text: Text, facts: BestFacts): Draft {
  const { match, board, selection: key, id } = facts;
  const quotes = board?.quotes ?? [];
  const shown = shownMarket({ quotes, offer: { market: key.market, line: key.line } }, facts.ownBooks);
  const fair = shown.consensus?.selections.find(({ selection }) => selection === key.selection)?.probability ?? null;
  const ranked = rankQuotes(quotes, key);
  const best = bestQuote(quotes, { ...key, books: shown.own });
  const isAside = ({ bookmaker }: Quote) => shown.aside.has(bookmaker ?? unnamedBook);
  const isBest = (quote: Quote) =>
    quote.price === best?.price && !isAside(quote) && (!shown.own || shown.own.has(quote.bookmaker ?? unnamedBook));
  const more = marginAndRating(text, shown, { ranked, bookmakers: facts.bookmakers });
  const rows = ranked.map((quote): Cell[] => [
    { text: signedBook(text, shown, quote.bookmaker ?? unnamedBook) },
    isBest(quote) ? { text: text.price(quote.price), mark: "best" } : { text: text.price(quote.price) },
    { text: fair === null || isAside(quote) ? "–" : edgeInWords(text, quote.price * fair - 1) },
    ...more.map(({ cell }) => ({ text: cell(quote) })),
  ]);
  const blocks: Block[] = [
    { kind: "heading", spans: plain(matchTitle(text, match)) },
    { kind: "paragraph", spans: [bold(offerName(text, match, { ...key, line: lineOf(key, key.selection) }))] },
    {
      kind: "table",
      columns: [
        { title: text.say("odds-book"), align: "left" },
        { title: text.say("best-price"), align: "right" },
        { title: text.say("best-edge"), align: "right" },
        ...more.map(({ title }) => ({ title, align: "right" as const })),
      ],
      rows,
    },
  ];
  if (fair !== null)
    blocks.push({ kind: "note", spans: text.spans("best-fair", { fair: text.fairPrice(fair), chance: text.percent(fair) }) });
  if (more.length > 0) blocks.push({ kind: "note", spans: inOneLine(more.map(({ meaning }) => meaning)) });
  const siblings = facts.choices.filter(({ market, selection }) => isSame(market, key) && selection !== key.selection);
  return {
    blocks: [...blocks, ...signNotes(text, shown), ...trouble(text, facts)],
    buttons: [
      ...inRows(
        siblings.flatMap((choice) => choiceButton(text, facts, { choice, replace: true })),
        3,
      ),
      [
        { label: text.say("best-others"), press: { command: "best", text: `#${id}`, replace: true } },
        { label: text.say("watch-odds"), press: { command: "odds", text: `#${id}`, replace: false } },
        ...facts.bookmakers.filter(({ name }) => isOwnBook(best?.bookmaker ?? null, [name])).map(bookButton),
      ],
      ...(best ? betButtons(text, facts, best) : []),
    ],
    personal: false,
  };
}

/** What else there is to say of each book: nothing where no book has it. */
function marginAndRating(
  text: Text,
  shown: ShownMarket,
  { ranked, bookmakers }: { ranked: readonly Quote[]; bookmakers: readonly Bookmaker[] },
): { title: string; meaning: Span[]; cell(quote: Quote): string }[] {
  const margins = new Map(marginsOf(text, shown).map(({ book, margin }) => [book, text.percentFigure(margin)]));
  const rated = bookmakers.filter(
    ({ name, rating }) => rating !== null && ranked.some((quote) => isOwnBook(quote.bookmaker, [name])),
  );
  const scales = new Set(rated.map(({ ratingMax }) => ratingMax));
  const [scale = null] = scales.size === 1 ? scales : [];
  const column = (key: string, cell: (quote: Quote) => string | undefined, meaning: Span[]) => {
    const isKnown = ranked.some((quote) => cell(quote) !== undefined);
    return isKnown ? [{ title: text.say(key), meaning, cell: (quote: Quote) => cell(quote) ?? "–" }] : [];
  };
  const ratingOf = ({ bookmaker }: Quote) => rated.find(({ name }) => isOwnBook(bookmaker, [name]))?.rating ?? null;
  const rating = (quote: Quote) => {
    const points = ratingOf(quote);
    return points === null ? undefined : text.number(points);
  };
  const ratingMeaning =
    scale === null ? text.spans("best-rating-note") : text.spans("best-rating-note-of", { max: text.number(scale) });
  return [
    ...column(
      "best-margin",
      ({ bookmaker }) => margins.get(bookName(text, bookmaker ?? unnamedBook)),
      text.spans("best-margin-note"),
    ),
    ...column("best-rating", rating, ratingMeaning),
  ];
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
  const heading: Block = { kind: "heading", spans: plain(matchTitle(text, match)) };
  const odds = [{ label: text.say("match-details"), press: { command: "match", text: `#${id}`, replace: false } }];
  if (choices.length === 0)
    return {
      blocks: [heading, { kind: "paragraph", spans: text.spans("odds-none") }, ...trouble(text, facts)],
      buttons: [odds],
      personal: false,
    };
  const paged = pageOf(choices, facts.page, choicesPerPage);
  return {
    blocks: [heading, { kind: "paragraph", spans: questionSpans(text, facts) }, ...pageNote(text, paged)],
    buttons: [
      ...inRows(
        paged.shown.flatMap((choice) => choiceButton(text, facts, { choice, replace: true })),
        3,
      ),
      ...pageButtons(text, paged, (page) => ({ command: "best", text: `#${id} ${pageWord(page)}` })),
    ],
    personal: false,
  };
}

function questionSpans(text: Text, { match, missing, unknown }: Parameters<typeof selectionsReply>[1]): Span[] {
  if (missing) return text.spans("best-missing", { selection: offerName(text, match, missing) });
  return unknown === null ? text.spans("best-which") : text.spans("best-unknown", { selection: unknown.slice(0, 40) });
}

/** A selection with its market, where the market does not go without saying. */
export function offerName(text: Text, match: Match, offer: { market: Market; selection: string; line: number | null }): string {
  const selection = selectionName(text, match, offer);
  if (offer.market === "winner" || offer.market === "total" || offer.market === "other") return selection;
  return text.say("alert-selection", { market: marketName(text, { market: offer.market, line: null }), selection });
}

/** Writes a bet at the best price into the journal; none where a button cannot carry all of it. */
function betButtons(text: Text, { id, selection: key, choices, bookmakers }: BestFacts, best: Quote): Button[][] {
  const words = choices.find(({ market, selection }) => isSame(market, key) && selection === key.selection)?.words ?? null;
  const thousandths = toMicros(best.price) / 1_000 - 1_000;
  if (words === null || !Number.isInteger(thousandths)) return [];
  const ref = bookmakers.find(({ name }) => name === best.bookmaker)?.ref;
  // As a fraction, which is the same in every format of prices.
  const call = [`#${id} ${words} ${thousandths}/1000`, ...(ref === undefined ? [] : [`at ${ref}`])].join(" ");
  const press = { command: "bet", text: call, replace: false };
  return thousandths < 100_000 && fitsButton(press) ? [[{ label: text.say("bet-button"), press }]] : [];
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

function trouble(text: Text, { failed, board, old, now }: SelectionFacts): Block[] {
  return [...failureNotes(text, failed), ...(board ? [ageNote(text, { board, old, now })] : [])];
}

/** What the signs before the books' names mean. */
function signNotes(text: Text, shown: ShownMarket): Block[] {
  const meanings = [...ownBooksSpans(text, shown), ...asideSignSpans(text, asideBooks(text, shown))];
  return meanings.map((spans) => ({ kind: "note", spans }));
}

/** Edges up to this are noise: of 21,000 real ones below 2 % that claimed 1.0 % on average, the bets lost 2.1 %. */
const noiseBelow = 0.02;

function edgeInWords(text: Text, edge: number): string {
  return edge >= 0 && edge < noiseBelow ? text.say("best-edge-fair") : signedPercent(text, edge);
}

function signedPercent(text: Text, fraction: number): string {
  const rounded = Math.round(fraction * 1000) / 1000 + 0;
  return `${rounded > 0 ? "+" : ""}${text.percent(rounded)}`;
}

function isSame(a: MarketKey, b: MarketKey): boolean {
  return a.market === b.market && a.line === b.line;
}
