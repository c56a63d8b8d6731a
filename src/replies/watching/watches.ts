import type { Match } from "../../api/model.ts";
import { fitsButton } from "../../chat/press.ts";
import type { Block, Button, Draft, Span } from "../../chat/reply.ts";
import type { Checks } from "../../facts/checks.ts";
import { choicesBelow, type OfMessage } from "../alerts/choices-below.ts";
import { button, note, smallPrint } from "../parts/blocks.ts";
import { checksBlocks, checksInShort } from "../parts/checks.ts";
import { choiceList, matchChoices } from "../parts/choices.ts";
import { type FileColumn, fileReply, rounded, utc } from "../parts/file.ts";
import { offerName, selectionName } from "../parts/markets.ts";
import { kickOff, matchTitle } from "../parts/match.ts";
import {
  buttonsShown,
  countedHeading,
  inFittingRows,
  type Paged,
  pageButtons,
  pageNote,
  pageWord,
  rowsShown,
} from "../parts/paging.ts";
import { gapInShort, ruleInWords } from "../parts/rule.ts";
import { bold, inOneLine, onLines, plain, type Text } from "../parts/text.ts";
import { cardsButton } from "./card.ts";
import {
  improvementArgs,
  listButton,
  type MatchView,
  openButton,
  stateSpans,
  type Titled,
  type WatchView,
  watchTitle,
  watchTitles,
} from "./watch-view.ts";

export interface WatchesFacts {
  /** Those of single matches first. */
  watches: Paged<WatchView>;
  /** Matches to begin with, when nothing is watched. */
  suggestions: readonly { id: number; match: Match }[];
  /** Whether the chat has live cards, which have a list of their own. */
  hasCards?: boolean;
  now: number;
}

/** What a chat watches under its numbers, each with a button that leads to what can be done with it. */
export function watchesReply(text: Text, { watches, suggestions, hasCards = false, now }: WatchesFacts): Draft {
  const cards = hasCards ? [[cardsButton(text)]] : [];
  const heading: Block = { kind: "heading", spans: text.spans("watches-heading") };
  if (watches.total === 0) {
    const none: Block = { kind: "paragraph", spans: text.spans("watches-none") };
    const imports = { label: text.say("import-button"), press: { command: "import", text: "", replace: false } };
    const rows = matchChoices(text, suggestions, { command: "odds", rest: "" });
    return {
      blocks: [heading, none, ...(rows.length > 0 ? [choiceList(rows)] : [])],
      buttons: [...rows.map(({ button }) => [button]), ...cards, [imports]],
      personal: false,
    };
  }
  const { shown } = watches;
  const checks = sharedChecks(shown);
  return {
    blocks: [
      countedHeading(text, text.spans("watches-heading"), watches),
      {
        kind: "list",
        items: shown.map((watch) => rowSpans(text, watch, { now, saysChecks: checks === null })),
        opens: shown.map((watch) => openButton(text, watch).press),
        marks: shown.map(({ ref }) => ref),
      },
      ...checksBlocks(text, checks),
      ...smallPrint([...pageNote(text, watches, { counted: true }), ...ageNote(text, shown, now)]),
    ],
    buttons: [...shown.map((watch) => [openButton(text, watch)]), ...actionsBelow(text, { watches, cards })],
    personal: false,
  };
}

/** What turns the page, then what is about all watches, as far as seven buttons with the rows' go: on the first page the log and the file come last. */
function actionsBelow(
  text: Text,
  { watches, cards }: { watches: WatchesFacts["watches"]; cards: readonly Button[][] },
): Button[][] {
  const turns = pageButtons(text, watches, (page) => ({ command: "watches", text: pageWord(page) })).flat();
  const others = [
    ...cards.flat(),
    button(text.say("clear-button"), "unwatch", "all", { replace: false }),
    button(text.say("log-heading"), "log", "", { replace: false }),
    button(text.say("export-button"), "export", "", { replace: false }),
  ];
  const room = Math.max(0, buttonsShown - watches.shown.length - turns.length);
  return inFittingRows([...turns, ...others.slice(0, room).toReversed()]);
}

