import { type Ask, Refusal } from "../../commands/command.ts";
import { amountFromText } from "../../odds/stakes.ts";
import { priceFromText, splitPrices } from "../../odds/typed-price.ts";

const longestText = 200;

/** The only option: everything that was typed. */
export const betOption = { name: "bet", required: true, suggests: false } as const;

/** What was typed, word by word. Throws `usage` when nothing was. */
export function wordsOf({ args }: Ask, usage: Refusal): string[] {
  const line = args["bet"] ?? "";
  if (line === "" || line.length > longestText) throw usage;
  return splitPrices(line);
}

/** A price in the chat's format. */
export function parsePrice({ settings }: Pick<Ask, "settings">, typed: string): number {
  const price = priceFromText(typed, settings.format);
  if (price === null) throw new Refusal("fair-not-a-price", { price: typed.slice(0, 40) });
  return price;
}

/** An amount in hundredths. */
export function parseAmount(typed: string): number {
  const hundredths = amountFromText(typed);
  if (hundredths === null) throw new Refusal("stake-bad-amount", { amount: typed.slice(0, 40) });
  return hundredths;
}
