import { z } from "zod";
import type { Localized } from "../../chat/platform.ts";

/** A match of the market beside the chat. */
interface MarketLine {
  slug: string;
  home: Localized;
  away: Localized;
  league: Localized;
  startsAt: number;
  refreshedAt: number;
  nextRefreshAt: number | null;
  /** Chances are fractions without margin, prices the best ones, decimal. */
  outcomes: readonly { selection: string; chance: number; price: number }[];
  /** The chance of the first outcome at the last refreshes, oldest first. */
  trail: readonly number[];
}

/** The market that odds come from, where it can be looked at and pushed: the sandbox's. */
export interface Market {
  lines(): readonly MarketLine[];
  /** Moves an outcome by points of probability at once; false when there is none of that name. */
  push(push: Push): boolean;
}

const pushBody = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]{1,200}$/),
  selection: z.enum(["home", "draw", "away"]),
  /** Points of probability; more at once would be no line that moves. */
  points: z.number().min(-15).max(15),
});

export type Push = z.infer<typeof pushBody>;

/** A request's body -> what is pushed. It is untrusted: null for whatever the page could not have sent. */
export function pushFromBody(body: unknown): Push | null {
  return pushBody.safeParse(body).data ?? null;
}
