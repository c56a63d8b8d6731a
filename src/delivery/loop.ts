import { retryOf } from "../facts/doubt.ts";
import { deferChats, dueChats, nextDueAt } from "../facts/facts.ts";
import { errorFields } from "../log.ts";
import type { MatchLookup } from "../matches/matches.ts";
import { isDatabaseAway } from "../storage/away.ts";
import type { Database, Session } from "../storage/database.ts";
import { LeaseLost } from "../storage/fence.ts";
import { createWakeableSleep } from "../wakeable-sleep.ts";
import { endMutes, nextUnmuteAt } from "../watches/mutes.ts";
import { claimAgain, claimChats } from "./claim.ts";
import type { ClaimDeps, Claimed } from "./claiming.ts";
import type { FactKind } from "./fact-kind.ts";
import { readyOf } from "./kinds.ts";
import { leftMessages, type Message, nextAttemptAt } from "./messages.ts";
import { createSender, type SenderDeps } from "./send.ts";
import { type ChatKeeping, createSettling, tryAgain } from "./settle.ts";
import { createSlots } from "./slots.ts";
import { createThreads } from "./threads.ts";

export interface DeliveryDeps extends SenderDeps {
  kinds: readonly FactKind[];
  /** The database for what only the process that delivers may write; the same one when it is left out. */
  claims?: Database;
  lookup: MatchLookup;
  chats: ChatKeeping;
  /** How many times faster than life the source refreshes. */
  speed: number;
  /** Who we are. Messages of this name that were left behind are taken up at once, those of others when their lease is over. */
  holder: string;
  /** How many messages are under way at once, each to another chat: from being sent to being settled. */
  inFlight?: number;
  /** How long the platform recognises a delivery id that it has seen; 0 when it never does. */
  idempotentForMs: number;
  /** How often to look for facts that another process has queued. */
  pollMs?: number;
  /** Is told that something waits for another platform. */
  onElsewhere?: () => void;
}

export interface DeliveryLoop {
  /** Delivers until `signal` aborts, then resolves when what is under way has its outcome. Never runs twice at once. */
  run(signal: AbortSignal): Promise<void>;
  /** Says that facts have been queued. */
  wake(): void;
  /** Closes the threads that are over, until `signal` aborts. */
  closeThreads(signal: AbortSignal): Promise<void>;
}

/** Longer than any send takes, so that nobody takes over what is still under way. */
const leaseMs = 60_000;
const faultPauseMs = 60_000;
const never = Number.POSITIVE_INFINITY;
/** So many times as many as are under way are claimed at least and at most: chats that are claimed together share the statements. */
const claimedPerSlot = { least: 4, most: 40 };
/** In between as many as go out in this time, so that nothing claimed waits for long. */
const aheadMs = 100;
/** How many changes that nobody waits for are claimed together; they go one by one. */
const idleAtOnce = 8;
/** What was claimed longer ago goes back and is judged anew when its turn comes. */
const freshMs = 3_000;
/** Whoever did not turn for so long beyond the usual rest was away. */
const gapMs = 5 * 60_000;
/** How often mutes that are over and messages that were left are looked for while there is always something to send. */
const upkeepEveryMs = 500;

/**
 * Brings what waits to the chats of one platform. Every message is written down before it is sent and settled afterwards. One
 * of which nobody knows whether it arrived, after a crash as well, is sent again: by the same name and with the same content
 * while the platform would recognise it, later as what is true by then. While the platform fails nothing is begun.
 */
