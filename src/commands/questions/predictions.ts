import { allPages } from "../../api/all-pages.ts";
import { failedBy } from "../../api/errors.ts";
import type { Prediction } from "../../api/model.ts";
import type { OddsApi } from "../../api/odds-api.ts";
import { unlessApiTrouble } from "../../api/trouble.ts";
import { latestBoards } from "../../boards/board-rows.ts";
import { isOld } from "../../boards/freshness.ts";
import type { Boards } from "../../feed/boards.ts";
import { matchAbout } from "../../matches/about-match.ts";
import type { KnownMatch, MatchIndex } from "../../matches/index.ts";
import { isUpcoming } from "../../matches/state.ts";
import { type Consensus, consensusOf } from "../../odds/consensus.ts";
import { gapsOf, widestGap } from "../../odds/prediction-gap.ts";
import type { Board } from "../../odds/quote.ts";
import { pageOf, rowsShown } from "../../replies/parts/paging.ts";
import { predictionReply, predictionsReply } from "../../replies/questions/predictions.ts";
import type { Ask, Command } from "../command.ts";
import { findMatch } from "../input/find-match.ts";
import { pageOfAsk, pageOption } from "../input/find-named.ts";
import type { OddsDeps } from "./odds.ts";

export interface PredictionsDeps extends OddsDeps {
  api: OddsApi;
  index: MatchIndex;
}

/** A de-vigged market, and when its odds were refreshed (ms UTC). */
interface Market {
  market: Consensus;
  refreshedAt: number;
}

interface Predicted {
  known: KnownMatch;
  prediction: Prediction;
}

/** Boards asked for when a list is shown, so that there is something to compare with; the budget's burst holds as many. */
const boardsAsked = 4;

/** `/predictions [match]`: what the model thinks beside what the market thinks. */
export function createPredictionsCommand(deps: PredictionsDeps): Command {
  const { finder, boards, database, api, index } = deps;

  /** The de-vigged winner market of each match, as far as a board is kept that is not old. */
  async function marketsOf(matches: readonly KnownMatch[], now: number): Promise<Map<number, Market>> {
    const stored = await latestBoards(
      database,
      matches.map(({ id }) => id),
    );
    const known = matches.flatMap(({ id, match }) => {
      const board = stored.get(id)?.board;
      const market = board && !isOld(board, match, now) ? winnerOf(board) : null;
      return board && market ? [[id, { market, refreshedAt: board.refreshedAt ?? board.fetchedAt }] as const] : [];
    });
    return new Map(known);
  }

  async function list(ask: Ask) {
    const { text, now } = ask;
    const [answer] = await Promise.all([allPages(api.predictions), index.ready()]);
    const predicted = (await known(answer.items, index)).filter(({ known }) => isUpcoming(known.match, now));
    predicted.sort((a, b) => startOf(a.known) - startOf(b.known));
    const matches = predicted.map((one) => one.known);
    const before = await marketsOf(matches, now);
    await askFor(matches.filter(({ id }) => !before.has(id)).slice(0, boardsAsked), { boards });
    const markets = await marketsOf(matches, now);
    const all = predicted.map(({ known, prediction }) => {
      const { market = null, refreshedAt = null } = markets.get(known.id) ?? {};
      return { known, gaps: gapsOf(prediction, market), refreshedAt };
    });
    // What has nothing fresh to compare with is no widest gap.
    const compared = all.filter((row) => widestOf(row) >= 0).sort((a, b) => widestOf(b) - widestOf(a));
    const rows = compared.length > 0 ? compared : all;
    return predictionsReply(text, {
      rows: pageOf(rows, pageOfAsk(ask), rowsShown),
      hasOthers: rows.length < all.length,
      fetchedAt: answer.fetchedAt,
      failed: failedBy(answer, { now }),
      isCut: answer.isCut,
      now,
    });
  }

  async function one(ask: Ask) {
    const found = await findMatch(ask, { finder, command: "predictions", next: true });
    if ("instead" in found) return found.instead;
    const { id, match } = found.known;
    const [answer, view] = await Promise.all([
      allPages(api.predictions),
      unlessApiTrouble(boards.read(found.known, { lane: "person" })),
    ]);
    const prediction = answer.items.find(({ matchSlug, match: about }) => (matchSlug ?? about?.slug) === match.slug) ?? null;
    return found.leadOn(
      predictionReply(ask.text, {
        id,
        match,
        gaps: prediction ? gapsOf(prediction, view && winnerOf(view.board)) : [],
        board: view?.board ?? null,
        old: view !== null && isOld(view.board, match, ask.now),
        fetchedAt: answer.fetchedAt,
        failed: failedBy(answer, ask),
        isCut: answer.isCut,
        now: ask.now,
      }),
    );
  }

  return {
    name: "predictions",
    options: [{ name: "match", required: false, suggests: true }, pageOption],
    manages: false,
    run: (ask) => (ask.args["match"] === undefined ? list(ask) : one(ask)),
  };
}

function winnerOf({ quotes }: Board): Consensus | null {
  return consensusOf(quotes, { market: "winner", line: null });
}

/** Fetches boards side by side; what does not come is left out. */
async function askFor(matches: readonly KnownMatch[], { boards }: { boards: Boards }): Promise<void> {
  await Promise.all(matches.map((known) => unlessApiTrouble(boards.read(known, { lane: "person" }))));
}

async function known(predictions: readonly Prediction[], index: MatchIndex): Promise<Predicted[]> {
  const found: Predicted[] = [];
  for (const prediction of predictions) {
    const match = await matchAbout(prediction, index);
    if (match) found.push({ known: match, prediction });
  }
  return found;
}

function widestOf({ gaps }: { gaps: Parameters<typeof widestGap>[0] }): number {
  const gap = widestGap(gaps);
  return gap ? Math.abs(gap.model - gap.market) : -1;
}

function startOf({ match }: KnownMatch): number {
  return match.startsAt ?? Number.POSITIVE_INFINITY;
}
