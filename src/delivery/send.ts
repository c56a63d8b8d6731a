import type { Outcome } from "../chat/platform.ts";
import type { Reply } from "../chat/reply.ts";
import type { Clock } from "../clock.ts";
import type { AlertFacts } from "../detection/alert-facts.ts";
import { errorFields, type Log } from "../log.ts";
import { isDatabaseAway } from "../storage/away.ts";
import type { Database } from "../storage/database.ts";
import type { Claimed } from "./claim.ts";
import { chatOfDelivery, type Delivery } from "./deliveries.ts";
import type { PlatformHealth } from "./platform-health.ts";
import type { Settling } from "./settling.ts";

/** Until when a delivery is ours to settle, and what ends the wait for its turn. */
export interface Bringing {
  leaseUntil: number;
  signal: AbortSignal;
}

export interface Courier {
  /** Sends what was claimed and writes down what became of it. Rejects when that could not be written down in time. */
  bring(claimed: Claimed, bringing: Bringing): Promise<void>;
  /** Writes down what became of a delivery, trying again while its lease lasts. */
  end(delivery: Delivery, outcome: Outcome, leaseUntil: number): Promise<void>;
}

/** What bringing a message needs; the delivery, which claims them, needs more. */
export interface CourierDeps {
  database: Database;
  platform: PlatformHealth;
  /** Facts to the message, in the language of the chat; called just before sending, outside any transaction. */
  render(facts: AlertFacts): Reply | Promise<Reply>;
  clock: Clock;
  log: Log;
  failpoint?: (name: "claimed" | "sent") => void;
}

/** This long before the lease ends, nothing is settled any more: by then another may begin to take over. */
const leaseMarginMs = 5_000;
const settleAgainMs = { first: 100, longest: 5_000 };
/** A chat that moves twice at once is left alone for a while. */
const movedAgainPauseMs = 60_000;

/** Brings one message after another to the platform, each to its end. */
export function createCourier({
  database,
  platform,
  render,
  clock,
  log,
  failpoint,
  settling,
}: CourierDeps & { settling: Settling }): Courier {
  async function bring({ delivery, matches }: Claimed, { leaseUntil, signal }: Bringing): Promise<void> {
    const { id: deliveryId, chat: address, manner, attempts } = delivery;
    const said = { chat: address, deliveryId, matches, manner, repeated: attempts > 1, now: clock.now() };
    const outcome = await send(said, signal);
    if (outcome.kind === "sent") failpoint?.("sent");
    await end(delivery, outcome, leaseUntil);
    if (outcome.kind !== "moved") return;
    const chat = await chatOfDelivery(database, delivery);
    if (chat === null) return;
    const second = await send({ ...said, chat }, signal);
    const last: Outcome = second.kind === "moved" ? { kind: "later", afterMs: movedAgainPauseMs } : second;
    await end({ ...delivery, chat }, last, leaseUntil);
  }

  async function send(facts: AlertFacts, signal: AbortSignal): Promise<Outcome> {
    const reply = await rendered(facts);
    if (!reply) return { kind: "rejected", reason: "not_rendered" };
    const { chat: address, deliveryId, manner } = facts;
    return platform.send({ address, reply, deliveryId, replaces: null, silent: manner.silent }, signal);
  }

  async function rendered(facts: AlertFacts) {
    try {
      return await render(facts);
    } catch (error) {
      log.error({ delivery: facts.deliveryId, ...errorFields(error) }, "an alert could not be put into words");
      return null;
    }
  }

  async function end(delivery: Delivery, outcome: Outcome, leaseUntil: number): Promise<void> {
    await settleUntil(leaseUntil, delivery, outcome);
    const { id, attempts, facts } = delivery;
    const level = outcome.kind === "sent" || outcome.kind === "later" ? "debug" : "warn";
    const reason = "reason" in outcome ? outcome.reason : undefined;
    log[level](
      { platform: platform.name, delivery: id, attempts, matches: facts.length, outcome: outcome.kind, reason },
      "delivery",
    );
  }

  /** A known outcome that is not written down would be a second copy of the message, so this is tried while the lease lasts. */
  async function settleUntil(leaseUntil: number, delivery: Delivery, outcome: Outcome): Promise<void> {
    for (let pauseMs = settleAgainMs.first; ; pauseMs = Math.min(settleAgainMs.longest, 2 * pauseMs)) {
      try {
        return await settling({ delivery, outcome });
      } catch (error) {
        const isLate = clock.now() + pauseMs > leaseUntil - leaseMarginMs;
        // While the database is away nobody takes over, and what is taken over at its return is not ours to settle any more.
        if (isLate && !isDatabaseAway(error)) throw error;
        log.warn({ delivery: delivery.id, ...errorFields(error) }, "a delivery could not be settled yet");
      }
      await clock.sleep(pauseMs);
    }
  }

  return { bring, end };
}
