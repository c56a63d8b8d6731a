import type { Failed } from "../../api/errors.ts";
import type { Bookmaker } from "../../api/model.ts";
import type { Block, Cell, Draft, PressButton, Span } from "../../chat/reply.ts";
import type { BookRecord } from "../../odds/book-record.ts";
import { failureNotes } from "../parts/failure.ts";
import { inRows, type Paged, pageButtons, pageNote, pageWord } from "../parts/paging.ts";
import { sportName } from "../parts/sports.ts";
import { bold, onLines, plain, type Text } from "../parts/text.ts";

/** A bookmaker, and how buttons name it. */
export type ReferredBook = Bookmaker & { ref: string };

export interface BookmakersFacts {
  /** Best first. */
  books: Paged<ReferredBook>;
  /** Names that were asked for and are none of them. */
  missing: readonly string[];
  fetchedAt: number;
  failed: Failed;
  /** Whether there is `/bonuses` to lead on to. */
  bonuses: boolean;
  now: number;
}

/** The bookmakers with their ratings; a name is a link where its address is safe. */
export function bookmakersReply(text: Text, { books, missing, fetchedAt, failed, bonuses, now }: BookmakersFacts): Draft {
  const press = (page: number) => ({ command: "bookmakers", text: pageWord(page) });
  const words = new Intl.ListFormat(text.language).format(missing);
  const unknown: Block[] =
    missing.length === 0 ? [] : [{ kind: "paragraph", spans: text.spans("bookmakers-unknown", { words }) }];
  const empty: Block[] = books.total === 0 ? [{ kind: "paragraph", spans: text.spans("named-empty") }] : [];
  return {
    blocks: [
      ...unknown,
      { kind: "heading", spans: text.spans("bookmakers-heading") },
      ...empty,
      {
        kind: "list",
        items: books.shown.map((book) => row(text, book)),
        opens: books.shown.map((book) => bookButton(book).press),
      },
      ...pageNote(text, books),
      ...failureNotes(text, failed),
      ...(books.shown.some(({ rating }) => rating !== null) ? [ratingNote(text, text.ago(fetchedAt, now))] : []),
    ],
    buttons: [
      ...inRows(books.shown.map(bookButton), 2),
      ...pageButtons(text, books, press),
      [
        { label: text.say("start-valuebets"), press: { command: "valuebets", text: "", replace: false } },
        ...(bonuses ? [{ label: text.say("bonuses-heading"), press: { command: "bonuses", text: "", replace: false } }] : []),
      ],
    ],
    personal: false,
  };
}

/** The button to what a bookmaker is like. */
export function bookButton({ name, ref }: Pick<ReferredBook, "name" | "ref">): PressButton {
  return { label: name, press: { command: "bookmakers", text: ref, replace: false } };
}

export interface BookmakerFacts {
  name: string;
  ref: string;
  /** As the source lists it; null when it does not. */
  listed: Bookmaker | null;
  all: BookRecord;
  bySport: readonly { sport: string | null; record: BookRecord }[];
  /** When the list was read. */
  fetchedAt: number;
  failed: Failed;
  now: number;
}

/** What one bookmaker is like: its rating, and its margins, best prices and strays on our own boards. */
export function bookmakerReply(text: Text, facts: BookmakerFacts): Draft {
  const { name, ref, listed, all, bySport, fetchedAt, failed, now } = facts;
  const said = all.matches === 0 ? [text.spans("bookmaker-no-boards")] : recordLines(text, all);
  return {
    blocks: [
      { kind: "heading", spans: [listed ? linked(name, listed.url) : bold(name)] },
      { kind: "paragraph", spans: onLines([...ratingLines(text, listed), ...said]) },
      ...(bySport.length > 1 ? [sportTable(text, bySport)] : []),
      ...failureNotes(text, failed),
      ...(all.matches > 0 ? [{ kind: "note" as const, spans: text.spans("bookmaker-explained") }] : []),
      ...(listed && listed.rating !== null ? [ratingNote(text, text.ago(fetchedAt, now))] : []),
    ],
    buttons: [
      [
        { label: text.say("bookmakers-heading"), press: { command: "bookmakers", text: "", replace: false } },
        { label: text.say("start-valuebets"), press: { command: "valuebets", text: ref, replace: false } },
      ],
    ],
    personal: false,
  };
}

function ratingNote(text: Text, age: Span): Block {
  return { kind: "note", spans: text.spans("bookmakers-note", { age }) };
}

function ratingLines(text: Text, listed: Bookmaker | null): Span[][] {
  return listed && listed.rating !== null
    ? [text.spans("bookmaker-rating", { rating: ratingOf(text, listed, listed.rating) })]
    : [];
}

function recordLines(text: Text, { matches, margin, prices, best, aside, late }: BookRecord): Span[][] {
  const whole = (share: number): string => text.share(Math.round(share * 100) / 100);
  return [
    text.spans("bookmaker-matches", { matches }),
    ...(margin === null ? [] : [text.spans("bookmaker-margin", { margin: text.percent(margin) })]),
    ...(prices === 0 ? [] : [text.spans("bookmaker-best", { share: whole(best / prices), best, prices })]),
    text.spans("bookmaker-aside", { share: whole(aside / matches), late }),
  ];
}

function sportTable(text: Text, bySport: BookmakerFacts["bySport"]): Block {
  const right = (key: string) => ({ title: text.say(key), align: "right" as const });
  return {
    kind: "table",
    columns: [{ title: "", align: "left" }, right("bookmaker-margin-title"), right("bookmaker-best-title")],
    rows: bySport.map(({ sport, record: { margin, prices, best } }): Cell[] => [
      { text: sport === null ? text.say("score-other") : sportName(text, sport) },
      { text: margin === null ? "–" : text.percent(margin) },
      { text: prices === 0 ? "–" : text.share(Math.round((best / prices) * 100) / 100) },
    ]),
  };
}

function ratingOf(text: Text, { ratingMax }: Bookmaker, rating: number): string {
  const points = text.number(rating);
  return ratingMax === null ? points : text.say("bookmakers-rating", { rating: points, max: text.number(ratingMax) });
}

/** A name that leads to its address when that is https, else the name alone. */
export function linked(name: string, url: string | null): Span {
  return url !== null && URL.canParse(url) && new URL(url).protocol === "https:" ? { kind: "link", text: name, url } : bold(name);
}

function row(text: Text, book: Bookmaker): Span[] {
  const shown = linked(book.name, book.url);
  return book.rating === null ? [shown] : [shown, ...plain(` · ${ratingOf(text, book, book.rating)}`)];
}
