import type { Names } from "../api/model.ts";
import type { KnownMatch } from "../matches/matches.ts";
import { isLatin, spelledNames, wordsOf } from "../matches/words.ts";
import { isWord, type Token } from "./words.ts";

/** A team, a player, a fighter or a league by its words, with the matches that it is in. */
export interface Name {
  kind: "team" | "league";
  names: Names;
  /** As they are compared: in Latin, without accents. */
  words: ReadonlySet<string>;
  matches: ReadonlyMap<number, KnownMatch>;
}

/** Words of a message that name something: those from `from` on, before `to`. */
export interface Named {
  from: number;
  to: number;
  /** What they may name: all of a kind. */
  names: readonly Name[];
  /** The words as the names have them. */
  said: string;
  /** So many have them that they name nobody, but for who was just shown. */
  isCommon: boolean;
  /** What it stands beside is part of a name too, but of none with these words: "Fairholt Falcons", where these are another town's. */
  isOther?: true;
}

/** Names in messages. It is kept up to date match by match. */
export interface NameIndex {
  put(known: KnownMatch): void;
  remove(id: number): void;
  /** Takes up at most so many of the matches that came since, and returns how many it were. Asking takes up all of them. */
  settle(atMost: number): number;
  /** The names among words; `taken` are places of words that mean something else. */
  find(tokens: readonly Token[], taken: ReadonlySet<number>): Named[];
}

/** `first` are the words that it begins with: a town, not "Rovers". */
type Entry = Omit<Name, "matches"> & { key: string; first: ReadonlySet<string>; matches: Map<number, KnownMatch> };

/** So many names have a word that is nobody's own, such as "United". */
const mostNames = 8;
const mostLeagues = 2;

