import type { Match } from "../../api/model.ts";
import type { PlacedBet } from "../../chats/journal.ts";
import { closingValueOf, returnedBy } from "../../detection/placed-bets.ts";
import type { ShownBet } from "../../replies/journal/bet.ts";

/** A bet with its match as it is known now, or as it was then, and what it came to. */
export function shownFrom(bet: PlacedBet, match: Match | null): ShownBet {
  return { bet, match: match ?? (JSON.parse(bet.body) as Match), returned: returnedBy(bet), value: closingValueOf(bet) };
}
