import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { defaultQuiet } from "../../src/chats/settings.ts";
import type { Ending } from "../../src/delivery/fact-kind.ts";
import { betKind } from "../../src/delivery/kinds/bet.ts";
import { settleBets } from "../../src/delivery/kinds/settle-bets.ts";
import { openMessages } from "../../src/delivery/messages.ts";
import { factsOf } from "../../src/facts/facts.ts";
import { plainManner } from "../../src/facts/frozen.ts";
import type { ToldBet } from "../../src/facts/told-bets.ts";
import type { KnownBet } from "../../src/rules/bet-rule.ts";
import { addBetWatch } from "../../src/watches/bet-watches.ts";
import { betsById, insertBet } from "../../src/watches/watched-bets.ts";
import { createStage, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const ann = "telegram:1";
const figures = { price: 2.1, edge: 0.05 };
const gone = { at: 5, why: "left", price: 1.9 } as const;
const fresh: KnownBet = { figures, told: null, messages: [], gone: null };

describe.each(engines)("what a chat knows of a value bet on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let told: ToldBet;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    await stage.addChat(ann);
  });
  afterEach(() => opened.close());

  async function bet(known: KnownBet, news: "appeared" | "gone" | null = "appeared"): Promise<void> {
    const match = await stage.addMatch("reds-blues");
    const filter = { edge: null, leastPrice: null, mostPrice: null, withinHours: null, sport: null, book: null };
    const now = stage.clock.now();
    const added = await addBetWatch(stage.database, { chat: ann, filter, improvement: 10_000, createdBy: "7", now });
    if (added === "limit_reached") throw new Error("too many");
    const offer = { market: "winner", selection: "home", line: null, bookmaker: "Alder" } as const;
    await insertBet(stage.database, { watchId: added.watch.id, chat: ann, matchId: match.id, offer, known, news, dueAt: now });
    const about = { id: 1, watchId: added.watch.id, matchId: match.id };
    told = { ...about, ...offer, news: "appeared", figures, before: null, asOf: 5, gone: null };
  }
  const known = async () => (await betsById(stage.database, [1])).get(1)?.known;
  const ended = (ending: Partial<Ending<ToldBet>>) =>
    settleBets(
      stage.database,
      [{ chat: ann, message: "m", edits: null, told: [told], passed: 0, outcome: "sent", reason: null, begun: 1, ...ending }],
      9,
    );
  const claim = (message: string, edits: string | null = null) =>
    betKind.claim?.(stage.database, { message, edits, told: [told] });

  it("is what a message says that takes it, and each message is named once", async () => {
    await bet(fresh);
    for (const message of ["m", "m", "n"]) await claim(message);
    expect(await known()).toEqual({
      ...{ figures, told: figures, gone: null },
      messages: [
        { id: "m", saysGone: false },
        { id: "n", saysGone: false },
      ],
    });
  });

  it("is that it is gone, once a message that told of it was changed", async () => {
    await bet(
      {
        ...fresh,
        told: figures,
        messages: [
          { id: "m", saysGone: false },
          { id: "n", saysGone: false },
        ],
        gone,
      },
      "gone",
    );
    await claim("change", "m");
    expect((await known())?.messages).toEqual([
      { id: "m", saysGone: true },
      { id: "n", saysGone: false },
    ]);
  });

  it("waits in a message that is tried again for the quiet hours of its own watch, and those of others for the chat's", async () => {
    await bet(fresh);
    const quiet = { ...defaultQuiet, on: true, from: 60, to: 120 };
    const looking = { lookup: stage.lookup, now: 9 };
    const judged = async () => (await betKind.judgeAgain(stage.database, [told], looking)).map((one) => one.quiet);
    expect(await judged()).toEqual([null]);
    await stage.database
      .updateTable("watches")
      .set({ quiet: JSON.stringify(quiet) })
      .execute();
    expect(await judged()).toEqual([quiet]);
  });

  it("is looked at since it was due, and as it was when its watch looked last", async () => {
    await bet(fresh);
    const judge = async () => {
      const facts = await factsOf(stage.database, [ann]);
      return {
        since: facts[0]?.since,
        judged: await betKind.judge(stage.database, facts, { lookup: stage.lookup, now: 9 }),
      };
    };
    const looked = { quiet: null, revision: null };
    const weight = { reach: { times: 1, points: 0 }, bets: true };
    const first = await judge();
    expect(first.judged).toMatchObject([{ ...looked, weight, since: first.since, tells: true, frozen: { news: "appeared" } }]);
    expect(first.judged[0]).not.toHaveProperty("changes");
    for (const [lookedAt, asOf] of [
      [null, 9],
      [4, 4],
    ]) {
      await stage.database.updateTable("watches").set({ looked_at: lookedAt }).execute();
      expect((await judge()).judged).toMatchObject([{ frozen: { asOf } }]);
    }
    const again = await betKind.judgeAgain(stage.database, [told], { lookup: stage.lookup, now: 9 });
    expect(again).toMatchObject([{ ...looked, weight, since: 0, tells: true, frozen: told }]);
  });

  it.each([
    ["gone", gone, [{ id: "never sent", saysGone: false }]],
    ["back", null, [{ id: "never sent", saysGone: true }]],
  ] as const)(
    "is nothing to tell, and none that passed, where it is %s and no message can say so",
    async (_, isGone, messages) => {
      await bet({ ...fresh, told: figures, messages: [...messages], gone: isGone }, "gone");
      const facts = await factsOf(stage.database, [ann]);
      const judged = await betKind.judge(stage.database, facts, { lookup: stage.lookup, now: 9 });
      expect(judged).toMatchObject([{ since: facts[0]?.since, tells: false, reason: "nothing_left", passed: false }]);
    },
  );

  it.each([
    ["untried", []],
    ["unknown", [["unknown", "sent_again"]]],
  ] as const)("is what it was before, where a message is %s", async (outcome, said) => {
    await bet({ ...fresh, told: figures, messages: [{ id: "m", saysGone: false }] });
    const decisions = await ended({ outcome });
    expect(await known()).toMatchObject({ told: null, messages: [] });
    expect(decisions.map((one) => [one.outcome, one.reason])).toEqual(said);
  });

  it.each([
    ["refused", figures],
    ["not_approved", figures],
    ["too_late", null],
  ])("is, when it was dropped as %s: %j", async (reason, expected) => {
    await bet(fresh);
    expect(await ended({ outcome: "dropped", reason })).toEqual([]);
    expect((await known())?.told ?? null).toEqual(expected);
  });

  it.each([
    [null, false],
    [gone, true],
  ])("is in all of its messages what it is, once there was no message to say it in: %j", async (isGone, saysGone) => {
    const messages = ["m", "n"].map((id) => ({ id, saysGone: !saysGone }));
    await bet({ ...fresh, told: figures, messages, gone: isGone }, null);
    await ended({ outcome: "dropped", reason: "nothing_left" });
    expect((await known())?.messages).toEqual(["m", "n"].map((id) => ({ id, saysGone })));
  });

  describe("in a message that is changed", () => {
    const back: KnownBet = { ...fresh, told: figures, messages: [{ id: "m", saysGone: false }] };
    /** A sent message that says this of the bet; null for one that does not tell of it. */
    async function stood(isGone: ToldBet["gone"] | undefined): Promise<void> {
      const parts = { bet: isGone === undefined ? [] : [{ ...told, gone: isGone }] };
      const message = { id: "m", chat: ann, platform: "telegram" as const, parts, manner: plainManner };
      const opened = { ...message, edits: null, attempts: 1, claimedAt: 5 };
      await openMessages(stage.database, [opened], { holder: "h", leaseUntil: 9 });
      await stage.database.updateTable("messages").set({ state: "sent", message_id: "1" }).execute();
    }

    it.each([
      [null, null, []],
      [null, gone, ["bet_gone"]],
      [gone, null, ["bet_back"]],
      [gone, gone, []],
      [undefined, gone, ["bet_gone"]],
      [undefined, null, []],
    ])("is news only where that says otherwise: %j, then %j", async (before, after, said) => {
      await bet({ ...back, gone: after }, null);
      await stood(before);
      told = { ...told, gone: after };
      const decisions = await ended({ message: "change", edits: "m" });
      expect(decisions.map(({ outcome, reason }) => [outcome, reason])).toEqual(said.map((reason) => ["sent", reason]));
      const lost = await ended({ message: "change", edits: "m", outcome: "failed" });
      expect(lost.map(({ outcome, reason }) => [outcome, reason])).toEqual(said.map((reason) => ["failed", reason]));
    });

    it.each([
      ["untried", null, false],
      ["unknown", null, false],
      ["untried", gone, true],
      ["unknown", undefined, false],
    ] as const)("is in that one what it was before, where the change is %s: %j", async (outcome, before, saysGone) => {
      await bet({ ...back, messages: ["m", "n"].map((id) => ({ id, saysGone: !saysGone })), gone }, null);
      await stood(before);
      expect(await ended({ message: "change", edits: "m", outcome })).toEqual([]);
      expect(await known()).toMatchObject({
        told: figures,
        messages: [
          { id: "m", saysGone },
          { id: "n", saysGone: !saysGone },
        ],
      });
    });
  });

  it("is nothing any more where it went before anybody was told", async () => {
    await bet({ ...fresh, told: figures, messages: [{ id: "m", saysGone: false }], gone }, null);
    const decisions = await ended({ outcome: "untried" });
    expect([await known(), decisions.map(({ outcome, reason }) => [outcome, reason])]).toEqual([
      undefined,
      [["withdrawn", "bet_gone"]],
    ]);
  });
});
