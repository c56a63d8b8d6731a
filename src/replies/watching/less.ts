import type { Match } from "../../api/model.ts";
import type { Block, Button, Draft } from "../../chat/reply.ts";
import type { Target } from "../../matches/targets.ts";
import type { Threshold } from "../../rules/threshold.ts";
import { betWatchRef } from "../alerts/bet-alert.ts";
import { matchTitle } from "../parts/match.ts";
import { thresholdInWords } from "../parts/rule.ts";
import { targetName } from "../parts/targets.ts";
import { bold, type Text } from "../parts/text.ts";
import { type BetWatchRow, betFilterInWords, improvementArgs } from "./bet-watches.ts";
import { wideRef } from "./wide-watches.ts";

interface Known {
  id: number;
  match: Match;
}

export interface LessFacts {
  known: Known;
  threshold: Threshold;
  /** The threshold before, in its canonical words; null after an undo. */
  undo: string | null;
}

const matchesShown = 15;
/** The question gives way to what was chosen among so many. */
const fewChoices = 8;

/** Confirms another threshold, with the way back. */
export function lessReply(text: Text, { known, threshold, undo }: LessFacts): Draft {
  const title = bold(matchTitle(text, known.match));
  const press = { command: "less", text: `#${known.id}${undo === null ? "" : ` ${undo}`}`, replace: true };
  return {
    blocks: [paragraph(text.spans("less-done", { title, threshold: thresholdInWords(text, threshold) }))],
    buttons: [[{ label: text.say(undo === null ? "alert-less" : "less-undo"), press }]],
    personal: false,
  };
}

export interface LessAllFacts {
  /** How many watches have a larger threshold now. */
  count: number;
  /** What moves must have at least from now on; null where each threshold went up by a step. */
  least: Threshold | null;
  undo: readonly Button[];
}

/** Says which moves are told from now on, or how many watches tell less, with the way back. */
export function lessAllReply(text: Text, { count, least, undo }: LessAllFacts): Draft {
  const spans = least
    ? text.spans("less-all-from", { threshold: thresholdInWords(text, least) })
    : text.spans("less-all-done", { count });
  return {
    blocks: [paragraph(spans)],
    buttons: [[...undo, watchesButton(text)]],
    personal: false,
  };
}

/** Confirms another threshold of a wide watch, with the way back. */
export function lessWideReply(
  text: Text,
  { target, threshold, undo }: { target: Target; threshold: Threshold; undo: Button },
): Draft {
  const args = { title: bold(targetName(text, target)), threshold: thresholdInWords(text, threshold) };
  return { blocks: [paragraph(text.spans("less-done", args))], buttons: [[undo, watchesButton(text)]], personal: false };
}

export interface LessBetsFacts {
  /** As it is now. */
  watch: BetWatchRow;
  /** What is larger than before. */
  what: "edge" | "improvement";
  undo: Button;
}

/** Confirms that a watch on value bets tells less, with the way back and on. */
export function lessBetsReply(text: Text, { watch, what, undo }: LessBetsFacts): Draft {
  const { id, filter, improvement } = watch;
  const spans =
    what === "edge"
      ? text.spans("less-bets-edge", { edge: bold(text.share(filter.edge ?? 0)) })
      : text.spans("less-bets-improvement", improvementArgs(text, improvement));
  const further = (key: string, words: string): Button => {
    return { label: text.say(key), press: { command: "less", text: words, replace: false } };
  };
  const ref = betWatchRef(id);
  return {
    blocks: [paragraph([bold(text.say("bet-watch-title", { filter: betFilterInWords(text, filter) }))]), paragraph(spans)],
    buttons: [
      [undo, watchesButton(text)],
      [further("less-bets-larger-edge", ref), further("less-bets-larger-improvement", `${ref} improving`)],
    ],
    personal: false,
  };
}

export interface LessWhichFacts {
  wide: readonly { id: number; target: Target }[];
  bets: readonly BetWatchRow[];
  watches: readonly { known: Known }[];
  /** They are those of one message, beside which there may be others. */
  some?: true;
}

/** Asks which watch should tell less. */
export function lessWhichReply(text: Text, { wide, bets, watches, some }: LessWhichFacts): Draft {
  // A long list is a menu on Discord, which is for calls that answer anew.
  const replace = wide.length + bets.length + watches.length <= fewChoices;
  const less = (label: string, words: string): Button[] => [{ label, press: { command: "less", text: words, replace } }];
  const each = [
    ...wide.map(({ id, target }) => less(targetName(text, target), wideRef(id))),
    ...bets.map(({ id, filter }) =>
      less(text.say("bet-watch-title", { filter: betFilterInWords(text, filter) }), betWatchRef(id)),
    ),
    ...watches.slice(0, matchesShown).map(({ known }) => less(matchTitle(text, known.match), `#${known.id}`)),
  ];
  const all: Button = { label: text.say("less-all"), press: { command: "less", text: "all", replace: true } };
  return {
    blocks: [paragraph(text.spans(each.length > 0 ? "less-which" : "less-nothing"))],
    buttons: [...(each.length > 1 && !some ? [[all]] : []), ...each],
    personal: true,
  };
}

function watchesButton(text: Text): Button {
  return { label: text.say("watches-heading"), press: { command: "watches", text: "", replace: false } };
}

function paragraph(spans: Extract<Block, { kind: "paragraph" }>["spans"]): Block {
  return { kind: "paragraph", spans };
}
