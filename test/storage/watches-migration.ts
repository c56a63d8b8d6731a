import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { watchesToldIn } from "../../src/delivery/told.ts";
import { decisionsOfChat } from "../../src/facts/decisions.ts";
import { factsOf } from "../../src/facts/facts.ts";
import { silentLog } from "../../src/log.ts";
import { defaultRule } from "../../src/rules/rule.ts";
import { type Database, openDatabase } from "../../src/storage/database.ts";
import { coverMatches } from "../../src/watches/covering.ts";
import { removalsOf, undoRemoval } from "../../src/watches/removals.ts";
import { allWatchesOf, watchByRef } from "../../src/watches/store.ts";
import { watchedBetsOf } from "../../src/watches/watched-bets.ts";
import { addWatch, watchOf } from "../../src/watches/watches.ts";
import { addWideWatch, exclusionsOf } from "../../src/watches/wide-watches.ts";
import { matchNamed, twoWay } from "../alert-path/stage.ts";
import { createFakeClock } from "../clock.ts";
import { emptyDatabases } from "../databases.ts";
import { dieMigrating, type OldDatabase, openOld } from "./old-database.ts";

const ann = "telegram:1";
const bob = "telegram:2";
const now = createFakeClock().now();
const hour = 60 * 60_000;
const quiet = JSON.stringify({ on: true, from: 660, to: 840, days: [1, 2, 3, 4, 5, 6, 7], mode: "hold", through: null });
const filter = { edge: 0.05, leastPrice: 1.5, mostPrice: null, withinHours: 12, sport: "ice hockey", book: "Birch: Bet" };
const chess = { kind: "sport", sport: "chess" } as const;
const figures = { price: 2.1, edge: 0.06 };

const by = { chat: ann, created_by: "7", created_at: 5 };
const removedBy = { createdBy: "7", createdAt: 5, pausedUntil: null };

/** What the old code left: a watch of every kind, paused, quiet, with what it was told and what waits, and two removals. */
async function fill(old: OldDatabase): Promise<void> {
  const { insert, has } = old;
  for (const address of [ann, bob])
    await insert("chats", { address, settings: "{}", state: "active", state_since: 0, created_at: 0 });
  for (const id of [1, 2, 3]) {
    const match = matchNamed(`match-${id}`, "scheduled", now + 30 * hour);
    const row = { slug: match.slug, body: JSON.stringify(match), status: match.status, starts_at: match.startsAt };
    await insert("matches", { id, ...row, seen_at: now });
    const board = { quotes: JSON.stringify(twoWay(0.5)), fetched_at: now, confirmed_at: now, since: now };
    await insert("boards", { match_id: id, revision: 1, ...board, refreshed_at: null });
  }
  await insert("watches", { ...by, id: 1, match_id: 1, rule: "3pp", quiet, paused_until: now + hour });
  await insert("watches", { ...by, id: 2, chat: bob, match_id: 2, rule: "8%" });
  for (const id of [1, 2]) await insert("baselines", { watch_id: id, match_id: id, revision: 1, set_at: 3, reason: "created" });
  const waiting = { watch_id: 2, match_id: 2, chat: bob, platform: "telegram", revision: 1, due_at: now, since: now };
  if (has("0030-facts-and-messages")) await insert("facts", { ...waiting, kind: "movement", key: "m2" });
  else await insert("outbox", { ...waiting, delivery_id: null });
  if (has("0003-wide-watches")) await fillWide(insert);
  if (has("0011-bet-watches")) await fillBets(insert);
  if (has("0007-managed-watches")) await fillRemovals({ insert, has });
  for (const table of [
    "watches",
    ...(has("0003-wide-watches") ? ["wide_watches"] : []),
    ...(has("0011-bet-watches") ? ["bet_watches"] : []),
  ])
    await give(old, table, 4);
}

