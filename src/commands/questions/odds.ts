import type { Match } from "../../api/model.ts";
import type { OddsApi } from "../../api/odds-api.ts";
import { expectedRefreshAt, isOld } from "../../boards/freshness.ts";
import { pricesBoard } from "../../boards/price-rows.ts";
import type { Boards } from "../../feed/boards.ts";
import type { Finder } from "../../matches/finder.ts";
import type { MatchIndex } from "../../matches/index.ts";
import { hasEnded } from "../../matches/state.ts";
import type { PriceFormat } from "../../odds/formats.ts";
import { type MarketKey, marketOf, offeredMarkets, wordsOfMarket } from "../../odds/markets.ts";
import type { Board, Quote } from "../../odds/quote.ts";
import { ruleInWords } from "../../replies/parts/rule.ts";
import type { Text } from "../../replies/parts/text.ts";
import { boardChartReply } from "../../replies/questions/board-chart.ts";
import { oddsReply } from "../../replies/questions/odds.ts";
import { parseRule } from "../../rules/rule-text.ts";
import { nullIfAway } from "../../storage/away.ts";
import type { Database } from "../../storage/database.ts";
import { meaningsOf, wordForm } from "../../typed-words.ts";
import { watchesOfMatch } from "../../watches/watches.ts";
import type { Ask, Command } from "../command.ts";
import { failedOf } from "../faults.ts";
import { findMatch } from "../input/find-match.ts";
import { chartOption } from "../input/find-named.ts";
import { sportForm, sportForms, sportsOf } from "../input/match-filter.ts";
import { type NameDeps, nameOf } from "../input/name-and-more.ts";
import { marketForm, marketMeant, selectionFollowing, selectionMeant } from "../input/selection-words.ts";

export interface OddsDeps {
  finder: Finder;
  boards: Boards;
  database: Database;
}

type OddsCommandDeps = OddsDeps & {
  index: NameDeps["index"] & Pick<MatchIndex, "list">;
  /** Answers plain words that name a sport. */
  matches?: Command;
  api: Pick<OddsApi, "groups" | "rhythm">;
};

/** `/odds <match> [market] [format]`: the board of one match, book by book. */
export function createOddsCommand({ finder, boards, database, index, matches, api }: OddsCommandDeps): Command {
  /** A service with questions of its own is asked when they are worth their cost, at no rhythm that could be said. */
  const expectedAt = (board: Board, match: Match, now: number) =>
    api.groups ? null : expectedRefreshAt(board, match, { now, rhythm: api.rhythm });
  /** Whether these plain words are a sport's whole name. */
  function isSport({ call, text, args }: Ask): boolean {
    const words = args["match"];
    return (
      call.plain === true &&
      words !== undefined &&
      sportsOf(index.list()).some((sport) => sportForms(text, sport).includes(sportForm(words)))
    );
  }

  return {
    name: "odds",
    options: [
      { name: "match", required: false, suggests: true },
      { name: "market", required: false, suggests: false, form: marketForm },
      { name: "format", required: false, suggests: false, form: wordForm("formats") },
      { name: "page", required: false, suggests: false, form: /^page[1-9]\d?$/, hidden: true },
      { name: "all", required: false, suggests: false, form: /^all$/, hidden: true },
      { name: "fresh", required: false, suggests: false, form: /^fresh$/, hidden: true },
      chartOption,
    ],
    manages: false,
    async run(ask) {
      const { page, fresh, format: formatTyped } = ask.args;
      const { density } = ask.settings;
      if (matches && isSport(ask)) return matches.run({ ...ask, args: { sport: ask.args["match"] } });
      const format = formatMeant(formatTyped);
      const { args, market } = marketAsked(ask, index);
      const found = await findMatch({ ...ask, args }, { finder, command: "odds", rest: market ?? "", next: true });
      if ("instead" in found) return found.instead;
      const { id, match } = found.known;
      const view = await boards.read(found.known, {
        lane: "person",
        fresh: fresh !== undefined,
      });
      const closing = await closingBoard(database, found.known).catch(nullIfAway);
      const board = closing ?? view?.board ?? null;
      const quotes = board?.quotes ?? [];
      const offers = offeredMarkets(quotes);
      const meant = market === null ? null : offerMeant(market, { offers, match, quotes });
      const asked = { chat: ask.call.address, matchId: id };
      const watches = ask.isNew ? null : await watchesOfMatch(database, asked).catch(nullIfAway);
      const rules = (watches ?? []).flatMap(({ rule }) => parseRule(rule) ?? []);
      const text = format ? ask.follow({ ...ask.settings, format }) : ask.text;
      const shown = meant ?? offers[0] ?? null;
      const old = view !== null && isOld(view.board, match, ask.now);
      const failed = view !== null && closing === null && failedOf(view, ask.now);
      const asOf = { old: old && closing === null, failed, now: ask.now };
      if (ask.args["chart"] !== undefined && board && shown && shown.market !== "other")
        return found.leadOn(
          boardChartReply(text, { id, match, board, shown, ownBooks: ask.settings.books, ...asOf, theme: ask.settings.theme }),
        );
      return found.leadOn(
        oddsReply(text, {
          id,
          match,
          board,
          failed,
          old,
          isClosing: closing !== null,
          // It takes a line, which the first screen in Normal has not.
          nextAt: view && (fresh || density !== "normal") ? expectedAt(view.board, match, ask.now) : null,
          format,
          watched:
            rules.length === 0
              ? null
              : listed(
                  text,
                  rules.map((rule) => ruleInWords(text, rule, match)),
                ),
          offers: offers.map((key) => ({ key, words: wordsOfMarket(key) })),
          shown,
          missing: meant === null ? market : null,
          ...{ marketsPage: page?.slice(4) ?? null, whole: ask.args["all"] !== undefined },
          density,
          ownBooks: ask.settings.books,
          now: ask.now,
        }),
      );
    },
  };
}

/** The format that was asked for this once, by its own word. */
function formatMeant(typed: string | undefined): PriceFormat | null {
  return typed === undefined ? null : (formatsByWord.get(typed.toLowerCase()) ?? null);
}

const formatsByWord = meaningsOf("formats");

/** The prices of a match that is over as they were at its start, where we have them. */
async function closingBoard(database: Database, { id, match }: { id: number; match: Match }): Promise<Board | null> {
  if (!hasEnded(match.status) || match.startsAt === null) return null;
  return pricesBoard(database, { matchId: id, at: match.startsAt });
}

/** The market that was named, as an option or behind the match. */
function marketAsked(ask: Ask, index: NameDeps["index"]): { args: Ask["args"]; market: string | null } {
  const { name, more } = nameOf(ask, "market", { index, following: selectionFollowing });
  const { match: _, ...args } = ask.args;
  return { args: name === "" ? args : { ...args, match: name }, market: more };
}

/** The market on offer that words mean, by its own name or by one of its selections ("over 2.5"). */
function offerMeant(
  words: string,
  { offers, match, quotes }: { offers: readonly MarketKey[]; match: Match; quotes: readonly Quote[] },
): MarketKey | null {
  const named = marketMeant(words, offers);
  const selection = named ? null : selectionMeant(words, { match, quotes });
  const own = selection && marketOf(selection);
  return named ?? offers.find(({ market, line }) => market === own?.market && line === own.line) ?? null;
}

function listed(text: Text, words: readonly string[]): string {
  return new Intl.ListFormat(text.language).format(words);
}
