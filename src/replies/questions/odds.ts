import type { Failed } from "../../api/errors.ts";
import type { Match } from "../../api/model.ts";
import type { Press } from "../../chat/press.ts";
import type { Block, Button, Draft, Span } from "../../chat/reply.ts";
import { hasEnded } from "../../matches/state.ts";
import { bestQuote, rankQuotes } from "../../odds/best.ts";
import type { PriceFormat } from "../../odds/formats.ts";
import { type MarketKey, offeredSelections, unnamedBook } from "../../odds/markets.ts";
import type { Board, Quote } from "../../odds/quote.ts";
import { createMemory, type Memory } from "../../odds/remembered.ts";
import { asideSignSpans, asideSpans } from "../parts/aside.ts";
import { failureSpans } from "../parts/failure.ts";
import { marketName, selectionName } from "../parts/markets.ts";
import { matchTitle, whenBlock } from "../parts/match.ts";
import { chartButton, inRows, pageButtons, pageOf, pageWord } from "../parts/paging.ts";
import { bold, inOneLine, plain, type Text } from "../parts/text.ts";
import {
  asideBooks,
  bookName,
  marginsOf,
  oddsTable,
  ownBooksSpans,
  type ShownMarket,
  shownMarket,
  signedBook,
} from "./odds-table.ts";

export interface OddsFacts {
  /** Our own id of the match, for the buttons. */
  id: number;
  match: Match;
  /** Null when no bookmaker quotes the match. */
  board: Board | null;
  /** Why the board is only the last that we know: the odds service could not be asked, or sends something else. */
  failed: Failed;
  /** The board is older than two refreshes. */
  old: boolean;
  /** The board is the last one before the match began, which is over. */
  isClosing: boolean;
  /** When newer odds are to be expected (ms UTC), never in the past; null when nobody knows. */
  nextAt: number | null;
  /** The format of prices that was asked for this once; null is the chat's own. */
  format: PriceFormat | null;
  /** The rule in words when the chat watches this match. */
  watched: string | null;
  /** The markets of the board, the main ones first, with the words that call them up again. */
  offers: readonly { key: MarketKey; words: string }[];
  /** The market to show; null when there is none. */
  shown: MarketKey | null;
  /** A market that was asked for and is not quoted. */
  missing: string | null;
  /** The page of markets to choose from, counted from 1; null shows none of them. */
  marketsPage: string | null;
  /** How much to say: `short` is best and fair prices only, `full` adds chances, each book's margin and how far the books are apart. */
  density: "short" | "normal" | "full";
  /** The books that the reader has accounts with: best prices are theirs. Empty means all. */
  ownBooks: readonly string[];
  now: number;
}

const marketsPerPage = 6;

/**
 * The odds of one match: books by selection, best price marked, fair prices, margin, age. Who asks the same while the age reads
 * the same gets the very same draft, so that what is made of it is made once as well.
 */
export function oddsReply(text: Text, facts: OddsFacts): Draft {
  const { match, board, shown, missing, watched, ownBooks } = facts;
  const isShared = board && shown && missing === null && watched === null && ownBooks.length === 0;
  if (!isShared) return newOddsReply(text, facts);
  const last = lastDraft(text)(board.quotes, nameOf(facts), () => ({ match, age: "", draft: null }));
  const { at, text: words } = ageOf(text, { board, now: facts.now });
  const next = nextSpans(text, facts).map((span) => span.text);
  const age = `${at} ${words} ${facts.nextAt} ${next.join("")}`;
  if (last.draft && last.match === match && last.age === age) return last.draft;
  const draft = newOddsReply(text, facts);
  Object.assign(last, { match, age, draft });
  return draft;
}

/** What a board was last written as. Matches never change, another one takes their place. */
interface Written {
  match: Match;
  age: string;
  draft: Draft | null;
}

const lastDrafts = new WeakMap<Text, Memory<Written>>();

