import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { factKinds } from "../../src/app/deliveries.ts";
import {
  alertAt,
  betsToldBy,
  claimedBoards,
  countMessages,
  type MessageAsked,
  matchesToldIn,
  messagesOfChat,
  pruneMessages,
  tellingOf,
  watchesToldIn,
} from "../../src/delivery/told.ts";
import { plainManner } from "../../src/facts/frozen.ts";
import type { ToldBet } from "../../src/facts/told-bets.ts";
import { createStage, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";
import { planOf } from "../plans.ts";

const ann = "telegram:1";
const bob = "telegram:2";
const hour = 60 * 60_000;
const day = 24 * hour;
const now = 100 * day;

describe.each(engines)("messages as they are kept on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    for (const chat of [ann, bob]) await stage.addChat(chat);
  });
  afterEach(() => opened.close());

  const bet = (id: number, watchId: number, matchId: number): ToldBet => ({
    ...{ id, watchId, matchId, market: "winner", selection: "home", line: null, bookmaker: "Alder", news: "appeared" },
    ...{ figures: { price: 2, edge: 0.1 }, asOf: 0, before: null, gone: null },
  });
  const movement = (watchId: number, matchId: number) => ({
    watchId,
    matchId,
    rule: "3pp",
    baseline: 3,
    baselineAt: 0,
    revision: 5,
    baselineReason: "told",
    queued: null,
    evidence: null,
    since: 4,
    quiet: null,
    peak: null,
  });

  async function keep(id: string, more: object = {}, parts: Record<string, readonly object[]> = {}): Promise<void> {
    const said = { parts: JSON.stringify(parts), manner: JSON.stringify(plainManner) };
    const state = { state: "sent" as const, attempts: 1, holder: "test", claimed_at: 1, lease_until: 0, settled_at: 2 };
    const row = { id, chat: ann, platform: "telegram", ...said, ...state, message_id: id, reason: null, edits: null };
    await stage.database
      .insertInto("messages")
      .values({ ...row, ...more })
      .execute();
  }
  const left = async () => (await stage.database.selectFrom("messages").select("id").orderBy("id").execute()).map(({ id }) => id);

  it("are forgotten a week after they were settled, what is under way never", async () => {
    await keep("old", { settled_at: now - 7 * day - 1 });
    await keep("young", { settled_at: now - 7 * day });
    await keep("under way", { settled_at: now - 60 * day, state: "claimed" });
    await keep("open", { settled_at: null, state: "claimed" });
    expect(await pruneMessages(stage.database, now, 10)).toBe(1);
    expect(await left()).toEqual(["open", "under way", "young"]);
  });

  it("are kept for thirty days where they tell of value bets, and as long as one of these names them", async () => {
    const about = { bet: [bet(1, 1, 1)] };
    await keep("old", { settled_at: now - 30 * day - 1 }, about);
    await keep("young", { settled_at: now - 30 * day }, about);
    await keep("named", { settled_at: now - 60 * day }, about);
    const match = await stage.addMatch("reds-blues");
    const watch = { chat: ann, kind: "bets" as const, rule: "bets improving=10000", created_by: "7", created_at: 0 };
    const { id } = await stage.database.insertInto("watches").values(watch).returning("id").executeTakeFirstOrThrow();
    const known = { offer: "[]", known: "{}", watch_id: id, match_id: match.id };
    await stage.database
      .insertInto("watched_bets")
      .values([
        { ...known, message: "named" },
        { ...known, offer: "[1]", message: null },
      ])
      .execute();
    expect(await pruneMessages(stage.database, now, 10)).toBe(1);
    expect(await left()).toEqual(["named", "young"]);
  });

  it("are forgotten an hour after a card was changed, the card itself after thirty days", async () => {
    const about = { card: [{ matchId: 1 }] };
    await keep("change", { settled_at: now - hour - 1, edits: "card" }, about);
    await keep("young change", { settled_at: now - hour, edits: "card" }, about);
    await keep("card", { settled_at: now - 30 * day }, about);
    await keep("old card", { settled_at: now - 30 * day - 1 }, about);
    await keep("change of another kind", { settled_at: now - 2 * hour, edits: "card" });
    expect(await pruneMessages(stage.database, now, 10)).toBe(2);
    expect(await left()).toEqual(["card", "change of another kind", "young change"]);
  });

  it("are forgotten some at a time", async () => {
    for (const id of ["a", "b", "c"]) await keep(id);
    expect([await pruneMessages(stage.database, now, 2), await pruneMessages(stage.database, now, 2)]).toEqual([2, 1]);
  });

  it("are shown the newest first, each match once", async () => {
    await keep("a", { claimed_at: 5 }, { movement: [movement(1, 7), movement(2, 8)], bet: [bet(1, 3, 7)] });
    await keep("c", { claimed_at: 6, state: "failed", reason: "no rights", message_id: null });
    await keep("b", { claimed_at: 6 });
    await keep("d", { claimed_at: 9, chat: bob });
    const shown = await messagesOfChat(stage.database, { chat: ann, limit: 3 });
    expect(shown.map(({ id }) => id)).toEqual(["b", "c", "a"]);
    expect(shown[1]).toMatchObject({ state: "failed", reason: "no rights", messageId: null, matches: [] });
    expect(shown[2]?.matches.toSorted()).toEqual([7, 8]);
    expect(await messagesOfChat(stage.database, { chat: ann, limit: 2 })).toHaveLength(2);
    expect([await countMessages(stage.database, [ann, bob]), await countMessages(stage.database, [])]).toEqual([4, 0]);
  });

  it("name their matches and watches to their own chat", async () => {
    await keep("a", {}, { movement: [movement(1, 7)], bet: [bet(1, 3, 8), bet(2, 3, 8)], moment: [{ matchId: 9 }] });
    const asked = { chat: ann, id: "a" };
    expect(await matchesToldIn(stage.database, asked)).toEqual([7, 8]);
    expect(await matchesToldIn(stage.database, asked, ["movement"])).toEqual([7]);
    expect(await matchesToldIn(stage.database, { ...asked, chat: bob })).toEqual([]);
    expect([...(await watchesToldIn(stage.database, asked))]).toEqual([1, 3]);
    expect([...(await watchesToldIn(stage.database, { ...asked, id: "b" }))]).toEqual([]);
  });

  it("are alerts about matches, found by the platform's id of them alone, in one of these chats", async () => {
    await keep("a", { message_id: "1" }, { movement: [movement(1, 7), movement(2, 7)], bet: [bet(1, 3, 7)] });
    await keep("two", { message_id: "2" }, { movement: [movement(1, 7), movement(1, 8)] });
    await keep("other", { message_id: "3" }, { moment: [{ matchId: 7 }] });
    await keep("failed", { message_id: "4", state: "failed" }, { movement: [movement(1, 7)] });
    await keep("change", { message_id: "5", edits: "a" }, { movement: [movement(1, 7)] });
    await keep("elsewhere", { message_id: "6", platform: "discord" }, { copy: [{ message: "a" }] });
    const found = (messageId: string, chats = [bob, ann], platform: "telegram" | "discord" = "telegram") =>
      alertAt(stage.database, { chats, platform, messageId });
    expect(await found("1")).toEqual({ chat: ann, matches: [7] });
    expect(await found("2")).toEqual({ chat: ann, matches: [7, 8] });
    expect(await found("3")).toEqual({ chat: ann, matches: [] });
    for (const id of ["4", "5", "6", "7"]) expect(await found(id), id).toBeNull();
    expect([await found("1", [bob]), await found("1", []), await found("1", [ann], "discord")]).toEqual([null, null, null]);
    // What was said once more says what the message said.
    expect(await found("6", [ann], "discord")).toEqual({ chat: ann, matches: [7] });
    // Of a handful of rows any index is as good.
    for (let nth = 0; nth < 500; nth++) await keep(`later ${nth}`);
    await sql`analyze messages`.execute(stage.database);
    const plan = await planOf(stage.database, (watched) => {
      return alertAt(watched, { chats: [bob, ann], platform: "telegram", messageId: "1" });
    });
    expect(plan).toContain("messages_by_message_id");
  });

  it("that are under way name the boards that they compare", async () => {
    await keep("a", { state: "claimed" }, { movement: [movement(1, 7)], moment: [{ matchId: 9 }] });
    await keep("b", {}, { movement: [movement(1, 8)] });
    const boards = [3, 5].map((revision) => ({ matchId: 7, revision }));
    expect(await claimedBoards(stage.database)).toEqual(boards);
  });

  it("tell which bets a watch has told of after a time, as far as they arrived", async () => {
    await keep("a", { claimed_at: 10 }, { bet: [bet(1, 3, 7), bet(2, 4, 7)] });
    await keep("b", { claimed_at: 11 }, { bet: [bet(5, 3, 7)] });
    await keep("c", { claimed_at: 12, state: "unknown" }, { bet: [bet(6, 3, 7)] });
    await keep("d", { claimed_at: 13, edits: "b" }, { bet: [bet(7, 3, 7)] });
    await keep("e", { claimed_at: 14, chat: bob }, { bet: [bet(8, 3, 7)] });
    await keep("f", { claimed_at: 15 }, { movement: [movement(3, 7)] });
    const told = async (after: number) =>
      (await betsToldBy(stage.database, { chat: ann, watchId: 3, after })).map(({ id }) => id).toSorted();
    expect([await told(9), await told(10)]).toEqual([[1, 5], [5]]);
  });

  it("can be told once more by their own id or the platform's, unless something of them cannot be told any more", async () => {
    const match = await stage.addMatch("reds-blues");
    await keep("a", { message_id: "77" }, { bet: [bet(1, 3, match.id)] });
    await keep("b", { message_id: "77", edits: "a" }, { bet: [bet(2, 3, match.id)] });
    await keep("c", { message_id: "78" }, { movement: [movement(1, match.id)], bet: [bet(1, 3, match.id)] });
    const tell = (asked: MessageAsked) => tellingOf(stage.database, { asked, kinds: factKinds, lookup: stage.lookup, now });
    const telling = await tell({ chat: ann, messageId: "77" });
    expect(telling).toMatchObject({ id: "a", deliveryId: "a", chat: ann, repeated: false, manner: plainManner });
    expect([...(telling?.parts.keys() ?? [])]).toEqual(["bet"]);
    expect(await tell({ chat: ann, id: "a" })).toEqual(telling);
    expect(await tell({ chat: ann, messageId: "78" })).toBeNull();
    expect(await tell({ chat: ann, messageId: "79" })).toBeNull();
    expect(await tell({ chat: bob, messageId: "77" })).toBeNull();
    expect(await tell({ chat: bob, id: "a" })).toBeNull();
  });
});
