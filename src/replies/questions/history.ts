import type { Failed } from "../../api/errors.ts";
import type { Match } from "../../api/model.ts";
import { fitsButton } from "../../chat/press.ts";
import type { Block, Button, Draft, PressButton, Span } from "../../chat/reply.ts";
import type { Reading } from "../../odds/history.ts";
import type { MarketKey } from "../../odds/markets.ts";
import { priceDifference } from "../../odds/price.ts";
import { factsBlock } from "../parts/facts.ts";
import { failureNotes } from "../parts/failure.ts";
import { marketName, selectionColumn } from "../parts/markets.ts";
import { matchTitle } from "../parts/match.ts";
import { chartButton, inFittingRows, pageButtons, pageOf, pageWord } from "../parts/paging.ts";
import { fewer, sparkline } from "../parts/sparkline.ts";
import { bold, plain, type Text } from "../parts/text.ts";
import { offerName } from "./best.ts";

/** The way of one selection, oldest reading first; never empty. */
export interface HistoryLine {
  selection: string;
  /** From the selection's side. */
  line: number | null;
  /** What calls it up again; null where no button can. */
  words: string | null;
  readings: readonly Reading[];
}

export interface HistoryFacts {
  id: number;
  match: Match;
  /** The market that is shown; null when there is no history at all. */
  market: MarketKey | null;
  /** The one selection to show; null is all of them, side by side. */
  selection: string | null;
  /** The one book whose prices they are; null is the consensus of all. */
  book: string | null;
  bookRef: string | null;
  lines: readonly HistoryLine[];
  /** The markets with a history, each with what calls it up; null for the one that comes without a word. */
  markets: readonly { key: MarketKey; words: string | null }[];
  /** The books that can be chosen, with the words that buttons carry. */
  books: readonly { name: string; ref: string }[];
  /** What was typed and means neither a book nor a selection. */
  unknown: string | null;
  /** The odds service could not be asked. */
  failed: Failed;
  page: string | undefined;
  /** The page of markets to choose from, counted from 1; null is the first. */
  marketsPage: string | null;
  now: number;
}

/** Of books or markets, with what turns their pages. */
const choicesShown = 5;
const selectionsShown = 3;
/** Bars that a table has room for. */
const barsBeside = 6;
/** A line that moved less than this looks flat (a probability). */
const leastRange = 0.02;

/** How a market's prices came to where they are: open, now and the way between, for each selection or one. */
export function historyReply(text: Text, facts: HistoryFacts): Draft {
  const { match, market, lines, selection, book } = facts;
  const heading: Block = { kind: "heading", spans: plain(matchTitle(text, match)) };
  const chosen = lines.find((line) => line.selection === selection);
  const shown = chosen ? [chosen] : lines;
  if (!market || shown.length === 0) {
    const none: Block = {
      kind: "paragraph",
      spans: text.spans(book === null ? "history-none" : "history-none-book", { book: book ?? "" }),
    };
    return { blocks: [heading, none, ...notes(text, facts)], buttons: buttonsOf(text, facts), personal: false };
  }
  const whose = book === null ? text.say("history-consensus") : book;
  const subject = text.spans("history-of", { market: bold(marketName(text, market, match.sport)), whose });
  return {
    blocks: [
      heading,
      { kind: "paragraph", spans: subject },
      ...(chosen ? oneLine(text, facts, chosen) : [allLines(text, facts, shown)]),
      { kind: "note", spans: sinceSpans(text, shown) },
      ...notes(text, facts),
    ],
    buttons: buttonsOf(text, facts),
    personal: false,
  };
}

