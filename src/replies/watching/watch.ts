import type { Match } from "../../api/model.ts";
import { fitsButton } from "../../chat/press.ts";
import type { Block, Button, Draft, Span } from "../../chat/reply.ts";
import type { Checks } from "../../facts/checks.ts";
import { fromMicros } from "../../odds/price.ts";
import { sizesBeside } from "../../rules/calmer.ts";
import type { Example } from "../../rules/example.ts";
import type { GapNow } from "../../rules/gap.ts";
import type { MovementRule, Rule, TargetRule } from "../../rules/rule.ts";
import type { LimitNow } from "../../rules/rule-events.ts";
import { formatThreshold, type Threshold } from "../../rules/threshold.ts";
import { pingButton } from "../chat/ping.ts";
import { button, heading, note, paragraph } from "../parts/blocks.ts";
import { checkedMatchSpans, checksBlocks } from "../parts/checks.ts";
import { selectionName } from "../parts/markets.ts";
import { matchTitle } from "../parts/match.ts";
import { inFittingRows, rowsShown } from "../parts/paging.ts";
import { closingInShort, gapInShort, partName, ruleInWords, thresholdInShort } from "../parts/rule.ts";
import { targetName } from "../parts/targets.ts";
import { bold, onLines, type Text } from "../parts/text.ts";
import { changeButtons } from "./watch-details.ts";
import { type BetView, betFilterInWords, coveredSpans, improvementArgs, listButton, type WideView } from "./watch-view.ts";

export interface WatchFacts {
  known: { id: number; match: Match };
  /** The number of the watch. */
  ref: string;
  rule: Rule;
  /** A way that would satisfy the rule today; null when there is none to show. */
  example: Example | null;
  /** Where the price of a limit stands; null for other rules, and while it is not known. */
  limit: LimitNow | null;
  /** The widest gap that the rule is about; null for other rules, and while it is not known. */
  gap: GapNow | null;
  /** Whether there are odds to start from. */
  hasOdds: boolean;
  created: boolean;
  /** How often the match is looked at; left out where nothing is promised. */
  checks?: Checks | null;
  /** Whether alerts of the chat can mention who asks for it. */
  hasPings?: boolean;
}

/** Confirms a watch: the rule in words, with a price it would mean today, and buttons that change it. */
export function watchReply(text: Text, facts: WatchFacts): Draft {
  const { known, rule, created, hasOdds } = facts;
  const blocks: Block[] = [
    heading(matchTitle(text, known.match)),
    ...ruleBlocks(text, {
      key: created ? "watch-done" : "watch-changed",
      rule,
      match: known.match,
      example: exampleLines(text, facts),
    }),
    ...limitBlock(text, facts),
    ...gapBlocks(text, facts),
  ];
  blocks.push(...checksBlocks(text, facts.checks));
  if (!hasOdds && rule.kind !== "posted") blocks.push(note(text.spans("watch-first-board")));
  return { blocks, buttons: buttonsOf(text, facts), personal: false };
}

export interface BesideFacts {
  known: { id: number; match: Match };
  rule: Rule;
  /** Those of the same kind that there are. */
  present: readonly { ref: string; rule: Rule }[];
  /** The rule as buttons carry it. */
  words: string;
}

/** Asks whether a rule stands beside another of its kind or takes its place. */
export function besideReply(text: Text, { known, rule, present, words }: BesideFacts): Draft {
  const inWords = (one: Rule) => ruleInWords(text, one, known.match);
  const rules = new Intl.ListFormat(text.language).format(present.map((one) => inWords(one.rule)));
  const title = bold(matchTitle(text, known.match));
  const answer = (label: string, how: string): Button[] => {
    const press = { command: "watch", text: [`#${known.id}`, words, how].filter(Boolean).join(" "), replace: true };
    return fitsButton(press) ? [{ label, press }] : [];
  };
  const replacing = present.slice(0, rowsShown).map((one): Button[] => {
    const many = text.say("watch-beside-replace-one", { number: one.ref, rule: inWords(one.rule) });
    return answer(present.length === 1 ? text.say("watch-beside-replace") : many, `replace ${one.ref}`);
  });
  return {
    blocks: [
      { kind: "paragraph", spans: text.spans("watch-beside", { title, rules: bold(rules), rule: bold(inWords(rule)) }) },
      ...(replacing.length < rowsShown ? [{ kind: "note" as const, spans: text.spans("watch-beside-typed") }] : []),
    ],
    buttons: [answer(text.say("watch-beside-add"), "add"), ...replacing, [listButton(text)]],
    personal: false,
  };
}

