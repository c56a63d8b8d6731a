import type { GridCell, GridFigure } from "../chat/picture.ts";
import {
  box,
  type Element,
  fitted,
  margin,
  paragraph,
  room,
  type Sheet,
  stacked,
  type Wrapped,
  width,
  words,
} from "./elements.ts";
import type { Look } from "./look.ts";

const nameWidth = 100;
const rowHeight = 40;
const headLine = 15;

/** A table in which colour says at a glance where the good prices are; sign and number say it again. */
export function gridSheet({ columns, rows, notes = [] }: GridFigure, { top, look }: { top: number; look: Look }): Sheet {
  const cellWidth = (room - nameWidth) / Math.max(1, columns.length);
  const left = (column: number): number => margin + nameWidth + column * cellWidth;
  const heads = columns.map((title) => headOf(title, cellWidth - 4));
  const headBottom = top + 6 + headLine * Math.max(2, ...heads.map(({ lines }) => lines.length));
  const titles = heads.flatMap(({ lines, size }, column) =>
    lines.map((line, nth) => {
      const y = headBottom - 8 - (lines.length - 1 - nth) * headLine;
      return words(line, { x: left(column) + cellWidth / 2, y, size, fill: look.muted, align: "center" });
    }),
  );
  const cells = rows.flatMap(({ name, cells, isFirst = false }, nth) => {
    const y = headBottom + nth * rowHeight;
    return [
      ...nameElements(name, { y: y + rowHeight / 2, bold: isFirst, look }),
      ...cells.flatMap((cell, column) => (cell ? cellElements(cell, { x: left(column), y, width: cellWidth, look }) : [])),
    ];
  });
  const isDivided = rows[0]?.isFirst === true;
  const y = headBottom + rowHeight;
  const divider = box({ x: margin, y: y - 0.5, width: width - 2 * margin, height: 1, r: 0 }, { fill: look.grid });
  const below = stacked(
    headBottom + rows.length * rowHeight + 6,
    notes.map((note) => (from: number) => paragraph(note, { x: margin, top: from, most: 3, size: 12, fill: look.muted })),
  );
  return {
    elements: [...titles, ...cells, ...(isDivided ? [divider] : []), ...below.elements],
    bottom: below.bottom - 4,
  };
}

/** A column's title, the longer the smaller and in the more lines. */
function headOf(title: string, wide: number): Wrapped {
  return fitted(title, [
    { most: 3, size: 12, width: wide, wholeWords: true },
    { most: 3, size: 11, width: wide },
    { most: 5, size: 11, width: wide },
  ]);
}

/** Around their middle, a long name smaller and in three lines. */
function nameElements(name: string, { y, bold, look }: { y: number; bold: boolean; look: Look }): Element[] {
  const style = { bold, width: nameWidth - 8 };
  const { lines, size } = fitted(name, [
    { most: 2, size: 13, ...style },
    { most: 3, size: 11, ...style },
  ]);
  return lines.map((line, nth) =>
    words(line, { x: margin, y: y + (nth - (lines.length - 1) / 2) * (size + 2), size, fill: look.ink, bold }),
  );
}

function cellElements(
  { text, detail, lean, isBest }: GridCell,
  { x, y, width: cellWidth, look }: { x: number; y: number; width: number; look: Look },
): Element[] {
  const color = look.leans[lean > 0 ? "good" : lean < 0 ? "bad" : "even"];
  const middle = x + cellWidth / 2;
  const area = { x: x + 2, y: y + 2, width: cellWidth - 4, height: rowHeight - 4, r: 7 };
  return [
    box(area, { fill: color, opacity: lean === 0 ? 0 : 0.1 + 0.32 * Math.min(1, Math.abs(lean)) }),
    ...(isBest ? [box(area, { fill: "none", stroke: look.ink, lineWidth: 1.6 })] : []),
    words(text, { x: middle, y: y + (detail === "" ? 20 : 14), size: 14, fill: look.ink, bold: true, align: "center" }),
    words(detail, { x: middle, y: y + 29, size: 11, fill: look.ink, align: "center" }),
  ];
}