export function createNames(): NameIndex {
  const entries = new Map<string, Entry>();
  const byWord = new Map<string, Set<Entry>>();
  /** Words by how they begin, by their first letter and length, and by how they sound. */
  const byForm = new Map<string, Set<string>>();
  const entriesOf = new Map<number, Entry[]>();

  const waiting = new Map<number, KnownMatch>();

  function put(known: KnownMatch): void {
    waiting.set(known.id, known);
  }

  function remove(id: number): void {
    waiting.delete(id);
    for (const entry of entriesOf.get(id) ?? []) {
      entry.matches.delete(id);
      if (entry.matches.size === 0) forget(entry);
    }
    entriesOf.delete(id);
  }

  function takeUp(known: KnownMatch): void {
    const { id, match } = known;
    const sides = [match.home, match.away].map((team) => entryOf("team", team.names, match.sport));
    const own = match.league ? [...sides, entryOf("league", match.league.names, match.sport)] : sides;
    const before = entriesOf.get(id) ?? [];
    if (before.some((entry) => !own.includes(entry))) remove(id);
    for (const entry of own) entry.matches.set(id, known);
    entriesOf.set(id, own);
  }

  function entryOf(kind: Name["kind"], names: Names, sport: string | null): Entry {
    const key = `${kind} ${sport} ${JSON.stringify(names)}`;
    const known = entries.get(key);
    if (known) return known;
    const spelled = Object.values(names).flatMap(spelledNames);
    const words = new Set(spelled.flat());
    const first = new Set(spelled.flatMap(([word = ""]) => word));
    const entry: Entry = { kind, key, names, words, first, matches: new Map() };
    entries.set(key, entry);
    for (const word of words) {
      if (!byWord.has(word)) for (const form of formsOf(word)) added(byForm, form, word);
      added(byWord, word, entry);
    }
    return entry;
  }

  function forget(entry: Entry): void {
    entries.delete(entry.key);
    for (const word of entry.words)
      if (removed(byWord, word, entry)) for (const form of formsOf(word)) removed(byForm, form, word);
  }

  function settle(atMost: number): number {
    const next = [...waiting.values()].slice(0, atMost);
    for (const known of next) {
      waiting.delete(known.id);
      takeUp(known);
    }
    return next.length;
  }

  function find(tokens: readonly Token[], taken: ReadonlySet<number>): Named[] {
    if (waiting.size > 0) settle(waiting.size);
    const meant = tokens.map((token, at) => wordMeant(token, taken.has(at)));
    const found: Named[] = [];
    for (let at = 0; at < tokens.length; at++) {
      if (meant[at] === null || taken.has(at)) continue;
      const named = runAt(meant, at, found.at(-1)?.to ?? 0);
      if (!named) continue;
      found.push(named);
      at = named.to - 1;
    }
    return joined(found, tokens);
  }

  /** A town and what its team is called are one name, whichever comes first: "the Kings of Varnholm". Where no team is, the town counts. */
  function joined(found: readonly Named[], tokens: readonly Token[]): Named[] {
    const all: Named[] = [];
    for (const named of found) {
      const before = all.at(-1);
      const between = before ? tokens.slice(before.to, named.from) : [];
      const isBeside = between.length < 2 && between.every(({ raw }) => joins.has(wordsOf(raw)[0] ?? ""));
      const one = before && isBeside ? asOne(before, named) : null;
      if (one) all.pop();
      all.push(one ?? named);
    }
    return all;
  }

  /** The longest run of words around a place that one name has. A word of the language may begin or end one: "Port Alder". */
  function runAt(meant: readonly (string | null)[], at: number, after: number): Named | null {
    const isBegun = at > after && isNamed(meant, at - 1, at + 1);
    const from = isBegun ? at - 1 : at;
    let to = at + 1;
    while (to < meant.length && isNamed(meant, from, to + 1)) to++;
    const words = meant.slice(from, to).map((word) => word ?? "");
    const names = namesWith(words);
    return names.length === 0 ? null : { from, to, names, said: words.join(" "), isCommon: isNobodys(names, words) };
  }

  /** Whether anything has all the words of a run. */
  function isNamed(meant: readonly (string | null)[], from: number, to: number): boolean {
    for (let at = from; at < to; at++) if (!meant[at]) return false;
    const words = meant.slice(from, to) as string[];
    const rarest = rarestOf(words);
    for (const entry of rarest ?? []) if (words.every((word) => entry.words.has(word))) return true;
    return false;
  }

  /** The names of the word that fewest have. */
  function rarestOf(words: readonly string[]): ReadonlySet<Entry> | undefined {
    const sets = words.map((word) => byWord.get(word)).sort((a, b) => (a?.size ?? 0) - (b?.size ?? 0));
    return sets[0];
  }

  /** What has all of these words, teams before leagues. */
  function namesWith(words: readonly string[]): Entry[] {
    const all = [...(rarestOf(words) ?? [])].filter((entry) => words.every((word) => entry.words.has(word)));
    const teams = all.filter(({ kind }) => kind === "team");
    return teams.length > 0 ? teams : all;
  }

  /** The word of a name that a typed one is: as it is, with another ending, or with a typo; null where none is near. */
  function wordMeant({ key, raw }: Token, isTaken: boolean): string | null {
    const [latin = ""] = wordsOf(raw);
    if (byWord.has(latin) && latin.length > 1) return latin;
    if (isTaken || latin.length < 4 || /\d/.test(latin) || isWord(key)) return null;
    const ended = [...(byForm.get(beginningOf(latin)) ?? [])].filter((word) => isEnding(latin, word));
    if (ended.length > 0 || latin.length < 5) return ended.sort((a, b) => b.length - a.length)[0] ?? null;
    return nearest(latin, ofLikeLength(latin)) ?? (isLatin(raw) ? null : heard(latin));
  }

  function ofLikeLength(typed: string): string[] {
    const lengths = [0, -1, 1, ...(typed.length >= longTyped ? [-2, 2] : [])].map((more) => typed.length + more);
    return lengths.flatMap((length) => [...(byForm.get(lengthForm(typed, length)) ?? [])]);
  }

  function heard(typed: string): string | null {
    const alike = (sounds: string): Iterable<string> => byForm.get(soundForm(sounds)) ?? [];
    return heardAs(typed, alike) ?? null;
  }

  return { put, remove, settle, find };
}

/** What stands between the words of one name, in Latin letters. */
const joins: ReadonlySet<string> = new Set([
  "of",
  "from",
  "von",
  "aus",
  "de",
  "du",
  "d",
  "del",
  "do",
  "da",
  "di",
  "z",
  "ze",
  "iz",
]);

/** Two runs of words that are one name: a town, and what no name begins with. Null for two names. */
function asOne(a: Named, b: Named): Named | null {
  const [town, other] = isTown(a) ? [a, b] : [b, a];
  if (!isTown(town) || isTown(other)) return null;
  const words = other.said.split(" ");
  const names = town.names.filter((name) => words.every((word) => name.words.has(word)));
  if (names.length === 0) return town.isCommon ? null : { ...town, isOther: true };
  return { from: a.from, to: b.to, names, said: `${town.said} ${other.said}`, isCommon: false };
}

