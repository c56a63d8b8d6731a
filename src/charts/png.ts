import { Resvg } from "@resvg/resvg-js";
import { fontFile } from "./font.ts";
import { needsOtherFonts } from "./letters.ts";

const fontFiles = [fontFile(400), fontFile(600)];

/** Pixels for each unit: what is 390 wide is sharp on a phone's screen. */
const zoom = 2;

/** An SVG as PNG, with our own font for Latin, Cyrillic and Greek, and the machine's only for letters that it doesn't have. */
export function pngFromSvg(svg: string): Uint8Array {
  const font = { loadSystemFonts: needsOtherFonts(svg), fontFiles, defaultFontFamily: "Inter" };
  return new Resvg(svg, { font, fitTo: { mode: "zoom", value: zoom } }).render().asPng();
}
