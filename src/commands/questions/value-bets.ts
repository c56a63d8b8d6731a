import { failedBy } from "../../api/errors.ts";
import type { ValueBet } from "../../api/model.ts";
import type { OddsApi } from "../../api/odds-api.ts";
import { staleAfterMs } from "../../boards/freshness.ts";
import { presentBets } from "../../detection/present-bets.ts";
import type { MatchIndex } from "../../matches/index.ts";
import { isOwnBook } from "../../odds/own-books.ts";
import { pageOf, rowsShown } from "../../replies/parts/paging.ts";
import { valueBetsFile, valueBetsReply } from "../../replies/questions/value-bets.ts";
import { valueBetsChartReply } from "../../replies/questions/value-bets-chart.ts";
import { fitsFilter } from "../../rules/bet-filter.ts";
import type { Command } from "../command.ts";
import { type KeptDeps, saysWhy } from "../faults.ts";
import { betFilterMeant, betFilterOptions, betFilterWords, booksThere } from "../input/bet-filter-words.ts";
import { chartOption, fileOption, pageOfAsk, pageOption } from "../input/find-named.ts";
import { sportsOf } from "../input/match-filter.ts";

export interface ValueBetsDeps extends Partial<KeptDeps> {
  api: Pick<OddsApi, "bookmakers" | "valueBets" | "betsFrom">;
  index: Omit<MatchIndex, "byId" | "everBySlug" | "search" | "settle">;
}

/** `/valuebets [5%] [1.5-3] [12h] [sport] [book]`: prices of matches to come that are better than their fair odds, best edge first. */
export function createValueBetsCommand(deps: ValueBetsDeps): Command {
  const { api, index, database } = deps;
  return {
    name: "valuebets",
    bets: true,
    options: [...betFilterOptions, pageOption, fileOption, chartOption],
    manages: false,
    async run(ask) {
      const { args, text, now } = ask;
      const { sharp } = ask.settings;
      const asked = { now, lane: "person", against: sharp } as const;
      const { bets, isCut, fetchedAt, ...answer } = await presentBets({ api, index }, asked);
      const books = await booksThere(args, { bets, api });
      const filter = betFilterMeant(args, { text, sports: sportsOf(index.list()), books });
      const fitting = bets.filter((one) => fitsFilter(one, filter, now)).sort((a, b) => b.bet.edge - a.bet.edge);
      if (args["file"] !== undefined) return valueBetsFile(text, { bets: fitting, now });
      const against = api.betsFrom === "boards" ? { sharp } : null;
      const selections = bySelection(fitting, ask.settings.books);
      if (args["chart"] !== undefined && selections.length > 0)
        return valueBetsChartReply(text, { bets: selections, filter, against, theme: ask.settings.theme });
      const page = pageOf(selections, pageOfAsk(ask), rowsShown);
      const reply = valueBetsReply(text, {
        bets: page,
        all: bets.length,
        filter,
        against,
        words: betFilterWords(filter),
        fetchedAt,
        old: now - fetchedAt >= staleAfterMs(false),
        failed: failedBy(answer, { at: fetchedAt, now }),
        isCut,
        now,
      });
      const ids = page.shown.map(({ known }) => known.id);
      return against && database ? saysWhy({ ...deps, database }, ask, ids, reply) : reply;
    },
  };
}

/**
 * Of the books that offer the same selection, in their order, the first one, a reader's own before all others, with how many more
 * there are; the largest edge first.
 */
function bySelection<T extends { known: { id: number }; bet: ValueBet }>(
  bets: readonly T[],
  ownBooks: readonly string[],
): (T & { others: number })[] {
  const isOwn = ({ bet }: T) => Number(isOwnBook(bet.bookmaker, ownBooks));
  const groups = new Map<string, T & { others: number }>();
  for (const one of bets.toSorted((a, b) => isOwn(b) - isOwn(a))) {
    const { market, selection, line } = one.bet;
    const name = JSON.stringify([one.known.id, market, selection, line]);
    const first = groups.get(name);
    if (first) first.others += 1;
    else groups.set(name, { ...one, others: 0 });
  }
  return [...groups.values()].sort((a, b) => b.bet.edge - a.bet.edge);
}
