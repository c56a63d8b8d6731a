import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { projectFile } from "./project-file.ts";

/** What typed words can mean. Within a section no word means two things. */
export const meanings = {
  // A command, and the words that it is called with.
  calls: [
    "odds",
    "best",
    "history",
    "history chart",
    "watch",
    "watches",
    "unwatch",
    "undo",
    "mute",
    "pause",
    "matches",
    "matches today",
    "matches tomorrow",
    "live",
    "valuebets",
    "movers",
    "predictions",
    "bookmakers",
    "teams",
    "leagues",
    "fighters",
    "help",
    "start",
    "settings",
    "settings language",
    "settings zone",
    "settings format",
    "settings quiet",
    "settings digest",
    "mydata",
    "export",
    "import",
    "forgetme",
    "status",
    "about",
  ],
  kinds: ["team", "fighter", "league", "sport"],
  common: [
    "all",
    "on",
    "off",
    "end",
    "for",
    "until",
    "morning",
    "between",
    "filler",
    "times",
    "points",
    "auto",
    "now",
    "bot",
    "me",
  ],
  units: ["m", "h", "d"],
  days: ["today", "tomorrow", "day_after_tomorrow"],
  // As JavaScript counts them.
  weekdays: ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
  // Of the day.
  halves: ["am", "pm"],
  statuses: ["live", "scheduled", "finished", "postponed", "cancelled"],
  sides: ["home", "draw", "away"],
  handicaps: ["home", "away"],
  doubles: ["1X", "12", "X2"],
  totals: ["over", "under"],
  answers: ["yes", "no"],
  beside: ["add", "replace"],
  markets: ["winner", "two_way", "three_way", "double_chance", "draw_no_bet", "total", "handicap", "both_score", "other"],
  directions: ["shortens", "drifts", "both"],
  presets: ["calm", "normal", "sharp"],
  phases: ["live", "prematch"],
  // Whose lines do not move as the others do.
  sports: ["ice_hockey", "baseball"],
  reducers: ["consensus", "best", "own"],
  rule: ["agreeing", "book", "at", "from", "within", "since_open", "fast", "again", "posted", "gap", "keep"],
  value_bets: ["heading", "improving", "by", "filler"],
  methods: ["power", "proportional", "shin"],
  settings: [
    "language",
    "zone",
    "format",
    "threshold",
    "books",
    "sharp",
    "density",
    "theme",
    "tables",
    "quiet",
    "digest",
    "fixtures",
    "hourly",
    "reminder",
    "members",
    "bonuses",
    "information",
    "threads",
    "publish",
    "ping",
    "footer",
  ],
  threads: ["league", "match"],
  formats: ["decimal", "fractional", "american", "hongkong", "percent"],
  densities: ["short", "normal", "full"],
  themes: ["light", "dark"],
  publish: ["once", "approve"],
  quiet: ["hold", "silent", "as_chat"],
  // Concepts by which somebody is heard who can't stop gambling. A star takes any part of a word, a bar stands between words for one
  // place, three dots take a few words. What is ordinary speaks against it, and an idiom says nothing.
  trouble: [
    "despair",
    "addiction",
    "besides",
    "barred",
    "money",
    "secret",
    "suffering",
    "unable",
    "habit",
    "relapse",
    "recoup",
    "betting",
    "lost",
    "close",
    "again",
    "help",
    "ordinary",
    "idiom",
  ],
} as const;

type Section = keyof typeof meanings;
type Meaning<S extends Section> = (typeof meanings)[S][number];

type Sections = Readonly<Record<string, Readonly<Record<string, readonly string[] | undefined>> | undefined>>;

const word = z.string().regex(/^[^\s\p{Lu}]+(?: [^\s\p{Lu}]+)*$/u, "must be words in small letters with one space between");
const section = (known: readonly string[]) => z.partialRecord(z.enum(known), z.array(word)).optional();
const schema = z.strictObject({
  words: z.strictObject(Object.fromEntries(Object.entries(meanings).map(([name, known]) => [name, section(known)] as const))),
  /** Letters of names, in Latin as English newspapers write them, where the transliteration library differs. */
  letters: z.record(z.string(), z.string()).default({}),
  /** Time zones that readers of the language most likely live in, from west to east. */
  zones: z.array(z.string()).default([]),
  /** Cities and countries by time zone, beside the city that it is named after. */
  cities: z.record(z.string(), z.string()).default({}),
});

/** What people type, in every language at once: a chat is understood in each of them, whatever its own is. */
export interface TypedWords {
  languages: ReadonlyMap<string, z.output<typeof schema>>;
  /** What is wrong with the files. A file with a problem counts for nothing. */
  problems: readonly string[];
}

/** Code of its own for a schema is worth making where it reads more than once. */
const once = { jitless: true };

