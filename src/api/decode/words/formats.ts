import type { PriceFormat } from "../prices.ts";

/** What sources call their price formats. */
export const formatWords: ReadonlyMap<string, PriceFormat> = new Map([
  ["decimal", "decimal"],
  ["eu", "decimal"],
  ["european", "decimal"],
  ["american", "american"],
  ["us", "american"],
  ["moneyline", "american"],
  ["fractional", "fractional"],
  ["uk", "fractional"],
  ["hongkong", "hongkong"],
  ["hk", "hongkong"],
  ["probability", "probability"],
  ["percent", "percent"],
]);