/** All selections side by side. */
function allLines(text: Text, { book }: HistoryFacts, lines: readonly HistoryLine[]): Block {
  const right = (key: string) => ({ title: text.say(key), align: "right" as const });
  return {
    kind: "table",
    columns: [
      { title: "", align: "left" },
      right("history-open"),
      right("history-now"),
      right("history-points"),
      { title: text.say("history-chance"), align: "left" },
    ],
    rows: lines.map(({ selection, readings }) => {
      const { open, now } = endsOf(readings);
      const cell = { text: priceOf(text, now, book) };
      const mark = directionOf(open, now);
      return [
        { text: selectionColumn(text, selection) },
        { text: priceOf(text, open, book) },
        mark ? { ...cell, mark } : cell,
        { text: text.points(now.probability - open.probability) },
        chart(text, fewer(readings, barsBeside)),
      ];
    }),
  };
}

/** One selection with everything that is known of its way. */
function oneLine(text: Text, { match, market, book }: HistoryFacts, { selection, line, readings }: HistoryLine): Block[] {
  const { open, now } = endsOf(readings);
  const prices = readings.map(({ price }) => price);
  const reading = (one: Reading): Span[] =>
    text.spans("history-reading", {
      price: bold(priceOf(text, one, book)),
      chance: text.percent(one.probability),
      time: text.moment(one.at, "datetime"),
    });
  const range = { probability: 1 / Math.min(...prices), price: Math.min(...prices), at: 0 };
  const top = { probability: 1 / Math.max(...prices), price: Math.max(...prices), at: 0 };
  return [
    { kind: "paragraph", spans: [bold(offerName(text, match, { market: market?.market ?? "winner", selection, line }))] },
    { kind: "paragraph", spans: [{ kind: "text", style: "code", ...chart(text, readings) }] },
    factsBlock(text, [
      { label: text.say("history-open"), value: reading(open) },
      { label: text.say("history-now"), value: reading(now) },
      {
        label: text.say("history-net"),
        value: text.spans(netKeys[directionOf(open, now) ?? "none"], {
          price: text.number(priceDifference(rounded(now, book), rounded(open, book)), true),
          points: text.points(now.probability - open.probability),
        }),
      },
      { label: text.say("history-range"), value: plain(`${priceOf(text, range, book)}–${priceOf(text, top, book)}`) },
    ]),
  ];
}

function sinceSpans(text: Text, lines: readonly HistoryLine[]): Span[] {
  const opened = Math.min(...lines.map(({ readings }) => readings[0]?.at ?? Number.POSITIVE_INFINITY));
  return text.spans("history-since", { since: text.moment(opened, "datetime") });
}

function notes(text: Text, { unknown, failed }: HistoryFacts): Block[] {
  return [
    ...(unknown === null
      ? []
      : [{ kind: "note" as const, spans: text.spans("history-unknown", { words: unknown.slice(0, 40) }) }]),
    ...failureNotes(text, failed),
  ];
}

/** Each selection, then the way to its books, its markets and its chart; or one page of what to choose from. */
function buttonsOf(text: Text, facts: HistoryFacts): Button[][] {
  const { lines, selection, books, bookRef, marketsPage, page } = facts;
  const chosen = lines.find((line) => line.selection === selection);
  const own = facts.markets.find(({ key }) => isSame(key, facts.market));
  const shown: Shown = { words: chosen?.words ?? own?.words ?? null, own, press: pressing(facts) };
  if (marketsPage !== null) return marketChoices(text, facts, shown);
  if (page !== undefined) return bookChoices(text, facts, shown);
  const { words, press } = shown;
  const selections = chosen
    ? press(text.say("history-all"), bookRef, own?.words ?? null)
    : lines.filter((line) => line.words !== null).slice(0, selectionsShown);
  const markets = facts.markets.length > 1 ? press(text.say("odds-markets"), bookRef, words, "markets1") : [];
  const byBook = books.length > 0 ? press(text.say("bookmakers-heading"), bookRef, words, pageWord(1)) : [];
  return inFittingRows([
    ...selections.flatMap((one) => ("press" in one ? [one] : press(lineName(text, facts, one), bookRef, one.words))),
    ...(lines.length > 0 ? chartButton(text, facts.id, facts.market, bookRef) : []),
    ...byBook,
    ...markets,
    { label: text.say("watch-odds"), press: { command: "odds", text: `#${facts.id}`, replace: false } },
  ]);
}

