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
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・]/u, 1],
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
function cut(text: string, most: number, { size, bold }: Font): string {
  if (widthOf(text, size, bold) <= most) return text;
  const signs = [...text];
  while (signs.length > 1 && widthOf(`${signs.join("")}…`, size, bold) > most) signs.pop();
  return `${signs.join("").trimEnd()}…`;
}

/** A text in which each word that is wider than a line is divided, so that it can be broken there. */
function hyphenated(text: string, most: number, { size, bold }: Font): string {
  const divided = (word: string): string => {
    const signs = [...word];
    if (signs.length < 7 || widthOf(word, size, bold) <= most) return word;
    let first = signs.length - 3;
    while (first > 3 && widthOf(`${signs.slice(0, first).join("")}-`, size, bold) > most) first--;
    return `${signs.slice(0, first).join("")}-${divided(signs.slice(first).join(""))}`;
  };
  return text.replace(/[^\s-]+/gu, divided);
}

interface Font {
  size: number;
  bold?: boolean;
}

interface Wrapping extends Font {
  /** Between the margins where it is left out. */
  width?: number;
  /** No word is divided. */
  wholeWords?: true;
}

/** A text in lines, and whether all of it is in them. */
export interface Wrapped {
  lines: string[];
  size: number;
  isWhole: boolean;
}

/**
 * A text in at most so many lines: broken after what divides it (a dash, a dot, "v"), where that is not enough after words, then within
 * words that are wider than a line; what is longer still is cut.
 */
export function wrapped(text: string, most: number, { width: wide = room, wholeWords, ...font }: Wrapping): Wrapped {
  const fits = (line: string): boolean => widthOf(line.trimEnd(), font.size, font.bold) <= wide;
  const divided = wholeWords ? text : hyphenated(text, wide, font);
  const ways = [text.split(/(?<= (?:—|–|·|v) )/), text.split(afterWords), divided.split(afterWords)];
  const tries = ways.map((parts) => joinedIn(parts, fits));
  const [last = []] = tries.slice(-1);
  const whole = tries.find((lines) => lines.length <= most && lines.every(fits));
  const lines = whole ?? [...last.slice(0, most - 1), last.slice(most - 1).join("")];
  return {
    lines: lines.map((line) => cut(line.trimEnd().replace(/ ·$/, ""), wide, font)),
    size: font.size,
    isWhole: whole !== undefined,
  };
}

const afterWords = /(?<=[ -])/;

/** As many parts in each line as fit. */
function joinedIn(parts: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = `${lines.at(-1) ?? ""}${part}`;
    if (lines.length > 0 && fits(longer)) lines.splice(-1, 1, longer);
    else lines.push(part);
  }
  return lines;
}

/** The first of these ways in which a text is whole, else the last. */
export function fitted(text: string, ways: readonly (Wrapping & { most: number })[]): Wrapped {
  const tries = ways.map(({ most, ...font }) => wrapped(text, most, font));
  return tries.find(({ isWhole }) => isWhole) ?? tries.at(-1) ?? { lines: [], size: 0, isWhole: true };
}

/** The same in so many lines of one height, from the left, with where the last of them ends. */
export function paragraph(
  text: string,
  { top, most, width: wide, ...style }: Omit<Words, "y"> & { top: number; most: number; width?: number },
): Sheet {
  const { size, bold = false } = style;
  const { lines } = wrapped(text, most, { size, bold, width: wide ?? width - margin - style.x });
  return {
    elements: lines.map((line, nth) => words(line, { ...style, y: top + (nth + 0.5) * lineHeight })),
    bottom: top + lines.length * lineHeight,
  };
}

/** Of names and what is said about them. */
const lineHeight = 17;

interface Named {
  name: string;
  figures: string;
  x: number;
  top: number;
  /** Of the name and of the figures. */
  fills: { name: string; figures: string };
}

/** A name with its figures at the right; below it where a name takes more than the room beside them. */
export function named({ name, figures, x, top, fills }: Named): Sheet {
  const font = { size: 13, bold: true };
  const beside = width - margin - x - widthOf(figures, font.size, true) - 10;
  const style = { ...font, x, top, fill: fills.name };
  if (wrapped(name, 3, { ...font, width: beside }).isWhole) {
    const { elements, bottom } = paragraph(name, { ...style, most: 3, width: beside });
    const right = { ...font, x: width - margin, y: top + lineHeight / 2, fill: fills.figures, align: "right" } as const;
    return { elements: [...elements, words(figures, right)], bottom };
  }
  const { elements, bottom } = paragraph(name, { ...style, most: 4 });
  const below = words(figures, { ...font, x, y: bottom + lineHeight / 2, fill: fills.figures });
  return { elements: [...elements, below], bottom: bottom + lineHeight };
}

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
