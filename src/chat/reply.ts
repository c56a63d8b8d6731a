import type { Drawn, Picture } from "./picture.ts";
import type { Press } from "./press.ts";

/**
 * A run of text inside a paragraph. Plain data: no markup, nothing escaped. Where signs draw something, `says` is the same in
 * words, for those who hear it.
 */
export type Span =
  | { kind: "text"; text: string; style?: "bold" | "italic" | "code" | "strike"; says?: string }
  /** A moment, shown in the reader's own zone where the platform can; `text` is what others show (it names its zone). */
  | {
      kind: "time";
      at: number;
      show: "relative" | "date" | "time" | "weektime" | "datetime";
      text: string;
      /** In a chat that has said its zone: the day with that zone, and the time alone, for rows below their day. */
      inDay?: { day: string; time: string };
    }
  /** `leads` says that somebody can bet there: not for chats that want information only. */
  | { kind: "link"; text: string; url: string; leads?: "betting" }
  /** The line ends here. Only our own texts have it: a line break in a name is a space. */
  | { kind: "break"; text: "\n" };

export interface Column {
  title: string;
  align: "left" | "right";
}

/** A cell of a table; `mark` is drawn as a sign, never by colour alone; `says` is as of a span. */
export interface Cell {
  text: string;
  mark?: "best" | "up" | "down";
  says?: string;
}

/** A table whose cells are runs of text, with moments for the reader's own zone. */
export interface SpanTable {
  columns: readonly Column[];
  rows: readonly (readonly (readonly Span[])[])[];
}

export type Block =
  | { kind: "heading"; spans: readonly Span[] }
  | { kind: "paragraph"; spans: readonly Span[] }
  /** Small print: ages, hints, how a number came about. */
  | { kind: "note"; spans: readonly Span[] }
  /**
   * `opens`, where given, has for each row what leads on from it, or null: that call is among the buttons of the reply as well, and
   * the row's number stands there in place of a label. `marks` are what rows begin with and are called
   * by: their numbers. `table` says the same in a row for each item, for platforms with tables of their own. `leads`, in a list
   * without `opens`, has for each row what its number presses when somebody types it.
   */
  | {
      kind: "list";
      items: readonly (readonly Span[])[];
      opens?: readonly (Press | null)[];
      marks?: readonly (string | null)[];
      leads?: readonly Press[];
      table?: SpanTable;
    }
  /**
   * Details, or what's over: a line each, of which three are seen before the reader unfolds them. `all` leads to all of them on
   * platforms that can't fold. `opens` and `marks` are those of a list.
   */
  | {
      kind: "fold";
      items: readonly (readonly Span[])[];
      all: PressButton;
      opens?: readonly (Press | null)[];
      marks?: readonly (string | null)[];
    }
  /** `colon` stands between a label and its value. */
  | { kind: "facts"; colon: string; rows: readonly { label: string; value: readonly Span[] }[] }
  /**
   * A picture of what the other blocks say in words: without `drawn`, which is given where it could be drawn, they are the whole
   * answer. `alt` says it to who does not see it.
   */
  | { kind: "picture"; picture: Picture; alt: string; drawn?: Drawn }
  | { kind: "table"; columns: readonly Column[]; rows: readonly (readonly Cell[])[] };

/** How many lines of a fold are seen at once. Telegram shows as many. */
export const seenOfFold = 3;

export interface PressButton {
  label: string;
  press: Press;
  /** What tells it apart from others of its kind, for platforms that show a second line. */
  hint?: string;
}

export type Button = PressButton | { label: string; url: string };

/** A number is written as it is; null is nothing. */
export type FileCell = string | number | null;

/** A list as a file for spreadsheets, whose first row has the titles; or data for programs. */
export interface TableFile {
  /** With its ending; Latin letters, digits, `-` and `.` alone. */
  name: string;
  rows: readonly (readonly FileCell[])[];
  /** What the file says as JSON, in place of rows. */
  data?: Readonly<Record<string, unknown>>;
}

/** What a command or an alert has to say, before the credit is added. */
export interface Draft {
  blocks: readonly Block[];
  /** Rows of buttons. */
  buttons: readonly (readonly Button[])[];
  /** Only the asking person needs to see it (a refusal, a personal setting), where the platform can do that. */
  personal: boolean;
  /**
   * Given where nobody else may read it. A platform that cannot show an answer in a group to one person alone gives it in
   * private, and in the group this sentence where even that cannot be done.
   */
  secret?: string;
  /** A line of the chat's own, right before the credit, and never cut either. */
  footer?: string;
  /** Goes with the message, and the credit stands in it as well. */
  file?: TableFile;
  /** Takes back what was done before: below an alert, that alert's own buttons come with it. */
  undoes?: true;
  /** What the button is on says the same before long: where no pop-up shows this, it is not said. */
  fleeting?: true;
  /** What the asking person chooses from to send it to another chat, in answer to an inline call. */
  choices?: Choices<Draft>;
  /** Labels of buttons by which the person chooses a chat of theirs and tells us which, where the platform has such; null takes them away. */
  choosesChat?: { channel: string; group: string } | null;
  /**
   * The call that the next words of the asking person complete, where they write some without a command: what stands before and
   * behind them in it.
   */
  asks?: { command: string; before: string; behind: string } | undefined;
  /** The asking person was told the same a moment ago: where nothing waits for an answer there need be none. */
  repeated?: true;
}

/** One page of what can be sent. */
export interface Choices<Answer> {
  items: readonly Choice<Answer>[];
  /** Names the next page; null on the last. */
  next: string | null;
}

/** A message that can be sent, and how it is shown before. One with a picture is that picture, and goes only where it is at hand. */
export interface Choice<Answer = Draft> {
  /** Among the choices of all pages. */
  id: string;
  title: string;
  note: string;
  answer: Answer;
}

/** A finished answer. Only `credited` (replies/credit.ts) makes one, so nothing reaches a platform without its credit. */
export interface Reply extends Draft {
  choices?: Choices<Reply>;
  /** The chat's own line, the data source and, with simulated odds, the warning; one line each. Never cut, however long the rest is. */
  credit: readonly (readonly Span[])[];
  /** Says that parts were left out; for renderers that must cut. */
  cut: string;
  /** The chat wants the platform's own tables, where it has such. */
  nativeTables?: true;
  /** What marks a best price in words, for readers and screen readers of a table's signs. */
  language: string;
}
