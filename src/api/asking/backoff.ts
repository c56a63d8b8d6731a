import { backOffMs, type Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";
import { ApiUnreachable } from "../errors.ts";

/** How a request ended: `failed` is trouble of the whole API, `failed_alone` of this question only. */
export type Outcome = "answered" | "failed" | "failed_alone" | "unknown";

/**
 * Leaves an API in trouble alone. A question that failed is asked again after 5 seconds, then less and less often up to
 * 5 minutes. After five failures in a row, of three questions or more, at most two requests a minute try whether it is
 * back, and the first good answer ends all of it.
 */
export interface Backoff {
  /** Throws `ApiUnreachable` (`resting`) when the question must not be asked now. */
  check(key: string): void;
  /** The same directly before sending; the function it gives back wants to hear how the request ended, and why it failed. */
  begin(key: string): (outcome: Outcome, why?: string) => void;
}

interface BackoffDeps {
  clock: Clock;
  log: Log;
  random?: () => number;
}

const failuresUntilRest = 5;
/** So that a match or an endpoint that is broken alone leaves the others their answers. */
const questionsUntilRest = 3;
const firstPauseMs = 5_000;
const longestPauseMs = 300_000;
const shortestProbeGapMs = 31_000;
const probeSpreadMs = 20_000;
const maxQuestions = 2_000;

export function createBackoff({ clock, log, random = Math.random }: BackoffDeps): Backoff {
  const questions = new Map<string, { failures: number; until: number }>();
  let failuresInARow = 0;
  /** Which questions failed in this row; no more than matter. */
  const failing = new Set<string>();
  let nextProbeAt = 0;
  let probing = false;

  const isResting = () => failuresInARow >= failuresUntilRest && failing.size >= questionsUntilRest;

  function check(key: string): void {
    const now = clock.now();
    // While all rests, any question may be the one that tries.
    const until = isResting() ? (probing ? now + firstPauseMs : nextProbeAt) : (questions.get(key)?.until ?? 0);
    if (until > now) throw new ApiUnreachable("resting", until - now);
  }

  function note(key: string): void {
    const failures = (questions.get(key)?.failures ?? 0) + 1;
    const pauseMs = backOffMs(failures, { firstMs: firstPauseMs, mostMs: longestPauseMs }) * (0.8 + 0.4 * random());
    questions.delete(key);
    questions.set(key, { failures, until: clock.now() + Math.min(longestPauseMs, pauseMs) });
    if (questions.size > maxQuestions) questions.delete(questions.keys().next().value ?? "");
  }

  function settle(key: string, outcome: Outcome, why?: string): void {
    if (outcome === "unknown") return;
    if (outcome === "failed") {
      const wasResting = isResting();
      note(key);
      failuresInARow++;
      if (failing.size < questionsUntilRest) failing.add(key);
      nextProbeAt = clock.now() + shortestProbeGapMs + probeSpreadMs * random();
      const fields = why === undefined ? {} : { reason: why };
      if (isResting() && !wasResting) log.warn(fields, "the odds API is in trouble; asking it only now and then");
      return;
    }
    if (isResting()) {
      log.info({ failures: failuresInARow }, "the odds API answers again");
      questions.clear();
    }
    failuresInARow = 0;
    failing.clear();
    if (outcome === "failed_alone") note(key);
    else questions.delete(key);
  }

  return {
    check,
    begin(key) {
      check(key);
      const probe = isResting();
      if (probe) probing = true;
      return (outcome, why) => {
        if (probe) probing = false;
        settle(key, outcome, why);
      };
    },
  };
}
