import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Outgoing } from "../../src/chat/platform.ts";
import { cardKind } from "../../src/delivery/kinds/card.ts";
import { factsOf } from "../../src/facts/facts.ts";
import type { ShownCard } from "../../src/replies/alerts/card.ts";
import { addCard, cardsOf, endCards, mostCards } from "../../src/watches/cards.ts";
import { mute } from "../../src/watches/mutes.ts";
import { endStarted } from "../../src/watches/starts.ts";
import { watchedMatches } from "../../src/watches/watches.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const ann = "telegram:1";
const group = "telegram:-2";
const minute = 60_000;
const hour = 60 * minute;

/** A message as the platform was given it. */
interface Brought {
  message: Outgoing;
  cards: readonly ShownCard[];
}

describe.each(engines)("live cards on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  let brought: Brought[];
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    brought = [];
    for (const chat of [ann, group]) await stage.addChat(chat);
    match = await stage.addMatch("reds-blues");
    await stage.poll(match);
  });
  afterEach(async () => {
    await opened.close();
    expect(stage.faults).toEqual([]);
  });

  const pass = (ms: number) => stage.clock.advance(ms, stage.settle);

  async function begin(known = match, { chat = ann, live = false } = {}) {
    const latest = await stage.boards.latest(known.id);
    const wanted = { chat, matchId: known.id, live, createdBy: "7", revision: latest?.revision ?? null };
    return stage.database.transaction().execute((session) => addCard(session, { ...wanted, now: stage.clock.now() }));
  }

  async function deliver(ms = 2 * minute, { idempotentForMs = 0 } = {}): Promise<Brought[]> {
    const from = brought.length;
    const parts = new Map<string, readonly ShownCard[]>();
    await stage.deliver(ms, {
      idempotentForMs,
      render({ deliveryId, parts: said }) {
        parts.set(deliveryId, (said.get("card") ?? []) as readonly ShownCard[]);
        return { reply: { blocks: [], buttons: [], personal: false, credit: [], cut: "", language: "en" }, sections: {} };
      },
      platform: {
        name: "telegram",
        async send(message) {
          brought.push({ message, cards: parts.get(message.deliveryId) ?? [] });
          const id = message.replaces ?? `m${brought.length}`;
          return stage.outcomes.shift() ?? { kind: "sent", messageId: id };
        },
      },
    });
    return brought.slice(from);
  }

  async function startIn(ms: number): Promise<number> {
    const startsAt = stage.clock.now() + ms;
    const change = { starts_at: startsAt, body: JSON.stringify({ ...match.match, startsAt }) };
    await stage.database.updateTable("matches").set(change).where("id", "=", match.id).execute();
    return startsAt;
  }

  const homeOf = ({ cards: [first] }: Brought) => first?.card.line?.selections[0];
  const rows = () => stage.database.selectFrom("facts").selectAll().where("kind", "=", "card").execute();

  it("speak of the newest board, and of none where none is known", async () => {
    const unknown = await stage.addMatch("unknown");
    for (const known of [match, unknown]) await begin(known);
    await stage.poll(match, 0.6);
    const facts = (await factsOf(stage.database, [ann])).filter(({ kind }) => kind === "card");
    const judged = await cardKind.judge(stage.database, facts, { lookup: stage.lookup, now: stage.clock.now() });
    const latest = await stage.boards.latest(match.id);
    expect(latest?.revision).toBeGreaterThan(0);
    expect(facts.map(({ matchId }, nth) => [matchId, judged[nth]?.revision])).toEqual([
      [match.id, latest?.revision],
      [unknown.id, null],
    ]);
  });

  it("are looked at since they were begun, and where there is no news that counts for nothing that passed", async () => {
    const since = stage.clock.now();
    await begin();
    const [fact] = (await factsOf(stage.database, [ann])).filter(({ kind }) => kind === "card");
    if (!fact) throw new Error("no card waits");
    const judge = async (more: Partial<typeof fact> = {}) => {
      const looking = { lookup: stage.lookup, now: stage.clock.now() };
      return (await cardKind.judge(stage.database, [{ ...fact, ...more }], looking))[0];
    };
    const ended = { body: JSON.stringify({ end: "stopped", since: since - 5, live: true }) };
    const nothing = { tells: false, reason: "nothing_left", passed: false, quiet: null };
    const weight = { uncapped: true, asked: true, unreviewed: true };
    const first = await judge();
    expect(first).toMatchObject({ since, quiet: null, tells: true, weight, frozen: { since, live: false, end: null } });
    expect(first).not.toHaveProperty("changes");
    // Nobody has seen the card that has ended.
    expect(await judge(ended)).toMatchObject({ ...nothing, since: since - 5, frozen: { live: true, end: "stopped" } });
    await deliver();
    expect(await judge()).toMatchObject({ ...nothing, since });
    const { id } = await stage.database.selectFrom("messages").select("id").executeTakeFirstOrThrow();
    expect(await judge(ended)).toMatchObject({ tells: true, changes: id, since: since - 5, quiet: null });
    await stage.poll(match, 0.6);
    expect(await judge()).toMatchObject({ tells: true, changes: id, since });
    expect([await judge({ key: "card 99" }), await judge({ matchId: null })]).toEqual([null, null]);
    const again = first?.frozen
      ? await cardKind.judgeAgain(stage.database, [first.frozen], { lookup: stage.lookup, now: 9 })
      : [];
    expect(again).toMatchObject([
      { tells: true, since, quiet: null, revision: null, weight, shown: { match: { slug: match.match.slug } } },
    ]);
  });

  it("come as one message, which changes when a price does and at no other time", async () => {
    expect(await begin()).toBe("added");
    const [first, ...more] = await deliver();
    expect(more).toEqual([]);
    expect(first?.message).toMatchObject({ address: ann, replaces: null, silent: true });
    expect(first?.message.idle).toBeUndefined();
    expect(first && homeOf(first)).toMatchObject({ selection: "home", price: 2, from: 2 });
    await stage.poll(match, 0.5);
    expect(await deliver()).toEqual([]);
    await stage.poll(match, 0.6);
    const [changed, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(changed?.message).toMatchObject({ replaces: "m1", idle: true });
    expect(changed && homeOf(changed)).toMatchObject({ price: 1.67, from: 2 });
    expect(await rows()).toEqual([]);
    expect(await stage.decisions()).toEqual([]);
  });

  it("do not change where a price moves by less than is printed", async () => {
    await begin();
    await deliver();
    await stage.poll(match, 0.5004);
    expect(await deliver()).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it("say that the same prices hold still, but not at every refresh", async () => {
    await begin();
    await deliver();
    let changes = 0;
    for (let nth = 0; nth < 6; nth++) {
      await pass(18 * minute);
      await stage.poll(match);
      await stage.boards.rebuild(new AbortController().signal);
      changes += (await deliver()).length;
    }
    expect(changes).toBe(3);
  });

  it.each([
    [30 * minute - 1, 0],
    [30 * minute, 1],
  ])("say that the same prices hold still once they are half an hour older: after %i ms", async (age, changes) => {
    await begin();
    await deliver();
    const [line] = brought.flatMap(({ cards }) => cards.flatMap(({ card }) => card.line ?? []));
    await pass((line?.refreshedAt ?? 0) + age - stage.clock.now());
    await stage.poll(match);
    await stage.boards.rebuild(new AbortController().signal);
    expect(await deliver()).toHaveLength(changes);
  });

  it("change once a minute at most, however often prices do", async () => {
    await begin();
    await deliver();
    const at: number[] = [];
    for (let nth = 0; nth < 24; nth++) {
      await stage.poll(match, nth % 2 === 0 ? 0.6 : 0.55);
      const changes = await deliver(15_000);
      at.push(...changes.map(() => stage.clock.now()));
    }
    expect(at.length).toBeGreaterThanOrEqual(5);
    expect(at.length).toBeLessThanOrEqual(6);
  });

  it("go on with the same message after a restart in the middle of a change, and double nothing", async () => {
    await begin();
    await deliver();
    await stage.poll(match, 0.6);
    stage.outcomes.push({ kind: "unknown", reason: "the process was killed" });
    const [lost] = await deliver(3_000);
    const [again, ...more] = await deliver(5 * minute);
    expect(more).toEqual([]);
    expect([lost?.message.replaces, again?.message.replaces]).toEqual(["m1", "m1"]);
    expect(again && homeOf(again)).toMatchObject({ price: 1.67 });
    // What is lost from the table is found again.
    await stage.poll(match, 0.7);
    await stage.database.deleteFrom("facts").execute();
    expect(await deliver()).toEqual([]);
    await stage.boards.rebuild(new AbortController().signal);
    expect((await deliver()).map(({ message }) => message.replaces)).toEqual(["m1"]);
  });

  it("say the same again while the platform would know it again", async () => {
    await begin();
    stage.outcomes.push({ kind: "unknown", reason: "timeout" });
    const [lost, again, ...more] = await deliver(2 * minute, { idempotentForMs: 2 * minute });
    expect(more).toEqual([]);
    expect(again?.message.deliveryId).toBe(lost?.message.deliveryId);
    expect(again?.cards[0]?.match?.slug).toBe("reds-blues");
    expect(again?.cards).toEqual(lost?.cards);
  });

  it("are messages of their own, behind the alerts of their chat", async () => {
    const other = await stage.addMatch("a-b");
    await stage.poll(other);
    for (const known of [match, other]) await begin(known);
    await stage.watch(ann, match);
    const first = await deliver();
    expect(first.map(({ cards }) => cards.map(({ card }) => card.matchId))).toEqual([[match.id], [other.id]]);
    await stage.poll(match, 0.6);
    await stage.poll(other, 0.6);
    const next = await deliver();
    expect(next.map(({ message }) => message.replaces)).toEqual([null, "m1", "m2"]);
    expect(await stage.decisions()).toEqual([`${ann} sent`]);
  });

  it("hold up no alert while a change of them is under way", async () => {
    await begin();
    await stage.watch(ann, match);
    await deliver();
    const order: string[] = [];
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await stage.poll(match, 0.52);
    const stopping = new AbortController();
    const loop = stage.deliveryOf({
      platform: {
        name: "telegram",
        async send({ replaces }) {
          order.push(replaces ?? "alert");
          if (replaces !== null) await held;
          return { kind: "sent", messageId: replaces ?? "a1" };
        },
      },
    });
    const running = loop.run(stopping.signal);
    await pass(2 * minute);
    expect(order).toEqual(["m1"]);
    await stage.poll(match, 0.6);
    loop.wake();
    await pass(3_000);
    expect(order).toEqual(["m1", "alert"]);
    release();
    stopping.abort();
    await pass(0);
    await running;
  });

  it("end with the closing line when the match starts, and then change no more", async () => {
    const startsAt = await startIn(hour);
    await begin();
    await deliver();
    await pass(30 * minute);
    await stage.poll(match, 0.6);
    await deliver();
    await pass(startsAt - stage.clock.now() + 1_000);
    await stage.poll(match, 0.8);
    await stage.database.transaction().execute((session) => endStarted(session, stage.clock.now()));
    const ended = (await deliver()).at(-1);
    expect(ended?.message.replaces).toBe("m1");
    expect(ended?.cards[0]?.card.end).toBe("started");
    expect(ended && homeOf(ended)).toMatchObject({ price: 1.67, from: 2 });
    expect(await cardsOf(stage.database, [ann])).toEqual([]);
    expect(await watchedMatches(stage.database, stage.clock.now())).toEqual([]);
    await stage.poll(match, 0.4);
    expect(await deliver()).toEqual([]);
    expect(await stage.decisions()).toEqual([]);
  });

  it("go on during the match where that is asked for", async () => {
    const startsAt = await startIn(hour);
    await begin(match, { live: true });
    await deliver();
    await pass(startsAt - stage.clock.now() + 1_000);
    await stage.database.transaction().execute((session) => endStarted(session, stage.clock.now()));
    await stage.poll(match, 0.6);
    expect((await deliver()).map(({ message }) => message.replaces)).toEqual(["m1"]);
    expect(await cardsOf(stage.database, [ann])).toMatchObject([{ live: true }]);
  });

  it("end where their message cannot be changed any more, and never come anew by themselves", async () => {
    await begin();
    await deliver();
    await stage.poll(match, 0.6);
    stage.outcomes.push({ kind: "rejected", reason: "message to edit not found" });
    expect(await deliver()).toHaveLength(1);
    expect(await cardsOf(stage.database, [ann])).toEqual([]);
    await stage.poll(match, 0.7);
    await stage.boards.rebuild(new AbortController().signal);
    expect(await deliver()).toEqual([]);
  });

  it("say that they have ended when somebody stops them, also while a change is waiting", async () => {
    await begin();
    await deliver();
    await stage.poll(match, 0.6);
    const [card] = await cardsOf(stage.database, [ann]);
    if (!card) throw new Error("no card");
    const now = stage.clock.now();
    await stage.database.transaction().execute((session) => endCards(session, [card], { end: "stopped", now }));
    const [ended, ...more] = await deliver();
    expect(more).toEqual([]);
    expect(ended).toMatchObject({ message: { replaces: "m1" }, cards: [{ card: { end: "stopped" } }] });
  });

  it("are begun anew at the end of the chat, and the one above says so", async () => {
    await begin();
    await deliver();
    await pass(hour);
    await stage.poll(match, 0.6);
    expect(await begin()).toBe("renewed");
    const said = await deliver();
    expect(said.map(({ message, cards }) => [message.replaces, cards[0]?.card.end]).toSorted()).toEqual([
      [null, null],
      ["m1", "renewed"],
    ]);
    expect(await cardsOf(stage.database, [ann])).toHaveLength(1);
  });

  it("are as many as a chat may have", async () => {
    for (let nth = 1; nth < mostCards; nth++) expect(await begin(await stage.addMatch(`m${nth}`))).toBe("added");
    expect(await begin()).toBe("added");
    expect(await begin(await stage.addMatch("one-more"))).toBe("limit_reached");
    expect(await begin()).toBe("renewed");
    expect(await begin(match, { chat: group })).toBe("added");
  });

  it("change without a sound whatever the chat has muted, held or limited, and count for nothing", async () => {
    await stage.set(ann, { hourly: 1 });
    await stage.database
      .transaction()
      .execute((session) => mute(session, { chat: ann, matchId: null, until: null, createdAt: 1 }));
    await begin();
    expect(await deliver()).toHaveLength(1);
    for (const home of [0.6, 0.7]) {
      await stage.poll(match, home);
      expect(await deliver()).toHaveLength(1);
    }
  });

  it("bring no reminder, no start and no silence by themselves, and cover no match for anybody", async () => {
    await begin();
    expect(await watchedMatches(stage.database, stage.clock.now())).toMatchObject([{ matchId: match.id }]);
    expect(await stage.database.selectFrom("baselines").selectAll().execute()).toEqual([]);
    await stage.poll(match, 0.7);
    await deliver();
    expect(await stage.decisions()).toEqual([]);
  });
});
