import { confirmBoards, isSameQuotes, type StoredBoard } from "../boards/board-rows.ts";
import type { Clock } from "../clock.ts";
import { errorFields, type Log } from "../log.ts";
import type { Database, Session } from "../storage/database.ts";
import { withoutSyncing } from "../storage/transact.ts";
import { type Learned, saveLearned } from "./period-rows.ts";

/**
 * What polls have found and nobody is told of: that a board is still the newest, and what the schedule has learned. It is
 * gathered and written down together, since each write by itself waits for the disk. A killed process loses as much of it as
 * the next polls find again.
 */
export interface Gathered {
  /** The board as it was received last, where that is newer than what was read. */
  newest(stored: StoredBoard): StoredBoard;
  /** The same board was received again. */
  confirm(stored: StoredBoard): void;
  learn(learned: Learned): void;
  /** Writes down a match's board with what is about to replace it. */
  confirmIn(session: Session, matchId: number): Promise<void>;
  /** Writes all down. */
  flush(): Promise<void>;
  /** Writes all down now and then until `signal` aborts, and at the end. */
  run(signal: AbortSignal): Promise<void>;
}

interface GatheredDeps {
  database: Database;
  clock: Clock;
  log: Log;
  /** So long (ms) at most something waits. */
  everyMs: number;
}

export function createGathered({ database, clock, log, everyMs }: GatheredDeps): Gathered {
  const boards = new Map<number, StoredBoard>();
  const learned = new Map<number, Learned>();

  async function flush(): Promise<void> {
    const [confirmed, known] = [new Map(boards), new Map(learned)];
    if (confirmed.size + known.size === 0) return;
    try {
      await database.transaction().execute(async (session) => {
        await withoutSyncing(session);
        await confirmBoards(session, [...confirmed.values()]);
        await saveLearned(session, [...known.values()]);
      });
    } catch (error) {
      return log.warn(errorFields(error), "could not keep what polls confirmed and learned");
    }
    // What came meanwhile waits for the next time.
    for (const [id, stored] of confirmed) if (boards.get(id) === stored) boards.delete(id);
    for (const [id, one] of known) if (learned.get(id) === one) learned.delete(id);
  }

  return {
    newest(stored) {
      const known = boards.get(stored.matchId);
      if (known?.revision !== stored.revision || known.board.fetchedAt <= stored.board.fetchedAt) return stored;
      // Sides that were exchanged have other prices under the same number.
      return isSameQuotes(stored, known.board.quotes) ? known : stored;
    },
    confirm(stored) {
      boards.set(stored.matchId, stored);
    },
    learn(one) {
      learned.set(one.matchId, one);
    },
    async confirmIn(session, matchId) {
      const stored = boards.get(matchId);
      if (stored) await confirmBoards(session, [stored]);
    },
    flush,
    async run(signal) {
      do {
        await clock.sleep(everyMs, signal);
        await flush();
      } while (!signal.aborted);
    },
  };
}
