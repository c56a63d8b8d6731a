/** A picture as data: what it shows, in the reader's words and with numbers as they write them. How it looks is the drawing's. */
export interface Picture {
  title: string;
  subtitle: string;
  figure: Figure;
  /** What the chat has chosen; null is what is usual where it is shown. */
  theme: "light" | "dark" | null;
}

export type Figure = LinesFigure | DotsFigure | MovesFigure | GridFigure;

/** A place on an axis, in the axis's own unit, and what is written there. */
export interface Tick {
  at: number;
  label: string;
}

/** Ends and ticks in one unit, which the drawing need not know: from left to right, or from the bottom up. */
export interface Axis {
  from: number;
  to: number;
  ticks: readonly Tick[];
  /** What it measures. */
  title?: string;
}

/** How values went: steps, each from its moment to the next. */
export interface LinesFigure {
  kind: "lines";
  x: Axis;
  y: Axis;
  lines: readonly Line[];
  marks: readonly Mark[];
  /** Moments of the x axis that are named. */
  moments: readonly Tick[];
  /** What the signs mean; a sign that has no words is not explained. A gap is where no line has a value. */
  legend: { band?: string; best?: string; mark?: string; gap?: string };
}

export interface Line {
  name: string;
  /** Where it came from and is now, in words. */
  figures: string;
  /** What is written at its end. */
  last: string;
  points: readonly LinePoint[];
}

/** Null is a gap that lasts until the next point. */
export interface LinePoint {
  x: number;
  y: number | null;
  /** The range around it. */
  low: number | null;
  high: number | null;
  best: number | null;
}

/** Something that was told about a line, and from where on it was counted. */
export interface Mark {
  /** Which of the lines, counted from 0. */
  line: number;
  from: { x: number; y: number };
  to: { x: number; y: number };
}

/** Single things by two measures. Those with words are numbered and listed below. */
export interface DotsFigure {
  kind: "dots";
  x: Axis;
  y: Axis;
  dots: readonly Dot[];
  /** Straight lines to compare with, each with its words. */
  guides: readonly { from: { x: number; y: number }; to: { x: number; y: number }; label: string }[];
}

export interface Dot {
  x: number;
  y: number;
  /** Whether it is on the better side, the worse one, or neither. */
  lean: Lean;
  words: { name: string; detail: string; figures: string } | null;
}

export type Lean = "good" | "bad" | "even";

/** From where to where each of several things moved. */
export interface MovesFigure {
  kind: "moves";
  x: Axis;
  rows: readonly { name: string; detail: string; figures: string; from: number; to: number; lean: Lean }[];
}

/** A table whose cells are coloured by how much better or worse than the usual they are. */
export interface GridFigure {
  kind: "grid";
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly (GridCell | null)[]; isFirst?: boolean }[];
  /** What signs beside the names mean. */
  notes?: readonly string[];
}

export interface GridCell {
  text: string;
  detail: string;
  /** -1 … 1: how strongly it is coloured, and which way. */
  lean: number;
  /** The best of its column. */
  isBest: boolean;
}

/** How a picture is coloured; `page` takes the colours of the page that it stands in. */
export type Theme = "light" | "dark" | "page";

/** A picture as a platform can show it. */
export type Drawn =
  | { kind: "png"; data: Uint8Array /** Equal pictures have equal keys. */; key: string }
  /** An SVG element that needs neither styles nor scripts. */
  | { kind: "svg"; text: string };
