import type { Draft } from "../../chat/reply.ts";
import { betFilterInWords } from "../../replies/watching/bet-watches.ts";
import { lessBetsReply, lessWhichReply } from "../../replies/watching/less.ts";
import { type BetTerms, withLargerEdge, withLargerImprovement } from "../../rules/bet-calmer.ts";
import { formatBetFilter } from "../../rules/bet-filter.ts";
import type { Database, Session } from "../../storage/database.ts";
import { type BetTermsRow, type BetWatch, betWatchesOf, changeBetTerms } from "../../watches/bet-watches.ts";
import { type ChangedRules, keepRules } from "../../watches/removals.ts";
import { type Ask, Refusal } from "../command.ts";
import { demandOwn } from "../rights.ts";
import { betWatchMeant } from "./find-bet-watch.ts";
import { listButton } from "./find-watch.ts";
import { undoButton } from "./undo.ts";
import { wordsAboutBets } from "./watch-bets.ts";
import { notUnderstood } from "./watch-by-name.ts";

interface BetsDeps {
  database: Database;
}

/** `/less v2 [improving]`: a larger least edge or a larger improvement; null when the words mean something else. */
export async function lessOfBets(deps: BetsDeps, ask: Ask, words: string): Promise<Draft | null> {
  const named = await betWatchMeant(ask, words, deps);
  const what = ask.args["improving"] === undefined ? "edge" : "improvement";
  const about = named ? "" : wordsAboutBets(words);
  if (about === null) return null;
  const more = about === "" ? ask.args["threshold"] : about;
  if (more !== undefined) throw notUnderstood(ask, { name: named ? words : "value bets", more });
  if (named) return lessOfOne(deps, ask, { watch: named, what });
  const [only, ...others] = await betWatchesOf(deps.database, [ask.call.address]);
  if (!only) throw new Refusal("unwatch-wide-none", {}, listButton(ask.text));
  if (others.length === 0) return lessOfOne(deps, ask, { watch: only, what });
  return lessWhichReply(ask.text, { wide: [], bets: [only, ...others], watches: [] });
}

interface Raising {
  watch: BetWatch;
  what: "edge" | "improvement";
}

async function lessOfOne({ database }: BetsDeps, ask: Ask, { watch, what }: Raising): Promise<Draft> {
  const { call, text, now } = ask;
  const chat = call.address;
  await demandOwn(ask, watch);
  const raised = await database.transaction().execute(async (session) => {
    const taken = (await betWatchesOf(session, [chat])).map(({ filter }) => filter);
    const terms = what === "edge" ? withLargerEdge(watch, taken) : withLargerImprovement(watch);
    const change = terms && (await changeTo(session, watch, terms));
    return change && { ...terms, removal: await keepRules(session, { chat, now, changedBets: [change] }) };
  });
  if (!raised) throw new Refusal("less-bets-no-more", { filter: betFilterInWords(text, watch.filter) }, []);
  const { removal, ...terms } = raised;
  return lessBetsReply(text, { watch: { ...watch, ...terms }, what, undo: undoButton(text, removal) });
}

/** All watches on value bets of a chat take only bets with a larger edge from now on. */
export async function raiseBets(session: Session, chat: string): Promise<ChangedRules["changedBets"]> {
  const changed: ChangedRules["changedBets"] = [];
  const watches = await betWatchesOf(session, [chat]);
  // The largest first, so that none takes the place of one that is still to go up.
  for (const watch of watches.toSorted((a, b) => (b.filter.edge ?? 0) - (a.filter.edge ?? 0))) {
    const taken = (await betWatchesOf(session, [chat])).map(({ filter }) => filter);
    const terms = withLargerEdge(watch, taken);
    const change = terms && (await changeTo(session, watch, terms));
    if (change) changed.push(change);
  }
  // Undone the other way round, each finds its former place free.
  return changed.toReversed();
}

async function changeTo(session: Session, watch: BetWatch, terms: BetTerms) {
  const { id, chat } = watch;
  const change = { id, from: rowOf(watch), to: rowOf(terms) };
  return (await changeBetTerms(session, { chat, ...change })) ? change : null;
}

function rowOf({ filter, improvement }: BetTerms): BetTermsRow {
  return { filter: formatBetFilter(filter), improvement };
}
