import type { Span } from "../../chat/reply.ts";
import type { AlertMatch } from "../../detection/alert-facts.ts";
import { bestQuote } from "../../odds/best.ts";
import { consensusOf } from "../../odds/consensus.ts";
import { marketOf, offeredMarkets, offeredSelections } from "../../odds/markets.ts";
import { fromMicros } from "../../odds/price.ts";
import type { Board, Quote } from "../../odds/quote.ts";
import type { GapNews } from "../../rules/gap.ts";
import type { TargetRule } from "../../rules/rule.ts";
import type { LimitCrossed } from "../../rules/rule-events.ts";
import { linkedBook } from "../parts/book-links.ts";
import { kickOff, matchTitle, whichMatch } from "../parts/match.ts";
import { gapInShort } from "../parts/rule.ts";
import { bold, inOneLine, onLines, plain, type Text } from "../parts/text.ts";
import { asideSpans } from "./move.ts";
import { briefOffer } from "./subject.ts";

/** A limit that was reached, a gap, or the first odds; null where a way is told. What follows may say of a limit which match it is. */
export function eventSpans(
  text: Text,
  alert: AlertMatch,
  { now, isMatchSaid = false }: { now: number; isMatchSaid?: boolean },
): Span[] | null {
  const { event, rule, match } = alert;
  const start = [kickOff(text, match, now)];
  if (event?.kind === "gap") return gapSpans(text, alert, event, start);
  if (event && event.kind !== "crossed") return inOneLine([happenedSpans(text, alert, event.kind), start]);
  if (!event || rule.kind !== "target") return null;
  const books = rule.agreeing > 0 ? [text.spans("rule-offering", { books: rule.agreeing, whose: rule.reducer.by })] : [];
  return onLines([
    reachedSpans(text, alert, { event, rule }),
    inOneLine([...limitSpans(text, alert, { event, rule }), ...books, ...asideSpans(text, alert)]),
    ...(isMatchSaid ? [] : [inOneLine([whichMatch(text, match, event), start])]),
  ]);
}

/** That these limits have ended with this, said once. */
export function doneSpans(text: Text, alerts: readonly AlertMatch[]): Span[] | null {
  const done = alerts.filter(({ event, rule }) => event?.kind === "crossed" && rule.kind === "target" && !rule.again);
  return done.length === 0 ? null : text.spans("alert-limit-done", { count: done.length });
}

/** A line for each gap that opened or closed, then the match. */
function gapSpans(text: Text, { match }: AlertMatch, { changes }: GapNews, start: Span[]): Span[] {
  const lines = changes.map((change) => {
    const offer = { market: "winner", selection: change.selection, line: null } as const;
    const gap = bold(gapInShort(text, change));
    const { isOpen, before } = change;
    const was = before ? gapInShort(text, before) : "";
    const chances = { model: text.percent(change.model), market: text.percent(change.market) };
    return text.spans(isOpen ? "alert-gap" : "alert-gap-closed", {
      subject: bold(briefOffer(text, match, offer)),
      gap,
      was,
      ...chances,
    });
  });
  const [only, ...others] = changes;
  const which =
    only && others.length === 0 ? whichMatch(text, match, { ...only, market: "winner" }) : plain(matchTitle(text, match));
  return onLines([...lines, inOneLine([which, start])]);
}

interface Reached {
  event: LimitCrossed;
  rule: TargetRule;
}

/** The price now, which is the news: "🎯 Northgate 1.96 at Cedar". */
function reachedSpans(text: Text, { match, board }: AlertMatch, { event, rule }: Reached): Span[] {
  const isFair = rule.reducer.by === "consensus";
  return text.spans("alert-limit", {
    subject: bold(briefOffer(text, match, event)),
    price: bold(isFair ? text.fairPrice(1 / event.price) : text.price(event.price)),
    of: isFair ? "fair" : event.book === null ? "unnamed" : "book",
    book: event.book === null ? "" : linkedBook(quoteOf(board, event), event.book),
  });
}

/** The price that reached the limit; an empty one where the board no longer has it. */
function quoteOf({ quotes }: Board, { book, market, selection, line }: LimitCrossed): Partial<Quote> {
  const isMeant = (quote: Quote) => quote.market === market && quote.selection === selection && quote.line === line;
  return quotes.find((quote) => quote.bookmaker === book && isMeant(quote)) ?? {};
}

/** Why: the limit, and beside another price the fair one. */
function limitSpans(text: Text, { board }: AlertMatch, { event, rule }: Reached): Span[][] {
  const fair = rule.reducer.by === "consensus" ? null : fairChance(board, event);
  return [
    text.spans("alert-limit-yours", { side: rule.side, limit: text.limit(fromMicros(rule.price)) }),
    ...(fair === null ? [] : [text.spans("alert-limit-fair", { fair: text.fairPrice(fair) })]),
  ];
}

function fairChance({ quotes }: Board, event: LimitCrossed): number | null {
  const found = consensusOf(quotes, marketOf(event))?.selections.find(({ selection }) => selection === event.selection);
  return found?.probability ?? null;
}

/** What happened, and the best price of each selection of the market that the rule is about, or of the main one. */
function happenedSpans(text: Text, { match, rule, board: { quotes } }: AlertMatch, what: string): Span[] {
  const offers = offeredMarkets(quotes);
  const wanted = rule.part ? marketOf({ ...rule.part, selection: rule.part.selection ?? "" }) : null;
  const offer = offers.find(({ market, line }) => market === wanted?.market && line === wanted.line) ?? offers[0];
  const prices = offer
    ? offeredSelections(quotes, offer).flatMap((selection) => bestQuote(quotes, { ...offer, selection })?.price ?? [])
    : [];
  return text.spans(`alert-${what}`, {
    title: bold(matchTitle(text, match)),
    prices: bold(prices.map((price) => text.price(price)).join(" · ")),
  });
}
