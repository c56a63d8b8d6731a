import { type Failed, failedBy } from "../../api/errors.ts";
import type { Match } from "../../api/model.ts";
import type { OddsApi } from "../../api/odds-api.ts";
import { unlessApiTrouble } from "../../api/trouble.ts";
import { latestBoard } from "../../boards/board-rows.ts";
import { downtimesSince } from "../../boards/downtime.ts";
import { pricesOfMatch } from "../../boards/price-rows.ts";
import type { Draft } from "../../chat/reply.ts";
import type { Clock } from "../../clock.ts";
import { type Decision, reducerOf, toldAboutMatch } from "../../facts/decisions.ts";
import type { Evidence } from "../../facts/explanation.ts";
import type { KnownMatch, MatchIndex } from "../../matches/index.ts";
import { bookPath, consensusPath, marketsOf, mergeHistories, type PastQuote } from "../../odds/history.ts";
import { lineOf, type MarketKey, marketOf, offeredSelections, unnamedBook, wordsOfMarket } from "../../odds/markets.ts";
import { isOwnBook } from "../../odds/own-books.ts";
import { type WayPoint, wayOf } from "../../odds/way.ts";
import { type HistoryFacts, type HistoryLine, historyReply } from "../../replies/questions/history.ts";
import { type PriceChartFacts, priceChartReply } from "../../replies/questions/price-chart.ts";
import type { Ask, Command } from "../command.ts";
import { type KeptDeps, saysWhy } from "../faults.ts";
import { bookMeant, bookRef, bookRefForm, splitBook } from "../input/book-words.ts";
import { findMatch } from "../input/find-match.ts";
import { chartOption, pageOfAsk, pageOption } from "../input/find-named.ts";
import { nameAndMore } from "../input/name-and-more.ts";
import {
  marketForm,
  marketMeant,
  selectionFollowing,
  selectionForm,
  selectionMeant,
  wordsOfSelection,
} from "../input/selection-words.ts";
import { createTurns } from "../turns.ts";
import type { OddsDeps } from "./odds.ts";

export interface HistoryDeps extends Pick<OddsDeps, "finder">, KeptDeps {
  api: OddsApi;
  index: MatchIndex;
  clock: Pick<Clock, "sleep">;
}

/** How many readings a line is drawn from. */
const steps = 12;
/** The same of a picture. */
const chartSteps = 120;

/** `/history <match> [book] [selection]`: how the line came to where it is. */
export function createHistoryCommand(deps: HistoryDeps): Command {
  const { finder, database, api, index, clock } = deps;
  const inTurn = createTurns(clock);

  /** Tells match, book and selection apart; a book behind a team's name is known by the API's list of bookmakers. */
  async function wordsOf({ args, call }: Ask): Promise<{ match: string; book: string | null; selection: string | null }> {
    const { name: match, more } = nameAndMore(args["match"] ?? "", { index }, selectionFollowing);
    const named = { match, book: args["book"] ?? null, selection: args["selection"] ?? null };
    if (more !== null) return named.selection === null ? { ...named, selection: more } : { ...named, book: named.book ?? more };
    if (named.book !== null || call.options || !/\s/u.test(match)) return named;
    const books = await unlessApiTrouble(api.bookmakers());
    const split = splitBook(match, books?.value.map(({ name }) => name) ?? []);
    return { ...named, match: split.words, book: split.book };
  }

  /** What the API knows, which was asked already, and what we have seen ourselves. */
  async function historyOf(
    id: number,
    asked: ReturnType<OddsApi["history"]>,
    now: number,
  ): Promise<{ history: PastQuote[]; failed: Failed }> {
    const own = await pricesOfMatch(database, id);
    const answer = own.length > 0 ? await unlessApiTrouble(asked) : await asked;
    return { history: mergeHistories(answer?.value ?? [], own), failed: answer === null || failedBy(answer, { now }) };
  }

  interface Charted extends Pick<Meant, "selection" | "book"> {
    id: number;
    match: Match;
    history: readonly PastQuote[];
    failed: Failed;
    market: MarketKey;
  }

  async function chartFacts({ call, settings }: Ask, { selection, history, ...asked }: Charted): Promise<PriceChartFacts> {
    const { id, market, book } = asked;
    const [board, told, downtimes] = await Promise.all([
      latestBoard(database, id),
      toldAboutMatch(database, { chat: call.address, matchId: id }),
      downtimesSince(database, history[0]?.at ?? 0),
    ]);
    // Until when the prices are known to have held: the same board makes the same picture.
    const until = Math.max(board?.board.fetchedAt ?? 0, history.at(-1)?.at ?? 0);
    const ways = await wayOf(history, { market, book, until, steps: chartSteps });
    const isAsked = ([name, points]: [string, readonly WayPoint[]]) =>
      points.length > 0 && (selection === null || name === selection || !ways.has(selection));
    return {
      ...asked,
      words: choiceOf(market)[0]?.words ?? null,
      books: booksOf(history, market).length,
      ways: [...ways].filter(isAsked).map(([name, points]) => ({ selection: name, points })),
      told: told.filter((one) => isOfMarket(one.evidence, market) && isToldOf(book, one)),
      downtimes,
      until,
      theme: settings.theme,
    };
  }

  interface About {
    words: Awaited<ReturnType<typeof wordsOf>>;
    known: KnownMatch;
    asked: ReturnType<OddsApi["history"]>;
  }

  async function replyAbout(ask: Ask, { words, known: { id, match }, asked }: About): Promise<Draft> {
    const { history, failed } = await historyOf(id, asked, ask.now);
    const meant = meantBy(words, { match, history, market: ask.args["market"] });
    const asToldNow = (reply: Draft) => (failed ? reply : saysWhy(deps, ask, [id], reply));
    if (ask.args["chart"] !== undefined && meant.market) {
      const chart = await chartFacts(ask, { id, match, history, failed, ...meant, market: meant.market });
      if (chart.ways.length > 0) return asToldNow(priceChartReply(ask.text, chart));
    }
    const lines = meant.market ? linesOf(history, { market: meant.market, book: meant.book, until: ask.now }) : [];
    const reply = historyReply(ask.text, {
      ...{ id, match, ...meant },
      lines,
      markets: marketsOf(history).flatMap(choiceOf),
      books: booksOf(history, meant.market).map((name) => ({ name, ref: bookRef(name) })),
      bookRef: meant.book === null ? null : bookRef(meant.book),
      failed,
      page: pageOfAsk(ask),
      marketsPage: ask.args["markets"]?.slice(7) ?? null,
      now: ask.now,
    });
    return asToldNow(reply);
  }

  return {
    name: "history",
    options: [
      { name: "match", required: true, suggests: true },
      { name: "book", required: false, suggests: false, form: bookRefForm },
      { name: "selection", required: false, suggests: false, form: selectionForm },
      { name: "market", required: false, suggests: false, form: marketForm, hidden: true },
      { name: "markets", required: false, suggests: false, form: /^markets[1-9]\d?$/, hidden: true },
      pageOption,
      chartOption,
    ],
    manages: false,
    async run(ask) {
      const words = await wordsOf(ask);
      const args = words.match === "" ? {} : { match: words.match };
      const rest = [words.book, words.selection, ask.args["chart"] ?? null].filter((part) => part !== null).join(" ");
      const found = await findMatch({ ...ask, args }, { finder, command: "history", rest, next: true });
      if ("instead" in found) return found.instead;
      const asked = api.history(found.known.match.slug);
      await asked.catch(() => undefined);
      return found.leadOn(await inTurn(() => replyAbout(ask, { words, known: found.known, asked })));
    },
  };
}

