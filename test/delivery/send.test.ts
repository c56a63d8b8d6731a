import { beforeEach, describe, expect, it } from "vitest";
import type { Outcome, Outgoing, Pings } from "../../src/chat/platform.ts";
import type { FactKind, Telling } from "../../src/delivery/fact-kind.ts";
import type { Message, SentMessage } from "../../src/delivery/messages.ts";
import type { PlatformHealth } from "../../src/delivery/platform-health.ts";
import { createSender, type SenderDeps } from "../../src/delivery/send.ts";
import type { Settlement, Settling } from "../../src/delivery/settle.ts";
import type { Place, Threads } from "../../src/delivery/threads.ts";
import { plainManner } from "../../src/facts/frozen.ts";
import { type Log, silentLog } from "../../src/log.ts";
import { DatabaseAway } from "../../src/storage/away.ts";
import type { Database } from "../../src/storage/database.ts";
import { createFakeClock, type FakeClock } from "../clock.ts";
import { toyKind } from "./toy-kind.ts";

const chat = "telegram:-1";
const reply = { blocks: [], buttons: [], personal: false, credit: [], cut: "", language: "en" };
const sections = { toy: { blocks: [], notes: [], buttons: [], mute: null, less: null } };
const thread = { key: "match 7", matchId: 7 };
const lost: Outcome = { kind: "gone", loss: "removed", reason: "the topic was deleted" };
const pinged: Pings = { role: null, people: ["7"] };

