import type { Match } from "../../api/model.ts";
import { fitsButton, type Press } from "../../chat/press.ts";
import type { Block, Button, Draft, Span } from "../../chat/reply.ts";
import type { Mover } from "../../detection/movers.ts";
import { leagueName } from "../../matches/names.ts";
import { selectionName } from "../parts/markets.ts";
import { againstSpans, matchButton, matchButtons } from "../parts/match.ts";
import { inFittingRows, listButtons, type Paged, pageNote, pageWord, pictureButton } from "../parts/paging.ts";
import { sportName } from "../parts/sports.ts";
import { bold, inOneLine, onLines, plain, type Text } from "../parts/text.ts";
import type { ListedFilter } from "./matches.ts";

export interface MoversFacts {
  /** The strongest first. */
  rows: Paged<{ known: { id: number; match: Match }; mover: Mover }>;
  filter: MoversFilter;
  hours: number;
  /** Whether any price was recorded at all. */
  recorded: boolean;
  now: number;
}

/** What the list was narrowed to. */
export interface MoversFilter extends Pick<ListedFilter, "sport" | "league"> {
  /** How many books went the same way, at least; 1 for any number. */
  books: number;
  /** A match of the league: buttons name that by it. */
  leagueMatch: number;
}

/** In hours: what is asked for without a word, and what a press leads to. */
const [usualWindow, longWindow] = [6, 24];

/** What moved most within some hours, each leading to its history. */
export function moversReply(text: Text, { rows, filter, hours, recorded, now }: MoversFacts): Draft {
  const title: Block = { kind: "heading", spans: text.spans("movers-heading", { hours }) };
  const narrowed = narrowedInWords(text, filter);
  const about: Block[] = narrowed === "" ? [] : [{ kind: "paragraph", spans: plain(narrowed) }];
  const window = hours === longWindow ? usualWindow : longWindow;
  const others = pressRow([
    [text.say("movers-window", { hours: window }), { filter, hours: window }],
    ...(narrowed === "" ? [] : [[text.say("movers-all"), { filter: unfilteredMovers, hours }] satisfies [string, Asked]]),
  ]);
  if (rows.total === 0) {
    const key = !recorded ? "movers-nothing-recorded" : narrowed === "" ? "movers-none" : "movers-none-fitting";
    const matches = { label: text.say("start-matches"), press: { command: "matches", text: "", replace: false } };
    return {
      blocks: [title, ...about, { kind: "paragraph", spans: text.spans(key) }],
      buttons: inFittingRows([...others, matches]),
      personal: false,
    };
  }
  const picture = pictureButton(text, moversPress({ filter, hours, ...(rows.page > 1 ? { page: rows.page } : {}) }));
  return {
    blocks: [
      title,
      ...about,
      {
        kind: "list",
        items: rows.shown.map(({ known, mover }) => row(text, known.match, mover)),
        opens: rows.shown.map(({ known }) => matchButton(text, known, "history").press),
      },
      ...pageNote(text, rows),
      { kind: "note", spans: text.spans("movers-explained") },
      { kind: "note", spans: inOneLine([...sinceSpans(text, rows.shown, { hours, now }), ageOf(text, rows.shown, now)]) },
    ],
    buttons: [
      ...buttonsOf(text, rows).map((button) => [button]),
      ...listButtons(text, rows, (page) => moversPress({ filter, hours, page }), [...others, ...picture]),
    ],
    personal: false,
  };
}

function buttonsOf(text: Text, { shown }: MoversFacts["rows"]): Button[] {
  const matches = shown.map(({ known }) => known);
  return matchButtons(text, matches, "history");
}

export const unfilteredMovers: MoversFilter = { sport: null, league: null, books: 1, leagueMatch: 0 };

interface Asked {
  filter: MoversFilter;
  hours: number;
  page?: number;
}

function moversPress({ filter, hours, page }: Asked): Omit<Press, "replace"> {
  const { sport, league, books, leagueMatch } = filter;
  const what = league ? [`@${leagueMatch}`] : sport === null ? [] : [sport];
  const words = [...what, ...(books > 1 ? [`books>=${books}`] : []), `${hours}h`, ...(page ? [pageWord(page)] : [])];
  return { command: "movers", text: words.join(" ") };
}

/** The buttons in a row that can carry their calls. */
function pressRow(buttons: readonly [label: string, asked: Asked][]): Button[] {
  return buttons.flatMap(([label, asked]): Button[] => {
    const press = { ...moversPress(asked), replace: true };
    return fitsButton(press) ? [{ label, press }] : [];
  });
}

/** "Tennis · 5 books or more"; empty for the whole list. */
function narrowedInWords(text: Text, { sport, league, books }: MoversFilter): string {
  const words = [
    ...(sport === null ? [] : [sportName(text, sport)]),
    ...(league === null ? [] : [leagueName(league, text.language)]),
    ...(books > 1 ? [text.say("movers-books", { books })] : []),
  ];
  return words.join(" · ");
}

function row(text: Text, match: Match, { move }: Mover): Span[] {
  const { from, to } = move.probability;
  return onLines([
    text.spans("movers-row", {
      arrow: to > from ? "▼" : "▲",
      selection: selectionName(text, match, move),
      from: text.fairPrice(from),
      to: bold(text.fairPrice(to)),
    }),
    inOneLine([
      againstSpans(text, match, move.market === "total" ? "" : move.selection),
      text.spans("movers-agree", { books: move.books.length, same: move.agreeing.length }),
    ]),
  ]);
}

type Shown = MoversFacts["rows"]["shown"];

/** Since when all that is shown is recorded, where that is shorter than was asked for; said once. */
function sinceSpans(text: Text, shown: Shown, { hours, now }: { hours: number; now: number }): Span[][] {
  const since = Math.max(...shown.map(({ mover }) => mover.since));
  return since > now - hours * 3_600_000 ? [text.spans("movers-since", { since: text.moment(since, "datetime") })] : [];
}

/** How old the oldest of these prices are. */
function ageOf(text: Text, shown: Shown, now: number): Span[] {
  return text.spans("odds-updated", { age: text.ago(Math.min(...shown.map(({ mover }) => mover.refreshedAt)), now) });
}