/** What is watched, and below it in one line when, by which rule, how often it is looked at, and what keeps it quiet. */
function rowSpans(text: Text, watch: WatchView, { now, saysChecks }: { now: number; saysChecks: boolean }): Span[] {
  const checks = saysChecks ? promisedChecks(watch) : null;
  const often = checks ? [plain(checksInShort(text, checks))] : [];
  return onLines([
    [bold(nameOf(text, watch))],
    inOneLine([...aboutSpans(text, watch, now), ...often, ...quietSpans(text, watch)]),
  ]);
}

function nameOf(text: Text, watch: WatchView): string {
  return watch.kind === "match" ? matchTitle(text, watch.known.match) : watchTitle(text, watch);
}

function aboutSpans(text: Text, watch: WatchView, now: number): Span[][] {
  switch (watch.kind) {
    case "match":
      return [[kickOff(text, watch.known.match, now)], ...standingSpans(text, watch)];
    case "wide":
      return [plain(ruleInWords(text, watch.rule, null))];
    case "bets":
      return [plain(text.say("bet-watch-improving", improvementArgs(text, watch.improvement)))];
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

/** How often all of them are looked at; null where that's not the same for each row, which says it itself then. */
function sharedChecks(watches: readonly WatchView[]): Checks | null {
  const [first = null, ...others] = watches.map(promisedChecks);
  return others.every((checks) => JSON.stringify(checks) === JSON.stringify(first)) ? first : null;
}

/** Nothing is promised of a watch that is paused. */
function promisedChecks(watch: WatchView): Checks | null {
  return watch.kind === "match" && watch.pausedUntil === null ? (watch.checks ?? null) : null;
}

/** How old the oldest of the odds are by which their lines stand. */
function ageNote(text: Text, watches: readonly WatchView[], now: number): Block[] {
  const times = watches.flatMap((watch) => (watch.kind === "match" ? (watch.standing?.refreshedAt ?? []) : []));
  return times.length === 0 ? [] : [{ kind: "note", spans: text.spans("odds-age", { age: text.ago(Math.min(...times), now) }) }];
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

/** What keeps a watch quiet; nothing for one that is active. */
function quietSpans(text: Text, watch: WatchView): Span[][] {
  const isQuiet = watch.pausedUntil !== null || (watch.kind === "match" && watch.muted !== null);
  return isQuiet ? [stateSpans(text, watch)] : [];
}

interface WatchQuestion {
  /** The question's text. */
  key: string;
  watches: readonly (Titled & { ref: string })[];
  /** The call that a choice completes, and what comes after the watch in it. */
  command: string;
  rest?: string;
}

/** Asks which of these watches a command is about, by their numbers; the list of all leads to those that are too many. */
export function askWatchReply(text: Text, { key, watches, command, rest = "" }: WatchQuestion): Draft {
  const ordered = [...watches.filter(({ kind }) => kind !== "match"), ...watches.filter(({ kind }) => kind === "match")];
  const shown = ordered.slice(0, rowsShown);
  const titles = watchTitles(text, shown);
  const rows = titles.flatMap((label, index) => {
    const watch = shown[index];
    const press = { command, text: `${watch?.ref} ${rest}`.trim(), replace: false };
    return watch && fitsButton(press) ? [{ spans: titleSpans(text, watch), button: { label, press }, mark: watch.ref }] : [];
  });
  const more = ordered.length - shown.length;
  return {
    blocks: [
      { kind: "paragraph", spans: text.spans(key) },
      choiceList(rows),
      ...(more > 0 ? [note(text.spans("list-more", { count: more }))] : []),
    ],
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

/** Asks which watch of one message is to end. Exactly these are meant, whatever else the chat watches of a match. */
export function unwatchWhichReply(text: Text, watches: readonly (Titled & { ref: string })[], of: OfMessage): Draft {
  const shown = [...watches.filter(({ kind }) => kind !== "match"), ...watches.filter(({ kind }) => kind === "match")];
  const titles = watchTitles(text, shown);
  const choices = shown.map(({ ref }, index) => {
    const label = text.say("watches-remove", { title: titles[index] ?? "" });
    return { label, press: { command: "unwatch", text: ref } };
  });
  return choicesBelow(text, { key: "unwatch-which", command: "unwatch", choices, of });
}
