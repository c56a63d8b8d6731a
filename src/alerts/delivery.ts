import type { Outcome, Platform } from "../chat/platform.ts";
import type { Reply } from "../chat/reply.ts";
import type { Clock } from "../clock.ts";
import { errorFields, type Log } from "../log.ts";
import type { Database } from "../storage/database.ts";
import type { AlertFacts, MatchLookup } from "./alert-facts.ts";
import { type ClaimDeps, type Claimed, claimAgain, claimChat } from "./claim.ts";
import { chatOfDelivery, type Delivery, leftDeliveries, nextAttemptAt } from "./deliveries.ts";
import { endMutes, nextUnmuteAt } from "./mutes.ts";
import { createNap } from "./nap.ts";
import { deferChat, dueChats, nextDueAt } from "./outbox.ts";
import { type ChatKeeping, mayTryAgain, settle } from "./settle.ts";

export type { AlertFacts, AlertMatch } from "./alert-facts.ts";

export interface DeliveryDeps {
  database: Database;
  platform: Pick<Platform, "name" | "send">;
  /** Facts to the message, in the language of the chat; called just before sending, outside any transaction. */
  render(facts: AlertFacts): Reply | Promise<Reply>;
  lookup: MatchLookup;
  chats: ChatKeeping;
  clock: Clock;
  log: Log;
  /** How many times faster than life the source refreshes. */
  speed: number;
  /** Who we are. Deliveries of this name that were left behind are taken up at once, those of others when their lease is over. */
  holder: string;
  /** How many messages are under way at once, each to another chat. */
  inFlight?: number;
  /** How long the platform recognises a delivery id that it has seen; 0 when it never does. */
  idempotentForMs?: number;
  /** How often to look for facts that another process has queued. */
  pollMs?: number;
  failpoint?: (name: "claimed" | "sent") => void;
}

export interface DeliveryLoop {
  /** Delivers until `signal` aborts, then resolves when what is under way has its outcome. Never runs twice at once. */
  run(signal: AbortSignal): Promise<void>;
  /** Says that facts have been queued. */
  wake(): void;
}

/** Longer than any send takes, so that nobody takes over what is still under way. */
const leaseMs = 60_000;
/** This long before the lease ends, nothing is settled any more: by then another may begin to take over. */
const leaseMarginMs = 5_000;
const settleAgainMs = { first: 100, longest: 5_000 };
const faultPauseMs = 60_000;

/**
 * Brings what waits to the chats of one platform. Every message is written down before it is sent and settled afterwards,
 * so after a crash at any point it is sent again, by the same name and with the same content, and at most once more where
 * the platform cannot tell that it has seen it.
 */
