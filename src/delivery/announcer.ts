import type { Outcome, Outgoing } from "../chat/platform.ts";
import type { Clock } from "../clock.ts";
import { retryAfterMs } from "../facts/doubt.ts";
import { closeEvents, type EventsToTell, nextEventAt, tryEventsAgain } from "../facts/events.ts";
import { errorFields, type Log } from "../log.ts";
import { isDatabaseAway } from "../storage/away.ts";
import type { Database, Session } from "../storage/database.ts";
import { createWakeableSleep } from "../wakeable-sleep.ts";
import { claimEvents } from "./event-claims.ts";
import { persist } from "./persist.ts";
import type { PlatformHealth } from "./platform-health.ts";
import type { ChatKeeping } from "./settle.ts";

/** A message, and whether it comes without a sound. */
export type Announcement = Pick<Outgoing, "reply" | "silent">;

export interface AnnouncerDeps {
  database: Database;
  /** The database for what only the process that delivers may write; the same one when it is left out. */
  claims?: Database;
  platform: PlatformHealth;
  /** Events to the message, in the language of the chat; null when there is nothing to say any more. */
  render(events: EventsToTell): Promise<Announcement | null>;
  chats: ChatKeeping;
  clock: Clock;
  log: Log;
  /** How long the platform recognises a delivery id that it has seen, and sends nothing twice; 0 when it never does. */
  idempotentForMs: number;
  /** How often to look for events that another process has inserted. */
  pollMs: number;
  failpoint?: (name: "claimed" | "sent") => void;
}

export interface Announcer {
  /** Delivers until `signal` aborts and what is under way has its outcome. */
  run(signal: AbortSignal): Promise<void>;
  wake(): void;
}

const leaseMs = 60_000;
const faultPauseMs = 60_000;
/** Until the database is asked again that was away. */
const awayPauseMs = 2_000;

/**
 * Brings events to the chats of one platform, one message at a time. Each is written down before it is sent and settled
 * afterwards. One of which nobody knows whether it arrived, after a crash as well, is sent again (facts/doubt.ts).
 */
export function createAnnouncer(deps: AnnouncerDeps): Announcer {
  const { database, claims = database, platform, clock, log, idempotentForMs } = deps;
  const sleep = createWakeableSleep(clock);

  async function turn(signal: AbortSignal): Promise<boolean> {
    if (platform.room() === 0) return false;
    const now = clock.now();
    const claim = { platform: platform.name, now, leaseUntil: now + leaseMs, idempotentForMs, outage: platform.outage() };
    const told = await claims.transaction().execute((session) => claimEvents(session, claim));
    if (!told || told === "held") return told !== null;
    deps.failpoint?.("claimed");
    const outcome = await send(told, signal);
    if (outcome?.kind === "sent") deps.failpoint?.("sent");
    await settle(told, outcome);
    return true;
  }

  /** Null when there is nothing to say any more. */
  async function send(told: EventsToTell, signal: AbortSignal): Promise<Outcome | null> {
    const message = await rendered(told);
    if (message === null || "kind" in message) return message;
    return platform.send({ ...message, address: told.chat, deliveryId: told.deliveryId, replaces: null }, signal);
  }

  async function rendered(told: EventsToTell): Promise<Announcement | Outcome | null> {
    try {
      return await deps.render(told);
    } catch (error) {
      log.error({ delivery: told.deliveryId, ...errorFields(error) }, "an event could not be put into words");
      return { kind: "rejected", reason: "not_rendered" };
    }
  }

  async function settle(told: EventsToTell, outcome: Outcome | null): Promise<void> {
    await persist(() => database.transaction().execute((session) => settleIn(session, told, outcome)), clock);
  }

  async function settleIn(session: Session, told: EventsToTell, outcome: Outcome | null): Promise<void> {
    const now = clock.now();
    const { attempts } = told;
    const again = { now, idempotentForMs };
    switch (outcome?.kind) {
      case undefined:
        return closeEvents(session, told, { state: "dropped", reason: "nothing_left", now });
      case "sent":
        return closeEvents(session, told, { state: "sent", now });
      case "rejected":
        return closeEvents(session, told, { state: "dropped", reason: outcome.reason, now });
      case "unknown":
        return tryEventsAgain(session, told, { ...again, begun: attempts, at: now + retryAfterMs(attempts) });
      case "later":
        return tryEventsAgain(session, told, { ...again, begun: attempts - 1, at: now + Math.ceil(outcome.afterMs) });
      case "gone":
        await closeEvents(session, told, { state: "dropped", reason: outcome.reason, now });
        await deps.chats.suspend(session, { address: told.chat, reason: outcome.reason, now });
        return;
      case "moved":
        await deps.chats.move(session, { from: told.chat, to: outcome.to, now });
        return tryEventsAgain(session, told, { ...again, begun: attempts - 1, at: now });
    }
  }

  async function restMs(): Promise<number> {
    // When there is room again, we are woken.
    if (platform.room() === 0) return deps.pollMs;
    const now = clock.now();
    const next = await nextEventAt(database, platform.name, now);
    return next === null ? deps.pollMs : Math.min(deps.pollMs, next - now);
  }

  return {
    wake: sleep.wake,
    async run(signal) {
      while (!signal.aborted)
        try {
          while (!signal.aborted && (await turn(signal)));
          await sleep.for(await restMs(), signal);
        } catch (error) {
          log.error({ platform: platform.name, ...errorFields(error) }, "a turn of the announcer failed");
          await clock.sleep(isDatabaseAway(error) ? awayPauseMs : faultPauseMs, signal);
        }
    },
  };
}
