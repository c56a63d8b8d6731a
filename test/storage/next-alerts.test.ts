import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { silentLog } from "../../src/log.ts";
import { openSnapshot } from "../../src/storage/backup/snapshot.ts";
import { openDatabase } from "../../src/storage/database.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { createFakeClock } from "../clock.ts";
import { emptyDatabases } from "../databases.ts";
import { openOld } from "./old-database.ts";
import { rules } from "./old-rows.ts";

const chats = ["telegram:1", "telegram:2", "telegram:3"];

/** Chats with watches of every kind of rule, of which some were told, and for some of which something waits. */
async function begin(stage: Stage): Promise<Known[]> {
  const matches: Known[] = [];
  // A chat has one watch of a match.
  for (const nth of rules.keys()) {
    const match = await stage.addMatch(`match-${nth}`);
    await stage.poll(match);
    matches.push(match);
  }
  for (const [nth, chat] of chats.entries()) {
    await stage.addChat(chat);
    for (const [place, [rule]] of rules.entries()) {
      const match = matches[(nth + place) % matches.length];
      if (match) await stage.watch(chat, match, rule);
    }
  }
  await stage.clock.advance(60_000);
  for (const match of matches.slice(0, 4)) await stage.poll(match, 0.56);
  await stage.deliver(10_000);
  for (const match of matches) await stage.poll(match, 0.61);
  return matches;
}

/** Writes all rows of a database into one of before the baseline. */
async function copyAsBefore(from: string, to: string): Promise<void> {
  const [snapshot, old] = [await openSnapshot(from, silentLog), await openOld(to)];
  const first = ["chats", "matches", "watches"];
  const place = ({ name }: { name: string }): number => (first.includes(name) ? first.indexOf(name) : first.length);
  for (const table of snapshot.tables.toSorted((a, b) => place(a) - place(b)))
    for await (const rows of snapshot.rows(table))
      for (const row of rows) {
        const cells = table.columns.map((column, nth) => [column, row[nth] ?? null] as const);
        await old.insert(table.name, Object.fromEntries(cells.filter(([column]) => column !== "rule_kind")));
      }
  // Postgres counts on only what it has counted itself.
  if (old.isPostgres)
    for (const [table, last] of Object.entries(await snapshot.sequences()))
      await old.run(sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last})`);
  await Promise.all([snapshot.close(), old.close()]);
}

/** What chats are told from a time on. */
async function goOn(url: string, { now, matches }: { now: number; matches: readonly Known[] }) {
  const database = await openDatabase(url, silentLog);
  const stage = createStage({ database }, createFakeClock(now));
  await stage.deliver(10_000);
  for (const [nth, match] of matches.entries()) await stage.poll(match, nth % 2 ? 0.7 : 0.4);
  await stage.deliver(10_000);
  const told = stage.sent.map(({ said }) => JSON.stringify(said)).sort();
  const decisions = (await stage.decisions()).sort();
  await database.destroy();
  return { told, decisions, faults: stage.faults };
}

describe.each(emptyDatabases)("a database of before the baseline on $name", ({ url }) => {
  it("tells chats what it would have told them anyhow", async () => {
    const [made, old] = [await url(), await url()];
    const database = await openDatabase(made, silentLog);
    const stage = createStage({ database });
    const matches = await begin(stage);
    const waiting = (await stage.waiting()).length;
    await database.destroy();
    await copyAsBefore(made, old);
    const moment = { now: stage.clock.now(), matches };
    const [expected, told] = [await goOn(made, moment), await goOn(old, moment)];
    expect(told).toEqual(expected);
    expect(told.faults).toEqual([]);
    expect(waiting).toBeGreaterThan(0);
    expect(told.told.length).toBeGreaterThan(chats.length);
  });
});
