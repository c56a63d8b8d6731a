import type { PlatformName } from "../../chat/address.ts";
import type { Block, Button, Draft } from "../../chat/reply.ts";
import { button, heading, note, paragraph } from "../parts/blocks.ts";
import type { Text } from "../parts/text.ts";

export interface MyDataFacts {
  /** What is kept, a row of it each. */
  records: readonly object[];
  /** How many of the oldest log entries are not among them. */
  left: number;
  place: "private" | "group";
}

/** Says in a sentence what is kept about a chat; all of it is in the file that comes with it. */
export function myDataReply(text: Text, { records, left, place }: MyDataFacts): Draft {
  if (records.length === 0) return nothingKeptReply(text);
  const forget = button(text.say("mydata-forget"), "forgetme", "", { replace: false });
  return {
    blocks: [
      heading(text.spans("mydata-heading")),
      paragraph(text.spans(place === "group" ? "mydata-what-group" : "mydata-what")),
      ...(left > 0 ? [note(text.spans("mydata-left", { count: left }))] : []),
    ],
    buttons: [[forget]],
    personal: true,
    file: { name: "linewatch-my-data.json", rows: [], data: { kept: records } },
  };
}

/** Says that there is nothing to show, nor to delete. */
export function nothingKeptReply(text: Text): Draft {
  return { blocks: [{ kind: "paragraph", spans: text.spans("mydata-none") }], buttons: matchesButton(text), personal: true };
}

function matchesButton(text: Text): Draft["buttons"] {
  return [[{ label: text.say("start-matches"), press: { command: "matches", text: "", replace: false } }]];
}

export interface ForgetFacts {
  watches: number;
  /** Watches in other chats that no longer say who added them. */
  elsewhere: number;
  /** What features keep about the asker, with the text that warns of it. */
  kept?: readonly { warning: string; count: number }[];
  place: "private" | "group";
  /** The platform on which the chat has another address, for which it goes as well; left out or null for none. */
  sharedWith?: PlatformName | null;
}

/** Asks before everything is deleted. */
export function forgetAskReply(text: Text, { watches, elsewhere, kept = [], place, sharedWith = null }: ForgetFacts): Draft {
  const warnings = kept
    .filter(({ count }) => count > 0)
    .map(({ warning, count }): Block => ({ kind: "paragraph", spans: text.spans(warning, { count }) }));
  const others: Block[] = elsewhere > 0 ? [{ kind: "note", spans: text.spans("forgetme-elsewhere", { count: elsewhere }) }] : [];
  return {
    blocks: [
      { kind: "paragraph", spans: text.spans(place === "group" ? "forgetme-ask-group" : "forgetme-ask", { count: watches }) },
      ...(sharedWith ? [{ kind: "paragraph" as const, spans: text.spans("forgetme-shared", { platform: sharedWith }) }] : []),
      ...warnings,
      ...others,
    ],
    buttons: [
      ...(sharedWith ? [[partButton(text)]] : []),
      [{ label: text.say("forgetme-yes"), press: { command: "forgetme", text: "yes", replace: true } }],
      [
        { label: text.say("forgetme-no"), press: { command: "forgetme", text: "no", replace: true } },
        { label: text.say("about-my-data"), press: { command: "mydata", text: "", replace: false } },
      ],
    ],
    personal: true,
  };
}

/** Leads to where lists that two platforms share are parted. */
export function partButton(text: Text): Button {
  return button(text.say("link-part"), "unlink");
}

/** What goes on after somebody is forgotten, and until when (ms UTC); null for what does not. */
interface Remains {
  breakUntil: number | null;
  backupsUntil: number | null;
}

/** Says what came of it. */
export function forgotReply(
  text: Text,
  forgot: boolean,
  { breakUntil, backupsUntil }: Remains = { breakUntil: null, backupsUntil: null },
): Draft {
  const spans =
    forgot && breakUntil !== null
      ? text.spans("forgetme-break", { until: text.moment(breakUntil, "datetime") })
      : text.spans(forgot ? "forgetme-done" : "forgetme-kept");
  const backups =
    backupsUntil === null ? [] : [note(text.spans("forgetme-backups", { until: text.moment(backupsUntil, "date") }))];
  return {
    blocks: [{ kind: "paragraph", spans }, ...backups],
    buttons: breakUntil === null ? matchesButton(text) : [],
    personal: true,
  };
}
