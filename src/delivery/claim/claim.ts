import { type Downtime, recentDowntime } from "../../boards/downtime.ts";
import { addressesOfAll } from "../../chats/addresses.ts";
import { claimFacts, deferChats, type WaitingFact, waitingFacts } from "../../facts/facts.ts";
import type { Manner } from "../../facts/frozen.ts";
import { type Hold, holds } from "../../facts/holds.ts";
import type { Session } from "../../storage/database.ts";
import { lockChats, lockFree } from "../../watches/watch-rows.ts";
import { capsReached } from "../cap.ts";
import type { Judged } from "../fact-kind.ts";
import { intoThreads } from "../into-threads.ts";
import { groupedBy, readyOf } from "../kinds.ts";
import { type Message, messageIdOf, openMessages, type Parts, sentTimes } from "../messages.ts";
import { applyGate, type ChatPace, type Elsewhere, pacesOf } from "./apply-gate.ts";
import { claimChanges, routeChanges } from "./changes.ts";
import type { Claim, ClaimDeps, Claimed, GatedFact, JudgedFact } from "./types.ts";

/** The most facts in one message. The rest comes in the next one. */
export const factsPerMessage = 30;
/** How long a chat rests when it was due and yet had nothing to claim. */
const emptyRestMs = 5_000;

/**
 * Turns what waits for these chats into at most one message each, in one transaction. The number of statements doesn't grow with
 * the number of chats.
 *
 * A fact may have waited for hours, so each is judged again. The gate then sends it, holds it, or drops it with a decision. What
 * it sends is frozen into a message, whose id follows from what it says. Chats with nothing to send are left out.
 */
export async function claimChats(session: Session, chats: readonly string[], deps: ClaimDeps): Promise<Claimed[]> {
  await lockChats(session, chats);
  const waiting = await judgeWaiting(session, chats, deps);
  const paces = await pacesOf(session, [...waiting.keys()], deps.now);
  const changes = await claimChanges(session, withoutBreaks(waiting, paces, deps.now), deps);
  await deferEmpty(session, chats, { waiting, deps });

  // A chat gets one message at a time: what is new comes after the change.
  for (const { message } of changes) waiting.delete(message.chat);
  const downtime = await recentDowntime(session, deps);
  const elsewhere = await inOtherTopics(session, waiting, { ...deps, paces, chats });
  const gated = await applyGate(session, waiting, { ...deps, paces, downtime, elsewhere });
  const messages = await composeMessages(session, gated, { ...deps, paces, downtime });
  return open(session, [...changes, ...messages], deps);
}

/** Reads and judges what waits, by chat. Facts that changed a sent message are on their way to that message already. */
async function judgeWaiting(
  session: Session,
  chats: readonly string[],
  deps: ClaimDeps,
): Promise<Map<string, readonly JudgedFact[]>> {
  const { now, kinds, platform } = deps;
  const limit = kinds.some(({ idle }) => idle) ? 1 : factsPerMessage;
  const waiting = await waitingFacts(session, { chats, platform, now, ready: readyOf(deps), limit });
  const judged = await routeChanges(session, await judge(session, waiting, deps), deps);
  const byChat = groupedBy(judged, ({ fact }) => fact.chat);
  return new Map([...byChat].map(([chat, facts]) => [chat, forOneMessage(facts, deps)]));
}

/** What else waits in groups whose alerts have threads: their topics share these, so that what one tells is no news of another. */
async function inOtherTopics(
  session: Session,
  waiting: ReadonlyMap<string, readonly JudgedFact[]>,
  { paces, chats, ...deps }: ClaimDeps & Pick<ComposeDeps, "paces"> & { chats: readonly string[] },
): Promise<Elsewhere> {
  const groups = [...waiting.keys()].filter((chat) => (paces.get(chat)?.pace.threads ?? "off") !== "off");
  const addresses = [...(await addressesOfAll(session, groups)).values()].flat().filter((chat) => !chats.includes(chat));
  const free = await lockFree(session, [...new Set(addresses)]);
  if (free.length === 0) return { waiting: new Map(), paces: new Map() };
  const found = await judgeWaiting(session, free, deps);
  return { waiting: found, paces: await pacesOf(session, [...found.keys()], deps.now) };
}

