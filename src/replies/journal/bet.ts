import type { Match } from "../../api/model.ts";
import { fitsButton } from "../../chat/press.ts";
import type { Block, Button, Draft, Span } from "../../chat/reply.ts";
import type { PlacedBet } from "../../chats/journal.ts";
import { fromMicros } from "../../odds/price.ts";
import type { Market } from "../../odds/quote.ts";
import { offerName } from "../parts/markets.ts";
import { matchTitle } from "../parts/match.ts";
import { inRows } from "../parts/paging.ts";
import { bold, inOneLine, onLines, plain, type Text } from "../parts/text.ts";

/** A bet with its match, what came back of it (hundredths), and what its price was worth by the closing line. */
export interface ShownBet {
  bet: PlacedBet;
  match: Match;
  returned: number | null;
  value: number | null;
}

/** Nobody else is to read it: in a group it goes to the asker alone. */
export function forAskerAlone(text: Text, draft: Draft): Draft {
  return { ...draft, personal: true, secret: text.say("journal-in-private") };
}

/** What was written down, the fair price at that moment where it is known, and how to take it back. */
export function betRecordedReply(
  text: Text,
  { shown, fair, isLate }: { shown: ShownBet; fair: number | null; isLate: boolean },
): Draft {
  const { bet } = shown;
  const edge = fair === null ? "" : signedPercent(text, fromMicros(bet.price) * fair - 1);
  const about: Block[] = [
    ...(fair === null ? [] : [note(text.spans("bet-fair", { fair: text.fairPrice(fair), edge }))]),
    ...(isLate ? [note(text.spans("bet-late"))] : []),
  ];
  return forAskerAlone(text, {
    blocks: [
      { kind: "heading", spans: text.spans("bet-recorded") },
      { kind: "paragraph", spans: onLines([betSpans(text, shown), plain(matchTitle(text, shown.match))]) },
      ...about,
    ],
    buttons: [[betButton(text, "bet-undo", `#${bet.id} remove`), betButton(text, "journal-heading", "")]],
    personal: true,
  });
}

interface Choice {
  choice: { market: Market; selection: string; line: number | null };
  call: string;
}

/** Asks which selection it is; what was typed beside it goes on with the button. */
export function betWhichReply(
  text: Text,
  { match, unknown, choices }: { match: Match; unknown: string | null; choices: readonly Choice[] },
): Draft {
  const buttons = choices.flatMap(({ choice, call }): Button[] => {
    const press = { command: "bet", text: call, replace: true };
    return fitsButton(press) ? [{ label: offerName(text, match, choice), press }] : [];
  });
  const spans = unknown === null ? text.spans("best-which") : text.spans("best-unknown", { selection: unknown.slice(0, 40) });
  return forAskerAlone(text, {
    blocks: [
      { kind: "heading", spans: plain(matchTitle(text, match)) },
      { kind: "paragraph", spans },
    ],
    buttons: inRows(buttons, 3),
    personal: true,
  });
}

/** "Northgate 2.10 · stake 20 · Betfair" */
export function betSpans(text: Text, { bet, match }: Pick<ShownBet, "bet" | "match">): Span[] {
  const { market, selection, line, price, stake, book } = bet;
  const name = offerName(text, match, { market: market as Market, selection, line });
  return inOneLine([
    text.spans("journal-bet", { selection: bold(name), price: bold(text.price(fromMicros(price))) }),
    ...(stake === null ? [] : [text.spans("journal-stake", { stake: text.number(stake / 100) })]),
    ...(book === null ? [] : [plain(book)]),
  ]);
}

/** A button that asks the journal for something, in place. */
export function betButton(text: Text, key: string, words: string): Button {
  return { label: text.say(key), press: { command: "journal", text: words, replace: true } };
}

export function signedPercent(text: Text, fraction: number): string {
  const rounded = Math.round(fraction * 1000) / 1000 + 0;
  return `${rounded > 0 ? "+" : ""}${text.percent(rounded)}`;
}

function note(spans: readonly Span[]): Block {
  return { kind: "note", spans };
}
