import type { Block, Button, Draft, Span } from "../../chat/reply.ts";
import type { Direction, GapRule } from "../../rules/rule.ts";
import { formatThreshold, presetNames, presetsFor } from "../../rules/threshold.ts";
import { checksBlocks } from "../parts/checks.ts";
import { factsBlock } from "../parts/facts.ts";
import { kickOff } from "../parts/match.ts";
import { inFittingRows } from "../parts/paging.ts";
import { quietInWords } from "../parts/quiet-words.ts";
import { ruleInWords, thresholdInShort } from "../parts/rule.ts";
import { plain, type Text } from "../parts/text.ts";
import {
  type BetView,
  coveredSpans,
  improvementArgs,
  listButton,
  type MatchView,
  stateSpans,
  type WatchView,
  watchTitle,
} from "./watch-view.ts";

/** What has just been done with a watch. */
export type Done = "paused" | "paused-kept" | "resumed" | "resumed-kept" | "changed" | null;

const directions: readonly Direction[] = ["both", "shortens", "drifts"];
/** The least edges of value bets that a press can set. */
const edgesOffered = [0.03, 0.05, 0.08] as const;
/** The gaps between model and market, in points. */
const gapsOffered = [3, 5, 8] as const;

interface WatchDetails {
  watch: WatchView;
  done: Done;
  /** The code by which readers copy it into their own chats; null or left out where they cannot, or none but one reads it. */
  copy?: string | null;
  /** Whether it's about what else its rule can be, and who else can have it. */
  more?: boolean;
}

/** One watch with the likeliest of what can be done with it, or with what else can. */
export function watchDetailsReply(text: Text, { watch, done, copy = null, more = false }: WatchDetails): Draft {
  const title = watchTitle(text, watch);
  const heading = watch.kind === "wide" ? text.say("wide-details-heading", { name: title }) : title;
  const isCovering = watch.kind === "wide" && watch.pausedUntil === null;
  const blocks: Block[] = [
    { kind: "heading", spans: plain(heading) },
    ...(done === null ? [] : [paragraph(text.spans(doneKey(watch, done)))]),
    ...(watch.kind === "bets" ? [paragraph(text.spans("bet-watch-rule", improvementArgs(text, watch.improvement)))] : []),
    factsBlock(text, factRows(text, watch)),
    ...(watch.kind === "match" && watch.pausedUntil === null ? checksBlocks(text, watch.checks) : []),
    ...(isCovering ? [{ kind: "note" as const, spans: coveredSpans(text, watch.covered) }] : []),
  ];
  return { blocks, buttons: more ? moreButtons(text, watch) : buttonsOf(text, watch, copy), personal: false };
}

function doneKey({ kind }: WatchView, done: string): string {
  if (kind === "wide") return `wide-details-${done}`;
  return kind === "bets" ? `bet-details-${done}` : `watch-details-${done}`;
}

function factRows(text: Text, watch: WatchView): { label: string; value: readonly Span[] }[] {
  const quiet = watch.quiet ? quietInWords(text, watch.quiet) : text.say("watch-quiet-as-chat");
  const match = watch.kind === "match" ? watch.known.match : null;
  return [
    { label: text.say("watch-details-number"), value: plain(watch.ref) },
    ...(watch.kind === "bets" ? [] : [{ label: text.say("why-rule"), value: plain(ruleInWords(text, watch.rule, match)) }]),
    ...(match ? [{ label: text.say("watch-details-start"), value: [kickOff(text, match)] }] : []),
    { label: text.say("settings-name-quiet"), value: plain(quiet) },
    { label: text.say("watch-details-state"), value: stateSpans(text, watch) },
  ];
}

/** What leads on from it, what keeps it quiet, and its end. Where others read along, copying it comes before trying it out. */
function buttonsOf(text: Text, watch: WatchView, copy: string | null): Button[][] {
  const to = toWatch(watch.ref);
  const hasMore = changeButtons(text, watch).length > 0;
  return inFittingRows([
    ...(watch.kind === "match" ? matchButtons(text, watch, copy === null) : []),
    ...pauseButtons(text, watch),
    ...(watch.pausedUntil === null ? [to(text.say("settings-name-quiet"), "edit", "quiet")] : []),
    ...(copy === null ? [] : shareButtons(text, watch, copy)),
    ...(hasMore ? [to(text.say("watch-more"), "watches", "more")] : copy === null ? shareButtons(text, watch, null) : []),
    to(text.say("watch-stop"), "unwatch"),
    listButton(text, true),
  ]);
}

