import type { Span } from "../../chat/reply.ts";
import { type FormatNumber, formatPrice, formatWhole, type PriceFormat } from "../../odds/formats.ts";
import { toMicros } from "../../odds/price.ts";

/** Numbers and times as a language writes them. */
export interface Numbers {
  /** A price in the reader's format; decimal ones have two places or three as they are, 2.10 and 1.005, and longer ones are rounded. */
  price(price: number): string;
  /** A price that a person set, such as a limit, in the reader's format: with two places or as many as it's kept with. */
  limit(price: number): string;
  /** A fraction as percent with one place: 0.523 is 52.3 %. */
  percent(fraction: number, sign?: boolean): string;
  /** The same without the sign, for tables whose titles say it: 52.3. */
  percentFigure(fraction: number): string;
  /** A probability as the price of a fair game in the reader's format, rounded to two decimal places. */
  fairPrice(probability: number): string;
  /** A fraction as percent with as many places as it needs, up to two: what a person asked for. */
  share(fraction: number): string;
  /** A number with at most two places, with its sign when `signed`. */
  number(value: number, signed?: boolean): string;
  /** An amount of money, always with two places: 20.90; with its sign when `signed`. */
  money(amount: number, signed?: boolean): string;
  /** A difference of probabilities in points, with its sign and one place: 0.02 is +2.0. */
  points(difference: number): string;
  /** How long something takes or rests: "20 seconds", "45 minutes", "2 hours"; in minutes from one up to 90 of them. */
  length(ms: number): string;
  /** A moment for the reader's own zone; platforms that do not know it show the chosen zone and say which. */
  moment(at: number, show: "date" | "time" | "weektime" | "datetime"): Span;
  /** A moment that is near in few letters: a time, within six days a weekday and a time, else all of it. */
  near(at: number, now: number): Span;
  /** The same for rows that may stand below their day; without `now` with its day in any case. */
  dated(at: number, now?: number): Span;
  /** The same for an axis whose zone is said elsewhere: "14:30", and "23 Nov". */
  clock(at: number): string;
  day(at: number): string;
  /** How prices and times are written here. */
  display: Display;
  /** How long ago or ahead, counted by the platform where it can. */
  relative(at: number, now: number): Extract<Span, { kind: "time" }>;
  /** How long ago: what has happened is never ahead, whatever another clock says. */
  ago(at: number, now: number): Extract<Span, { kind: "time" }>;
}

/** How a reader likes prices, times and tables shown. */
export interface Display {
  format: PriceFormat;
  /** IANA name. */
  timeZone: string;
  /** Tables are to be the platform's own, where it has such. */
  nativeTables?: boolean;
}

export const plainDisplay: Display = { format: "decimal", timeZone: "UTC" };

/** How settings want prices, times and tables shown. */
export function displayOf({
  format,
  timeZone,
  nativeTables = false,
}: Pick<Display, "format" | "nativeTables"> & { timeZone: string | null }): Display {
  return format === plainDisplay.format && timeZone === null && !nativeTables
    ? plainDisplay
    : { format, timeZone: timeZone ?? plainDisplay.timeZone, nativeTables };
}

/** Equal for what is shown alike. */
export function keyOfDisplay({ format, timeZone, nativeTables = false }: Display): string {
  return `${format} ${timeZone} ${nativeTables}`;
}

/** A start that is nearer needs no day, and one that is nearer than the same weekday again no date. */
const [nearMs, weekMs] = [18 * 60 * 60_000, 6 * 24 * 60 * 60_000];

/** A time of day alone is today's, or last night's. */
const halfDayMs = 12 * 60 * 60_000;

/** The moment since which something goes on, with its day where that is long ago. */
export function momentSince(text: Pick<Numbers, "moment">, at: number, now: number): Span {
  return text.moment(at, now - at < halfDayMs ? "time" : "datetime");
}

// Making Intl's formats takes longer than writing a whole message with them. There are as many as languages and time zones.
const made = new Map<string, Numbers>();

/** The numbers of a language, shown so; asking again costs nothing. */
export function numbersOf(language: string, display: Display = plainDisplay): Numbers {
  const key = `${language} ${keyOfDisplay(display)}`;
  const numbers = made.get(key) ?? createNumbers(language, display);
  made.set(key, numbers);
  return numbers;
}

