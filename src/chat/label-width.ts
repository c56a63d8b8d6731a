import { textWidth } from "./text-width.ts";

/** A chat on a phone of 390 px, what stands between two buttons of a row, and what stands around a label, in px. */
const phone = { chat: 363, gap: 4, around: 12 } as const;
/** The same beside the picture of who writes, where a button is as wide as its label and what doesn't fit goes to another line. */
const flowing = { chat: 310, gap: 8, around: 28 } as const;
/** What a letter of a label in bold takes, in px, by its shape; any other takes as much as most small letters do. */
const shapes = [
  { letters: /[ijlIıłії .,:;'’|()[\]·›‹]/gu, px: 5 },
  { letters: /[frt\-–гт]/gu, px: 7 },
  { letters: /[mwMWжмшщфыюЖМШЩФЮДЫ—…@%✓≥]/gu, px: 14 },
  { letters: /(?![mwMWIЖМШЩФЮДЫ])\p{Lu}/gu, px: 11 },
] as const;
const otherPx = 9.6;

/** Whether a phone shows all of these labels whole side by side. */
export function fitsBeside(labels: readonly string[]): boolean {
  const each = (phone.chat - phone.gap * (labels.length - 1)) / labels.length - phone.around;
  return labels.every((label) => pixelsOf(label) <= each);
}

/** Buttons in rows of as many as fit beside each other, as even as they come. */
export function fittingRows<B extends { label: string }>(row: readonly B[]): B[][] {
  for (let rows = 1; rows < row.length; rows++) {
    const size = Math.ceil(row.length / rows);
    const split = Array.from({ length: rows }, (_, nth) => row.slice(nth * size, (nth + 1) * size)).filter(
      ({ length }) => length > 0,
    );
    if (split.every((part) => fitsBeside(part.map(({ label }) => label)))) return split;
  }
  return row.map((button) => [button]);
}

/** The lines that buttons take where each is as wide as its label, in their order; `most` stand in one at most. */
export function flowingRows<B extends { label: string }>(row: readonly B[], most: number): B[][] {
  const lines: B[][] = [];
  let left = 0;
  for (const button of row) {
    const width = pixelsOf(button.label) + flowing.around;
    const line = lines.at(-1);
    if (line && line.length < most && width + flowing.gap <= left) {
      line.push(button);
      left -= width + flowing.gap;
    } else {
      lines.push([button]);
      left = flowing.chat - width;
    }
  }
  return lines;
}

/** A line of text beside the picture of who writes, behind a bullet, in px; letters that aren't bold are narrower. */
const lineWidth = 290;

/** How many lines of a phone a text takes there, about. */
export function linesOnPhone(text: string): number {
  return Math.max(1, Math.ceil(pixelsOf(text) / lineWidth));
}

function pixelsOf(label: string): number {
  return shapes.reduce((sum, { letters, px }) => {
    return sum + (label.match(letters)?.length ?? 0) * (px - otherPx);
  }, textWidth(label) * otherPx);
}
