import type { Service } from "../api/asking/service.ts";
import type { OddsApiClient } from "../api/client.ts";
import type { ValueBet } from "../api/model.ts";
import type { OddsApi } from "../api/odds-api.ts";
import { boardTimes, latestBoards } from "../boards/board-rows.ts";
import { isOld, refreshedAt } from "../boards/freshness.ts";
import type { Clock } from "../clock.ts";
import { inTurns } from "../in-turns.ts";
import type { KnownMatch, MatchIndex } from "../matches/index.ts";
import { isUpcoming } from "../matches/state.ts";
import { edgesOn } from "../odds/edges.ts";
import type { Board } from "../odds/quote.ts";
import type { Database } from "../storage/database.ts";

export interface OwnBetsDeps {
  database: Database;
  index: Pick<MatchIndex, "list" | "ready">;
  clock: Pick<Clock, "now">;
}

/** A book's price is compared with those of two others at least. */
const leastBooks = 3;
/** Whoever asks within this time shares one look into the database. */
const sharedMs = 5_000;
const boardsPerTurn = 20;

/** Whether a service sells no value bets, yet has prices of enough books to find some. */
export function findsOwnBets({ has }: Pick<OddsApi, "has">, service: Pick<Service, "settings"> | null): boolean {
  const chosen = service?.settings["books"] ?? [];
  const isEnough = chosen.length === 0 || chosen.length >= leastBooks;
  return service !== null && !has.has("value_bets") && has.has("bookmakers") && isEnough;
}

/** The same service with value bets that we find ourselves. */
export function withOwnBets(api: OddsApiClient, deps: OwnBetsDeps): OddsApiClient {
  return { ...api, has: new Set([...api.has, "value_bets"]), betsFrom: "boards", valueBets: createOwnBets(deps) };
}

/**
 * Finds value bets on the boards that are kept: prices above the other books' fair odds, or above those of one book. Nothing is asked
 * for them. Old boards and matches that have begun are left out.
 */
function createOwnBets({ database, index, clock }: OwnBetsDeps): OddsApi["valueBets"] {
  let boards = new Map<number, Board>();
  let looked: { at: number; look: Promise<void> } | null = null;

  async function look(now: number): Promise<void> {
    const upcoming = index.list().filter(({ match }) => isUpcoming(match, now));
    const ids = upcoming.map(({ id }) => id);
    const times = await boardTimes(database, ids);
    const current = upcoming.filter(({ id, match }) => {
      const time = times.get(id);
      return time && !isOld(time, match, now);
    });
    const changed = current.filter(({ id }) => boards.get(id)?.fetchedAt !== times.get(id)?.fetchedAt).map(({ id }) => id);
    const newer = await latestBoards(database, changed);
    const known = boards;
    boards = new Map(
      current.flatMap(({ id }) => {
        const board = newer.get(id)?.board ?? known.get(id);
        return board ? [[id, board] as const] : [];
      }),
    );
  }

  /** One look into the database for all who ask at about the same time. */
  async function lookTogether(now: number): Promise<number> {
    if (!looked || now - looked.at >= sharedMs || now < looked.at) {
      const begun = { at: now, look: look(now) };
      begun.look.catch(() => {
        if (looked === begun) looked = null;
      });
      looked = begun;
    }
    const { at } = looked;
    await looked.look;
    return at;
  }

  return async ({ page = 1, against = null } = {}) => {
    await index.ready();
    const fetchedAt = await lookTogether(clock.now());
    const items: ValueBet[] = [];
    for await (const known of inTurns(page > 1 ? [] : index.list(), boardsPerTurn)) {
      const board = boards.get(known.id);
      if (board) items.push(...betsOn(known, { board, sharp: against }));
    }
    return { value: { items, total: items.length, page }, fetchedAt, failure: null };
  };
}

function betsOn({ match }: KnownMatch, { board, sharp }: { board: Board; sharp: string | null }): ValueBet[] {
  const pricedAt = refreshedAt(board);
  return edgesOn(board.quotes, sharp).map((edge) => ({ ...edge, matchSlug: match.slug, match: null, pricedAt }));
}
