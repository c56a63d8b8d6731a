import { describe, expect, it } from "vitest";
import { writable } from "../../src/charts/letters.ts";
import { pngFromSvg } from "../../src/charts/png.ts";
import { type Drawing, svgFromPicture } from "../../src/charts/svg.ts";

const drawing = (name: string): Drawing => ({
  picture: {
    title: `${name} v Зенит`,
    subtitle: "J1 · 19:00",
    figure: {
      kind: "moves",
      x: { from: 0, to: 1, ticks: [] },
      rows: [{ name, detail: "", figures: "2.10 → 1.95", from: 0.4, to: 0.5, lean: "good" }],
    },
    theme: null,
  },
  credit: ["Data: River Odds"],
  theme: "light",
});

describe("names in a picture", () => {
  it("stay as they are written where a font has their letters", () => {
    const asked: string[] = [];
    const canWrite = (letter: string) => asked.push(letter) > 0;
    expect(writable(drawing("浦和レッズ"), canWrite)).toEqual(drawing("浦和レッズ"));
    expect(new Set(asked)).toEqual(new Set("浦和レッズ"));
  });

  it("are in Latin letters where none has, and nothing else is", () => {
    const { picture } = writable(drawing("浦和レッズ"), () => false);
    expect(picture.title).toBe("Pu He retuzu v Zenit");
    expect(picture.subtitle).toBe("J1 · 19:00");
  });

  it("ask for no other font in Latin, Cyrillic or Greek letters", () => {
    const greek = drawing("Άρης Zürich Ювента");
    expect(
      writable(greek, () => {
        throw new Error("asked");
      }),
    ).toBe(greek);
  });

  it("are never drawn as boxes, whatever fonts the machine has", () => {
    const png = (shown: Drawing) => Buffer.from(pngFromSvg(svgFromPicture(shown))).toString("base64");
    // No font has these.
    const boxes = png(drawing("\u{10fffc}\u{10fffd}"));
    for (const name of ["横浜", "هل", "מכ"]) expect(png(writable(drawing(name))), name).not.toBe(boxes);
  });
});