function createNumbers(language: string, { format, timeZone, nativeTables = false }: Display): Numbers {
  const number = (options: Intl.NumberFormatOptions) => whenWanted(() => new Intl.NumberFormat(language, options));
  const time = (options: Intl.DateTimeFormatOptions) =>
    whenWanted(() => new Intl.DateTimeFormat(language, { timeZone, ...options }));
  const price = number({ minimumFractionDigits: 2, maximumFractionDigits: 3, useGrouping: false });
  const percent = number({ style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const signedPercent = number({
    ...{ style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" },
  });
  const percentFigure = number({ minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false });
  const fairPrice = number({ minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false });
  const share = number({ style: "percent", maximumFractionDigits: 2 });
  const plain = number({ maximumFractionDigits: 2 });
  const signed = number({ maximumFractionDigits: 2, signDisplay: "exceptZero" });
  const money = number({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const signedMoney = number({ minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "exceptZero" });
  const points = number({ minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" });
  const relativeFormat = whenWanted(() => new Intl.RelativeTimeFormat(language, { numeric: "auto" }));
  // A chat that has said its zone knows which it is.
  const zone = timeZone === plainDisplay.timeZone ? ({ timeZoneName: "short" } as const) : {};
  const ofClock = { ...zone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const moments = {
    date: time({ day: "numeric", month: "short" }),
    time: time(ofClock),
    weektime: time({ weekday: "short", ...ofClock }),
    datetime: time({ weekday: "short", day: "numeric", month: "short", ...ofClock }),
  };
  const clock = time({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  // Where a chat has not said its zone, a reader's own day may be another one.
  const inDay = timeZone === plainDisplay.timeZone ? null : daysOf(language, timeZone);
  const write: FormatNumber = (value, options) => writing(language, options).format(value);
  const inFormat = (value: number): string => formatPrice(value, format, write);
  const relative = (at: number, now: number) => relativeSpan(at, relativeText(relativeFormat(), at - now));
  // A sentence that ends with a month has a dot of its own: "28 de ago." would have two.
  const written = (at: number, show: keyof typeof moments) => moments[show]().format(at).replace(/\.$/, "");
  const moment: Numbers["moment"] = (at, show) => ({ kind: "time", at, show, text: written(at, show) });
  const near: Numbers["near"] = (at, now) => moment(at, nearness(at, now));
  return {
    price: (value) => (format === "decimal" && isShort(value) ? price().format(value) : inFormat(value)),
    limit: (value) => formatWhole(value, format, write),
    percent: (value, sign = false) => withMinus((sign ? signedPercent : percent)().format(value)),
    percentFigure: (value) => withMinus(percentFigure().format(value * 100)),
    fairPrice(probability) {
      if (format === "decimal") return fairPrice().format(1 / probability);
      return format === "percent" ? percent().format(probability) : inFormat(Math.max(1.01, Math.round(100 / probability) / 100));
    },
    share: (value) => share().format(value),
    number: (value, sign = false) => withMinus((sign ? signed : plain)().format(value)),
    money: (amount, sign = false) => withMinus((sign ? signedMoney : money)().format(amount)),
    points: (difference) => withMinus(points().format(Math.round(difference * 1000) / 10)),
    length: (ms) => lengthIn(language, ms),
    moment,
    near,
    dated(at, now) {
      const span = now === undefined ? moment(at, "datetime") : near(at, now);
      return inDay && span.kind === "time" ? { ...span, inDay: inDay(at) } : span;
    },
    clock: (at) => clock().format(at),
    day: (at) => moments.date().format(at),
    display: { format, timeZone, nativeTables },
    relative,
    ago: (at, now) => relative(Math.min(at, now), now),
  };
}

/** A price as books write it. What is made of a chance has more places than anybody reads. */
function isShort(price: number): boolean {
  return toMicros(price) % 1_000 === 0;
}

function nearness(at: number, now: number): "time" | "weektime" | "datetime" {
  const away = Math.abs(at - now);
  return away < nearMs ? "time" : away < weekMs ? "weektime" : "datetime";
}

const [minuteMs, hourMs] = [60_000, 3_600_000];

function relativeSpan(at: number, text: string) {
  return { kind: "time", at, show: "relative", text } as const;
}

/** Units, their sizes, and the lengths above which they are used. */
const lengths = [
  ["hour", hourMs, 90 * minuteMs],
  ["minute", minuteMs, minuteMs - 1],
  ["second", 1_000, 0],
] as const;

function lengthIn(language: string, ms: number): string {
  const [unit, size] = lengths.find(([, , from]) => ms > from) ?? lengths[2];
  return writing(language, { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 1 }).format(ms / size);
}

/** Making one of Intl's formats takes as long as writing a message with it, and most languages and zones need a few of them. */
function whenWanted<T>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

function daysOf(language: string, timeZone: string): (at: number) => { day: string; time: string } {
  const day = new Intl.DateTimeFormat(language, {
    ...{ timeZone, weekday: "short", day: "numeric", month: "short" },
  });
  const time = new Intl.DateTimeFormat(language, { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return (at) => ({ day: day.format(at), time: time.format(at) });
}

/** Intl writes a hyphen, which is shorter than the plus above it. */
/** Two percentages beside each other, the sign only once: "47 → 52%", "%47 → 52". */
export function withOneSign(from: string, to: string): [from: string, to: string] {
  return from.startsWith("%") ? [from, to.replace(/^%/, "")] : [from.replace(/\s?%$/u, ""), to];
}

function withMinus(number: string): string {
  return number.replace("-", "\u2212");
}

const written = new Map<string, Intl.NumberFormat>();

function writing(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = written.get(key) ?? new Intl.NumberFormat(language, options);
  written.set(key, format);
  return format;
}

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
] as const;

function relativeText(format: Intl.RelativeTimeFormat, ms: number): string {
  const [unit, length] = units.find(([, size]) => Math.abs(ms) >= size) ?? (["second", 1000] as const);
  return format.format(Math.trunc(ms / length), unit);
}
