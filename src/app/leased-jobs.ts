import type { Clock } from "../clock.ts";
import { errorFields, type Log } from "../log.ts";
import type { Database } from "../storage/database.ts";
import { createLease, type Term } from "../storage/leases.ts";
import { createShare, type Reach, type Share } from "../storage/shares.ts";

/** Something that goes on until its signal aborts, and then resolves soon. */
export type Job = (signal: AbortSignal) => Promise<void>;

/** A job for one process of all that share the database; another takes over when that one dies. */
export interface LoneJob {
  /** The database for what only the process that has the job may write. */
  database: Database;
  /** Whether this process has the job at this moment. */
  isOurs(): Promise<boolean>;
  run(job: LoneWork): void;
}

/** As a `Job`; it says by `begun` when it is at work, where others may wait for that. */
type LoneWork = (signal: AbortSignal, begun: Term["begun"]) => Promise<void>;

interface LoneJobOptions {
  /** As of a lease: for so long (ms) two processes may do it while one takes it over. */
  overlapMs?: number;
  /** As of a lease: who is not at work after so long (ms) lets another try. */
  beginWithinMs?: number;
  /** As of a share: who cannot do it leaves it for a while to another process that could. */
  reach?: Reach;
}

export interface LeasedJobs {
  /** Does a job in this process and in every other. */
  everywhere(name: string, job: Job): void;
  /** A job that goes by a lease of this name where other processes share the database. */
  alone(name: string, options?: LoneJobOptions): LoneJob;
  /** Several such jobs that the processes share out among themselves. */
  shared(group: string, names: readonly string[], options?: LoneJobOptions): LoneJob[];
  /** Ends all jobs; resolves when they have ended. */
  stop(): Promise<void>;
}

export interface LeasedJobsDeps {
  database: Database;
  /** Other processes may run on the same database. */
  among: boolean;
  /** Who we are, to the other processes. */
  holder: string;
  clock: Clock;
  log: Log;
}

const faultPauseMs = 5_000;

/** Runs what goes on in the background; a job that fails is logged and begun again after a pause. */
export function createLeasedJobs({ database, among, holder, clock, log }: LeasedJobsDeps): LeasedJobs {
  const stopping = new AbortController();
  const running: Promise<void>[] = [];

  async function keepDoing(name: string, job: Job): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await job(AbortSignal.any([stopping.signal]));
      } catch (error) {
        log.error({ job: name, ...errorFields(error) }, "a job failed and is begun again");
      }
      await clock.sleep(faultPauseMs, stopping.signal);
    }
  }

  const everywhere = (name: string, job: Job): void => void running.push(keepDoing(name, job));

  /** Our part of some leases, or of a single one. */
  function shareOf(group: string, leases: number, reach: Reach | undefined): Share {
    const share = createShare({ database, group, leases, holder, clock, log, ...(reach && { reach }) });
    if (among) everywhere(group, share.keepCounting);
    return share;
  }

  function one(name: string, options: LoneJobOptions & { share?: Share }): LoneJob {
    if (!among)
      return {
        database,
        isOurs: async () => true,
        run: (job) => everywhere(name, (signal) => job(signal, () => undefined)),
      };
    const lease = createLease({ database, name, holder, clock, log, ...options });
    return {
      database: lease.database,
      isOurs: lease.isOurs,
      run: (job) => everywhere(name, (signal) => lease.holdWhile((held, { begun }) => job(held, begun), signal)),
    };
  }

  return {
    everywhere,
    alone: (name, options = {}) => one(name, options.reach ? { ...options, share: shareOf(name, 1, options.reach) } : options),
    shared(group, names, options = {}) {
      const share = shareOf(group, names.length, options.reach);
      return names.map((name) => one(name, { ...options, share }));
    },
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

/**
 * Several loops as one job: where one of them runs, the others run; when one fails, the others end before the job does, so that
 * none runs twice when it is begun again. Each has a signal of its own, so that few listen to one.
 */
export function together(...loops: readonly Job[]): Job {
  return async (signal) => {
    const failed = new AbortController();
    const work = async (loop: Job): Promise<void> => {
      try {
        await loop(AbortSignal.any([signal, failed.signal]));
      } catch (error) {
        failed.abort();
        throw error;
      }
    };
    const ended = await Promise.allSettled(loops.map(work));
    const fault = ended.find((one) => one.status === "rejected");
    if (fault) throw fault.reason;
  };
}
