import type { Meaning, Said } from "./meaning.ts";
import type { Concept } from "./words.ts";

const ordinals = ["o1", "o2", "o3", "o4", "o5", "o6", "o7", "o8"] as const;
const mostWords = 6;
const linesByWord = /^(?:[on]\d|all|mon|tue|wed|thu|fri|sat|sun)$/;
const stopWords: ReadonlySet<string> = new Set(["stop", "watch", "watches", "alerts", "no"]);

/**
 * The line of what was shown last that words mean, by its number: "2", "the second", "the last", "yes"; `stop` ends what was shown
 * there. Null for all other words.
 */
export function placeIn({ tokens, has, amounts, named, unknown, content }: Said, lines: readonly string[]): string | null {
  if (named.length > 0 || unknown !== "" || tokens.length > mostWords) return null;
  if (has("stop") && !has("all", "alerts") && content.every(({ concept }) => stopWords.has(concept))) return "stop";
  if (!content.every(({ concept }) => linesByWord.test(concept))) return null;
  const place = ordinals.findIndex((one) => has(one));
  if (place !== -1) return lines[place] ?? null;
  if (has("o9")) return lines.at(-1) ?? null;
  const [only, ...others] = amounts;
  if (only && others.length === 0 && !only.isPercent && /^\d+$/.test(only.typed))
    return lines.find((line) => line === only.typed) ?? null;
  return has("yes") && content.length === 0 ? (lines[0] ?? null) : null;
}

/**
 * The line that names mean among those that were shown, each with the match that it leads to: "the Towers" after a list of Lazurny's
 * matches. Null where they name no more than one team, or none or several of those shown.
 */
export function lineNamed({ teams, content, unknown }: Said, lines: readonly { line: string; id: number }[]): string | null {
  const [team, ...others] = teams;
  if (!team || others.length > 0 || team.names.length < 2 || content.length > 0 || unknown !== "") return null;
  const shown = team.names.map(({ matches }) => lines.filter(({ id }) => matches.has(id))).filter((own) => own.length > 0);
  const places = new Set(shown.flat().map(({ line }) => line));
  return shown.length === 1 || places.size === 1 ? (shown[0]?.[0]?.line ?? null) : null;
}

/** Concepts that answer a question about something else: a side, a length of time, a day, a number. */
const values =
  /^(?:u_[mhdw]|n\d|o\d|draw|home|away|over|under|above|below|total|goals|btts|handicap|dnb|dc|pct|until|morning|evening|noon|women|for|today|tomorrow|dayafter|weekend|mon|tue|wed|thu|fri|sat|sun|football|hockey|basketball|tennis|mma|baseball|all|yes|no)$/;
const manners: ReadonlySet<Concept> = new Set(["filler", "vs"]);

/** Whether words say nothing but what was asked for: a name, a value, or what only the question makes sense of. */
export function isAnswer({ spans }: Said, meaning: Meaning): boolean {
  const says = spans.filter(({ concept }) => !manners.has(concept));
  return meaning.kind === "unclear" || says.every(({ concept }) => values.test(concept));
}
