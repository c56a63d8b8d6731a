import type { CustomSeriesOption, LineSeriesOption } from "echarts/charts";
import type { Axis, Line, LinePoint, LinesFigure, Mark } from "../chat/picture.ts";
import {
  box,
  circle,
  type Element,
  margin,
  paragraph,
  room,
  type Sheet,
  stacked,
  stroke,
  width,
  widthOf,
  words,
} from "./elements.ts";
import { type Look, toneOf } from "./look.ts";

const plotHeight = 268;
/** Left of the plot, for what is written at the ticks, and right of it, for the last values. */
const sides = { left: 52, right: 50 };

/** Legend with key figures, then the steps of each line with its range, and what was told on the way. */
export function linesSheet(figure: LinesFigure, { top, look }: { top: number; look: Look }): Sheet {
  const gaps = gapsOf(figure);
  const legend = legendOf(figure, { top, gaps: gaps.length, look });
  const plotTop = legend.bottom + (figure.moments.length > 0 ? 26 : 14);
  const plot = { top: plotTop, bottom: plotTop + plotHeight };
  const yAt = scale(figure.y, { from: plot.bottom, to: plot.top });
  const xAt = scale(figure.x, { from: sides.left, to: width - sides.right });
  return {
    elements: [
      ...legend.elements,
      ...gaps.flatMap(({ from, to }) => hatched({ left: xAt(from), right: xAt(to), ...plot }, look.grid)),
      ...momentsOf(figure, { xAt, plot, look }),
      ...marksOf(figure.marks, { xAt, yAt, look }),
      ...lastsOf(figure.lines, { yAt, plot, look }),
    ],
    option: {
      grid: { left: sides.left, right: sides.right, top: plot.top, height: plotHeight, outerBoundsMode: "none" },
      xAxis: { ...axisOf(figure.x, look), splitLine: { show: false } },
      yAxis: { ...axisOf(figure.y, look), axisLine: { show: false } },
      series: figure.lines.flatMap((line, nth) => seriesOf(line, { color: toneOf(look, nth), axis: figure.x })),
    },
    bottom: plot.bottom + 28,
  };
}

/** From a value to its pixel. */
export function scale({ from, to }: Pick<Axis, "from" | "to">, pixels: { from: number; to: number }): (value: number) => number {
  const share = (pixels.to - pixels.from) / (to - from || 1);
  return (value) => pixels.from + (value - from) * share;
}

/** An axis with these ticks alone. */
export function axisOf({ from, to, ticks }: Axis, look: Look) {
  const labels = new Map(ticks.map(({ at, label }) => [at, label]));
  const customValues = [...labels.keys()];
  return {
    type: "value" as const,
    min: from,
    max: to,
    axisTick: { show: false, customValues },
    axisLabel: {
      customValues,
      formatter: (value: number) => labels.get(value) ?? "",
      ...{ fontSize: 12, color: look.muted, showMinLabel: true, showMaxLabel: true, hideOverlap: false },
    },
    axisLine: { onZero: false, lineStyle: { color: look.grid } },
    splitLine: { lineStyle: { color: look.grid } },
  };
}

function seriesOf(
  { points, name }: Line,
  { color, axis }: { color: string; axis: Axis },
): (LineSeriesOption | CustomSeriesOption)[] {
  const line = { type: "line", step: "end", showSymbol: false, silent: true, clip: false } as const;
  const along = (of: (point: LinePoint) => number | null): [number, number | null][] => {
    const last = points.at(-1);
    return [
      ...points.map((point): [number, number | null] => [point.x, of(point)]),
      ...(last ? [[axis.to, of(last)] as [number, number | null]] : []),
    ];
  };
  return [
    { ...line, data: along(({ best }) => best), lineStyle: { width: 1.2, type: [2, 3], color }, z: 2 },
    { ...line, name, data: along(({ y }) => y), lineStyle: { width: 2.6, color, join: "round" }, z: 3 },
    bandOf(points, { color, axis }),
  ];
}

