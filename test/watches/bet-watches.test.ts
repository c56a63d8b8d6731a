import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ApiUnreachable } from "../../src/api/errors.ts";
import type { Match, ValueBet } from "../../src/api/model.ts";
import type { Outcome, Outgoing } from "../../src/chat/platform.ts";
import { moveChat, restoreChat } from "../../src/chats/chats.ts";
import { defaultQuiet } from "../../src/chats/settings.ts";
import { suspendAndTell } from "../../src/delivery/chat-gone.ts";
import { decisionsOfChat } from "../../src/facts/decisions.ts";
import { createBetPoller } from "../../src/feed/value-bet-poller.ts";
import { formatBetTerms } from "../../src/rules/rule-text.ts";
import { documentedRhythm } from "../../src/sources/documented/service.ts";
import { addBetWatch, betWatchesOf, changeBetTerms } from "../../src/watches/bet-watches.ts";
import { dropMuted, mute, unmute } from "../../src/watches/mutes.ts";
import { pauseWatch } from "../../src/watches/pauses.ts";
import { removeWatches, undoRemoval } from "../../src/watches/removals.ts";
import { allWatchesOf, setQuietOf } from "../../src/watches/store.ts";
import { watchedBetsOf } from "../../src/watches/watched-bets.ts";
import type { Said } from "../alert-path/said.ts";
import { createStage, type Known, quote, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";
import type { TestPlatform } from "../delivery/health.ts";

const ann = "telegram:1";
const bob = "telegram:2";
const minute = 60_000;
const refresh = 15 * minute;
const open = { edge: null, leastPrice: null, mostPrice: null, withinHours: null, sport: null, book: null };

/** A source that lists what a test puts there, and a platform that keeps what it is told. */
function createBets(stage: Stage, matches: readonly Known[]) {
  const { database, clock, log } = stage;
  const list: ValueBet[] = [];
  const sent: { message: Said; outgoing: Outgoing }[] = [];
  const outcomes: Outcome[] = [];
  let posted = 0;
  let woken = 0;
  const source = { asked: 0, fails: false, failure: null as "unreachable" | null, total: null as number | null };
  const byId = async (id: number) => {
    const row = await database.selectFrom("matches").select(["body", "status"]).where("id", "=", id).executeTakeFirst();
    return row ? { id, match: { ...(JSON.parse(row.body) as Match), status: row.status as Match["status"] } } : null;
  };
  const index = {
    byId,
    ready: async () => undefined,
    bySlug: (slug: string) => matches.find(({ match }) => match.slug === slug) ?? null,
    remember: async () => [],
  };
  const api = {
    rhythm: documentedRhythm,
    async valueBets() {
      source.asked += 1;
      if (source.fails) throw new ApiUnreachable("timeout");
      const { total, failure } = source;
      return { value: { items: [...list], total: total ?? list.length, page: 1 }, fetchedAt: clock.now(), failure };
    },
  };
  const poller = createBetPoller({
    database,
    api,
    index,
    boards: stage.boards,
    clock,
    log,
    onDue() {
      woken += 1;
      delivery.wake();
    },
  });
  const platform: TestPlatform = {
    name: "telegram",
    async send(outgoing) {
      sent.push({ message: stage.said(outgoing.deliveryId), outgoing });
      return outcomes.shift() ?? { kind: "sent", messageId: outgoing.replaces ?? `${++posted}` };
    },
  };
  const delivery = stage.deliveryOf({
    platform,
    pollMs: 10 * minute,
    chats: { suspend: suspendAndTell, move: moveChat },
  });

  return {
    list,
    sent,
    outcomes,
    source,
    /** How often the delivery was woken. */
    woken: () => woken,
    put(known: Known, edge: number, more: Partial<ValueBet> = {}): void {
      const bet = { matchSlug: known.match.slug, match: null, market: "winner", selection: "home", line: null } as const;
      const same = list.findIndex(
        ({ matchSlug, bookmaker }) => matchSlug === known.match.slug && bookmaker === (more.bookmaker ?? "Alder"),
      );
      list.splice(same === -1 ? list.length : same, 1, { ...bet, bookmaker: "Alder", price: 2.1, edge, ...more });
    },
    async run(ms: number): Promise<void> {
      const stopping = new AbortController();
      const running = Promise.all([poller.run(stopping.signal), delivery.run(stopping.signal)]);
      await clock.advance(ms, stage.settle);
      stopping.abort();
      await running;
    },
    /** What was told since the last time that this was asked: the chat, the news and, of a change, what is gone. */
    told: () =>
      sent.splice(0).map(({ message, outgoing: { address, replaces } }) => {
        const bets = message.bets.map(({ bet }) => bet).sort((a, b) => a.id - b.id);
        const what = bets.map((bet) => (replaces ? (bet.gone?.why ?? "there") : `${bet.news} ${bet.figures.edge}`));
        return [address, replaces ? `changes ${replaces}` : "new", ...what].join(", ");
      }),
  };
}

describe.each(engines)("watches on value bets on $name", ({ open: openDatabase }) => {
  let opened: Awaited<ReturnType<typeof openDatabase>>;
  let stage: Stage;
  let match: Known;
  let other: Known;
  let bets: ReturnType<typeof createBets>;
  beforeEach(async () => {
    opened = await openDatabase();
    stage = createStage(opened);
    match = await stage.addMatch("reds-blues");
    other = await stage.addMatch("greens-greys");
    for (const chat of [ann, bob]) await stage.addChat(chat);
    bets = createBets(stage, [match, other]);
  });
  afterEach(async () => {
    await opened.close();
    expect(stage.faults).toEqual([]);
  });

  const now = () => stage.clock.now();
  async function watch(chat = ann, filter: Partial<typeof open> | { edge: number } = {}) {
    const wanted = { chat, filter: { ...open, ...filter }, improvement: 10_000, createdBy: "7", now: now() };
    const added = await addBetWatch(stage.database, wanted);
    if (added === "limit_reached") throw new Error("the chat watches too much");
    return added.watch;
  }
  /** The first look, so that every refresh from now on ends a minute after a look. */
  const begin = () => bets.run(minute);
  /** A refresh of the list, and what it brings. */
  async function next(): Promise<string[]> {
    await bets.run(refresh);
    return bets.told();
  }
  const decided = async () => (await stage.decisions()).map((line) => line.replace(`${ann} `, ""));

  /** What was written down about each decision, the first one first. */
  const explanations = async () =>
    (await decisionsOfChat(stage.database, { chat: ann, limit: 20 })).map(({ bets }) => bets).reverse();

  it("tell what appears after they began, when it improves, and that it is gone in the messages that told of it", async () => {
    bets.put(other, 0.04);
    await watch();
    await begin();
    expect(bets.told()).toEqual([]);
    expect(bets.woken()).toBe(0);
    bets.put(match, 0.05);
    expect(await next()).toEqual([`${ann}, new, appeared 0.05`]);
    expect(bets.woken()).toBe(1);
    expect(await next()).toEqual([]);
    bets.put(match, 0.0601, { price: 2.2 });
    expect(await next()).toEqual([`${ann}, new, improved 0.0601`]);
    bets.list.pop();
    bets.outcomes.push({ kind: "later", afterMs: minute / 2 });
    expect(await next()).toEqual([1, 1, 2].map((id) => `${ann}, changes ${id}, left`));
    expect(await next()).toEqual([]);
    bets.put(match, 0.0601);
    expect(await next()).toEqual([1, 2].map((id) => `${ann}, changes ${id}, there`));
    expect(await decided()).toEqual(["appeared", "improved", "gone", "gone", "back", "back"].map((news) => `sent: bet_${news}`));
    const [appeared, improved, gone] = (await explanations()).map((bets) => bets?.bets[0]);
    const books = ["Birch", "Cedar"].map((name) => ({ name, price: 2 }));
    expect(appeared).toMatchObject({ figures: { price: 2.1, edge: 0.05 }, before: null, gone: null, others: { books } });
    expect(improved).toMatchObject({ figures: { price: 2.2, edge: 0.0601 }, before: { price: 2.1, edge: 0.05 } });
    expect(gone).toMatchObject({ figures: { price: 2.1, edge: 0.05 }, gone: { why: "left", price: 2 } });
  });

  it("change what can be changed", async () => {
    await watch();
    await begin();
    bets.put(match, 0.05);
    await next();
    bets.outcomes.push({ kind: "rejected", reason: "too long" });
    bets.put(match, 0.07);
    await next();
    bets.told();
    bets.list.splice(0);
    expect(await next()).toEqual([`${ann}, changes 1, left`]);
    const [bet] = await watchedBetsOf(stage.database, [ann]);
    expect(bet).toMatchObject({ news: null, known: { messages: [{ saysGone: true }, { saysGone: true }] } });
  });

  it("wake the delivery for what appears beside what improves", async () => {
    await watch();
    await begin();
    bets.put(match, 0.05);
    await next();
    bets.put(match, 0.0601);
    bets.put(other, 0.05);
    expect(await next()).toEqual([`${ann}, new, improved 0.0601, appeared 0.05`]);
    expect(bets.woken()).toBe(2);
  });

  it("repeat nothing by a change, and count a message as unchanged while nobody knows", async () => {
    await watch();
    await begin();
    bets.put(match, 0.05);
    await next();
    const messages = async () => (await watchedBetsOf(stage.database, [ann])).map(({ known }) => known.messages);
    bets.list.splice(0);
    expect(bets.told()).toEqual([]);
    await bets.run(refresh);
    expect(bets.sent.map(({ message }) => message.repeated)).toEqual([false]);
    const [[{ id } = { id: "" }] = []] = await messages();
    expect(await messages()).toEqual([[{ id, saysGone: true }]]);
    bets.outcomes.push({ kind: "unknown", reason: "timeout" });
    bets.put(match, 0.05);
    await bets.run(refresh - minute + 6_000);
    // Nobody knows whether that arrived, so it says what it said before.
    expect(await messages()).toEqual([[{ id, saysGone: true }]]);
  });

  it("count as said what there is no message any more to say it in", async () => {
    await watch();
    await begin();
    bets.put(match, 0.05);
    expect(await next()).toHaveLength(1);
    await stage.database.deleteFrom("messages").execute();
    bets.list.splice(0);
    expect(await next()).toEqual([]);
    const [bet] = await watchedBetsOf(stage.database, [ann]);
    expect(bet).toMatchObject({ news: null, known: { messages: [{ saysGone: true }] } });
    expect(await next()).toEqual([]);
  });

  it("know what was told by a smaller least edge, and tell it again from the new one on", async () => {
    const { id, filter, improvement } = await watch(ann, { edge: 0.03 });
    await begin();
    bets.put(match, 0.04);
    expect(await next()).toEqual([`${ann}, new, appeared 0.04`]);
    await stage.mute(ann, now() + 2 * refresh);
    bets.put(other, 0.045);
    expect(await next()).toEqual([]);
    const from = formatBetTerms({ filter, improvement });
    const change = { id, from, to: formatBetTerms({ filter: { ...filter, edge: 0.06 }, improvement }) };
    expect(await changeBetTerms(stage.database, ann, change)).toBe(true);
    expect(await changeBetTerms(stage.database, ann, change)).toBe(false);
    bets.put(match, 0.045);
    bets.put(other, 0.05);
    expect(await next()).toEqual([]);
    expect(await next()).toEqual([]);
    expect(await decided()).toEqual(["sent: bet_appeared", "withdrawn: bet_small"]);
    expect((await explanations())[1]).toMatchObject({ terms: { filter: { edge: 0.06 } }, bets: [{ gone: { why: "below" } }] });
    bets.put(match, 0.06);
    expect(await next()).toEqual([`${ann}, new, improved 0.06`]);
    bets.put(match, 0.0549);
    expect(await next()).toEqual([1, 2].map((message) => `${ann}, changes ${message}, below`));
  });

  it("ask the source once per refresh for all chats, and not at all for none", async () => {
    await next();
    expect(bets.source.asked).toBe(0);
    for (const chat of [ann, bob]) await watch(chat);
    await begin();
    await bets.run(4 * refresh);
    expect(bets.source.asked).toBe(5);
  });

  it("put the bets of one look into one message, and change it for each that is gone", async () => {
    await watch(ann, { edge: 0.03 });
    await begin();
    bets.put(match, 0.05);
    bets.put(other, 0.04);
    expect(await next()).toEqual([`${ann}, new, appeared 0.05, appeared 0.04`]);
    bets.put(other, 0.0251);
    expect(await next()).toEqual([]);
    bets.put(other, 0.0249);
    expect(await next()).toEqual([`${ann}, changes 1, there, below`]);
    stage.odds.set(match.match.slug, { quotes: [quote("Alder", "home", 1.95)], refreshedAt: null });
    bets.list.splice(0);
    await bets.run(refresh);
    expect(bets.sent.at(-1)?.message.bets.map(({ bet }) => bet.gone?.price)).toEqual([1.95, 2.1]);
  });

  it("say nothing more of a bet whose messages are forgotten, and look no further for them", async () => {
    await watch();
    await begin();
    bets.put(match, 0.05);
    await next();
    await stage.database.deleteFrom("messages").execute();
    bets.list.splice(0);
    expect(await next()).toEqual([]);
    expect((await watchedBetsOf(stage.database, [ann])).flatMap(({ known }) => known.messages)).toMatchObject([
      { saysGone: true },
    ]);
    const woken = bets.woken();
    expect(await next()).toEqual([]);
    expect([bets.woken(), await decided()]).toEqual([woken, ["sent: bet_appeared"]]);
  });

  it("say that a match has begun, also on a list that is cut", async () => {
    await watch();
    await begin();
    bets.put(match, 0.05);
    bets.put(other, 0.05);
    await next();
    bets.told();
    bets.list.splice(0);
    bets.source.total = 900;
    expect(await next()).toEqual([]);
    await stage.database.updateTable("matches").set({ status: "live" }).where("id", "=", match.id).execute();
    expect(await next()).toEqual([`${ann}, changes 1, began, there`]);
  });

  it("tell nothing while the source fails, and nothing from what is too old", async () => {
    await watch();
    await begin();
    bets.put(match, 0.05);
    expect(await next()).toHaveLength(1);
    bets.source.fails = true;
    bets.list.splice(0);
    await bets.run(2 * refresh);
    bets.source.fails = false;
    // The last good answer stands in for a new one.
    bets.source.failure = "unreachable";
    await bets.run(2 * refresh);
    expect(bets.told()).toEqual([]);
    expect((await watchedBetsOf(stage.database, [ann])).map(({ known }) => known.gone)).toEqual([null]);
  });

  it("wait for what keeps the chat's peace: quiet hours, a mute, the cap of the hour", async () => {
    await watch();
    await begin();
    const until = now() + 3 * refresh;
    await stage.mute(ann, until);
    bets.put(match, 0.05);
    bets.put(other, 0.05);
    expect(await next()).toEqual([]);
    bets.list.pop();
    await bets.run(refresh);
    expect(await decided()).toEqual(["withdrawn: bet_gone"]);
    expect(await next()).toEqual([`${ann}, new, appeared 0.05`]);
    await stage.set(ann, { hourly: 1 });
    bets.put(match, 0.07);
    // What the mute had held back was not counted.
    expect(await next()).toEqual([`${ann}, new, improved 0.07`]);
    bets.put(match, 0.09);
    expect(await next()).toEqual([]);
    await bets.run(4 * refresh);
    expect(bets.sent.map(({ message }) => message.manner.held)).toEqual(["flood"]);
    await stage.set(ann, { quiet: { ...defaultQuiet, on: true, from: 0, to: 24 * 60 - 1, mode: "silent" } });
    bets.told();
    bets.put(match, 0.11);
    await bets.run(5 * refresh);
    expect(bets.sent.map(({ outgoing }) => outgoing.silent)).toEqual([true]);
  });

  it("take back what waits when a bet is no better again", async () => {
    await watch();
    await begin();
    bets.put(match, 0.05);
    await next();
    await stage.mute(ann, now() + 4 * refresh);
    bets.put(match, 0.07);
    await next();
    bets.put(match, 0.05);
    await next();
    expect(await stage.database.selectFrom("facts").select("key").execute()).toEqual([]);
    await bets.run(3 * refresh);
    expect(bets.told()).toEqual([]);
    expect(await decided()).toEqual(["sent: bet_appeared", "withdrawn: bet_worse"]);
  });

  it("wait by quiet hours of their own, and say afterwards how many bets were gone again meanwhile", async () => {
    const quiet = { ...defaultQuiet, on: true, from: 12 * 60, to: 13 * 60 };
    const quietOne = await watch();
    await watch(ann, { edge: 0.06 });
    await begin();
    await setQuietOf(stage.database, { watch: quietOne, quiet, now: now() });
    bets.put(match, 0.05);
    bets.put(other, 0.07);
    expect(await next()).toEqual([`${ann}, new, appeared 0.07`]);
    bets.list.splice(0);
    bets.put(match, 0.08, { bookmaker: "Birch" });
    expect(await next()).toEqual([`${ann}, changes 1, left`, `${ann}, new, appeared 0.08`]);
    expect(await next()).toEqual([]);
    await bets.run(refresh);
    expect(bets.sent.map(({ message: { manner } }) => manner)).toEqual([
      { silent: false, held: "quiet", passed: { bet: 2 }, away: null, counts: false, cap: null },
    ]);
    expect(bets.told()).toEqual([`${ann}, new, appeared 0.08`]);
    expect((await decided()).filter((line) => line.startsWith("withdrawn"))).toEqual(Array(2).fill("withdrawn: bet_gone"));
    await setQuietOf(stage.database, { watch: quietOne, quiet: { ...quiet, to: 15 * 60, mode: "silent" }, now: now() });
    bets.put(other, 0.03);
    await bets.run(refresh);
    expect(bets.sent.map(({ outgoing }) => outgoing.silent)).toEqual([true]);
  });

  it("are silent while paused, and where what a mute holds is dropped, and take what is there afterwards as known", async () => {
    const { id } = await watch();
    await begin();
    await mute(stage.database, { chat: ann, matchId: null, until: null, createdAt: now() });
    bets.put(match, 0.05);
    expect(await next()).toEqual([]);
    const waitsSince = (await watchedBetsOf(stage.database, [ann]))[0]?.since;
    await dropMuted(stage.database, { chat: ann, now: now() });
    await unmute(stage.database, { chat: ann, matchId: null, now: now() });
    expect(await next()).toEqual([]);
    await pauseWatch(stage.database, { watch: { id }, until: now() + refresh });
    bets.put(match, 0.09);
    bets.put(other, 0.05);
    expect(await next()).toEqual([]);
    await begin();
    expect(bets.told()).toEqual([]);
    bets.put(other, 0.07);
    expect(await next()).toEqual([`${ann}, new, improved 0.07`]);
    expect(await decided()).toEqual(["dropped: muted", "sent: bet_improved"]);
    expect((await explanations())[0]).toMatchObject({ bets: [{ figures: { edge: 0.05 }, before: null }], asOf: waitsSince });
  });

  it("send again what was not sent, by the same name what may have been, and what is refused not again", async () => {
    await watch();
    await begin();
    bets.put(match, 0.05);
    bets.outcomes.push({ kind: "later", afterMs: minute }, { kind: "unknown", reason: "timeout" });
    await bets.run(refresh + 5 * minute);
    expect(new Set(bets.sent.map(({ outgoing }) => outgoing.deliveryId)).size).toBe(1);
    expect(bets.told()).toEqual(Array(3).fill(`${ann}, new, appeared 0.05`));
    bets.outcomes.push({ kind: "rejected", reason: "too long" });
    bets.put(other, 0.05);
    await bets.run(2 * refresh);
    expect(bets.told()).toHaveLength(1);
    expect(await decided()).toEqual(["unknown: sent_again", "sent: bet_appeared", "failed: bet_appeared"]);
    bets.outcomes.push({ kind: "later", afterMs: minute });
    bets.list.splice(0);
    expect(await next()).toEqual(Array(2).fill(`${ann}, changes 1, left`));
  });

  it("survive a process that dies in between", async () => {
    await watch();
    await begin();
    bets.put(match, 0.05);
    await bets.run(refresh);
    const [{ message }] = bets.sent.splice(0) as [(typeof bets.sent)[number]];
    await stage.database.updateTable("messages").set({ state: "claimed", lease_until: now() }).execute();
    const [bet] = await watchedBetsOf(stage.database, [ann]);
    const taken = {
      kind: "bet",
      key: `b${bet?.id}`,
      bet_id: bet?.id ?? null,
      body: '"appeared"',
      message: message.deliveryId,
      taken: 0,
    };
    const fact = { chat: ann, platform: "telegram", match_id: match.id, due_at: now(), since: now(), ...taken };
    await stage.database.insertInto("facts").values(fact).execute();
    await bets.run(5 * minute);
    expect(bets.sent.map(({ message }) => message.repeated)).toEqual([true]);
    expect(await stage.database.selectFrom("messages").select("state").execute()).toEqual([{ state: "sent" }]);
  });

  it("never count as told while nobody knows, and say then what is true by then", async () => {
    await watch();
    await begin();
    bets.put(match, 0.05);
    bets.put(other, 0.04);
    bets.put(other, 0.04);
    for (let nth = 0; nth < 5; nth++) bets.outcomes.push({ kind: "unknown", reason: "timeout" });
    await bets.run(refresh + 8 * minute);
    expect(bets.told()).toEqual(Array(5).fill(`${ann}, new, appeared 0.05, appeared 0.04`));
    bets.list.splice(1);
    bets.put(match, 0.06);
    await bets.run(refresh);
    expect(bets.told().at(-1)).toBe(`${ann}, new, appeared 0.06`);
    const made = (await decided()).filter((one) => !one.startsWith("unknown"));
    expect(made.sort()).toEqual(["sent: bet_appeared", "withdrawn: bet_gone"]);
    bets.outcomes.push({ kind: "unknown", reason: "timeout" });
    bets.list.splice(0);
    await bets.run(2 * refresh);
    expect(new Set(bets.told()).size).toBe(1);
    expect((await decided()).at(-1)).toBe("sent: bet_gone");
  });

  it("do not send again what was unwatched or muted since, nor what is too late", async () => {
    const { id } = await watch();
    await begin();
    bets.put(match, 0.05);
    bets.put(other, 0.04);
    bets.outcomes.push({ kind: "unknown", reason: "timeout" });
    await bets.run(refresh - minute + 6_000);
    expect(bets.told()).toEqual([`${ann}, new, appeared 0.05, appeared 0.04`]);
    await mute(stage.database, { chat: ann, matchId: other.id, until: null, createdAt: now() });
    await bets.run(minute);
    expect(bets.told()).toEqual([`${ann}, new, appeared 0.05`]);
    const claimed = { state: "claimed" as const, attempts: 1, lease_until: now() };
    await stage.database.updateTable("messages").set(claimed).execute();
    await removeWatches(stage.database, { chat: ann, watches: [{ id }], now: now() });
    await bets.run(minute);
    await stage.database
      .updateTable("messages")
      .set({ ...claimed, claimed_at: now() - 61 * minute })
      .execute();
    await bets.run(minute);
    expect(bets.told()).toEqual([]);
  });

  it("wait for a chat that is away, follow one that moves, and both of two that become one", async () => {
    await watch();
    await watch(bob);
    await begin();
    bets.put(match, 0.05);
    await stage.saidGone(ann, "blocked");
    bets.outcomes.push({ kind: "gone", loss: "removed", reason: "blocked" }, { kind: "moved", to: "telegram:-1003" });
    expect(await next()).toEqual([
      `${ann}, new, appeared 0.05`,
      `${bob}, new, appeared 0.05`,
      "telegram:-1003, new, appeared 0.05",
    ]);
    bets.put(match, 0.07);
    expect(await next()).toEqual(["telegram:-1003, new, improved 0.07"]);
    await restoreChat(stage.database, { address: ann, now: now() });
    await moveChat(stage.database, { from: ann, to: "telegram:-1003", now: now() });
    expect(await allWatchesOf(stage.database, [ann, "telegram:-1003"])).toHaveLength(1);
    bets.list.splice(0);
    expect(await next()).toEqual([1, 2].map((id) => `telegram:-1003, changes ${id}, left`));
  });

  it("come back within ten minutes with what the chat was told, under their number", async () => {
    const { id } = await watch();
    await begin();
    bets.put(match, 0.05);
    await next();
    bets.told();
    const removal = await removeWatches(stage.database, { chat: ann, watches: [{ id }], now: now() });
    await bets.run(minute);
    expect(await watchedBetsOf(stage.database, [ann])).toEqual([]);
    expect(await undoRemoval(stage.database, { chat: ann, id: removal, now: now() })).toMatchObject({
      restored: 1,
    });
    expect((await betWatchesOf(stage.database, ann)).map((one) => one.id)).toEqual([id]);
    bets.list.splice(0);
    expect(await next()).toEqual([`${ann}, changes 1, left`]);
  });
});
