import type { CustomSeriesOption, LineSeriesOption } from "echarts/charts";
import type { GraphicComponentOption, GridComponentOption } from "echarts/components";
import type { ComposeOption } from "echarts/core";

export type Option = ComposeOption<LineSeriesOption | CustomSeriesOption | GridComponentOption | GraphicComponentOption>;

/** A shape or a text at a place of the picture. */
export type Element = NonNullable<Extract<GraphicComponentOption, { elements?: unknown }>["elements"]>[number];

/** What a figure takes of the picture. */
export interface Sheet {
  /** Where it ends (pixels from the top). */
  bottom: number;
  elements: Element[];
  /** Axes and series, where it has any. */
  option?: Option;
}

/** Logical pixels: as wide as a phone. */
export const width = 390;
export const margin = 16;
/** Between the margins. */
export const room = width - 2 * margin;

export const fontFamily = "Inter, system-ui, sans-serif";

export interface Words {
  x: number;
  /** The middle of the line. */
  y: number;
  size: number;
  fill: string;
  bold?: boolean;
  align?: "left" | "center" | "right";
}

export function words(text: string, { x, y, size, fill, bold = false, align = "left" }: Words): Element {
  const font = { fontSize: size, fontFamily, fontWeight: bold ? 600 : 400 } as const;
  return { type: "text", z: 100, x, y, style: { text, ...font, fill, align, verticalAlign: "middle" } };
}

interface Stroke {
  color: string;
  width: number;
  dash?: number[];
}

export function stroke(shape: { x1: number; y1: number; x2: number; y2: number }, { color, width, dash }: Stroke): Element {
  return { type: "line", shape, style: { stroke: color, lineWidth: width, ...(dash ? { lineDash: dash } : {}) } };
}

export function box(
  shape: { x: number; y: number; width: number; height: number; r: number },
  style: { fill: string; opacity?: number; stroke?: string; lineWidth?: number },
): Element {
  return { type: "rect", shape, style };
}

export function circle(
  shape: { cx: number; cy: number; r: number },
  style: { fill: string; stroke?: string; lineWidth?: number },
): Element {
  return { type: "circle", shape, style };
}

/** Characters of Inter by how much of the font's size they take; all others take `usual`. */
const shares: readonly [RegExp, number][] = [
  [/[ijlI.,:;'|!]/, 0.27],
  [/[ ftr()[\]/·]/, 0.37],
  // The last of them are Cyrillic: Zhe, Shcha, Sha, Yu.
  [/[W%—→@\u0416\u0429\u0428\u042e]/, 0.98],
  // Em, sha, shcha, zhe, yu, yery, ef.
  [/[mwM…\u043c\u0448\u0449\u0436\u044e\u044b\u0444\u041c\u042b\u0424]/, 0.84],
  [/[\p{Lu}+\u2212=<>]/u, 0.69],
  [/\d/, 0.63],
];
const usual = 0.59;

/** How wide a text is, about: there is no font to ask. Rather too wide, so that what fits by it fits. */
export function widthOf(text: string, size: number, bold = false): number {
  const share = (sign: string): number => shares.find(([signs]) => signs.test(sign))?.[1] ?? usual;
  return [...text].reduce((sum, sign) => sum + share(sign), 0) * size * (bold ? 1.05 : 1);
}

/** A text cut to a width, with a sign that it is. */
export function cut(text: string, most: number, { size, bold = false }: { size: number; bold?: boolean }): string {
  if (widthOf(text, size, bold) <= most) return text;
  const signs = [...text];
  while (signs.length > 1 && widthOf(`${signs.join("")}…`, size, bold) > most) signs.pop();
  return `${signs.join("").trimEnd()}…`;
}

/** A text in which each word that is wider than a line is divided once, so that it can be broken there. */
export function hyphenated(text: string, most: number, size: number): string {
  return text.replace(/[^\s-]{6,}/gu, (word) => {
    if (widthOf(word, size) <= most) return word;
    const signs = [...word];
    let first = signs.length - 3;
    while (first > 3 && widthOf(`${signs.slice(0, first).join("")}-`, size) > most) first--;
    return `${signs.slice(0, first).join("")}-${signs.slice(first).join("")}`;
  });
}

interface Wrapping {
  size: number;
  bold?: boolean;
  /** Between the margins where it is left out. */
  width?: number;
}

/** A text in at most so many lines, broken after what divides it (a dash, a dot, "v"), else after words; each is cut. */
export function wrapped(text: string, most: number, { width: wide = room, ...font }: Wrapping): string[] {
  const fits = (part: string): boolean => widthOf(part.trimEnd(), font.size, font.bold) <= wide;
  const parts = text.split(/(?<= (?:—|·|v) )/);
  const lines: string[] = [];
  for (const part of parts.every(fits) ? parts : text.split(/(?<=[ -])/)) {
    const longer = `${lines.at(-1)}${part}`;
    if (lines.length > 0 && (lines.length === most || fits(longer))) lines.splice(-1, 1, longer);
    else lines.push(part);
  }
  return lines.map((line) => cut(line.trimEnd().replace(/ ·$/, ""), wide, font));
}

/** The same in so many lines of one height, from the left, with where the last of them ends. */
export function paragraph(
  text: string,
  { top, most, width: wide, ...style }: Omit<Words, "y"> & { top: number; most: number; width?: number },
): Sheet {
  const { size, bold = false } = style;
  const lines = wrapped(text, most, { size, bold, width: wide ?? width - margin - style.x });
  return {
    elements: lines.map((line, nth) => words(line, { ...style, y: top + (nth + 0.5) * lineHeight })),
    bottom: top + lines.length * lineHeight,
  };
}

/** Of names and what is said about them. */
const lineHeight = 17;

/** One sheet below the other. */
export function stacked(top: number, sheets: readonly ((top: number) => Sheet)[]): Sheet {
  let bottom = top;
  const elements = sheets.flatMap((sheetAt) => {
    const sheet = sheetAt(bottom);
    bottom = sheet.bottom;
    return sheet.elements;
  });
  return { elements, bottom };
}
