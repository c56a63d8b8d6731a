import type { Clock } from "../clock.ts";
import type { Ask } from "../sources/definition.ts";
import { ApiRefused, ApiUnreachable, askedAgain, failureOfUnreachable, isPause } from "./errors.ts";
import type { Failure } from "./odds-api.ts";

/** How an endpoint has answered this process since it started. */
export interface EndpointHealth {
  endpoint: Ask;
  /** The last good answer (ms UTC); null when there was none. */
  answeredAt: number | null;
  /** Since when it has not answered well; null while it does. */
  failingSince: number | null;
  /** Of the failures since then. */
  failures: number;
  /** The last of them: the API said no, there was no usable answer, it was a misfit, or nobody knows yet how it is read. */
  failure: Failure | null;
  /** When that was (ms UTC); left out where nothing failed. */
  failedAt?: number;
  /** What doesn't fit in the answer, and why; null where that isn't the trouble. */
  misfit: string | null;
  /** Out of credits, or too many questions: until when, where that is known (ms UTC). */
  until?: number;
}

/** Keeps how each endpoint answers, for whoever asks how old the data is and what fails. */
export interface Health {
  answered(endpoint: Ask, question?: string): void;
  /** What a request came to that brought no answer. Only what speaks against the endpoint counts. */
  failed(endpoint: Ask, error: unknown, question?: string): void;
  /** What doesn't fit in an endpoint's answers at present; null where that isn't the trouble. */
  misfitOf(endpoint: Ask): string | null;
  /** What an endpoint failed with last; null where it answers. */
  failureOf(endpoint: Ask): Pick<EndpointHealth, "failure" | "until">;
  list(): EndpointHealth[];
}

const unknownMs = 3_600_000;

export function createHealth(clock: Pick<Clock, "now">): Health {
  const known = new Map<Ask, EndpointHealth>();
  /** When each list was unknown to the service, by endpoint: a good answer about another sport says nothing of it. */
  const unknown = new Map<Ask, Map<string, number>>();

  function of(endpoint: Ask): EndpointHealth {
    const found = known.get(endpoint) ?? {
      endpoint,
      answeredAt: null,
      failingSince: null,
      failures: 0,
      failure: null,
      misfit: null,
    };
    known.set(endpoint, found);
    return found;
  }

  /** What nobody has asked for since is no trouble any more: lists of a day are over with it. */
  function isOneUnknown(endpoint: Ask): boolean {
    const times = [...(unknown.get(endpoint)?.values() ?? [])];
    return times.some((at) => clock.now() - at < unknownMs);
  }

  return {
    answered(endpoint, question = "") {
      unknown.get(endpoint)?.delete(question);
      if (of(endpoint).failure === "wish" && isOneUnknown(endpoint)) {
        of(endpoint).answeredAt = clock.now();
        return;
      }
      Object.assign(of(endpoint), { answeredAt: clock.now(), failingSince: null, failures: 0, failure: null, misfit: null });
      delete of(endpoint).until;
      delete of(endpoint).failedAt;
    },
    failed(endpoint, error, question = "") {
      const failure = failureOf(error);
      if (failure === null) return;
      if (failure === "wish" && endpoint !== "boards")
        unknown.set(endpoint, new Map(unknown.get(endpoint)).set(question, clock.now()));
      const health = of(endpoint);
      health.failingSince ??= clock.now();
      health.failures++;
      health.failedAt = clock.now();
      health.failure = failure;
      delete health.until;
      Object.assign(health, askedAgain(error, clock.now()));
      health.misfit = failure === "misfit" && error instanceof ApiUnreachable ? error.detail : null;
    },
    misfitOf: (endpoint) => known.get(endpoint)?.misfit ?? null,
    failureOf: (endpoint) => known.get(endpoint) ?? { failure: null },
    list: () => [...known.values()].map((health) => ({ ...health })),
  };
}

/** A slug that nobody has is an answer, and what was given up or never sent says nothing. */
function failureOf(error: unknown): EndpointHealth["failure"] {
  if (isPause(error)) return "busy";
  if (error instanceof ApiRefused) return error.status === 404 ? null : "refused";
  if (error instanceof ApiUnreachable) return error.reason === "resting" ? null : failureOfUnreachable(error);
  return null;
}

export type Trouble = Pick<EndpointHealth, "failure" | "until" | "failingSince">;

/** Kinds of failure that one good answer ends, whatever was asked. */
const ofTheService: ReadonlySet<Failure | null> = new Set<Failure | null>(["unreachable", "key", "busy"]);
/** What says nothing of the service's odds. */
const ofReading: ReadonlySet<Failure | null> = new Set<Failure | null>([null, "no_definition", "not_offered"]);

/** Why there are no newer odds at present, whether or not anybody has asked for some just now; null where nothing is wrong. */
export function oddsTrouble(health: readonly EndpointHealth[], now: number): Trouble | null {
  const answeredAt = Math.max(...health.map((one) => one.answeredAt ?? Number.NEGATIVE_INFINITY));
  const isOver = ({ failure, failedAt = 0, until = now + 1 }: EndpointHealth) =>
    ofReading.has(failure) || until <= now || (ofTheService.has(failure) && answeredAt > failedAt);
  const failing = health.filter((one) => !isOver(one));
  const ofLists = ({ endpoint, failure }: EndpointHealth) =>
    endpoint === "matches" && (failure === "spent" || ofTheService.has(failure));
  return failing.find(({ endpoint }) => endpoint === "boards") ?? failing.find(ofLists) ?? null;
}
