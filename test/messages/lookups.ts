import type { Match } from "../../src/api/model.ts";
import type { Draft } from "../../src/chat/reply.ts";
import { choicesOf } from "../../src/commands/questions/best.ts";
import { offeredMarkets, wordsOfMarket } from "../../src/odds/markets.ts";
import type { Board } from "../../src/odds/quote.ts";
import type { Text } from "../../src/replies/parts/text.ts";
import { bestReply, selectionsReply } from "../../src/replies/questions/best.ts";
import { historyReply } from "../../src/replies/questions/history.ts";
import { matchDetailsReply } from "../../src/replies/questions/match-details.ts";
import { moversReply, unfilteredMovers } from "../../src/replies/questions/movers.ts";
import { predictionReply, predictionsReply } from "../../src/replies/questions/predictions.ts";
import { hour, movedMatch, noon } from "../replies/facts.ts";
import type { Names } from "./kinds.ts";

/** What there is to look up about a match, as messages; with every name that the API may send. */
export function lookupsOf(
  text: Text,
  { books, selection, typed, sport }: Names,
  { match, boards }: { match: Match; boards: { before: Board; other: Board } },
): Record<string, Draft> {
  const known = { id: 17, match };
  const board = { ...boards.before, quotes: [...boards.before.quotes, ...boards.other.quotes] };
  const [move] = movedMatch.movement.moves;
  if (!move) throw new Error("nothing moved");
  const details = { ...known, board, old: true, markets: offeredMarkets(board.quotes), books: 3, isWatched: true, now: noon };
  const best = { ...known, board, failed: true, old: true, choices: choicesOf(board.quotes), now: noon };
  const readings = [0.4, 0.44, 0.51].map((probability, index) => {
    return { at: noon - (3 - index) * hour, price: 1 / probability, probability };
  });
  const history = {
    ...known,
    ...{ market: { market: "winner", line: null } as const, selection: null, book: books[0] ?? null, bookRef: "b:0123abcd" },
    lines: ["home", "draw", "away"].map((one) => ({ selection: one, line: null, words: one, readings })),
    books: [...books, selection].map((name, index) => ({ name, ref: `b:0123abc${index}` })),
    markets: offeredMarkets(board.quotes).map((key) => ({ key, words: wordsOfMarket(key) })),
    ...{ unknown: typed, failed: true, page: "1", marketsPage: null, now: noon },
  };
  const gaps = ["home", "draw", "away"].map((one) => ({ selection: one, model: 0.36, market: 0.3 }));
  const age = { fetchedAt: noon, failed: true, isCut: true, now: noon };
  const rows = { shown: [{ known, gaps, refreshedAt: noon }], page: 2, pageSize: 1, total: 90 };
  const movers = { matchId: 17, move, since: noon - hour, refreshedAt: noon };
  const moved = {
    rows: { ...rows, shown: [{ known, mover: movers }] },
    hours: 6,
    recorded: true,
    now: noon,
    filter: unfilteredMovers,
  };
  const narrowed = { sport, league: null, books: 5, leagueMatch: 17 };
  const nothing = { shown: [], page: 1, pageSize: 6, total: 0 };
  return {
    matchDetailsReply: matchDetailsReply(text, details),
    "matchDetailsReply without odds": matchDetailsReply(text, {
      ...details,
      board: null,
      markets: [],
      books: 0,
      isWatched: false,
    }),
    bestReply: bestReply(text, {
      ...best,
      selection: { market: "winner", line: null, selection: "home" },
      ownBooks: books.slice(0, 2),
      bookmakers: books.map((name) => ({ slug: null, name, rating: 4.5, ratingMax: 5, url: null, ref: "b:0123abcd" })),
    }),
    "bestReply of an unknown market": bestReply(text, {
      ...best,
      selection: { market: "other", line: null, selection },
      ownBooks: [],
      bookmakers: [],
    }),
    selectionsReply: selectionsReply(text, { ...best, missing: null, unknown: typed, page: "1" }),
    "selectionsReply of many": selectionsReply(text, {
      ...best,
      choices: Array.from({ length: 5 }, () => best.choices).flat(),
      ...{ missing: null, unknown: null, page: "2" },
    }),
    "selectionsReply without odds": selectionsReply(text, {
      ...best,
      choices: [],
      missing: null,
      unknown: null,
      page: undefined,
    }),
    historyReply: historyReply(text, { ...history, page: undefined }),
    "historyReply of a page of books": historyReply(text, history),
    "historyReply of one selection": historyReply(text, {
      ...{ ...history, page: undefined, selection: "home", book: null, bookRef: null },
    }),
    "historyReply of many books": historyReply(text, {
      ...history,
      books: Array.from({ length: 20 }, (_, book) => ({ name: `${typed} ${book}`, ref: `b:0123ab${book + 10}` })),
      page: "2",
    }),
    "historyReply of many markets": historyReply(text, {
      ...history,
      markets: Array.from({ length: 20 }, (_, line) => ({ key: { market: "total" as const, line }, words: `total ${line}` })),
      marketsPage: "2",
    }),
    "historyReply without any": historyReply(text, { ...history, lines: [], books: [] }),
    predictionReply: predictionReply(text, { ...known, gaps, board, old: true, ...age }),
    "predictionReply without any": predictionReply(text, { ...known, gaps: [], board: null, old: false, ...age }),
    predictionsReply: predictionsReply(text, { rows, hasOthers: true, ...age }),
    "predictionsReply without any": predictionsReply(text, { rows: nothing, hasOthers: false, ...age }),
    moversReply: moversReply(text, moved),
    "moversReply of a sport": moversReply(text, { ...moved, filter: narrowed }),
    "moversReply of a league without any": moversReply(text, {
      ...moved,
      rows: nothing,
      filter: { ...narrowed, league: known.match.league },
    }),
    "moversReply without any": moversReply(text, { ...moved, rows: nothing, recorded: false }),
  };
}
