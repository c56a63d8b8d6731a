import type { Match } from "../../api/model.ts";
import type { PressButton, Span } from "../../chat/reply.ts";
import { endOfTime } from "../../clock.ts";
import type { Standing } from "../../detection/standings.ts";
import type { Checks } from "../../facts/checks.ts";
import type { Target } from "../../matches/targets.ts";
import type { BetFilter } from "../../rules/bet-filter.ts";
import type { Rule } from "../../rules/rule.ts";
import type { Covered } from "../../watches/expansion.ts";
import { labelsApart } from "../parts/apart.ts";
import { matchTitle, titlesApart } from "../parts/match.ts";
import type { ShownQuiet } from "../parts/quiet-words.ts";
import { ruleInWords } from "../parts/rule.ts";
import { targetName } from "../parts/targets.ts";
import type { Text } from "../parts/text.ts";
import { filterInWords } from "../questions/value-bets.ts";

/** A watch as replies show it. */
export type WatchView = MatchView | WideView | BetView;

interface CommonView {
  /** What calls name it by. */
  ref: string;
  /** Until when it is paused (ms UTC); null while it is not. */
  pausedUntil: number | null;
  /** Its own quiet hours; null follows the chat's. */
  quiet: ShownQuiet | null;
}

export interface MatchView extends CommonView {
  kind: "match";
  known: { id: number; match: Match };
  rule: Rule;
  /** Where its line stands; left out where nobody looked or nothing can be said. */
  standing?: Standing;
  /** How often it is looked at; left out where nothing is promised. */
  checks?: Checks;
  /** What keeps it quiet: until when (ms UTC), null until that is undone, and whether that is about everything. */
  muted: { matchId: number | null; until: number | null } | null;
}

export interface WideView extends CommonView {
  kind: "wide";
  target: Target;
  /** The API's own word; null where nobody knows. */
  sport: string | null;
  rule: Rule;
  covered: Covered;
}

export interface BetView extends CommonView {
  kind: "bets";
  filter: BetFilter;
  /** In millionths. */
  improvement: number;
}

/** What tells one watch from others. */
export type Titled =
  /** The rule where several of the watches are about the match. */
  (Pick<MatchView, "kind" | "known"> & { apart?: Rule }) | Pick<WideView, "kind" | "target"> | Pick<BetView, "kind" | "filter">;

/** What these watches are called where one of them is to be chosen. */
export function watchTitles(text: Text, watches: readonly (Titled & { ref: string })[]): string[] {
  const matches = watches.flatMap((watch) => (watch.kind === "match" ? [watch.known] : []));
  const titles = titlesApart(text, matches);
  const titleOf = new Map(matches.map(({ id }, index) => [id, titles[index]]));
  const titled = watches.map((watch) => ({
    id: watch.ref,
    title: watchTitle(text, watch, watch.kind === "match" ? titleOf.get(watch.known.id) : undefined),
  }));
  return labelsApart(titled, [({ title }) => title, ({ id, title }) => text.say("watches-open", { number: id, title })]);
}

/** What is watched: a match, the name of a target, or which value bets. `match` is what its match is called, where others may be meant. */
export function watchTitle(text: Text, watch: Titled, match?: string): string {
  switch (watch.kind) {
    case "match": {
      const title = match ?? matchTitle(text, watch.known.match);
      const rule = "apart" in watch && watch.apart ? ruleInWords(text, watch.apart, watch.known.match) : null;
      return rule === null ? title : text.say("watch-title-with-rule", { title, rule });
    }
    case "wide":
      return targetName(text, watch.target);
    case "bets":
      return text.say("bet-watch-title", { filter: betFilterInWords(text, watch.filter) });
  }
}

/** "Football · from 5% · within 12 hours", or that nothing is filtered. */
export function betFilterInWords(text: Text, filter: BetFilter): string {
  const words = filterInWords(text, filter);
  return words === "" ? text.say("bet-watch-all") : words;
}

/** "Football · from 5% · improving by 1 percentage point" */
export function betRuleInWords(text: Text, { filter, improvement }: Pick<BetView, "filter" | "improvement">): string {
  const rule = text.say("bet-watch-improving", improvementArgs(text, improvement));
  return text.say("bet-watch-rule-words", { filter: betFilterInWords(text, filter), rule });
}

/** An improvement in percentage points, as texts take it. */
export function improvementArgs(text: Text, improvement: number): { points: number; amount: string } {
  const points = improvement / 10_000;
  return { points, amount: text.number(points) };
}

/** "12 of 30 matches are covered now, until Sunday 18:00." */
export function coveredSpans(text: Text, { count, all, until }: Covered): Span[] {
  if (all === 0) return text.spans("wide-covered-none");
  if (until === null) return text.spans("wide-covered", { count, all });
  return text.spans("wide-covered-until", { count, all, until: text.moment(until, "datetime") });
}

/** Whether a watch is active, or until when it is paused or muted. */
export function stateSpans(text: Text, watch: WatchView): Span[] {
  const { pausedUntil } = watch;
  if (pausedUntil === endOfTime) return text.spans("watch-paused");
  if (pausedUntil !== null) return text.spans("watch-paused-until", { until: text.moment(pausedUntil, "datetime") });
  if (watch.kind !== "match" || !watch.muted) return text.spans("watch-active");
  const { until } = watch.muted;
  return until === null ? text.spans("watch-muted") : text.spans("watch-muted-until", { until: text.moment(until, "datetime") });
}

/** Leads to one watch and what can be done with it. */
export function openButton(text: Text, watch: WatchView): PressButton {
  const title = watch.kind === "bets" ? betFilterInWords(text, watch.filter) : watchTitle(text, watch);
  const label = text.say("watches-open", { number: watch.ref, title });
  return { label, press: { command: "watches", text: watch.ref, replace: true } };
}

/** Leads to the list of watches. */
export function listButton(text: Text, replace = false): PressButton {
  return { label: text.say("watches-heading"), press: { command: "watches", text: "", replace } };
}
