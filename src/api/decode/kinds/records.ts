import { countOf, type Fields, fieldsOf, isRecord, pick, pickAs, plainMinus } from "../fields.ts";
import type { ItemReader } from "../item-reader.ts";
import type { Report } from "../report.ts";
import type { FighterRow } from "../rows.ts";

type FightRecord = NonNullable<FighterRow["record"]>;

export const recordKeys =
  "record recordtext mmarecord prorecord professionalrecord winslossesdraws wld stats statistics wins losses draws win loss lose draw w l d totalwins totallosses totaldraws recordwins recordlosses recorddraws prowins prolosses prodraws".split(
    " ",
  );

/**
 * A fighter's record from a text (`22-6-0`), an object or numbers of their own; null unless wins and losses are both there,
 * and null when two of these contradict each other.
 */
export function recordIn(reader: ItemReader, report: Report): FightRecord | null {
  const mapped = reader.mapped("record");
  if (mapped !== undefined) return recordOf(mapped);
  const own = numbersFrom(reader);
  const stated = pickAs(reader.fields, recordKeys.slice(0, 9), recordOf);
  if (own === null || stated === null) return own ?? stated;
  if (own.wins === stated.wins && own.losses === stated.losses) return { ...stated, draws: stated.draws ?? own.draws };
  report.note("a fighter's record contradicts itself");
  return null;
}

const TEXT = /^(\d{1,3}) ?W?(?:in)?s? ?[-:/,] ?(\d{1,3}) ?L?(?: ?[-:/,] ?(\d{1,3}) ?D?)?(?:[ ,]*\(?\d{1,2} ?NC\)?)?$/i;

function recordOf(value: unknown): FightRecord | null {
  if (Array.isArray(value)) return value.length === 2 || value.length === 3 ? checked(value[0], value[1], value[2]) : null;
  if (isRecord(value)) return numbersIn(fieldsOf(value));
  if (typeof value !== "string" || value.length > 40) return null;
  const parts = TEXT.exec(plainMinus(value.trim()));
  return parts === null ? null : checked(parts[1], parts[2], parts[3]);
}

const winKeys = ["wins", "win", "w", "totalwins", "recordwins", "prowins", "won"];
const lossKeys = ["losses", "loss", "lose", "l", "totallosses", "recordlosses", "prolosses", "lost"];
const drawKeys = ["draws", "draw", "d", "totaldraws", "recorddraws", "prodraws", "drawn"];

function numbersFrom(reader: ItemReader): FightRecord | null {
  const { fields, mapped } = reader;
  const value = (field: string, keys: readonly string[]) => (mapped(field) === undefined ? total(fields, keys) : mapped(field));
  return checked(value("wins", winKeys), value("losses", lossKeys), value("draws", drawKeys));
}

function numbersIn(fields: Fields): FightRecord | null {
  const direct = checked(total(fields, winKeys), total(fields, lossKeys), total(fields, drawKeys));
  return direct ?? pickAs(fields, ["record", "total", "text"], (value) => (typeof value === "string" ? recordOf(value) : null));
}

/** A count, also as the sum of its kinds: `{total: 5, ko: 2}`. */
function total(fields: Fields, keys: readonly string[]): unknown {
  const value = pick(fields, keys);
  return isRecord(value) ? pick(fieldsOf(value), ["total", "all"]) : value;
}

function checked(wins: unknown, losses: unknown, draws: unknown): FightRecord | null {
  const [won, lost] = [countOf(wins), countOf(losses)];
  if (won === null || lost === null || won > 999 || lost > 999) return null;
  return { wins: won, losses: lost, draws: countOf(draws) };
}
