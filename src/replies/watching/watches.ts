import type { Match } from "../../api/model.ts";
import { fitsButton } from "../../chat/press.ts";
import type { Block, Button, Draft, Span } from "../../chat/reply.ts";
import { otherActions } from "../alerts/message.ts";
import { checksSpans } from "../parts/checks.ts";
import { choiceList, matchChoices } from "../parts/choices.ts";
import { type FileColumn, fileReply, rounded, utc } from "../parts/file.ts";
import { offerName, selectionName } from "../parts/markets.ts";
import { kickOff, matchTitle } from "../parts/match.ts";
import { beside, type Paged, pageButtons, pageNote, pageWord } from "../parts/paging.ts";
import { besideThreshold, gapInShort, ruleInWords, thresholdInShort, wayInShort } from "../parts/rule.ts";
import { targetName } from "../parts/targets.ts";
import { bold, plain, type Text } from "../parts/text.ts";
import { cardsButton } from "./card.ts";
import {
  type BetView,
  betFilterInWords,
  coveredSpans,
  improvementArgs,
  listButton,
  type MatchView,
  openButton,
  stateSpans,
  type Titled,
  type WatchView,
  type WideView,
  watchTitle,
  watchTitles,
} from "./watch-view.ts";

export interface WatchesFacts {
  /** The watches of single matches. */
  watches: Paged<MatchView>;
  /** All others, which stand on the first page. */
  others: readonly (WideView | BetView)[];
  /** Matches to begin with, when nothing is watched. */
  suggestions: readonly { id: number; match: Match }[];
  /** Whether the chat has live cards, which have a list of their own. */
  hasCards?: boolean;
  now: number;
}

/** What a chat watches under its numbers, each with a button that leads to what can be done with it. */
export function watchesReply(text: Text, { watches, others, suggestions, hasCards = false, now }: WatchesFacts): Draft {
  const cards = hasCards ? [[cardsButton(text)]] : [];
  const heading: Block = { kind: "heading", spans: text.spans("watches-heading") };
  if (watches.total + others.length === 0) {
    const none: Block = { kind: "paragraph", spans: text.spans("watches-none") };
    const imports = { label: text.say("import-button"), press: { command: "import", text: "", replace: false } };
    const rows = matchChoices(text, suggestions, { command: "odds", rest: "" });
    return {
      blocks: [heading, none, ...(rows.length > 0 ? [choiceList(text, rows)] : [])],
      buttons: [...rows.map(({ button }) => [button]), ...cards, [imports]],
      personal: false,
    };
  }
  const wide = others.filter((watch) => watch.kind === "wide");
  const bets = others.filter((watch) => watch.kind === "bets");
  return {
    blocks: [
      heading,
      ...listOf(text, watches.shown, matchSpans),
      ...ageNote(text, watches.shown, now),
      ...pageNote(text, watches),
      ...headed(text.say("wide-heading"), wide, listOf(text, wide, wideSpans)),
      ...headed(text.say("valuebets-heading"), bets, listOf(text, bets, betSpans)),
    ],
    buttons: [
      ...[...others, ...watches.shown].map((watch) => [openButton(text, watch)]),
      ...pageButtons(text, watches, (page) => ({ command: "watches", text: pageWord(page) }), { file: true }),
      ...cards,
      [
        { label: text.say("log-heading"), press: { command: "log", text: "", replace: false } },
        { label: text.say("export-button"), press: { command: "export", text: "", replace: false } },
        { label: text.say("clear-button"), press: { command: "unwatch", text: "all", replace: false } },
      ],
    ],
    personal: false,
  };
}

