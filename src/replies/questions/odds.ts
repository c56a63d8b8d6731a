import type { Failed } from "../../api/errors.ts";
import type { Match } from "../../api/model.ts";
import type { Block, Draft, Span } from "../../chat/reply.ts";
import { bestQuote, rankQuotes } from "../../odds/best.ts";
import { offeredSelections, unnamedBook } from "../../odds/markets.ts";
import type { Board, Quote } from "../../odds/quote.ts";
import { createMemory, type Memory } from "../../odds/remembered.ts";
import { asideSignSpans, asideSpans } from "../parts/aside.ts";
import { heading, note, paragraph } from "../parts/blocks.ts";
import { linkedBook } from "../parts/book-links.ts";
import { failureNotes, failureSpans } from "../parts/failure.ts";
import { marketName, selectionColumn, selectionName, typedMarketName } from "../parts/markets.ts";
import { kickOff, matchTitle, whenSpans } from "../parts/match.ts";
import { bold, inOneLine, onLines, plain, type Text, withRun } from "../parts/text.ts";
import { type OddsShown, oddsButtons } from "./odds-buttons.ts";
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

export interface OddsFacts extends OddsShown {
  /** Why the board is only the last that we know: the odds service could not be asked, or sends something else. */
  failed: Failed;
  /** The board is older than two refreshes. */
  old: boolean;
  /** The board is the last one before the match began, which is over. */
  isClosing: boolean;
  /** When newer odds are to be expected (ms UTC), never in the past; null when nobody knows. */
  nextAt: number | null;
  /** A market that was asked for and is not quoted. */
  missing: string | null;
  /** How much to say: `short` is best and fair prices only, `full` adds chances, each book's margin and how far the books are apart. */
  density: "short" | "normal" | "full";
  /** The books that the reader has accounts with: best prices are theirs. Empty means all. */
  ownBooks: readonly string[];
  now: number;
}

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
function nameOf({ id, failed, old, isClosing, shown, marketsPage, density, format, whole }: OddsFacts): string {
  return `${id} ${shown?.market} ${shown?.line} ${density} ${marketsPage} ${failed} ${old} ${isClosing} ${format} ${whole}`;
}

function newOddsReply(text: Text, facts: OddsFacts): Draft {
  const { board, shown } = facts;
  const market = board && shown ? marketShown(text, facts, { quotes: board.quotes, offer: shown }) : null;
  const missing =
    facts.missing === null
      ? []
      : [note(text.spans("odds-market-missing", { market: typedMarketName(text, facts.missing).slice(0, 40) }))];
  const body = market?.blocks ?? [paragraph(text.spans("odds-none"))];
  return {
    blocks: [
      ...(isStale(facts) ? freshnessNotes(text, facts) : []),
      ...headOf(text, facts, market?.best ?? []),
      ...missing,
      ...body,
      ...notes(text, facts, market?.remarks ?? noRemarks),
    ],
    buttons: oddsButtons(text, facts),
    personal: false,
  };
}

/** What was asked for is the title: the match, or one of its markets. Below it the rest of the two, and the best prices. */
function headOf(text: Text, { match, shown, now }: OddsFacts, best: readonly Span[]): Block[] {
  const lines = best.length > 0 ? [best] : [];
  const title = plain(matchTitle(text, match));
  if (!shown || shown.market === "winner") return [heading(title), paragraph(onLines([whenSpans(text, match, now), ...lines]))];
  const market = inOneLine([plain(marketName(text, shown, match.sport)), [kickOff(text, match, now)]]);
  return [heading(market), paragraph(onLines([title, ...lines]))];
}

/** What is said of a market. */
interface SaidOfMarket {
  /** The best prices, for the line above the table; none where there's no table. */
  best: readonly Span[];
  blocks: readonly Block[];
  /** Below it: the margin in words, then what is unusual. */
  remarks: { margin: string | null; unusual: readonly Span[][] };
}

const noRemarks: SaidOfMarket["remarks"] = { margin: null, unusual: [] };

/** What is the same for all who like a board written in this way, and most do: only a reader's own books make a difference. */
function marketShown(text: Text, facts: OddsFacts, market: Pick<ShownMarket, "quotes" | "offer">): SaidOfMarket {
  const { match, density, ownBooks, whole } = facts;
  if (ownBooks.length > 0) return newMarketShown(text, facts, market);
  const memory = written.get(text) ?? createMemory();
  written.set(text, memory);
  const name = JSON.stringify([market.offer, density, whole, matchTitle(text, match)]);
  return memory(market.quotes, name, () => newMarketShown(text, facts, market));
}

