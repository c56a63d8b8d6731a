import { backOffMs } from "../clock.ts";
import { retryOf } from "../facts/doubt.ts";
import { deferChats, dueChats, nextDueAt, releaseAllBarred } from "../facts/facts.ts";
import { errorFields } from "../log.ts";
import type { MatchLookup } from "../matches/matches.ts";
import { isDatabaseAway, isPassing, nullIfAway } from "../storage/away.ts";
import type { Database, Session } from "../storage/database.ts";
import { LeaseLost } from "../storage/fence.ts";
import { createWakeableSleep } from "../wakeable-sleep.ts";
import { endMutes } from "../watches/mutes.ts";
import { claimAgain } from "./claim/again.ts";
import { claimChats } from "./claim/claim.ts";
import { createClaimPace } from "./claim/pace.ts";
import type { ClaimDeps, Claimed } from "./claim/types.ts";
import type { FactKind } from "./fact-kind.ts";
import { createFailures } from "./failures.ts";
import { readyOf } from "./kinds.ts";
import { leftMessages, type Message, nextAttemptAt, postponeMessage } from "./messages.ts";
import { type Bringing, createSender, leaseMs, type SenderDeps } from "./send.ts";
import { type ChatKeeping, createSettling, giveUpUnread, tryAgain } from "./settle.ts";
import { createSlots } from "./slots.ts";
import { createThreads } from "./threads.ts";
import { createUnderWay, type Purpose } from "./under-way.ts";

export interface DeliveryDeps extends SenderDeps {
  kinds: readonly FactKind[];
  /** The database fenced by the delivery lease. Defaults to `database`. */
  claims?: Database;
  lookup: MatchLookup;
  chats: ChatKeeping;
  /** The name of this process. Its own abandoned messages are recovered at once, those of others when their lease is over. */
  holder: string;
  /** How many messages are sent at once, each to another chat. */
  inFlight?: number;
  /** How long the platform recognises a delivery id it has seen; 0 for never. */
  idempotentForMs: number;
  /** How often to look for facts queued by other processes. */
  pollMs?: number;
  /** Called when facts were moved to another platform's queue. */
  onElsewhere?: () => void;
}

export interface DeliveryLoop {
  /** Delivers until `signal` aborts, then resolves once everything under way is settled. Rejects when it is running already. */
  run(signal: AbortSignal): Promise<void>;
  /** Says that facts have been queued. */
  wake(): void;
  /** When the last turn began (ms UTC), of one a minute at least; null while it does not run. */
  turnedAt(): number | null;
  /** Closes threads that are over, until `signal` aborts. */
  closeThreads(signal: AbortSignal): Promise<void>;
}

/** How long a chat rests after its claim failed. */
const faultPauseMs = 60_000;
/** The most background messages at once. They are sent one by one. */
const mostInBackground = 8;
/** A claimed message that waited longer is put back, to be judged again in its turn. */
const freshMs = 3_000;
/** A turn this much later than planned means that the machine slept. */
const sleptMs = 5 * 60_000;
/** How often to end mutes and recover messages while there is always something to send. */
const housekeepingEveryMs = 500;
/** How long to wait after a turn that failed. */
const failedTurnPause = { firstMs: 1_000, mostMs: 30_000 };
const never = Number.POSITIVE_INFINITY;

/**
 * Delivers what waits for the chats of one platform. A message is written down before it is sent, and settled afterwards.
 *
 * After a crash nobody knows whether a message arrived. It is sent again under the same id while the platform would recognise that
 * id, and judged again after that. While the platform is failing, nothing new is claimed.
 */
