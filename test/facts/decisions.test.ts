import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { decisionOf, decisionsOfChat, decisionsOfDelivery } from "../../src/facts/decisions.ts";
import { createStage, type Known, quote, type Stage, twoWay } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const ann = "telegram:1";
const bob = "telegram:2";

describe.each(engines)("a stored decision on $name", ({ open }) => {
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

  const decisions = (chat: string) => decisionsOfChat(stage.database, { chat, limit: 10 });

  /** Cedar stays where it is, the others follow. */
  function moved(home: number) {
    return { quotes: [...twoWay(home, ["Alder", "Birch"]), ...twoWay(0.5, ["Cedar"])], refreshedAt: stage.clock.now() - 5_000 };
  }

  it("about an alert keeps the rule, the baseline with its reason, and each book's way", async () => {
    const since = stage.clock.now();
    await stage.watch(ann, match);
    await stage.clock.advance(60_000, stage.settle);
    stage.odds.set("reds-blues", moved(0.6));
    await stage.poll(match);
    const refreshedAt = stage.clock.now() - 5_000;
    await stage.deliver();
    const [decision] = await decisions(ann);
    expect(decision).toMatchObject({ outcome: "sent", rule: "3pp", baseline: 1, revision: 2, baselineReason: "created" });
    expect(decision?.baselineAt).toBe(since);
    expect(decision?.evidence).toMatchObject({ market: "winner", selection: "home", line: null, from: 0.5, refreshedAt });
    expect(decision?.evidence?.to).toBeCloseTo(0.6, 5);
    // The lowest and the highest of three books are set aside, so that one that stays does not hold the others back.
    expect(decision?.evidence?.length).toBe(100_000);
    expect(decision?.evidence?.books).toEqual([
      { name: "Alder", from: 2, to: 1.666667, agrees: true },
      { name: "Birch", from: 2, to: 1.666667, agrees: true },
      { name: "Cedar", from: 2, to: 2, agrees: false },
    ]);
  });

  it("stays what it was when the watch and the boards are gone", async () => {
    await stage.watch(ann, match);
    await stage.poll(match, 0.6);
    await stage.deliver();
    const before = await decisions(ann);
    await stage.database.deleteFrom("watches").execute();
    await stage.database.deleteFrom("boards").execute();
    expect(await decisions(ann)).toEqual(before);
    expect(before[0]?.evidence?.length).toBe(100_000);
  });

  it("about a line that came back before it was due says how far it is now, by each chat's own rule and baseline", async () => {
    await stage.watch(ann, match, "3pp");
    await stage.poll(match, 0.52);
    await stage.watch(bob, match, "5%");
    await stage.poll(match, 0.56);
    expect(await stage.waiting()).toHaveLength(2);
    await stage.poll(match, 0.51);
    const [[first], [second]] = [await decisions(ann), await decisions(bob)];
    expect(first).toMatchObject({ outcome: "withdrawn", reason: "came_back", rule: "3pp", baseline: 1, revision: 4 });
    expect(first?.evidence).toMatchObject({ from: 0.5, length: 10_000 });
    expect(second).toMatchObject({ outcome: "withdrawn", rule: "5%", baseline: 2, baselineReason: "created" });
    // Away went from 1 / 0.48 to 1 / 0.49: less than home's 1 / 0.52 to 1 / 0.51 in percent, which is 1.96 %.
    expect(second?.evidence).toMatchObject({ selection: "away", length: 20_408 });
  });

  it("about what can no longer be compared keeps the baseline that was lost", async () => {
    await stage.watch(ann, match);
    for (const price of [2.5, 2.6]) {
      stage.odds.set("reds-blues", { quotes: [quote("Elm", "home", price), quote("Elm", "away", 1.5)], refreshedAt: null });
      await stage.poll(match);
    }
    const [decision] = await decisions(ann);
    expect(decision).toMatchObject({ outcome: "dropped", reason: "nothing_to_compare", rule: "3pp", baseline: 1 });
    expect(decision).toMatchObject({ baselineReason: "created", evidence: null });
  });

  it("about an alert whose first board is lost says so, and sends nothing", async () => {
    await stage.watch(ann, match);
    await stage.poll(match, 0.6);
    await stage.database.deleteFrom("boards").where("revision", "=", 1).execute();
    await stage.deliver();
    expect(await stage.decisions()).toEqual([`${ann} dropped: no_board`]);
    expect(stage.sent).toEqual([]);
  });

  it("about an alert whose fate is unknown is as full as that about one that was sent", async () => {
    await stage.watch(ann, match);
    await stage.poll(match, 0.6);
    stage.outcomes.push({ kind: "unknown", reason: "lost" });
    await stage.deliver(60_000);
    const [sent, doubt] = await decisions(ann);
    expect(doubt).toMatchObject({ outcome: "unknown", reason: "sent_again", rule: "3pp", evidence: { length: 100_000 } });
    // Who asks why of the message, which came by one name, hears how it ended.
    expect(await decisionsOfDelivery(stage.database, { chat: ann, deliveryId: sent?.deliveryId ?? "" })).toEqual([sent]);
  });

  it("is found by its number and by the message, in its own chat only", async () => {
    for (const chat of [ann, bob]) await stage.watch(chat, match);
    await stage.poll(match, 0.6);
    await stage.deliver();
    const [decision] = await decisions(ann);
    const [id, deliveryId] = [decision?.id ?? 0, decision?.deliveryId ?? ""];
    expect(await decisionOf(stage.database, { chat: ann, id })).toEqual(decision);
    expect(await decisionOf(stage.database, { chat: bob, id })).toBeNull();
    expect(await decisionsOfDelivery(stage.database, { chat: ann, deliveryId })).toEqual([decision]);
    expect(await decisionsOfDelivery(stage.database, { chat: bob, deliveryId })).toEqual([]);
  });
});
