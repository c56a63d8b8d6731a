import { heldFor } from "../../delivery/held.ts";
import type { KnownMatch, MatchIndex } from "../../matches/index.ts";
import { heldBlocks } from "../../replies/parts/held.ts";
import { pageOf } from "../../replies/parts/paging.ts";
import { betWatchBlocks, betWatchButtons, betWatchDetailsReply } from "../../replies/watching/bet-watches.ts";
import { type WatchRow, watchDetailsReply } from "../../replies/watching/watch-details.ts";
import { watchesReply } from "../../replies/watching/watches.ts";
import { wideBlocks, wideOpenButtons } from "../../replies/watching/wide-watches.ts";
import { parseRule } from "../../rules/rule-text.ts";
import type { Database } from "../../storage/database.ts";
import { betWatchesOf } from "../../watches/bet-watches.ts";
import type { Widening } from "../../watches/expansion.ts";
import { muteOn, mutesOf } from "../../watches/mutes.ts";
import { watchesOfChat } from "../../watches/watches.ts";
import type { Command } from "../command.ts";
import { pageOfAsk, pageOption } from "../input/find-named.ts";
import { betWatchMeant } from "./find-bet-watch.ts";
import { findWatch, watchOption } from "./find-watch.ts";
import { showWide, wideNumbered } from "./manage-wide.ts";
import { wideRowsOf } from "./wide-rows.ts";

export interface WatchesDeps {
  database: Database;
  index: MatchIndex;
}

const pageSize = 6;

/** `/watches [number]`: what this chat watches, and one watch with what can be done with it. */
export function createWatchesCommand(deps: WatchesDeps & { widening: Pick<Widening, "covered"> }): Command {
  return {
    name: "watches",
    options: [{ ...watchOption, required: false, hidden: true }, pageOption],
    manages: false,
    async run(ask) {
      const { call, text, args } = ask;
      const one = await betWatchMeant(ask, args["watch"], deps);
      if (one) return betWatchDetailsReply(text, { watch: one, done: null });
      const whole = await wideNumbered(ask, deps);
      if (whole) return showWide(deps, ask, { wide: whole, done: null });
      if (args["watch"] !== undefined) return watchDetailsReply(text, { ...(await findWatch(ask, deps)), done: null });
      const watches = pageOf(await watchedHere(deps, call.address), pageOfAsk(ask), pageSize);
      const wide = watches.page === 1 ? await wideRowsOf(deps, call.address) : [];
      const bets = watches.page === 1 ? await betWatchesOf(deps.database, [call.address]) : [];
      const held = watches.page === 1 ? await heldFor(deps.database, { chat: call.address, now: ask.now }) : [];
      const others = wide.length + bets.length;
      const isNothing = watches.total + others === 0;
      const reply = watchesReply(text, { watches, others, suggestions: isNothing ? suggestionsFor(deps.index) : [] });
      return {
        ...reply,
        blocks: [...reply.blocks, ...wideBlocks(text, wide), ...betWatchBlocks(text, bets), ...heldBlocks(text, held)],
        buttons: [...wideOpenButtons(text, wide), ...betWatchButtons(text, bets), ...reply.buttons],
      };
    },
  };
}

/** The watches of a chat with their matches, soonest first. */
export async function watchedHere({ database, index }: WatchesDeps, chat: string): Promise<WatchRow[]> {
  const watches = await watchesOfChat(database, chat);
  const mutes = await mutesOf(database, [chat]);
  const rows = await Promise.all(
    watches.map(async (watch) => {
      const known = await index.byId(watch.matchId);
      const rule = parseRule(watch.rule);
      return known && rule ? { watch, known, rule, muted: muteOn(mutes, known.id) } : null;
    }),
  );
  return rows
    .filter((row) => row !== null)
    .toSorted(
      (a, b) => (a.known.match.startsAt ?? Number.POSITIVE_INFINITY) - (b.known.match.startsAt ?? Number.POSITIVE_INFINITY),
    );
}

/** Matches to begin with. */
export function suggestionsFor(index: MatchIndex): readonly KnownMatch[] {
  return index.list({ status: "scheduled" }).slice(0, 3);
}
