import type { Clock } from "../../src/clock.ts";
import { tooMany } from "./telegram-refusal.ts";

/** Counts accepted messages as sliding windows: 30 a second overall (1,000 of those that are paid for), about one a second per chat, 20 a minute per group. */
export interface Rates {
  /** Counts one message, or throws a 429. */
  take(chat: number, paid?: boolean): void;
}

const overall = { most: 30, paid: 1_000, windowMs: 1_000, penaltySeconds: 3 };
/** One a second with a little patience for bursts. */
const perChat = { most: 3, windowMs: 3_000, penaltySeconds: 1 };
const perGroup = { most: 20, windowMs: 60_000 };

export function createRates(clock: Clock): Rates {
  let all: number[] = [];
  const byChat = new Map<number, number[]>();

  return {
    take(chat, paid = false) {
      const now = clock.now();
      all = all.filter((at) => at > now - overall.windowMs);
      if (all.length >= (paid ? overall.paid : overall.most)) throw tooMany(overall.penaltySeconds);
      const sent = (byChat.get(chat) ?? []).filter((at) => at > now - perGroup.windowMs);
      if (sent.filter((at) => at > now - perChat.windowMs).length >= perChat.most) throw tooMany(perChat.penaltySeconds);
      const oldest = sent[0];
      if (chat < 0 && sent.length >= perGroup.most && oldest !== undefined) {
        throw tooMany(Math.ceil((oldest + perGroup.windowMs - now) / 1000));
      }
      all.push(now);
      byChat.set(chat, [...sent, now]);
    },
  };
}
