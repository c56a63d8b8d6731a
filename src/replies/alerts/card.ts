import type { Match } from "../../api/model.ts";
import type { Block, Button, Span } from "../../chat/reply.ts";
import type { Section, Telling } from "../../delivery/fact-kind.ts";
import type { ToldCard } from "../../facts/cards.ts";
import { lineOf } from "../../odds/markets.ts";
import { offerName } from "../parts/markets.ts";
import { kickOff, matchTitle } from "../parts/match.ts";
import { chartButton } from "../parts/paging.ts";
import { bold, inOneLine, onLines, type Text } from "../parts/text.ts";

/** A card with its match; null where the match is forgotten. */
export interface ShownCard {
  card: ToldCard;
  match: Match | null;
}

/** A live card: the match, each selection's price and move, how old they are, or how the card has ended. */
export function cardSection(text: Text, shown: readonly ShownCard[], { now }: Pick<Telling, "now">): Section {
  return {
    blocks: shown.flatMap(({ card, match }) => (match ? cardBlocks(text, { card, match, now }) : [])),
    notes: [],
    buttons: shown.flatMap(({ card }) => buttonRows(text, card)),
    mute: null,
    less: null,
  };
}

interface CardFacts {
  card: ToldCard;
  match: Match;
  now: number;
}

function cardBlocks(text: Text, { card, match, now }: CardFacts): Block[] {
  const { line, end, since } = card;
  const title = text.spans("card-title", { title: bold(matchTitle(text, match)) });
  const state = end === null ? [kickOff(text, match)] : text.spans("card-ended", { why: end });
  const head: Block = { kind: "paragraph", spans: onLines([title, state]) };
  if (!line) return [head, { kind: "paragraph", spans: text.spans("card-no-odds") }];
  const moved = text.spans("card-since", { since: text.moment(since, "datetime") });
  const age =
    end === null ? text.spans("card-age", { age: text.ago(line.refreshedAt, now) }) : text.spans("card-last", { why: end });
  return [
    head,
    { kind: "list", items: line.selections.map((one) => selectionSpans(text, match, { line, one })) },
    { kind: "note", spans: inOneLine([age, moved]) },
  ];
}

type Line = NonNullable<ToldCard["line"]>;

function selectionSpans(text: Text, match: Match, { line, one }: { line: Line; one: Line["selections"][number] }): Span[] {
  const { selection, price, from } = one;
  const name = offerName(text, match, { market: line.market, selection, line: lineOf(line, selection) });
  const now = bold(text.fairPrice(1 / price));
  if (from === null || from === price) return text.spans("card-still", { selection: name, price: now });
  const way = price < from ? "shorter" : "longer";
  return text.spans("card-moved", { selection: name, price: now, from: text.fairPrice(1 / from), way });
}

function buttonRows(text: Text, { matchId, line, end }: ToldCard): Button[][] {
  const odds = { label: text.say("watch-odds"), press: { command: "odds", text: `#${matchId}`, replace: false } };
  if (end !== null) return [[odds]];
  const stop = { label: text.say("card-stop"), press: { command: "card", text: `#${matchId} stop`, replace: false } };
  return [[odds, ...(line ? chartButton(text, matchId, line) : []), stop]];
}
