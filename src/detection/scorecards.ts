import type { Database } from "../storage/database.ts";
import { type ScoredAlert, scoredAlerts } from "./scored-alerts.ts";
import { type ScoredBet, scoredBets } from "./scored-bets.ts";
import { type ScoredPrediction, scoredPredictions } from "./scored-predictions.ts";

/** What was told, held against the closing lines. */
interface Scorecard {
  alerts: readonly ScoredAlert[];
  bets: readonly ScoredBet[];
  /** Those of the source, whoever was told of them; none in the scorecard of one chat. */
  predictions: readonly ScoredPrediction[];
}

export interface Scorecards {
  /** Of one chat, or with null of all chats together: that is read once in ten minutes, however many ask. */
  of(chat: string | null, now: number): Promise<Scorecard>;
}

const keptMs = 10 * 60_000;

export function createScorecards(database: Database): Scorecards {
  let kept: { at: number; card: Promise<Scorecard> } | null = null;

  async function read(chat: string | null, now: number): Promise<Scorecard> {
    const alerts = await scoredAlerts(database, { chat, now });
    const bets = await scoredBets(database, { chat, now });
    return { alerts, bets, predictions: chat === null ? await scoredPredictions(database, now) : [] };
  }

  return {
    of(chat, now) {
      if (chat !== null) return read(chat, now);
      if (!kept || now - kept.at >= keptMs) {
        const reading = { at: now, card: read(null, now) };
        kept = reading;
        reading.card.catch(() => {
          if (kept === reading) kept = null;
        });
      }
      return kept.card;
    },
  };
}
