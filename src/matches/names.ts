import type { League, Names, Team } from "../api/model.ts";
import { inLatin, isLatin } from "./words.ts";

/** A name for a reader: in their language, else for readers of Russian any other, for all others a Latin one or a transliteration. */
export function nameFor(names: Names, language: string): string {
  const own = names[language] ?? names[language.split("-")[0] ?? ""];
  if (own !== undefined) return own;
  const others = Object.values(names);
  if (language.split("-")[0] === "ru") return others.find((name) => !isLatin(name)) ?? others[0] ?? "";
  return names["en"] ?? others.find(isLatin) ?? inLatin(others[0] ?? "");
}

export function teamName(team: Team, language: string): string {
  return nameFor(team.names, language);
}

export function leagueName(league: League, language: string): string {
  return nameFor(league.names, language);
}
