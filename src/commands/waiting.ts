import { ApiBusy, ApiRefused, isPause } from "../api/errors.ts";
import { parseAddress } from "../chat/address.ts";
import type { Call } from "../chat/call.ts";
import type { Reply } from "../chat/reply.ts";
import type { Clock } from "../clock.ts";

/** Calls whose answer waits for room in the request budget. */
export interface Waiting {
  /** How long the answer to an equal call of the same reader may still take; null when none waits. */
  leftMs(call: Call): number | null;
  /** Whether one more call of this reader may wait. */
  hasRoom(call: Call): boolean;
  /** Lets a call wait. Rejects with the trouble that is left after two minutes, and with `ApiBusy` at once when the signal aborts. */
  forAnswer(call: Call, waiting: WaitingCall): Promise<Reply>;
}

interface WaitingCall {
  delay: Delay;
  signal: AbortSignal;
  /** Tries again; rejects when the budget still is in the way. */
  answer(): Promise<Reply>;
}

/** What keeps an answer waiting, and for how long at least. */
export interface Delay {
  afterMs: number;
  wait(signal: AbortSignal): Promise<unknown>;
}

/** No answer is promised for later than this. */
const longestWaitMs = 2 * 60_000;
const callsAtOnce = 1_000;
const callsPerReader = 3;
/** Nothing is tried again sooner. */
const pauseMs = 500;

/** At most 1,000 calls wait, three of them of one reader. */
export function createWaiting(clock: Clock): Waiting {
  /** By who asks what; `at` is when it should be answered. */
  const calls = new Map<string, { reader: string; at: number; signal: AbortSignal; over: AbortController }>();
  const heard = new WeakSet<AbortSignal>();

  /** One listener for all who wait on a platform, however many they are. */
  function hear(signal: AbortSignal): void {
    if (heard.has(signal)) return;
    heard.add(signal);
    const end = () => {
      for (const waiting of calls.values()) if (waiting.signal === signal) waiting.over.abort();
    };
    signal.addEventListener("abort", end, { once: true });
  }

  async function forAnswer(call: Call, { delay, signal, answer }: WaitingCall): Promise<Reply> {
    const key = keyOf(call);
    const over = new AbortController();
    calls.set(key, { reader: readerOf(call), at: clock.now() + delay.afterMs, signal, over });
    hear(signal);
    const tooLate = clock.sleep(longestWaitMs, over.signal).then(() => over.abort());
    try {
      return await tryAgain({ delay, signal: over.signal, answer }, clock);
    } finally {
      calls.delete(key);
      over.abort();
      await tooLate;
    }
  }

  return {
    leftMs(call) {
      const waiting = calls.get(keyOf(call));
      return waiting ? Math.max(0, waiting.at - clock.now()) : null;
    },
    hasRoom(call) {
      if (calls.size >= callsAtOnce) return false;
      const reader = readerOf(call);
      return [...calls.values()].filter((waiting) => waiting.reader === reader).length < callsPerReader;
    },
    forAnswer,
  };
}

async function tryAgain({ delay, signal, answer }: WaitingCall, clock: Clock): Promise<Reply> {
  for (let next = delay; ; ) {
    await untilAborted(next.wait(signal), signal).catch((error: unknown) => {
      // What was refused for good is said better by the command that asked.
      if (!(error instanceof ApiRefused)) throw error;
    });
    try {
      return await untilAborted(answer(), signal);
    } catch (error) {
      const again = delayOf(error, clock);
      if (!again || signal.aborted) throw error;
      next = again;
      await clock.sleep(pauseMs, signal);
    }
  }
}

/** How long an error keeps an answer waiting; null where waiting would not help, or nobody should wait so long. */
export function delayOf(error: unknown, clock: Clock): Delay | null {
  const afterMs = error instanceof ApiBusy || error instanceof ApiRefused ? error.retryAfterMs : null;
  if (afterMs === null || afterMs > longestWaitMs) return null;
  if (error instanceof ApiBusy) return error.wait && { afterMs, wait: error.wait };
  // A 429 pauses the budget for all; the question goes to its queue again.
  return isPause(error) ? { afterMs, wait: (signal) => clock.sleep(afterMs, signal) } : null;
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(new ApiBusy(0));
    if (signal.aborted) leave();
    signal.addEventListener("abort", leave, { once: true });
    work
      .then(resolve, (error: unknown) => (signal.aborted ? leave() : reject(error)))
      .finally(() => signal.removeEventListener("abort", leave));
  });
}

function keyOf(call: Call): string {
  return JSON.stringify([call.address, call.reader.id, call.command, call.text.toLowerCase(), call.options]);
}

function readerOf({ address, reader }: Call): string {
  return `${parseAddress(address).platform}:${reader.id}`;
}
