import type { Failed } from "../../api/errors.ts";
import type { Match } from "../../api/model.ts";
import { fitsButton, type Press } from "../../chat/press.ts";
import type { Block, Button, Draft, PressButton, Span } from "../../chat/reply.ts";
import { labelsApart } from "./apart.ts";
import { choiceList } from "./choices.ts";
import { factsBlock } from "./facts.ts";
import { failureNotes } from "./failure.ts";
import { kickOff, matchButton, matchButtons, matchTitle } from "./match.ts";
import { inRows, type Paged, pageButtons, pageNote, pageWord } from "./paging.ts";
import { bold, plain, type Text } from "./text.ts";

/** The lists of things with names, and what one of them is asked for by. */
export const namedLists = { fighters: "fighter", teams: "team", leagues: "leagues" } as const;
export type NamedList = keyof typeof namedLists;

/** One line of a list, with the key that its button carries. */
export interface NamedRow {
  key: string;
  name: string;
  /** What else there is to say, already in words. */
  details: readonly (string | Span)[];
}

const texts = {
  fighters: { heading: "fighters-heading", all: "fighters-all" },
  teams: { heading: "teams-heading", all: "teams-all" },
  leagues: { heading: "leagues-heading", all: "leagues-all" },
} as const;

export interface NamedListFacts {
  list: NamedList;
  /** What it was narrowed down to, as the reader typed it; null for the whole list. */
  words: string | null;
  /** What the page buttons carry beside the page. */
  rest: string;
  /** Nothing has all of the words; these are only near. */
  near: boolean;
  rows: Paged<NamedRow>;
  fetchedAt: number;
  failed: Failed;
  now: number;
  /** More rows of buttons, after those of the list. */
  buttons: Draft["buttons"];
}

/** A page of fighters, teams or leagues, each with a button that leads to it. */
export function namedListReply(text: Text, facts: NamedListFacts): Draft {
  const { list, rows, words, near } = facts;
  const heading: Block = { kind: "heading", spans: plain(listName(text, list)) };
  const said =
    words === null ? [] : [{ kind: "paragraph" as const, spans: foundSpans(text, { words, near, count: rows.total }) }];
  const empty: Block[] = words === null && rows.total === 0 ? [{ kind: "paragraph", spans: text.spans("named-empty") }] : [];
  const trouble = failureNotes(text, facts.failed);
  const press = (page: number) => ({ command: list, text: [facts.rest, pageWord(page)].filter((part) => part !== "").join(" ") });
  return {
    blocks: [
      heading,
      ...said,
      ...empty,
      {
        kind: "list",
        items: rows.shown.map((row) => rowSpans(row)),
        opens: rows.shown.map((row) => namedButton(list, row).press),
      },
      ...pageNote(text, rows),
      ...trouble,
      { kind: "note", spans: text.spans("named-age", { age: text.ago(facts.fetchedAt, facts.now) }) },
    ],
    buttons: [
      ...inRows(namedButtons(list, rows.shown), 2),
      ...pageButtons(text, rows, press),
      ...(words === null ? [] : [[allButton(text, list, true)]]),
      ...facts.buttons,
    ],
    personal: false,
  };
}

/** What these are called where one of them is to be chosen: those of one name have their number as well. */
export function namesApart(rows: readonly Pick<NamedRow, "key" | "name">[]): string[] {
  return labelsApart(
    rows.map(({ key, name }) => ({ id: key, name })),
    [({ name }) => name, ({ name, id }) => `${name} · #${id}`],
  );
}

/** The buttons that lead to each of a list. */
function namedButtons(list: NamedList, rows: readonly Pick<NamedRow, "key" | "name">[]): PressButton[] {
  const names = namesApart(rows);
  return rows.map((row, index) => namedButton(list, row, names[index]));
}

/** A button that leads to one of a list. */
export function namedButton(list: NamedList, { key, name }: Pick<NamedRow, "key" | "name">, label = name): PressButton {
  return { label, press: { command: namedLists[list], text: `#${key}`, replace: false } };
}

/** A button that leads to the whole list. */
export function allButton(text: Text, list: NamedList, replace = false): Button {
  return { label: text.say(texts[list].all), press: { command: list, text: "", replace } };
}