interface WideWatchFacts {
  watch: WideView;
  created: boolean;
  /** The first of its matches, and how often that is looked at; left out where nothing is promised. */
  next?: { match: Match; checks: Checks } | null;
}

/** Confirms a wide watch: the rule in words, and which matches are covered now. */
export function wideWatchReply(text: Text, { watch, created, next }: WideWatchFacts): Draft {
  const { ref, target, rule, covered } = watch;
  return {
    blocks: [
      heading(targetName(text, target)),
      ...ruleBlocks(text, { key: created ? "wide-done" : "wide-changed", rule, match: null, example: [] }),
      { kind: "paragraph", spans: coveredSpans(text, covered) },
      ...(next ? [{ kind: "list" as const, items: [checkedMatchSpans(text, next)] }] : []),
      { kind: "note", spans: text.spans("wide-explained") },
    ],
    buttons: [...changeButtons(text, watch), [stopButton(text, ref), listButton(text)]],
    personal: false,
  };
}

export interface BetWatchFacts {
  watch: BetView;
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
  const bets = { label: text.say("valuebets-heading"), press: { command: "valuebets", text: words ?? "", replace: false } };
  return {
    blocks: [
      { kind: "paragraph", spans: text.spans(created ? "bet-watch-done" : "bet-watch-changed", { filter }) },
      { kind: "paragraph", spans: text.spans("bet-watch-rule", improvementArgs(text, watch.improvement)) },
      { kind: "paragraph", spans: now },
      { kind: "note", spans: text.spans("valuebets-model") },
    ],
    buttons: [[...(words === null ? [] : [bets]), stopButton(text, watch.ref), listButton(text)]],
    personal: false,
  };
}

function stopButton(text: Text, ref: string): Button {
  return { label: text.say("watch-stop"), press: { command: "unwatch", text: ref, replace: false } };
}

interface Confirmed {
  /** What was done, with the rule in it. */
  key: string;
  rule: Rule;
  match: Match | null;
  example: readonly Span[][];
}

/** What a chat will be told: the rule as a sentence, and every condition as another. Without a match its sides have no names. */
function ruleBlocks(text: Text, { key, rule, match, example }: Confirmed): Block[] {
  const conditions = conditionsOf(text, rule, match);
  const sentence = text.spans(key, { rule: ruleSentence(text, rule, match) });
  if (conditions.length === 0) return [paragraph(onLines([sentence, ...example]))];
  return [
    paragraph(sentence),
    { kind: "list", items: conditions },
    ...(example.length === 0 ? [] : [paragraph(onLines(example))]),
  ];
}

function ruleSentence(text: Text, rule: Rule, match: Match | null): string {
  switch (rule.kind) {
    case "movement":
      return text.say("watch-rule", {
        ...measureOf(rule.reducer),
        direction: rule.direction,
        rule: thresholdInShort(text, rule.threshold),
      });
    case "target":
      return targetSentence(text, rule, match);
    case "gap":
      return text.say("watch-gap", {
        of: rule.part?.selection ? "outcome" : "any",
        selection: rule.part ? partName(text, rule.part, match) : "",
        rule: thresholdInShort(text, rule.threshold),
      });
    default: {
      const { book = null } = rule;
      return text.say(`watch-${rule.kind}`, { measure: book === null ? "any" : "book", book: book ?? "" });
    }
  }
}

function targetSentence(text: Text, { side, price, part, reducer, agreeing }: TargetRule, match: Match | null): string {
  return text.say(agreeing > 0 ? "watch-target-books" : "watch-target", {
    ...measureOf(reducer),
    books: agreeing,
    side,
    selection: partName(text, part, match),
    price: text.limit(fromMicros(price)),
  });
}

function measureOf(reducer: MovementRule["reducer"]): { measure: string; book: string } {
  return { measure: reducer.by, book: reducer.by === "book" ? reducer.book : "" };
}

function conditionsOf(text: Text, rule: Rule, match: Match | null): Span[][] {
  if (rule.kind === "gap") return [text.spans("watch-gap-closes", { points: closingInShort(text, rule) })];
  if (rule.kind === "target") return [text.spans(rule.again ? "watch-again" : "watch-once")];
  const only = rule.part ? [text.spans("watch-only", { part: bold(partName(text, rule.part, match)) })] : [];
  return rule.kind === "movement" ? [...only, ...movementConditions(text, rule)] : only;
}

