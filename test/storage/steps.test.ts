import { describe, expect, it } from "vitest";
import { pricesOfMatch } from "../../src/boards/price-rows.ts";
import { mannerFrom, plainManner } from "../../src/facts/frozen.ts";
import { silentLog } from "../../src/log.ts";
import type { Quote } from "../../src/odds/quote.ts";
import { openDatabase } from "../../src/storage/database.ts";
import { emptyDatabases } from "../databases.ts";
import { winnerQuotes } from "../odds/prices.ts";

describe.each(emptyDatabases)("a step on $name", ({ url }) => {
  it("has the matches polled that open bets are on", async () => {
    const place = await url();
    const before = await openDatabase(place, silentLog, { steps: {} });
    const match = { body: "{}", starts_at: 1, status: "scheduled", sport: null, seen_at: 0 };
    await before
      .insertInto("matches")
      .values(["a-b", "c-d"].map((slug) => ({ slug, ...match })))
      .execute();
    const bet = { owner: "telegram:7", at: 0, market: "winner", selection: "home", price: 2, body: "{}" } as const;
    const bets = [
      { ...bet, match_id: 1, removed_at: null },
      { ...bet, match_id: 1, removed_at: null },
      { ...bet, match_id: 2, removed_at: 5 },
      { ...bet, match_id: 99, removed_at: null },
      { ...bet, match_id: null, removed_at: null },
    ];
    for (const one of bets)
      await before
        .insertInto("placed_bets")
        .values(one as never)
        .execute();
    await before.destroy();
    const after = await openDatabase(place, silentLog);
    const polls = await after.selectFrom("start_polls").select(["match_id", "wanted_by"]).execute();
    expect(polls).toEqual([{ match_id: 1, wanted_by: "journal" }]);
    await after.destroy();
  });

  it("puts winners with and without a draw apart, on boards and in recorded prices", async () => {
    const place = await url();
    const before = await openDatabase(place, silentLog, { steps: {} });
    const match = { body: "{}", starts_at: 1, status: "scheduled", sport: null, seen_at: 0 };
    await before
      .insertInto("matches")
      .values(["a-b", "c-d"].map((slug) => ({ slug, ...match })))
      .execute();
    const threeWay = ["Alder", "Birch"].flatMap((book) => winnerQuotes(book, 2.5, 3.3, 2.9));
    const boards = [[...threeWay, ...winnerQuotes("Elm", 1.8, 2.1)], winnerQuotes("Elm", 1.8, 2.1)];
    const times = { fetched_at: 0, confirmed_at: 0, refreshed_at: null, model: null };
    for (const [index, quotes] of boards.entries()) {
      const offers = JSON.stringify(
        quotes.map(({ bookmaker, market, selection, price }) => [bookmaker, market, selection, null, price, 0]),
      );
      const ids = { match_id: index + 1 };
      await before
        .insertInto("boards")
        .values({ ...ids, ...times, revision: 1, quotes: JSON.stringify(quotes) })
        .execute();
      await before
        .insertInto("price_offers")
        .values({ ...ids, offers, thin_at: 0 })
        .execute();
    }
    await before.destroy();
    const after = await openDatabase(place, silentLog);
    const kept = await after.selectFrom("boards").select("quotes").orderBy("match_id").execute();
    const marketsOf = (text: string) =>
      new Set((JSON.parse(text) as Quote[]).map(({ bookmaker, market }) => `${bookmaker} ${market}`));
    expect(kept.map(({ quotes }) => marketsOf(quotes))).toEqual([
      new Set(["Alder winner", "Birch winner", "Elm two_way"]),
      new Set(["Elm winner"]),
    ]);
    const recorded = (await pricesOfMatch(after, 1)).map(({ bookmaker, market }) => `${bookmaker} ${market}`);
    expect(new Set(recorded)).toEqual(new Set(["Alder winner", "Birch winner", "Elm two_way"]));
    await after.destroy();
  });

  it("mutes everything in a chat that was snoozed, until the same time", async () => {
    const place = await url();
    const before = await openDatabase(place, silentLog, { steps: {} });
    const chats = { "telegram:1": { snoozedUntil: 5_000 }, "telegram:2": { snoozedUntil: null }, "telegram:3": {} };
    for (const [address, settings] of Object.entries(chats))
      await before
        .insertInto("chats")
        .values({ address, settings: JSON.stringify(settings), state: "active", created_at: 0, state_since: 0 } as never)
        .execute();
    const shorter = { chat: "telegram:1", match_id: 0, until: 4_000, created_at: 1 };
    await before.insertInto("mutes").values(shorter).execute();
    const fact = { chat: "telegram:1", platform: "telegram", kind: "moment", key: "m1", due_at: 5_000, since: 0, held: "snooze" };
    const manner = JSON.stringify({ ...plainManner, held: "snooze" });
    const leased = { holder: "a", attempts: 1, claimed_at: 0, lease_until: 0 };
    const message = { id: "m", chat: "telegram:1", platform: "telegram", state: "claimed", parts: "{}", manner, ...leased };
    await before
      .insertInto("facts")
      .values(fact as never)
      .execute();
    await before
      .insertInto("messages")
      .values(message as never)
      .execute();
    await before.destroy();
    const after = await openDatabase(place, silentLog);
    const muted = await after.selectFrom("mutes").select(["chat", "match_id", "until"]).execute();
    expect(muted).toEqual([{ chat: "telegram:1", match_id: 0, until: 5_000 }]);
    expect(await after.selectFrom("facts").select("held").execute()).toEqual([{ held: "mute" }]);
    const left = await after.selectFrom("messages").select("manner").executeTakeFirstOrThrow();
    expect(mannerFrom(left.manner ?? "")).toMatchObject({ held: "mute" });
    await after.destroy();
  });

  it("gives the threads of topics to their groups", async () => {
    const place = await url();
    const before = await openDatabase(place, silentLog, { steps: {} });
    const [group, topic, other, alone] = ["telegram:-5", "telegram:-5:45", "telegram:-5:46", "telegram:-6:7"];
    const chat = { state: "active", state_since: 0, created_at: 0 } as const;
    for (const address of [group, topic, other, alone])
      await before
        .insertInto("chats")
        .values({ address, ...chat })
        .execute();
    const threads = [
      { chat: topic, key: "match 1", address: "telegram:-5:101" },
      { chat: other, key: "match 1", address: "telegram:-5:102" },
      { chat: alone, key: "match 1", address: "telegram:-6:103" },
    ];
    for (const thread of threads)
      await before
        .insertInto("threads")
        .values({ ...thread, tried_at: 0 } as never)
        .execute();
    await before.destroy();
    const after = await openDatabase(place, silentLog);
    const kept = await after.selectFrom("threads").select(["chat", "opened_for", "address"]).orderBy("address").execute();
    expect(kept).toEqual([
      { chat: group, opened_for: topic, address: "telegram:-5:101" },
      { chat: other, opened_for: null, address: "telegram:-5:102" },
      { chat: alone, opened_for: null, address: "telegram:-6:103" },
    ]);
    await after.destroy();
  });
});
