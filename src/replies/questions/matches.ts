import type { League, Match, MatchStatus } from "../../api/model.ts";
import type { BestPrices } from "../../boards/best-prices.ts";
import { fitsButton, type Press } from "../../chat/press.ts";
import type { Block, Button, Draft, Span, SpanTable } from "../../chat/reply.ts";
import { leagueName } from "../../matches/names.ts";
import { button } from "../parts/blocks.ts";
import { type FileColumn, fileReply, matchColumns } from "../parts/file.ts";
import { selectionColumn } from "../parts/markets.ts";
import { matchButton, matchButtons, matchTitle, startSpan } from "../parts/match.ts";
import { countedHeading, fileWord, inFittingRows, listButtons, type Paged, pageNote } from "../parts/paging.ts";
import { sportName } from "../parts/sports.ts";
import { bold, inOneLine, onLines, plain, type Text } from "../parts/text.ts";

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

/** What asks for the choice of lists. */
export const pickWord = "pick";
const buttonsShown = 7;

export const unfiltered: ListedFilter = { sport: null, league: null, status: null, day: null };

/** A page of matches, each with a button to its odds. */
export function matchesReply(text: Text, facts: MatchesFacts): Draft {
  const { shown, filter, prices } = facts;
  if (shown.length === 0) return noneReply(text, facts, filterInWords(text, filter));
  return {
    blocks: [
      countedHeading(text, headingSpans(text, filter), facts),
      {
        kind: "list",
        items: shown.map(({ id, match }) => row(text, match, { ...facts, prices: prices.get(id)?.prices ?? [] })),
        opens: shown.map((known) => matchButton(text, known).press),
        ...(text.display.nativeTables ? { table: tableOf(text, facts) } : {}),
      },
      ...pricesNote(text, facts),
      ...pageNote(text, facts, { counted: true }),
    ],
    buttons: [
      ...matchButtons(text, shown).map((button) => [button]),
      ...listButtons(
        text,
        facts,
        (page) => filterPress(filter, { page, leagueMatch: facts.leagueMatch }),
        otherLists(text, facts),
      ),
    ],
    personal: false,
  };
}

/** What the list is of; each row says its day. */
function headingSpans(text: Text, filter: ListedFilter): Span[] {
  const { status, ...rest } = filter;
  const narrowed = filterInWords(text, { ...rest, day: null, status: status === "live" ? null : status });
  const heading = text.spans(status === "live" ? "matches-live" : "matches-heading");
  return narrowed === "" ? heading : inOneLine([heading, plain(narrowed)]);
}

/** What a list can be narrowed to: a sport, what is live, or a day; and all of it as a file. */
export function pickListReply(
  text: Text,
  { filter, sports, leagueMatch }: Pick<MatchesFacts, "filter" | "sports" | "leagueMatch">,
): Draft {
  const to = (label: string, other: ListedFilter): Button => {
    return { label, press: { ...filterPress(other, { page: 1, leagueMatch: 0 }), replace: true } };
  };
  const file = { ...filterPress(filter, { page: 1, leagueMatch }), replace: false };
  const others = [
    ...(filter.status === "live" ? [] : [to(text.say("matches-live"), { ...unfiltered, status: "live" })]),
    to(text.say("matches-all"), unfiltered),
    { label: text.say("file-button"), press: { ...file, text: `${file.text} ${fileWord}` } },
  ];
  const listed = sportButtons(text, sports, filter, true)
    .flat()
    .slice(0, buttonsShown - others.length);
  return {
    blocks: [{ kind: "paragraph", spans: text.spans("matches-pick") }],
    buttons: [...inFittingRows(listed), ...inFittingRows(others)],
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
  return inFittingRows(buttons);
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
  const words = [...what, ...(day ? [dayTyped(day)] : []), ...(status ? [status] : []), String(page)];
  return { command: "matches", text: words.join(" ") };
}

/** "Ice hockey · Polar League · 23 Nov · live"; empty for the whole list. */
function filterInWords(text: Text, { sport, league, status, day }: ListedFilter): string {
  const words = [
    ...(sport === null ? [] : [sportName(text, sport)]),
    ...(league === null ? [] : [leagueName(league, text.language)]),
    ...(day === null ? [] : [dayInWords(text, day)]),
    ...(status === null || status === "unknown" ? [] : [text.say(`status-${status}.matches`)]),
  ];
  return words.join(" · ");
}

type FilteredDay = NonNullable<ListedFilter["day"]>;

function dayInWords(text: Text, day: FilteredDay): string {
  const dates = isWeekend(day) ? [day.from + dayMs / 2, day.to - dayMs / 2] : [(day.from + day.to) / 2];
  return dates.map((at) => text.moment(at, "date").text).join(" – ");
}

const dayMs = 24 * 3_600_000;

/** As a call says it: both days of a weekend, an evening, or a day. */
function dayTyped(day: FilteredDay): string {
  if (isWeekend(day)) return `${day.date}+1`;
  return day.to - day.from < 0.75 * dayMs ? `${day.date}T17` : day.date;
}

/** Two days, whether the clocks change between them or not. */
function isWeekend({ from, to }: FilteredDay): boolean {
  return to - from > 1.5 * dayMs;
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
  return [{ kind: "note", spans: text.spans("matches-prices-updated", { age: text.ago(Math.min(...times), now) }) }];
}

/** Who; below it when, and the best prices or else the league, unless the heading says it. */
function row(
  text: Text,
  match: Match,
  { filter, prices, now }: { filter: ListedFilter; prices: readonly number[]; now: number },
): Span[] {
  const league = match.league && filter.league === null ? leagueName(match.league, text.language) : null;
  const isLive = match.status === "live";
  const start = isLive ? null : startSpan(text, match, now);
  const sport =
    filter.status === "live" && filter.sport === null && match.sport !== null ? [plain(sportName(text, match.sport))] : [];
  const details = [
    ...(isLive && filter.status !== "live" ? [plain(text.say("status-live"))] : []),
    ...(start ? [[start]] : []),
    ...(prices.length > 0
      ? [plain(prices.map(text.price).join(" / "))]
      : [...sport, ...(league === null ? [] : [plain(league)])]),
  ];
  const title = [bold(matchTitle(text, match))];
  return details.length === 0 ? title : onLines([title, inOneLine(details)]);
}

function noneReply(text: Text, { filter, sports }: MatchesFacts, words: string): Draft {
  const spans = words === "" ? text.spans("matches-none") : text.spans("matches-none-sport", { sport: words });
  return {
    blocks: [{ kind: "paragraph", spans }],
    buttons: [
      ...sportButtons(text, sports, filter).slice(0, 2),
      [button(text.say("matches-all"), "matches", "1", { replace: false })],
    ],
    personal: false,
  };
}

/** The lists beside this one: today's where this is what is live, and a choice of others. */
function otherLists(text: Text, { filter, leagueMatch }: MatchesFacts): Button[] {
  const all = {
    label: text.say("matches-all"),
    press: { ...filterPress(unfiltered, { page: 1, leagueMatch: 0 }), replace: true },
  };
  const words = filterPress(filter, { page: 1, leagueMatch });
  const pick = { label: text.say("matches-pick-button"), press: { ...words, text: `${words.text} ${pickWord}`, replace: true } };
  return [...(fitsButton(pick.press) ? [pick] : []), ...(filter.status === "live" ? [all] : [])];
}
