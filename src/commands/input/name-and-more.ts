import type { Names } from "../../api/model.ts";
import { dayForm } from "../../matches/days.ts";
import type { Directories } from "../../matches/directories.ts";
import type { Directory, Named } from "../../matches/directory.ts";
import type { MatchIndex } from "../../matches/index.ts";
import { mostWords } from "../../matches/word-search.ts";
import { isBetween, isCross, isFiller, longestName, spelledNames, wordsOf } from "../../matches/words.ts";
import type { Ask } from "../command.ts";

/** What names are looked up in: the matches, and what else a command takes. */
export interface NameDeps {
  index: Pick<MatchIndex, "bySlug" | "search">;
  directories?: Directories;
  /** Sports are on no list. */
  sports?: readonly Names[];
  /** Whether a word only says of what kind the name after it is. */
  isKind?(word: string): boolean;
}

/** What may follow a name. */
export interface Following {
  /** Whether words from this place on may belong to it; they may be a name all the same ("Ligue 1"). */
  beginsAt(words: readonly string[], at: number): boolean;
  /** Whether it is all that the words are. */
  isWhole(words: readonly string[]): boolean;
}

/** A name, and what follows it; null where nothing does. */
export interface NameAndMore {
  name: string;
  more: string | null;
}

/** Something with names that has some of the words which were looked for. */
interface Thing {
  found: ReadonlySet<string>;
  names: readonly (readonly string[])[];
}

interface Question {
  words: readonly string[];
  /** Each word as names are compared; what was typed as one may be several ("man-utd"). */
  own: readonly (readonly string[])[];
  /** For each word, whether it may be the first one after the name. */
  mayFollow: readonly boolean[];
  things: readonly Thing[];
}

