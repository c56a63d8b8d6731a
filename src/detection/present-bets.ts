import { allPages, type ReadList } from "../api/all-pages.ts";
import type { Lane, OddsApi } from "../api/odds-api.ts";
import { matchAbout } from "../matches/about-match.ts";
import type { MatchIndex } from "../matches/index.ts";
import { isUpcoming } from "../matches/state.ts";
import type { BetOfMatch } from "../rules/bet-filter.ts";

export interface PresentBetsDeps {
  api: Pick<OddsApi, "valueBets">;
  index: Pick<MatchIndex, "ready" | "bySlug" | "remember">;
}

/** The value bets of the moment on matches that have not begun, as far as the list was read. */
export type PresentBets = Omit<ReadList<unknown>, "items"> & { bets: readonly BetOfMatch[] };

/** Reads the list of value bets, of those that we find ourselves the ones `against` a book. Rejects with the API's errors while nothing at all is known. */
export async function presentBets(
  { api, index }: PresentBetsDeps,
  { now, lane, signal, against = null }: { now: number; lane: Lane; signal?: AbortSignal; against?: string | null },
): Promise<PresentBets> {
  const asking = { lane, against, ...(signal && { signal }) };
  const [{ items, ...read }] = await Promise.all([allPages((page) => api.valueBets({ ...page, ...asking })), index.ready()]);
  const bets: BetOfMatch[] = [];
  for (const bet of items) {
    const known = await matchAbout(bet, index);
    if (known && isUpcoming(known.match, now)) bets.push({ bet, known });
  }
  return { ...read, bets };
}
