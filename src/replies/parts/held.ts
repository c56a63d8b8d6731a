import type { Call } from "../../chat/call.ts";
import type { Block, Button, Span } from "../../chat/reply.ts";
import type { Held } from "../../delivery/held.ts";
import { openEnd } from "../../facts/holds.ts";
import { cutList, paragraph } from "./blocks.ts";
import { bold, type Text } from "./text.ts";

/** More than this would hide what the message is about. */
const mostShown = 4;

/** What keeps a chat's alerts waiting, how many, and until when; nothing where nothing does. */
export function heldBlocks(text: Text, held: readonly Held[]): Block[] {
  if (held.length === 0) return [];
  const items = held.map((one) => heldSpans(text, one));
  return [paragraph([bold(text.say("held-heading"))]), ...cutList(text, items, mostShown)];
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

function heldSpans(text: Text, { because, count, until }: Held): Span[] {
  if (because === "away") return text.spans("held-away", { count });
  if (because === "barred") return text.spans("held-barred", { count, until: text.moment(until, "time") });
  if (until === openEnd) return text.spans("held-muted", { count });
  return text.spans("held-row", { because, count, until: text.moment(until, "datetime") });
}
