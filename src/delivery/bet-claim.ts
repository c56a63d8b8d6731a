import { staleAfterMs } from "../boards/freshness.ts";
import type { PlatformName } from "../chat/address.ts";
import { settingsOf } from "../chats/settings.ts";
import { retryOf } from "../facts/doubt.ts";
import { type Hold, holds } from "../facts/holds.ts";
import { asKnown, type KnownBet, newsAfterEdit, withSaid } from "../rules/bet-rule.ts";
import type { Session } from "../storage/database.ts";
import { takeMissed } from "../watches/bet-watches.ts";
import { dueBetChat, dueBetEdit, type WaitingBet, waitingBets, wantedBets } from "../watches/due-bets.ts";
import { lockChat } from "../watches/watch-rows.ts";
import { betsOfMessage, holdBets, updateBet } from "../watches/watched-bets.ts";
import {
  type BetMessage,
  betMessageId,
  leftBetMessage,
  openBetMessage,
  type SentBetMessage,
  sentBetMessage,
  type ToldBet,
  takeBetMessage,
} from "./bet-messages.ts";
import { tryBetsAgain } from "./bet-settle.ts";
import { capsReached, type Hour } from "./cap.ts";
import { type AtGate, floodWindowMs, gate } from "./gate.ts";
import { messageTimes } from "./sent.ts";

/** How many bets one message carries at most; what is left over comes in the next one. */
export const betsPerMessage = 20;

export interface BetClaim {
  platform: PlatformName;
  now: number;
  /** How many times faster than life the source refreshes. */
  speed: number;
  leaseUntil: number;
  /** How long the platform recognises a name that it has seen. */
  idempotentForMs: number;
}

/**
 * Takes the next message about value bets, in one transaction: one that was left behind, a sent one that has to be changed, or a
 * new one with what may be told to a chat now. From here on the chat counts as told. "held" when a chat wants all of it later,
 * and others may be due; null when nothing is due.
 */
export async function claimBetMessage(session: Session, claim: BetClaim): Promise<BetMessage | "held" | null> {
  for (let left = await leftBetMessage(session, claim); left; left = await leftBetMessage(session, claim)) {
    const again = await claimLeft(session, left, claim);
    if (again) return again;
  }
  const edit = await claimNextEdit(session, claim);
  if (edit) return edit;
  const freshAfter = Math.floor(claim.now - staleAfterMs(false, claim.speed));
  const chat = await dueBetChat(session, { ...claim, freshAfter });
  if (chat === null) return null;
  // Messages of other kinds count for the same hour.
  await lockChat(session, chat);
  const waiting = await waitingBets(session, { chat, now: claim.now, freshAfter, limit: betsPerMessage });
  if (waiting.length === 0) return null;
  return (await claimNews(session, { chat, waiting, claim })) ?? "held";
}

/** It is the same message while the platform recognises it; then what it says waits again, as does what nobody wants any more. */
async function claimLeft(session: Session, left: BetMessage, claim: BetClaim): Promise<BetMessage | null> {
  const { now, idempotentForMs } = claim;
  const retry = retryOf({ begun: left.attempts, since: left.begunAt }, { at: now, idempotentForMs });
  const taken = retry === "same" ? await claimAgain(session, left, claim) : null;
  if (taken && taken.bets.length > 0) return taken;
  const { attempts } = taken ?? left;
  await tryBetsAgain(session, { ...left, attempts }, { begun: left.attempts, at: now, now, idempotentForMs: 0 });
  return null;
}

/** The same message but for what was unwatched, paused or muted since. */
async function claimAgain(session: Session, left: BetMessage, { leaseUntil }: BetClaim): Promise<BetMessage> {
  const wanted = await wantedBets(
    session,
    left.bets.map(({ id }) => id),
  );
  const taken = await takeBetMessage(session, left, leaseUntil);
  return { ...taken, bets: left.bets.filter(({ id, gone }) => wanted.has(id) || gone !== null) };
}

interface Waiting {
  chat: string;
  waiting: readonly WaitingBet[];
  claim: BetClaim;
}

