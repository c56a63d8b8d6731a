import { alsoCalled, type League, type Names, type Team } from "../api/model.ts";
import { hasLatinForm, inLatin, isLatin } from "./words.ts";

/**
 * A name for a reader: in their language, else one of no language in their own script, else an English one. Who reads Russian
 * gets any Cyrillic one before that, and who reads Latin letters alone a transliteration of a Cyrillic or Greek one where there is
 * nothing else. In other scripts a name stays as it is written.
 */
export function nameFor(names: Names, language: string): string {
  const [base = ""] = language.split("-");
  const own = names[language] ?? names[base];
  if (own !== undefined) return own;
  const others = Object.entries(names).flatMap(([said, name]) => (said === alsoCalled ? [] : [name]));
  if (scriptOf(base) === "Latn") return names["en"] ?? others.find(isLatin) ?? latinOf(others);
  // A Russian spelling is not what others who read Cyrillic know a team by.
  const known = base === "ru" ? others : [names["und"] ?? ""];
  return known.find((name) => !isLatin(name) && hasLatinForm(name)) ?? names["en"] ?? others[0] ?? "";
}

function latinOf(names: readonly string[]): string {
  const read = names.find(hasLatinForm);
  return read === undefined ? (names[0] ?? "") : inLatin(read);
}

const scripts = new Map<string, string>();

/** The letters that a language is written in, such as `Latn`; what is no language counts as written in Latin ones. */
function scriptOf(language: string): string {
  const script =
    scripts.get(language) ?? (/^[a-z]{2,3}$/.test(language) ? new Intl.Locale(language).maximize().script : null) ?? "Latn";
  scripts.set(language, script);
  return script;
}

export function teamName(team: Team, language: string): string {
  return nameFor(team.names, language);
}

export function leagueName(league: League, language: string): string {
  return nameFor(league.names, language);
}
