import type { Database } from "../src/storage/database.ts";
import { observe } from "../test/alert-path/queries.ts";
import { type Bench, type Row, row } from "./bench.ts";
import { type Crowd, gather } from "./crowd.ts";
import { type Engine, engines } from "./databases.ts";
import { deliverAll } from "./delivering.ts";

/** WATCHES=1000000 tries another size. */
const sizes = (process.env["WATCHES"] ?? "1000,10000,100000").split(",").map(Number);
const rules = ["3pp", "5%", "8pp", "0.10"];
/** Of one match, where they are spread over many. */
const perMatch = 100;
const delivered = 4_000;
/** How many are under way at once: as to Discord, and to Telegram with paid broadcasts. */
const atOnce = [10, 95];
const mega = 1024 * 1024;

export const bench: Bench = {
  about: `a refresh that reaches every rule (${rules.join(", ")}): judged and queued, then delivered to a platform that takes no time`,
  async run() {
    const rows: Row[] = [];
    for (const engine of await engines()) {
      for (const size of sizes) rows.push(...(await oneMatch(engine, size)), ...(await manyMatches(engine, size)));
      for (const inFlight of atOnce) rows.push(await outbox(engine, inFlight));
    }
    return rows;
  },
};

async function oneMatch(engine: Engine, watches: number): Promise<Row[]> {
  const name = `${engine.name}, ${watches.toLocaleString("en")} watches of one match`;
  const { ms, heapMb, statements } = await measured(engine, { watches, matches: 1 });
  return [
    row({ name, ours: ms, rival: null, unit: "ms", note: "from the answer to the last fact that waits" }),
    row({ name, ours: statements, rival: null, unit: "statements", note: "" }),
    row({ name, ours: heapMb, rival: null, unit: "MB", note: "heap above what it was, at its highest" }),
  ];
}

async function manyMatches(engine: Engine, watches: number): Promise<Row[]> {
  const matches = watches / perMatch;
  const name = `${engine.name}, ${watches.toLocaleString("en")} watches of ${matches.toLocaleString("en")} matches`;
  const { ms, heapMb } = await measured(engine, { watches, matches });
  return [
    row({ name, ours: ms / matches, rival: null, unit: "ms/match", note: `${perMatch} watches each` }),
    row({ name, ours: heapMb, rival: null, unit: "MB", note: "heap above what it was, at its highest" }),
  ];
}

interface Case {
  watches: number;
  matches: number;
}

async function measured(engine: Engine, { watches, matches }: Case): Promise<{ ms: number; heapMb: number; statements: number }> {
  return withCrowd(engine, { watches, matches }, async (crowd, count) => {
    global.gc?.();
    const [heap, before, start] = [process.memoryUsage().heapUsed, count(), performance.now()];
    let highest = heap;
    const look = setInterval(() => {
      highest = Math.max(highest, process.memoryUsage().heapUsed);
    }, 5);
    await refresh(crowd);
    const ms = performance.now() - start;
    clearInterval(look);
    return { ms, heapMb: (Math.max(highest, process.memoryUsage().heapUsed) - heap) / mega, statements: count() - before };
  });
}

async function outbox(engine: Engine, inFlight: number): Promise<Row> {
  return withCrowd(engine, { watches: delivered, matches: 1 }, async (crowd, _, database) => {
    await refresh(crowd);
    const start = performance.now();
    await deliverAll(database, { facts: delivered, inFlight });
    const perSecond = delivered / ((performance.now() - start) / 1000);
    return row({
      name: `${engine.name}, deliveries, ${inFlight} at once`,
      ours: perSecond,
      rival: null,
      unit: "messages/s",
      note: "claimed, judged again, written, sent, settled",
    });
  });
}

/** Every rule is reached. */
async function refresh(crowd: Crowd): Promise<void> {
  crowd.move(0.65);
  for (const match of crowd.matches) await crowd.boards.fetch(match, { lane: "poller" });
}

async function withCrowd<T>(
  engine: Engine,
  { watches, matches }: Case,
  measure: (crowd: Crowd, count: () => number, database: Database) => Promise<T>,
): Promise<T> {
  const opened = await engine.open();
  try {
    const { database, count } = observe(opened.database);
    const chats = Array.from({ length: watches }, (_, index) => `telegram:${index + 1}`);
    return await measure(await gather(database, { matches, chats, rules }), count, database);
  } finally {
    await opened.close();
  }
}