async function claimNews(session: Session, { chat, waiting, claim }: Waiting): Promise<BetMessage | null> {
  const { going, silent, hour } = await throughGate(session, { chat, waiting, claim });
  const [first] = going;
  if (!first) return null;
  const bets = going.map(toldFrom).sort((a, b) => b.figures.edge - a.figures.edge);
  const id = betMessageId(
    chat,
    bets.map((bet) => [bet.id, bet.news, bet.figures]),
  );
  for (const bet of going) {
    const before = bet.known.messages.filter((one) => one.id !== id);
    const known = { ...asKnown(bet.known), messages: [...before, { id, saysGone: false }] };
    await updateBet(session, bet, { known, news: null, dueAt: claim.now });
  }
  const reasons = new Set(going.map(({ held }) => held));
  const missed = await takeMissed(session, [...new Set(going.map(({ watchId }) => watchId))]);
  const caps = await capsReached(session, new Map(hour ? [[chat, hour]] : []), claim.now);
  const held = holds.find((one) => reasons.has(one)) ?? null;
  const manner = { silent, held, missed, counts: hour !== null, cap: caps.get(chat) ?? null };
  return openBetMessage(session, { id, chat, bets, manner, edits: null, ...claim });
}

/** What may go now, whether without a sound, and the hour that counts it (null where none does); the rest is held until it may. */
async function throughGate(session: Session, { chat, waiting, claim: { now } }: Waiting) {
  const pace = await settingsOf(session, chat);
  const sent = pace.hourly === null ? null : await messageTimes(session, { chats: [chat], after: now - floodWindowMs });
  const hour: Hour = { hourly: pace.hourly, sentAt: sent?.get(chat) ?? [] };
  const verdicts = gate(pace, waiting.map(atGate), { now, sentAt: hour.sentAt });
  const held = new Map<string, { ids: number[]; until: number; because: Hold }>();
  const going: WaitingBet[] = [];
  let [silent, counts] = [false, false];
  for (const [index, bet] of waiting.entries()) {
    const verdict = verdicts[index];
    if (verdict?.kind === "hold") {
      const { until, because } = verdict;
      const group = held.get(`${because} ${until}`) ?? { ids: [], until, because };
      group.ids.push(bet.id);
      held.set(`${because} ${until}`, group);
    } else {
      going.push(bet);
      silent ||= verdict?.silent ?? false;
      counts ||= verdict?.counts ?? true;
    }
  }
  for (const group of held.values()) await holdBets(session, group);
  return { going, silent, hour: counts ? hour : null };
}

function atGate({ since, quiet, held }: WaitingBet): AtGate {
  // What is there or not has no length.
  return { since, quiet, held, reach: { times: 1, points: 0 } };
}

function toldFrom({ id, watchId, matchId, offer, known, news, asOf }: WaitingBet): ToldBet {
  const { figures, told: before } = known;
  return { id, watchId, matchId, ...offer, news: news === "improved" ? news : "appeared", figures, before, asOf, gone: null };
}

async function claimNextEdit(session: Session, claim: BetClaim): Promise<BetMessage | null> {
  for (;;) {
    const bet = await dueBetEdit(session, claim);
    if (!bet) return null;
    const wrong = await wronglySaid(session, bet.known);
    if (wrong) return claimEdit(session, wrong, claim);
    // What was never sent, or is forgotten, cannot be changed.
    const saysGone = bet.known.gone !== null;
    const messages = bet.known.messages.map(({ id }) => ({ id, saysGone }));
    await updateBet(session, bet, { known: { ...bet.known, messages }, news: null, dueAt: claim.now });
  }
}

/** The first message that was sent of those that say otherwise about a bet. */
async function wronglySaid(session: Session, { messages, gone }: KnownBet): Promise<SentBetMessage | null> {
  for (const { id, saysGone } of messages) {
    const sent = saysGone === (gone !== null) ? null : await sentBetMessage(session, id);
    if (sent) return sent;
  }
  return null;
}

/** The whole message as it must stand now. Changing it makes no sound, so nothing holds it. */
async function claimEdit(session: Session, first: SentBetMessage, claim: BetClaim): Promise<BetMessage> {
  const present = new Map((await betsOfMessage(session, first)).map((bet) => [bet.id, bet]));
  const bets = first.bets.map((bet) => ({
    ...bet,
    gone: present.get(bet.id)?.known.gone ?? (present.has(bet.id) ? null : bet.gone),
  }));
  for (const bet of present.values()) {
    const known = withSaid(bet.known, first.id, bet.known.gone !== null);
    await updateBet(session, bet, { known, news: newsAfterEdit(known, bet.news), dueAt: claim.now });
  }
  const edits = { id: first.id, messageId: first.messageId };
  const name = betMessageId(
    first.id,
    bets.map(({ gone }) => gone),
  );
  return openBetMessage(session, {
    id: name,
    chat: first.chat,
    bets,
    manner: { silent: true, held: null, missed: 0, counts: false, cap: null },
    edits,
    ...claim,
  });
}
