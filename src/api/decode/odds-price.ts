import { type Fields, fieldsOf, foldKey, isBlank, isRecord } from "./fields.ts";
import type { FieldMapping } from "./mapping.ts";
import { americanKeys, decimalKeys, fractionalKeys, hongKongKeys, priceKeys, probabilityKeys } from "./odds-fields.ts";
import { notationOf, type PriceFormat, priceFormats } from "./prices.ts";

/** A price of an object, with the format that its key names, if it names one. */
export interface OwnPrice {
  key: string;
  value: unknown;
  format: PriceFormat | null;
  /** It is an implied probability, which a model's forecast looks just like. */
  probability?: boolean;
}

/**
 * The price that an object itself holds, or null. One that names its format goes before `price` and `odds`; a probability is
 * a price only where there is no other.
 */
export function priceIn(fields: Fields, mapping: FieldMapping): OwnPrice | null {
  const mapped = mapping.get("price");
  if (mapped !== undefined) return ownPrice(fields, [foldKey(mapped)], null);
  for (const [keys, format] of order) {
    const price = ownPrice(fields, keys, format);
    if (price !== null) return price;
  }
  const implied = ownPrice(fields, probabilityKeys, null);
  return implied === null ? null : { ...implied, probability: true };
}

/** The format that the operator says all prices to be in, or null. */
export function statedFormat(mapping: FieldMapping): PriceFormat | null {
  return priceFormats.find((format) => format === mapping.get("price_format")) ?? null;
}

const order: readonly (readonly [readonly string[], PriceFormat | null])[] = [
  [decimalKeys, "decimal"],
  [priceKeys, null],
  [fractionalKeys, "fractional"],
  [americanKeys, "american"],
  [hongKongKeys, "hongkong"],
];

function ownPrice(fields: Fields, keys: readonly string[], format: PriceFormat | null): OwnPrice | null {
  for (const folded of keys) {
    const field = fields.get(folded);
    if (field === undefined || isBlank(field.value)) continue;
    const { key, value } = field;
    if (isRecord(value)) {
      const inner = priceOfFormats(value);
      if (inner !== null) return { ...inner, key: `${key}.${inner.key}` };
    } else if (notationOf(value) !== null) return { key, value, format };
  }
  return null;
}

/** `{ decimal: 1.9, american: -111 }`; a table of selections is no such object. */
function priceOfFormats(value: unknown): OwnPrice | null {
  const fields = fieldsOf(value);
  const named = [...order.filter(([, format]) => format !== null), [["value", "amount", "price"], null] as const];
  for (const [keys, format] of named) {
    const price = scalarPrice(fields, keys, format);
    if (price !== null) return price;
  }
  return null;
}

function scalarPrice(fields: Fields, keys: readonly string[], format: PriceFormat | null): OwnPrice | null {
  for (const folded of keys) {
    const field = fields.get(folded);
    if (field !== undefined && notationOf(field.value) !== null) return { ...field, format };
  }
  return null;
}
