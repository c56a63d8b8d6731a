import type { Block, Span } from "../../chat/reply.ts";
import type { Reading, Section, Telling } from "../../delivery/fact-kind.ts";
import type { AlertMatch } from "../../detection/alert-facts.ts";
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
  const [only, ...others] = firstOfEach(matches);
  const isList = others.length > 0;
  return {
    blocks,
    notes: [...(isList ? moreSpans(text, movesBesideList(matches)) : []), ...noteSpans(text, matches, telling)].map(noteOf),
    buttons,
    // Where it is of several, what can be done about it asks which of exactly these.
    mute: only && !isList ? `#${only.matchId}` : messageRef(id),
    less: messageRef(id),
  };
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
