import type { KyselyPlugin } from "kysely";
import type { Database } from "../../src/storage/database.ts";

interface ObservedDatabase {
  database: Database;
  /** How many statements have been run through `database`. */
  count(): number;
  /** The most rows that one statement brought back, and that one has written, since this was asked last. */
  mostRows(): { read: number; written: number };
  /** Waits until nothing has been running for a while; to be handed to the fake clock's `advance`. */
  settle(): Promise<void>;
}

const quietTurns = 12;

/** A database whose statements are counted, so that a test can tell how many there were and when they are over. */
export function observe(database: Database): ObservedDatabase {
  let statements = 0;
  let most = { read: 0, written: 0 };
  const underWay = new Set<Promise<unknown>>();
  let changes = 0;
  async function during<Result>(work: () => Promise<Result>): Promise<Result> {
    changes++;
    const running = work();
    underWay.add(running);
    try {
      return await running;
    } finally {
      underWay.delete(running);
      changes++;
    }
  }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      statements++;
      const written = Number(result.numAffectedRows ?? 0);
      most = { read: Math.max(most.read, result.rows.length), written: Math.max(most.written, written) };
      return result;
    },
  };
  const observed = database.withPlugin(plugin);
  const executor = observed.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  executor.executeQuery = (query) => during(() => execute(query));
  // A transaction runs its statements, its begin and its commit on an executor of its own, so it counts as one thing under way.
  const begin = observed.transaction.bind(observed);
  observed.transaction = () => {
    const builder = begin();
    const run = builder.execute.bind(builder);
    builder.execute = (work) => during(() => run(work));
    return builder;
  };
  return {
    database: observed,
    count: () => statements,
    mostRows() {
      const since = most;
      most = { read: 0, written: 0 };
      return since;
    },
    async settle() {
      for (let unchanged = 0, seen = changes; unchanged < quietTurns; seen = changes) {
        await Promise.allSettled(underWay);
        await new Promise((resolve) => setImmediate(resolve));
        unchanged = underWay.size === 0 && changes === seen ? unchanged + 1 : 0;
      }
    },
  };
}
