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

type Entry = Omit<Name, "matches"> & { key: string; matches: Map<number, KnownMatch> };

/** So many names have a word that is nobody's own, such as "United". */
const mostNames = 8;
const mostLeagues = 2;

export function createNames(): NameIndex {
  const entries = new Map<string, Entry>();
  const byWord = new Map<string, Set<Entry>>();
  const byLetter = new Map<string, Set<string>>();
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
    const words = new Set(Object.values(names).flatMap((name) => spelledNames(name).flat()));
    const entry: Entry = { kind, key, names, words, matches: new Map() };
    entries.set(key, entry);
    for (const word of words) {
      added(byWord, word, entry);
      added(byLetter, word[0] ?? "", word);
    }
    return entry;
  }

  function forget(entry: Entry): void {
    entries.delete(entry.key);
    for (const word of entry.words) if (removed(byWord, word, entry)) removed(byLetter, word[0] ?? "", word);
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
    return found;
  }

  /** The longest run of words around a place that one name has. A word of the language may begin or end one: "Port Alder". */
  function runAt(meant: readonly (string | null)[], at: number, after: number): Named | null {
    const isBegun = at > after && namesWith(meant.slice(at - 1, at + 1)).length > 0;
    const from = isBegun ? at - 1 : at;
    let to = at + 1;
    while (to < meant.length && namesWith(meant.slice(from, to + 1)).length > 0) to++;
    const words = meant.slice(from, to).map((word) => word ?? "");
    const names = namesWith(words);
    return isNobodys(names, words) ? null : { from, to, names, said: words.join(" ") };
  }

  /** What has all of these words, teams before leagues. */
  function namesWith(words: readonly (string | null)[]): Entry[] {
    const [first, ...others] = words;
    if (!first) return [];
    const all = [...(byWord.get(first) ?? [])].filter((entry) => others.every((word) => word !== null && entry.words.has(word)));
    const teams = all.filter(({ kind }) => kind === "team");
    return teams.length > 0 ? teams : all;
  }

  /** The word of a name that a typed one is: as it is, with another ending, or with a typo; null where none is near. */
  function wordMeant({ key, raw }: Token, isTaken: boolean): string | null {
    const [latin = ""] = wordsOf(raw);
    if (byWord.has(latin) && latin.length > 1) return latin;
    if (isTaken || latin.length < 4 || /\d/.test(latin) || isWord(key)) return null;
    const near = [...(byLetter.get(latin[0] ?? "") ?? [])];
    const ended = near.filter((word) => isEnding(latin, word)).sort((a, b) => b.length - a.length);
    if (ended[0] !== undefined || latin.length < 5) return ended[0] ?? null;
    return nearest(latin, near) ?? (isLatin(raw) ? null : (heardAs(latin, byWord.keys()) ?? null));
  }

  return { put, remove, settle, find };
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

/** "castelmirę", "kestravayı", "holmgradu": the same beginning, and no more than an ending apart; "prem" begins one. */
function isEnding(typed: string, word: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same++;
  if (same < leastAlike || typed.length - same > Math.min(mostMore, same - 1)) return false;
  const isBeginning = same === typed.length && typed.length < 7 && word.length - same <= 5;
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
function heardAs(typed: string, words: Iterable<string>): string | undefined {
  const heard = new Set(
    [soundsOf(typed), soundsOf(typed.slice(0, -mostEnding))].filter((sounds) => sounds.length >= leastSounds),
  );
  if (heard.size === 0) return undefined;
  for (const word of words)
    if (Math.abs(word.length - typed.length) <= mostEnding && beginsAlike(word, typed) && heard.has(soundsOf(word))) return word;
  return undefined;
}

const vowel = /^[aeiouyj]/;

function beginsAlike(a: string, b: string): boolean {
  return vowel.test(a) === vowel.test(b);
}

/** Its consonants, whichever letters are written for them. */
function soundsOf(word: string): string {
  return spelledAlike.reduce((sounds, [form, as]) => sounds.replaceAll(form, as), word);
}

function nearest(typed: string, words: readonly string[]): string | null {
  const most = typed.length >= 8 ? 2 : 1;
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
