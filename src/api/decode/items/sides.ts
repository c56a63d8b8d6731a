import { isRecord } from "../fields.ts";
import { sidesOfTitle, sideText, slugOf } from "../names.ts";
import { foldName, type Sides } from "../selections.ts";
import { leavesOf } from "./leaves.ts";
import { isWrapper, meaningsOf } from "./vocabulary.ts";

/** Sides from lists of names. */
export function sidesNamed(home: readonly string[], away: readonly string[]): Sides {
  const folded = (names: readonly string[]) => new Set(names.map(foldName).filter((name) => name !== ""));
  return { home: folded(home), away: folded(away) };
}

/** All the names of both sides that an object says its match to be between; null when it does not name both. */
export function sidesIn(value: unknown): Sides | null {
  if (!isRecord(value)) return null;
  const found: Record<string, string[]> = { home: [], away: [], home_slug: [], away_slug: [] };
  let title: readonly [string, string] | null = null;
  for (const leaf of leavesOf(value, { kind: "match", sides: null, enters: leadsToSides })) {
    for (const { role } of meaningsOf("match", withoutMeta(leaf.keys))) {
      const text = role.endsWith("_slug") ? slugOf(leaf.value) : sideText(leaf.value);
      if (text !== null) found[role]?.push(text);
      if (role === "title") title ??= sidesOfTitle(leaf.value);
    }
  }
  const { home = [], away = [], home_slug: homeSlugs = [], away_slug: awaySlugs = [] } = found;
  if (home.length > 0 && away.length > 0) return sidesNamed([...home, ...homeSlugs], [...away, ...awaySlugs]);
  return home.length + away.length > 0 || title === null ? null : sidesNamed([title[0]], [title[1]]);
}

const withoutMeta = (keys: readonly string[]) => (keys[0] === "meta" ? keys.slice(1) : keys);

function leadsToSides(keys: readonly string[]): boolean {
  const [last = ""] = keys.slice(-1);
  if (last === "meta" || isWrapper("match", last)) return true;
  return meaningsOf("match", [...withoutMeta(keys), "name"]).some(({ role }) => role === "home" || role === "away");
}
