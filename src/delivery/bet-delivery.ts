import type { Match } from "../api/model.ts";
import type { Outcome } from "../chat/platform.ts";
import type { Reply } from "../chat/reply.ts";
import type { Clock } from "../clock.ts";
import { errorFields, type Log } from "../log.ts";
import type { MatchLookup } from "../matches/matches.ts";
import { isDatabaseAway } from "../storage/away.ts";
import type { Database } from "../storage/database.ts";
import { createWakeableSleep } from "../wakeable-sleep.ts";
import { nextBetAt } from "../watches/due-bets.ts";
import { claimBetMessage } from "./bet-claim.ts";
import { type BetMessage, nextBetAttemptAt } from "./bet-messages.ts";
import { settleBetMessage } from "./bet-settle.ts";
import { persist } from "./persist.ts";
import type { PlatformHealth } from "./platform-health.ts";
import type { ChatKeeping } from "./settle.ts";

/** A message about value bets with the matches that it is about. */
export interface BetFacts {
  message: BetMessage;
  matches: ReadonlyMap<number, Match>;
}

export interface BetDeliveryDeps {
  database: Database;
  /** The database for what only the process that delivers may write; the same one when it is left out. */
  claims?: Database;
  platform: PlatformHealth;
  /** Facts to the message, in the language of the chat. */
  render(facts: BetFacts): Promise<Reply>;
  lookup: MatchLookup;
  chats: ChatKeeping;
  clock: Clock;
  log: Log;
  /** How many times faster than life the source refreshes. */
  speed: number;
  /** How long the platform recognises a delivery id that it has seen, and sends nothing twice; 0 when it never does. */
  idempotentForMs: number;
  /** How often to look for news that another process has found. */
  pollMs: number;
  failpoint?: (name: "claimed" | "sent") => void;
}

export interface BetDelivery {
  /** Delivers until `signal` aborts and what is under way has its outcome. */
  run(signal: AbortSignal): Promise<void>;
  wake(): void;
}

const leaseMs = 60_000;
const faultPauseMs = 60_000;
/** Until the database is asked again that was away. */
const awayPauseMs = 2_000;

/**
 * Brings news of value bets to the chats of one platform, one message at a time. Each is written down before it is sent and
 * settled afterwards. One of which nobody knows whether it arrived, after a crash as well, is sent again (facts/doubt.ts).
 */
export function createBetDelivery(deps: BetDeliveryDeps): BetDelivery {
  const { database, claims = database, platform, clock, log, idempotentForMs } = deps;
  const sleep = createWakeableSleep(clock);

  async function turn(signal: AbortSignal): Promise<boolean> {
    if (platform.room() === 0) return false;
    const now = clock.now();
    const claim = { platform: platform.name, now, speed: deps.speed, leaseUntil: now + leaseMs, idempotentForMs };
    const message = await claims.transaction().execute((session) => claimBetMessage(session, claim));
    if (!message || message === "held") return message !== null;
    deps.failpoint?.("claimed");
    const outcome = await send(message, signal);
    if (outcome.kind === "sent") deps.failpoint?.("sent");
    const settling = { chats: deps.chats, idempotentForMs, now: clock.now() };
    const settle = () => database.transaction().execute((session) => settleBetMessage(session, message, outcome, settling));
    await persist(settle, clock);
    return true;
  }

  async function send(message: BetMessage, signal: AbortSignal): Promise<Outcome> {
    const { id: deliveryId, chat: address, manner, edits } = message;
    const reply = await rendered(message);
    if (!reply) return { kind: "rejected", reason: "not_rendered" };
    const replaces = edits?.messageId ?? null;
    return platform.send({ address, reply, deliveryId, replaces, silent: manner.silent }, signal);
  }

  async function rendered(message: BetMessage): Promise<Reply | null> {
    try {
      const ids = message.bets.map(({ matchId }) => matchId);
      return await deps.render({ message, matches: await deps.lookup(database, [...new Set(ids)]) });
    } catch (error) {
      log.error({ delivery: message.id, ...errorFields(error) }, "news of value bets could not be put into words");
      return null;
    }
  }

  async function restMs(): Promise<number> {
    // When there is room again, we are woken.
    if (platform.room() === 0) return deps.pollMs;
    const question = { platform: platform.name, now: clock.now() };
    const times = [await nextBetAt(database, question), await nextBetAttemptAt(database, question)].flatMap((at) => at ?? []);
    return Math.min(deps.pollMs, ...times.map((at) => at - question.now));
  }

  return {
    wake: sleep.wake,
    async run(signal) {
      while (!signal.aborted)
        try {
          while (!signal.aborted && (await turn(signal)));
          await sleep.for(await restMs(), signal);
        } catch (error) {
          log.error({ platform: platform.name, ...errorFields(error) }, "a turn of the delivery of value bets failed");
          await clock.sleep(isDatabaseAway(error) ? awayPauseMs : faultPauseMs, signal);
        }
    },
  };
}
