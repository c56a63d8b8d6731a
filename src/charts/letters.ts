import { Resvg } from "@resvg/resvg-js";
import { transliterate } from "transliteration";
import { fontFile } from "./font.ts";
import type { Drawing } from "./svg.ts";

/** A letter that our own font doesn't have. */
const foreign = /(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])\p{L}/u;
const foreignLetters = new RegExp(foreign, "gu");

/** Whether a picture needs another font than ours. */
export function needsOtherFonts(text: string): boolean {
  return foreign.test(text);
}

/** A drawing with only such letters as a font can write; a text with others is in Latin letters, rather than in boxes. */
export function writable(drawing: Drawing, canWrite: (letter: string) => boolean = isWritable): Drawing {
  if (!needsOtherFonts(JSON.stringify(drawing))) return drawing;
  const shown = (text: string) => ((text.match(foreignLetters) ?? []).every(canWrite) ? text : transliterate(text));
  return JSON.parse(JSON.stringify(drawing), (_, value: unknown) =>
    typeof value === "string" ? shown(value) : value,
  ) as Drawing;
}

const writableLetters = new Map<string, boolean>();

/** Whether a font of this machine has the letter. */
function isWritable(letter: string): boolean {
  const known = writableLetters.get(letter);
  if (known !== undefined) return known;
  const isKnown = !pixelsOf(letter).equals(pixelsOf(nobodysLetter));
  writableLetters.set(letter, isKnown);
  return isKnown;
}

/** What no font has: it is drawn as the box that stands for what is missing. */
const nobodysLetter = "\u{10fffd}";

function pixelsOf(letter: string): Buffer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><text x="10" y="30" font-size="20">${letter}</text></svg>`;
  const font = { loadSystemFonts: true, fontFiles: [fontFile(400)], defaultFontFamily: "Inter" };
  return Buffer.from(new Resvg(svg, { font }).render().pixels);
}