export function createDelivery(deps: DeliveryDeps): DeliveryLoop {
  const { database, claims = database, platform, clock, log } = deps;
  const inFlight = deps.inFlight ?? 3;
  let mostClaimed = inFlight * claimedPerSlot.least;
  const pollMs = deps.pollMs ?? 1_000;
  const { kinds, chats: keeping, idempotentForMs, onElsewhere = () => undefined } = deps;
  const settled = { database, kinds, chats: keeping, idempotentForMs, onElsewhere };
  const introduce = deps.introduce ?? (async () => null);
  const threads = createThreads({ database, platform, introduce, clock, log, failpoint: deps.failpoint });
  const sender = createSender({ ...deps, settling: createSettling(settled, clock), threads });
  const slots = createSlots(inFlight);
  const idleSlot = createSlots(1);
  const prompt = kinds.filter(({ idle }) => !idle);
  const patient = kinds.filter(({ idle }) => idle);
  /** Claimed and not settled yet. */
  const underWay = new Map<string, Promise<void>>();
  /** Those of them that nobody waits for. */
  const idle = new Set<string>();
  /** Those of them that are not sent for the first time. */
  const again = new Set<string>();
  const sleep = createWakeableSleep(clock);
  let isRunning = false;
  let isFirstTurn = true;
  let keptUpAt = Number.NEGATIVE_INFINITY;
  /** How many messages have ended since something was claimed at last. */
  let ended = { count: 0, since: Number.NEGATIVE_INFINITY };
  /** Since when there was no gap between turns; a machine that slept begins anew. */
  let awakeSince = 0;
  let turnedAt = Number.NEGATIVE_INFINITY;

  async function run(signal: AbortSignal): Promise<void> {
    if (isRunning) throw new Error(`messages to ${platform.name} are being delivered already`);
    isRunning = true;
    isFirstTurn = true;
    try {
      while (!signal.aborted) {
        const begun = await turn(signal).catch((error: unknown) => {
          log.error({ platform: platform.name, ...errorFields(error) }, "a turn of the delivery failed");
          return 0;
        });
        if (begun === 0) await sleep.for(await restMs(), signal);
      }
      await Promise.all(underWay.values());
    } finally {
      isRunning = false;
    }
  }

  /** Claims as much as there is room for; resolves to how much. */
  async function turn(signal: AbortSignal): Promise<number> {
    const before = underWay.size;
    noteAwake();
    if (isFirstTurn || clock.now() - keptUpAt >= upkeepEveryMs) await keepUp(signal);
    // Not one by one: what is claimed together costs little more than one.
    if (isFilled()) return underWay.size - before;
    followPace();
    const room = roomFor(mostClaimed - busy());
    if (room === 0) return underWay.size - before;
    const chats = await due(prompt, room, patient);
    for (const claimed of await claim(chats, prompt)) begin(claimed, signal);
    const others = chats.length < room ? await turnIdle(signal) : 0;
    // A chat of which everything was dropped made room as well: there may be more behind it.
    return Math.max(chats.length + others, underWay.size - before);
  }

  /** Claims some of what nobody waits for, once nothing else is left to claim; resolves to how many chats that was about. */
  async function turnIdle(signal: AbortSignal): Promise<number> {
    if (patient.length === 0 || idle.size > idleAtOnce / 2) return 0;
    const room = roomFor(idleAtOnce - idle.size);
    if (room === 0) return 0;
    const chats = await due(patient, room, []);
    for (const claimed of await claim(chats, patient)) {
      idle.add(claimed.message.id);
      begin(claimed, signal, idleSlot);
    }
    return chats.length;
  }

  /** Chats for which something of these kinds is due; changes of the others hold up none of it. */
  function due(some: readonly FactKind[], limit: number, others: readonly FactKind[]): Promise<string[]> {
    const now = clock.now();
    const ready = readyOf({ now, speed: deps.speed, kinds: some });
    return dueChats(database, { platform: platform.name, now, ready, limit, idle: others.map(({ name }) => name) });
  }

  /** How many messages are under way for which somebody waits. */
  function busy(): number {
    return underWay.size - idle.size;
  }

  function isFilled(): boolean {
    return busy() > mostClaimed / 2;
  }

  /** The faster messages go out, the more are claimed together. */
  function followPace(): void {
    const now = clock.now();
    const goOut = (ended.count * aheadMs) / Math.max(1, now - ended.since);
    const { least, most } = claimedPerSlot;
    mostClaimed = inFlight * Math.min(most, Math.max(least, Math.ceil(goOut / inFlight)));
    ended = { count: 0, since: now };
  }

  function noteAwake(): void {
    const now = clock.now();
    if (now - turnedAt > pollMs + gapMs) awakeSince = now;
    turnedAt = now;
  }

  /**
   * While the platform fails one at most tries it out, and only when nothing else is under way. None is left where the pace fell and
   * more is under way than it claims.
   */
  function roomFor(wanted: number): number {
    const room = platform.room();
    return Number.isFinite(room) && underWay.size > 0 ? 0 : Math.max(0, Math.min(wanted, room));
  }

  async function keepUp(signal: AbortSignal): Promise<void> {
    keptUpAt = clock.now();
    await endMutes(database, clock.now());
    await takeUpLeft(signal);
  }

  /** Together, or each by itself where that fails: the others must not wait behind one that cannot be claimed. */
  async function claim(chats: readonly string[], some: readonly FactKind[]): Promise<Claimed[]> {
    const [only, ...others] = chats;
    if (only === undefined) return [];
    try {
      return await claims.transaction().execute((transaction) => claimChats(transaction, chats, claiming(some)));
    } catch (error) {
      if (isDatabaseAway(error) || error instanceof LeaseLost) throw error;
      if (others.length > 0) return (await Promise.all(chats.map((chat) => claim([chat], some)))).flat();
      log.error({ platform: platform.name, ...errorFields(error) }, "what waits for a chat could not be claimed");
      const kinds = some.map(({ name }) => name);
      await deferChats(database, [only], { platform: platform.name, dueAt: clock.now() + faultPauseMs, kinds });
      return [];
    }
  }

  /**
   * Messages without an outcome: of this process before it died, of another that did, or resting before another attempt.
   * Never more than are under way at once, since every time that one is taken counts as sent.
   */
  async function takeUpLeft(signal: AbortSignal): Promise<void> {
    const free = roomFor(inFlight - again.size);
    if (free <= 0) return;
    const holder = isFirstTurn ? deps.holder : null;
    const claimed = await claims.transaction().execute(async (transaction) => {
      const question = { platform: platform.name, now: clock.now(), holder, except: [...underWay.keys()], limit: free };
      const left = await leftMessages(transaction, question);
      const taken: Claimed[] = [];
      let ended = 0;
      for (const message of left) {
        const one = isRecognised(message)
          ? await claimAgain(transaction, message, claiming(kinds))
          : { message, parts: new Map() };
        if (one && one.parts.size > 0) taken.push(one);
        else if (one) {
          ended += 1;
          await judgeAnew(transaction, one.message);
        }
      }
      return { taken, more: left.length === free && taken.length + ended > 0 };
    });
    isFirstTurn = isFirstTurn && claimed.more;
    for (const taken of claimed.taken) {
      again.add(taken.message.id);
      begin(taken, signal);
    }
  }

  function isRecognised({ attempts, claimedAt }: Message): boolean {
    const doubt = { begun: attempts, since: claimedAt };
    return retryOf(doubt, { at: clock.now(), idempotentForMs }) === "same";
  }

  async function judgeAnew(session: Session, message: Message): Promise<void> {
    const now = clock.now();
    await tryAgain(session, { kinds, idempotentForMs: 0 }, { message, begun: message.attempts, at: now, now });
  }

  function begin(claimed: Claimed, signal: AbortSignal, among = slots): void {
    const { id } = claimed.message;
    const claimedAt = clock.now();
    const done = among
      .run(() => bring(claimed, claimedAt, signal))
      .catch((error: unknown) => {
        // Its lease runs out and it is taken up again as a delivery whose outcome nobody knows.
        log.error({ delivery: id, ...errorFields(error) }, "a message could not be settled");
      })
      .finally(() => {
        ended.count += 1;
        underWay.delete(id);
        again.delete(id);
        idle.delete(id);
        if (!isFilled()) sleep.wake();
      });
    underWay.set(id, done);
  }

  async function bring(claimed: Claimed, claimedAt: number, signal: AbortSignal): Promise<void> {
    const bringing = { leaseUntil: claimedAt + leaseMs, signal };
    const waitedMs = clock.now() - claimedAt;
    // Not sent, so it goes back to its place in the line.
    const putBack = { kind: "later", afterMs: -waitedMs } as const;
    if (signal.aborted || waitedMs > freshMs || platform.room() === 0)
      return sender.end(claimed.message, putBack, bringing.leaseUntil);
    deps.failpoint?.("claimed");
    await sender.bring(claimed, bringing);
  }

  /** Until something becomes due or may be tried again, but never longer than another process may keep us waiting. */
  async function restMs(): Promise<number> {
    // When there is room again, we are woken.
    if (isFilled() || platform.room() === 0) return pollMs;
    try {
      const now = clock.now();
      const due = await nextDueAt(database, platform.name, now);
      const attempt = await nextAttemptAt(database, platform.name, [...underWay.keys()]);
      const unmute = await nextUnmuteAt(database);
      const upkeep = Math.max(Math.min(attempt ?? never, unmute ?? never), keptUpAt + upkeepEveryMs);
      const next = Math.min(due ?? never, upkeep);
      return Math.min(pollMs, Math.max(10, next - now));
    } catch {
      return pollMs;
    }
  }

  function claiming(some: readonly FactKind[]): ClaimDeps {
    const now = clock.now();
    return {
      kinds: some,
      platform: platform.name,
      outage: platform.outage(),
      awakeSince,
      lookup: deps.lookup,
      speed: deps.speed,
      holder: deps.holder,
      now,
      leaseUntil: now + leaseMs,
      onElsewhere,
    };
  }

  return { run, wake: sleep.wake, closeThreads: threads.run };
}
