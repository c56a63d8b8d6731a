import type { Match } from "../../api/model.ts";
import type { Draft } from "../../chat/reply.ts";
import type { BoardView } from "../../feed/boards.ts";
import type { Directories } from "../../matches/directories.ts";
import type { Finder } from "../../matches/finder.ts";
import type { KnownMatch } from "../../matches/index.ts";
import { isUpcoming } from "../../matches/state.ts";
import { sportOf, type Target } from "../../matches/targets.ts";
import { matchTitle } from "../../replies/parts/match.ts";
import { sportNames } from "../../replies/parts/sports.ts";

import { besideReply, betWatchReply, watchReply, wideWatchReply } from "../../replies/watching/watch.ts";
import { listButton } from "../../replies/watching/watch-view.ts";
import { isSameFilter } from "../../rules/bet-filter.ts";
import { usualImprovement } from "../../rules/bet-rule.ts";
import { exampleOf } from "../../rules/example.ts";
import { gapNow } from "../../rules/gap.ts";
import type { Rule } from "../../rules/rule.ts";
import { isQuoted, limitNow } from "../../rules/rule-events.ts";
import { formatRule, parseRule } from "../../rules/rule-text.ts";
import { anyWord } from "../../typed-words.ts";
import { addBetWatch, betWatchesOf } from "../../watches/bet-watches.ts";
import type { Widening } from "../../watches/expansion.ts";
import { watchLimits } from "../../watches/limits.ts";
import { allWatchesOf } from "../../watches/store.ts";
import { type MatchWatch, refOf, type WideWatch } from "../../watches/watch.ts";
import { addWatch, watchesOfMatch } from "../../watches/watches.ts";
import { addWideWatch, isTarget, readmitMatch, wideWatchesOf } from "../../watches/wide-watches.ts";
import { hasPings } from "../chat/ping.ts";
import { type Ask, type Command, Refusal } from "../command.ts";
import { saysWhy } from "../faults.ts";
import { booksForWords } from "../input/book-words.ts";
import { exampleMatch } from "../input/find-match.ts";
import { findWatchable, isKindWord, type TargetDeps } from "../input/find-target.ts";
import { sportsOf } from "../input/match-filter.ts";
import { nameOf } from "../input/name-and-more.ts";
import { ruleMeant } from "../input/rule-meant.ts";
import { type RuleWord, readRuleWords, ruleBeginsAt, ruleFollowing, shortRuleWords } from "../input/rule-words.ts";
import { demandOffered, demandRuleOffered } from "../offered.ts";
import { demandBets, demandInformation, demandOwn } from "../rights.ts";
import { betTermsSaid, buttonWords, countFitting, knowPresent, presentNow, wordsAboutBets } from "./bet-terms.ts";
import { checksFor } from "./checked.ts";
import { knowChat } from "./know-chat.ts";
import { askSelection, selectionWanted } from "./price-alert.ts";
import { type KindDeps, viewFor } from "./watch-kinds.ts";

export interface WatchDeps extends TargetDeps, KindDeps {
  finder: Finder;
  index: TargetDeps["index"] & KindDeps["index"];
  directories: Directories;
  widening: Widening;
}

/** `/watch <match, team, league, sport or fighter> [rule]`: be told when the odds of a match move, or of all these matches. */
export function createWatchCommand(deps: WatchDeps): Command {
  return {
    name: "watch",
    options: [
      { name: "match", required: false, suggests: true },
      { name: "rule", required: false, suggests: false, beginsAt: ruleBeginsAt },
    ],
    manages: "watches",
    async run(asked) {
      const { ask, beside } = besideSaid(asked);
      if (ask.call.canPost === false) throw new Refusal("watch-cannot-post", {}, []);
      const wanted = selectionWanted(ask);
      if (wanted) return askSelection(deps, wanted);
      const bets = wordsAboutBets(`${ask.args["match"] ?? ""} ${ask.args["rule"] ?? ""}`);
      if (bets !== null) return watchBets(deps, ask, bets);
      const { name, more } = nameTyped(deps, ask);
      const said = readRuleWords(more ?? "");
      const found = await findWatched(deps, ask, { name, said });
      if ("instead" in found) return found.instead;
      if ("known" in found) return watchMatch(deps, ask, { known: found.known, words: said, beside });
      const sport = sportOf(found.target, deps.index.list());
      const rule = await ruleFor(deps, ask, { match: null, sport, words: said, present: null, view: null });
      return watchWide(deps, ask, { target: found.target, sport, rule });
    },
  };
}

/** What is to be watched, and the words behind its name. */
function nameTyped({ index, directories }: WatchDeps, ask: Ask) {
  const sports = sportsOf(index.list()).map((sport) => sportNames(ask.text, sport));
  return nameOf(ask, "rule", { index, directories, sports, isKind: isKindWord, following: ruleFollowing });
}

/**
 * What is meant to be watched. Its choices carry the rule; where a name fits several and a word says nothing, that is said
 * at once, unless the word may be the rest of a name that is written otherwise.
 */
