import { meanings, typedWords } from "../../typed-words.ts";

type Concept = (typeof meanings.trouble)[number];

/**
 * What counts for what: one that says all, one of distress beside another or beside one of what it is about. Whoever wants a sure
 * bet, or a team to come back, is in no distress yet.
 */
const enough: readonly Concept[] = ["despair", "addiction", "barred"];
const distress: readonly Concept[] = ["money", "secret", "suffering", "unable", "habit", "relapse", "recoup"];
const aboutLosses: readonly Concept[] = ["lost", "close", "again"];
const about: readonly Concept[] = ["betting", "lost", "close", "again", "help"];
/** Words that a question about a match may have as well: "who pays most for Port Alder in football". */
const faint: readonly Concept[] = ["betting", "again", "help"];

interface Language {
  language: string;
  says: (words: string, concept: Concept) => boolean;
}

let languages: readonly Language[] | null = null;

/**
 * The languages in which a message says that somebody can't stop gambling, or suffers from it or from another's: by the concepts
 * that it names. None for any other message. What names a match must say more than a word of distress.
 */
export function troubleIn(typed: string, { isAboutMatch = false } = {}): string[] {
  const words = folded(typed);
  // Not made at the start: few messages get here, and it takes a while.
  languages ??= readLanguages();
  return languages
    .filter(({ says }) => isTrouble((concept) => says(words, concept), { isAboutMatch, isAddress: isAddress(words, says) }))
    .map(({ language }) => language);
}

const mostAsked = 5;

/** "Give me a banker, brother": who is named last, right behind what is asked for, is spoken to. */
function isAddress(words: string, says: Language["says"]): boolean {
  const before = words.trim().split(" ").slice(0, -1);
  return says(before.slice(-mostAsked).join(" "), "recoup") && !says(before.join(" "), "close");
}

interface Heard {
  isAboutMatch: boolean;
  isAddress: boolean;
}

function isTrouble(says: (concept: Concept) => boolean, { isAboutMatch, isAddress }: Heard): boolean {
  // "I don't want to go on" may be about following a team.
  const isOrdinary = isAboutMatch && says("ordinary");
  if (enough.some((concept) => says(concept) && !(isOrdinary && concept === "despair"))) return true;
  const [named, ...more] = distress.filter(says);
  if (named === undefined || more.length > 0) return more.length > 0;
  const losses = isAddress ? aboutLosses.filter((one) => one !== "close") : aboutLosses;
  const beside = (named === "recoup" ? losses : about).filter((one) => !isAboutMatch || !faint.includes(one));
  return beside.some(says) && !says("ordinary");
}

function readLanguages(): Language[] {
  return [...typedWords.languages].map(([language, { words }]) => {
    const forms = new Map(meanings.trouble.map((concept) => [concept, anyOf(words["trouble"]?.[concept] ?? [])]));
    return { language, says: (typed, concept) => forms.get(concept)?.test(typed) ?? false };
  });
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