/** Reads `<language>.json` of a folder. */
export function readTypedWords(folder: URL): TypedWords {
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  const read = files.sort().map((file) => ({ file, ...schema.safeParse(jsonOf(new URL(file, folder)), once) }));
  const problems = read.flatMap(({ file, error }) =>
    (error?.issues ?? []).map(({ path, message }) => `${[file, ...path].join(" ")}: ${message}`),
  );
  const languages = new Map(read.flatMap(({ file, data }) => (data ? [[file.replace(/\.json$/, ""), data] as const] : [])));
  const all = [...languages.values()].map(({ words }) => words);
  // Without a file that cannot be read most words would be missing.
  const missing = problems.length === 0 ? missingWords(all) : [];
  const letters = ambiguousLetters([...languages.values()].map((one) => one.letters));
  return { languages, problems: [...problems, ...missing, ...ambiguousWords(all), ...letters] };
}

function jsonOf(file: URL): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    return `${error}`;
  }
}

function missingWords(languages: readonly Sections[]): string[] {
  const pairs = Object.entries(meanings).flatMap(([name, known]) => known.map((meaning) => ({ name, meaning })));
  const isMissing = ({ name, meaning }: { name: string; meaning: string }) =>
    languages.every((words) => (words[name]?.[meaning] ?? []).length === 0);
  return pairs.filter(isMissing).map(({ name, meaning }) => `${name} ${meaning}: no language has a word for it`);
}

function ambiguousWords(languages: readonly Sections[]): string[] {
  return Object.keys(meanings).flatMap((name) => {
    const found = new Map<string, string>();
    const said = languages.flatMap((words) => Object.entries(words[name] ?? {}));
    return said.flatMap(([meaning, words = []]) =>
      words.flatMap((one) => {
        const other = found.get(one) ?? meaning;
        found.set(one, meaning);
        return other === meaning ? [] : [`${name}: “${one}” means both ${other} and ${meaning}`];
      }),
    );
  });
}

/** Names are written alike whatever language they come from. */
function ambiguousLetters(languages: readonly Readonly<Record<string, string>>[]): string[] {
  const found = new Map<string, string>();
  return languages.flatMap((letters) =>
    Object.entries(letters).flatMap(([letter, latin]) => {
      const other = found.get(letter) ?? latin;
      found.set(letter, latin);
      return other === latin ? [] : [`letters: “${letter}” is both “${other}” and “${latin}”`];
    }),
  );
}

export const typedWords = readTypedWords(projectFile("locales/input/"));

/** Throws when the files have problems, with all of them. */
export function demandTypedWords({ problems } = typedWords): void {
  if (problems.length > 0) throw new Error(["locales/input has problems:", ...problems].join("\n  - "));
}

/** Every word of a section with its meaning. */
export function meaningsOf<S extends Section>(name: S): ReadonlyMap<string, Meaning<S>> {
  const known: readonly Meaning<S>[] = meanings[name];
  return new Map(known.flatMap((meaning) => wordsFor(name, meaning).map((one) => [one, meaning] as const)));
}

/** The words of a section, or only those with certain meanings, as part of a regular expression that ignores case. */
export function anyWord<S extends Section>(name: S, ...only: Meaning<S>[]): string {
  const escaped = wordsFor(name, ...only)
    .toSorted((a, b) => b.length - a.length)
    .map((one) => one.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  return `(?:${escaped.join("|")})`;
}

/** How many words the longest of them takes, as they are typed. */
export function longestOf<S extends Section>(name: S, ...only: Meaning<S>[]): number {
  return Math.max(...wordsFor(name, ...only).map((one) => one.split(" ").length));
}

/** What exactly one of these words looks like. */
export function wordForm<S extends Section>(name: S, ...only: Meaning<S>[]): RegExp {
  return new RegExp(`^${anyWord(name, ...only)}$`, "iu");
}

/** The words of a section, or only those with certain meanings. */
export function wordsFor<S extends Section>(name: S, ...only: Meaning<S>[]): string[] {
  const known: readonly Meaning<S>[] = only.length > 0 ? only : meanings[name];
  const languages = [...typedWords.languages];
  return known.flatMap((meaning) =>
    languages.flatMap(([language, { words }]) => (words[name]?.[meaning] ?? []).flatMap((one) => spellings(one, language))),
  );
}

/** A phone writes the first letter large: where that makes a dotted İ, neither JavaScript's small letters nor ignoring case lead back. */
function spellings(words: string, language: string): string[] {
  if (!words.startsWith("i") || "i".toLocaleUpperCase(language) === "I") return [words];
  const dotted = words.replace("i", "i".toLocaleUpperCase(language));
  return [words, dotted, dotted.toLowerCase()];
}
