import { type DevigMethod, defaultDevig } from "../../odds/devig.ts";
import { fairPrices } from "../../odds/fair-prices.ts";
import { priceFromText, splitPrices } from "../../odds/typed-price.ts";
import { fairReply } from "../../replies/questions/fair.ts";
import { meaningsOf, wordForm } from "../../typed-words.ts";
import { type Ask, type Command, Refusal } from "../command.ts";
import { asksFor } from "../shown.ts";

const fewest = 2;
const most = 20;
const longestText = 400;

const methodWords: ReadonlyMap<string, DevigMethod> = meaningsOf("methods");
const methodForm = wordForm("methods");

/** `/fair <prices> [method]`: the margin out of any prices, typed in any format. */
export function createFairCommand(): Command {
  return {
    name: "fair",
    options: [
      { name: "prices", required: true, suggests: false },
      { name: "method", required: false, suggests: false, form: methodForm },
    ],
    manages: false,
    async run(ask) {
      const typed = pricesTyped(ask);
      const prices = typed.map((one) => priceMeant(ask, one));
      return fairReply(ask.text, { fair: fairPrices(prices, methodMeant(ask)), typed });
    },
  };
}

function pricesTyped({ args, text }: Ask): string[] {
  const line = args["prices"] ?? "";
  const typed = line.length > longestText ? [] : splitPrices(line);
  if (line.length > longestText || typed.length > most) throw refusal("fair-too-many", { count: most });
  if (typed.length === 0) throw refusal("fair-missing", {}, asksFor("fair"));
  const [only = ""] = typed;
  // One word that is no price is more likely a wrong one than one too few.
  if (typed.length < fewest) throw priceFromText(only) === null ? notAPrice(only) : refusal("fair-too-few");
  return typed;

  function refusal(key: string, more: Record<string, number> = {}, asks?: Refusal["asks"]): Refusal {
    return new Refusal(key, { ...more, example: text.say("command-fair.example") }, null, asks);
  }

  function notAPrice(price: string): Refusal {
    return new Refusal("fair-not-a-price", { price: price.slice(0, 40) });
  }
}

function priceMeant({ settings }: Ask, typed: string): number {
  const price = priceFromText(typed, settings.format);
  if (price === null) throw new Refusal("fair-not-a-price", { price: typed.slice(0, 40) });
  return price;
}

/** Discord hands over whatever was typed. */
function methodMeant({ args }: Ask): DevigMethod {
  const wanted = args["method"]?.toLowerCase();
  if (wanted === undefined) return defaultDevig;
  const method = methodWords.get(wanted);
  if (!method) throw new Refusal("fair-bad-method", { method: wanted.slice(0, 40) });
  return method;
}
