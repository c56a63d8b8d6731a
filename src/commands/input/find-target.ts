import { unlessApiTrouble } from "../../api/trouble.ts";
import type { Draft } from "../../chat/reply.ts";
import type { Directories } from "../../matches/directories.ts";
import type { Directory, Listed, Named } from "../../matches/directory.ts";
import type { KnownMatch, MatchIndex } from "../../matches/index.ts";
import type { Target, TargetKind } from "../../matches/targets.ts";
import { targetChoicesReply } from "../../replies/parts/targets.ts";
import type { Text } from "../../replies/parts/text.ts";
import { meaningsOf, wordForm } from "../../typed-words.ts";
import { type Ask, Refusal } from "../command.ts";
import { demandWhole, type FindMatch, findMatch } from "./find-match.ts";
import { sportForm, sportForms, sportNamed, sportsOf } from "./match-filter.ts";

export interface TargetDeps {
  index: Pick<MatchIndex, "list">;
  directories: Directories;
}

/** A target with the word that buttons and suggestions carry for it: `team#17`, `sport#ice-hockey`. */
export interface NamedTarget {
  ref: string;
  target: Target;
}

/** Kinds of targets in the words that people put before a name. */
const kindWords: ReadonlyMap<string, TargetKind> = meaningsOf("kinds");
/** How many targets of each kind are offered, beside single matches, and how many rows there are in all. */
const mostTargets = 5;
const mostRows = 10;
const refForm = /^(team|fighter|league|sport)#(\S.*)$/;

/** What stands for everything there is. */
export const everythingForm = wordForm("common", "all");

/** Whether a word says of what kind the name after it is. */
export function isKindWord(word: string): boolean {
  return kindWords.has(word.toLowerCase());
}

/** The match or the target that the argument `match` means, or the reply that leads on to it. */
export async function findWatchable(
  ask: Ask,
  deps: TargetDeps & FindMatch & { index: Pick<MatchIndex, "ready"> },
): Promise<{ known: KnownMatch } | { target: Target } | { instead: Draft }> {
  const words = ask.args["match"] ?? "";
  // The sports are those of the matches, and just after the start none is known.
  if (deps.index.list().length === 0) await unlessApiTrouble(deps.index.ready());
  const said = await targetsSaid(ask, words, deps);
  if (said) return chosen(ask.text, { targets: said.fitting, near: said.near, words, matches: [], more: false }, deps);
  const found = await findMatch(ask, deps);
  if ("known" in found) return found;
  const targets = await targetsFitting(words, deps);
  if (targets.length === 0) return found;
  const matches = found.candidates.slice(0, Math.max(0, mostRows - targets.length));
  const more = found.more || matches.length < found.candidates.length;
  return chosen(ask.text, { targets, near: [], words, matches, more }, deps);
}

interface Candidates {
  targets: readonly NamedTarget[];
  /** What comes nearest, when nothing fits. */
  near: readonly NamedTarget[];
  matches: readonly KnownMatch[];
  /** More matches fit than these. */
  more: boolean;
  words: string;
}

/** The only one that fits, or the choice between all that do. */
function chosen(
  text: Text,
  { targets, near, matches, more, words }: Candidates,
  { command, finder, rest = "" }: FindMatch,
): { target: Target } | { instead: Draft } {
  const [only, ...others] = targets;
  if (only && others.length === 0 && matches.length === 0) return only;
  const fitting = targets.length > 0;
  const instead = targetChoicesReply(text, { targets: fitting ? targets : near, fitting, matches, more, words, command, rest });
  const presses = (fitting ? targets : near).map(({ ref }) => ({ command, text: `${ref} ${rest}`.trim(), replace: false }));
  demandWhole(instead, { words, finder, text, command, presses: rest === "" ? [] : presses });
  return { instead };
}

