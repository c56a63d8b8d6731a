import type { PlatformName } from "../chat/address.ts";
import { readQuiet, settingsOf } from "../chats/settings.ts";
import type { Session } from "../storage/database.ts";
import { type AlertMatch, type FactToJudge, type Judged, judgeFacts, type MatchLookup } from "./alert-facts.ts";
import { recordDecisions } from "./decisions.ts";
import {
  type Delivery,
  deliveryIdOf,
  type Manner,
  openDelivery,
  postponeDelivery,
  sentTimes,
  takeDelivery,
} from "./deliveries.ts";
import { type AtGate, floodWindowMs, gate, type Hold, holds, type Verdict } from "./gate.ts";
import { claimedWatches, claimFacts, deferChat, dropFacts, holdFacts, type WaitingFact, waitingFacts } from "./outbox.ts";
import { timesReached } from "./threshold.ts";
import { moveBaseline } from "./watches.ts";

/** How many matches one message carries at most; what is left over comes in the next one. */
export const factsPerMessage = 30;

/** A delivery that is ours, with what it says. Without matches there is nothing left to send, only to settle. */
export interface Claimed {
  delivery: Delivery;
  matches: readonly AlertMatch[];
}

export interface ClaimDeps {
  platform: PlatformName;
  lookup: MatchLookup;
  /** How many times faster than life the source refreshes. */
  speed: number;
  holder: string;
  now: number;
  leaseUntil: number;
}

/** A fact that waits, looked at, and what the gate says to it. */
interface Ruled {
  waiting: WaitingFact;
  judged: Judged;
  verdict: Verdict;
}

/**
 * Makes one delivery of what waits for a chat, in one transaction: each movement is judged again by the newest board and held
 * where the chat wants its peace; of what may go, what came back is dropped with a decision, and the rest is frozen under a
 * name. Null when nothing is left to say.
 */
export async function claimChat(session: Session, chat: string, deps: ClaimDeps): Promise<Claimed | null> {
  const { now, speed, platform, holder, leaseUntil } = deps;
  const waiting = await waitingFacts(session, { chat, now, speed, limit: factsPerMessage });
  if (waiting.length === 0) {
    // Due, yet nothing to take: another process has it, or its watch is being changed.
    await deferChat(session, chat, now + 5_000);
    return null;
  }
  const ruled = await rule(session, { chat, waiting, deps });
  await hold(session, ruled);
  const going = ruled.filter((one) => !isHeld(one));
  await dropRest(session, going, { chat, now });
  const told = going.filter(({ judged }) => judged.fact !== null);
  const matches = told.flatMap(({ judged }) => judged.fact ?? []);
  if (matches.length === 0) return null;
  const facts = told.map(({ judged }) => judged.frozen);
  const manner = mannerOf(going);
  const delivery = { id: deliveryIdOf(chat, facts), chat, platform, facts, manner, attempts: 1, claimedAt: now };
  await openDelivery(session, delivery, { holder, leaseUntil });
  await claimFacts(
    session,
    facts.map(({ watchId }) => watchId),
    delivery.id,
  );
  return { delivery, matches };
}

/**
 * Takes a delivery that was begun for its next attempt, which says the same but for what was unwatched, muted or begun anew
 * since. Null when the chat wants its peace now: then it rests until that is over.
 */
export async function claimAgain(session: Session, left: Delivery, deps: ClaimDeps): Promise<Claimed | null> {
  const claimed = await claimedWatches(session, left.id);
  const wanted = left.facts.filter(({ watchId }) => claimed.has(watchId));
  const judged = await judgeFacts(session, { facts: wanted, lookup: deps.lookup });
  const pace = await settingsOf(session, left.chat);
  // The message was counted when it was begun.
  const verdicts = gate(pace, judged.map(atGate), { now: deps.now, sentAt: [] });
  const until = Math.max(...verdicts.map((one) => (one.kind === "hold" ? one.until : 0)));
  if (until > deps.now) {
    await postponeDelivery(session, left, { until, begun: left.attempts });
    return null;
  }
  const delivery = await takeDelivery(session, left, deps);
  return { delivery, matches: judged.flatMap(({ fact }) => fact ?? []) };
}

