import type { Failed } from "../../api/errors.ts";
import type { Match } from "../../api/model.ts";
import type { Press } from "../../chat/press.ts";
import type { Block, Button, Draft, Span } from "../../chat/reply.ts";
import type { Score } from "../../detection/score.ts";
import type { BetFilter } from "../../rules/bet-filter.ts";
import type { GapNow } from "../../rules/gap.ts";
import type { GapRule, Rule } from "../../rules/rule.ts";
import type { Threshold } from "../../rules/threshold.ts";
import { failureNotes } from "../parts/failure.ts";
import { matchTitle } from "../parts/match.ts";
import { inRows } from "../parts/paging.ts";
import { ruleInWords, thresholdInShort } from "../parts/rule.ts";
import { bold, plain, type Text } from "../parts/text.ts";
import { scoreSentence } from "./score.ts";
import { gapSpans } from "./watch.ts";
import { watchTitle } from "./watch-view.ts";

interface PreviewShared {
  known: { id: number; match: Match };
  /** How many alerts would have come in the chat's quiet hours. */
  quiet: number;
  hasQuietHours: boolean;
  /** Of the alerts of all chats by such a rule. */
  score: Score;
  /** The odds service could not be asked. */
  failed: Failed;
}

export interface PreviewFacts extends PreviewShared {
  rule: Rule;
  /** From when on prices are known; null when none are. */
  since: number | null;
  /** How many whole days that are; null when the prices do not go back so far. */
  days: number | null;
  alerts: number;
  others: readonly { threshold: Threshold; alerts: number; press: Press | null }[];
}

/** How many gaps would have been told of. */
export interface GapsCounted {
  opened: number;
  closed: number;
}

export interface PreviewGapFacts extends PreviewShared {
  rule: GapRule;
  /** From when on it is known what the model thought, with prices beside; null when it is not. */
  since: number | null;
  counted: GapsCounted;
  /** How the gap stands; null when that is not known. */
  gap: GapNow | null;
  others: readonly (GapsCounted & { threshold: Threshold; press: Press | null })[];
  /** The call that watches by this very rule. */
  own: Press | null;
}

/** What a rule would have sent in the last days, and what others would have. */
export function previewReply(text: Text, facts: PreviewFacts): Draft {
  const { known, rule, since, others, failed } = facts;
  const heading = headingOf(text, known.match);
  if (since === null)
    return {
      blocks: [heading, { kind: "paragraph", spans: text.spans("preview-none") }],
      buttons: [[oddsButton(text, known.id)]],
      personal: false,
    };
  return {
    blocks: [
      heading,
      ruleBlock(text, rule, known.match),
      { kind: "paragraph", spans: countSpans(text, { ...facts, since }) },
      ...quietBlock(text, facts, facts.alerts),
      ...scoreBlock(text, facts),
      ...(others.length === 0 ? [] : [{ kind: "list" as const, items: others.map((other) => otherSpans(text, other)) }]),
      { kind: "note", spans: text.spans("preview-explained") },
      ...failureNote(text, failed),
    ],
    buttons: buttonsOf(text, known.id, others),
    personal: false,
  };
}

/** How often a gap would have opened and closed since it is known what the model thought, and how it stands now. */
export function previewGapsReply(text: Text, facts: PreviewGapFacts): Draft {
  const { known, rule, since, counted, others, own, failed } = facts;
  const blocks = [headingOf(text, known.match), ruleBlock(text, rule, known.match)];
  if (since === null)
    return {
      blocks: [
        ...blocks,
        { kind: "paragraph", spans: text.spans("preview-gaps-none") },
        gapBlock(text, facts),
        ...scoreBlock(text, facts),
      ],
      buttons: buttonsOf(text, known.id, [{ threshold: rule.threshold, press: own }]),
      personal: false,
    };
  const args = { since: text.moment(since, "datetime"), ...figuresOf(text, counted) };
  return {
    blocks: [
      ...blocks,
      { kind: "paragraph", spans: text.spans("preview-gaps-count", args) },
      ...quietBlock(text, facts, counted.opened + counted.closed),
      gapBlock(text, facts),
      ...scoreBlock(text, facts),
      {
        kind: "list",
        items: others.map((other) =>
          text.spans("preview-gaps-other", { threshold: thresholdInShort(text, other.threshold), ...figuresOf(text, other) }),
        ),
      },
      { kind: "note", spans: text.spans("preview-gaps-explained") },
      ...failureNote(text, failed),
    ],
    buttons: buttonsOf(text, known.id, others),
    personal: false,
  };
}

function figuresOf(text: Text, { opened, closed }: GapsCounted) {
  return { opened: text.number(opened), closed: text.number(closed) };
}

function gapBlock(text: Text, { gap, known }: PreviewGapFacts): Block {
  return { kind: "paragraph", spans: gapSpans(text, gap, known) };
}

