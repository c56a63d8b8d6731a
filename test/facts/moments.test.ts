import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Outcome, Outgoing } from "../../src/chat/platform.ts";
import { noteAct } from "../../src/chats/acts.ts";
import { chatOf, ensureChat, forgetLongGone, moveChat, restoreChat } from "../../src/chats/chats.ts";
import { changeSettings, defaultQuiet } from "../../src/chats/settings.ts";
import { suspendAndTell } from "../../src/delivery/chat-gone.ts";
import { beginnings, createAgenda, silences } from "../../src/detection/moments.ts";
import { factsOf, reconsider } from "../../src/facts/facts.ts";
import { type MomentBody, type NewMoment, queueMoments } from "../../src/facts/moments.ts";
import { pruneFacts } from "../../src/facts/old-facts.ts";
import { removeOld } from "../../src/feed/upkeep.ts";
import { lineAt } from "../../src/rules/closing-line.ts";
import { addWideWatch } from "../../src/watches/wide-watches.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";
import type { TestPlatform } from "../delivery/health.ts";
import { eachBriefly } from "../long-elsewhere.ts";

const chat = "telegram:1";
const kicked = { loss: "removed", reason: "kicked", title: "The club" } as const;
const minute = 60_000;
const hour = 60 * minute;

describe.each(engines)("moments on $name", ({ open }) => {
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

  const now = () => stage.clock.now();
  const pass = (ms: number) => stage.clock.advance(ms, stage.settle);

  async function startsIn(ms: number, known = match): Promise<void> {
    const row = { starts_at: now() + ms, status: "scheduled" };
    await stage.database.updateTable("matches").set(row).where("id", "=", known.id).execute();
  }

  let endings = 0;
  async function agenda(ms: number): Promise<void> {
    endings = 0;
    const stopping = new AbortController();
    const { database, clock, log } = stage;
    const onEnded = () => void endings++;
    const running = createAgenda({
      database,
      clock,
      log,
      onDue: () => undefined,
      onEnded,
    }).run(stopping.signal);
    await pass(ms);
    stopping.abort();
    await running;
  }

  const remind = (reminderMinutes: number) =>
    changeSettings(stage.database, { address: chat, change: { reminderMinutes }, now: now() });

  const momentsOf = async (chats: readonly string[]) =>
    (await factsOf(stage.database, chats)).flatMap(({ kind, body, ...fact }) =>
      kind === "moment" && body !== null ? [{ ...fact, moment: JSON.parse(body) as MomentBody }] : [],
    );

  const found = async () => (await beginnings(stage.database, now())).map(({ key }) => key.split(" ")[0]);

  describe("of a start", () => {
    it("remind once, when the chat wants it, and tell the closing line when the match begins", async () => {
      await startsIn(2 * hour);
      await stage.watch(chat, match);
      await pass(100 * minute);
      expect(await found()).toEqual([]);
      await remind(30);
      expect(await found()).toEqual(["reminder"]);
      await queueMoments(stage.database, await beginnings(stage.database, now()));
      expect(await queueMoments(stage.database, await beginnings(stage.database, now()))).toBe(0);
      await pass(20 * minute);
      expect(await found()).toEqual(["started"]);
      await pass(10 * minute);
      expect(await found()).toEqual([]);
    });

    it("leave out who began to watch after the time of the reminder, and what is put off, but nobody who muted it", async () => {
      await remind(60);
      await startsIn(30 * minute);
      await stage.watch(chat, match);
      expect(await found()).toEqual([]);
      await pass(30 * minute);
      expect(await found()).toEqual(["started"]);
      await stage.database.updateTable("matches").set({ status: "postponed" }).execute();
      expect(await found()).toEqual([]);
      await stage.database.updateTable("matches").set({ status: "live" }).execute();
      await stage.mute(chat, now() + hour);
      expect(await found()).toEqual(["started"]);
    });

    it("leave out the matches of wide watches, unless reminders are wanted", async () => {
      const target = { kind: "sport", sport: "football" } as const;
      await addWideWatch(stage.database, { chat, target, rule: "3pp", createdBy: "7", now: now() });
      await stage.watch(chat, match);
      await stage.database.updateTable("watches").set({ wide_id: 1 }).execute();
      await startsIn(minute);
      await pass(minute);
      expect(await found()).toEqual([]);
      await remind(30);
      expect(await found()).toEqual(["started"]);
    });

    it("end what was watched up to it, wherever, and leave what asks for live moves or was set since", async () => {
      const played = await stage.addMatch("greens-greys");
      const other = await stage.addMatch("whites-blacks");
      const [live, paused, away] = [
        await stage.addChat("telegram:2"),
        await stage.addChat("telegram:3"),
        await stage.addChat("telegram:4"),
      ];
      for (const known of [match, other]) await stage.watch(chat, known);
      await stage.watch(live, match, "3pp live");
      for (const one of [paused, away]) await stage.watch(one, match);
      await stage.database
        .updateTable("watches")
        .set({ paused_until: now() + 9 * hour })
        .where("chat", "=", paused)
        .execute();
      await stage.database.updateTable("chats").set({ state: "suspended" }).where("address", "=", away).execute();
      for (const known of [match, played]) await startsIn(minute, known);
      await startsIn(2 * hour, other);
      await pass(2 * minute);
      await stage.watch(chat, played);
      await agenda(minute);
      const left = await stage.database.selectFrom("watches").select(["chat", "match_id"]).orderBy("id").execute();
      expect(left.map((row) => [row.chat, row.match_id])).toEqual([
        [chat, other.id],
        [live, match.id],
        [chat, played.id],
      ]);
      expect((await stage.decisions()).sort()).toEqual([chat, paused, away].map((one) => `${one} ended: match_started`));
      const told = await momentsOf([chat, live, paused, away]);
      expect(told.map(({ chat: to, moment }) => [to, "ended" in moment && moment.ended])).toEqual([
        [chat, true],
        [live, false],
      ]);
      expect(endings).toBe(1);
    });

    it("carry the line with its move since the opening, of the books that were there then", async () => {
      await stage.poll(match, 0.5);
      await pass(minute);
      stage.odds.set(match.match.slug, { quotes: [], refreshedAt: null });
      await stage.poll(match, 0.6);
      const line = await lineAt(stage.database, { matchId: match.id, at: now() });
      expect(
        line?.selections.map(({ selection, opened: from, probability }) => [selection, from?.toFixed(3), probability.toFixed(3)]),
      ).toEqual([
        ["home", "0.500", "0.600"],
        ["away", "0.500", "0.400"],
      ]);
      expect(line?.openedAt).toBe(now() - minute);
      const earlier = await lineAt(stage.database, { matchId: match.id, at: now() - minute });
      expect(earlier?.selections[0]?.probability).toBeCloseTo(0.5);
    });
  });

  describe("of silence", () => {
    it("are told when a match stops while others go on, and not while the source is in trouble", async () => {
      const other = await stage.addMatch("greens-greys");
      for (const known of [match, other]) {
        await stage.watch(chat, known);
        await stage.poll(known, 0.5);
      }
      const silent = async () => (await silences(stage.database, now())).map(({ moment }) => moment);
      const goesOn = async (times: number) => {
        for (let time = 0; time < times; time++) {
          await pass(hour);
          await stage.poll(other);
        }
      };
      await goesOn(3);
      expect(await silent()).toEqual([{ kind: "silent", matchId: match.id, since: now() - 3 * hour }]);
      const events = await silences(stage.database, now());
      await queueMoments(stage.database, events);
      await pass(minute);
      expect(await queueMoments(stage.database, await silences(stage.database, now()))).toBe(0);
      await stage.poll(match);
      await pass(3 * hour);
      expect(await silent()).toEqual([]);
      // After a downtime the first matches answer before the others are asked.
      await stage.poll(other);
      expect(await silent()).toEqual([]);
      await pass(11 * minute);
      expect(await silent()).toEqual([{ kind: "silent", matchId: match.id, since: now() - 3 * hour - 11 * minute }]);
    });
  });

  describe("on their way", () => {
    const outcomes: Outcome[] = [];
    const sent: Outgoing[] = [];
    /** Whether the platform answers its probe. */
    let answers = true;
    beforeEach(() => {
      for (const list of [outcomes, sent, stage.sent]) list.length = 0;
      answers = true;
    });

    const event = (key: string, more: Partial<NewMoment> = {}) =>
      queueMoments(stage.database, [
        { chat, key, moment: { kind: "missing", matchId: match.id }, dueAt: now(), until: now() + hour, ...more },
      ]);
    const reminder = (startsAt: number): MomentBody => ({ kind: "reminder", matchId: match.id, startsAt, line: null });

    async function announce(ms = 1_000, idempotentForMs = 0): Promise<void> {
      const platform: TestPlatform = {
        name: "telegram",
        async send(message) {
          sent.push(message);
          stage.sent.push({ message, said: stage.said(message.deliveryId) });
          return outcomes.shift() ?? { kind: "sent", messageId: "1" };
        },
        probe: async () => answers,
      };
      const chats = { suspend: suspendAndTell, move: moveChat };
      await stage.deliver(ms, { platform, idempotentForMs, chats });
    }

    const said = () => stage.sent.map((one) => one.said);
    const kinds = () => said().map(({ moments }) => moments.map(({ moment }) => moment.kind));
    const counts = () => said().map(({ moments }) => moments.length);
    const states = async () =>
      (await factsOf(stage.database, [chat])).map(({ doneAt, message }) => (message ? "claimed" : doneAt ? "done" : "waiting"));

    it("become one message per chat, once, and stay known until they are old", async () => {
      await event("a");
      await event("b");
      await event("a");
      await announce();
      expect(counts()).toEqual([2]);
      await event("a");
      await announce();
      expect(sent).toHaveLength(1);
      expect(await states()).toEqual(["done", "done"]);
      await pruneFacts(stage.database, now() + 2 * hour, 10);
      expect(await states()).toEqual([]);
    });

    it("are told later when the platform says so, and never when that is too late", async () => {
      await event("a");
      outcomes.push({ kind: "later", afterMs: 5 * minute });
      await announce(4 * minute);
      expect(sent).toHaveLength(1);
      await announce(2 * minute);
      expect(sent).toHaveLength(2);
      await event("b", { dueAt: now() + 2 * minute, until: now() + minute });
      await announce(10 * minute);
      expect(await states()).toEqual(["done", "done"]);
      expect((await stage.decisions()).at(-1)).toBe(`${chat} dropped: missing`);
    });

    it("of operators say what they wrote, are rather lost than told twice, and nothing where that is no more", async () => {
      const row = { at: now(), operator: "telegram:9", act: "broadcast", target: null, detail: "hello" };
      const notice = { kind: "notice", act: await noteAct(stage.database, row) } as const;
      await event("first", { moment: notice });
      await announce();
      expect(said().map(({ moments }) => moments)).toMatchObject([[{ moment: notice, said: "hello" }]]);
      await event("lost", { moment: notice });
      outcomes.push({ kind: "unknown", reason: "timeout" });
      await announce(20 * minute);
      expect(sent).toHaveLength(2);
      expect(await states()).toEqual(["done", "done"]);
      // What is no notice is told again.
      await event("match");
      outcomes.push({ kind: "unknown", reason: "timeout" });
      await announce(20 * minute);
      expect(kinds().slice(2)).toEqual([["missing"], ["missing"]]);
      await event("none", { moment: { kind: "notice", act: notice.act + 1 } });
      await announce();
      expect(sent).toHaveLength(4);
      expect((await states()).at(-1)).toBe("done");
    });

    it("that fell due while nobody was awake for six minutes are not told when their time is over", async () => {
      const delivery = stage.deliveryOf();
      const turns = async () => {
        const stopping = new AbortController();
        const running = delivery.run(stopping.signal);
        await pass(100);
        stopping.abort();
        await running;
      };
      await turns();
      for (const [key, awayMs, told] of [
        ["told", 5.5 * minute, 1],
        ["missed", 6.5 * minute, 1],
      ] as const) {
        await event(key, { until: now() + minute });
        await pass(awayMs);
        await turns();
        expect(stage.sent).toHaveLength(told);
      }
    });

    it("that fell due in time are told however long they wait for their turn", async () => {
      const other = await stage.addChat("telegram:2");
      for (const to of [chat, other]) await event("a", { chat: to, until: now() + 1_000 });
      const slow: TestPlatform = {
        name: "telegram",
        async send(message) {
          await stage.clock.sleep(4_000);
          sent.push(message);
          return { kind: "sent", messageId: "1" };
        },
      };
      await stage.deliver(30_000, { platform: slow, inFlight: 1 });
      expect(sent.map(({ address }) => address)).toEqual([chat, other]);
    });

    describe("at the gate", () => {
      /** From noon, when the stage begins, for two hours. */
      const quiet = { ...defaultQuiet, on: true, from: 12 * 60, to: 14 * 60 };

      it("wait for the end of quiet hours, of the chat or of the watch, and are dropped when that is too late", async () => {
        await stage.set(chat, { quiet });
        await event("kept", { until: now() + 3 * hour });
        await event("late", { until: now() + hour });
        await event("own", { quiet: JSON.stringify({ ...quiet, on: false }) });
        await announce(90 * minute);
        expect(counts()).toEqual([1]);
        expect(await states()).toEqual(["waiting", "waiting", "done"]);
        await announce(40 * minute);
        expect(await states()).toEqual(["done", "done", "done"]);
        expect(await stage.decisions()).toEqual([`${chat} sent: missing`, `${chat} dropped: missing`, `${chat} sent: missing`]);
      });

      it("are silent where that was chosen, and come at once when the chat changes its mind", async () => {
        await stage.set(chat, { quiet: { ...quiet, mode: "silent" } });
        await event("a");
        await announce();
        await stage.set(chat, { quiet });
        await event("b");
        await announce();
        await stage.set(chat, { quiet: defaultQuiet });
        await reconsider(stage.database, [chat], now());
        await announce();
        expect(said().map(({ manner }) => manner.silent)).toEqual([true, false]);
      });

      it("neither wait for room in the hour nor take any", async () => {
        await stage.set(chat, { hourly: 1 });
        await stage.poll(match, 0.5);
        await stage.watch(chat, match);
        await event("a");
        await announce();
        await stage.poll(match, 0.6);
        await stage.deliver();
        await event("b");
        await announce();
        expect(counts()).toEqual([1, 0, 1]);
      });

      const rests = [
        ["break", (until: number) => stage.database.updateTable("chats").set({ break_until: until }).execute()],
        ["mute", (until: number) => stage.mute(chat, until)],
      ] as const;
      eachBriefly(rests, ([because]) => because === "mute")(
        "of a start and an end are handed over after a %s, however late, but for reminders",
        async (because, rest) => {
          await rest(now() + 5 * hour);
          await event("started", { moment: { kind: "started", matchId: match.id, startsAt: now(), line: null } });
          await event("over");
          await event("soon", { moment: reminder(now() + hour) });
          await announce(4 * hour);
          expect(kinds()).toEqual([]);
          await announce(hour + minute);
          expect(kinds()).toEqual([["started", "missing"]]);
          expect(said()[0]?.manner.held).toBe(because);
        },
      );

      it("come with the daily digest, however late that is, but for reminders", { tags: ["long"] }, async () => {
        await stage.set(chat, { digestAt: 18 * 60 });
        await event("over");
        await event("soon", { moment: reminder(now() + hour) });
        await announce(5 * hour);
        expect(kinds()).toEqual([["reminder"]]);
        await announce(2 * hour);
        expect(kinds()).toEqual([["reminder"], ["missing"]]);
      });
    });

    it("are sent again until it is known that they arrived", async () => {
      await event("a");
      for (let nth = 0; nth < 3; nth++) outcomes.push({ kind: "unknown", reason: "timeout" });
      await announce(10 * minute);
      expect(new Set(sent.map(({ deliveryId }) => deliveryId)).size).toBe(1);
      expect(said().map(({ repeated }) => repeated)).toEqual([false, true, true, true]);
      expect(await states()).toEqual(["done"]);
      const doubts = Array(3).fill(`${chat} unknown: sent_again`);
      expect(await stage.decisions()).toEqual([...doubts, `${chat} sent: missing`]);
    });

    it("keep their name while the platform recognises it", async () => {
      await event("a");
      for (let nth = 0; nth < 3; nth++) outcomes.push({ kind: "unknown", reason: "timeout" });
      await announce(100_000, 2 * minute);
      await event("b");
      expect(sent.map(({ deliveryId }) => deliveryId)).toHaveLength(3);
      await announce(5 * minute, 2 * minute);
      expect(await states()).toEqual(["done", "done"]);
    });

    it("are not dropped because the platform took nothing, but for reminders", async () => {
      await event("a", { until: now() + 10 * minute });
      await event("b", { moment: reminder(now() + 10 * minute), until: now() + 10 * minute, dueAt: now() + minute });
      await event("c", { until: now() - minute });
      outcomes.push({ kind: "unknown", reason: "timeout" });
      answers = false;
      await announce(30 * minute);
      expect(sent).toHaveLength(1);
      answers = true;
      await announce(2 * minute);
      expect(sent).toHaveLength(2);
      expect(await states()).toEqual(["done", "done", "done"]);
      const decided = (await stage.decisions()).sort();
      const doubts = ["reminder", "sent_again", "sent_again"].map((reason) => `${chat} unknown: ${reason}`);
      expect(decided).toEqual([`${chat} dropped: missing`, `${chat} sent: missing`, ...doubts]);
    });

    it("say of a reminder that may have come in time that nobody knows", async () => {
      await event("a", { moment: reminder(now() + 2 * minute), until: now() + 2 * minute });
      outcomes.push({ kind: "unknown", reason: "timeout" });
      answers = false;
      await announce(3 * minute);
      answers = true;
      await announce(2 * minute);
      expect(await stage.decisions()).toEqual([`${chat} unknown: sent_again`, `${chat} unknown: reminder`]);
    });

    it("survive a process that dies before it has sent them, or before it has written that down", async () => {
      await event("a");
      const dies = (where: string) => (name: string) => {
        if (name === where) throw new Error("the process has died");
      };
      await stage.deliver(1_000, { failpoint: dies("claimed") });
      expect(stage.sent).toEqual([]);
      // A lease holds for twenty seconds, so that another process sends it once in this time.
      await stage.deliver(30_000, { holder: "another", failpoint: dies("sent") });
      await announce(2 * minute);
      expect(stage.sent).toHaveLength(2);
      expect(new Set(stage.sent.map(({ message }) => message.deliveryId)).size).toBe(1);
      expect(await states()).toEqual(["done"]);
      stage.faults.length = 0;
    });

    it("go out through all slots at once, and none is lost because it waited for its turn", { tags: "long" }, async () => {
      const chats = Array.from({ length: 60 }, (_, nth) => `telegram:${100 + nth}`);
      for (const one of chats) await event("a", { chat: await stage.addChat(one), until: now() + minute });
      await event("late", { dueAt: now() + minute, until: now() + minute });
      let [underWay, most] = [0, 0];
      const platform: TestPlatform = {
        name: "telegram",
        async send(message) {
          underWay += 1;
          most = Math.max(most, underWay);
          await stage.clock.sleep(10_000);
          underWay -= 1;
          sent.push(message);
          return { kind: "sent", messageId: "1" };
        },
      };
      const begun = now();
      await stage.deliver(200_000, { platform, inFlight: 3 });
      expect(most).toBe(3);
      expect(sent.map(({ address }) => address).sort()).toEqual(chats);
      expect(now() - begun).toBe(200_000);
      expect(await stage.decisions()).toContain(`${chat} dropped: missing`);
      // Whoever was away when it was due has missed it.
      await event("b", { until: now() + minute });
      await pass(2 * minute);
      await announce();
      expect(sent).toHaveLength(chats.length);
    });

    it("suspend a chat that is gone, follow one that has moved, and drop what is refused", async () => {
      await event("a");
      outcomes.push({ kind: "moved", to: "telegram:-1002" });
      await announce();
      expect(sent.map(({ address }) => address)).toEqual([chat, "telegram:-1002"]);
      await event("b", { chat: "telegram:-1002" });
      await stage.saidGone("telegram:-1002", "kicked");
      outcomes.push({ kind: "rejected", reason: "too long" }, { kind: "gone", loss: "removed", reason: "kicked" });
      await announce();
      await event("c", { chat: "telegram:-1002" });
      await announce(2 * minute);
      expect(sent).toHaveLength(4);
      const kept = await stage.database.selectFrom("chats").select(["address", "state", "state_reason"]).execute();
      expect(kept).toEqual([{ address: "telegram:-1002", state: "suspended", state_reason: "kicked" }]);
    });
  });

  describe("of a chat that is gone", () => {
    const group = "telegram:-100";

    it("tell who set it up, once, where we can write to them", async () => {
      await stage.addChat(group);
      await stage.addChat("telegram:7");
      await stage.watch(group, match);
      const gone = () => suspendAndTell(stage.database, { address: group, ...kicked, now: now() });
      expect(await gone()).toEqual([group]);
      expect(await gone()).toEqual([]);
      const told = await momentsOf(["telegram:7"]);
      expect(told.map(({ moment }) => moment)).toEqual([
        { kind: "chat_gone", title: "The club", loss: "removed", watches: 1, until: now() + 30 * 24 * hour },
      ]);
    });

    it("open the direct messages of who set it up on Discord, in the language of the chat, and forget them when it is over", async () => {
      const channel = "discord:100";
      const person = "discord:@7";
      await ensureChat(stage.database, { address: channel, language: "ru", now: now() });
      await stage.watch(channel, match);
      const at = { address: channel, ...kicked, now: now() };
      const gone = () => stage.database.transaction().execute((session) => suspendAndTell(session, at));
      expect(await gone()).toEqual([channel]);
      expect(await gone()).toEqual([]);
      expect((await momentsOf([person])).map(({ moment }) => moment.kind)).toEqual(["chat_gone"]);
      expect(await chatOf(stage.database, person)).toMatchObject({ state: "active", seenLanguage: "ru" });
      await removeOld(stage.database, now(), { keepers: [], prune: [] });
      expect(await chatOf(stage.database, person)).not.toBeNull();
      await suspendAndTell(stage.database, { address: person, ...kicked, now: now() });
      await removeOld(stage.database, now(), { keepers: [], prune: [] });
      const left = await stage.database.selectFrom("chats").select("address").where("address", "like", "discord:%").execute();
      expect(left).toEqual([{ address: channel }]);
    });

    it("are none when that person never wrote to us, or is the chat itself", async () => {
      await stage.watch(await stage.addChat(group), match);
      await stage.watch(await stage.addChat("telegram:7"), match);
      await suspendAndTell(stage.database, { address: "telegram:7", ...kicked, now: now() });
      await suspendAndTell(stage.database, { address: group, ...kicked, now: now() });
      expect(await momentsOf([group, "telegram:7"])).toEqual([]);
    });
  });

  it("delete a chat that stays away for a month, and nobody else", async () => {
    await stage.addChat("telegram:2");
    const row = { state: "suspended" as const, state_since: now() };
    await stage.database.updateTable("chats").set(row).where("address", "=", chat).execute();
    await stage.watch(chat, match);
    expect(await forgetLongGone(stage.database, now(), [])).toBe(0);
    expect(await forgetLongGone(stage.database, now() + 1, [])).toBe(1);
    expect((await stage.database.selectFrom("chats").select("address").execute()).map(({ address }) => address)).toEqual([
      "telegram:2",
    ]);
    expect(await stage.database.selectFrom("watches").selectAll().execute()).toEqual([]);
  });

  describe.each([
    { awayMs: 2 * hour, alerts: 1 },
    { awayMs: 25 * hour, alerts: 0 },
  ])("of a chat that was away for $awayMs ms", ({ awayMs, alerts }) => {
    beforeEach(async () => {
      await stage.poll(match, 0.5);
      await stage.watch(chat, match);
      await suspendAndTell(stage.database, { address: chat, ...kicked, now: now() });
      await pass(awayMs);
    });

    const back = async () => {
      await restoreChat(stage.database, { address: chat, now: now() });
      await stage.boards.rebuild(new AbortController().signal);
    };

    it(`tell ${alerts} times what moved meanwhile`, async () => {
      await stage.poll(match, 0.6);
      await back();
      await stage.deliver();
      expect(stage.sent).toHaveLength(alerts);
    });

    it(`tell ${alerts} times what the first board after that brings`, async () => {
      await back();
      await stage.poll(match, 0.6);
      await stage.deliver();
      expect(stage.sent).toHaveLength(alerts);
      await stage.poll(match, 0.8);
      await stage.deliver();
      expect(stage.sent).toHaveLength(alerts + 1);
    });
  });
});
