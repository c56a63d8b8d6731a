import { fieldsOf, isRecord, numberOf, pick, textOf } from "./fields.ts";
import { currencies } from "./words/envelope.ts";

export interface Money {
  amount: number;
  /** ISO 4217 where the sign or the word tells, else null. */
  currency: string | null;
}

/** An amount of money from `€100`, `10 000 ₽`, `up to 1,000 USD`, `{value, currency}` or a number; null when none or several are named. */
export function moneyOf(value: unknown): Money | null {
  if (isRecord(value)) {
    const fields = fieldsOf(value);
    const money = inText(pick(fields, ["amount", "value", "sum", "max"]));
    return money === null
      ? null
      : { amount: money.amount, currency: currencyOf(pick(fields, ["currency", "currencycode", "code"])) ?? money.currency };
  }
  return inText(value);
}

/** A currency by its code, its sign or its word. A sign that several currencies share says nothing. */
export function currencyOf(value: unknown): string | null {
  if (isRecord(value)) return currencyOf(pick(fieldsOf(value), ["code", "iso", "slug", "symbol", "name"]));
  const text = textOf(value);
  if (text === null) return null;
  if (/^[A-Za-z]{3,4}$/.test(text) && !currencies.has(text.toLowerCase())) return text.toUpperCase();
  return currencies.get(text.toLowerCase().replace(/\.$/, "")) ?? null;
}

const AMOUNT = /(?<![\d.,])(\d{1,3}(?:[ \u00a0\u202f.,']\d{3})+|\d{1,9})(?:[.,](\d{1,2}))?(?![\d.,]*\d)( ?%)?/gu;

function inText(value: unknown): Money | null {
  const plain = typeof value === "number" ? numberOf(value) : null;
  if (plain !== null) return plain > 0 ? { amount: plain, currency: null } : null;
  const text = typeof value === "string" ? textOf(value) : null;
  if (text === null) return null;
  // A percentage is how much of a stake is matched, not an amount.
  const amounts = [...text.matchAll(AMOUNT)].filter((found) => found[3] === undefined);
  const [found, ...more] = amounts;
  if (found === undefined || more.length > 0) return null;
  const amount = Number(`${(found[1] ?? "").replace(/\D/g, "")}.${found[2] ?? 0}`);
  const after = text.slice(found.index + found[0].length);
  // `15k` and `1 млн` would lose their thousands.
  if (amount <= 0 || /^ ?(?:k|к|тыс|млн|mln|m)(?!\p{L})/iu.test(after) || text[found.index - 1] === "-") return null;
  return { amount, currency: currencyBeside(text.slice(0, found.index), after) };
}

function currencyBeside(before: string, after: string): string | null {
  const next = /^ ?([\p{L}$]{1,10}|\p{Sc})\.?/u.exec(after)?.[1];
  const previous = /([A-Z]{3}|[\p{L}]{0,2}\p{Sc}) ?$/u.exec(before)?.[1];
  const code = (word: string | undefined) =>
    word === undefined ? null : (currencies.get(word.toLowerCase()) ?? (/^[A-Z]{3,4}$/.test(word) ? word : null));
  return code(previous) ?? code(next);
}