function headingOf(text: Text, match: Match): Block {
  return { kind: "heading", spans: plain(matchTitle(text, match)) };
}

function ruleBlock(text: Text, rule: Rule, match: Match): Block {
  return { kind: "paragraph", spans: text.spans("preview-rule", { rule: bold(ruleInWords(text, rule, match)) }) };
}

function failureNote(text: Text, failed: Failed): Block[] {
  return failureNotes(text, failed);
}

function buttonsOf(text: Text, id: number, others: readonly { threshold: Threshold; press: Press | null }[]): Button[][] {
  return [
    ...inRows(
      others.flatMap((other) => watchButton(text, other)),
      3,
    ),
    [oddsButton(text, id)],
  ];
}

function oddsButton(text: Text, id: number): Button {
  return { label: text.say("watch-odds"), press: { command: "odds", text: `#${id}`, replace: false } };
}

function countSpans(text: Text, { alerts, days, since }: PreviewFacts & { since: number }): Span[] {
  if (days !== null) return text.spans("preview-count", { days, alerts });
  return text.spans("preview-count-since", { since: text.moment(since, "datetime"), alerts });
}

function quietBlock(text: Text, { hasQuietHours, quiet }: PreviewShared, alerts: number): Block[] {
  if (!hasQuietHours || alerts === 0) return [];
  return [{ kind: "paragraph", spans: text.spans("preview-quiet", { quiet }) }];
}

function scoreBlock(text: Text, { score }: PreviewShared): Block[] {
  const spans = scoreSentence(text, score);
  return spans ? [{ kind: "paragraph", spans }] : [];
}

function otherSpans(text: Text, { threshold, alerts }: PreviewFacts["others"][number]): Span[] {
  return text.spans("preview-other", { threshold: thresholdInShort(text, threshold), alerts });
}

function watchButton(text: Text, { threshold, press }: { threshold: Threshold; press: Press | null }): Button[] {
  return press ? [{ label: text.say("preview-watch", { threshold: thresholdInShort(text, threshold) }), press }] : [];
}

/** What a watch on value bets has told. */
export interface ToldOfBets {
  ref: string;
  since: number;
  appeared: number;
  improved: number;
  /** How many of its bets had at least these edges when they were told. */
  atEdges: readonly { edge: number; count: number }[];
}

export interface PreviewBetsFacts {
  filter: BetFilter;
  /** The filter as buttons carry it; null when it does not fit there. */
  words: string | null;
  /** How many bets fit at the moment; null when nobody can say. */
  present: number | null;
  /** Null where there is no watch by this filter. */
  told: ToldOfBets | null;
}

/** That value bets of the past cannot be counted, how many there are now, and what a watch has told of. */
export function previewBetsReply(text: Text, { filter, words, present, told }: PreviewBetsFacts): Draft {
  const now = present === null ? text.spans("preview-bets-unknown") : text.spans("preview-bets-now", { count: present });
  return {
    blocks: [
      { kind: "heading", spans: plain(watchTitle(text, { kind: "bets", filter })) },
      { kind: "paragraph", spans: text.spans("preview-bets-none") },
      { kind: "paragraph", spans: now },
      ...(told ? toldBlocks(text, told) : []),
    ],
    buttons: [...(told ? [edgeButtons(text, told)] : []), lastButtons(text, { words, told })],
    personal: false,
  };
}

function toldBlocks(text: Text, { since, appeared, improved, atEdges }: ToldOfBets): Block[] {
  const args = { since: text.moment(since, "datetime"), appeared: text.number(appeared), improved: text.number(improved) };
  const paragraph: Block = { kind: "paragraph", spans: text.spans("preview-bets-told", args) };
  if (appeared === 0) return [paragraph];
  const items = atEdges.map(({ edge, count }) =>
    text.spans("preview-bets-edge", { edge: text.share(edge), count: text.number(count) }),
  );
  return [paragraph, { kind: "list", items }];
}

function edgeButtons(text: Text, { ref, atEdges }: ToldOfBets): Button[] {
  return atEdges.map(({ edge }) => ({
    label: text.say("valuebets-edge", { edge: text.share(edge) }),
    press: { command: "edit", text: `${ref} ${Number((edge * 100).toFixed(3))}%`, replace: false },
  }));
}

function lastButtons(text: Text, { words, told }: Pick<PreviewBetsFacts, "words" | "told">): Button[] {
  const to = (key: string, command: string, said: string): Button => {
    return { label: text.say(key), press: { command, text: said, replace: false } };
  };
  return [
    ...(words === null ? [] : [to("valuebets-heading", "valuebets", words)]),
    ...(told ? [to("bet-alert-watch", "watches", told.ref)] : []),
    ...(told || words === null ? [] : [to("valuebets-watch", "watch", `valuebets ${words}`.trimEnd())]),
  ];
}
