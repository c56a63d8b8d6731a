import type { Clock } from "../../clock.ts";
import { ApiRefused } from "../errors.ts";

/** Remembers for a minute that the API refused a question for good (an unknown slug), so that nobody asks it again at once. */
export interface Refusals {
  /** Throws `ApiRefused` when the question was refused lately. */
  check(key: string): void;
  add(key: string, status: number): void;
}

const rememberedMs = 60_000;
const maxKeys = 5_000;

export function createRefusals(clock: Clock): Refusals {
  const refusals = new Map<string, { status: number; until: number }>();
  return {
    check(key) {
      const refusal = refusals.get(key);
      if (!refusal) return;
      const leftMs = refusal.until - clock.now();
      // More than a minute is left only when the clock was set back.
      if (leftMs > 0 && leftMs <= rememberedMs) throw new ApiRefused({ status: refusal.status, retryAfterMs: leftMs });
      refusals.delete(key);
    },
    add(key, status) {
      refusals.set(key, { status, until: clock.now() + rememberedMs });
      if (refusals.size > maxKeys) refusals.delete(refusals.keys().next().value ?? "");
    },
  };
}
