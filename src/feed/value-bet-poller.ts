import type { OddsApi } from "../api/odds-api.ts";
import { staleAfterMs } from "../boards/freshness.ts";
import { settingsOfAll } from "../chats/settings.ts";
import type { Clock } from "../clock.ts";
import { type BetLook, lookForWatch } from "../detection/bet-detection.ts";
import { type PresentBets, type PresentBetsDeps, presentBets } from "../detection/present-bets.ts";
import { betsTrace } from "../facts/trace.ts";
import { errorFields, type Log } from "../log.ts";
import type { KnownMatch, MatchIndex } from "../matches/index.ts";
import { hasBegun } from "../matches/state.ts";
import type { Database } from "../storage/database.ts";
import { transact } from "../storage/transact.ts";
import { createWakeableSleep } from "../wakeable-sleep.ts";
import { activeBetWatches } from "../watches/bet-watches.ts";
import { endPausesOf } from "../watches/store.ts";
import type { BetWatch } from "../watches/watch.ts";
import { betKey, matchesWithNews, toldBets, type WatchedBet } from "../watches/watched-bets.ts";
import type { Boards, BoardView } from "./boards.ts";

export interface BetPollerDeps extends PresentBetsDeps {
  api: PresentBetsDeps["api"] & Pick<OddsApi, "betsFrom" | "rhythm">;
  database: Database;
  index: PresentBetsDeps["index"] & Pick<MatchIndex, "byId">;
  boards: Pick<Boards, "read" | "latest">;
  clock: Clock;
  log: Log;
  /** News waits for delivery. */
  onDue(): void;
}

export interface BetPoller {
  /** Looks at the list of value bets once per refresh, while anybody watches it, until `signal` aborts. */
  run(signal: AbortSignal): Promise<void>;
  /** Says that watches have changed. */
  wake(): void;
}

const minuteMs = 60_000;
const collectMs = 5_000;
/** So many matches, at most, are asked in one look for the prices of bets that are gone, and as many for those of news. */
const pricesPerLook = 10;
/** More matches than these with value bets that were told hardly begin within a refresh. */
const closingLinesPerLook = 40;

/**
 * Asks for the value bets once per refresh, whoever watches them, and finds out what is news to whom. An answer that failed, or
 * is too old, tells nothing.
 */