export function createDelivery(deps: DeliveryDeps): DeliveryLoop {
  const { database, platform, clock, log } = deps;
  const inFlight = deps.inFlight ?? 3;
  const pollMs = deps.pollMs ?? 1_000;
  const settling = { database, chats: deps.chats, idempotentForMs: deps.idempotentForMs ?? 0 };
  const underWay = new Map<string, Promise<void>>();
  const nap = createNap(clock);
  let isRunning = false;
  let isFirstTurn = true;

  async function run(signal: AbortSignal): Promise<void> {
    if (isRunning) throw new Error(`alerts to ${platform.name} are being delivered already`);
    isRunning = true;
    isFirstTurn = true;
    try {
      while (!signal.aborted) {
        const begun = await turn(signal).catch((error: unknown) => {
          log.error({ platform: platform.name, ...errorFields(error) }, "a turn of the delivery failed");
          return 0;
        });
        if (begun === 0) await nap.rest(await restMs(), signal);
      }
      await Promise.all(underWay.values());
    } finally {
      isRunning = false;
    }
  }

  /** Begins as many deliveries as there is room for; resolves to how many. */
  async function turn(signal: AbortSignal): Promise<number> {
    const before = underWay.size;
    await endMutes(database, clock.now());
    await takeUpLeft(signal);
    const free = inFlight - underWay.size;
    if (free <= 0) return 0;
    const leaseUntil = clock.now() + leaseMs;
    const chats = await dueChats(database, { platform: platform.name, now: clock.now(), speed: deps.speed, limit: free });
    for (const chat of chats) {
      const claimed = await claim(chat);
      if (claimed) begin(claimed, leaseUntil, signal);
    }
    // A chat of which everything was dropped made room as well: there may be more behind it.
    return Math.max(chats.length, underWay.size - before);
  }

  async function claim(chat: string): Promise<Claimed | null> {
    try {
      return await database.transaction().execute((transaction) => claimChat(transaction, chat, claiming()));
    } catch (error) {
      log.error({ platform: platform.name, ...errorFields(error) }, "what waits for a chat could not be claimed");
      // The others must not wait behind it.
      await deferChat(database, chat, clock.now() + faultPauseMs);
      return null;
    }
  }

  /** Deliveries without an outcome: of this process before it died, of another that did, or resting before another attempt. */
  async function takeUpLeft(signal: AbortSignal): Promise<void> {
    const free = inFlight - underWay.size;
    if (free <= 0) return;
    const holder = isFirstTurn ? deps.holder : null;
    const leaseUntil = clock.now() + leaseMs;
    const claimed = await database.transaction().execute(async (transaction) => {
      const question = { platform: platform.name, now: clock.now(), holder, except: [...underWay.keys()], limit: free };
      const left = await leftDeliveries(transaction, question);
      const again = left.filter((delivery) => mayTryAgain(settling, delivery, clock.now()));
      const over = left.filter((delivery) => !again.includes(delivery));
      const taken: Claimed[] = [];
      for (const delivery of again) {
        const one = await claimAgain(transaction, delivery, claiming());
        if (one) taken.push(one);
      }
      return { taken, over, more: left.length === free && taken.length + over.length > 0 };
    });
    isFirstTurn = isFirstTurn && claimed.more;
    for (const delivery of claimed.over) await end(delivery, { kind: "unknown", reason: "not_settled" }, clock.now());
    for (const taken of claimed.taken) begin(taken, leaseUntil, signal);
  }

  function begin(claimed: Claimed, leaseUntil: number, signal: AbortSignal): void {
    const { id } = claimed.delivery;
    const done = deliver(claimed, leaseUntil, signal)
      .catch((error: unknown) => {
        // Its lease runs out and it is taken up again as a delivery whose outcome nobody knows.
        log.error({ delivery: id, ...errorFields(error) }, "a delivery could not be settled");
      })
      .finally(() => {
        underWay.delete(id);
        nap.wake();
      });
    underWay.set(id, done);
  }

  async function deliver({ delivery, matches }: Claimed, leaseUntil: number, signal: AbortSignal): Promise<void> {
    deps.failpoint?.("claimed");
    if (matches.length === 0) return end(delivery, { kind: "unknown", reason: "nothing_left" }, leaseUntil);
    const { id: deliveryId, chat: address, manner, attempts } = delivery;
    const said = { chat: address, deliveryId, matches, manner, repeated: attempts > 1, now: clock.now() };
    const outcome = await send(said, signal);
    if (outcome.kind === "sent") deps.failpoint?.("sent");
    await end(delivery, outcome, leaseUntil);
    if (outcome.kind !== "moved") return;
    const chat = await chatOfDelivery(database, delivery);
    if (chat === null) return;
    const second = await send({ ...said, chat }, signal);
    const last: Outcome = second.kind === "moved" ? { kind: "later", afterMs: faultPauseMs } : second;
    await end({ ...delivery, chat }, last, leaseUntil);
  }

  async function send(facts: AlertFacts, signal: AbortSignal): Promise<Outcome> {
    const reply = await rendered(facts);
    if (!reply) return { kind: "rejected", reason: "not_rendered" };
    const message = { address: facts.chat, reply, deliveryId: facts.deliveryId, replaces: null, silent: facts.manner.silent };
    try {
      return await platform.send(message, signal);
    } catch (error) {
      log.error(
        { delivery: facts.deliveryId, ...errorFields(error) },
        "a platform threw instead of saying what became of a message",
      );
      return { kind: "unknown", reason: "fault" };
    }
  }

  async function rendered(facts: AlertFacts): Promise<Reply | null> {
    try {
      return await deps.render(facts);
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
        return await settle(settling, delivery, outcome, clock.now());
      } catch (error) {
        if (clock.now() + pauseMs > leaseUntil - leaseMarginMs) throw error;
        log.warn({ delivery: delivery.id, ...errorFields(error) }, "a delivery could not be settled yet");
      }
      await clock.sleep(pauseMs);
    }
  }

  /** Until something becomes due or may be tried again, but never longer than another process may keep us waiting. */
  async function restMs(): Promise<number> {
    if (underWay.size >= inFlight) return pollMs;
    try {
      const now = clock.now();
      const due = await nextDueAt(database, platform.name, now);
      const attempt = await nextAttemptAt(database, platform.name, [...underWay.keys()]);
      const unmute = await nextUnmuteAt(database);
      const next = Math.min(...[due, attempt, unmute].map((at) => at ?? Number.POSITIVE_INFINITY));
      return Math.min(pollMs, Math.max(10, next - now));
    } catch {
      return pollMs;
    }
  }

  function claiming(): ClaimDeps {
    const now = clock.now();
    return {
      platform: platform.name,
      lookup: deps.lookup,
      speed: deps.speed,
      holder: deps.holder,
      now,
      leaseUntil: now + leaseMs,
    };
  }

  return { run, wake: nap.wake };
}
