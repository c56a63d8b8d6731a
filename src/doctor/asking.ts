import type { Target } from "../api/asking/address.ts";
import type { Http, HttpResponse } from "../api/asking/http.ts";
import { pauseFromRetryAfter } from "../api/asking/retry-after.ts";
import type { Budget } from "../api/budget/budget.ts";
import { ApiUnreachable, unreachableWords } from "../api/errors.ts";
import type { Clock } from "../clock.ts";

/** What came of one request. */
export interface Asked {
  path: string;
  trouble: "refused" | "unreachable" | "not_understood" | "not_asked" | null;
  /** Why there is no answer. */
  reason: string | null;
  status: number | null;
  latencyMs: number | null;
  json: unknown;
  policy: Readonly<Record<string, string>>;
}

/** Asks one request after the other, each paid from the budget. */
export interface Asking {
  ask(target: Target): Promise<Asked>;
  /** How far our clock was ahead of the service's at the last answer (ms); null when no answer told the time. */
  aheadMs(): number | null;
  requests(): number;
}

interface AskingDeps {
  http: Http;
  budget: Budget;
  clock: Clock;
  /** Ends every wait. */
  signal: AbortSignal;
  steadyMs: () => number;
}

/** A host that does not answer at all is not asked more often than this: each try may take seconds. */
const silencesAtMost = 2;

/**
 * An examination is never urgent: it waits in the poller's lane, and once the service asks for a pause, or is not there,
 * nothing more is asked.
 */
export function createAsking({ http, budget, clock, signal, steadyMs }: AskingDeps): Asking {
  let requests = 0;
  let aheadMs: number | null = null;
  let silences = 0;
  let stopped: string | null = null;

  async function request(target: Target): Promise<Omit<Asked, "path">> {
    const sentAt = clock.now();
    const began = steadyMs();
    requests++;
    try {
      const response = await http.get(target, { signal });
      silences = 0;
      aheadMs = aheadOf(response, (sentAt + clock.now()) / 2) ?? aheadMs;
      const answer = { ...nothing, ...pickAnswer(response), latencyMs: Math.round(steadyMs() - began) };
      await obeyPause(response, sentAt);
      if (response.status >= 200 && response.status < 300) return answer;
      return { ...answer, trouble: "refused", reason: stopped ?? `the service said no (${response.status})` };
    } catch (error) {
      if (!(error instanceof ApiUnreachable)) throw error;
      if (error.reason === "aborted") stopped = "the examination was ended";
      if (error.reason === "connect" || error.reason === "timeout") silences++;
      // What has a name is said once: the others would meet the same.
      if (silences >= silencesAtMost || error.detail !== null) stopped = "the service does not answer";
      return { ...nothing, trouble: troubleOf(error), reason: error.detail ?? unreachableWords[error.reason] };
    }
  }

  async function obeyPause({ status, headers }: HttpResponse, sentAt: number): Promise<void> {
    if (status !== 429 && !(status === 503 && headers.retryAfter !== null)) return;
    const pauseMs = pauseFromRetryAfter(headers.retryAfter, headers.date, clock.now());
    stopped = `the service asked for a pause of ${Math.ceil(pauseMs / 1000)} s`;
    await budget.refused({ pauseMs, sentAt });
  }

  async function pay(): Promise<void> {
    try {
      await budget.enter("poller", signal).admitted;
    } catch (error) {
      if (!(error instanceof ApiUnreachable)) throw error;
      stopped = "the request budget had no room in time";
    }
  }

  return {
    async ask(target) {
      const query = new URLSearchParams({ ...target.query }).toString();
      const path = `${target.path.join("/")}${query === "" ? "" : `?${query}`}`;
      if (stopped === null) await pay();
      return stopped === null
        ? { path, ...(await request(target)) }
        : { path, ...nothing, trouble: "not_asked", reason: stopped };
    },
    requests: () => requests,
    aheadMs: () => aheadMs,
  };
}

/** A cache in between shows the time at which it was answered, and how long ago that was. */
function aheadOf({ headers: { date, age } }: HttpResponse, now: number): number | null {
  const told = Date.parse(date ?? "") + 1000 * (Number(age) || 0);
  return Number.isNaN(told) ? null : Math.round(now - told);
}

const nothing: Omit<Asked, "path"> = { trouble: null, reason: null, status: null, latencyMs: null, json: null, policy: {} };

/** Something came that is no answer, or nothing came. */
function troubleOf({ reason }: ApiUnreachable): Asked["trouble"] {
  if (reason === "not_json" || reason === "too_large") return "not_understood";
  return reason === "redirected" ? "refused" : "unreachable";
}

function pickAnswer({ status, json, policy }: HttpResponse): Pick<Asked, "status" | "json" | "policy"> {
  return { status, json, policy };
}
