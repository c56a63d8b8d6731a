import diagnostics from "node:diagnostics_channel";
import type { ClientRequest } from "node:http";
import { mock } from "node:test";
import { systemClock } from "../src/clock.ts";
import { openFarAway } from "./far-away.ts";

/** Time that passes only once everything that is due has been done, so that a busy machine changes no figure. It counts for libraries too. */
export interface Simulation {
  /** Lets time pass; `look` is called after every step of four milliseconds. */
  pass(ms: number, look?: () => void): Promise<void>;
  /** A server's address as seen from far away: every answer takes this long on top, half of it on the way there. */
  farAway(url: string, ms: number): Promise<string>;
  stop(): void;
}

const stepMs = 4;
const quietTurns = 8;
/** A long poll is answered late on purpose. */
const patient = /\/getupdates$/i;

export function startSimulation(): Simulation {
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"], now: Date.now() });
  const underWay = new Set<unknown>();
  let onTheirWay = 0;
  const closing: (() => void)[] = [];
  const channels = {
    "undici:request:create": (message: unknown) => {
      const { request: asked } = message as { request: { path: string } };
      if (!patient.test(asked.path)) underWay.add(asked);
    },
    "undici:request:trailers": (message: unknown) => void underWay.delete((message as { request: unknown }).request),
    "undici:request:error": (message: unknown) => void underWay.delete((message as { request: unknown }).request),
    "http.client.request.start": (message: unknown) => {
      const { request: asked } = message as { request: ClientRequest };
      if (patient.test(asked.path)) return;
      underWay.add(asked);
      asked.once("close", () => underWay.delete(asked));
    },
  };
  for (const [name, listener] of Object.entries(channels)) diagnostics.subscribe(name, listener);

  async function settled(): Promise<void> {
    for (let quiet = 0; quiet < quietTurns; quiet = underWay.size === onTheirWay ? quiet + 1 : 0)
      await new Promise((resolve) => setImmediate(resolve));
  }

  /** On the way nobody works on it. */
  async function travel(path: string | undefined, ms: number): Promise<void> {
    const counts = patient.test(path ?? "") ? 0 : 1;
    onTheirWay += counts;
    await systemClock.sleep(ms);
    onTheirWay -= counts;
  }

  return {
    async pass(ms, look) {
      for (let passed = 0; passed < ms; passed += stepMs) {
        mock.timers.tick(stepMs);
        await settled();
        look?.();
      }
    },
    async farAway(url, ms) {
      const far = await openFarAway(url, (path) => travel(path, ms / 2));
      closing.push(far.close);
      return far.url;
    },
    stop() {
      for (const close of closing) close();
      for (const [name, listener] of Object.entries(channels)) diagnostics.unsubscribe(name, listener);
      mock.timers.reset();
    },
  };
}
