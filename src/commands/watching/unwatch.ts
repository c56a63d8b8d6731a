import type { Button, Draft } from "../../chat/reply.ts";
import type { KnownMatch, MatchIndex } from "../../matches/index.ts";
import { sentenceReply } from "../../replies/chat/help.ts";
import { matchTitle } from "../../replies/parts/match.ts";
import { targetName } from "../../replies/parts/targets.ts";
import { unwatchedReply } from "../../replies/watching/unwatch.ts";
import { betFilterInWords, listButton } from "../../replies/watching/watch-view.ts";
import { unwatchWhichReply } from "../../replies/watching/watches.ts";
import { parseRule } from "../../rules/rule-text.ts";
import { removeWatches } from "../../watches/removals.ts";
import type { BetWatch, MatchWatch, WideWatch } from "../../watches/watch.ts";
import { excludeMatch, readmitMatch } from "../../watches/wide-watches.ts";
import { type Ask, type Command, Refusal } from "../command.ts";
import { messageNamed, messageOption } from "../input/arguments.ts";
import { findMatch } from "../input/find-match.ts";
import { pageOfAsk, pageOption } from "../input/find-named.ts";
import { everythingForm } from "../input/find-target.ts";
import { demandOwn } from "../rights.ts";
import { clearAll } from "./clear-all.ts";
import { betsOver, stillTold, wideOver } from "./still-told.ts";
import { watchesTold } from "./told-watches.ts";
import { undoButton } from "./undo.ts";
import type { KindDeps } from "./watch-kinds.ts";
import { type MeantDeps, numberUnknown, watchMeant } from "./watch-meant.ts";
import { askWatch, titledWatches } from "./watches.ts";

export interface UnwatchDeps extends MeantDeps, KindDeps {
  index: MatchIndex;
}

/**
 * `/unwatch [match, number, wide watch, or all]`: stop watching; without words it asks which. A match that only a wide watch covers is
 * excluded from it until that is undone.
 */
export function createUnwatchCommand(deps: UnwatchDeps): Command {
  return {
    name: "unwatch",
    options: [
      { name: "match", required: false, suggests: true, takesWatch: true },
      { name: "undo", required: false, suggests: false, form: /^undo$/, hidden: true },
      { name: "out", required: false, suggests: false, form: /^out$/, hidden: true },
      { name: "answer", required: false, suggests: false, form: /^yes$/, hidden: true },
      messageOption,
      pageOption,
    ],
    manages: "watches",
    async run(ask) {
      const words = ask.args["match"];
      if (ask.args["message"] !== undefined) return unwatchOfMessage(deps, ask, ask.args["message"]);
      if (words === undefined) return askWatch(deps, ask, { key: "unwatch-which", command: "unwatch" });
      if (everythingForm.test(words)) return clearAll(deps, ask, isSure(ask));
      if (ask.args["out"] ?? ask.args["undo"]) return leaveOutOrReadmit(deps, ask);
      const meant = await watchMeant(ask, deps, { words, command: "unwatch" });
      if ("instead" in meant) return meant.instead;
      if ("several" in meant) return askWatch(deps, ask, { key: "unwatch-which", command: "unwatch", watches: meant.several });
      const watch = "watch" in meant ? meant.watch : null;
      if (watch && watch.kind !== "match") return unwatchWhole(deps, ask, watch);
      const known = "known" in meant ? meant.known : watch && (await deps.index.byId(watch.matchId));
      if (!known) throw numberUnknown(ask, words);
      return unwatchMatch(deps, ask, { known, present: watch });
    },
  };
}

/** What one message told of: at once where that is one watch, else it asks which. */
async function unwatchOfMessage(deps: UnwatchDeps, ask: Ask, message: string): Promise<Draft> {
  const told = await watchesTold(deps.database, ask, message);
  const [only, ...others] = told;
  if (!only || others.length > 0)
    return unwatchWhichReply(ask.text, await titledWatches(deps.index, told), {
      message: messageNamed(message),
      page: pageOfAsk(ask),
    });
  if (only.kind === "bets") return unwatchWhole(deps, ask, only);
  const known = await deps.index.byId(only.matchId);
  if (!known) throw new Refusal("refuse-old-button", {}, []);
  return unwatchMatch(deps, ask, { known, present: only });
}

async function leaveOutOrReadmit(deps: UnwatchDeps, ask: Ask): Promise<Draft> {
  const found = await findMatch(ask, { finder: deps.finder, command: "unwatch" });
  if ("instead" in found) return found.instead;
  return ask.args["out"] === undefined ? readmit(deps, ask, found.known) : leaveOut(deps, ask, found.known);
}

/** Only a button says yes. */
function isSure({ call, args }: Ask): boolean {
  return call.source === "button" && args["answer"] === "yes";
}

/** Ends a watch that is about more than one match. */
async function unwatchWhole({ database }: UnwatchDeps, ask: Ask, watch: WideWatch | BetWatch): Promise<Draft> {
  const { call, text, now } = ask;
  await demandOwn(ask, watch);
  const removal = await removeWatches(database, { chat: call.address, watches: [watch], now });
  const buttons = [[...undo(ask, removal), listButton(text)]];
  if (watch.kind === "wide")
    return sentenceReply(text, { key: "unwatch-wide-done", args: { name: targetName(text, watch.target) }, buttons });
  return sentenceReply(text, { key: "unwatch-bets-done", args: { filter: betFilterInWords(text, watch.filter) }, buttons });
}

/** Says as well what tells of the match all the same. */
async function unwatchMatch(
  deps: UnwatchDeps,
  ask: Ask,
  { known, present }: { known: KnownMatch; present: MatchWatch | null },
): Promise<Draft> {
  const { database, widening } = deps;
  const { call, text, now } = ask;
  if (present) await demandOwn(ask, present);
  if (!present) return unwatchedReply(text, { known, ended: null, still: await stillTold(deps, ask, known), undo: [] });
  if (present.wideId !== null) return leaveOut(deps, ask, known);
  const removal = await removeWatches(database, { chat: call.address, watches: [present], now });
  const still = await stillTold(deps, ask, known);
  widening.wake();
  return unwatchedReply(text, { known, ended: { by: "own", rule: parseRule(present.rule) }, still, undo: undo(ask, removal) });
}

/** No wide watch covers the match any more; what the chat watches by itself stays. */
async function leaveOut({ database }: UnwatchDeps, ask: Ask, known: KnownMatch): Promise<Draft> {
  const { call, text, now } = ask;
  const chat = call.address;
  const over = await wideOver(database, chat, known);
  for (const wide of over) await demandOwn(ask, wide);
  await database.transaction().execute((transaction) => excludeMatch(transaction, { chat, matchId: known.id, now }));
  const press = { command: "unwatch", text: `#${known.id} undo`, replace: true };
  return unwatchedReply(text, {
    known,
    ended: { by: "wide", targets: over.map(({ target }) => target) },
    still: { wide: null, own: [], bets: await betsOver(database, chat, known) },
    undo: [{ label: text.say("unwatch-undo"), press }],
  });
}

async function readmit({ database, widening }: UnwatchDeps, { call, text }: Ask, { id, match }: KnownMatch): Promise<Draft> {
  if (!(await readmitMatch(database, { chat: call.address, matchId: id }))) throw new Refusal("refuse-old-button", {}, []);
  widening.wake();
  return { ...sentenceReply(text, { key: "unwatch-undone", args: { title: matchTitle(text, match) } }), undoes: true };
}

function undo({ text }: Ask, removal: number | null): Button[] {
  return removal === null ? [] : [undoButton(text, removal)];
}
