import type { MovesFigure } from "../chat/picture.ts";
import { circle, cut, type Element, margin, room, type Sheet, stroke, width, widthOf, words } from "./elements.ts";
import { scale } from "./lines.ts";
import type { Look } from "./look.ts";

const rowHeight = 62;
/** A shorter way is a head alone, which would cover where it began. */
const leastShaft = 15;

/** One below the other: what moved, and on one scale for all from where to where. */
export function movesSheet({ x, rows }: MovesFigure, { top: above, look }: { top: number; look: Look }): Sheet {
  const top = above + 6;
  const xAt = scale(x, { from: margin + 14, to: width - margin - 14 });
  const bottom = top + rows.length * rowHeight;
  const axis = x.ticks.flatMap(({ at, label }) => [
    // Beside the words of a row, not through them.
    ...rows.map((_, nth) => {
      const y = top + nth * rowHeight;
      return stroke({ x1: xAt(at), y1: y + 36, x2: xAt(at), y2: y + 54 }, { color: look.grid, width: 1 });
    }),
    words(label, { x: xAt(at), y: bottom + 8, size: 12, fill: look.muted, align: "center" }),
  ]);
  return {
    elements: [...axis, ...rows.flatMap((row, nth) => rowElements(row, { y: top + nth * rowHeight, xAt, look }))],
    bottom: bottom + 22,
  };
}

function rowElements(
  { name, detail, figures, from, to, lean }: MovesFigure["rows"][number],
  { y, xAt, look }: { y: number; xAt(value: number): number; look: Look },
): Element[] {
  const color = look.leans[lean];
  const left = room - widthOf(figures, 13, true) - 10;
  const [start, end] = [xAt(from), xAt(to)];
  const point = end > start ? 1 : -1;
  return [
    stroke({ x1: margin, y1: y + 45, x2: width - margin, y2: y + 45 }, { color: look.grid, width: 1 }),
    words(cut(name, left, { size: 13, bold: true }), { x: margin, y: y + 9, size: 13, fill: look.ink, bold: true }),
    words(figures, { x: width - margin, y: y + 9, size: 13, fill: color, bold: true, align: "right" }),
    words(cut(detail, room, { size: 12 }), { x: margin, y: y + 26, size: 12, fill: look.muted }),
    { ...stroke({ x1: start, y1: y + 45, x2: end - point * 5, y2: y + 45 }, { color, width: 4 }), z: 10 },
    ...(Math.abs(end - start) < leastShaft
      ? []
      : [{ ...circle({ cx: start, cy: y + 45, r: 4 }, { fill: look.paper, stroke: color, lineWidth: 2 }), z: 11 }]),
    {
      type: "polygon",
      z: 11,
      shape: {
        points: [
          [end, y + 45],
          [end - point * 9, y + 39],
          [end - point * 9, y + 51],
        ],
      },
      style: { fill: color },
    },
  ];
}
