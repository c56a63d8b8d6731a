import { readdirSync, readFileSync } from "node:fs";
import { projectFile } from "../project-file.ts";
import { cyrillic, inLatin } from "./latin.ts";

/** Everything that words can mean. Each language has words for each, in `locales/talk/<language>.txt`. */
const concepts = [
  // What is asked for.
  ...(["odds", "best", "history", "chart", "matches", "live", "value", "movers", "predict", "whowins", "arbs", "books"] as const),
  ...(["bonus", "teams", "leagues", "fighters", "log", "why", "score", "journal", "bet", "fair", "stake", "kelly"] as const),
  ...(["help", "status", "about", "share", "watches", "picks", "begins"] as const),
  // What is to be done.
  ...(["watch", "when", "stop", "alerts", "all", "but", "mute", "undo", "break", "forget", "mydata", "export"] as const),
  ...(["import", "settings", "enough", "leave", "remind", "combine"] as const),
  // What can be set.
  ...(["lang", "zone", "fmt", "theme", "quiethours", "night", "asleep", "digest"] as const),
  ...(["f_american", "f_fractional", "f_decimal", "f_percent"] as const),
  // Questions.
  ...([
    "q",
    "q_mean",
    "may",
    "q_free",
    "q_source",
    "q_margin",
    "q_differ",
    "q_who",
    "q_chats",
    "q_legal",
    "q_gambling",
    "money",
    "howmuch",
    "currency",
  ] as const),
  // What narrows it down.
  ...(["football", "hockey", "basketball", "tennis", "mma", "baseball", "women", "men"] as const),
  // Well-known clubs, players, leagues and sports: said to be missing where no match is theirs.
  ...(["e_football", "e_hockey", "e_basketball", "e_tennis", "e_other"] as const),
  // Well-known bookmakers, whether they are here or not.
  "e_books",
  ...(["yesterday", "today", "tomorrow", "dayafter", "weekend", "mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const),
  ...(["until", "after", "morning", "evening", "noon", "pm", "for", "u_m", "u_h", "u_d", "u_w"] as const),
  ...(["over", "under", "above", "below", "up", "down", "moves", "goals", "pct"] as const),
  ...(["draw", "home", "away", "btts", "handicap", "total", "dnb", "dc", "m_other", "results"] as const),
  ...(["n1", "n2", "n3", "n4", "n5", "n6", "n7", "n8", "n9", "n10", "n11", "n12", "n20", "n50", "n100", "n1000"] as const),
  ...(["half", "c_half", "c_quarter", "c_to", "c_before"] as const),
  ...(["o1", "o2", "o3", "o4", "o5", "o6", "o7", "o8", "o9"] as const),
  // Manners.
  ...(["greet", "thanks", "insult", "yes", "no", "other", "place", "someone", "vs", "filler"] as const),
] as const;
export type Concept = (typeof concepts)[number];

/** One word of a message: as typed, and folded for comparison. */
export interface Token {
  raw: string;
  key: string;
  /** It stands right behind an apostrophe: an ending, or the rest of a contraction. */
  isEnding: boolean;
  /** A sign stands before it that parts what is said: "English, no! Spanish". */
  isApart: boolean;
}

/** What a run of words means: those from `from` on, before `to`. */
export interface Span {
  concept: Concept;
  from: number;
  to: number;
}

const otherLetters: Readonly<Record<string, string>> = { ł: "l", ı: "i", ß: "ss", ø: "o", đ: "d" };

/** Text that has no letter to fold but capitals. */
const plainForm = /^[ -~]*$/;

/** Small letters without accents: phones and hurry leave them out. */
export function fold(text: string): string {
  if (plainForm.test(text)) return text.toLowerCase();
  const bare = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().normalize("NFKD");
  return bare.replaceAll(/\p{M}/gu, "").replaceAll(/[łıßøđ]/gu, (letter) => otherLetters[letter] ?? letter);
}

const times = "\\d{1,2}:\\d{2}";
const numbers = "[#@]?\\d+(?:[.,/]\\d+)*(?:\\s?%)?|%\\d+(?:[.,]\\d+)?|[+\\-\\u2212]\\d+(?:[.,]\\d+)?";
const words = "[\\p{L}\\p{M}]+(?:[-+][\\p{L}\\p{M}]+)*|\\+ev|o/u|1x2";
const tokenForm = new RegExp(`${times}|1x2|${numbers}|[<>]=?|${words}|\\p{Emoji_Presentation}|❤`, "giu");
const partingSign = /[,;.!?…]/u;
const apostrophes: ReadonlySet<string> = new Set("'’ʼ`´");

/** A text as its words. Signs and apostrophes part them: "c'est", "castelmira'nın". */
export function tokensOf(text: string): Token[] {
  // Keyboards of Ukrainian type a letter that looks like an apostrophe.
  const typed = text.normalize("NFC").replaceAll("ʼ", "’");
  return [...typed.matchAll(tokenForm)].map(({ 0: raw, index }) => ({
    raw,
    key: spoken(fold(raw.replace(/\s/u, ""))),
    isEnding: apostrophes.has(typed[index - 1] ?? "") && /[\p{L}\d]/u.test(typed[index - 2] ?? ""),
    isApart: partingSign.test(typed.slice(Math.max(0, index - 2), index)),
  }));
}

const stretched = /(\p{L})\1{2,}/gu;
const laughter = /^(?:(?:[bhj]*[hj]+[aei]+){2,}[hj]*|a?k{3,}|(?:rs){2,}|lo+l|x+d+)$/u;

/** A word as others write it: "diaaa" for "dia", and all laughter alike. */
function spoken(key: string): string {
  if (laughter.test(key)) return "haha";
  if (!/(\p{L})\1{2}/u.test(key)) return key;
  const twice = key.replaceAll(stretched, "$1$1");
  return isWord(twice) ? twice : key.replaceAll(stretched, "$1");
}

/** Some words for a concept, folded; the last of them, or any, may be only a beginning: "cuot*". */
interface Phrase {
  words: readonly string[];
  concept: Concept;
}

/** The words of one language. */
interface Lexicon {
  language: string;
  phrases: readonly Phrase[];
  /** Phrases by their first word, or by its beginning. */
  byWord: ReadonlyMap<string, readonly Phrase[]>;
  byBeginning: ReadonlyMap<string, readonly Phrase[]>;
  /** Every word of every phrase. */
  words: ReadonlySet<string>;
  /** What people write for a word: "vc" for "você". */
  short: ReadonlyMap<string, string>;
  /** What clubs are called in the language: "lobos" for the Wolves. */
  nicks: readonly (readonly [string, string])[];
  /** How words are written that are typed in Latin for Cyrillic ones, where these are read: "kakie" is Russian for "which". */
  latin?: (word: string) => string;
  /** Words that may stand within a phrase: "who actually has the best". */
  asides: ReadonlySet<string>;
  /** What words that were typed may begin. */
  begun: Map<string, readonly Phrase[]>;
}

const lineForm = /^([a-z]\w*): (\S.*)$/;
const known: ReadonlySet<string> = new Set(concepts);
/** What names something elsewhere: where a match here has the name, it is that. */
export const elsewhere: ReadonlySet<Concept> = new Set([
  ...(["e_football", "e_hockey", "e_basketball", "e_tennis", "e_other", "e_books"] as const),
]);
/** The line of a file that has no concept: how people shorten words, `vc você`. */
const shortLine = "short";
/** And the line of what clubs are called: `lobos wolves`. */
const nickLine = "nick";

/** What was read, and what is wrong with its lines, each by its concept: worked out for whoever asks. */
interface Found<T> {
  read: T;
  problems(): string[];
}

/** Reads the words of a language. */
export function readLexicon(language: string, text: string): Found<Lexicon> {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const read = lines.map((line) => lineForm.exec(line));
  const written = read.flatMap((found) =>
    found && known.has(found[1] ?? "") ? phrasesOf(found[1] as Concept, found[2] ?? "") : [],
  );
  const pairsOf = (line: string) => read.flatMap((found) => (found?.[1] === line ? pairsIn(found[2] ?? "") : []));
  const short = new Map(pairsOf(shortLine));
  const phrases = sharingWords([...written, ...writtenInFull(written, short), ...weekdaysOf(language)]);
  return { read: { ...lexiconOf(language, phrases, short), nicks: pairsOf(nickLine) }, problems: () => problemsIn(lines, read) };
}

function pairsIn(list: string): [string, string][] {
  return list.split(",").map((pair) => {
    const [short = "", full = ""] = wordsOfPhrase(pair.trim());
    return [short, full];
  });
}

function lexiconOf(language: string, phrases: readonly Phrase[], short: ReadonlyMap<string, string>): Lexicon {
  const isBeginning = ({ words: [first = ""] }: Phrase): boolean => first.endsWith("*");
  return {
    ...{ language, phrases, short, nicks: [] },
    byWord: grouped(phrases.filter((phrase) => !isBeginning(phrase))),
    byBeginning: grouped(phrases.filter(isBeginning)),
    words: new Set(phrases.filter(({ concept }) => !elsewhere.has(concept)).flatMap((phrase) => phrase.words)),
    asides: asidesOf(phrases),
    begun: new Map(),
  };
}

/** Each word kept once, however many phrases have it: that is a third of the memory. */
function sharingWords(phrases: readonly Phrase[]): Phrase[] {
  const kept = new Map<string, string>();
  const once = (word: string): string => kept.get(word) ?? (kept.set(word, word) && word);
  return phrases.map(({ concept, words: own }) => ({ concept, words: own.map(once) }));
}

/** Phrases that were written with shortened words, with full ones. */
function writtenInFull(phrases: readonly Phrase[], short: ReadonlyMap<string, string>): Phrase[] {
  const shortened = phrases.filter(({ words: own }) => own.length > 1 && own.some((word) => short.has(word)));
  return shortened.map(({ concept, words: own }) => ({ concept, words: own.map((word) => short.get(word) ?? word) }));
}

/** Fillers that mean nothing else, and days. */
function asidesOf(phrases: readonly Phrase[]): Set<string> {
  const alone = phrases.filter(({ words: own }) => own.length === 1);
  const meaning = new Set(
    alone.flatMap(({ concept, words: [word = ""] }) => (concept === "filler" || slots.has(concept) ? [] : word)),
  );
  return new Set(alone.flatMap(({ words: [word = ""] }) => (meaning.has(word) ? [] : word)));
}

function problemsIn(lines: readonly string[], read: readonly (RegExpExecArray | null)[]): string[] {
  const said = read.map((found) => found?.[1] ?? "");
  return [
    ...lines
      .filter((_, at) => said[at] !== shortLine && said[at] !== nickLine && !known.has(said[at] ?? ""))
      .map((line) => `${line.slice(0, 40)}: no such concept`),
    ...concepts.filter((concept) => !said.includes(concept)).map((concept) => `${concept}: no words`),
    ...said.filter((concept, at) => said.indexOf(concept) < at).map((concept) => `${concept}: twice`),
    ...read.flatMap((found) => (found ? wordProblems(found[1] ?? "", found[2] ?? "") : [])),
  ];
}

/** Apostrophes are often left out: "cant" is "can't", "menvoyer" is "m'envoyer". */
function phrasesOf(concept: Concept, list: string): Phrase[] {
  const written = fold(list)
    .split(",")
    .map((phrase) => phrase.trim());
  const joined = written.filter((phrase) => phrase.includes("'")).map((phrase) => phrase.replaceAll("'", ""));
  return [...written, ...joined].map((phrase) => ({ concept, words: wordsOfFolded(phrase) }));
}

/** Letters and blanks alone, and perhaps a star at the end. */
const plainPhrase = /^[\p{Ll} ]+\*?$/u;

function wordsOfFolded(phrase: string): string[] {
  return plainPhrase.test(phrase) ? phrase.split(" ").filter(Boolean) : wordsOfPhrase(phrase);
}

const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
/** Languages whose names of days end otherwise in a sentence: "w sobotę". */
const inflected = new Set(["pl", "ru", "uk"]);

/** The names of the days of the week, which nobody has to write down. */
function weekdaysOf(language: string): Phrase[] {
  const format = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  return weekdays.map((concept, at) => {
    // The first of January 2024 was a Monday.
    const name = fold(format.format(Date.UTC(2024, 0, 1 + at)));
    return { concept, words: [inflected.has(language) ? `${name.slice(0, -1)}*` : name] };
  });
}

const oneWordForm = /^[\p{L}\p{M}]+\*?$/u;

/** A star stays at the end of its word. */
function wordsOfPhrase(phrase: string): string[] {
  return phrase.split(/\s+/u).flatMap((part) => {
    if (oneWordForm.test(part)) return [fold(part)];
    const own = tokensOf(part).map(({ key }) => key);
    return part.endsWith("*") ? [...own.slice(0, -1), `${own.at(-1) ?? ""}*`] : own;
  });
}

function wordProblems(concept: string, list: string): string[] {
  const phrases = list.split(",").map((phrase) => phrase.trim());
  return phrases.flatMap((phrase, at) => {
    if (phrase === "" || wordsOfPhrase(phrase).length === 0) return [`${concept}: “${phrase}” is no word`];
    if (phrase !== phrase.toLowerCase()) return [`${concept}: “${phrase}” has capital letters`];
    return phrases.indexOf(phrase) < at ? [`${concept}: “${phrase}” twice`] : [];
  });
}

/** By their first words, the longest first. */
function grouped(phrases: readonly Phrase[]): Map<string, Phrase[]> {
  const groups = new Map<string, Phrase[]>();
  for (const phrase of phrases.toSorted((a, b) => b.words.length - a.words.length)) {
    const first = (phrase.words[0] ?? "").replace("*", "");
    const group = groups.get(first) ?? [];
    group.push(phrase);
    groups.set(first, group);
  }
  return groups;
}

const folder = projectFile("locales/talk/");

/** Reads `<language>.txt` of a folder. */
export function readLexicons(from: URL = folder): Found<Lexicon[]> {
  const files = readdirSync(from).filter((file) => file.endsWith(".txt"));
  const all = files
    .sort()
    .map((file) => ({ file, ...readLexicon(file.replace(".txt", ""), readFileSync(new URL(file, from), "utf8")) }));
  return {
    read: all.map(({ read }) => read),
    problems: () => all.flatMap(({ file, problems }) => problems().map((problem) => `${file} ${problem}`)),
  };
}

/** Not read at the start, nor before somebody types in the language: most messages need two of them. */
const lexicons = new Map<string, Lexicon>();
let languages: readonly string[] | null = null;

function lexiconFor(language: string): Lexicon {
  const known = lexicons.get(language);
  if (known) return known;
  const { read } = readLexicon(language, readFileSync(new URL(`${language}.txt`, folder), "utf8"));
  lexicons.set(language, read);
  return read;
}

/** The languages that have words. */
function allLanguages(): readonly string[] {
  languages ??= readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .map((file) => file.replace(".txt", ""))
    .sort();
  return languages;
}

const asked = new Map<string, boolean>();
const mostRemembered = 5_000;

/** Whether it is a word of any language, alone or in a phrase: such words never become a name by likeness. */
export function isWord(key: string): boolean {
  const known = asked.get(key);
  if (known !== undefined) return known;
  if (asked.size >= mostRemembered) asked.clear();
  const isOne = allLanguages()
    .map(lexiconFor)
    .some((lexicon) => lexicon.words.has(key) || lexicon.short.has(key) || phrasesFrom(lexicon, [key], 0).length > 0);
  asked.set(key, isOne);
  return isOne;
}

/** What a club is called in English, where a word of a language is its name there. */
export function clubNamed(key: string, language: string): string | null {
  const nicks = allLanguages().includes(language) ? lexiconFor(language).nicks : [];
  return nicks.find(([nick]) => isLike(key, nick))?.[1] ?? null;
}

const nothing: readonly Phrase[] = [];
const nowhere: ReadonlySet<number> = new Set();

/** The phrases that stand at a place: the longest, and of one word exact ones before beginnings, of these the longest. */
function phrasesFrom(lexicon: Lexicon, keys: readonly string[], at: number): readonly Phrase[] {
  const all = phrasesBegunBy(lexicon, keys[at] ?? "");
  if (all.length === 0) return nothing;
  const length = all.find((phrase) => endOf(lexicon, phrase, { keys, at }) !== null)?.words.length;
  return length === undefined
    ? nothing
    : all.filter((phrase) => phrase.words.length === length && endOf(lexicon, phrase, { keys, at }) !== null);
}

const shortestParted = 3;

/** Where a phrase ends that stands at a place; null where it does not. One word may stand within a long one that says nothing. */
function endOf(
  { asides }: Lexicon,
  { words: own }: Phrase,
  { keys, at }: { keys: readonly string[]; at: number },
): number | null {
  let place = at;
  let isParted = own.length < shortestParted;
  for (let index = 1; index < own.length; index++) {
    const word = own[index] ?? "";
    place++;
    if (isLike(keys[place] ?? "", word)) continue;
    if (isParted || !asides.has(keys[place] ?? "") || !isLike(keys[++place] ?? "", word)) return null;
    isParted = true;
  }
  return place + 1;
}

function isLike(key: string, word: string): boolean {
  return word.endsWith("*") ? key.startsWith(word.slice(0, -1)) : key === word;
}

const shortestBeginning = 2;

/** The phrases that a word may begin, the longest first. Words come again and again, so they are remembered. */
function phrasesBegunBy({ byWord, byBeginning, begun }: Lexicon, key: string): readonly Phrase[] {
  const known = begun.get(key);
  if (known) return known;
  const found = [...(byWord.get(key) ?? [])];
  for (let length = key.length; length >= shortestBeginning; length--) {
    const isMeant = found.some(({ words: own }) => own.length === 1);
    found.push(...(byBeginning.get(key.slice(0, length)) ?? []).filter(({ words: own }) => own.length > 1 || !isMeant));
  }
  if (begun.size >= mostRemembered) begun.clear();
  begun.set(
    key,
    found.sort((a, b) => b.words.length - a.words.length),
  );
  return found;
}

/** What the words mean in one language, where nothing has been made out yet. */
function spansIn(lexicon: Lexicon, typed: readonly string[], taken: ReadonlySet<number>): Span[] {
  const spans: Span[] = [];
  const keys = writtenOut(lexicon, typed);
  for (let at = 0; at < keys.length; at++) {
    const phrases = taken.has(at) ? nothing : phrasesFrom(lexicon, keys, at);
    const [first] = phrases;
    const to = (first && endOf(lexicon, first, { keys, at })) ?? at;
    if (to === at || isTaken(taken, at, to)) continue;
    for (const { concept } of phrases) spans.push({ concept, from: at, to });
    // "The day after tomorrow" is not tomorrow, but a day may stand within any phrase.
    const isWhole = phrases.some(({ concept }) => slots.has(concept) || polite.has(concept));
    spans.push(...slotsIn(lexicon, keys, { from: at, to, except: isWhole ? (first?.words ?? []) : [] }));
    at = to - 1;
  }
  return spans;
}

/** Words in full: "vc" is "você". "U 2.5" is no "you". */
function writtenOut({ short }: Lexicon, keys: readonly string[]): readonly string[] {
  if (!keys.some((key) => short.has(key))) return keys;
  return keys.map((key, at) => (/^\d/.test(keys[at + 1] ?? "") ? key : (short.get(key) ?? key)));
}

/** "Good evening" names no time. */
const polite: ReadonlySet<Concept> = new Set(["greet", "thanks"]);

/** Days and sports, which count within longer phrases too: "what's on today". */
const slots: ReadonlySet<Concept> = new Set([
  ...([
    "today",
    "tomorrow",
    "dayafter",
    "weekend",
    "mon",
    "tue",
    "wed",
    "thu",
    "fri",
    "sat",
    "sun",
    "morning",
    "evening",
    "noon",
  ] as const),
  ...(["football", "hockey", "basketball", "tennis", "mma", "baseball"] as const),
]);

interface Run {
  from: number;
  to: number;
  /** Words that are not read again. */
  except: readonly string[];
}

function slotsIn(lexicon: Lexicon, keys: readonly string[], { from, to, except }: Run): Span[] {
  if (to - from < 2) return [];
  return keys.slice(from, to).flatMap((key, index) => {
    if (except.some((word) => isLike(key, word))) return [];
    const found = phrasesFrom(lexicon, [key], 0).filter(({ concept }) => slots.has(concept));
    return found.map(({ concept }) => ({ concept, from: from + index, to: from + index + 1 }));
  });
}

function isTaken(taken: ReadonlySet<number>, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (taken.has(at)) return true;
  return false;
}

/** Where a reader's language, and English, are as likely as another that knows more words. */
const ownBonus = 1.1;
const englishBonus = 0.4;

interface Read {
  lexicon: Lexicon;
  spans: Span[];
  score: number;
}

/**
 * What words mean in the language that knows most of them, the reader's own and English before others; what it does not know, as
 * these two have it. Where one of the likely ones knows most words, others are not asked.
 */
export function readWords(tokens: readonly Token[], language: string): Span[] {
  const keys = tokens.map(({ key }) => key);
  const likely = likelyLanguages(language, keys);
  const first = [...likely.map(lexiconFor), ...latinTwin(language, keys)].map((lexicon) => readIn(lexicon, keys, language));
  const isClear = first.some(({ spans }) => placesIn(spans).size > keys.length * mostly);
  const others = isClear ? [] : allLanguages().filter((one) => !likely.includes(one));
  const read = [...first, ...others.map((one) => readIn(lexiconFor(one), keys, language))];
  const [best, ...rest] = read.sort((a, b) => b.score - a.score);
  const spans = [...(best?.spans ?? [])];
  for (const { lexicon } of rest)
    if (lexicon.language === language || lexicon.language === "en")
      spans.push(...spansOf(lexicon, keys, placesIn(spans)).filter((span) => !isByChance(span, keys)));
  return spans.sort((a, b) => a.from - b.from);
}

const mostly = 0.6;

/** The reader's language, English, and those that are written in Cyrillic where that was typed. */
function likelyLanguages(language: string, keys: readonly string[]): string[] {
  const own = allLanguages().includes(language) ? [language] : [];
  return [...new Set([...own, "en", ...(keys.some((key) => cyrillic.test(key)) ? ["ru", "uk"] : [])])];
}

function readIn(lexicon: Lexicon, keys: readonly string[], reader: string): Read {
  const spans = spansOf(lexicon, keys);
  const bonus = lexicon.language === reader ? ownBonus : lexicon.language === "en" ? englishBonus : 0;
  return { lexicon, spans, score: spans.length === 0 ? 0 : placesIn(spans).size + bonus };
}

/** What words mean in one language, in Latin letters where it is read so. */
function spansOf(lexicon: Lexicon, keys: readonly string[], taken: ReadonlySet<number> = nowhere): Span[] {
  return spansIn(lexicon, lexicon.latin ? keys.map(lexicon.latin) : keys, taken);
}

const twins = new Map<string, Lexicon>();

/** The words of a Cyrillic language in Latin letters, where nothing was typed in its own: "kakie matchi segodnya". */
function latinTwin(language: string, keys: readonly string[]): Lexicon[] {
  if ((language !== "ru" && language !== "uk") || keys.some((key) => cyrillic.test(key))) return [];
  const known = twins.get(language);
  if (known) return [known];
  const phrases = lexiconFor(language).phrases.filter(({ words: [first = ""] }) => cyrillic.test(first));
  const written = phrases.map(({ concept, words: list }) => ({ concept, words: list.map(inLatin) }));
  const twin = { ...lexiconOf(language, written, new Map()), latin: inLatin };
  twins.set(language, twin);
  return [twin];
}

const shortestAct = 4;
const acts: ReadonlySet<Concept> = new Set(["stop", "mute", "watch", "undo", "break"]);

/** Whether one short word of another language would end or begin something. */
function isByChance({ concept, from, to }: Span, keys: readonly string[]): boolean {
  return acts.has(concept) && to - from === 1 && (keys[from] ?? "").length < shortestAct;
}

/** Where words stand that mean something. */
export function placesIn(spans: readonly { from: number; to: number }[]): Set<number> {
  const places = new Set<number>();
  for (const { from, to } of spans) for (let at = from; at < to; at++) places.add(at);
  return places;
}

/** "No" that stands behind what it refuses: "inglés no", "ingilizce değil". */
const refusesBefore: ReadonlySet<string> = new Set(["no", "non", "nao", "nein", "nee", "degil"]);
const alwaysBefore: ReadonlySet<string> = new Set(["degil", "yerine"]);
const refusals: ReadonlySet<Concept> = new Set(["no", "but"]);

/** Where words stand that are refused: "not German", "inglés no". */
export function refusedIn({ tokens, spans }: { tokens: readonly Token[]; spans: readonly Span[] }): Set<number> {
  return new Set(spans.flatMap((span) => (refusals.has(span.concept) ? placesRefusedBy(span, tokens) : [])));
}

function placesRefusedBy({ from, to }: Span, tokens: readonly Token[]): number[] {
  const key = tokens[from]?.key ?? "";
  const next = tokens[to];
  if (alwaysBefore.has(key) || (refusesBefore.has(key) && (!next || next.isApart)))
    return tokens[from - 1]?.isApart ? [from - 1] : [from - 2, from - 1];
  const behind = [to, to + 1].filter((at) => at < tokens.length);
  const end = behind.findIndex((at) => tokens[at]?.isApart);
  return end === -1 ? behind : behind.slice(0, end);
}
