import { writeFile } from "node:fs/promises";
import { applyPalette, GIFEncoder, quantize } from "gifenc";
import type { Page } from "playwright-core";

const colours = 64;

/** The pixels of a PNG, written in base64; runs in a page, which has what it takes. */
const pixelsOfPng = `async (png) => {
  const bitmap = await createImageBitmap(await (await fetch("data:image/png;base64," + png)).blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  canvas.drawImage(bitmap, 0, 0);
  const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
  let text = "";
  for (let from = 0; from < data.length; from += 32768) text += String.fromCharCode(...data.subarray(from, from + 32768));
  return { pixels: btoa(text), width: bitmap.width, height: bitmap.height };
}`;

interface Frame {
  pixels: string;
  width: number;
  height: number;
}

/** Pictures of a page, one after the other, as a GIF that repeats. */
export interface Film {
  /** Takes a picture, which is shown for `delayMs`. */
  take(delayMs: number): Promise<void>;
  write(path: string): Promise<void>;
}

export function filmOf(page: Page): Film {
  const encoder = GIFEncoder();
  return {
    async take(delayMs) {
      const png = (await page.screenshot()).toString("base64");
      const blank = await page.context().newPage();
      const { pixels, width, height } = (await blank.evaluate(`(${pixelsOfPng})("${png}")`)) as Frame;
      await blank.close();
      const data = new Uint8Array(Buffer.from(pixels, "base64"));
      const palette = quantize(data, colours);
      encoder.writeFrame(applyPalette(data, palette), width, height, { palette, delay: delayMs });
    },
    async write(path) {
      encoder.finish();
      await writeFile(path, encoder.bytes());
    },
  };
}
