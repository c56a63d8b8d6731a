import type { Draft } from "../../chat/reply.ts";
import { watchesOfBetMessage } from "../../delivery/bet-messages.ts";
import { factsOfDelivery } from "../../delivery/deliveries.ts";
import type { Directories } from "../../matches/directories.ts";
import type { Finder } from "../../matches/finder.ts";
import type { KnownMatch, MatchIndex } from "../../matches/index.ts";
import { matchTitle } from "../../replies/parts/match.ts";
import { targetName } from "../../replies/parts/targets.ts";
import { lessAllReply, lessReply, lessWhichReply, lessWideReply } from "../../replies/watching/less.ts";
import { calmer } from "../../rules/calmer.ts";
import type { MovementRule } from "../../rules/rule.ts";
import { formatRule, parseRule } from "../../rules/rule-text.ts";
import { formatThreshold, parseThreshold, type Threshold } from "../../rules/threshold.ts";
import type { Database, Session } from "../../storage/database.ts";
import { betWatchesOf } from "../../watches/bet-watches.ts";
import { keepRules } from "../../watches/removals.ts";
import { changeRule, type Watch, watchesOfChat, watchOf } from "../../watches/watches.ts";
import { changeWideRule, type WideWatch, wideWatchesOfChat } from "../../watches/wide-watches.ts";
import { type Ask, type Command, Refusal } from "../command.ts";
import { findMatch } from "../input/find-match.ts";
import { everythingForm } from "../input/find-target.ts";
import { messageNamed, messageOption } from "../input/message-option.ts";
import { demandOwn, demandRight } from "../rights.ts";
import { wideMeant } from "./find-wide.ts";
import { lessOfBets, raiseBets } from "./less-bets.ts";
import { undoButton } from "./undo.ts";
import { demandNoMore, notUnderstood } from "./watch-by-name.ts";
import { watchedHere } from "./watches.ts";

export interface LessDeps {
  finder: Finder;
  index: MatchIndex;
  directories: Directories;
  database: Database;
}

/** A match by its number is never meant as one of a wide watch. */
const numberForm = /^#\d+$/;

/** With its unit or its decimals, so that "Schalke 04" stays a name. */
const thresholdForm = /^\d{1,3}(?:(?:\.\d{1,3})?(?:pp|%)|\.\d{1,3})$/;

/** `/less [match, wide watch, value bets, or all]`: the next larger threshold, so that smaller moves are no longer told; what was told last stays. */
export function createLessCommand(deps: LessDeps): Command {
  return {
    name: "less",
    options: [
      { name: "match", required: false, suggests: true },
      { name: "threshold", required: false, suggests: false, form: thresholdForm, hidden: true },
      { name: "improving", required: false, suggests: false, form: /^improving$/, hidden: true },
      messageOption,
    ],
    manages: "watches",
    async run(ask) {
      if (ask.args["message"] !== undefined) return lessOfMessage(deps, ask, ask.args["message"]);
      const words = ask.args["match"];
      if (words === undefined) return whichReply(deps, ask);
      if (everythingForm.test(words)) return lessOfAll(deps, ask);
      const bets = await lessOfBets(deps, ask, words);
      if (bets) return bets;
      // Only value bets have an improvement.
      if (ask.args["improving"] !== undefined) throw notUnderstood(ask, { name: words, more: ask.args["improving"] });
      const wide = numberForm.test(words) ? null : await wideMeant(ask, deps);
      if (wide) return lessOfWide(deps, ask, wide);
      const found = await findMatch(ask, { finder: deps.finder, command: "less" });
      if (!("instead" in found)) return lessOf(deps, ask, found.known);
      if (found.candidates.length === 0) demandNoMore(ask, words, deps);
      return found.instead;
    },
  };
}

async function whichReply(deps: LessDeps, { call, text }: Ask): Promise<Draft> {
  const { database } = deps;
  const chat = call.address;
  const others = { wide: await wideWatchesOfChat(database, chat), bets: await betWatchesOf(database, [chat]) };
  return lessWhichReply(text, { ...others, watches: await watchedHere(deps, chat) });
}

/** The watches that one message told of: at once where that is one, else it asks which. */
async function lessOfMessage(deps: LessDeps, ask: Ask, message: string): Promise<Draft> {
  const { database, index } = deps;
  const chat = ask.call.address;
  const id = messageNamed(message);
  const matchIds = new Set((await factsOfDelivery(database, { chat, id })).map(({ matchId }) => matchId));
  const present = await Promise.all([...matchIds].map((matchId) => watchOf(database, { chat, matchId })));
  const own = present.flatMap((watch) => (watch?.wideId === null ? [watch.matchId] : []));
  const known = (await Promise.all(own.map((matchId) => index.byId(matchId)))).filter((one) => one !== null);
  const wideIds = new Set(present.map((watch) => watch?.wideId));
  const wide = (await wideWatchesOfChat(database, chat)).filter((one) => wideIds.has(one.id));
  const betIds = await watchesOfBetMessage(database, { chat, id });
  const bets = (await betWatchesOf(database, [chat])).filter((one) => betIds.has(one.id));
  const [onlyMatch, onlyWide] = wide.length + bets.length + known.length === 1 ? [known[0], wide[0]] : [];
  if (onlyMatch) return lessOf(deps, ask, onlyMatch);
  if (onlyWide) return lessOfWide(deps, ask, onlyWide);
  if (wide.length + bets.length + known.length === 0) throw new Refusal("refuse-old-button", {}, []);
  return lessWhichReply(ask.text, { wide, bets, watches: known.map((one) => ({ known: one })), some: true });
}

