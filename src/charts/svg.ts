import { CustomChart, LineChart } from "echarts/charts";
import { GraphicComponent, GridComponent } from "echarts/components";
import { init, setPlatformAPI, use } from "echarts/core";
import { SVGRenderer } from "echarts/renderers";
import type { Figure, Picture, Theme } from "../chat/picture.ts";
import { dotsSheet } from "./dots.ts";
import { fitted, fontFamily, margin, type Option, type Sheet, width, widthOf, words, wrapped } from "./elements.ts";
import { gridSheet } from "./grid.ts";
import { linesSheet } from "./lines.ts";
import { type Look, looks } from "./look.ts";
import { movesSheet } from "./moves.ts";

use([LineChart, CustomChart, GridComponent, GraphicComponent, SVGRenderer]);
// The library takes the width of this letter for the height of a line.
const heightLetter = "国";
setPlatformAPI({
  measureText: (text, font = "") => ({ width: widthOf(text === heightLetter ? "o" : text, Number.parseFloat(font) || 12) }),
});

export interface Drawing {
  picture: Picture;
  /** The lines below the figure: whose the data is. */
  credit: readonly string[];
  theme: Theme;
}

/**
 * A picture as SVG text: one element without styles, scripts or links, 390 units wide. Attributes alone say how it looks, so that a
 * strict content security policy lets it through.
 */
export function svgFromPicture({ picture, credit, theme }: Drawing): string {
  const look = looks[theme];
  const head = headOf(picture, look);
  const sheet = sheetOf(picture.figure, { top: head.bottom, look });
  const foot = footOf(credit, { top: sheet.bottom, look });
  const elements = [...head.elements, ...sheet.elements, ...foot.elements];
  const option = { animation: false, backgroundColor: look.paper, textStyle: { fontFamily }, ...sheet.option };
  const chart = init(null, null, { renderer: "svg", ssr: true, width, height: foot.bottom });
  chart.setOption<Option>({ ...option, graphic: { elements } });
  const svg = chart.renderToSVGString();
  chart.dispose();
  return withoutStyles(svg);
}

function sheetOf(figure: Figure, room: { top: number; look: Look }): Sheet {
  switch (figure.kind) {
    case "lines":
      return linesSheet(figure, room);
    case "dots":
      return dotsSheet(figure, room);
    case "moves":
      return movesSheet(figure, room);
    case "grid":
      return gridSheet(figure, room);
  }
}

function headOf({ title, subtitle }: Picture, look: Look): Sheet {
  const { lines: titles, size } = fitted(title, [
    { most: 3, size: 18, bold: true },
    { most: 4, size: 16, bold: true },
  ]);
  const { lines: subtitles } = wrapped(subtitle, 3, { size: 13 });
  const below = margin + titles.length * (size + 5);
  return {
    elements: [
      ...titles.map((line, nth) =>
        words(line, { x: margin, y: margin + 10 + nth * (size + 5), size, fill: look.ink, bold: true }),
      ),
      ...subtitles.map((line, nth) => words(line, { x: margin, y: below + 10 + nth * 18, size: 13, fill: look.muted })),
    ],
    bottom: below + subtitles.length * 18 + 8,
  };
}

function footOf(credit: readonly string[], { top, look }: { top: number; look: Look }): Sheet {
  const lines = credit.flatMap((line) => wrapped(line, 2, { size: 11 }).lines);
  return {
    elements: lines.map((line, nth) => words(line, { x: margin, y: top + 14 + nth * 15, size: 11, fill: look.muted })),
    bottom: top + 14 + lines.length * 15 + 4,
  };
}

/** Styles become attributes. What is for pointers goes, and the clips, which cut nothing and whose names a page may have already. */
function withoutStyles(svg: string): string {
  return svg
    .replace(/<(style|defs)[ >][\s\S]*?<\/\1>/g, "")
    .replace(/ (?:class|pointer-events|clip-path|ecmeta_\w+)="[^"]*"/g, "")
    .replace(/ style="([^"]*)"/g, (_, style: string) =>
      style
        .split(";")
        .map((rule) => rule.split(":").map((part) => part.trim()))
        .map(([name, value]) => (name && value ? ` ${name}="${value}"` : ""))
        .join(""),
    );
}
