import type { Button, Draft } from "../../chat/reply.ts";
import type { MatchIndex } from "../../matches/index.ts";
import { matchTitle } from "../../replies/parts/match.ts";
import { lessAllReply, lessBetsReply, lessReply, lessWhichReply, withAll } from "../../replies/watching/less.ts";
import { betFilterInWords, listButton, watchTitle } from "../../replies/watching/watch-view.ts";
import { calmer, withLargerEdge, withLargerImprovement } from "../../rules/calmer.ts";
import type { GapRule, MovementRule } from "../../rules/rule.ts";
import { formatBetTerms, formatRule, parseRule } from "../../rules/rule-text.ts";
import { formatThreshold, parseThreshold, type Threshold } from "../../rules/threshold.ts";
import type { Session } from "../../storage/database.ts";
import { betWatchesOf, changeBetTerms } from "../../watches/bet-watches.ts";
import { keepRules } from "../../watches/removals.ts";
import { allWatchesOf, type ChangedRule, changeRuleFrom } from "../../watches/store.ts";
import { type BetWatch, type MatchWatch, refOf, type Watch, type WideWatch } from "../../watches/watch.ts";
import { changeRule } from "../../watches/watches.ts";
import { type Ask, type Command, Refusal } from "../command.ts";
import { messageNamed, messageOption } from "../input/arguments.ts";
import { pageOfAsk, pageOption } from "../input/find-named.ts";
import { everythingForm } from "../input/find-target.ts";
import { demandOwn, demandRight } from "../rights.ts";
import { watchesTold } from "./told-watches.ts";
import { undoButton } from "./undo.ts";
import { type MeantDeps, notUnderstood, watchMeant } from "./watch-meant.ts";
import { askWatch, titledWatches } from "./watches.ts";

export interface LessDeps extends MeantDeps {
  index: MeantDeps["index"] & Pick<MatchIndex, "byId">;
}

/** With its unit or its decimals, so that "Schalke 04" stays a name. */
const thresholdForm = /^\d{1,3}(?:(?:\.\d{1,3})?(?:pp|%)|\.\d{1,3})$/;

/** `/less [match, wide watch, value bets, or all]`: the next larger threshold, so that smaller moves are no longer told; what was told last stays. */
export function createLessCommand(deps: LessDeps): Command {
  return {
    name: "less",
    options: [
      { name: "match", required: false, suggests: true, takesWatch: true },
      { name: "threshold", required: false, suggests: false, form: thresholdForm, hidden: true },
      { name: "improving", required: false, suggests: false, form: /^improving$/, hidden: true },
      messageOption,
      pageOption,
    ],
    manages: "watches",
    async run(ask) {
      const { args, text } = ask;
      if (args["message"] !== undefined) return lessOfMessage(deps, ask, args["message"]);
      const words = args["match"];
      if (words === undefined) return askWhich(deps, ask);
      if (everythingForm.test(words)) return lessOfAll(deps, ask);
      const meant = await watchMeant(ask, deps, { words, command: "less" });
      if ("instead" in meant) return meant.instead;
      if ("several" in meant) return askWatch(deps, ask, { key: "less-which", command: "less", watches: meant.several });
      if ("known" in meant) throw new Refusal("unwatch-not-watched", { title: matchTitle(text, meant.known.match) }, []);
      // Thresholds are of moves, improvements of value bets.
      const foreign = args[meant.watch.kind === "bets" ? "threshold" : "improving"];
      if (foreign !== undefined) throw notUnderstood(ask, { name: words, more: foreign });
      return lessOf(deps, ask, meant.watch);
    },
  };
}

async function askWhich(deps: LessDeps, ask: Ask, watches?: readonly Watch[]): Promise<Draft> {
  const asked = await askWatch(deps, ask, { key: "less-which", command: "less", ...(watches ? { watches } : {}) });
  return watches || !asked.asks ? asked : withAll(ask.text, asked);
}

/** The watches that one message told of: at once where that is one, else it asks which. */
async function lessOfMessage(deps: LessDeps, ask: Ask, message: string): Promise<Draft> {
  const { database, index } = deps;
  const told = await watchesTold(database, ask, message);
  const ids = new Set(told.map((watch) => (watch.kind === "match" ? (watch.wideId ?? watch.id) : watch.id)));
  const [only, ...others] = (await allWatchesOf(database, [ask.call.address])).filter(({ id }) => ids.has(id));
  if (!only) throw new Refusal("refuse-old-button", {}, []);
  if (others.length === 0 && only.kind !== "bets") return lessOf(deps, ask, only);
  return lessWhichReply(ask.text, await titledWatches(index, [only, ...others]), {
    message: messageNamed(message),
    page: pageOfAsk(ask),
  });
}

/** Which larger threshold is wanted. */
type Step =
  | { by: "step" }
  | { by: "threshold"; threshold: Threshold }
  /** Where there are fewer points, or another unit. */
  | { by: "least"; threshold: Threshold & { kind: "points" } }
  | { by: "improvement" };

