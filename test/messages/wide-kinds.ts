import type { Match } from "../../src/api/model.ts";
import type { Draft } from "../../src/chat/reply.ts";
import { defaultQuiet } from "../../src/chats/settings.ts";
import type { Target } from "../../src/matches/targets.ts";
import { targetChoicesReply } from "../../src/replies/parts/targets.ts";
import type { Text } from "../../src/replies/parts/text.ts";
import { wideDetailsReply } from "../../src/replies/watching/wide-details.ts";
import { wideBlocks, wideButtons, wideOpenButtons, wideWatchReply } from "../../src/replies/watching/wide-watches.ts";
import { defaultRule } from "../../src/rules/rule.ts";
import { noon } from "../replies/facts.ts";
import type { Names } from "./kinds.ts";

/** The messages about wide watches. */
export function wideKindsOf(text: Text, names: Names, match: Match): Record<string, Draft> {
  const targets: Target[] = [
    { kind: "team", named: match.home },
    { kind: "league", named: match.league ?? { ...match.away, sport: null } },
    { kind: "sport", sport: names.sport },
  ];

  const covered = { count: 12, all: 30, until: noon };
  const rows = targets.map((target, nth) => ({
    id: nth + 1,
    target,
    rule: defaultRule,
    covered: { ...covered, until: nth === 0 ? null : noon },
    pausedUntil: nth === 2 ? noon : null,
  }));
  const choice = {
    ...{
      targets: targets.map((target, nth) => ({ ref: refOf(target, nth), target })),
      fitting: true,
      more: true,
      words: names.typed,
    },
    ...{ matches: [{ id: 17, match }], command: "watch", rest: "2.5pp" },
  };
  return {
    wideWatchReply: wideWatchReply(text, {
      id: 12,
      target: { kind: "sport", sport: names.sport },
      rule: defaultRule,
      covered,
      pausedUntil: null,
      created: true,
    }),
    "wideWatchReply without matches": wideWatchReply(text, {
      ...{ id: 12, target: { kind: "team", named: match.home }, rule: defaultRule, created: false, pausedUntil: noon },
      covered: { count: 0, all: 0, until: null },
    }),
    "the wide part of /watches": { blocks: wideBlocks(text, rows), buttons: wideButtons(text, rows), personal: false },
    "the buttons of the wide part": { blocks: wideBlocks(text, rows), buttons: wideOpenButtons(text, rows), personal: false },
    ...Object.fromEntries(
      rows.map((row, nth) => [
        `wideDetailsReply ${nth}`,
        wideDetailsReply(text, {
          ...{ ...row, quiet: nth === 0 ? defaultQuiet : null },
          done: ([null, "changed", "paused"] as const)[nth] ?? null,
        }),
      ]),
    ),
    targetChoicesReply: targetChoicesReply(text, choice),
    "targetChoicesReply of near ones": targetChoicesReply(text, { ...choice, fitting: false, matches: [] }),
    "targetChoicesReply of none": targetChoicesReply(text, { ...choice, fitting: false, targets: [], matches: [] }),
  };
}

/** As the commands make them. */
function refOf(target: Target, nth: number): string {
  return target.kind === "sport" ? `sport#${target.sport.replaceAll(/\s/gu, "_")}` : `${target.kind}#${nth}`;
}