export function createBetPoller(deps: BetPollerDeps): BetPoller {
  const { database, clock, log } = deps;
  const isOwn = deps.api.betsFrom === "boards";
  const { leastMs } = deps.api.rhythm.ahead;
  /** Refreshes come no sooner one after the other. What we find ourselves costs nothing. */
  const refreshMs = isOwn ? minuteMs : leastMs;
  const retryMs = leastMs / 5;
  const sleep = createWakeableSleep(clock);
  let nextAt = Number.NEGATIVE_INFINITY;

  /** Resolves to when the next look is due. */
  async function turn(signal: AbortSignal): Promise<number> {
    const now = clock.now();
    await endPausesOf(database, "bets", now);
    const watches = await activeBetWatches(database);
    if (watches.length === 0) return now + refreshMs;
    const dueAt = Math.max(nextAt, oldestLook(watches) + refreshMs);
    if (now < dueAt) return dueAt;
    nextAt = now + retryMs;
    for (const { against, those } of await byJudge(watches)) {
      const present = await presentBets(deps, { now, lane: "poller", signal, against });
      if (present.failure !== null || clock.now() - present.fetchedAt >= staleAfterMs(false)) return nextAt;
      await lookForAll(those, present, signal);
    }
    nextAt = now + refreshMs;
    await lookAtClosingLines(signal);
    return nextAt;
  }

  /** The watches by the book that their chats' value bets go by: each has a list of its own. */
  async function byJudge(watches: readonly BetWatch[]): Promise<{ against: string | null; those: readonly BetWatch[] }[]> {
    if (!isOwn) return [{ against: null, those: watches }];
    const settings = await settingsOfAll(
      database,
      watches.map(({ chat }) => chat),
    );
    const judgeOf = ({ chat }: BetWatch) => settings.get(chat)?.sharp ?? null;
    const judges = [...new Set(watches.map(judgeOf))];
    return judges.map((against) => ({ against, those: watches.filter((watch) => judgeOf(watch) === against) }));
  }

  async function lookForAll(watches: readonly BetWatch[], present: PresentBets, signal: AbortSignal): Promise<void> {
    const absent = await absentBets(present, signal);
    const now = clock.now();
    const look: BetLook = { present, absent, now, dueAt: now + collectMs };
    let news = 0;
    for (const watch of watches) {
      if (signal.aborted) return;
      // An answer that the watch knows already says nothing new.
      if (watch.lookedAt !== null && watch.lookedAt >= present.fetchedAt) continue;
      news += await transact(database, (session) => lookForWatch(session, watch, look));
    }
    if (news === 0) return;
    log.info({ trace: betsTrace(present.fetchedAt), facts: news }, "value bets have news");
    deps.onDue();
    await lookAtOtherBooks(look.dueAt, signal);
  }

  /** So that /why can show what the prices were at other books; the news does not wait for it. */
  async function lookAtOtherBooks(dueAt: number, signal: AbortSignal): Promise<void> {
    for (const id of await matchesWithNews(database, dueAt, pricesPerLook)) {
      const known = await deps.index.byId(id);
      if (known) await boardNow(known, signal);
    }
  }

  /** The prices of bets that were told, at the last look before their match begins, so that the scorecard has a closing line. */
  async function lookAtClosingLines(signal: AbortSignal): Promise<void> {
    const told = new Set((await toldBets(database)).map(({ matchId }) => matchId));
    const now = clock.now();
    let asked = 0;
    for (const id of told) {
      const known = await deps.index.byId(id);
      const startsAt = known?.match.startsAt ?? null;
      if (!known || startsAt === null || startsAt <= now || startsAt > now + refreshMs) continue;
      if (signal.aborted || ++asked > closingLinesPerLook) return;
      await boardNow(known, signal);
    }
  }

  /** What we find ourselves was found on a board that is kept: nothing is asked for it. */
  async function boardNow(known: KnownMatch, signal: AbortSignal): Promise<Pick<BoardView, "board" | "failure"> | null> {
    if (!isOwn) return deps.boards.read(known, { lane: "poller", signal }).catch(() => null);
    const stored = await deps.boards.latest(known.id);
    return stored && { board: stored.board, failure: null };
  }

  /** Why bets that somebody was told of are not on the list any more, and what their price is now. */
  async function absentBets(present: PresentBets, signal: AbortSignal): Promise<BetLook["absent"]> {
    const listed = new Set(present.bets.map(({ bet, known }) => betKey(known.id, bet)));
    const found = new Map<string, { there: false; why: "began" | "left"; price: number | null }>();
    const asked = new Set<number>();
    for (const bet of await toldBets(database)) {
      const key = betKey(bet.matchId, bet.offer);
      if (listed.has(key) || found.has(key)) continue;
      const known = await deps.index.byId(bet.matchId);
      const why = known && hasBegun(known.match, clock.now()) ? "began" : "left";
      const isNew = why === "left" && !present.isCut && bet.known.gone === null;
      if (isNew) asked.add(bet.matchId);
      const price = known && isNew && asked.size <= pricesPerLook ? await priceNow(bet, known, signal) : null;
      found.set(key, { there: false, why, price });
    }
    return found;
  }

  async function priceNow({ offer }: WatchedBet, known: KnownMatch, signal: AbortSignal) {
    const view = await boardNow(known, signal);
    if (!view || view.failure !== null) return null;
    const { market, selection, line, bookmaker } = offer;
    const quote = view.board.quotes.find(
      (one) => one.bookmaker === bookmaker && one.market === market && one.selection === selection && one.line === line,
    );
    return quote?.price ?? null;
  }

  return {
    wake: sleep.wake,
    async run(signal) {
      while (!signal.aborted) {
        const dueAt = await turn(signal).catch((error: unknown) => {
          log.warn(errorFields(error), "could not look at the value bets");
          return clock.now() + retryMs;
        });
        await sleep.for(Math.max(1, Math.ceil(dueAt - clock.now())), signal);
      }
    },
  };
}

/** When the watch that has waited longest saw the list; one that never did has waited for ever. */
function oldestLook(watches: readonly BetWatch[]): number {
  return Math.min(...watches.map(({ lookedAt }) => lookedAt ?? Number.NEGATIVE_INFINITY));
}
