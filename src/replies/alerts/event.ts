import type { Span } from "../../chat/reply.ts";
import type { AlertMatch } from "../../detection/alert-facts.ts";
import { bestQuote } from "../../odds/best.ts";
import { consensusOf } from "../../odds/consensus.ts";
import { marketOf, offeredMarkets, offeredSelections } from "../../odds/markets.ts";
import { fromMicros } from "../../odds/price.ts";
import type { Board } from "../../odds/quote.ts";
import type { GapNews } from "../../rules/gap.ts";
import type { TargetRule } from "../../rules/rule.ts";
import type { LimitCrossed } from "../../rules/rule-events.ts";
import { matchTitle } from "../parts/match.ts";
import { gapInShort } from "../parts/rule.ts";
import { bold, inOneLine, onLines, plain, type Text } from "../parts/text.ts";
import { asideSpans } from "./move.ts";
import { briefOffer, namesSide, startSpans } from "./subject.ts";

/** A limit that was reached, or the first odds, in one line; null where a way is told. */
export function eventSpans(text: Text, alert: AlertMatch, now: number): Span[] | null {
  const { event, rule, match } = alert;
  const start = startSpans(text, match, now);
  if (event?.kind === "gap") return gapSpans(text, alert, event, start);
  if (event && event.kind !== "crossed") return inOneLine([happenedSpans(text, alert, event.kind), start]);
  if (!event || rule.kind !== "target") return null;
  const books = rule.agreeing > 0 ? [text.spans("rule-offering", { books: rule.agreeing, whose: rule.reducer.by })] : [];
  const spans = limitSpans(text, alert, { event, rule });
  // A side tells which match it is.
  const title = namesSide(event) ? [] : [plain(matchTitle(text, match))];
  return inOneLine([spans, ...books, ...asideSpans(text, alert), ...title, start]);
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
  return onLines([...lines, inOneLine([plain(matchTitle(text, match)), start])]);
}

function limitSpans(
  text: Text,
  { match, board }: AlertMatch,
  { event, rule }: { event: LimitCrossed; rule: TargetRule },
): Span[] {
  const isFair = rule.reducer.by === "consensus";
  const fair = isFair ? null : fairChance(board, event);
  const show = isFair ? (price: number) => text.fairPrice(1 / price) : text.price;
  const [limit, price] = [text.price(fromMicros(rule.price)), show(event.price)];
  return text.spans("alert-limit", {
    subject: bold(briefOffer(text, match, event)),
    side: rule.side,
    limit,
    price: bold(price),
    of: isFair ? "fair" : event.book === null ? "unnamed" : "book",
    book: event.book ?? "",
    was: event.before === null ? "" : show(event.before),
    told: event.before === null ? "now" : "both",
    fair: fair === null ? "" : text.fairPrice(fair),
    beside: fair === null ? "none" : "fair",
  });
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
