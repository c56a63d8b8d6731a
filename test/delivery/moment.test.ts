import { describe, expect, it } from "vitest";
import { noteAct } from "../../src/chats/acts.ts";
import type { Ending } from "../../src/delivery/fact-kind.ts";
import { weights } from "../../src/delivery/gate.ts";
import { momentKind } from "../../src/delivery/kinds/moment.ts";
import type { Fact } from "../../src/facts/facts.ts";
import type { MomentBody } from "../../src/facts/moments.ts";
import type { Session } from "../../src/storage/database.ts";
import { matchNamed } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

/** No statement is made where no notice is told. */
const session = null as unknown as Session;
const chat = "telegram:1";
const now = 1_000;
const lookup = async () => new Map([[7, matchNamed("reds-blues")]]);
const looking = { lookup, now };

const fact = (body: object | null, more: Partial<Fact> = {}): Fact => ({
  ...{ id: 1, chat, kind: "moment", key: "k", watchId: null, betId: null, matchId: 7, body: body && JSON.stringify(body) },
  ...{ dueAt: 5, since: 5, until: 9, held: null, quiet: null, begun: 0, draft: null },
  ...more,
});
const missing = { kind: "missing", matchId: 7 } as const;
const reminder = { kind: "reminder", matchId: 7, startsAt: 9, line: null } as const;
const gone = { kind: "chat_gone", title: null, loss: "removed", watches: 2, until: 9 } as const;

describe("a moment", () => {
  const weigh = async (...bodies: (MomentBody | object)[]) =>
    (
      await momentKind.judge(
        session,
        bodies.map((body) => fact(body)),
        looking,
      )
    ).map((one) => (one?.tells ? one.weight : (one?.reason ?? null)));

  it("weighs what its kind does, and needs no approval where it is about no match", async () => {
    expect(await weigh(missing, reminder, gone, { kind: "topic_gone" })).toEqual([
      weights.ending,
      weights.reminder,
      { ...weights.moment, unreviewed: true },
      { ...weights.moment, unreviewed: true },
    ]);
  });

  it("to operators, or from them, neither fills an hour nor waits for approval", async () => {
    const expected = { ...weights.operators, unreviewed: true };
    expect(await weigh({ kind: "asked", address: chat, person: null }, { kind: "admitted" })).toEqual([expected, expected]);
  });

  it("is told by what is known of its match, and not where that is forgotten", async () => {
    const [judged] = await momentKind.judge(session, [fact(missing)], looking);
    expect(judged).toMatchObject({
      tells: true,
      since: 5,
      revision: null,
      quiet: null,
      shown: { moment: missing, match: { slug: "reds-blues" }, said: null, since: 5 },
    });
    const [forgotten] = await momentKind.judge(session, [fact({ ...missing, matchId: 8 })], looking);
    expect(forgotten).toMatchObject({ tells: false, reason: "nothing_left", passed: false });
  });

  it("waits for a version that can read it, the others do not", async () => {
    const facts = [fact({ kind: "from the future" }), fact(missing), fact(null), fact(reminder)];
    const judged = await momentKind.judge(session, facts, looking);
    expect(judged.map((one) => (one?.tells ? one.shown.moment.kind : one))).toEqual([null, "missing", null, "reminder"]);
  });

  it("is told though it may have come before: only what goes to everybody is rather lost", async () => {
    const [judged] = await momentKind.judge(session, [fact(missing, { begun: 1 })], looking);
    expect(judged?.tells).toBe(true);
  });

  it("is named by its key", () => {
    const told = { key: "start 7", matchId: 7, body: missing, since: 5, quiet: null };
    expect([momentKind.keyOf(told), momentKind.saidBy(told)]).toEqual(["start 7", "start 7"]);
    expect(momentKind.read([{ ...told, matchId: null }])).toEqual([{ ...told, matchId: null }]);
  });
});

describe.each(engines)("a notice on $name", ({ open }) => {
  it("is told once by the words of its act, and counts for nothing that passed where it is not told", async () => {
    const opened = await open();
    try {
      const row = { at: 5, operator: "telegram:9", act: "notice", target: null, detail: "hello" };
      const act = await noteAct(opened.database, row);
      const notices = [
        fact({ kind: "notice", act }, { matchId: null }),
        fact({ kind: "notice", act: act + 1 }, { matchId: null }),
        fact({ kind: "notice", act }, { id: 2, matchId: null, begun: 1 }),
      ];
      const judged = await momentKind.judge(opened.database, notices, looking);
      const untold = { since: 5, quiet: null, revision: null, tells: false, passed: false };
      expect(judged).toMatchObject([
        { tells: true, shown: { moment: { kind: "notice", act }, match: null, said: "hello" } },
        { ...untold, reason: "nothing_left" },
        { ...untold, reason: "maybe_told" },
      ]);
      const expected = { ...weights.operators, unreviewed: true };
      expect(judged.map((one) => (one?.tells ? one.weight : null))).toEqual([expected, null, null]);
    } finally {
      await opened.close();
    }
  });
});

describe("what became of a moment", () => {
  async function decided(body: MomentBody, ending: Partial<Ending<never>>) {
    const told = [{ key: "k", matchId: 7, body, since: 5, quiet: null }];
    const whole = {
      chat,
      message: "m",
      edits: null,
      passed: 0,
      outcome: "sent" as const,
      reason: null,
      begun: 1,
      ...ending,
      told,
    };
    return momentKind.settle(session, [whole], now);
  }
  const about = { at: now, chat, watchId: 0, matchId: 7, deliveryId: "m" };

  it("is written down by its match, and not where it has none", async () => {
    expect(await decided(missing, {})).toEqual([{ ...about, outcome: "sent", reason: "missing" }]);
    expect(await decided(gone, {})).toEqual([]);
    expect(await decided(missing, { outcome: "untried" })).toEqual([]);
  });

  it("is in doubt where nobody knows, and where it may have arrived before it was dropped", async () => {
    expect(await decided(missing, { outcome: "unknown" })).toEqual([{ ...about, outcome: "unknown", reason: "sent_again" }]);
    for (const [outcome, begun, said] of [
      ["dropped", 0, "dropped"],
      ["dropped", 1, "unknown"],
      ["failed", 1, "dropped"],
      ["gone", 1, "dropped"],
    ] as const)
      expect(await decided(missing, { outcome, begun }), outcome).toEqual([{ ...about, outcome: said, reason: "missing" }]);
  });
});
