import type { Outcome } from "../chat/platform.ts";
import type { Session } from "../storage/database.ts";
import { explained, type Unexplained } from "./bet-evidence.ts";
import {
  type BetMessage,
  cancelBetMessage,
  closeBetMessage,
  restBetMessage,
  rewriteBetMessage,
  sentBetMessage,
  type ToldBet,
} from "./bet-messages.ts";
import { newsAfterEdit, newsOf, noImprovement, withSaid } from "./bet-rule.ts";
import { countMissed } from "./bet-watches.ts";
import { recordDecisions } from "./decisions.ts";
import type { ChatKeeping } from "./settle.ts";
import { betsById, betsOfMessage, deferBets, deleteBets, holdBets, updateBet, type WatchedBet } from "./watched-bets.ts";

export interface BetSettling {
  chats: ChatKeeping;
  /** How often a message is begun whose outcome nobody knows. */
  attempts: number;
  now: number;
}

/** Writes down what became of a message about value bets, in the transaction of the session. */
export async function settleBetMessage(
  session: Session,
  message: BetMessage,
  outcome: Outcome,
  { chats, attempts, now }: BetSettling,
): Promise<void> {
  switch (outcome.kind) {
    case "sent":
      return sent(session, message, { messageId: outcome.messageId, now });
    case "rejected":
      return close(session, message, { outcome: "failed", reason: outcome.reason, now });
    case "unknown":
      if (message.attempts >= attempts) return close(session, message, { outcome: "unknown", reason: outcome.reason, now });
      return restBetMessage(session, message, { until: now + 5_000 * 2 ** message.attempts, begun: message.attempts });
    case "later":
      return release(session, message, now + Math.ceil(outcome.afterMs));
    case "gone":
      await close(session, message, { outcome: "failed", reason: outcome.reason, now });
      await chats.suspend(session, { address: message.chat, reason: outcome.reason, now });
      return;
    case "moved":
      await chats.move(session, { from: message.chat, to: outcome.to, now });
      return release(session, message, now);
  }
}

async function sent(
  session: Session,
  message: BetMessage,
  { messageId, now }: { messageId: string; now: number },
): Promise<void> {
  if (!(await closeBetMessage(session, message, { state: "sent", messageId }))) return;
  await record(session, message, { outcome: "sent", now });
  if (message.edits) await rewriteBetMessage(session, { id: message.edits.id, bets: message.bets, messageId });
}

/** It was not sent, or nobody will ever know; either way it counts as told, or it would be tried for ever. */
async function close(
  session: Session,
  message: BetMessage,
  { outcome, reason, now }: { outcome: "failed" | "unknown"; reason: string; now: number },
): Promise<void> {
  if (await closeBetMessage(session, message, { state: outcome, reason })) await record(session, message, { outcome, now });
}

/** Nothing was sent: everything waits again, unless an earlier attempt may have arrived. */
async function release(session: Session, message: BetMessage, until: number): Promise<void> {
  if (message.attempts > 1) return restBetMessage(session, message, { until, begun: message.attempts - 1 });
  if (!(await cancelBetMessage(session, message))) return;
  if (message.edits) return releaseEdit(session, message.edits.id, until);
  const ids = message.bets.map(({ id }) => id);
  const present = await betsById(session, ids);
  for (const told of message.bets) {
    const bet = present.get(told.id);
    if (bet) await untell(session, { bet, told, message }, until);
  }
  const [first] = message.bets;
  if (first) await countMissed(session, first.watchId, message.manner.missed);
  if (message.manner.held !== null) await holdBets(session, { ids, until, because: message.manner.held });
  await deferBets(session, message.chat, until);
}

interface Untelling {
  bet: WatchedBet;
  told: ToldBet;
  message: BetMessage;
}

/** The chat knows of a bet what it knew before; one that is gone meanwhile need not be told at all. */
async function untell(session: Session, { bet, told, message }: Untelling, until: number): Promise<void> {
  const messages = bet.known.messages.filter(({ id }) => id !== message.id);
  const known = { ...bet.known, told: told.before, messages };
  if (known.gone && messages.length === 0) return deleteBets(session, [bet.id]);
  const news = known.gone ? newsOf(known, noImprovement) : told.news;
  await updateBet(session, bet, { known, news, dueAt: until });
}

/** What a message says is still what it said before. */
async function releaseEdit(session: Session, id: string, until: number): Promise<void> {
  const first = await sentBetMessage(session, id);
  if (!first) return;
  const said = new Map(first.bets.map((bet) => [bet.id, bet.gone !== null]));
  for (const bet of await betsOfMessage(session, first)) {
    const known = withSaid(bet.known, id, said.get(bet.id) ?? false);
    await updateBet(session, bet, { known, news: newsAfterEdit(known, bet.news), dueAt: until });
  }
}

interface Recording {
  outcome: "sent" | "failed" | "unknown";
  now: number;
}

/** One decision for each match and kind of news that is told, or of which a message says something else now. */
async function record(session: Session, message: BetMessage, { outcome, now }: Recording): Promise<void> {
  const { chat, id: deliveryId, bets } = message;
  const said = message.edits && new Map((await sentBetMessage(session, message.edits.id))?.bets.map((bet) => [bet.id, bet]));
  const decisions = new Map<string, Unexplained & { bets: ToldBet[] }>();
  for (const bet of bets) {
    const news = said ? changeOf(bet, said.get(bet.id)) : bet.news;
    const { watchId, matchId, asOf } = bet;
    const key = `${watchId} ${matchId} ${news}`;
    const decision = { at: now, chat, watchId, matchId, outcome, deliveryId, reason: `bet_${news}` };
    if (news !== null) decisions.set(key, { decision, asOf, bets: [...(decisions.get(key)?.bets ?? []), bet] });
  }
  await recordDecisions(session, await explained(session, [...decisions.values()]));
}

function changeOf({ gone }: ToldBet, before: ToldBet | undefined): "gone" | "back" | null {
  const wasGone = before !== undefined && before.gone !== null;
  if ((gone !== null) === wasGone) return null;
  return gone ? "gone" : "back";
}
