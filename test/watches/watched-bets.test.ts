import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BetNews, KnownBet } from "../../src/rules/bet-rule.ts";
import { addBetWatch } from "../../src/watches/bet-watches.ts";
import {
  betKey,
  betsById,
  betsOfMessage,
  deleteBets,
  dropBetNews,
  insertBet,
  knownBets,
  matchesWithNews,
  type Offer,
  toldBets,
  updateBet,
  watchedBetsOf,
} from "../../src/watches/watched-bets.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const [ann, bob] = ["telegram:1", "telegram:2"] as const;
const filter = { edge: null, leastPrice: null, mostPrice: null, withinHours: null, sport: null, book: null };
const offer: Offer = { market: "total", selection: "over", line: 2.5, bookmaker: "Alder" };
const figures = { price: 2.1, edge: 0.05 };
const fresh: KnownBet = { figures, told: null, messages: [], gone: null };
const told: KnownBet = { ...fresh, told: figures, messages: [{ id: "m1", saysGone: false }] };

describe.each(engines)("the value bets that watches know on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  let other: Known;
  let watches: Map<string, number>;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    watches = new Map();
    for (const chat of [ann, bob]) {
      await stage.addChat(chat);
      const added = await addBetWatch(stage.database, { chat, filter, improvement: 10_000, createdBy: "7", now: 1 });
      if (added !== "limit_reached") watches.set(chat, added.watch.id);
    }
    [match, other] = [await stage.addMatch("reds-blues"), await stage.addMatch("greens-greys")];
  });
  afterEach(() => opened.close());

  const watchOf = (chat: string) => watches.get(chat) ?? 0;
  async function know(
    chat: string,
    known: KnownBet,
    news: BetNews | null,
    { about = match, dueAt = 5, selection = "over" } = {},
  ) {
    const bet = { watchId: watchOf(chat), chat, matchId: about.id, offer: { ...offer, selection }, known, news, dueAt };
    await insertBet(stage.database, bet);
    const all = await knownBets(stage.database, bet.watchId);
    const last = all.at(-1);
    if (!last) throw new Error("there is none");
    return last;
  }
  const facts = async () => {
    const rows = await stage.database.selectFrom("facts").selectAll().orderBy("id").execute();
    return rows.map(({ key, body, due_at, since }) => `${key} ${body} ${due_at} ${since}`);
  };

  it("are kept as they were, with what waits to be told of them and since when", async () => {
    const bet = await know(ann, told, "improved");
    expect(bet).toEqual({
      ...{ id: bet.id, watchId: watchOf(ann), chat: ann, matchId: match.id, offer, known: told },
      ...{ news: "improved", since: 5, held: null },
    });
    expect(await know(ann, fresh, null, { selection: "under" })).toMatchObject({ known: fresh, news: null, since: null });
    expect(await facts()).toEqual([`b${bet.id} "improved" 5 5`]);
    expect(betKey(7, offer)).toBe('7 ["total","over",2.5,"Alder"]');
    expect(new Set([offer, { ...offer, line: null }, { ...offer, bookmaker: null }].map((one) => betKey(7, one))).size).toBe(3);
  });

  it("keep the place of news that waits, tell other news anew, and take back what is none any more", async () => {
    const bet = await know(ann, fresh, "appeared");
    const better = { ...fresh, figures: { price: 2.2, edge: 0.06 } };
    await updateBet(stage.database, bet, { known: better, news: "appeared", dueAt: 9 });
    expect(await facts()).toEqual([`b${bet.id} "appeared" 5 5`]);
    expect((await betsById(stage.database, [bet.id])).get(bet.id)?.known).toEqual(better);
    await updateBet(stage.database, bet, { known: told, news: "improved", dueAt: 9 });
    expect(await facts()).toEqual([`b${bet.id} "improved" 9 9`]);
    const [waiting] = await knownBets(stage.database, watchOf(ann));
    if (!waiting) throw new Error("there is none");
    await updateBet(stage.database, waiting, { known: told, news: null, dueAt: 10 });
    expect(await facts()).toEqual([]);
    await updateBet(stage.database, { ...waiting, news: null }, { known: told, news: null, dueAt: 11 });
    expect(await facts()).toEqual([]);
  });

  it("are found by number, by watch, by chat and by message", async () => {
    const first = await know(ann, told, null);
    const second = await know(
      ann,
      {
        ...told,
        messages: [
          { id: "m2", saysGone: true },
          { id: "m1", saysGone: false },
        ],
      },
      null,
      { selection: "under" },
    );
    const third = await know(bob, fresh, null);
    const ids = (bets: Iterable<{ id: number }>) => [...bets].map(({ id }) => id).toSorted((a, b) => a - b);
    const all = [first, second, third];
    expect(ids((await betsById(stage.database, ids(all))).values())).toEqual(ids(all));
    expect(await betsById(stage.database, [])).toEqual(new Map());
    expect(ids(await knownBets(stage.database, watchOf(ann)))).toEqual(ids([first, second]));
    expect(ids(await watchedBetsOf(stage.database, [bob]))).toEqual(ids([third]));
    expect(await watchedBetsOf(stage.database, [])).toEqual([]);
    expect(ids(await betsOfMessage(stage.database, { id: "m1", bets: all }))).toEqual(ids([first, second]));
    expect(ids(await betsOfMessage(stage.database, { id: "m2", bets: all }))).toEqual(ids([second]));
    expect(ids(await betsOfMessage(stage.database, { id: "m1", bets: [second] }))).toEqual(ids([second]));
    expect(ids(await toldBets(stage.database))).toEqual(ids([first, second]));
    await deleteBets(stage.database, []);
    await deleteBets(stage.database, [first.id]);
    expect(ids(await toldBets(stage.database))).toEqual([second.id]);
    const pause = (until: number | null) => stage.database.updateTable("watches").set({ paused_until: until }).execute();
    await pause(9e15);
    expect(await toldBets(stage.database)).toEqual([]);
    await pause(null);
    await stage.database.updateTable("chats").set({ state: "suspended" }).where("address", "=", ann).execute();
    expect(await toldBets(stage.database)).toEqual([]);
  });

  it("count as known where what waits is dropped, of one match or of all, but changes of what was told go on", async () => {
    const first = await know(ann, fresh, "appeared");
    const changing = await know(ann, { ...told, gone: { at: 1, why: "left", price: null } }, "gone", { selection: "under" });
    const elsewhere = await know(ann, told, "improved", { about: other });
    const theirs = await know(bob, fresh, "appeared");
    const dropped = async (matchId: number | null) =>
      (await dropBetNews(stage.database, { chat: ann, matchId })).map(({ id }) => id);
    const waiting = async () => (await facts()).map((one) => one.split(" ")[0]);
    expect(await dropped(match.id)).toEqual([first.id]);
    expect((await betsById(stage.database, [first.id])).get(first.id)).toMatchObject({ news: null, known: { told: figures } });
    expect(await waiting()).toEqual([changing, elsewhere, theirs].map(({ id }) => `b${id}`));
    expect(await dropped(null)).toEqual([elsewhere.id]);
    expect(await waiting()).toEqual([changing, theirs].map(({ id }) => `b${id}`));
  });

  it("name the matches with news that is due then, as many as are asked for, the lowest first", async () => {
    const third = await stage.addMatch("a-b");
    await know(ann, fresh, "appeared", { about: third });
    await know(bob, told, "improved", { about: other });
    await know(ann, fresh, "appeared", { about: other });
    await know(ann, fresh, "appeared", { about: match, dueAt: 6 });
    await know(bob, { ...told, gone: { at: 1, why: "left", price: null } }, "gone", { about: match });
    expect(await matchesWithNews(stage.database, 5, 9)).toEqual([other.id, third.id]);
    expect(await matchesWithNews(stage.database, 5, 1)).toEqual([other.id]);
    expect(await matchesWithNews(stage.database, 6, 9)).toEqual([match.id]);
    expect(await matchesWithNews(stage.database, 7, 9)).toEqual([]);
  });
});
