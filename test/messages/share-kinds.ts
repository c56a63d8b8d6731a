import type { Match } from "../../src/api/model.ts";
import type { Draft } from "../../src/chat/reply.ts";
import type { Board } from "../../src/odds/quote.ts";
import type { Text } from "../../src/replies/parts/text.ts";
import { inlineReply } from "../../src/replies/questions/inline.ts";
import type { Shown } from "../../src/replies/watching/import.ts";
import { sharedAddedReply, sharedReply, shareReply } from "../../src/replies/watching/share.ts";
import { movementBy } from "../../src/rules/rule.ts";
import { codeOf } from "../../src/watches/share-codes.ts";
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

/** What is said of a watch that somebody shares. */
export function shareKindsOf(text: Text, match: Match): Record<string, Draft> {
  const rule = movementBy({ kind: "points", points: 12.5 });
  const shown: Shown = { kind: "match", known: { id: 17, match }, rule };
  const filter = { edge: 0.05, leastPrice: 1.5, mostPrice: null, withinHours: 12, sport: match.sport, book: null };
  const bets: Shown = { kind: "bets", terms: { filter, improvement: 20_000 } };
  const code = codeOf({ kind: "match", matchId: 17, rule: "12.5pp" }) ?? "";
  const link = (start: string) => `https://t.me/linewatch_bot?${start}=${code}`;
  return {
    shareReply: shareReply(text, { shown, way: { person: link("start"), group: link("startgroup") }, until: noon }),
    "shareReply as a line": shareReply(text, { shown: bets, way: { typed: `/import text:${code}` }, until: null }),
    sharedReply: sharedReply(text, { shown, insteadOf: null, code }),
    "sharedReply instead of a rule": sharedReply(text, { shown: bets, insteadOf: "3%", code }),
    sharedAddedReply: sharedAddedReply(text, { shown, undo: 5 }),
    "sharedAddedReply to the own chat": sharedAddedReply(text, { shown, undo: 5, isOwn: true }),
  };
}
