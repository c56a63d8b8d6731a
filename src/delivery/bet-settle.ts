import type { Outcome } from "../chat/platform.ts";
import { recordDecisions, sentAgain } from "../facts/decisions.ts";
import { retryAfterMs, retryOf } from "../facts/doubt.ts";
import { newsAfterEdit, newsOf, noImprovement, withSaid } from "../rules/bet-rule.ts";
import type { Session } from "../storage/database.ts";
import { countMissed } from "../watches/bet-watches.ts";
import { explained, type Unexplained } from "../watches/explain-bets.ts";
import { betsById, betsOfMessage, deferBets, deleteBets, holdBets, updateBet, type WatchedBet } from "../watches/watched-bets.ts";
import {
  type BetMessage,
  cancelBetMessage,
  closeBetMessage,
  doubtBetMessage,
  restBetMessage,
  rewriteBetMessage,
  sentBetMessage,
  type ToldBet,
} from "./bet-messages.ts";
import type { ChatKeeping } from "./settle.ts";

export interface BetSettling {
  chats: ChatKeeping;
  /** How long the platform recognises a name that it has seen. */
  idempotentForMs: number;
  now: number;
}

/** Writes down what became of a message about value bets, in the transaction of the session. */
export async function settleBetMessage(
  session: Session,
  message: BetMessage,
  outcome: Outcome,
  { chats, idempotentForMs, now }: BetSettling,
): Promise<void> {
  const { attempts } = message;
  const again = { now, idempotentForMs };
  switch (outcome.kind) {
    case "sent":
      return sent(session, message, { messageId: outcome.messageId, now });
    case "rejected":
      return refused(session, message, { reason: outcome.reason, now });
    case "unknown":
      return tryBetsAgain(session, message, { ...again, begun: attempts, at: now + retryAfterMs(attempts) });
    case "later":
      return tryBetsAgain(session, message, { ...again, begun: attempts - 1, at: now + Math.ceil(outcome.afterMs) });
    case "gone":
      await refused(session, message, { reason: outcome.reason, now });
      await chats.suspend(session, { address: message.chat, reason: outcome.reason, now });
      return;
    case "moved":
      await chats.move(session, { from: message.chat, to: outcome.to, now });
      return tryBetsAgain(session, message, { ...again, begun: attempts - 1, at: now });
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

/** It was never accepted and never will be: it counts as told, or it would be tried for ever. */
async function refused(session: Session, message: BetMessage, { reason, now }: { reason: string; now: number }): Promise<void> {
  const closed = await closeBetMessage(session, message, { state: "failed", reason });
  if (closed) await record(session, message, { outcome: "failed", now });
}

interface TryingAgain {
  /** How many of the attempts may have reached the chat. */
  begun: number;
  at: number;
  now: number;
  idempotentForMs: number;
}

/** A message that was not sent, or nobody knows: it rests, or what it says is untold and waits to be judged anew. */
export async function tryBetsAgain(
  session: Session,
  message: BetMessage,
  { begun, at, now, idempotentForMs }: TryingAgain,
): Promise<void> {
  const retry = retryOf({ begun, since: message.begunAt }, { at, idempotentForMs });
  if (retry === "same") return restBetMessage(session, message, { until: at, begun });
  const isUntried = retry === "untried";
  if (!(await (isUntried ? cancelBetMessage(session, message) : doubtBetMessage(session, message, begun)))) return;
  if (message.edits) return releaseEdit(session, message.edits.id, at);
  if (!isUntried && begun === message.attempts) await record(session, message, { outcome: "unknown", now, reason: sentAgain });
  await release(session, message, { until: at, now });
}

/** Everything that a message says waits again. */
async function release(session: Session, message: BetMessage, { until, now }: { until: number; now: number }): Promise<void> {
  const ids = message.bets.map(({ id }) => id);
  const present = await betsById(session, ids);
  const over: ToldBet[] = [];
  for (const told of message.bets) {
    const bet = present.get(told.id);
    if (bet && (await untell(session, { bet, told, message }, until)) === "over") over.push({ ...told, gone: bet.known.gone });
  }
  await recordOver(session, message, { over, now });
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

/** The chat knows of a bet what it knew before; one that is gone meanwhile need not be told at all, it is over. */
async function untell(session: Session, { bet, told, message }: Untelling, until: number): Promise<"waits" | "over"> {
  const messages = bet.known.messages.filter(({ id }) => id !== message.id);
  const known = { ...bet.known, told: told.before, messages };
  if (known.gone && messages.length === 0) {
    await deleteBets(session, [bet.id]);
    return "over";
  }
  const news = known.gone ? newsOf(known, noImprovement) : told.news;
  await updateBet(session, bet, { known, news, dueAt: until });
  return "waits";
}

async function recordOver(
  session: Session,
  { chat }: BetMessage,
  { over, now }: { over: readonly ToldBet[]; now: number },
): Promise<void> {
  const decisions = over.map((bet) => {
    const { watchId, matchId, asOf } = bet;
    const decision = { at: now, chat, watchId, matchId, outcome: "withdrawn", reason: "bet_gone" } as const;
    return { decision, asOf, bets: [bet] };
  });
  await recordDecisions(session, await explained(session, decisions));
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
  /** What to say instead of the kind of news. */
  reason?: string;
}

/** One decision for each match and kind of news that is told, or of which a message says something else now. */
async function record(session: Session, message: BetMessage, { outcome, now, reason }: Recording): Promise<void> {
  const { chat, id: deliveryId, bets } = message;
  const said = message.edits && new Map((await sentBetMessage(session, message.edits.id))?.bets.map((bet) => [bet.id, bet]));
  const decisions = new Map<string, Unexplained & { bets: ToldBet[] }>();
  for (const bet of bets) {
    const news = said ? changeOf(bet, said.get(bet.id)) : bet.news;
    const { watchId, matchId, asOf } = bet;
    const key = `${watchId} ${matchId} ${news}`;
    const decision = { at: now, chat, watchId, matchId, outcome, deliveryId, reason: reason ?? `bet_${news}` };
    if (news !== null) decisions.set(key, { decision, asOf, bets: [...(decisions.get(key)?.bets ?? []), bet] });
  }
  await recordDecisions(session, await explained(session, [...decisions.values()]));
}

function changeOf({ gone }: ToldBet, before: ToldBet | undefined): "gone" | "back" | null {
  const wasGone = before !== undefined && before.gone !== null;
  if ((gone !== null) === wasGone) return null;
  return gone ? "gone" : "back";
}
