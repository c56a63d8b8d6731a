import type { Match } from "../../src/api/model.ts";
import type { Draft } from "../../src/chat/reply.ts";
import type { EventFacts } from "../../src/facts/events.ts";
import { eventsReply } from "../../src/replies/alerts/events.ts";
import type { Text } from "../../src/replies/parts/text.ts";
import type { Line } from "../../src/rules/closing-line.ts";
import { hour, noon } from "../replies/facts.ts";

const line: Line = {
  ...{ market: "winner", line: null, openedAt: noon - 48 * hour, refreshedAt: noon },
  selections: [
    { selection: "home", opened: 0.45, probability: 0.5 },
    { selection: "draw", opened: 0.3, probability: 0.28 },
    { selection: "away", opened: null, probability: 0.22 },
  ],
};

/** The messages about what happens once. */
export function eventKindsOf(text: Text, match: Match): Record<string, Draft> {
  const facts: EventFacts[] = [
    { kind: "reminder", matchId: 17, startsAt: noon + hour, line },
    { kind: "started", matchId: 17, startsAt: noon, line: { ...line, openedAt: null } },
    { kind: "started", matchId: 17, startsAt: noon, line, ended: true },
    { kind: "reminder", matchId: 17, startsAt: noon + hour, line: null },
    { kind: "silent", matchId: 17, since: noon - 3 * hour },
    { kind: "called_off", matchId: 17 },
    { kind: "missing", matchId: 17 },
    { kind: "chat_gone", watches: 5, until: noon + 720 * hour },
  ];
  const all = facts.map((one) => ({ facts: one, match }));
  return {
    ...Object.fromEntries(
      all.map((one, nth) => [
        `eventsReply ${one.facts.kind} ${nth}`,
        eventsReply(text, { happenings: [one], cap: null, now: noon }),
      ]),
    ),
    "eventsReply of several": eventsReply(text, { happenings: all, cap: { count: 12, until: noon, points: 5 }, now: noon }),
  };
}
