import { tokensOf } from "../columns.ts";
import { foldKey } from "../fields.ts";
import type { PriceFormat } from "../prices.ts";
import * as words from "../words/odds.ts";

/** What a field can say of the object that it stands in. */
export type Attribute = keyof typeof words.attributeKeys | "at" | "handicap_line" | "total_line" | "on" | "off";

/** What a key tells before any value is looked at. A key can tell several things; which of them holds, the values show. */
export interface KeyMeaning {
  says: Attribute | null;
  /** Of several keys that say the same, the one with the lowest is the surest. */
  rank: number;
  price: { format: PriceFormat | null; rank: number; probability: boolean; vague: boolean } | null;
  leads: words.Role | null;
  /** Why nothing in it is a price on offer, or null. */
  bars: string | null;
  /** It is known, and of no interest. */
  noise: boolean;
}

const known = new Map<string, KeyMeaning>();

/** Reads a key; the same key always means the same. */
export function keyMeaning(key: string): KeyMeaning {
  const seen = known.get(key);
  if (seen !== undefined) return seen;
  const meaning = readKey(foldKey(key), tokensOf(key));
  // The keys are the source's to choose: the memory of them is bounded.
  if (known.size >= 4096) known.clear();
  if (key.length <= 64) known.set(key, meaning);
  return meaning;
}

function readKey(folded: string, tokens: readonly string[]): KeyMeaning {
  const says = wholeAttributes.get(folded) ?? attributeIn(tokens) ?? { says: null, rank: 0 };
  const barred = words.barredKeys.get(folded) ?? tokens.map((token) => words.barredTokens.get(token)).find((why) => why);
  return {
    ...says,
    price: wholePrices.get(folded) ?? priceIn(tokens),
    leads: words.containers.get(folded) ?? (words.matchObjects.has(folded) ? "any" : null),
    bars: barred ?? null,
    noise: words.noiseKeys.has(folded),
  };
}

const wholeAttributes = new Map<string, Pick<KeyMeaning, "says" | "rank">>([
  ...listed("at", words.timeKeys),
  ...Object.entries(words.attributeKeys).flatMap(([says, keys]) => listed(says as Attribute, keys)),
  ...listed("handicap_line", words.handicapLineKeys),
  ...listed("total_line", words.totalLineKeys),
  ...listed("on", [...words.onKeys]),
  ...listed("off", [...words.offKeys]),
]);

function listed(says: Attribute, keys: readonly string[]): [string, Pick<KeyMeaning, "says" | "rank">][] {
  return keys.map((key, index) => [key, { says, rank: 1 + index / 100 }]);
}

/** `market_name`, `odd_bookmakers`, `latest_bookmaker_update`. */
function attributeIn(tokens: readonly string[]): Pick<KeyMeaning, "says" | "rank"> | null {
  if (tokens.some((token) => words.timeTokens.has(token)))
    return tokens.every((token) => words.timeTokens.has(token) || words.timeFillers.has(token)) ? { says: "at", rank: 3 } : null;
  if (["status", "state"].includes(tokens.at(-1) ?? "")) return { says: "state", rank: 2 };
  const entities = new Set(tokens.map((token) => words.entityTokens[token]).filter((entity) => entity !== undefined));
  const rest = tokens.filter((token) => words.entityTokens[token] === undefined);
  const says = entities.has("period") ? "period" : entities.size === 1 ? [...entities][0] : null;
  if (says == null || rest.some((token) => words.entityRanks[token] === undefined)) return null;
  return { says, rank: rest.length === 0 ? 1 : Math.max(...rest.map((token) => words.entityRanks[token] ?? 1)) };
}

const wholePrices = new Map<string, NonNullable<KeyMeaning["price"]>>(
  Object.entries(words.priceKeys).flatMap(([kind, keys], order) =>
    keys.map((key, index) => {
      const format = kind === "plain" || kind === "probability" ? null : (kind as PriceFormat);
      const vague = words.vaguePriceKeys.has(key);
      return [key, { format, rank: order * 100 + index, probability: kind === "probability", vague }] as const;
    }),
  ),
);

function priceIn(tokens: readonly string[]): KeyMeaning["price"] {
  const formats = tokens.map((token) => words.formatTokens[token]).filter((format) => format !== undefined);
  const named = formats.length > 0 || tokens.some((token) => words.priceTokens.has(token));
  const fits = tokens.every(
    (token) => words.formatTokens[token] !== undefined || words.priceTokens.has(token) || words.priceFillers.has(token),
  );
  if (!named || !fits || new Set(formats).size > 1) return null;
  const [format = null] = formats;
  const order = { decimal: 0, fractional: 2, american: 3, hongkong: 4 };
  return { format, rank: (format === null ? 1 : order[format]) * 100 + 50, probability: false, vague: false };
}
