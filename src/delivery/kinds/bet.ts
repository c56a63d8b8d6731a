import { type SqlBool, sql } from "kysely";
import { z } from "zod";
import { staleAfterMs } from "../../boards/freshness.ts";
import { newsFor } from "../../detection/bet-detection.ts";
import type { Fact, FactCondition } from "../../facts/facts.ts";
import { type ToldBet, toldBet } from "../../facts/told-bets.ts";
import { betSection, type ShownBet } from "../../replies/alerts/bet-alert.ts";
import { asKnown, isEdit, withSaid } from "../../rules/bet-rule.ts";
import type { Session } from "../../storage/database.ts";
import { betWatchesById, takeMissed } from "../../watches/bet-watches.ts";
import type { BetWatch } from "../../watches/watch.ts";
import { betsById, betsOfMessage, keepKnown, type WatchedBet } from "../../watches/watched-bets.ts";
import type { FactKind, Judged, Looking, Taking } from "../fact-kind.ts";
import { weights } from "../gate.ts";
import { sentMessages } from "../messages.ts";
import { settleBets } from "./settle-bets.ts";

/**
 * Value bets that a chat watches: new ones and better ones in messages of their own; of one that is gone, or back, the messages
 * that told of it say so. A claim counts the chat as told, and takes that back when the message was not sent.
 */
export const betKind: FactKind<ToldBet, ShownBet> = {
  name: "bet",
  wanted: () => sql`(${isChange()} or ${isOfWatch(sql`w.paused_until is null`)})`,
  fresh: (now) => {
    const oldest = Math.floor(now - staleAfterMs(false));
    return sql`(${isChange()} or ${isOfWatch(sql`w.looked_at > cast(${oldest} as bigint)`)})`;
  },
  judge,
  async judgeAgain(session, told, looking) {
    const watches = await betWatchesById(session, [...new Set(told.map(({ watchId }) => watchId))]);
    const shown = await shownOf(session, told, looking);
    // It has waited for its digest when it was taken first.
    return shown.map((one) => judgedOf(one, { since: 0, quiet: watches.get(one.bet.watchId)?.quiet ?? null }));
  },
  read: (part) => z.array(toldBet).parse(part),
  keyOf: ({ id }) => `b${id}`,
  newsOf: ({ frozen: { market, selection, line, bookmaker, news } }) => [
    JSON.stringify([market, selection, line, bookmaker, news]),
  ],
  saidBy: ({ id, news, figures }) => [id, news, figures],
  claim,
  async rewrite(session, { id, told }) {
    const present = new Map((await betsOfMessage(session, { id, bets: told })).map((bet) => [bet.id, bet]));
    return told.map((bet) => {
      const now = present.get(bet.id);
      return now ? { ...bet, gone: now.known.gone } : bet;
    });
  },
  settle: settleBets,
  section: betSection,
};

/** Whether `f` changes what was sent. */
function isChange(): FactCondition {
  return sql`f.body in ('"gone"', '"back"')`;
}

function isOfWatch(condition: FactCondition): FactCondition {
  return sql<SqlBool>`exists (
    select 1 from watched_bets b join watches w on w.id = b.watch_id where b.id = f.bet_id and ${condition})`;
}

async function judge(session: Session, facts: readonly Fact[], looking: Looking): Promise<(Judged<ToldBet, ShownBet> | null)[]> {
  const bets = await betsById(
    session,
    facts.flatMap(({ betId }) => betId ?? []),
  );
  const watches = await betWatchesById(session, [...new Set([...bets.values()].map(({ watchId }) => watchId))]);
  const named = [...bets.values()].flatMap(({ known }) => wrongIn(known));
  const sent = await sentMessages(session, named);
  const present = facts.map(({ betId, since }) => {
    const bet = betId === null ? undefined : bets.get(betId);
    const watch = bet && watches.get(bet.watchId);
    return bet && watch ? { since, bet, watch, told: toldFrom(bet, watch, looking.now) } : null;
  });
  const shown = await shownOf(
    session,
    present.flatMap((one) => one?.told ?? []),
    looking,
  );
  return present.map((one) => {
    const said = one && shown.shift();
    if (!one || !said) return null;
    const { since, watch, bet } = one;
    const judged = judgedOf(said, { since, quiet: watch.quiet });
    const news = newsFor(watch, bet.known);
    const changes = isEdit(news) ? wrongIn(bet.known).find((id) => sent.has(id)) : undefined;
    if (changes !== undefined) return { ...judged, changes };
    // What was never sent, or is forgotten, cannot be changed.
    if (news === null || isEdit(news)) return { ...judged, tells: false, reason: "nothing_left", passed: false };
    return judged;
  });
}

/** The messages that say otherwise about a bet, the first one first. */
function wrongIn({ messages, gone }: WatchedBet["known"]): string[] {
  return messages.flatMap(({ id, saysGone }) => (saysGone === (gone !== null) ? [] : [id]));
}

function toldFrom({ id, watchId, matchId, offer, known }: WatchedBet, { lookedAt }: BetWatch, now: number): ToldBet {
  const { figures, told: before } = known;
  const news = before === null ? "appeared" : "improved";
  return { id, watchId, matchId, ...offer, news, figures, before, asOf: lookedAt ?? now, gone: null };
}

async function shownOf(session: Session, told: readonly ToldBet[], { lookup }: Looking): Promise<ShownBet[]> {
  const matches = await lookup(session, [...new Set(told.map(({ matchId }) => matchId))]);
  return told.map((bet) => ({ bet, match: matches.get(bet.matchId) ?? null }));
}

function judgedOf(shown: ShownBet, about: Pick<Judged, "since" | "quiet">) {
  return { ...about, frozen: shown.bet, revision: null, tells: true as const, shown, weight: weights.valueBet };
}

async function claim(session: Session, { message, edits, told }: Taking<ToldBet>): Promise<number> {
  if (edits !== null) {
    for (const bet of await betsOfMessage(session, { id: edits, bets: told }))
      await keepKnown(session, bet.id, withSaid(bet.known, edits, bet.known.gone !== null));
    return 0;
  }
  const present = await betsById(
    session,
    told.map(({ id }) => id),
  );
  for (const { id, known } of present.values()) {
    const before = known.messages.filter((one) => one.id !== message);
    await keepKnown(session, id, { ...asKnown(known), messages: [...before, { id: message, saysGone: false }] });
  }
  return takeMissed(session, [...new Set(told.map(({ watchId }) => watchId))]);
}
