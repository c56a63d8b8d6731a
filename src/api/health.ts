import type { Clock } from "../clock.ts";
import type { Kind } from "./decode/rows.ts";
import { ApiRefused, ApiUnreachable } from "./errors.ts";

/** How an endpoint has answered this process since it started. */
export interface EndpointHealth {
  endpoint: Kind;
  /** The last good answer (ms UTC); null when there was none. */
  answeredAt: number | null;
  /** Since when it has not answered well; null while it does. */
  failingSince: number | null;
  /** Of the failures since then. */
  failures: number;
  /** The last of them: the API said no, or there was no usable answer. */
  failure: "refused" | "unreachable" | null;
}

/** Keeps how each endpoint answers, for whoever asks how old the data is and what fails. */
export interface Health {
  answered(endpoint: Kind): void;
  /** What a request came to that brought no answer. Only what speaks against the endpoint counts. */
  failed(endpoint: Kind, error: unknown): void;
  list(): EndpointHealth[];
}

export function createHealth(clock: Pick<Clock, "now">): Health {
  const known = new Map<Kind, EndpointHealth>();

  function of(endpoint: Kind): EndpointHealth {
    const found = known.get(endpoint) ?? { endpoint, answeredAt: null, failingSince: null, failures: 0, failure: null };
    known.set(endpoint, found);
    return found;
  }

  return {
    answered(endpoint) {
      Object.assign(of(endpoint), { answeredAt: clock.now(), failingSince: null, failures: 0, failure: null });
    },
    failed(endpoint, error) {
      const failure = failureOf(error);
      if (failure === null) return;
      const health = of(endpoint);
      health.failingSince ??= clock.now();
      health.failures++;
      health.failure = failure;
    },
    list: () => [...known.values()].map((health) => ({ ...health })),
  };
}

/** A slug that nobody has is an answer, and what was given up or never sent says nothing. */
function failureOf(error: unknown): EndpointHealth["failure"] {
  if (error instanceof ApiRefused) return error.status === 404 ? null : "refused";
  if (error instanceof ApiUnreachable) return error.reason === "aborted" || error.reason === "resting" ? null : "unreachable";
  return null;
}
