import type { Match } from "../../api/model.ts";
import type { Block, Button, Draft, Span } from "../../chat/reply.ts";
import type { Cap } from "../../facts/cap.ts";
import type { EventFacts } from "../../facts/events.ts";
import { lineOf } from "../../odds/markets.ts";
import type { Line } from "../../rules/closing-line.ts";
import { marketName, selectionName } from "../parts/markets.ts";
import { matchTitle } from "../parts/match.ts";
import { bold, type Text } from "../parts/text.ts";
import { capBlocks, capButtons } from "./cap.ts";

/** What happened, with its match; null where it is about none. */
export interface Happening {
  facts: EventFacts;
  match: Match | null;
}

export interface HappeningsFacts {
  happenings: readonly Happening[];
  /** Said when it is the last message that the limit per hour lets through. */
  cap: Cap | null;
  now: number;
}

/** The message that tells a chat what happens once: one after the other. Without a block where there is nothing to say. */
export function eventsReply(text: Text, { happenings, cap, now }: HappeningsFacts): Draft {
  const blocks = happenings.flatMap((one) => happeningBlocks(text, one, now));
  return {
    blocks: blocks.length === 0 ? [] : [...blocks, ...capBlocks(text, cap)],
    buttons: [...happenings.flatMap((one) => buttonRow(text, one, happenings.length > 1)), ...capButtons(text, cap)],
    personal: false,
  };
}

function happeningBlocks(text: Text, { facts, match }: Happening, now: number): Block[] {
  if (facts.kind === "chat_gone") {
    const { watches, until } = facts;
    return [paragraph(text.spans("event-chat-gone", { watches, until: text.moment(until, "date") }))];
  }
  if (!match) return [];
  const title = bold(matchTitle(text, match));
  switch (facts.kind) {
    case "reminder": {
      const start: Span = text.moment(facts.startsAt, "datetime");
      return [paragraph(text.spans("event-reminder", { title, start })), ...lineBlocks(text, match, facts.line, now)];
    }
    case "started":
      return [
        paragraph(text.spans(facts.ended ? "event-started-ended" : "event-started", { title })),
        ...lineBlocks(text, match, facts.line, now),
      ];
    case "silent":
      return [paragraph(text.spans("event-silent", { title, since: text.moment(facts.since, "datetime") }))];
    case "called_off":
      return [paragraph(text.spans("event-called-off", { title }))];
    case "missing":
      return [paragraph(text.spans("event-missing", { title }))];
  }
}

function lineBlocks(text: Text, match: Match, line: Line | null, now: number): Block[] {
  if (!line) return [{ kind: "note", spans: text.spans("event-line-none") }];
  const age = text.relative(line.refreshedAt, now);
  const note =
    line.openedAt === null
      ? text.spans("event-line-age", { age })
      : text.spans("event-line-since", { since: text.moment(line.openedAt, "datetime"), age });
  return [
    { kind: "list", items: line.selections.map((one) => selectionSpans(text, match, line, one)) },
    { kind: "note", spans: note },
  ];
}

function selectionSpans(text: Text, match: Match, line: Line, one: Line["selections"][number]): Span[] {
  const { market } = line;
  const name = selectionName(text, match, { market, selection: one.selection, line: lineOf(line, one.selection) });
  const inMarket = { market: marketName(text, { market, line: null }), selection: name };
  const selection = market === "winner" ? name : text.say("alert-selection", inMarket);
  const to = bold(text.fairPrice(one.probability));
  if (one.opened === null) return text.spans("event-line-still", { selection, to });
  return text.spans("event-line-moved", { selection, from: text.fairPrice(one.opened), to });
}

function buttonRow(text: Text, { facts, match }: Happening, isOneOfSeveral: boolean): Button[][] {
  if (!match || facts.kind === "chat_gone" || facts.kind === "missing" || facts.kind === "called_off") return [];
  const press = { command: "odds", text: `#${facts.matchId}`, replace: false };
  if (isOneOfSeveral) return [[{ label: matchTitle(text, match), press }]];
  const live = { command: "watch", text: `#${facts.matchId} live`, replace: false };
  const goesOn = facts.kind === "started" && facts.ended ? [{ label: text.say("event-watch-live"), press: live }] : [];
  return [[{ label: text.say("watch-odds"), press }, ...goesOn]];
}

function paragraph(spans: Span[]): Block {
  return { kind: "paragraph", spans };
}
