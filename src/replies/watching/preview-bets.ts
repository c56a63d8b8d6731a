import type { Block, Button, Draft } from "../../chat/reply.ts";
import type { BetFilter } from "../../rules/bet-filter.ts";
import { betWatchRef } from "../alerts/bet-alert.ts";
import { plain, type Text } from "../parts/text.ts";
import { betFilterInWords } from "./bet-watches.ts";

/** What a watch on value bets has told. */
export interface ToldOfBets {
  watchId: number;
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
      { kind: "heading", spans: plain(text.say("bet-watch-title", { filter: betFilterInWords(text, filter) })) },
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

function edgeButtons(text: Text, { watchId, atEdges }: ToldOfBets): Button[] {
  return atEdges.map(({ edge }) => ({
    label: text.say("valuebets-edge", { edge: text.share(edge) }),
    press: { command: "edit", text: `${betWatchRef(watchId)} ${Number((edge * 100).toFixed(3))}%`, replace: false },
  }));
}

function lastButtons(text: Text, { words, told }: Pick<PreviewBetsFacts, "words" | "told">): Button[] {
  const to = (key: string, command: string, said: string): Button => {
    return { label: text.say(key), press: { command, text: said, replace: false } };
  };
  return [
    ...(words === null ? [] : [to("valuebets-heading", "valuebets", words)]),
    ...(told ? [to("bet-alert-watch", "watches", betWatchRef(told.watchId))] : []),
    ...(told || words === null ? [] : [to("valuebets-watch", "watch", `valuebets ${words}`.trimEnd())]),
  ];
}
