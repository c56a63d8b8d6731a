import type { Dot, DotsFigure } from "../chat/picture.ts";
import { circle, cut, type Element, margin, room, type Sheet, stroke, width, widthOf, words } from "./elements.ts";
import { axisOf, scale } from "./lines.ts";
import type { Look } from "./look.ts";

const plotHeight = 268;
/** On the right there is room for half of what is written at the last tick. */
const sides = { left: 52, right: margin + 14 };
const rowHeight = 40;

/** Dots by two measures, with lines to compare them with; what is numbered is listed below. */
export function dotsSheet({ x, y, dots, guides }: DotsFigure, { top, look }: { top: number; look: Look }): Sheet {
  const plot = { top: top + 32, bottom: top + 32 + plotHeight };
  const xAt = scale(x, { from: sides.left, to: width - sides.right });
  const yAt = scale(y, { from: plot.bottom, to: plot.top });
  const listTop = plot.bottom + 52;
  const numbered = dots.flatMap(({ words: row, lean }) => (row ? [{ ...row, lean }] : []));
  return {
    elements: [
      words(y.title ?? "", { x: margin, y: plot.top - 22, size: 12, fill: look.muted }),
      words(x.title ?? "", { x: width - margin, y: plot.bottom + 34, size: 12, fill: look.muted, align: "right" }),
      ...guides.flatMap(({ from, to, label }) => guide({ from, to, label }, { xAt, yAt, look })),
      ...dotElements(dots, { xAt, yAt, plot, look }),
      ...numbered.flatMap((row, nth) => listed(row, { y: listTop + nth * rowHeight, number: nth + 1, look })),
    ],
    option: {
      grid: { left: sides.left, right: sides.right, top: plot.top, height: plotHeight, outerBoundsMode: "none" },
      xAxis: { ...axisOf(x, look), splitLine: { show: false } },
      yAxis: { ...axisOf(y, look), axisLine: { show: false } },
      series: [],
    },
    bottom: listTop + numbered.length * rowHeight - (numbered.length > 0 ? 4 : 10),
  };
}

interface Place {
  xAt(value: number): number;
  yAt(value: number): number;
  look: Look;
}

/** The numbered ones last, since they must be read: each beside its place where another has taken that, and tied to it. */
function dotElements(dots: readonly Dot[], { xAt, yAt, plot, look }: Place & { plot: Plot }): Element[] {
  const taken: Point[] = [];
  return dots.flatMap(({ x, y, lean, words: row }): Element[] => {
    const at = { x: xAt(x), y: yAt(y) };
    const dot = { ...circle({ cx: at.x, cy: at.y, r: 4 }, { fill: look.leans[lean] }), z: 20 };
    if (!row) return [dot];
    const free = freeNear(at, { taken, plot });
    const number = taken.push(free);
    const tie = stroke({ x1: at.x, y1: at.y, x2: free.x, y2: free.y }, { color: look.leans[lean], width: 1.2 });
    return [...(free === at ? [] : [dot, { ...tie, z: 19 }]), ...badge(free, { number, lean, look })];
  });
}

interface Point {
  x: number;
  y: number;
}

/** From its upper to its lower end. */
interface Plot {
  top: number;
  bottom: number;
}

/** Between the middles of two badges. */
const apart = 21;
/** How far from its place a badge is at most, in so many steps around it. */
const circles = 4;
const directions = 12;

/** The place itself, or the nearest around it that is in the plot and no other badge's. */
function freeNear(at: Point, { taken, plot }: { taken: readonly Point[]; plot: Plot }): Point {
  const around = Array.from({ length: circles * directions }, (_, nth) => {
    const angle = ((nth % directions) / directions) * 2 * Math.PI;
    const radius = apart * (Math.floor(nth / directions) + 1);
    return { x: at.x + radius * Math.cos(angle), y: at.y - radius * Math.sin(angle) };
  });
  const isIn = ({ x, y }: Point) => x > sides.left && x < width - sides.right && y > plot.top && y < plot.bottom;
  const isFree = ({ x, y }: Point) => taken.every((other) => Math.hypot(x - other.x, y - other.y) >= apart - 1);
  return isFree(at) ? at : (around.find((one) => isIn(one) && isFree(one)) ?? at);
}

function badge({ x, y }: Point, { number, lean, look }: { number: number; lean: Dot["lean"]; look: Look }): Element[] {
  return [
    { ...circle({ cx: x, cy: y, r: 9.5 }, { fill: look.leans[lean], stroke: look.paper, lineWidth: 1.5 }), z: 30 + number * 2 },
    {
      ...words(String(number), { x, y: y + 0.5, size: 11.5, fill: look.paper, bold: true, align: "center" }),
      z: 31 + number * 2,
    },
  ];
}

function guide({ from, to, label }: DotsFigure["guides"][number], { xAt, yAt, look }: Place): Element[] {
  const ends = { x1: xAt(from.x), y1: yAt(from.y), x2: xAt(to.x), y2: yAt(to.y) };
  const right = { x: ends.x2 - 4, y: ends.y2 - 9, size: 12, fill: look.muted, align: "right" } as const;
  return [{ ...stroke(ends, { color: look.muted, width: 1.2, dash: [4, 3] }), z: 5 }, words(label, right)];
}

function listed(
  { name, detail, figures, lean }: NonNullable<Dot["words"]> & Pick<Dot, "lean">,
  { y, number, look }: { y: number; number: number; look: Look },
): Element[] {
  const left = room - 28 - widthOf(figures, 13, true) - 10;
  return [
    ...badge({ x: margin + 9.5, y: y + 17 }, { number, lean, look }),
    words(cut(name, left, { size: 13, bold: true }), { x: margin + 28, y: y + 9, size: 13, fill: look.ink, bold: true }),
    words(figures, { x: width - margin, y: y + 9, size: 13, fill: look.ink, bold: true, align: "right" }),
    words(cut(detail, room - 28, { size: 12 }), { x: margin + 28, y: y + 26, size: 12, fill: look.muted }),
  ];
}
