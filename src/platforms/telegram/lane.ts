import { formatAddress } from "../../chat/address.ts";
import type { Clock } from "../../clock.ts";
import { type Log, silentLog } from "../../log.ts";

/** How fast messages may leave. Telegram's true limits are not published, so these are a start that every 429 corrects. */
export interface Pace {
  /** Where the overall rate starts, messages a second. */
  perSecond: number;
  /** Where a long time without a 429 may take it. */
  mostPerSecond: number;
  /** Between two messages to one chat. */
  perChatMs: number;
  /** Messages to one group or channel within `groupWindowMs`. */
  perGroup: number;
  groupWindowMs: number;
  /** How long a message waits for its turn in the overall rate before it is put off. */
  patienceMs: number;
}

export const defaultPace: Pace = {
  perSecond: 28.8,
  mostPerSecond: 28.8,
  perChatMs: 1_050,
  perGroup: 19,
  groupWindowMs: 61_000,
  patienceMs: 1_500,
};

/** Telegram sells up to a thousand messages a second beyond the thirty; a little stays for the answers to people. */
export const paidPace: Pace = { ...defaultPace, perSecond: 950, mostPerSecond: 950 };

/** The one way out that all messages of a token share. */
export interface Lane {
  /**
   * Asks to send one message. Resolves with 0 when it may go now, after a short wait for the overall rate, or with the
   * milliseconds to stay away. A chat that had its message already is told so at once: others need not wait behind it.
   */
  admit(chat: number, signal?: AbortSignal): Promise<number>;
  /**
   * Asks to change a message, for which nobody waits. Resolves to 0 when it may go now, or to the milliseconds to stay away: it
   * never stands in line, goes only while there is room, and leaves half of what a group may have to others.
   */
  spare(chat: number): number;
  /** Telegram refused a change of this chat with a 429: its changes stay away, or all of them where nobody knows whose it was. */
  spareRefused(retryAfterMs: number, chat?: number): void;
  /** Counts a message that goes out without asking, because a person waits for it. */
  spend(chat: number): void;
  /**
   * Telegram refused a message to this chat with a 429. Only this chat waits, and one message to another chat finds out whether the
   * limit is everybody's.
   */
  refused(chat: number, retryAfterMs: number): void;
  /** Telegram has answered a message to this chat with anything but a 429. */
  answered(chat: number): void;
  /** Until when Telegram wants nothing of us at all (ms UTC), where it asked for a long pause; else a time that has passed. */
  longPauseUntil(): number;
}

interface ChatPace {
  nextAt: number;
  /** The same for changes that nobody waits for. */
  nextChangeAt: number;
  /** When messages left, newest last; kept for groups only. */
  sentAt: number[];
}

const slowDown = 0.8;
const speedUpEveryMs = 30_000;
const sweepEveryMs = 60_000;
/** Answers to people may push the others back by this much and no more. */
const mostDebtMs = 1_000;
/** Of the overall rate, what changes may have; the least that one waits before it asks again. */
const spareShare = 0.25;
const spareWaitMs = 1_000;
/** Timers fire late by a little; without this allowance every message would add its lateness to all that follow. */
const latenessMs = 5;
/** A message that finds out whose limit it is has its answer by then, or never. */
const probeMs = 10_000;
/** How soon the change of another chat finds it out: nobody waits for that. */
const changeProbeMs = 5_000;
/** How soon others ask again meanwhile. */
const probeAgainMs = 250;
/** What is shorter is nothing out of the ordinary. */
const longPauseMs = 30_000;

/** A 429 of one chat that may be everybody's; `probedAt` while a message to another chat finds that out. */
interface Suspicion {
  chat: number;
  until: number;
  probedAt: number | null;
}