/** The winner goes without saying, and of a market that we do not know there is no consensus to show. */
function choiceOf(key: MarketKey): HistoryFacts["markets"] {
  return key.market === "other" ? [] : [{ key, words: key.market === "winner" ? null : wordsOfMarket(key) }];
}

/** Whether the prices that a rule looked at are a line of the picture: of all books their consensus or best price, of one its own. */
function isToldOf(book: string | null, decision: Decision): boolean {
  const reducer = reducerOf(decision);
  if (reducer?.by === "book") return isOwnBook(book, [reducer.book]);
  if (reducer?.by === "own" && reducer.books.length > 0) return reducer.books.length === 1 && isOwnBook(book, reducer.books);
  return reducer !== null && book === null;
}

function isOfMarket(evidence: Evidence, market: MarketKey): boolean {
  const own = marketOf(evidence);
  return own.market === market.market && own.line === market.line;
}

interface Meant {
  market: MarketKey | null;
  selection: string | null;
  book: string | null;
  /** Words that are neither a book nor a selection. */
  unknown: string | null;
}

function meantBy(
  words: { book: string | null; selection: string | null },
  { match, history, market }: { match: Match; history: readonly PastQuote[]; market: string | undefined },
): Meant {
  const books = booksOf(history, null);
  const markets = marketsOf(history);
  const main = markets.find((key) => key.market === "winner") ?? markets[0] ?? null;
  const named = market === undefined ? null : marketMeant(market, markets);
  const given = words.book === null ? null : bookMeant(words.book, books);
  const typed = words.selection ?? "";
  // What follows a match may be a book, a selection, or one after the other.
  const alone = words.book === null ? bookMeant(typed, books) : null;
  const split = alone === null && words.book === null ? splitBook(` ${typed}`, books) : { words: typed, book: null };
  const selection = alone === null && split.words.trim() !== "" ? selectionMeant(split.words, { match, quotes: history }) : null;
  const unknown = [
    ...(words.book !== null && given === null ? [words.book] : []),
    ...(alone === null && split.words.trim() !== "" && !selection ? [split.words.trim()] : []),
  ];
  return {
    market: selection ? marketOf(selection) : (named ?? main),
    selection: selection?.selection ?? null,
    book: given ?? alone ?? split.book,
    unknown: unknown.length === 0 ? null : unknown.join(" "),
  };
}

/** The way of every selection of a market: of one book, else of the consensus. */
function linesOf(
  history: readonly PastQuote[],
  { market, book, until }: { market: MarketKey; book: string | null; until: number },
): HistoryLine[] {
  const consensus = book === null ? consensusPath(history, market, { until, steps }) : null;
  return offeredSelections(history, market).flatMap((selection) => {
    const readings =
      book === null ? consensus?.get(selection) : bookPath(history, { ...market, selection, book }, { until, steps });
    const line = lineOf(market, selection);
    const words = wordsOfSelection({ market: market.market, selection, line });
    return readings && readings.length > 0 ? [{ selection, line, words, readings }] : [];
  });
}

/** The books with a history of the market, or with any; by name. */
function booksOf(history: readonly PastQuote[], market: MarketKey | null): string[] {
  const own = history.filter((quote) => market === null || quote.market === market.market);
  return [...new Set(own.map(({ bookmaker }) => bookmaker ?? unnamedBook))].filter((book) => book !== unnamedBook).sort();
}
