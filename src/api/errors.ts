/**
 * Why no usable answer came: `aborted` by whoever asked, `resting` after failures (nothing was sent), `too_large`,
 * `redirected` (never followed), `not_json`, or JSON that is `not_understood`; the rest names the stage that failed.
 */
export type UnreachableReason =
  | "connect"
  | "timeout"
  | "broken"
  | "too_large"
  | "redirected"
  | "not_json"
  | "not_understood"
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
  /** For `resting`: when the next request may go out. */
  readonly retryAfterMs: number | null;

  constructor(reason: UnreachableReason, retryAfterMs: number | null = null) {
    super(`no usable answer from the odds API: ${reason}`);
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Why no usable answer came, for an operator. */
export const unreachableWords: Readonly<Record<UnreachableReason, string>> = {
  connect: "no connection",
  timeout: "no answer in time",
  broken: "the connection broke",
  too_large: "the answer is too large",
  redirected: "the service points elsewhere; redirects are not followed",
  not_json: "the answer is not JSON",
  not_understood: "the answer is not understood",
  resting: "it has failed too often to be asked again at once",
  aborted: "the examination was ended",
};

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