/** All watches as a file, with where their lines stand. */
export function watchesFile(text: Text, { watches, now }: { watches: readonly WatchView[]; now: number }): Draft {
  const standingOf = (watch: WatchView) => (watch.kind === "match" ? watch.standing : undefined);
  const inWords = (watch: WatchView) =>
    watch.kind === "bets"
      ? text.say("bet-watch-improving", improvementArgs(text, watch.improvement))
      : ruleInWords(text, watch.rule, watch.kind === "match" ? watch.known.match : null);
  const columns: FileColumn<WatchView>[] = [
    { title: "number", cell: ({ ref }) => ref },
    { title: "watch", cell: (watch) => watchTitle(text, watch) },
    {
      title: "starts",
      cell: (watch) => (watch.kind === "match" && watch.known.match.startsAt ? utc(watch.known.match.startsAt) : null),
    },
    { title: "rule", cell: inWords },
    {
      title: "state",
      cell: (watch) =>
        stateSpans(text, watch)
          .map((span) => span.text)
          .join(""),
    },
    {
      title: "selection",
      cell(watch) {
        const standing = standingOf(watch);
        return watch.kind === "match" && standing?.kind === "way" ? offerName(text, watch.known.match, standing.offer) : null;
      },
    },
    {
      title: "from",
      cell(watch) {
        const standing = standingOf(watch);
        return standing?.kind === "way" ? rounded(1 / standing.way.from, 3) : null;
      },
    },
    {
      title: "to",
      cell(watch) {
        const standing = standingOf(watch);
        if (standing?.kind === "price") return rounded(standing.price, 3);
        return standing?.kind === "way" ? rounded(1 / standing.way.to, 3) : null;
      },
    },
  ];
  return fileReply(text, { list: "watches", rows: watches, columns, now });
}

function headed(heading: string, watches: readonly WatchView[], blocks: Block[]): Block[] {
  return watches.length === 0 ? [] : [{ kind: "paragraph", spans: [bold(heading)] }, ...blocks];
}

function listOf<V extends WatchView>(text: Text, watches: readonly V[], spans: (text: Text, watch: V) => Span[]): Block[] {
  if (watches.length === 0) return [];
  const items = watches.map((watch) => spans(text, watch));
  const opens = watches.map((watch) => beside(text, openButton(text, watch)));
  return [{ kind: "list", items, opens, marks: watches.map(({ ref }) => ref) }];
}

/** How old the oldest of the odds are by which their lines stand. */
function ageNote(text: Text, watches: readonly MatchView[], now: number): Block[] {
  const times = watches.flatMap(({ standing }) => standing?.refreshedAt ?? []);
  return times.length === 0 ? [] : [{ kind: "note", spans: text.spans("odds-age", { age: text.ago(Math.min(...times), now) }) }];
}

/** What is watched and when, where its line stands by the rule, and what keeps it quiet. */
function matchSpans(text: Text, watch: MatchView): Span[] {
  const { match } = watch.known;
  const title = text.spans("watches-row", { title: bold(matchTitle(text, match)), start: kickOff(text, match) });
  return [...title, lineEnd, ...standingSpans(text, watch), ...checkedSpans(text, watch), ...quietSpans(text, watch)];
}

/** Nothing is promised of a watch that is paused. */
function checkedSpans(text: Text, { checks, pausedUntil }: MatchView): Span[] {
  return checks && pausedUntil === null ? [lineEnd, ...checksSpans(text, checks)] : [];
}

function standingSpans(text: Text, { rule, standing, known: { match } }: MatchView): Span[] {
  const words = ruleInWords(text, rule, match);
  if (standing?.kind === "price") return text.spans("watches-price", { rule: words, price: bold(text.price(standing.price)) });
  if (standing?.kind === "gap") {
    const { selection } = standing.gap;
    const name = selectionName(text, match, { market: "winner", selection, line: null });
    return text.spans("watches-gap", { rule: words, selection: name, gap: bold(gapInShort(text, standing.gap)) });
  }
  if (!standing || rule.kind !== "movement") return plain(words);
  const { offer, way } = standing;
  const selection = offerName(text, match, offer);
  const [from, to] = [text.fairPrice(way.from), text.fairPrice(way.to)];
  if (from === to) return text.spans("watches-still", { selection, to: bold(to), rule: words });
  const length = { way: wayInShort(text, rule.threshold, way), threshold: thresholdInShort(text, rule.threshold) };
  const spans = text.spans("watches-way", { selection, from, to: bold(to), ...length });
  const more = besideThreshold(text, rule, match);
  return more === "" ? spans : [...spans, lineEnd, ...plain(more)];
}

