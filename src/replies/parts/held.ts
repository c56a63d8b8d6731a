import type { Call } from "../../chat/call.ts";
import type { Block, Button, Span } from "../../chat/reply.ts";
import type { Held } from "../../delivery/held.ts";
import { cutList, paragraph } from "./blocks.ts";
import { bold, type Text } from "./text.ts";

/** More than this would hide what the message is about. */
const mostShown = 4;

/** What keeps a chat's alerts waiting, how many, and until when; nothing where nothing does. */
export function heldBlocks(text: Text, held: readonly Held[], most = mostShown): Block[] {
  if (held.length === 0) return [];
  const items = held.map((one) => heldSpans(text, one));
  return [paragraph([bold(text.say("held-heading"))]), ...cutList(text, items, most)];
}

/** What a link to the bot carries when it opens the drafts that wait. */
export const draftsWord = "drafts";

/** Leads to the drafts among what waits: they are approved in private. */
export function heldButtons(text: Text, held: readonly Held[], call: Pick<Call, "place" | "asked" | "linkTo">): Button[][] {
  if (!held.some(({ because }) => because === "approval")) return [];
  const label = text.say("draft-show");
  const isElsewhere = call.place === "group" && call.asked === undefined;
  if (!isElsewhere) return [[{ label, press: { command: "for", text: draftsWord, replace: false } }]];
  return call.linkTo ? [[{ label, url: call.linkTo(draftsWord, "private") }]] : [];
}

/** What stands in place of a match where what waits is to be dropped. */
export const dropWord = "waiting";

/** Drops what waits for the end of a mute. */
export function dropButton(text: Text): Button {
  return { label: text.say("mute-drop"), press: { command: "mute", text: dropWord, replace: true } };
}

function heldSpans(text: Text, { because, count, until }: Held): Span[] {
  if (because === "away") return text.spans("held-away", { count });
  if (until === null) return text.spans("held-muted", { count });
  if (because === "barred") return text.spans("held-barred", { count, until: text.moment(until, "time") });
  return text.spans("held-row", { because, count, until: text.moment(until, "datetime") });
}
