import stringWidth from "string-width";
import { endedWith } from "./isolated.ts";

/** Letters and signs of one column each, which nearly every text consists of: looked at without the library. */
const narrowText = /^[ -~\u00a0-\u00ac\u00ae-\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u2190-\u2193\u2212★▲▼]*$/;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** How many columns of a fixed-width font a text takes: emoji and East Asian characters take two, combining marks none. */
export function textWidth(text: string): number {
  return narrowText.test(text) ? text.length : stringWidth(text);
}

/** The text in at most `most` columns; what is cut ends in a full stop, and no character is cut in two. */
export function cutToWidth(text: string, most: number): string {
  if (textWidth(text) <= most) return text;
  if (narrowText.test(text)) return most > 0 ? `${text.slice(0, most - 1).trimEnd()}.` : "";
  let kept = "";
  let width = 0;
  for (const { segment } of graphemes.segment(text)) {
    width += textWidth(segment);
    if (width > most - 1) break;
    kept += segment;
  }
  return most > 0 ? endedWith(kept.trimEnd(), ".") : "";
}

/** The text cut or filled with spaces to exactly `width` columns. */
export function paddedToWidth(text: string, width: number, align: "left" | "right"): string {
  const shown = cutToWidth(text, width);
  const space = " ".repeat(Math.max(0, width - textWidth(shown)));
  return align === "right" ? space + shown : shown + space;
}

/** The text in at most `most` UTF-16 code units, as platforms count; what is cut ends in an ellipsis, and no character is cut in two. */
export function cutToLength(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = "";
  for (const { segment } of graphemes.segment(text)) {
    if (kept.length + segment.length > most - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
