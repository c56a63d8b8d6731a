import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { factKinds } from "../../src/app/deliveries.ts";
import type { PlatformName } from "../../src/chat/address.ts";
import type { Outgoing } from "../../src/chat/platform.ts";
import { seePlace } from "../../src/chats/places.ts";
import { defaultQuiet } from "../../src/chats/settings.ts";
import { queueCopies } from "../../src/delivery/copies.ts";
import type { Telling } from "../../src/delivery/fact-kind.ts";
import { createCopyKind } from "../../src/delivery/kinds/copy.ts";
import type { Message, SentMessage } from "../../src/delivery/messages.ts";
import { factsOf } from "../../src/facts/facts.ts";
import { plainManner } from "../../src/facts/frozen.ts";
import { messageRef } from "../../src/replies/alerts/message.ts";
import { addBetWatch, markLookedAt } from "../../src/watches/bet-watches.ts";
import { betsById, insertBet, updateBet } from "../../src/watches/watched-bets.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";
import { texts } from "../replies/facts.ts";
import { toyKind } from "./toy-kind.ts";

const ann = "telegram:1";
const there = "discord:9";
const minute = 60_000;

describe.each(engines)("what is told at every place of a chat on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  let sent: (Outgoing & { telling: Telling })[];
  /** How often it was said that something waits for another platform. */
  let elsewhere: number;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    await stage.addChat(ann);
    for (const [address, platform, alerts] of [
      [ann, "telegram", 1],
      [there, "discord", 0],
    ] as const) {
      const place = { address, chat: ann, platform, person: "7", alerts, gone_at: null, since: 0 };
      await stage.database.insertInto("places").values(place).execute();
    }
    await stage.set(ann, { alertsAt: "both" });
    match = await stage.addMatch("reds-blues");
    await stage.poll(match);
    [sent, elsewhere] = [[], 0];
  });
  afterEach(async () => {
    await opened.close();
    expect(stage.faults).toEqual([]);
  });

  async function deliver(name: PlatformName, ms = 2_000): Promise<void> {
    const tellings = new Map<string, Telling>();
    await stage.deliver(ms, {
      render(telling) {
        tellings.set(telling.deliveryId, telling);
        return { reply: { blocks: [], buttons: [], personal: false, credit: [], cut: "", language: "en" }, sections: {} };
      },
      onElsewhere: () => void elsewhere++,
      platform: {
        name,
        async send(message) {
          sent.push({ ...message, telling: tellings.get(message.deliveryId) as Telling });
          return stage.outcomes.shift() ?? { kind: "sent", messageId: message.replaces ?? `${sent.length}` };
        },
      },
    });
  }
  const told = () => sent.map(({ address, telling }) => [address, ...telling.parts.keys()].join(" "));
  const waiting = async () => await stage.database.selectFrom("facts").select(["kind", "platform"]).orderBy("id").execute();

  /** A line that moves and is told on Telegram. */
  async function moves(home = 0.6): Promise<void> {
    await stage.poll(match, home);
    await deliver("telegram");
  }

  it("comes once more at the other one, named like the first for whoever asks why, and is no news of its own", async () => {
    await stage.watch(ann, match);
    await moves();
    expect([told(), elsewhere]).toEqual([["telegram:1 movement"], 1]);
    expect(await waiting()).toEqual([{ kind: "copy", platform: "discord" }]);
    await deliver("discord");
    expect(told()).toEqual(["telegram:1 movement", "discord:9 copy"]);
    expect(sent[1]?.telling.id).toBe(sent[0]?.telling.id);
    expect(sent[1]?.deliveryId).not.toBe(sent[0]?.deliveryId);
    expect(await waiting()).toEqual([]);
    expect(elsewhere).toBe(1);
    for (const name of ["telegram", "discord"] as const) await deliver(name, minute);
    expect(sent).toHaveLength(2);
  });

  it.each(["it is sent only where the person was last seen", "the other one cannot be reached", "there is no other one"])(
    "waits for nobody where %s",
    async (why) => {
      if (why.startsWith("it")) await stage.set(ann, { alertsAt: "seen" });
      if (why.startsWith("the"))
        await stage.database.updateTable("places").set({ gone_at: 1 }).where("address", "=", there).execute();
      if (why.startsWith("there")) await stage.database.deleteFrom("places").execute();
      await stage.watch(ann, match);
      await moves();
      expect([told(), elsewhere, await waiting()]).toEqual([["telegram:1 movement"], 0, []]);
    },
  );

  it("comes at the other one though the first is gone by then", async () => {
    await stage.watch(ann, match);
    await stage.poll(match, 0.6);
    await stage.deliver(2_000, {
      platform: {
        name: "telegram",
        async send() {
          await stage.database.updateTable("places").set({ gone_at: 1 }).where("address", "=", ann).execute();
          return { kind: "sent", messageId: "1" };
        },
      },
    });
    expect(await waiting()).toEqual([{ kind: "copy", platform: "discord" }]);
  });

  it("is not what nobody knows to have arrived", async () => {
    await stage.watch(ann, match);
    stage.outcomes.push({ kind: "rejected", reason: "no rights to write" });
    await moves();
    expect([sent.length, elsewhere, await waiting()]).toEqual([1, 0, []]);
  });

  it("comes by itself, one message at a time, after what is new there", async () => {
    await stage.watch(ann, match);
    await moves(0.6);
    await moves(0.7);
    await seePlace(stage.database, there);
    await stage.poll(match, 0.8);
    await deliver("discord");
    expect(told().slice(2)).toEqual(["discord:9 movement", "discord:9 copy", "discord:9 copy"]);
    const originals = sent.slice(3).map(({ telling }) => telling.id);
    expect(originals).toEqual(sent.slice(0, 2).map(({ telling }) => telling.id));
  });

  it.each([
    [30 * minute, ["discord:9 copy"]],
    [30 * minute + 1, []],
  ])("is left out when it waits for longer than half an hour: %i ms", async (ms, expected) => {
    await stage.watch(ann, match);
    await moves();
    const [copy] = await stage.database.selectFrom("facts").select("since").execute();
    await stage.clock.advance((copy?.since ?? 0) + ms - stage.clock.now(), stage.settle);
    await deliver("discord", 0);
    expect(told().slice(1)).toEqual(expected);
    expect(await waiting()).toEqual([]);
  });

  it("comes though the hour is full, and fills none", async () => {
    await stage.set(ann, { hourly: 1 });
    await stage.watch(ann, match);
    await moves();
    await deliver("discord");
    expect(sent.map(({ telling: { manner } }) => manner.counts)).toEqual([true, false]);
  });

  it("comes through quiet hours where the first message did, and without a sound where that made none", async () => {
    const quiet = { ...defaultQuiet, on: true, from: 12 * 60, to: 20 * 60 };
    await stage.set(ann, { quiet: { ...quiet, through: { kind: "times", times: 2 } } });
    await stage.watch(ann, match);
    await moves();
    await deliver("discord");
    expect(sent.map(({ silent }) => silent)).toEqual([false, false]);
    await stage.set(ann, { quiet: { ...quiet, mode: "silent" } });
    await moves(0.7);
    await deliver("discord");
    expect(sent.map(({ silent }) => silent)).toEqual([false, false, true, true]);
  });

  it("waits for no digest that the first message did not wait for", async () => {
    await stage.watch(ann, match);
    await moves();
    await stage.set(ann, { digestAt: 18 * 60 });
    await deliver("discord");
    expect(told()).toEqual(["telegram:1 movement", "discord:9 copy"]);
  });

  it("is left out when the first message is forgotten", async () => {
    await stage.watch(ann, match);
    await moves();
    await stage.database.deleteFrom("messages").execute();
    await deliver("discord");
    expect([sent.length, await waiting()]).toEqual([1, []]);
  });

  it("is counted for each message and other place, and is none of a copy or of a change that was not copied", async () => {
    const message = (more: object) =>
      ({ ...{ id: "a", chat: ann, platform: "telegram", edits: null, parts: {} }, ...more }) as unknown as Message;
    const queued = (...messages: Message[]) => queueCopies(stage.database, messages, 5);
    expect(await queued(message({}), message({ id: "b" }))).toBe(2);
    expect((await factsOf(stage.database, [ann])).map(({ key, since, dueAt }) => [key, since, dueAt])).toEqual([
      ["copy a", 5, 5],
      ["copy b", 5, 5],
    ]);
    expect(await queued(message({ parts: { copy: [{ message: "c" }] } }), message({ edits: { id: "c" } }))).toBe(0);
    expect(await queued(message({ platform: "discord" }), message({ chat: "telegram:2" }))).toBe(1);
    await stage.set(ann, { alertsAt: "seen" });
    expect([await queued(), await queued(message({}))]).toEqual([0, 0]);
  });

  it("is looked at since it was due, and where it is left out that counts for nothing that passed", async () => {
    await stage.watch(ann, match);
    await moves();
    const kind = createCopyKind(factKinds);
    const facts = await factsOf(stage.database, [ann]);
    const since = facts[0]?.since ?? 0;
    const judge = (now: number) => kind.judge(stage.database, facts, { now, lookup: stage.lookup });
    const looked = { frozen: { message: sent[0]?.deliveryId }, quiet: null, revision: null };
    const weight = { timely: true, uncapped: true, unreviewed: true };
    expect(await judge(since + 30 * minute)).toMatchObject([{ ...looked, since, tells: true, weight }]);
    const late = { ...looked, since, tells: false, reason: "too_late", passed: false };
    expect(await judge(since + 30 * minute + 1)).toMatchObject([late]);
    // What a message has taken already is due at no time of its own.
    const again = () => {
      const told = kind.read([looked.frozen]);
      return kind.judgeAgain(stage.database, told, { now: since + 31 * minute, lookup: stage.lookup });
    };
    expect(await again()).toMatchObject([{ ...looked, since: 0, tells: true, weight }]);
    await stage.database.deleteFrom("messages").execute();
    const gone = { ...looked, tells: false, reason: "nothing_left", passed: false };
    expect([await judge(since), await again()]).toEqual([[{ ...gone, since }], [{ ...gone, since: 0 }]]);
  });

  describe("of value bets", () => {
    beforeEach(async () => {
      const filter = { edge: null, leastPrice: null, mostPrice: null, withinHours: null, sport: null, book: null };
      const added = await addBetWatch(stage.database, {
        chat: ann,
        filter,
        improvement: 10_000,
        createdBy: "7",
        now: stage.clock.now(),
      });
      if (added === "limit_reached") throw new Error("too many");
      await markLookedAt(stage.database, added.watch, stage.clock.now() + 30 * minute);
      await insertBet(stage.database, {
        ...{ watchId: added.watch.id, chat: ann, matchId: match.id, news: "appeared", dueAt: stage.clock.now() },
        offer: { market: "winner", selection: "home", line: null, bookmaker: "Alder" },
        known: { figures: { price: 2.1, edge: 0.05 }, told: null, messages: [], gone: null },
      });
      await deliver("telegram");
    });

    async function goes(): Promise<void> {
      const [bet] = (await betsById(stage.database, [1])).values();
      if (!bet) throw new Error("no bet is known");
      const known = { ...bet.known, gone: { at: stage.clock.now(), why: "left", price: 1.9 } as const };
      await updateBet(stage.database, bet, { known, news: "gone", dueAt: stage.clock.now() });
    }

    it("changes when the first message does, late as well, and makes no sound", async () => {
      await deliver("discord");
      await stage.clock.advance(40 * minute, stage.settle);
      await goes();
      await deliver("telegram");
      await deliver("discord");
      expect(told()).toEqual(["telegram:1 bet", "discord:9 copy", "telegram:1 bet", "discord:9 copy"]);
      expect(sent.map(({ replaces }) => replaces)).toEqual([null, null, "1", "2"]);
      expect(sent.map(({ silent }) => silent)).toEqual([false, false, true, true]);
      expect([elsewhere, await waiting()]).toEqual([2, []]);
    });

    it("changes nothing where nothing was said", async () => {
      await stage.database.deleteFrom("facts").execute();
      await goes();
      await deliver("telegram");
      expect([told(), elsewhere, await waiting()]).toEqual([["telegram:1 bet", "telegram:1 bet"], 1, []]);
    });

    it("is changed on its own platform, though alerts go to the other one by then", async () => {
      await seePlace(stage.database, there);
      await goes();
      await deliver("discord");
      expect(told()).toEqual(["telegram:1 bet", "discord:9 copy"]);
      expect(elsewhere).toBe(2);
      await deliver("telegram");
      expect(sent[2]).toMatchObject({ address: ann, replaces: "1" });
    });
  });
});

