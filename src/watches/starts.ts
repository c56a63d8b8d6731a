import { type SqlBool, sql } from "kysely";
import { recordDecisions } from "../facts/decisions.ts";
import type { Session } from "../storage/database.ts";
import { cardFrom, tellEnds } from "./cards.ts";

/**
 * Ends the watches whose match has begun, whoever has them, and writes down why: they were set for the time before. What asks for
 * live moves, or was set during the match, goes on until that is over. A match that is put off keeps its watches. Says how many
 * have ended.
 */
export async function endStarted(session: Session, now: number): Promise<number> {
  const begun = session
    .selectFrom("watches as w")
    .innerJoin("matches as m", "m.id", "w.match_id")
    .select("w.id")
    .where("m.status", "in", ["scheduled", "live", "unknown"])
    .where("m.starts_at", "<=", now)
    .whereRef("w.created_at", "<", "m.starts_at")
    .where(({ not }) => not(ruleAsksForLive()));
  const ended = await session.deleteFrom("watches").where("id", "in", begun).returningAll().execute();
  await tellEnds(session, ended.filter(({ kind }) => kind === "card").map(cardFrom), { end: "started", now });
  await recordDecisions(
    session,
    ended.flatMap(({ id, chat, match_id, rule, kind }) => {
      const why = { rule, outcome: "ended", reason: "match_started" } as const;
      return match_id === null || kind === "card" ? [] : [{ at: now, chat, watchId: id, matchId: match_id, ...why }];
    }),
  );
  return ended.length;
}

/** The same of the rule of `w`, as `asksForLive` says it of one rule. */
export function ruleAsksForLive() {
  return sql<SqlBool>`(' ' || w.rule || ' ') like '% live %'`;
}
