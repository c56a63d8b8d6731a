import type { Match, MatchResult } from "../../api/model.ts";
import type { OddsApi } from "../../api/odds-api.ts";
import { openingsOfMatch } from "../../boards/price-rows.ts";
import type { Clock } from "../../clock.ts";
import { errorFields, type Log } from "../../log.ts";
import type { MatchIndex } from "../../matches/index.ts";
import { leagueKey } from "../../matches/leagues.ts";
import { hasEnded } from "../../matches/state.ts";
import { marketOf } from "../../odds/markets.ts";
import type { Quote } from "../../odds/quote.ts";
import type { Database } from "../../storage/database.ts";
import { createWakeableSleep } from "../../wakeable-sleep.ts";
import { type Bet, betWithin, openBets, settleOpenBet } from "./bets.ts";
import { resultOf } from "./settlement.ts";

export interface SettlingDeps {
  database: Database;
  api: Pick<OddsApi, "results">;
  index: Pick<MatchIndex, "byId" | "remember">;
  clock: Clock;
  log: Log;
}

/** An open bet, with its match as we know it now. */
interface Waiting {
  bet: Bet;
  matchId: number;
  match: Match;
  startsAt: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const lookEveryMs = 5 * minuteMs;
/** By then every match is over, whatever the source says of it. */
const longestMs = 4 * hourMs;
/** Services tell results for a day. Later a person presses a button. */
const givenUpAfterMs = 28 * hourMs;
/** A result that isn't there yet is asked for again; each time the wait is twice as long. */
const firstRetryMs = 30 * minuteMs;

/**
 * Settles open bets by the service's results. A result may cost credits: only leagues with open bets on matches that are over are
 * asked for, and no sooner than the last such match of the league is over.
 */
export function createSettling({ database, api, index, clock, log }: SettlingDeps) {
  const sleep = createWakeableSleep(clock);
  /** By league: when it may be asked for again, and after which wait. */
  const retries = new Map<string, { at: number; waitMs: number }>();

  async function turn(signal: AbortSignal): Promise<void> {
    const now = clock.now();
    const waiting = await waitingBets(now);
    const leagues = new Set(waiting.map(({ match }) => leagueOf(match)));
    for (const league of retries.keys()) if (!leagues.has(league)) retries.delete(league);
    for (const league of leagues) {
      if (signal.aborted) return;
      const bets = waiting.filter(({ match }) => leagueOf(match) === league);
      if (bets.every((one) => isPlayed(one, now)) && now >= (retries.get(league)?.at ?? 0))
        await settleLeague(league, bets, signal);
    }
  }

  /** The open bets on matches that have begun, but not so long ago that nobody tells any more. */
  async function waitingBets(now: number): Promise<Waiting[]> {
    const waiting: Waiting[] = [];
    for (const bet of await openBets(database)) {
      const known = bet.matchId === null ? null : await index.byId(bet.matchId);
      const within = known && betWithin(bet, known.match);
      const startsAt = known?.match.startsAt ?? null;
      if (!known || !within || startsAt === null || startsAt > now || startsAt <= now - givenUpAfterMs) continue;
      waiting.push({ bet: within, matchId: known.id, match: known.match, startsAt });
    }
    return waiting;
  }

  function isPlayed({ match, startsAt }: Waiting, now: number): boolean {
    return hasEnded(match.status) || now >= startsAt + longestMs;
  }

  async function settleLeague(league: string, bets: readonly Waiting[], signal: AbortSignal): Promise<void> {
    const waitMs = 2 * (retries.get(league)?.waitMs ?? firstRetryMs / 2);
    retries.set(league, { at: clock.now() + waitMs, waitMs });
    const [first] = bets;
    if (!first || !api.results) return;
    const { value } = await api.results(first.match, { lane: "poller", signal });
    const results = new Map(value.map((result) => [result.slug, result]));
    for (const one of bets) {
      const result = results.get(one.match.slug);
      if (result && hasEnded(result.status)) await settle(one, result);
    }
  }

  async function settle({ bet, matchId, match }: Waiting, result: MatchResult): Promise<void> {
    if (!hasEnded(match.status)) await index.remember([{ ...match, status: result.status }]);
    const hasDraw = drawOffered(await openingsOfMatch(database, matchId), bet);
    const came = resultOf({ ...bet, hasDraw, isRegular: isFootball(match) }, result);
    await settleOpenBet(database, { id: bet.id, result: came, now: clock.now() });
    log.debug({ matchId, result: came }, "a bet is settled");
  }

  return {
    async run(signal: AbortSignal): Promise<void> {
      while (!signal.aborted) {
        await turn(signal).catch((error: unknown) => log.warn(errorFields(error), "could not settle bets"));
        await sleep.for(lookEveryMs, signal);
      }
    },
  };
}

function leagueOf({ league, sport, slug }: Match): string {
  return league ? leagueKey(league) : (sport ?? slug);
}

/** Whether the market of a bet had a draw to bet on; null where nobody ever offered it. */
function drawOffered(quotes: readonly Quote[], bet: Pick<Bet, "market" | "selection" | "line">): boolean | null {
  const { market, line } = marketOf(bet);
  const offered = quotes.filter((quote) => quote.market === market && marketOf(quote).line === line);
  return offered.length === 0 ? null : offered.some(({ selection, hasDraw }) => selection === "draw" || hasDraw === true);
}

/** Where bets are on the ninety minutes, whatever follows them. */
function isFootball({ sport, league }: Match): boolean {
  return sport === "football" || sport === "soccer" || (league?.slug?.startsWith("soccer_") ?? false);
}
