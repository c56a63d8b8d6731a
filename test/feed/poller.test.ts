import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ApiRefused, ApiUnreachable } from "../../src/api/errors.ts";
import type { Match } from "../../src/api/model.ts";
import { createBoards } from "../../src/feed/boards.ts";
import { createPoller, type PollerDeps } from "../../src/feed/poller.ts";
import { createMatchPolls } from "../../src/feed/polls.ts";
import { createSchedule } from "../../src/feed/schedule.ts";
import { documentedRhythm } from "../../src/sources/documented/service.ts";
import type { EndReason } from "../../src/watches/endings.ts";
import { watchesOfChat } from "../../src/watches/watches.ts";
import { createStage, type Known, type Stage, twoWay } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const minute = 60_000;
const hour = 60 * minute;

describe.each(engines)("the poller on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let ended: { slug: string; reason: EndReason; chats: string[] }[];
  let looks: string[];
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    ended = [];
    looks = [];
  });
  afterEach(async () => {
    await opened.close();
    expect(stage.faults).toEqual([]);
  });

  function pollerOf(deps: Partial<PollerDeps> = {}) {
    const { database, api, clock, log, lookup } = stage;
    const schedule = createSchedule({ rhythm: documentedRhythm, perMinute: 60, random: () => 0.5 });
    const boards = createBoards({ tidying: { keepers: [], prune: [] }, database, api, clock, log, schedule });
    const look = async (match: Match) => {
      looks.push(match.slug);
      return match;
    };
    const onEnded: PollerDeps["onEnded"] = ({ match, reason, watches }) =>
      void ended.push({ slug: match.slug, reason, chats: watches.map(({ chat }) => chat) });
    const polls = createMatchPolls({ database, schedule, boards, clock, log });
    return createPoller({ database, polls, boards, lookup, look, clock, log, onEnded, ...deps });
  }

  async function during(ms: number, poller = pollerOf()): Promise<void> {
    const stopping = new AbortController();
    const running = poller.run(stopping.signal);
    await stage.clock.advance(ms, stage.settle);
    stopping.abort();
    await running;
  }

  const watched = async (slug: string, ...chats: string[]): Promise<Known> => {
    const known = await stage.addMatch(slug);
    for (const chat of chats) await stage.watch(await stage.addChat(chat), known);
    return known;
  };
  const askedFor = (slug: string) => stage.asked.filter((ask) => ask.slug === slug).length;

  it("asks once per refresh for a match that many watch, in its own lane, and never for one that nobody watches", async () => {
    await watched("reds-blues", "telegram:1", "telegram:2", "telegram:3");
    await stage.addMatch("greens-greys");
    const refresh = 20 * minute;
    const start = stage.clock.now();
    stage.api.odds = async (slug, options) => {
      stage.asked.push({ slug, lane: options?.lane });
      const now = stage.clock.now();
      const refreshedAt = now - ((now - start) % refresh);
      return { value: { quotes: twoWay(0.5), refreshedAt }, fetchedAt: now, failure: null };
    };
    await during(10 * minute);
    const asked = askedFor("reds-blues");
    expect(asked).toBe(1);
    expect(askedFor("greens-greys")).toBe(0);
    expect(new Set(stage.asked.map(({ lane }) => lane))).toEqual(new Set(["poller"]));
  });

  it("polls a match at once when somebody begins to watch it", async () => {
    const known = await stage.addMatch("reds-blues");
    const chat = await stage.addChat("telegram:1");
    const poller = pollerOf();
    const stopping = new AbortController();
    const running = poller.run(stopping.signal);
    await stage.clock.advance(20_000, stage.settle);
    expect(stage.asked).toEqual([]);
    await stage.watch(chat, known);
    poller.wake();
    await stage.clock.advance(2_000, stage.settle);
    expect(askedFor("reds-blues")).toBe(1);
    stopping.abort();
    await running;
  });

  it("goes on where it stopped: what was just polled is not polled again after a restart", async () => {
    await watched("reds-blues", "telegram:1");
    stage.odds.set("reds-blues", { quotes: twoWay(0.5), refreshedAt: stage.clock.now() });
    for (let start = 0; start < 3; start++) await during(4 * minute);
    expect(askedFor("reds-blues")).toBe(1);
    await during(20 * minute);
    expect(askedFor("reds-blues")).toBeGreaterThan(1);
  });

  it("ends the watches of a match that is over, with a decision and a word to whoever wants it", async () => {
    const known = await watched("reds-blues", "telegram:1", "telegram:2");
    const row = { status: "finished" };
    await stage.database.updateTable("matches").set(row).where("id", "=", known.id).execute();
    await during(1_000);
    expect(ended).toEqual([{ slug: "reds-blues", reason: "match_over", chats: ["telegram:1", "telegram:2"] }]);
    expect(await watchesOfChat(stage.database, "telegram:1")).toEqual([]);
    expect(await stage.decisions()).toEqual(["telegram:1 ended: match_over", "telegram:2 ended: match_over"]);
  });

  const recordAs = async (known: Known, fields: Pick<Match, "status" | "startsAt">, seenAt = stage.clock.now()) => {
    const body = JSON.stringify({ ...known.match, ...fields });
    const row = { body, status: fields.status, starts_at: fields.startsAt, seen_at: seenAt };
    await stage.database.updateTable("matches").set(row).where("id", "=", known.id).execute();
  };

  it.each(["scheduled", "unknown"] as const)(
    "takes a match for over six hours after its start when it stays %s",
    async (status) => {
      const known = await watched("reds-blues", "telegram:1", "telegram:2");
      const gone = { state: "suspended" as const, state_since: stage.clock.now() };
      await stage.database.updateTable("chats").set(gone).where("address", "=", "telegram:2").execute();
      await recordAs(known, { status, startsAt: stage.clock.now() - 6 * 60 * minute + 5 * minute });
      await during(4 * minute);
      expect(ended).toEqual([]);
      await during(3 * minute);
      expect(ended).toMatchObject([{ reason: "match_over", chats: ["telegram:1", "telegram:2"] }]);
    },
  );

  it.each([
    ["called off", "cancelled", 60],
    ["over before its start", "finished", 60],
  ] as const)("ends a match that is %s once the source says so a second time", async (_what, status, inMinutes) => {
    const known = await watched("reds-blues", "telegram:1");
    const startsAt = stage.clock.now() + inMinutes * minute;
    await recordAs(known, { status, startsAt });
    await during(9 * minute);
    expect(ended).toEqual([]);
    // A list that says otherwise ends the doubt, and the next one begins anew.
    await recordAs(known, { status: "scheduled", startsAt });
    await during(2 * minute);
    await recordAs(known, { status, startsAt });
    await during(9 * minute);
    expect([ended, looks]).toEqual([[], []]);
    await during(13 * minute);
    expect(looks).toEqual(["reds-blues"]);
    expect(ended).toEqual([{ slug: "reds-blues", reason: "match_over", chats: ["telegram:1"] }]);
  });

  it("keeps a match that was called off while the source does not answer for it, and where it says otherwise by then", async () => {
    const known = await watched("reds-blues", "telegram:1");
    await recordAs(known, { status: "cancelled", startsAt: stage.clock.now() + 60 * minute });
    let answers = 0;
    const look = async (match: Match): Promise<Match> => {
      if (++answers === 1) throw new ApiUnreachable("timeout");
      await recordAs(known, { status: "scheduled", startsAt: match.startsAt });
      return { ...match, status: "scheduled" };
    };
    await during(20 * minute, pollerOf({ look }));
    expect([answers, ended]).toEqual([2, []]);
  });

  it("ends what only chats that cannot be reached watch, too", async () => {
    const known = await watched("reds-blues", "telegram:1");
    await stage.database.updateTable("chats").set({ state: "suspended", state_since: stage.clock.now() }).execute();
    await recordAs(known, { status: "scheduled", startsAt: stage.clock.now() - 7 * 60 * minute });
    await during(minute);
    expect(ended).toMatchObject([{ slug: "reds-blues", reason: "match_over" }]);
  });

  it("lets a long match go on while it is seen live, and a postponed one wait for its new day", async () => {
    const startsAt = stage.clock.now() - 9 * 60 * minute;
    const seenAt = stage.clock.now() - 55 * minute;
    await recordAs(await watched("reds-blues", "telegram:1"), { status: "live", startsAt }, seenAt);
    await recordAs(await watched("greens-greys", "telegram:2"), { status: "postponed", startsAt }, seenAt);
    await during(4 * minute);
    expect(ended).toEqual([]);
    await during(3 * minute);
    expect(ended).toMatchObject([{ slug: "reds-blues" }]);
  });

  it("looks now and then whether a match that has begun is over", async () => {
    const known = await watched("reds-blues", "telegram:1");
    const begun: Match = { ...known.match, status: "live", startsAt: stage.clock.now() - minute };
    await stage.database
      .updateTable("matches")
      .set({ body: JSON.stringify(begun), status: "live" })
      .where("id", "=", known.id)
      .execute();
    let status: Match["status"] = "live";
    const look = async (match: Match): Promise<Match> => {
      looks.push(match.slug);
      return { ...match, status };
    };
    const poller = pollerOf({ look });
    const stopping = new AbortController();
    const running = poller.run(stopping.signal);
    await stage.clock.advance(8 * minute, stage.settle);
    expect(looks).toHaveLength(1);
    status = "finished";
    await stage.clock.advance(20 * minute, stage.settle);
    expect(ended).toMatchObject([{ reason: "match_over" }]);
    stopping.abort();
    await running;
  });

  it("asks again as soon as a resting source may be asked", async () => {
    await watched("reds-blues", "telegram:1");
    const start = stage.clock.now();
    const asked: number[] = [];
    stage.api.odds = async () => {
      asked.push(stage.clock.now() - start);
      throw new ApiUnreachable("resting", Math.max(1, start + 50_000 - stage.clock.now()));
    };
    await during(50_500);
    expect(asked[1]).toBeGreaterThanOrEqual(50_000);
    expect(asked[1]).toBeLessThanOrEqual(50_010);
  });

  describe("when the source does not know the odds of a match any more", () => {
    const unknown = async (match: Match): Promise<Match> => {
      looks.push(match.slug);
      throw new ApiRefused({ status: 404 });
    };
    it("ends its watches after hours in which others were answered, and only when the match itself is unknown", {
      tags: ["long"],
    }, async () => {
      await watched("reds-blues", "telegram:1");
      await watched("greens-greys", "telegram:2");
      stage.odds.delete("reds-blues");
      const poller = pollerOf({ look: unknown });
      await during(1.9 * hour, poller);
      expect(ended).toEqual([]);
      expect(looks).toEqual([]);
      await during(1.5 * hour, poller);
      expect(ended).toEqual([{ slug: "reds-blues", reason: "match_missing", chats: ["telegram:1"] }]);
      expect(await stage.decisions()).toEqual(["telegram:1 ended: match_missing"]);
      const after = askedFor("reds-blues");
      await during(2 * hour, poller);
      expect(askedFor("reds-blues")).toBe(after);
    });

    it("keeps every watch while it knows nothing at all, however long that takes", async () => {
      await watched("reds-blues", "telegram:1");
      await watched("greens-greys", "telegram:2");
      stage.odds.clear();
      await during(6 * hour, pollerOf({ look: unknown }));
      expect(ended).toEqual([]);
    });

    it("keeps a watch whose match it still knows", { tags: ["long"] }, async () => {
      await watched("reds-blues", "telegram:1");
      await watched("greens-greys", "telegram:2");
      stage.odds.delete("reds-blues");
      await during(4 * hour, pollerOf());
      expect(looks).toContain("reds-blues");
      expect(ended).toEqual([]);
    });

    it("does not take for gone what was never asked", { tags: ["long"] }, async () => {
      await watched("reds blues", "telegram:1");
      await watched("greens-greys", "telegram:2");
      stage.odds.delete("reds blues");
      await during(4 * hour, pollerOf({ look: unknown }));
      expect(askedFor("reds blues")).toBeGreaterThan(1);
      expect(ended).toEqual([]);
    });

    it("ends them sooner once the match has begun, and at once when it is known to be over", async () => {
      const startsAt = stage.clock.now();
      for (const slug of ["reds-blues", "blacks-whites"])
        await recordAs(await watched(slug, `telegram:${slug}`), { status: "live", startsAt });
      await watched("greens-greys", "telegram:2");
      stage.odds.delete("reds-blues");
      stage.odds.delete("blacks-whites");
      const look = async (match: Match) =>
        match.slug === "reds-blues" ? unknown(match) : { ...match, status: "finished" as const };
      const poller = pollerOf({ look });
      await during(0.2 * hour, poller);
      expect(ended).toMatchObject([{ slug: "blacks-whites", reason: "match_over" }]);
      await during(1.2 * hour, poller);
      expect(ended).toMatchObject([{}, { slug: "reds-blues", reason: "match_missing" }]);
    });
  });

  it("has only so many requests under way", async () => {
    for (let nth = 0; nth < 8; nth++) await watched(`many-${nth}`, `telegram:${nth + 1}`);
    let underWay = 0;
    let most = 0;
    stage.api.odds = async () => {
      most = Math.max(most, ++underWay);
      await stage.clock.sleep(30_000);
      underWay--;
      return { value: { quotes: twoWay(0.5), refreshedAt: null }, fetchedAt: stage.clock.now(), failure: null };
    };
    const stopping = new AbortController();
    const running = pollerOf({ inFlight: 3 }).run(stopping.signal);
    await stage.clock.advance(2 * minute, stage.settle);
    stopping.abort();
    await stage.clock.advance(minute, stage.settle);
    await running;
    expect(most).toBe(3);
  });

  it("works out anew every ten minutes what must wait for delivery", async () => {
    const known = await stage.addMatch("reds-blues");
    await stage.poll(known);
    await stage.watch(await stage.addChat("telegram:1"), known);
    await stage.poll(known, 0.56);
    const poller = pollerOf();
    await stage.database.deleteFrom("facts").execute();
    const stopping = new AbortController();
    const running = poller.run(stopping.signal);
    await stage.clock.advance(1_000, stage.settle);
    expect(await stage.waiting()).toHaveLength(1);
    await stage.database.deleteFrom("facts").execute();
    await stage.clock.advance(10 * minute, stage.settle);
    expect(await stage.waiting()).toHaveLength(1);
    stopping.abort();
    await running;
  });

  it("never runs twice at once", async () => {
    const poller = pollerOf();
    const stopping = new AbortController();
    const running = poller.run(stopping.signal);
    await expect(poller.run(stopping.signal)).rejects.toThrow("already");
    stopping.abort();
    await running;
  });
});
