import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forgetChat } from "../../../src/chats/chats.ts";
import { chatAt, placesAround, seePlace } from "../../../src/chats/places.ts";
import { speakingChatOf } from "../../../src/chats/speaking.ts";
import { suspendAndTell } from "../../../src/delivery/chat-gone.ts";
import { queueMoments } from "../../../src/facts/moments.ts";
import { keeper, makeCode } from "../../../src/features/link/codes.ts";
import { type Joining, joinByCode, partChat } from "../../../src/features/link/join.ts";
import { copyWatches } from "../../../src/watches/copies.ts";
import { allWatchesOf } from "../../../src/watches/store.ts";
import { addWideWatch } from "../../../src/watches/wide-watches.ts";
import { createStage, type Known, type Stage } from "../../alert-path/stage.ts";
import { engines } from "../../databases.ts";

const [home, there, stranger] = ["telegram:7", "discord:555", "discord:666"] as const;
const side: { address: string; person: string } = { address: there, person: "42" };
const minute = 60_000;

describe.each(engines)("a chat with two addresses, on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    match = await stage.addMatch("reds-blues");
    for (const chat of [home, there]) await stage.addChat(chat);
  });
  afterEach(() => opened.close());

  const now = () => stage.clock.now();
  const code = () => makeCode(stage.database, { address: home, person: "7" }, now());
  const join = (typed: string, from = side): Promise<Joining> =>
    joinByCode(stage.database, { keepers: [], typed, side: from, now: now() });
  const part = () =>
    partChat(stage.database, {
      keepers: [],
      chat: home,
      now: now(),
      copy: (session, { from, address, person }) => copyWatches(session, { from, to: address, person }),
    });
  const facts = () => stage.database.selectFrom("facts").select(["chat", "platform", "key"]).orderBy("key").execute();
  const notice = (key: string) => {
    const moment = { kind: "admitted" } as const;
    return queueMoments(stage.database, [{ chat: home, key, moment, dueAt: now(), until: now() + minute }]);
  };
  const watchesIn = async (chat: string) =>
    (await allWatchesOf(stage.database, [chat])).map(({ number, kind, createdBy }) => `${number} ${kind} ${createdBy}`);

  it("is made by one of those who type a code in the same moment", async () => {
    await stage.addChat(stranger);
    const typed = await code();
    const results = await Promise.all([join(typed), join(typed, { address: stranger, person: "43" }), join(typed)]);
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(["joined", "unknown", "unknown"].toSorted());
    expect(await placesAround(stage.database, [home])).toHaveLength(2);
  });

  it("has its code and tries among what is kept, and forgets them with the chat", async () => {
    await code();
    await join("ABCD-EFGH");
    expect((await keeper.owners(stage.database)).sort()).toEqual([there, home]);
    expect(await keeper.records(stage.database, [home])).toEqual([{ address: home, person: "7", endsAt: now() + 10 * minute }]);
    expect(await keeper.records(stage.database, [there])).toEqual([{ address: there, tries: 1, endsAt: now() + 10 * minute }]);
    for (const chat of [home, there]) await forgetChat(stage.database, chat, { keepers: [keeper], now: now() });
    expect(await keeper.owners(stage.database)).toEqual([]);
  });

  it("keeps no code that could be read from the database, and knows each for ten minutes", async () => {
    const typed = await code();
    const kept = JSON.stringify(await stage.database.selectFrom("link_codes").selectAll().execute());
    expect(kept).not.toContain(typed.replace("-", ""));
    expect(kept).not.toContain(typed);
    await stage.clock.advance(10 * minute, stage.settle);
    expect(await join(typed)).toEqual({ kind: "unknown" });
    for (const hostile of ["", "'; drop table chats; --", "\u0000", "A".repeat(5_000)])
      expect((await join(hostile)).kind).toBe("unknown");
    expect(await join(await code())).toEqual({ kind: "too_many", until: now() + 10 * minute });
  });

  it("has everything of both, and tells it where the person was last seen", async () => {
    await stage.watch(home, match, "3pp");
    await stage.watch(there, match, "5pp");
    await notice("before");
    expect(await join(await code())).toEqual({ kind: "joined", chat: home });
    expect(await watchesIn(home)).toEqual(["1 match 7", "2 match 7"]);
    await notice("after");
    await stage.poll(match, 0.5);
    await stage.poll(match, 0.6);
    const keys = ["after", "before", expect.stringMatching(/^m\d/), expect.stringMatching(/^m\d/)];
    expect(await facts()).toEqual(keys.map((key) => ({ chat: home, platform: "discord", key })));
    await seePlace(stage.database, home);
    expect(new Set((await facts()).map(({ platform }) => platform))).toEqual(new Set(["telegram"]));
    expect(await speakingChatOf(stage.database, there, "discord:@42")).toMatchObject({
      isNew: false,
      home: { chat: home, person: "7", isElsewhere: true, hasStray: false },
    });
    expect(await speakingChatOf(stage.database, home, home)).toMatchObject({ home: { chat: home, isElsewhere: false } });
    // Somebody wrote there while the two were being joined.
    await stage.addChat(there);
    expect((await speakingChatOf(stage.database, there)).home).toMatchObject({ hasStray: true });
  });

  it("is gone when both addresses are, and not before", async () => {
    await join(await code());
    const leave = (address: string) =>
      stage.database
        .transaction()
        .execute((session) => suspendAndTell(session, { address, loss: "removed", reason: "blocked", title: null, now: now() }));
    expect(await leave(there)).toEqual([]);
    await notice("kept");
    expect(await facts()).toEqual([{ chat: home, platform: "telegram", key: "kept" }]);
    expect(await leave(home)).toEqual([home]);
    await seePlace(stage.database, there);
    expect((await placesAround(stage.database, [there])).map(({ hasAlerts, goneAt }) => [hasAlerts, goneAt === null])).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it("is parted into two with all watches, each going on from what was told", async () => {
    await stage.poll(match, 0.5);
    await stage.watch(home, match, "3pp");
    await join(await code());
    const target = { kind: "sport", sport: "football" } as const;
    await addWideWatch(stage.database, { chat: home, target, rule: "5pp", createdBy: "7", now: now() });
    const [, wide] = await stage.database.selectFrom("watches").select("id").orderBy("id").execute();
    const brought = { chat: home, kind: "match", match_id: match.id, rule: "5pp", created_by: "7", created_at: now() };
    await stage.database
      .insertInto("watches")
      .values({ ...brought, wide_id: wide?.id ?? 0 })
      .execute();
    await notice("waits");
    expect(await part()).toEqual([there]);
    expect(await watchesIn(home)).toEqual(["2 wide 7", "1 match 7"]);
    expect(await watchesIn(there)).toEqual(["2 wide 42", "1 match 42"]);
    const copies = await stage.database.selectFrom("watches").selectAll().where("chat", "=", there).orderBy("id").execute();
    expect(copies.map(({ wide_id }) => wide_id)).toEqual([null, null, copies.find(({ kind }) => kind === "sport")?.id]);
    const baselines = await stage.database.selectFrom("baselines").select(["revision", "reason"]).execute();
    expect(baselines).toHaveLength(2);
    expect(new Set(baselines.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await facts()).toEqual([{ chat: home, platform: "telegram", key: "waits" }]);
    expect([await chatAt(stage.database, there), await part()]).toEqual([there, []]);
    expect((await join(await code())).kind).toBe("joined");
    expect(await watchesIn(home)).toEqual(["2 wide 7", "1 match 7"]);
  });

  it("is parted with its only watch, which goes on from what was told", async () => {
    await stage.poll(match, 0.5);
    await stage.watch(home, match, "3pp");
    await join(await code());
    await part();
    expect(await watchesIn(there)).toEqual(["1 match 42"]);
    expect(await stage.database.selectFrom("baselines").select("revision").execute()).toHaveLength(2);
  });
});
