import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { factKinds } from "../../src/app/deliveries.ts";
import { defaultQuiet } from "../../src/chats/settings.ts";
import { failedMessages } from "../../src/delivery/failed.ts";
import { queueMoments } from "../../src/facts/moments.ts";
import { queueFact } from "../../src/facts/queue.ts";
import type { Log } from "../../src/log.ts";
import { DatabaseAway } from "../../src/storage/away.ts";
import { addCard } from "../../src/watches/cards.ts";
import { removeWatch } from "../../src/watches/watches.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { createFakeClock, type FakeClock } from "../clock.ts";
import { engines } from "../databases.ts";
import type { TestPlatform } from "./health.ts";
import { toyKind } from "./toy-kind.ts";

const ann = "telegram:1";
const bob = "telegram:2";

const minute = 60_000;

describe.each(engines)("from a moved price to a message on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    match = await stage.addMatch("reds-blues", 0.5);
    for (const chat of [ann, bob]) await stage.addChat(chat);
    await stage.poll(match);
  });
  afterEach(async () => {
    await opened.close();
    expect(stage.faults).toEqual([]);
  });

  const chatsTold = () => stage.sent.map(({ message }) => message.address);

  it("says when it last took a turn, while it runs", { tags: ["long"] }, async () => {
    const stopping = new AbortController();
    const delivery = stage.deliveryOf();
    expect(delivery.turnedAt()).toBeNull();
    const running = delivery.run(stopping.signal);
    for (let hour = 0; hour < 3; hour++) {
      await stage.clock.advance(60 * minute, stage.settle);
      expect(stage.clock.now() - (delivery.turnedAt() ?? 0)).toBeLessThanOrEqual(minute);
    }
    stopping.abort();
    await running;
    expect(delivery.turnedAt()).toBeNull();
  });

  it("tells a chat what moved, from where to where, and does not tell it again", async () => {
    await stage.watch(ann, match);
    await stage.poll(match, 0.54);
    await stage.deliver();
    expect(chatsTold()).toEqual([ann]);
    const fact = stage.sent[0]?.said.matches[0];
    expect(fact?.movement.moves[0]).toMatchObject({ selection: "home", books: ["Alder", "Birch", "Cedar"] });
    expect(fact?.movement.moves[0]?.probability.from).toBeCloseTo(0.5, 5);
    expect(fact?.movement.moves[0]?.probability.to).toBeCloseTo(0.54, 5);
    expect(fact?.match.slug).toBe("reds-blues");
    await stage.poll(match, 0.55);
    await stage.deliver();
    expect(stage.sent).toHaveLength(1);
    expect(await stage.decisions()).toEqual([`${ann} sent`]);
  });

  it("alerts each chat by its own rule from one fetch", async () => {
    await stage.watch(ann, match, "3pp");
    await stage.watch(bob, match, "8pp");
    stage.asked.length = 0;
    await stage.poll(match, 0.54);
    await stage.deliver();
    expect(chatsTold()).toEqual([ann]);
    await stage.poll(match, 0.585);
    await stage.deliver();
    expect(chatsTold()).toEqual([ann, ann, bob].sort((a, b) => a.localeCompare(b)));
    expect(stage.asked).toHaveLength(2);
  });

  it("alerts once when five small drifts add up to the threshold", async () => {
    await stage.watch(ann, match);
    for (const home of [0.507, 0.514, 0.521, 0.528, 0.535]) {
      await stage.poll(match, home);
      await stage.deliver();
    }
    expect(chatsTold()).toEqual([ann]);
  });

  it("takes the first board as baseline when there was none at the time of watching", async () => {
    const late = await stage.addMatch("greens-greys", 0.4);
    await stage.watch(ann, late);
    await stage.poll(late, 0.45);
    await stage.deliver();
    expect(chatsTold()).toEqual([]);
    await stage.poll(late, 0.49);
    await stage.deliver();
    expect(chatsTold()).toEqual([ann]);
  });

  it("withdraws an alert whose line came back before it was due, and says so in the decisions", async () => {
    await stage.watch(ann, match);
    await stage.poll(match, 0.56);
    expect(await stage.waiting()).toHaveLength(1);
    await stage.poll(match, 0.5);
    expect(await stage.waiting()).toEqual([]);
    await stage.deliver();
    expect(chatsTold()).toEqual([]);
    expect(await stage.decisions()).toEqual([`${ann} withdrawn: came_back`]);
    await stage.poll(match, 0.53);
    await stage.deliver();
    expect(chatsTold()).toEqual([ann]);
  });

  it("does not storm when a price flaps: only what is true at delivery is told", async () => {
    await stage.watch(ann, match);
    for (let turn = 0; turn < 6; turn++) await stage.poll(match, turn % 2 === 0 ? 0.55 : 0.5);
    await stage.deliver();
    expect(chatsTold()).toEqual([]);
    expect(await stage.waiting()).toEqual([]);
  });

  it("makes one message of all matches of one cycle, the longest waiting first", async () => {
    const others = [await stage.addMatch("a-b"), await stage.addMatch("c-d")];
    for (const other of others) await stage.poll(other);
    for (const known of [match, ...others]) await stage.watch(ann, known);
    for (const known of [match, ...others]) {
      await stage.poll(known, 0.56);
      await stage.clock.advance(200, stage.settle);
    }
    await stage.deliver();
    expect(stage.sent).toHaveLength(1);
    expect(stage.sent[0]?.said.matches.map(({ match: { slug } }) => slug)).toEqual(["reds-blues", "a-b", "c-d"]);
  });

  it("keeps an alert back while the board is too old to speak of, and sends it after a refresh", async () => {
    await stage.watch(ann, match);
    await stage.poll(match, 0.56);
    await stage.clock.advance(61 * 60_000, stage.settle);
    await stage.deliver(5_000);
    expect(stage.sent).toHaveLength(0);
    expect(await stage.waiting()).toHaveLength(1);
    await stage.poll(match);
    await stage.deliver();
    expect(chatsTold()).toEqual([ann]);
  });

  it("waits only ten minutes with a match that is being played", async () => {
    await stage.watch(ann, match);
    await stage.poll(match, 0.56);
    await stage.database.updateTable("matches").set({ status: "live" }).where("id", "=", match.id).execute();
    await stage.clock.advance(11 * 60_000, stage.settle);
    await stage.deliver(5_000);
    expect(stage.sent).toHaveLength(0);
  });

  it("drops what is known of a match that is over, with a decision", async () => {
    await stage.watch(ann, match);
    await stage.poll(match, 0.56);
    await stage.database.updateTable("matches").set({ status: "finished" }).where("id", "=", match.id).execute();
    await stage.deliver();
    expect(stage.sent).toHaveLength(0);
    expect(await stage.decisions()).toEqual([`${ann} dropped: match_over`]);
  });

  it("sends nothing to a chat that unwatched the match meanwhile", async () => {
    await stage.watch(ann, match);
    await stage.poll(match, 0.56);
    await removeWatch(stage.database, { chat: ann, matchId: match.id });
    await stage.deliver();
    expect(stage.sent).toHaveLength(0);
  });

  it("starts anew when the chat watches the match again with another rule", async () => {
    await stage.watch(ann, match);
    await stage.poll(match, 0.56);
    await stage.watch(ann, match, "5pp");
    await stage.deliver();
    expect(stage.sent).toHaveLength(0);
    await stage.poll(match, 0.611);
    await stage.deliver();
    expect(stage.sent[0]?.said.matches[0]?.rule).toMatchObject({ threshold: { kind: "points", points: 5 } });
  });

  describe("by the platform's answer", () => {
    beforeEach(async () => {
      await stage.watch(ann, match);
      await stage.poll(match, 0.56);
    });

    it("later: sends what is true then, not what was true before", async () => {
      stage.outcomes.push({ kind: "later", afterMs: 30_000 });
      await stage.deliver(5_000);
      expect(stage.sent).toHaveLength(1);
      await stage.poll(match, 0.58);
      await stage.deliver(40_000);
      expect(stage.sent).toHaveLength(2);
      expect(stage.sent[1]?.said.matches[0]?.movement.moves[0]?.probability.to).toBeCloseTo(0.58, 5);
      expect(stage.sent[1]?.said.repeated).toBe(false);
    });

    it("gone: suspends the chat, clears what waits for it and leaves the others alone", async () => {
      await stage.watch(bob, match);
      await stage.poll(match, 0.62);
      await stage.saidGone(ann, "blocked");
      stage.outcomes.push({ kind: "gone", loss: "removed", reason: "blocked" });
      await stage.deliver(5_000);
      expect(stage.suspended).toEqual([ann]);
      expect(chatsTold()).toEqual([ann, bob]);
      expect(await stage.waiting()).toEqual([]);
      await stage.poll(match, 0.7);
      await stage.deliver(5_000);
      expect(chatsTold()).toEqual([ann, bob, bob]);
    });

    it("moved: the chat and all it watches move, and the message follows", async () => {
      stage.outcomes.push({ kind: "moved", to: "telegram:-1001" });
      await stage.deliver();
      expect(chatsTold()).toEqual([ann, "telegram:-1001"]);
      expect(stage.sent[1]?.message.deliveryId).toBe(stage.sent[0]?.message.deliveryId);
      expect(await stage.decisions()).toEqual(["telegram:-1001 sent"]);
      await stage.poll(match, 0.6);
      await stage.deliver();
      expect(chatsTold()).toEqual([ann, "telegram:-1001", "telegram:-1001"]);
    });

    it("moved: a chat that moves twice at once is left alone for a minute", async () => {
      stage.outcomes.push({ kind: "moved", to: "telegram:-1001" }, { kind: "moved", to: "telegram:-1002" });
      await stage.deliver(2_000);
      expect(chatsTold()).toEqual([ann, "telegram:-1001"]);
      const [fact] = await stage.waiting();
      expect((fact?.due_at ?? 0) - stage.clock.now()).toBeGreaterThan(minute - 2_100);
      expect((fact?.due_at ?? 0) - stage.clock.now()).toBeLessThanOrEqual(minute);
      expect(fact?.message).toBeNull();
    });

    it.each([
      [{ kind: "unknown", reason: "timeout" }, 5_000],
      [{ kind: "later", afterMs: 20_000 }, 20_000],
      [{ kind: "later", afterMs: 20_000.4 }, 20_001],
    ] as const)("%j: waits for so long, and how often it was begun is written down", async (outcome, ms) => {
      stage.outcomes.push(outcome);
      let sentAt = 0;
      await stage.deliver(1_000, {
        platform: {
          name: "telegram",
          async send() {
            sentAt = stage.clock.now();
            return outcome;
          },
        },
      });
      const [fact] = await stage.waiting();
      expect([(fact?.due_at ?? 0) - sentAt, fact?.begun]).toEqual([ms, outcome.kind === "unknown" ? 1 : 0]);
    });

    it("rejected: is written down and not tried for ever", async () => {
      stage.outcomes.push({ kind: "rejected", reason: "no rights to write" });
      await stage.deliver(120_000);
      expect(stage.sent).toHaveLength(1);
      expect(await stage.decisions()).toEqual([`${ann} failed: no rights to write`]);
      await stage.poll(match, 0.6);
      await stage.deliver();
      expect(stage.sent).toHaveLength(2);
    });

    it("unknown: never counts as told, and is sent again until it is known, by the same name while it says the same", async () => {
      for (let nth = 0; nth < 4; nth++) stage.outcomes.push({ kind: "unknown", reason: "timeout" });
      await stage.deliver(10 * minute);
      expect(stage.sent).toHaveLength(5);
      expect(new Set(stage.sent.map(({ message }) => message.deliveryId)).size).toBe(1);
      expect(stage.sent.map(({ said }) => said.repeated)).toEqual([false, true, true, true, true]);
      expect(await stage.decisions()).toEqual([...Array(4).fill(`${ann} unknown: sent_again`), `${ann} sent`]);
      expect(await stage.waiting()).toEqual([]);
      await stage.poll(match, 0.58);
      await stage.deliver(minute);
      expect(stage.sent).toHaveLength(5);
    });

    it("unknown: says what is true by then, also that the line came back", async () => {
      stage.outcomes.push({ kind: "unknown", reason: "timeout" });
      await stage.deliver(2_000);
      await stage.poll(match, 0.58);
      stage.outcomes.push({ kind: "unknown", reason: "timeout" });
      await stage.deliver(5_000);
      const [first, second] = stage.sent;
      expect(second?.message.deliveryId).not.toBe(first?.message.deliveryId);
      expect(second?.said.matches[0]?.movement.moves[0]?.probability.to).toBeCloseTo(0.58, 5);
      await stage.poll(match, 0.5);
      await stage.deliver(20 * minute);
      // The chat may have read either of the two.
      expect(stage.sent).toHaveLength(3);
      const back = stage.sent[2]?.said.matches[0]?.movement.moves[0]?.probability;
      expect([back?.from, back?.to]).toEqual([expect.closeTo(0.58), expect.closeTo(0.5)]);
      expect((await stage.decisions()).at(-1)).toBe(`${ann} sent`);
      expect(await stage.waiting()).toEqual([]);
    });

    it("unknown: does not count as a message of the hour", async () => {
      await stage.set(ann, { hourly: 1 });
      stage.outcomes.push({ kind: "unknown", reason: "timeout" });
      await stage.deliver(minute);
      expect(stage.sent).toHaveLength(2);
    });

    it("unknown: one message that never gets an answer keeps nobody else waiting", async () => {
      await stage.watch(bob, match);
      await stage.poll(match, 0.62);
      let sentToAnn = 0;
      await stage.deliver(minute, {
        inFlight: 1,
        platform: {
          name: "telegram",
          async send(message) {
            stage.sent.push({ message, said: stage.said(message.deliveryId) });
            if (message.address !== ann) return { kind: "sent", messageId: "1" };
            sentToAnn++;
            return { kind: "unknown", reason: "answered 502" };
          },
        },
      });
      expect(chatsTold()).toContain(bob);
      expect(sentToAnn).toBe(3);
    });

    it("unknown on a platform that recognises a delivery: is tried until it is known, by the same name", async () => {
      for (let nth = 0; nth < 3; nth++) stage.outcomes.push({ kind: "unknown", reason: "timeout" });
      await stage.deliver(110_000, { idempotentForMs: 120_000 });
      expect(new Set(stage.sent.map(({ message }) => message.deliveryId)).size).toBe(1);
      expect(stage.sent).toHaveLength(4);
      expect(await stage.decisions()).toEqual([`${ann} sent`]);
    });

    it("unknown on such a platform for longer than that: is judged anew like everywhere", async () => {
      for (let nth = 0; nth < 5; nth++) stage.outcomes.push({ kind: "unknown", reason: "timeout" });
      await stage.deliver(20 * minute, { idempotentForMs: 120_000 });
      expect(stage.sent).toHaveLength(6);
      const doubts = Array(2).fill(`${ann} unknown: sent_again`);
      expect(await stage.decisions()).toEqual([...doubts, `${ann} sent`]);
    });

    it("a platform that wants us to wait in between does not count as an attempt", async () => {
      stage.outcomes.push({ kind: "unknown", reason: "timeout" }, { kind: "later", afterMs: 20_000 });
      await stage.deliver(90_000);
      expect(stage.sent).toHaveLength(3);
      expect(await stage.decisions()).toEqual([`${ann} unknown: sent_again`, `${ann} sent`]);
      const delivery = await stage.database.selectFrom("messages").select("attempts").executeTakeFirstOrThrow();
      expect(delivery.attempts).toBe(2);
    });

    it.each(["render", "pings"] as const)(
      "what is not known for it while the database is away (%s): is sent once it answers",
      async (of) => {
        let asked = 0;
        const away = () => {
          asked += 1;
          if (asked === 1) throw new DatabaseAway();
        };
        const render = () => {
          away();
          return { reply: { blocks: [], buttons: [], personal: false, credit: [], cut: "", language: "en" }, sections: {} };
        };
        const pings = async () => {
          away();
          return { role: null, people: [] };
        };
        await stage.deliver(5_000, of === "render" ? { render } : { pings });
        expect(stage.sent).toHaveLength(1);
        expect(asked).toBe(2);
        expect(await stage.decisions()).toEqual([`${ann} sent`]);
      },
    );

    it("a reply that cannot be made is given up the fifth time, without holding up anybody, and operators hear of it then", async () => {
      const tried: number[] = [];
      const render = () => {
        tried.push(stage.clock.now());
        throw new Error("no words");
      };
      await stage.deliver(20_000, { render });
      expect(tried.map((at) => Math.round((at - (tried[0] ?? 0)) / 1_000))).toEqual([0, 1, 3, 7, 15]);
      expect(stage.sent).toHaveLength(0);
      expect(await stage.decisions()).toEqual([`${ann} failed: not_rendered`]);
      expect(stage.faults.splice(0)).toMatchObject([{ reason: "no words" }]);
    });

    it("a message that can never be looked at again is given up the fifth time, keeps no other waiting, and operators hear of it", async () => {
      const idempotentForMs = 60 * minute;
      const platform: TestPlatform = { name: "telegram", send: async () => ({ kind: "unknown", reason: "timeout" }) };
      await stage.watch(bob, match);
      await stage.poll(match, 0.6);
      await stage.deliver(2_000, { platform, idempotentForMs });
      const broken = stage.database.updateTable("messages").set({ parts: '{"movement":[{"nonsense":1}]}' });
      await broken.where("chat", "=", ann).where("state", "=", "claimed").execute();
      const warned: number[] = [];
      const warn: Log["warn"] = (_fields, message) => {
        if (message?.startsWith("could not look at")) warned.push(stage.clock.now());
      };
      await stage.deliver(2 * minute, { idempotentForMs, log: { ...stage.log, warn } });
      expect(warned.map((at) => Math.round((at - (warned[0] ?? 0)) / 1_000))).toEqual([0, 1, 3, 7]);
      expect(chatsTold()).toEqual([bob]);
      expect(stage.faults.splice(0)).toMatchObject([{ message: "could not look at a message again: gave it up" }]);
      expect((await failedMessages(stage.database, stage.clock.now())).map(({ reason }) => reason)).toEqual(["not_readable"]);
      // What holds is found anew.
      await stage.boards.rebuild(new AbortController().signal);
      await stage.poll(match, 0.601);
      await stage.deliver();
      expect(chatsTold()).toEqual([bob, ann]);
    });

    it.each(["57014", "55P03", "40P01", "40001", "53200", "25006", "SQLITE_BUSY", "SQLITE_IOERR_WRITE"])(
      "%s, however often it comes before the platform was asked, loses nothing",
      async (code) => {
        const moment = Object.assign(new Error("of the moment"), { code });
        const tried: number[] = [];
        const render: NonNullable<Parameters<Stage["deliver"]>[1]>["render"] = (telling) => {
          tried.push(stage.clock.now());
          if (tried.length <= 8) throw moment;
          expect(telling.parts.size).toBe(1);
          return { reply: { blocks: [], buttons: [], personal: false, credit: [], cut: "", language: "en" }, sections: {} };
        };
        const platform: TestPlatform = { name: "telegram", send: async () => ({ kind: "sent", messageId: "1" }) };
        await stage.deliver(4 * minute, { render, platform });
        const rests = tried.slice(1).map((at, nth) => Math.round((at - (tried[nth] ?? 0)) / 1_000));
        expect(rests).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
        expect([await stage.decisions(), stage.faults]).toEqual([[`${ann} sent`], []]);
      },
    );

    it("a trouble of the moment with what waits makes no chat rest for a minute", async () => {
      // Those of the first turns are about what was left behind.
      let turns = 0;
      const claims = new Proxy(stage.database, {
        get(target, name) {
          if (name === "transaction" && turns++ < 4) throw Object.assign(new Error("deadlock"), { code: "40P01" });
          const value: unknown = Reflect.get(target, name, target);
          return typeof value === "function" ? value.bind(target) : value;
        },
      });
      await stage.deliver(20_000, { claims });
      expect(await stage.decisions()).toEqual([`${ann} sent`]);
      for (const fault of stage.faults.splice(0)) expect(fault).toMatchObject({ message: "a turn of the delivery failed" });
    });
  });

  it("says later what moved on while the message was under way, as one more message", async () => {
    await stage.watch(ann, match);
    await stage.poll(match, 0.56);
    let polled = false;
    await stage.deliver(5_000, {
      platform: {
        name: "telegram",
        async send(message) {
          stage.sent.push({ message, said: stage.said(message.deliveryId) });
          if (!polled) await stage.poll(match, 0.64);
          polled = true;
          return { kind: "sent", messageId: "1" };
        },
      },
    });
    expect(stage.sent).toHaveLength(2);
    const baseline = await stage.database.selectFrom("baselines").selectAll().executeTakeFirstOrThrow();
    expect(baseline).toMatchObject({ revision: 3, reason: "told" });
  });

  describe("while the database does not answer", () => {
    /** The database as somebody sees it for whom, once a message was sent, so many transactions fail. */
    function failing(times: number, sent: () => number) {
      let left = times;
      return new Proxy(stage.database, {
        get(target, name) {
          if (name === "transaction" && sent() > 0 && left-- > 0) throw new Error("the database is busy");
          const value: unknown = Reflect.get(target, name, target);
          return typeof value === "function" ? value.bind(target) : value;
        },
      });
    }

    beforeEach(async () => {
      await stage.watch(ann, match);
      await stage.poll(match, 0.56);
    });

    it("keeps what became of a message in mind until it is written down, and sends no second copy", async () => {
      await stage.deliver(120_000, { database: failing(6, () => stage.sent.length), inFlight: 1 });
      expect(chatsTold()).toEqual([ann]);
      expect(await stage.decisions()).toEqual([`${ann} sent`]);
      expect(await stage.waiting()).toEqual([]);
    });

    it("gives it up five seconds before its lease ends, since another may take it over then", async () => {
      const gaveUp: number[] = [];
      const error = (_fields: object, said?: string) => {
        if (said === "could not settle a message") gaveUp.push(stage.clock.now());
      };
      const log = { ...stage.log, error };
      // It is tried again after 0.1, 0.2, 0.4 … 3.2 seconds and then every five, so that one try is due in the very last moment.
      const takesMs = 3_700;
      const platform: TestPlatform = {
        name: "telegram",
        async send(message) {
          await stage.clock.sleep(takesMs);
          stage.sent.push({ message, said: stage.said(message.deliveryId) });
          return { kind: "sent", messageId: "1" };
        },
      };
      await stage.deliver(59_000, { database: failing(1_000, () => stage.sent.length), inFlight: 1, log, platform });
      const [message] = await stage.database.selectFrom("messages").select(["state", "claimed_at"]).execute();
      expect(message?.state).toBe("claimed");
      expect(gaveUp.map((at) => at - (message?.claimed_at ?? 0))).toEqual([15_000]);
    });
  });

  it("has at most three messages under way, never two to the same chat", async () => {
    const chats = await Promise.all([3, 4, 5, 6, 7].map((nth) => stage.addChat(`telegram:${nth}`)));
    for (const chat of chats) await stage.watch(chat, match);
    await stage.poll(match, 0.6);
    const underWay = new Set<string>();
    let most = 0;
    await stage.deliver(20_000, {
      platform: {
        name: "telegram",
        async send({ address }) {
          expect(underWay).not.toContain(address);
          underWay.add(address);
          most = Math.max(most, underWay.size);
          await stage.clock.sleep(500);
          underWay.delete(address);
          return { kind: "sent", messageId: address };
        },
      },
    });
    expect(most).toBe(3);
    expect(await stage.waiting()).toEqual([]);
  });

  it("asks the database a handful of times per message when many chats are to be told", async () => {
    const chats = await Promise.all(Array.from({ length: 24 }, (_, nth) => stage.addChat(`telegram:1${nth}`)));
    for (const chat of chats) await stage.watch(chat, match);
    await stage.poll(match, 0.6);
    const before = stage.queries();
    await stage.deliver();
    expect(chatsTold().sort()).toEqual(chats.sort());
    // Ten to claim six to twelve chats, five to settle what has arrived meanwhile.
    expect((stage.queries() - before) / chats.length).toBeLessThan(6);
  });

  it("puts back what it has claimed and not begun when it is stopped", async () => {
    const chats = await Promise.all([3, 4, 5, 6, 7].map((nth) => stage.addChat(`telegram:${nth}`)));
    for (const chat of chats) await stage.watch(chat, match);
    await stage.poll(match, 0.6);
    await stage.clock.advance(2_000, stage.settle);
    const stopping = new AbortController();
    const delivery = stage.deliveryOf({
      inFlight: 2,
      platform: {
        name: "telegram",
        async send(message) {
          stopping.abort();
          stage.sent.push({ message, said: stage.said(message.deliveryId) });
          return { kind: "sent", messageId: message.address };
        },
      },
    });
    await delivery.run(stopping.signal);
    expect(chatsTold()).toHaveLength(2);
    expect((await stage.waiting()).map(({ message }) => message)).toEqual([null, null, null]);
    expect(await stage.database.selectFrom("messages").select("state").execute()).toEqual([{ state: "sent" }, { state: "sent" }]);
    await stage.deliver();
    expect(new Set(chatsTold())).toEqual(new Set(chats));
    expect(stage.sent.every(({ said }) => !said.repeated)).toBe(true);
  });

  it("takes up no more of what was left than are under way at once, since each counts as sent from then on", async () => {
    const chats = await Promise.all([3, 4, 5, 6].map((nth) => stage.addChat(`telegram:${nth}`)));
    for (const chat of chats) await stage.watch(chat, match);
    await stage.poll(match, 0.6);
    const dies = () => {
      throw new Error("the process has died");
    };
    await stage.deliver(2_000, { failpoint: dies });
    expect(stage.faults.splice(0)).toHaveLength(4);
    const platform: TestPlatform = {
      name: "telegram",
      async send({ address }) {
        await stage.clock.sleep(2_500);
        return { kind: "sent", messageId: address };
      },
    };
    const attempts = async () =>
      (await stage.database.selectFrom("messages").select("attempts").execute()).map((one) => one.attempts).sort();
    const stopping = new AbortController();
    const running = stage.deliveryOf({ inFlight: 2, platform, idempotentForMs: 2 * minute }).run(stopping.signal);
    await stage.clock.advance(2_000, stage.settle);
    expect(await attempts()).toEqual([1, 1, 2, 2]);
    await stage.clock.advance(minute, stage.settle);
    expect(await attempts()).toEqual([2, 2, 2, 2]);
    stopping.abort();
    await running;
    expect((await stage.decisions()).sort()).toEqual(chats.map((chat) => `${chat} sent`).sort());
  });

  it("one chat that cannot be claimed keeps no other waiting", async () => {
    const other = await stage.addMatch("greens-greys");
    await stage.poll(other);
    await stage.watch(ann, match);
    await stage.watch(bob, other);
    for (const moved of [match, other]) await stage.poll(moved, 0.6);
    await stage.database.updateTable("boards").set({ quotes: "not JSON" }).where("match_id", "=", other.id).execute();
    await stage.deliver();
    expect(chatsTold()).toEqual([ann]);
    expect(stage.faults.splice(0)).toMatchObject([{ message: "could not claim what waits for a chat" }]);
  });

  it("one delivery that cannot be settled does not fail those that are settled with it", async () => {
    const chats = [ann, bob, await stage.addChat("telegram:3")];
    for (const chat of chats) await stage.watch(chat, match);
    await stage.poll(match, 0.6);
    const suspend = async () => {
      throw new Error("no such chat");
    };
    await stage.saidGone(bob, "blocked");
    const failed = new Set<unknown>();
    let tellsBob = 0;
    const together: (() => void)[] = [];
    await stage.deliver(90_000, {
      chats: { suspend, move: suspend },
      log: { ...stage.log, warn: (fields) => void failed.add((fields as { delivery?: string }).delivery) },
      platform: {
        name: "telegram",
        async send({ address }) {
          // All three outcomes come at once: the first is written by itself, the others together.
          await new Promise<void>((resolve) => {
            together.push(resolve);
            if (together.length >= chats.length) for (const go of together) go();
          });
          const isGone = address === bob && tellsBob++ === 0;
          return isGone ? { kind: "gone", loss: "removed", reason: "blocked" } : { kind: "sent", messageId: "1" };
        },
      },
    });
    const decided = (await stage.decisions()).filter((one) => one.endsWith(" sent"));
    expect(decided.sort()).toEqual([`${ann} sent`, `${bob} sent`, "telegram:3 sent"]);
    const ofBob = await stage.database.selectFrom("messages").select("id").where("chat", "=", bob).executeTakeFirstOrThrow();
    expect([...failed]).toEqual([ofBob.id]);
    stage.faults.length = 0;
  });

  it("never runs twice at once", async () => {
    const delivery = stage.deliveryOf();
    const stopping = new AbortController();
    const running = delivery.run(stopping.signal);
    await expect(delivery.run(stopping.signal)).rejects.toThrow("already");
    stopping.abort();
    await running;
  });
});

