import type { Match } from "../api/model.ts";
import type { Outcome, Platform } from "../chat/platform.ts";
import type { Reply } from "../chat/reply.ts";
import type { Clock } from "../clock.ts";
import { errorFields, type Log } from "../log.ts";
import type { Database } from "../storage/database.ts";
import type { MatchLookup } from "./alert-facts.ts";
import { claimBetMessage } from "./bet-claim.ts";
import { type BetMessage, nextBetAttemptAt } from "./bet-messages.ts";
import { settleBetMessage } from "./bet-settle.ts";
import { nextBetAt } from "./due-bets.ts";
import { staleAfterMs } from "./freshness.ts";
import { createNap } from "./nap.ts";
import type { ChatKeeping } from "./settle.ts";

/** A message about value bets with the matches that it is about. */
export interface BetFacts {
  message: BetMessage;
  matches: ReadonlyMap<number, Match>;
}

export interface BetDeliveryDeps {
  database: Database;
  platform: Pick<Platform, "name" | "send">;
  /** Facts to the message, in the language of the chat. */
  render(facts: BetFacts): Promise<Reply>;
  lookup: MatchLookup;
  chats: ChatKeeping;
  clock: Clock;
  log: Log;
  /** How many times faster than life the source refreshes. */
  speed: number;
  /** Whether the platform recognises a delivery id that it has seen, and sends nothing twice. */
  idempotent: boolean;
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

/**
 * Brings news of value bets to the chats of one platform, one message at a time. Each is written down before it is sent and
 * settled afterwards: after a crash in between it is sent again by the same name, and at most once more where the platform
 * cannot tell.
 */
export function createBetDelivery(deps: BetDeliveryDeps): BetDelivery {
  const { database, platform, clock, log } = deps;
  const attempts = deps.idempotent ? 5 : 2;
  const nap = createNap(clock);

  async function turn(signal: AbortSignal): Promise<boolean> {
    const now = clock.now();
    const claim = { platform: platform.name, now, speed: deps.speed, leaseUntil: now + leaseMs };
    const message = await database.transaction().execute((session) => claimBetMessage(session, claim));
    if (!message || message === "held") return message !== null;
    const lost = lostBy(message, now);
    if (lost === null) deps.failpoint?.("claimed");
    const outcome: Outcome = lost === null ? await send(message, signal) : { kind: "unknown", reason: lost };
    if (outcome.kind === "sent") deps.failpoint?.("sent");
    const settling = { chats: deps.chats, attempts: lost === null ? attempts : 0, now: clock.now() };
    await database.transaction().execute((session) => settleBetMessage(session, message, outcome, settling));
    return true;
  }

  /** Why a message is not sent again; null when it is: too often begun, too late, or nobody wants it any more. */
  function lostBy(message: BetMessage, now: number): string | null {
    if (message.attempts > attempts) return "not_settled";
    if (now - message.begunAt >= staleAfterMs(false, deps.speed)) return "too_late";
    return message.bets.length === 0 ? "nothing_left" : null;
  }

  async function send(message: BetMessage, signal: AbortSignal): Promise<Outcome> {
    const { id: deliveryId, chat: address, manner, edits } = message;
    const reply = await rendered(message);
    if (!reply) return { kind: "rejected", reason: "not_rendered" };
    const replaces = edits?.messageId ?? null;
    try {
      return await platform.send({ address, reply, deliveryId, replaces, silent: manner.silent }, signal);
    } catch (error) {
      log.error({ delivery: deliveryId, ...errorFields(error) }, "a platform threw instead of saying what became of a message");
      return { kind: "unknown", reason: "fault" };
    }
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
    const question = { platform: platform.name, now: clock.now() };
    const times = [await nextBetAt(database, question), await nextBetAttemptAt(database, question)].flatMap((at) => at ?? []);
    return Math.min(deps.pollMs, ...times.map((at) => at - question.now));
  }

  return {
    wake: nap.wake,
    async run(signal) {
      while (!signal.aborted)
        try {
          while (!signal.aborted && (await turn(signal)));
          await nap.rest(await restMs(), signal);
        } catch (error) {
          log.error({ platform: platform.name, ...errorFields(error) }, "a turn of the delivery of value bets failed");
          await clock.sleep(faultPauseMs, signal);
        }
    },
  };
}
