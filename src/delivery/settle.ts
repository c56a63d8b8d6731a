import { setImmediate } from "node:timers/promises";
import type { LostChat, Outcome } from "../chat/platform.ts";
import { chatOf } from "../chats/chats.ts";
import { leavePlace } from "../chats/places.ts";
import type { Clock } from "../clock.ts";
import { recordDecisions, sentAgain } from "../facts/decisions.ts";
import { retryAfterMs, retryOf } from "../facts/doubt.ts";
import { clearChat, holdBarred, releaseFacts, settleFacts } from "../facts/facts.ts";
import type { Database, Session } from "../storage/database.ts";
import { type Bar, barAndTell, openAgain, tryBeforeTelling } from "./barred.ts";
import { queueCopies } from "./copies.ts";
import { endDrafts } from "./drafts.ts";
import type { Ending, FactKind, Sections } from "./fact-kind.ts";
import {
  type Closing,
  cancelMessage,
  closeMessages,
  doubtMessage,
  emptyMessage,
  type Message,
  postponeMessage,
  rewriteMessage,
} from "./messages.ts";

export interface SettleDeps {
  database: Database;
  kinds: readonly FactKind[];
  chats: ChatKeeping;
  /** How long the platform recognises a message's id that it has seen, and sends nothing twice; 0 when it never does. */
  idempotentForMs: number;
  /** Is told that something waits for another platform. */
  onElsewhere?: () => void;
}

/** What delivery asks of whoever keeps the chats, inside its own transaction. */
export interface ChatKeeping {
  suspend(session: Session, chat: LostChat & { address: string; now: number }): Promise<unknown>;
  move(session: Session, chat: { from: string; to: string; now: number }): Promise<unknown>;
}

/** A message and what became of it. */
export interface Settlement {
  message: Message;
  outcome: Outcome;
  /** What it was made of; nothing where it was not put into words. */
  sections: Sections;
  /** Where it was sent: the chat's address on the platform. */
  address: string;
  /** The thread of the chat that it went into; null for the chat itself. */
  sentTo: string | null;
  /** What the chat is called, where it did not let us write; null or left out where nobody said. */
  title?: string | null;
}

/** Writes one outcome down; rejects when that failed. */
export type Settling = (settlement: Settlement) => Promise<void>;

/**
 * Writes down what became of messages, in one transaction: outcomes, what their kinds of facts keep, decisions and what waits.
 * What a message that somebody else has taken over meanwhile came to is not ours to settle and changes nothing.
 */
async function settle(deps: SettleDeps, settlements: readonly Settlement[], now: number): Promise<void> {
  const isElsewhere = await deps.database.transaction().execute(async (session) => {
    let elsewhere = 0;
    await tell(session, deps, { tellings: settlements.flatMap((settlement) => tellingOf(deps, settlement) ?? []), now });
    elsewhere += await queueCopies(
      session,
      settlements.flatMap(({ message, outcome }) => (outcome.kind === "sent" ? [message] : [])),
      now,
    );
    const reached = settlements.filter(({ outcome, sentTo }) => outcome.kind === "sent" && sentTo === null);
    await openAgain(
      session,
      reached.map(({ message }) => message.chat),
      now,
    );
    for (const { message, outcome, address, title = null } of settlements) {
      const { attempts } = message;
      switch (outcome.kind) {
        case "unknown":
          await tryAgain(session, deps, { message, begun: attempts, at: now + retryAfterMs(attempts), now });
          break;
        case "later":
          await tryAgain(session, deps, { message, begun: attempts - 1, at: now + Math.ceil(outcome.afterMs), now });
          break;
        case "barred":
        case "gone":
          if (await leavePlace(session, { address, now })) {
            elsewhere += 1;
            await tryAgain(session, { ...deps, idempotentForMs: 0 }, { message, begun: attempts - 1, at: now, now });
          } else if (
            outcome.kind === "gone" &&
            (await isGoneForGood(session, { address: message.chat, reason: outcome.reason, now }))
          )
            await giveUp(session, deps, { message, lost: { ...outcome, title }, now });
          else await waitForRight(session, deps, { message, address, bar: { lack: null, ...outcome, title }, now });
          break;
        case "moved":
          await deps.chats.move(session, { from: address, to: outcome.to, now });
      }
    }
    return elsewhere > 0;
  });
  if (isElsewhere) deps.onElsewhere?.();
}

interface TryingAgain {
  message: Message;
  /** How many of its attempts may have reached the chat. */
  begun: number;
  at: number;
  now: number;
}

