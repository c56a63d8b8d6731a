import type { Match, Team } from "../api/model.ts";

type Sides = Pick<Match, "home" | "away">;

/**
 * What has become of the sides of a match from one record to the next, as far as they say which teams they are: the same ones, in
 * places exchanged, or others.
 */
export function sidesBetween(before: Sides, after: Sides): "same" | "exchanged" | "others" {
  if (isSame(before.home, after.away) && isSame(before.away, after.home)) return "exchanged";
  return isOther(before.home, after.home) || isOther(before.away, after.away) ? "others" : "same";
}

/** What stands where nobody knows the team yet. */
const placeholder = /^(tb[acd]|winner|loser)\b|\bto be /i;

/** Whether a side was to be named later. */
export function isToBeNamed({ slug, names }: Team): boolean {
  return [slug ?? "", ...Object.values(names)].some((name) => placeholder.test(name));
}

function isOther(one: Team, other: Team): boolean {
  if (one.id !== null && other.id !== null) return one.id !== other.id;
  return one.slug !== null && other.slug !== null && one.slug !== other.slug;
}

/** By names only where nothing else tells: a team is called otherwise now and then, but never as its opponent is. */
function isSame(one: Team, other: Team): boolean {
  if (one.id !== null && other.id !== null) return one.id === other.id;
  if (one.slug !== null && other.slug !== null) return one.slug === other.slug;
  return Object.entries(one.names).some(([language, name]) => other.names[language] === name);
}
