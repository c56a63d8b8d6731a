import type { Match } from "../../src/api/model.ts";
import type { Draft } from "../../src/chat/reply.ts";
import type { Board } from "../../src/odds/quote.ts";
import type { Text } from "../../src/replies/parts/text.ts";
import { inlineReply } from "../../src/replies/questions/inline.ts";
import { noon } from "../replies/facts.ts";

/** What is sent to other chats, and said where there is nothing to send. */
export function inlineKindsOf(text: Text, { match, board }: { match: Match; board: Board }): Record<string, Draft> {
  const facts = {
    next: "1",
    ownBooks: [],
    density: "normal",
    linkTo: () => "https://t.me/linewatch_bot?start=m17",
    now: noon,
  } as const;
  const one = { known: { id: 17, match }, board, old: false, failed: false, isMeant: true };
  const reply = inlineReply(text, { ...facts, matches: [one, { ...one, board: null, isMeant: false }] });
  const answers = reply.choices?.items.map(({ answer }, index) => [`inlineReply as sent ${index}`, answer]) ?? [];
  return { inlineReply: inlineReply(text, { ...facts, matches: [] }), ...Object.fromEntries(answers) };
}
