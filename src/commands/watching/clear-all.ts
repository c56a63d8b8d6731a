import type { Block, Draft } from "../../chat/reply.ts";
import { sentenceReply } from "../../replies/chat/help.ts";
import { pageOf } from "../../replies/parts/paging.ts";
import type { Text } from "../../replies/parts/text.ts";
import { backupReply } from "../../replies/watching/backup.ts";
import { cardsButton } from "../../replies/watching/card.ts";
import { listButton } from "../../replies/watching/watch-view.ts";
import { cardsOf } from "../../watches/cards.ts";
import { removeWatches } from "../../watches/removals.ts";
import { allWatchesOf } from "../../watches/store.ts";
import { type Ask, Refusal } from "../command.ts";
import { pageOfAsk } from "../input/find-named.ts";
import { demandRight } from "../rights.ts";
import { undoButton } from "./undo.ts";
import { actsOf, type KindDeps } from "./watch-kinds.ts";

const linesPerPage = 25;

/** Shows what restores every watch of the chat, and asks; only a button says yes. Others' watches are among them, so members may not. */
export async function clearAll(deps: KindDeps, ask: Ask, isSure: boolean): Promise<Draft> {
  await demandRight(ask, "settings");
  const { call, text, now } = ask;
  const { database } = deps;
  const chat = call.address;
  const watches = await allWatchesOf(database, [chat]);
  const cards = (await cardsOf(database, [chat])).length;
  if (!isSure) {
    const typed = await Promise.all(watches.map((watch) => actsOf(deps, ask, watch).typed()));
    const calls = typed.filter((one) => one !== null);
    if (calls.length === 0) return nothingToClear(text, cards);
    return backupReply(text, pageOf(calls, pageOfAsk(ask), linesPerPage));
  }
  const removal = await removeWatches(database, { chat, watches, now });
  if (removal === null) return nothingToClear(text, cards);
  const count = watches.length;
  return withCards(
    text,
    sentenceReply(text, { key: "clear-done", args: { count }, buttons: [[undoButton(text, removal)]] }),
    cards,
  );
}

function nothingToClear(text: Text, cards: number): Draft {
  if (cards === 0) throw new Refusal("clear-nothing", {}, [[listButton(text)]]);
  return withCards(text, sentenceReply(text, { key: "clear-nothing" }), cards);
}

/** Live cards have a button of their own to be stopped by, and no message could be put back in their place. */
function withCards(text: Text, reply: Draft, count: number): Draft {
  if (count === 0) return reply;
  const said: Block = { kind: "paragraph", spans: text.spans("clear-cards", { count }) };
  return { ...reply, blocks: [...reply.blocks, said], buttons: [...reply.buttons, [cardsButton(text)]] };
}
