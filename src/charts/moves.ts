import type { MovesFigure } from "../chat/picture.ts";
import { circle, type Element, margin, named, paragraph, type Sheet, stacked, stroke, width, words } from "./elements.ts";
import { scale } from "./lines.ts";
import type { Look } from "./look.ts";

/** A shorter way is a head alone, which would cover where it began. */
const leastShaft = 15;

/** One below the other: what moved, and on one scale for all from where to where. */
export function movesSheet({ x, rows }: MovesFigure, { top, look }: { top: number; look: Look }): Sheet {
  const xAt = scale(x, { from: margin + 14, to: width - margin - 14 });
  const ticks = x.ticks.map(({ at, label }) => ({ x: xAt(at), label }));
  const { elements, bottom } = stacked(
    top + 6,
    rows.map((row) => (from) => rowSheet(row, { top: from, xAt, ticks, look })),
  );
  const labels = ticks.map(({ x, label }) => words(label, { x, y: bottom + 8, size: 12, fill: look.muted, align: "center" }));
  return { elements: [...elements, ...labels], bottom: bottom + 22 };
}

interface Place {
  top: number;
  xAt(value: number): number;
  ticks: readonly { x: number }[];
  look: Look;
}

function rowSheet(row: MovesFigure["rows"][number], { top, ...place }: Place): Sheet {
  const { name, detail, figures, lean } = row;
  const { look } = place;
  const { elements, bottom } = stacked(top, [
    (from) => named({ name, figures, x: margin, top: from, fills: { name: look.ink, figures: look.leans[lean] } }),
    (from) => paragraph(detail, { x: margin, top: from, most: 2, size: 12, fill: look.muted }),
  ]);
  return {
    elements: [...elements, ...wayElements(row, { ...place, y: bottom + 11 })],
    bottom: bottom + 28,
  };
}

/** The way on its scale, whose ticks stand beside the words of a row and not in them. */
function wayElements(
  { from, to, lean }: MovesFigure["rows"][number],
  { y, xAt, ticks, look }: Omit<Place, "top"> & { y: number },
): Element[] {
  const color = look.leans[lean];
  const [start, end] = [xAt(from), xAt(to)];
  const point = end > start ? 1 : -1;
  return [
    ...ticks.map(({ x }) => stroke({ x1: x, y1: y - 9, x2: x, y2: y + 9 }, { color: look.grid, width: 1 })),
    stroke({ x1: margin, y1: y, x2: width - margin, y2: y }, { color: look.grid, width: 1 }),
    { ...stroke({ x1: start, y1: y, x2: end - point * 5, y2: y }, { color, width: 4 }), z: 10 },
    ...(Math.abs(end - start) < leastShaft
      ? []
      : [{ ...circle({ cx: start, cy: y, r: 4 }, { fill: look.paper, stroke: color, lineWidth: 2 }), z: 11 }]),
    {
      type: "polygon",
      z: 11,
      shape: {
        points: [
          [end, y],
          [end - point * 9, y - 6],
          [end - point * 9, y + 6],
        ],
      },
      style: { fill: color },
    },
  ];
}
