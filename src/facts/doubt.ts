import { backOffMs } from "../clock.ts";

/**
 * A message of which nobody knows whether it arrived. It never counts as told: it is sent again, under its own name where the
 * platform would recognise that, and otherwise as what is true by then.
 */
export interface Doubt {
  /** How many of its attempts may have reached the chat. */
  begun: number;
  /** When the first of them was begun (ms UTC). */
  since: number;
}

/**
 * `untried`: nothing can have arrived, so it never was. `same`: the very same message again, which the platform shows once.
 * `anew`: what it was about waits again and is judged by what is known by then.
 */
export type Retry = "untried" | "same" | "anew";

/** How a message is tried again at a time, on a platform that recognises a name for so long. */
export function retryOf({ begun, since }: Doubt, { at, idempotentForMs }: { at: number; idempotentForMs: number }): Retry {
  if (begun === 0) return "untried";
  return at - since < idempotentForMs ? "same" : "anew";
}

const firstRetryMs = 5_000;
const longestRetryMs = 10 * 60_000;

/**
 * How long a message rests after so many attempts without an answer. Each of them may have arrived, so a chat whose answers are
 * lost for an hour sees it ten times and not a hundred.
 */
export function retryAfterMs(begun: number): number {
  return backOffMs(begun, { firstMs: firstRetryMs, mostMs: longestRetryMs, times: 4 });
}
