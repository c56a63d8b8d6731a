import { sql } from "kysely";
import type { Outgoing } from "../src/chat/platform.ts";
import type { Reply } from "../src/chat/reply.ts";
import { uniform } from "../src/sandbox/hash.ts";
import { removeWatchesOfMatch } from "../src/watches/watches.ts";
import { createStage, type Known, twoWay } from "../test/alert-path/stage.ts";
import { type Bench, type Row, row } from "./bench.ts";
import { type Engine, engines } from "./databases.ts";

/** SOAK_DAYS tries another length; what is kept for a month grows until then. */
const days = Number(process.env["SOAK_DAYS"] ?? 60);
const chats = 500;
const watches = 2_000;
/** How many new matches come on a day, and for how many days each is watched. */
const matchesADay = 20;
const daysOfAMatch = 3;
const roundsADay = 4;
const hourMs = 60 * 60_000;
/** What of the ends of both halves may differ: pages that are half full, code that is compiled a second time. */
const mostGrowth = 1.1;
const mega = 1024 * 1024;
const books = ["Alder", "Birch", "Cedar", "Elm", "Fir", "Hazel"];

interface Day {
  heap: number;
  bytes: number;
}

export const bench: Bench = {
  about: `${days} days of ${watches.toLocaleString("en")} watches in ${chats} chats; ${matchesADay} matches come and go a day; fails where memory or file grow`,
  async run() {
    const rows: Row[] = [];
    for (const engine of await engines()) if (engine.name === "SQLite") rows.push(...(await soak(engine)));
    return rows;
  },
};

/** The last ten days beside the first ten of the second half, when what is kept for a month has come to rest. */
async function soak(engine: Engine): Promise<Row[]> {
  const opened = await engine.open();
  try {
    const { measured, alerts } = await live(opened);
    const tail = Math.max(1, Math.round(days / 6));
    const settled = Math.min(35, Math.floor(days / 2));
    const [before, after] = [mean(measured.slice(settled, settled + tail)), mean(measured.slice(-tail))];
    const note = `mean of days ${settled + 1}–${settled + tail}; the last ${tail} stand beside it as the rival; ${alerts} alerts`;
    const rows = (["heap", "bytes"] as const).map((of) => {
      const name = of === "heap" ? "heap after garbage collection" : "size of the database";
      return row({ name, ours: before[of] / mega, rival: after[of] / mega, unit: "MB", note });
    });
    const grown = rows.filter(({ ours, rival }) => rival === null || rival > mostGrowth * ours);
    for (const { name, ours, rival } of grown) process.stderr.write(`${name} has grown from ${ours} to ${rival} MB\n`);
    if (grown.length > 0) process.exitCode = 1;
    return rows;
  } finally {
    await opened.close();
  }
}

async function live(opened: Awaited<ReturnType<Engine["open"]>>): Promise<{ measured: Day[]; alerts: number }> {
  const stage = createStage(opened);
  const { database, clock } = stage;
  const playing: (Known & { home: number; until: number })[] = [];
  const measured: Day[] = [];
  let [drawn, alerts] = [0, 0];
  const chance = (): number => uniform(20_261_122, drawn++);
  const platform = {
    name: "telegram" as const,
    async send(_: Outgoing) {
      alerts++;
      return { kind: "sent" as const, messageId: String(alerts) };
    },
  };
  for (let nth = 1; nth <= chats; nth++) await stage.addChat(`telegram:${nth}`);

  /** As many watches as end with the matches of a day begin with those of the next. */
  async function begin(day: number): Promise<void> {
    for (let nth = 0; nth < matchesADay; nth++) {
      const known = await stage.addMatch(`match-${day}-${nth}`);
      const match = { ...known, home: 0.3 + 0.4 * chance(), until: day + daysOfAMatch };
      await poll(match);
      playing.push(match);
      const first = Math.floor(chance() * chats);
      const each = Math.round(watches / matchesADay / daysOfAMatch);
      for (let index = 0; index < each; index++) await stage.watch(`telegram:${1 + ((first + 7 * index) % chats)}`, known, "5pp");
    }
  }

  async function poll(match: (typeof playing)[number]): Promise<void> {
    stage.odds.set(match.match.slug, { quotes: twoWay(match.home, books), refreshedAt: null });
    await stage.boards.fetch(match, { lane: "poller" });
  }

  async function end(day: number): Promise<void> {
    for (const match of playing.filter(({ until }) => until === day)) {
      playing.splice(playing.indexOf(match), 1);
      stage.odds.delete(match.match.slug);
      const over = { status: "finished", seen_at: clock.now(), starts_at: clock.now() - 2 * hourMs };
      await database.updateTable("matches").set(over).where("id", "=", match.id).execute();
      await database.transaction().execute((session) => removeWatchesOfMatch(session, match.id));
    }
  }

  for (let day = 0; day < days; day++) {
    await end(day);
    await begin(day);
    for (let round = 0; round < roundsADay; round++) {
      await clock.advance((24 / roundsADay) * hourMs, stage.settle);
      for (const match of playing) {
        match.home = Math.min(0.9, Math.max(0.1, match.home + 0.06 * (chance() - 0.5)));
        await poll(match);
      }
      await stage.deliver(60_000, { platform, render: () => ({ reply: emptyReply, sections: {} }) });
      // The stage's own notes for tests, no part of the program.
      stage.asked.length = 0;
    }
    const { signal } = new AbortController();
    await stage.boards.rebuild(signal);
    await stage.boards.prune(signal);
    if (stage.faults.length > 0) throw new Error(`day ${day + 1}: ${JSON.stringify(stage.faults[0])}`);
    global.gc?.();
    const query = sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
    const bytes = Number((await query.execute(database)).rows[0]?.bytes);
    measured.push({ heap: process.memoryUsage().heapUsed, bytes });
    if ((day + 1) % 10 === 0) process.stderr.write(`day ${day + 1}: ${(bytes / mega).toFixed(1)} MB, ${alerts} alerts\n`);
  }
  return { measured, alerts };
}

function mean(some: readonly Day[]): Day {
  const of = (what: keyof Day) => some.reduce((sum, day) => sum + day[what], 0) / some.length;
  return { heap: of("heap"), bytes: of("bytes") };
}

const emptyReply: Reply = { blocks: [], buttons: [], personal: false, credit: [], cut: "", language: "en" };
