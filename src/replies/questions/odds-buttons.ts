import type { Match } from "../../api/model.ts";
import type { Button } from "../../chat/reply.ts";
import { hasEnded } from "../../matches/state.ts";
import type { PriceFormat } from "../../odds/formats.ts";
import { booksOf, type MarketKey } from "../../odds/markets.ts";
import type { Board } from "../../odds/quote.ts";
import { button } from "../parts/blocks.ts";
import { marketName } from "../parts/markets.ts";
import { chartButton, inFittingRows, pageButtons, pageOf, pageWord } from "../parts/paging.ts";
import type { Text } from "../parts/text.ts";
import { booksShown } from "./odds-table.ts";

/** What is shown of a match, as its buttons go on from it. */
export interface OddsShown {
  /** Our own id of the match. */
  id: number;
  match: Match;
  /** Null when no bookmaker quotes the match. */
  board: Board | null;
  /** The format of prices that was asked for this once; null is the chat's own. */
  format: PriceFormat | null;
  /** The rule in words when the chat watches this match. */
  watched: string | null;
  /** The markets of the board, the main ones first, with the words that call them up again. */
  offers: readonly { key: MarketKey; words: string }[];
  /** The market to show; null when there is none. */
  shown: MarketKey | null;
  /** The page of markets to choose from, counted from 1; null shows none of them. */
  marketsPage: string | null;
  /** Every book, instead of the first ten. */
  whole: boolean;
}

const marketsPerPage = 5;

/** The likeliest first. What is over can neither be watched nor refreshed. */
export function oddsButtons(text: Text, facts: OddsShown): Button[][] {
  const { id, match, board, watched, offers, shown, marketsPage } = facts;
  if (marketsPage !== null && shown) return marketChoices(text, facts, marketsPage);
  const chart = board && shown ? chartButton(text, id, shown) : [];
  if (hasEnded(match.status)) return inFittingRows([...chart, ...wholeButton(text, facts)]);
  const watch = watchButton(text, id, watched !== null);
  const refresh = button(text.say("odds-refresh"), "odds", oddsWords(facts, wordsShown(facts), "fresh"));
  const markets =
    shown && offers.length > 1
      ? [button(text.say("odds-markets"), "odds", oddsWords(facts, wordsShown(facts), pageWord(1)))]
      : [];
  const lines = lineButtons(text, facts);
  if (lines.length > 0)
    return inFittingRows([...lines, ...markets, watch, ...priceAlertButton(text, facts), refresh, ...wholeButton(text, facts)]);
  const best = board ? [button(text.say("match-best"), "best", `#${id}`, { replace: false })] : [];
  return inFittingRows([
    watch,
    ...priceAlertButton(text, facts),
    ...chart,
    ...best,
    ...markets,
    refresh,
    ...wholeButton(text, facts),
  ]);
}

/** Watch, or stop watching. */
export function watchButton(text: Text, id: number, isWatched: boolean): Button {
  return isWatched
    ? { label: text.say("watch-stop"), press: { command: "unwatch", text: `#${id}`, replace: false } }
    : { label: text.say("odds-watch"), press: { command: "watch", text: `#${id}`, replace: false } };
}

/** Asks at what price of this market to alert. */
function priceAlertButton(text: Text, facts: OddsShown): Button[] {
  if (!facts.board || !facts.shown || facts.shown.market === "other") return [];
  const words = [`#${facts.id}`, wordsShown(facts), "limit"].filter((word) => word !== "");
  return [button(text.say("price-alert"), "watch", words.join(" "), { replace: false })];
}

/** The next line below the one shown, and the next above. */
function lineButtons(text: Text, facts: OddsShown): Button[] {
  const { shown, offers } = facts;
  if (!shown || shown.line === null) return [];
  const own = shown.line;
  const lines = offers.filter(({ key }) => key.market === shown.market).toSorted((a, b) => (a.key.line ?? 0) - (b.key.line ?? 0));
  const below = lines.findLast(({ key }) => (key.line ?? 0) < own);
  const above = lines.find(({ key }) => (key.line ?? 0) > own);
  return [below, above].flatMap((offer) => {
    if (!offer) return [];
    const line = text.number(offer.key.line ?? 0, shown.market === "handicap");
    return [button(text.say("odds-line", { line }), "odds", oddsWords(facts, offer.words, ""))];
  });
}

/** All books, where the table has only the first ones. */
function wholeButton(text: Text, facts: OddsShown): Button[] {
  const { board, shown, whole } = facts;
  const count = board && shown ? booksOf(board.quotes, shown).size : 0;
  if (whole || count <= booksShown) return [];
  return [button(text.say("odds-all-books", { count }), "odds", oddsWords(facts, wordsShown(facts), "all"))];
}

/** Each other market once, by its main line: the line shown leads to those beside it. */
function marketChoices(text: Text, facts: OddsShown, asked: string): Button[][] {
  const { match, shown, offers } = facts;
  const kinds = offers.filter(
    ({ key }, index) => key.market !== shown?.market && offers.findIndex((other) => other.key.market === key.market) === index,
  );
  const paged = pageOf(kinds, asked, marketsPerPage);
  const buttons = paged.shown.map(({ key, words }) =>
    button(marketName(text, key, match.sport), "odds", oddsWords(facts, words, "")),
  );
  const turn = (page: number) => ({ command: "odds", text: oddsWords(facts, wordsShown(facts), pageWord(page)) });
  return [...inFittingRows(buttons), ...pageButtons(text, paged, turn)];
}

/** The words for the market shown; none for the main one. */
function wordsShown({ shown, offers }: OddsShown): string {
  const isMain = shown === null || isSame(shown, offers[0]?.key);
  return isMain ? "" : (offers.find(({ key }) => isSame(key, shown))?.words ?? "");
}

/** A call that shows the match again, in the format that it has. */
function oddsWords({ id, format }: OddsShown, market: string, last: string): string {
  return [`#${id}`, market, format ?? "", last].filter((word) => word !== "").join(" ");
}

function isSame(a: MarketKey, b: MarketKey | undefined): boolean {
  return a.market === b?.market && a.line === b.line;
}
