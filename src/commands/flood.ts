import { LRUCache } from "lru-cache";
import { parseAddress } from "../chat/address.ts";
import type { Call } from "../chat/call.ts";
import type { Clock } from "../clock.ts";
import { emptyAfterOne, type Rate, waitMs } from "../gcra.ts";

/** Keeps one person or one chat from asking so much that others wait. */
export interface Flood {
  /** 0 when the call may go on, and is counted; otherwise how long to wait before the next, and nothing is counted. */
  take(call: Pick<Call, "address" | "reader"> & Partial<Pick<Call, "source">>): number;
  /** Whether the reader has been told in this chat within the last minute that they ask too much; by asking this they are. */
  wasTold(call: Pick<Call, "address" | "reader">): boolean;
}

// The bursts are for people who page quickly.
const ofReader: Rate = { burst: 15, everyMs: 60_000 / 20 };
const ofChat: Rate = { burst: 30, everyMs: 60_000 / 60 };
const tellEveryMs = 60_000;
/** Readers and chats in mind at most; those that were quiet longest are forgotten first. */
const mostKept = 10_000;

/** 20 calls a minute from a reader, 15 of them at once, and 60 from a chat, 30 of them at once, by the generic cell rate algorithm. */
export function createFlood(clock: Clock): Flood {
  const arrivals = new LRUCache<string, number>({ max: mostKept });
  const told = new LRUCache<string, number>({ max: mostKept });

  const waitOf = (key: string, rate: Rate): number => waitMs(arrivals.get(key) ?? 0, clock.now(), rate);

  function spend(key: string, rate: Rate): void {
    arrivals.set(key, emptyAfterOne(arrivals.get(key) ?? 0, clock.now(), rate));
  }

  return {
    take({ address, reader, source }) {
      // Letters that are typed elsewhere leave nobody without an answer here.
      const where = source === "inline" ? "inline " : "";
      const person = `${where}reader ${parseAddress(address).platform}:${reader.id}`;
      const chat = `${where}chat ${address}`;
      const ms = Math.max(waitOf(person, ofReader), waitOf(chat, ofChat));
      if (ms > 0) return ms;
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