/** The name of a list: "Fighters". */
export function listName(text: Text, list: NamedList): string {
  return text.say(texts[list].heading);
}

export interface NamedChoiceFacts {
  list: NamedList;
  words: string;
  /** Best first. */
  rows: readonly Pick<NamedRow, "key" | "name">[];
  /** Whether each of them fits; otherwise they are only near. */
  fitting: boolean;
  /** More fit than there is room for. */
  more: boolean;
}

/** Leads on when words fit several of a list, or none. */
export function namedChoicesReply(text: Text, { list, words, rows, fitting, more }: NamedChoiceFacts): Draft {
  const spans = fitting ? text.spans("named-many") : foundSpans(text, { words, near: rows.length > 0, count: 0 });
  const choices = namedButtons(list, rows).map((button) => ({ spans: [bold(button.label)], button }));
  const all = { command: list, text: words, replace: false };
  const fittingButton: Button[] = more && fitsButton(all) ? [{ label: text.say("named-fitting"), press: all }] : [];
  return {
    blocks: [
      { kind: "paragraph", spans },
      ...(rows.length > 0 ? [choiceList(choices)] : []),
      ...(more ? [{ kind: "note" as const, spans: text.spans("named-more") }] : []),
    ],
    buttons: [...choices.map(({ button }) => [button]), [...fittingButton, allButton(text, list)]],
    personal: false,
  };
}

export interface NamedFacts {
  list: NamedList;
  key: string;
  name: string;
  /** What `/watch` knows it by, such as `team#17`; null for what is on no list. */
  watch: string | null;
  details: readonly { label: string; value: string }[];
  /** Live ones first, then what comes. */
  matches: Paged<{ id: number; match: Match }>;
  /** Only a part of it could be fetched. */
  failed: Failed;
}

/** One of a list: what is known of it, and the matches it takes part in, each with a button. */
export function namedReply(text: Text, { list, key, name, watch, details, matches, failed }: NamedFacts): Draft {
  const press = (page: number): Omit<Press, "replace"> => ({ command: namedLists[list], text: `#${key} ${pageWord(page)}` });
  const rows = details.map(({ label, value }) => ({ label, value: plain(value) }));
  return {
    blocks: [
      { kind: "heading", spans: plain(name) },
      ...(rows.length > 0 ? [factsBlock(text, rows)] : []),
      ...matchBlocks(text, matches),
      ...failureNotes(text, failed),
    ],
    buttons: [
      ...matchButtons(text, matches.shown).map((button) => [button]),
      ...pageButtons(text, matches, press),
      ...(watch === null ? [] : [[{ label: text.say("named-watch"), press: { command: "watch", text: watch, replace: false } }]]),
      [allButton(text, list), { label: text.say("start-matches"), press: { command: "matches", text: "", replace: false } }],
    ],
    personal: false,
  };
}

function matchBlocks(text: Text, matches: NamedFacts["matches"]): Block[] {
  if (matches.total === 0) return [{ kind: "paragraph", spans: text.spans("named-no-matches") }];
  const items = matches.shown.map(({ match }) =>
    text.spans("named-match", { start: kickOff(text, match), title: matchTitle(text, match) }),
  );
  const opens = matches.shown.map((known) => matchButton(text, known).press);
  return [
    { kind: "paragraph", spans: [bold(text.say("named-matches"))] },
    { kind: "list", items, opens },
    ...pageNote(text, matches),
  ];
}

/** What came of looking for words. */
export function foundSpans(text: Text, { words, near, count }: { words: string; near: boolean; count: number }): Span[] {
  const shown = shortened(words);
  if (near) return text.spans("named-near", { words: shown });
  return count > 0 ? text.spans("named-found", { words: shown }) : text.spans("named-none", { words: shown });
}

function shortened(words: string): string {
  const letters = [...words];
  return letters.length > 60 ? `${letters.slice(0, 60).join("")}…` : words;
}

function rowSpans({ name, details }: NamedRow): Span[] {
  const [first, ...others] = details.map(
    (detail): Span => (typeof detail === "string" ? { kind: "text", text: detail } : detail),
  );
  const separator: Span = { kind: "text", text: " · " };
  return [bold(name), ...(first ? [separator, first] : []), ...others.flatMap((detail) => [separator, detail])];
}