/** Lets each kind judge its facts. A fact that can't be judged yet is left out. */
async function judge(session: Session, waiting: readonly WaitingFact[], deps: ClaimDeps): Promise<JudgedFact[]> {
  const verdicts = new Map<WaitingFact, Judged>();
  for (const kind of deps.kinds) {
    const facts = waiting.filter((fact) => fact.kind === kind.name);
    const judged = facts.length === 0 ? [] : await kind.judge(session, facts, deps);
    for (const [index, fact] of facts.entries()) {
      const verdict = judged[index];
      if (verdict) verdicts.set(fact, verdict);
    }
  }
  return waiting.flatMap((fact) => {
    const judged = verdicts.get(fact);
    return judged ? [{ fact, judged }] : [];
  });
}

/**
 * The facts that share the next message. Some kinds want a message of their own; they come last, one by one, but before facts that are
 * held and would only come along: what waits for room in the hour must hold up nothing that is due.
 */
function forOneMessage(facts: readonly JudgedFact[], { kinds, now }: ClaimDeps): readonly JudgedFact[] {
  const standalone = new Set(kinds.filter(({ alone }) => alone).map(({ name }) => name));
  const shared = facts.filter(({ fact }) => !standalone.has(fact.kind));
  const dueAlone = facts.find(({ fact }) => standalone.has(fact.kind) && fact.dueAt <= now);
  const isHeld = ({ fact }: JudgedFact) => fact.held !== null && fact.dueAt > now;
  if (dueAlone && shared.every(isHeld)) return [dueAlone];
  return shared.length > 0 ? shared : facts.slice(0, 1);
}

/** Leaves out chats on a break: not even sent messages change there. */
function withoutBreaks<T>(waiting: ReadonlyMap<string, T>, paces: ReadonlyMap<string, ChatPace>, now: number): Map<string, T> {
  return new Map([...waiting].filter(([chat]) => (paces.get(chat)?.pace.breakUntil ?? 0) <= now));
}

/** Lets chats rest that were due and have nothing: another process has it, or its watch is being changed. */
async function deferEmpty(
  session: Session,
  chats: readonly string[],
  { waiting, deps }: { waiting: ReadonlyMap<string, unknown>; deps: ClaimDeps },
): Promise<void> {
  const empty = chats.filter((chat) => !waiting.has(chat));
  const { platform, kinds, now } = deps;
  await deferChats(session, empty, { platform, dueAt: now + emptyRestMs, kinds: kinds.map(({ name }) => name) });
}

interface ComposeDeps extends ClaimDeps {
  paces: ReadonlyMap<string, ChatPace>;
  downtime: Downtime | null;
}

/** Bundles what the gate sends into messages, one a chat. */
async function composeMessages(session: Session, gated: readonly GatedFact[], deps: ComposeDeps): Promise<Claim[]> {
  const { paces, downtime, now } = deps;
  const modes = new Map([...paces].map(([chat, { pace }]) => [chat, pace.threads]));
  const bundles = await intoThreads(session, groupedBy(gated.filter(isSent), chatOf), { ...deps, modes });
  const sent = new Map([...bundles].map(([chat, { told }]) => [chat, told]));
  const catchingUp = downtime ? await chatsCatchingUp(session, sent, downtime) : new Set<string>();
  const counted = new Map([...paces].filter(([chat]) => countsNow(sent.get(chat) ?? [])));
  const caps = await capsReached(session, counted, now);
  const lapsed = groupedBy(gated.filter(hasLapsed), chatOf);

  const claims: Claim[] = [];
  for (const [chat, { told, thread }] of bundles) {
    const manner: Manner = {
      ...mannerOf(told, lapsed.get(chat) ?? []),
      away: catchingUp.has(chat) ? downtime : null,
      cap: caps.get(chat) ?? null,
      ...(thread ? { thread } : {}),
    };
    claims.push(await claimOf(session, told, { ...deps, chat, manner }));
  }
  return claims;
}

function chatOf({ fact }: GatedFact): string {
  return fact.chat;
}