describe.each(engines)("how long the delivery takes for what on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let clock: FakeClock;
  let stage: Stage;
  let match: Known;
  /** How far the machine's clock is ahead of those who wait: it slept. */
  let sleptMs: number;
  beforeEach(async () => {
    opened = await open();
    clock = createFakeClock();
    sleptMs = 0;
    stage = createStage(opened, { ...clock, now: () => clock.now() + sleptMs });
    for (const chat of [ann, bob]) await stage.addChat(chat);
    match = await stage.addMatch("reds-blues");
    await stage.poll(match);
  });
  afterEach(async () => {
    await opened.close();
    expect(stage.faults).toEqual([]);
  });

  const now = () => stage.clock.now();
  const pass = (ms: number) => clock.advance(ms, stage.settle);
  const kinds = [...factKinds, toyKind];
  const render = () => ({
    reply: { blocks: [], buttons: [], personal: false, credit: [], cut: "", language: "en" },
    sections: {},
  });
  const greet = (chat: string, dueAt = now()) =>
    queueFact(stage.database, { chat, kind: "toy", key: "hello", matchId: match.id, body: '"Good day"', dueAt });
  const messages = () => stage.database.selectFrom("messages").selectAll().orderBy("chat").execute();

  /** A delivery that goes on while this is done. */
  async function during(deps: Parameters<Stage["deliveryOf"]>[0], work: (wake: () => void) => Promise<void>): Promise<void> {
    const stopping = new AbortController();
    const delivery = stage.deliveryOf({ kinds, render, ...deps });
    const running = delivery.run(stopping.signal);
    await pass(0);
    await work(delivery.wake);
    stopping.abort();
    await pass(0);
    await running;
  }

  it("looks once a second for what another process has queued", async () => {
    const sentAt: number[] = [];
    const platform = {
      name: "telegram" as const,
      async send() {
        sentAt.push(now());
        return { kind: "sent" as const, messageId: "1" };
      },
    };
    // Without a rest of the test's own.
    await during({ platform, pollMs: undefined as unknown as number }, async () => {
      const began = now();
      await greet(ann);
      await pass(2_500);
      expect(sentAt.map((at) => at - began)).toEqual([1_000]);
      // What falls due by itself is not waited for so long.
      await greet(bob, now() + 200);
      const queued = now();
      await pass(2_000);
      expect(sentAt[1]).toBeGreaterThanOrEqual(queued + 200);
    });
  });

  it("rests ten milliseconds at least, however soon something falls due", async () => {
    const sentAt: number[] = [];
    const platform = {
      name: "telegram" as const,
      async send() {
        sentAt.push(now());
        return { kind: "sent" as const, messageId: "1" };
      },
    };
    await during({ platform }, async (wake) => {
      const queued = now();
      await greet(ann, queued + 3);
      wake();
      await pass(9);
      expect(sentAt).toEqual([]);
      await pass(1);
      expect(sentAt.map((at) => at - queued)).toEqual([10]);
    });
  });

  it("looks for what another has left behind every half second at most", async () => {
    await greet(ann);
    const failpoint = () => {
      throw new Error("the process has died");
    };
    await stage.deliver(1_000, { kinds, render, failpoint });
    expect(stage.faults.splice(0)).toHaveLength(1);
    await stage.database
      .updateTable("messages")
      .set({ holder: "another", lease_until: now() + 100 })
      .execute();
    await during({}, async () => {
      await pass(499);
      expect(stage.sent).toEqual([]);
      await pass(1);
      expect(stage.sent).toHaveLength(1);
    });
  });

  it("rests after a turn that failed", async () => {
    const triedAt: number[] = [];
    const claims = new Proxy(stage.database, {
      get(target, name) {
        if (name === "transaction" && triedAt.push(now()) < 10) throw new DatabaseAway();
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const began = now();
    await during({ claims, pollMs: 1_000 }, () => pass(2_500));
    // The platform, once it is known, may wake it once.
    expect([...new Set(triedAt)].map((at) => at - began)).toEqual([0, 1_000, 2_000]);
    expect(triedAt.length).toBeLessThanOrEqual(4);
    expect(stage.faults.splice(0)[0]).toMatchObject({ message: "a turn of the delivery failed" });
  });

  it("takes up at its start what it has left, and what rests later when its rest is over", async () => {
    await greet(ann);
    const failpoint = () => {
      throw new Error("the process has died");
    };
    await stage.deliver(1_000, { kinds, render, failpoint });
    expect(stage.faults.splice(0)).toHaveLength(1);
    await stage.set(ann, { quiet: { ...defaultQuiet, on: true, from: 11 * 60, to: 21 * 60 } });
    const sent: [string, number][] = [];
    const platform: TestPlatform = {
      name: "telegram",
      async send({ address }) {
        sent.push([address, now()]);
        return sent.length === 1 ? { kind: "unknown", reason: "timeout" } : { kind: "sent", messageId: "1" };
      },
    };
    await during({ platform, inFlight: 1, idempotentForMs: 60 * minute }, async (wake) => {
      const queued = now();
      await greet(bob);
      wake();
      await pass(minute);
      expect(sent.map(([chat, at]) => [chat, at - queued])).toEqual([
        [bob, 0],
        [bob, 5_000],
      ]);
    });
  });

  it.each([1, 2])(
    "takes up all that was left by itself at once, %i at a time, also where the first have nothing to say",
    async (inFlight) => {
      const chats = [ann, bob, await stage.addChat("telegram:3"), await stage.addChat("telegram:4")];
      for (const chat of chats) await greet(chat);
      const failpoint = () => {
        throw new Error("the process has died");
      };
      await stage.deliver(1_000, { kinds, render, failpoint });
      expect(stage.faults.splice(0)).toHaveLength(4);
      await stage.deliver(5_000, { kinds, render, inFlight });
      expect(stage.sent.map(({ message }) => message.address).sort()).toEqual(chats);
    },
  );

  it.each([
    [3_000, true],
    [3_001, false],
  ])("sends what it has claimed for three seconds at most: %i ms", async (takesMs, isSame) => {
    for (const chat of [ann, bob]) await greet(chat);
    const platform = {
      name: "telegram" as const,
      async send() {
        await stage.clock.sleep(takesMs);
        return { kind: "sent" as const, messageId: "1" };
      },
    };
    await stage.deliver(minute, { kinds, render, platform, inFlight: 1 });
    const [first, second] = (await messages()).map((one) => one.claimed_at).sort((a, b) => a - b);
    expect([(await messages()).length, first === second]).toEqual([2, isSame]);
  });

  it("has twenty seconds for each message, and for each attempt at one", async () => {
    await greet(ann);
    const leases: number[] = [];
    const platform = {
      name: "telegram" as const,
      async send() {
        const [message] = await messages();
        leases.push((message?.lease_until ?? 0) - now());
        return leases.length === 1
          ? ({ kind: "unknown", reason: "timeout" } as const)
          : { kind: "sent" as const, messageId: "1" };
      },
    };
    await stage.deliver(minute, { kinds, render, platform, idempotentForMs: 10 * minute });
    expect(leases).toEqual([20_000, 20_000]);
  });

  it("leaves a chat alone for a minute that cannot be claimed, and for five seconds what it cannot read", async () => {
    const broken = { ...toyKind, judge: () => Promise.reject(new Error("a bug")) };
    await greet(ann);
    await stage.deliver(0, { kinds: [broken], render });
    expect(stage.faults.splice(0)).toMatchObject([{ message: "could not claim what waits for a chat" }]);
    const due = () => stage.database.selectFrom("facts").select("due_at").executeTakeFirstOrThrow();
    expect((await due()).due_at - now()).toBe(minute);
    await stage.database.updateTable("facts").set({ due_at: now() }).execute();
    await stage.deliver(0, { kinds: [{ ...toyKind, judge: async (_session, facts) => facts.map(() => null) }], render });
    expect((await due()).due_at - now()).toBe(5_000);
  });

  it.each([
    [1_000 + 5 * minute, 1],
    [1_000 + 5 * minute + 1, 0],
  ])("takes a machine that did not turn for five minutes beyond its rest for one that slept: %i ms", async (ms, told) => {
    await during({ pollMs: 1_000 }, async (wake) => {
      const moment = { kind: "missing", matchId: match.id } as const;
      await queueMoments(stage.database, [{ chat: ann, key: "missing", moment, dueAt: now() + 1_000, until: now() + 2_000 }]);
      sleptMs = ms;
      wake();
      await pass(0);
      expect(stage.sent).toHaveLength(told);
    });
    expect((await stage.decisions()).length).toBe(1);
  });

  it("has eight changes that nobody waits for under way, and takes more when half of them are through", async () => {
    const chats = await Promise.all(Array.from({ length: 12 }, (_, nth) => stage.addChat(`telegram:${nth + 10}`)));
    for (const chat of chats) {
      const wanted = { chat, matchId: match.id, live: false, createdBy: "7", revision: 1, now: now() };
      await stage.database.transaction().execute((session) => addCard(session, wanted));
    }
    await stage.deliver(minute, { render });
    await pass(minute);
    await stage.poll(match, 0.6);
    const claimed: number[] = [];
    const platform = {
      name: "telegram" as const,
      async send() {
        await stage.clock.sleep(100);
        const under = await stage.database.selectFrom("messages").select("id").where("state", "=", "claimed").execute();
        claimed.push(under.length);
        return { kind: "sent" as const, messageId: "1" };
      },
    };
    await stage.deliver(minute, { render, platform });
    expect(claimed).toHaveLength(12);
    expect(claimed).toEqual([8, 7, 6, 5, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it("does not run twice at once, and can run again when it has ended", async () => {
    const delivery = stage.deliveryOf({ kinds, render });
    for (let nth = 0; nth < 2; nth++) {
      const stopping = new AbortController();
      const running = delivery.run(stopping.signal);
      await expect(delivery.run(stopping.signal)).rejects.toThrow("already");
      stopping.abort();
      await pass(0);
      await running;
    }
  });
});
