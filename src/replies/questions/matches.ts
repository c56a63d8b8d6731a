import type { League, Match, MatchStatus } from "../../api/model.ts";
import type { BestPrices } from "../../boards/best-prices.ts";
import { fitsButton, type Press } from "../../chat/press.ts";
import type { Block, Button, Draft, Span, SpanTable } from "../../chat/reply.ts";
import { leagueName } from "../../matches/names.ts";
import { type FileColumn, fileReply, matchColumns } from "../parts/file.ts";
import { selectionColumn } from "../parts/markets.ts";
import { besideMatch, matchButtons, matchTitle, startSpan } from "../parts/match.ts";
import { inRows, type Paged, pageButtons, pageNote } from "../parts/paging.ts";
import { sportName } from "../parts/sports.ts";
import { bold, onLines, plain, type Text } from "../parts/text.ts";

/** What a list of matches was narrowed to; null where it was not. */
export interface ListedFilter {
  /** The API's own word. */
  sport: string | null;
  league: League | null;
  status: MatchStatus | null;
  /** A day of the reader's, as `2026-11-23` and as its first and last moment. */
  day: { from: number; to: number; date: string } | null;
}

/** The matches of one page, soonest first, and how the list came about. */
export interface MatchesFacts extends Paged<{ id: number; match: Match }> {
  filter: ListedFilter;
  /** A match of the list: buttons name a league by it. */
  leagueMatch: number;
  /** The sports that have matches, most first. */
  sports: readonly string[];
  /** By match, the best prices on its winner, where odds of now are at hand. */
  prices: ReadonlyMap<number, BestPrices>;
  now: number;
}

export const unfiltered: ListedFilter = { sport: null, league: null, status: null, day: null };

/** A page of matches, each with a button to its odds. */
export function matchesReply(text: Text, facts: MatchesFacts): Draft {
  const { shown, filter, sports, prices } = facts;
  const words = filterInWords(text, filter);
  if (shown.length === 0) return noneReply(text, facts, words);
  // Each row says its day.
  const narrowed = filterInWords(text, { ...filter, day: null });
  const heading = narrowed === "" ? text.spans("matches-heading") : text.spans("matches-heading-sport", { sport: narrowed });
  return {
    blocks: [
      { kind: "heading", spans: heading },
      {
        kind: "list",
        items: shown.map(({ id, match }) => row(text, match, { filter, prices: prices.get(id)?.prices ?? [] })),
        opens: shown.map((known) => besideMatch(text, known)),
        ...(text.display.nativeTables ? { table: tableOf(text, facts) } : {}),
      },
      ...pricesNote(text, facts),
      ...pageNote(text, facts),
    ],
    buttons: [
      ...matchButtons(text, shown).map((button) => [button]),
      ...pageButtons(text, facts, (page) => filterPress(filter, { page, leagueMatch: facts.leagueMatch }), { file: true }),
      ...(filter.sport === null && filter.league === null && sports.length > 1 ? sportButtons(text, sports, filter, true) : []),
      otherLists(text, filter, true),
    ],
    personal: false,
  };
}

/** The whole list as a file. */
export function matchesFile(
  text: Text,
  { matches, prices, now }: { matches: MatchesFacts["shown"]; now: number } & Pick<MatchesFacts, "prices">,
): Draft {
  const priceOf = (selection: "home" | "draw" | "away"): FileColumn<MatchesFacts["shown"][number]> => ({
    title: selectionColumn(text, selection),
    cell({ id }) {
      const [home = null, second = null, third] = prices.get(id)?.prices ?? [];
      const [draw, away] = third === undefined ? [null, second] : [second, third];
      return { home, draw, away }[selection];
    },
  });
  const columns: FileColumn<MatchesFacts["shown"][number]>[] = [
    { title: "number", cell: ({ id }) => id },
    ...matchColumns(text, ({ match }: MatchesFacts["shown"][number]) => match),
    { title: "status", cell: ({ match: { status } }) => (status === "unknown" ? null : text.say(`status-${status}`)) },
    priceOf("home"),
    priceOf("draw"),
    priceOf("away"),
  ];
  return fileReply(text, { list: "matches", rows: matches, columns, now });
}

/** One button per sport, to its matches within the rest of the filter. */
export function sportButtons(text: Text, sports: readonly string[], filter: ListedFilter, replace = false): Button[][] {
  const buttons = sports.flatMap((sport): Button[] => {
    const press = { ...filterPress({ ...filter, sport, league: null }, { page: 1, leagueMatch: 0 }), replace };
    return fitsButton(press) ? [{ label: sportName(text, sport), press }] : [];
  });
  return inRows(buttons, 3);
}

