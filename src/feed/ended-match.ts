import type { Match } from "../api/model.ts";
import { recordDecisions } from "../facts/decisions.ts";
import { queueMoments } from "../facts/moments.ts";
import type { Session } from "../storage/database.ts";
import { endCardsOf } from "../watches/cards.ts";
import { cardEnd, type EndReason, endings } from "../watches/endings.ts";
import type { MatchWatch } from "../watches/watch.ts";
import { removeWatchesOfMatch } from "../watches/watches.ts";
import { forgetLearned } from "./period-rows.ts";

/** Ends the watches and cards of a match, and lets their chats know where that is news. */
export async function endMatch(
  session: Session,
  { id, match }: { id: number; match: Match },
  { reason, now }: { reason: EndReason; now: number },
): Promise<{ watches: MatchWatch[]; cards: number }> {
  const cards = await endCardsOf(session, id, { end: cardEnd({ match, reason }), now });
  const watches = await removeWatchesOfMatch(session, id);
  await recordDecisions(
    session,
    watches.map(({ id: watchId, chat, rule }) => ({ at: now, chat, watchId, matchId: id, rule, outcome: "ended", reason })),
  );
  await queueMoments(session, endings({ id, match }, { reason, watches, now }));
  await forgetLearned(session, id);
  return { watches, cards };
}
