import type { Outcome } from "../chat/platform.ts";
import type { Database, Session } from "../storage/database.ts";
import { moveBaselines, type ToldBaseline } from "./baselines.ts";
import { type NewDecision, recordDecisions } from "./decisions.ts";
import { type Closing, cancelDelivery, closeDeliveries, type Delivery, factsTaken, postponeDelivery } from "./deliveries.ts";
import { clearChat, releaseFacts, settleFacts } from "./outbox.ts";

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

/** A delivery and what became of it. */
export interface Settlement {
  delivery: Delivery;
  outcome: Outcome;
}

/**
 * Writes down what became of deliveries, in one transaction: outcomes, baselines, decisions and what waits. What a delivery
 * that somebody else has taken over meanwhile came to is not ours to settle and changes nothing.
 */
export async function settle(deps: SettleDeps, settlements: readonly Settlement[], now: number): Promise<void> {
  await deps.database.transaction().execute(async (session) => {
    await tell(
      session,
      settlements.flatMap((settlement) => tellingOf(deps, settlement, now) ?? []),
      now,
    );
    for (const { delivery, outcome } of settlements)
      switch (outcome.kind) {
        case "unknown":
          if (mayTryAgain(deps, delivery, now))
            await rest(session, delivery, now + backOffMs(delivery.attempts), delivery.attempts);
          break;
        case "later":
          await wait(session, delivery, now + Math.ceil(outcome.afterMs));
          break;
        case "gone":
          await giveUp(session, deps, { delivery, reason: outcome.reason, now });
          break;
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

/** How a chat was told, or counts as told; null where it does not. */
function tellingOf(deps: SettleDeps, { delivery, outcome }: Settlement, now: number): Closing | null {
  switch (outcome.kind) {
    case "sent":
      return { delivery, state: "sent", messageId: outcome.messageId, reason: null };
    case "rejected":
      // The baseline moves as if it had been told: what is never accepted would be tried for ever.
      return { delivery, state: "failed", messageId: null, reason: outcome.reason };
    case "unknown":
      return mayTryAgain(deps, delivery, now) ? null : { delivery, state: "unknown", messageId: null, reason: outcome.reason };
    default:
      return null;
  }
}

/** The baseline of each match moves as a whole to the board that the message spoke of. */
async function tell(session: Session, tellings: readonly Closing[], now: number): Promise<void> {
  if (tellings.length === 0) return;
  const ours = await closeDeliveries(session, tellings, now);
  const closed = tellings.filter(({ delivery }) => ours.has(delivery.id));
  const moves = closed.flatMap(({ delivery, state }) =>
    delivery.facts.map(({ watchId, matchId, baseline, revision }): ToldBaseline => {
      return { watchId, matchId, from: baseline, to: revision, reason: state === "failed" ? "dropped" : "told" };
    }),
  );
  await moveBaselines(session, moves, now);
  await settleFacts(
    session,
    closed.flatMap(({ delivery }) => factsTaken(delivery)),
    now,
  );
  await recordDecisions(
    session,
    closed.flatMap((closing) => decisionsOf(closing, now)),
  );
}

async function rest(session: Session, delivery: Delivery, until: number, begun: number): Promise<void> {
  await postponeDelivery(session, delivery, { until, begun });
}

/** Nothing was sent: the facts wait again and are judged anew, unless an earlier attempt may have arrived. */
async function wait(session: Session, delivery: Delivery, until: number): Promise<void> {
  if (delivery.attempts > 1) return rest(session, delivery, until, delivery.attempts - 1);
  if (!(await cancelDelivery(session, delivery))) return;
  const watchIds = delivery.facts.map(({ watchId }) => watchId);
  await releaseFacts(session, { deliveryId: delivery.id, watchIds, dueAt: until });
}

async function giveUp(
  session: Session,
  { chats }: SettleDeps,
  { delivery, reason, now }: { delivery: Delivery; reason: string; now: number },
): Promise<void> {
  const closing: Closing = { delivery, state: "failed", messageId: null, reason };
  if ((await closeDeliveries(session, [closing], now)).size === 0) return;
  await clearChat(session, delivery.chat);
  await recordDecisions(session, decisionsOf(closing, now));
  await chats.suspend(session, { address: delivery.chat, reason, now });
}

function decisionsOf({ delivery: { id, chat, facts }, state, reason }: Closing, now: number): NewDecision[] {
  return facts.map((fact) => ({ ...fact, at: now, chat, outcome: state, reason, deliveryId: id }));
}

function backOffMs(attempts: number): number {
  return 5_000 * 2 ** (attempts - 1);
}
