import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Call } from "../../src/chat/call.ts";
import { forgetChat } from "../../src/chats/chats.ts";
import {
  addBets,
  betById,
  betsOf,
  journalOwner,
  journalOwners,
  type NewBet,
  pruneBets,
  removeBets,
  settleBet,
} from "../../src/chats/journal.ts";
import { joinByCode, makeCode, partChat } from "../../src/chats/links.ts";
import { createStage, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const [telegram, dm, onDiscord, group] = ["telegram:7", "discord:55", "discord:@8", "discord:99"] as const;
const bet: NewBet = {
  ...{ at: 1_000, matchId: null, body: "{}", market: "total", selection: "over", line: 2.5, price: 2_100_000, stake: 2_000 },
  ...{ book: "Alder", result: null, closedAt: null, closing: null },
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
  const pricesOf = async (owner: string) => (await betsOf(stage.database, owner)).map(({ price }) => price / 1e6);
  const link = async () => {
    const code = await makeCode(stage.database, { address: telegram, person: "7" }, now());
    const joined = await joinByCode(stage.database, { typed: code, side: { address: dm, person: "8" }, now: now() });
    expect(joined.kind).toBe("joined");
  };

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
    await settleBet(stage.database, { owner: telegram, id, result: "won" });
    expect((await betById(stage.database, { owner: onDiscord, id }))?.result).toBeNull();
    await settleBet(stage.database, { owner: onDiscord, id, result: "half_won" });
    expect((await betById(stage.database, { owner: onDiscord, id }))?.result).toBe("half_won");
    await removeBets(stage.database, { owner: onDiscord, ids: [id, late], at: 5_000 });
    expect(await pricesOf(onDiscord)).toEqual([]);
    await removeBets(stage.database, { owner: onDiscord, ids: [id], at: null });
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
    expect(await journalOwners(stage.database)).toEqual([telegram]);
    await partChat(stage.database, { chat: telegram, now: now(), copy: async () => undefined });
    expect(await ownerIn(group, "8")).toBe(onDiscord);
    expect([await pricesOf(telegram), await pricesOf(onDiscord)]).toEqual([
      [3, 2.1],
      [3, 2.1],
    ]);
  });

  it("goes when the person is forgotten, and nobody else's with it", async () => {
    await addBets(stage.database, onDiscord, [bet]);
    await addBets(stage.database, "discord:@88", [bet]);
    await forgetChat(stage.database, onDiscord, now());
    expect(await journalOwners(stage.database)).toEqual(["discord:@88"]);
  });
});
