import { DiscordAPIError, HTTPError, RateLimitError } from "discord.js";
import type { Lack, Outcome } from "../../chat/platform.ts";
import { connectionTrouble, troubleWords } from "../../proxy.ts";

/** Why a request failed, as plain data: the library's own errors hold the request and are never passed on. */
export type Failure =
  | { kind: "refused"; status: number; code: number; message: string }
  | { kind: "limited"; retryAfterMs: number }
  /** Discord broke down over it; it may have been done or not. */
  | { kind: "broken"; status: number }
  /** `code` is Node's or undici's, such as ECONNREFUSED; an unanswered request has ABORTED. `reason`: in words, where it has a name. */
  | { kind: "network"; code: string; reason?: string }
  | { kind: "bug"; message: string };

type Refusal = Extract<Failure, { kind: "refused" }>;

/** What answered is not Discord's API: a page of something in between. */
export class NotDiscord extends Error {
  override readonly name = "NotDiscord";
  readonly status: number;

  constructor(status: number) {
    super(`an answer with status ${status} that is none of Discord's`);
    this.status = status;
  }
}

/** Reads an error that the library threw. */
export function failureFromError(error: unknown): Failure {
  if (error instanceof RateLimitError) return { kind: "limited", retryAfterMs: Math.max(error.retryAfter, error.timeToReset) };
  if (error instanceof DiscordAPIError) {
    return { kind: "refused", status: error.status, code: Number(error.code) || 0, message: error.message.slice(0, 300) };
  }
  if (error instanceof NotDiscord) return { kind: "refused", status: error.status, code: 0, message: error.message };
  if (error instanceof HTTPError) return { kind: "broken", status: error.status };
  if (!(error instanceof Error)) return { kind: "bug", message: typeof error };
  const trouble = connectionTrouble(error, "DISCORD_API_URL");
  if (trouble) return { kind: "network", code: networkCode(error) ?? "network", reason: troubleWords(trouble) };
  if (error.name === "AbortError" || error.name === "TimeoutError") return { kind: "network", code: "ABORTED" };
  // The answer was cut off.
  if (error instanceof SyntaxError) return { kind: "network", code: "BAD_JSON" };
  const code = networkCode(error);
  return code === null ? { kind: "bug", message: `${error.name}: ${error.message}`.slice(0, 300) } : { kind: "network", code };
}

function networkCode(error: Error): string | null {
  if ("code" in error && typeof error.code === "string") return /^(UND_)?ERR_INVALID/.test(error.code) ? null : error.code;
  return error.cause instanceof Error ? networkCode(error.cause) : null;
}

/** The chat is no more, or the person: every further try would count towards a ban. */
const goneCodes = new Map([
  [10003, "unknown channel"],
  [10004, "unknown guild"],
  [10013, "unknown user"],
  [50033, "invalid recipient"],
]);

/** We may not write there at present. Rights come back, threads are unlocked, people open their direct messages again. */
const barredCodes = new Map<number, [lack: Lack, reason: string]>([
  [20009, ["write", "explicit content filter of the recipient"]],
  [40058, ["kind", "a forum wants a thread"]],
  [50001, ["view", "missing access"]],
  [50007, ["write", "cannot send messages to this user"]],
  [50008, ["kind", "nothing can be said in this channel"]],
  [50009, ["write", "verification level too high"]],
  [50013, ["write", "missing permissions"]],
  [50024, ["kind", "not in this kind of channel"]],
  [50083, ["locked", "the thread is archived"]],
  [50278, ["write", "no server in common with this user"]],
  [160_005, ["locked", "the thread is locked"]],
  [220_001, ["kind", "a forum wants a thread"]],
]);

/** What Discord says of this one message, edit or answer: it stays as it is however often it is tried. */
const refusedCodes = new Set([
  ...[10008, 10014, 10015, 10062, 30046, 40005, 40060, 40094, 50005, 50006, 50021, 50027, 50035, 50045, 50068, 50080, 50081],
  ...[50109, 200_000, 200_001, 240_000],
]);

/** "Slow down" in other words than a 429, and the waits to answer it with. */
const slowDownCodes = new Map([
  [20016, 10_000],
  [20022, 10_000],
  [20028, 10_000],
  [20029, 10_000],
  [40003, 60_000],
]);

