import { GrammyError, HttpError } from "grammy";
import { deliveredFrom } from "../../chat/delivered.ts";
import type { Delivered, Loss, Outcome } from "../../chat/platform.ts";
import { errorFields } from "../../log.ts";
import { connectionTrouble, troubleWords } from "../../proxy.ts";
import { addressOf } from "./update.ts";

/** What was wrong with a request to Telegram, by what can be done about it. */
export type Fault =
  | { kind: "gone"; reason: string }
  | { kind: "moved"; chat: number }
  | { kind: "limited"; afterMs: number }
  /** Telegram does not know our token: nothing about this message. */
  | { kind: "token"; reason: string }
  /** We may not write there at present. */
  | { kind: "no-rights"; reason: string }
  /** Somebody has closed the topic, and may open it again. */
  | { kind: "topic-closed"; reason: string }
  | { kind: "no-thread"; reason: string }
  /** The group has no topics at all. */
  | { kind: "no-topics"; reason: string }
  /** The message to edit is not there, or is nobody's to edit. */
  | { kind: "no-message"; reason: string }
  | { kind: "unchanged"; reason: string }
  /** Telegram will never take this text or this markup. */
  | { kind: "bad-message"; reason: string }
  /** An answer that speaks of neither this message nor this chat: the page of a proxy, words that nobody knows. Nothing was sent. */
  | { kind: "strange"; reason: string }
  /** Nothing was sent. */
  | { kind: "unreached"; reason: string }
  /** It may have been sent or not. */
  | { kind: "unknown"; reason: string };

type Described = Exclude<Fault["kind"], "moved" | "limited">;

/** Codes alone mislead: the server turns refusals in capitals from 403 into 400. So the description decides, first match wins. */
const descriptions: readonly [RegExp, Described][] = [
  [/message is not modified/i, "unchanged"],
  [/message to edit not found|message can't be edited|MESSAGE_ID_INVALID/i, "no-message"],
  [/message thread not found|TOPIC_DELETED/i, "no-thread"],
  [/TOPIC_CLOSED/i, "topic-closed"],
  [/bot was blocked|user is deactivated|can't initiate conversation|can't send messages to (the )?bots?\b/i, "gone"],
  [/USER_IS_BLOCKED|INPUT_USER_DEACTIVATED/i, "gone"],
  [/bot was kicked|bot is not a member|group chat was (deleted|deactivated)/i, "gone"],
  [/chat not found|PEER_ID_INVALID/i, "gone"],
  [/chat is not a forum/i, "no-topics"],
  [/not enough rights|have no (write access|rights)|need administrator rights/i, "no-rights"],
  [/CHAT_WRITE_FORBIDDEN|CHAT_RESTRICTED|CHAT_SEND_\w+_FORBIDDEN|CHAT_ADMIN_REQUIRED/i, "no-rights"],
  [/CHAT_FORBIDDEN|CHANNEL_PRIVATE|USER_BANNED_IN_CHANNEL|(group|channel) is (deactivated|inaccessible)/i, "no-rights"],
  [
    /can't parse|can't find end|(text|caption) (is|must be)|message is too long|MESSAGE_(TOO_LONG|EMPTY)|MEDIA_CAPTION/i,
    "bad-message",
  ],
  [/BUTTON_|REPLY_MARKUP|KEYBOARD|reply markup|inline keyboard|ENTIT(Y|IES)_|ENTITY|RICH_MESSAGE|date_time/i, "bad-message"],
  [
    /PHOTO_|DOCUMENT_|IMAGE_|FILE_|MEDIA_|wrong (remote )?file|file (identifier|is too big|must be)|failed to get HTTP/i,
    "bad-message",
  ],
  [/message to (be )?(reply|replied)|REPLY_MESSAGE_ID|wrong HTTP URL|URL_INVALID|WEBPAGE_|UTF-8/i, "bad-message"],
  [/query is too old|QUERY_ID_INVALID|RESULT_|query_id/i, "bad-message"],
];

/** Codes of errors that happen while connecting, before a byte of the request is written. */
const beforeSending = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EPROTO",
  "UND_ERR_CONNECT_TIMEOUT",
  "CERT_HAS_EXPIRED",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
]);

/** What answered is not the Bot API: a page of something in between. */
export class NotTelegram extends Error {
  override readonly name = "NotTelegram";
  readonly status: number;

  constructor(status: number) {
    super(`an answer with status ${status} that is none of Telegram's`);
    this.status = status;
  }
}

