import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Call } from "../../../src/chat/call.ts";
import { forgetChat } from "../../../src/chats/chats.ts";
import {
  addBets,
  betById,
  betsOf,
  forgetBets,
  journalOwner,
  type NewBet,
  pruneBets,
  removeBets,
  settleBets,
} from "../../../src/features/journal/bets.ts";
import { journalOf } from "../../../src/features/journal/closing.ts";
import { journal } from "../../../src/features/journal/index.ts";
import { keeper } from "../../../src/features/journal/keeper.ts";
import { makeCode } from "../../../src/features/link/codes.ts";
import { joinByCode, partChat } from "../../../src/features/link/join.ts";
import { rememberMatches } from "../../../src/matches/matches.ts";
import { noteSides } from "../../../src/watches/sides.ts";
import { watchedMatches } from "../../../src/watches/watches.ts";
import { createStage, matchNamed, type Stage } from "../../alert-path/stage.ts";
import { engines } from "../../databases.ts";

const [telegram, dm, onDiscord, group] = ["telegram:7", "discord:55", "discord:@8", "discord:99"] as const;
const bet: NewBet = {
  ...{ at: 1_000, matchId: null, market: "total", selection: "over", line: 2.5, price: 2_100_000, stake: 2_000 },
  ...{ book: "Alder", result: null, closedAt: null, closing: null, match: matchNamed("a-b") },
};

