import { Resvg } from "@resvg/resvg-js";
import { fontFile } from "./font.ts";

const fontFiles = [fontFile(400), fontFile(600)];

/** Pixels for each unit: what is 390 wide is sharp on a phone's screen. */
const zoom = 2;

/** An SVG as PNG, with our own font for Latin and Cyrillic and none of the machine's. */
export function pngFromSvg(svg: string): Uint8Array {
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: "Inter" };
  return new Resvg(svg, { font, fitTo: { mode: "zoom", value: zoom } }).render().asPng();
}
