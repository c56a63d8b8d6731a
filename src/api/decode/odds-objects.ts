import { type Fields, fieldsOf, pick, pickAs, wordOf } from "./fields.ts";
import { limits } from "./limits.ts";
import { containers, offKeys, onKeys, stateKeys, zippedTimeKeys } from "./odds-fields.ts";
import { nameOf } from "./odds-place.ts";
import { isoOf } from "./times.ts";

/** Whether an object has a place for a price, and nothing readable in it. */
export function namesPrice(fields: Fields): boolean {
  return ["price", "odds", "odd", "coefficient", "decimal"].some((key) => {
    const field = fields.get(key);
    return field !== undefined && (typeof field.value !== "object" || field.value === null);
  });
}

/** What the containers in an object say that it is about. */
export function contentsOf(fields: Fields): { holdsMarkets: boolean; holdsBooks: boolean } {
  let [holdsMarkets, holdsBooks] = [false, false];
  for (const [key, { value }] of fields) {
    if (typeof value !== "object" || value === null) continue;
    const inner = containers.get(key);
    holdsMarkets ||= inner === "markets";
    holdsBooks ||= inner === "books";
  }
  return { holdsMarkets, holdsBooks };
}

/** Whether an object is the match as well. */
export function saysMatch(fields: Fields): boolean {
  return matchSigns.some((key) => fields.has(key));
}

const matchSigns = ["hometeam", "scheduledat", "starttime", "startsat", "kickoff", "commencetime"];

/** Whether a bookmaker shows a price but does not take bets on it now. */
export function isWithdrawn(fields: Fields): boolean {
  if (pick(fields, offKeys) === true) return true;
  if (pick(fields, onKeys) === false) return true;
  const status = pick(fields, stateKeys);
  return typeof status === "string" && /^(?:suspended|closed|blocked|removed|inactive)$/i.test(status);
}

/** `{times: […], home: […], away: […]}` as one object per moment; nothing when the object is not such a table. */
export function zippedRows(fields: Fields): Fields[] {
  const times = pickAs(fields, zippedTimeKeys, (value) =>
    Array.isArray(value) && value.length > 0 && isoOf(value[0]) !== null ? value : null,
  );
  if (times === null) return [];
  return times.slice(0, Math.floor(limits.items / fields.size)).map((time, index) => {
    const row = new Map([["at", { key: "at", value: time as unknown }]]);
    for (const [folded, { key, value }] of fields) {
      if (!Array.isArray(value)) row.set(folded, { key, value });
      else if (value.length === times.length && value !== times) row.set(folded, { key, value: value[index] });
    }
    return row;
  });
}

/** Answers that list bookmakers once and refer to them by id. */
export function bookmakersById(payload: unknown): Map<string, string> {
  const names = new Map<string, string>();
  const listed =
    pickAs(fieldsOf(payload), ["bookmakers", "books", "bookies"], (value) => (Array.isArray(value) ? value : null)) ?? [];
  for (const entry of listed.slice(0, 1000)) {
    const id = wordOf(pick(fieldsOf(entry), ["id", "bookmakerid"]));
    const name = nameOf(entry);
    if (id !== null && name !== null) names.set(id, name);
  }
  return names;
}
