import type { Draft } from "../../src/chat/reply.ts";
import { defaultQuiet } from "../../src/chats/settings.ts";
import { quietFacts } from "../../src/commands/input/setting-quiet.ts";
import { matchTitle } from "../../src/replies/parts/match.ts";
import type { Text } from "../../src/replies/parts/text.ts";
import { backupReply } from "../../src/replies/watching/backup.ts";
import { previewGapsReply, previewReply } from "../../src/replies/watching/preview.ts";
import { watchDetailsReply } from "../../src/replies/watching/watch-details.ts";
import { watchQuietReply } from "../../src/replies/watching/watch-quiet.ts";
import type { MatchView } from "../../src/replies/watching/watch-view.ts";
import { defaultRule } from "../../src/rules/rule.ts";
import { noon, northgate } from "../replies/facts.ts";
import type { Names } from "./kinds.ts";
import { fewScored, scored } from "./score-kinds.ts";

/** What is said about watches that a chat has, as messages. */
export function managedKindsOf(text: Text, watches: readonly MatchView[], { home }: Names): Record<string, Draft> {
  const done = ["paused", "resumed", "changed", null] as const;
  const [known = { id: 17, match: northgate }] = watches.map((row) => row.known);
  const others = (["5pp", "3pp"] as const).map((words, index) => {
    const press = { command: "watch", text: `#17 keep ${words}`, replace: false };
    return { threshold: { kind: "points", points: 5 - 2 * index } as const, alerts: 4 + index, press };
  });
  const preview = {
    known,
    rule: defaultRule,
    since: noon,
    days: 7,
    alerts: 14,
    quiet: 3,
    hasQuietHours: true,
    score: scored,
    others,
    failed: false,
  };
  const points = (points: number) => ({ kind: "points", points }) as const;
  const gap = { selection: "home", model: 0.482, market: 0.411 };
  const { alerts: _alerts, days: _days, ...shared } = preview;
  const previewGaps = {
    ...shared,
    rule: { kind: "gap" as const, threshold: points(6), part: null },
    counted: { opened: 3, closed: 2 },
    gap: { gap, isOpen: true },
    others: [4, 8].map((size) => {
      const press = { command: "watch", text: `#17 edge>=${size}pp`, replace: false };
      return { threshold: points(size), opened: size, closed: size - 1, press };
    }),
    own: { command: "watch", text: "#17 edge>=6pp", replace: false },
  };
  const calls = watches.map(({ known }) => `/watch ${home} ${known.id}pp`);
  return {
    ...Object.fromEntries(
      watches.map((row, index) => {
        return [`watchDetailsReply ${index}`, watchDetailsReply(text, { watch: row, done: done[index % 4] ?? null })];
      }),
    ),
    ...Object.fromEntries(
      watches
        .slice(0, 1)
        .map((watch) => ["watchDetailsReply of more", watchDetailsReply(text, { watch, done: null, more: true })]),
    ),
    ...Object.fromEntries(
      [null, "22-22"].map((unknown) => {
        const facts = quietFacts(text, { ...defaultQuiet, on: unknown === null, days: [1, 3] }, unknown ?? "");
        const own = { ref: "41", title: matchTitle(text, known.match), own: unknown === null ? facts.quiet : null };
        return [`watchQuietReply ${unknown}`, watchQuietReply(text, { ...facts, ...own, ofChat: facts.quiet })];
      }),
    ),
    previewReply: previewReply(text, preview),
    "previewReply of few prices": previewReply(text, { ...preview, days: null, alerts: 0, failed: true, score: fewScored }),
    "previewReply without any": previewReply(text, { ...preview, since: null }),
    previewGapsReply: previewGapsReply(text, previewGaps),
    "previewGapsReply without any": previewGapsReply(text, { ...previewGaps, since: null, gap: null }),
    backupReply: backupReply(text, { shown: calls, page: 2, pageSize: 6, total: 90 }),
  };
}
