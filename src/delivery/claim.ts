import { catchUpUntil, type Downtime, recentDowntime } from "../boards/downtime.ts";
import { defaultSettings, type Settings, settingsOf, settingsOfAll } from "../chats/settings.ts";
import { recordDecisions } from "../facts/decisions.ts";
import { claimedKeys, claimFacts, deferChats, dropFacts, holdFacts, type WaitingFact, waitingFacts } from "../facts/facts.ts";
import type { Manner } from "../facts/frozen.ts";
import { type Hold, holds } from "../facts/holds.ts";
import type { Session } from "../storage/database.ts";
import { lockChats } from "../watches/watch-rows.ts";
import { capsReached, type Hour } from "./cap.ts";
import { claimChangeAgain, claimChanges, routeChanges } from "./claim-changes.ts";
import type { Claim, ClaimDeps, Claimed, Looked } from "./claiming.ts";
import { copyKindName } from "./copied.ts";
import type { FactKind, Judged } from "./fact-kind.ts";
import { type AtGate, floodWindowMs, gate, type Pace, type Verdict } from "./gate.ts";
import { intoThreads } from "./into-threads.ts";
import { groupedBy, readyOf, wantedOf } from "./kinds.ts";
import { isLate, type Standing } from "./lateness.ts";
import { type Message, messageIdOf, openMessages, type Parts, postponeMessage, sentTimes, takeMessage } from "./messages.ts";

/** How many facts one message carries at most; what is left over comes in the next one. */
export const factsPerMessage = 30;

/** What the gate says to it; or that it is not worth a message any more. */
type Ruled = Looked & { verdict: Verdict | { kind: "drop"; reason: string } };

/**
 * Makes one message to each of these chats of what waits for it, in one transaction whose number of statements does not grow
 * with the chats, but where a kind writes down what it claims: every fact is judged again and held where the chat wants its peace; of what may go, what has nothing left to
 * say is dropped with a decision, and the rest is frozen under a name. Chats with nothing left to say are left out.
 */
export async function claimChats(session: Session, chats: readonly string[], deps: ClaimDeps): Promise<Claimed[]> {
  const { now, kinds, platform } = deps;
  await lockChats(session, chats);
  const limit = kinds.some(({ idle }) => idle) ? 1 : factsPerMessage;
  const waiting = await waitingFacts(session, { chats, platform, now, ready: readyOf(deps), limit });
  const here = await routeChanges(session, await lookAt(session, waiting, deps), deps);
  const looked = new Map([...groupedBy(here, ({ fact }) => fact.chat)].map(([chat, those]) => [chat, copiesApart(those)]));
  const hours = await hoursOf(session, [...looked.keys()], now);
  // Not even what was told is changed on a break.
  const awake = new Map([...looked].filter(([chat]) => (hours.get(chat)?.pace.breakUntil ?? 0) <= now));
  const changes = await claimChanges(session, awake, deps);
  // Due, yet nothing to take: another process has it, or its watch is being changed.
  const empty = chats.filter((chat) => !looked.has(chat));
  await deferChats(session, empty, { platform, dueAt: now + 5_000, kinds: kinds.map(({ name }) => name) });
  // One message at a time: what is new comes after the change.
  for (const { message } of changes) looked.delete(message.chat);
  const downtime = await recentDowntime(session, deps);
  const ruled = await ruleOn(session, looked, { ...deps, downtime, hours });
  await hold(session, ruled);
  await dropRest(session, ruled, deps);
  const modes = new Map([...hours].map(([chat, { pace }]) => [chat, pace.threads]));
  const bundles = await intoThreads(
    session,
    groupedBy(ruled.filter(isTold), ({ fact }) => fact.chat),
    { ...deps, modes },
  );
  const going = new Map([...bundles].map(([chat, { told }]) => [chat, told]));
  const awayFrom = downtime ? await makingUpFor(session, going, downtime) : new Set<string>();
  const caps = await capsReached(session, new Map([...hours].filter(([chat]) => countsNow(going.get(chat)))), now);
  const passing = groupedBy(ruled.filter(hasPassed), ({ fact }) => fact.chat);
  const claims: Claim[] = changes;
  for (const [chat, { told, thread }] of bundles) {
    const away = awayFrom.has(chat) ? downtime : null;
    const cap = caps.get(chat) ?? null;
    const manner = { ...mannerOf(told, passing.get(chat) ?? []), away, cap, ...(thread ? { thread } : {}) };
    claims.push(await claimOf(session, told, { ...deps, chat, manner }));
  }
  return open(session, claims, deps);
}

/** Looks at facts by their kinds; what cannot be looked at yet is left out. */
async function lookAt(session: Session, waiting: readonly WaitingFact[], deps: ClaimDeps): Promise<Looked[]> {
  const judgedOf = new Map<WaitingFact, Judged>();
  for (const kind of deps.kinds) {
    const facts = waiting.filter((fact) => fact.kind === kind.name);
    if (facts.length === 0) continue;
    const judged = await kind.judge(session, facts, deps);
    for (const [index, one] of judged.entries()) {
      const fact = facts[index];
      if (fact && one) judgedOf.set(fact, one);
    }
  }
  return waiting.flatMap((fact) => {
    const judged = judgedOf.get(fact);
    return judged ? [{ fact, judged }] : [];
  });
}