/** Of each kind so many are looked at, best first. */
const mostThings = 50;
/** A number of ours, what a button says for a league, and a link: one word, whatever follows. */
const refForm = /^(?:[a-z]*#\S+|https?:\/\/\S+)$/iu;

/**
 * Tells a name from what follows it in typed words. The longest beginning all of whose words one known thing has is the name;
 * a word that may follow as well, or was said before, counts only where it stands so in a name ("Ligue 1"). A shorter name is
 * taken where that makes sense of all that follows. Words that name something else stay with the name, so that it is not found.
 * The name is empty where all words may follow one and nothing is called so.
 */
export function nameAndMore(typed: string, deps: NameDeps, following: Following): NameAndMore {
  const words = typed.split(/\s+/u).filter((word) => word !== "");
  const length = lengthOfName(words, deps, following);
  const more = words.slice(length).join(" ");
  return { name: words.slice(0, length).join(" "), more: more === "" ? null : more };
}

/**
 * The same for an argument and the one behind it: what was typed is told apart anew, since their forms alone know no names.
 * Named options are taken as they are, but that a name may have something behind it.
 */
export function nameOf(
  { call, args }: Pick<Ask, "call" | "args">,
  behind: string,
  { following, ...deps }: NameDeps & { following: Following },
): NameAndMore {
  const [match = "", option] = [args["match"], args[behind]];
  if (!call.options) return nameAndMore(`${match} ${option ?? ""}`, deps, following);
  const { name, more } = nameAndMore(match, deps, following);
  const words = [more, option].filter(Boolean).join(" ");
  return { name, more: words === "" ? null : words };
}

function lengthOfName(words: readonly string[], deps: NameDeps, following: Following): number {
  const [first = ""] = words;
  // A number alone is a line of a list, whatever else it may mean behind a name.
  const isNumber = words.length === 1 && /^\d+$/.test(first);
  const mayBeAllMore = words.length > 0 && !isNumber && following.beginsAt(words, 0) && following.isWhole(words);
  if (words.length < 2 && !mayBeAllMore) return words.length;
  if (deps.isKind?.(first)) return 1 + lengthOfName(words.slice(1), deps, following);
  if (refForm.test(first) || deps.index.bySlug(first.toLowerCase())) return 1;
  const looked = words.slice(0, mostWords);
  const own = looked.map((word) => wordsOf(word.slice(0, longestName)));
  const things = thingsWith(own, deps);
  const isName = (at: number) => own[at]?.some((one) => !isFiller(one) && things.some(({ found }) => found.has(one)));
  const begins = looked.map((_, at) => at > 0 && following.beginsAt(words, at));
  const mayFollow = begins.map((may, at) => may && !(isCross(looked[at] ?? "") && !begins[at + 1] && isName(at + 1)));
  const question = { words: looked, own, mayFollow, things };
  const isEnd = (at: number) => at === words.length || (mayFollow[at] === true && following.isWhole(words.slice(at)));
  const longest = Math.max(...question.things.map((thing) => wordsNamed(question, thing)), 0);
  const ends = Array.from({ length: longest }, (_, index) => longest - index);
  // Nothing is called so: then it is what follows a name, and the name is missing.
  if (longest === 0 && mayBeAllMore) return 0;
  // Of a name that nobody knows it is only known where something else begins.
  if (longest === 0) return [...looked.keys()].find(isEnd) ?? words.length;
  return ends.find(isEnd) ?? longest + otherNames(question, longest);
}

function thingsWith(own: Question["own"], { index, directories, sports = [] }: NameDeps): Thing[] {
  const text = lookedFor(own);
  const thing = (found: readonly string[], names: readonly (Names | undefined)[]): Thing => ({
    found: new Set(found),
    names: names.flatMap((one) => Object.values(one ?? {}).flatMap(spelledNames)),
  });
  const matches = index.search(text, { limit: mostThings, some: true });
  const lists: Directory<Named>[] = directories ? Object.values(directories) : [];
  return [
    ...matches.map(({ found, known: { match } }) => thing(found, [match.home.names, match.away.names, match.league?.names])),
    ...lists.flatMap((list) => list.having(text, mostThings)).map(({ item, found }) => thing(found, [item.names])),
    ...sports.map((names) => thing(Object.values(names).flatMap(wordsOf), [names])),
  ];
}

/** As many of the words as can be looked for at once. */
function lookedFor(own: Question["own"]): string {
  return [...new Set(own.flat())].slice(0, mostWords).join(" ").slice(0, longestName);
}

/** How many words from the first one on are this thing's. */
function wordsNamed(question: Question, { found, names }: Thing): number {
  const { words, mayFollow } = question;
  const said: string[] = [];
  let length = 0;
  for (const [at, word] of words.entries()) {
    const own = question.own[at] ?? [];
    // The figure of a total may look like a day.
    const isDay = !mayFollow[at] && !mayFollow[at - 1] && dayForm.test(word);
    const isDoubtful = mayFollow[at] || own.some((one) => said.includes(one) && !isFiller(one));
    const before = isBetween(words[at - 1] ?? "") ? null : said.at(-1);
    const isNamed = isDoubtful ? standsIn(names, { before, own }) : isPartOf(found, own) || isBetween(word);
    if (!isDay && !isNamed) break;
    said.push(...own);
    if (isDay || length > 0 || own.some((one) => found.has(one))) length = at + 1;
  }
  return length;
}

function isPartOf(found: ReadonlySet<string>, own: readonly string[]): boolean {
  return own.length > 0 && own.every((one) => found.has(one) || isFiller(one));
}

/** Whether words stand in a name right after the word before them; or begin one, after what parts two teams. */
function standsIn(
  names: Thing["names"],
  { before, own }: { before: string | null | undefined; own: readonly string[] },
): boolean {
  if (own.length === 0 || before === undefined) return false;
  const isAt = (name: readonly string[], at: number) =>
    own.every((one, offset) => name[at + offset] === one) &&
    (before === null ? at === 0 : at > 0 && isLike(name[at - 1] ?? "", before));
  return names.some((name) => name.some((_, at) => isAt(name, at)));
}

/** The beginning of a word will do, as it does where names are looked up. */
function isLike(word: string, typed: string): boolean {
  return word === typed || (typed.length > 2 && word.startsWith(typed));
}

/** How many words after a name are names of something else, with which it is not known to meet. */
function otherNames({ words, own, mayFollow, things }: Question, length: number): number {
  const before = new Set(own.slice(0, length).flat());
  const names = things.flatMap((thing) => thing.names);
  const known = new Set(names.flat());
  const isOther = (at: number) =>
    !mayFollow[at] &&
    !/\d/.test(words[at] ?? "") &&
    (isBetween(words[at] ?? "") || (own[at] ?? []).some((one) => known.has(one) && !before.has(one)));
  let end = length;
  while (end < words.length) {
    // The first name of one player may be that of another, who is named in full.
    const count = isOther(end) ? 1 : Math.max(...names.map((name) => wordsBegun(name, own.slice(end))), 0);
    if (count === 0) break;
    end += count;
  }
  return end - length;
}

/** How many of these words are the beginning of a name, where that is more than its first word. */
function wordsBegun(name: readonly string[], own: Question["own"]): number {
  let length = 0;
  const end = own.findIndex((word) => {
    const isNext = word.length > 0 && word.every((one, nth) => name[length + nth] === one);
    if (isNext) length += word.length;
    return !isNext;
  });
  return length > 1 ? (end === -1 ? own.length : end) : 0;
}
