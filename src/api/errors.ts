import type { Failure, SourceAsk } from "./odds-api.ts";

/**
 * Why no usable answer came: `aborted` by whoever asked, `resting` after failures (nothing was sent), `too_large`,
 * `redirected` (never followed), `not_json`, JSON that is a `misfit`: not what the definition says; `no_definition`: nobody has
 * found out yet how such answers are read, and nothing was sent; `key`: the service refuses the key; `plan`: the key's plan doesn't
 * carry what was asked; `wish`: the service doesn't know what the host has chosen; `spent`: nothing is left of what may be asked, until a time; `not_offered`: this service doesn't know such things. The rest names the stage that failed.
 */
export type UnreachableReason =
  | "connect"
  | "timeout"
  | "broken"
  | "too_large"
  | "redirected"
  | "not_json"
  | "misfit"
  | "no_definition"
  | "key"
  | "plan"
  | "wish"
  | "spent"
  | "not_offered"
  | "resting"
  | "aborted";

/** The API said no. `status` is HTTP's; a slug that cannot exist is refused with 404 without being asked. */
export class ApiRefused extends Error {
  override name = "ApiRefused";
  readonly status: number;
  /** When the API or our own pause allows the next try; null when nobody said. */
  readonly retryAfterMs: number | null;

  constructor({ status, retryAfterMs = null }: { status: number; retryAfterMs?: number | null }) {
    super(`the odds API refused with status ${status}`);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** No usable answer came, and none was kept from before. Carries nothing of a library's error. */
export class ApiUnreachable extends Error {
  override name = "ApiUnreachable";
  readonly reason: UnreachableReason;
  readonly #detail: string | null;
  /** For `resting`: when the next request may go out. */
  readonly retryAfterMs: number | null;

  constructor(reason: UnreachableReason, retryAfterMs: number | null = null, detail: string | null = null) {
    super(`no usable answer from the odds API: ${detail ?? reason}`);
    this.reason = reason;
    this.#detail = detail;
    this.retryAfterMs = retryAfterMs;
  }

  /** What kept us from connecting, and what to look at, in words; null where nobody knows. */
  get detail(): string | null {
    return this.#detail;
  }
}

/** The service has no such thing, and never will: nothing is asked, and nobody need try again. */
export class ApiNotOffered extends ApiUnreachable {
  readonly ask: SourceAsk;

  constructor(ask: SourceAsk) {
    super("not_offered");
    this.ask = ask;
  }
}

const named = ["misfit", "no_definition", "key", "plan", "wish", "spent", "not_offered"] as const;

/** What a question without a usable answer comes to; null where whoever asked has given up. */
export function failureOfUnreachable({ reason }: ApiUnreachable): (typeof named)[number] | "unreachable" | null {
  if (reason === "aborted") return null;
  return named.find((one) => one === reason) ?? "unreachable";
}

/** A refusal that speaks of the moment alone: too many questions, or none at all until then. */
export function isPause(error: unknown): error is ApiRefused {
  if (!(error instanceof ApiRefused)) return false;
  return error.status === 429 || (error.status === 503 && error.retryAfterMs !== null);
}

/** An error of the API as the reason for older data; null for anything else, which is a bug. */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof ApiBusy || isPause(error)) return "busy";
  if (error instanceof ApiRefused) return "refused";
  return error instanceof ApiUnreachable ? (failureOfUnreachable(error) ?? "unreachable") : null;
}

/** A shorter wait is none to tell the end of. */
const leastWaitMs = 15_000;

/** Until when nothing may be asked, for what tells of it as data; nothing where that isn't the trouble. */
export function askedAgain(error: unknown, now: number): { until?: number } {
  const waitMs = error instanceof ApiBusy || isPause(error) ? (error.retryAfterMs ?? 0) : 0;
  const until = waitMs < leastWaitMs ? spentUntil(error, now) : now + waitMs;
  return until === null ? {} : { until };
}

/** Until when nothing may be asked any more (ms UTC); null where that isn't the trouble, or nobody knows. */
export function spentUntil(error: unknown, now: number): number | null {
  const isSpent = error instanceof ApiUnreachable && error.reason === "spent" && error.retryAfterMs !== null;
  return isSpent ? now + (error.retryAfterMs ?? 0) : null;
}

/** Nothing may be asked: until when, and from when the prices beside it are, where there are any (ms UTC). */
interface Waiting {
  why: "spent" | "busy";
  until: number;
  at: number | null;
  now: number;
}

const said = ["misfit", "key", "plan", "wish", "busy"] as const;

/** What is said of older data beside it; true where the service could not be reached. */
export type Failed = boolean | (typeof said)[number] | Waiting;

/** `at` is from when the prices are, where what failed has any. */
export function failedBy(
  { failure, until = null }: { failure: Failure | null; until?: number | null },
  { at = null, now }: { at?: number | null; now: number },
): Failed {
  if (failure === "spent" || failure === "busy") return until === null ? "busy" : { why: failure, until, at, now };
  return said.find((one) => one === failure) ?? failure !== null;
}

/** Why no usable answer came, for an operator. */
export const unreachableWords: Readonly<Record<UnreachableReason, string>> = {
  connect: "no connection",
  timeout: "no answer in time",
  broken: "the connection broke",
  too_large: "the answer is too large",
  redirected: "the service points elsewhere; redirects are not followed",
  not_json: "the answer is not JSON",
  misfit: "it sends something else",
  key: "the service refuses the key",
  plan: "the plan of the key does not carry this",
  wish: "the service does not know what it is asked for",
  spent: "nothing is left of what the key may ask for",
  not_offered: "this service has no such thing",
  no_definition: "how its answers are read is not known yet: npm run doctor",
  resting: "it has failed too often to be asked again at once",
  aborted: "the examination was ended",
};

/** The service has no list of what the host has chosen, or no longer: nothing that was kept stands in for it. */
export class ApiUnknownChoice extends ApiUnreachable {
  constructor(detail: string) {
    super("wish", null, detail);
  }
}

/** The request budget has no room within the caller's patience; nothing was sent. */
export class ApiBusy extends Error {
  override name = "ApiBusy";
  readonly retryAfterMs: number;
  /** Asks the same with all patience until the signal aborts; resolves when whoever asks again is answered at once. */
  readonly wait: ((signal: AbortSignal) => Promise<unknown>) | null;

  constructor(retryAfterMs: number, wait: ApiBusy["wait"] = null) {
    super("the request budget of the odds API has no room at present");
    this.retryAfterMs = retryAfterMs;
    this.wait = wait;
  }
}
