import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";

const fontFiles = ["400Regular/Inter_400Regular.ttf", "600SemiBold/Inter_600SemiBold.ttf"].map((file) =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/inter/${file}`),
);

/** Pixels for each unit: what is 390 wide is sharp on a phone's screen. */
const zoom = 2;

/** An SVG as PNG, with our own font for Latin and Cyrillic and none of the machine's. */
export function pngFromSvg(svg: string): Uint8Array {
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: "Inter" };
  return new Resvg(svg, { font, fitTo: { mode: "zoom", value: zoom } }).render().asPng();
}