/** The range as one area for each run between two gaps. */
function bandOf(points: readonly LinePoint[], { color, axis }: { color: string; axis: Axis }): CustomSeriesOption {
  return {
    type: "custom",
    silent: true,
    clip: false,
    z: 1,
    data: [[axis.from, 0]],
    renderItem: (_, api) => ({
      type: "group",
      children: runsOf(points, axis.to).map((run) => ({
        type: "polygon" as const,
        shape: { points: outlineOf(run).map(([x, y]) => api.coord([x, y])) as [number, number][] },
        style: { fill: color, opacity: 0.16 },
      })),
    }),
  };
}

interface Held {
  from: number;
  to: number;
  low: number;
  high: number;
}

/** What held from when to when, without a gap in between. */
function runsOf(points: readonly LinePoint[], end: number): Held[][] {
  const runs: Held[][] = [[]];
  points.forEach(({ x, low, high }, nth) => {
    if (low === null || high === null) runs.push([]);
    else runs.at(-1)?.push({ from: x, to: points[nth + 1]?.x ?? end, low, high });
  });
  return runs.filter((run) => run.length > 0);
}

function outlineOf(run: readonly Held[]): [number, number][] {
  const above = run.flatMap(({ from, to, high }): [number, number][] => [
    [from, high],
    [to, high],
  ]);
  const below = run.flatMap(({ from, to, low }): [number, number][] => [
    [from, low],
    [to, low],
  ]);
  return [...above, ...below.reverse()];
}

/** From when to when no line has a value. */
function gapsOf({ lines, x }: LinesFigure): { from: number; to: number }[] {
  const known = lines.flatMap(({ points }) =>
    points.flatMap((point, nth) => (point.y === null ? [] : [{ from: point.x, to: points[nth + 1]?.x ?? x.to }])),
  );
  const gaps: { from: number; to: number }[] = [];
  let until = x.from;
  for (const { from, to } of known.sort((a, b) => a.from - b.from)) {
    if (from > until) gaps.push({ from: until, to: from });
    until = Math.max(until, to);
  }
  return gaps;
}

/** Between two strokes. */
const hatching = 6;

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** An area in which there is nothing to see. */
function hatched({ left, right, top, bottom }: Area, color: string): Element[] {
  const height = bottom - top;
  const from = Math.ceil((left - height) / hatching);
  const count = Math.floor(right / hatching) - from + 1;
  return Array.from({ length: Math.max(0, count) }, (_, nth) => {
    // Each rises from the bottom at x, and would be at the top at x + height.
    const x = (from + nth) * hatching;
    const [x1, x2] = [Math.max(left, x), Math.min(right, x + height)];
    return stroke({ x1, y1: bottom - (x1 - x), x2, y2: bottom - (x2 - x) }, { color, width: 1.4 });
  });
}

/** A row for each line, and some that say what the other signs mean. */
function legendOf({ lines, legend }: LinesFigure, { top, gaps, look }: { top: number; gaps: number; look: Look }): Sheet {
  const rows = lines.map(({ name, figures }, nth) => (from: number): Sheet => {
    const [x, y] = [margin + 24, from + 10];
    const taken = widthOf(figures, 13, true) + 34;
    const named = paragraph(name, { x, top: y - 8.5, most: 3, size: 13, fill: look.ink, width: room - taken });
    return {
      elements: [
        box({ x: margin, y: y - 2, width: 16, height: 4, r: 2 }, { fill: toneOf(look, nth) }),
        ...named.elements,
        words(figures, { x: width - margin, y, size: 13, fill: look.ink, bold: true, align: "right" }),
      ],
      bottom: named.bottom + 2.5,
    };
  });
  const { band, best, mark, gap } = legend;
  return stacked(top, [...rows, (from) => signsOf({ band, best, mark, gap: gaps > 0 ? gap : undefined }, { top: from, look })]);
}

type Signs = Record<keyof LinesFigure["legend"], string | undefined>;

const signHeight = 20;

