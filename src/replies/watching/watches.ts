import type { Match } from "../../api/model.ts";
import type { Block, Draft, PressButton, Span } from "../../chat/reply.ts";
import { kickOff, matchButton, matchTitle } from "../parts/match.ts";
import { beside, type Paged, pageButtons, pageNote, pageWord } from "../parts/paging.ts";
import { ruleInWords } from "../parts/rule.ts";
import { bold, type Text } from "../parts/text.ts";
import { isForEver, type WatchRow } from "./watch-details.ts";

export interface WatchesFacts {
  watches: Paged<WatchRow>;
  /** How many wide watches and watches on value bets there are beside them; none when left out. */
  others?: number;
  /** Matches to begin with, when nothing is watched. */
  suggestions: readonly { id: number; match: Match }[];
}

/** What a chat watches under its numbers, each with a button that leads to what can be done with it. */
export function watchesReply(text: Text, { watches, others = 0, suggestions }: WatchesFacts): Draft {
  const heading: Block = { kind: "heading", spans: text.spans("watches-heading") };
  if (watches.total + others === 0) {
    const none: Block = { kind: "paragraph", spans: text.spans("watches-none") };
    return { blocks: [heading, none], buttons: suggestions.map((known) => [matchButton(text, known)]), personal: false };
  }
  const items = watches.shown.map((row) => rowSpans(text, row));
  const opens = watches.shown.map((row) => beside(text, detailsButton(text, row)));
  const rows: Block[] = watches.total === 0 ? [] : [{ kind: "list", items, opens }];
  return {
    blocks: [heading, ...rows, ...pageNote(text, watches)],
    buttons: [
      ...watches.shown.map((row) => [detailsButton(text, row)]),
      ...pageButtons(text, watches, (page) => ({ command: "watches", text: pageWord(page) })),
      [
        { label: text.say("log-heading"), press: { command: "log", text: "", replace: false } },
        { label: text.say("clear-button"), press: { command: "unwatch", text: "all", replace: false } },
      ],
    ],
    personal: false,
  };
}

function rowSpans(text: Text, { watch, known, rule, muted }: WatchRow): Span[] {
  const args = {
    number: String(watch.id),
    title: bold(matchTitle(text, known.match)),
    rule: ruleInWords(text, rule, known.match),
    start: kickOff(text, known.match),
  };
  if (watch.pausedUntil === null && muted)
    return muted.until === null
      ? text.spans("watches-row-muted", args)
      : text.spans("watches-row-muted-until", { ...args, until: text.moment(muted.until, "datetime") });
  if (watch.pausedUntil === null) return text.spans("watches-row", args);
  if (isForEver(watch.pausedUntil)) return text.spans("watches-row-paused", args);
  return text.spans("watches-row-paused-until", { ...args, until: text.moment(watch.pausedUntil, "datetime") });
}

function detailsButton(text: Text, { watch, known }: WatchRow): PressButton {
  const label = text.say("watches-open", { number: String(watch.id), title: matchTitle(text, known.match) });
  return { label, press: { command: "watches", text: String(watch.id), replace: true } };
}

/** Asks which watch is meant. */
export function unwatchWhichReply(text: Text, watches: readonly WatchRow[]): Draft {
  const which: Block = { kind: "paragraph", spans: text.spans("unwatch-which") };
  return { blocks: [which], buttons: removeButtons(text, watches), personal: true };
}

function removeButtons(text: Text, watches: readonly WatchRow[]): Draft["buttons"] {
  return watches.slice(0, 20).map(({ known }) => [
    {
      label: text.say("watches-remove", { title: matchTitle(text, known.match) }),
      press: { command: "unwatch", text: `#${known.id}`, replace: false },
    },
  ]);
}
