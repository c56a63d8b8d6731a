import type { Match } from "../../api/model.ts";
import { fitsButton } from "../../chat/press.ts";
import type { Block, Button, Draft, Span } from "../../chat/reply.ts";
import { otherActions } from "../alerts/message.ts";
import { button } from "../parts/blocks.ts";
import { checksSpans } from "../parts/checks.ts";
import { choiceList, matchChoices } from "../parts/choices.ts";
import { type FileColumn, fileReply, rounded, utc } from "../parts/file.ts";
import { offerName, selectionName } from "../parts/markets.ts";
import { kickOff, matchTitle } from "../parts/match.ts";
import { beside, countedHeading, inFittingRows, type Paged, pageButtons, pageNote, pageWord } from "../parts/paging.ts";
import { gapInShort, ruleInWords } from "../parts/rule.ts";
import { targetName } from "../parts/targets.ts";
import { bold, inOneLine, onLines, plain, type Text } from "../parts/text.ts";
import { cardsButton } from "./card.ts";
import {
  type BetView,
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
  const shown = [...watches.shown, ...others];
  return {
    blocks: [
      countedHeading(text, text.spans("watches-heading"), { total: watches.total + others.length }),
      {
        kind: "list",
        items: shown.map((watch) => rowSpans(text, watch, now)),
        opens: shown.map((watch) => beside(text, openButton(text, watch))),
        marks: shown.map(({ ref }) => ref),
      },
      ...ageNote(text, watches.shown, now),
      ...pageNote(text, watches, { counted: others.length === 0 }),
    ],
    buttons: [...shown.map((watch) => [openButton(text, watch)]), ...actionsBelow(text, { watches, rows: shown.length, cards })],
    personal: false,
  };
}

const buttonsShown = 7;

/** What turns the page, then what is about all watches, as far as seven buttons with the rows' go: on the first page the log and the file come last. */
function actionsBelow(
  text: Text,
  { watches, rows, cards }: { watches: WatchesFacts["watches"]; rows: number; cards: readonly Button[][] },
): Button[][] {
  const turns = pageButtons(text, watches, (page) => ({ command: "watches", text: pageWord(page) })).flat();
  const others = [
    ...cards.flat(),
    button(text.say("clear-button"), "unwatch", "all", { replace: false }),
    button(text.say("log-heading"), "log", "", { replace: false }),
    button(text.say("export-button"), "export", "", { replace: false }),
  ];
  const room = Math.max(cards.length + 1, buttonsShown - rows - turns.length);
  return inFittingRows([...turns, ...others.slice(0, room).toReversed()]);
}

/** What is watched, below it when and by which rule, and what keeps it quiet. */
function rowSpans(text: Text, watch: WatchView, now: number): Span[] {
  switch (watch.kind) {
    case "match":
      return [...matchSpans(text, watch, now), ...checkedSpans(text, watch), ...quietSpans(text, watch)];
    case "wide":
      return wideSpans(text, watch);
    case "bets":
      return betSpans(text, watch);
  }
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

/** How old the oldest of the odds are by which their lines stand. */
function ageNote(text: Text, watches: readonly MatchView[], now: number): Block[] {
  const times = watches.flatMap(({ standing }) => standing?.refreshedAt ?? []);
  return times.length === 0 ? [] : [{ kind: "note", spans: text.spans("odds-age", { age: text.ago(Math.min(...times), now) }) }];
}

function matchSpans(text: Text, watch: MatchView, now: number): Span[] {
  const { match } = watch.known;
  return onLines([[bold(matchTitle(text, match))], inOneLine([[kickOff(text, match, now)], ...standingSpans(text, watch)])]);
}

/** Nothing is promised of a watch that is paused. */
function checkedSpans(text: Text, { checks, pausedUntil }: MatchView): Span[] {
  return checks && pausedUntil === null ? [lineEnd, ...checksSpans(text, checks)] : [];
}

/** The rule, and what it is about as it is now. */
function standingSpans(text: Text, { rule, standing, known: { match } }: MatchView): Span[][] {
  const words = ruleInWords(text, rule, match);
  if (standing?.kind === "price") return [text.spans("watches-price", { rule: words, price: bold(text.price(standing.price)) })];
  if (standing?.kind === "gap") {
    const { selection } = standing.gap;
    const name = selectionName(text, match, { market: "winner", selection, line: null });
    return [text.spans("watches-gap", { rule: words, selection: name, gap: bold(gapInShort(text, standing.gap)) })];
  }
  if (!standing || rule.kind !== "movement") return [plain(words)];
  const price = bold(text.fairPrice(standing.way.to));
  return [plain(words), text.spans("watches-now", { selection: offerName(text, match, standing.offer), price })];
}

const lineEnd: Span = { kind: "break", text: "\n" };

/** What keeps a watch quiet; nothing for one that is active. */
function quietSpans(text: Text, watch: WatchView): Span[] {
  const isQuiet = watch.pausedUntil !== null || (watch.kind === "match" && watch.muted !== null);
  return isQuiet ? [lineEnd, ...stateSpans(text, watch)] : [];
}

function betSpans(text: Text, watch: BetView): Span[] {
  const improving = text.say("bet-watch-improving", improvementArgs(text, watch.improvement));
  return [bold(watchTitle(text, watch)), lineEnd, ...plain(improving), ...quietSpans(text, watch)];
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
