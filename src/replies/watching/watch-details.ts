import type { Match } from "../../api/model.ts";
import type { Block, Button, Draft, Span } from "../../chat/reply.ts";
import type { Direction, Rule } from "../../rules/rule.ts";
import type { Threshold } from "../../rules/threshold.ts";
import { kickOff, matchTitle } from "../parts/match.ts";
import { quietInWords, type ShownQuiet } from "../parts/quiet-words.ts";
import { ruleInWords, thresholdInShort } from "../parts/rule.ts";
import { plain, type Text } from "../parts/text.ts";

/** One watch as a list shows it. */
export interface WatchRow {
  watch: { id: number; pausedUntil: number | null; quiet: ShownQuiet | null };
  known: { id: number; match: Match };
  rule: Rule;
  /** What keeps it quiet: until when (ms UTC), null until that is undone, and whether that is about everything. */
  muted: { matchId: number | null; until: number | null } | null;
}

export interface WatchDetailsFacts extends WatchRow {
  /** What has just been done with it. */
  done: "paused" | "resumed" | "changed" | null;
}

/** What a press can set, the quietest first. */
const thresholds: readonly { threshold: Threshold; words: string }[] = [
  { threshold: { kind: "points", points: 5 }, words: "5pp" },
  { threshold: { kind: "points", points: 3 }, words: "3pp" },
  { threshold: { kind: "points", points: 1.5 }, words: "1.5pp" },
];
const directions: readonly Direction[] = ["both", "shortens", "drifts"];

/** One watch with everything that can be done with it. */
export function watchDetailsReply(text: Text, facts: WatchDetailsFacts): Draft {
  const { watch, known, rule, done } = facts;
  const blocks: Block[] = [
    { kind: "heading", spans: plain(matchTitle(text, known.match)) },
    ...(done ? [{ kind: "paragraph" as const, spans: text.spans(`watch-details-${done}`) }] : []),
    {
      kind: "facts",
      rows: [
        { label: text.say("watch-details-number"), value: plain(String(watch.id)) },
        { label: text.say("why-rule"), value: plain(ruleInWords(text, rule, known.match)) },
        { label: text.say("watch-details-start"), value: [kickOff(text, known.match)] },
        { label: text.say("settings-name-quiet"), value: plain(quietValue(text, watch)) },
        { label: text.say("watch-details-state"), value: stateSpans(text, facts) },
      ],
    },
  ];
  return { blocks, buttons: buttonsOf(text, facts), personal: false };
}

/** Its own quiet hours in words, or that they are the chat's. */
export function quietValue(text: Text, { quiet }: Pick<WatchRow["watch"], "quiet">): string {
  return quiet ? quietInWords(text, quiet) : text.say("watch-quiet-as-chat");
}

/** Whether a watch is active, or until when it is paused. */
export function stateSpans(
  text: Text,
  { watch: { pausedUntil }, muted }: { watch: Pick<WatchRow["watch"], "pausedUntil">; muted: WatchRow["muted"] },
): Span[] {
  if (pausedUntil === null && muted) return mutedSpans(text, muted);
  if (pausedUntil === null) return text.spans("watch-active");
  if (isForEver(pausedUntil)) return text.spans("watch-paused");
  return text.spans("watch-paused-until", { until: text.moment(pausedUntil, "datetime") });
}

function mutedSpans(text: Text, { until }: NonNullable<WatchRow["muted"]>): Span[] {
  return until === null ? text.spans("watch-muted") : text.spans("watch-muted-until", { until: text.moment(until, "datetime") });
}

/** The end of a pause that nobody has set lies beyond every calendar. */
export function isForEver(until: number): boolean {
  return until >= 8_640_000_000_000_000;
}

function buttonsOf(text: Text, { watch, known, rule, muted }: WatchDetailsFacts): Button[][] {
  const ref = String(watch.id);
  const to = toWatch(ref);
  return [
    ...editButtons(text, ref, rule),
    pauseButtons(text, ref, watch.pausedUntil),
    [to(text.say("settings-name-quiet"), "edit", "quiet"), ...(muted ? [unmuteButton(text, known.id, muted)] : [])],
    [
      { label: text.say("watch-odds"), press: { command: "odds", text: `#${known.id}`, replace: false } },
      { label: text.say("preview-button"), press: { command: "preview", text: `#${known.id}`, replace: false } },
      to(text.say("watch-stop"), "unwatch"),
      { label: text.say("watches-heading"), press: { command: "watches", text: "", replace: true } },
    ],
  ];
}

function unmuteButton(text: Text, id: number, { matchId }: NonNullable<WatchRow["muted"]>): Button {
  const isAll = matchId === null;
  const press = { command: "unmute", text: isAll ? "all" : `#${id}`, replace: false };
  return { label: text.say(isAll ? "mute-undo-all" : "mute-undo"), press };
}

/** How long a watch can be paused, or that it goes on. */
export function pauseButtons(text: Text, ref: string, pausedUntil: number | null): Button[] {
  const to = toWatch(ref);
  if (pausedUntil !== null) return [to(text.say("watch-resume"), "resume")];
  return [
    to(text.say("watch-pause-hour"), "pause", "1h"),
    to(text.say("watch-pause-morning"), "pause", "morning"),
    to(text.say("watch-pause"), "pause"),
  ];
}

/** The other thresholds and directions that there are for a watch by its number; a target price has neither. */
export function editButtons(text: Text, ref: string, rule: Rule): Button[][] {
  if (rule.kind !== "movement") return [];
  const to = toWatch(ref);
  const present = thresholdInShort(text, rule.threshold);
  const others = thresholds.map(({ threshold, words }) => ({ label: thresholdInShort(text, threshold), words }));
  return [
    others.filter(({ label }) => label !== present).map(({ label, words }) => to(label, "edit", words)),
    directions.filter((one) => one !== rule.direction).map((one) => to(text.say(`watch-edit-${one}`), "edit", one)),
  ];
}

/** Buttons that do something with a watch and show it again. */
function toWatch(ref: string): (label: string, command: string, words?: string) => Button {
  return (label, command, words) => {
    return { label, press: { command, text: words === undefined ? ref : `${ref} ${words}`, replace: true } };
  };
}
