import type { Match } from "../../api/model.ts";
import type { Block, Button, Draft, PressButton } from "../../chat/reply.ts";
import { matchTitle, titlesApart } from "../parts/match.ts";
import { bold, type Text } from "../parts/text.ts";

interface KnownMatch {
  id: number;
  match: Match;
}

export interface CardBegun {
  known: KnownMatch;
  /** Whether it goes on during the match. */
  live: boolean;
  /** Whether it takes the place of one further up. */
  isRenewed: boolean;
}

/** Says what the message is that comes next. */
export function cardBegunReply(text: Text, { known, live, isRenewed }: CardBegun): Draft {
  const title = bold(matchTitle(text, known.match));
  const longer = { label: text.say("card-live"), press: { command: "card", text: `#${known.id} live`, replace: false } };
  return {
    blocks: [
      paragraph(text.spans(isRenewed ? "card-renewed" : "card-begun", { title })),
      { kind: "note", spans: text.spans("card-explained", { until: live ? "end" : "start" }) },
    ],
    buttons: [[...(live ? [] : [longer]), cardsButton(text)]],
    personal: false,
  };
}

export function cardStoppedReply(text: Text, { id, match }: KnownMatch): Draft {
  const again = { label: text.say("card-again"), press: { command: "card", text: `#${id}`, replace: false } };
  return {
    blocks: [paragraph(text.spans("card-stopped", { title: bold(matchTitle(text, match)) }))],
    buttons: [[again]],
    personal: false,
  };
}

/** The cards of a chat, each with a button that ends it; or what asks for which match the first one is to be. */
export function cardsReply(text: Text, { cards, question }: { cards: readonly KnownMatch[]; question: Draft }): Draft {
  const heading: Block = { kind: "heading", spans: text.spans("cards-heading") };
  if (cards.length === 0) {
    const none = paragraph(text.spans("cards-none"));
    return { ...question, blocks: [heading, none, ...question.blocks] };
  }
  const titles = titlesApart(text, cards);
  const stops = cards.map(({ id }, index): PressButton => {
    const label = text.say("cards-stop", { title: titles[index] ?? "" });
    return { label, press: { command: "card", text: `#${id} stop`, replace: false } };
  });
  return {
    blocks: [heading],
    buttons: stops.map((stop) => [stop]),
    personal: false,
    asks: question.asks,
  };
}

/** Leads to the list of cards. */
export function cardsButton(text: Text): Button {
  return { label: text.say("cards-heading"), press: { command: "card", text: "", replace: false } };
}

function paragraph(spans: ReturnType<Text["spans"]>): Block {
  return { kind: "paragraph", spans };
}