/** A message that was not sent, or nobody knows: it rests, or what it was about waits again and is judged anew. */
export async function tryAgain(
  session: Session,
  { kinds, idempotentForMs }: Pick<SettleDeps, "kinds" | "idempotentForMs">,
  { message, begun, at, now }: TryingAgain,
): Promise<void> {
  const retry = retryOf({ begun, since: message.claimedAt }, { at, idempotentForMs });
  if (retry === "same") return postponeMessage(session, message, { until: at, begun });
  const isUntried = retry === "untried";
  const chat = isUntried
    ? await cancelMessage(session, message)
    : await doubtMessage(session, message, { begun, reason: sentAgain, now });
  if (chat === null) return;
  // Whoever looks why a message came twice finds the answer that was lost; a wait in between is none.
  const isLost = !isUntried && begun === message.attempts;
  const ending = { message, outcome: isLost ? "unknown" : "untried", reason: isLost ? sentAgain : null, begun } as const;
  await settleKinds(session, kinds, { endings: [ending], now });
  await releaseFacts(session, { message: message.id, chat, dueAt: at, begun, now });
}

/** So long a platform must say that a chat is gone until it is believed: for hours platforms have refused everything. */
const goneForGoodMs = 24 * 60 * 60_000;
/** A chat that does not let us write is tried again after as long as that has lasted, within these bounds. */
const barredPauseMs = { shortest: 3_000, longest: 60 * 60_000 };

/** A message that a chat does not let us write, and all else there: it waits, and is tried again with the next alert. */
async function waitForRight(
  session: Session,
  deps: Pick<SettleDeps, "kinds" | "idempotentForMs">,
  { message, bar, address, now }: { message: Message; address: string; bar: Bar; now: number },
): Promise<void> {
  const { chat, platform, attempts } = message;
  const since = await barAndTell(session, { chat, address, bar, now });
  const { shortest, longest } = barredPauseMs;
  const at = now + Math.min(longest, Math.max(shortest, now - since));
  await tryAgain(session, deps, { message, begun: attempts - 1, at, now });
  await holdBarred(session, { chat, platform, now, until: at });
  await tryBeforeTelling(session, [chat], at);
}

/** Whether a platform has said this and nothing else of a chat for so long that it is believed. */
async function isGoneForGood(
  session: Session,
  { address, reason, now }: { address: string; reason: string; now: number },
): Promise<boolean> {
  const barred = (await chatOf(session, address))?.barred;
  return barred?.reason === reason && barred.since <= now - goneForGoodMs;
}

/** How a chat was told; null where it was not, or nobody knows. */
function tellingOf({ kinds }: SettleDeps, { message, outcome, sections, sentTo }: Settlement): Closing | null {
  switch (outcome.kind) {
    case "sent":
      return {
        message,
        state: "sent",
        messageId: outcome.messageId,
        sentTo,
        reason: null,
        sections: keptOf(kinds, message, sections),
      };
    case "rejected":
      // It counts as told: what is never accepted would be tried for ever.
      return { message, state: "failed", messageId: null, sentTo: null, reason: outcome.reason, sections: null };
    default:
      return null;
  }
}

/** What stays as it was sent when the rest of a message changes; null where nothing of it can change. */
function keptOf(kinds: readonly FactKind[], { parts, edits }: Message, sections: Sections): Sections | null {
  const changing = kinds.filter(({ name, rewrite }) => rewrite && name in parts).map(({ name }) => name);
  const kept = Object.entries(sections).filter(([name]) => !changing.includes(name));
  return edits || changing.length === 0 || kept.length === 0 ? null : Object.fromEntries(kept);
}

async function tell(
  session: Session,
  { kinds }: Pick<SettleDeps, "kinds">,
  { tellings, now }: { tellings: readonly Closing[]; now: number },
): Promise<void> {
  const ours = await closeMessages(session, tellings, now);
  // The chat may have moved meanwhile.
  const closed = tellings.flatMap((one): Closing[] => {
    const chat = ours.get(one.message.id);
    return chat === undefined ? [] : [{ ...one, message: { ...one.message, chat } }];
  });
  const endings = closed.map(({ message, state, reason }) => {
    return { message, outcome: state, reason, begun: message.attempts };
  });
  // Baselines before facts, as everywhere.
  await settleKinds(session, kinds, { endings, now });
  for (const { message, messageId, sentTo } of closed)
    if (message.edits && messageId !== null)
      await rewriteMessage(session, { id: message.edits.id, parts: message.parts, messageId, sentTo });
  for (const { message, state } of closed)
    await endDrafts(session, message.manner.drafts ?? [], { state: state === "sent" ? "published" : "failed", now });
  await endFacts(
    session,
    closed.map(({ message }) => message),
    now,
  );
}

