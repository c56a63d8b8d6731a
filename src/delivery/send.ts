import { longestSendMs, type Outcome, type Pings } from "../chat/platform.ts";
import type { Reply } from "../chat/reply.ts";
import type { ThreadTrouble } from "../chat/thread-trouble.ts";
import { chatOf } from "../chats/chats.ts";
import { addressOn } from "../chats/places.ts";
import type { Clock } from "../clock.ts";
import type { ThreadRef } from "../facts/frozen.ts";
import { latenessOf, tracesOf } from "../facts/trace.ts";
import { errorFields, type Log } from "../log.ts";
import { isDatabaseAway, nullIfAway } from "../storage/away.ts";
import type { Database } from "../storage/database.ts";
import { telemetry } from "../telemetry.ts";
import type { Claimed } from "./claim/types.ts";
import { copiedIn } from "./copied.ts";
import type { FactKind, Sections, Telling } from "./fact-kind.ts";
import { createFailures } from "./failures.ts";
import { chatOfMessage, keepMessage, type Message } from "./messages.ts";
import type { PlatformHealth } from "./platform-health.ts";
import { createRights } from "./rights.ts";
import type { Settlement, Settling } from "./settle.ts";
import type { LostOutcome, Threads, ThreadsDeps } from "./threads.ts";
import { matchesOf } from "./told.ts";

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
  /** What it delivers. */
  kinds: readonly FactKind[];
  /** Puts a message into words, in the language of the chat; called just before sending, outside any transaction. */
  render(telling: Telling): Rendered | Promise<Rendered>;
  /** Whom a new message about these matches mentions; nobody where it is left out. */
  pings?: (about: { chat: string; matchIds: readonly number[]; now: number }) => Promise<Pings>;
  clock: Clock;
  log: Log;
  /** Remembers what a new message has shown, at the address where it came. Never rejects. */
  noteShown?: (address: string, reply: Reply) => Promise<void>;
  /** Puts a thread for alerts into words, as `render` does a message. */
  introduce?: ThreadsDeps["introduce"];
  failpoint?: (name: "claimed" | "sent" | "opening" | "opened") => void;
}

interface Sending {
  edits: Message["edits"];
  thread: ThreadRef | null;
  isIdle: boolean;
  /** What a new message tells of; empty for the change of one, and for what was not noticed just now. */
  matchIds: readonly number[];
  lease: Lease;
  signal: AbortSignal;
}

/** Until when a message is ours. */
interface Lease {
  until(): number;
  /** Makes sure that what the platform is asked now ends while the message is ours. False when that cannot be had. */
  allowsSend(): Promise<boolean>;
}

/** Nothing was sent, and it may be somebody else's message by now. */
const noTime: Outcome = { kind: "later", afterMs: 0 };

interface Delivered {
  pings: Pings | null;
  telling: Telling;
  address: string;
  reply: Reply;
}

type Prepared = Delivered & Pick<Rendered, "sections">;

/** A thread that does not take a message any more, though its chat may. */
function isLost(outcome: Outcome): outcome is LostOutcome {
  return outcome.kind === "moved" || outcome.kind === "gone" || outcome.kind === "barred";
}

/** How long a claim holds. What was left by a process that died waits so long; nothing that is under way does. */
export const leaseMs = 20_000;
/** This long before the lease ends, nothing is settled any more: by then another may begin to take over. */
const leaseMarginMs = 5_000;
const settleAgainMs = { first: 100, longest: 5_000 };
/** A chat that moves twice at once is left alone for a while. */
const movedAgainPauseMs = 60_000;

