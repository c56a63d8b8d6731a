import type { Match } from "../../api/model.ts";
import type { Block, Button, Draft, Span } from "../../chat/reply.ts";
import type { Held } from "../../delivery/held.ts";
import { choicesBelow, type OfMessage } from "../alerts/choices-below.ts";
import { note } from "../parts/blocks.ts";
import { choiceList, matchChoices } from "../parts/choices.ts";
import { dropButton, heldBlocks } from "../parts/held.ts";
import { matchButtons, matchTitle } from "../parts/match.ts";
import { rowsShown } from "../parts/paging.ts";
import { bold, type Text } from "../parts/text.ts";

interface Known {
  id: number;
  match: Match;
}

/** How long a button mutes for. */
const lengths = ["1h", "8h", "1d"] as const;
const mutedShown = 2;
const mutableShown = 3;

interface MutedFacts {
  known: Known | null;
  until: number | null;
  /** The mute of everything that lasts longer; null when none does. */
  also: { until: number | null } | null;
}

/** Confirms a mute, and says what it keeps quiet; without a match it is everything. */
export function mutedReply(text: Text, { known, until, also }: MutedFacts): Draft {
  const ref = refOf(known);
  const what = text.spans(known ? "mute-what-match" : "mute-what-all");
  return {
    blocks: [paragraph(mutedSpans(text, { known, until })), ...alsoBlocks(text, also), { kind: "note", spans: what }],
    buttons: [[unmuteButton(text.say("mute-undo"), ref)], lengthButtons(text, ref)],
    personal: false,
  };
}

function alsoBlocks(text: Text, also: MutedFacts["also"]): Block[] {
  return also ? [paragraph(mutedSpans(text, { known: null, until: also.until }))] : [];
}

/** Confirms that alerts come again, unless everything is muted all the same. */
export function unmutedReply(text: Text, { known, ended, also }: Omit<MutedFacts, "until"> & { ended: boolean }): Draft {
  const end = known
    ? text.spans(ended ? "unmute-done" : "unmute-not-muted", { title: bold(matchTitle(text, known.match)) })
    : text.spans(ended ? "unmute-done-all" : "unmute-not-muted-all");
  return {
    blocks: [paragraph(end), ...alsoBlocks(text, also)],
    buttons: [[watchesButton(text)]],
    personal: false,
    undoes: true,
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
  /** What waits for the end of these. */
  waiting: readonly Held[];
  /** Watched and not muted. */
  watched: readonly Known[];
}

/** What is muted, with the way back, and what could be. */
export function muteWhichReply(text: Text, { muted, waiting, watched }: MuteWhichFacts): Draft {
  const items = muted.slice(0, mutedShown).map((row) => mutedSpans(text, row));
  const rows = matchChoices(text, watched.slice(0, mutableShown - Math.max(0, items.length - 1)), { command: "mute", rest: "" });
  const more = muted.length + watched.length - items.length - rows.length;
  const [only, ...others] = muted;
  const unmuting = only && others.length === 0 ? refOf(only.known) : "";
  return {
    blocks: [
      ...(items.length > 0 ? [{ kind: "list" as const, items }] : []),
      ...heldBlocks(text, waiting),
      paragraph(text.spans("mute-which")),
      ...(rows.length > 0 ? [choiceList(rows)] : []),
      ...(more > 0 ? [note(text.spans("list-more", { count: more }))] : []),
    ],
    buttons: [
      ...rows.map(({ button }) => [button]),
      lengthButtons(text, "all"),
      ...(only ? [[unmuteButton(text.say("mute-undo"), unmuting), ...(waiting.length > 0 ? [dropButton(text)] : [])]] : []),
    ],
    personal: false,
    asks: { command: "mute", before: "", behind: "" },
  };
}

/** Says how many were dropped. */
export function droppedReply(text: Text, count: number): Draft {
  return { blocks: [paragraph(text.spans("mute-dropped", { count }))], buttons: [[watchesButton(text)]], personal: false };
}

/** Asks which of the muted matches to unmute. */
export function unmuteWhichReply(text: Text, muted: readonly MutedRow[]): Draft {
  const matches = muted.flatMap(({ known }) => known ?? []);
  const rows = matchChoices(text, matches.slice(0, rowsShown), { command: "unmute", rest: "" });
  const more = matches.length - rows.length;
  return {
    blocks: [
      paragraph(text.spans("unmute-which")),
      choiceList(rows),
      ...(more > 0 ? [note(text.spans("list-more", { count: more }))] : []),
    ],
    buttons: rows.map(({ button }) => [button]),
    personal: false,
    asks: { command: "unmute", before: "", behind: "" },
  };
}

/** Asks which match of a message to mute. */
export function muteSomeReply(text: Text, { matches, ...of }: { matches: readonly Known[] } & OfMessage): Draft {
  return choicesBelow(text, { key: "mute-which", command: "mute", choices: matchButtons(text, matches, "mute"), of });
}

function mutedSpans(text: Text, { known, until }: Pick<MutedRow, "known" | "until">): Span[] {
  const time = until === null ? null : text.moment(until, "datetime");
  if (!known) return time ? text.spans("mute-done-all-until", { time }) : text.spans("mute-done-all");
  const title = bold(matchTitle(text, known.match));
  return time ? text.spans("mute-done-until", { title, time }) : text.spans("mute-done", { title });
}

function watchesButton(text: Text): Button {
  return { label: text.say("watches-heading"), press: { command: "watches", text: "", replace: false } };
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
