import type { Names } from "../../api/model.ts";
import { fitsButton } from "../../chat/press.ts";
import type { Draft } from "../../chat/reply.ts";
import type { Finder } from "../../matches/finder.ts";
import type { KnownMatch } from "../../matches/index.ts";
import { matchesNamed } from "../../matches/two-names.ts";
import { longestName, wordsOf } from "../../matches/words.ts";
import { sportNames } from "../../replies/parts/sports.ts";

import { listButton } from "../../replies/watching/watch-view.ts";
import type { Database } from "../../storage/database.ts";
import { betWatchesOf } from "../../watches/bet-watches.ts";
import { allWatchesOf, watchByRef } from "../../watches/store.ts";
import type { MatchWatch, Watch, WideWatch } from "../../watches/watch.ts";
import { watchesOfMatch } from "../../watches/watches.ts";
import { isTarget, wideWatchesOf } from "../../watches/wide-watches.ts";
import { type Ask, Refusal } from "../command.ts";
import { findMatch } from "../input/find-match.ts";
import { isKindWord, type TargetDeps, targetsSaid } from "../input/find-target.ts";
import { sportsOf } from "../input/match-filter.ts";
import { type Following, type NameDeps, nameAndMore } from "../input/name-and-more.ts";
import { wordsAboutBets } from "./bet-terms.ts";

/** A watch's number as people type it, that which it had when each kind counted for itself, and as buttons do. The number sign is a match's. */
export const watchNumberForm = /^[vw=]?[1-9]\d{0,14}$/i;

/** The option that names a watch by its number. */
export const watchOption = { name: "watch", required: true, suggests: false, form: watchNumberForm } as const;

export interface MeantDeps extends TargetDeps {
  database: Database;
  finder: Finder;
  index: TargetDeps["index"] & NameDeps["index"];
}

/** What words mean: a watch, several to choose from, a match that the chat does not watch, or the reply that leads on to one. */
export type Meant = { watch: Watch } | { several: readonly Watch[] } | { known: KnownMatch } | { instead: Draft };

interface Question {
  words: string;
  command: string;
  /** What follows the match in the call that a choice completes. */
  rest?: string;
}

/**
 * The watch of this chat that words mean: by its number, as the only one on value bets, by the name of its target, or by its
 * match. Throws the refusal where nothing is watched by that name, or where something behind a name means nothing.
 */
export async function watchMeant(ask: Ask, deps: MeantDeps, { words, command, rest = "" }: Question): Promise<Meant> {
  const { call } = ask;
  const numbered = await watchByRef(deps.database, { chat: call.address, ref: words });
  if (numbered) return { watch: numbered };
  // Figures alone may be a team, such as 1860.
  if (/^[vw=]/i.test(words) && watchNumberForm.test(words)) throw numberUnknown(ask, words);
  const bets = await betsMeant(ask, deps, words);
  if (bets) return bets;
  const wide = words.startsWith("#") ? null : await wideMeant(ask, deps, words);
  if (wide) return { watch: wide };
  const ofSport = words.startsWith("#") ? null : await watchesOfSport(ask, deps, words);
  if (ofSport) return { several: ofSport };
  const own = words.startsWith("#") ? [] : await watchesNamed(ask, deps, words);
  const [only, ...further] = own;
  if (only) return further.length === 0 ? { watch: only } : { several: own };
  const found = await findMatch({ ...ask, args: { match: words } }, { finder: deps.finder, command, rest });
  if ("instead" in found) {
    if (found.candidates.length === 0) demandNoMore(ask, words, deps);
    else if (command === "unwatch") await demandWide(ask, deps);
    return { instead: found.instead };
  }
  const [watch, ...others] = await watchesOfMatch(deps.database, { chat: call.address, matchId: found.known.id });
  if (!watch) return { known: found.known };
  return others.length === 0 ? { watch } : { several: [watch, ...others] };
}

/** The chat's watch of the number that the argument `watch` gives. Throws the refusal that leads to the list when there is none. */
export async function watchNumbered(ask: Ask, { database }: Pick<MeantDeps, "database">): Promise<Watch> {
  const ref = ask.args["watch"] ?? "";
  const watch = await watchByRef(database, { chat: ask.call.address, ref });
  if (!watch) throw numberUnknown(ask, ref);
  return watch;
}

/** The refusal that leads to the list of watches. */
export function numberUnknown({ text }: Ask, ref: string): Refusal {
  return new Refusal("watch-number-unknown", { number: ref.toLowerCase().slice(0, 20) }, [[listButton(text)]]);
}

