import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";

export interface ProcessClock extends Clock {
  /** How far the machine's clock is ahead of this one (ms). */
  offMs(): number;
  stop(): void;
}

interface ProcessClockDeps {
  /** The machine's own clock, which somebody may set. */
  machine: Clock;
  /** A reading that no change of the machine's clock moves. */
  steadyMs(): number;
  log: Log;
}

/** Less than this is no step of the machine's clock. */
const stepMs = 2_000;
/** A step is far more than the time that has passed: a clock that only runs too fast makes none. */
const stepTimes = 3;
const lookEveryMs = 1_000;
/** How long a clock is looked at before it is said to run too fast or too slow, and by how much it must. */
const rateWindowMs = 60_000;
const tolerance = 0.05;

/**
 * The time of this process: the machine's at the start, and what has passed since. It never goes back, and goes at the pace of
 * time whatever the machine's clock does. Where that is set forward, or the machine slept, it follows.
 */
export function createProcessClock({ machine, steadyMs, log }: ProcessClockDeps): ProcessClock {
  /** This clock is the steady reading and so much. */
  let ahead = machine.now() - steadyMs();
  let last = { machine: machine.now(), steady: steadyMs() };
  /** Since when the machine's clock has made no step. */
  let window = last;
  let isRateOff = false;

  function now(): number {
    const present = { machine: machine.now(), steady: steadyMs() };
    const passed = present.steady - last.steady;
    const moved = present.machine - last.machine;
    last = present;
    if (moved - passed > Math.max(stepMs, stepTimes * passed)) follow(present, moved - passed);
    else if (moved < -stepMs) noteSetBack(present, moved);
    else lookAtRate(present);
    return Math.floor(present.steady + ahead);
  }

  /** No further than the machine's own time, of which this one may be ahead. */
  function follow(present: typeof last, step: number): void {
    ahead = Math.max(ahead, Math.min(ahead + step, present.machine - present.steady));
    window = present;
    log.warn({ byMs: Math.round(step) }, "the machine's clock went forward, or the machine slept: its time holds");
  }

  function noteSetBack(present: typeof last, moved: number): void {
    window = present;
    log.warn(
      { byMs: Math.round(moved) },
      "the machine's clock was set back: this process goes on by its own until it is restarted",
    );
  }

  function lookAtRate(present: typeof last): void {
    const passed = present.steady - window.steady;
    if (passed < rateWindowMs) return;
    const rate = (present.machine - window.machine) / passed;
    window = present;
    const isOff = Math.abs(rate - 1) > tolerance;
    if (isOff && !isRateOff)
      log.error(
        { times: Math.round(rate * 100) / 100 },
        "the machine's clock does not run at the pace of time: this process goes by its own; set the machine right",
      );
    isRateOff = isOff;
  }

  // Steps are told from the pace only by somebody who looks often.
  const looking = setInterval(now, lookEveryMs);
  looking.unref();
  return { ...machine, now, offMs: () => machine.now() - now(), stop: () => clearInterval(looking) };
}
