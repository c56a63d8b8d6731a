import type { Block, Draft, PressButton, Span } from "../../chat/reply.ts";
import { fromMicros } from "../../odds/price.ts";
import { button } from "../../replies/parts/blocks.ts";
import { offerName } from "../../replies/parts/markets.ts";
import { matchTitle } from "../../replies/parts/match.ts";
import { bold, inOneLine, onLines, plain, type Text } from "../../replies/parts/text.ts";
import type { Bet, BetResult } from "./bets.ts";

/** A bet as replies show it. One that is not written down yet has no result. */
type Shown = Pick<Bet, "match" | "market" | "selection" | "line" | "price" | "stake" | "book">;

/** A message for the asker's eyes only: in a group it goes to their private chat. */
export function privateDraft(text: Text, blocks: readonly Block[], buttons: Draft["buttons"] = []): Draft {
  return forAskerAlone(text, { blocks, buttons, personal: true });
}

export function forAskerAlone(text: Text, draft: Draft): Draft {
  return { ...draft, personal: true, secret: text.say("journal-in-private") };
}

/** "Northgate · 2.10 · stake 20 · Betfair" */
export function betSpans(text: Text, bet: Shown): Span[] {
  const selection = bold(offerName(text, bet.match, bet));
  return inOneLine([
    text.spans("journal-bet", { selection, price: bold(text.price(fromMicros(bet.price))) }),
    ...(bet.stake === null ? [] : [text.spans("journal-stake", { stake: text.money(bet.stake / 100) })]),
    ...(bet.book === null ? [] : [plain(bet.book)]),
  ]);
}

/** The bet, and below it the match it is on. */
export function betOnMatch(text: Text, bet: Shown): Span[] {
  return onLines([betSpans(text, bet), plain(matchTitle(text, bet.match))]);
}

/** A button that asks `/journal` for something. */
export function journalButton(text: Text, key: string, words = ""): PressButton {
  return button(text.say(key), "journal", words);
}

export function resultKey(result: BetResult): string {
  return `journal-result-${result.replace("_", "-")}`;
}

/** "+2.1%" */
export function signedPercent(text: Text, fraction: number): string {
  const rounded = Math.round(fraction * 1000) / 1000 + 0;
  return `${rounded > 0 ? "+" : ""}${text.percent(rounded)}`;
}