function lastDraft(text: Text): Memory<Written> {
  const memory = lastDrafts.get(text) ?? createMemory();
  lastDrafts.set(text, memory);
  return memory;
}

/** All that a draft depends on beside its text, match, board and time. */
function nameOf({ id, failed, old, isClosing, shown, marketsPage, density, format }: OddsFacts): string {
  return `${id} ${shown?.market} ${shown?.line} ${density} ${marketsPage} ${failed} ${old} ${isClosing} ${format}`;
}

function newOddsReply(text: Text, facts: OddsFacts): Draft {
  const { match, board, shown } = facts;
  const blocks: Block[] = [{ kind: "heading", spans: plain(matchTitle(text, match)) }, ...whenBlock(text, match)];
  if (facts.missing !== null)
    blocks.push({ kind: "note", spans: text.spans("odds-market-missing", { market: facts.missing.slice(0, 40) }) });
  const market = board && shown ? marketShown(text, facts, { quotes: board.quotes, offer: shown }) : null;
  blocks.push(...(market?.blocks ?? [{ kind: "paragraph", spans: text.spans("odds-none") }]));
  return {
    blocks: [...blocks, ...notes(text, facts, market?.remarks ?? noRemarks)],
    buttons: [...oddsButtons(text, facts), ...marketButtons(text, facts), ...moreButtons(text, facts)],
    personal: false,
  };
}

/** What is said of a market. */
interface SaidOfMarket {
  blocks: readonly Block[];
  /** Below it: the margin, then what is unusual. */
  remarks: { margin: readonly Span[][]; unusual: readonly Span[][] };
}

const noRemarks: SaidOfMarket["remarks"] = { margin: [], unusual: [] };

/** What is the same for all who like a board written in this way, and most do: only a reader's own books make a difference. */
function marketShown(text: Text, facts: OddsFacts, market: Pick<ShownMarket, "quotes" | "offer">): SaidOfMarket {
  const { match, density, ownBooks } = facts;
  if (ownBooks.length > 0) return newMarketShown(text, facts, market);
  const memory = written.get(text) ?? createMemory();
  written.set(text, memory);
  const name = JSON.stringify([market.offer, density, matchTitle(text, match)]);
  return memory(market.quotes, name, () => newMarketShown(text, facts, market));
}

const written = new WeakMap<Text, Memory<SaidOfMarket>>();

function newMarketShown(
  text: Text,
  { match, density, ownBooks }: OddsFacts,
  { quotes, offer }: Pick<ShownMarket, "quotes" | "offer">,
): SaidOfMarket {
  const shown = shownMarket({ quotes, offer }, ownBooks);
  const blocks: Block[] = [];
  if (offer.market !== "winner") blocks.push({ kind: "paragraph", spans: plain(marketName(text, offer)) });
  // The selections of an unknown market are no columns: there may be any number, with names of any length.
  const hasTable = density !== "short" && offer.market !== "other";
  if (hasTable) blocks.push(oddsTable(text, shown, { chances: density === "full" }));
  // The table says the best price.
  if (!hasTable || density === "full") blocks.push({ kind: "list", items: selectionItems(text, { match, density, shown }) });
  if (density === "full") blocks.push(...fullNotes(text, shown));
  const margin = density === "normal" ? marginSpans(text, shown) : [];
  return {
    blocks,
    remarks: { margin, unusual: [...asideSignSpans(text, asideBooks(text, shown)), ...ownBooksSpans(text, shown)] },
  };
}

interface Items {
  match: Match;
  density: OddsFacts["density"];
  shown: ShownMarket;
}

