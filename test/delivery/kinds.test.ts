import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { factKinds } from "../../src/app/deliveries.ts";
import { recentDowntime } from "../../src/boards/downtime.ts";
import type { Outgoing } from "../../src/chat/platform.ts";
import { createLogCommand } from "../../src/commands/watching/log.ts";
import { createWhyCommand } from "../../src/commands/watching/why.ts";
import type { Section, Telling } from "../../src/delivery/fact-kind.ts";
import { decisionsOfChat, decisionsOfDelivery } from "../../src/facts/decisions.ts";
import { queueMoments } from "../../src/facts/moments.ts";
import { queueFact } from "../../src/facts/queue.ts";
import { messageReply } from "../../src/replies/alerts/message.ts";
import { formatBetTerms } from "../../src/rules/rule-text.ts";
import { addBetWatch, countMissed, markLookedAt } from "../../src/watches/bet-watches.ts";
import { betsById, insertBet, updateBet } from "../../src/watches/watched-bets.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { askIn } from "../commands/explain.ts";
import { engines } from "../databases.ts";
import { said, texts } from "../replies/facts.ts";
import type { TestPlatform } from "./health.ts";
import { toyKind } from "./toy-kind.ts";

const ann = "telegram:1";
const minute = 60_000;
const hour = 60 * minute;
const kinds = [...factKinds, toyKind];
const anyBet = { edge: null, leastPrice: null, mostPrice: null, withinHours: null, sport: null, book: null };
const figures = { price: 2.1, edge: 0.05 };

/** Puts a message into words as the bot does. */
function render(telling: Telling) {
  const text = texts.in("en");
  const sections: Record<string, Section> = {};
  for (const { name, section } of kinds) {
    const shown = telling.parts.get(name);
    const one = shown ? section(text, shown, { ...telling, ownBooks: [] }) : telling.kept[name];
    if (one) sections[name] = one;
  }
  const draft = messageReply(text, telling, Object.values(sections));
  return {
    reply: { blocks: draft.blocks, buttons: draft.buttons, personal: draft.personal, credit: [], cut: "", language: "en" },
    sections,
  };
}

