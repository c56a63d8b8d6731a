import { type Api, InputFile } from "grammy";
import type { Outcome } from "../../chat/platform.ts";
import type { Clock } from "../../clock.ts";
import type { TelegramMessage } from "./message.ts";
import { type Fault, faultFromError, outcomeFromFault } from "./outcome.ts";
import { addressOf } from "./update.ts";

/** Where a message goes. */
export interface Target {
  chat: number;
  thread: number | null;
  /** The message it answers, quoted above it. */
  replyTo: number | null;
  /** The message whose place it takes. */
  edits: number | null;
  silent: boolean;
  /** Telegram may charge for it, so that it does not wait for the free rate. */
  paid?: boolean;
  /** Whether it is about this topic alone: when that is gone, the outcome says so instead of sending to the whole chat. */
  topicOnly?: boolean;
}

interface Attempt extends Target {
  plain: boolean;
}

/** The signal as grammY's types want it, which name a library of their own. */
type Until = NonNullable<Parameters<Api["getMe"]>[0]>;

/** How long an answer may take; what takes longer is never known. */
const answerTimeoutMs = 30_000;

/** Does a request, and gives it up by the clock. */
export async function answerWithin<T>(
  { clock, ms = answerTimeoutMs }: { clock: Clock; ms?: number },
  request: (until: Until) => Promise<T>,
): Promise<T> {
  const deadline = new AbortController();
  const answered = new AbortController();
  void clock.sleep(ms, answered.signal).then(() => deadline.abort());
  try {
    return await request(deadline.signal as unknown as Until);
  } finally {
    answered.abort();
  }
}

/** How messages leave. */
interface Way {
  api: Api;
  clock: Clock;
}

/**
 * Sends or edits one message. What Telegram refuses is tried once more in a simpler way: without the topic that is
 * gone, as a new message instead of an edit, as plain text. Each way is tried once at most; never throws.
 */
export async function deliver({ api, clock }: Way, message: TelegramMessage, target: Target): Promise<Outcome> {
  let attempt: Attempt = { ...target, plain: false };
  for (;;) {
    try {
      return {
        kind: "sent",
        messageId: String(await answerWithin({ clock }, (until) => post(api, message, { ...attempt, until }))),
      };
    } catch (error) {
      const fault = faultFromError(error);
      if (fault.kind === "unchanged" && attempt.edits !== null) return { kind: "sent", messageId: String(attempt.edits) };
      if (fault.kind === "no-thread" && target.topicOnly) return { kind: "moved", to: addressOf(target.chat, null) };
      const simpler = simplerAttempt(attempt, fault);
      if (!simpler) return outcomeFromFault(fault, target.thread);
      attempt = simpler;
    }
  }
}

/** Every step gives something up, so there is an end. */
function simplerAttempt(attempt: Attempt, fault: Fault): Attempt | null {
  if (fault.kind === "no-thread" && attempt.thread !== null) return { ...attempt, thread: null, edits: null };
  if (fault.kind === "no-message" && attempt.edits !== null) return { ...attempt, edits: null };
  if (fault.kind !== "bad-message") return null;
  if (!attempt.plain) return { ...attempt, plain: true };
  return attempt.edits === null ? null : { ...attempt, edits: null };
}

async function post(api: Api, message: TelegramMessage, attempt: Attempt & { until: Until }): Promise<number> {
  const { chat, edits, thread, replyTo, silent, paid, plain, until } = attempt;
  const text = plain ? message.plain : message.html;
  const markup = message.keyboard ? { reply_markup: message.keyboard } : {};
  const look = {
    ...(plain ? {} : message.entities ? { entities: message.entities } : { parse_mode: "HTML" as const }),
    ...markup,
    link_preview_options: { is_disabled: true },
  };
  const document = message.file && new InputFile(Buffer.from(message.file.content), message.file.name);
  const caption = { caption: text, ...(plain ? {} : { parse_mode: "HTML" as const }) };
  if (edits !== null) {
    if (document) await api.editMessageMedia(chat, edits, { type: "document", media: document, ...caption }, markup, until);
    else await api.editMessageText(chat, edits, text, look, until);
    return edits;
  }
  const place = {
    ...(thread === null ? {} : { message_thread_id: thread }),
    ...(replyTo === null ? {} : { reply_parameters: { message_id: replyTo, allow_sending_without_reply: true } }),
    ...(silent ? { disable_notification: true } : {}),
    ...(paid ? { allow_paid_broadcast: true } : {}),
  };
  const sent = document
    ? await api.sendDocument(chat, document, { ...caption, ...markup, ...place }, until)
    : await api.sendMessage(chat, text, { ...look, ...place }, until);
  return sent.message_id;
}