function isSent({ verdict }: GatedFact): boolean {
  return verdict.kind === "send";
}

/** Whether a fact was worth telling when it was held, and isn't any more. */
function hasLapsed({ fact, judged, verdict }: GatedFact): boolean {
  return verdict.kind === "drop" && fact.held !== null && !judged.tells && judged.passed;
}

/** Whether a message of these facts counts against the hourly limit. */
function countsNow(sent: readonly GatedFact[]): boolean {
  return sent.some(({ verdict }) => verdict.kind === "send" && verdict.counts);
}

/** The chats whose message is the first one since a downtime, or tells what the downtime held. */
async function chatsCatchingUp(
  session: Session,
  sent: ReadonlyMap<string, readonly GatedFact[]>,
  { to: downtimeEnd }: Downtime,
): Promise<Set<string>> {
  const toldSince = await sentTimes(session, { chats: [...sent.keys()], after: downtimeEnd });
  const chats = [...sent].filter(([chat, facts]) => !toldSince.has(chat) || facts.some(({ fact }) => fact.held === "away"));
  return new Set(chats.map(([chat]) => chat));
}

/** How a message arrives: silently or not, why it was held, and how many facts lapsed meanwhile. */
function mannerOf(sent: readonly GatedFact[], lapsed: readonly GatedFact[]): Omit<Manner, "away" | "cap" | "thread"> {
  const reasons = new Set<Hold | null>([...sent, ...lapsed].map(({ fact }) => fact.held));
  const drafts = [...new Set(sent.flatMap(({ fact }) => fact.draft ?? []))];
  const lapsedByKind = [...groupedBy(lapsed, ({ fact }) => fact.kind)].map(([kind, facts]) => [kind, facts.length]);
  return {
    silent: sent.some(({ verdict }) => verdict.kind === "send" && verdict.silent),
    held: holds.find((hold) => hold !== "approval" && reasons.has(hold)) ?? null,
    passed: Object.fromEntries(lapsedByKind),
    counts: countsNow(sent),
    ...(drafts.length > 0 ? { drafts } : {}),
  };
}

/** Freezes facts into a message. */
async function claimOf(
  session: Session,
  sent: readonly GatedFact[],
  { kinds, platform, now, chat, manner }: ClaimDeps & Pick<Message, "chat" | "manner">,
): Promise<Claim> {
  const present = kinds.map((kind) => ({ kind, facts: sent.filter(({ fact }) => fact.kind === kind.name) }));
  const groups = present
    .filter(({ facts }) => facts.length > 0)
    .map(({ kind, facts }) => ({ kind, facts, frozen: facts.map(({ judged }) => judged.frozen) }));
  const parts: Parts = Object.fromEntries(groups.map(({ kind, frozen }) => [kind.name, frozen]));
  const id = messageIdOf(chat, ...groups.flatMap(({ kind, frozen }) => frozen.map((one) => kind.saidBy(one))));

  const passed = { ...manner.passed };
  for (const { kind, frozen } of groups) {
    const others = (await kind.claim?.(session, { message: id, edits: null, told: frozen })) ?? 0;
    if (others > 0) passed[kind.name] = (passed[kind.name] ?? 0) + others;
  }
  return {
    message: { id, chat, platform, parts, manner: { ...manner, passed }, edits: null, attempts: 1, claimedAt: now },
    parts: new Map(groups.map(({ kind, facts }) => [kind.name, facts.flatMap(shownOf)])),
    taken: sent.map(({ fact, judged: { revision } }) => ({ id: fact.id, message: id, revision })),
  };
}

function shownOf({ judged }: GatedFact): unknown[] {
  return judged.tells ? [judged.shown] : [];
}

/** Writes the messages down before anything is sent. */
async function open(session: Session, claims: readonly Claim[], deps: ClaimDeps): Promise<Claimed[]> {
  const messages = claims.map(({ message }) => message);
  const attempts = await openMessages(session, messages, deps);
  const taken = claims.flatMap((claim) => claim.taken);
  await claimFacts(session, taken);
  return claims.map(({ message, parts }) => ({
    message: { ...message, attempts: attempts.get(message.id) ?? message.attempts },
    parts,
  }));
}
