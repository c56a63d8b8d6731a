import type { Outcome } from "../chat/platform.ts";
import { type NewDecision, recordDecisions, sentAgain } from "../facts/decisions.ts";
import { retryAfterMs, retryOf } from "../facts/doubt.ts";
import { clearChat, releaseFacts, settleFacts } from "../facts/outbox.ts";
import type { Database, Session } from "../storage/database.ts";
import { moveBaselines, type ToldBaseline } from "../watches/baselines.ts";
import {
  type Closing,
  cancelDelivery,
  closeDeliveries,
  type Delivery,
  doubtDelivery,
  factsTaken,
  postponeDelivery,
} from "./deliveries.ts";

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
      settlements.flatMap((settlement) => tellingOf(settlement) ?? []),
      now,
    );
    for (const { delivery, outcome } of settlements) {
      const { attempts } = delivery;
      switch (outcome.kind) {
        case "unknown":
          await tryAgain(session, deps, { delivery, begun: attempts, at: now + retryAfterMs(attempts), now });
          break;
        case "later":
          await tryAgain(session, deps, { delivery, begun: attempts - 1, at: now + Math.ceil(outcome.afterMs), now });
          break;
        case "gone":
          await giveUp(session, deps, { delivery, reason: outcome.reason, now });
          break;
        case "moved":
          await deps.chats.move(session, { from: delivery.chat, to: outcome.to, now });
      }
    }
  });
}

interface TryingAgain {
  delivery: Delivery;
  /** How many of its attempts may have reached the chat. */
  begun: number;
  at: number;
  now: number;
}

/** A delivery that was not sent, or nobody knows: it rests, or what it was about waits again and is judged anew. */
export async function tryAgain(
  session: Session,
  { idempotentForMs }: Pick<SettleDeps, "idempotentForMs">,
  { delivery, begun, at, now }: TryingAgain,
): Promise<void> {
  const retry = retryOf({ begun, since: delivery.claimedAt }, { at, idempotentForMs });
  if (retry === "same") return postponeDelivery(session, delivery, { until: at, begun });
  const isUntried = retry === "untried";
  const isOurs = isUntried
    ? await cancelDelivery(session, delivery)
    : await doubtDelivery(session, delivery, { begun, reason: sentAgain, now });
  if (!isOurs) return;
  const watchIds = delivery.facts.map(({ watchId }) => watchId);
  await releaseFacts(session, { deliveryId: delivery.id, watchIds, dueAt: at });
  // Whoever looks why a message came twice finds the answer that was lost; a wait in between is none.
  if (!isUntried && begun === delivery.attempts) await recordDecisions(session, decisionsOf(doubted(delivery), now));
}

/** How a chat was told; null where it was not, or nobody knows. */
function tellingOf({ delivery, outcome }: Settlement): Closing | null {
  switch (outcome.kind) {
    case "sent":
      return { delivery, state: "sent", messageId: outcome.messageId, reason: null };
    case "rejected":
      // The baseline moves as if it had been told: what is never accepted would be tried for ever.
      return { delivery, state: "failed", messageId: null, reason: outcome.reason };
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

type Decided = Pick<Closing, "delivery" | "reason"> & { state: NewDecision["outcome"] };

function doubted(delivery: Delivery): Decided {
  return { delivery, state: "unknown", reason: sentAgain };
}

function decisionsOf({ delivery: { id, chat, facts }, state, reason }: Decided, now: number): NewDecision[] {
  return facts.map((fact) => ({ ...fact, at: now, chat, outcome: state, reason, deliveryId: id }));
}
