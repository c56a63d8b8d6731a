import type { Match } from "../api/model.ts";
import type { KnownMatch, MatchIndex } from "./index.ts";

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
