import type { Draft } from "../../chat/reply.ts";
import type { MatchIndex } from "../../matches/index.ts";
import { sentenceReply } from "../../replies/chat/help.ts";
import { pageOf } from "../../replies/parts/paging.ts";
import { targetName } from "../../replies/parts/targets.ts";
import { backupReply } from "../../replies/watching/backup.ts";
import type { BetFilter } from "../../rules/bet-filter.ts";
import { parseRule } from "../../rules/rule-text.ts";
import type { Database } from "../../storage/database.ts";
import { betWatchesOf } from "../../watches/bet-watches.ts";
import { removeWatches } from "../../watches/removals.ts";
import { watchesOfChat } from "../../watches/watches.ts";
import { wideWatchesOfChat } from "../../watches/wide-watches.ts";
import { type Ask, Refusal } from "../command.ts";
import { betFilterTyped } from "../input/bet-filter-words.ts";
import { pageOfAsk } from "../input/find-named.ts";
import { typedRule } from "../input/rule-typed.ts";
import { demandRight } from "../rights.ts";
import { listButton } from "./find-watch.ts";
import { undoButton } from "./undo.ts";

const linesPerPage = 25;

interface ClearDeps {
  database: Database;
  index: Pick<MatchIndex, "byId">;
}

/** Shows what restores every watch of the chat, and asks; only a button says yes. Others' watches are among them, so members may not. */
export async function clearAll(deps: ClearDeps, ask: Ask, isSure: boolean): Promise<Draft> {
  await demandRight(ask, "settings");
  const { call, text, now } = ask;
  const { database } = deps;
  if (!isSure) {
    const calls = await backupOf(deps, ask);
    if (calls.length === 0) throw new Refusal("clear-nothing", {}, listButton(text));
    return backupReply(text, pageOf(calls, pageOfAsk(ask), linesPerPage));
  }
  const chat = call.address;
  const ids = (await watchesOfChat(database, chat)).map(({ id }) => id);
  const wideIds = (await wideWatchesOfChat(database, chat)).map(({ id }) => id);
  const betIds = (await betWatchesOf(database, [chat])).map(({ id }) => id);
  const removal = await removeWatches(database, { chat, ids, wideIds, betIds, now });
  if (removal === null) throw new Refusal("clear-nothing", {}, listButton(text));
  const count = ids.length + wideIds.length + betIds.length;
  return sentenceReply(text, { key: "clear-done", args: { count }, buttons: [[undoButton(text, removal)]] });
}

/** The calls that watch the same again, wherever they are typed. */
async function backupOf({ database, index }: ClearDeps, { call, text, settings }: Ask): Promise<string[]> {
  const typed = (canonical: string): string => {
    const rule = parseRule(canonical);
    return rule ? typedRule(rule, settings.format) : canonical;
  };
  const wide = await wideWatchesOfChat(database, call.address);
  const calls = wide.map(({ target, rule }) => `/watch ${target.kind} ${targetName(text, target)} ${typed(rule)}`);
  for (const { filter, improvement } of await betWatchesOf(database, [call.address]))
    calls.push(typedBetWatch(filter, improvement));
  for (const { matchId, rule } of await watchesOfChat(database, call.address)) {
    const known = await index.byId(matchId);
    if (known) calls.push(`/watch ${known.match.slug} ${typed(rule)}`);
  }
  return calls;
}

function typedBetWatch(filter: BetFilter, improvement: number): string {
  return ["/watch value bets", betFilterTyped(filter), `improving by ${improvement / 10_000}`].filter(Boolean).join(" ");
}
