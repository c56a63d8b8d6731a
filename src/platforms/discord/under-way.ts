import type { Clock } from "../../clock.ts";

/** What has been begun and not ended. */
export interface UnderWay {
  /** Aborts when nothing more is to be begun. */
  readonly stopping: AbortSignal;
  /** Begins anew. */
  open(): AbortSignal;
  count(): number;
  during<T>(work: Promise<T>): Promise<T>;
  /** Resolves when all has ended, after three seconds at the latest. */
  close(): Promise<void>;
}

const closeWaitMs = 3_000;

export function createUnderWay(clock: Clock): UnderWay {
  const works = new Set<Promise<unknown>>();
  let stopping = new AbortController();
  return {
    get stopping() {
      return stopping.signal;
    },
    open() {
      stopping = new AbortController();
      return stopping.signal;
    },
    count: () => works.size,
    during(work) {
      works.add(work);
      const done = () => void works.delete(work);
      work.then(done, done);
      return work;
    },
    async close() {
      stopping.abort();
      const waited = new AbortController();
      await Promise.race([Promise.allSettled(works), clock.sleep(closeWaitMs, waited.signal)]);
      waited.abort();
    },
  };
}
