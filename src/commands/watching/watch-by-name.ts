import { fitsButton } from "../../chat/press.ts";
import type { Draft } from "../../chat/reply.ts";
import type { Finder } from "../../matches/finder.ts";
import { matchTitle } from "../../replies/parts/match.ts";
import { sportName } from "../../replies/questions/matches.ts";
import { wideRef } from "../../replies/watching/wide-watches.ts";
import type { Database } from "../../storage/database.ts";
import { betWatchesOf } from "../../watches/bet-watches.ts";
import { watchOf } from "../../watches/watches.ts";
import { type Ask, Refusal } from "../command.ts";
import { findMatch } from "../input/find-match.ts";
import { isKindWord, type TargetDeps } from "../input/find-target.ts";
import { sportsOf } from "../input/match-filter.ts";
import { type Following, type NameDeps, nameAndMore } from "../input/name-and-more.ts";
import { readRuleWords, ruleFollowing, shortRuleWords } from "../input/rule-words.ts";
import { quietSaid } from "./edit-quiet.ts";
import { listButton, watchOption } from "./find-watch.ts";
import { wideMeant } from "./find-wide.ts";
import { wordsAboutBets } from "./watch-bets.ts";

export interface ByNameDeps extends TargetDeps {
  finder: Finder;
  index: TargetDeps["index"] & NameDeps["index"];
  database: Database;
}

/** What `/edit` takes behind a name: a rule or quiet hours. */
const changeFollowing: Following = {
  beginsAt: (words, at) => ruleFollowing.beginsAt(words, at) || isQuiet(words.slice(at)),
  isWhole: (words) => ruleFollowing.isWhole(words) || isQuiet(words),
};
const nothingFollows: Following = { beginsAt: () => false, isWhole: () => false };
const numberedForm = /^([vw][1-9]\d{0,14})\s+(\S.*)$/isu;

function isQuiet(words: readonly string[]): boolean {
  return quietSaid(words.join(" ")) !== null;
}

/**
 * The same call with the number of a watch where its match, its target or value bets were named; as it is where a number was
 * given, or nothing but what is to change. Else the reply that leads on to the match.
 */
export async function withNumber(ask: Ask, deps: ByNameDeps): Promise<{ ask: Ask } | { instead: Draft }> {
  const { call, args } = ask;
  const typed = call.options ? `${args["watch"] ?? ""} ${args["rule"] ?? ""}`.trim() : call.text.trim();
  const [first = ""] = typed.split(/\s+/u);
  const isChange = !call.options && changeFollowing.isWhole((args["rule"] ?? "").split(/\s+/u));
  if (typed === "" || watchOption.form.test(first) || isChange) return { ask };
  const said = wordsAboutBets(typed);
  if (said !== null) return { ask: renumbered(ask, await onlyBets(ask, deps), said) };
  const { name, more } = nameAndMore(typed, namesFor(ask, deps), changeFollowing);
  const named = { ...ask, args: { match: name } };
  const wide = await wideMeant(named, deps);
  if (wide) return { ask: renumbered(ask, wideRef(wide.id), more) };
  const rest = more === null || quietSaid(more) !== null ? (more ?? "") : shortRuleWords(readRuleWords(more));
  const found = await findMatch(named, { finder: deps.finder, command: "edit", rest });
  if ("instead" in found) return found;
  const watch = await watchOf(deps.database, { chat: call.address, matchId: found.known.id });
  if (watch) return { ask: renumbered(ask, String(watch.id), more) };
  throw new Refusal("unwatch-not-watched", { title: matchTitle(ask.text, found.known.match) }, listButton(ask.text));
}

function renumbered(ask: Ask, watch: string, more: string | null): Ask {
  const rule = more === null || more === "" ? undefined : more;
  return { ...ask, call: { ...ask.call, text: `${watch} ${more ?? ""}`.trim(), options: null }, args: { watch, rule } };
}

async function onlyBets({ call, text }: Ask, { database }: ByNameDeps): Promise<string> {
  const [only, ...others] = await betWatchesOf(database, [call.address]);
  if (!only) throw new Refusal("unwatch-wide-none", {}, listButton(text));
  if (others.length > 0) throw new Refusal("watch-number-missing", {}, listButton(text));
  return `v${only.id}`;
}

function namesFor({ text }: Ask, { index, directories }: ByNameDeps): NameDeps {
  const sports = sportsOf(index.list()).map((sport) => ({ source: sport, own: sportName(text, sport) }));
  return { index, directories, sports, isKind: isKindWord };
}

/** For words that mean nothing as a whole: where they begin with a name, throws the refusal that names what stands behind it. */
export function demandNoMore(ask: Ask, words: string, deps: ByNameDeps): void {
  const [, ref, behind = null] = numberedForm.exec(words) ?? [];
  const { name, more } =
    ref === undefined ? nameAndMore(words, namesFor(ask, deps), nothingFollows) : { name: ref, more: behind };
  if (more !== null) throw notUnderstood(ask, { name, more });
}

/** The refusal that names what was typed behind a name, and offers the call without it. */
export function notUnderstood({ call }: Ask, { name, more }: { name: string; more: string }): Refusal {
  const press = { command: call.command, text: name, replace: false };
  const buttons = fitsButton(press) ? [[{ label: `/${call.command} ${name}`, press }]] : [];
  return new Refusal("name-unknown-more", { word: more.slice(0, 40) }, buttons);
}
