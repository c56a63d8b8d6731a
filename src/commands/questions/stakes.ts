import type { PriceFormat } from "../../odds/formats.ts";
import { toMicros } from "../../odds/price.ts";
import { amountFromText, edgeOf, kellyOf, numberOf, partOf, type Ratio, returnOf, splitStake } from "../../odds/stakes.ts";
import { priceFromText, splitPrices } from "../../odds/typed-price.ts";
import { kellyReply, splitReply, stakeReply } from "../../replies/questions/stakes.ts";
import { type Ask, type Command, Refusal } from "../command.ts";

const mostPrices = 8;
const longestText = 200;
const wordsOption = { name: "bet", required: true, suggests: false } as const;

/** `/kelly <price> <chance> [bankroll] [fraction]`: what share Kelly stakes. */
export function createKellyCommand(): Command {
  return {
    name: "kelly",
    bets: true,
    options: [wordsOption],
    manages: false,
    async run(ask) {
      const [priceTyped, chanceTyped, ...more] = partsOf(ask, "kelly-usage");
      if (priceTyped === undefined || chanceTyped === undefined || more.length > 2) throw usage(ask, "kelly-usage");
      const price = priceMeant(ask, priceTyped);
      const chance = chanceFromText(chanceTyped);
      if (chance === null) throw new Refusal("kelly-bad-chance", { chance: chanceTyped.slice(0, 40) });
      const { bankroll, fraction } = restMeant(more);
      const bet = { price, chance };
      const kelly = kellyOf(bet);
      const fractions = fraction ? [fraction] : usualFractions;
      return kellyReply(ask.text, {
        price,
        chance: chance / 1e6,
        edge: numberOf(edgeOf(bet)),
        rows: fractions.map((of) => ({
          fraction: numberOf(of),
          share: numberOf(kelly) * numberOf(of),
          stake: bankroll === null ? null : partOf(bankroll, kelly, of) / 100,
        })),
      });
    },
  };
}

/** `/stake <price> <stake>`: what comes back. With several prices: how to divide a stake so that each brings back the same. */
export function createStakeCommand(): Command {
  return {
    name: "stake",
    bets: true,
    options: [wordsOption],
    manages: false,
    async run(ask) {
      const typed = partsOf(ask, "stake-usage");
      const amountTyped = typed.pop();
      if (amountTyped === undefined || typed.length === 0 || typed.length > mostPrices) throw usage(ask, "stake-usage");
      const prices = typed.map((one) => priceMeant(ask, one));
      const amount = amountMeant(amountTyped);
      const [price = 1, ...others] = prices;
      if (others.length === 0)
        return stakeReply(ask.text, { price, stake: amount / 100, returned: returnOf(amount, price) / 100 });
      const { stakes, least, returns } = splitStake(prices, amount);
      const rows = prices.map((one, index) => {
        const stake = stakes[index] ?? 0;
        return { price: one, stake: stake / 100, returned: returnOf(stake, one) / 100 };
      });
      return splitReply(ask.text, { rows, total: amount / 100, least: least / 100, profit: numberOf(returns) - 1 });
    },
  };
}

const usualFractions: readonly Ratio[] = [1n, 2n, 4n].map((denominator) => ({ numerator: 1n, denominator }));

type UsageKey = "kelly-usage" | "stake-usage";

function partsOf(ask: Ask, key: UsageKey): string[] {
  const line = ask.args["bet"] ?? "";
  if (line === "" || line.length > longestText) throw usage(ask, key);
  return splitPrices(line);
}

function usage({ text }: Ask, key: UsageKey): Refusal {
  return new Refusal(key, { example: text.say(key === "kelly-usage" ? "command-kelly.example" : "command-stake.example") });
}

function priceMeant({ settings }: { settings: { format: PriceFormat } }, typed: string): number {
  const price = priceFromText(typed, settings.format);
  if (price === null) throw new Refusal("fair-not-a-price", { price: typed.slice(0, 40) });
  return price;
}

/** A bankroll and a part of Kelly's stake, in either order; what is neither is refused. */
function restMeant(typed: readonly string[]): { bankroll: number | null; fraction: Ratio | null } {
  let [bankroll, fraction]: [number | null, Ratio | null] = [null, null];
  for (const one of typed) {
    const part = fractionFromText(one);
    if (part && !fraction) fraction = part;
    else if (bankroll === null) bankroll = amountMeant(one);
    else throw new Refusal("stake-bad-amount", { amount: one.slice(0, 40) });
  }
  return { bankroll, fraction };
}

/** `1/4`, `25%` or `0.25`, above 0 and at most 1; null for anything else. */
export function fractionFromText(typed: string): Ratio | null {
  const [, above, below] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(typed) ?? [];
  if (above !== undefined) return withinOne({ numerator: BigInt(above), denominator: BigInt(below ?? 1) });
  const [, percent] = /^(\d{1,3})%$/.exec(typed) ?? [];
  if (percent !== undefined) return withinOne({ numerator: BigInt(percent), denominator: 100n });
  const [, decimals] = /^0?[.,](\d{1,4})$/.exec(typed) ?? [];
  return decimals === undefined ? null : withinOne({ numerator: BigInt(decimals), denominator: 10n ** BigInt(decimals.length) });
}

function withinOne(ratio: Ratio): Ratio | null {
  return ratio.numerator > 0n && ratio.numerator <= ratio.denominator ? ratio : null;
}

/** `52%`, `52` or `0.52` as millionths, above 0 and below one; null for anything else. */
export function chanceFromText(typed: string): number | null {
  const [, digits, sign] = /^(\d{0,2}(?:[.,]\d{1,4})?)(%?)$/.exec(typed.trim()) ?? [];
  if (digits === undefined || digits === "") return null;
  const value = toMicros(Number(digits.replace(",", ".")));
  const micros = sign === "%" || value >= toMicros(1) ? Math.round(value / 100) : value;
  return micros > 0 && micros < toMicros(1) ? micros : null;
}

/** In hundredths. */
function amountMeant(typed: string): number {
  const hundredths = amountFromText(typed);
  if (hundredths === null) throw new Refusal("stake-bad-amount", { amount: typed.slice(0, 40) });
  return hundredths;
}
