import type { Database } from "../src/storage/database.ts";
import { observe } from "../test/alert-path/queries.ts";
import { type Bench, type Row, row } from "./bench.ts";
import { type Crowd, gather } from "./crowd.ts";
import { type Engine, engines } from "./databases.ts";
import { deliverAll } from "./delivering.ts";

/** WATCHES=1000000 tries another size; beyond 100,000 the same chats watch more and more matches. */
const sizes = (process.env["WATCHES"] ?? "1000,10000,100000").split(",").map(Number);
const rules = ["3pp", "5%", "8pp", "0.10"];
/** Of one match, where they are spread over many. */
const perMatch = 100;
const mostChats = 100_000;
/** So many matches are refreshed of however many there are: one takes as long as the other. */
const mostRefreshed = 1_000;
const delivered = 4_000;
/** How many are under way at once: as to Discord, and to Telegram with paid broadcasts. */
const atOnce = [10, 95];
const mega = 1024 * 1024;

export const bench: Bench = {
  about: `a refresh that reaches every rule (${rules.join(", ")}): judged and queued, then delivered to a platform that takes no time`,
  async run() {
    const rows: Row[] = [];
    for (const engine of await engines()) {
      for (const size of sizes) {
        if (size <= mostChats) rows.push(...(await oneMatch(engine, size)));
        rows.push(...(await manyMatches(engine, size)));
      }
      for (const inFlight of atOnce) rows.push(...(await outbox(engine, { watches: delivered, matches: 1 }, inFlight)));
    }
    return rows;
  },
};

async function oneMatch(engine: Engine, watches: number): Promise<Row[]> {
  const name = `${engine.name}, ${watches.toLocaleString("en")} watches of one match`;
  const { ms, heapMb, statements } = await withCrowd(engine, { watches, matches: 1 }, measured);
  return [
    row({ name, ours: ms, rival: null, unit: "ms", note: "from the answer to the last fact that waits" }),
    row({ name, ours: statements, rival: null, unit: "statements", note: "" }),
    row({ name, ours: heapMb, rival: null, unit: "MB", note: "heap above what it was, at its highest" }),
  ];
}

async function manyMatches(engine: Engine, watches: number): Promise<Row[]> {
  const matches = watches / perMatch;
  const name = `${engine.name}, ${watches.toLocaleString("en")} watches of ${matches.toLocaleString("en")} matches`;
  return withCrowd(engine, { watches, matches }, async (crowd, count, database) => {
    const { ms, heapMb, refreshed } = await measured(crowd, count);
    const note = `${perMatch} watches under ${rules.length} rules each`;
    const rows = [
      row({ name, ours: ms / refreshed, rival: null, unit: "ms/match", note }),
      row({ name, ours: (refreshed * perMatch) / (ms / 1000), rival: null, unit: "facts/s", note: "judged and queued" }),
      row({ name, ours: heapMb, rival: null, unit: "MB", note: "heap above what it was, at its highest" }),
    ];
    if (watches <= mostChats) return rows;
    // What waits in this crowd is far more than goes out, as after a busy minute.
    for (const inFlight of atOnce) rows.push(...(await deliveries(database, { name, inFlight })));
    return rows;
  });
}

interface Case {
  watches: number;
  matches: number;
}

async function measured(crowd: Crowd, count: () => number) {
  global.gc?.();
  const [heap, before, start] = [process.memoryUsage().heapUsed, count(), performance.now()];
  let highest = heap;
  const look = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().heapUsed);
  }, 5);
  const refreshed = await refresh(crowd);
  const ms = performance.now() - start;
  clearInterval(look);
  const heapMb = (Math.max(highest, process.memoryUsage().heapUsed) - heap) / mega;
  return { ms, heapMb, statements: count() - before, refreshed };
}

async function outbox(engine: Engine, crowd: Case, inFlight: number): Promise<Row[]> {
  return withCrowd(engine, crowd, async (gathered, _, database) => {
    await refresh(gathered);
    return deliveries(database, { name: engine.name, inFlight });
  });
}

async function deliveries(database: Database, { name, inFlight }: { name: string; inFlight: number }): Promise<Row[]> {
  const start = performance.now();
  const { claimMs } = await deliverAll(database, { facts: delivered, inFlight });
  const perSecond = delivered / ((performance.now() - start) / 1000);
  const what = `${name}, deliveries, ${inFlight} at once`;
  return [
    row({ name: what, ours: perSecond, rival: null, unit: "messages/s", note: "claimed, judged again, written, sent, settled" }),
    row({ name: what, ours: delivered / (claimMs / 1000), rival: null, unit: "claims/s", note: "while nothing else is counted" }),
  ];
}

/** Every rule of these matches is reached; how many matches they are. */
async function refresh(crowd: Crowd): Promise<number> {
  crowd.move(0.65);
  const refreshed = crowd.matches.slice(0, mostRefreshed);
  for (const match of refreshed) await crowd.boards.fetch(match, { lane: "poller" });
  return refreshed.length;
}

async function withCrowd<T>(
  engine: Engine,
  { watches, matches }: Case,
  measure: (crowd: Crowd, count: () => number, database: Database) => Promise<T>,
): Promise<T> {
  const opened = await engine.open();
  try {
    const { database, count } = observe(opened.database);
    const watchesPerChat = Math.ceil(watches / mostChats);
    const chats = Array.from({ length: watches / watchesPerChat }, (_, index) => `telegram:${index + 1}`);
    return await measure(await gather(database, { matches, chats, watchesPerChat, rules }), count, database);
  } finally {
    await opened.close();
  }
}