async function findWatched(deps: WatchDeps, ask: Ask, { name, said }: { name: string; said: readonly RuleWord[] }) {
  const find = (match: string, rest: readonly RuleWord[]) => {
    const args = match === "" ? {} : { match };
    return findWatchable({ ...ask, args }, { ...deps, command: "watch", rest: shortRuleWords(rest) });
  };
  const [first, ...others] = said;
  const senseless = said.find(({ says, typed }) => says === "unknown" && /\d/.test(typed));
  const rest = first?.says === "unknown" && first !== senseless ? first.typed : null;
  const found = await find(name, said).catch((error: unknown) => {
    if (rest === null) throw error;
    return null;
  });
  if (found && !("instead" in found)) return found;
  if (senseless && !name.startsWith("#"))
    throw new Refusal("watch-unknown-word", { what: "many", word: senseless.typed.slice(0, 40) });
  return found && rest === null ? found : find(`${name} ${rest}`, others);
}

/** Whether a rule is to stand beside others of its kind; else the number of the one that it replaces, where that is said. */
type Beside = { how: "add" } | { how: "replace"; ref: string | null };

const besideForm = new RegExp(
  `^(?:(.*)\\s)?(?:(${anyWord("beside", "add")})|${anyWord("beside", "replace")}(?:\\s(=?[1-9]\\d{0,14}))?)$`,
  "isu",
);

/** Takes the answer to "add or replace?" from the end of what was typed. */
function besideSaid(ask: Ask): { ask: Ask; beside: Beside | null } {
  const { args } = ask;
  const name = args["rule"] === undefined ? "match" : "rule";
  const [found, rest, add, ref = null] = besideForm.exec(args[name] ?? "") ?? [];
  if (found === undefined || (name === "match" && !rest)) return { ask, beside: null };
  const beside: Beside = add === undefined ? { how: "replace", ref } : { how: "add" };
  return { ask: { ...ask, args: { ...args, [name]: rest || undefined } }, beside };
}

interface Watching {
  known: KnownMatch;
  words: readonly RuleWord[];
  beside: Beside | null;
}

/** What a new rule replaces: a watch by its id, or none; undefined where that is to be asked. */
function replacedBy(
  rule: Rule,
  own: readonly MatchWatch[],
  { beside, words }: Pick<Watching, "beside" | "words">,
): number | null | undefined {
  const same = own.filter((one) => parseRule(one.rule)?.kind === rule.kind);
  const equal = own.find((one) => one.rule === formatRule(rule));
  if (equal) return equal.id;
  if (beside?.how === "add" || same.length === 0) return null;
  const named = beside?.ref ? own.find((one) => refOf(one) === beside.ref) : undefined;
  if (named) return named.id;
  // What is kept is kept of the newest.
  const isChange = words.some(({ says }) => says === "keep");
  return isChange || (beside && same.length === 1) ? same.at(-1)?.id : undefined;
}

async function watchMatch(deps: WatchDeps, ask: Ask, { known, words, beside }: Watching): Promise<Draft> {
  const { boards, models, database, onWatched } = deps;
  const { call, text, now } = ask;
  if (known.match.status === "finished" || known.match.status === "cancelled")
    throw new Refusal("watch-finished", { title: matchTitle(text, known.match) });
  const all = await watchesOfMatch(database, { chat: call.address, matchId: known.id });
  const own = all.filter(({ wideId }) => wideId === null);
  const present = all.findLast((one) => parseRule(one.rule)?.kind === "movement") ?? all[0] ?? null;
  // A watch is worth adding even while the odds service is down: the first board then becomes the starting point.
  const quoted = await boards.read(known, { lane: "person", toBegin: true }).catch(() => null);
  const { sport } = known.match;
  const rule = await ruleFor(deps, ask, { match: known.match, sport, words, present, view: quoted });
  const view = await viewFor(rule, { known, quoted, models });
  if (rule.kind === "posted" && view && isQuoted(rule, view.board))
    throw new Refusal("watch-posted-already", {
      title: matchTitle(text, known.match),
      example: exampleOfWatch(ask, deps.finder),
    });
  const replaces = replacedBy(rule, own, { beside, words });
  if (replaces === undefined) return askBeside(ask, { known, rule, own, words });
  const replaced = own.find(({ id }) => id === replaces);
  if (replaced) await demandOwn(ask, replaced);
  const added = await database.transaction().execute(async (session) => {
    await knowChat(session, ask);
    await readmitMatch(session, { chat: call.address, matchId: known.id });
    const revision = view?.revision ?? null;
    const wanted = { chat: call.address, matchId: known.id, rule, createdBy: call.reader.id, revision, now };
    return addWatch(session, { ...wanted, replaces });
  });
  if (added === "limit_reached") throw new Refusal("watch-limit", { count: watchLimits(ask.settings).match });
  onWatched();
  const example = view && rule.kind === "movement" ? exampleOf(rule, view.board) : null;
  const limit = view && rule.kind === "target" ? limitNow(rule, view.board) : null;
  const gap = view && rule.kind === "gap" ? gapNow(rule, view.board) : null;
  const checks = (await checksFor(deps, [known], { now, isNew: true })).get(known.id) ?? null;
  const outlook = { example, limit, gap, hasOdds: view !== null, checks };
  const reply = watchReply(text, {
    ...{ known, ref: refOf(added.watch), rule, ...outlook },
    created: added.created,
    hasPings: hasPings(call),
  });
  return saysWhy(deps, ask, [known.id], reply);
}

