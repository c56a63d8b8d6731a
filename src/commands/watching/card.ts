import type { Draft } from "../../chat/reply.ts";
import type { Boards } from "../../feed/boards.ts";
import type { Finder } from "../../matches/finder.ts";
import type { KnownMatch, MatchIndex } from "../../matches/index.ts";
import { hasEnded, isLive } from "../../matches/state.ts";
import { matchTitle } from "../../replies/parts/match.ts";
import { cardBegunReply, cardStoppedReply, cardsReply } from "../../replies/watching/card.ts";
import type { Database } from "../../storage/database.ts";
import { anyWord } from "../../typed-words.ts";
import { addCard, type Card, cardsOf, endCards, mostCards } from "../../watches/cards.ts";
import { type Ask, type Command, Refusal } from "../command.ts";
import { findMatch } from "../input/find-match.ts";
import { demandOwn } from "../rights.ts";
import { knowChat } from "./know-chat.ts";

export interface CardDeps {
  database: Database;
  boards: Pick<Boards, "read">;
  finder: Finder;
  index: Pick<MatchIndex, "byId">;
  /** Called after what is watched has changed. */
  onWatched(): void;
  /** Called when a message waits. */
  onQueued(): void;
}

/** `/card [match] [live]`: one message about a match that is kept up to date; without a match, the cards that there are. */
export function createCardCommand(deps: CardDeps): Command {
  return {
    name: "card",
    options: [
      { name: "match", required: false, suggests: true },
      { name: "live", required: false, suggests: false, form: new RegExp(`^${anyWord("phases", "live")}$`, "iu") },
      { name: "stop", required: false, suggests: false, form: /^stop$/, hidden: true },
    ],
    manages: "watches",
    async run(ask) {
      const rest = ask.args["live"] === undefined ? "" : "live";
      const found = await findMatch(ask, { finder: deps.finder, command: "card", rest });
      if ("instead" in found) return ask.args["match"] === undefined ? listCards(deps, ask, found.instead) : found.instead;
      return ask.args["stop"] === undefined ? begin(deps, ask, found.known) : stop(deps, ask, found.known);
    },
  };
}

/** The cards there are, or the question for which match the first one is to be. */
async function listCards({ database, index }: CardDeps, { call, text }: Ask, question: Draft): Promise<Draft> {
  const cards = await cardsOf(database, [call.address]);
  const known = await Promise.all(cards.map(({ matchId }) => index.byId(matchId)));
  return cardsReply(text, { cards: known.filter((one) => one !== null), question });
}

async function begin(deps: CardDeps, ask: Ask, known: KnownMatch): Promise<Draft> {
  const { call, text, now } = ask;
  const { match } = known;
  if (call.canPost === false) throw new Refusal("watch-cannot-post", {}, []);
  if (hasEnded(match.status)) throw new Refusal("watch-finished", { title: matchTitle(text, match) });
  const present = await cardOn(deps, ask, known);
  if (present) await demandOwn(ask, present);
  // Without odds the card waits for the first ones.
  const view = await deps.boards.read(known, { lane: "person" }).catch(() => null);
  const live = ask.args["live"] !== undefined || isLive(match, now);
  const added = await deps.database.transaction().execute(async (session) => {
    await knowChat(session, ask);
    const wanted = { chat: call.address, matchId: known.id, live, createdBy: call.reader.id };
    return addCard(session, { ...wanted, revision: view?.revision ?? null, now });
  });
  if (added === "limit_reached") {
    const cards = { label: text.say("cards-heading"), press: { command: "card", text: "", replace: false } };
    throw new Refusal("card-limit", { count: mostCards }, [[cards]]);
  }
  deps.onWatched();
  deps.onQueued();
  return cardBegunReply(text, { known, live, isRenewed: added === "renewed" });
}

async function stop(deps: CardDeps, ask: Ask, known: KnownMatch): Promise<Draft> {
  const present = await cardOn(deps, ask, known);
  if (!present) throw new Refusal("card-none", { title: matchTitle(ask.text, known.match) }, []);
  await demandOwn(ask, present);
  await deps.database.transaction().execute((session) => endCards(session, [present], { end: "stopped", now: ask.now }));
  deps.onWatched();
  deps.onQueued();
  return cardStoppedReply(ask.text, known);
}

async function cardOn({ database }: CardDeps, { call }: Ask, { id }: KnownMatch): Promise<Card | null> {
  return (await cardsOf(database, [call.address])).find(({ matchId }) => matchId === id) ?? null;
}
