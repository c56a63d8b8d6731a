import type { Match } from "../../api/model.ts";
import { fitsButton } from "../../chat/press.ts";
import type { Draft, Span } from "../../chat/reply.ts";
import { fromMicros, toMicros } from "../../odds/price.ts";
import type { Market } from "../../odds/quote.ts";
import { button, heading, paragraph } from "../parts/blocks.ts";
import { offerName } from "../parts/markets.ts";
import { againstSpans, kickOff, matchTitle } from "../parts/match.ts";
import { inFittingRows } from "../parts/paging.ts";
import { bold, code, inOneLine, plain, type Text } from "../parts/text.ts";
import type { SelectionChoice } from "../questions/best.ts";

interface Selected {
  market: Market;
  selection: string;
  line: number | null;
}

export interface LimitFacts {
  known: { id: number; match: Match };
  selection: Selected;
  /** What calls the selection up. */
  words: string;
  /** The best price now; null where nobody has one. */
  price: number | null;
  now: number;
  /** Whether the next words alone are an answer. */
  readsWords: boolean;
}

/** Asks at what price to alert, with the next round prices above the best one to choose from. */
export function limitReply(text: Text, facts: LimitFacts): Draft {
  const { known, selection, words, price, now } = facts;
  const { id, match } = known;
  const prices = pricesAbove(price ?? usualPrice);
  const before = `#${id} ${words} >=`;
  const buttons = prices
    .map((one) => button(text.say("price-alert-from", { price: text.price(one) }), "watch", `${before} ${asFraction(one)}`))
    .map(({ label, press }) => ({ label, press: { ...press, replace: false } }));
  return {
    blocks: [
      heading(titleSpans(text, match, { selection, price })),
      paragraph(
        inOneLine([
          againstSpans(text, match, selection.market === "total" ? "" : selection.selection),
          [kickOff(text, match, now)],
        ]),
      ),
      paragraph(questionSpans(text, facts, prices[0] ?? usualPrice)),
    ],
    buttons: inFittingRows(buttons.filter(({ press }) => fitsButton(press))),
    personal: false,
    ...(facts.readsWords ? { asks: { command: "watch", before, behind: "" } } : {}),
  };
}

function titleSpans(text: Text, match: Match, { selection, price }: Pick<LimitFacts, "selection" | "price">): Span[] {
  const name = offerName(text, match, selection);
  return price === null ? plain(name) : text.spans("price-alert-title", { selection: name, price: text.price(price) });
}

function questionSpans(text: Text, { known, words, readsWords }: LimitFacts, example: number): Span[] {
  const price = text.price(example);
  if (readsWords) return text.spans("price-alert-ask", { price: bold(price) });
  return text.spans("price-alert-ask-command", { example: code(`/watch #${known.id} ${words} >= ${price}`) });
}

interface WhichFacts {
  known: LimitFacts["known"];
  choices: readonly SelectionChoice[];
  /** What for. */
  of: "limit" | "side";
  now: number;
}

/** Asks on which selection of a market a limit is wanted, or which one alone is to be watched. */
export function limitWhichReply(text: Text, { known: { id, match }, choices, of, now }: WhichFacts): Draft {
  const buttons = choices.flatMap(({ market, selection, line, words }) => {
    const label = offerName(text, match, { market: market.market, selection, line });
    const chosen = button(label, "watch", of === "limit" ? `#${id} ${words} limit` : `#${id} keep ${words}`);
    return words !== null && fitsButton(chosen.press) ? [chosen] : [];
  });
  const odds = button(text.say("watch-odds"), "odds", `#${id}`, { replace: false });
  return {
    blocks: [
      heading(matchTitle(text, match)),
      paragraph([kickOff(text, match, now)]),
      paragraph(text.spans(buttons.length === 0 ? "odds-none" : of === "limit" ? "price-alert-which" : "watch-one-side-which")),
    ],
    buttons: buttons.length > 0 ? inFittingRows(buttons) : [[odds]],
    personal: false,
  };
}

/** Where nobody has a price to begin from. */
const usualPrice = 1.9;
const pricesOffered = 3;

/** Round prices that are higher: from 2.53 on 2.60, 2.70 and 2.80. */
function pricesAbove(price: number): number[] {
  const micros = toMicros(price);
  const step = toMicros(stepAt(price));
  const first = Math.floor(micros / step) + 1;
  return Array.from({ length: pricesOffered }, (_, nth) => fromMicros((first + nth) * step));
}

function stepAt(price: number): number {
  if (price < 2) return 0.05;
  if (price < 5) return 0.1;
  return price < 10 ? 0.5 : 1;
}

/** A price as it's the same in every format: 2.6 is 1600/1000. */
function asFraction(price: number): string {
  return `${toMicros(price) / 1_000 - 1_000}/1000`;
}
