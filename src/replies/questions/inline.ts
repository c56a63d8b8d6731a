import type { Failed } from "../../api/errors.ts";
import type { Match } from "../../api/model.ts";
import type { Block, Button, Choice, Draft } from "../../chat/reply.ts";
import { bestQuote } from "../../odds/best.ts";
import { type MarketKey, offeredMarkets, offeredSelections, wordsOfMarket } from "../../odds/markets.ts";
import { ownBooksIn } from "../../odds/own-books.ts";
import type { Board } from "../../odds/quote.ts";
import { kickOff, matchTitle, whenBlock } from "../parts/match.ts";
import { plain, type Text } from "../parts/text.ts";
import { boardChartReply } from "./board-chart.ts";
import { oddsReply } from "./odds.ts";

/** A match that can be sent to another chat. */
export interface InlineMatch {
  known: { id: number; match: Match };
  /** Null while no odds of it are kept. */
  board: Board | null;
  /** The board is older than two refreshes. */
  old: boolean;
  /** The odds service could not be asked. */
  failed: Failed;
  /** It is the one that the words mean. */
  isMeant: boolean;
}

export interface InlineFacts {
  matches: readonly InlineMatch[];
  /** Where the next page begins; null on the last. */
  next: string | null;
  ownBooks: readonly string[];
  density: "short" | "normal" | "full";
  /** The address that opens the bot at a match; null where there is none. */
  linkTo(id: number): string | null;
  now: number;
}

/** Matches to choose from, each as the message with its odds that it becomes; the one that is meant also as a picture. */
export function inlineReply(text: Text, facts: InlineFacts): Draft {
  const { matches, next } = facts;
  const isNone = matches.length === 0;
  const items = matches.flatMap((one) => [wordsOf(text, one, facts), ...pictureOf(text, one, facts)]);
  const said = text.say(isNone ? "inline-none" : "inline-open");
  return {
    blocks: [{ kind: "paragraph", spans: plain(said) }],
    buttons: [],
    personal: true,
    choices: { items, next },
  };
}

function wordsOf(text: Text, one: InlineMatch, { ownBooks, density, linkTo, now }: InlineFacts): Choice {
  const { board, old, failed } = one;
  const { id, match } = one.known;
  const shown = shownOf(board);
  const start = kickOff(text, match).text;
  const answer: Draft =
    board && shown
      ? oddsReply(text, {
          ...{ id, match, board, failed, old, shown, ownBooks, density, now },
          offers: offeredMarkets(board.quotes).map((key) => ({ key, words: wordsOfMarket(key) })),
          ...{ isClosing: false, nextAt: null, format: null, watched: null, missing: null, marketsPage: null, whole: false },
        })
      : { blocks: withoutOdds(text, match), buttons: [], personal: false };
  const prices = board && shown ? pricesOf(text, board, shown, ownBooks) : null;
  return {
    id: `odds${id}`,
    title: matchTitle(text, match),
    note: prices ? text.say("inline-note", { start, prices }) : start,
    answer: { ...answer, buttons: openButton(text, linkTo(id)) },
  };
}

function pictureOf(text: Text, { known, board, old, failed, isMeant }: InlineMatch, facts: InlineFacts): Choice[] {
  const shown = shownOf(board);
  if (!isMeant || !board || !shown || shown.market === "other") return [];
  const { id, match } = known;
  const chart = boardChartReply(text, {
    id,
    match,
    board,
    shown,
    old,
    failed,
    ownBooks: facts.ownBooks,
    now: facts.now,
    theme: null,
  });
  const title = matchTitle(text, match);
  return [{ id: `chart${id}`, title, note: "", answer: { ...chart, buttons: openButton(text, facts.linkTo(id)) } }];
}

function withoutOdds(text: Text, match: Match): Block[] {
  return [
    { kind: "heading", spans: plain(matchTitle(text, match)) },
    ...whenBlock(text, match),
    { kind: "note", spans: text.spans("inline-no-odds") },
  ];
}

/** The market that is looked at first. */
function shownOf(board: Board | null): MarketKey | null {
  return board && (offeredMarkets(board.quotes)[0] ?? null);
}

/** The best price of each selection: "1.72 · 3.90 · 5.10". */
function pricesOf(text: Text, { quotes }: Board, shown: MarketKey, books: readonly string[]): string | null {
  const own = ownBooksIn(quotes, books);
  const best = offeredSelections(quotes, shown).flatMap(
    (selection) => bestQuote(quotes, { ...shown, selection, books: own }) ?? [],
  );
  return best.length === 0 || shown.market === "other" ? null : best.map(({ price }) => text.price(price)).join(" · ");
}

/** In another chat nothing else can be pressed: the bot is not there. */
function openButton(text: Text, url: string | null): Button[][] {
  return url === null ? [] : [[{ label: text.say("inline-watch"), url }]];
}
