import { catchUpUntil, type Downtime, recentDowntime } from "../boards/downtime.ts";
import type { PlatformName } from "../chat/address.ts";
import { defaultSettings, readQuiet, settingsOf, settingsOfAll } from "../chats/settings.ts";
import { type AlertMatch, type FactToJudge, type Judged, judgeFacts } from "../detection/alert-facts.ts";
import type { Cap } from "../facts/cap.ts";
import { recordDecisions } from "../facts/decisions.ts";
import type { Manner } from "../facts/frozen.ts";
import { type Hold, holds } from "../facts/holds.ts";
import { claimFacts, deferChats, dropFacts, holdFacts } from "../facts/outbox.ts";
import { claimedWatches, type WaitingFact, waitingFacts } from "../facts/waiting.ts";
import type { MatchLookup } from "../matches/matches.ts";
import { timesReached } from "../rules/threshold.ts";
import type { Session } from "../storage/database.ts";
import { moveBaselines, type ToldBaseline } from "../watches/baselines.ts";
import { lockChats } from "../watches/watches.ts";
import { capsReached, type Hour } from "./cap.ts";
import {
  type Delivery,
  deliveryIdOf,
  factsTaken,
  openDeliveries,
  postponeDelivery,
  sentTimes,
  takeDelivery,
} from "./deliveries.ts";
import { type AtGate, floodWindowMs, gate, type Pace, type Verdict } from "./gate.ts";
import { messageTimes } from "./sent.ts";

/** How many matches one message carries at most; what is left over comes in the next one. */
export const factsPerMessage = 30;

/** A delivery that is ours, with what it says. */
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
 * Makes one delivery to each of these chats of what waits for it, in one transaction whose number of statements does not grow
 * with the chats: each movement is judged again by the newest board and held where the chat wants its peace; of what may go,
 * what came back is dropped with a decision, and the rest is frozen under a name. Chats with nothing left to say are left out.
 */
export async function claimChats(session: Session, chats: readonly string[], deps: ClaimDeps): Promise<Claimed[]> {
  const { now, speed } = deps;
  // Messages of other kinds count for the same hour.
  await lockChats(session, chats);
  const waiting = groupedByChat(await waitingFacts(session, { chats, now, speed, limit: factsPerMessage }));
  // Due, yet nothing to take: another process has it, or its watch is being changed.
  const empty = chats.filter((chat) => !waiting.has(chat));
  await deferChats(session, empty, now + 5_000);
  const downtime = await recentDowntime(session, deps);
  const hours = await hoursOf(session, [...waiting.keys()], now);
  const ruled = await rule(session, waiting, { ...deps, downtime, hours });
  await hold(session, ruled);
  const going = ruled.filter((one) => !isHeld(one));
  await dropRest(session, going, now);
  const byChat = groupedByChat(going.map((one) => ({ ...one, chat: one.waiting.chat })));
  const awayFrom = downtime ? await makingUpFor(session, byChat, downtime) : new Set<string>();
  const caps = await capsReached(session, new Map([...hours].filter(([chat]) => countsNow(byChat.get(chat)))), now);
  const claimed = [...byChat].flatMap(([chat, those]) => {
    const about = { cap: caps.get(chat) ?? null, downtime: awayFrom.has(chat) ? downtime : null };
    return claimedFrom(chat, those, { ...deps, ...about }) ?? [];
  });
  const deliveries = claimed.map(({ delivery }) => delivery);
  const attempts = await openDeliveries(session, deliveries, deps);
  await claimFacts(session, deliveries.flatMap(factsTaken));
  return claimed.map(({ delivery, matches }) => ({
    delivery: { ...delivery, attempts: attempts.get(delivery.id) ?? delivery.attempts },
    matches,
  }));
}

function groupedByChat<T extends { chat: string }>(items: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(item.chat);
    if (group) group.push(item);
    else groups.set(item.chat, [item]);
  }
  return groups;
}

/** A claim, and the downtime that has just ended. */
type AfterDowntime = ClaimDeps & { downtime: Downtime | null };

/** The chats whose message makes up for a downtime: that held what is told, or nothing was told since. */
async function makingUpFor(
  session: Session,
  going: ReadonlyMap<string, readonly Ruled[]>,
  { to }: Downtime,
): Promise<Set<string>> {
  const told = await sentTimes(session, { chats: [...going.keys()], after: to });
  const makesUp = ([chat, those]: [string, readonly Ruled[]]) =>
    !told.has(chat) || those.some(({ waiting }) => waiting.held === "away");
  return new Set([...going].filter(makesUp).map(([chat]) => chat));
}

interface Chat extends Hour {
  pace: Pace;
}

/** What each of these chats has set, and when it was told what counts within the hour. */
async function hoursOf(session: Session, chats: readonly string[], now: number): Promise<Map<string, Chat>> {
  const paces = await settingsOfAll(session, chats);
  const capped = [...paces].flatMap(([chat, { hourly }]) => (hourly === null ? [] : [chat]));
  const sent = await messageTimes(session, { chats: capped, after: now - floodWindowMs });
  return new Map([...paces].map(([chat, pace]) => [chat, { pace, hourly: pace.hourly, sentAt: sent.get(chat) ?? [] }]));
}

/** Whether the limit per hour counts a message of what may go. */
function countsNow(going: readonly Ruled[] = []): boolean {
  return going.some(({ verdict, judged }) => judged.fact !== null && verdict.kind === "send" && verdict.counts);
}

