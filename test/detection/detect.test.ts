import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { latestBoard } from "../../src/boards/board-rows.ts";
import { restoreChat, suspendChat } from "../../src/chats/chats.ts";
import { detect, detectAgain, finish } from "../../src/detection/detect.ts";
import type { Quote } from "../../src/odds/quote.ts";
import { createStage, type Known, type Stage, twoWay } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const chat = "telegram:1";
const minute = 60_000;

describe.each(engines)("the detection on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    await stage.addChat(chat);
    match = await stage.addMatch("reds-blues");
  });
  afterEach(() => opened.close());

  const now = () => stage.clock.now();
  const again = (matchId = match.id) => detectAgain(stage.database, { matchId, now: now(), dueAt: now() + 5 });
  const lose = () => stage.database.deleteFrom("facts").execute();
  const due = async () => (await stage.waiting()).map(({ due_at }) => due_at);

  it("finds again what was lost, by a board that came within the hour, and says how much", async () => {
    expect(await again()).toBe(0);
    await stage.poll(match, 0.5);
    for (const address of [chat, "telegram:2", "telegram:3"]) {
      if (address !== chat) await stage.addChat(address);
      await stage.watch(address, match);
    }
    expect(await again()).toBe(0);
    await stage.poll(match, 0.6);
    expect(await stage.waiting()).toHaveLength(3);
    await lose();
    await stage.clock.advance(60 * minute - 1);
    expect(await again()).toBe(3);
    expect(await due()).toEqual(Array(3).fill(now() + 5));
    await lose();
    await stage.clock.advance(1);
    expect(await again()).toBe(0);
    expect(await due()).toEqual([]);
  });

  it("begins no watch with a board that is older than an hour", async () => {
    await stage.watch(chat, match);
    await stage.poll(match, 0.5);
    const baselines = async () => (await stage.database.selectFrom("baselines").select("reason").execute()).length;
    await stage.database.deleteFrom("baselines").execute();
    await stage.clock.advance(60 * minute);
    await again();
    expect(await baselines()).toBe(0);
    await stage.clock.advance(-1);
    await again();
    expect(await baselines()).toBe(1);
  });

  it("goes on after the last watch that it dealt with, to the end", async () => {
    await stage.poll(match, 0.5);
    const ids: number[] = [];
    for (let nth = 1; nth <= 4; nth++) {
      const address = `telegram:${nth}`;
      if (address !== chat) await stage.addChat(address);
      ids.push((await stage.watch(address, match)).id);
    }
    await stage.poll(match, 0.6);
    await lose();
    const stored = await latestBoard(stage.database, match.id);
    if (!stored) throw new Error("there is none");
    const reached = [{ baseline: 1, rules: [{ words: "3pp", peak: null }] }];
    const rest = { stored, now: now(), dueAt: now(), reached, after: ids[1] ?? 0 };
    expect(await finish(stage.database, rest)).toBe(2);
    expect((await stage.waiting()).map(({ watch_id }) => watch_id)).toEqual(ids.slice(2));
    expect(await finish(stage.database, null)).toBe(0);
  });

  it("says how much waits, cards included, and what is left to do", async () => {
    await stage.poll(match, 0.5);
    await stage.watch(chat, match);
    const card = { chat, kind: "card", match_id: match.id, rule: "card", created_by: "7", created_at: 1 };
    await stage.database.insertInto("watches").values(card).execute();
    await stage.poll(match, 0.6);
    await lose();
    const stored = await latestBoard(stage.database, match.id);
    if (!stored) throw new Error("there is none");
    const found = await stage.database.transaction().execute((session) => detect(session, { stored, now: now(), dueAt: now() }));
    expect(found).toEqual({ queued: 2, rest: null });
    await stage.database.deleteFrom("watches").where("kind", "=", "match").execute();
    await lose();
    expect(await again()).toBe(1);
  });

  it.each([
    ["3pp", 0],
    ["posted", 1],
    ["gap>=6pp", 0],
    [">=2.1 on=winner:home", 1],
    [">=2.9 on=winner:home", 0],
    ["<=2.9 on=winner:home again", 1],
    ["<=2.1 on=winner:home", 0],
  ])("takes the first board of a watch on %s for news to so many: %i", async (rule, count) => {
    await stage.watch(chat, match, rule);
    await stage.poll(match, 0.4);
    expect(await stage.waiting()).toHaveLength(count);
  });

  it("tells once of a limit that the first board passes, and what the price was where the first board did not", async () => {
    await stage.watch(chat, match, ">=2.1 on=winner:home");
    await stage.watch(await stage.addChat("telegram:2"), match, ">=2.45 on=winner:home");
    const standing = async () =>
      (await stage.database.selectFrom("baselines").select("revision").orderBy("watch_id").execute()).map(
        ({ revision }) => revision,
      );
    await stage.poll(match, 0.41);
    expect(await standing()).toEqual([0, 1]);
    await stage.deliver();
    expect(await standing()).toEqual([1, 1]);
    await stage.poll(match, 0.38);
    await stage.deliver();
    await stage.poll(match, 0.37);
    await stage.deliver();
    const before = stage.sent.map(({ message: { address }, said }) => [
      address,
      said.matches[0]?.event?.kind === "crossed" && said.matches[0].event.before === null,
    ]);
    expect(before).toEqual([
      [chat, true],
      ["telegram:2", false],
    ]);
  });

  it("does not tell a limit again after a long absence of the chat, but one that was never told", async () => {
    await stage.watch(chat, match, ">=2.1 on=winner:home");
    await stage.poll(match, 0.41);
    await stage.deliver();
    const other = await stage.addMatch("greens-whites");
    await stage.watch(chat, other, ">=2.1 on=winner:home");
    await suspendChat(stage.database, { address: chat, reason: "blocked", now: now() });
    await stage.clock.advance(30 * 24 * 60 * minute);
    await restoreChat(stage.database, { address: chat, now: now() });
    await stage.poll(match, 0.4);
    await stage.poll(other, 0.4);
    expect((await stage.waiting()).map(({ match_id }) => match_id)).toEqual([other.id]);
  });

  it("gives a watch that has no board yet the present one, beside others that have theirs", async () => {
    await stage.poll(match, 0.5);
    await stage.watch(chat, match);
    const { id } = await stage.watch(await stage.addChat("telegram:2"), match);
    await stage.database.deleteFrom("baselines").where("watch_id", "=", id).execute();
    await stage.poll(match, 0.51);
    const baselines = stage.database.selectFrom("baselines").select(["revision", "reason"]).orderBy("watch_id");
    expect(await baselines.execute()).toEqual([
      { revision: 1, reason: "created" },
      { revision: 2, reason: "first_board" },
    ]);
  });

  it.each([
    ["gap>=6pp", 1],
    ["posted", 1],
    ["3pp", 0],
    // Its own way of three hours goes back to before the watch.
    ["1% since=3h", 0],
    [">=1.5 on=winner:home", 1],
  ])("tells what was there before a watch on %s had a board so many: %i", async (rule, count) => {
    await stage.poll(match, 0.5);
    await stage.boards.learn(match.id, { home: 0.6, draw: null, away: 0.4, at: now() });
    await stage.watch(chat, match, rule);
    await stage.database.deleteFrom("baselines").execute();
    await stage.poll(match, 0.51);
    expect(await stage.waiting()).toHaveLength(count);
  });

  describe("where no book is left of those that the chat was told of", () => {
    const other = (home: number) => twoWay(home, ["Elder", "Firth", "Grove"]);
    const come = async (quotes: Quote[], afterMs = 0) => {
      await stage.clock.advance(afterMs);
      stage.odds.set("reds-blues", { quotes, refreshedAt: null });
      await stage.poll(match);
      const baseline = await stage.database.selectFrom("baselines").select(["revision", "reason"]).executeTakeFirst();
      return `${baseline?.revision} ${baseline?.reason}`;
    };
    beforeEach(async () => {
      await stage.poll(match, 0.5);
      await stage.watch(chat, match);
    });

    it("begins anew with the second board that has none of them", async () => {
      expect(await come(other(0.6), minute)).toBe("1 created");
      expect(await come(other(0.61), minute)).toBe("3 restarted");
      expect(await stage.decisions()).toEqual([`${chat} dropped: nothing_to_compare`]);
      expect(await stage.waiting()).toEqual([]);
    });

    it("begins anew with the first one when it has stood for an hour", async () => {
      expect(await come(other(0.6), minute)).toBe("1 created");
      expect(await come(other(0.6), 60 * minute - 1)).toBe("1 created");
      await again();
      expect(await come(other(0.6))).toBe("1 created");
      await come(other(0.6), 1);
      await again();
      expect(await come(other(0.6))).toBe("2 restarted");
    });

    it("goes on from what was told when they come back", async () => {
      expect(await come(other(0.6), minute)).toBe("1 created");
      expect(await come(twoWay(0.56), minute)).toBe("1 created");
      expect(await stage.waiting()).toHaveLength(1);
      expect(await come(other(0.6), minute)).toBe("1 created");
    });

    it("leaves limits and first odds as they are, which need no book twice", async () => {
      await stage.database.updateTable("watches").set({ rule: ">=2.6 on=winner:home" }).execute();
      for (const home of [0.6, 0.61]) expect(await come(other(home), minute)).toBe("1 created");
    });
  });

  it.each([
    [">=2.1 on=winner:home", "3 armed", "2 told"],
    [">=2.1 on=winner:home again", "3 armed", "3 armed"],
  ])("arms %s anew when the price is back, as created %s, once told %s", async (rule, created, told) => {
    for (const [known, reason, expected] of [
      [match, "created", created],
      [await stage.addMatch("greens-greys"), "told", told],
    ] as const) {
      await stage.poll(known, 0.5);
      const { id } = await stage.watch(chat, known, rule);
      await stage.poll(known, 0.4);
      const row = { revision: 2, reason };
      await stage.database.updateTable("baselines").set(row).where("watch_id", "=", id).execute();
      await stage.poll(known, 0.52);
      const query = stage.database.selectFrom("baselines").select(["revision", "reason"]).where("watch_id", "=", id);
      const baseline = await query.executeTakeFirst();
      expect(`${baseline?.revision} ${baseline?.reason}`).toBe(expected);
    }
  });
});
