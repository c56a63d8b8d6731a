import type { Block, Button, Draft } from "../../chat/reply.ts";
import type { Answered, DraftState } from "../../delivery/drafts.ts";
import type { Section } from "../../delivery/fact-kind.ts";
import { code } from "../operators/parts.ts";
import { draftsWord } from "../parts/held.ts";
import { bold, plain, type Text } from "../parts/text.ts";
import { belowButton } from "./message.ts";

/** What a chat is to be told, and what has become of that. */
export interface DraftFacts {
  id: number;
  /** What the chat is called. */
  title: string;
  state: DraftState;
  until: number;
  /** What it would be told. */
  sections: readonly Section[];
  /** The chat's own line at the end of that; null for none. */
  footer: string | null;
}

/** A draft in the chat of who is asked: what would be told, until when that is of use, and two buttons. */
export function draftSection(text: Text, drafts: readonly DraftFacts[]): Section {
  return {
    blocks: drafts.flatMap((draft) => blocksOf(text, draft)),
    notes: [],
    buttons: drafts.flatMap(({ id, state }) => (state === "waiting" ? [answers(text, id)] : [])),
    mute: null,
    less: null,
  };
}

function blocksOf(text: Text, { title, state, until, sections, footer }: DraftFacts): Block[] {
  const spans =
    state === "waiting" ? text.spans("draft-until", { until: text.moment(until, "datetime") }) : text.spans(`draft-${state}`);
  return [
    { kind: "paragraph", spans: [bold(text.say("draft-heading", { chat: title }))] },
    ...sections.flatMap(({ blocks }) => blocks),
    ...(footer === null ? [] : [{ kind: "note" as const, spans: plain(footer) }]),
    { kind: "paragraph", spans },
  ];
}

function answers(text: Text, id: number): Button[] {
  // Where no pop-up comes, what it says must not take the draft's place.
  const button = (key: string, word: string): Button => belowButton(text, key, { command: "for", text: `${word} ${id}` });
  return [button("draft-publish", "publish"), button("draft-drop", "drop")];
}

/** Says in a group that its drafts reach nobody, and what to type. */
export function unseenSection(text: Text): Section {
  const spans = text.spans("draft-unseen", { once: code("/settings publish once") });
  return { blocks: [{ kind: "paragraph", spans }], notes: [], buttons: [], mute: null, less: null };
}

/** What came of a press, in one sentence; the draft itself says it as well before long. */
export function draftAnswerReply(text: Text, came: Answered): Draft {
  const key = came.kind === "publishes" ? "draft-approved" : `draft-${came.kind === "before" ? came.state : came.kind}`;
  return { blocks: [{ kind: "paragraph", spans: text.spans(key) }], buttons: [], personal: true, fleeting: true };
}

/** A draft that waits, as it would be told now, and whether there are more. */
export interface WaitingDraft {
  id: number;
  section: Section;
  hasMore: boolean;
}

/** Shows a draft that waits again, with its buttons. */
export function waitingDraftReply(text: Text, draft: WaitingDraft | null): Draft {
  if (!draft) return { blocks: [{ kind: "paragraph", spans: text.spans("draft-none") }], buttons: [], personal: true };
  const next = { label: text.say("page-next"), press: { command: "for", text: `${draftsWord} ${draft.id}`, replace: false } };
  return {
    blocks: draft.section.blocks,
    buttons: [...draft.section.buttons, ...(draft.hasMore ? [[next]] : [])],
    personal: true,
  };
}

/** Whoever presses may not publish there, or nobody says now that they may; what they were asked can still be answered. */
export function draftLostReply(text: Text, title: string): Draft {
  const spans = text.spans("for-lost", { chat: title });
  return { blocks: [{ kind: "paragraph", spans }], buttons: [], personal: true, undoes: true };
}
