import { createServer, type Socket } from "node:net";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { type Log, silentLog } from "../src/log.ts";
import { openDatabase } from "../src/storage/database.ts";
import { engines } from "./databases.ts";

const postgres = engines.find(({ name }) => name === "postgres");

/** Passes bytes on to the real server until the line is cut. */
async function openLine(url: string) {
  const target = new URL(url);
  const port = Number(target.port || 5432);
  // A server that listens in the file system is named by the folder.
  const folder = target.searchParams.get("host");
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = new (near.constructor as new () => Socket)();
    if (folder === null) far.connect(port, target.hostname);
    else far.connect(`${folder}/.s.PGSQL.${port}`);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const through = new URL(url);
  through.searchParams.delete("host");
  through.hostname = "127.0.0.1";
  through.port = String((server.address() as { port: number }).port);
  return {
    url: through.href,
    cut: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

describe.skipIf(!postgres)("a lost connection to Postgres", () => {
  it.each(["in the middle of a query", "idle inside a transaction"])("%s fails only what used it", async (state) => {
    const opened = await (postgres as NonNullable<typeof postgres>).open();
    const line = await openLine(opened.url);
    const warnings: string[] = [];
    const log: Log = { ...silentLog, warn: (_fields, message) => void warnings.push(message) };
    const database = await openDatabase(line.url, log);
    const used = database.transaction().execute(async (transaction) => {
      await transaction.selectFrom("leases").selectAll().execute();
      const sleeping = state.includes("query") ? sql`select pg_sleep(30)`.execute(transaction) : Promise.resolve();
      setImmediate(() => line.cut());
      await sleeping.catch((error: unknown) => {
        throw error;
      });
      await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
      await transaction.selectFrom("leases").selectAll().execute();
    });
    await expect(used).rejects.toThrow();
    expect(await database.selectFrom("leases").selectAll().execute()).toEqual([]);
    expect(warnings).toContain("a database connection was lost");
    await database.destroy();
    await line.close();
    await opened.close();
  });
});
