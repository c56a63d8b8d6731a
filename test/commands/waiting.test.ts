import { describe, expect, it } from "vitest";
import { ApiBusy, ApiRefused, ApiUnreachable } from "../../src/api/errors.ts";
import type { Call } from "../../src/chat/call.ts";
import type { Draft } from "../../src/chat/reply.ts";
import type { Command } from "../../src/commands/command.ts";
import { createDispatch } from "../../src/commands/dispatch.ts";
import { silentLog } from "../../src/log.ts";
import { createFakeClock } from "../clock.ts";
import { plainText } from "../plain-text.ts";
import { buttonsOf, texts } from "../replies/facts.ts";

const prices: Draft = {
  blocks: [{ kind: "paragraph", spans: [{ kind: "text", text: "prices" }] }],
  buttons: [],
  personal: false,
};

/** A dispatch whose `/odds` finds the budget short for a while. */
function stage() {
  const clock = createFakeClock();
  const stopping = new AbortController();
  /** What stands in the way; null when nothing does. */
  let trouble: Error | null = null;
  let runs = 0;
  let settle: { resolve: () => void; reject: (error: Error) => void } = { resolve() {}, reject() {} };
  const odds: Command = {
    name: "odds",
    options: [{ name: "match", required: true, suggests: true }],
    manages: false,
    async run() {
      runs += 1;
      if (trouble) throw trouble;
      return prices;
    },
  };
  const help: Command = { name: "help", options: [], manages: false, run: async () => prices };
  const answer = createDispatch({
    catalog: [odds, help],
    texts,
    credit: { source: null, simulated: true },
    clock,
    log: silentLog,
  });

  async function ask(more: Partial<Call> = {}, signal: AbortSignal | undefined = stopping.signal) {
    const reply = await answer({ ...call, ...more }, signal);
    return { reply, text: first(reply), later: reply.later?.then((last) => ({ text: first(last), buttons: buttonsOf(last) })) };
  }

  return {
    clock,
    stopping,
    ask,
    runs: () => runs,
    /** Gives what lets the wait end. */
    busy(afterMs: number): () => void {
      const room = new Promise<void>((resolve, reject) => {
        settle = { resolve, reject };
      });
      room.catch(() => undefined);
      trouble = new ApiBusy(afterMs, () => room);
      return settle.resolve;
    },
    refuse(error: Error) {
      trouble = error;
    },
    /** What was waited for has come, or has failed. */
    come(error?: Error) {
      if (error) settle.reject(error);
      else trouble = null;
      settle.resolve();
    },
  };
}

const first = (reply: Parameters<typeof plainText>[0]) => plainText(reply).split("\n")[0];

const call: Call = {
  address: "telegram:7",
  place: "private",
  reader: { id: "7", language: "en" },
  command: "odds",
  text: "#17",
  options: null,
  source: "typed",
  mayManage: async () => true,
};

