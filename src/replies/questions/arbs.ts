import type { Match } from "../../api/model.ts";
import type { Block, Draft, Span } from "../../chat/reply.ts";
import type { Opportunity } from "../../odds/arbitrage.ts";
import { unnamedBook } from "../../odds/markets.ts";
import type { Quote } from "../../odds/quote.ts";
import { offerName } from "../parts/markets.ts";
import { matchButton, matchTitle } from "../parts/match.ts";
import { type Paged, pageButtons, pageNote, pageWord } from "../parts/paging.ts";
import { bold, onLines, type Text } from "../parts/text.ts";
import { bookName } from "./odds-table.ts";

export interface ArbsFacts {
  rows: Paged<{
    known: { id: number; match: Match };
    opportunity: Opportunity;
    /** When the source last refreshed the match's odds (ms UTC). */
    refreshedAt: number;
  }>;
  /** How many matches' odds are kept. */
  boards: number;
  /** Only the reader's own books were looked at. */
  hasOwnBooks: boolean;
  now: number;
}

/** What was found among the kept odds, as facts with their age. */
export function arbsReply(text: Text, { rows, boards, hasOwnBooks, now }: ArbsFacts): Draft {
  const heading: Block = { kind: "heading", spans: text.spans("arbs-heading") };
  const own: Block[] = hasOwnBooks ? [{ kind: "note", spans: text.spans("arbs-own") }] : [];
  if (rows.total === 0)
    return {
      blocks: [heading, { kind: "paragraph", spans: text.spans("arbs-none", { count: boards }) }, ...own],
      buttons: [[{ label: text.say("start-matches"), press: { command: "matches", text: "", replace: false } }]],
      personal: false,
    };
  return {
    blocks: [
      heading,
      {
        kind: "list",
        items: rows.shown.map(({ known: { match }, opportunity, refreshedAt }) =>
          row(text, match, { ...opportunity, refreshedAt, now }),
        ),
      },
      ...pageNote(text, rows),
      { kind: "note", spans: text.spans("arbs-explained") },
      ...own,
    ],
    buttons: [
      ...rows.shown.map(({ known }) => [matchButton(text, known)]),
      ...pageButtons(text, rows, (page) => ({ command: "arbs", text: pageWord(page) })),
    ],
    personal: false,
  };
}

function row(
  text: Text,
  match: Match,
  { kind, legs, profit, refreshedAt, now }: Opportunity & { refreshedAt: number; now: number },
): Span[] {
  const signed = text.percent(Math.abs(profit));
  const key = kind === "arbitrage" ? "arbs-profit" : profit < 0 ? "arbs-middle-cost" : "arbs-middle-free";
  return onLines([
    [bold(matchTitle(text, match))],
    text.spans(key, { profit: signed }),
    ...legs.map((leg) => legSpans(text, match, { leg, refreshedAt, now })),
  ]);
}

/** A leg's price, its book, and how old it is: by the source's own word where it has one for this price. */
function legSpans(text: Text, match: Match, { leg, refreshedAt, now }: { leg: Quote; refreshedAt: number; now: number }): Span[] {
  return text.spans("arbs-leg", {
    price: bold(text.price(leg.price)),
    book: bookName(text, leg.bookmaker ?? unnamedBook),
    offer: offerName(text, match, leg),
    age: text.relative(Math.min(leg.at ?? refreshedAt, refreshedAt), now),
  });
}
