import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Ending } from "../../src/delivery/fact-kind.ts";
import { movementKind } from "../../src/delivery/kinds/movement.ts";
import { factsOf } from "../../src/facts/facts.ts";
import type { FrozenFact } from "../../src/facts/frozen.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const ann = "telegram:1";

describe.each(engines)("a movement on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    await stage.addChat(ann);
    match = await stage.addMatch("reds-blues");
    await stage.poll(match);
    await stage.watch(ann, match);
    await stage.poll(match, 0.6);
  });
  afterEach(() => opened.close());

  const looking = () => ({ lookup: stage.lookup, now: stage.clock.now() });
  const judge = async () => {
    const facts = await factsOf(stage.database, [ann]);
    return { facts, judged: await movementKind.judge(stage.database, facts, looking()) };
  };
  const baseline = () =>
    stage.database.selectFrom("baselines").select(["revision", "reason"]).where("match_id", "=", match.id).executeTakeFirst();

  describe("that may have been told", () => {
    const first = async () => {
      const [sent] = stage.sent.splice(0);
      return sent?.said.matches.map(
        ({ movement: { moves } }) => moves.find(({ selection }) => selection === "home")?.probability,
      );
    };
    const hour = 60 * 60_000;

    it("and has come back meanwhile is told as it is now, from what the chat may have read", async () => {
      stage.outcomes.push({ kind: "unknown", reason: "the process was killed" });
      await stage.deliver();
      expect(await first()).toEqual([{ from: expect.closeTo(0.5), to: expect.closeTo(0.6) }]);
      await stage.poll(match, 0.5);
      await stage.deliver(hour);
      expect(await first()).toEqual([{ from: expect.closeTo(0.6), to: expect.closeTo(0.5) }]);
      expect(await baseline()).toEqual({ revision: 3, reason: "told" });
      // Then all is said.
      await stage.deliver(hour);
      expect([await first(), await stage.waiting()]).toEqual([undefined, []]);
      await stage.poll(match, 0.55);
      await stage.deliver();
      expect(await first()).toEqual([{ from: expect.closeTo(0.5), to: expect.closeTo(0.55) }]);
    });

    it("names how far it was in between by where the way begins, and not that beginning itself", async () => {
      stage.outcomes.push({ kind: "unknown", reason: "the process was killed" });
      await stage.poll(match, 0.7);
      await stage.deliver();
      await first();
      await stage.poll(match, 0.52);
      await stage.deliver(hour);
      const [{ said } = { said: null }] = stage.sent;
      expect(said?.matches.map(({ peak }) => peak)).toEqual([null]);
      expect(await first()).toEqual([{ from: expect.closeTo(0.7), to: expect.closeTo(0.52) }]);
    });

    it("and holds is told again from where the chat surely was", async () => {
      stage.outcomes.push({ kind: "unknown", reason: "timeout" });
      await stage.deliver();
      await first();
      await stage.poll(match, 0.62);
      await stage.deliver(hour);
      expect(await first()).toEqual([{ from: expect.closeTo(0.5), to: expect.closeTo(0.62) }]);
    });

    it("is taken back as before where nothing can have arrived", async () => {
      stage.outcomes.push({ kind: "later", afterMs: 60_000 });
      await stage.deliver();
      await first();
      await stage.poll(match, 0.5);
      await stage.deliver(hour);
      expect([await first(), await stage.waiting()]).toEqual([undefined, []]);
    });

    it("is told in words that can be read again", async () => {
      stage.outcomes.push({ kind: "unknown", reason: "timeout" }, { kind: "unknown", reason: "timeout" });
      await stage.deliver();
      await stage.poll(match, 0.5);
      await stage.deliver(60_000);
      await stage.deliver(hour);
      expect(stage.sent.length).toBeGreaterThanOrEqual(3);
      expect(await baseline()).toMatchObject({ reason: "told" });
      expect(await stage.waiting()).toEqual([]);
    });
  });

  it("is looked at since it was due, and counts as one that passed where it came back, and for no other reason", async () => {
    const { facts, judged } = await judge();
    const since = facts[0]?.since;
    const latest = await stage.boards.latest(match.id);
    expect(judged).toMatchObject([{ tells: true, since, revision: latest?.revision, quiet: null }]);
    const frozen = judged[0]?.frozen;
    if (!frozen) throw new Error("nothing was frozen");
    expect(await movementKind.judgeAgain(stage.database, [frozen, { ...frozen, rule: "what?" }], looking())).toMatchObject([
      { tells: true, since, revision: latest?.revision, quiet: null },
      { tells: false, since, reason: "no_board", passed: false },
    ]);
    await stage.poll(match, 0.5);
    const revision = (await stage.boards.latest(match.id))?.revision ?? 0;
    const back = await movementKind.judgeAgain(stage.database, [{ ...frozen, revision }], looking());
    expect(back).toMatchObject([{ tells: false, since, reason: "came_back", passed: true }]);
    await stage.database.deleteFrom("watches").execute();
    expect(await movementKind.judge(stage.database, facts, looking())).toEqual([null]);
  });

  it.each([
    ["sent", null, "told", "sent"],
    ["failed", "no rights to write", "dropped", "failed"],
    ["dropped", "no_board", "dropped", "dropped"],
    ["dropped", "information_only", "dropped", "dropped"],
    ["dropped", "refused", "dropped", "dropped"],
    ["dropped", "not_approved", "dropped", "dropped"],
    ["dropped", "came_back", null, "dropped"],
    ["dropped", null, null, "dropped"],
    ["unknown", "refused", null, "unknown"],
    ["gone", "refused", null, "failed"],
    ["untried", "refused", null, null],
  ] as const)(
    "that was %s because of %j moves its baseline as %j, and is written down as %j",
    async (outcome, reason, moved, said) => {
      const [one] = (await judge()).judged;
      if (!one?.tells) throw new Error("there is nothing to tell");
      const before = await baseline();
      const about = { chat: ann, message: "m", edits: null, passed: 0, begun: 1 };
      const ending: Ending<FrozenFact> = { ...about, told: [one.frozen], outcome, reason };
      const decisions = await movementKind.settle(stage.database, [ending], 9);
      expect(await baseline()).toEqual(moved === null ? before : { revision: one.frozen.revision, reason: moved });
      expect(before?.revision).not.toBe(one.frozen.revision);
      const { watchId } = one.frozen;
      const decided = { at: 9, chat: ann, watchId, matchId: match.id, deliveryId: "m", outcome: said, reason };
      if (said === null) expect(decisions).toEqual([]);
      else expect(decisions).toMatchObject([decided]);
    },
  );
});
