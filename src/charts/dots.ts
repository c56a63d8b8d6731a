import type { Dot, DotsFigure } from "../chat/picture.ts";
import {
  circle,
  type Element,
  margin,
  named,
  paragraph,
  type Sheet,
  stacked,
  stroke,
  width,
  widthOf,
  words,
} from "./elements.ts";
import { axisOf, scale } from "./lines.ts";
import type { Look } from "./look.ts";

const plotHeight = 268;
/** On the right there is room for half of what is written at the last tick. */
const sides = { left: 52, right: margin + 14 };

/** Dots by two measures, with lines to compare them with; what is numbered is listed below. */
export function dotsSheet({ x, y, dots, guides }: DotsFigure, { top, look }: { top: number; look: Look }): Sheet {
  const plot = { top: top + 32, bottom: top + 32 + plotHeight };
  const xAt = scale(x, { from: sides.left, to: width - sides.right });
  const yAt = scale(y, { from: plot.bottom, to: plot.top });
  const numbered = dots.flatMap(({ words: row, lean }) => (row ? [{ ...row, lean }] : []));
  const rows = numbered.map((row, nth) => (from: number) => listed(row, { top: from, number: nth + 1, look }));
  const list = stacked(plot.bottom + 52, rows);
  const places = dots.map((dot) => ({ x: xAt(dot.x), y: yAt(dot.y) }));
  return {
    elements: [
      words(y.title ?? "", { x: margin, y: plot.top - 22, size: 12, fill: look.muted }),
      words(x.title ?? "", { x: width - margin, y: plot.bottom + 36, size: 12, fill: look.muted, align: "right" }),
      ...guides.flatMap((one) => guide(one, { xAt, yAt, look, places })),
      ...dotElements(dots, { xAt, yAt, plot, look }),
      ...list.elements,
    ],
    option: {
      grid: { left: sides.left, right: sides.right, top: plot.top, height: plotHeight, outerBoundsMode: "none" },
      xAxis: axisBelowDots(x, look),
      yAxis: { ...axisOf(y, look), axisLine: { show: false } },
      series: [],
    },
    bottom: list.bottom - (numbered.length > 0 ? 4 : 10),
  };
}

/** What is written at its ticks is out of the way of a dot at the bottom. */
function axisBelowDots(x: DotsFigure["x"], look: Look) {
  const axis = axisOf(x, look);
  return { ...axis, axisLabel: { ...axis.axisLabel, margin: 13 }, splitLine: { show: false } };
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

/** A line with its words at its right end, or at its left one where a dot is in the way. */
function guide(
  { from, to, label }: DotsFigure["guides"][number],
  { xAt, yAt, look, places }: Place & { places: readonly Point[] },
): Element[] {
  const ends = { x1: xAt(from.x), y1: yAt(from.y), x2: xAt(to.x), y2: yAt(to.y) };
  const wide = widthOf(label, 12) + 8;
  const isTaken = places.some(({ x, y }) => x > ends.x2 - wide - 10 && Math.abs(y - (ends.y2 - 9)) < 18);
  const style = { size: 12, fill: look.muted };
  const said = isTaken
    ? words(label, { ...style, x: ends.x1 + 4, y: ends.y1 - 9 })
    : words(label, { ...style, x: ends.x2 - 4, y: ends.y2 - 9, align: "right" });
  return [{ ...stroke(ends, { color: look.muted, width: 1.2, dash: [4, 3] }), z: 5 }, said];
}

function listed(
  { name, detail, figures, lean }: NonNullable<Dot["words"]> & Pick<Dot, "lean">,
  { top, number, look }: { top: number; number: number; look: Look },
): Sheet {
  const x = margin + 28;
  const { elements, bottom } = stacked(top, [
    (from) => named({ name, figures, x, top: from, fills: { name: look.ink, figures: look.ink } }),
    (from) => paragraph(detail, { x, top: from, most: 2, size: 12, fill: look.muted }),
  ]);
  return {
    elements: [...badge({ x: margin + 9.5, y: top + 17 }, { number, lean, look }), ...elements],
    bottom: bottom + 6,
  };
}