describe("a message that is brought to its platform", () => {
  let clock: FakeClock;
  let sent: Outgoing[];
  let outcomes: Outcome[];
  let settled: Settlement[];
  let places: Place[];
  let refused: string[];
  let told: Telling[];
  let asked: object[];
  let logged: string[];
  beforeEach(() => {
    clock = createFakeClock();
    [sent, outcomes, settled, places, refused, told, asked, logged] = [[], [], [], [], [], [], [], []];
  });

  const platform: PlatformHealth = {
    name: "telegram",
    async send(message) {
      sent.push(message);
      return outcomes.shift() ?? { kind: "sent", messageId: `m${sent.length}` };
    },
    room: () => 1,
    outage: () => null,
    answered: () => undefined,
    isUp: () => true,
    run: async () => undefined,
  };
  const threads: Threads = {
    told: () => undefined,
    placeFor: async () => places.shift() ?? { kind: "chat" },
    refused: async (_wanted, { kind }) => void refused.push(kind),
    run: async () => undefined,
  };
  const quietly =
    (level: string): Log["info"] =>
    () =>
      void logged.push(level);
  const log: Log = {
    ...silentLog,
    debug: quietly("debug"),
    info: quietly("info"),
    warn: quietly("warn"),
    error: quietly("error"),
  };
  // Every chat here is of the platform itself, so that the database is not asked for its address.
  const database = null as unknown as Database;

  async function bring(
    message: Partial<Message>,
    deps: Partial<SenderDeps & { settling: Settling }> = {},
  ): Promise<Settlement | undefined> {
    const sender = createSender({
      ...{ database, platform, clock, log, threads, kinds: [toyKind as FactKind] },
      render(telling) {
        told.push(telling);
        return { reply, sections };
      },
      settling: async (settlement) => void settled.push(settlement),
      ...deps,
    });
    const whole: Message = {
      ...{ id: "a", chat, platform: "telegram", parts: { toy: [{ matchId: 7 }] }, manner: plainManner },
      ...{ edits: null, attempts: 1, claimedAt: clock.now() },
      ...message,
    };
    const parts = new Map([["toy", ["Good day"]]]);
    const signal = new AbortController().signal;
    await sender.bring({ message: whole, parts }, { leaseUntil: clock.now() + 60_000, signal });
    return settled.at(-1);
  }
  const edits = (more: Partial<SentMessage> = {}): SentMessage => ({
    ...{
      id: "first",
      chat,
      platform: "telegram",
      parts: { toy: [{ matchId: 7 }] },
      manner: plainManner,
      messageId: "77",
      sentTo: null,
    },
    sections,
    ...more,
  });
  const way = () => sent.map(({ address, within, replaces }) => [address, within, replaces]);

  it("goes to its chat, with its own sound, and is settled with what it was made of", async () => {
    const settlement = await bring({ manner: { ...plainManner, silent: true } });
    expect(sent).toEqual([{ address: chat, reply, deliveryId: "a", replaces: null, silent: true }]);
    expect(settlement).toMatchObject({ outcome: { kind: "sent", messageId: "m1" }, sections, address: chat, sentTo: null });
    expect(told).toMatchObject([{ id: "a", deliveryId: "a", chat, repeated: false, now: clock.now(), kept: {} }]);
    expect(logged).toEqual(["info"]);
  });

  it("says that it may have come before from its second attempt on", async () => {
    for (const attempts of [1, 2, 3]) await bring({ attempts });
    expect(told.map(({ repeated }) => repeated)).toEqual([false, true, true]);
  });

  it("is named by the message that it changes, or says once more", async () => {
    await bring({ edits: edits() });
    await bring({ parts: { copy: [{ message: "original" }] } });
    await bring({ parts: { copy: [{ message: "original" }] }, edits: edits() });
    expect(told.map(({ id, kept }) => [id, kept])).toEqual([
      ["first", sections],
      ["original", {}],
      ["original", sections],
    ]);
  });

  it("mentions people where it is new and about matches", async () => {
    const pings = async (about: object) => {
      asked.push(about);
      return pinged;
    };
    await bring({}, { pings });
    expect([sent[0]?.pings, asked]).toEqual([pinged, [{ chat, matchIds: [7], now: clock.now() }]]);
    await bring({ edits: edits() }, { pings });
    await bring({ parts: { toy: [{ words: "about nothing" }] } }, { pings });
    for (const flag of [{ idle: true }, { alone: true }] as const)
      await bring({}, { pings, kinds: [{ ...(toyKind as FactKind), ...flag }] });
    expect([asked.length, ...sent.slice(1).map((one) => one.pings)]).toEqual([1, undefined, undefined, undefined, undefined]);
    await bring({}, { pings: async () => ({ role: null, people: [] }) });
    await bring({});
    expect(sent.slice(-2).map((one) => one.pings)).toEqual([{ role: null, people: [] }, undefined]);
  });

  it("waits a second where the database does not tell what it says, or it cannot be made", async () => {
    const failing = (error: Error) => ({
      render: () => {
        throw error;
      },
    });
    expect(await bring({}, failing(new DatabaseAway()))).toMatchObject({
      outcome: { kind: "later", afterMs: 1_000 },
      address: chat,
      sections: {},
    });
    expect(await bring({}, failing(new Error("no words")))).toMatchObject({ outcome: { kind: "later", afterMs: 1_000 } });
    expect([sent, logged]).toEqual([[], ["warn", "debug", "warn", "debug"]]);
  });

  it("goes to nobody for whom it is not, but for a change of what they have", async () => {
    const kinds = [{ ...(toyKind as FactKind), isFor: async () => false }];
    expect(await bring({}, { kinds })).toMatchObject({ outcome: { kind: "rejected", reason: "not_for_them" } });
    expect([sent, logged]).toEqual([[], ["warn"]]);
    await bring({ edits: edits() }, { kinds });
    expect(sent).toHaveLength(1);
    await bring({}, { kinds: [{ ...(toyKind as FactKind), isFor: async () => true }] });
    await bring({}, { kinds: [{ ...(toyKind as FactKind), name: "other", isFor: async () => false }] });
    expect(sent).toHaveLength(3);
  });

  it("changes where it was sent, without hurry where nobody waits for it", async () => {
    await bring({ edits: edits() });
    await bring({ edits: edits({ sentTo: `${chat}:9` }) }, { kinds: [{ ...(toyKind as FactKind), idle: true }] });
    await bring({ edits: edits({ parts: { other: [] } }) }, { kinds: [{ ...(toyKind as FactKind), idle: true }] });
    expect(way()).toEqual([
      [chat, undefined, "77"],
      [`${chat}:9`, chat, "77"],
      [chat, undefined, "77"],
    ]);
    expect(sent.map(({ idle }) => idle)).toEqual([undefined, true, undefined]);
    expect(settled.map(({ sentTo }) => sentTo)).toEqual([null, `${chat}:9`, null]);
    await bring({}, { kinds: [{ ...(toyKind as FactKind), idle: true }] });
    expect(sent.at(-1)?.idle).toBeUndefined();
  });

  it("comes anew into the chat where the thread of what it changes is no more, unless nobody waits for it", async () => {
    outcomes = [lost];
    expect(await bring({ edits: edits({ sentTo: `${chat}:9` }) })).toMatchObject({ outcome: { kind: "sent" }, sentTo: null });
    expect(way()).toEqual([
      [`${chat}:9`, chat, "77"],
      [chat, undefined, null],
    ]);
    outcomes = [lost];
    const kinds = [{ ...(toyKind as FactKind), idle: true as const }];
    const ended = await bring({ edits: edits({ sentTo: `${chat}:9` }) }, { kinds });
    expect(ended).toMatchObject({ outcome: { kind: "rejected", reason: "its thread is gone" }, sentTo: null });
    // What is no thread is the chat itself: that is gone then.
    outcomes = [lost];
    expect(await bring({ edits: edits() })).toMatchObject({ outcome: lost, sentTo: null });
    expect(sent).toHaveLength(4);
  });

  it("goes into its thread, which is opened anew once, and then into the chat", async () => {
    const at = (nth: number): Place => ({ kind: "thread", address: `${chat}:${nth}` });
    const manner = { ...plainManner, thread };
    places = [at(1)];
    expect(await bring({ manner })).toMatchObject({ sentTo: `${chat}:1`, address: chat });
    [places, outcomes] = [[at(1), at(2)], [lost]];
    expect(await bring({ manner })).toMatchObject({ sentTo: `${chat}:2` });
    [places, outcomes] = [
      [at(1), at(2), at(3)],
      [{ kind: "moved", to: chat }, lost],
    ];
    expect(await bring({ manner })).toMatchObject({ sentTo: null, outcome: { kind: "sent" } });
    expect([refused, places.length]).toEqual([["gone", "moved", "gone"], 1]);
    expect(way().slice(-3)).toEqual([
      [`${chat}:1`, chat, null],
      [`${chat}:2`, chat, null],
      [chat, undefined, null],
    ]);
    // Any other answer is the thread's own.
    [places, outcomes] = [[at(1)], [{ kind: "rejected", reason: "too long" }]];
    expect(await bring({ manner })).toMatchObject({ sentTo: `${chat}:1`, outcome: { kind: "rejected" } });
  });

  it.each([
    ["is given up in time", new Error("the database is busy"), [46_300, 51_300]],
    ["is kept up while the database is away", new DatabaseAway(), [46_300, 51_300, 56_300, 61_300]],
  ])("is settled again after pauses that double up to five seconds, which %s", async (_, error, last) => {
    const began = clock.now();
    const tried: number[] = [];
    const settling = async () => {
      tried.push(clock.now() - began);
      throw error;
    };
    let failed: unknown = null;
    void bring({}, { settling }).catch((why: unknown) => {
      failed = why;
    });
    await clock.advance(64_000);
    const doubling = [0, 100, 300, 700, 1_500, 3_100, 6_300];
    const every = Array.from({ length: 7 }, (_, nth) => 11_300 + nth * 5_000);
    expect(tried).toEqual([...doubling, ...every, ...last]);
    expect(failed).toBe(error instanceof DatabaseAway ? null : error);
  });

  it("waits for its thread where somebody else opens it, and goes into the chat where none can be had", async () => {
    const manner = { ...plainManner, thread };
    places = [{ kind: "later", afterMs: 2_000 }];
    expect(await bring({ manner })).toMatchObject({ outcome: { kind: "later", afterMs: 2_000 }, sentTo: null });
    expect([sent, logged]).toEqual([[], ["debug"]]);
    places = [{ kind: "chat" }, { kind: "thread", address: `${chat}:1` }];
    expect(await bring({ manner })).toMatchObject({ outcome: { kind: "sent" }, sentTo: null });
    expect(way()).toEqual([[chat, undefined, null]]);
  });
});
