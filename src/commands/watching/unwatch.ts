import type { Button, Draft } from "../../chat/reply.ts";
import type { Directories } from "../../matches/directories.ts";
import type { Finder } from "../../matches/finder.ts";
import type { KnownMatch, MatchIndex } from "../../matches/index.ts";
import { sentenceReply } from "../../replies/chat/help.ts";
import { matchTitle } from "../../replies/parts/match.ts";
import { pageOf } from "../../replies/parts/paging.ts";
import { targetName } from "../../replies/parts/targets.ts";
import { betRemoveButtons } from "../../replies/watching/bet-watches.ts";
import { unwatchedReply } from "../../replies/watching/unwatch.ts";
import { unwatchWhichReply, watchesReply } from "../../replies/watching/watches.ts";
import { wideButtons } from "../../replies/watching/wide-watches.ts";
import { parseRule } from "../../rules/rule-text.ts";
import type { Database } from "../../storage/database.ts";
import { betWatchesOf } from "../../watches/bet-watches.ts";
import type { Widening } from "../../watches/expansion.ts";
import { removeWatches } from "../../watches/removals.ts";
import { watchById, watchOf } from "../../watches/watches.ts";
import { excludeMatch, readmitMatch, type WideWatch, wideWatchesOfChat } from "../../watches/wide-watches.ts";
import { type Ask, type Command, Refusal } from "../command.ts";
import { findMatch } from "../input/find-match.ts";
import { pageOption } from "../input/find-named.ts";
import { everythingForm } from "../input/find-target.ts";
import { demandOwn } from "../rights.ts";
import { clearAll } from "./clear-all.ts";
import { watchNumberForm } from "./find-watch.ts";
import { wideMeant } from "./find-wide.ts";
import { unwatchBets } from "./manage-bets.ts";
import { betsOver, stillTold, wideOver } from "./still-told.ts";
import { undoButton } from "./undo.ts";
import { demandNoMore } from "./watch-by-name.ts";
import { suggestionsFor, watchedHere } from "./watches.ts";

export interface UnwatchDeps {
  finder: Finder;
  index: MatchIndex;
  directories: Directories;
  database: Database;
  widening: Pick<Widening, "wake" | "widen">;
}

/**
 * `/unwatch [match, number, wide watch, or all]`: stop watching; without words it asks which. A match that only a wide watch covers is
 * excluded from it until that is undone.
 */
export function createUnwatchCommand(deps: UnwatchDeps): Command {
  return {
    name: "unwatch",
    options: [
      { name: "match", required: false, suggests: true },
      { name: "undo", required: false, suggests: false, form: /^undo$/, hidden: true },
      { name: "out", required: false, suggests: false, form: /^out$/, hidden: true },
      { name: "answer", required: false, suggests: false, form: /^yes$/, hidden: true },
      pageOption,
    ],
    manages: "watches",
    async run(ask) {
      if (ask.args["match"] === undefined) return whichReply(deps, ask);
      if (everythingForm.test(ask.args["match"])) return clearAll(deps, ask, isSure(ask));
      const bets = await unwatchBets(deps, ask, ask.args["match"]);
      if (bets) return bets;
      const numbered = await watchNumbered(deps, ask, ask.args["match"]);
      if (numbered) return unwatchMatch(deps, ask, numbered);
      const wide = await wideMeant(ask, deps);
      if (wide) return unwatchWide(deps, ask, wide);
      const found = await findMatch(ask, { finder: deps.finder, command: "unwatch" });
      if ("instead" in found) {
        if (found.candidates.length === 0) demandNoMore(ask, ask.args["match"], deps);
        return found.instead;
      }
      if (ask.args["out"] !== undefined) return leaveOut(deps, ask, found.known);
      return ask.args["undo"] === undefined ? unwatchMatch(deps, ask, found.known) : readmit(deps, ask, found.known);
    },
  };
}

/** Only a button says yes. */
function isSure({ call, args }: Ask): boolean {
  return call.source === "button" && args["answer"] === "yes";
}

/** The match of the watch that has this number here; null for other words, which may be a team such as 1860. */
async function watchNumbered({ database, index }: UnwatchDeps, { call }: Ask, words: string): Promise<KnownMatch | null> {
  if (!watchNumberForm.test(words)) return null;
  const watch = await watchById(database, { chat: call.address, id: Number(words) });
  return watch && index.byId(watch.matchId);
}

async function whichReply({ database, index }: UnwatchDeps, { call, text }: Ask): Promise<Draft> {
  const watches = await watchedHere({ database, index }, call.address);
  const wide = await wideWatchesOfChat(database, call.address);
  const bets = await betWatchesOf(database, [call.address]);
  if (watches.length + wide.length + bets.length === 0)
    return watchesReply(text, { watches: pageOf(watches, undefined, 1), suggestions: suggestionsFor(index) });
  const which = unwatchWhichReply(text, watches);
  return { ...which, buttons: [...wideButtons(text, wide), ...betRemoveButtons(text, bets), ...which.buttons] };
}

async function unwatchWide({ database }: UnwatchDeps, ask: Ask, { id, target, createdBy }: WideWatch): Promise<Draft> {
  const { call, text, now } = ask;
  await demandOwn(ask, { createdBy });
  const removal = await removeWatches(database, { chat: call.address, ids: [], wideIds: [id], now });
  return sentenceReply(text, {
    key: "unwatch-wide-done",
    args: { name: targetName(text, target) },
    buttons: [[...undo(ask, removal), watchesButton(ask)]],
  });
}

/** Says as well what tells of the match all the same. */
async function unwatchMatch(deps: UnwatchDeps, ask: Ask, known: KnownMatch): Promise<Draft> {
  const { database, widening } = deps;
  const { call, text, now } = ask;
  const present = await watchOf(database, { chat: call.address, matchId: known.id });
  if (present) await demandOwn(ask, present);
  if (!present) return unwatchedReply(text, { known, ended: null, still: await stillTold(deps, ask, known), undo: [] });
  if (present.wideId !== null) return leaveOut(deps, ask, known);
  const removal = await removeWatches(database, { chat: call.address, ids: [present.id], wideIds: [], now });
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
    still: { wide: null, bets: await betsOver(database, chat, known) },
    undo: [{ label: text.say("unwatch-undo"), press }],
  });
}

async function readmit({ database, widening }: UnwatchDeps, { call, text }: Ask, { id, match }: KnownMatch): Promise<Draft> {
  if (!(await readmitMatch(database, { chat: call.address, matchId: id }))) throw new Refusal("refuse-old-button", {}, []);
  widening.wake();
  return sentenceReply(text, { key: "unwatch-undone", args: { title: matchTitle(text, match) } });
}

function undo({ text }: Ask, removal: number | null): Button[] {
  return removal === null ? [] : [undoButton(text, removal)];
}

function watchesButton({ text }: Ask) {
  return { label: text.say("watches-heading"), press: { command: "watches", text: "", replace: false } };
}