async function betsMeant(ask: Ask, { database }: MeantDeps, words: string): Promise<Meant | null> {
  const more = wordsAboutBets(words);
  if (more === null) return null;
  if (more !== "") throw notUnderstood(ask, { name: "value bets", more });
  const [only, ...others] = await betWatchesOf(database, ask.call.address);
  if (!only) throw new Refusal("unwatch-wide-none", {}, [[listButton(ask.text)]]);
  return others.length === 0 ? { watch: only } : { several: [only, ...others] };
}

/** The wide watch whose target is named: as such, or by all words of its name. Null for other words, which may mean a match. */
async function wideMeant(ask: Ask, deps: MeantDeps, words: string): Promise<WideWatch | null> {
  const present = await wideWatchesOf(deps.database, ask.call.address);
  if (present.length === 0) return null;
  const wanted = words.length > longestName ? "" : wordsOf(words).join(" ");
  const named = wanted === "" ? [] : present.filter((wide) => isNamed(ask, wide, wanted));
  if (named.length === 1) return named[0] ?? null;
  const said = await targetsSaid(ask, words, deps);
  if (!said) return null;
  const found = present.find(({ target }) => said.fitting.some((one) => isTarget(one.target, target)));
  if (found) return found;
  if (said.fitting.length === 0) demandNoMore(ask, words, deps);
  throw new Refusal("unwatch-wide-none", {}, []);
}

function isNamed({ text }: Ask, { target }: WideWatch, wanted: string): boolean {
  return isCalled(target.kind === "sport" ? sportNames(text, target.sport) : target.named.names, wanted);
}

function isCalled(names: Names, wanted: string): boolean {
  return Object.values(names).some((name) => wordsOf(name).join(" ") === wanted);
}

const sportSign = /^sport /;

/** So many matches have a name at most. */
const mostNamed = 100;

/** The chat's watches on matches that words name: they come before matches that it doesn't watch. */
async function watchesNamed({ call }: Ask, { database, index }: MeantDeps, words: string): Promise<MatchWatch[]> {
  if (words.length > longestName) return [];
  const search = (some: string) => index.search(some, { limit: mostNamed });
  const named = new Set(matchesNamed(words, search).map(({ id }) => id));
  if (named.size === 0) return [];
  const watches = await allWatchesOf(database, [call.address]);
  return watches.flatMap((watch) => (watch.kind === "match" && watch.wideId === null && named.has(watch.matchId) ? [watch] : []));
}

/** The chat's watches on matches of a sport that is named, where nothing watches all of it; all watches where none is. Null for other words. */
async function watchesOfSport({ call, text }: Ask, { database, index }: MeantDeps, words: string): Promise<Watch[] | null> {
  const wanted = wordsOf(words.replace(sportSign, "")).join(" ");
  const sport = sportsOf(index.list()).find(
    (one) => isCalled(sportNames(text, one), wanted) || one === wanted.replaceAll(" ", "-"),
  );
  if (sport === undefined) return null;
  const matches = new Set(index.list().flatMap(({ id, match }) => (match.sport === sport ? id : [])));
  const watches = await allWatchesOf(database, [call.address]);
  const own = watches.filter((watch) => watch.kind === "match" && watch.wideId === null && matches.has(watch.matchId));
  return own.length > 0 ? own : watches;
}

/** Where none of a team's matches is watched, nor anything wide, there's nothing to choose from. */
async function demandWide({ call, text }: Ask, { database }: MeantDeps): Promise<void> {
  const present = await wideWatchesOf(database, call.address);
  if (present.length === 0) throw new Refusal("unwatch-wide-none", {}, [[listButton(text)]]);
}

/** What names of watches are told apart by. */
export function namesFor({ text }: Ask, { index, directories }: MeantDeps): NameDeps {
  const sports = sportsOf(index.list()).map((sport) => sportNames(text, sport));
  return { index, directories, sports, isKind: isKindWord };
}

const nothingFollows: Following = { beginsAt: () => false, isWhole: () => false };

/** For words that mean nothing as a whole: where they begin with a name, throws the refusal that names what stands behind it. */
function demandNoMore(ask: Ask, words: string, deps: MeantDeps): void {
  const [first = "", ...others] = words.split(/\s+/u);
  const isNumbered = /^[vw=]/i.test(first) && watchNumberForm.test(first) && others.length > 0;
  const { name, more } = isNumbered
    ? { name: first, more: others.join(" ") }
    : nameAndMore(words, namesFor(ask, deps), nothingFollows);
  if (more !== null) throw notUnderstood(ask, { name, more });
}

/** The refusal that names what was typed behind a name, and offers the call without it. */
export function notUnderstood({ call }: Ask, { name, more }: { name: string; more: string }): Refusal {
  const press = { command: call.command, text: name, replace: false };
  const buttons = fitsButton(press) ? [[{ label: `/${call.command} ${name}`, press }]] : [];
  return new Refusal("name-unknown-more", { word: more.slice(0, 40) }, buttons);
}
