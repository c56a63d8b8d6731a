import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ApiBusy, ApiUnreachable } from "../../src/api/errors.ts";
import type { Odds } from "../../src/api/model.ts";
import type { Answer, OddsApi } from "../../src/api/odds-api.ts";
import { pricesOfMatch } from "../../src/boards/price-rows.ts";
import { createBoards } from "../../src/feed/boards.ts";
import { silentLog } from "../../src/log.ts";
import { documentedRhythm } from "../../src/sources/documented/service.ts";
import { createStage, type Known, quote, type Stage, twoWay } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";
import { winnerQuotes } from "../odds/prices.ts";

describe.each(engines)("boards on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    match = await stage.addMatch("reds-blues", 0.5);
  });
  afterEach(() => opened.close());

  const minutes = (number: number) => stage.clock.advance(number * 60_000, stage.settle);
  const read = (fresh = false) => stage.boards.read(match, { lane: "person", fresh });
  const ask = () => stage.boards.fetch(match, { lane: "person" });
  const serve = (quotes = twoWay(0.5), refreshedAt: number | null = null) =>
    stage.odds.set(match.match.slug, { quotes, refreshedAt });
  const boardsWith = (odds: OddsApi["odds"]) =>
    createBoards({
      tidying: { keepers: [], prune: [] },
      database: stage.database,
      api: { odds, rhythm: documentedRhythm },
      clock: stage.clock,
      log: silentLog,
    });

  it("serves a kept board without a request while it is young enough", async () => {
    await read();
    await minutes(4.9);
    expect(await read()).toMatchObject({ revision: 1, failure: null });
    expect(stage.asked).toHaveLength(1);
    await read(true);
    expect(stage.asked).toEqual([
      { slug: "reds-blues", lane: "person" },
      { slug: "reds-blues", lane: "person" },
    ]);
  });

  it("answers from memory when the board was just fetched", async () => {
    await read();
    const before = stage.queries();
    await read();
    expect(stage.queries()).toBe(before);
  });

  it("does not ask while the source's own time says that nothing newer can be there", async () => {
    serve(twoWay(0.5), stage.clock.now());
    await read();
    await minutes(14);
    await read();
    expect(stage.asked).toHaveLength(1);
    await minutes(1);
    await read();
    expect(stage.asked).toHaveLength(2);
  });

  it("makes a new revision only when a price, a book or a selection changed", async () => {
    const revisions: (number | undefined)[] = [];
    const boards = [twoWay(0.5), twoWay(0.5), twoWay(0.52), twoWay(0.52, ["Alder", "Birch"]), twoWay(0.52).slice(0, 5)];
    for (const quotes of [...boards, twoWay(0.52).slice(0, 5).toReversed()]) {
      serve(quotes);
      await minutes(1);
      revisions.push((await ask())?.revision);
    }
    expect(revisions).toEqual([1, 1, 2, 3, 4, 4]);
  });

  it("keeps winners with and without a draw in two markets, whichever more books quote at the moment", async () => {
    const threeWay = (price: number, books = ["Alder", "Birch", "Cedar"]) =>
      books.flatMap((book) => winnerQuotes(book, price, 3.3, 2.9));
    const other = ["Dogwood", "Elm"].flatMap((book) => winnerQuotes(book, 1.8, 2.1));
    const marketsNow = async () => {
      await minutes(1);
      const view = await ask();
      return [...new Set(view?.board.quotes.map(({ bookmaker, market }) => `${bookmaker} ${market}`))].sort();
    };
    serve([...threeWay(2.5), ...other]);
    expect(await marketsNow()).toEqual(["Alder winner", "Birch winner", "Cedar winner", "Dogwood two_way", "Elm two_way"]);
    serve([...threeWay(2.6, ["Alder"]), ...other]);
    expect(await marketsNow()).toEqual(["Alder winner", "Dogwood two_way", "Elm two_way"]);
    serve(other);
    expect(await marketsNow()).toEqual(["Dogwood two_way", "Elm two_way"]);
    serve([...threeWay(2.6), ...other]);
    expect(await marketsNow()).toContain("Alder winner");
    const recorded = (await pricesOfMatch(stage.database, match.id)).filter(({ bookmaker }) => bookmaker === "Elm");
    expect(new Set(recorded.map(({ market }) => market))).toEqual(new Set(["two_way"]));
  });

  it("confirms an unchanged board, so that its age is that of the last answer", async () => {
    serve(twoWay(0.5), stage.clock.now());
    await ask();
    await minutes(20);
    serve(twoWay(0.5), stage.clock.now());
    await ask();
    const latest = await stage.boards.latest(match.id);
    expect(latest?.board).toMatchObject({ fetchedAt: stage.clock.now(), refreshedAt: stage.clock.now() });
    expect(latest?.since).toBe(stage.clock.now() - 20 * 60_000);
  });

  it("keeps a price point for each price that changed, and for no other", async () => {
    await ask();
    serve([...twoWay(0.5, ["Alder", "Birch"]), quote("Cedar", "home", 2.1), quote("Cedar", "away", 2)]);
    await minutes(1);
    await ask();
    const history = await pricesOfMatch(stage.database, match.id);
    const now = history.filter(({ at }) => at === stage.clock.now());
    expect(now.map(({ bookmaker, selection, price }) => [bookmaker, selection, price])).toEqual([["Cedar", "home", 2.1]]);
    expect(history).toHaveLength(7);
    expect(await stage.database.selectFrom("price_points").selectAll().execute()).toHaveLength(2);
  });

  it("shares one request among all who ask at the same time", async () => {
    const views = await Promise.all([1, 2, 3].map(ask));
    expect(views.map((view) => view?.revision)).toEqual([1, 1, 1]);
    expect(stage.asked).toHaveLength(1);
  });

  it("takes what another process fetched since the question for its answer", async () => {
    await ask();
    const other = boardsWith(() => Promise.reject(new ApiBusy(500)));
    const askOther = () => other.read(match, { lane: "person", fresh: true });
    expect(await askOther()).toMatchObject({ revision: 1, failure: null });
    await minutes(1);
    expect(await askOther()).toMatchObject({ revision: 1, failure: "busy" });
  });

  it("lets one who leaves leave the others their answer, and aborts the request only when nobody waits", async () => {
    let answer: (odds: Answer<Odds>) => void = () => undefined;
    const signals: (AbortSignal | undefined)[] = [];
    const boards = boardsWith((_slug, options) => {
      signals.push(options?.signal);
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    const [first, second, last] = [new AbortController(), new AbortController(), new AbortController()];
    const leaving = boards.fetch(match, { lane: "person", signal: first.signal });
    const staying = boards.fetch(match, { lane: "person", signal: second.signal });
    first.abort();
    await expect(leaving).rejects.toThrow(ApiUnreachable);
    expect(signals[0]?.aborted).toBe(false);
    answer({ value: { quotes: twoWay(0.5), refreshedAt: null }, fetchedAt: stage.clock.now(), failure: null });
    expect(await staying).toMatchObject({ revision: 1 });
    const alone = boards.fetch(match, { lane: "person", signal: last.signal });
    last.abort();
    await expect(alone).rejects.toThrow(ApiUnreachable);
    // Whoever comes back in the same breath still finds the request under way.
    await new Promise(setImmediate);
    expect(signals[1]?.aborted).toBe(true);
  });

  it("gives the last board with its age and the reason when the API fails, and the error when there is none", async () => {
    const failing = boardsWith(() => Promise.reject(new ApiBusy(500)));
    await expect(failing.read(match, { lane: "person", fresh: true })).rejects.toThrow(ApiBusy);
    await ask();
    await minutes(30);
    const view = await failing.read(match, { lane: "person" });
    expect(view).toMatchObject({ revision: 1, failure: "busy" });
    expect(view?.board.fetchedAt).toBe(stage.clock.now() - 30 * 60_000);
  });

  it("passes on what is no trouble of the API: that is a bug", async () => {
    await ask();
    await minutes(1);
    const broken = boardsWith(() => Promise.reject(new TypeError("broken")));
    await expect(broken.read(match, { lane: "person", fresh: true })).rejects.toThrow(TypeError);
  });

  it("knows a match without odds from a failure, and never takes an empty answer for a board", async () => {
    serve([]);
    expect(await read()).toBeNull();
    serve(twoWay(0.5));
    await ask();
    serve([]);
    await minutes(30);
    const view = await read();
    expect(view?.board.quotes).toHaveLength(6);
    expect(view?.board.fetchedAt).toBe(stage.clock.now() - 30 * 60_000);
  });

  it("lets an answer that was overtaken by a newer one change nothing", async () => {
    await ask();
    await minutes(5);
    serve(twoWay(0.6));
    await ask();
    const late = boardsWith(async () => ({
      value: { quotes: twoWay(0.5), refreshedAt: null },
      fetchedAt: stage.clock.now() - 60_000,
      failure: null,
    }));
    await late.fetch(match, { lane: "person" });
    expect((await stage.boards.latest(match.id))?.revision).toBe(2);
  });

  it("feeds what a person asked for to detection as well", async () => {
    await stage.addChat("telegram:1");
    await ask();
    await stage.watch("telegram:1", match);
    serve(twoWay(0.55));
    await ask();
    expect(await stage.waiting()).toMatchObject([{ chat: "telegram:1", platform: "telegram", revision: 2, message: null }]);
  });

  it("tells the schedule of every answer and keeps with the board what it has learned", async () => {
    const told: object[] = [];
    const schedule = {
      polled: (matchId: number, result: object) => void told.push({ matchId, ...result }),
      learned: () => '{"period":900}',
    };
    const { database, api, clock, log } = stage;
    const boards = createBoards({ tidying: { keepers: [], prune: [] }, database, api, clock, log, schedule });
    await boards.fetch(match, { lane: "person" });
    await minutes(1);
    await boards.fetch(match, { lane: "person" });
    const now = clock.now();
    expect(told).toEqual([
      { matchId: match.id, now: now - 60_000, refreshedAt: null, changed: true },
      { matchId: match.id, now, refreshedAt: null, changed: false },
    ]);
    const rows = await database.selectFrom("schedule").selectAll().execute();
    expect(rows).toEqual([{ match_id: match.id, last_poll_at: now, learned: '{"period":900}' }]);
  });

  describe("with watches", () => {
    const watchers = async (rules: readonly string[], from = 1) => {
      for (const [index, rule] of rules.entries()) await stage.watch(await stage.addChat(`discord:${from + index}`), match, rule);
    };
    const statements = async (home: number) => {
      const before = stage.queries();
      await stage.poll(match, home);
      return stage.queries() - before;
    };

    it("runs as many statements for a hundred watches of a rule as for one", async () => {
      await ask();
      await watchers(["3pp"]);
      const one = await statements(0.55);
      expect(await stage.waiting()).toHaveLength(1);
      await stage.deliver(2_000, { platform: { name: "discord", send: async () => ({ kind: "sent", messageId: "1" }) } });
      await stage.poll(match, 0.5);
      await stage.deliver(2_000, { platform: { name: "discord", send: async () => ({ kind: "sent", messageId: "1" }) } });
      await watchers(
        Array.from({ length: 100 }, () => "3pp"),
        2,
      );
      const many = await statements(0.56);
      expect(await stage.waiting()).toHaveLength(101);
      expect(many).toBe(one);
    });

    it("queues thousands of watches in bounded batches, each exactly once", { tags: ["long"] }, async () => {
      await ask();
      const size = 5_200;
      for (let start = 0; start < size; start += 400) {
        const addresses = Array.from({ length: 400 }, (_, index) => `discord:${start + index + 1}`);
        const rows = addresses.map((address) => ({ address, state: "active" as const, state_since: 0, created_at: 0 }));
        await stage.database.insertInto("chats").values(rows).execute();
        const watches = addresses.map((chat) => ({
          chat,
          kind: "match",
          match_id: match.id,
          rule: "3pp",
          created_by: "7",
          created_at: 0,
        }));
        const added = await stage.database.insertInto("watches").values(watches).returning("id").execute();
        const baselines = added.map(({ id }) => ({
          watch_id: id,
          match_id: match.id,
          revision: 1,
          set_at: 0,
          reason: "created",
        }));
        await stage.database.insertInto("baselines").values(baselines).execute();
      }
      stage.mostRows();
      const used = await statements(0.55);
      const most = stage.mostRows();
      // Nothing that grows with the watches comes into memory.
      expect(most.read).toBeLessThan(20);
      expect(most.written).toBe(5_000);
      expect(await stage.waiting()).toHaveLength(size);
      expect(used).toBeLessThan(20);
      await stage.poll(match, 0.5);
      expect(await stage.waiting()).toEqual([]);
      expect(await stage.database.selectFrom("decisions").select("id").execute()).toHaveLength(size);
    });

    it("finds again what was lost from the outbox, and only that", async () => {
      await ask();
      await watchers(["3pp", "8pp"]);
      await stage.poll(match, 0.55);
      await stage.database.deleteFrom("facts").execute();
      await stage.boards.rebuild(new AbortController().signal);
      expect(await stage.waiting()).toMatchObject([{ chat: "discord:1", revision: 2 }]);
    });

    it("starts a baseline anew, with a decision, when its books are gone for two boards in a row", async () => {
      serve(twoWay(0.5, ["Alder"]));
      await ask();
      await watchers(["3pp"]);
      serve(twoWay(0.6, ["Birch"]));
      await ask();
      expect(await stage.decisions()).toEqual([]);
      serve(twoWay(0.61, ["Birch"]));
      await ask();
      expect(await stage.waiting()).toEqual([]);
      expect(await stage.decisions()).toEqual(["discord:1 dropped: nothing_to_compare"]);
      serve(twoWay(0.65, ["Birch"]));
      await ask();
      expect(await stage.waiting()).toHaveLength(1);
    });

    it("starts it anew as well when one board without its books stands for an hour", async () => {
      serve(twoWay(0.5, ["Alder"]));
      await ask();
      await watchers(["3pp"]);
      serve(twoWay(0.6, ["Birch"]));
      await ask();
      await minutes(61);
      await ask();
      await stage.boards.rebuild(new AbortController().signal);
      expect(await stage.decisions()).toEqual(["discord:1 dropped: nothing_to_compare"]);
    });

    it.each([
      [
        "only totals are left",
        [quote("Alder", "over", 1.9), quote("Alder", "under", 1.9)].map((one) => ({
          ...one,
          market: "total" as const,
          line: 2.5,
        })),
      ],
      ["only one side is quoted", twoWay(0.5).filter(({ selection }) => selection === "away")],
      ["half of the books quote a draw", [...twoWay(0.5), quote("Alder", "draw", 9), quote("Birch", "draw", 9)]],
      ["only another book is there", twoWay(0.6, ["Oak"])],
    ])("tells what moved while the market was suspended: %s", async (_reason, quotes) => {
      await ask();
      await watchers(["3pp"]);
      serve(quotes);
      await ask();
      expect(await stage.decisions()).toEqual([]);
      serve(twoWay(0.75));
      await ask();
      expect(await stage.waiting()).toMatchObject([{ chat: "discord:1", revision: 3 }]);
    });

    it("begins with the first board that has the main market, when the chat was shown one without", async () => {
      serve([quote("Alder", "yes", 1.9, { market: "both_score" }), quote("Alder", "no", 1.9, { market: "both_score" })]);
      await ask();
      await watchers(["3pp"]);
      serve(twoWay(0.5));
      await ask();
      serve(twoWay(0.55));
      await ask();
      expect(await stage.waiting()).toHaveLength(1);
    });

    it("keeps the boards that somebody needs and prunes the others", async () => {
      await ask();
      await watchers(["20pp"]);
      for (const home of [0.51, 0.52, 0.53]) await stage.poll(match, home);
      await minutes(60);
      await stage.boards.prune();
      const kept = await stage.database.selectFrom("boards").select("revision").orderBy("revision").execute();
      // The one before the newest says whether that was a blip.
      expect(kept.map(({ revision }) => revision)).toEqual([1, 3, 4]);
      expect(await stage.boards.byRevision(match.id, 2)).toBeNull();
      expect(await stage.boards.byRevision(match.id, 1)).toMatchObject({ revision: 1 });
    });
  });
});
