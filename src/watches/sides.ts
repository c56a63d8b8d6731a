import { lockMatch } from "../boards/board-rows.ts";
import { dropOdds, exchangeOdds } from "../boards/sides.ts";
import { dropEvidence, exchangeDecisions } from "../facts/decisions.ts";
import { exchangeMoments, queueMoments } from "../facts/moments.ts";
import { exchangeMovements, withdrawOfMatch } from "../facts/movements.ts";
import type { MatchChange } from "../matches/matches.ts";
import { sidesBetween } from "../matches/sides.ts";
import { exchangedRule } from "../rules/exchanged.ts";
import { ruleColumns } from "../rules/rule-text.ts";
import type { Session } from "../storage/database.ts";
import { chatsWatching } from "./authors.ts";
import { dropBets, exchangeBets } from "./watched-bets.ts";

const newsForMs = 24 * 60 * 60_000;

/**
 * What is kept of a side is kept by its place. Where a source exchanges the sides of a match, all of it goes along with its team.
 * Where it names other teams, the watches of the match begin anew, and their chats are told. To be called in the transaction that
 * saves the change.
 */
export async function noteSides(session: Session, { id, before, after }: MatchChange, now: number): Promise<void> {
  const sides = sidesBetween(before, after);
  if (sides === "same") return;
  await lockMatch(session, id);
  if (sides === "exchanged") return exchangeAll(session, id);
  await restartMatch(session, id, now);
}

/** Lets the watches of a match begin anew at its next board, since its odds are about other teams than before; their chats are told. */
export async function restartMatch(session: Session, id: number, now: number): Promise<void> {
  await dropAll(session, id);
  const watching = await chatsWatching(session, [id]);
  const moment = { kind: "other_teams" as const, matchId: id };
  const about = { moment, dueAt: now, until: now + newsForMs };
  await queueMoments(
    session,
    watching.map(({ chat, quiet }) => ({ chat, key: `teams ${id} ${now}`, ...about, quiet })),
  );
}

async function exchangeAll(session: Session, matchId: number): Promise<void> {
  await exchangeRules(session, matchId);
  await exchangeOdds(session, matchId);
  await exchangeBets(session, matchId);
  await exchangeMovements(session, matchId);
  await exchangeMoments(session, matchId);
  await exchangeDecisions(session, matchId);
}

/** Forgets all that is kept of the odds of a match, and what waits of them. */
async function dropAll(session: Session, matchId: number): Promise<void> {
  // Baselines before facts, as everywhere.
  await session.deleteFrom("baselines").where("match_id", "=", matchId).execute();
  await withdrawOfMatch(session, matchId);
  await dropBets(session, matchId);
  await dropEvidence(session, matchId);
  await dropOdds(session, matchId);
}

/** A wide watch asks for a place in every match, so its rule stays, and begins anew with the team that has the place now. */
async function exchangeRules(session: Session, matchId: number): Promise<void> {
  const all = session.selectFrom("watches").select(["id", "rule", "wide_id"]).where("match_id", "=", matchId);
  for (const { id, rule, wide_id } of await all.where("kind", "=", "match").orderBy("id").execute()) {
    const exchanged = exchangedRule(rule);
    if (exchanged === rule) continue;
    if (wide_id !== null) await session.deleteFrom("baselines").where("watch_id", "=", id).execute();
    else await session.updateTable("watches").set(ruleColumns(exchanged)).where("id", "=", id).execute();
  }
}
