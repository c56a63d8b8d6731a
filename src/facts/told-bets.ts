import { z } from "zod";
import { markets } from "../odds/quote.ts";
import { figuresSchema, goneSchema } from "../rules/bet-rule.ts";

export const toldBet = z.object({
  /** Its number among the watched bets, and the watch's. */
  id: z.number(),
  watchId: z.number(),
  matchId: z.number(),
  market: z.enum(markets),
  selection: z.string(),
  line: z.number().nullable(),
  bookmaker: z.string().nullable(),
  news: z.enum(["appeared", "improved"]),
  figures: figuresSchema,
  /** When the list was as these figures are. */
  asOf: z.number(),
  /** What the chat knew before; null for a bet that is new to it. */
  before: figuresSchema.nullable(),
  gone: goneSchema.nullable(),
});

/** What a message says about one value bet, frozen when it was claimed: every attempt says the same. */
export type ToldBet = Readonly<z.output<typeof toldBet>>;
