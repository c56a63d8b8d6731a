import type { Telling } from "../../src/delivery/fact-kind.ts";
import type { AlertMatch } from "../../src/detection/alert-facts.ts";
import type { ShownBet } from "../../src/replies/alerts/bet-alert.ts";
import type { Happening } from "../../src/replies/alerts/moments.ts";

/** What a message was made of, each kind by its type. */
export interface Said extends Omit<Telling, "parts"> {
  matches: readonly AlertMatch[];
  moments: readonly Happening[];
  bets: readonly ShownBet[];
}

export function saidBy({ parts, ...telling }: Telling): Said {
  return {
    ...telling,
    matches: (parts.get("movement") ?? []) as readonly AlertMatch[],
    moments: (parts.get("moment") ?? []) as readonly Happening[],
    bets: (parts.get("bet") ?? []) as readonly ShownBet[],
  };
}