/** As if rows had had the numbers up to this one. */
async function give({ run, isPostgres }: OldDatabase, table: string, number: number): Promise<void> {
  if (isPostgres) await run(sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${number})`);
  else await run(sql`update sqlite_sequence set seq = ${number} where name = ${table}`);
}

async function fillWide(insert: OldDatabase["insert"]): Promise<void> {
  const wide = { ...by, kind: "sport", target: "chess", body: JSON.stringify(chess), rule: "5pp" };
  await insert("wide_watches", { ...wide, id: 1, quiet, paused_until: null });
  await insert("watches", { ...by, id: 3, match_id: 2, rule: "5pp", wide_id: 1, quiet });
  await insert("baselines", { watch_id: 3, match_id: 2, revision: 1, set_at: 3, reason: "told" });
  await insert("exclusions", { chat: ann, match_id: 3, created_at: 4 });
}

async function fillBets(insert: OldDatabase["insert"]): Promise<void> {
  const bets = { ...by, filter: JSON.stringify(filter), improvement: 20_000, looked_at: now, quiet, missed: 2 };
  await insert("bet_watches", { ...bets, id: 1, paused_until: now + hour });
  const offer = JSON.stringify(["winner", "home", null, "Alder"]);
  const known = JSON.stringify({ figures, told: figures, messages: [{ id: "m1", saysGone: false }], gone: null });
  const news = { news: "improved", due_at: now, since: now, held: null };
  await insert("watched_bets", { id: 4, watch_id: 1, match_id: 1, offer, known, message: "m1", ...news });
  const told = { id: 4, watchId: 1, matchId: 1, market: "winner", selection: "home", line: null, bookmaker: "Alder" };
  const facts = JSON.stringify([{ ...told, news: "appeared", figures, asOf: now, before: null, gone: null }]);
  const manner = JSON.stringify({ silent: false, held: null });
  await insert("bet_messages", {
    ...{ id: "m1", chat: ann, platform: "telegram", edits: null, facts, manner, state: "sent", attempts: 1 },
    ...{ begun_at: now, lease_until: 0, message_id: "9", reason: null },
  });
  const evidence = JSON.stringify({ kind: "bets", terms: null, bets: [], asOf: now });
  await insert("decisions", { at: now, chat: ann, watch_id: 1, match_id: 1, outcome: "sent", evidence });
}

async function fillRemovals({ insert, has }: Pick<OldDatabase, "insert" | "has">): Promise<void> {
  const told = { revision: 1, toldAt: 3, reason: "told" };
  const bet = { id: 9, matchId: 3, offer: JSON.stringify(["winner", "away", null, "Alder"]), message: null };
  const known = JSON.stringify({ figures, told: null, messages: [], gone: null });
  const wide = { kind: "sport", target: "go", body: JSON.stringify({ kind: "sport", sport: "go" }), rule: "2pp" };
  const removed = {
    watches: [{ ...removedBy, id: 4, matchId: 3, rule: "5pp", quiet: null, ...told }],
    wide: [{ ...removedBy, ...wide, id: 2 }],
    ...(has("0011-bet-watches") && {
      bets: [
        {
          ...{ ...removedBy, id: 2, filter: JSON.stringify({ ...filter, edge: null }), improvement: 10_000, lookedAt: now },
          bets: [{ ...bet, known }],
        },
      ],
    }),
  };
  await insert("removals", { chat: ann, at: now - 1_000, watches: JSON.stringify(removed) });
  const terms = { filter: JSON.stringify({ ...filter, edge: 0.03 }), improvement: 10_000 };
  const changes = {
    ...{ watches: [], wide: [] },
    changed: [{ id: 1, from: "2pp", to: "3pp" }],
    changedWide: [{ id: 1, from: "3pp", to: "5pp" }],
    changedBets: [{ id: 1, from: terms, to: { filter: JSON.stringify(filter), improvement: 20_000 } }],
  };
  await insert("removals", { chat: ann, at: now, watches: JSON.stringify(changes) });
}

async function opened<T>(url: string, look: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(url, silentLog);
  try {
    return await look(database);
  } finally {
    await database.destroy();
  }
}

/** Holds that every watch, and what belongs to it, comes out of the schemas of these versions. */
export function describeWatchesFrom(versions: readonly string[]): void {
  describe.each(emptyDatabases)("one store of watches on $name", ({ url: emptyUrl }) => {
    it.each(versions)("comes out of the schema of %s with every watch and what belongs to it", async (version) => {
      const url = await emptyUrl();
      const old = await openOld(url, version);
      const [hasWide, hasBets] = [old.has("0003-wide-watches"), old.has("0011-bet-watches")];
      const isManaged = old.has("0007-managed-watches");
      await fill(old);
      await old.close();
      await dieMigrating(url);
      await opened(url, async (database) => {
        const named = (ref: string, chat = ann) => watchByRef(database, { chat, ref });
        const kept = { createdBy: "7", createdAt: 5 };
        const after = isManaged ? 4 : 1;
        expect(await named("1")).toMatchObject({
          ...kept,
          kind: "match",
          id: 1,
          number: 1,
          matchId: 1,
          rule: "3pp",
          wideId: null,
        });
        if (isManaged) expect(await named("1")).toMatchObject({ pausedUntil: now + hour, quiet: { from: 660 } });
        expect(await named("2", bob)).toMatchObject({ id: 2, number: 2, rule: "8%" });
        expect([await named("w9"), await named("=2")]).toEqual([null, null]);
        const wide = await named("w1");
        expect(wide === null).toBe(!hasWide);
        if (hasWide) {
          expect(wide).toMatchObject({ ...kept, kind: "wide", number: after + 1, target: chess, rule: "5pp" });
          expect(await watchOf(database, { chat: ann, matchId: 2 })).toMatchObject({ id: 3, number: null, wideId: wide?.id });
          expect(await exclusionsOf(database, [ann])).toMatchObject([{ matchId: 3 }]);
          const before = await database.selectFrom("baselines").selectAll().where("watch_id", "=", 3).execute();
          expect(before).toMatchObject([{ match_id: 2, revision: 1, reason: "told" }]);
        }
        const bets = await named("v1");
        expect(bets === null).toBe(!hasBets);
        if (hasBets) {
          expect(bets).toMatchObject({ ...kept, kind: "bets", number: after + 2, filter, improvement: 20_000, lookedAt: now });
          expect(await watchedBetsOf(database, [ann])).toMatchObject([{ id: 4, watchId: bets?.id, news: "improved" }]);
          expect([...(await watchesToldIn(database, { chat: ann, id: "m1" }))]).toEqual([bets?.id]);
          expect(await decisionsOfChat(database, { chat: ann, limit: 1 })).toMatchObject([{ watchId: bets?.id }]);
        }
        expect(await factsOf(database, [bob])).toMatchObject([{ watchId: 2, matchId: 2 }]);
        if (isManaged) await expectUndone(database, { after, hasWide, hasBets });
        await expectCountedOn(database);
      });
    });
  });
}

async function expectUndone(database: Database, { after, hasBets }: { after: number; hasWide: boolean; hasBets: boolean }) {
  const numbers = async () => (await allWatchesOf(database, [ann])).map(({ number }) => number);
  const before = await numbers();
  const rules = async () => (await allWatchesOf(database, [ann])).map((one) => ("rule" in one ? one.rule : one.improvement));
  expect(await undoRemoval(database, { chat: ann, id: null, now })).toEqual({ restored: 0, changed: hasBets ? 3 : 2 });
  expect(await rules()).toEqual(hasBets ? ["3pp", 10_000, "2pp"] : ["3pp", "2pp"]);
  expect(await removalsOf(database, [ann])).toHaveLength(1);
  expect(await undoRemoval(database, { chat: ann, id: null, now })).toEqual({ restored: hasBets ? 3 : 2, changed: 0 });
  expect(await numbers()).toEqual(expect.arrayContaining([...before, after]));
  expect(new Set(await numbers()).size).toBe(before.length + (hasBets ? 3 : 2));
  const back = async (ref: string) => watchByRef(database, { chat: ann, ref });
  expect(await back("4")).toMatchObject({ id: 4, matchId: 3, rule: "5pp" });
  expect(await back("w2")).toMatchObject({ target: { sport: "go" }, rule: "2pp" });
  if (hasBets) {
    expect(await back("v2")).toMatchObject({ filter: { ...filter, edge: null } });
    expect(await watchedBetsOf(database, [ann])).toHaveLength(2);
  }
}

/** New watches get numbers that none had, and a chat that had none begins at one. */
async function expectCountedOn(database: Database) {
  const numbers = async (chat: string) => (await allWatchesOf(database, [chat])).flatMap(({ number }) => number ?? []);
  const [highest, ids] = [Math.max(...(await numbers(ann))), (await allWatchesOf(database, [ann, bob])).map(({ id }) => id)];
  const target = { kind: "sport", sport: "mma" } as const;
  const added = await addWideWatch(database, { chat: ann, target, rule: "3pp", createdBy: "7", now });
  if (added === "limit_reached") throw new Error("there were few");
  expect(added.wide.number).toBe(highest + 1);
  expect(ids).not.toContain(added.wide.id);
  await coverMatches(database, { target, matchIds: [2], now });
  const cat = { address: "telegram:3", state: "active" as const, state_since: 0, created_at: 0 };
  await database.insertInto("chats").values(cat).execute();
  const first = { chat: cat.address, matchId: 1, rule: defaultRule, createdBy: "9", revision: null, now };
  expect(await addWatch(database, first)).toMatchObject({ watch: { number: 1 } });
  // What a chat watches goes with it, and what a wide watch brought with that.
  await database.deleteFrom("chats").execute();
  for (const table of ["watches", "baselines", "watched_bets"] as const)
    expect([table, await database.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
}

/** Holds that they come out as a whole or not at all. */
export function describeWatchesAsAWhole(): void {
  describe.each(emptyDatabases)("one store of watches on $name", ({ url: emptyUrl }) => {
    it("is made as a whole or not at all", async () => {
      const url = await emptyUrl();
      const old = await openOld(url, "0030-facts-and-messages");
      await fill(old);
      await old.insert("bet_watches", { ...by, id: 7, filter: "no JSON", improvement: 1, missed: 0 });
      await old.close();
      await expect(openDatabase(url, silentLog)).rejects.toThrow();
      const again = await openOld(url, "0030-facts-and-messages");
      await again.insert("watches", { ...by, id: 9, chat: bob, match_id: 3, rule: "3pp" });
      await again.run(sql`delete from bet_watches where id = 7`);
      await again.close();
      await opened(url, async (database) => {
        expect((await allWatchesOf(database, [ann, bob])).map(({ number }) => number).sort()).toEqual([1, 2, 5, 6, 9]);
      });
      // Killed once more, before the step was written down.
      const done = await openOld(url, "9999");
      await done.run(sql`delete from ${sql.table("schema")} where name >= '0040-one-watch-store'`);
      await done.close();
      if (url.startsWith("postgres")) return;
      await opened(url, async (database) => {
        expect(await allWatchesOf(database, [ann, bob])).toHaveLength(5);
      });
    });
  });
}
