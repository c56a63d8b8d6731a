import type { Match } from "../api/model.ts";
import type { KnownMatch, MatchIndex } from "./index.ts";

/** Whether a match has not begun as far as we know, so that what is said about its prices before the start still holds. */
export function isUpcoming({ match: { status, startsAt } }: KnownMatch, now: number): boolean {
  return (status === "scheduled" || status === "unknown") && (startsAt === null || startsAt > now);
}

/** The match that an item of a list is about: from the index, else from what the item itself says about it. */
export async function matchAbout(
  { matchSlug, match }: { matchSlug: string | null; match: Match | null },
  index: Pick<MatchIndex, "bySlug" | "remember">,
): Promise<KnownMatch | null> {
  const slug = matchSlug ?? match?.slug ?? null;
  const known = slug === null ? null : index.bySlug(slug);
  if (known || !match) return known;
  const [remembered] = await index.remember([match]);
  return remembered ?? null;
}