/** How long a message waits that met an answer about something else; until then the platform is tried with one message. */
const strangeMs = 5_000;
/** How long messages wait while the token is refused: that can be an error of Discord's, or a person has to act. */
const tokenMs = 60_000;

/** The connection was never made, so nothing can have arrived. */
const notConnected = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENETDOWN",
  "UND_ERR_CONNECT_TIMEOUT",
]);
const retryConnectionAfterMs = 5_000;
/** A fault of ours may pass, as a stream does that was closed while it was written to. */
const faultMs = 1_000;

/** Waits that are shorter than this only come back as the same refusal. */
const shortestWaitMs = 250;

/** What a failed attempt at sending means for the message. Pure; `unknown` is safe to repeat with the same nonce. */
export function outcomeFromFailure(failure: Failure): Outcome {
  switch (failure.kind) {
    case "limited":
      return { kind: "later", afterMs: Math.max(shortestWaitMs, Math.ceil(failure.retryAfterMs)) };
    case "broken":
      return { kind: "unknown", reason: `discord answered ${failure.status}` };
    case "network":
      if (failure.reason !== undefined || notConnected.has(failure.code))
        return { kind: "later", afterMs: retryConnectionAfterMs, unreached: true };
      return { kind: "unknown", reason: `no answer from discord: ${failure.code}` };
    case "refused":
      return outcomeFromRefusal(failure);
    case "bug":
      return { kind: "later", afterMs: faultMs, ours: true, reason: `fault while sending: ${failure.message}` };
  }
}

/** A message is refused only by a code that speaks of this message or this chat. Whatever else comes means later. */
function outcomeFromRefusal(refusal: Refusal): Outcome {
  const { status, code, message } = refusal;
  const gone = goneCodes.get(code);
  if (gone !== undefined) return { kind: "gone", loss: "unknown", reason: `${gone} (${code})` };
  const barred = barredCodes.get(code);
  if (barred !== undefined) return { kind: "barred", lack: barred[0], reason: `${barred[1]} (${code})` };
  const afterMs = slowDownCodes.get(code);
  if (afterMs !== undefined) return { kind: "later", afterMs };
  const reason = `discord refused it: ${status} ${code} ${message}`.trimEnd();
  if (refusedCodes.has(code) || status === 413) return { kind: "rejected", reason };
  return { kind: "later", afterMs: isTokenRefused(refusal) ? tokenMs : strangeMs, strange: true, reason };
}

/** Whether Discord does not take a message as it is made. */
export function isFormRefused(failure: Failure): boolean {
  return failure.kind === "refused" && failure.code === 50035;
}

/** Whether Discord takes no reply there, which it would take as a message. */
export function isReplyRefused(failure: Failure): boolean {
  return failure.kind === "refused" && failure.code === 160_002;
}

/** Whether nothing of Discord's own came back. */
export function isUnanswered({ kind }: Failure): boolean {
  return kind === "broken" || kind === "network";
}

/** Whether the token itself was refused, so that nothing will be accepted any more. */
export function isTokenRefused(failure: Failure): boolean {
  return failure.kind === "refused" && (failure.status === 401 || failure.code === 50014);
}

/** Whether a thread is no more, or shut for good. */
export function isThreadGone(failure: Failure): boolean {
  return failure.kind === "refused" && [10003, 50083, 160_005].includes(failure.code);
}

/** Whether a role is no more, or its server is none of ours. */
export function isRoleGone(failure: Failure): boolean {
  return failure.kind === "refused" && [10004, 10011].includes(failure.code);
}

/** Whether an edit failed in a way that a new message does not: the old one is gone, too old, or not ours. */
export function isNewMessageNeeded(failure: Failure): boolean {
  return failure.kind === "refused" && [10008, 30046, 50005].includes(failure.code);
}

/** Whether it came too late, or twice, for an interaction: nothing is left to do about it. */
export function isInteractionOver(failure: Failure): boolean {
  return failure.kind === "refused" && [10062, 40060, 10015, 50027, 10008].includes(failure.code);
}

/** A failure as fields for the log. */
export function failureFields(failure: Failure): object {
  const { kind, ...fields } = failure;
  return { failure: kind, ...fields };
}