/** Alerts less for one watch, a wide one with every match that it covers. */
async function lessOf(deps: LessDeps, ask: Ask, watch: Watch): Promise<Draft> {
  const { call, text, args, now } = ask;
  await demandOwn(ask, watch);
  if (watch.kind === "bets") return lessOfBets(deps, ask, watch);
  const [titled] = await titledWatches(deps.index, [watch]);
  if (!titled) throw new Refusal("refuse-old-button", {}, []);
  const title = watchTitle(text, titled);
  const before = thresholdRuleOf(watch);
  if (!before) throw new Refusal("less-no-threshold", { title }, []);
  const said = args["threshold"] === undefined ? null : parseThreshold(args["threshold"]);
  const step: Step = said ? { by: "threshold", threshold: said } : { by: "step" };
  const chat = call.address;
  const raised = await deps.database.transaction().execute(async (session) => {
    const change = await raiseRule(session, watch, { step, reader: call.reader.id });
    const isKept = change && watch.kind === "wide";
    return change && { ...change, removal: isKept ? await keepRules(session, { chat, now, changes: [change] }) : null };
  });
  if (!raised) throw new Refusal("less-no-more", { title }, []);
  const { threshold, kind: of } = raised.rule;
  if (raised.removal !== null)
    return lessReply(text, { watch: titled, of, threshold, buttons: [undoButton(text, raised.removal), listButton(text)] });
  const known = refOf(watch);
  const button: Button = said
    ? { label: text.say("alert-less"), press: { command: "less", text: known, replace: true } }
    : backButton(ask, known, before.threshold);
  const reply = lessReply(text, { watch: titled, of, threshold, buttons: [button] });
  return said ? { ...reply, undoes: true } : reply;
}

function backButton({ text }: Ask, known: string, threshold: Threshold): Button {
  const press = { command: "less", text: `${known} ${formatThreshold(threshold)}`, replace: true };
  return { label: text.say("less-undo"), press };
}

async function lessOfBets({ database }: LessDeps, ask: Ask, watch: BetWatch): Promise<Draft> {
  const { call, text, args, now } = ask;
  const what = args["improving"] === undefined ? "edge" : "improvement";
  const step: Step = { by: what === "edge" ? "step" : "improvement" };
  const raised = await database.transaction().execute(async (session) => {
    const change = await raiseBets(session, watch, step);
    return change && { ...change, removal: await keepRules(session, { chat: call.address, now, changes: [change] }) };
  });
  if (!raised) throw new Refusal("less-bets-no-more", { filter: betFilterInWords(text, watch.filter) }, []);
  const { filter, improvement } = raised.terms;
  const changed = { kind: watch.kind, ref: refOf(watch), filter, improvement };
  return lessBetsReply(text, { watch: changed, what, undo: undoButton(text, raised.removal) });
}

/** All watches of the chat at once, since a flood seldom comes from one; from so many points on, where that is said, else by a step. */
async function lessOfAll({ database }: LessDeps, ask: Ask): Promise<Draft> {
  const { call, text, args, now } = ask;
  await demandRight(ask, "settings");
  const chat = call.address;
  const said = args["threshold"] === undefined ? null : parseThreshold(args["threshold"]);
  const least = said?.kind === "points" ? said : null;
  const step: Step = least ? { by: "least", threshold: least } : { by: "step" };
  const { removal, count } = await database.transaction().execute(async (session) => {
    const changes: ChangedRule[] = [];
    for (const watch of (await allWatchesOf(session, [chat])).toSorted(byLargestEdge)) {
      const isLeft = watch.kind === "bets" && said !== null;
      const change = isLeft ? null : await raise(session, watch, { step, reader: call.reader.id });
      // Undone the other way round, each finds its former place free.
      if (change) changes.unshift(change);
    }
    const { length: count } = changes;
    return { count, removal: count > 0 ? await keepRules(session, { chat, changes, now }) : null };
  });
  const undo = removal === null ? [] : [undoButton(text, removal)];
  return lessAllReply(text, { count, least, undo });
}

/** No watch on value bets takes the place of one that is still to go up. */
function byLargestEdge(a: Watch, b: Watch): number {
  const edgeOf = (watch: Watch) => (watch.kind === "bets" ? (watch.filter.edge ?? 0) : 0);
  return edgeOf(b) - edgeOf(a);
}

interface Raising {
  step: Step;
  /** Who wants it. */
  reader: string;
}

async function raise(session: Session, watch: Watch, raising: Raising): Promise<ChangedRule | null> {
  return watch.kind === "bets" ? raiseBets(session, watch, raising.step) : raiseRule(session, watch, raising);
}

async function raiseRule(session: Session, watch: MatchWatch | WideWatch, { step, reader }: Raising) {
  const { id, chat } = watch;
  const before = thresholdRuleOf(watch);
  const rule = before && raisedRule(before, step);
  if (!rule) return null;
  const change = { id, from: watch.rule, to: formatRule(rule) };
  if (watch.kind === "match") await changeRule(session, { watch, rule, createdBy: reader });
  else if (!(await changeRuleFrom(session, chat, change))) return null;
  return { ...change, rule };
}

function raisedRule(rule: ThresholdRule, step: Step): ThresholdRule | null {
  const threshold = step.by === "threshold" || step.by === "least" ? step.threshold : calmer(rule.threshold);
  const { threshold: before } = rule;
  const isEnough = step.by === "least" && before.kind === "points" && before.points >= step.threshold.points;
  if (threshold === null || isEnough) return null;
  if (rule.kind === "movement") return { ...rule, threshold };
  return threshold.kind === "points" ? { ...rule, threshold } : null;
}

async function raiseBets(session: Session, watch: BetWatch, step: Step) {
  const { id, chat } = watch;
  const taken = (await betWatchesOf(session, chat)).map(({ filter }) => filter);
  const terms = step.by === "improvement" ? withLargerImprovement(watch) : withLargerEdge(watch, taken);
  if (!terms) return null;
  const change = { id, from: formatBetTerms(watch), to: formatBetTerms(terms) };
  return (await changeBetTerms(session, chat, change)) ? { ...change, terms } : null;
}

type ThresholdRule = MovementRule | GapRule;

function thresholdRuleOf({ rule }: Pick<MatchWatch, "rule">): ThresholdRule | null {
  const parsed = parseRule(rule);
  return parsed && "threshold" in parsed ? parsed : null;
}
