import type { Match } from "../api/model.ts";
import type { CardEnd } from "../facts/cards.ts";
import type { NewMoment } from "../facts/moments.ts";
import type { MatchWatch } from "./watch.ts";

/** Why the watches of a match ended: it was played or called off, or the source does not know it any more. */
export type EndReason = "match_over" | "match_missing";

/** What the cards of a match say of its end. */
export function cardEnd({ match, reason }: { match: Match; reason: EndReason }): CardEnd {
  if (reason === "match_missing") return "missing";
  return match.status === "cancelled" ? "called_off" : "over";
}

const newsForMs = 24 * 60 * 60_000;

/**
 * What chats are told of the end of their watches: nothing where the match was played. A match of a wide watch ends silently,
 * since nobody asked for it by itself.
 */
export function endings(
  { id, match }: { id: number; match: Match },
  { reason, watches, now }: { reason: EndReason; watches: readonly MatchWatch[]; now: number },
): NewMoment[] {
  const kind = reason === "match_missing" ? "missing" : match.status === "cancelled" ? "called_off" : null;
  if (kind === null) return [];
  const own = watches.filter(({ wideId }) => wideId === null);
  return own.map(({ chat }) => {
    return { chat, key: `${kind} ${id}`, moment: { kind, matchId: id }, dueAt: now, until: now + newsForMs };
  });
}
