import type { Match } from "../../api/model.ts";
import type { Block, Button, Draft, Span } from "../../chat/reply.ts";
import { endOfTime } from "../../clock.ts";
import { kickOff, matchButton, matchTitle } from "../parts/match.ts";
import { beside, type Paged, pageButtons, pageNote, pageWord } from "../parts/paging.ts";
import { ruleInWords } from "../parts/rule.ts";
import { targetName } from "../parts/targets.ts";
import { bold, type Text } from "../parts/text.ts";
import {
  type BetView,
  betFilterInWords,
  coveredSpans,
  improvementArgs,
  type MatchView,
  openButton,
  stateSpans,
  type Titled,
  type WatchView,
  type WideView,
  watchTitle,
  wordsFor,
} from "./watch-view.ts";

export interface WatchesFacts {
  /** The watches of single matches. */
  watches: Paged<MatchView>;
  /** All others, which stand on the first page. */
  others: readonly (WideView | BetView)[];
  /** Matches to begin with, when nothing is watched. */
  suggestions: readonly { id: number; match: Match }[];
}

/** What a chat watches under its numbers, each with a button that leads to what can be done with it. */
export function watchesReply(text: Text, { watches, others, suggestions }: WatchesFacts): Draft {
  const heading: Block = { kind: "heading", spans: text.spans("watches-heading") };
  if (watches.total + others.length === 0) {
    const none: Block = { kind: "paragraph", spans: text.spans("watches-none") };
    return { blocks: [heading, none], buttons: suggestions.map((known) => [matchButton(text, known)]), personal: false };
  }
  const wide = others.filter((watch) => watch.kind === "wide");
  const bets = others.filter((watch) => watch.kind === "bets");
  return {
    blocks: [
      heading,
      ...listOf(text, watches.shown, matchSpans),
      ...pageNote(text, watches),
      ...headed(
        text.say("wide-heading"),
        wide,
        wide.flatMap((watch) => wideBlocks(text, watch)),
      ),
      ...headed(text.say("valuebets-heading"), bets, listOf(text, bets, betSpans)),
    ],
    buttons: [
      ...[...others, ...watches.shown].map((watch) => [openButton(text, watch)]),
      ...pageButtons(text, watches, (page) => ({ command: "watches", text: pageWord(page) })),
      [
        { label: text.say("log-heading"), press: { command: "log", text: "", replace: false } },
        { label: text.say("clear-button"), press: { command: "unwatch", text: "all", replace: false } },
      ],
    ],
    personal: false,
  };
}

function headed(heading: string, watches: readonly WatchView[], blocks: Block[]): Block[] {
  return watches.length === 0 ? [] : [{ kind: "paragraph", spans: [bold(heading)] }, ...blocks];
}

function listOf<V extends WatchView>(text: Text, watches: readonly V[], spans: (text: Text, watch: V) => Span[]): Block[] {
  if (watches.length === 0) return [];
  const items = watches.map((watch) => spans(text, watch));
  return [{ kind: "list", items, opens: watches.map((watch) => beside(text, openButton(text, watch))) }];
}

function matchSpans(text: Text, watch: MatchView): Span[] {
  const { ref, known, rule, pausedUntil, muted } = watch;
  const args = {
    number: ref,
    title: bold(matchTitle(text, known.match)),
    rule: ruleInWords(text, rule, known.match),
    start: kickOff(text, known.match),
  };
  const pause = pauseOf(text, pausedUntil);
  if (pause) return text.spans(`watches-row-${pause.state}`, { ...args, until: pause.until });
  if (!muted) return text.spans("watches-row", args);
  if (muted.until === null) return text.spans("watches-row-muted", args);
  return text.spans("watches-row-muted-until", { ...args, until: text.moment(muted.until, "datetime") });
}

function betSpans(text: Text, { ref, filter, improvement, pausedUntil }: BetView): Span[] {
  const args = {
    number: ref,
    filter: bold(betFilterInWords(text, filter)),
    rule: text.say("bet-watch-improving", improvementArgs(text, improvement)),
  };
  const pause = pauseOf(text, pausedUntil);
  return pause ? text.spans(`bet-watch-row-${pause.state}`, { ...args, until: pause.until }) : text.spans("bet-watch-row", args);
}

/** How the key of a paused row ends, and until when it is paused; null for one that is not. */
function pauseOf(text: Text, pausedUntil: number | null): { state: string; until: string | Span } | null {
  if (pausedUntil === null) return null;
  if (pausedUntil === endOfTime) return { state: "paused", until: "" };
  return { state: "paused-until", until: text.moment(pausedUntil, "datetime") };
}

function wideBlocks(text: Text, watch: WideView): Block[] {
  const { target, rule, covered, pausedUntil } = watch;
  const args = { name: bold(targetName(text, target)), rule: ruleInWords(text, rule, null) };
  return [
    { kind: "paragraph", spans: text.spans("wide-row", args) },
    { kind: "note", spans: pausedUntil === null ? coveredSpans(text, covered) : stateSpans(text, watch) },
  ];
}

const removableShown = 20;

/** Asks which watch is meant. */
export function unwatchWhichReply(text: Text, watches: readonly (Titled & { ref: string })[]): Draft {
  const which: Block = { kind: "paragraph", spans: text.spans("unwatch-which") };
  const matches = watches.filter(({ kind }) => kind === "match").slice(0, removableShown);
  const others = watches.filter(({ kind }) => kind !== "match");
  return { blocks: [which], buttons: [...others, ...matches].map((watch) => [removeButton(text, watch)]), personal: true };
}

/** Ends one watch. */
function removeButton(text: Text, watch: Titled & { ref: string }): Button {
  const label = text.say("watches-remove", { title: watchTitle(text, watch) });
  return { label, press: { command: "unwatch", text: wordsFor(watch), replace: false } };
}
