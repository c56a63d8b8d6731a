import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Call } from "../../../src/chat/call.ts";
import type { Outgoing } from "../../../src/chat/platform.ts";
import type { Reply } from "../../../src/chat/reply.ts";
import type { Playground } from "../../../src/platforms/playground/adapter.ts";
import { createFakeClock, type FakeClock } from "../../clock.ts";
import { alert, createTestPlayground, reply } from "./bot.ts";
import { openPage, type TestPage, textOf } from "./page.ts";

let clock: FakeClock;
let playground: Playground;
let pages: TestPage[];

beforeEach(async () => {
  clock = createFakeClock();
  playground = createTestPlayground(clock);
  pages = [];
  await playground.start();
});
afterEach(async () => {
  await Promise.all(pages.map((page) => page.close()));
  await playground.stop();
});

async function open(chat: string, lastEventId: string | null = null): Promise<TestPage> {
  const page = await openPage(playground.url(), chat, { lastEventId });
  pages.push(page);
  return page;
}

function outgoing(deliveryId: string, more: Partial<Outgoing> = {}): Outgoing {
  return { address: "playground:ann", reply: alert(clock), deliveryId, replaces: null, silent: false, ...more };
}

function plain(text: string): Reply {
  return reply([{ kind: "paragraph", spans: [{ kind: "text", text }] }]);
}

/** An answer that comes when the test says so. */
function hold(): { promise: Promise<Reply>; resolve(reply: Reply): void } {
  let resolve: (reply: Reply) => void = () => undefined;
  const promise = new Promise<Reply>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: (reply) => resolve(reply) };
}

async function restartWith(over: Parameters<typeof createTestPlayground>[1]): Promise<void> {
  await playground.stop();
  playground = createTestPlayground(clock, over);
  await playground.start();
}

describe("a chat of the playground", () => {
  it("shows what was asked and its answer, in every open tab", async () => {
    const [one, other] = [await open("ann"), await open("ann")];
    await one.type("/odds northgate");
    await other.until(() => other.messages().length === 2);
    expect(other.messages().map(({ entry }) => entry.kind)).toEqual(["asked", "answer"]);
    expect(other.messages()).toEqual(one.messages());
  });

  it("keeps its messages for a page that opens later", async () => {
    await (await open("ann")).type("/help");
    const later = await open("ann");
    expect(later.messages().map(({ entry }) => entry.kind)).toEqual(["asked", "answer"]);
  });

  it("is apart from every other chat", async () => {
    const [ann, bob] = [await open("ann"), await open("bob")];
    await ann.type("/help");
    await bob.type("/matches");
    expect(bob.messages().map(textOf)[0]).toBe("/matches");
    expect(bob.messages()).toHaveLength(2);
  });

  it("keeps only its last 200 messages", async () => {
    for (let index = 0; index < 230; index++) await playground.send(outgoing(`d${index}`, { reply: plain(`alert ${index}`) }));
    const page = await open("ann");
    expect(page.messages()).toHaveLength(200);
    expect(page.messages().map(textOf).at(0)).toContain("alert 30");
    expect(page.messages().map(textOf).at(-1)).toContain("alert 229");
  });

  it("makes room for the hundred-and-first chat by forgetting the one used longest ago, never an open one", async () => {
    await playground.send(outgoing("d", { address: "playground:open" }));
    const kept = await open("open");
    await playground.send(outgoing("d", { address: "playground:old" }));
    for (let index = 0; index < 99; index++) await playground.send(outgoing("d", { address: `playground:c${index}` }));
    expect((await open("old")).messages()).toEqual([]);
    expect((await open("c98")).messages()).toHaveLength(1);
    expect(kept.messages()).toHaveLength(1);
    await playground.send(outgoing("d2", { address: "playground:open" }));
    await kept.until(() => kept.messages().length === 2);
  });

  it("answers one after the other, while other chats are answered", async () => {
    const held = hold();
    const calls: string[] = [];
    await restartWith({
      answer: (call) => {
        calls.push(`${call.address} ${call.command}`);
        return call.command === "slow" ? held.promise : Promise.resolve(plain(call.command));
      },
    });
    const [ann, bob] = [await open("ann"), await open("bob")];
    const slow = ann.type("/slow");
    const next = ann.type("/next");
    await bob.type("/other");
    expect(calls).toEqual(["playground:ann slow", "playground:bob other"]);
    held.resolve(plain("done"));
    await Promise.all([slow, next]);
    expect(calls.at(-1)).toBe("playground:ann next");
  });

  it("turns away an eleventh call while ten wait", async () => {
    const held = hold();
    await restartWith({ answer: () => held.promise });
    const ann = await open("ann");
    const waiting = Array.from({ length: 10 }, () => ann.type("/odds"));
    await ann.until(() => ann.messages().length === 10);
    expect((await ann.type("/odds")).status).toBe(429);
    held.resolve(plain("done"));
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(10).fill(200));
  });

  it("answers the next call after one that failed", async () => {
    let asked = 0;
    await restartWith({
      answer: async () => {
        asked += 1;
        if (asked === 1) throw new Error("a bug");
        return plain("fine");
      },
    });
    const ann = await open("ann");
    const failed = await ann.type("/odds");
    expect([failed.status, await failed.text()]).toEqual([500, '{"error":"fault"}']);
    expect((await ann.type("/odds")).status).toBe(200);
  });

  it("tells the bot who asks: language, place, and whether they may manage it", async () => {
    const calls: [Call, boolean][] = [];
    await restartWith({
      answer: async (call) => {
        calls.push([call, await call.mayManage()]);
        return plain("ok");
      },
    });
    const ann = await open("ann");
    await ann.type("/watch x", { language: "ru", place: "group", admin: false });
    await ann.type("/watch x", { place: "group", admin: true });
    await ann.type("/watch x", { place: "private", admin: false });
    expect(calls.map(([call, may]) => [call.reader.language, call.place, may])).toEqual([
      ["ru", "group", false],
      ["en", "group", true],
      ["en", "private", true],
    ]);
    expect(calls[0]?.[0]).toMatchObject({ address: "playground:ann", reader: { id: "ann" }, command: "watch", text: "x" });
  });

  it("marks an answer as personal in a group, where others would read along", async () => {
    const ann = await open("ann");
    await ann.type("/watch x", { place: "group", admin: false });
    expect(ann.messages().at(-1)?.entry).toMatchObject({ kind: "answer", personal: true });
  });
});