describe("the words of a copy", () => {
  const other = { ...toyKind, name: "other" };
  const kept = toyKind.section(texts.in("en"), ["as it was sent"], {} as never);
  const sectionOf = (parts: ReadonlyMap<string, readonly unknown[]>, sections: SentMessage["sections"]) => {
    const original: SentMessage = {
      ...{ id: "m", chat: ann, platform: "telegram", parts: {}, manner: plainManner, messageId: "1", sentTo: null },
      sections,
    };
    const telling = { id: "named", deliveryId: "copy", chat: ann, manner: plainManner, repeated: false, now: 5 };
    const whole = { ...telling, parts: new Map(), kept: {}, ownBooks: [] };
    return createCopyKind([toyKind, other]).section(texts.in("en"), [{ original, parts }], whole);
  };
  const blocksOf = (...given: Parameters<typeof sectionOf>) => sectionOf(...given).blocks;
  const words = (text: string) => ({ kind: "paragraph", spans: [{ kind: "text", text }] });

  it("are those that were kept of the first message, else those that its kinds have for it now, and none of other kinds", () => {
    const now = new Map([["toy", ["as it is"]]]);
    expect(blocksOf(now, { toy: kept })).toEqual([words("as it was sent")]);
    expect(blocksOf(now, {})).toEqual([words("as it is")]);
    expect(blocksOf(now, { other: kept })).toEqual([words("as it is"), words("as it was sent")]);
    expect(blocksOf(new Map(), {})).toEqual([]);
  });

  it("offer to mute and to tell less what the first message does: one watch by itself, else all that it told of", () => {
    const offers = (...of: [string | null, string | null][]) => {
      const sections = Object.fromEntries(of.map(([mute, less], nth) => [nth === 0 ? "toy" : "other", { ...kept, mute, less }]));
      const { mute, less } = sectionOf(new Map(), sections);
      return [mute, less];
    };
    expect(offers([null, null])).toEqual([null, null]);
    expect(offers(["7", null])).toEqual(["7", null]);
    expect(offers(["7", "w3"], [null, "w4"])).toEqual(["7", messageRef("named")]);
    expect(offers(["7", "w3"], ["8", null])).toEqual([messageRef("named"), "w3"]);
  });
});
