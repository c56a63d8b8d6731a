import { backOffMs } from "../clock.ts";
import { isPassing } from "../storage/away.ts";

/** What has failed for chats before their platform was asked, how often in a row. */
export interface Failures {
  /** Notes one more: how long the chat rests for it, and whether it is a fault of ours that time does not cure. */
  note(chat: string, error: unknown): { restMs: number; isForGood: boolean };
  /** It has not failed this time. */
  forget(chat: string): void;
}

const rest = { firstMs: 1_000, mostMs: 60_000 };
/** A fault is given up when it comes for the fifth time; a trouble of the database's passes some day. */
const mostFaults = 5;

export function createFailures(): Failures {
  const inARow = new Map<string, { times: number; faults: number }>();
  return {
    note(chat, error) {
      const { times, faults } = inARow.get(chat) ?? { times: 0, faults: 0 };
      const now = { times: times + 1, faults: isPassing(error) ? faults : faults + 1 };
      const isForGood = now.faults >= mostFaults && !isPassing(error);
      if (isForGood) inARow.delete(chat);
      else inARow.set(chat, now);
      return { restMs: backOffMs(now.times, rest), isForGood };
    },
    forget: (chat) => void inARow.delete(chat),
  };
}