/** A larger threshold for every match that it covers, and for those to come. */
async function lessOfWide({ database }: LessDeps, ask: Ask, wide: WideWatch): Promise<Draft> {
  const { call, text, now } = ask;
  const { id, chat, target } = wide;
  const title = targetName(text, target);
  await demandOwn(ask, wide);
  if (!movementRuleOf(wide)) throw new Refusal("less-no-threshold", { title }, []);
  const rule = calmerRuleOf(wide, ask.args["threshold"]);
  if (!rule) throw new Refusal("less-no-more", { title }, []);
  const change = { id, from: wide.rule, to: formatRule(rule) };
  const removal = await database.transaction().execute(async (session) => {
    await changeWideRule(session, { chat, ...change });
    return keepRules(session, { chat: call.address, changedWide: [change], now });
  });
  return lessWideReply(text, { target, threshold: rule.threshold, undo: undoButton(text, removal) });
}

async function lessOf({ database }: LessDeps, ask: Ask, known: KnownMatch): Promise<Draft> {
  const { call, text, args } = ask;
  const watch = await watchOf(database, { chat: call.address, matchId: known.id });
  const title = matchTitle(text, known.match);
  if (!watch) throw new Refusal("unwatch-not-watched", { title }, []);
  await demandOwn(ask, watch);
  const rule = movementRuleOf(watch);
  if (!rule) throw new Refusal("less-no-threshold", { title }, []);
  const wanted = args["threshold"] === undefined ? calmer(rule.threshold) : parseThreshold(args["threshold"]);
  if (!wanted) throw new Refusal("less-no-more", { title }, []);
  await changeRule(database, { watch, rule: { ...rule, threshold: wanted }, createdBy: call.reader.id });
  const undo = args["threshold"] === undefined ? formatThreshold(rule.threshold) : null;
  return lessReply(text, { known, threshold: wanted, undo });
}

/** All watches of the chat at once, since a flood seldom comes from one; from so many points on, where that is said, else by a step. */
async function lessOfAll({ database }: LessDeps, ask: Ask): Promise<Draft> {
  const { call, text, args, now } = ask;
  await demandRight(ask, "settings");
  const chat = call.address;
  const least = args["threshold"] === undefined ? null : parseThreshold(args["threshold"]);
  const raised = least?.kind === "points" ? (rule: MovementRule) => withLeast(rule, least) : calmerRule;
  const { removal, count } = await database.transaction().execute(async (session) => {
    const changed: { id: number; from: string; to: string }[] = [];
    for (const watch of await watchesOfChat(session, chat)) {
      const present = movementRuleOf(watch);
      const rule = present && raised(present);
      if (!rule) continue;
      await changeRule(session, { watch, rule, createdBy: call.reader.id });
      changed.push({ id: watch.id, from: watch.rule, to: formatRule(rule) });
    }
    const changedBets = least ? [] : await raiseBets(session, chat);
    const rules = { changed, changedWide: await raiseWide(session, chat, raised), changedBets };
    const count = changed.length + rules.changedWide.length + changedBets.length;
    return { count, removal: count > 0 ? await keepRules(session, { chat, ...rules, now }) : null };
  });
  const undo = removal === null ? [] : [undoButton(text, removal)];
  return lessAllReply(text, { count, least: least?.kind === "points" ? least : null, undo });
}

type Raising = (rule: MovementRule) => MovementRule | null;

/** Raises the thresholds of wide watches too: most alerts of a busy day come from them. */
async function raiseWide(session: Session, chat: string, raised: Raising): Promise<{ id: number; from: string; to: string }[]> {
  const changed: { id: number; from: string; to: string }[] = [];
  for (const wide of await wideWatchesOfChat(session, chat)) {
    const present = movementRuleOf(wide);
    const rule = present && raised(present);
    if (!rule) continue;
    const change = { id: wide.id, from: wide.rule, to: formatRule(rule) };
    if (await changeWideRule(session, { chat, ...change })) changed.push(change);
  }
  return changed;
}

/** With the threshold that was said, else with the next larger one; null when there is none. */
function calmerRuleOf(watch: Pick<Watch, "rule">, said: string | undefined): MovementRule | null {
  const rule = movementRuleOf(watch);
  if (!rule || said === undefined) return rule && calmerRule(rule);
  const threshold = parseThreshold(said);
  return threshold && { ...rule, threshold };
}

function calmerRule(rule: MovementRule): MovementRule | null {
  const threshold = calmer(rule.threshold);
  return threshold && { ...rule, threshold };
}

/** With so many points as its threshold; null where it has as many. One in another unit has these points from now on. */
function withLeast(rule: MovementRule, threshold: Threshold & { kind: "points" }): MovementRule | null {
  const isMore = rule.threshold.kind === "points" && rule.threshold.points >= threshold.points;
  return isMore ? null : { ...rule, threshold };
}

function movementRuleOf({ rule }: Pick<Watch, "rule">): MovementRule | null {
  const parsed = parseRule(rule);
  return parsed?.kind === "movement" ? parsed : null;
}
