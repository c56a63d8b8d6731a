import type { Match } from "../../api/model.ts";
import type { Block, Button, Draft, Span } from "../../chat/reply.ts";
import type { Mover } from "../../detection/movers.ts";
import { selectionName } from "../parts/markets.ts";
import { matchButton, matchTitle } from "../parts/match.ts";
import { beside, type Paged, pageButtons, pageNote, pageWord } from "../parts/paging.ts";
import { bold, type Text } from "../parts/text.ts";

export interface MoversFacts {
  /** The strongest first. */
  rows: Paged<{ known: { id: number; match: Match }; mover: Mover }>;
  hours: number;
  /** Whether any price was recorded at all. */
  recorded: boolean;
  now: number;
}

const windowsOffered = [1, 6, 24] as const;

/** What moved most within some hours, each leading to its history. */
export function moversReply(text: Text, { rows, hours, recorded, now }: MoversFacts): Draft {
  const heading: Block = { kind: "heading", spans: text.spans("movers-heading", { hours }) };
  const windows = [windowsOffered.filter((one) => one !== hours).map((one) => windowButton(text, one))];
  if (rows.total === 0) {
    const none: Block = { kind: "paragraph", spans: text.spans(recorded ? "movers-none" : "movers-nothing-recorded") };
    const matches = { label: text.say("start-matches"), press: { command: "matches", text: "", replace: false } };
    return { blocks: [heading, none], buttons: [...windows, [matches]], personal: false };
  }
  return {
    blocks: [
      heading,
      {
        kind: "list",
        items: rows.shown.map(({ known, mover }) => row(text, known.match, { mover, hours, now })),
        opens: rows.shown.map(({ known }) => beside(text, matchButton(text, known, "history"), "match-history")),
      },
      ...pageNote(text, rows),
      { kind: "note", spans: text.spans("movers-explained") },
    ],
    buttons: [
      ...rows.shown.map(({ known }) => [matchButton(text, known, "history")]),
      ...pageButtons(text, rows, (page) => ({ command: "movers", text: `${hours}h ${pageWord(page)}` })),
      ...windows,
    ],
    personal: false,
  };
}

function row(text: Text, match: Match, { mover, hours, now }: { mover: Mover; hours: number; now: number }): Span[] {
  const { move, since } = mover;
  const { from, to } = move.probability;
  const args = {
    arrow: to > from ? "▼" : "▲",
    title: bold(matchTitle(text, match)),
    selection: selectionName(text, match, move),
    from: text.fairPrice(from),
    to: text.fairPrice(to),
    points: text.points(to - from),
    books: move.books.length,
    same: move.agreeing.length,
  };
  const isShorter = since > now - hours * 3_600_000;
  return isShorter
    ? text.spans("movers-row-since", { ...args, since: text.relative(since, now) })
    : text.spans("movers-row", args);
}

function windowButton(text: Text, hours: number): Button {
  return { label: text.say("movers-window", { hours }), press: { command: "movers", text: `${hours}h`, replace: true } };
}
