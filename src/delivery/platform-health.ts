import { LRUCache } from "lru-cache";
import { isPlatformFailing, reasonOf } from "../chat/delivered.ts";
import type { Delivered, Opened, Opening, Outcome, Outgoing, Platform } from "../chat/platform.ts";
import { backOffMs, type Clock } from "../clock.ts";
import { errorFields, type Log } from "../log.ts";
import type { Database } from "../storage/database.ts";
import { createWakeableSleep } from "../wakeable-sleep.ts";
import { keepOutage, lastOutage, type Outage } from "./outages.ts";

/** The way to a platform, as all that sends unasked uses it. */
export interface PlatformHealth extends Pick<Platform, "name"> {
  /** Sends; while the platform fails only the one message that tries it out, the others are answered `later`. Never throws. */
  send(message: Outgoing, signal?: AbortSignal): Promise<Outcome>;
  /** Opens a place of its own for alerts, as `send` sends; left out where the platform has none. Never throws. */
  open?(opening: Opening, signal?: AbortSignal): Promise<Opened>;
  /** Closes one that is over; false to be asked again later. Never throws. */
  close?(address: string): Promise<boolean>;
  /** Whether who is at an address may manage a chat now; see the platform. */
  manages?: NonNullable<Platform["manages"]>;
  /** Whether a chat is a channel; see the platform. */
  isChannel?: NonNullable<Platform["isChannel"]>;
  /** What a group or channel is called; see the platform. */
  titleOf?: NonNullable<Platform["titleOf"]>;
  /** How many messages may be begun now: any number, or while the platform fails one to try it out, or none. */
  room(): number;
  /** The outage that lasts, or the last one; null when none is known. */
  outage(): Outage | null;
  /** What became of an answer to a person says as much about the platform as what became of a message. */
  answered(delivered: Delivered): void;
  /** Whether the platform takes what it is sent, as far as this process knows. */
  isUp(): boolean;
  /** Finds out when the platform is back, until `signal` aborts. */
  run(signal: AbortSignal): Promise<void>;
}

export interface PlatformHealthDeps {
  platform: Pick<Platform, "name" | "send" | "probe" | "open" | "close" | "manages" | "isChannel" | "titleOf">;
  database: Database;
  clock: Clock;
  log: Log;
  /** Is called when more may be begun than before. */
  onRoom(): void;
}

/** `shut`: nothing goes out. `open`: one message may try it out. `trying`: it does. */
interface Failing {
  since: number;
  /** When something was last not taken. */
  lastAt: number;
  phase: "shut" | "open" | "trying";
  /** Since when it has been open. */
  openAt: number;
  waitMs: number;
}

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;
/** A platform that answers, and that so long nobody wanted to try out, counts as well; longer than any message rests. */
const untriedMs = 15 * 60_000;
const idleMs = 60 * 60_000;
const saveAgainMs = 5_000;

/**
 * Knows whether a platform takes what it is sent. Calls that fail without an answer shut it: nothing is begun, so nothing is
 * tried in vain and no answer more is lost. A probe says when it answers again; then one message at a time tries it out, until
 * one is answered. Back-offs grow to half a minute.
 */
