import type { Session } from "../storage/database.ts";
import { dropBoards, exchangeBoards } from "./board-rows.ts";
import { dropPredictions, exchangePredictions } from "./predictions.ts";
import { dropPrices, exchangePrices } from "./price-rows.ts";

/** Each side of a match in the other's place, in all that is kept of its odds. To be called in a transaction that has locked the match. */
export async function exchangeOdds(session: Session, matchId: number): Promise<void> {
  await exchangeBoards(session, matchId);
  await exchangePrices(session, matchId);
  await exchangePredictions(session, matchId);
}

/** Forgets the odds of a match. */
export async function dropOdds(session: Session, matchId: number): Promise<void> {
  await dropBoards(session, { matchIds: [matchId], before: Number.MAX_SAFE_INTEGER });
  await dropPrices(session, matchId);
  await dropPredictions(session, matchId);
}
