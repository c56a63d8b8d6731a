import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Quote } from "../../src/odds/quote.ts";
import { createStage, type Known, quote, type Stage, twoWay } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const minute = 60_000;
const hour = 60 * minute;
const chat = "telegram:1";

describe.each(engines)("what a rule makes of a board on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    match = await stage.addMatch("reds-blues");
    await stage.addChat(chat);
  });
  afterEach(() => opened.close());

  /** A refresh that the source made just now. */
  async function refresh(quotes: readonly Quote[], afterMs = minute): Promise<void> {
    await stage.clock.advance(afterMs, stage.settle);
    stage.odds.set(match.match.slug, { quotes, refreshedAt: stage.clock.now() - 1_000 });
    await stage.poll(match);
  }

  /** Home's prices in what was told so far, as from → to. */
  async function told(): Promise<string[]> {
    await stage.deliver();
    return stage.sent.map(({ said }) => {
      const [home] = said.matches[0]?.movement.moves.filter(({ selection }) => selection === "home") ?? [];
      return `${home?.price.from} → ${home?.price.to}`;
    });
  }

  const prices = (book: string, home: number): Quote[] => [quote(book, "home", home), quote(book, "away", 1.8)];
  const board = (alder: number): Quote[] => [...prices("Alder", alder), ...prices("Birch", 2), ...prices("Cedar", 2)];

  describe("when a single book moved", () => {
    beforeEach(() => refresh(board(2)));

    it("waits until the next board says the same", async () => {
      await stage.watch(chat, match, "5% on=winner:home best");
      await refresh(board(2.3));
      expect(await told()).toEqual([]);
      await refresh(board(2.32));
      expect(await told()).toEqual(["2 → 2.32"]);
      expect(stage.sent[0]?.said.matches[0]).toMatchObject({ confirmed: true });
      expect(stage.sent[0]?.said.matches[0]?.movement.moves[0]).toMatchObject({ withMarket: false, agreeing: ["Alder"] });
    });

    it("waits until a refresh has left it as it is", async () => {
      await stage.watch(chat, match, "5% on=winner:home best");
      await refresh(board(2.3));
      await stage.poll(match);
      expect(await told()).toEqual([]);
      await refresh(board(2.3));
      expect(await told()).toEqual(["2 → 2.3"]);
    });

    it("says nothing when it was a blip, or went one way and then the other", async () => {
      await stage.watch(chat, match, "5% on=winner:home best");
      await refresh(board(2.3));
      await refresh(board(2));
      await refresh(board(2.3));
      expect(await told()).toEqual([]);
    });

    it("does not wait when the rule says fast, or is about that book", async () => {
      await stage.watch(chat, match, "5% on=winner:home best fast");
      await refresh(board(2.3));
      expect(await told()).toEqual(["2 → 2.3"]);
      expect(stage.sent[0]?.said.matches[0]).toMatchObject({ confirmed: false });
      await stage.watch(chat, match, "5% on=winner:home book=Alder");
      await refresh(board(2));
      expect(await told()).toEqual(["2 → 2.3", "2.3 → 2"]);
    });

    it("does not wait where there are two books, of which nobody can say which one went astray", async () => {
      await refresh([...prices("Alder", 2), ...prices("Birch", 2)]);
      await stage.watch(chat, match, "5% on=winner:home best");
      await refresh([...prices("Alder", 2.3), ...prices("Birch", 2)]);
      expect(await told()).toEqual(["2 → 2.3"]);
    });

    it("does not wait when two moved", async () => {
      await stage.watch(chat, match, "5% on=winner:home best");
      await refresh([...prices("Alder", 2.3), ...prices("Birch", 2.2), ...prices("Cedar", 2)]);
      expect(await told()).toEqual(["2 → 2.3"]);
    });
  });

  describe("over a window", () => {
    beforeEach(() => refresh(twoWay(0.5)));

    it("does not add up a drift that is slower than it", async () => {
      await stage.watch(chat, match, "3pp since=1h");
      for (const home of [0.51, 0.52, 0.53, 0.54]) await refresh(twoWay(home), 50 * minute);
      expect(await told()).toEqual([]);
    });

    it("tells what moved within it once, and what comes after that anew", async () => {
      await stage.watch(chat, match, "3pp since=1h");
      await refresh(twoWay(0.52), 2 * hour);
      await refresh(twoWay(0.55), 10 * minute);
      expect(await told()).toEqual([`${2} → ${1.818182}`]);
      await refresh(twoWay(0.56), 10 * minute);
      expect(await told()).toHaveLength(1);
      await refresh(twoWay(0.59), 10 * minute);
      expect(await told()).toEqual(["2 → 1.818182", "1.818182 → 1.694915"]);
      const reasons = await stage.database.selectFrom("decisions").select("baseline_reason").orderBy("id").execute();
      expect(reasons.map(({ baseline_reason }) => baseline_reason)).toEqual(["by_rule", "told"]);
    });

    it("begins at what was told where that is as long ago as the window, and at the window where it is longer ago", async () => {
      await stage.watch(chat, match, "3pp since=1h");
      const other = await stage.addChat("telegram:2");
      await refresh(twoWay(0.55), hour);
      await refresh(twoWay(0.5), hour);
      await stage.watch(other, match, "3pp since=1h");
      await refresh(twoWay(0.56), hour + 1);
      await told();
      const query = stage.database.selectFrom("decisions").select(["chat", "baseline_reason"]).orderBy("id");
      const reasons = (await query.execute()).map((row) => `${row.chat} ${row.baseline_reason}`);
      expect(reasons.filter((one) => one.startsWith(other))).toEqual([`${other} by_rule`]);
    });

    it("begins at what was told exactly so long ago", async () => {
      await stage.watch(chat, match, "3pp since=1h");
      await refresh(twoWay(0.55), hour);
      await told();
      const query = stage.database.selectFrom("decisions").select("baseline_reason");
      expect(await query.execute()).toEqual([{ baseline_reason: "created" }]);
    });

    it("begins at the first prices when the rule says so, whenever it was asked for", async () => {
      await refresh(twoWay(0.52), 2 * hour);
      await stage.watch(chat, match, "3pp since=open");
      await refresh(twoWay(0.53), 2 * hour);
      expect(await told()).toEqual(["2 → 1.886792"]);
      await refresh(twoWay(0.55));
      expect(await told()).toHaveLength(1);
      await refresh(twoWay(0.56));
      expect(await told()).toEqual(["2 → 1.886792", "1.886792 → 1.785714"]);
    });

    it("has nothing to tell from the first prices that was true when it was asked for", async () => {
      await refresh(twoWay(0.54), 2 * hour);
      await stage.watch(chat, match, "3pp since=open");
      await refresh(twoWay(0.55));
      expect(await told()).toEqual([]);
    });
  });

  describe("at the right time", () => {
    async function startsIn(ms: number): Promise<void> {
      const startsAt = stage.clock.now() + ms;
      const row = { starts_at: startsAt, body: JSON.stringify({ ...match.match, startsAt }) };
      await stage.database.updateTable("matches").set(row).where("id", "=", match.id).execute();
    }

    it.each([
      ["3pp within=3h", 2 * hour, 1],
      ["3pp within=3h", 4 * hour, 0],
      ["3pp prematch", hour, 1],
      ["3pp prematch", -hour, 0],
      ["3pp live", -hour, 1],
      ["3pp live", hour, 0],
    ])("%s, %d ms before the start: %d alerts", async (rule, beforeStartMs, alerts) => {
      await refresh(twoWay(0.5));
      await startsIn(beforeStartMs);
      await stage.watch(chat, match, rule);
      await refresh(twoWay(0.55));
      expect(await told()).toHaveLength(alerts);
    });

    it("tells no gap once the match has begun", async () => {
      await refresh(twoWay(0.5));
      await startsIn(2 * minute);
      await stage.watch(chat, match, "gap>=6pp");
      const learn = (home: number) => stage.boards.learn(match.id, { home, draw: null, away: 1 - home, at: stage.clock.now() });
      await learn(0.6);
      expect(await told()).toHaveLength(1);
      await stage.clock.advance(minute - 1_000, stage.settle);
      await refresh(twoWay(0.59), minute + 1_000);
      expect(await told()).toHaveLength(1);
    });

    it("begins at the closing line where only the match itself counts", async () => {
      await refresh(twoWay(0.5));
      await startsIn(hour);
      await stage.watch(chat, match, "3pp live");
      await refresh(twoWay(0.55), 50 * minute);
      await refresh(twoWay(0.56), 20 * minute);
      expect(await told()).toEqual([]);
      await refresh(twoWay(0.59));
      expect(await told()).toEqual(["1.818182 → 1.694915"]);
    });

    it("tells what is still true once the time has come, by the next look", async () => {
      await refresh(twoWay(0.5));
      await startsIn(3 * hour + 2 * minute);
      await stage.watch(chat, match, "3pp within=3h");
      await refresh(twoWay(0.55));
      expect(await told()).toEqual([]);
      await refresh(twoWay(0.55), 5 * minute);
      await stage.boards.rebuild(new AbortController().signal);
      expect(await told()).toEqual(["2 → 1.818182"]);
    });
  });
});