describe("an answer that comes later", () => {
  const soon = "I’ll answer here in about 20 s.";

  it("takes the place of the message that said so, and the chat goes on meanwhile", async () => {
    const held = hold();
    await restartWith({
      answer: async ({ command }) => (command === "odds" ? { ...plain(soon), later: held.promise } : plain("at once")),
    });
    const page = await open("ann");
    await page.type("/odds x");
    await page.type("/help");
    expect(
      page
        .messages()
        .map(textOf)
        .map((text) => text.split("\n")[0]),
    ).toEqual(["/odds x", soon, "/help", "at once"]);
    const promised = page.messages()[1];
    held.resolve(plain("prices"));
    await page.until(() => page.received() === 5);
    expect(page.messages()).toHaveLength(4);
    expect(page.messages()[1]).toMatchObject({ id: promised?.id, entry: { kind: "answer" } });
    expect(textOf(page.messages()[1] ?? expect.unreachable())).toContain("prices");
  });

  it("is given up when the playground stops, in its place and before the page loses the bot", async () => {
    const asked: AbortSignal[] = [];
    await restartWith({
      answer: async (_call, stopping) => {
        if (!stopping) return expect.unreachable();
        asked.push(stopping);
        const later = new Promise<Reply>((resolve) =>
          stopping.addEventListener("abort", () => resolve(plain("I was stopped.")), { once: true }),
        );
        return { ...plain(soon), later };
      },
    });
    const page = await open("ann");
    await page.type("/odds x");
    expect(asked.map(({ aborted }) => aborted)).toEqual([false]);
    await playground.stop();
    await page.ended();
    expect(textOf(page.messages()[1] ?? expect.unreachable())).toContain("I was stopped.");
  });
});

