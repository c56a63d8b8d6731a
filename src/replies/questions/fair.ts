import { fitsButton } from "../../chat/press.ts";
import type { Block, Button, Draft } from "../../chat/reply.ts";
import { devigMethods } from "../../odds/devig.ts";
import type { FairPrices } from "../../odds/fair-prices.ts";
import { bold, type Text } from "../parts/text.ts";

export interface FairFacts {
  fair: FairPrices;
  /** The prices as they were typed, which is what buttons carry on. */
  typed: readonly string[];
}

/** Margins outside of this are those of no market: a selection is missing, or the prices belong to several. */
const usualMargin = { from: -0.1, to: 0.4 };
/** Below this chance a fair price says nothing any more. */
const leastChance = 1e-6;

/** Fair prices and chances of the prices that somebody typed. */
export function fairReply(text: Text, { fair, typed }: FairFacts): Draft {
  const { margin, method } = fair;
  const isUsual = margin >= usualMargin.from && margin <= usualMargin.to;
  const doubt: Block[] = isUsual ? [] : [{ kind: "note", spans: text.spans("fair-doubt") }];
  return {
    blocks: [
      { kind: "heading", spans: text.spans("fair-heading") },
      table(text, fair),
      { kind: "paragraph", spans: marginSpans(text, margin) },
      ...doubt,
      { kind: "note", spans: text.spans("fair-method", { method: text.say(`fair-method-${method}`) }) },
      { kind: "note", spans: text.spans("fair-spread") },
    ],
    buttons: methodButtons(text, { fair, typed }),
    personal: false,
  };
}

function table(text: Text, { selections }: FairPrices): Block {
  const titles = ["fair-price", "odds-fair", "odds-chance", "fair-spread-column"].map((key) => text.say(key));
  const rows = selections.map(({ price, probability, low, high }, index) =>
    [
      String(index + 1),
      text.price(price),
      probability < leastChance ? "–" : text.fairPrice(probability),
      text.percentFigure(probability),
      text.number(Math.round((high - low) * 1000) / 10),
    ].map((cell) => ({ text: cell })),
  );
  const columns = [{ title: "", align: "left" as const }, ...titles.map((title) => ({ title, align: "right" as const }))];
  return { kind: "table", columns, rows };
}

function marginSpans(text: Text, margin: number) {
  const args = { margin: bold(text.percent(margin)), payback: text.percent(1 / (1 + margin)) };
  return text.spans(margin < 0 ? "fair-margin-below" : "fair-margin", args);
}

/** The other methods, where a button can carry all the prices. */
function methodButtons(text: Text, { fair, typed }: FairFacts): Draft["buttons"] {
  const buttons = devigMethods
    .filter((method) => method !== fair.method)
    .map((method): Extract<Button, { press: object }> => {
      const press = { command: "fair", text: `${typed.join(" ")} ${method}`, replace: true };
      return { label: text.say("fair-method", { method: text.say(`fair-method-${method}`) }), press };
    })
    .filter(({ press }) => fitsButton(press));
  return buttons.length > 0 ? [buttons] : [];
}
