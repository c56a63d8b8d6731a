import type { Draft } from "../../chat/reply.ts";
import { impliedProbability } from "../../odds/price.ts";
import { factsBlock } from "../parts/facts.ts";
import { plain, type Text } from "../parts/text.ts";

export interface KellyFacts {
  price: number;
  /** As the person sees it. */
  chance: number;
  /** What a stake of 1 wins on average. */
  edge: number;
  /** `fraction` of Kelly's stake: the share of the bankroll, and the stake where a bankroll was named. */
  rows: readonly { fraction: number; share: number; stake: number | null }[];
}

/** What Kelly stakes at a price and a chance, with what that supposes. */
export function kellyReply(text: Text, { price, chance, edge, rows }: KellyFacts): Draft {
  const signed = `${edge > 0 ? "+" : ""}${text.percent(edge)}`;
  const about = factsBlock(text, [
    { label: text.say("stake-price"), value: plain(text.price(price)) },
    { label: text.say("kelly-chance"), value: plain(text.percent(chance)) },
    { label: text.say("stake-break-even"), value: plain(text.percent(impliedProbability(price))) },
    { label: text.say("kelly-edge"), value: plain(signed) },
  ]);
  const stakes = factsBlock(
    text,
    rows.map(({ fraction, share, stake }) => {
      const args = { share: text.percent(share), stake: stake === null ? "" : text.number(stake) };
      return { label: fractionName(text, fraction), value: text.spans(stake === null ? "kelly-share" : "kelly-stake", args) };
    }),
  );
  const isBet = edge > 0;
  return {
    blocks: [
      { kind: "heading", spans: text.spans("kelly-heading") },
      about,
      ...(isBet ? [stakes] : [{ kind: "paragraph" as const, spans: text.spans("kelly-nothing") }]),
      ...(isBet ? [{ kind: "note" as const, spans: text.spans("kelly-note") }] : []),
    ],
    buttons: [],
    personal: false,
  };
}

function fractionName(text: Text, fraction: number): string {
  const key = { 1: "full", 0.5: "half", 0.25: "quarter" }[fraction];
  return key ? text.say(`kelly-${key}`) : text.say("kelly-part", { part: text.share(fraction) });
}

/** What comes back of one stake. */
export function stakeReply(text: Text, { price, stake, returned }: { price: number; stake: number; returned: number }): Draft {
  const rows = [
    ["stake-price", text.price(price)],
    ["stake-stake", text.number(stake)],
    ["stake-returned", text.number(returned)],
    ["stake-profit", text.number(Math.round((returned - stake) * 100) / 100, true)],
    ["stake-break-even", text.percent(impliedProbability(price))],
  ] as const;
  return {
    blocks: [
      { kind: "heading", spans: text.spans("stake-heading") },
      factsBlock(
        text,
        rows.map(([key, value]) => ({ label: text.say(key), value: plain(value) })),
      ),
    ],
    buttons: [],
    personal: false,
  };
}

export interface SplitFacts {
  rows: readonly { price: number; stake: number; returned: number }[];
  total: number;
  /** What comes back in the worst case. */
  least: number;
  /** Of a stake of 1, before anything is rounded. */
  profit: number;
}

/** How a stake is divided so that each outcome brings back the same. */
export function splitReply(text: Text, { rows, total, least, profit }: SplitFacts): Draft {
  const titles = ["stake-price", "stake-stake", "stake-returned"].map((key) => text.say(key));
  const signed = `${profit > 0 ? "+" : ""}${text.percent(profit)}`;
  const args = { least: text.number(least), total: text.number(total), profit: signed };
  return {
    blocks: [
      { kind: "heading", spans: text.spans("stake-split-heading") },
      {
        kind: "table",
        columns: [{ title: "", align: "left" }, ...titles.map((title) => ({ title, align: "right" as const }))],
        rows: rows.map(({ price, stake, returned }, index) =>
          [String(index + 1), text.price(price), text.number(stake), text.number(returned)].map((cell) => ({ text: cell })),
        ),
      },
      { kind: "paragraph", spans: text.spans(profit > 0 ? "stake-split-wins" : "stake-split-loses", args) },
      { kind: "note", spans: text.spans("stake-split-note") },
    ],
    buttons: [],
    personal: false,
  };
}