/** One button per league. */
export function leagueButtons(text: Text, leagues: readonly { league: League; press: Omit<Press, "replace"> }[]): Button[][] {
  return leagues.map(({ league, press }) => [{ label: leagueName(league, text.language), press: { ...press, replace: false } }]);
}

/** The call for one page of a filtered list. The page is always said, so that a number that ends a sport's word is not taken for one. */
export function filterPress(
  { sport, league, status, day }: ListedFilter,
  { page, leagueMatch }: { page: number; leagueMatch: number },
): Omit<Press, "replace"> {
  // A league has one sport, which need not be said as well.
  const what = league ? [`@${leagueMatch}`] : sport === null ? [] : [sport];
  const words = [...what, ...(day ? [day.date] : []), ...(status ? [status] : []), String(page)];
  return { command: "matches", text: words.join(" ") };
}

/** "Ice hockey · Polar League · 23 Nov · live"; empty for the whole list. */
function filterInWords(text: Text, { sport, league, status, day }: ListedFilter): string {
  const words = [
    ...(sport === null ? [] : [sportName(text, sport)]),
    ...(league === null ? [] : [leagueName(league, text.language)]),
    ...(day === null ? [] : [text.moment((day.from + day.to) / 2, "date").text]),
    ...(status === null || status === "unknown" ? [] : [text.say(`status-${status}.matches`)]),
  ];
  return words.join(" · ");
}

/** The same in columns: when, who with the league, and the best prices. */
function tableOf(text: Text, { shown, filter, prices }: MatchesFacts): SpanTable {
  const priced = shown.some(({ id }) => prices.has(id));
  const right = (selection: string) => ({ title: selectionColumn(text, selection), align: "right" as const });
  const left = { title: "", align: "left" as const };
  const rows = shown.map(({ id, match }) => {
    const league = match.league && filter.league === null ? plain(` · ${leagueName(match.league, text.language)}`) : [];
    const start = startSpan(text, match);
    const when = match.status === "live" ? plain(text.say("status-live")) : start === null ? [] : [start];
    const [home, second, third] = (prices.get(id)?.prices ?? []).map((price) => plain(text.price(price)));
    const figures = third === undefined ? [home, undefined, second] : [home, second, third];
    return [when, [bold(matchTitle(text, match)), ...league], ...(priced ? figures.map((figure) => figure ?? []) : [])];
  });
  return { columns: [left, left, ...(priced ? ["home", "draw", "away"].map(right) : [])], rows };
}

/** What the prices are, and how old the oldest of them. */
function pricesNote(text: Text, { shown, prices, now }: MatchesFacts): Block[] {
  const times = shown.flatMap(({ id }) => prices.get(id)?.refreshedAt ?? []);
  if (times.length === 0) return [];
  const age = text.spans("odds-age", { age: text.ago(Math.min(...times), now) });
  return [{ kind: "note", spans: onLines([text.spans("matches-prices"), age]) }];
}

/** When and who; below it the league, unless the heading says it, and the best prices. */
function row(text: Text, match: Match, { filter, prices }: { filter: ListedFilter; prices: readonly number[] }): Span[] {
  const details = [
    ...(match.league && filter.league === null ? [leagueName(match.league, text.language)] : []),
    ...(prices.length > 0 ? [prices.map(text.price).join(" / ")] : []),
  ];
  const below: Span[] = details.length === 0 ? [] : [{ kind: "break", text: "\n" }, ...plain(details.join(" · "))];
  return [...titleSpans(text, match, filter), ...below];
}

function titleSpans(text: Text, match: Match, { status }: ListedFilter): Span[] {
  const title = bold(matchTitle(text, match));
  // The heading says so already.
  if (match.status === "live") return status === "live" ? [title] : text.spans("matches-row-live", { title });
  const time = startSpan(text, match);
  return time === null ? [title] : text.spans("matches-row", { time, title });
}

function noneReply(text: Text, { filter, sports }: MatchesFacts, words: string): Draft {
  const spans = words === "" ? text.spans("matches-none") : text.spans("matches-none-sport", { sport: words });
  return {
    blocks: [{ kind: "paragraph", spans }],
    buttons: [...sportButtons(text, sports, filter), otherLists(text, filter, false)],
    personal: false,
  };
}

/** The lists beside this one: what is live, and everything when this is only a part. */
function otherLists(text: Text, filter: ListedFilter, replace: boolean): Button[] {
  const to = (label: string, other: ListedFilter): Button => {
    return { label: text.say(label), press: { ...filterPress(other, { page: 1, leagueMatch: 0 }), replace } };
  };
  const isWhole = Object.values(filter).every((part) => part === null);
  const live = filter.status === "live" ? [] : [to("matches-live", { ...unfiltered, status: "live" })];
  return isWhole ? live : [...live, to("matches-all", unfiltered)];
}