function isTown({ names, said }: Named): boolean {
  const [word = ""] = said.split(" ");
  return names.some((name) => (name as Entry).first.has(word));
}

/** Whether a word is so common that it names nobody: "league", or "United" alone. */
function isNobodys(names: readonly Name[], words: readonly string[]): boolean {
  const [first] = names;
  if (first?.kind === "league") return names.length > mostLeagues;
  return words.length === 1 && names.length > mostNames;
}

function added<T>(sets: Map<string, Set<T>>, key: string, one: T): void {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set.add(one));
}

/** Returns whether nothing is left under the key. */
function removed<T>(sets: Map<string, Set<T>>, key: string, one: T): boolean {
  const set = sets.get(key);
  set?.delete(one);
  return set?.size === 0 && sets.delete(key);
}

const leastAlike = 4;
const mostMore = 4;
const leastBegun = 6;

/** "castelmirę", "kestravayı", "holmgradu": the same beginning, and no more than an ending apart; "premie" begins one. */
function isEnding(typed: string, word: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same++;
  if (same < leastAlike || typed.length - same > Math.min(mostMore, same - 1)) return false;
  const isBeginning = same === typed.length && same >= leastBegun && word.length - same <= mostMore;
  return word.length - same <= 1 || isBeginning;
}

const mostEnding = 2;
const leastSounds = 4;
const spelledAlike: readonly (readonly [RegExp, string])[] = [
  [/kh/g, "h"],
  [/th/g, "t"],
  [/ph/g, "f"],
  [/ck|[cq]/g, "k"],
  [/x/g, "ks"],
  [/w/g, "v"],
  [/z/g, "s"],
  [/[aeiouyj'’]/g, ""],
  [/(.)\1+/g, "$1"],
];

/** The word that sounds like one written in other letters, with an ending or without: "vulvz", written in Cyrillic, is Wolves. */
function heardAs(typed: string, alike: (sounds: string) => Iterable<string>): string | undefined {
  for (const sounds of new Set([soundsOf(typed), soundsOf(typed.slice(0, -mostEnding))])) {
    if (sounds.length < leastSounds) continue;
    for (const word of alike(sounds))
      if (Math.abs(word.length - typed.length) <= mostEnding && beginsAlike(word, typed)) return word;
  }
  return undefined;
}

/** What a word is found by. */
function formsOf(word: string): string[] {
  return [beginningOf(word), lengthForm(word, word.length), soundForm(soundsOf(word))];
}

function beginningOf(word: string): string {
  return word.slice(0, leastAlike);
}

function lengthForm(word: string, length: number): string {
  return `${word[0] ?? ""} ${length}`;
}

function soundForm(sounds: string): string {
  return `~${sounds}`;
}

const vowel = /^[aeiouyj]/;

function beginsAlike(a: string, b: string): boolean {
  return vowel.test(a) === vowel.test(b);
}

/** Its consonants, whichever letters are written for them. */
function soundsOf(word: string): string {
  return spelledAlike.reduce((sounds, [form, as]) => sounds.replaceAll(form, as), word);
}

/** From so many letters on two of them may be wrong. */
const longTyped = 8;

function nearest(typed: string, words: readonly string[]): string | null {
  const most = typed.length >= longTyped ? 2 : 1;
  const alike = words.map((word) => ({ word, count: edits(typed, word, most) })).filter(({ count }) => count <= most);
  return alike.sort((a, b) => a.count - b.count)[0]?.word ?? null;
}

/** How many letters are changed, added, left out or swapped; only as far as `most`. */
function edits(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length && Math.min(...last) <= most; i++) {
    const row = editsRow(a, b, { i, last, before });
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

interface Rows {
  i: number;
  last: readonly number[];
  before: readonly number[];
}

function editsRow(a: string, b: string, { i, last, before }: Rows): number[] {
  const row = [i];
  const at = (list: readonly number[], place: number): number => list[place] ?? i + b.length;
  for (let j = 1; j <= b.length; j++) {
    const changed = at(last, j - 1) + Number(a[i - 1] !== b[j - 1]);
    const isSwapped = i > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    row.push(Math.min(at(last, j) + 1, at(row, j - 1) + 1, changed, isSwapped ? at(before, j - 2) + 1 : changed));
  }
  return row;
}
