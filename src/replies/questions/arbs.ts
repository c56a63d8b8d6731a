import type { Match } from "../../api/model.ts";
import type { Block, Draft, Span } from "../../chat/reply.ts";
import type { Opportunity } from "../../odds/arbitrage.ts";
import { unnamedBook } from "../../odds/markets.ts";
import type { Quote } from "../../odds/quote.ts";
import { note, smallPrint } from "../parts/blocks.ts";
import { linkedBook } from "../parts/book-links.ts";
import { offerName } from "../parts/markets.ts";
import { matchButtons, matchTitle } from "../parts/match.ts";
import { type Paged, pageButtons, pageNote, pageWord } from "../parts/paging.ts";
import { bold, inOneLine, onLines, type Text } from "../parts/text.ts";
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
  const opens = matchButtons(
    text,
    rows.shown.map(({ known }) => known),
  );
  return {
    blocks: [
      heading,
      {
        kind: "list",
        items: rows.shown.map(({ known: { match }, opportunity, refreshedAt }) =>
          row(text, match, { ...opportunity, refreshedAt, now }),
        ),
        opens: opens.map(({ press }) => press),
      },
      ...smallPrint([...pageNote(text, rows), ...own]),
      ...(rows.page === 1 ? [note(text.spans("arbs-explained"))] : []),
    ],
    buttons: [
      ...opens.map((button) => [button]),
      ...pageButtons(text, rows, (page) => ({ command: "arbs", text: pageWord(page) })),
    ],
    personal: false,
  };
}

/** The match, what it brings by prices how old, and each price with its book. */
function row(
  text: Text,
  match: Match,
  { refreshedAt, now, ...opportunity }: Opportunity & { refreshedAt: number; now: number },
): Span[] {
  const { legs, profit, least } = opportunity;
  // By the source's own word where it has one for a price.
  const oldest = Math.min(refreshedAt, ...legs.map(({ at }) => at ?? refreshedAt));
  const outcome = text.spans(outcomeKey(opportunity), { profit: text.percent(Math.abs(profit)), least: text.percent(least) });
  return onLines([
    [bold(matchTitle(text, match))],
    inOneLine([outcome, [text.ago(oldest, now)]]),
    ...legs.map((leg) => legSpans(text, match, leg)),
  ]);
}

/** The text that says what it brings, a push included. */
function outcomeKey({ kind, market: { market }, profit, least }: Opportunity): string {
  if (kind === "middle") return profit < 0 ? "arbs-middle-cost" : "arbs-middle-free";
  if (least === profit) return "arbs-profit";
  if (least > 0) return "arbs-profit-half";
  return market === "draw_no_bet" ? "arbs-profit-draw" : "arbs-profit-push";
}

function legSpans(text: Text, match: Match, leg: Quote): Span[] {
  return text.spans("arbs-leg", {
    price: bold(text.price(leg.price)),
    book: linkedBook(leg, bookName(text, leg.bookmaker ?? unnamedBook)),
    offer: offerName(text, match, leg),
  });
}