/** A copy is a message by itself, after what is new. */
function copiesApart(those: readonly Looked[]): readonly Looked[] {
  const own = those.filter(({ fact }) => fact.kind !== copyKindName);
  return own.length > 0 ? own : those.slice(0, 1);
}

interface Chat extends Hour {
  pace: Pace & Pick<Settings, "informationOnly" | "threads">;
}

/** What each of these chats has set, and when it was told what counts within the hour. */
async function hoursOf(session: Session, chats: readonly string[], now: number): Promise<Map<string, Chat>> {
  const paces = await settingsOfAll(session, chats);
  const capped = [...paces].flatMap(([chat, { hourly }]) => (hourly === null ? [] : [chat]));
  const sent = await sentTimes(session, { chats: capped, after: now - floodWindowMs, counting: true });
  return new Map([...paces].map(([chat, pace]) => [chat, { pace, hourly: pace.hourly, sentAt: sent.get(chat) ?? [] }]));
}

async function ruleOn(
  session: Session,
  looked: ReadonlyMap<string, readonly Looked[]>,
  { downtime, hours, ...deps }: ClaimDeps & { downtime: Downtime | null; hours: ReadonlyMap<string, Chat> },
): Promise<Ruled[]> {
  const { now } = deps;
  const chats = [...looked.keys()];
  const until = downtime ? await catchUpUntil(session, { ...deps, chats, downtime }) : new Map<string, number>();
  return [...looked].flatMap(([chat, those]) => {
    const { pace = defaultSettings, sentAt = [] } = hours.get(chat) ?? {};
    const verdicts = gate(pace, those.map(atGate), { now, sentAt, catchUpUntil: until.get(chat) ?? null });
    return those.flatMap((one, index): Ruled[] => {
      const verdict = verdicts[index];
      return verdict ? [{ ...one, verdict: dropOf(one, verdict, { ...deps, pace }) ?? verdict }] : [];
    });
  });
}

function atGate({ judged, fact }: { judged: Judged; fact?: WaitingFact }): AtGate {
  const { since, quiet } = judged;
  const weight = judged.tells ? judged.weight : { reach: null };
  return { ...weight, since, quiet, held: fact?.held ?? null };
}

/** What passed while it was held stays held until its release, which says how much did. */
function dropOf(
  { fact, judged }: Looked,
  verdict: Verdict,
  { pace, ...standing }: Standing & Pick<Chat, "pace">,
): { kind: "drop"; reason: string } | null {
  if (!judged.tells)
    return verdict.kind === "hold" && judged.passed && fact.held !== null ? null : { kind: "drop", reason: judged.reason };
  if (judged.weight.bets && pace.informationOnly) return { kind: "drop", reason: "information_only" };
  const timely = judged.weight.timely ?? false;
  return isLate({ ...fact, timely }, standing) ? { kind: "drop", reason: "too_late" } : null;
}

function isTold({ verdict }: Ruled): boolean {
  return verdict.kind === "send";
}

function hasPassed({ fact, judged, verdict }: Ruled): boolean {
  return verdict.kind === "drop" && fact.held !== null && !judged.tells && judged.passed;
}

/** Whether the limit per hour counts a message of what may go. */
function countsNow(going: readonly Ruled[] = []): boolean {
  return going.some(({ verdict }) => verdict.kind === "send" && verdict.counts);
}

/** One statement for all that is held for the same reason until the same time. */
async function hold(session: Session, ruled: readonly Ruled[]): Promise<void> {
  const held = ruled.flatMap(({ fact, verdict }) => (verdict.kind === "hold" ? [{ ...verdict, id: fact.id }] : []));
  const groups = groupedBy(held, ({ because, until }) => `${because} ${until}`);
  for (const group of groups.values())
    for (const { because, until } of group.slice(0, 1))
      await holdFacts(session, { ids: group.map(({ id }) => id), until, because });
}

async function dropRest(session: Session, ruled: readonly Ruled[], { kinds, now }: ClaimDeps): Promise<void> {
  const dropped = ruled.flatMap(({ fact, judged, verdict }) =>
    verdict.kind === "drop" ? [{ fact, frozen: judged.frozen, reason: verdict.reason }] : [],
  );
  if (dropped.length === 0) return;
  for (const kind of kinds) {
    const its = dropped.filter(({ fact }) => fact.kind === kind.name);
    const endings = its.map(({ fact: { chat, begun }, frozen, reason }) => {
      const about = { chat, message: null, edits: null, told: [frozen], passed: 0 };
      return { ...about, outcome: "dropped" as const, reason, begun };
    });
    // Baselines before facts, as everywhere.
    if (its.length > 0) await recordDecisions(session, await kind.settle(session, endings, now));
  }
  await dropFacts(
    session,
    dropped.map(({ fact }) => fact.id),
    now,
  );
}

