import { endedWith, isolated, roomToEnd } from "../../chat/isolated.ts";
import type { Span } from "../../chat/reply.ts";

/** Text in both forms: as Telegram's HTML, and as it reads once the markup is gone. Limits count the plain one, in UTF-16 units. */
export interface Marked {
  html: string;
  plain: string;
}

const tags = { bold: "b", italic: "i", strike: "s", code: "code" } as const;

/** How a moment is shown in the reader's own zone: r = relative, w = weekday, d = short date, t = short time. */
export const timeFormats = { relative: "r", date: "wd", time: "t", weektime: "wt", datetime: "wdt" } as const;

/** Telegram keeps times in 31 bits. */
const lastUnix = 2 ** 31 - 1;

/** Spans as one line of at most `most` units, or several where they break; what does not fit ends in "…". */
export function markedFromSpans(spans: readonly Span[], most: number): Marked {
  const parts: Marked[] = [];
  let left = most;
  let before: Span | null = null;
  for (const span of spans) {
    if (span.kind === "break") {
      parts.push(lineEnd);
      before = null;
      continue;
    }
    const cut = cutTo(cleaned(span.text), left);
    if (cut === "") continue;
    const shown = { ...span, text: cut };
    const part = markedFromSpan(shown);
    if (before && joins(before, shown)) parts.push(seam);
    parts.push(part);
    before = shown;
    left -= part.plain.length;
    if (left <= 0) break;
  }
  return { html: parts.map(({ html }) => html).join(""), plain: parts.map(({ plain }) => plain).join("") };
}

const seam: Marked = { html: "\u200b", plain: "\u200b" };
const lineEnd: Marked = { html: "\n", plain: "\n" };

/** Whether two neighbours could make something to tap that neither of them is: "evil" and ".example". */
function joins(before: Span, after: Span): boolean {
  if (isCode(before) || isCode(after)) return false;
  return /[.:/@#$]$/.test(before.text) ? /^\S/.test(after.text) : /\S$/.test(before.text) && /^[.:/@#$]\S/.test(after.text);
}

function isCode(span: Span): boolean {
  return span.kind === "text" && span.style === "code";
}

function markedFromSpan(span: Exclude<Span, { kind: "break" }>): Marked {
  if (span.kind === "link") return link(span);
  if (span.kind === "time") return time(span);
  // A command in code style is meant to be used, and Telegram makes a bare one work at a tap.
  if (span.style === "code" && /^\/[a-z]{1,32}$/.test(span.text)) return { html: span.text, plain: span.text };
  const plain = span.style === "code" ? span.text : withoutAutolinks(span.text);
  const tag = span.style && tags[span.style];
  return { html: tag ? `<${tag}>${escaped(plain)}</${tag}>` : escaped(plain), plain };
}

function link({ text, url }: { text: string; url: string }): Marked {
  const plain = withoutAutolinks(text);
  const target = webAddress(url);
  return { html: target === null ? escaped(plain) : `<a href="${escaped(target)}">${escaped(plain)}</a>`, plain };
}

function time({ at, show, text }: Extract<Span, { kind: "time" }>): Marked {
  const plain = withoutAutolinks(text);
  const unix = timeOf(at);
  return {
    html: unix === null ? escaped(plain) : `<tg-time unix="${unix}" format="${timeFormats[show]}">${escaped(plain)}</tg-time>`,
    plain,
  };
}

/** A moment in seconds; null for one that Telegram cannot keep. */
export function timeOf(at: number): number | null {
  const unix = Math.floor(at / 1000);
  return unix > 0 && unix <= lastUnix ? unix : null;
}

/** A link that Telegram accepts; null for anything but http and https. */
export function webAddress(url: string): string | null {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  return parsed && (parsed.protocol === "https:" || parsed.protocol === "http:") ? parsed.href : null;
}

/** Text that cannot leave its place: one line, no control or direction characters but ours. Emoji keep their joiners. */
export function cleaned(text: string): string {
  const plain = text
    .replace(/\p{Cs}/gu, "\u{fffd}")
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, " ")
    .replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f\ufeff]/gu, "");
  return isolated(plain);
}

/**
 * Telegram turns mentions, hashtags, cashtags, commands, addresses and links inside plain text into something to
 * tap. A zero-width space after the first sign of each leaves the text as it looks and taps as nothing.
 */
function withoutAutolinks(text: string): string {
  // Most texts have none of these signs, and looking for each by itself takes its time.
  if (!/[@#$:/.]/.test(text)) return text;
  return text
    .replace(/@(?!\u200b)/g, "@\u200b")
    .replace(/#(?=[\p{L}\p{N}_]*[\p{L}_])/gu, "#\u200b")
    .replace(/\$(?=[A-Z])/g, "$\u200b")
    .replace(/:(?=\/\/)/g, ":\u200b")
    .replace(/(?<![\p{L}\p{N}_<>/])\/(?=[a-zA-Z0-9_])/gu, "/\u200b")
    .replace(/(?<=[\p{L}\p{N}_-])\.(?=\p{L})/gu, ".\u200b");
}

/** The only escape there is. Telegram knows these four entities and no others. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The text in at most `most` UTF-16 units, cut between characters as people see them, with "…" in place of the rest. */
export function cutTo(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = most - roomToEnd(text);
  let kept = "";
  for (const { segment } of graphemes.segment(text)) {
    if (kept.length + segment.length > room) break;
    kept += segment;
  }
  return most > 0 ? endedWith(kept.trimEnd(), "…") : "";
}