/** Paces by GCRA without bursts overall, and by the last messages of each chat. */
export function createLane(clock: Clock, pace: Pace = defaultPace, log: Log = silentLog): Lane {
  const chats = new Map<number, ChatPace>();
  let nextAt = 0;
  let waiting = 0;
  let lastInLine = Promise.resolve();
  let pausedUntil = 0;
  let perSecond = pace.perSecond;
  let rateSince = clock.now();
  let sweptAt = clock.now();
  let spareAt = 0;
  let suspicion: Suspicion | null = null;
  let longPauseUntil = 0;

  function gapMs(now: number): number {
    const steps = Math.floor((now - rateSince) / speedUpEveryMs);
    if (steps > 0) {
      perSecond = Math.min(Math.max(perSecond, pace.mostPerSecond), perSecond + steps);
      rateSince += steps * speedUpEveryMs;
    }
    return 1000 / perSecond;
  }

  function chatWaitMs(chat: number, now: number): number {
    const known = chats.get(chat);
    if (!known) return 0;
    const oldest = known.sentAt.at(-pace.perGroup);
    return Math.max(known.nextAt, oldest === undefined ? 0 : oldest + pace.groupWindowMs) - now;
  }

  function paceOf(chat: number): ChatPace {
    return chats.get(chat) ?? { nextAt: 0, nextChangeAt: 0, sentAt: [] };
  }

  function mark(chat: number, at: number, restMs = pace.perChatMs): void {
    const known = paceOf(chat);
    known.nextAt = Math.max(known.nextAt, at + restMs);
    if (isGroup(chat)) known.sentAt = [...known.sentAt, at].slice(-pace.perGroup);
    chats.set(chat, known);
    sweep();
  }

  /** Forgets chats that nothing holds back any more. */
  function sweep(): void {
    const now = clock.now();
    if (now - sweptAt < sweepEveryMs) return;
    sweptAt = now;
    for (const [chat, { nextAt: free, nextChangeAt, sentAt }] of chats) {
      if (Math.max(free, nextChangeAt) <= now && (sentAt.at(-1) ?? 0) + pace.groupWindowMs <= now) chats.delete(chat);
    }
  }

  /** How long a message waits while another one finds out whose limit a 429 was. */
  function probeWaitMs(now: number): number {
    if (!suspicion || suspicion.until <= now || suspicion.probedAt === null) return 0;
    return now - suspicion.probedAt < probeMs ? probeAgainMs : 0;
  }

  /** Where nobody has found that out yet, the message that goes now does. */
  function startProbe(now: number): void {
    if (suspicion && suspicion.until > now) suspicion.probedAt = now;
  }

  /** Everybody waits. */
  function pauseAll(now: number, retryAfterMs: number): void {
    // Several requests under way at a limit are all refused, and that is still one reason to slow down.
    if (pausedUntil <= now) perSecond = Math.max(1, perSecond * slowDown);
    rateSince = now;
    pausedUntil = Math.max(pausedUntil, now + retryAfterMs);
    if (retryAfterMs <= longPauseMs) return;
    longPauseUntil = pausedUntil;
    log.warn({ forMs: retryAfterMs }, "telegram wants a pause of all messages: alerts wait");
  }

  /** Waits behind those who came before. People answered meanwhile move everybody's turn, within reason. */
  async function takeTurn(before: Promise<void>, signal?: AbortSignal): Promise<void> {
    waiting++;
    await before;
    const latest = Math.max(nextAt, clock.now()) + mostDebtMs;
    let allowance = 0;
    for (;;) {
      const waitMs = Math.min(nextAt, latest) - clock.now();
      if (waitMs <= 0 || signal?.aborted) break;
      await clock.sleep(waitMs, signal);
      allowance = latenessMs;
    }
    waiting--;
    const now = clock.now();
    if (!signal?.aborted) nextAt = Math.max(nextAt, now - allowance) + gapMs(now);
  }

  return {
    async admit(chat, signal) {
      const now = clock.now();
      const held = Math.max(pausedUntil - now, chatWaitMs(chat, now), probeWaitMs(now));
      if (held > 0) return held;
      const aheadMs = Math.max(0, nextAt - now) + waiting * gapMs(now);
      if (aheadMs > pace.patienceMs) return aheadMs;
      mark(chat, now + aheadMs);
      lastInLine = takeTurn(lastInLine, signal);
      await lastInLine;
      if (signal?.aborted) return pace.perChatMs;
      const turnAt = clock.now();
      const stillHeld = Math.max(0, pausedUntil - turnAt, probeWaitMs(turnAt));
      if (stillHeld === 0) startProbe(turnAt);
      return stillHeld;
    },
    spare(chat) {
      const now = clock.now();
      const atHalf = chats.get(chat)?.sentAt.at(-Math.ceil(pace.perGroup / 2));
      const roomInGroup = atHalf === undefined ? 0 : atHalf + pace.groupWindowMs - now;
      const changeAt = Math.max(spareAt, paceOf(chat).nextChangeAt, pausedUntil);
      const held = Math.max(changeAt - now, chatWaitMs(chat, now), roomInGroup);
      if (held > 0) return held;
      // Nobody waits for a change, so it finds nothing out either.
      const isSuspected = suspicion !== null && suspicion.until > now;
      if (waiting > 0 || nextAt > now || isSuspected) return spareWaitMs;
      const gap = gapMs(now);
      spareAt = now + gap / spareShare;
      nextAt = now + gap;
      // The next message need not wait: a chat takes two at once.
      mark(chat, now, 0);
      return 0;
    },
    spareRefused(retryAfterMs, chat) {
      const now = clock.now();
      const until = now + Math.max(retryAfterMs, spareWaitMs);
      const isOthersToo = [...chats].some(([other, { nextChangeAt }]) => other !== chat && nextChangeAt > now);
      if (chat !== undefined) chats.set(chat, { ...paceOf(chat), nextChangeAt: until });
      const isAll = chat === undefined || isOthersToo;
      spareAt = Math.max(spareAt, isAll ? until : Math.min(until, now + changeProbeMs));
    },
    spend(chat) {
      const now = clock.now();
      nextAt = Math.max(nextAt, Math.min(Math.max(now, nextAt) + gapMs(now), now + mostDebtMs));
      mark(chat, now);
    },
    refused(chat, retryAfterMs) {
      const now = clock.now();
      const known = paceOf(chat);
      chats.set(chat, { ...known, nextAt: Math.max(known.nextAt, now + retryAfterMs) });
      if (retryAfterMs > longPauseMs)
        log.warn({ address: addressOf(chat), forMs: retryAfterMs }, "telegram wants a pause of one chat: its alerts wait");
      if (suspicion && suspicion.until > now && suspicion.chat !== chat) pauseAll(now, retryAfterMs);
      else suspicion = { chat, until: now + retryAfterMs, probedAt: null };
    },
    answered(chat) {
      if (suspicion?.chat !== chat) suspicion = null;
    },
    longPauseUntil: () => longPauseUntil,
  };
}

function addressOf(chat: number): string {
  return formatAddress({ platform: "telegram", chat: String(chat), thread: null });
}

/** Groups and channels have negative ids. */
function isGroup(chat: number): boolean {
  return chat < 0;
}
