import { LRUCache } from "lru-cache";
import { parseAddress } from "../chat/address.ts";
import type { Call } from "../chat/call.ts";
import type { Clock } from "../clock.ts";

/** Keeps one person or one chat from asking so much that others wait. */
export interface Flood {
  /** 0 when the call may go on, and is counted; otherwise how long to wait before the next, and nothing is counted. */
  take(call: Pick<Call, "address" | "reader">): number;
  /** Whether the reader has been told in this chat within the last minute that they ask too much; by asking this they are. */
  wasTold(call: Pick<Call, "address" | "reader">): boolean;
}

interface Limit {
  /** At once, when it was quiet before: people page quickly. */
  burst: number;
  everyMs: number;
}

const ofReader: Limit = { burst: 15, everyMs: 60_000 / 20 };
const ofChat: Limit = { burst: 30, everyMs: 60_000 / 60 };
const tellEveryMs = 60_000;
/** Readers and chats in mind at most; those that were quiet longest are forgotten first. */
const mostKept = 10_000;

/** 20 calls a minute from a reader, 15 of them at once, and 60 from a chat, 30 of them at once, by the generic cell rate algorithm. */
export function createFlood(clock: Clock): Flood {
  const arrivals = new LRUCache<string, number>({ max: mostKept });
  const told = new LRUCache<string, number>({ max: mostKept });

  /** When the bucket of the key is empty. */
  const emptyAt = (key: string): number => Math.max(arrivals.get(key) ?? 0, clock.now());
  const waitOf = (key: string, { burst, everyMs }: Limit): number => emptyAt(key) - (burst - 1) * everyMs - clock.now();

  function spend(key: string, { everyMs }: Limit): void {
    arrivals.set(key, emptyAt(key) + everyMs);
  }

  return {
    take({ address, reader }) {
      const person = `reader ${parseAddress(address).platform}:${reader.id}`;
      const chat = `chat ${address}`;
      const waitMs = Math.max(waitOf(person, ofReader), waitOf(chat, ofChat));
      if (waitMs > 0) return waitMs;
      spend(person, ofReader);
      spend(chat, ofChat);
      return 0;
    },
    wasTold({ address, reader }) {
      const key = `${address} ${reader.id}`;
      const at = told.get(key);
      const isTold = at !== undefined && clock.now() - at < tellEveryMs;
      if (!isTold) told.set(key, clock.now());
      return isTold;
    },
  };
}