const written = new WeakMap<Text, Memory<SaidOfMarket>>();

function newMarketShown(
  text: Text,
  { match, density, ownBooks, whole }: OddsFacts,
  { quotes, offer }: Pick<ShownMarket, "quotes" | "offer">,
): SaidOfMarket {
  const shown = shownMarket({ quotes, offer }, ownBooks);
  const blocks: Block[] = [];
  // The selections of an unknown market are no columns: there may be any number, with names of any length.
  const hasTable = density !== "short" && offer.market !== "other";
  if (hasTable) blocks.push(oddsTable(text, shown, { chances: density === "full", whole }));
  // The table says the best price.
  if (!hasTable || density === "full") blocks.push({ kind: "list", items: selectionItems(text, { match, density, shown }) });
  if (density === "full") blocks.push(...fullNotes(text, shown));
  const margin = density === "normal" ? averageMargin(text, shown) : null;
  return {
    best: hasTable ? bestPrices(text, shown) : [],
    blocks,
    remarks: { margin, unusual: [...asideSignSpans(text, asideBooks(text, shown)), ...ownBooksSpans(text, shown)] },
  };
}

/** "Best: 2.53 · 3.74 · 2.82", in the order of the columns; those of other markets than the winner say which they are. */
function bestPrices(text: Text, { quotes, offer, own }: ShownMarket): Span[] {
  const prices = offeredSelections(quotes, offer).flatMap((selection): Span[][] => {
    const best = bestQuote(quotes, { ...offer, selection, books: own });
    const name = offer.market === "winner" ? [] : plain(`${selectionColumn(text, selection)} `);
    return best ? [[...name, bold(text.price(best.price))]] : [];
  });
  return prices.length === 0 ? [] : withRun(text, "odds-best-prices", "prices", inOneLine(prices));
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
    book: linkedBook(best, signedBook(text, shown, best.bookmaker ?? unnamedBook)),
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

function averageMargin(text: Text, shown: ShownMarket): string | null {
  const margins = marginsOf(text, shown);
  return margins.length === 0 ? null : text.percent(averageOf(margins));
}

/** The margin and the age in one line, or the age alone. */
function marginAndAge(text: Text, margin: string | null, age: Span): Span[] {
  return margin === null ? text.spans("odds-updated", { age }) : text.spans("odds-margin-updated", { margin, age });
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
  const { board, failed, watched, isClosing, now } = facts;
  const isSaid = isStale(facts);
  const lines: Span[][] = [];
  if (failed && !isSaid) lines.push(failureSpans(text, failed));
  const when = isClosing
    ? text.spans("odds-closing")
    : board && !isSaid
      ? marginAndAge(text, margin, ageOf(text, { board, now }))
      : [];
  lines.push(inOneLine([when, nextSpans(text, facts), ...unusual].filter((spans) => spans.length > 0)));
  if (watched) lines.push(text.spans("odds-watching", { rule: watched }));
  return lines.filter((spans) => spans.length > 0).map(note);
}

/** When newer odds come; a clock where the platform shows one, since a message is read later as well. */
function nextSpans(text: Text, { nextAt, failed, isClosing, now }: OddsFacts): Span[] {
  if (nextAt === null || failed || isClosing) return [];
  return text.spans("odds-next", { time: { ...text.relative(nextAt, now), show: "time" } });
}

/** Whether a warning belongs above the prices: they are old, and not those of the start. */
function isStale({ board, old, isClosing }: OddsFacts): boolean {
  return board !== null && old && !isClosing;
}

/** Why there are no newer odds, and how old these are; in one sentence where the odds service is silent. */
export function freshnessNotes(
  text: Text,
  { board, failed, old, now }: Pick<OddsFacts, "board" | "failed" | "old" | "now">,
): Block[] {
  if (!board) return failureNotes(text, failed);
  if (failed === true && old) return [note(text.spans("odds-old-failure", { age: ageOf(text, { board, now }) }))];
  return [...failureNotes(text, failed), ageNote(text, { board, old, now })];
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

/** How long ago the odds service refreshed a board. */
export function ageOf(text: Text, { board, now }: Omit<Age, "old">) {
  return text.ago(board.refreshedAt ?? board.fetchedAt, now);
}
