import type { Book } from "./books.ts";
import type { Match } from "./calendar.ts";
import type { Chances, MarketKey } from "./chances.ts";

/** Something that the operator of the sandbox did to the prices of a match; in force from `from` until `until`. */
export interface Move {
  id: number;
  matchId: number;
  market: Exclude<MarketKey, "double_chance">;
  line: number | null;
  selection: string;
  /** Slug of the only bookmaker that moves; null for all of them. */
  book: string | null;
  change: { points: number } | { price: number };
  from: number;
  until: number | null;
}

/** What was done to the world from outside, with its times, so that any moment stays a function of time. */
export interface Actions {
  add(move: Omit<Move, "id" | "until">): Move;
  /** Ends the moves in force that pass the test, and says which they were. */
  end(which: (move: Move) => boolean, time: number): readonly Move[];
  all(): readonly Move[];
  /** The moves of a match that are in force at `time`. */
  inForce(match: Match, time: number): readonly Move[];
  forceRefresh(match: Match, time: number): void;
  /** The last forced refresh at or before `time`; null when there is none. */
  forcedAt(match: Match, time: number): number | null;
  hide(match: Match, hidden: boolean): void;
  isHidden(match: Match): boolean;
  /** Counts up with every change that can alter a board. */
  version(): number;
}

const nothing: readonly Move[] = [];

export function createActions(): Actions {
  const moves: Move[] = [];
  const byMatch = new Map<number, Move[]>();
  const refreshes = new Map<number, number[]>();
  const hidden = new Set<number>();
  let version = 0;

  return {
    add(details) {
      const move: Move = { ...details, id: moves.length + 1, until: null };
      moves.push(move);
      byMatch.set(move.matchId, [...(byMatch.get(move.matchId) ?? []), move]);
      version += 1;
      return move;
    },
    end(which, time) {
      const ended = moves.filter((move) => move.until === null && which(move));
      for (const move of ended) move.until = time;
      version += 1;
      return ended;
    },
    all: () => moves,
    inForce(match, time) {
      const found = byMatch.get(match.id);
      return found?.filter(({ from, until }) => from <= time && (until === null || time < until)) ?? nothing;
    },
    forceRefresh(match, time) {
      refreshes.set(match.id, [...(refreshes.get(match.id) ?? []), time]);
      version += 1;
    },
    forcedAt: (match, time) => refreshes.get(match.id)?.findLast((forced) => forced <= time) ?? null,
    hide(match, isHidden) {
      if (isHidden) hidden.add(match.id);
      else hidden.delete(match.id);
    },
    isHidden: (match) => hidden.has(match.id),
    version: () => version,
  };
}

/** The market as `book` sees it with the moves by points applied one after the other; the other selections give way in proportion. */
export function moved(market: Chances, moves: readonly Move[], book: Book): Chances {
  return moves.reduce((before, move) => {
    if (!("points" in move.change) || !concerns(move, market, book)) return before;
    return shifted(before, move.selection, move.change.points / 100);
  }, market);
}

/** The price that the operator fixed for a selection; null when it is free. The last word counts. */
export function fixedPrice(selection: string, market: Chances, moves: readonly Move[], book: Book): number | null {
  const move = moves.findLast((move) => "price" in move.change && move.selection === selection && concerns(move, market, book));
  return move && "price" in move.change ? move.change.price : null;
}

function concerns(move: Move, { market, line }: Chances, book: Book): boolean {
  return move.market === market && move.line === line && (move.book === null || move.book === book.slug);
}

function shifted(market: Chances, selection: string, by: number): Chances {
  const index = market.selections.indexOf(selection);
  const before = market.chances[index];
  if (before === undefined) return market;
  const after = Math.max(0.01, Math.min(0.97, before + by));
  const chances = market.chances.map((chance, at) => (at === index ? after : (chance * (1 - after)) / (1 - before)));
  return { ...market, chances };
}
