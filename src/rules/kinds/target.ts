import { z } from "zod";
import { lineOf } from "../../odds/markets.ts";
import { fromMicros, toMicros } from "../../odds/price.ts";
import type { TargetRule } from "../rule.ts";
import { limitIn, wayToLimit } from "../rule-events.ts";
import { happening, type RuleKind } from "../rule-kind.ts";
import { agreeingWord, countSchema, partSchema, partWord, priceSchema, reducerSchema, reducerWord } from "./common.ts";

/** A price that crosses a limit: `>=2.1 on=winner:home again`. */
export const targetKind: RuleKind<TargetRule> = {
  name: "target",
  grammar: {
    usual: {
      kind: "target",
      side: "at_least",
      price: 0,
      // Which selection is meant must follow, or the text is not what is written.
      part: { market: "other", selection: null, line: null },
      reducer: { by: "best" },
      agreeing: 0,
      again: false,
    },
    words: [
      {
        form: /^([<>])=(\d+(?:\.\d+)?)$/,
        read: (sign, price) => ({ side: sign === ">" ? "at_least" : "at_most", price: toMicros(Number(price)) }),
        write: ({ side, price }) => `${side === "at_least" ? ">=" : "<="}${fromMicros(price)}`,
      },
      partWord,
      reducerWord("best"),
      agreeingWord,
      { form: /^again$/, read: () => ({ again: true }), write: ({ again }) => (again ? "again" : null) },
    ],
    schema: z
      .object({
        kind: z.literal("target"),
        side: z.enum(["at_least", "at_most"]),
        price: priceSchema,
        part: partSchema,
        reducer: reducerSchema,
        agreeing: countSchema,
        again: z.boolean(),
      })
      .refine(({ part }) => part.selection !== null),
  },
  asked: {
    form: /^([<>])=(\S+)$/,
    read: (sign, price) => ({ side: sign === ">" ? "at_least" : "at_most", price }),
    write: ({ side, price }) => `${side === "at_least" ? ">=" : "<="}${price}`,
  },
  judge: happening(limitIn),
  way(rule, { baseline, board }) {
    const way = wayToLimit(rule, baseline, board);
    if (!way) return null;
    const { market, selection, from, to } = way;
    const length = Math.abs(toMicros(to) - toMicros(from));
    return { market: market.market, selection, line: lineOf(market, selection), from: 1 / from, to: 1 / to, length };
  },
};
