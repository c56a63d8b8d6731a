import type { Outcome } from "../chat/platform.ts";
import type { Database, Session } from "../storage/database.ts";
import { type NewDecision, recordDecisions } from "./decisions.ts";
import { cancelDelivery, closeDelivery, type Delivery, postponeDelivery } from "./deliveries.ts";
import { clearChat, releaseFacts, settleFact } from "./outbox.ts";
import { moveBaseline } from "./watches.ts";

export interface SettleDeps {
  database: Database;
  chats: ChatKeeping;
  /** How long the platform recognises a delivery id that it has seen, and sends nothing twice; 0 when it never does. */
  idempotentForMs: number;
}

/** What delivery asks of whoever keeps the chats, inside its own transaction. */
export interface ChatKeeping {
  suspend(session: Session, chat: { address: string; reason: string; now: number }): Promise<unknown>;
  move(session: Session, chat: { from: string; to: string; now: number }): Promise<unknown>;
}

/**
 * Writes down what became of a delivery, in one transaction: outcome, baselines, decisions and what waits. What a delivery
 * that somebody else has taken over meanwhile came to is not ours to settle and changes nothing.
 */
export async function settle(deps: SettleDeps, delivery: Delivery, outcome: Outcome, now: number): Promise<void> {
  await deps.database.transaction().execute(async (session) => {
    switch (outcome.kind) {
      case "sent":
        return tell(session, delivery, { outcome: "sent", state: "sent", now, messageId: outcome.messageId });
      case "rejected":
        // The baseline moves as if it had been told: what is never accepted would be tried for ever.
        return tell(session, delivery, { outcome: "failed", state: "failed", now, reason: outcome.reason });
      case "unknown":
        if (mayTryAgain(deps, delivery, now))
          return rest(session, delivery, now + backOffMs(delivery.attempts), delivery.attempts);
        return tell(session, delivery, { outcome: "unknown", state: "unknown", now, reason: outcome.reason });
      case "later":
        return wait(session, delivery, now + Math.ceil(outcome.afterMs));
      case "gone":
        return giveUp(session, deps, { delivery, reason: outcome.reason, now });
      case "moved":
        await deps.chats.move(session, { from: delivery.chat, to: outcome.to, now });
    }
  });
}

/**
 * Whether a delivery that may have arrived is tried once more: always a second time, and as often as it takes while the
 * platform would recognise it.
 */
export function mayTryAgain({ idempotentForMs }: Pick<SettleDeps, "idempotentForMs">, delivery: Delivery, now: number): boolean {
  return delivery.attempts < 2 || now - delivery.claimedAt < idempotentForMs;
}

interface Telling {
  outcome: NewDecision["outcome"];
  state: "sent" | "failed" | "unknown" | "dropped";
  now: number;
  messageId?: string;
  reason?: string;
}

/** The chat was told, or counts as told: the baseline of each match moves as a whole to the board that the message spoke of. */
async function tell(session: Session, delivery: Delivery, telling: Telling): Promise<void> {
  if (!(await closeDelivery(session, delivery, telling))) return;
  const { now, outcome } = telling;
  const reason = outcome === "failed" ? "dropped" : "told";
  for (const { watchId, matchId, baseline, revision } of delivery.facts) {
    await moveBaseline(session, { watchId, matchId, from: baseline, to: revision, now, reason });
    await settleFact(session, { deliveryId: delivery.id, watchId, revision, now });
  }
  await recordDecisions(session, decisionsOf(delivery, telling));
}

async function rest(session: Session, delivery: Delivery, until: number, begun: number): Promise<void> {
  await postponeDelivery(session, delivery, { until, begun });
}

/** Nothing was sent: the facts wait again and are judged anew, unless an earlier attempt may have arrived. */
async function wait(session: Session, delivery: Delivery, until: number): Promise<void> {
  if (delivery.attempts > 1) return rest(session, delivery, until, delivery.attempts - 1);
  if (await cancelDelivery(session, delivery)) await releaseFacts(session, delivery.id, until);
}

async function giveUp(
  session: Session,
  { chats }: SettleDeps,
  { delivery, reason, now }: { delivery: Delivery; reason: string; now: number },
): Promise<void> {
  const telling: Telling = { outcome: "failed", state: "failed", now, reason };
  if (!(await closeDelivery(session, delivery, telling))) return;
  await clearChat(session, delivery.chat);
  await recordDecisions(session, decisionsOf(delivery, telling));
  await chats.suspend(session, { address: delivery.chat, reason, now });
}

function decisionsOf({ id, chat, facts }: Delivery, { outcome, now, reason }: Telling): NewDecision[] {
  return facts.map((fact) => ({ ...fact, at: now, chat, outcome, reason: reason ?? null, deliveryId: id }));
}

function backOffMs(attempts: number): number {
  return 5_000 * 2 ** (attempts - 1);
}
