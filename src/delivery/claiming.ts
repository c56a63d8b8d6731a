import type { PlatformName } from "../chat/address.ts";
import type { TakenFact, WaitingFact } from "../facts/facts.ts";
import type { FactKind, Judged, Looking, Telling } from "./fact-kind.ts";
import type { Verdict } from "./gate.ts";
import type { Standing } from "./lateness.ts";
import type { Message } from "./messages.ts";

/** A message that is ours, with what it says. */
export interface Claimed {
  message: Message;
  parts: Telling["parts"];
}

export interface ClaimDeps extends Looking, Standing {
  kinds: readonly FactKind[];
  platform: PlatformName;
  /** How many times faster than life the source refreshes. */
  speed: number;
  holder: string;
  leaseUntil: number;
  /** Is told that something waits for another platform. */
  onElsewhere?: (() => void) | undefined;
}

/** A fact that waits, looked at. */
export interface Looked {
  fact: WaitingFact;
  judged: Judged;
}

/** A fact that waits, with what is to become of it now: what the gate says, or that it is not worth a message any more. */
export type Ruled = Looked & { verdict: Verdict | { kind: "drop"; reason: string } };

/** A message to be opened, with the facts that it takes. */
export interface Claim extends Claimed {
  taken: readonly TakenFact[];
}