/** What else its rule can be, the way to share it, and the way back. */
function moreButtons(text: Text, watch: WatchView): Button[][] {
  const back = toWatch(watch.ref)(text.say("watch-details-back"), "watches");
  return [...changeButtons(text, watch), ...inFittingRows([...shareButtons(text, watch, null), back])];
}

/** Readers of a channel copy it, all others pass it on. */
function shareButtons(text: Text, { ref }: WatchView, copy: string | null): Button[] {
  if (copy !== null)
    return [{ label: text.say("share-copy"), press: { command: "import", text: copy, replace: false, own: true } }];
  return [{ label: text.say("share-button"), press: { command: "export", text: ref, replace: false } }];
}

/** To the match, and to what the rule would have sent; while alerts are held back, to what ends that. */
function matchButtons(text: Text, { ref, known, muted, pausedUntil }: MatchView, isTried: boolean): Button[] {
  const odds = { label: text.say("watch-odds"), press: { command: "odds", text: `#${known.id}`, replace: false } };
  const preview = { label: text.say("preview-button"), press: { command: "preview", text: ref, replace: false } };
  if (muted) return [odds, unmuteButton(text, known.id, muted)];
  return isTried && pausedUntil === null ? [odds, preview] : [odds];
}

function unmuteButton(text: Text, id: number, { matchId }: NonNullable<MatchView["muted"]>): Button {
  const isAll = matchId === null;
  const press = { command: "unmute", text: isAll ? "all" : `#${id}`, replace: false };
  return { label: text.say(isAll ? "mute-undo-all" : "mute-undo"), press };
}

/** Pausing, or going on and how long else the pause can be; of what's muted as well, going on alone. */
function pauseButtons(text: Text, watch: WatchView): Button[] {
  const to = toWatch(watch.ref);
  if (watch.pausedUntil === null) return [to(text.say("watch-pause"), "pause")];
  const resume = to(text.say("watch-resume"), "resume");
  if (watch.kind === "match" && watch.muted) return [resume];
  return [resume, to(text.say("watch-pause-hour"), "pause", "1h"), to(text.say("watch-pause-morning"), "pause", "morning")];
}

/** What else the rule of a watch can be; a limit has no other thresholds. */
export function changeButtons(text: Text, watch: WatchView): Button[][] {
  if (watch.kind !== "bets") return ruleButtons(text, watch);
  const to = toWatch(watch.ref);
  const others = edgesOffered.filter((edge) => edge !== watch.filter.edge);
  return [others.map((edge) => to(text.say("valuebets-edge", { edge: text.share(edge) }), "edit", `${edge * 100}%`))];
}

function ruleButtons(text: Text, watch: Exclude<WatchView, BetView>): Button[][] {
  const { ref, rule } = watch;
  const to = toWatch(ref);
  if (rule.kind === "gap") return [gapButtons(text, rule, to)];
  if (rule.kind !== "movement") return [];
  const present = thresholdInShort(text, rule.threshold);
  const presets = presetsFor(watch.kind === "match" ? watch.known.match.sport : watch.sport);
  const others = presetNames.map((name) => ({
    label: thresholdInShort(text, presets[name]),
    words: formatThreshold(presets[name]),
  }));
  return [
    others.filter(({ label }) => label !== present).map(({ label, words }) => to(label, "edit", words)),
    directions.filter((one) => one !== rule.direction).map((one) => to(text.say(`watch-edit-${one}`), "edit", one)),
  ].filter((row) => row.length > 0);
}

function gapButtons(text: Text, { threshold }: GapRule, to: ReturnType<typeof toWatch>): Button[] {
  const others = gapsOffered.filter((points) => points !== threshold.points);
  return others.map((points) => to(thresholdInShort(text, { kind: "points", points }), "edit", `${points}pp`));
}

/** Buttons that do something with a watch and show it again. */
function toWatch(ref: string): (label: string, command: string, words?: string) => Button {
  return (label, command, words) => {
    return { label, press: { command, text: words === undefined ? ref : `${ref} ${words}`, replace: true } };
  };
}

function paragraph(spans: readonly Span[]): Block {
  return { kind: "paragraph", spans };
}
