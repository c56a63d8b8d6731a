import type { Match } from "../../api/model.ts";
import type { Block, Button, Span } from "../../chat/reply.ts";
import type { Section, Telling } from "../../delivery/fact-kind.ts";
import type { MomentBody } from "../../facts/moments.ts";
import { lineOf } from "../../odds/markets.ts";
import type { Line } from "../../rules/closing-line.ts";
import { marketName, selectionName } from "../parts/markets.ts";
import { matchTitle } from "../parts/match.ts";
import { bold, type Text } from "../parts/text.ts";

/** What happened, with its match; null where it is about none. */
export interface Happening {
  moment: MomentBody;
  match: Match | null;
}

/** What a message says of what happens once: one after the other. */
export function momentSection(text: Text, happenings: readonly Happening[], { now }: Pick<Telling, "now">): Section {
  return {
    blocks: happenings.flatMap((one) => happeningBlocks(text, one, now)),
    notes: [],
    buttons: happenings.flatMap((one) => buttonRow(text, one, happenings.length > 1)),
    mute: null,
    less: null,
  };
}

function happeningBlocks(text: Text, { moment, match }: Happening, now: number): Block[] {
  if (moment.kind === "chat_gone") {
    const { watches, until } = moment;
    return [paragraph(text.spans("event-chat-gone", { watches, until: text.moment(until, "date") }))];
  }
  if (!match) return [];
  const title = bold(matchTitle(text, match));
  switch (moment.kind) {
    case "reminder": {
      const start: Span = text.moment(moment.startsAt, "datetime");
      return [paragraph(text.spans("event-reminder", { title, start })), ...lineBlocks(text, match, moment.line, now)];
    }
    case "started":
      return [
        paragraph(text.spans(moment.ended ? "event-started-ended" : "event-started", { title })),
        ...lineBlocks(text, match, moment.line, now),
      ];
    case "silent":
      return [paragraph(text.spans("event-silent", { title, since: text.moment(moment.since, "datetime") }))];
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

function buttonRow(text: Text, { moment, match }: Happening, isOneOfSeveral: boolean): Button[][] {
  if (!match || moment.kind === "chat_gone" || moment.kind === "missing" || moment.kind === "called_off") return [];
  const press = { command: "odds", text: `#${moment.matchId}`, replace: false };
  if (isOneOfSeveral) return [[{ label: matchTitle(text, match), press }]];
  const live = { command: "watch", text: `#${moment.matchId} live`, replace: false };
  const goesOn = moment.kind === "started" && moment.ended ? [{ label: text.say("event-watch-live"), press: live }] : [];
  return [[{ label: text.say("watch-odds"), press }, ...goesOn]];
}

function paragraph(spans: Span[]): Block {
  return { kind: "paragraph", spans };
}
