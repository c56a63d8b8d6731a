import type { Block } from "../../chat/reply.ts";
import type { Section, Telling } from "../../delivery/fact-kind.ts";
import type { AlertMatch } from "../../detection/alert-facts.ts";
import type { Manner } from "../../facts/frozen.ts";
import { firstOfEach, movementReply } from "../parts/movement.ts";
import type { Text } from "../parts/text.ts";
import { byLeague, digestReply } from "./digest.ts";
import { messageRef } from "./message.ts";

/** With more matches than this every match is one line. */
const toldInFull = 5;
/** What was noticed this long ago says so. */
const oldMs = 60 * 60_000;

/** What a message says of movements, by league: in full while it is little, a line per match when it is much. */
export function movementSection(text: Text, unsorted: readonly AlertMatch[], { id, manner, now }: Telling): Section {
  const matches = [...byLeague(text, unsorted).values()].flat();
  const facts = { matches, manner, now };
  const first = firstOfEach(matches);
  const isDigest = first.length > toldInFull;
  const { blocks, buttons } = isDigest ? digestReply(text, facts) : movementReply(text, facts);
  const [only, ...others] = first;
  // Where it is of several matches, most of what can be done about it asks which of them.
  const ref = only && others.length === 0 ? `#${only.matchId}` : messageRef(id);
  return {
    blocks: [...awayBlock(text, facts), ...blocks],
    notes: noteBlocks(text, facts, isDigest),
    buttons,
    mute: ref,
    less: ref,
  };
}

/** What is told of movements, and how. */
export interface ToldMatches {
  matches: readonly AlertMatch[];
  manner: Manner;
  now: number;
}

/** After a downtime the message says first that it makes up for that. */
function awayBlock(text: Text, { manner: { away }, matches }: ToldMatches): Block[] {
  if (!away) return [];
  const [from, to] = [text.moment(away.from, "datetime"), text.moment(away.to, "datetime")];
  return [{ kind: "paragraph", spans: text.spans("alert-away", { from, to, count: firstOfEach(matches).length }) }];
}

/** Why this comes now and not before, and what is not in it. */
function noteBlocks(text: Text, { matches, manner: { held, passed }, now }: ToldMatches, isDigest: boolean): Block[] {
  const first = Math.min(...matches.map(({ since }) => since));
  const cameBack = passed["movement"] ?? 0;
  const noticed = firstOfEach(matches).length === 1 ? "alert-noticed" : "alert-noticed-first";
  return [
    ...(now - first >= oldMs ? [text.spans(noticed, { age: text.relative(first, now) })] : []),
    // A digest says in its heading that it is one.
    ...(held === null || held === "away" || (isDigest && held === "digest") ? [] : [text.spans(`alert-held-${held}`)]),
    ...(cameBack > 0 ? [text.spans("alert-came-back", { count: cameBack })] : []),
  ].map((spans) => ({ kind: "note", spans }));
}