function movementConditions(text: Text, { agreeing, since, from, prices, withinHours, phase, fast }: MovementRule): Span[][] {
  const price = (micros: number) => text.limit(fromMicros(micros));
  return [
    ...(agreeing > 0 ? [text.spans("watch-agreeing", { books: agreeing })] : []),
    ...(from === null ? [] : [text.spans("watch-from", { price: price(from) })]),
    ...(since === "told"
      ? []
      : [since === "open" ? text.spans("watch-since-open") : text.spans("watch-since", { hours: since })]),
    ...(prices ? [text.spans("watch-prices", { least: price(prices.least), most: price(prices.most) })] : []),
    ...(withinHours === null ? [] : [text.spans("watch-within", { hours: withinHours })]),
    ...(phase === null ? [] : [text.spans(`watch-${phase}`)]),
    ...(fast ? [text.spans("watch-fast")] : []),
  ];
}

/** A way that would be told, and where counting begins when the price has passed the person's own. */
function exampleLines(text: Text, { rule, example, known }: WatchFacts): Span[][] {
  if (rule.kind !== "movement" || !example) return [];
  const isFair = rule.reducer.by === "consensus" && rule.from === null;
  const price = (value: number) => (isFair ? text.fairPrice(1 / value) : text.price(Math.round(value * 100) / 100));
  const selection = selectionName(text, known.match, example);
  const own = rule.from === null ? null : fromMicros(rule.from);
  const passed = own !== null && own !== example.from;
  return [
    ...(passed ? [text.spans("watch-from-passed", { own: text.limit(own), now: price(example.from) })] : []),
    text.spans("watch-example", { selection, from: price(example.from), to: price(example.to) }),
  ];
}

/** A limit that is passed already alerts late, and would seem forgotten. */
function limitBlock(text: Text, { rule, limit }: WatchFacts): Block[] {
  if (rule.kind !== "target" || !limit) return [];
  const { isBeyond } = limit;
  const price = rule.reducer.by === "consensus" ? text.fairPrice(1 / limit.price) : text.price(limit.price);
  const key = isBeyond ? "watch-target-passed" : rule.agreeing > 0 ? "watch-target-now-books" : "watch-target-now";
  return [{ kind: "paragraph", spans: text.spans(key, { price, books: rule.agreeing }) }];
}

/** The widest gap now; one that is open already tells of itself only when it closes. */
function gapBlocks(text: Text, { rule, gap: now, known: { match } }: WatchFacts): Block[] {
  if (rule.kind !== "gap") return [];
  return [
    { kind: "paragraph", spans: gapSpans(text, now, { match, open: "watch-gap-open" }) },
    { kind: "note", spans: text.spans("predictions-note") },
  ];
}

/** How the widest gap stands, and in other words where it is open. */
export function gapSpans(
  text: Text,
  now: GapNow | null,
  { match, open = "watch-gap-now" }: { match: Match; open?: string },
): Span[] {
  if (!now) return text.spans("watch-gap-unknown");
  return text.spans(now.isOpen ? open : "watch-gap-now", {
    selection: selectionName(text, match, { market: "winner", selection: now.gap.selection, line: null }),
    gap: gapInShort(text, now.gap),
    model: text.percent(now.gap.model),
    market: text.percent(now.gap.market),
  });
}

/** The likeliest next steps first: another size, one side, a limit. Stop and the list are last. */
function buttonsOf(text: Text, facts: WatchFacts): Button[][] {
  const { known, ref, rule } = facts;
  const about = `#${known.id}`;
  const opens = (key: string, command: string, words = about) => button(text.say(key), command, words, { replace: false });
  const pings = facts.hasPings ? [pingButton(text, known.id)] : [];
  const end = [opens("watch-stop", "unwatch"), listButton(text)];
  if (rule.kind !== "movement") {
    const preview = rule.kind === "gap" ? [opens("preview-button", "preview", ref)] : [];
    return [...inFittingRows([opens("watch-odds", "odds"), ...preview, ...pings]), end];
  }
  const side = rule.part?.selection ? [] : [opens("watch-one-side", "watch", `${about} keep side`)];
  return [sizeButtons(text, facts, rule), [...side, opens("price-alert", "watch", `${about} limit`), ...pings], end].filter(
    (row) => row.length > 0,
  );
}

/** Alerts for smaller or only for bigger moves; the rest of the rule stays. */
function sizeButtons(text: Text, { known: { id, match } }: WatchFacts, { threshold }: MovementRule): Button[] {
  const { smaller, bigger } = sizesBeside(threshold, match.sport);
  const keep = (key: string, size: Threshold | null): Button[] =>
    size === null ? [] : [button(text.say(key), "watch", `#${id} keep ${formatThreshold(size)}`)];
  return [...keep("watch-smaller", smaller), ...keep("watch-bigger", bigger)];
}
