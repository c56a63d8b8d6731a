import type { Match } from "../api/model.ts";
import type { Block, Button, Draft, Span } from "../chat/reply.ts";
import { matchTitle } from "./match.ts";
import { bold, type Text } from "./text.ts";

interface Known {
  id: number;
  match: Match;
}

/** How long a button mutes for. */
const lengths = ["1h", "8h", "1d"] as const;
const matchesShown = 10;

/** Confirms a mute; without a match it is everything. */
export function mutedReply(text: Text, { known, until }: { known: Known | null; until: number | null }): Draft {
  const ref = refOf(known);
  return {
    blocks: [paragraph(mutedSpans(text, { known, until })), { kind: "note", spans: text.spans("mute-what") }],
    buttons: [[unmuteButton(text.say("mute-undo"), ref)], lengthButtons(text, ref)],
    personal: false,
  };
}

/** Confirms that alerts come again. */
export function unmutedReply(text: Text, { known, ended }: { known: Known | null; ended: boolean }): Draft {
  const end = known
    ? text.spans(ended ? "unmute-done" : "unmute-not-muted", { title: bold(matchTitle(text, known.match)) })
    : text.spans(ended ? "unmute-done-all" : "unmute-not-muted-all");
  return {
    blocks: [paragraph(end)],
    buttons: [[{ label: text.say("watches-heading"), press: { command: "watches", text: "", replace: false } }]],
    personal: false,
  };
}

/** One mute there is. */
export interface MutedRow {
  known: Known | null;
  everything: boolean;
  until: number | null;
}

export interface MuteWhichFacts {
  muted: readonly MutedRow[];
  /** Watched and not muted. */
  watched: readonly Known[];
}

/** What is muted, and what could be. */
export function muteWhichReply(text: Text, { muted, watched }: MuteWhichFacts): Draft {
  const list: Block[] = muted.length > 0 ? [{ kind: "list", items: muted.map((row) => mutedSpans(text, row)) }] : [];
  return {
    blocks: [...list, paragraph(text.spans("mute-which"))],
    buttons: [
      ...muted.map(({ known }) => [unmuteButton(unmuteLabel(text, known), refOf(known))]),
      lengthButtons(text, "all"),
      ...watched
        .slice(0, matchesShown)
        .map((known) => [
          { label: matchTitle(text, known.match), press: { command: "mute", text: `#${known.id}`, replace: false } },
        ]),
    ],
    personal: false,
  };
}

function mutedSpans(text: Text, { known, until }: Pick<MutedRow, "known" | "until">): Span[] {
  const time = until === null ? null : text.moment(until, "datetime");
  if (!known) return time ? text.spans("mute-done-all-until", { time }) : text.spans("mute-done-all");
  const title = bold(matchTitle(text, known.match));
  return time ? text.spans("mute-done-until", { title, time }) : text.spans("mute-done", { title });
}

function unmuteLabel(text: Text, known: Known | null): string {
  return known ? text.say("mute-undo-match", { title: matchTitle(text, known.match) }) : text.say("mute-undo-all");
}

function unmuteButton(label: string, ref: string): Button {
  return { label, press: { command: "unmute", text: ref, replace: true } };
}

function lengthButtons(text: Text, ref: string): Button[] {
  return lengths.map((length) => {
    const label = text.say(ref === "all" ? `mute-all-${length}` : `mute-for-${length}`);
    return { label, press: { command: "mute", text: `${ref} ${length}`, replace: true } };
  });
}

function refOf(known: Known | null): string {
  return known ? `#${known.id}` : "all";
}

function paragraph(spans: readonly Span[]): Block {
  return { kind: "paragraph", spans };
}
