import type { Block, Button, Draft } from "../../chat/reply.ts";
import type { Threshold } from "../../rules/threshold.ts";
import { choicesBelow, type OfMessage } from "../alerts/choices-below.ts";
import { thresholdInWords } from "../parts/rule.ts";
import { bold, type Text } from "../parts/text.ts";
import { type BetView, improvementArgs, listButton, type Titled, watchTitle, watchTitles } from "./watch-view.ts";

export interface LessFacts {
  watch: Titled;
  /** What the threshold is of. */
  of: "movement" | "gap";
  threshold: Threshold;
  buttons: readonly Button[];
}

/** Confirms another threshold, with the way back. */
export function lessReply(text: Text, { watch, of, threshold, buttons }: LessFacts): Draft {
  const args = { title: bold(watchTitle(text, watch)), threshold: thresholdInWords(text, threshold) };
  return {
    blocks: [paragraph(text.spans(of === "gap" ? "less-done-gap" : "less-done", args))],
    buttons: [buttons],
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
    buttons: [[...undo, listButton(text)]],
    personal: false,
  };
}

export interface LessBetsFacts {
  /** As it is now. */
  watch: Pick<BetView, "kind" | "ref" | "filter" | "improvement">;
  /** What is larger than before. */
  what: "edge" | "improvement";
  undo: Button;
}

/** Confirms that a watch on value bets tells less, with the way back and on. */
export function lessBetsReply(text: Text, { watch, what, undo }: LessBetsFacts): Draft {
  const { ref, filter, improvement } = watch;
  const spans =
    what === "edge"
      ? text.spans("less-bets-edge", { edge: bold(text.share(filter.edge ?? 0)) })
      : text.spans("less-bets-improvement", improvementArgs(text, improvement));
  const further = (key: string, words: string): Button => {
    return { label: text.say(key), press: { command: "less", text: words, replace: false } };
  };
  return {
    blocks: [paragraph([bold(watchTitle(text, watch))]), paragraph(spans)],
    buttons: [
      [undo, listButton(text)],
      [further("less-bets-larger-edge", ref), further("less-bets-larger-improvement", `${ref} improving`)],
    ],
    personal: false,
  };
}

/** Asks which watch of one message should tell less. */
export function lessWhichReply(text: Text, watches: readonly (Titled & { ref: string })[], of: OfMessage): Draft {
  const shown = [...watches.filter(({ kind }) => kind !== "match"), ...watches.filter(({ kind }) => kind === "match")];
  const titles = watchTitles(text, shown);
  const choices = shown.map(({ ref }, index) => ({ label: titles[index] ?? "", press: { command: "less", text: ref } }));
  return choicesBelow(text, { key: "less-which", command: "less", choices, of });
}

/** A question about which watch, where all of them may be meant. */
export function withAll(text: Text, asked: Draft): Draft {
  const all: Button = { label: text.say("less-all"), press: { command: "less", text: "all", replace: true } };
  return { ...asked, buttons: [[all], ...asked.buttons] };
}

function paragraph(spans: Extract<Block, { kind: "paragraph" }>["spans"]): Block {
  return { kind: "paragraph", spans };
}
