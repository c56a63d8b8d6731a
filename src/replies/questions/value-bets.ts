import type { Failed } from "../../api/errors.ts";
import type { Match, ValueBet } from "../../api/model.ts";
import { fitsButton } from "../../chat/press.ts";
import type { Block, Button, Draft, Span, SpanTable } from "../../chat/reply.ts";
import type { BetFilter } from "../../rules/bet-filter.ts";
import { heading, paragraph, smallPrint } from "../parts/blocks.ts";
import { failureNotes } from "../parts/failure.ts";
import { type FileColumn, fileReply, matchColumns, rounded } from "../parts/file.ts";
import { marketName, selectionName } from "../parts/markets.ts";
import { kickOff, matchButton, matchButtons, matchTitle } from "../parts/match.ts";
import { countedHeading, cutListNote, listButtons, type Paged, pageNote, pageWord, pictureButton } from "../parts/paging.ts";
import { sportName } from "../parts/sports.ts";
import { bold, inOneLine, onLines, plain, type Text } from "../parts/text.ts";

export interface ValueBetsFacts {
  /** Best edge first, each with the match it is about and how many other books offer the same selection above its fair price. */
  bets: Paged<{ bet: ValueBet; others: number; known: { id: number; match: Match } }>;
  /** How many there are without any filter. */
  all: number;
  filter: BetFilter;
  /** What we compare prices with where the service has no such list: the fair odds of one book, else of all others. */
  against?: { sharp: string | null } | null;
  /** The filter as page buttons carry it. */
  words: string;
  fetchedAt: number;
  /** They are older than two refreshes. */
  old: boolean;
  failed: Failed;
  /** Not all value bets could be read. */
  isCut: boolean;
  now: number;
}

/** The value bets of the moment, best edge first, each leading to its match. */
export function valueBetsReply(text: Text, facts: ValueBetsFacts): Draft {
  const { bets, filter } = facts;
  const filtered = filterInWords(text, filter);
  const about = [aboutSpans(text, facts.against), ...(filtered === "" ? [] : [plain(filtered)])];
  const isEnd = bets.page * bets.pageSize >= bets.total;
  const age = [...cutListNote(text, facts.isCut && isEnd), ...failureNotes(text, facts.failed), ...ageNote(text, facts)];
  if (bets.total === 0) {
    const spans = facts.all === 0 ? text.spans("valuebets-none") : text.spans("valuebets-none-filter", { count: facts.all });
    const head: Block[] = [heading(text.spans("valuebets-heading")), paragraph(onLines(about))];
    return { blocks: [...head, paragraph(spans), ...age], buttons: noneButtons(text, facts), personal: false };
  }
  const matches = new Map(bets.shown.map(({ known }) => [known.id, known]));
  const turn = (page: number) => ({ command: "valuebets", text: `${facts.words} ${pageWord(page)}`.trimStart() });
  return {
    blocks: [
      countedHeading(text, text.spans("valuebets-heading"), bets),
      paragraph(onLines(about)),
      {
        kind: "list",
        items: bets.shown.map((bet) => row(text, bet, facts.now)),
        opens: bets.shown.map(({ known }) => matchButton(text, known).press),
        ...(text.display.nativeTables ? { table: tableOf(text, bets.shown, facts.now) } : {}),
      },
      ...smallPrint([...pageNote(text, bets, { counted: true }), ...age]),
    ],
    buttons: [
      ...matchButtons(text, [...matches.values()]).map((button) => [button]),
      ...listButtons(text, bets, turn, [
        ...watchButtons(text, facts),
        ...(facts.words === "" ? [] : [allButton(text, true)]),
        ...chartButtons(text, facts),
      ]),
    ],
    personal: false,
  };
}

/** What makes a price one of these. */
export function aboutSpans(text: Text, against: ValueBetsFacts["against"]): Span[] {
  if (!against) return text.spans("valuebets-explained");
  const { sharp } = against;
  return sharp === null ? text.spans("valuebets-against-others") : text.spans("valuebets-against", { book: sharp });
}

function chartButtons(text: Text, { words }: ValueBetsFacts): Button[] {
  return pictureButton(text, { command: "valuebets", text: words });
}

/** Edges that we found ourselves have an age each. */
function ageNote(text: Text, { against, old, failed, fetchedAt, now }: ValueBetsFacts): Block[] {
  if (against) return [];
  return [
    {
      kind: "note",
      spans: text.spans(old && failed === false ? "valuebets-age-old" : "valuebets-age", { age: text.ago(fetchedAt, now) }),
    },
  ];
}

type Offered = Omit<ValueBetsFacts["bets"]["shown"][number], "others">;

