import type { Block, Button, Draft } from "../../chat/reply.ts";
import type { AlertFacts } from "../../delivery/loop.ts";
import { movementReply } from "../parts/movement.ts";
import type { Text } from "../parts/text.ts";
import { capBlocks, capButtons, lessAllButton } from "./cap.ts";
import { byLeague, digestReply } from "./digest.ts";

/** With more matches than this every match is one line. */
const toldInFull = 5;
/** What was noticed this long ago says so. */
const oldMs = 60 * 60_000;

/** The message that carries what waits for a chat, by league: in full while it is little, a line per match when it is much. */
export function alertReply(text: Text, unsorted: AlertFacts): Draft {
  const facts = { ...unsorted, matches: [...byLeague(text, unsorted.matches).values()].flat() };
  const isDigest = facts.matches.length > toldInFull;
  const { blocks, ...draft } = isDigest ? digestReply(text, facts) : movementReply(text, facts);
  return {
    ...draft,
    blocks: [...awayBlock(text, facts), ...blocks, ...noteBlocks(text, facts, isDigest), ...capBlocks(text, facts.manner.cap)],
    buttons: [...draft.buttons, ...buttonRows(text, facts)],
  };
}

/** What calls mean the matches and watches of one message by. */
export function messageRef(deliveryId: string): string {
  return `message:${deliveryId}`;
}

/** What can be done about an alert; where it is of several matches, most of it asks which of them. */
function buttonRows(text: Text, { matches, deliveryId, manner }: AlertFacts): Button[][] {
  const [only, ...others] = matches;
  const ref = only && others.length === 0 ? `#${only.matchId}` : messageRef(deliveryId);
  const button = (key: string, command: string, words: string): Button => {
    return { label: text.say(key), press: { command, text: words, replace: false } };
  };
  return [
    ...capButtons(text, manner.cap),
    ...(manner.held === "flood" && !manner.cap ? [[lessAllButton(text)]] : []),
    [button("alert-mute", "mute", ref), button("alert-snooze", "snooze", "1h")],
    [button("alert-less", "less", ref), button("alert-why", "why", deliveryId)],
  ];
}

/** After a downtime the message says first that it makes up for that. */
function awayBlock(text: Text, { manner: { away }, matches }: AlertFacts): Block[] {
  if (!away) return [];
  const [from, to] = [text.moment(away.from, "datetime"), text.moment(away.to, "datetime")];
  return [{ kind: "paragraph", spans: text.spans("alert-away", { from, to, count: matches.length }) }];
}

/** Why this comes now and not before, and what is not in it. */
function noteBlocks(text: Text, { matches, manner: { held, cameBack }, now }: AlertFacts, isDigest: boolean): Block[] {
  const first = Math.min(...matches.map(({ since }) => since));
  const noticed = matches.length === 1 ? "alert-noticed" : "alert-noticed-first";
  return [
    ...(now - first >= oldMs ? [text.spans(noticed, { age: text.relative(first, now) })] : []),
    // A digest says in its heading that it is one.
    ...(held === null || held === "away" || (isDigest && held === "digest") ? [] : [text.spans(`alert-held-${held}`)]),
    ...(cameBack > 0 ? [text.spans("alert-came-back", { count: cameBack })] : []),
  ].map((spans) => ({ kind: "note", spans }));
}
