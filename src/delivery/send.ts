import type { Outcome } from "../chat/platform.ts";
import type { Reply } from "../chat/reply.ts";
import type { Clock } from "../clock.ts";
import { errorFields, type Log } from "../log.ts";
import { isDatabaseAway } from "../storage/away.ts";
import type { Database } from "../storage/database.ts";
import { telemetry } from "../telemetry.ts";
import type { Claimed } from "./claiming.ts";
import type { Sections, Telling } from "./fact-kind.ts";
import { chatOfMessage, type Message } from "./messages.ts";
import type { PlatformHealth } from "./platform-health.ts";
import type { Settlement, Settling } from "./settle.ts";

/** Until when a message is ours to settle, and what ends the wait for its turn. */
export interface Bringing {
  leaseUntil: number;
  signal: AbortSignal;
}

export interface Sender {
  /** Sends what was claimed and writes down what became of it. Rejects when that could not be written down in time. */
  bring(claimed: Claimed, bringing: Bringing): Promise<void>;
  /** Writes down what became of a message, trying again while its lease lasts. */
  end(message: Message, outcome: Outcome, leaseUntil: number): Promise<void>;
}

/** A message in words, and the sections that it is made of. */
export interface Rendered {
  reply: Reply;
  sections: Sections;
}

/** What bringing a message needs; the delivery, which claims them, needs more. */
export interface SenderDeps {
  database: Database;
  platform: PlatformHealth;
  /** Puts a message into words, in the language of the chat; called just before sending, outside any transaction. */
  render(telling: Telling): Rendered | Promise<Rendered>;
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
export function createSender({
  database,
  platform,
  render,
  clock,
  log,
  failpoint,
  settling,
}: SenderDeps & { settling: Settling }): Sender {
  async function bring({ message, parts }: Claimed, { leaseUntil, signal }: Bringing): Promise<void> {
    const { id, chat: address, manner, edits, attempts } = message;
    const named = { id: edits?.id ?? id, deliveryId: id, chat: address };
    const telling = { ...named, parts, manner, repeated: attempts > 1, now: clock.now(), kept: edits?.sections ?? {} };
    const sending = { replaces: edits?.messageId ?? null, signal };
    const { outcome, sections } = await send(telling, sending);
    if (outcome.kind === "sent") failpoint?.("sent");
    await settleUntil(leaseUntil, { message, outcome, sections });
    if (outcome.kind !== "moved") return;
    const chat = await chatOfMessage(database, message);
    if (chat === null) return;
    const second = await send({ ...telling, chat }, sending);
    const last: Outcome = second.outcome.kind === "moved" ? { kind: "later", afterMs: movedAgainPauseMs } : second.outcome;
    await settleUntil(leaseUntil, { message: { ...message, chat }, outcome: last, sections: second.sections });
  }

  async function send(
    telling: Telling,
    { replaces, signal }: { replaces: string | null; signal: AbortSignal },
  ): Promise<{ outcome: Outcome; sections: Sections }> {
    const message = await rendered(telling);
    if (!message) return { outcome: { kind: "rejected", reason: "not_rendered" }, sections: {} };
    const { reply, sections } = message;
    const { chat: address, deliveryId, manner } = telling;
    const begunAt = performance.now();
    const outcome = await platform.send({ address, reply, deliveryId, replaces, silent: manner.silent }, signal);
    const facts = [...telling.parts.values()].flat().length;
    const ms = performance.now() - begunAt;
    telemetry.message.publish({ platform: platform.name, outcome: outcome.kind, facts, ms });
    return { outcome, sections };
  }

  async function rendered(telling: Telling) {
    try {
      return await render(telling);
    } catch (error) {
      log.error({ delivery: telling.deliveryId, ...errorFields(error) }, "a message could not be put into words");
      return null;
    }
  }

  /** A known outcome that is not written down would be a second copy of the message, so this is tried while the lease lasts. */
  async function settleUntil(leaseUntil: number, settlement: Settlement): Promise<void> {
    const { message } = settlement;
    for (let pauseMs = settleAgainMs.first; ; pauseMs = Math.min(settleAgainMs.longest, 2 * pauseMs)) {
      try {
        await settling(settlement);
        return note(settlement);
      } catch (error) {
        const isLate = clock.now() + pauseMs > leaseUntil - leaseMarginMs;
        // While the database is away nobody takes over, and what is taken over at its return is not ours to settle any more.
        if (isLate && !isDatabaseAway(error)) throw error;
        log.warn({ delivery: message.id, ...errorFields(error) }, "a message could not be settled yet");
      }
      await clock.sleep(pauseMs);
    }
  }

  function note({ message: { id, attempts, parts }, outcome }: Settlement): void {
    const level = outcome.kind === "sent" || outcome.kind === "later" ? "debug" : "warn";
    const reason = "reason" in outcome ? outcome.reason : undefined;
    const facts = Object.values(parts).flat().length;
    log[level]({ platform: platform.name, delivery: id, attempts, facts, outcome: outcome.kind, reason }, "delivery");
  }

  return {
    bring,
    end: (message, outcome, leaseUntil) => settleUntil(leaseUntil, { message, outcome, sections: {} }),
  };
}