describe("a pressed button", () => {
  it("changes its message in place, for every tab", async () => {
    const [one, other] = [await open("ann"), await open("ann")];
    await one.type("/odds x");
    const before = one.messages().at(-1);
    await clock.advance(60_000);
    await one.press(before?.id ?? "", "=odds #17");
    const after = one.messages().at(-1);
    expect(after).toMatchObject({ id: before?.id, at: before?.at, changedAt: clock.now() });
    expect(after?.entry).not.toEqual(before?.entry);
    await other.until(() => other.messages().at(-1)?.revision === after?.revision);
    expect(other.messages()).toHaveLength(2);
  });

  it("cannot change a message of another chat, nor what a person wrote", async () => {
    const [ann, bob] = [await open("ann"), await open("bob")];
    await ann.type("/odds x");
    const [asked, answer] = ann.messages();
    await bob.press(answer?.id ?? "", "=odds #17");
    await ann.press(asked?.id ?? "", "=odds #17");
    expect(bob.messages()).toHaveLength(1);
    expect(ann.messages().slice(0, 2)).toEqual([asked, answer]);
    expect(ann.messages()).toHaveLength(3);
  });

  it("gets 400 when it carries what no button of ours could", async () => {
    const ann = await open("ann");
    expect((await ann.press("m", "drop tables")).status).toBe(400);
    expect((await ann.press("m", `=odds ${"x".repeat(80)}`)).status).toBe(400);
    expect(ann.messages()).toEqual([]);
  });
});

describe("an alert", () => {
  it("arrives at an open page, and is kept for a chat that nobody has open", async () => {
    const ann = await open("ann");
    const outcome = await playground.send(outgoing("d1"));
    await ann.until(() => ann.messages().length === 1);
    expect(outcome).toEqual({ kind: "sent", messageId: ann.messages()[0]?.id });
    await playground.send(outgoing("d1", { address: "playground:bob", silent: true }));
    expect((await open("bob")).messages()[0]?.entry).toMatchObject({ kind: "alert", silent: true });
  });

  it("is shown once however often the same delivery is sent", async () => {
    const first = await playground.send(outgoing("d1"));
    expect(await playground.send(outgoing("d1"))).toEqual(first);
    expect(await playground.send(outgoing("d2"))).not.toEqual(first);
    expect((await open("ann")).messages()).toHaveLength(2);
  });

  it("replaces an earlier message, and is a new one when that is not there any more", async () => {
    const first = await playground.send(outgoing("d1"));
    const id = first.kind === "sent" ? first.messageId : "";
    expect(await playground.send(outgoing("d2", { replaces: id }))).toEqual(first);
    expect(await playground.send(outgoing("d3", { replaces: "0badc0de-1" }))).not.toEqual(first);
    expect((await open("ann")).messages()).toHaveLength(2);
  });

  it("is rejected for an address that is no playground chat", async () => {
    for (const address of ["telegram:1", "playground:ann:7", "playground:a b", `playground:${"x".repeat(41)}`])
      expect(await playground.send(outgoing("d1", { address }))).toMatchObject({ kind: "rejected" });
  });

  it("is asked to wait once the playground has stopped, since nobody would ever see it", async () => {
    await playground.stop();
    expect(await playground.send(outgoing("d1"))).toMatchObject({ kind: "later" });
  });
});

describe("the playground as a server", () => {
  it("refuses to start anywhere but on this machine", async () => {
    for (const host of ["0.0.0.0", "::", "192.168.1.5", "example.org", "127.0.0.1.example.org"])
      await expect(createTestPlayground(clock, { host }).start()).rejects.toThrow("127.0.0.1");
  });

  it("says where it is once it has started", async () => {
    expect(playground.url()).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(() => createTestPlayground(clock).url()).toThrow("not listening");
  });

  it("refuses to start on a port that is taken", async () => {
    const port = Number(new URL(playground.url()).port);
    await expect(createTestPlayground(clock, { port }).start()).rejects.toThrow("EADDRINUSE");
  });

  it("ends open streams when it stops, so that stopping does not hang", async () => {
    const [ann, url] = [await open("ann"), playground.url()];
    await playground.stop();
    await ann.ended();
    await expect(fetch(url)).rejects.toThrow("fetch failed");
  });

  it("stops before it has started, and twice", async () => {
    await createTestPlayground(clock).stop();
    await playground.stop();
    await expect(playground.stop()).resolves.toBeUndefined();
  });
});
