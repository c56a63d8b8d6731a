import type { Match } from "../../api/model.ts";
import type { OddsApi } from "../../api/odds-api.ts";
import { unlessApiTrouble } from "../../api/trouble.ts";
import { pricesOfMatch } from "../../boards/price-rows.ts";
import type { MatchIndex } from "../../matches/index.ts";
import { bookPath, consensusPath, marketsOf, mergeHistories, type PastQuote } from "../../odds/history.ts";
import { lineOf, type MarketKey, marketOf, offeredSelections, unnamedBook } from "../../odds/markets.ts";
import { type HistoryFacts, type HistoryLine, historyReply } from "../../replies/questions/history.ts";
import type { Database } from "../../storage/database.ts";
import type { Ask, Command } from "../command.ts";
import { bookMeant, bookRef, bookRefForm, splitBook } from "../input/book-words.ts";
import { findMatch } from "../input/find-match.ts";
import { pageOfAsk, pageOption } from "../input/find-named.ts";
import { nameAndMore } from "../input/name-and-more.ts";
import {
  marketForm,
  marketMeant,
  selectionFollowing,
  selectionForm,
  selectionMeant,
  wordsOfMarket,
  wordsOfSelection,
} from "../input/selection-words.ts";
import type { OddsDeps } from "./odds.ts";

export interface HistoryDeps extends Pick<OddsDeps, "finder"> {
  database: Database;
  api: OddsApi;
  index: MatchIndex;
}

/** How many readings a line is drawn from. */
const steps = 12;

/** `/history <match> [book] [selection]`: how the line came to where it is. */
export function createHistoryCommand({ finder, database, api, index }: HistoryDeps): Command {
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

  /** What the API knows and what we have seen ourselves. */
  async function historyOf(id: number, { slug }: Match): Promise<{ history: PastQuote[]; failed: boolean }> {
    const own = await pricesOfMatch(database, id);
    const asked = api.history(slug);
    const answer = own.length > 0 ? await unlessApiTrouble(asked) : await asked;
    return { history: mergeHistories(answer?.value ?? [], own), failed: answer === null || answer.failure !== null };
  }

  return {
    name: "history",
    options: [
      { name: "match", required: true, suggests: true },
      { name: "book", required: false, suggests: false, form: bookRefForm },
      { name: "selection", required: false, suggests: false, form: selectionForm },
      { name: "market", required: false, suggests: false, form: marketForm, hidden: true },
      { name: "markets", required: false, suggests: false, form: /^markets[1-9]$/, hidden: true },
      pageOption,
    ],
    manages: false,
    async run(ask) {
      const words = await wordsOf(ask);
      const args = words.match === "" ? {} : { match: words.match };
      const rest = [words.book, words.selection].filter((part) => part !== null).join(" ");
      const found = await findMatch({ ...ask, args }, { finder, command: "history", rest, next: true });
      if ("instead" in found) return found.instead;
      const { id, match } = found.known;
      const { history, failed } = await historyOf(id, match);
      const meant = meantBy(words, { match, history, market: ask.args["market"] });
      const lines = meant.market ? linesOf(history, { market: meant.market, book: meant.book, until: ask.now }) : [];
      return found.leadOn(
        historyReply(ask.text, {
          id,
          match,
          ...meant,
          lines,
          markets: marketsOf(history).flatMap(choiceOf),
          books: booksOf(history, meant.market).map((name) => ({ name, ref: bookRef(name) })),
          bookRef: meant.book === null ? null : bookRef(meant.book),
          failed,
          page: pageOfAsk(ask),
          marketsPage: ask.args["markets"]?.slice(7) ?? null,
          now: ask.now,
        }),
      );
    },
  };
}

/** The winner goes without saying, and of a market that we do not know there is no consensus to show. */
function choiceOf(key: MarketKey): HistoryFacts["markets"] {
  return key.market === "other" ? [] : [{ key, words: key.market === "winner" ? null : wordsOfMarket(key) }];
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
