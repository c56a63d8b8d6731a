import { calmer } from "../alerts/calmer.ts";
import { keepRules } from "../alerts/removals.ts";
import type { MovementRule } from "../alerts/rule.ts";
import { formatRule, parseRule } from "../alerts/rule-text.ts";
import { formatThreshold, parseThreshold } from "../alerts/threshold.ts";
import { changeRule, type Watch, watchesOfChat, watchOf } from "../alerts/watches.ts";
import { changeWideRule, wideWatchesOfChat } from "../alerts/wide-watches.ts";
import type { Draft } from "../chat/reply.ts";
import type { Finder } from "../matches/finder.ts";
import type { KnownMatch, MatchIndex } from "../matches/index.ts";
import { lessAllReply, lessReply, lessWhichReply } from "../replies/less.ts";
import { matchTitle } from "../replies/match.ts";
import type { Database, Session } from "../storage/database.ts";
import { type Ask, type Command, Refusal } from "./command.ts";
import { findMatch } from "./find-match.ts";
import { everythingForm } from "./mute.ts";
import { demandOwn, demandRight } from "./rights.ts";
import { undoButton } from "./undo.ts";
import { watchedHere } from "./watches.ts";

export interface LessDeps {
  finder: Finder;
  index: MatchIndex;
  database: Database;
}

const thresholdForm = /^\d{1,3}(?:\.\d{1,3})?(?:pp|%)?$/;

/** `/less [match, or all]`: the next larger threshold, so that smaller moves are no longer told; what was told last stays. */
export function createLessCommand(deps: LessDeps): Command {
  return {
    name: "less",
    options: [
      { name: "match", required: false, suggests: true },
      { name: "threshold", required: false, suggests: false, form: thresholdForm, hidden: true },
    ],
    manages: "watches",
    async run(ask) {
      const { args, text } = ask;
      if (args["match"] === undefined) return lessWhichReply(text, await watchedHere(deps, ask.call.address));
      if (everythingForm.test(args["match"])) return lessOfAll(deps, ask);
      const found = await findMatch(ask, { finder: deps.finder, command: "less" });
      return "instead" in found ? found.instead : lessOf(deps, ask, found.known);
    },
  };
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

/** All watches of the chat at once, since a flood seldom comes from one. */
async function lessOfAll({ database }: LessDeps, ask: Ask): Promise<Draft> {
  const { call, text, now } = ask;
  await demandRight(ask, "settings");
  const chat = call.address;
  const { removal, count } = await database.transaction().execute(async (session) => {
    const changed: { id: number; from: string; to: string }[] = [];
    for (const watch of await watchesOfChat(session, chat)) {
      const rule = calmerRuleOf(watch);
      if (!rule) continue;
      await changeRule(session, { watch, rule, createdBy: call.reader.id });
      changed.push({ id: watch.id, from: watch.rule, to: formatRule(rule) });
    }
    const changedWide = await raiseWide(session, chat);
    const count = changed.length + changedWide.length;
    return { count, removal: count > 0 ? await keepRules(session, { chat, changed, changedWide, now }) : null };
  });
  return lessAllReply(text, { count, undo: removal === null ? [] : [undoButton(text, removal)] });
}

/** A busy day comes from wide watches more than from any other. */
async function raiseWide(session: Session, chat: string): Promise<{ id: number; from: string; to: string }[]> {
  const changed: { id: number; from: string; to: string }[] = [];
  for (const wide of await wideWatchesOfChat(session, chat)) {
    const rule = calmerRuleOf(wide);
    if (!rule) continue;
    const change = { id: wide.id, from: wide.rule, to: formatRule(rule) };
    if (await changeWideRule(session, { chat, ...change })) changed.push(change);
  }
  return changed;
}

/** With the next larger threshold; null when there is none. */
function calmerRuleOf(watch: Pick<Watch, "rule">): MovementRule | null {
  const rule = movementRuleOf(watch);
  const threshold = rule && calmer(rule.threshold);
  return rule && threshold && { ...rule, threshold };
}

function movementRuleOf({ rule }: Pick<Watch, "rule">): MovementRule | null {
  const parsed = parseRule(rule);
  return parsed?.kind === "movement" ? parsed : null;
}