export function createPlatformHealth({ platform, database, clock, log, onRoom }: PlatformHealthDeps): PlatformHealth {
  const { name } = platform;
  const sleep = createWakeableSleep(clock);
  const strange = createStrangeAnswers();
  let failing: Failing | null = null;
  let last: Outage | null = null;
  let isSaved = true;
  /** Whether it is known how whoever delivered before has left it. */
  let isKnown = false;

  function note(outcome: Outcome | Opened, wasTrial: boolean): void {
    if (isPlatformFailing(outcome)) shut(reasonOf(outcome), wasTrial);
    // A wait for the pace says nothing about the platform.
    else if (outcome.kind !== "later") recover();
    else if (failing && wasTrial) open(failing);
  }

  function shut(reason: string, wasTrial: boolean): void {
    if (failing) {
      failing.lastAt = clock.now();
      // What was begun before may fail while one message tries the platform out.
      if (!wasTrial && failing.phase === "trying") return;
      if (wasTrial) failing.waitMs = longer(failing.waitMs);
      failing.phase = "shut";
      sleep.wake();
      return;
    }
    log.warn({ platform: name, reason }, "a platform fails: what is due there waits");
    failing = { since: clock.now(), lastAt: clock.now(), phase: "shut", openAt: 0, waitMs: firstWaitMs };
    noted({ from: failing.since, to: null });
  }

  function recover(): void {
    if (!failing) return;
    const now = clock.now();
    log.info({ platform: name, forMs: now - failing.since }, "a platform is back");
    noted({ from: failing.since, to: now });
    failing = null;
    onRoom();
  }

  function noted(outage: Outage): void {
    last = outage;
    isSaved = false;
    sleep.wake();
  }

  function open(outage: Failing): void {
    Object.assign(outage, { phase: "open", openAt: clock.now() });
    sleep.wake();
    onRoom();
  }

  /** Asks something of the platform; while it fails only the one thing that tries it out. */
  async function attempt<T extends Outcome | Opened>(
    ask: () => Promise<T>,
    about: object,
  ): Promise<T | Extract<Outcome, { kind: "later" | "unknown" }>> {
    const trial = failing;
    if (trial && trial.phase !== "open") return { kind: "later", afterMs: 0 };
    if (trial) trial.phase = "trying";
    const outcome = await ask().catch((error: unknown) => {
      log.error({ ...about, ...errorFields(error) }, "a platform threw instead of saying what became of a message");
      return { kind: "unknown", reason: "fault" } as const;
    });
    note(outcome, trial !== null && trial === failing);
    return outcome;
  }

  function openBy(ask: NonNullable<Platform["open"]>): NonNullable<PlatformHealth["open"]> {
    return (opening, signal) => attempt(async () => ask(opening, signal), { within: opening.within });
  }

  /** Whoever delivered before may have left the platform failing. Until that is known nothing is begun. */
  async function restore(): Promise<void> {
    // Without a database nothing is delivered either; what we know ourselves will do.
    last = (await lastOutage(database, name).catch(() => null)) ?? last;
    failing = last && last.to === null ? { since: last.from, lastAt: clock.now(), phase: "shut", openAt: 0, waitMs: 0 } : null;
    isKnown = true;
    if (!failing) onRoom();
  }

  function room(): number {
    if (!isKnown) return 0;
    if (!failing) return Number.POSITIVE_INFINITY;
    return failing.phase === "open" ? 1 : 0;
  }

  async function save(): Promise<void> {
    if (isSaved || !last) return;
    isSaved = true;
    try {
      await keepOutage(database, name, last);
    } catch (error) {
      isSaved = false;
      log.warn({ platform: name, ...errorFields(error) }, "could not save the state of a platform");
    }
  }

  async function turn(signal: AbortSignal): Promise<void> {
    await save();
    const outage = failing;
    if (outage?.phase !== "shut") {
      await sleep.for(isSaved ? (outage?.phase === "open" ? untriedMs : idleMs) : saveAgainMs, signal);
      if (outage?.phase === "open" && failing === outage && clock.now() - outage.openAt >= untriedMs) recover();
      return;
    }
    await clock.sleep(outage.waitMs, signal);
    if (signal.aborted || failing !== outage || outage.phase !== "shut") return;
    const isBack = await platform.probe().catch(() => false);
    if (failing !== outage || outage.phase !== "shut") return;
    if (isBack) open(outage);
    else outage.waitMs = longer(outage.waitMs);
  }

  return {
    name,
    room,
    outage: () => last,
    answered(delivered) {
      if (delivered.kind === "failing") return shut(delivered.reason, false);
      if (delivered.kind === "taken") strange.noteTaken();
      recover();
    },
    // Where another process delivers, nobody here finds out when it is back: what is too long ago says nothing.
    isUp: () => failing === null || (!isKnown && clock.now() - failing.lastAt > untriedMs),
    async send(message, signal) {
      const outcome = await attempt(async () => platform.send(message, signal), { delivery: message.deliveryId });
      return strange.weigh(message.address, outcome);
    },
    ...(platform.open && { open: openBy(platform.open) }),
    ...(platform.close && { close: platform.close }),
    ...(platform.manages && { manages: platform.manages }),
    ...(platform.isChannel && { isChannel: platform.isChannel }),
    ...(platform.titleOf && { titleOf: platform.titleOf }),
    async run(signal) {
      await restore();
      while (!signal.aborted) await turn(signal);
      await save();
      isKnown = false;
    },
  };
}

/** So often in a row a chat meets answers that nobody understands, while the platform takes others, before one is believed. */
const mostStrange = 5;
const faultWait = { firstMs: 1_000, mostMs: 60_000 };
const strangeWait = { firstMs: 5_000, mostMs: 10 * 60_000, times: 4 };
const mostChats = 1_000;

/**
 * Tells an answer that nobody understands, but which is about one chat or its message all the same, from a platform that answers
 * strangely for a while: the one is met again and again while others are taken. Then the message is given up, or it would be
 * tried for ever, and everything to that chat with it. A fault of ours is given up the fifth time in a row as well.
 */
function createStrangeAnswers() {
  const met = new LRUCache<string, { count: number; taken: number }>({ max: mostChats });
  /** Counts what the platform takes. */
  let taken = 0;
  return {
    noteTaken: () => void taken++,
    weigh(address: string, outcome: Outcome): Outcome {
      if (outcome.kind === "sent") {
        taken++;
        met.delete(address);
      }
      if (outcome.kind !== "later" || !(outcome.strange || outcome.ours)) return outcome;
      const before = met.get(address);
      // A fault of ours says the same whatever the platform does meanwhile.
      const isCounted = outcome.ours || before?.taken !== taken;
      const count = (before?.count ?? 0) + (isCounted ? 1 : 0);
      if (count >= mostStrange) {
        met.delete(address);
        return { kind: "rejected", reason: reasonOf(outcome) };
      }
      met.set(address, { count, taken });
      return { ...outcome, afterMs: Math.max(outcome.afterMs, backOffMs(count, outcome.ours ? faultWait : strangeWait)) };
    },
  };
}

function longer(waitMs: number): number {
  return Math.min(longestWaitMs, Math.max(firstWaitMs, 2 * waitMs));
}