/** The signs that have words, one beside the other as far as there is room. */
function signsOf({ band, best, mark, gap }: Signs, { top, look }: { top: number; look: Look }): Sheet {
  const signs: { text: string | undefined; draw(x: number, y: number): Element[] }[] = [
    { text: band, draw: (x, y) => [box({ x, y: y - 5, width: 16, height: 10, r: 2 }, { fill: look.muted, opacity: 0.28 })] },
    {
      text: best,
      draw: (x, y) => [stroke({ x1: x, y1: y, x2: x + 16, y2: y }, { color: look.muted, width: 1.4, dash: [2, 3] })],
    },
    { text: mark, draw: (x, y) => [ring({ cx: x + 8, cy: y, r: 4.5 }, { color: look.muted, look })] },
    { text: gap, draw: (x, y) => hatched({ left: x, right: x + 16, top: y - 6, bottom: y + 6 }, look.muted) },
  ];
  let [x, y] = [margin, top + 12];
  const elements = signs.flatMap(({ text, draw }) => {
    if (text === undefined) return [];
    const wide = 22 + widthOf(text, 12);
    if (x > margin && x + wide > width - margin) [x, y] = [margin, y + signHeight];
    const drawn = [...draw(x, y), words(text, { x: x + 22, y, size: 12, fill: look.muted })];
    x += wide + 12;
    return drawn;
  });
  return { elements, bottom: elements.length > 0 ? y + 12 : top };
}

function ring(shape: { cx: number; cy: number; r: number }, { color, look }: { color: string; look: Look }): Element {
  return { ...circle(shape, { fill: look.paper, stroke: color, lineWidth: 2.4 }), z: 50 };
}

interface Place {
  xAt(value: number): number;
  yAt(value: number): number;
  look: Look;
}

/** From where a movement was counted to where it was told. */
function marksOf(marks: readonly Mark[], { xAt, yAt, look }: Place): Element[] {
  return marks.flatMap(({ line, from, to }) => {
    const color = toneOf(look, line);
    const [start, end] = [from, to].map(({ x, y }) => ({ x: xAt(x), y: yAt(y) }));
    if (!start || !end) return [];
    return [
      { ...stroke({ x1: start.x, y1: start.y, x2: end.x, y2: start.y }, { color, width: 1.2, dash: [3, 3] }), z: 40 },
      { ...stroke({ x1: end.x, y1: start.y, x2: end.x, y2: end.y }, { color, width: 1.2, dash: [3, 3] }), z: 40 },
      { ...circle({ cx: start.x, cy: start.y, r: 2.5 }, { fill: color }), z: 41 },
      ring({ cx: end.x, cy: end.y, r: 4.5 }, { color, look }),
    ];
  });
}

function momentsOf(
  { moments }: LinesFigure,
  { xAt, plot, look }: Omit<Place, "yAt"> & { plot: { top: number; bottom: number } },
): Element[] {
  return moments.flatMap(({ at, label }) => {
    const x = xAt(at);
    const half = widthOf(label, 12) / 2;
    const middle = Math.min(width - margin - half, Math.max(margin + half, x));
    return [
      stroke({ x1: x, y1: plot.top - 4, x2: x, y2: plot.bottom }, { color: look.muted, width: 1.2, dash: [4, 3] }),
      words(label, { x: middle, y: plot.top - 12, size: 12, fill: look.muted, align: "center" }),
    ];
  });
}

const lastHeight = 15;
/** A line that ends where something was told has a ring there. */
const besideRing = 9;

/** The last value beside each line's end, moved apart where lines end close to each other. */
function lastsOf(
  lines: readonly Line[],
  { yAt, plot, look }: Omit<Place, "xAt"> & { plot: { top: number; bottom: number } },
): Element[] {
  const ends = lines.flatMap(({ last, points }, nth) => {
    const y = points.findLast((point) => point.y !== null)?.y;
    return y === undefined || y === null ? [] : [{ last, color: toneOf(look, nth), y: yAt(y) }];
  });
  ends.sort((a, b) => a.y - b.y);
  ends.forEach((end, nth) => {
    end.y = Math.max(end.y, (ends[nth - 1]?.y ?? plot.top - lastHeight) + lastHeight);
  });
  return ends.map(({ last, color, y }) =>
    words(last, { x: width - sides.right + besideRing, y, size: 12, fill: color, bold: true }),
  );
}
