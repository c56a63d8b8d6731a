/** As much of the package, which has no types, as is used. */
declare module "gifenc" {
  type Palette = number[][];
  interface Encoder {
    writeFrame(pixels: Uint8Array, width: number, height: number, options: { palette: Palette; delay: number }): void;
    finish(): void;
    bytes(): Uint8Array;
  }
  export function GIFEncoder(): Encoder;
  export function quantize(pixels: Uint8Array, colours: number): Palette;
  export function applyPalette(pixels: Uint8Array, palette: Palette): Uint8Array;
}
