import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { factKinds } from "../../src/app/deliveries.ts";
import { moveChat, suspendChat } from "../../src/chats/chats.ts";
import { matchesToldIn } from "../../src/delivery/told.ts";
import { decisionsOfDelivery } from "../../src/facts/decisions.ts";
import { factsOf } from "../../src/facts/facts.ts";
import { silentLog } from "../../src/log.ts";
import { openDatabase } from "../../src/storage/database.ts";
import { createStage, matchNamed, twoWay } from "../alert-path/stage.ts";
import { createFakeClock } from "../clock.ts";
import { emptyDatabases } from "../databases.ts";
import { dieMigrating, type OldDatabase, openOld } from "./old-database.ts";

const ann = "telegram:1";
const bob = "telegram:2";
const minute = 60_000;
const clock = createFakeClock();
const now = clock.now();

/** What the old code left: a movement that waits, one whose message was begun, moments in every state, and what was told. */
async function fill({ insert, has }: OldDatabase): Promise<void> {
  for (const address of [ann, bob])
    await insert("chats", { address, settings: "{}", state: "active", state_since: 0, created_at: 0 });
  for (const id of [1, 2]) {
    const match = matchNamed(`match-${id}`, "scheduled", now + 30 * 60 * minute);
    const row = { slug: match.slug, body: JSON.stringify(match), status: match.status, starts_at: match.startsAt };
    await insert("matches", { id, ...row, seen_at: now });
    for (const [revision, home] of [
      [1, 0.5],
      [2, 0.6],
    ] as const) {
      const board = { quotes: JSON.stringify(twoWay(home)), fetched_at: now, confirmed_at: now, since: now };
      await insert("boards", { match_id: id, revision, ...board, refreshed_at: null });
    }
    for (const [nth, chat] of [ann, bob].entries()) {
      const watch = 2 * id - 1 + nth;
      await insert("watches", { id: watch, chat, match_id: id, rule: "3pp", created_by: "7", created_at: 0 });
      await insert("baselines", { watch_id: watch, match_id: id, revision: 1, set_at: 0, reason: "created" });
    }
  }
  const waiting = { platform: "telegram", revision: 2, due_at: now, since: now - minute, held: null };
  // Ann waits for the first match, Bob was perhaps told of both.
  await insert("outbox", { ...waiting, watch_id: 1, match_id: 1, chat: ann, delivery_id: null });
  for (const id of [1, 2])
    await insert("outbox", { ...waiting, watch_id: 2 * id, match_id: id, chat: bob, delivery_id: "begun" });
  const frozen = (watchId: number, matchId: number) => ({
    watchId,
    matchId,
    rule: "3pp",
    baseline: 1,
    baselineAt: 0,
    revision: 2,
  });
  const message = { platform: "telegram", holder: "old", attempts: 1, claimed_at: now, lease_until: now };
  const begun = JSON.stringify([frozen(2, 1), frozen(4, 2)]);
  await insert("deliveries", { ...message, id: "begun", chat: bob, state: "claimed", facts: begun });
  const sent = { ...message, id: "sent", chat: ann, state: "sent", settled_at: now - minute, message_id: "9" };
  await insert("deliveries", { ...sent, facts: JSON.stringify([frozen(3, 2)]) });
  await insert("decisions", { at: now, chat: ann, watch_id: 3, match_id: 2, outcome: "sent", delivery_id: "sent" });
  if (!has("0008-events")) return;
  const event = { platform: "telegram", due_at: now, until: now + 60 * minute, since: now, lease_until: 0, attempts: 0 };
  const missing = (matchId: number) => JSON.stringify({ kind: "missing", matchId });
  await insert("events", { ...event, chat: ann, key: "missing 1", facts: missing(1), state: "waiting" });
  await insert("events", {
    ...event,
    chat: ann,
    key: "missing 2",
    facts: missing(2),
    state: "sent",
    told_at: now,
    delivery_id: "e1",
  });
  const claimed = { state: "claimed", delivery_id: "e2", attempts: 1, lease_until: now, told_at: now };
  await insert("events", { ...event, chat: "telegram:2", key: "missing 1", facts: missing(1), ...claimed });
}

const offer = (book: string) => JSON.stringify(["winner", "home", null, book]);
const figures = { price: 2.1, edge: 0.05 };

/** A value bet that waits, one that a sent message tells of and that is gone, and one whose message was begun. */
async function fillBets({ insert }: OldDatabase): Promise<void> {
  const about = {
    filter: JSON.stringify({ edge: null, leastPrice: null, mostPrice: null, withinHours: null, sport: null, book: null }),
  };
  for (const [id, chat] of [
    [1, ann],
    [2, bob],
  ] as const)
    await insert("bet_watches", { id, chat, ...about, improvement: 10_000, created_by: "7", created_at: 0, looked_at: now });
  const times = { match_id: 1, due_at: now, since: now, held: null };
  const knows = (told: object | null, messages: string[], gone: object | null) =>
    JSON.stringify({ figures, told, messages: messages.map((id) => ({ id, saysGone: false })), gone });
  const bet = (id: number, watchId: number, more: object = {}) => {
    const named = { id, watchId, matchId: 1, market: "winner", selection: "home", line: null, bookmaker: `Book ${id}` };
    return { ...named, news: "appeared", figures, asOf: now, before: null, gone: null, ...more };
  };
  await insert("watched_bets", {
    ...times,
    id: 1,
    watch_id: 1,
    offer: offer("Book 1"),
    known: knows(null, [], null),
    news: "appeared",
  });
  const gone = { at: now, why: "left", price: null };
  const told = { id: 2, watch_id: 1, offer: offer("Book 2"), known: knows(figures, ["b1"], gone), message: "b1", news: "gone" };
  await insert("watched_bets", { ...times, ...told });
  const begun = { id: 3, watch_id: 2, offer: offer("Book 3"), known: knows(figures, ["b2"], null), message: "b2", news: null };
  await insert("watched_bets", { ...times, ...begun });
  const manner = JSON.stringify({ silent: false, held: null, missed: 0 });
  const message = { platform: "telegram", edits: null, manner, attempts: 1, begun_at: now, lease_until: now, reason: null };
  const sent = { id: "b1", chat: ann, facts: JSON.stringify([bet(2, 1)]), state: "sent", message_id: "77" };
  await insert("bet_messages", { ...message, ...sent });
  const claimed = { id: "b2", chat: bob, facts: JSON.stringify([bet(3, 2)]), state: "claimed", message_id: null };
  await insert("bet_messages", { ...message, ...claimed });
}