/** What there is to say about each selection beside the table. */
function selectionItems(text: Text, items: Items): Span[][] {
  const { quotes, offer, own } = items.shown;
  return offeredSelections(quotes, offer).flatMap((selection) => {
    const best = bestQuote(quotes, { ...offer, selection, books: own });
    const ranked = rankQuotes(quotes, { ...offer, selection });
    const better = betterSpans(text, items.shown, { best, ranked });
    const [first] = ranked;
    if (!first || (!best && better.length === 0)) return [];
    const said = best
      ? bestSpans(text, items, { best, ranked })
      : text.spans("odds-best-none", { selection: selectionName(text, items.match, first) });
    return [inOneLine([said, ...better])];
  });
}

interface Ranked<Best> {
  /** Of the books that count. */
  best: Best;
  /** Of all books, the highest price first. */
  ranked: readonly Quote[];
}

function bestSpans(text: Text, { match, density, shown }: Items, { best, ranked }: Ranked<Quote>): Span[] {
  const args = {
    selection: selectionName(text, match, best),
    price: bold(text.price(best.price)),
    book: signedBook(text, shown, best.bookmaker ?? unnamedBook),
  };
  const opinion = shown.consensus?.selections.find(({ selection }) => selection === best.selection);
  if (density === "short" && opinion) return text.spans("odds-best-fair", { ...args, fair: text.fairPrice(opinion.probability) });
  const offers = ranked.filter((quote) => whyAside(shown, quote)?.kind !== "unsound");
  const [highest = best, lowest = best] = [offers[0], offers.at(-1)];
  if (highest === lowest) return text.spans("odds-best", args);
  const range = { low: text.price(lowest.price), high: text.price(highest.price) };
  if (density !== "full" || !opinion) return text.spans("odds-best-range", { ...args, ...range });
  return text.spans("odds-best-full", {
    ...args,
    ...range,
    lowChance: text.percent(opinion.low),
    highChance: text.percent(opinion.high),
  });
}

/** The prices that would be better than the best, were they not set aside; without a best one all of them. */
function betterSpans(text: Text, { aside, own }: ShownMarket, { best, ranked }: Ranked<Quote | null>): Span[][] {
  return ranked.flatMap((quote) => {
    const book = quote.bookmaker ?? unnamedBook;
    const why = aside.get(book);
    const isBetter = (!own || own.has(book)) && (!best || quote.price > best.price);
    return why && isBetter ? [asideSpans(text, { name: bookName(text, book), aside: why }, quote)] : [];
  });
}

function whyAside({ aside }: ShownMarket, { bookmaker }: Quote) {
  return aside.get(bookmaker ?? unnamedBook);
}

function marginSpans(text: Text, shown: ShownMarket): Span[][] {
  const margins = marginsOf(text, shown);
  return margins.length === 0 ? [] : [text.spans("odds-margin", { margin: text.percent(averageOf(margins)) })];
}

/** What takes too many lines for those who do not ask for it. */
function fullNotes(text: Text, shown: ShownMarket): Block[] {
  const margins = marginsOf(text, shown);
  if (margins.length === 0) return [];
  const books = margins.map(({ book, margin }) => `${book} ${text.percent(margin)}`).join(" · ");
  return [
    { kind: "paragraph", spans: text.spans("odds-margins", { average: text.percent(averageOf(margins)), books }) },
    { kind: "note", spans: text.spans("odds-consensus-note") },
  ];
}

function averageOf(margins: readonly { margin: number }[]): number {
  return margins.reduce((sum, { margin }) => sum + margin, 0) / margins.length;
}

function notes(text: Text, facts: OddsFacts, { margin, unusual }: SaidOfMarket["remarks"]): Block[] {
  const { board, old, failed, watched, isClosing, now } = facts;
  const isOld = old && !isClosing;
  const lines: Span[][] = [];
  if (failed) lines.push(failureSpans(text, failed));
  if (board && isOld) lines.push(ageSpans(text, { board, old, now }));
  const when = isClosing ? text.spans("odds-closing") : board && !isOld ? [ageOf(text, { board, now })] : null;
  const next = nextSpans(text, facts);
  lines.push(inOneLine([...margin, ...(when ? [when] : []), ...(next.length > 0 ? [next] : []), ...unusual]));
  if (watched) lines.push(text.spans("odds-watching", { rule: watched }));
  return lines.filter((spans) => spans.length > 0).map((spans) => ({ kind: "note", spans }));
}

