import type { Span } from "../../chat/reply.ts";
import type { Aside } from "../../odds/aside.ts";
import { widestGapOf } from "../../odds/outliers.ts";
import type { Quote } from "../../odds/quote.ts";
import type { Text } from "./text.ts";

/** Before the name of a book whose prices are set aside. */
const signs: Record<Aside["kind"], string> = { alone: "!", unsound: "?" };

/** The sign of a book; empty where nothing sets it aside. */
export function asideSign(aside: Aside | undefined): string {
  return aside ? signs[aside.kind] : "";
}

export interface AsideBook {
  /** As it is shown. */
  name: string;
  aside: Aside;
}

/** What each sign means, once, with the books that have it; nothing when none has. */
export function asideSignSpans(text: Text, books: readonly AsideBook[]): Span[][] {
  const explained = (key: string, kind: Aside["kind"]): Span[][] => {
    const its = books.filter(({ aside }) => aside.kind === kind);
    const words = its.map((book) => asideInWords(text, book)).join(", ");
    return its.length === 0 ? [] : [text.spans(key, { sign: signs[kind], books: words })];
  };
  return [...explained("odds-alone", "alone"), ...explained("odds-unsound", "unsound")];
}

function asideInWords(text: Text, { name: book, aside }: AsideBook): string {
  if (aside.kind === "unsound") return text.say("odds-unsound-book", { book, margin: text.percent(aside.margin) });
  const args = { book, points: pointsOf(widestGapOf(aside)) };
  if (aside.behindMs === null) return text.say("odds-alone-book", args);
  return text.say("odds-alone-book-late", { ...args, minutes: Math.floor(aside.behindMs / 60_000) });
}

/** What a book shows whose price is set aside, and why, in one line. */
export function asideSpans(text: Text, { name: book, aside }: AsideBook, quote: Pick<Quote, "price" | "selection">): Span[] {
  const price = text.price(quote.price);
  if (aside.kind === "unsound") return text.spans("odds-shows-unsound", { book, price, margin: text.percent(aside.margin) });
  return text.spans("odds-shows-alone", { book, price, points: pointsOf(aside.gaps.get(quote.selection) ?? 0) });
}

/** That the price of a book that was asked for by its name stands alone. */
export function namedAsideSpans(text: Text, aside: Aside): Span[] {
  if (aside.kind === "unsound") return text.spans("alert-unsound", { margin: text.percent(aside.margin) });
  return text.spans("alert-alone", { points: pointsOf(widestGapOf(aside)) });
}

/** Whole points: nobody is off by exactly so much. */
function pointsOf(gap: number): number {
  return Math.round(gap * 100);
}
