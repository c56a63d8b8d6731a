import { Socket } from "node:net";
import pg from "pg";
import type { Log } from "../log.ts";
import { DatabaseAway } from "./away.ts";

/** The connections to a Postgres. */
export interface Connections {
  pool: Pick<pg.Pool, "connect" | "end">;
  /** A new connection beside the pool, for whoever has to know whether the database answers. */
  apart(): Promise<Apart>;
  /** Breaks every connection of the pool, and refuses new ones at once: nobody waits for a database that does not answer. */
  shut(): void;
  open(): void;
}

export interface Apart {
  query: pg.Client["query"];
  /** Without waiting for the other side, which may be gone. */
  close(): void;
}

const connectWithinMs = 5_000;

interface ConnectionOptions {
  log: Log;
  /** How long a statement may take; 0 for as long as it takes. */
  answerWithinMs: number;
}

export function openConnections(url: string, { log, answerWithinMs }: ConnectionOptions): Connections {
  const sockets = new Set<Socket>();
  let isShut = false;

  async function apart(): Promise<Apart> {
    const own = new Socket();
    const client = new pg.Client({ ...common, stream: () => own });
    client.on("error", () => undefined);
    await client.connect().catch((error: unknown) => {
      own.destroy();
      throw error;
    });
    return { query: client.query.bind(client), close: () => void own.destroy() };
  }

  function socket(): Socket {
    const made = new Socket();
    sockets.add(made);
    made.once("close", () => sockets.delete(made));
    // Somebody who was waiting for room in the pool gets it now.
    if (isShut) setImmediate(() => made.destroy(new DatabaseAway()));
    return made;
  }

  const common: pg.ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: connectWithinMs,
    // A process that was stopped in the middle of a transaction must not keep its rows from the others.
    idle_in_transaction_session_timeout: 5_000,
    keepAlive: true,
  };
  const pool = new pg.Pool({
    ...common,
    max: 10,
    // A connection into nowhere would otherwise hold its caller for ever.
    query_timeout: answerWithinMs,
    stream: socket,
    types: types as pg.CustomTypesConfig,
  });
  // A connection that breaks is replaced; whoever used it sees its query fail. Without listeners, on the pool for idle
  // connections and on each client for those in use, it would end the process.
  const lost = (error: Error): void => log.warn({ reason: error.message }, "lost a database connection");
  pool.on("error", lost);
  pool.on("connect", (client) => client.on("error", lost));

  return {
    pool: {
      connect: (async () => {
        if (isShut) throw new DatabaseAway();
        return pool.connect();
      }) as pg.Pool["connect"],
      end: (() => pool.end()) as pg.Pool["end"],
    },
    apart,
    shut() {
      isShut = true;
      for (const one of sockets) one.destroy(new DatabaseAway());
    },
    open() {
      isShut = false;
    },
  };
}

// int8 as a number: our times and ids stay far below 2^53.
const types = {
  getTypeParser: (oid: number, format?: "text" | "binary") => (oid === 20 ? Number : pg.types.getTypeParser(oid, format)),
};
