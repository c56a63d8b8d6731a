import type { MatchIndex } from "../matches/index.ts";

/** What stands between two teams. */
const between = /^(?:vs?\.?|[-\u2013\u2014])$/iu;

/**
 * Tells what follows a match in typed words: "#17 arsenal", "arsenal-chelsea-2026 arsenal", or a last word that was said
 * before ("arsenal chelsea arsenal"). Where nothing tells, all words are the match's, and so they are where a "v" parts two
 * teams that share a word ("sheffield united v leeds united").
 */
export function matchAndMore(words: string, index: Pick<MatchIndex, "bySlug">): { match: string; more: string | null } {
  const [first = "", ...rest] = words.split(/\s+/u);
  if (rest.length === 0) return { match: words, more: null };
  if (/^#\d+$/.test(first) || index.bySlug(first.toLowerCase())) return { match: first, more: rest.join(" ") };
  const last = rest.at(-1) ?? "";
  const before = [first, ...rest.slice(0, -1)];
  const said = before.slice(before.findLastIndex((word) => between.test(word)) + 1);
  const isRepeated = before.length > 1 && said.some((word) => word.toLowerCase() === last.toLowerCase());
  return isRepeated ? { match: before.join(" "), more: last } : { match: words, more: null };
}
