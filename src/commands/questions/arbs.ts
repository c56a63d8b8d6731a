import { latestBoards } from "../../boards/board-rows.ts";
import { isOld, refreshedAt } from "../../boards/freshness.ts";
import type { KnownMatch, MatchIndex } from "../../matches/index.ts";
import { hasEnded } from "../../matches/state.ts";
import { type Opportunity, opportunitiesIn } from "../../odds/arbitrage.ts";
import { ownBooksIn } from "../../odds/own-books.ts";
import { pageOf } from "../../replies/parts/paging.ts";
import { arbsReply } from "../../replies/questions/arbs.ts";
import type { Ask, Command } from "../command.ts";
import { type KeptDeps, saysWhy } from "../faults.ts";
import { pageOfAsk, pageOption } from "../input/find-named.ts";

export interface ArbsDeps extends KeptDeps {
  index: MatchIndex;
}

const pageSize = 2;
const keptMs = 60_000;
/** Of one match; more say the same of neighbouring lines. */
const mostOfMatch = 2;

/** One match's opportunity, with when its prices were last refreshed. */
interface Found {
  known: KnownMatch;
  opportunity: Opportunity;
  refreshedAt: number;
}

/** `/arbs`: prices that together win in any case, and cheap middles, among the odds that are kept and not old. */
export function createArbsCommand(deps: ArbsDeps): Command {
  const { database, index } = deps;
  let kept: { at: number; boards: ReturnType<typeof latestBoards> } | null = null;

  /** Whoever asks within a minute shares one look into the database; pages agree, too. */
  function boardsAt(now: number): ReturnType<typeof latestBoards> {
    if (kept && now - kept.at < keptMs && now >= kept.at) return kept.boards;
    const ids = index.list().flatMap(({ id, match }) => (hasEnded(match.status) ? [] : [id]));
    const boards = latestBoards(database, ids);
    kept = { at: now, boards };
    boards.catch(() => {
      kept = null;
    });
    return boards;
  }

  async function foundFor({ settings, now }: Ask): Promise<Found[]> {
    const boards = await boardsAt(now);
    const found = index.list().flatMap((known): Found[] => {
      const board = boards.get(known.id)?.board;
      if (!board || hasEnded(known.match.status) || isOld(board, known.match, now)) return [];
      const books = ownBooksIn(board.quotes, settings.books);
      const opportunities = opportunitiesIn(board.quotes, { books }).slice(0, mostOfMatch);
      return opportunities.map((opportunity) => ({ known, opportunity, refreshedAt: refreshedAt(board) }));
    });
    return found.sort((a, b) => b.opportunity.profit - a.opportunity.profit);
  }

  return {
    name: "arbs",
    bets: true,
    options: [pageOption],
    manages: false,
    async run(ask) {
      await index.ready();
      const rows = pageOf(await foundFor(ask), pageOfAsk(ask), pageSize);
      const boards = (await boardsAt(ask.now)).size;
      const ids = rows.shown.map(({ known }) => known.id);
      const reply = arbsReply(ask.text, { rows, boards, hasOwnBooks: ask.settings.books.length > 0, now: ask.now });
      return saysWhy(deps, ask, ids, reply);
    },
  };
}
