import { type Settings, settingsOf } from "../chats/settings.ts";
import type { Session } from "../storage/database.ts";
import type { Watch } from "./watch.ts";

/** How many watches of each kind one chat can add itself; what its wide watches bring does not count. */
export const usualLimits = { match: 100, wide: 20, bets: 10 } as const satisfies Record<Watch["kind"], number>;

/** The same for a chat, where an operator may have said how many matches it can watch: then of no kind more than that. */
export function watchLimits({ mostWatches }: Pick<Settings, "mostWatches">): Record<Watch["kind"], number> {
  if (mostWatches === null) return usualLimits;
  return { match: mostWatches, wide: Math.min(usualLimits.wide, mostWatches), bets: Math.min(usualLimits.bets, mostWatches) };
}

export async function watchLimitOf(session: Session, chat: string, kind: Watch["kind"]): Promise<number> {
  return watchLimits(await settingsOf(session, chat))[kind];
}
