import { meanings, typedWords } from "../../typed-words.ts";

type Concept = (typeof meanings.trouble)[number];

/** Distress counts beside another, or beside what it is about. Whoever wants a sure bet, or a team to come back, is in none yet. */
const distress: readonly Concept[] = ["money", "secret", "suffering", "unable", "habit", "relapse", "recoup"];
const aboutLosses: readonly Concept[] = ["lost", "close", "again"];
const about: readonly Concept[] = ["betting", "lost", "close", "again", "help"];
/** Words that a question about a match may have as well: "who pays most for Port Alder in football". */
const faint: readonly Concept[] = ["betting", "again", "help"];

interface Language {
  language: string;
  /** The words that say it; null where none do. */
  find: (words: string, concept: Concept) => string | null;
}

let languages: readonly Language[] | null = null;
let idioms: RegExp | null = null;

/**
 * The languages in which a message says that somebody can't stop gambling, or suffers from it or from another's: by the concepts
 * that it names. None for any other message. What names a match must say more than a word of distress.
 */
export function troubleIn(typed: string, { isAboutMatch = false } = {}): string[] {
  // Not made at the start: few messages get here, and it takes a while.
  languages ??= readLanguages();
  idioms ??= readIdioms();
  const said = folded(typed);
  const words = said.replaceAll(idioms, "·");
  // "Addicted to coffee and gambling": the idiom takes the word that both need.
  const isAlso = ({ find }: Language): boolean => find(said, "besides") !== null;
  return languages.filter((one) => isTrouble(words, one.find, isAboutMatch) || isAlso(one)).map(({ language }) => language);
}

const mostAsked = 5;

/** "Give me a banker, brother": who is named last, right behind what is asked for, is spoken to. */
function isAddress(words: string, find: Language["find"]): boolean {
  const before = words.trim().split(" ").slice(0, -1);
  return find(before.slice(-mostAsked).join(" "), "recoup") !== null && find(before.join(" "), "close") === null;
}

function isTrouble(words: string, find: Language["find"], isAboutMatch: boolean): boolean {
  const says = (concept: Concept, typed = words): boolean => find(typed, concept) !== null;
  const isOrdinary = says("ordinary");
  // "I don't want to go on" may be about following a team, and "I'm addicted" about a club; where bets are named it is about bets.
  const isAddicted = says("addiction") && (!isOrdinary || says("betting"));
  if (says("barred") || (says("despair") && !(isAboutMatch && isOrdinary)) || isAddicted) return true;
  const losses = isAddress(words, find) ? aboutLosses.filter((one) => one !== "close") : aboutLosses;
  return distress.some((named) => {
    const saying = find(words, named);
    if (saying === null) return false;
    // Of a team a word says one thing: "they keep losing" is no habit beside a loss.
    const rest = isAboutMatch ? words.replace(saying, "·") : words;
    const beside = (named === "recoup" ? losses : about).filter((one) => !isAboutMatch || !faint.includes(one));
    return distress.some((one) => one !== named && says(one, rest)) || (!isOrdinary && beside.some((one) => says(one, rest)));
  });
}

function readLanguages(): Language[] {
  return [...typedWords.languages].map(([language, { words }]) => {
    const forms = new Map(meanings.trouble.map((concept) => [concept, anyOf(words["trouble"]?.[concept] ?? [])]));
    return { language, find: (typed, concept) => forms.get(concept)?.exec(typed)?.[0] ?? null };
  });
}

/** "Addicted to coffee", "dying of laughter", "they won it back": of all languages, since one's words may be another's. */
function readIdioms(): RegExp {
  const phrases = [...typedWords.languages.values()].flatMap(({ words }) => words["trouble"]?.["idiom"] ?? []);
  return new RegExp(anyOf(phrases) ?? "$^", "g");
}

/** A star takes any part of a word, a bar stands between words for one place, and three dots take up to three words. */
function anyOf(phrases: readonly string[]): RegExp | null {
  if (phrases.length === 0) return null;
  const forms = phrases.map((phrase) =>
    folded(phrase.replaceAll(/[äöü]/gu, "$&e?").replaceAll("…", "~"), "*|~?").split(" ").map(place),
  );
  const any = forms.map((places) => places.join(" ").replaceAll(" ~ ", "(?: [^ ]+){0,3} ")).join("|");
  return new RegExp(`(?<![^ ])(?:${any})(?![^ ])`);
}

function place(words: string): string {
  const stems = words.replaceAll("*", "[^ ]*");
  return stems.includes("|") ? `(?:${stems})` : stems;
}

/** Small letters without accents and signs, one blank between words: phones and hurry leave them out. */
function folded(text: string, kept = ""): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’ʼ`´]/gu, "")
    .replaceAll("ı", "i")
    .replaceAll("ł", "l")
    .replaceAll("ß", "ss")
    .replaceAll(new RegExp(`[^\\p{L}\\p{N}${kept}]+`, "gu"), " ")
    .trim();
}
