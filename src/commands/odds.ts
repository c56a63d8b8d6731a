import type { Boards } from "../alerts/boards.ts";
import { isOld, personMaxAgeMs } from "../alerts/freshness.ts";
import { parseRule } from "../alerts/rule-text.ts";
import { watchOf } from "../alerts/watches.ts";
import type { Finder } from "../matches/finder.ts";
import { offeredMarkets } from "../odds/markets.ts";
import { oddsReply } from "../replies/odds.ts";
import { ruleInWords } from "../replies/rule.ts";
import type { Database } from "../storage/database.ts";
import type { Command } from "./command.ts";
import { findMatch } from "./find-match.ts";
import { marketForm, marketMeant, wordsOfMarket } from "./market-words.ts";

export interface OddsDeps {
  finder: Finder;
  boards: Boards;
  database: Database;
  /** How many times faster than life the odds are refreshed. */
  speed: number;
}

/** `/odds <match> [market]`: the board of one match, book by book. */
export function createOddsCommand({ finder, boards, database, speed }: OddsDeps): Command {
  return {
    name: "odds",
    options: [
      { name: "match", required: true, suggests: true },
      { name: "market", required: false, suggests: false, form: marketForm },
      { name: "page", required: false, suggests: false, form: /^page[1-9]\d?$/, hidden: true },
      { name: "fresh", required: false, suggests: false, form: /^fresh$/, hidden: true },
    ],
    manages: false,
    async run(ask) {
      const { market, page, fresh } = ask.args;
      const found = await findMatch(ask, { finder, command: "odds", rest: market ?? "" });
      if ("instead" in found) return found.instead;
      const { id, match } = found.known;
      const view = await boards.read(found.known, {
        lane: "person",
        maxAgeMs: personMaxAgeMs(match, speed, fresh !== undefined),
      });
      const offers = offeredMarkets(view?.board.quotes ?? []);
      const meant = market === undefined ? null : marketMeant(market, offers);
      const watch = await watchOf(database, { chat: ask.call.address, matchId: id });
      const rule = watch && parseRule(watch.rule);
      return oddsReply(ask.text, {
        id,
        match,
        board: view?.board ?? null,
        failed: view !== null && view.failure !== null,
        old: view !== null && isOld(view.board, match, { now: ask.now, speed }),
        watched: rule ? ruleInWords(ask.text, rule, match) : null,
        offers: offers.map((key) => ({ key, words: wordsOfMarket(key) })),
        shown: meant ?? offers[0] ?? null,
        missing: market !== undefined && meant === null ? market : null,
        marketsPage: page?.slice(4) ?? null,
        density: ask.settings.density,
        ownBooks: ask.settings.books,
        now: ask.now,
      });
    },
  };
}
