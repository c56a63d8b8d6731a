import type { Block, Button, Draft, Span } from "../../chat/reply.ts";
import { kickOff } from "../parts/match.ts";
import { bold, plain, type Text } from "../parts/text.ts";
import { type Shown, shownRule, shownTitle } from "./import.ts";
import { listButton } from "./watch-view.ts";

/** Where a shared watch is taken over: at an address, else by what is typed. */
export type ShareWay = { person: string; group: string } | { typed: string };

export interface ShareFacts {
  shown: Shown;
  way: ShareWay;
  /** Until when it can be taken over (ms UTC); null where that does not end. */
  until: number | null;
}

/** A watch for others, and how they take it over. */
export function shareReply(text: Text, { shown, way, until }: ShareFacts): Draft {
  const isLink = "person" in way;
  const code = isLink ? way.person : way.typed;
  return {
    blocks: [
      ...watchBlocks(text, shown),
      paragraph([{ kind: "text", text: code, style: "code" }]),
      { kind: "note", spans: isLink ? text.spans("share-how-link") : text.spans("share-how-typed") },
      ...(until === null
        ? []
        : [{ kind: "note" as const, spans: text.spans("share-until", { until: text.moment(until, "date") }) }]),
    ],
    buttons: isLink ? [shareButtons(text, shown, way)] : [],
    personal: false,
  };
}

function shareButtons(text: Text, shown: Shown, { person, group }: Extract<ShareWay, { person: string }>): Button[] {
  const words = `${shownTitle(text, shown)}\n${shownRule(text, shown)}`;
  const send = `https://t.me/share/url?${new URLSearchParams({ url: person, text: words }).toString().replaceAll("+", "%20")}`;
  return [
    { label: text.say("share-send"), url: send },
    { label: text.say("share-group"), url: group },
  ];
}

export interface SharedFacts {
  shown: Shown;
  /** The rule that it takes the place of, in words; null where it takes none's. */
  insteadOf: string | null;
  /** What names it in the press that adds it. */
  code: string;
}

/** What somebody shares, before it is added. */
export function sharedReply(text: Text, { shown, insteadOf, code }: SharedFacts): Draft {
  const add = { label: text.say("share-add"), press: { command: "import", text: code, replace: true } };
  return {
    blocks: [
      ...watchBlocks(text, shown),
      ...(insteadOf === null ? [] : [paragraph(text.spans("share-replaces", { rule: insteadOf }))]),
      { kind: "note", spans: text.spans("share-offer") },
    ],
    buttons: [[add]],
    personal: false,
  };
}

/** Says that a shared watch was added, with the way back. */
export function sharedAddedReply(
  text: Text,
  {
    shown,
    undo,
    isOwn = false,
  }: { shown: Shown; undo: number /** It was added to the reader's own chat, and is read in another. */; isOwn?: boolean },
): Draft {
  return {
    blocks: [
      paragraph(text.spans("share-added", { title: bold(shownTitle(text, shown)) })),
      paragraph(plain(shownRule(text, shown))),
      ...(isOwn ? [{ kind: "note" as const, spans: text.spans("share-added-own") }] : []),
    ],
    buttons: [
      [{ label: text.say("less-undo"), press: { command: "undo", text: String(undo), replace: true } }, listButton(text)],
    ],
    personal: false,
  };
}

/** What is watched, when, and by which rule. */
function watchBlocks(text: Text, shown: Shown): Block[] {
  const start = shown.kind === "match" ? [paragraph([kickOff(text, shown.known.match)])] : [];
  return [{ kind: "heading", spans: plain(shownTitle(text, shown)) }, ...start, paragraph(plain(shownRule(text, shown)))];
}

function paragraph(spans: readonly Span[]): Block {
  return { kind: "paragraph", spans };
}
