import { setTimeout as wait } from "node:timers/promises";
import { type Clock, systemClock } from "../clock.ts";
import { errorFields, type Log } from "../log.ts";
import { DatabaseAway } from "./away.ts";
import type { Apart, Connections } from "./connections.ts";

/** Asks a Postgres all the time whether it answers, and what time it is there. */
export interface Pulse {
  /** The database's time, which all processes share; it goes on while the database is away. */
  clock: Clock;
  /** How far the machine's own clock is ahead of the database's (ms). */
  offMs(): number;
  /** Since when (ms UTC) the database does not answer; null while it does. */
  awaySince(): number | null;
  /** Waits for an answer of the database until it is late with one; not at all when it is already. */
  unlessSlow: UnlessSlow;
  stop(): Promise<void>;
}

/** Resolves as `asked` does, or to `otherwise` when nobody should wait for that any longer. */
export type UnlessSlow = <T>(asked: Promise<T>, otherwise: () => T) => Promise<T>;

interface PulseDeps {
  connections: Connections;
  /** A reading that no change of the machine's clock moves. */
  steadyMs(): number;
  log: Log;
}

const everyMs = 500;
/** By then an answer is late. */
const slowMs = 500;
/** By then there will be none. */
const awayMs = 2_500;
/** What has come while this process stood still is read before anybody is blamed. */
const readMs = 250;
/** A clock that is off by more is worth a word. */
const noticeableMs = 1_000;

/** Resolves when the database has told its time; from then on calls to a database that does not answer fail at once. */
export async function createPulse({ connections, steadyMs, log }: PulseDeps): Promise<Pulse> {
  const stopping = new AbortController();
  let client: Apart | null = null;
  /** The database's time is the steady reading and so much. */
  let ahead = 0;
  let away: number | null = null;
  let isSlow = false;
  /** Those who wait no longer once it is slow. */
  const waiting = new Set<() => void>();
  let wasOff = false;

  const now = (): number => Math.floor(steadyMs() + ahead);
  const offMs = (): number => systemClock.now() - now();

  async function measure(): Promise<void> {
    const open = client ?? (await connected());
    const sentAt = steadyMs();
    const { rows } = await open.query("select (extract(epoch from clock_timestamp()) * 1000)::float8 as now");
    const readAt = steadyMs();
    // The answer was given somewhere in between. What it says is taken only where what is known cannot be right any more.
    const [earliest, latest] = [Number(rows[0]?.now) - readAt, Number(rows[0]?.now) - sentAt];
    if (ahead < earliest || ahead > latest) ahead = (earliest + latest) / 2;
  }

  async function connected(): Promise<Apart> {
    const made = await connections.apart();
    // An earlier one, of which nothing was expected any more, may have come first.
    client?.close();
    client = made;
    return made;
  }

  /** One question, answered in time or not. */
  async function beat(): Promise<void> {
    const answered = new AbortController();
    const late = wait(slowMs, undefined, { signal: answered.signal, ref: false }).then(beSlow, () => undefined);
    const tooLate = wait(awayMs, undefined, { signal: answered.signal, ref: false }).then(() => wait(readMs));
    tooLate.catch(() => undefined);
    const measured = measure();
    measured.catch(() => undefined);
    try {
      await Promise.race([measured, tooLate.then(() => Promise.reject(new DatabaseAway()))]);
    } finally {
      answered.abort();
      await late;
    }
  }

  function beSlow(): void {
    isSlow = true;
    for (const giveUp of waiting) giveUp();
  }

  /** Whoever was answered is forgotten: a promise that is kept for all of them would keep them until the database is slow. */
  function unlessSlow<T>(asked: Promise<T>, otherwise: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const giveUp = () => resolve(otherwise());
      const forget = () => void waiting.delete(giveUp);
      asked.then(resolve, reject).then(forget);
      if (isSlow) giveUp();
      else waiting.add(giveUp);
    });
  }

  function beWell(): void {
    isSlow = false;
    if (away !== null) log.warn({ awayMs: now() - away }, "the database is back");
    away = null;
    connections.open();
    tellOff();
  }

  function beAway(error: unknown): void {
    beSlow();
    connections.shut();
    if (away !== null) return;
    away = now();
    log.error(errorFields(error), "the database is away: people are answered from what is known, and all else waits");
  }

  function tellOff(): void {
    const isOff = Math.abs(offMs()) > noticeableMs;
    if (isOff && !wasOff)
      log.warn({ offMs: offMs() }, "this machine's clock does not agree with the database's, whose time is used; set it right");
    wasOff = isOff;
  }

  function forget(): void {
    client?.close();
    client = null;
  }

  async function look(): Promise<void> {
    try {
      await beat();
      beWell();
    } catch (error) {
      const wasConnected = client !== null;
      forget();
      // A connection alone may break; whether the database is away, the next one tells.
      if (wasConnected && !(error instanceof DatabaseAway)) return look();
      beAway(error);
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look();
      await systemClock.sleep(everyMs, stopping.signal);
    }
    forget();
  }

  await measure();
  tellOff();
  const running = run();
  return {
    clock: { ...systemClock, now },
    offMs,
    awaySince: () => away,
    unlessSlow,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
