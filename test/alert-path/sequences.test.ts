import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Outcome } from "../../src/chat/platform.ts";
import { removeWatch } from "../../src/watches/watches.ts";
import { engines } from "../databases.ts";
import { createStage, type Known, type Stage } from "./stage.ts";

/** What becomes of one send: the platform's answers, and a process that dies before or after the message went out. */
const answers = ["sent", "later", "arrived, no answer", "lost, no answer", "dies before", "dies after"] as const;
type Answer = (typeof answers)[number];

type Step =
  | { kind: "board"; percent: number }
  | { kind: "watch" | "unwatch"; chat: number }
  | { kind: "deliver"; answers: readonly Answer[] }
  | { kind: "lose" | "rebuild" };

const chats = ["telegram:1", "telegram:2", "telegram:3"];

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("board" as const), percent: fc.integer({ min: 40, max: 60 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("watch" as const), chat: fc.nat(chats.length - 1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("unwatch" as const), chat: fc.nat(chats.length - 1) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("deliver" as const),
      answers: fc.array(fc.constantFrom(...answers), { maxLength: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom("lose" as const, "rebuild" as const) }) },
);

/** A message as it reached a chat. */
interface Arrival {
  id: string;
  chat: string;
  watchId: number;
  from: number;
  to: number;
}

/** The chats' side of the story: what really arrived, and what the sender could know about it. */
function createWorld(stage: Stage, match: Known) {
  const arrivals: Arrival[] = [];
  /** How often what was sent by a name arrived without an answer. */
  const doubtful = new Map<string, number>();
  // A platform's throw would be taken for an unknown outcome, so what is wrong is gathered and looked at in the end.
  const wrongs: string[] = [];
  /** Where a chat was told from something else than it was told last. */
  const leaps: { chat: string; from: number; told: number }[] = [];
  const watching = new Set<string>();
  const told = new Map<string, Arrival>();
  const maybeTold = new Map<string, Set<number>>();

  function arrive(id: string, isKnown: boolean): void {
    if (!isKnown) doubtful.set(id, (doubtful.get(id) ?? 0) + 1);
    const sent = stage.sent.findLast(({ message }) => message.deliveryId === id);
    for (const { watchId, movement } of sent?.said.matches ?? []) {
      const home = movement.moves.find(({ selection }) => selection === "home");
      if (!sent || !home) throw new Error("an alert without a movement");
      const percent = (probability: number) => Math.round(probability * 100);
      const chat = sent.message.address;
      const arrival = { id, chat, watchId, from: percent(home.probability.from), to: percent(home.probability.to) };
      if (!watching.has(chat)) wrongs.push(`${chat} was told what it does not watch any more`);
      // What follows begins where the chat was told last, as far as the sender knows that it was.
      const before = told.get(chat);
      // Or where it may have been told since: that has to be taken back.
      const mayKnow = maybeTold.get(chat) ?? new Set();
      if (before && arrival.from !== before.to && !mayKnow.has(arrival.from))
        leaps.push({ chat, from: arrival.from, told: before.to });
      if (isKnown) {
        told.set(chat, arrival);
        maybeTold.delete(chat);
      } else maybeTold.set(chat, mayKnow.add(arrival.to));
      arrivals.push(arrival);
    }
  }

  /** One life of the process: it sends until it is stopped, or dies on the way and then does nothing any more. */
  async function live(script: Answer[], ms: number): Promise<void> {
    let isDead = false;
    // Who is dead writes nothing down any more, not even that a message's outcome is unknown.
    const database = new Proxy(stage.database, {
      get(target, name) {
        if (isDead) throw new Error("the process has died");
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    let sending: Answer = "sent";
    const outcomeOf = (answer: Answer): Outcome => {
      if (answer === "later") return { kind: "later", afterMs: 500 };
      return answer === "sent" || answer === "dies after"
        ? { kind: "sent", messageId: "1" }
        : { kind: "unknown", reason: "no answer" };
    };
    await stage.deliver(ms, {
      database,
      // One at a time, so that what the process was doing when it died is known.
      inFlight: 1,
      platform: {
        name: "telegram",
        async send(message) {
          stage.sent.push({ message, said: stage.said(message.deliveryId) });
          const answer = sending;
          if (answer === "sent") arrive(message.deliveryId, true);
          if (answer === "arrived, no answer" || answer === "dies after") arrive(message.deliveryId, false);
          return outcomeOf(answer);
        },
      },
      failpoint(name) {
        if (name === "claimed") sending = script.shift() ?? "sent";
        isDead ||= (name === "claimed" && sending === "dies before") || (name === "sent" && sending === "dies after");
        if (isDead) throw new Error("the process has died");
      },
    });
    stage.faults.length = 0;
  }

  return {
    arrivals,
    doubtful,
    wrongs,
    leaps,
    live,
    async take(one: Step): Promise<void> {
      await stage.clock.advance(10_000, stage.settle);
      if (one.kind === "board") await stage.poll(match, one.percent / 100);
      if (one.kind === "deliver") await live([...one.answers], 3_000);
      if (one.kind === "rebuild") await stage.boards.rebuild(new AbortController().signal);
      if (one.kind === "lose") await stage.database.deleteFrom("facts").where("message", "is", null).execute();
      if (one.kind === "watch" || one.kind === "unwatch") await change(one.kind, chats[one.chat] ?? "");
    },
  };

  async function change(kind: "watch" | "unwatch", chat: string): Promise<void> {
    if (kind === "watch") await stage.watch(chat, match);
    else await removeWatch(stage.database, { chat, matchId: match.id });
    told.delete(chat);
    if (kind === "watch") watching.add(chat);
    else watching.delete(chat);
  }
}

describe.each(engines)("any sequence of boards, watches, deliveries and crashes on $name", { tags: "long" }, ({ name, open }) => {
  it("loses nothing, tells nothing twice that it could know was told, and ends in rest", { timeout: 120_000 }, async () => {
    const sequences = fc.array(step, { minLength: 5, maxLength: 25 });
    const run = async (steps: readonly Step[]) => {
      const opened = await open();
      try {
        await check(createStage(opened), steps);
      } finally {
        await opened.close();
      }
    };
    await fc.assert(fc.asyncProperty(sequences, run), { numRuns: name === "sqlite" ? 40 : 4, endOnFailure: true });
  });
});

async function check(stage: Stage, steps: readonly Step[]): Promise<void> {
  const match = await stage.addMatch("reds-blues", 0.5);
  for (const chat of chats) await stage.addChat(chat);
  await stage.poll(match, 0.5);
  const world = createWorld(stage, match);
  for (const one of steps) await world.take(one);
  await stage.boards.rebuild(new AbortController().signal);
  await world.live([], 25 * 60_000);

  expect(world.wrongs).toEqual([]);
  expect(world.leaps).toEqual([]);
  await expectRest(stage);
  expectAlerts(world.arrivals, world.doubtful);
}

function homeOf(quotes: string): number {
  return Math.round(100 / ((JSON.parse(quotes) as { price: number }[])[0]?.price ?? Number.NaN));
}

/** Every chat was told all that is a threshold away from what it was told before; doubt moved no baseline. */
async function expectRest(stage: Stage): Promise<void> {
  const { database } = stage;
  expect(await stage.waiting()).toEqual([]);
  const deliveries = await database.selectFrom("messages").selectAll().execute();
  expect(deliveries.filter(({ state }) => state === "claimed")).toEqual([]);
  const rows = await database
    .selectFrom("baselines as b")
    .innerJoin("boards as told", (join) =>
      join.onRef("told.match_id", "=", "b.match_id").onRef("told.revision", "=", "b.revision"),
    )
    .select(["b.watch_id", "b.revision", "b.reason", "told.quotes"])
    .execute();
  const latest = await stage.boards.latest(1);
  for (const row of rows) {
    expect(Math.abs(homeOf(row.quotes) - homeOf(JSON.stringify(latest?.board.quotes)))).toBeLessThan(3);
    if (row.reason !== "told") continue;
    const decisions = database.selectFrom("decisions").select(["outcome", "revision"]).where("watch_id", "=", row.watch_id);
    const last = await decisions.where("outcome", "=", "sent").orderBy("id", "desc").executeTakeFirst();
    expect(last?.revision).toBe(row.revision);
  }
}

function expectAlerts(arrivals: readonly Arrival[], doubtful: ReadonlyMap<string, number>): void {
  const told = new Map<number, Arrival>();
  for (const arrival of arrivals) {
    expect(Math.abs(arrival.to - arrival.from)).toBeGreaterThanOrEqual(3);
    const before = told.get(arrival.watchId);
    if (before?.id === arrival.id) {
      // A second copy says the same and only comes when nobody could know about the first.
      expect(doubtful.get(arrival.id)).toBeGreaterThan(0);
      expect([arrival.from, arrival.to]).toEqual([before.from, before.to]);
    }
    told.set(arrival.watchId, arrival);
  }
  for (const { id, watchId } of arrivals) {
    const copies = arrivals.filter((other) => other.id === id && other.watchId === watchId);
    expect(copies.length).toBeLessThanOrEqual(1 + (doubtful.get(id) ?? 0));
  }
}