interface Ruling {
  chat: string;
  waiting: readonly WaitingFact[];
  deps: ClaimDeps;
}

async function rule(session: Session, { chat, waiting, deps: { lookup, now } }: Ruling): Promise<Ruled[]> {
  const judged = await judgeFacts(session, { facts: waiting.map(factFrom), lookup });
  const pace = await settingsOf(session, chat);
  const sentAt = pace.hourly === null ? [] : await sentTimes(session, { chat, after: now - floodWindowMs, limit: pace.hourly });
  const verdicts = gate(pace, judged.map(atGate), { now, sentAt });
  return judged.flatMap((one, index): Ruled[] => {
    const [fact, verdict] = [waiting[index], verdicts[index]];
    return fact && verdict ? [{ waiting: fact, judged: one, verdict }] : [];
  });
}

function factFrom({ held: _, ...fact }: WaitingFact): FactToJudge {
  return fact;
}

function atGate({ frozen, fact }: Judged): AtGate {
  const { since } = frozen;
  const quiet = readQuiet(frozen.quiet);
  if (!fact) return { since, quiet, reach: null };
  const { moves } = fact.movement;
  const { rule } = fact;
  // What happened or not has no length.
  if (rule.kind !== "movement") return { since, quiet, reach: { times: 1, points: 0 } };
  const times = Math.max(...moves.map(({ probability }) => timesReached(rule.threshold, probability)));
  const points = Math.max(...moves.map(({ probability: { from, to } }) => 100 * Math.abs(to - from)));
  return { since, quiet, reach: { times, points } };
}

/** What came back while it was held stays held until its release, which says how many did. */
function isHeld({ verdict, judged, waiting }: Ruled): boolean {
  if (verdict.kind === "send") return false;
  return judged.fact !== null || (judged.reason === "came_back" && waiting.held !== null);
}

/** One statement for all that is held for the same reason until the same time. */
async function hold(session: Session, ruled: readonly Ruled[]): Promise<void> {
  const groups = new Map<string, { watchIds: number[]; until: number; because: Hold }>();
  for (const one of ruled) {
    if (!isHeld(one) || one.verdict.kind === "send") continue;
    const { until, because } = one.verdict;
    const group = groups.get(`${because} ${until}`) ?? { watchIds: [], until, because };
    group.watchIds.push(one.waiting.watchId);
    groups.set(`${because} ${until}`, group);
  }
  for (const group of groups.values()) await holdFacts(session, group);
}

function mannerOf(going: readonly Ruled[]): Manner {
  const cameBack = going.filter(({ waiting, judged }) => waiting.held && !judged.fact && judged.reason === "came_back");
  const reasons = new Set(going.map(({ waiting }) => waiting.held));
  return {
    silent: going.some(({ verdict }) => verdict.kind === "send" && verdict.silent),
    held: holds.find((one) => reasons.has(one)) ?? null,
    cameBack: cameBack.length,
  };
}

async function dropRest(session: Session, going: readonly Ruled[], { chat, now }: { chat: string; now: number }): Promise<void> {
  const dropped = going.flatMap(({ judged }) => (judged.fact === null ? [judged] : []));
  if (dropped.length === 0) return;
  await dropFacts(
    session,
    dropped.map(({ frozen }) => frozen.watchId),
  );
  for (const { frozen, reason } of dropped) {
    // Without its board a baseline will never tell a movement again, so it starts anew.
    if (reason === "no_board")
      await moveBaseline(session, { ...frozen, from: frozen.baseline, to: frozen.revision, now, reason: "dropped" });
  }
  await recordDecisions(
    session,
    dropped.map(({ frozen, reason }) => ({ ...frozen, at: now, chat, outcome: "dropped", reason })),
  );
}