/** The whole list as a file, the same selection at several books included. */
export function valueBetsFile(text: Text, { bets, now }: { bets: readonly Offered[]; now: number }): Draft {
  const columns: FileColumn<Offered>[] = [
    { title: "number", cell: ({ known }) => known.id },
    ...matchColumns(text, ({ known }: Offered) => known.match),
    { title: "market", cell: ({ bet }) => marketName(text, { market: bet.market, line: null }) },
    { title: "selection", cell: ({ bet, known }) => selectionName(text, known.match, bet) },
    { title: "book", cell: ({ bet }) => bet.bookmaker },
    { title: "price", cell: ({ bet }) => bet.price },
    { title: "model", cell: ({ bet }) => rounded(bet.price / (1 + bet.edge), 3) },
    { title: "edge", cell: ({ bet }) => rounded(bet.edge * 100, 2) },
  ];
  return fileReply(text, { list: "valuebets", rows: bets, columns, now });
}

/** The selection with its number; below it who pays that and when it starts. What names no side says the match. */
function row(text: Text, { bet, others, known }: ValueBetsFacts["bets"]["shown"][number], now: number): Span[] {
  const book = bet.bookmaker ?? text.say("odds-unnamed-book");
  const namesSide = bet.selection === "home" || bet.selection === "away";
  return onLines([
    text.spans("valuebets-row", {
      selection: selectionName(text, known.match, bet),
      price: bold(text.price(bet.price)),
      edge: bold(text.percent(bet.edge, true)),
    }),
    ...(namesSide ? [] : [plain(matchTitle(text, known.match))]),
    inOneLine([
      text.spans("valuebets-book", { book, others }),
      [kickOff(text, known.match, now)],
      ...(bet.pricedAt === undefined ? [] : [[text.ago(bet.pricedAt, now)]]),
    ]),
  ]);
}

/** The same in columns. */
function tableOf(text: Text, shown: ValueBetsFacts["bets"]["shown"], now: number): SpanTable {
  const column = (name: string, align: "left" | "right") => ({ title: text.say(`file-column-${name}`), align });
  return {
    columns: [
      ...[column("selection", "left"), column("price", "right"), column("book", "left")],
      ...[column("model", "right"), column("edge", "right")],
    ],
    rows: shown.map(({ bet, others, known: { match } }) => [
      inOneLine([
        [bold(selectionName(text, match, bet))],
        plain(matchTitle(text, match)),
        [kickOff(text, match)],
        ...(bet.pricedAt === undefined ? [] : [[text.ago(bet.pricedAt, now)]]),
      ]),
      [bold(text.price(bet.price))],
      plain([bet.bookmaker ?? text.say("odds-unnamed-book"), ...(others > 0 ? [text.number(others, true)] : [])].join(" ")),
      plain(text.fairPrice((1 + bet.edge) / bet.price)),
      [bold(text.points(bet.edge))],
    ]),
  };
}

/** "Football · from 5% · 1.50–3.00 · within 12 h · BookX"; empty without a filter. */
export function filterInWords(text: Text, { edge, leastPrice, mostPrice, withinHours, sport, book }: BetFilter): string {
  const range = { low: leastPrice === null ? "" : text.limit(leastPrice), high: mostPrice === null ? "" : text.limit(mostPrice) };
  return [
    ...(sport === null ? [] : [sportName(text, sport)]),
    ...(edge === null ? [] : [text.say("valuebets-edge", { edge: text.share(edge) })]),
    ...(leastPrice === null && mostPrice === null ? [] : [text.say("valuebets-price", range)]),
    ...(withinHours === null ? [] : [text.say("valuebets-within", { hours: withinHours })]),
    ...(book === null ? [] : [book]),
  ].join(" · ");
}

function noneButtons(text: Text, { words, all }: ValueBetsFacts): Button[][] {
  const watch = [watchButtons(text, { words })].filter((row) => row.length > 0);
  if (words !== "" && all > 0) return [...watch, [allButton(text, true)]];
  return [...watch, [{ label: text.say("start-matches"), press: { command: "matches", text: "", replace: false } }]];
}

/** Watches what is shown, by the same filter. */
function watchButtons(text: Text, { words }: Pick<ValueBetsFacts, "words">): Button[] {
  const press = { command: "watch", text: `valuebets ${words}`.trimEnd(), replace: false };
  return fitsButton(press) ? [{ label: text.say("valuebets-watch"), press }] : [];
}

function allButton(text: Text, replace: boolean): Button {
  return { label: text.say("valuebets-all"), press: { command: "valuebets", text: "", replace } };
}
