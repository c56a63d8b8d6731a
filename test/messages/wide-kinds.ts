import type { Match } from "../../src/api/model.ts";
import type { Draft } from "../../src/chat/reply.ts";
import { defaultQuiet } from "../../src/chats/settings.ts";
import type { Target } from "../../src/matches/targets.ts";
import { targetChoicesReply } from "../../src/replies/parts/targets.ts";
import type { Text } from "../../src/replies/parts/text.ts";
import { wideWatchReply } from "../../src/replies/watching/watch.ts";
import { watchDetailsReply } from "../../src/replies/watching/watch-details.ts";
import type { WideView } from "../../src/replies/watching/watch-view.ts";
import { defaultRule } from "../../src/rules/rule.ts";
import { noon } from "../replies/facts.ts";
import type { Names } from "./kinds.ts";

const covered = { count: 12, all: 30, until: noon };

function targetsOf(names: Names, match: Match): Target[] {
  return [
    { kind: "team", named: match.home },
    { kind: "league", named: match.league ?? { ...match.away, sport: null } },
    { kind: "sport", sport: names.sport },
  ];
}

/** Wide watches in each of their states. */
export function wideViewsOf(names: Names, match: Match): WideView[] {
  return targetsOf(names, match).map((target, nth) => ({
    kind: "wide",
    ref: `${nth + 1}`,
    target,
    sport: names.sport,
    rule: defaultRule,
    covered: { ...covered, until: nth === 0 ? null : noon },
    pausedUntil: nth === 2 ? noon : null,
    quiet: nth === 0 ? defaultQuiet : null,
  }));
}

/** The messages about wide watches. */
export function wideKindsOf(text: Text, names: Names, match: Match): Record<string, Draft> {
  const targets = targetsOf(names, match);
  const views = wideViewsOf(names, match);
  const [first] = views;
  const watch: WideView = {
    kind: "wide",
    ref: "12",
    target: { kind: "sport", sport: names.sport },
    sport: names.sport,
    rule: defaultRule,
    covered,
    pausedUntil: null,
    quiet: null,
  };
  const uncovered = { ...watch, ...first, covered: { count: 0, all: 0, until: null }, pausedUntil: noon };
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
    wideWatchReply: wideWatchReply(text, { watch, created: true }),
    "wideWatchReply without matches": wideWatchReply(text, { watch: uncovered, created: false }),
    ...Object.fromEntries(
      views.map((view, nth) => [
        `watchDetailsReply of a wide watch ${nth}`,
        watchDetailsReply(text, { watch: view, done: ([null, "changed", "paused"] as const)[nth] ?? null }),
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
