import type { GridCell, GridFigure } from "../chat/picture.ts";
import { box, cut, type Element, margin, room, type Sheet, width, words, wrapped } from "./elements.ts";
import type { Look } from "./look.ts";

const nameWidth = 100;
const headHeight = 36;
const rowHeight = 40;

/** A table in which colour says at a glance where the good prices are; sign and number say it again. */
export function gridSheet({ columns, rows }: GridFigure, { top, look }: { top: number; look: Look }): Sheet {
  const cellWidth = (room - nameWidth) / Math.max(1, columns.length);
  const left = (column: number): number => margin + nameWidth + column * cellWidth;
  const titles = columns.flatMap((title, column) => {
    const parts = wrapped(title, 2, { size: 12, width: cellWidth - 4 });
    return parts.map((part, nth) => {
      const y = top + headHeight - 8 - (parts.length - 1 - nth) * 15;
      return words(part, { x: left(column) + cellWidth / 2, y, size: 12, fill: look.muted, align: "center" });
    });
  });
  const lines = rows.flatMap(({ name, cells, isFirst = false }, nth) => {
    const y = top + headHeight + nth * rowHeight;
    const shown = cut(name, nameWidth - 8, { size: 13, bold: isFirst });
    return [
      words(shown, { x: margin, y: y + rowHeight / 2, size: 13, fill: look.ink, bold: isFirst }),
      ...cells.flatMap((cell, column) => (cell ? cellElements(cell, { x: left(column), y, width: cellWidth, look }) : [])),
    ];
  });
  const isDivided = rows[0]?.isFirst === true;
  const y = top + headHeight + rowHeight;
  const divider = box({ x: margin, y: y - 0.5, width: width - 2 * margin, height: 1, r: 0 }, { fill: look.grid });
  return {
    elements: [...titles, ...lines, ...(isDivided ? [divider] : [])],
    bottom: top + headHeight + rows.length * rowHeight + 2,
  };
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
