import { Api, InputFile } from "grammy";
import type { MessageEntity } from "grammy/types";
import type { PlatformRequest, Previewed } from "../../chat/preview.ts";
import { createPhotoIds, deliver } from "./delivery.ts";
import { timeFormats } from "./markup.ts";
import { messageBelow, messageFromReply, type TelegramMessage } from "./message.ts";

/** The request, and the text as Telegram shows it. */
export interface TelegramPreview extends PlatformRequest {
  text: string;
  entities: MessageEntity[];
}

/** Stands for the chat and the message, whose ids only Telegram knows. */
const target = { chat: 100, thread: null, replyTo: null };
const message = 200;

/** What Telegram would be asked for. Nothing leaves: the request is caught on its way and refused. */
export async function telegramPreview(previewed: Previewed): Promise<TelegramPreview> {
  const caught: { method: string; payload: object }[] = [];
  const api = new Api("preview");
  api.config.use(async (_, method, payload) => {
    caught.push({ method, payload });
    return { ok: false, error_code: 403, description: "Forbidden: a preview is never sent" };
  });
  const drawn = messageOf(previewed);
  const edits = previewed.edits || previewed.below ? message : null;
  await deliver({ api, photoIds: createPhotoIds(), richMessages: { taken: true } }, drawn, {
    ...target,
    edits,
    silent: previewed.alert?.silent ?? false,
  });
  const [{ method, payload } = { method: "", payload: {} }] = caught;
  return {
    method: "POST",
    path: `/bot{token}/${method}`,
    body: { ...bodyOf(payload), chat_id: "{chat}", ...(edits === null ? {} : { message_id: "{message}" }) },
    files: [...(drawn.photo ? [{ name: "picture.png", content: null }] : []), ...(drawn.file ? [drawn.file] : [])],
    ...(drawn.entities ? { text: drawn.plain, entities: drawn.entities } : shownFromHtml(drawn.html)),
  };
}

function messageOf({ reply, below }: Previewed): TelegramMessage {
  const above = messageFromReply(reply);
  return (below && messageBelow(shownFromHtml(above.html), below)) ?? messageFromReply(below ?? reply);
}

/** What a file is called in the request; its bytes go beside it. */
function bodyOf(payload: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(payload).map(([key, value]) => [key, written(value)]));
}

function written(value: unknown): unknown {
  if (value instanceof InputFile) return `attach://${value.filename ?? "file"}`;
  return typeof value === "object" && value !== null && "media" in value ? bodyOf(value) : value;
}

const kinds = { b: "bold", i: "italic", s: "strikethrough", code: "code", pre: "pre" } as const;
const signs: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

/** Our own HTML as Telegram brings it back: the text, and which stretches of it mean something. */
export function shownFromHtml(html: string): { text: string; entities: MessageEntity[] } {
  const open: { tag: string; offset: number }[] = [];
  const entities: MessageEntity[] = [];
  let text = "";
  for (const [piece] of html.matchAll(/<[^>]*>|[^<]+/g)) {
    if (!piece.startsWith("<")) text += unescaped(piece);
    else if (!piece.startsWith("</")) open.push({ tag: piece, offset: text.length });
    else {
      const { tag = "", offset = 0 } = open.pop() ?? {};
      const entity = entityOf(tag, { offset, length: text.length - offset });
      if (entity) entities.push(entity);
    }
  }
  return { text, entities: entities.sort((a, b) => a.offset - b.offset || b.length - a.length) };
}

function entityOf(tag: string, stretch: { offset: number; length: number }): MessageEntity | null {
  const name = /^<([a-z-]+)/.exec(tag)?.[1];
  const value = (attribute: string) => unescaped(new RegExp(` ${attribute}="([^"]*)"`).exec(tag)?.[1] ?? "");
  if (name === "a") return { type: "text_link", url: value("href"), ...stretch };
  const format = name === "tg-time" && Object.values(timeFormats).find((known) => known === value("format"));
  if (format) return { type: "date_time", unix_time: Number(value("unix")), date_time_format: format, ...stretch };
  if (name === "blockquote") return { type: "expandable_blockquote", ...stretch };
  const kind = kinds[name as keyof typeof kinds];
  return kind ? { type: kind, ...stretch } : null;
}

function unescaped(text: string): string {
  return text.replace(/&(?:lt|gt|quot|amp);/g, (sign) => signs[sign] ?? sign);
}