function askBeside(
  { text }: Ask,
  { known, rule, own, words }: Omit<Watching, "beside"> & { rule: Rule; own: readonly MatchWatch[] },
): Draft {
  const present = own.flatMap((watch) => {
    const its = parseRule(watch.rule);
    return its?.kind === rule.kind ? [{ ref: refOf(watch), rule: its }] : [];
  });
  return besideReply(text, { known, rule, present, words: shortRuleWords(words) });
}

/** Watches all matches of a target, and says which of them are covered now. */
async function watchWide(
  deps: WatchDeps,
  ask: Ask,
  { target, sport, rule }: { target: Target; sport: string | null; rule: Rule },
): Promise<Draft> {
  const { database, widening } = deps;
  const { call, text, now } = ask;
  const chat = call.address;
  const present = (await wideWatchesOf(database, chat)).find((wide) => isTarget(wide.target, target));
  if (present) await demandOwn(ask, present);
  const added = await database.transaction().execute(async (session) => {
    await knowChat(session, ask);
    return addWideWatch(session, { chat, target, rule: formatRule(rule), createdBy: call.reader.id, now });
  });
  if (added === "limit_reached") throw new Refusal("watch-limit-wide", { count: watchLimits(ask.settings).wide });
  const { wide, created } = added;
  await widening.widen(target);
  const covered = await widening.covered(chat, wide);
  const { kind, pausedUntil, quiet } = wide;
  const watch = { kind, ref: refOf(wide), pausedUntil, quiet, target, sport, rule, covered };
  return wideWatchReply(text, { watch, created, next: await nextChecked(deps, wide, now) });
}

/** The first match of a wide watch, and how often that is looked at. */
async function nextChecked(deps: WatchDeps, { id, chat }: WideWatch, now: number) {
  if (!deps.promises) return null;
  const covered = (await allWatchesOf(deps.database, [chat])).flatMap((one) =>
    one.kind === "match" && one.wideId === id ? [one.matchId] : [],
  );
  const known = (await Promise.all(covered.map((matchId) => deps.index.byId(matchId)))).flatMap((one) => one ?? []);
  const [first] = known
    .filter(({ match }) => isUpcoming(match, now))
    .toSorted((a, b) => (a.match.startsAt ?? Number.POSITIVE_INFINITY) - (b.match.startsAt ?? Number.POSITIVE_INFINITY));
  const checks = first && (await checksFor(deps, [first], { now, isNew: true })).get(first.id);
  return checks ? { match: first.match, checks } : null;
}

/** `/watch value bets [filters] [improving by 1]`: be told when one appears, improves, and is gone. */
async function watchBets(deps: WatchDeps, ask: Ask, words: string): Promise<Draft> {
  demandOffered(deps, "value_bets");
  demandBets(ask);
  const { call, text, now } = ask;
  const { database } = deps;
  const chat = call.address;
  const present = await presentNow(deps, ask);
  const { filter, improvement = usualImprovement } = await betTermsSaid(deps, ask, { words, present });
  const there = (await betWatchesOf(database, chat)).find((one) => isSameFilter(one.filter, filter));
  if (there) await demandOwn(ask, there);
  const added = await database.transaction().execute(async (session) => {
    await knowChat(session, ask);
    const result = await addBetWatch(session, { chat, filter, improvement, createdBy: call.reader.id, now });
    if (result !== "limit_reached") await knowPresent(session, result.watch, { present, now });
    return result;
  });
  if (added === "limit_reached")
    throw new Refusal("bet-watch-limit", { count: watchLimits(ask.settings).bets }, [[listButton(text)]]);
  deps.onWatched();
  const { watch, created } = added;
  const { kind, pausedUntil, quiet } = watch;
  return betWatchReply(text, {
    watch: { kind, ref: refOf(watch), pausedUntil, quiet, filter, improvement },
    created,
    present: present ? countFitting(present, filter, now) : null,
    words: buttonWords(filter),
  });
}

interface Wanted {
  /** Null for all matches of a target. */
  match: Match | null;
  sport: string | null;
  words: readonly RuleWord[];
  present: MatchWatch | null;
  view: BoardView | null;
}

async function ruleFor(deps: WatchDeps, ask: Ask, { match, sport, words, present, view }: Wanted): Promise<Rule> {
  const { api, finder } = deps;
  const quotes = view?.board.quotes ?? [];
  const rule = ruleMeant(words, {
    settings: ask.settings,
    present: present && parseRule(present.rule),
    match,
    sport,
    quotes,
    books: await booksForWords(words, { quotes, api }),
    example: exampleOfWatch(ask, finder),
  });
  demandRuleOffered(deps, rule);
  demandInformation(ask, rule);
  return rule;
}

function exampleOfWatch({ text }: Ask, finder: Finder): string {
  return text.say("command-watch.example", { match: exampleMatch(finder) });
}
