import type { Draft } from "../../chat/reply.ts";
import { sentenceReply } from "../../replies/chat/help.ts";
import { betFilterInWords, betRemoveButtons, betWatchDetailsReply } from "../../replies/watching/bet-watches.ts";
import type { Database } from "../../storage/database.ts";
import { type BetWatch, betWatchesOf, setBetPause } from "../../watches/bet-watches.ts";
import { removeWatches } from "../../watches/removals.ts";
import { type Ask, Refusal } from "../command.ts";
import { demandOwn } from "../rights.ts";
import { betWatchMeant } from "./find-bet-watch.ts";
import { listButton } from "./find-watch.ts";
import { undoButton } from "./undo.ts";
import { wordsAboutBets } from "./watch-bets.ts";
import { notUnderstood } from "./watch-by-name.ts";

interface BetsDeps {
  database: Database;
}

/** Neither looks nor alerts until then. */
export async function pauseBets(
  { database }: BetsDeps,
  ask: Ask,
  { watch, until }: { watch: BetWatch; until: number },
): Promise<Draft> {
  await demandOwn(ask, watch);
  await setBetPause(database, { id: watch.id, until });
  return betWatchDetailsReply(ask.text, { watch: { ...watch, pausedUntil: until }, done: "paused" });
}

/** Goes on; what is there at the next look is no news. */
export async function resumeBets(
  { database, onWatched }: BetsDeps & { onWatched(): void },
  ask: Ask,
  watch: BetWatch,
): Promise<Draft> {
  await demandOwn(ask, watch);
  if (watch.pausedUntil === null) return betWatchDetailsReply(ask.text, { watch, done: null });
  await setBetPause(database, { id: watch.id, until: null });
  onWatched();
  return betWatchDetailsReply(ask.text, { watch: { ...watch, pausedUntil: null }, done: "resumed" });
}

/** Ends the watch on value bets that words mean, or asks which; null when they mean something else. */
export async function unwatchBets(deps: BetsDeps, ask: Ask, words: string): Promise<Draft | null> {
  const named = await betWatchMeant(ask, words, deps);
  if (named) return unwatchOne(deps, ask, named);
  const more = wordsAboutBets(words);
  if (more === null) return null;
  if (more !== "") throw notUnderstood(ask, { name: "value bets", more });
  const [only, ...others] = await betWatchesOf(deps.database, [ask.call.address]);
  if (!only) throw new Refusal("unwatch-wide-none", {}, listButton(ask.text));
  if (others.length === 0) return unwatchOne(deps, ask, only);
  return sentenceReply(ask.text, { key: "unwatch-which", buttons: betRemoveButtons(ask.text, [only, ...others]) });
}

async function unwatchOne({ database }: BetsDeps, ask: Ask, watch: BetWatch): Promise<Draft> {
  const { call, text, now } = ask;
  await demandOwn(ask, watch);
  const removal = await removeWatches(database, { chat: call.address, ids: [], wideIds: [], betIds: [watch.id], now });
  const undo = removal === null ? [] : [undoButton(text, removal)];
  const args = { filter: betFilterInWords(text, watch.filter) };
  return sentenceReply(text, { key: "unwatch-bets-done", args, buttons: [[...undo, ...listButton(text).flat()]] });
}