/** Null when everything was dropped. */
function claimedFrom(
  chat: string,
  going: readonly Ruled[],
  { platform, now, downtime, cap }: AfterDowntime & { cap: Cap | null },
): Claimed | null {
  const told = going.filter(({ judged }) => judged.fact !== null);
  const matches = told.flatMap(({ judged }) => judged.fact ?? []);
  if (matches.length === 0) return null;
  const facts = told.map(({ judged }) => judged.frozen);
  const manner = { ...mannerOf(going), away: downtime, cap };
  return { delivery: { id: deliveryIdOf(chat, facts), chat, platform, facts, manner, attempts: 1, claimedAt: now }, matches };
}

/**
 * Takes a delivery that was begun for its next attempt, which says the same but for what was unwatched, muted or begun anew
 * since. Null when the chat wants its peace now: then it rests until that is over. Without matches nothing of it is wanted.
 */
export async function claimAgain(session: Session, left: Delivery, deps: ClaimDeps): Promise<Claimed | null> {
  const watchIds = left.facts.map(({ watchId }) => watchId);
  const claimed = await claimedWatches(session, { deliveryId: left.id, watchIds });
  const wanted = left.facts.filter(({ watchId }) => claimed.has(watchId));
  const judged = await judgeFacts(session, { facts: wanted, lookup: deps.lookup });
  const pace = await settingsOf(session, left.chat);
  // The message was counted when it was begun.
  const verdicts = gate(
    pace,
    judged.map((one) => atGate(one, null)),
    { now: deps.now, sentAt: [] },
  );
  const until = Math.max(...verdicts.map((one) => (one.kind === "hold" ? one.until : 0)));
  if (until > deps.now) {
    await postponeDelivery(session, left, { until, begun: left.attempts });
    return null;
  }
  const delivery = await takeDelivery(session, left, deps);
  return { delivery, matches: judged.flatMap(({ fact }) => fact ?? []) };
}

async function rule(
  session: Session,
  waiting: ReadonlyMap<string, readonly WaitingFact[]>,
  { lookup, now, speed, downtime, hours }: AfterDowntime & { hours: ReadonlyMap<string, Chat> },
): Promise<Ruled[]> {
  const facts = [...waiting.values()].flat();
  const judged = await judgeFacts(session, { facts: facts.map(factFrom), lookup });
  const judgedOf = new Map(facts.map((fact, index) => [fact, judged[index]]));
  const chats = [...waiting.keys()];
  const until = downtime ? await catchUpUntil(session, { chats, downtime, now, speed }) : new Map<string, number>();
  return [...waiting].flatMap(([chat, those]): Ruled[] => {
    const looked = those.flatMap((fact) => {
      const one = judgedOf.get(fact);
      return one ? [{ waiting: fact, judged: one }] : [];
    });
    const { pace = defaultSettings, sentAt = [] } = hours.get(chat) ?? {};
    const atGates = looked.map((one) => atGate(one.judged, one.waiting.held));
    const verdicts = gate(pace, atGates, { now, sentAt, catchUpUntil: until.get(chat) ?? null });
    return looked.flatMap((one, index) => {
      const verdict = verdicts[index];
      return verdict ? [{ ...one, verdict }] : [];
    });
  });
}

function factFrom({ held: _, chat: __, ...fact }: WaitingFact): FactToJudge {
  return fact;
}

function atGate({ frozen, fact }: Judged, held: Hold | null): AtGate {
  const waited = { since: frozen.since, quiet: readQuiet(frozen.quiet), held };
  if (!fact) return { ...waited, reach: null };
  const { moves } = fact.movement;
  const { rule } = fact;
  // What happened or not has no length.
  if (rule.kind !== "movement") return { ...waited, reach: { times: 1, points: 0 }, uncapped: rule.kind === "target" };
  const times = Math.max(...moves.map(({ probability }) => timesReached(rule.threshold, probability)));
  const points = Math.max(...moves.map(({ probability: { from, to } }) => 100 * Math.abs(to - from)));
  return { ...waited, reach: { times, points } };
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

function mannerOf(going: readonly Ruled[]): Omit<Manner, "away" | "cap"> {
  const cameBack = going.filter(({ waiting, judged }) => waiting.held && !judged.fact && judged.reason === "came_back");
  const reasons = new Set(going.map(({ waiting }) => waiting.held));
  return {
    silent: going.some(({ verdict }) => verdict.kind === "send" && verdict.silent),
    held: holds.find((one) => reasons.has(one)) ?? null,
    cameBack: cameBack.length,
    counts: countsNow(going),
  };
}

async function dropRest(session: Session, going: readonly Ruled[], now: number): Promise<void> {
  const dropped = going.flatMap(({ waiting: { chat }, judged }) => (judged.fact === null ? [{ ...judged, chat }] : []));
  if (dropped.length === 0) return;
  // Baselines before outbox, as everywhere.
  const restarted = dropped.flatMap(({ frozen, reason }): ToldBaseline[] =>
    // Without its board a baseline will never tell a movement again, so it starts anew.
    reason === "no_board" ? [{ ...frozen, from: frozen.baseline, to: frozen.revision, reason: "dropped" }] : [],
  );
  await moveBaselines(session, restarted, now);
  await dropFacts(
    session,
    dropped.map(({ frozen }) => frozen.watchId),
  );
  await recordDecisions(
    session,
    dropped.map(({ frozen, chat, reason }) => ({ ...frozen, at: now, chat, outcome: "dropped", reason })),
  );
}