/** Reads any error of grammY's API client. Reasons are Telegram's own words or an error's code, never an address with a token. */
export function faultFromError(error: unknown): Fault {
  if (error instanceof GrammyError) return faultFromRefusal(error);
  if (error instanceof HttpError) return faultFromNetwork(error.error);
  // Of a request with files the client passes it on as it is.
  if (error instanceof NotTelegram) return faultFromPage(error);
  return { kind: "unknown", reason: error instanceof Error ? error.name : typeof error };
}

type Refusal = Pick<GrammyError, "error_code" | "description" | "parameters">;

/** Classifies what Telegram answered instead of doing as asked. */
export function faultFromRefusal({ error_code: code, description: reason, parameters }: Refusal): Fault {
  if (parameters.migrate_to_chat_id !== undefined) return { kind: "moved", chat: parameters.migrate_to_chat_id };
  if (code === 429) return { kind: "limited", afterMs: (parameters.retry_after ?? 1) * 1000 };
  if (code >= 500) return { kind: "unknown", reason };
  const known = descriptions.find(([pattern]) => pattern.test(reason));
  if (known) return { kind: known[1], reason };
  if (code === 413) return { kind: "bad-message", reason };
  if (code === 401 || code === 404 || code === 409) return { kind: "token", reason };
  return { kind: "strange", reason: `${code} ${reason}` };
}

function faultFromNetwork(cause: unknown): Fault {
  if (cause instanceof NotTelegram) return faultFromPage(cause);
  const trouble = connectionTrouble(cause, "TELEGRAM_API_ROOT");
  if (trouble) return { kind: "unreached", reason: troubleWords(trouble) };
  const code = cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "network";
  // The message may hold the token, so it is looked at and not kept. Several errors in one are those of the addresses tried in turn.
  const connecting =
    cause instanceof AggregateError ||
    (cause instanceof Error &&
      /(?:^|reason: )(connect |getaddrinfo |Client network socket disconnected before)/.test(cause.message));
  const unreached = beforeSending.has(code) || code.startsWith("ERR_TLS") || code.startsWith("ERR_SSL") || connecting;
  return { kind: unreached ? "unreached" : "unknown", reason: code };
}

/** What is not Telegram hasn't done it, whatever its status says; what breaks down on the way there may have passed it on. */
function faultFromPage({ status }: NotTelegram): Fault {
  const reason = `something that is not Telegram answered ${status}`;
  if (status === 413) return { kind: "bad-message", reason };
  return { kind: status < 500 ? "strange" : "unknown", reason };
}

const unreachedMs = 5_000;
const strangeMs = 5_000;
const tokenMs = 60_000;

/** What a fault means for the message that met it, once nothing more can be tried. */
export function outcomeFromFault(fault: Fault, thread: number | null): Outcome {
  switch (fault.kind) {
    case "gone":
      return { kind: "gone", loss: lossOf(fault.reason), reason: fault.reason };
    case "no-rights":
      return { kind: "barred", lack: "write", reason: fault.reason };
    case "topic-closed":
      return { kind: "barred", lack: "closed", reason: fault.reason };
    case "moved":
      return { kind: "moved", to: addressOf(fault.chat, thread) };
    case "limited":
      return { kind: "later", afterMs: fault.afterMs };
    case "unreached":
      return { kind: "later", afterMs: unreachedMs, unreached: true };
    case "token":
      return { kind: "later", afterMs: tokenMs, strange: true, reason: fault.reason };
    case "strange":
      return { kind: "later", afterMs: strangeMs, strange: true, reason: fault.reason };
    case "unknown":
      return { kind: "unknown", reason: fault.reason };
    default:
      return { kind: "rejected", reason: fault.reason };
  }
}

function lossOf(reason: string): Loss {
  if (/deleted|deactivated/i.test(reason)) return "deleted";
  return /kicked|not a member|blocked/i.test(reason) ? "removed" : "unknown";
}

/** What an error means for an answer. */
export function deliveredFromError(error: unknown): Delivered {
  return deliveredFrom(outcomeFromFault(faultFromError(error), null));
}

/** An error for the log. Errors of the library itself hold the token or the whole message, so only plain fields of them are kept. */
export function refusalFields(error: unknown): object {
  if (error instanceof GrammyError) {
    return { error: error.name, method: error.method, code: error.error_code, reason: error.description };
  }
  if (error instanceof HttpError) return { error: error.name, ...faultFromNetwork(error.error) };
  return errorFields(error);
}
