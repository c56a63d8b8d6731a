import { type Api, GrammyError, InputFile } from "grammy";
import type { Message } from "grammy/types";
import { LRUCache } from "lru-cache";
import type { Outcome } from "../../chat/platform.ts";
import type { Photo, TelegramMessage } from "./message.ts";
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
  /** Where the message that it edits cannot be edited, nothing is sent instead. */
  changesOnly?: boolean;
  /** Ends what is under way, and whatever would come after it. */
  until?: AbortSignal;
}

interface Attempt extends Target {
  plain: boolean;
  /** With tables of Telegram's own. */
  rich: boolean;
  /** Without it the text stands alone. */
  withPhoto: boolean;
}

/** What Telegram calls the pictures that it has, by their keys: each is uploaded once. */
export type PhotoIds = LRUCache<string, string>;

const mostPhotoIds = 2_000;

export function createPhotoIds(): PhotoIds {
  return new LRUCache({ max: mostPhotoIds });
}

/** Whether the Bot API server takes rich messages: one of the host's own may be too old for them. */
export interface RichMessages {
  taken: boolean;
}

/** How messages leave. */
interface Way {
  /** Gives a request up by itself when its answer takes too long: what became of it is never known then. */
  api: Api;
  photoIds: PhotoIds;
  richMessages: RichMessages;
}

/**
 * Sends or edits one message. What Telegram refuses is tried once more in a simpler way: without the topic that is
 * gone, as a new message instead of an edit, without its picture, its tables in words, as plain text. Each way is tried once at
 * most; never throws.
 */
export async function deliver(way: Way, message: TelegramMessage, target: Target): Promise<Outcome> {
  const rich = message.rich !== undefined && way.richMessages.taken;
  let attempt: Attempt = { ...target, plain: false, rich, withPhoto: message.photo !== undefined };
  for (;;) {
    try {
      return { kind: "sent", messageId: String(await post(way, message, attempt)) };
    } catch (error) {
      const fault = faultFromError(error);
      if (fault.kind === "unchanged" && attempt.edits !== null) return { kind: "sent", messageId: String(attempt.edits) };
      if (fault.kind === "no-thread" && target.topicOnly) return { kind: "moved", to: addressOf(target.chat, null) };
      // Telegram has forgotten the picture: it is uploaded once more.
      if (attempt.withPhoto && fault.kind === "bad-message" && way.photoIds.delete(message.photo?.key ?? "")) continue;
      if (attempt.rich && isUnknownToServer(error)) {
        way.richMessages.taken = false;
        attempt = { ...attempt, rich: false };
        continue;
      }
      const simpler = simplerAttempt(attempt, fault);
      if (!simpler || (target.changesOnly && simpler.edits !== target.edits)) return outcomeFromFault(fault, target.thread);
      // Nothing was sent so far, and there is no time for another try.
      if (target.until?.aborted) return { kind: "later", afterMs: 0 };
      attempt = simpler;
    }
  }
}

/** An older server does not have the method, and sees no text in an edit. */
function isUnknownToServer(error: unknown): boolean {
  if (!(error instanceof GrammyError)) return false;
  return /method not found|message text is empty/i.test(error.description);
}

/** Every step gives something up, so there is an end. */
function simplerAttempt(attempt: Attempt, fault: Fault): Attempt | null {
  const isShut = fault.kind === "no-thread" || (fault.kind === "topic-closed" && !attempt.topicOnly);
  if (isShut && attempt.thread !== null) return { ...attempt, thread: null, edits: null };
  if (fault.kind === "no-message" && attempt.edits !== null) return { ...attempt, edits: null };
  // Where pictures are forbidden, words may be allowed.
  if (attempt.withPhoto && fault.kind === "no-rights") return { ...attempt, withPhoto: false };
  // What nobody knows may be about how the message is made.
  if (fault.kind !== "bad-message" && !(fault.kind === "strange" && /^400 /.test(fault.reason))) return null;
  if (attempt.rich) return { ...attempt, rich: false };
  if (attempt.withPhoto && attempt.edits !== null) return { ...attempt, edits: null };
  if (attempt.withPhoto) return { ...attempt, withPhoto: false };
  if (!attempt.plain) return { ...attempt, plain: true };
  return attempt.edits === null ? null : { ...attempt, edits: null };
}

async function post({ api, photoIds }: Way, message: TelegramMessage, attempt: Attempt): Promise<number> {
  const { chat, edits, thread, replyTo, silent, paid, plain } = attempt;
  // grammY names a signal of its own, and takes those of Node.
  const until = attempt.until as unknown as Parameters<Api["getMe"]>[0];
  const rich = attempt.rich ? message.rich : undefined;
  const text = plain ? message.plain : message.html;
  const markup = message.keyboard ? { reply_markup: message.keyboard } : {};
  const look = {
    ...(plain ? {} : message.entities ? { entities: message.entities } : { parse_mode: "HTML" as const }),
    ...markup,
    link_preview_options: { is_disabled: true },
  };
  const photo = attempt.withPhoto ? message.photo : undefined;
  const upload = uploadOf({ photo, file: message.file }, photoIds);
  const caption = { caption: text, ...(plain ? {} : { parse_mode: "HTML" as const }) };
  if (edits !== null) {
    const edited = upload
      ? await api.editMessageMedia(chat, edits, { ...upload, ...caption }, markup, until)
      : await api.editMessageText(chat, edits, rich ?? text, rich ? markup : look, until);
    rememberPhoto(photoIds, photo, edited);
    return edits;
  }
  const place = {
    ...(thread === null ? {} : { message_thread_id: thread }),
    ...(replyTo === null ? {} : { reply_parameters: { message_id: replyTo, allow_sending_without_reply: true } }),
    ...(silent ? { disable_notification: true } : {}),
    ...(paid ? { allow_paid_broadcast: true } : {}),
  };
  if (rich) return (await api.sendRichMessage(chat, rich, { ...markup, ...place }, until)).message_id;
  const chooser = message.chooser ? { reply_markup: message.chooser } : {};
  if (!upload) return (await api.sendMessage(chat, text, { ...look, ...chooser, ...place }, until)).message_id;
  const beside = { ...caption, ...markup, ...place };
  const sent =
    upload.type === "photo"
      ? await api.sendPhoto(chat, upload.media, beside, until)
      : await api.sendDocument(chat, upload.media, beside, until);
  rememberPhoto(photoIds, photo, sent);
  return sent.message_id;
}

interface Upload {
  type: "photo" | "document";
  media: InputFile | string;
}

/** A picture that Telegram has already goes by its name there. */
function uploadOf(
  { photo, file }: { photo: Photo | undefined; file: TelegramMessage["file"] | undefined },
  photoIds: PhotoIds,
): Upload | null {
  if (photo) return { type: "photo", media: photoIds.get(photo.key) ?? new InputFile(photo.data, "picture.png") };
  return file ? { type: "document", media: new InputFile(Buffer.from(file.content), file.name) } : null;
}

function rememberPhoto(photoIds: PhotoIds, photo: Photo | undefined, sent: Message | true): void {
  const id = photo && sent !== true && "photo" in sent ? sent.photo?.at(-1)?.file_id : undefined;
  if (photo && id !== undefined) photoIds.set(photo.key, id);
}
