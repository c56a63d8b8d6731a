import { foldKey, isRecord } from "../fields.ts";
import { limits } from "../limits.ts";
import { isoOf } from "../times.ts";
import { oddsLists } from "../words/odds.ts";

/** `{times: […], home: […], away: […]}` as one object per moment; null when it is no such table. */
export function zippedRows(record: object): Readonly<Record<string, unknown>>[] | null {
  if (!isRecord(record)) return null;
  for (const key in record) {
    const times = record[key];
    if (!Array.isArray(times) || times.length === 0 || !Object.hasOwn(record, key)) continue;
    if (oddsLists.zippedTime.has(foldKey(key)) && isoOf(times[0]) !== null) return rowsAlong(record, times);
  }
  return null;
}

function rowsAlong(record: Readonly<Record<string, unknown>>, times: readonly unknown[]): Readonly<Record<string, unknown>>[] {
  const entries = Object.entries(record).slice(0, limits.keys);
  const most = Math.floor(limits.items / entries.length);
  return times.slice(0, most).map((at, index) => {
    const row: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
    for (const [key, value] of entries) {
      if (!Array.isArray(value)) row[key] = value;
      else if (value.length === times.length && value !== times) row[key] = value[index];
    }
    row["at"] = at;
    return row;
  });
}
