import type { Match } from "../../src/api/model.ts";
import type { Draft } from "../../src/chat/reply.ts";
import { undoButton } from "../../src/commands/watching/undo.ts";
import { breakAskReply, breakChoicesReply, breakReply, noBreakReply, troubleReply } from "../../src/replies/chat/break.ts";
import { forgotReply } from "../../src/replies/chat/my-data.ts";
import { hourlyReply } from "../../src/replies/chat/settings.ts";
import type { Text } from "../../src/replies/parts/text.ts";
import { lessAllReply, lessBetsReply, lessReply, lessWhichReply } from "../../src/replies/watching/less.ts";
import {
  droppedReply,
  mutedReply,
  muteSomeReply,
  muteWhichReply,
  unmutedReply,
  unmuteWhichReply,
} from "../../src/replies/watching/mute.ts";
import { unwatchedReply } from "../../src/replies/watching/unwatch.ts";
import { movementBy } from "../../src/rules/rule.ts";
import { hour, noon } from "../replies/facts.ts";

/** What is said when a chat wants to hear less. */
export function muteKindsOf(text: Text, match: Match): Record<string, Draft> {
  const known = { id: 17, match };
  const until = noon + 3 * hour;
  const threshold = { kind: "points", points: 12.5 } as const;
  const many = Array.from({ length: 30 }, (_, index) => ({ id: 17 + index, match }));
  const undo = undoButton(text, 12);
  const filter = { edge: 0.05, leastPrice: 1.5, mostPrice: null, withinHours: 12, sport: match.sport, book: null };
  const bets = { kind: "bets", ref: "12", filter, improvement: 20_000 } as const;
  const watch = { kind: "match", ref: "5", known } as const;
  const wide = { kind: "wide", ref: "3", target: { kind: "team", named: match.away } } as const;
  return {
    mutedReply: mutedReply(text, { known, until, also: { until: null } }),
    "mutedReply of everything": mutedReply(text, { known: null, until: null, also: null }),
    muteWhichReply: muteWhichReply(text, {
      muted: [
        { known: null, everything: true, until: null },
        { known: { id: 98, match }, everything: false, until },
        { known: { id: 99, match }, everything: false, until },
      ],
      waiting: [{ because: "mute", until: null, count: 7 }],
      watched: many,
    }),
    unmuteWhichReply: unmuteWhichReply(
      text,
      [98, 99].map((id) => ({ known: { id, match }, everything: false, until })),
    ),
    unmutedReply: unmutedReply(text, { known, ended: true, also: { until } }),
    "unmutedReply of everything": unmutedReply(text, { known: null, ended: false, also: null }),
    muteSomeReply: muteSomeReply(text, { matches: many, message: "abcdefghijklmnopqrstuvwx" }),
    "unwatchedReply of an own rule": unwatchedReply(text, {
      ...{ known, ended: { by: "own", rule: movementBy(threshold) }, undo: [undo] },
      still: {
        wide: { target: { kind: "team", named: match.home }, rule: movementBy(threshold), now: true },
        own: [],
        bets: [filter],
      },
    }),
    "unwatchedReply of a wide watch": unwatchedReply(text, {
      ...{ known, ended: { by: "wide", targets: [{ kind: "team", named: match.home }] }, undo: [undo] },
      still: { wide: null, own: [movementBy(threshold)], bets: [] },
    }),
    "unwatchedReply of what was not watched": unwatchedReply(text, {
      ...{ known, ended: null, undo: [] },
      still: {
        wide: { target: { kind: "team", named: match.home }, rule: movementBy(threshold), now: false },
        own: [],
        bets: [],
      },
    }),
    droppedReply: droppedReply(text, 2),
    breakChoicesReply: breakChoicesReply(text),
    troubleReply: troubleReply(text, { until: null, where: { timeZone: "Europe/London", language: null } }),
    "troubleReply on a break": troubleReply(text, { until, where: { timeZone: "Europe/London", language: null } }),
    breakAskReply: breakAskReply(text, until),
    breakReply: breakReply(text, { until, where: { timeZone: "Europe/London", language: null } }),
    noBreakReply: noBreakReply(text),
    "forgotReply on a break": forgotReply(text, true, { breakUntil: until, backupsUntil: until }),
    lessReply: lessReply(text, { watch, of: "movement", threshold, buttons: [undo] }),
    "lessReply of a gap": lessReply(text, { watch, of: "gap", threshold, buttons: [undo] }),
    lessAllReply: lessAllReply(text, { count: 5, least: null, undo: [undo] }),
    "lessAllReply from so many points on": lessAllReply(text, { count: 5, least: threshold, undo: [undo] }),
    "hourlyReply without a limit": hourlyReply(text, { hourly: null, before: 12 }),
    "hourlyReply of a limit": hourlyReply(text, { hourly: 12, before: null }),
    "lessReply of a wide watch": lessReply(text, { watch: wide, of: "movement", threshold, buttons: [undo, undo] }),
    "lessBetsReply of the edge": lessBetsReply(text, { watch: bets, what: "edge", undo }),
    "lessBetsReply of the improvement": lessBetsReply(text, { watch: bets, what: "improvement", undo }),
    lessWhichReply: lessWhichReply(text, [wide, bets, ...many.map((one) => ({ ...watch, known: one }))], {
      message: "0123456789abcdefghijk",
    }),
  };
}