export function createDelivery(deps: DeliveryDeps): DeliveryLoop {
  const { database, claims = database, platform, clock, log, kinds, inFlight = 3, pollMs = 1_000 } = deps;
  const { chats: keeping, idempotentForMs, onElsewhere = () => undefined } = deps;
  const introduce = deps.introduce ?? (async () => null);
  const threads = createThreads({ database, platform, introduce, clock, log, failpoint: deps.failpoint });
  const settling = createSettling({ database, kinds, chats: keeping, idempotentForMs, onElsewhere }, clock);
  const sender = createSender({ ...deps, settling, threads });
  const slots = createSlots(inFlight);
  const backgroundSlot = createSlots(1);
  const promptKinds = kinds.filter(({ idle }) => !idle);
  const backgroundKinds = kinds.filter(({ idle }) => idle);
  const pace = createClaimPace(inFlight, clock);
  const underWay = createUnderWay();
  const failures = createFailures();
  const sleep = createWakeableSleep(clock);
  let isRunning = false;
  let isTurning = false;
  /** Until everything this process left behind in an earlier life is recovered. */
  let isRecovering = true;
  /** What could not be looked at meanwhile: it waits for its lease like that of others. */
  const unreadable = new Set<string>();
  let housekeptAt = Number.NEGATIVE_INFINITY;
  let turnedAt = Number.NEGATIVE_INFINITY;
  /** How many turns have failed in a row. */
  let failedTurns = 0;
  /** Since when turns have come on time. */
  let awakeSince = 0;

  async function run(signal: AbortSignal): Promise<void> {
    if (isRunning) throw new Error(`messages to ${platform.name} are being delivered already`);
    isRunning = true;
    isRecovering = true;
    await releaseAllBarred(database, platform.name, clock.now()).catch(nullIfAway);
    try {
      while (!signal.aborted) {
        isTurning = true;
        const progress = await turn(signal).catch((error: unknown) => {
          log.error({ platform: platform.name, ...errorFields(error) }, "a turn of the delivery failed");
          return null;
        });
        failedTurns = progress === null ? failedTurns + 1 : 0;
        // What was due is due still, so nothing says when the next turn is.
        if (progress === null)
          await sleep.for(
            backOffMs(failedTurns, { firstMs: failedTurnPause.firstMs, mostMs: Math.min(pollMs, failedTurnPause.mostMs) }),
            signal,
          );
        else if (progress === 0) await sleep.for(await msUntilNextTurn(), signal);
      }
      isTurning = false;
      await underWay.settled();
    } finally {
      isTurning = false;
      isRunning = false;
    }
  }

  /** Claims and starts as much as there is room for. Returns 0 when there was nothing to do. */
  async function turn(signal: AbortSignal): Promise<number> {
    const before = underWay.count();
    noteTurn();
    if (isRecovering || clock.now() - housekeptAt >= housekeepingEveryMs) await housekeep(signal);
    // Waiting for more room pays: many chats are claimed at hardly the cost of one.
    if (isBusy()) return underWay.count() - before;
    pace.adjust();
    const room = roomFor(pace.limit() - sending());
    if (room === 0) return underWay.count() - before;

    const chats = await dueFor(promptKinds, room, backgroundKinds);
    const leaseUntil = clock.now() + leaseMs;
    for (const claimed of await claim(chats, promptKinds)) start(claimed, "prompt", { leaseUntil, signal });
    const others = chats.length < room ? await claimBackground(signal) : 0;
    // A chat whose facts were all dropped made room too, so there may be more behind it.
    return Math.max(chats.length + others, underWay.count() - before);
  }

  /** Claims changes that nobody waits for, when nothing else is due. Returns how many chats had some. */
  async function claimBackground(signal: AbortSignal): Promise<number> {
    const running = underWay.count("background");
    if (backgroundKinds.length === 0 || running > mostInBackground / 2) return 0;
    const room = roomFor(mostInBackground - running);
    if (room === 0) return 0;
    const chats = await dueFor(backgroundKinds, room);
    const leaseUntil = clock.now() + leaseMs;
    for (const claimed of await claim(chats, backgroundKinds)) start(claimed, "background", { leaseUntil, signal });
    return chats.length;
  }

  /** The chats for which one of these kinds is due. What waits of the background kinds never holds up a chat. */
  function dueFor(some: readonly FactKind[], limit: number, background: readonly FactKind[] = []): Promise<string[]> {
    const now = clock.now();
    const ready = readyOf({ now, kinds: some });
    const idle = background.map(({ name }) => name);
    return dueChats(database, { platform: platform.name, now, ready, limit, idle });
  }

  /** How many messages are under way that somebody waits for. */
  function sending(): number {
    return underWay.count() - underWay.count("background");
  }

  function isBusy(): boolean {
    return sending() > pace.limit() / 2;
  }

  function noteTurn(): void {
    const now = clock.now();
    if (now - turnedAt > pollMs + sleptMs) awakeSince = now;
    turnedAt = now;
  }

  /** How many of the wanted messages may be claimed. A failing platform gets one to try, and only when nothing else is under way. */
  function roomFor(wanted: number): number {
    const room = platform.room();
    const isFailing = Number.isFinite(room);
    return isFailing && underWay.count() > 0 ? 0 : Math.max(0, Math.min(wanted, room));
  }

  async function housekeep(signal: AbortSignal): Promise<void> {
    housekeptAt = clock.now();
    await endMutes(database, clock.now());
    await recoverAbandoned(signal);
  }

  /** Claims the chats together. If that fails, each by itself, so that one bad chat doesn't hold up the others. */
  async function claim(chats: readonly string[], some: readonly FactKind[]): Promise<Claimed[]> {
    if (chats.length === 0) return [];
    try {
      const claimed = await claims.transaction().execute((transaction) => claimChats(transaction, chats, claimDeps(some)));
      for (const chat of chats) failures.forget(chat);
      return claimed;
    } catch (error) {
      if (isDatabaseAway(error) || error instanceof LeaseLost) throw error;
      if (chats.length > 1) return (await Promise.all(chats.map((chat) => claim([chat], some)))).flat();
      // The moment's trouble of a database is over before long; what else there is, a chat may only be spared.
      const { restMs } = failures.note(chats.join(), error);
      log[isPassing(error) ? "warn" : "error"](
        { platform: platform.name, ...errorFields(error) },
        "could not claim what waits for a chat",
      );
      const dueAt = clock.now() + (isPassing(error) ? restMs : faultPauseMs);
      await deferChats(database, chats, { platform: platform.name, dueAt, kinds: some.map(({ name }) => name) });
      return [];
    }
  }

  /**
   * Takes over messages without an outcome: from before this process died, from another that did, or resting before a retry. Never
   * more than can be in flight, because each take-over counts as an attempt. One that cannot be looked at keeps no other waiting.
   */
  async function recoverAbandoned(signal: AbortSignal): Promise<void> {
    const limit = roomFor(inFlight - underWay.count("retry"));
    if (limit <= 0) return;
    const [holder, except] = isRecovering ? [deps.holder, [...underWay.ids(), ...unreadable]] : [null, underWay.ids()];
    const leaseUntil = clock.now() + leaseMs;
    const question = { platform: platform.name, now: clock.now(), holder, except, limit };
    const abandoned = await claims.transaction().execute((session) => leftMessages(session, question));
    let dealtWith = 0;
    for (const message of abandoned) {
      const claimed = await recover(message);
      if (claimed !== "waits") dealtWith += 1;
      if (typeof claimed === "object") start(claimed, "retry", { leaseUntil, signal });
    }
    isRecovering = isRecovering && abandoned.length === limit && dealtWith > 0;
    if (!isRecovering) unreadable.clear();
  }

  /** Takes over one message; or it waits, or what it tells is back in the queue. */
  async function recover(message: Message): Promise<Claimed | "requeued" | "waits"> {
    try {
      const recovered = await claims.transaction().execute(async (session) => {
        const claimed = isRecognised(message) ? await claimAgain(session, message, claimDeps(kinds)) : nothingLeft(message);
        if (claimed?.parts.size !== 0) return claimed;
        await requeue(session, claimed.message);
        return "requeued";
      });
      failures.forget(message.id);
      return recovered ?? "waits";
    } catch (error) {
      if (isDatabaseAway(error) || error instanceof LeaseLost) throw error;
      await restUnreadable(message, error);
      return "waits";
    }
  }

  /** A message that cannot be looked at rests, and is given up the fifth time, so that its chat hears of what is new. */
  async function restUnreadable(message: Message, error: unknown): Promise<void> {
    const { restMs, isForGood } = failures.note(message.id, error);
    const fields = { platform: platform.name, delivery: message.id, ...errorFields(error) };
    if (isForGood) log.error(fields, "could not look at a message again: gave it up");
    else log.warn({ ...fields, restMs }, "could not look at a message again, trying once more");
    const now = clock.now();
    unreadable.add(message.id);
    await claims.transaction().execute(async (session) => {
      if (isForGood) await giveUpUnread(session, message, now);
      else await postponeMessage(session, message, { until: now + restMs, begun: message.attempts });
    });
  }

  /** Whether the platform would recognise the message if it had arrived before. */
  function isRecognised({ attempts, claimedAt }: Message): boolean {
    return retryOf({ begun: attempts, since: claimedAt }, { at: clock.now(), idempotentForMs }) === "same";
  }

  /** Ends a message without an outcome. Its facts go back to the queue, to be judged as they are by then. */
  async function requeue(session: Session, message: Message): Promise<void> {
    const now = clock.now();
    await tryAgain(session, { kinds, idempotentForMs: 0 }, { message, begun: message.attempts, at: now, now });
  }

  function start(claimed: Claimed, purpose: Purpose, bringing: Bringing): void {
    const { id } = claimed.message;
    const claimedAt = clock.now();
    const work = (purpose === "background" ? backgroundSlot : slots)
      .run(() => deliver(claimed, claimedAt, bringing))
      .catch((error: unknown) => {
        // The lease runs out, and the message is recovered as one whose outcome nobody knows.
        log.error({ delivery: id, ...errorFields(error) }, "could not settle a message");
      })
      .finally(() => {
        pace.noteSettled();
        underWay.remove(id);
        if (!isBusy()) sleep.wake();
      });
    underWay.add(id, purpose, work);
  }

  async function deliver(claimed: Claimed, claimedAt: number, { leaseUntil, signal }: Bringing): Promise<void> {
    const waitedMs = clock.now() - claimedAt;
    if (signal.aborted || waitedMs > freshMs || platform.room() === 0) {
      // Nothing was sent, so the facts keep their place in the queue.
      return sender.end(claimed.message, { kind: "later", afterMs: -waitedMs }, leaseUntil);
    }
    deps.failpoint?.("claimed");
    await sender.bring(claimed, { leaseUntil, signal });
  }

  /** Until something is due or may be retried; at most `pollMs`, since other processes queue facts too. */
  async function msUntilNextTurn(): Promise<number> {
    // We are woken when there is room again.
    if (isBusy() || platform.room() === 0) return pollMs;
    try {
      const now = clock.now();
      const due = (await nextDueAt(database, platform.name, now)) ?? never;
      const retry = (await nextAttemptAt(database, platform.name, underWay.ids())) ?? never;
      const housekeeping = Math.max(retry, housekeptAt + housekeepingEveryMs);
      return Math.min(pollMs, Math.max(10, Math.min(due, housekeeping) - now));
    } catch {
      return pollMs;
    }
  }

  function claimDeps(some: readonly FactKind[]): ClaimDeps {
    const now = clock.now();
    return {
      kinds: some,
      platform: platform.name,
      outage: platform.outage(),
      awakeSince,
      lookup: deps.lookup,
      holder: deps.holder,
      now,
      leaseUntil: now + leaseMs,
      onElsewhere,
    };
  }

  return { run, wake: sleep.wake, turnedAt: () => (isTurning ? turnedAt : null), closeThreads: threads.run };
}

function nothingLeft(message: Message): Claimed {
  return { message, parts: new Map() };
}
