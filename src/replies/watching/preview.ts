import type { Match } from "../../api/model.ts";
import type { Press } from "../../chat/press.ts";
import type { Block, Button, Draft, Span } from "../../chat/reply.ts";
import type { MovementRule } from "../../rules/rule.ts";
import type { Threshold } from "../../rules/threshold.ts";
import { matchTitle } from "../parts/match.ts";
import { inRows } from "../parts/paging.ts";
import { ruleInWords, thresholdInShort } from "../parts/rule.ts";
import { bold, plain, type Text } from "../parts/text.ts";

export interface PreviewFacts {
  known: { id: number; match: Match };
  rule: MovementRule;
  /** From when on prices are known; null when none are. */
  since: number | null;
  /** How many whole days that are; null when the prices do not go back so far. */
  days: number | null;
  alerts: number;
  /** How many of them in the chat's quiet hours. */
  quiet: number;
  hasQuietHours: boolean;
  others: readonly { threshold: Threshold; alerts: number; press: Press | null }[];
  /** The odds service could not be asked. */
  failed: boolean;
}

/** What a rule would have sent in the last days, and what others would have. */
export function previewReply(text: Text, facts: PreviewFacts): Draft {
  const { known, rule, since, others, failed } = facts;
  const heading: Block = { kind: "heading", spans: plain(matchTitle(text, known.match)) };
  const odds = { label: text.say("watch-odds"), press: { command: "odds", text: `#${known.id}`, replace: false } };
  if (since === null)
    return { blocks: [heading, { kind: "paragraph", spans: text.spans("preview-none") }], buttons: [[odds]], personal: false };
  return {
    blocks: [
      heading,
      { kind: "paragraph", spans: text.spans("preview-rule", { rule: bold(ruleInWords(text, rule, known.match)) }) },
      { kind: "paragraph", spans: countSpans(text, { ...facts, since }) },
      ...quietBlock(text, facts),
      { kind: "list", items: others.map((other) => otherSpans(text, other)) },
      { kind: "note", spans: text.spans("preview-explained") },
      ...(failed ? [{ kind: "note" as const, spans: text.spans("odds-failure") }] : []),
    ],
    buttons: [
      ...inRows(
        others.flatMap((other) => watchButton(text, other)),
        3,
      ),
      [odds],
    ],
    personal: false,
  };
}

function countSpans(text: Text, { alerts, days, since }: PreviewFacts & { since: number }): Span[] {
  if (days !== null) return text.spans("preview-count", { days, alerts });
  return text.spans("preview-count-since", { since: text.moment(since, "datetime"), alerts });
}

function quietBlock(text: Text, { hasQuietHours, alerts, quiet }: PreviewFacts): Block[] {
  if (!hasQuietHours || alerts === 0) return [];
  return [{ kind: "paragraph", spans: text.spans("preview-quiet", { quiet }) }];
}

function otherSpans(text: Text, { threshold, alerts }: PreviewFacts["others"][number]): Span[] {
  return text.spans("preview-other", { threshold: thresholdInShort(text, threshold), alerts });
}

function watchButton(text: Text, { threshold, press }: PreviewFacts["others"][number]): Button[] {
  return press ? [{ label: text.say("preview-watch", { threshold: thresholdInShort(text, threshold) }), press }] : [];
}