/** The chats whose message makes up for a downtime: that held what is told, or nothing was told since. */
async function makingUpFor(
  session: Session,
  going: ReadonlyMap<string, readonly Ruled[]>,
  { to }: Downtime,
): Promise<Set<string>> {
  const told = await sentTimes(session, { chats: [...going.keys()], after: to });
  const makesUp = ([chat, those]: [string, readonly Ruled[]]) =>
    !told.has(chat) || those.some(({ fact }) => fact.held === "away");
  return new Set([...going].filter(makesUp).map(([chat]) => chat));
}

function mannerOf(going: readonly Ruled[], passing: readonly Ruled[]): Omit<Manner, "away" | "cap" | "thread"> {
  const reasons = new Set<Hold | null>([...going, ...passing].map(({ fact }) => fact.held));
  const passed = [...groupedBy(passing, ({ fact }) => fact.kind)].map(([kind, its]) => [kind, its.length]);
  return {
    silent: going.some(({ verdict }) => verdict.kind === "send" && verdict.silent),
    held: holds.find((one) => reasons.has(one)) ?? null,
    passed: Object.fromEntries(passed),
    counts: countsNow(going),
  };
}

async function claimOf(
  session: Session,
  told: readonly Ruled[],
  { kinds, platform, now, chat, manner }: ClaimDeps & Pick<Message, "chat" | "manner">,
): Promise<Claim> {
  const itsOf = (kind: FactKind) => told.filter(({ fact }) => fact.kind === kind.name);
  const present = kinds.filter((kind) => itsOf(kind).length > 0);
  const frozenOf = (kind: FactKind) => itsOf(kind).map(({ judged }) => judged.frozen);
  const parts: Parts = Object.fromEntries(present.map((kind) => [kind.name, frozenOf(kind)]));
  const id = messageIdOf(chat, ...present.flatMap((kind) => frozenOf(kind).map((one) => kind.saidBy(one))));
  const passed = { ...manner.passed };
  for (const kind of present) {
    const others = (await kind.claim?.(session, { message: id, edits: null, told: frozenOf(kind) })) ?? 0;
    if (others > 0) passed[kind.name] = (passed[kind.name] ?? 0) + others;
  }
  return {
    message: { id, chat, platform, parts, manner: { ...manner, passed }, edits: null, attempts: 1, claimedAt: now },
    parts: new Map(present.map((kind) => [kind.name, itsOf(kind).flatMap(({ judged }) => (judged.tells ? [judged.shown] : []))])),
    taken: told.map(({ fact, judged: { revision } }) => ({ id: fact.id, message: id, revision })),
  };
}

async function open(session: Session, claims: readonly Claim[], deps: ClaimDeps): Promise<Claimed[]> {
  const messages = claims.map(({ message }) => message);
  const attempts = await openMessages(session, messages, deps);
  await claimFacts(
    session,
    claims.flatMap(({ taken }) => taken),
  );
  return claims.map(({ message, parts }) => {
    return { message: { ...message, attempts: attempts.get(message.id) ?? message.attempts }, parts };
  });
}

/**
 * Takes a message that was begun for its next attempt, which says the same but for what was unwatched, muted or begun anew
 * since. Null when the chat wants its peace now: then it rests until that is over. Without parts nothing of it is wanted.
 */
export async function claimAgain(session: Session, left: Message, deps: ClaimDeps): Promise<Claimed | null> {
  const wanted = await claimedKeys(session, { message: left.id, chat: left.chat, wanted: wantedOf(deps.kinds) });
  if (left.edits) return claimChangeAgain(session, left, { ...deps, isWanted: wanted.size > 0 });
  const again: { kind: FactKind; judged: Judged }[] = [];
  for (const kind of deps.kinds) {
    const told = kind.read(left.parts[kind.name] ?? []).filter((one) => wanted.has(kind.keyOf(one)));
    for (const judged of told.length === 0 ? [] : await kind.judgeAgain(session, told, deps)) again.push({ kind, judged });
  }
  const pace = await settingsOf(session, left.chat);
  // The message was counted when it was begun.
  const verdicts = gate(pace, again.map(atGate), { now: deps.now, sentAt: [] });
  const until = Math.max(...verdicts.map((one) => (one.kind === "hold" ? one.until : 0)));
  if (until > deps.now) {
    await postponeMessage(session, left, { until, begun: left.attempts });
    return null;
  }
  const message = await takeMessage(session, left, deps);
  const telling = again.flatMap(({ kind: { name }, judged }) => (judged.tells ? [{ name, ...judged }] : []));
  if (telling.length === 0) return { message, parts: new Map() };
  const byKind = [...groupedBy(telling, ({ name }) => name)];
  const parts = Object.fromEntries(byKind.map(([name, its]) => [name, its.map(({ frozen }) => frozen)]));
  return { message: { ...message, parts }, parts: new Map(byKind.map(([name, its]) => [name, its.map(({ shown }) => shown)])) };
}