/** What was named as a target: by a button, with its kind before the name, or as a whole sport. Null for other words. */
export async function targetsSaid(
  { text }: Ask,
  words: string,
  deps: TargetDeps,
): Promise<{ fitting: NamedTarget[]; near: NamedTarget[] } | null> {
  const [, refKind, key = ""] = refForm.exec(words) ?? [];
  if (refKind !== undefined) return { fitting: [await byRef(refKind as TargetKind, key, deps)], near: [] };
  const sport = wholeSport(text, words, deps);
  if (sport) return { fitting: [sport], near: [] };
  const [, first = "", name = ""] = /^(\p{L}+)[\s:]+(\S.*)$/su.exec(words) ?? [];
  const kind = kindWords.get(first.toLowerCase());
  if (kind === undefined) return null;
  if (kind !== "sport") return byName(kind, name, deps);
  const named = sportNamed(text, name, sportsOf(deps.index.list()));
  return { fitting: named === null ? [] : [sportTarget(named)], near: sportsOf(deps.index.list()).map(sportTarget) };
}

/** The sport whose whole name in any language, or the API's word for it, the words are. */
function wholeSport(text: Text, words: string, { index }: TargetDeps): NamedTarget | null {
  const sports = sportsOf(index.list());
  const wanted = sportForm(words);
  const sport = sports.find((one) => sportForms(text, one).includes(wanted));
  return sport === undefined ? null : sportTarget(sport);
}

/** One word, whatever the sport is called: a threshold may follow it. */
function sportTarget(sport: string): NamedTarget {
  return { ref: `sport#${sport.replaceAll(/\s/gu, "_")}`, target: { kind: "sport", sport } };
}

async function byRef(kind: TargetKind, key: string, { directories, index }: TargetDeps): Promise<NamedTarget> {
  const list = listsOf(directories).find((one) => one.kind === kind);
  await list?.refresh();
  const sports = sportsOf(index.list()).map(sportTarget);
  const found = list ? list.byKey(key) : sports.find(({ ref }) => ref === `sport#${key}`);
  if (found) return found;
  throw new Refusal("refuse-old-button", {}, []);
}

async function byName(kind: TargetKind, name: string, { directories }: TargetDeps) {
  const lists = listsOf(directories).filter((list) => list.kind === kind);
  const found: Finding[] = [];
  for (const list of lists) {
    await list.refresh();
    found.push(list.find(name));
  }
  return { fitting: found.flatMap(({ fitting }) => fitting), near: found.flatMap(({ near }) => near) };
}

/** Teams, leagues and fighters that the words may mean, a few of each; none while the API is in trouble, since a match may do as well. */
async function targetsFitting(words: string, { directories }: TargetDeps): Promise<NamedTarget[]> {
  const found: NamedTarget[] = [];
  for (const list of listsOf(directories)) {
    await unlessApiTrouble(list.refresh());
    found.push(...list.find(words).fitting.slice(0, mostTargets));
  }
  return found;
}

/** Names that begin so, for completion while somebody types. */
export function targetsLike(words: string, { directories }: Pick<TargetDeps, "directories">, limit: number): LikeTarget[] {
  return listsOf(directories).flatMap((list) => list.search(words, limit));
}

/** `alike`: its name only resembles the words. */
type LikeTarget = NamedTarget & { alike: boolean };

interface Finding {
  fitting: NamedTarget[];
  near: NamedTarget[];
}

/** A directory as targets. */
interface TargetList {
  kind: TargetKind;
  refresh(): Promise<unknown>;
  byKey(key: string): NamedTarget | null;
  find(words: string): Finding;
  search(words: string, limit: number): LikeTarget[];
}

function listsOf({ teams, leagues, fighters }: Directories): TargetList[] {
  return [
    listOf("team", teams, (named) => ({ kind: "team", named })),
    listOf("league", leagues, (named) => ({ kind: "league", named })),
    listOf("fighter", fighters, (named) => ({ kind: "fighter", named })),
  ];
}

function listOf<T extends Named>(kind: TargetKind, directory: Directory<T>, targetFrom: (named: T) => Target): TargetList {
  const named = ({ key, item }: Listed<T>): NamedTarget => ({ ref: `${kind}#${key}`, target: targetFrom(item) });
  return {
    kind,
    refresh: directory.refresh,
    byKey(key) {
      const listed = directory.byKey(key);
      return listed && named(listed);
    },
    find(words) {
      const found = directory.find(words);
      if (found.kind === "one") return { fitting: [named(found.one)], near: [] };
      return found.kind === "many"
        ? { fitting: found.candidates.map(named), near: [] }
        : { fitting: [], near: found.near.map(named) };
    },
    search: (words, limit) => directory.search(words, { limit }).map((one) => ({ ...named(one), alike: one.alike })),
  };
}
