import type { InlineQueryResult, InlineQueryResultsButton } from "grammy/types";
import type { Choice, Reply } from "../../chat/reply.ts";
import type { PhotoIds } from "./delivery.ts";
import { cleaned, cutTo } from "./markup.ts";
import { messageFromReply } from "./message.ts";

/** What `answerInlineQuery` takes. */
interface InlineAnswer {
  results: InlineQueryResult[];
  other: { cache_time: number; is_personal: true; next_offset: string; button: InlineQueryResultsButton };
}

/** Odds stay as they are for longer, and whoever changes a setting sees it soon. */
const cacheSeconds = 30;
const mostResults = 50;
const mostOffsetBytes = 64;
/** As much as a narrow screen shows of a line above the results. */
const mostOnButton = 64;
const mostInTitle = 120;

/**
 * A reply with its choices as results of an inline query; without choices what it says stands above no results, where a press
 * opens the bot. Each reader has an answer of their own, in their language and format.
 */
export function inlineAnswerFrom(reply: Reply, photoIds: PhotoIds): InlineAnswer {
  const { items = [], next = null } = reply.choices ?? {};
  const results = items.flatMap((one) => resultOf(one, photoIds) ?? []).slice(0, mostResults);
  const offset = next !== null && Buffer.byteLength(next) <= mostOffsetBytes ? next : "";
  return {
    results,
    other: {
      // What was refused may be allowed a moment later.
      cache_time: reply.choices ? cacheSeconds : 0,
      is_personal: true,
      next_offset: offset,
      button: { text: saidBy(reply), start_parameter: "inline" },
    },
  };
}

function saidBy({ blocks }: Reply): string {
  const [first] = blocks;
  const said = first && "spans" in first ? first.spans.map(({ text }) => text).join("") : "";
  return cutTo(cleaned(said).trim(), mostOnButton) || "…";
}

/** Null for a picture that Telegram does not have yet: there is no chat in which it could be given one. */
function resultOf({ id, title, note, answer }: Choice<Reply>, photoIds: PhotoIds): InlineQueryResult | null {
  const { html, keyboard, photo } = messageFromReply(answer);
  const markup = keyboard ? { reply_markup: keyboard } : {};
  if (answer.blocks.some(({ kind }) => kind === "picture")) {
    const file = photo && photoIds.get(photo.key);
    return file ? { type: "photo", id, photo_file_id: file, caption: html, parse_mode: "HTML", ...markup } : null;
  }
  return {
    type: "article",
    id,
    title: cutTo(cleaned(title), mostInTitle) || "…",
    description: cutTo(cleaned(note), mostInTitle),
    input_message_content: { message_text: html, parse_mode: "HTML", link_preview_options: { is_disabled: true } },
    ...markup,
  };
}