/** Brings one message after another to the platform, each to its end. */
export function createSender({
  database,
  platform,
  kinds,
  render,
  pings,
  clock,
  log,
  noteShown = async () => undefined,
  failpoint,
  settling,
  threads,
}: SenderDeps & { settling: Settling; threads: Threads }): Sender {
  const rights = createRights(platform, clock);
  const failures = createFailures();
  const news = kinds.filter(({ idle, alone }) => !idle && !alone);

  async function bring({ message, parts }: Claimed, { leaseUntil, signal }: Bringing): Promise<void> {
    const lease = createLease(message, leaseUntil);
    const { id, chat: address, manner, edits, attempts } = message;
    const named = { id: copiedIn(message.parts) ?? edits?.id ?? id, deliveryId: id, chat: address };
    const telling = { ...named, parts, manner, repeated: attempts > 1, now: clock.now(), kept: edits?.sections ?? {} };
    const isIdle = edits !== null && kinds.some(({ name, idle }) => idle && name in edits.parts);
    const matchIds = edits ? [] : matchesOf(news.flatMap(({ name }) => message.parts[name] ?? []));
    const sending = { edits, thread: message.manner.thread ?? null, isIdle, matchIds, lease, signal };
    const first = await send(telling, sending);
    if (first.outcome.kind === "sent") failpoint?.("sent");
    await settleUntil(lease, { message, ...first });
    if (first.outcome.kind !== "moved") return;
    const chat = await chatOfMessage(database, message);
    if (chat === null) return;
    const second = await send({ ...telling, chat }, sending);
    const last: Outcome = second.outcome.kind === "moved" ? { kind: "later", afterMs: movedAgainPauseMs } : second.outcome;
    await settleUntil(lease, { ...second, message: { ...message, chat }, outcome: last });
  }

  /** A message is taken over when its lease is over, so nothing is begun that could outlive it: then it is renewed first. */
  function createLease(message: Message, first: number): Lease {
    let until = first;
    const isLongEnough = (): boolean => clock.now() + longestSendMs + leaseMarginMs <= until;
    return {
      until: () => until,
      async allowsSend() {
        if (isLongEnough()) return true;
        const next = clock.now() + leaseMs;
        if (!(await keepMessage(database, message, next).catch(() => false))) return false;
        until = next;
        return isLongEnough();
      },
    };
  }

  /** What fails before the platform was asked has not been sent: it waits, unless it is a fault of ours that stays. */
  async function send(telling: Telling, sending: Sending): Promise<Omit<Settlement, "message">> {
    try {
      const made = await attempt(telling, sending);
      failures.forget(telling.chat);
      return made;
    } catch (error) {
      return unsent(telling.chat, afterFailure(telling, error));
    }
  }

  function afterFailure({ chat, deliveryId }: Telling, error: unknown): Outcome {
    const { restMs, isForGood } = failures.note(chat, error);
    const fields = { delivery: deliveryId, ...errorFields(error) };
    if (isForGood) {
      log.error(fields, "could not put a message into words: gave it up");
      return { kind: "rejected", reason: "not_rendered" };
    }
    log.warn({ ...fields, restMs }, "could not prepare a message, trying again");
    return { kind: "later", afterMs: restMs };
  }

  async function attempt(telling: Telling, sending: Sending): Promise<Omit<Settlement, "message">> {
    const made = await prepared(telling, sending);
    if ("outcome" in made) return made;
    const { sections, ...delivered } = made;
    const begunAt = performance.now();
    const { outcome, sentTo } = await deliver(delivered, sending);
    const facts = [...telling.parts.values()].flat().length;
    const ms = performance.now() - begunAt;
    telemetry.message.publish({ platform: platform.name, outcome: outcome.kind, facts, ms });
    if (outcome.kind === "sent" && !sending.edits) await noteShown(sentTo ?? made.address, delivered.reply);
    const title = outcome.kind === "barred" && (await sending.lease.allowsSend()) ? await titleOf(made.address) : null;
    return { outcome, sections, address: made.address, sentTo, title };
  }

  /** What a chat is called, for whoever is told that we cannot write there. */
  async function titleOf(address: string): Promise<string | null> {
    const chat = await chatOf(database, address).catch(nullIfAway);
    // It was asked for already, when this began.
    if (chat?.barred) return null;
    return (await platform.titleOf?.(address)) ?? null;
  }

  /** What is to be delivered, and where; or why it is not. */
  async function prepared(telling: Telling, { edits, matchIds }: Sending): Promise<Prepared | Omit<Settlement, "message">> {
    const { chat } = telling;
    const address = await addressOn(database, { chat, platform: platform.name });
    // It has parted from its address here meanwhile: what waits goes to the one that it has.
    if (address === null) return unsent(chat, { kind: "later", afterMs: 0 });
    // What changes what they have already tells them nothing.
    if (!edits && !(await isFor(telling.parts, address))) return unsent(address, { kind: "rejected", reason: "not_for_them" });
    const message = await render(telling);
    const named = (matchIds.length > 0 && (await pings?.({ chat, matchIds, now: telling.now }))) || null;
    return { telling, address, ...message, pings: named };
  }

  /** Into the chat, or into its thread. A thread that is no more is opened anew; what no thread takes, the chat does. */
  async function deliver(what: Delivered, sending: Sending): Promise<Pick<Settlement, "outcome" | "sentTo">> {
    const { edits, thread, isIdle, lease, signal } = sending;
    const post = (at: string | null, replaces: string | null): Promise<Outcome> => bringTo(what, { at, replaces, ...sending });
    if (edits) {
      const outcome = await post(edits.sentTo, edits.messageId);
      if (edits.sentTo === null || !isLost(outcome)) return { outcome, sentTo: edits.sentTo };
      if (isIdle) return { outcome: { kind: "rejected", reason: "its thread is gone" }, sentTo: null };
    }
    let because: ThreadTrouble | undefined;
    const wanted = thread && { chat: what.telling.chat, thread, within: what.address, signal };
    // What is lost once more, though it has just been opened, is not opened again and again.
    for (let opened = 0; wanted && opened < 2; opened++) {
      if (!(await lease.allowsSend())) return { outcome: noTime, sentTo: null };
      const place = await threads.placeFor(wanted);
      if (place.kind === "later") return { outcome: place, sentTo: null };
      if (place.kind === "chat") {
        because ??= place.because;
        break;
      }
      const outcome = await post(place.address, null);
      if (!isLost(outcome)) return { outcome, sentTo: place.address };
      because ??= await threads.refused(wanted, outcome);
    }
    if (because === undefined) return { outcome: await post(null, null), sentTo: null };
    const { reply } = await render({ ...what.telling, threadTrouble: because });
    const outcome = await bringTo({ ...what, reply }, { at: null, replaces: null, ...sending });
    if (outcome.kind === "sent") threads.told(what.telling.chat);
    return { outcome, sentTo: null };
  }

  async function bringTo(
    { telling: { deliveryId, manner }, address, reply, pings: named }: Delivered,
    { at, replaces, isIdle, lease, signal }: Sending & { at: string | null; replaces: string | null },
  ): Promise<Outcome> {
    if (!(await lease.allowsSend())) return noTime;
    const place = at === null ? { address } : { address: at, within: address };
    const how = { ...(isIdle ? { idle: true as const } : {}), ...(named ? { pings: named } : {}) };
    return platform.send({ ...place, reply, deliveryId, replaces, silent: manner.silent, ...how }, signal);
  }

  async function isFor(parts: Telling["parts"], address: string): Promise<boolean> {
    for (const kind of kinds) {
      const shown = parts.get(kind.name);
      if (shown && kind.isFor && !(await kind.isFor(shown, { address, rights }))) return false;
    }
    return true;
  }

  /** A known outcome that is not written down would be a second copy of the message, so this is tried while the lease lasts. */
  async function settleUntil(lease: Pick<Lease, "until">, settlement: Settlement): Promise<void> {
    const { message } = settlement;
    for (let pauseMs = settleAgainMs.first; ; pauseMs = Math.min(settleAgainMs.longest, 2 * pauseMs)) {
      try {
        await settling(settlement);
        return note(settlement);
      } catch (error) {
        const isLate = clock.now() + pauseMs > lease.until() - leaseMarginMs;
        // While the database is away nobody takes over, and what is taken over at its return is not ours to settle any more.
        if (isLate && !isDatabaseAway(error)) throw error;
        log.warn({ delivery: message.id, ...errorFields(error) }, "could not settle a message yet");
      }
      await clock.sleep(pauseMs);
    }
  }

  function note({ message: { id, chat, attempts, parts, manner, edits }, outcome }: Settlement): void {
    const hasWaited = manner.held !== null || manner.away !== null || edits !== null;
    if (outcome.kind === "sent" && !hasWaited)
      for (const late of latenessOf(parts, clock.now())) telemetry.alerted.publish({ platform: platform.name, ...late });
    const level = outcome.kind === "sent" ? "info" : outcome.kind === "later" ? "debug" : "warn";
    const reason = "reason" in outcome ? outcome.reason : undefined;
    const facts = Object.values(parts).flat().length;
    const about = { platform: platform.name, delivery: id, chat, attempts, facts, ...tracesOf(parts) };
    log[level]({ ...about, outcome: outcome.kind, reason }, "delivery");
  }

  return {
    bring,
    end: (message, outcome, leaseUntil) =>
      settleUntil({ until: () => leaseUntil }, { message, outcome, sections: {}, address: message.chat, sentTo: null }),
  };
}

/** What there is to settle of a message that never left. */
function unsent(address: string, outcome: Outcome): Omit<Settlement, "message"> {
  return { outcome, sections: {}, address, sentTo: null };
}