/** What is shown, as buttons carry it on. */
interface Shown {
  /** The selection or the market. */
  words: string | null;
  own: HistoryFacts["markets"][number] | undefined;
  press: ReturnType<typeof pressing>;
}

function pressing({ id }: HistoryFacts) {
  return (label: string, ...parts: (string | null)[]): PressButton[] => {
    const words = [`#${id}`, ...parts.filter((part) => part !== null)].join(" ");
    const press = { command: "history", text: words, replace: true };
    return fitsButton(press) ? [{ label, press }] : [];
  };
}

/** The books, and all of them together where one is shown. */
function bookChoices(text: Text, { id, books, bookRef, page }: HistoryFacts, { words, press }: Shown): Button[][] {
  const all = { name: text.say("history-consensus-button"), ref: null };
  const choices = [...(bookRef === null ? [] : [all]), ...books.filter(({ ref }) => ref !== bookRef)];
  const paged = pageOf(choices, page, choicesShown);
  return [
    ...inFittingRows(paged.shown.flatMap(({ name, ref }) => press(name, ref, words))),
    ...pageButtons(text, paged, (to) => ({
      command: "history",
      text: [`#${id}`, bookRef, words, pageWord(to)].filter((part) => part !== null).join(" "),
    })),
  ];
}

function marketChoices(
  text: Text,
  { markets, match, bookRef, marketsPage }: HistoryFacts,
  { own, words, press }: Shown,
): Button[][] {
  const paged = pageOf(
    markets.filter((one) => one !== own),
    marketsPage ?? undefined,
    choicesShown,
  );
  const turn = (label: string, to: number) => press(text.say(label), bookRef, words, `markets${to}`);
  const turns = [
    ...(paged.page > 1 ? turn("page-previous", paged.page - 1) : []),
    ...(paged.page * paged.pageSize < paged.total ? turn("page-next", paged.page + 1) : []),
  ];
  return [
    ...inFittingRows(paged.shown.flatMap(({ key, words: market }) => press(marketName(text, key, match.sport), bookRef, market))),
    ...inFittingRows(turns),
  ];
}

function isSame(a: MarketKey, b: MarketKey | null): boolean {
  return a.market === b?.market && a.line === b.line;
}

function lineName(text: Text, { match, market }: HistoryFacts, { selection, line }: HistoryLine): string {
  return offerName(text, match, { market: market?.market ?? "winner", selection, line });
}

const netKeys = { down: "history-net-shortened", up: "history-net-drifted", none: "history-net-none" } as const;

function endsOf(readings: readonly Reading[]): { open: Reading; now: Reading } {
  const nothing = { at: 0, price: 2, probability: 0.5 };
  const open = readings[0] ?? nothing;
  return { open, now: readings.at(-1) ?? open };
}

/** Where the price went, by the chance as it is shown; an arrow always speaks of the price. */
function directionOf(open: Reading, now: Reading): "up" | "down" | null {
  const points = Math.round((now.probability - open.probability) * 1000);
  if (points === 0) return null;
  return points > 0 ? "down" : "up";
}

/** A book's price as it stands, the consensus as a fair price. */
function priceOf(text: Text, { price, probability }: Reading, book: string | null): string {
  return book === null ? text.fairPrice(probability) : text.price(price);
}

/** The consensus is shown to two places, and so is its way. */
function rounded({ price }: Reading, book: string | null): number {
  return book === null ? Math.round(price * 100) / 100 : price;
}

/** The way of the chance as bars, and in words for those who do not see them. */
function chart(text: Text, readings: readonly Reading[]): { text: string; says: string } {
  const chances = readings.map(({ probability }) => probability);
  const { open, now } = endsOf(readings);
  const says = text.say("history-says", {
    from: text.percent(open.probability),
    to: text.percent(now.probability),
    low: text.percent(Math.min(...chances)),
    high: text.percent(Math.max(...chances)),
  });
  return { text: sparkline(chances, leastRange), says };
}
