import type { Opening, Outcome } from "../chat/platform.ts";
import type { ThreadTrouble } from "../chat/thread-trouble.ts";
import { wholeChat } from "../chats/settings.ts";
import {
  claimThread,
  closeThreads,
  forgetThread,
  keepThread,
  noteThreadTrouble,
  threadsToClose,
  threadTroubleOf,
  useThread,
} from "../chats/threads.ts";
import type { Clock } from "../clock.ts";
import type { ThreadRef } from "../facts/frozen.ts";
import { errorFields, type Log } from "../log.ts";
import type { Database } from "../storage/database.ts";
import type { PlatformHealth } from "./platform-health.ts";

/** A thread as it is to be opened, in the language of its chat, and until when it is of use. */
export interface NewThread {
  opening: Omit<Opening, "within">;
  /** When what it is about starts (ms UTC); null for what has no end. */
  startsAt: number | null;
}

export interface ThreadsDeps {
  database: Database;
  platform: PlatformHealth;
  /** Puts a thread into words; null where what it is about is not known any more. */
  introduce(thread: { chat: string } & ThreadRef): Promise<NewThread | null>;
  clock: Clock;
  log: Log;
  failpoint?: ((name: "opening" | "opened") => void) | undefined;
}

interface Wanted {
  chat: string;
  thread: ThreadRef;
  /** The chat's address on the platform. */
  within: string;
  signal: AbortSignal;
}

/** What an attempt comes to that a thread does not take, though its chat may. */
export type LostOutcome = Extract<Outcome, { kind: "moved" | "gone" | "barred" }>;

/** Where a message goes: into a thread, or into the chat itself; or not yet. */
export type Place =
  | { kind: "thread"; address: string }
  /** `because`: what is missing, where its chat has not been told. */
  | { kind: "chat"; because?: ThreadTrouble }
  | Extract<Outcome, { kind: "later" }>;

/** The threads into which alerts go on one platform. */
export interface Threads {
  /** The thread of a message, which is opened where there is none yet. An alert never waits for what cannot be had. */
  placeFor(wanted: Wanted): Promise<Place>;
  /** A thread did not take a message: it is no more, or what is missing is written down; that, where its chat has not been told. */
  refused(wanted: Wanted, outcome: LostOutcome): Promise<ThreadTrouble | undefined>;
  /** A chat has read what is missing. */
  told(chat: string): void;
  /** Closes what is over, until `signal` aborts. */
  run(signal: AbortSignal): Promise<void>;
}

/** While somebody else opens a thread. */
const busyMs = 2_000;
/** So long after the start of its match, or its last message, a thread is closed. */
const closesAfterMs = 6 * 60 * 60_000;
const closeEveryMs = 10 * 60_000;
const closedAtOnce = 20;

const theChat: Place = { kind: "chat" };

function inChat(because: ThreadTrouble | undefined): Place {
  return because === undefined ? theChat : { kind: "chat", because };
}

export function createThreads({ database, platform, introduce, clock, log, failpoint }: ThreadsDeps): Threads {
  /** What is missing in chats that have not read it yet: the message that says so may have to wait. */
  const untold = new Map<string, ThreadTrouble>();

  async function placeFor({ chat, thread, within, signal }: Wanted): Promise<Place> {
    if (!platform.open) return theChat;
    const asked = { chat: wholeChat(chat), key: thread.key };
    const state = await claimThread(database, { ...asked, openedFor: chat }, clock.now());
    if (state.kind === "trouble") return inChat(untold.get(asked.chat));
    if (state.kind === "busy") return { kind: "later", afterMs: busyMs };
    const introduced = await introduce({ chat, ...thread });
    const closesAt = introduced?.startsAt == null ? null : Math.max(introduced.startsAt, clock.now()) + closesAfterMs;
    if (state.kind === "open") {
      await useThread(database, asked, closesAt);
      return { kind: "thread", address: state.address };
    }
    if (!introduced) {
      await forgetThread(database, asked);
      return theChat;
    }
    const opened = await platform.open({ within, ...introduced.opening }, signal);
    failpoint?.("opening");
    switch (opened.kind) {
      case "opened":
        await keepThread(database, asked, opened.address);
        await useThread(database, asked, closesAt);
        failpoint?.("opened");
        return { kind: "thread", address: opened.address };
      case "later":
        await forgetThread(database, asked);
        return opened;
      case "refused":
        await forgetThread(database, asked);
        return inChat(await note({ chat, within }, opened.trouble, opened.reason));
      case "unknown":
        // It may be there, or not: the next message opens one, once it is sure that nobody is about to.
        return theChat;
    }
  }

  /** Writes down what is missing, and returns it where its chat has not been told. */
  async function note(
    { chat, within }: Pick<Wanted, "chat" | "within">,
    trouble: ThreadTrouble,
    reason: string,
  ): Promise<ThreadTrouble | undefined> {
    log.warn({ chat: within, trouble, reason }, "could not open a thread for alerts: they go into the chat itself");
    const whole = wholeChat(chat);
    if ((await threadTroubleOf(database, whole)) !== trouble) untold.set(whole, trouble);
    await noteThreadTrouble(database, { chat: whole, trouble, now: clock.now() });
    return untold.get(whole);
  }

  async function closeSome(): Promise<void> {
    const { name, close } = platform;
    if (!close) return;
    const addresses = await threadsToClose(database, { platform: name, now: clock.now(), limit: closedAtOnce });
    for (const address of addresses) {
      if (!(await close(address))) return;
      await closeThreads(database, [address], clock.now());
    }
  }

  return {
    placeFor,
    told(chat) {
      untold.delete(wholeChat(chat));
    },
    async refused({ chat, thread, within }, outcome) {
      const isShut = outcome.kind === "moved" || (outcome.kind === "barred" && ["locked", "closed"].includes(outcome.lack));
      if (!isShut) return note({ chat, within }, "write", outcome.reason);
      await forgetThread(database, { chat: wholeChat(chat), key: thread.key });
      return undefined;
    },
    async run(signal) {
      while (!signal.aborted) {
        // Alerts go on whatever becomes of this: what is over is closed the next time.
        await closeSome().catch((error: unknown) => log.warn(errorFields(error), "could not close threads that are over"));
        await clock.sleep(closeEveryMs, signal);
      }
    },
  };
}
