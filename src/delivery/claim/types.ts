import type { PlatformName } from "../../chat/address.ts";
import type { TakenFact, WaitingFact } from "../../facts/facts.ts";
import type { FactKind, Judged, Looking, Telling } from "../fact-kind.ts";
import type { Verdict } from "../gate.ts";
import type { Standing } from "../lateness.ts";
import type { Message } from "../messages.ts";

/** A message that is ours, with what it says. */
export interface Claimed {
  message: Message;
  parts: Telling["parts"];
}

export interface ClaimDeps extends Looking, Standing {
  kinds: readonly FactKind[];
  platform: PlatformName;
  holder: string;
  leaseUntil: number;
  /** Is told that something waits for another platform. */
  onElsewhere?: (() => void) | undefined;
}

/** A waiting fact, and what there is to say about it now. */
export interface JudgedFact {
  fact: WaitingFact;
  judged: Judged;
}

/** A judged fact, and what becomes of it: the gate sends or holds it, or it is dropped. */
export type GatedFact = JudgedFact & { verdict: Verdict | { kind: "drop"; reason: string } };

/** A message to write down, with the facts it takes. */
export interface Claim extends Claimed {
  taken: readonly TakenFact[];
}
