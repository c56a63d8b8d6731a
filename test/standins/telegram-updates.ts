import { setTimeout as wait } from "node:timers/promises";
import type { Payload } from "./telegram-methods.ts";
import { Refusal } from "./telegram-refusal.ts";

/** The queue of updates behind getUpdates. */
export interface Updates {
  push(update: object): void;
  /** Confirms what lies before `offset` and waits for something new. A second asker throws the first one out. */
  get(payload: Payload, gone: AbortSignal): Promise<object[]>;
  /** Updates that nobody has confirmed yet. */
  waiting(): number;
  /** What the poller last said that it wants to see; null before that. */
  allowed(): unknown;
  isPolled(): boolean;
  /** What was set, or null to take it away. */
  setWebhook(webhook: Payload | null): true;
  webhook(): Payload | null;
  /**
   * Brings what waits to the webhook's path at another origin; what is not acknowledged waits on. `acknowledged: false` brings all
   * of it once more later. Gives the answers' codes.
   */
  bring(origin: string, how?: { acknowledged: boolean }): Promise<number[]>;
  close(): void;
}

interface Queued {
  update_id: number;
}

export function createUpdates(): Updates {
  const queue: Queued[] = [];
  let lastId = 1000;
  let allowed: unknown = null;
  let current: AbortController | null = null;
  let webhook: Payload | null = null;
  let arrived: () => void = () => undefined;

  function conflict(): Refusal {
    return new Refusal(409, "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running");
  }

  function isAllowed(update: object): boolean {
    return !Array.isArray(allowed) || Object.keys(update).some((key) => Array.isArray(allowed) && allowed.includes(key));
  }

  async function untilArrival(timeoutMs: number, signals: AbortSignal[]): Promise<void> {
    const arrival = new AbortController();
    arrived = () => arrival.abort();
    // Real time: this is the network's wait, and ends as soon as there is something to say.
    await wait(timeoutMs, undefined, { signal: AbortSignal.any([arrival.signal, ...signals]) }).catch(() => undefined);
  }

  return {
    push(update) {
      if (!isAllowed(update)) return;
      queue.push({ update_id: ++lastId, ...update });
      arrived();
    },
    async get({ offset = 0, limit = 100, timeout = 0, allowed_updates: asked }, gone) {
      if (Array.isArray(asked) && asked.length > 0) allowed = asked;
      if (webhook)
        throw new Refusal(
          409,
          "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
        );
      current?.abort();
      const mine = new AbortController();
      current = mine;
      while (queue[0] && queue[0].update_id < Number(offset)) queue.shift();
      const seconds = Math.min(50, Math.max(0, Number(timeout)));
      if (queue.length === 0 && seconds > 0) await untilArrival(seconds * 1000, [gone, mine.signal]);
      if (mine.signal.aborted) throw conflict();
      current = null;
      if (gone.aborted) return [];
      return queue.slice(0, Math.min(100, Math.max(1, Number(limit))));
    },
    waiting: () => queue.length,
    allowed: () => allowed,
    isPolled: () => current !== null,
    setWebhook(given) {
      webhook = given;
      if (given) allowed = given["allowed_updates"];
      return true;
    },
    webhook: () => webhook,
    async bring(origin, { acknowledged } = { acknowledged: true }) {
      const { pathname } = new URL(String(webhook?.["url"]));
      const headers = {
        "content-type": "application/json",
        "x-telegram-bot-api-secret-token": String(webhook?.["secret_token"]),
      };
      const codes: number[] = [];
      for (const update of [...queue]) {
        const { status } = await fetch(new URL(pathname, origin), { method: "POST", headers, body: JSON.stringify(update) });
        codes.push(status);
        if (status === 200 && acknowledged) queue.splice(queue.indexOf(update), 1);
      }
      return codes;
    },
    close() {
      current?.abort();
      arrived();
    },
  };
}