describe.each(engines)("facts of every kind on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  let other: Known;
  let sent: Outgoing[];
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    await stage.addChat(ann);
    match = await stage.addMatch("reds-blues");
    other = await stage.addMatch("greens-greys");
    for (const known of [match, other]) await stage.poll(known);
    sent = [];
  });
  afterEach(async () => {
    await opened.close();
    expect(stage.faults).toEqual([]);
  });

  const now = () => stage.clock.now();
  const pass = (ms: number) => stage.clock.advance(ms, stage.settle);
  const platform: TestPlatform = {
    name: "telegram",
    async send(message) {
      sent.push(message);
      return stage.outcomes.shift() ?? { kind: "sent", messageId: message.replaces ?? `${sent.length}` };
    },
  };
  const deliver = (ms = 2_000, more = {}) => stage.deliver(ms, { kinds, render, platform, ...more });
  const texts = () => sent.map(({ reply }) => said(reply));
  /** How often each change was begun. */
  async function attemptsAtChange(): Promise<number[]> {
    const changes = stage.database.selectFrom("messages").select("attempts").where("edits", "is not", null);
    return (await changes.execute()).map(({ attempts }) => attempts);
  }

  const greet = (words: string, key = "hello") =>
    queueFact(stage.database, { chat: ann, kind: "toy", key, matchId: match.id, body: JSON.stringify(words), dueAt: now() });

  async function appears(): Promise<void> {
    const wanted = { chat: ann, filter: anyBet, improvement: 10_000, createdBy: "7", now: now() };
    const added = await addBetWatch(stage.database, wanted);
    if (added === "limit_reached") throw new Error("too many");
    await markLookedAt(stage.database, added.watch, now() + 30 * minute);
    await insertBet(stage.database, {
      ...{ watchId: added.watch.id, chat: ann, matchId: match.id, news: "appeared", dueAt: now() },
      offer: { market: "winner", selection: "home", line: null, bookmaker: "Alder" },
      known: { figures, told: null, messages: [], gone: null },
    });
  }

  /** A movement, a value bet, a moment and a greeting, all of this moment. */
  async function everything(): Promise<void> {
    await stage.watch(ann, match);
    await stage.poll(match, 0.6);
    await appears();
    const moment = { kind: "missing", matchId: other.id } as const;
    await queueMoments(stage.database, [{ chat: ann, key: "missing", moment, dueAt: now(), until: now() + 9 * hour }]);
    await greet("Good day to you");
  }

  const missing = /no longer on the odds/;

  function expectOne(nth = 0, without: RegExp | null = null): void {
    expect(sent).toHaveLength(nth + 1);
    const [text = ""] = texts().slice(nth);
    const parts = [/▼ .*\n(?:▲ .*\n)?Best /, /1 new value bet|New value bet/, missing, /Good day to you/];
    for (const part of parts) expect(part.test(text)).toBe(part !== without);
  }

  it("come as one message, with one row of what can be done about it", async () => {
    await everything();
    await deliver();
    expectOne();
    const labels = sent[0]?.reply.buttons.flat().map(({ label }) => label) ?? [];
    expect(labels.filter((label) => label === "Why?")).toHaveLength(1);
    expect(labels.filter((label) => label === "Stop")).toHaveLength(1);
  });

  it("end a mute, a digest, a full hour and a catch-up in one message", { tags: ["long"] }, async () => {
    const minuteOfDay = () => Math.floor((now() / minute) % (24 * 60));
    const held: [() => { digestAt?: number; hourly?: number }, number][] = [
      [() => ({}), hour / 2],
      [() => ({ digestAt: minuteOfDay() + 60 }), hour],
      [() => ({ hourly: 1 }), hour],
    ];
    for (const [wish, ms] of held) {
      const settings = wish();
      sent.length = 0;
      await stage.database.deleteFrom("facts").execute();
      await stage.database.deleteFrom("watches").execute();
      await stage.database.deleteFrom("messages").execute();
      await stage.set(ann, { digestAt: null, hourly: null, ...settings });
      if (Object.keys(settings).length === 0) await stage.mute(ann, now() + ms);
      // The limit per hour lets the first through, and holds up no moment.
      const isHourly = "hourly" in settings;
      if (isHourly) {
        await greet("The one of this hour", "first");
        await deliver();
      }
      await everything();
      await deliver();
      expect(texts()).toEqual(isHourly ? [/The one of this hour/, missing].map((part) => expect.stringMatching(part)) : []);
      await pass(ms / 2);
      await stage.poll(match);
      await stage.database.updateTable("watches").set({ looked_at: now() }).where("kind", "=", "bets").execute();
      await deliver(ms / 2 + minute);
      if (isHourly) expectOne(2, missing);
      else expectOne();
      await stage.poll(match, 0.5);
      await pass(hour);
    }
    // A downtime: what is due waits until all matches were asked for again.
    sent.length = 0;
    await stage.set(ann, { hourly: null });
    for (const known of [match, other]) await stage.poll(known, 0.5);
    await stage.database.deleteFrom("facts").execute();
    await stage.database.deleteFrom("watches").execute();
    await stage.watch(ann, other);
    await pass(3 * hour);
    await everything();
    expect(await recentDowntime(stage.database, { now: now() })).not.toBeNull();
    await deliver(5_000);
    expect(sent).toEqual([]);
    await stage.poll(other);
    await deliver(minute);
    expectOne();
  });

  it("that want a message of their own come before what waits for room in the hour", async () => {
    const lone = { ...toyKind, name: "lone", alone: true as const };
    await stage.set(ann, { hourly: 1 });
    await greet("The one of this hour", "first");
    await deliver();
    await greet("The next one", "second");
    await deliver();
    const about = { chat: ann, key: "lone", matchId: match.id, body: JSON.stringify("By itself") };
    await queueFact(stage.database, { ...about, kind: "lone", dueAt: now() });
    await deliver(2_000, { kinds: [...kinds, lone] });
    const { due_at: dueAt } = await stage.database
      .selectFrom("facts")
      .select("due_at")
      .where("kind", "=", "lone")
      .executeTakeFirstOrThrow();
    // It was judged, and waits for the hour like the other one, where it came last and was due for ever.
    expect(dueAt).toBeGreaterThan(now());
    expect(sent).toHaveLength(1);
  });

  it("of a new kind are queued, gated, held, sent, settled, logged and explained, and the program knows nothing of it", async () => {
    await stage.mute(ann, now() + hour);
    await greet("Good day");
    await greet("", "silence");
    await deliver();
    expect(sent).toEqual([]);
    expect(await stage.decisions()).toEqual([`${ann} dropped: speechless`]);
    stage.outcomes.push({ kind: "unknown", reason: "timeout" });
    await deliver(hour + minute);
    expect(texts()).toEqual(Array(2).fill("\nGood day\n"));
    const decided = (await decisionsOfChat(stage.database, { chat: ann, limit: 9 })).map(({ outcome }) => outcome);
    expect(decided).toEqual(["sent", "unknown", "dropped"]);
    const deliveryId = sent[0]?.deliveryId ?? "";
    expect(await decisionsOfDelivery(stage.database, { chat: ann, deliveryId })).toMatchObject([{ outcome: "sent" }]);
    expect(await stage.database.selectFrom("facts").selectAll().execute()).toEqual([]);
    // By the commands that people type as well.
    const asked = { matches: [match], chat: ann };
    const log = said(await askIn(stage, createLogCommand, { ...asked, args: {} }));
    expect(log.match(/reds-blues home v reds-blues away/g)).toHaveLength(3);
    const why = said(await askIn(stage, createWhyCommand, { ...asked, args: { decision: deliveryId } }));
    expect(why).toMatch(/reds-blues home v reds-blues away[\s\S]*: sent\./);
  });

  async function goes(): Promise<void> {
    const [bet] = (await betsById(stage.database, [1])).values();
    if (!bet) throw new Error("no bet is known");
    const known = { ...bet.known, gone: { at: now(), why: "left", price: 1.9 } as const };
    await updateBet(stage.database, bet, { known, news: "gone", dueAt: now() });
  }

  it("of a value bet that goes while nobody knows whether it was told are over, since nothing says otherwise", async () => {
    await appears();
    await deliver(minute, {
      platform: {
        name: "telegram",
        async send(message: Outgoing) {
          sent.push(message);
          await goes();
          return { kind: "unknown", reason: "timeout" };
        },
      },
    });
    expect(sent).toHaveLength(1);
    expect(await stage.decisions()).toEqual([`${ann} unknown: sent_again`, `${ann} withdrawn: bet_gone`]);
    expect((await betsById(stage.database, [1])).size).toBe(0);
  });

  it("are tried again by the same name when nobody knows whether a message was changed", async () => {
    await appears();
    await deliver();
    await goes();
    stage.outcomes.push({ kind: "unknown", reason: "timeout" });
    await deliver(minute, { idempotentForMs: 2 * minute });
    expect(sent.map(({ replaces }) => replaces)).toEqual([null, "1", "1"]);
    expect(sent[2]?.deliveryId).toBe(sent[1]?.deliveryId);
    expect(await attemptsAtChange()).toEqual([2]);
    expect(await stage.decisions()).toEqual([`${ann} sent: bet_appeared`, `${ann} sent: bet_gone`]);
  });

  it("of an improvement that is too small by the end of the quiet hours are left out, and not counted as passed", async () => {
    await appears();
    await deliver();
    const [bet] = (await betsById(stage.database, [1])).values();
    if (!bet) throw new Error("no bet is known");
    await updateBet(stage.database, bet, {
      ...{ known: { ...bet.known, figures: { price: 2.2, edge: 0.07 } }, news: "improved", dueAt: now() },
    });
    await stage.mute(ann, now() + hour / 4);
    await stage.watch(ann, match);
    await stage.poll(match, 0.6);
    await deliver();
    const rule = formatBetTerms({ filter: anyBet, improvement: 30_000 });
    await stage.database.updateTable("watches").set({ rule }).where("kind", "=", "bets").execute();
    let passed: object | undefined;
    const noting = (telling: Telling) => {
      passed = telling.manner.passed;
      return render(telling);
    };
    await deliver(hour / 4 + minute, { render: noting });
    expect(sent).toHaveLength(2);
    expect(passed).toEqual({});
    expect(await stage.database.selectFrom("facts").selectAll().execute()).toEqual([]);
  });

  it("of value bets that were gone again while they were held are said once, also by the message that takes its place", async () => {
    await appears();
    const [watch] = await stage.database.selectFrom("watches").select("id").where("kind", "=", "bets").execute();
    await countMissed(stage.database, watch?.id ?? 0, 2);
    const missed = async () => (await stage.database.selectFrom("watches").select("missed").execute()).map((one) => one.missed);
    const passed: object[] = [];
    const noting = (telling: Telling) => {
      passed.push(telling.manner.passed);
      return render(telling);
    };
    stage.outcomes.push({ kind: "later", afterMs: 10_000 });
    await deliver(1_000, { render: noting });
    expect([passed, await missed()]).toEqual([[{ bet: 2 }], [2]]);
    await deliver(minute, { render: noting });
    expect([passed, await missed()]).toEqual([[{ bet: 2 }, { bet: 2 }], [0]]);
  });

  it.each([
    [1, [null, "1"], ["appeared", "gone"]],
    [0, [null], ["appeared"]],
  ])("are changed by the name that was begun where %i of what changes is still wanted", async (wanted, replaced, told) => {
    await appears();
    await deliver();
    await goes();
    const idempotentForMs = hour;
    const dies = (name: string) => {
      if (name === "claimed") throw new Error("the process has died");
    };
    await deliver(1_000, { idempotentForMs, failpoint: dies });
    expect(stage.faults.splice(0)).toHaveLength(1);
    const begun = await stage.database.selectFrom("messages").select("id").where("edits", "is not", null).execute();
    if (wanted === 0) await stage.database.deleteFrom("facts").execute();
    await deliver(2 * minute, { idempotentForMs });
    expect(sent.map(({ replaces }) => replaces)).toEqual(replaced);
    expect(sent.slice(1).map(({ deliveryId }) => deliveryId)).toEqual(begun.slice(0, wanted).map(({ id }) => id));
    // The one before the process died, and the one after.
    expect(await attemptsAtChange()).toEqual([2]);
    expect(await stage.decisions()).toEqual(told.map((news) => `${ann} sent: bet_${news}`));
  });

  it("are written anew together when a value bet is gone, also when the process dies before that is sent", async () => {
    await everything();
    await deliver();
    expectOne();
    await goes();
    const dies = (name: string) => {
      if (name === "claimed") throw new Error("the process has died");
    };
    await deliver(1_000, { failpoint: dies });
    expect(stage.faults.splice(0)).toHaveLength(1);
    expect(sent).toHaveLength(1);
    // Boards and baselines are others by then.
    await stage.poll(match, 0.5);
    await stage.database.updateTable("matches").set({ status: "finished" }).where("id", "=", match.id).execute();
    await deliver(2 * minute);
    expect(sent.map(({ replaces }) => replaces)).toEqual([null, "1"]);
    const [before = "", after = ""] = texts();
    expect(after).toContain("A value bet is gone");
    for (const line of before.split("\n").filter((one) => /▼|no longer on the odds|Good day|chance/.test(one)))
      expect(after).toContain(line);
    const told = await decisionsOfChat(stage.database, { chat: ann, limit: 20 });
    expect(told.filter(({ outcome, reason }) => outcome === "sent" && reason === null && reason !== "bet_gone")).toHaveLength(2);
    expect(told.filter(({ reason }) => reason === "bet_gone")).toHaveLength(1);
  });
});

describe("the loop", () => {
  it.each([
    "loop",
    "under-way",
    "claim/claim",
    "claim/apply-gate",
    "claim/again",
    "claim/changes",
    "send",
    "settle",
    "messages",
    "lateness",
  ])("knows no kind in %s", (name) => {
    const source = readFileSync(new URL(`../../src/delivery/${name}.ts`, import.meta.url), "utf8");
    expect(source.match(/["'`](movement|moment|bet)["'`]|delivery\/kinds\/|\.\/kinds\//g)).toBeNull();
  });
});
