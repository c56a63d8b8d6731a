import { plainMinus } from "./fields.ts";

/**
 * The line of a total or a handicap from a field or a text: `2.5`, `"-1,5"`, `"2.5/3.0"` (a quarter line, 2.75).
 * Null when it is none: lines are multiples of a quarter, anything else is an id or a price.
 */
export function lineOf(value: unknown): number | null {
  if (typeof value === "number") return checkedLine(value);
  if (typeof value !== "string" || value.length > 20) return null;
  const text = plainMinus(value.trim())
    .replace(/^\((.*)\)$/, "$1")
    .trim();
  if (SINGLE.test(text)) return checkedLine(Number(text.replace(",", ".")));
  const split = SPLIT.exec(text);
  return split === null ? null : splitLine(split[1] ?? "", split[2] ?? "");
}

/** Words followed by a line, in brackets or not (`over 2.5`, `Ф1(-1.5)`), as [words, line]; null when there is no line. */
export function splitOffLine(text: string): [string, number] | null {
  const parts = TAIL.exec(text);
  if (parts === null) return null;
  const line = lineOf((parts[2] ?? "").replace(/(?<=\d)[_ ](?=\d)/, "."));
  const words = (parts[1] ?? "").trim();
  return line === null || words === "" ? null : [words, line];
}

const SINGLE = /^[+-]?\d{1,4}(?:[.,]\d{1,3})?$/;
const SPLIT = /^([+-]?\d{1,4}(?:\.\d)?) ?\/ ?([+-]?\d{1,4}(?:\.\d)?)$/;
const TAIL = /^(.*?[^\d.,+-])[ _]?\(?([+-]?\d{1,4}(?:[.,_ ]\d{1,2})?(?:\/[+-]?\d{1,4}(?:\.\d)?)?)\)?$/u;

function checkedLine(line: number): number | null {
  return Math.abs(line) <= 1000 && Number.isInteger(line * 4) ? line + 0 : null;
}

/** The two halves of a quarter line lie half a point apart; the sign of the first holds for both. */
function splitLine(first: string, second: string): number | null {
  const negative = first.startsWith("-");
  const low = Number(first);
  const high = /^[+-]/.test(second) || !negative ? Number(second) : -Number(second);
  return Math.abs(low - high) === 0.5 ? checkedLine((low + high) / 2) : null;
}
