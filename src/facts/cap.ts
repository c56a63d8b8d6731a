import { z } from "zod";

export const capSchema = z.object({
  /** How many messages the chat takes within an hour. */
  count: z.number(),
  /** Until when the rest is collected (ms UTC). */
  until: z.number(),
  /** The points from which on moves could be told only; null where thresholds are not all in points, or nothing is larger. */
  points: z.number().nullable(),
});

/** What the last message that a chat takes within an hour says about that. */
export type Cap = Readonly<z.output<typeof capSchema>>;
