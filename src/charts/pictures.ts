import { createHash } from "node:crypto";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import type { Drawn } from "../chat/picture.ts";
import type { Clock } from "../clock.ts";
import { errorFields, type Log } from "../log.ts";
import type { Drawing } from "./svg.ts";
import type { Answered, Asked } from "./worker.ts";

/** Draws pictures in a thread of its own, which comes with the first one and goes when none was wanted for a while. */
export interface Pictures {
  /** Null when it cannot be drawn, or not soon enough. Never rejects. */
  draw(drawing: Drawing, form: Drawn["kind"]): Promise<Drawn | null>;
  /** A picture that was drawn a while ago; null where it is not kept any more. */
  kept(drawing: Drawing, form: Drawn["kind"]): Drawn | null;
  /** Ends the thread. */
  stop(): Promise<void>;
}

export interface PicturesDeps {
  /** The thread's program, built. */
  program: URL;
  clock: Clock;
  log: Log;
  limits?: Partial<Limits>;
}

export interface Limits {
  /** So many wait for their turn at most. */
  waiting: number;
  /** Whoever waits longer (ms) is answered without a picture. */
  patienceMs: number;
  /** A drawing that takes longer (ms) is given up, with the thread. */
  drawingMs: number;
  idleMs: number;
  /** What is kept of drawn pictures, in bytes. */
  keptBytes: number;
}

const usual: Limits = { waiting: 200, patienceMs: 10_000, drawingMs: 10_000, idleMs: 15_000, keptBytes: 16 * 1024 * 1024 };
/**
 * Of the thread's own memory: what it takes with some room. What is young is little, since every picture's pixels stay until V8 looks
 * for what is no longer wanted there.
 */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 6 };

/** One picture at a time; equal ones are drawn once, and the last ones are kept. */
export function createPictures({ program, clock, log, limits }: PicturesDeps): Pictures {
  const { waiting, patienceMs, drawingMs, idleMs, keptBytes } = { ...usual, ...limits };
  const kept = new LRUCache<string, Drawn>({ maxSize: keptBytes, sizeCalculation: sizeOf });
  const underWay = new Map<string, Promise<Drawn | null>>();
  let last: Promise<unknown> = Promise.resolve();
  let thread: Worker | null = null;
  let idle = new AbortController();

  async function inThread(asked: Asked): Promise<Uint8Array | string> {
    thread ??= startThread();
    const working = thread;
    const over = new AbortController();
    try {
      const answer = once(working, "message", { signal: over.signal }).then(([said]) => said as Answered);
      const ended = once(working, "exit", { signal: over.signal }).then(() => ({ fault: "the thread ended" }));
      const late = clock.sleep(drawingMs, over.signal).then(() => ({ fault: "it took too long" }));
      working.postMessage(asked);
      const said: Answered = await Promise.race([answer, ended, late]);
      if ("drawn" in said) return said.drawn;
      await end();
      throw new Error(said.fault);
    } finally {
      over.abort();
    }
  }

  function startThread(): Worker {
    const started = new Worker(program, { resourceLimits });
    // Nothing waits for the thread when the process could end.
    started.unref();
    started.on("error", (error) => log.warn(errorFields(error), "the thread that draws has failed"));
    started.once("exit", () => {
      if (thread === started) thread = null;
    });
    return started;
  }

  async function end(): Promise<void> {
    const ending = thread;
    thread = null;
    await ending?.terminate();
  }

  function endWhenIdle(): void {
    idle.abort();
    idle = new AbortController();
    const { signal } = idle;
    void clock.sleep(idleMs, signal).then(() => (signal.aborted || underWay.size > 0 ? undefined : end()));
  }

  /** After all that were asked for before. */
  async function inTurn(key: string, asked: Asked): Promise<Drawn | null> {
    const until = clock.now() + patienceMs;
    const turn = last.then(() => (clock.now() > until ? null : inThread(asked)));
    last = turn.catch(() => undefined);
    try {
      const drawn = await turn;
      if (drawn === null) return null;
      const picture: Drawn = typeof drawn === "string" ? { kind: "svg", text: drawn } : { kind: "png", data: drawn, key };
      kept.set(key, picture);
      return picture;
    } catch (error) {
      log.warn(errorFields(error), "could not draw a picture");
      return null;
    } finally {
      underWay.delete(key);
      if (underWay.size === 0) endWhenIdle();
    }
  }

  return {
    async draw(drawing, form) {
      const key = keyOf(drawing, form);
      const known = kept.get(key) ?? underWay.get(key);
      if (known) return known;
      if (underWay.size >= waiting) return null;
      const turn = inTurn(key, { drawing, form });
      underWay.set(key, turn);
      return turn;
    },
    kept: (drawing, form) => kept.get(keyOf(drawing, form)) ?? null,
    async stop() {
      idle.abort();
      await end();
    },
  };
}

function keyOf(drawing: Drawing, form: Drawn["kind"]): string {
  return createHash("sha256")
    .update(JSON.stringify([form, drawing]))
    .digest("base64url");
}

function sizeOf(drawn: Drawn): number {
  return drawn.kind === "png" ? drawn.data.byteLength : drawn.text.length * 2;
}