/** Holds that nothing is lost or told twice on the way from the schemas of these versions. */
export function describeFactsFrom(versions: readonly string[]): void {
  describe.each(emptyDatabases)("facts and messages on $name", ({ url: emptyUrl }) => {
    it.each(versions)("come out of the schema of %s with everything that waits", async (version) => {
      const url = await emptyUrl();
      const old = await openOld(url, version);
      const hasEvents = old.has("0008-events");
      const hasBets = old.has("0011-bet-watches");
      await fill(old);
      if (hasBets) await fillBets(old);
      await old.close();
      await dieMigrating(url);
      const database = await openDatabase(url, silentLog);
      try {
        const stage = createStage({ database }, createFakeClock(now));
        expect(await decisionsOfDelivery(database, { chat: ann, deliveryId: "sent" })).toMatchObject([{ watchId: 3 }]);
        expect(await matchesToldIn(database, { chat: ann, id: "sent" })).toEqual([2]);
        await stage.deliver(minute, { chats: { suspend: suspendChat, move: moveChat }, kinds: factKinds });
        const told = (chat: string) =>
          stage.sent
            .filter(({ message }) => message.address === chat)
            .map(({ message: { replaces }, said: { matches, moments, bets } }) => [
              replaces,
              matches.map(({ matchId }) => matchId),
              moments.length,
              bets.map(({ bet }) => `${bet.bookmaker} ${bet.gone ? "gone" : bet.news}`),
            ]);
        const changed = hasBets ? [["77", [], 0, ["Book 2 gone"]]] : [];
        expect(told(ann)).toEqual([...changed, [null, [1], hasEvents ? 1 : 0, hasBets ? ["Book 1 appeared"] : []]]);
        // Perhaps told already, so it is judged anew.
        expect(told(bob)).toEqual([[null, [1, 2], hasEvents ? 1 : 0, hasBets ? ["Book 3 appeared"] : []]]);
        const left = (await factsOf(database, [ann, bob])).map(({ key, doneAt }) => [key, doneAt !== null]);
        const known = [
          ...(hasEvents
            ? [
                ["missing 1", true],
                ["missing 2", true],
                ["missing 1", true],
              ]
            : []),
        ];
        expect(left.sort()).toEqual(known.sort());
        const baselines = await database.selectFrom("baselines").select(["watch_id", "revision"]).orderBy("watch_id").execute();
        expect(baselines.map(({ revision }) => revision)).toEqual([2, 2, 1, 2]);
      } finally {
        await database.destroy();
      }
    });
  });
}

/** Holds that they come out as a whole or not at all. */
export function describeFactsAsAWhole(): void {
  describe.each(emptyDatabases)("facts and messages on $name", ({ url: emptyUrl }) => {
    it.each([
      ["0019-the-limit-says-so", "events", "facts"],
      ["0040-one-watch-store", "bet_messages", "facts"],
    ])("after %s are made as a whole or not at all", async (version, table, column) => {
      const url = await emptyUrl();
      const first = await openOld(url, "0019-the-limit-says-so");
      await fill(first);
      await fillBets(first);
      await first.close();
      const old = await openOld(url, version);
      const claimed = sql`${sql.ref("state")} = 'claimed'`;
      await old.run(sql`update ${sql.table(table)} set ${sql.ref(column)} = '!' || ${sql.ref(column)} where ${claimed}`);
      await old.close();
      await expect(openDatabase(url, silentLog)).rejects.toThrow();
      const again = await openOld(url, version);
      await again.run(sql`update ${sql.table(table)} set ${sql.ref(column)} = substr(${sql.ref(column)}, 2) where ${claimed}`);
      await again.close();
      const database = await openDatabase(url, silentLog);
      expect((await factsOf(database, [ann, bob])).map(({ kind }) => kind).sort()).toEqual(
        ["bet", "bet", "bet", "moment", "moment", "moment", "movement", "movement", "movement"].sort(),
      );
      await database.destroy();
      if (url.startsWith("postgres")) return;
      // Killed once more, before the steps were written down.
      const done = await openOld(url, "9999");
      await done.run(sql`delete from ${sql.table("schema")} where name > '0019-the-limit-says-so'`);
      await done.close();
      const opened = await openDatabase(url, silentLog);
      expect(await factsOf(opened, [ann, bob])).toHaveLength(9);
      await opened.destroy();
    });
  });
}