const lineEnd: Span = { kind: "break", text: "\n" };

/** What keeps a watch quiet; nothing for one that is active. */
function quietSpans(text: Text, watch: WatchView): Span[] {
  const isQuiet = watch.pausedUntil !== null || (watch.kind === "match" && watch.muted !== null);
  return isQuiet ? [lineEnd, ...stateSpans(text, watch)] : [];
}

function betSpans(text: Text, watch: BetView): Span[] {
  const { filter, improvement } = watch;
  const improving = text.say("bet-watch-improving", improvementArgs(text, improvement));
  return [bold(betFilterInWords(text, filter)), lineEnd, ...plain(improving), ...quietSpans(text, watch)];
}

/** Which matches, by which rule, and how many it covers or what keeps it quiet. */
function wideSpans(text: Text, watch: WideView): Span[] {
  const { target, rule, covered, pausedUntil } = watch;
  const state = pausedUntil === null ? [lineEnd, ...coveredSpans(text, covered)] : quietSpans(text, watch);
  return [...text.spans("wide-row", { name: bold(targetName(text, target)), rule: ruleInWords(text, rule, null) }), ...state];
}

const choicesShown = 20;

interface WatchQuestion {
  /** The question's text. */
  key: string;
  watches: readonly (Titled & { ref: string })[];
  /** The call that a choice completes, and what comes after the watch in it. */
  command: string;
  rest?: string;
}

/** Asks which of these watches a command is about, by their numbers. */
export function askWatchReply(text: Text, { key, watches, command, rest = "" }: WatchQuestion): Draft {
  const shown = [...watches.filter(({ kind }) => kind !== "match"), ...watches.filter(({ kind }) => kind === "match")];
  const titles = watchTitles(text, shown.slice(0, choicesShown));
  const rows = titles.flatMap((label, index) => {
    const watch = shown[index];
    const press = { command, text: `${watch?.ref} ${rest}`.trim(), replace: false };
    return watch && fitsButton(press) ? [{ spans: titleSpans(text, watch), button: { label, press }, mark: watch.ref }] : [];
  });
  return {
    blocks: [{ kind: "paragraph", spans: text.spans(key) }, choiceList(text, rows)],
    buttons: [...rows.map(({ button }) => [button]), [listButton(text)]],
    personal: true,
    asks: { command, before: "", behind: rest },
  };
}

/** What is watched, and when a match starts. */
function titleSpans(text: Text, watch: Titled): readonly Span[] {
  const title = bold(watchTitle(text, watch));
  return watch.kind === "match"
    ? text.spans("find-match-row-no-league", { title, start: kickOff(text, watch.known.match) })
    : [title];
}

/** Asks which watch of one message is to end. */
export function unwatchWhichReply(text: Text, watches: readonly (Titled & { ref: string })[], message: string): Draft {
  const matches = watches.filter(({ kind }) => kind === "match").slice(0, choicesShown);
  const shown = [...watches.filter(({ kind }) => kind !== "match"), ...matches];
  const titles = watchTitles(text, shown);
  // Exactly these are meant, whatever else the chat watches of a match, and the choice stays where it was asked.
  const each = shown.map(({ ref }, index): Button[] => {
    const press = { command: "unwatch", text: ref, replace: true, below: true as const };
    return [{ label: text.say("watches-remove", { title: titles[index] ?? "" }), press }];
  });
  return {
    blocks: [{ kind: "paragraph", spans: text.spans("unwatch-which") }],
    buttons: [...each, otherActions(text, message, "unwatch")],
    personal: false,
  };
}
