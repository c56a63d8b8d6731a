import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { MatchStatus } from "../../src/api/model.ts";
import { moveChat, restoreChat } from "../../src/chats/chats.ts";
import { defaultQuiet, type Settings } from "../../src/chats/settings.ts";
import type { Telling } from "../../src/delivery/fact-kind.ts";
import { fixturesKind, type ToldFixtures } from "../../src/delivery/kinds/fixtures.ts";
import { backlogOf, countWaiting } from "../../src/facts/backlog.ts";
import { factsOf } from "../../src/facts/facts.ts";
import { pruneFacts } from "../../src/facts/old-facts.ts";
import type { Target } from "../../src/matches/targets.ts";
import type { ShownFixtures } from "../../src/replies/alerts/fixtures.ts";
import { applySettings } from "../../src/watches/apply-settings.ts";
import { mute } from "../../src/watches/mutes.ts";
import { addWideWatch, excludeMatch } from "../../src/watches/wide-watches.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { createFakeClock } from "../clock.ts";
import { engines } from "../databases.ts";

const ann = "telegram:1";
const group = "telegram:-9";
const topic = "telegram:-9:4";
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const nine = 9 * 60;

describe.each(engines)("a day's matches on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  /** What was sent: where, when, and the matches. */
  let sent: { chat: string; at: string; says: string }[];
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened, createFakeClock(Date.parse("2026-10-23T07:00:00Z")));
    for (const chat of [ann, group]) await stage.addChat(chat);
    sent = [];
  });
  afterEach(async () => {
    await opened.close();
    expect(stage.faults).toEqual([]);
  });

  const now = () => stage.clock.now();
  const at = (text: string) => Date.parse(`${text}:00Z`);
  const clockOf = (ms: number) => new Date(ms).toISOString().slice(5, 16);

  function set(change: Partial<Settings>, address = ann): Promise<Settings> {
    return stage.database
      .transaction()
      .execute((session) => applySettings(session, { address, change, reads: null, now: now() }));
  }

  /** A match that starts then, of this league. */
  async function fixture(slug: string, startsAt: string, league: string | null = null, status: MatchStatus = "scheduled") {
    const known = await stage.addMatch(slug);
    const named = league === null ? null : { id: null, slug: league, names: { en: league }, sport: "football" };
    const match = { ...known.match, startsAt: at(startsAt), league: named, sport: "football", status };
    const row = { body: JSON.stringify(match), starts_at: match.startsAt, status };
    await stage.database.updateTable("matches").set(row).where("id", "=", known.id).execute();
    return { ...known, match } satisfies Known;
  }

  async function follow(target: Target, chat = ann): Promise<void> {
    await addWideWatch(stage.database, { chat, target, rule: "3pp", createdBy: "7", now: now() });
  }
  const league = (name: string): Target => ({
    kind: "league",
    named: { id: null, slug: name, names: { en: name }, sport: null },
  });

  /** Delivers until then; `looks` is how often it looks for what is due. */
  async function deliverUntil(text: string, deps: Parameters<Stage["deliver"]>[1] = {}): Promise<void> {
    const told = new Map<string, string>();
    await stage.deliver(at(text) - now(), {
      pollMs: hour,
      render(telling) {
        told.set(telling.deliveryId, saidIn(telling));
        return { reply: { blocks: [], buttons: [], personal: false, credit: [], cut: "", language: "en" }, sections: {} };
      },
      platform: {
        name: "telegram",
        async send({ address, deliveryId }) {
          const outcome = stage.outcomes.shift() ?? { kind: "sent" as const, messageId: `${sent.length}` };
          if (outcome.kind === "sent") sent.push({ chat: address, at: clockOf(now()), says: told.get(deliveryId) ?? "" });
          return outcome;
        },
      },
      ...deps,
    });
  }
  function saidIn({ parts }: Telling): string {
    const [list] = (parts.get("fixtures") ?? []) as ShownFixtures[];
    if (!list) return [...parts.keys()].join(" ");
    return [...list.matches.map(({ match }) => match.slug), ...(list.more > 0 ? [`+${list.more}`] : [])].join(" ");
  }
  const posts = () => sent.map((one) => `${one.at} ${one.says}`);
  const waiting = async () => {
    const query = stage.database.selectFrom("facts").select(["chat", "key", "due_at"]).where("kind", "=", "fixtures");
    const rows = await query.where("done_at", "is", null).where("message", "is", null).orderBy("id").execute();
    return rows.map(({ chat, key, due_at }) => `${chat} ${key} ${clockOf(due_at)}`);
  };

  it("come once a day at the chat's own time, each match once, also on the days on which clocks change; none on a day without", async () => {
    await follow(league("cup"));
    await fixture("begun", "2026-10-23T06:59", "cup");
    for (const [slug, start] of [
      ["tonight", "2026-10-23T21:30"],
      ["early", "2026-10-24T05:59"],
      ["then", "2026-10-24T06:00"],
      ["noon", "2026-10-24T12:00"],
      ["next", "2026-10-25T06:59"],
      ["later", "2026-10-25T07:00"],
      ["far", "2026-10-27T20:00"],
    ] as const)
      await fixture(slug, start, "cup");
    await fixture("other", "2026-10-24T12:00", "shield");
    // In Riga the clocks go back in the night to 25 October.
    await set({ timeZone: "Europe/Riga", fixturesAt: nine });
    expect(await waiting()).toEqual([`${ann} fixtures 2026-10-24 10-24T06:00`]);
    await deliverUntil("2026-10-28T06:00");
    expect(posts()).toEqual(["10-24T06:00 noon next later", "10-27T07:00 far"]);
    expect(await waiting()).toEqual([`${ann} fixtures 2026-10-28 10-28T07:00`]);
  });

  it("come at the time that was chosen last, at most once a day, and never after they were turned off", async () => {
    await follow(league("cup"));
    for (const start of ["2026-10-23T20:00", "2026-10-24T20:00", "2026-10-25T20:00"]) await fixture(start, start, "cup");
    await set({ fixturesAt: nine });
    await set({ fixturesAt: 10 * 60 });
    expect(await waiting()).toEqual([`${ann} fixtures 2026-10-23 10-23T10:00`]);
    await deliverUntil("2026-10-23T10:30");
    await set({ fixturesAt: 11 * 60 });
    expect(await waiting()).toEqual([`${ann} fixtures 2026-10-24 10-24T11:00`]);
    await set({ timeZone: "Europe/Riga" });
    expect(await waiting()).toEqual([`${ann} fixtures 2026-10-24 10-24T08:00`]);
    await deliverUntil("2026-10-24T09:00");
    await set({ fixturesAt: null });
    await deliverUntil("2026-10-26T12:00");
    expect(posts()).toEqual(["10-23T10:00 2026-10-23T20:00", "10-24T08:00 2026-10-24T20:00"]);
    expect(await waiting()).toEqual([]);
  });

  it("can come later on a day on which there was nothing to tell so far", async () => {
    await set({ fixturesAt: nine });
    await deliverUntil("2026-10-23T09:01");
    expect(await waiting()).toEqual([`${ann} fixtures 2026-10-24 10-24T09:00`]);
    await stage.watch(ann, await fixture("tonight", "2026-10-23T20:00"));
    await set({ fixturesAt: nine + 5 });
    await deliverUntil("2026-10-23T09:10");
    expect(posts()).toEqual(["10-23T09:05 tonight"]);
  });

  it("are those of any watch, but for value bets, pauses, mutes, what is left out and what is called off", async () => {
    const start = "2026-10-23T20:00";
    await follow(league("cup"));
    await follow({ kind: "team", named: { id: null, slug: null, names: { en: "reds home" } } });
    for (const slug of ["excluded", "muted", "of-cup"]) await fixture(slug, start, "cup");
    await fixture("off", start, "cup", "cancelled");
    await stage.watch(ann, await fixture("own", start, "shield"));
    const paused = await stage.watch(ann, await fixture("paused", start));
    await stage.database
      .updateTable("watches")
      .set({ paused_until: now() + day })
      .where("id", "=", paused.id)
      .execute();
    await fixture("reds", start, "shield");
    await fixture("nobodys", start, "shield");
    const ids = new Map(
      (await stage.database.selectFrom("matches").select(["id", "slug"]).execute()).map((one) => [one.slug, one.id]),
    );
    await excludeMatch(stage.database, { chat: ann, matchId: ids.get("excluded") ?? 0, now: now() });
    await mute(stage.database, { chat: ann, matchId: ids.get("muted") ?? 0, until: null, createdAt: now() });
    await set({ fixturesAt: nine });
    await deliverUntil("2026-10-23T09:01");
    expect(posts()).toEqual(["10-23T09:00 of-cup own reds"]);
  });

  it("are at most ten, those of the narrowest watches, in the order of their starts, with the best prices of boards that are not old", async () => {
    await follow({ kind: "sport", sport: "football" });
    for (let nth = 10; nth < 25; nth++) await fixture(`m${nth}`, `2026-10-23T12:${nth}`);
    const own = await fixture("own", "2026-10-23T23:00");
    await stage.watch(ann, own);
    await set({ fixturesAt: nine });
    await stage.clock.advance(at("2026-10-23T08:50") - now(), stage.settle);
    await stage.poll(own, 0.5);
    await deliverUntil("2026-10-23T09:01");
    expect(posts()).toEqual([`10-23T09:00 ${Array.from({ length: 9 }, (_, nth) => `m${10 + nth}`).join(" ")} own +6`]);
    const { parts } = await stage.database.selectFrom("messages").select("parts").executeTakeFirstOrThrow();
    const [told] = (JSON.parse(parts) as { fixtures: ToldFixtures[] }).fixtures;
    expect(told?.matches.map(({ prices }) => prices)).toEqual([...Array(9).fill([]), [2, 2]]);
  });

  it("ask as much of the database for thirty chats as for one", async () => {
    const match = await fixture("reds-blues", "2026-10-23T20:00", "cup");
    const chats = Array.from({ length: 30 }, (_, nth) => `telegram:${100 + nth}`);
    for (const chat of chats) {
      await stage.addChat(chat);
      await follow(league("cup"), chat);
      await set({ timeZone: "Europe/Riga", fixturesAt: 11 * 60 }, chat);
    }
    await stage.clock.advance(at("2026-10-23T08:01") - now(), stage.settle);
    await stage.poll(match);
    const asked = async (some: readonly string[]) => {
      const facts = await factsOf(stage.database, some);
      const before = stage.queries();
      const looking = { lookup: stage.lookup, now: now() };
      const judged = await fixturesKind.judge(stage.database, facts, looking);
      const told = judged.map((one) => (one?.tells ? one.shown.matches.map((shown) => [shown.id, shown.prices.length]) : null));
      expect(told).toEqual(some.map(() => [[match.id, 2]]));
      const endings = judged.flatMap((one, nth) => {
        const ending = { message: "m", edits: null, passed: 0, reason: null, begun: 1, outcome: "sent" as const };
        return one ? [{ ...ending, chat: facts[nth]?.chat ?? "", told: [one.frozen] }] : [];
      });
      // As if what was told were no longer waiting.
      await stage.database.updateTable("facts").set({ done_at: now() }).where("chat", "in", some).execute();
      expect(await fixturesKind.settle(stage.database, endings, now())).toEqual([]);
      return stage.queries() - before;
    };
    const ofOne = await asked(chats.slice(0, 1));
    expect(await asked(chats.slice(1))).toBe(ofOne);
    expect(await waiting()).toEqual(chats.map((chat) => `${chat} fixtures 2026-10-24 10-24T08:00`));
  });

  it("still come up to three hours late, and are left out later; the next day's come in any case", async () => {
    await follow(league("cup"));
    for (const date of ["23", "24", "25"]) await fixture(date, `2026-10-${date}T20:00`, "cup");
    await set({ fixturesAt: nine });
    const sleep = (text: string) => stage.clock.advance(at(text) - now(), stage.settle);
    await sleep("2026-10-23T11:59");
    await deliverUntil("2026-10-23T12:10");
    await sleep("2026-10-24T12:01");
    await deliverUntil("2026-10-25T09:10");
    expect(posts()).toEqual(["10-23T11:59 23", "10-25T09:00 25"]);
  });

  it("come again after the bot was away for longer than anything that is too late is kept", async () => {
    await follow(league("cup"));
    await fixture("back", "2026-12-20T20:00", "cup");
    await set({ fixturesAt: nine });
    await stage.clock.advance(at("2026-12-19T12:00") - now(), stage.settle);
    await pruneFacts(stage.database, now() - 30 * day, 10);
    await deliverUntil("2026-12-20T09:01");
    expect(posts()).toEqual(["12-20T09:00 back"]);
    await pruneFacts(stage.database, now() + day, 10);
    expect(await waiting()).toEqual([`${ann} fixtures 2026-12-21 12-21T09:00`]);
    expect((await factsOf(stage.database, [ann])).length).toBe(1);
  });

  it("wait for quiet hours and for room in the hour, and for no digest; nothing comes before its time with another alert", async () => {
    await follow(league("cup"));
    for (const date of ["23", "24"]) await fixture(date, `2026-10-${date}T20:00`, "cup");
    await set({ fixturesAt: nine, digestAt: 18 * 60, quiet: { ...defaultQuiet, on: true, from: 8 * 60, to: 10 * 60 } });
    await deliverUntil("2026-10-23T10:30");
    await set({ digestAt: null, hourly: 1, quiet: defaultQuiet });
    await stage.clock.advance(at("2026-10-24T08:30") - now(), stage.settle);
    const match = await fixture("moving", "2026-10-26T12:00");
    await stage.poll(match, 0.5);
    await stage.watch(ann, match);
    await stage.poll(match, 0.6);
    await deliverUntil("2026-10-24T09:59");
    expect(posts()).toEqual(["10-23T10:00 23", "10-24T08:30 movement", "10-24T09:30 24"]);
  });

  it("of a group are one list for all of its topics, in the one where that was asked for", async () => {
    await set({ fixturesAt: nine }, topic);
    await follow(league("cup"), group);
    for (const date of ["23", "24"]) await fixture(date, `2026-10-${date}T20:00`, "cup");
    await set({ timeZone: "Europe/London" }, group);
    expect(await waiting()).toEqual([`${topic} fixtures 2026-10-23 10-23T08:00`]);
    await deliverUntil("2026-10-23T08:01");
    expect(sent.map(({ chat, says }) => `${chat} ${says}`)).toEqual([`${topic} 23`]);
    await set({ fixturesAt: nine }, group);
    await deliverUntil("2026-10-24T08:01");
    expect(sent.map(({ chat, says }) => `${chat} ${says}`)).toEqual([`${topic} 23`, `${group} 24`]);
  });

  it("wait for a chat that cannot be reached, and go with one that moves", { tags: ["long"] }, async () => {
    await follow(league("cup"));
    for (const date of ["23", "24", "25", "26", "27"]) await fixture(date, `2026-10-${date}T20:00`, "cup");
    await set({ fixturesAt: nine });
    await stage.saidGone(ann, "blocked");
    stage.outcomes.push({ kind: "gone", loss: "removed", reason: "blocked" });
    await deliverUntil("2026-10-25T08:00");
    expect(await waiting()).toEqual([`${ann} fixtures 2026-10-24 10-24T09:00`]);
    await restoreChat(stage.database, { address: ann, now: now() });
    await deliverUntil("2026-10-25T09:01");
    const moved = "telegram:77";
    stage.outcomes.push({ kind: "moved", to: moved });
    await deliverUntil("2026-10-26T09:01", {
      chats: {
        suspend: async () => undefined,
        move: (session, move) => moveChat(session, move),
      },
    });
    await deliverUntil("2026-10-27T09:01");
    expect(sent.map(({ chat, says }) => `${chat} ${says}`)).toEqual([`${ann} 25`, `${moved} 26`, `${moved} 27`]);
  });

  it("are not told twice, and the next ones not forgotten, when the process dies before or after it has sent them", async () => {
    await follow(league("cup"));
    for (const date of ["23", "24", "25"]) await fixture(date, `2026-10-${date}T20:00`, "cup");
    await set({ fixturesAt: nine });
    for (const [where, date] of [
      ["claimed", "23"],
      ["sent", "24"],
    ] as const) {
      await stage.clock.advance(at(`2026-10-${date}T09:00`) - now(), stage.settle);
      let died = false;
      await deliverUntil(`2026-10-${date}T09:01`, {
        // A platform that recognises what it has seen.
        idempotentForMs: 2 * minute,
        failpoint(name) {
          if (name !== where || died) return;
          died = true;
          throw new Error("killed");
        },
      });
      expect(died).toBe(true);
      stage.faults.length = 0;
      await deliverUntil(`2026-10-${date}T09:05`, { idempotentForMs: 2 * minute, holder: "next" });
    }
    await deliverUntil("2026-10-25T09:01");
    // What was sent without anybody writing it down is the same message to the platform, which shows it once.
    expect([...new Set(posts().map((one) => one.split(" ")[1]))]).toEqual(["23", "24", "25"]);
    const rows = await stage.database.selectFrom("messages").select(["state", "attempts"]).orderBy("claimed_at").execute();
    expect(rows.map(({ state }) => state)).toEqual(["sent", "sent", "sent"]);
    expect(await waiting()).toEqual([`${ann} fixtures 2026-10-26 10-26T09:00`]);
  });

  it("come once where two processes deliver", async () => {
    await follow(league("cup"));
    for (const date of ["23", "24"]) await fixture(date, `2026-10-${date}T20:00`, "cup");
    await set({ fixturesAt: nine });
    const platform = {
      name: "telegram" as const,
      async send() {
        sent.push({ chat: ann, at: clockOf(now()), says: "other" });
        return { kind: "sent" as const, messageId: "1" };
      },
    };
    for (const date of ["23", "24"]) {
      await stage.clock.advance(at(`2026-10-${date}T08:59`) - now(), stage.settle);
      const stopping = new AbortController();
      const running = stage.deliveryOf({ holder: "other", platform }).run(stopping.signal);
      await deliverUntil(`2026-10-${date}T09:01`);
      stopping.abort();
      await running;
    }
    expect(sent.map((one) => one.at)).toEqual(["10-23T09:00", "10-24T09:00"]);
  });

  it.each([
    ["sent", ["fixtures 2026-10-24 10-24T09:00"]],
    ["failed", ["fixtures 2026-10-24 10-24T09:00"]],
    ["unknown", []],
    ["untried", []],
  ] as const)("of the next day wait once this one's message is %s: %j", async (outcome, expected) => {
    await set({ fixturesAt: nine });
    await stage.database.updateTable("facts").set({ message: "m", due_at: now() }).execute();
    const told = [{ date: "2026-10-23", since: now(), matches: [], more: 0 }];
    const ending = { chat: ann, message: "m", edits: null, passed: 0, reason: null, begun: 1, told };
    await fixturesKind.settle(stage.database, [{ ...ending, outcome }], now());
    expect(await waiting()).toEqual(expected.map((one) => `${ann} ${one}`));
  });

  it("count for nothing that passed where no match of the list is known any more", async () => {
    const known = await fixture("reds-blues", "2026-10-23T20:00");
    const list = (...ids: number[]): ToldFixtures => {
      return { date: "2026-10-23", since: 7, matches: ids.map((id) => ({ id, prices: [2, 3] })), more: 4 };
    };
    const looking = { lookup: stage.lookup, now: now() };
    const lists = [list(known.id + 1, known.id), list(known.id + 1), list()];
    expect(await fixturesKind.judgeAgain(stage.database, lists, looking)).toMatchObject([
      {
        ...{ since: 7, quiet: null, revision: null, tells: true },
        shown: { date: "2026-10-23", since: 7, more: 4, matches: [{ id: known.id, prices: [2, 3] }] },
      },
      { since: 7, tells: false, reason: "nothing_left", passed: false },
      { since: 7, tells: false, reason: "nothing_left", passed: false },
    ]);
  });

  it("of tomorrow are no backlog", async () => {
    await set({ fixturesAt: nine });
    expect(await countWaiting(stage.database, "telegram", now())).toBe(0);
    expect(await backlogOf(stage.database, now())).toEqual([]);
    expect(await countWaiting(stage.database, "telegram", now() + day)).toBe(1);
    expect(await backlogOf(stage.database, now() + day)).toMatchObject([{ kind: "fixtures", count: 1 }]);
  });
});
