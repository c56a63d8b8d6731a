import { fitsButton } from "../../chat/press.ts";
import type { Block, PressButton, Span } from "../../chat/reply.ts";
import type { Reading, Section, Telling } from "../../delivery/fact-kind.ts";
import type { AlertMatch } from "../../detection/alert-facts.ts";
import { toMicros } from "../../odds/price.ts";
import type { Text } from "../parts/text.ts";
import { messageRef } from "./message.ts";
import { firstOfEach, moreSpans, movementReply, movesBesideList } from "./movement.ts";

/** What was noticed this long ago says so. */
const oldMs = 60 * 60_000;

/** What a message says of movements: one match in full, or a line for each of several. */
export function movementSection(text: Text, matches: readonly AlertMatch[], telling: Telling & Reading): Section {
  const { id, manner, ownBooks, now } = telling;
  const isDigest = manner.held === "digest";
  const { blocks, buttons } = movementReply(text, { id, matches, ownBooks, now, isDigest });
  const isOfLimits = matches.every(({ event }) => event?.kind === "crossed");
  const bet = telling.informationOnly ? null : betButton(text, matches);
  const [only, ...others] = firstOfEach(matches);
  const isList = others.length > 0;
  return {
    blocks,
    notes: [...(isList ? moreSpans(text, movesBesideList(matches)) : []), ...noteSpans(text, matches, telling)].map(noteOf),
    buttons,
    // Where it is of several, what can be done about it asks which of exactly these.
    mute: only && !isList ? `#${only.matchId}` : messageRef(id),
    // A limit isn't reached less often by a larger threshold.
    less: isOfLimits ? null : messageRef(id),
    ...(bet ? { first: bet } : {}),
  };
}

/** Writes down a bet at the one price that reached a limit; null where a call couldn't carry it. */
function betButton(text: Text, matches: readonly AlertMatch[]): PressButton | null {
  const [only, ...others] = matches;
  const event = only?.event;
  if (!only || others.length > 0 || event?.kind !== "crossed" || event.book === null) return null;
  const thousandths = toMicros(event.price) / 1_000 - 1_000;
  if (!["winner", "total"].includes(event.market) || !Number.isInteger(thousandths)) return null;
  const selection = [event.selection, ...(event.line === null ? [] : [event.line])].join(" ");
  // As a fraction, which is the same in every format of prices.
  const press = { command: "bet", text: `#${only.matchId} ${selection} ${thousandths}/1000 at ${event.book}`, replace: false };
  return fitsButton(press) ? { label: text.say("alert-bet"), press } : null;
}

/** Why this comes now and not before, and what is not in it. */
function noteSpans(
  text: Text,
  matches: readonly AlertMatch[],
  { manner: { held, away, passed }, now }: Pick<Telling, "manner" | "now">,
): Span[][] {
  const first = Math.min(...matches.map(({ since }) => since));
  const cameBack = passed["movement"] ?? 0;
  return [
    ...(away ? [text.spans("alert-away", { from: text.moment(away.from, "datetime"), to: text.moment(away.to, "time") })] : []),
    ...(held === null || held === "away" ? [] : [text.spans(`alert-held-${held}`)]),
    ...(now - first >= oldMs && !away ? [text.spans("alert-noticed", { age: text.ago(first, now) })] : []),
    ...(cameBack > 0 ? [text.spans("alert-came-back", { count: cameBack })] : []),
  ];
}

function noteOf(spans: Span[]): Block {
  return { kind: "note", spans };
}
