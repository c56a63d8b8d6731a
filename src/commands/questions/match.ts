import type { OddsApi } from "../../api/odds-api.ts";
import { unlessApiTrouble } from "../../api/trouble.ts";
import { isOld } from "../../boards/freshness.ts";
import type { KnownMatch, MatchIndex } from "../../matches/index.ts";
import { offeredMarkets } from "../../odds/markets.ts";
import { matchDetailsReply } from "../../replies/questions/match-details.ts";
import { watchOf } from "../../watches/watches.ts";
import type { Command } from "../command.ts";
import { type KeptDeps, saysWhy } from "../faults.ts";
import { findMatch } from "../input/find-match.ts";
import type { OddsDeps } from "./odds.ts";

export type MatchDeps = OddsDeps & KeptDeps & { api: OddsApi; index: MatchIndex };

/** `/match <match>`: one match with its league, state and markets, and what else can be asked about it. */
export function createMatchCommand(deps: MatchDeps): Command {
  const { finder, boards, database, api, index } = deps;
  /** What the API says about the match now; what we knew when it does not answer. */
  async function detailsOf(known: KnownMatch): Promise<KnownMatch> {
    const answer = await unlessApiTrouble(api.match(known.match.slug));
    const [fresh] = answer ? await index.remember([answer.value]) : [];
    return fresh ?? known;
  }

  return {
    name: "match",
    options: [{ name: "match", required: true, suggests: true }],
    manages: false,
    async run(ask) {
      const { call, now, text } = ask;
      const found = await findMatch(ask, { finder, command: "match", next: true });
      if ("instead" in found) return found.instead;
      const { id } = found.known;
      const [known, view, watch] = await Promise.all([
        detailsOf(found.known),
        unlessApiTrouble(boards.read(found.known, { lane: "person" })),
        watchOf(database, { chat: call.address, matchId: id }),
      ]);
      const quotes = view?.board.quotes ?? [];
      const reply = matchDetailsReply(text, {
        ...known,
        board: view?.board ?? null,
        old: view !== null && isOld(view.board, known.match, now),
        markets: offeredMarkets(quotes),
        books: new Set(quotes.map(({ bookmaker }) => bookmaker)).size,
        isWatched: watch !== null,
        now,
      });
      return found.leadOn(await saysWhy(deps, ask, [id], reply));
    },
  };
}
