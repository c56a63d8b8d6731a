import type { Block, Button, Draft, PressButton, Span } from "../../chat/reply.ts";
import type { BetFilter } from "../../rules/bet-filter.ts";
import { betWatchRef } from "../alerts/bet-alert.ts";
import { beside } from "../parts/paging.ts";
import type { ShownQuiet } from "../parts/quiet-words.ts";
import { bold, plain, type Text } from "../parts/text.ts";
import { filterInWords } from "../questions/value-bets.ts";
import { isForEver, quietValue } from "./watch-details.ts";

/** One watch on value bets as a list shows it. */
export interface BetWatchRow {
  id: number;
  filter: BetFilter;
  /** In millionths. */
  improvement: number;
  pausedUntil: number | null;
  /** Its own quiet hours; null follows the chat's. */
  quiet: ShownQuiet | null;
}

export interface BetWatchFacts {
  watch: BetWatchRow;
  created: boolean;
  /** How many bets fit at the moment; null when nobody can say. */
  present: number | null;
  /** The filter as buttons carry it; null when it does not fit there. */
  words: string | null;
}

/** Confirms a watch on value bets: what is told and when, and how many bets there are already. */
export function betWatchReply(text: Text, { watch, created, present, words }: BetWatchFacts): Draft {
  const filter = bold(betFilterInWords(text, watch.filter));
  const now = present === null ? text.spans("bet-watch-now-unknown") : text.spans("bet-watch-now", { count: present });
  return {
    blocks: [
      { kind: "paragraph", spans: text.spans(created ? "bet-watch-done" : "bet-watch-changed", { filter }) },
      { kind: "paragraph", spans: ruleSpans(text, watch) },
      { kind: "paragraph", spans: now },
      { kind: "note", spans: text.spans("valuebets-model") },
    ],
    buttons: [
      [
        ...(words === null ? [] : [to(text.say("valuebets-heading"), "valuebets", words)]),
        to(text.say("watch-stop"), "unwatch", betWatchRef(watch.id)),
        to(text.say("watches-heading"), "watches", ""),
      ],
    ],
    personal: false,
  };
}

/** When the chat is told of a bet. */
function ruleSpans(text: Text, { improvement }: BetWatchRow): Span[] {
  return text.spans("bet-watch-rule", improvementArgs(text, improvement));
}

/** "Football · from 5% · improving by 1 percentage point" */
export function betRuleInWords(text: Text, { filter, improvement }: Pick<BetWatchRow, "filter" | "improvement">): string {
  const rule = text.say("bet-watch-improving", improvementArgs(text, improvement));
  return text.say("bet-watch-rule-words", { filter: betFilterInWords(text, filter), rule });
}

/** An improvement in percentage points, as texts take it. */
export function improvementArgs(text: Text, improvement: number): { points: number; amount: string } {
  const points = improvement / 10_000;
  return { points, amount: text.number(points) };
}

/** "Football · from 5% · within 12 hours", or that nothing is filtered. */
export function betFilterInWords(text: Text, filter: BetFilter): string {
  const words = filterInWords(text, filter);
  return words === "" ? text.say("bet-watch-all") : words;
}

/** The watches on value bets of a chat as a list; nothing when there are none. */
export function betWatchBlocks(text: Text, rows: readonly BetWatchRow[]): Block[] {
  if (rows.length === 0) return [];
  return [
    { kind: "paragraph", spans: [bold(text.say("valuebets-heading"))] },
    {
      kind: "list",
      items: rows.map((row) => rowSpans(text, row)),
      opens: rows.map((row) => beside(text, detailsButton(text, row))),
    },
  ];
}

function rowSpans(text: Text, { id, filter, improvement, pausedUntil }: BetWatchRow): Span[] {
  const args = {
    number: betWatchRef(id),
    filter: bold(betFilterInWords(text, filter)),
    rule: text.say("bet-watch-improving", improvementArgs(text, improvement)),
  };
  if (pausedUntil === null) return text.spans("bet-watch-row", args);
  if (isForEver(pausedUntil)) return text.spans("bet-watch-row-paused", args);
  return text.spans("bet-watch-row-paused-until", { ...args, until: text.moment(pausedUntil, "datetime") });
}

/** One button for each watch on value bets, which leads to what can be done with it. */
export function betWatchButtons(text: Text, rows: readonly BetWatchRow[]): Button[][] {
  return rows.map((row) => [detailsButton(text, row)]);
}

function detailsButton(text: Text, { id, filter }: BetWatchRow): PressButton {
  const label = text.say("watches-open", { number: betWatchRef(id), title: betFilterInWords(text, filter) });
  return { label, press: { command: "watches", text: betWatchRef(id), replace: true } };
}

/** One button for each watch on value bets, which ends it. */
export function betRemoveButtons(text: Text, rows: readonly BetWatchRow[]): Button[][] {
  return rows.map(({ id, filter }) => {
    const title = text.say("bet-watch-title", { filter: betFilterInWords(text, filter) });
    return [to(text.say("watches-remove", { title }), "unwatch", betWatchRef(id))];
  });
}

export interface BetWatchDetailsFacts {
  watch: BetWatchRow;
  /** What has just been done with it. */
  done: "paused" | "resumed" | "changed" | null;
}

/** What a press can set: the least edge, as it is typed. */
const edgesOffered = [0.03, 0.05, 0.08] as const;

/** One watch on value bets with everything that can be done with it. */
export function betWatchDetailsReply(text: Text, { watch, done }: BetWatchDetailsFacts): Draft {
  const { id, filter, pausedUntil } = watch;
  const act = (label: string, command: string, words?: string): Button => {
    const ref = betWatchRef(id);
    return { label, press: { command, text: words === undefined ? ref : `${ref} ${words}`, replace: true } };
  };
  const pauses = [
    act(text.say("watch-pause-hour"), "pause", "1h"),
    act(text.say("watch-pause-morning"), "pause", "morning"),
    act(text.say("watch-pause"), "pause"),
  ];
  return {
    blocks: [
      { kind: "heading", spans: plain(text.say("bet-watch-title", { filter: betFilterInWords(text, filter) })) },
      ...(done === null ? [] : [{ kind: "paragraph" as const, spans: text.spans(`bet-details-${done}`) }]),
      { kind: "paragraph", spans: ruleSpans(text, watch) },
      {
        kind: "facts",
        rows: [
          { label: text.say("watch-details-number"), value: plain(betWatchRef(id)) },
          { label: text.say("settings-name-quiet"), value: plain(quietValue(text, watch)) },
          { label: text.say("watch-details-state"), value: stateSpans(text, pausedUntil) },
        ],
      },
    ],
    buttons: [
      edgesOffered
        .filter((edge) => edge !== filter.edge)
        .map((edge) => act(text.say("valuebets-edge", { edge: text.share(edge) }), "edit", `${edge * 100}%`)),
      pausedUntil === null ? pauses : [act(text.say("watch-resume"), "resume")],
      [
        act(text.say("settings-name-quiet"), "edit", "quiet"),
        act(text.say("watch-stop"), "unwatch"),
        { label: text.say("watches-heading"), press: { command: "watches", text: "", replace: true } },
      ],
    ],
    personal: false,
  };
}

function stateSpans(text: Text, pausedUntil: number | null): Span[] {
  if (pausedUntil === null) return text.spans("watch-active");
  if (isForEver(pausedUntil)) return text.spans("watch-paused");
  return text.spans("watch-paused-until", { until: text.moment(pausedUntil, "datetime") });
}

function to(label: string, command: string, words: string): Button {
  return { label, press: { command, text: words, replace: false } };
}
