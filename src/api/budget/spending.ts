import type { Clock } from "../../clock.ts";
import type { Ask } from "../../sources/definition.ts";
import type { Lane } from "../odds-api.ts";

/** Requests to one endpoint, for people or for the poller. */
export interface Spent {
  endpoint: Ask;
  lane: Lane;
  lastHour: number;
  lastMinute: number;
}

/** Keeps what this process spent requests on. */
export interface Spending {
  note(endpoint: Ask, lane: Lane): void;
  /** The most first. */
  lastHour(): Spent[];
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How many requests of a minute's this process may still send, by what it has spent within the last one; null without a rate. */
export function requestsLeft(rate: number | null, spent: readonly Pick<Spent, "lastMinute">[]): number | null {
  if (rate === null) return null;
  const lastMinute = spent.reduce((sum, one) => sum + one.lastMinute, 0);
  return Math.max(0, Math.floor(rate) - lastMinute);
}

/** The budget bounds how many requests there are in an hour, so each is kept. */
export function createSpending(clock: Pick<Clock, "now">): Spending {
  const requests: { at: number; endpoint: Ask; lane: Lane }[] = [];

  function forgetOld(): void {
    const oldest = clock.now() - hourMs;
    const young = requests.findIndex(({ at }) => at > oldest);
    requests.splice(0, young < 0 ? requests.length : young);
  }

  return {
    note(endpoint, lane) {
      forgetOld();
      requests.push({ at: clock.now(), endpoint, lane });
    },
    lastHour() {
      forgetOld();
      const minuteAgo = clock.now() - minuteMs;
      const counts = new Map<string, Spent>();
      for (const { at, endpoint, lane } of requests) {
        const known = counts.get(`${endpoint} ${lane}`) ?? { endpoint, lane, lastHour: 0, lastMinute: 0 };
        const isNew = at > minuteAgo ? 1 : 0;
        counts.set(`${endpoint} ${lane}`, { ...known, lastHour: known.lastHour + 1, lastMinute: known.lastMinute + isNew });
      }
      return [...counts.values()].sort((a, b) => b.lastHour - a.lastHour);
    },
  };
}
