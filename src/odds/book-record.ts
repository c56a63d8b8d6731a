import { inTurns } from "../in-turns.ts";
import { asideOf } from "./aside.ts";
import { bestQuote } from "./best.ts";
import { medianOf } from "./intervals.ts";
import { booksOf, marginOf, soundnessOf } from "./markets.ts";
import { comparePrices } from "./price.ts";
import type { Quote } from "./quote.ts";

/** What a book's winner markets are like on many boards. */
export interface BookRecord {
  /** How many boards have its winner market. */
  matches: number;
  /** In the middle of them, as a fraction; null where it quotes none completely. */
  margin: number | null;
  /** How many prices it has beside others', and how many of them nobody beats. */
  prices: number;
  best: number;
  /** On how many boards it is set aside: far from the others, or no margin to bet at. */
  aside: number;
  /** On how many of these its own times show that it missed a refresh. */
  late: number;
}

export interface BookBoard {
  /** The API's own word; null where it does not say. */
  sport: string | null;
  quotes: readonly Quote[];
}

const winner = { market: "winner", line: null } as const;
/** Others get their turn after so many boards. */
const boardsPerTurn = 20;

/** A book's record on these boards, of all sports together and of each, the one with most matches first. */
export async function bookRecord(
  boards: readonly BookBoard[],
  book: string,
): Promise<{ all: BookRecord; bySport: { sport: string | null; record: BookRecord }[] }> {
  const looks: (Look & { sport: string | null })[] = [];
  for await (const { sport, quotes } of inTurns(boards, boardsPerTurn)) {
    const look = lookAt(quotes, book);
    if (look) looks.push({ ...look, sport });
  }
  const bySport = new Map<string | null, Look[]>();
  for (const look of looks) bySport.set(look.sport, [...(bySport.get(look.sport) ?? []), look]);
  const records = [...bySport].map(([sport, its]) => ({ sport, record: recordOf(its) }));
  return { all: recordOf(looks), bySport: records.sort((a, b) => b.record.matches - a.record.matches) };
}

/** What one board shows of a book. */
interface Look {
  margin: number | null;
  prices: number;
  best: number;
  aside: boolean;
  late: boolean;
}

function lookAt(quotes: readonly Quote[], book: string): Look | null {
  const own = booksOf(quotes, winner).get(book);
  if (!own) return null;
  const aside = asideOf(quotes, winner).get(book) ?? null;
  // Alone on a board every price is the best.
  const isCompared = soundnessOf(quotes, winner).sound.size > 1;
  const best = own.filter(({ selection, price }) => {
    const highest = bestQuote(quotes, { ...winner, selection });
    return aside === null && highest !== null && comparePrices(price, highest.price) >= 0;
  });
  return {
    margin: marginOf(own),
    prices: isCompared ? own.length : 0,
    best: isCompared ? best.length : 0,
    aside: aside !== null,
    late: aside?.kind === "alone" && aside.behindMs !== null,
  };
}

function recordOf(looks: readonly Look[]): BookRecord {
  const margins = looks.flatMap(({ margin }) => margin ?? []);
  const sumOf = (count: (look: Look) => number): number => looks.reduce((total, look) => total + count(look), 0);
  return {
    matches: looks.length,
    margin: margins.length > 0 ? medianOf(margins) : null,
    prices: sumOf(({ prices }) => prices),
    best: sumOf(({ best }) => best),
    aside: sumOf(({ aside }) => Number(aside)),
    late: sumOf(({ late }) => Number(late)),
  };
}
