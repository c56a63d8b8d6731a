import { tokensOf } from "../columns.ts";
import { foldKey } from "../fields.ts";
import type { PriceFormat } from "../prices.ts";
import { remembered } from "../remembered.ts";
import { type Attribute, oddsLists as lists, type Role, oddsWords as words } from "../words/odds.ts";

/** What a key tells before any value is looked at. A key can tell several things; which of them holds, the values show. */
export interface KeyMeaning {
  says: Attribute | null;
  /** Of several keys that say the same, the one with the lowest is the surest. */
  rank: number;
  price: { format: PriceFormat | null; rank: number; probability: boolean; vague: boolean } | null;
  leads: Role | null;
  /** Why nothing in it is a price on offer, or null. */
  bars: string | null;
  /** It is known, and of no interest. */
  noise: boolean;
}

/** Reads a key; the same key always means the same. */
export const keyMeaning = remembered((key) => readKey(foldKey(key), tokensOf(key)));

function readKey(folded: string, tokens: readonly string[]): KeyMeaning {
  const says = wholeAttributes.get(folded) ?? attributeIn(tokens) ?? { says: null, rank: 0 };
  const barred = words.barredKeys.get(folded) ?? tokens.map((token) => words.barredTokens.get(token)).find((why) => why);
  return {
    ...says,
    price: wholePrices.get(folded) ?? priceIn(tokens),
    leads: words.containers.get(folded) ?? (lists.matchObject.has(folded) || isEnvelope(tokens) ? "any" : null),
    bars: barred ?? null,
    noise: lists.noise.has(folded),
  };
}

const wholeAttributes = new Map(
  Object.entries(words.attributes).flatMap(([says, keys]) =>
    keys.map((key, index) => [key, { says: says as Attribute, rank: 1 + index / 100 }] as const),
  ),
);

/** `SSResponse`, `GetOddsResult`: somebody's name has no such end. */
function isEnvelope(tokens: readonly string[]): boolean {
  return tokens.length > 1 && lists.envelopeToken.has(tokens.at(-1) ?? "");
}

/** `market_name`, `odd_bookmakers`, `latest_bookmaker_update`. */
function attributeIn(tokens: readonly string[]): Pick<KeyMeaning, "says" | "rank"> | null {
  if (tokens.some((token) => lists.timeToken.has(token)))
    return tokens.every((token) => lists.timeToken.has(token) || lists.timeFiller.has(token)) ? { says: "at", rank: 3 } : null;
  if (["status", "state"].includes(tokens.at(-1) ?? "")) return { says: "state", rank: 2 };
  const isFlag = tokens.every((token) => words.flagTokens.has(token) || lists.flagFiller.has(token));
  const flag = isFlag ? tokens.map((token) => words.flagTokens.get(token)).find((says) => says !== undefined) : undefined;
  if (flag !== undefined) return { says: flag, rank: 2 };
  const entities = new Set(tokens.map((token) => words.entities.get(token)).filter((entity) => entity !== undefined));
  const ranks = tokens.filter((token) => !words.entities.has(token)).map((token) => Number(words.entityRanks.get(token)));
  const says = entities.has("period") ? "period" : entities.size === 1 ? [...entities][0] : null;
  if (says == null || ranks.some(Number.isNaN)) return null;
  return { says, rank: ranks.length === 0 ? 1 : Math.max(...ranks) };
}

const wholePrices = new Map<string, NonNullable<KeyMeaning["price"]>>(
  Object.entries(words.prices).flatMap(([kind, keys], order) =>
    keys.map((key, index) => {
      const format = kind === "plain" || kind === "probability" ? null : (kind as PriceFormat);
      const vague = lists.vaguePrice.has(key);
      return [key, { format, rank: order * 100 + index, probability: kind === "probability", vague }] as const;
    }),
  ),
);

function priceIn(tokens: readonly string[]): KeyMeaning["price"] {
  const formats = tokens.map((token) => words.formatTokens.get(token)).filter((format) => format !== undefined);
  const named = formats.length > 0 || tokens.some((token) => lists.priceToken.has(token));
  const fits = tokens.every(
    (token) => words.formatTokens.has(token) || lists.priceToken.has(token) || lists.priceFiller.has(token),
  );
  if (!named || !fits || new Set(formats).size > 1) return null;
  const [format = null] = formats;
  const order = { decimal: 0, fractional: 2, american: 3, hongkong: 4 };
  return { format, rank: (format === null ? 1 : order[format]) * 100 + 50, probability: false, vague: false };
}