describe("a question while the budget is short", () => {
  it("is told how long it takes, rounded up, and answered later", async () => {
    const { busy, ask, come } = stage();
    busy(16_200);
    const { text, later, reply } = await ask();
    expect(text).toBe("It’s busy right now. I’ll answer here in about 20 s.");
    expect(reply.personal).toBe(false);
    come();
    expect((await later)?.text).toBe("prices");
  });

  it("speaks the reader's language", async () => {
    const { busy, ask } = stage();
    busy(3_000);
    expect((await ask({ reader: { id: "7", language: "ru" } })).text).toBe(
      "Сейчас много запросов. Отвечу здесь примерно через 5 с.",
    );
  });

  it("asked again by the same person is answered once; others are answered for themselves", async () => {
    const { busy, ask, come, runs, clock } = stage();
    busy(18_000);
    const { later } = await ask();
    await clock.advance(6_000);
    const again = await ask({ text: "#17" });
    expect(again.text).toBe("I’ve got your question. The answer will appear in my message above in about 15 s.");
    expect([again.later, runs()]).toEqual([undefined, 1]);
    const other = await ask({ address: "telegram:8", reader: { id: "8", language: "en" } });
    come();
    expect([(await later)?.text, (await other.later)?.text]).toEqual(["prices", "prices"]);
    expect((await ask()).text).toBe("prices");
  });

  it("keeps nobody from other commands", async () => {
    const { busy, ask } = stage();
    busy(18_000);
    await ask();
    expect((await ask({ command: "help", text: "" })).text).toBe("prices");
  });

  it("goes on waiting where the command needs more that there is no room for", async () => {
    const { busy, ask, come, clock, runs } = stage();
    const firstComes = busy(5_000);
    const { later } = await ask();
    busy(4_000);
    firstComes();
    await clock.advance(1_000);
    expect(runs()).toBe(2);
    come();
    expect((await later)?.text).toBe("prices");
    expect(runs()).toBe(3);
  });

  it("waits out a short 429 of the service", async () => {
    const { refuse, ask, come, clock } = stage();
    refuse(new ApiRefused({ status: 429, retryAfterMs: 30_000 }));
    const { text, later } = await ask();
    expect(text).toContain("in about 35 s");
    come();
    await clock.advance(30_000);
    expect((await later)?.text).toBe("prices");
  });
});

describe("nobody is promised an answer", () => {
  it("that takes longer than two minutes: it is said when to ask again", async () => {
    const { busy, refuse, ask } = stage();
    refuse(new ApiRefused({ status: 429, retryAfterMs: 10 * 60_000 }));
    const refused = await ask();
    expect(refused.text).toBe("The odds service won’t take requests for about 10 minutes. Try again after that.");
    expect(refused.later).toBeUndefined();
    busy(130_000);
    const { text, later } = await ask();
    expect([text, later]).toEqual(["The odds service won’t take requests for about 3 minutes. Try again after that.", undefined]);
  });

  it("where the platform cannot bring it, or is stopping", async () => {
    const { busy, ask, stopping } = stage();
    busy(5_000);
    stopping.abort();
    expect((await ask()).text).toContain("Try again in a few seconds.");
  });

  it("when three questions of the same person wait already", async () => {
    const { busy, ask } = stage();
    busy(20_000);
    for (const text of ["#1", "#2", "#3"]) expect((await ask({ text })).later).toBeDefined();
    expect((await ask({ text: "#4" })).later).toBeUndefined();
    const other = { address: "telegram:8", reader: { id: "8", language: "en" } };
    expect((await ask({ ...other, text: "#4" })).later).toBeDefined();
  });

  it("when a thousand questions wait already", { tags: ["long"] }, async () => {
    const { busy, ask } = stage();
    busy(20_000);
    const asker = (id: number) => ({ address: `telegram:${id}`, reader: { id: String(id), language: "en" } });
    for (let id = 1; id <= 1_000; id++) await ask(asker(id));
    expect((await ask(asker(1_001))).later).toBeUndefined();
  });
});

describe("a promised answer that does not come", () => {
  it("is replaced by what went wrong", async () => {
    const { busy, ask, come } = stage();
    busy(5_000);
    const { later } = await ask();
    come(new ApiUnreachable("timeout"));
    expect(await later).toEqual({
      text: "The odds service isn’t answering. Try again in a few minutes.",
      buttons: ["[Try again: odds #17]"],
    });
  });

  it("is given up after two minutes, and may be asked for again", async () => {
    const { busy, ask, clock, come } = stage();
    busy(5_000);
    const { later } = await ask();
    await clock.advance(2 * 60_000);
    expect((await later)?.text).toContain("Try again in a few seconds.");
    come();
    expect((await ask()).text).toBe("prices");
  });

  it("because the platform stops is said at once", async () => {
    const { busy, ask, stopping } = stage();
    busy(5_000);
    const { later } = await ask();
    stopping.abort();
    expect(await later).toEqual({
      text: "I was restarted before I could answer. Ask again.",
      buttons: ["[Try again: odds #17]"],
    });
  });
});
