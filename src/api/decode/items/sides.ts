import { isRecord } from "../fields.ts";
import { sidesOfTitle, sideText, slugOf } from "../names.ts";
import { rememberedOf } from "../remembered.ts";
import { foldName, type Sides } from "../selections.ts";
import { type ItemKind, itemWords } from "../words/items.ts";
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
  for (const leaf of leavesOf(value, { kind: "match", enters: leadsToSides })) {
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

/** The sides of the match that a row is about, where it matters for reading it: `around` are the row and the objects around it. */
export function sidesAround(around: readonly unknown[], kind: ItemKind): Sides | null {
  if (itemWords[kind].owner !== "match") return null;
  return around.reduceRight<Sides | null>((sides, value) => sides ?? (isRecord(value) ? knownSides(value) : null), null);
}

/** What stands around many rows is looked at once. */
const knownSides = rememberedOf(sidesIn);