async function endFacts(session: Session, messages: readonly Message[], now: number): Promise<void> {
  const facts = messages.flatMap(({ parts }) => Object.values(parts).flat()).length;
  // What is tried again may have left some of its facts out.
  const most = messages.every(({ attempts }) => attempts === 1) ? facts : Number.POSITIVE_INFINITY;
  await settleFacts(session, messages, { now, most });
}

async function giveUp(
  session: Session,
  { kinds, chats }: SettleDeps,
  { message, lost, now }: { message: Message; lost: LostChat; now: number },
): Promise<void> {
  const { loss, reason, title } = lost;
  const closing: Closing = { message, state: "failed", messageId: null, sentTo: null, reason, sections: null };
  const chat = (await closeMessages(session, [closing], now)).get(message.id);
  if (chat === undefined) return;
  const ending = { message: { ...message, chat }, outcome: "gone", reason, begun: message.attempts } as const;
  await settleKinds(session, kinds, { endings: [ending], now });
  await endDrafts(session, message.manner.drafts ?? [], { state: "failed", now });
  await endFacts(session, [{ ...message, chat }], now);
  await clearChat(session, message.chat);
  await chats.suspend(session, { address: message.chat, loss, reason, title, now });
}

/**
 * Ends a message that cannot be looked at, without a word to its kinds: what they keep is as it was, and what holds is found anew.
 * Nothing is left of what it said, so that nothing meets that again.
 */
export async function giveUpUnread(session: Session, message: Message, now: number): Promise<void> {
  const ended = { state: "failed", messageId: null, sentTo: null, reason: "not_readable", sections: null } as const;
  await tell(session, { kinds: [] }, { tellings: [{ message, ...ended }], now });
  await emptyMessage(session, message.id);
}

type EndedMessage = Pick<Ending<unknown>, "outcome" | "reason" | "begun"> & { message: Message };

/** Every kind writes down what became of its parts; what it says about that is kept. */
async function settleKinds(
  session: Session,
  kinds: readonly FactKind[],
  { endings, now }: { endings: readonly EndedMessage[]; now: number },
): Promise<void> {
  for (const kind of kinds) {
    const its = endings.flatMap(({ message: { id, chat, parts, edits, manner }, ...ending }) => {
      const told = edits && !kind.rewrite ? [] : kind.read(parts[kind.name] ?? []);
      const passed = manner.passed[kind.name] ?? 0;
      return told.length === 0 ? [] : [{ ...ending, chat, message: id, edits: edits?.id ?? null, told, passed }];
    });
    if (its.length > 0) await recordDecisions(session, await kind.settle(session, its, now));
  }
}

interface Pending {
  settlement: Settlement;
  resolve(): void;
  reject(error: unknown): void;
}

/** More in one transaction gains nothing and holds its rows for longer. */
const mostTogether = 50;

/**
 * Writes outcomes down as they come; those that come while others are being written go together in the next transaction. So
 * the slower the database is, the more of them share its answer. As many as fill a transaction wait for no other. One that
 * cannot be written does not keep the others from it.
 */
export function createSettling(deps: SettleDeps, clock: Clock): Settling {
  const pending: Pending[] = [];
  let isWriting = false;

  async function write(): Promise<void> {
    if (pending.length === mostTogether) return writeSome(pending.splice(0));
    if (isWriting) return;
    isWriting = true;
    // What ends in the same moment goes together.
    await setImmediate();
    while (pending.length > 0) await writeSome(pending.splice(0));
    isWriting = false;
  }

  async function writeSome(some: readonly Pending[]): Promise<void> {
    try {
      await settle(
        deps,
        some.map(({ settlement }) => settlement),
        clock.now(),
      );
      for (const { resolve } of some) resolve();
    } catch (error) {
      const [only, ...others] = some;
      if (only && others.length === 0) only.reject(error);
      else await Promise.all(some.map(writeAlone));
    }
  }

  async function writeAlone({ settlement, resolve, reject }: Pending): Promise<void> {
    await settle(deps, [settlement], clock.now()).then(resolve, reject);
  }

  return (settlement) =>
    new Promise((resolve, reject) => {
      pending.push({ settlement, resolve, reject });
      void write();
    });
}
