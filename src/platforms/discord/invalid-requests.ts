import type { REST } from "discord.js";
import type { Clock } from "../../clock.ts";

/** Discord bans an address after 10 000 invalid requests in ten minutes; half of them are left for whatever shares the address. */
const mostInvalid = 5_000;
const windowMs = 10 * 60_000;

/** Counts the requests that Discord holds against us. */
export interface InvalidRequests {
  /** Counts what comes back through a client. */
  watch(rest: REST): void;
  count(status: number): void;
  /** How long nothing should be sent; 0 when sending is fine. */
  pauseMs(): number;
}

export function createInvalidRequests(clock: Clock): InvalidRequests {
  const times: number[] = [];

  function count(status: number): void {
    if (status !== 401 && status !== 403 && status !== 429) return;
    times.push(clock.now());
    if (times.length > mostInvalid) times.shift();
  }

  return {
    count,
    watch(rest) {
      rest.on("response", (_request, response) => {
        // The limit of a shared resource is nobody's fault in particular.
        if (response.headers.get("x-ratelimit-scope") !== "shared") count(response.status);
      });
    },
    pauseMs() {
      const oldest = times[0];
      if (times.length < mostInvalid || oldest === undefined) return 0;
      return Math.max(0, oldest + windowMs - clock.now());
    },
  };
}
