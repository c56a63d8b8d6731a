import { fieldsOf, isRecord, pick, plainMinus } from "./fields.ts";
import { rememberedLast } from "./remembered.ts";

/**
 * A moment as ISO 8601 UTC with milliseconds, or null. Understands ISO with a zone or without (then UTC), HTTP dates, and
 * seconds or milliseconds since the epoch. A date without a time of day is no moment.
 */
export function isoOf(value: unknown): string | null {
  return lastIso(value);
}

/** The rows of one refresh repeat the same moment. */
const lastIso = rememberedLast(readIso);

function readIso(value: unknown): string | null {
  const ms = momentOf(value);
  return ms === null ? null : new Date(ms).toISOString();
}

/** Whether a key of a dictionary is a moment: `2026-01-02T10:00:00Z`, `1767348000`. */
export function looksLikeTime(text: string): boolean {
  return text.length >= 10 && momentOf(text) !== null;
}

/** A day and a time of day kept in two fields. */
export function isoOfDayAndTime(day: unknown, time: unknown): string | null {
  if (typeof day !== "string" || typeof time !== "string") return null;
  return /^\d{4}-\d\d-\d\d$/.test(day.trim()) ? isoOf(`${day.trim()}T${time.trim()}`) : null;
}

// Outside of these a number is an id or a count, not a moment anybody bets on.
const FIRST_MS = Date.UTC(2000, 0, 1);
const LAST_MS = Date.UTC(2100, 0, 1);

const HTTP_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d? [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

function momentOf(value: unknown): number | null {
  if (typeof value === "number") return epochOf(value);
  if (isRecord(value)) return momentOfParts(value);
  if (typeof value !== "string" || value.length > 64) return null;
  const text = plainMinus(value.trim());
  if (/^\d{9,13}(?:\.\d{1,6})?$/.test(text)) return epochOf(Number(text));
  if (HTTP_DATE.test(text)) return within(Date.parse(text));
  return isoMoment(text);
}

function epochOf(value: number): number | null {
  if (value >= FIRST_MS) return within(Math.round(value));
  return within(Math.round(value * 1000));
}

function within(ms: number): number | null {
  return ms >= FIRST_MS && ms < LAST_MS ? ms : null;
}

const ISO = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?\s?(Z|UTC|GMT|[+-]\d\d:?\d\d|[+-]\d\d)?$/i;

function isoMoment(text: string): number | null {
  const parts = ISO.exec(text);
  if (parts === null) return null;
  const part = (index: number) => Number(parts[index] ?? 0);
  const [month, day, minute, second] = [part(2) - 1, part(3), part(5), part(6)];
  const local = Date.UTC(part(1), month, day, part(4), minute, second, Number(`${parts[7] ?? ""}00`.slice(0, 3)));
  const date = new Date(local);
  // Date.UTC rolls over: the 31st of February would quietly become a day in March, and hour 24 one on the next day.
  const exact = date.getUTCMonth() === month && date.getUTCDate() === day && minute < 60 && second < 60;
  const offsetMs = zoneOffsetMs(parts[8]);
  return exact && offsetMs !== null ? within(local - offsetMs) : null;
}

function zoneOffsetMs(zone: string | undefined): number | null {
  if (zone === undefined || /^(?:z|utc|gmt)$/i.test(zone)) return 0;
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(3).replace(":", "") || 0);
  if (hours > 14 || minutes > 59) return null;
  return (zone.startsWith("-") ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

function momentOfParts(value: unknown): number | null {
  const fields = fieldsOf(value);
  const text = pick(fields, ["date", "datetime", "utc", "iso"]);
  const zone = pick(fields, ["timezone", "tz"]) ?? "UTC";
  if (typeof text !== "string" || typeof zone !== "string") return null;
  if (!/^(?:z|utc|gmt|etc\/utc|[+-]\d\d:?\d\d)$/i.test(zone)) return null;
  return isoMoment(`${text.trim()}${/^[+-]/.test(zone) ? zone : "Z"}`) ?? isoMoment(text.trim());
}