/** When newer odds come; a clock where the platform shows one, since a message is read later as well. */
function nextSpans(text: Text, { nextAt, failed, isClosing, now }: OddsFacts): Span[] {
  if (nextAt === null || failed || isClosing) return [];
  return text.spans("odds-next", { time: { ...text.relative(nextAt, now), show: "time" } });
}

/** How old a board is, with a remark when that is too old. */
export function ageNote(text: Text, age: Age): Block {
  return { kind: "note", spans: ageSpans(text, age) };
}

interface Age {
  board: Pick<Board, "fetchedAt" | "refreshedAt">;
  old: boolean;
  now: number;
}

function ageSpans(text: Text, { board, old, now }: Age): Span[] {
  return text.spans(old ? "odds-age-old" : "odds-age", { age: ageOf(text, { board, now }) });
}

function ageOf(text: Text, { board, now }: Omit<Age, "old">) {
  return text.ago(board.refreshedAt ?? board.fetchedAt, now);
}

/** What is over can neither be watched nor refreshed. */
function oddsButtons(text: Text, { id, match, board, watched, offers, shown, format }: OddsFacts): Button[][] {
  const chart = board && shown ? chartButton(text, id, shown) : [];
  if (hasEnded(match.status)) return [chart].filter((row) => row.length > 0);
  const isMain = shown === null || isSame(shown, offers[0]?.key);
  const market = isMain ? "" : (offers.find(({ key }) => isSame(key, shown))?.words ?? "");
  const refresh = { label: text.say("odds-refresh"), press: oddsPress(id, market, format, "fresh") };
  return [[watchButton(text, id, watched !== null), refresh, ...chart]];
}

/** Watch, or stop watching. */
export function watchButton(text: Text, id: number, isWatched: boolean): Button {
  return isWatched
    ? { label: text.say("watch-stop"), press: { command: "unwatch", text: `#${id}`, replace: false } }
    : { label: text.say("odds-watch"), press: { command: "watch", text: `#${id}`, replace: false } };
}

/** The other markets behind one button, or once it was pressed each in place of this one; the market shown has no button. */
function marketButtons(text: Text, { id, offers, shown, marketsPage, format }: OddsFacts): Button[][] {
  if (!shown || offers.length < 2) return [];
  const own = offers.find(({ key }) => isSame(key, shown))?.words ?? "";
  const pressFor = (words: string, page: number) => oddsPress(id, words, format, pageWord(page));
  if (marketsPage === null) return [[{ label: text.say("odds-other-markets"), press: pressFor(own, 1) }]];
  const paged = pageOf(offers, marketsPage, marketsPerPage);
  const buttons = paged.shown
    .filter(({ key }) => !isSame(key, shown))
    .map(({ key, words }) => ({ label: marketName(text, key), press: pressFor(words, paged.page) }));
  return [...inRows(buttons, 3), ...pageButtons(text, paged, (page) => pressFor(own, page))];
}

/** Shows the match anew in this message, in the format that it has. */
function oddsPress(id: number, market: string, format: PriceFormat | null, last: string): Press {
  return { command: "odds", text: [`#${id}`, market, format ?? "", last].filter((word) => word !== "").join(" "), replace: true };
}

function moreButtons(text: Text, { id, board }: OddsFacts): Button[][] {
  const to = (label: string, command: string): Button => {
    return { label: text.say(label), press: { command, text: `#${id}`, replace: false } };
  };
  return [[...(board ? [to("match-best", "best"), to("match-history", "history")] : []), to("match-details", "match")]];
}

function isSame(a: MarketKey, b: MarketKey | undefined): boolean {
  return a.market === b?.market && a.line === b.line;
}
