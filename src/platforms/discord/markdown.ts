import { endedWith, isolated, roomToEnd } from "../../chat/isolated.ts";
import type { Span } from "../../chat/reply.ts";

// Written between two characters it keeps Discord from reading them as one thing, and nobody sees it.
const seam = "\u200b";

// Direction overrides in a name would turn the rest of its line around; invisible ones would hide a copied look-alike.
const unseen = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

// Half a character is no valid JSON for Discord.
const loneSurrogate = /\p{Cs}/gu;

/** The longest run of text that is shown whole; no honest name or sentence comes near it. */
const longestRun = 1000;

/** A text as it may be shown at all: one line, without control and direction characters but ours, of a sane length. */
export function cleanText(text: string): string {
  const cleaned = text
    .replace(loneSurrogate, "")
    .replace(/[ \t\n\v\f\r\u2028\u2029]+/g, " ")
    .replace(unseen, "");
  return isolated(shorten(cleaned, longestRun));
}

/** At most `limit` code units, an ellipsis in place of what is missing, never half a character. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const kept = text.slice(0, limit - roomToEnd(text)).replace(/[\ud800-\udbff]$/u, "");
  return endedWith(kept, "…");
}

/** A text that Discord shows as it is: no style, list, heading, mention, time, emoji or link comes out of it. */
export function escapeText(text: string): string {
  return (
    cleanText(text)
      .replace(/[\\`*_~|[\]<>]/g, "\\$&")
      // These mean something at the start of a line only, and any text may come to stand there.
      .replace(/(^|\s)([-+#])/g, "$1\\$2")
      .replace(/(^|\d)([.)])(?=\s|$)/g, "$1\\$2")
      .replace(/:(?!\s)/g, "\\:")
      .replaceAll("@", `@${seam}`)
      .replaceAll("://", `:${seam}//`)
      .replace(/(discord(?:app)?\.)(?=[a-z])/gi, `$1${seam}`)
  );
}

/** A text for the inside of a code block, which nothing in it can end. */
export function codeBlockText(text: string): string {
  return cleanText(text).replaceAll("`", `\`${seam}`);
}

/** Spans -> one line of Discord's markdown, or several where they break. */
export function markdownFromSpans(spans: readonly Span[]): string {
  let line = "";
  for (const span of spans) {
    const piece = markdownFromSpan(span);
    // `**a****b**` would be read as one odd run of stars.
    const clash = /[*~`]$/.test(line) && /^[*~`]/.test(piece);
    line += clash ? seam + piece : piece;
  }
  return line;
}

function markdownFromSpan(span: Span): string {
  switch (span.kind) {
    case "text":
      return span.style ? styled(span.text, span.style) : escapeText(span.text);
    case "time":
      return timestamp(span);
    case "link":
      return link(span);
    case "break":
      return "\n";
  }
}

const marks = { bold: "**", italic: "*", strike: "~~" } as const;

function styled(text: string, style: NonNullable<Extract<Span, { kind: "text" }>["style"]>): string {
  const [, before = "", inner = "", after = ""] = /^( *)(.*?)( *)$/s.exec(cleanText(text)) ?? [];
  if (inner === "") return before + after;
  if (style !== "code") return before + marks[style] + escapeText(inner) + marks[style] + after;
  // Code has no escapes: a text that could end it is shown plain.
  return before + (inner.includes("`") ? escapeText(inner) : `\`${inner}\``) + after;
}

const timeStyles = { relative: "R", date: "D", time: "t", weektime: "f", datetime: "f" } as const;

/** The range of a JavaScript date; Discord prints anything beyond as it was written. */
const latestTimeMs = 8.64e15;

function timestamp({ at, show, text }: Extract<Span, { kind: "time" }>): string {
  if (!(Math.abs(at) <= latestTimeMs)) return escapeText(text);
  return `<t:${Math.floor(at / 1000)}:${timeStyles[show]}>`;
}

function link({ text, url }: Extract<Span, { kind: "link" }>): string {
  const target = httpsAddress(url);
  const shown = escapeText(text);
  if (target === null || shown.trim() === "") return shown;
  return `[${shown}](${target.replaceAll("(", "%28").replaceAll(")", "%29")})`;
}

/** The longest address that a button or a link may have. */
const longestAddress = 512;

/** The address in its normal form, or null when it is not one that people may be sent to: https only, nothing overlong. */
export function httpsAddress(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const parsed = new URL(url);
  if (parsed.protocol !== "https:" || parsed.username !== "" || parsed.password !== "") return null;
  return parsed.href.length <= longestAddress ? parsed.href : null;
}