describe.each(engines)("a journal, on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
  });
  afterEach(() => opened.close());

  const now = () => stage.clock.now();
  const ownerIn = (address: string, id: string) => {
    const place = address === group ? ("group" as const) : ("private" as const);
    return journalOwner(stage.database, { address, place, reader: { id, language: null } } as Call);
  };
  const matchIn = async (slug: string, ms: number) => {
    const match = await stage.addMatch(slug);
    const start = stage.database.updateTable("matches").set({ starts_at: now() + ms });
    await start.where("id", "=", match.id).execute();
    return match;
  };
  const pricesOf = async (owner: string) => (await betsOf(stage.database, owner)).map(({ price }) => price / 1e6);
  const link = async () => {
    const code = await makeCode(stage.database, { address: telegram, person: "7" }, now());
    const joined = await joinByCode(stage.database, {
      ...{ typed: code, side: { address: dm, person: "8" }, keepers: [keeper], now: now() },
    });
    expect(joined.kind).toBe("joined");
  };

  it("closes by the price of the team that a bet is on, in whichever place that is by then, and by none of other teams", async () => {
    const { database } = stage;
    const named = (id: number) => ({ id, slug: `t${id}`, names: { en: `T${id}` } });
    const known = await matchIn("a-b", 60_000);
    const startsAt = now() + 60_000;
    const says = (home: number, away: number) => {
      const match = { ...known.match, startsAt, home: named(home), away: named(away) };
      return database
        .transaction()
        .execute((session) => rememberMatches(session, [match], now(), { changed: noteSides, replaced: async () => undefined }));
    };
    const on = { ...bet, at: now(), matchId: known.id, market: "winner", line: null } as const;
    const written = (selection: string, home: number, away: number) => {
      const match = { ...known.match, home: named(home), away: named(away) };
      return addBets(database, telegram, [{ ...on, selection, match }]);
    };
    await says(1, 2);
    await written("home", 1, 2);
    await written("away", 1, 2);
    await written("home", 1, 3);
    await stage.poll(known, 0.7);
    await says(2, 1);
    await stage.poll(known, 0.25);
    await stage.clock.advance(60_000, stage.settle);
    await database.updateTable("price_offers").set({ closed_at: startsAt }).execute();
    const closings = (await journalOf(database, telegram)).map(({ closing }) => closing);
    expect(closings).toEqual([null, expect.closeTo(0.25, 5), expect.closeTo(0.75, 5)]);
  });

  it("is the person's, wherever they ask", async () => {
    expect(await ownerIn(telegram, "7")).toBe(telegram);
    expect(await ownerIn(dm, "8")).toBe(onDiscord);
    expect(await ownerIn(group, "8")).toBe(onDiscord);
    expect(await ownerIn("playground:ann", "ann")).toBe("playground:ann");
  });

  it("keeps what was written down as it was, the newest first, and lets it be settled, taken out and brought back", async () => {
    const [id = 0, late = 0] = await addBets(stage.database, onDiscord, [
      bet,
      { ...bet, at: 2_000, price: 1_900_000, line: -0.25 },
    ]);
    expect((await betsOf(stage.database, onDiscord)).map((one) => one.id)).toEqual([late, id]);
    expect(await betById(stage.database, { owner: onDiscord, id })).toEqual({ ...bet, id, isRemoved: false });
    expect(await betById(stage.database, { owner: telegram, id })).toBeNull();
    await settleBets(stage.database, { owner: telegram, ids: [id] }, "won");
    expect((await betById(stage.database, { owner: onDiscord, id }))?.result).toBeNull();
    await settleBets(stage.database, { owner: onDiscord, ids: [id] }, "half_won");
    expect((await betById(stage.database, { owner: onDiscord, id }))?.result).toBe("half_won");
    await removeBets(stage.database, { owner: onDiscord, ids: [id, late] }, 5_000);
    expect(await pricesOf(onDiscord)).toEqual([]);
    await removeBets(stage.database, { owner: onDiscord, ids: [id] }, null);
    await pruneBets(stage.database, 5_001);
    expect(await pricesOf(onDiscord)).toEqual([2.1]);
    expect(await betById(stage.database, { owner: onDiscord, id: late })).toBeNull();
  });

  it("is one of two places that share a list, also asked from a group, and each has all of it once they part", async () => {
    await addBets(stage.database, telegram, [bet]);
    await addBets(stage.database, onDiscord, [{ ...bet, at: 2_000, price: 3_000_000 }]);
    await link();
    expect(await ownerIn(group, "8")).toBe(telegram);
    expect(await pricesOf(telegram)).toEqual([3, 2.1]);
    expect(await keeper.owners(stage.database)).toEqual([telegram]);
    await partChat(stage.database, { chat: telegram, keepers: [keeper], now: now(), copy: async () => undefined });
    expect(await ownerIn(group, "8")).toBe(onDiscord);
    expect([await pricesOf(telegram), await pricesOf(onDiscord)]).toEqual([
      [3, 2.1],
      [3, 2.1],
    ]);
  });

  it("goes when the person is forgotten, and nobody else's with it", async () => {
    await addBets(stage.database, onDiscord, [bet]);
    await addBets(stage.database, "discord:@88", [bet]);
    await forgetChat(stage.database, onDiscord, { keepers: [keeper], now: now() });
    expect(await keeper.owners(stage.database)).toEqual(["discord:@88"]);
  });

  it("has its matches polled in the last hour before they start, beside the watched ones", async () => {
    const now = stage.clock.now();
    const hour = 3_600_000;
    const chat = await stage.addChat("telegram:1");
    const match = await stage.addMatch("reds-blues");
    const placed = { ...bet, matchId: match.id };
    const [first = 0] = await addBets(stage.database, "telegram:@7", [placed]);
    const [second = 0] = await addBets(stage.database, "telegram:@8", [placed]);
    const followed = () => watchedMatches(stage.database, now);
    const whenIn = async (ms: number) => {
      await stage.database
        .updateTable("matches")
        .set({ starts_at: now + ms })
        .where("id", "=", match.id)
        .execute();
      return (await followed()).map(({ matchId, chats }) => [matchId, chats]);
    };
    const polled = [[match.id, 1]];
    expect([await whenIn(hour + 1), await whenIn(hour), await whenIn(1), await whenIn(0)]).toEqual([[], polled, polled, []]);
    await removeBets(stage.database, { owner: "telegram:@7", ids: [first] }, now);
    expect(await whenIn(hour)).toEqual(polled);
    await removeBets(stage.database, { owner: "telegram:@8", ids: [second] }, now);
    expect(await whenIn(hour)).toEqual([]);
    await removeBets(stage.database, { owner: "telegram:@8", ids: [second] }, null);
    expect(await whenIn(hour)).toEqual(polled);
    const other = await stage.addMatch("greens-greys");
    await stage.watch(chat, other);
    expect(new Set((await followed()).map(({ matchId }) => matchId))).toEqual(new Set([match.id, other.id]));
    await stage.watch(chat, match);
    expect(await followed()).toHaveLength(2);
  });

  it("has no match polled for a journal that is forgotten, and none that is forgotten itself", async () => {
    const match = await matchIn("reds-blues", 60_000);
    const polled = async () => (await watchedMatches(stage.database, now())).map(({ matchId }) => matchId);
    await addBets(stage.database, "telegram:@7", [
      { ...bet, matchId: match.id },
      { ...bet, matchId: 999 },
    ]);
    expect(await polled()).toEqual([match.id]);
    await forgetBets(stage.database, ["telegram:@7"]);
    expect(await polled()).toEqual([]);
  });

  it("puts right once an hour what is polled for it", async () => {
    const [gone, missing, begun] = [
      await matchIn("reds-blues", 60_000),
      await matchIn("greens-greys", 60_000),
      await matchIn("a-b", -60_000),
    ];
    await addBets(
      stage.database,
      "telegram:@7",
      [gone, missing, begun].map(({ id }) => ({ ...bet, matchId: id })),
    );
    await stage.database.deleteFrom("placed_bets").where("match_id", "=", gone.id).execute();
    await stage.database.deleteFrom("start_polls").where("match_id", "=", missing.id).execute();
    await journal.prune?.(stage.database, now());
    const polled = (await watchedMatches(stage.database, now())).map(({ matchId }) => matchId);
    expect(polled).toEqual([missing.id]);
  });
});
