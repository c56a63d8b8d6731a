import type { Match } from "../../api/model.ts";
import type { Press } from "../../chat/press.ts";
import type { Block, Button, Draft } from "../../chat/reply.ts";
import type { Target } from "../../matches/targets.ts";
import type { BetFilter } from "../../rules/bet-filter.ts";
import type { Rule } from "../../rules/rule.ts";
import { matchTitle } from "../parts/match.ts";
import { ruleInWords } from "../parts/rule.ts";
import { targetName } from "../parts/targets.ts";
import { bold, type Text } from "../parts/text.ts";
import { betFilterInWords } from "./watch-view.ts";

/** What tells a chat of a match that it does not watch by itself any more. */
export interface StillTold {
  /** The wide watch that covers it, now or once its turn comes; null when none does. */
  wide: { target: Target; rule: Rule; now: boolean } | null;
  /** The chat's other rules for it. */
  own: readonly Rule[];
  /** What the watches on value bets ask for that its bets may fit. */
  bets: readonly BetFilter[];
}

export interface UnwatchedFacts {
  known: { id: number; match: Match };
  /** The rule of the chat's own watch, or the wide watches that leave the match out; null when it was not watched. */
  ended: { by: "own"; rule: Rule | null } | { by: "wide"; targets: readonly Target[] } | null;
  still: StillTold;
  undo: readonly Button[];
}

/** Says what has ended, and what is told of the match all the same, with the way out of that and the way back. */
export function unwatchedReply(text: Text, facts: UnwatchedFacts): Draft {
  const { known, ended, still, undo } = facts;
  const ref = `#${known.id}`;
  const button = (key: string, press: Press): Button => ({ label: text.say(key), press });
  const out = still.wide ? [button("unwatch-leave-out", { command: "unwatch", text: `${ref} out`, replace: true })] : [];
  const mute = still.bets.length > 0 ? [button("unwatch-mute", { command: "mute", text: ref, replace: false })] : [];
  const again = ended === null && !still.wide ? [button("odds-watch", { command: "watch", text: ref, replace: true })] : [];
  const others = [...mute, button("watches-heading", { command: "watches", text: "", replace: false })];
  const first = [...undo, ...again, ...out];
  return {
    blocks: [endedBlock(text, facts), ...stillBlocks(text, facts)],
    buttons: first.length > 1 || mute.length > 0 ? [first, others].filter((row) => row.length > 0) : [[...first, ...others]],
    personal: false,
  };
}

function endedBlock(text: Text, { known: { match }, ended, still }: UnwatchedFacts): Block {
  const title = bold(matchTitle(text, match));
  if (ended === null) return paragraph(text.spans("unwatch-not-watched", { title }));
  if (ended.by === "wide") {
    const { targets } = ended;
    const names = new Intl.ListFormat(text.language).format(targets.map((target) => targetName(text, target)));
    return paragraph(text.spans("unwatch-excluded", { title, names, count: targets.length }));
  }
  const { rule } = ended;
  if ((!still.wide?.now && still.own.length === 0) || !rule) return paragraph(text.spans("unwatch-done", { title }));
  return paragraph(text.spans("unwatch-own-done", { title, rule: ruleInWords(text, rule, match) }));
}

function stillBlocks(text: Text, { known, still: { wide, own, bets } }: Pick<UnwatchedFacts, "known" | "still">): Block[] {
  const rules = new Intl.ListFormat(text.language).format(own.map((rule) => ruleInWords(text, rule, known.match)));
  const filters = new Intl.ListFormat(text.language).format(bets.map((filter) => betFilterInWords(text, filter)));
  return [
    ...(own.length > 0 ? [paragraph(text.spans("unwatch-still-own", { rules }))] : []),
    ...(wide
      ? [
          paragraph(
            text.spans(wide.now ? "unwatch-still-wide" : "unwatch-later-wide", {
              name: bold(targetName(text, wide.target)),
              rule: ruleInWords(text, wide.rule, null),
            }),
          ),
        ]
      : []),
    ...(bets.length > 0 ? [paragraph(text.spans("unwatch-still-bets", { filters }))] : []),
  ];
}

function paragraph(spans: Extract<Block, { kind: "paragraph" }>["spans"]): Block {
  return { kind: "paragraph", spans };
}
