import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Outgoing } from "../../../src/chat/platform.ts";
import type { Playground } from "../../../src/platforms/playground/adapter.ts";
import { createFakeClock, type FakeClock } from "../../clock.ts";
import { alert, createTestPlayground } from "./bot.ts";
import { openBrowser, openPage, postCall, type TestPage } from "./page.ts";

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

async function open(chat: string, how: Parameters<typeof openPage>[2] = {}): Promise<TestPage> {
  const page = await openPage(playground.url(), chat, how);
  pages.push(page);
  return page;
}

async function listen(query: string): Promise<Response> {
  return fetch(`${playground.url()}/chats/ann/events${query}`, { headers: { cookie: await openBrowser(playground.url()) } });
}

function outgoing(deliveryId: string): Outgoing {
  return { address: "playground:ann", reply: alert(clock), deliveryId, replaces: null, silent: false };
}

describe("a page that was away", () => {
  it("gets exactly what it missed: new messages and changed ones", async () => {
    const first = await open("ann");
    await first.type("/odds x");
    await first.type("/help");
    await first.until(() => first.received() === 4);
    const board = first.messages()[1];
    const seen = first.lastEventId();
    await first.close();

    await postCall(playground.url(), "ann", {
      kind: "pressed",
      message: board?.id,
      data: "=odds #17",
      language: "en",
      place: "private",
      admin: true,
    });
    await playground.send(outgoing("d1"));
    const back = await open("ann", { lastEventId: seen });
    expect(back.messages().map(({ id, entry }) => [id === board?.id, entry.kind])).toEqual([
      [true, "answer"],
      [false, "alert"],
    ]);
  });

  it("gets nothing twice when nothing happened", async () => {
    const first = await open("ann");
    await first.type("/help");
    await first.until(() => first.received() === 2);
    expect((await open("ann", { lastEventId: first.lastEventId() })).received()).toBe(0);
  });

  it("gets everything when the playground was restarted meanwhile, under ids that never meet the old ones", async () => {
    const before = await open("ann");
    await before.type("/help");
    await before.until(() => before.received() === 2);
    await playground.stop();
    playground = createTestPlayground(clock);
    await playground.start();
    await playground.send(outgoing("d1"));
    const after = await open("ann", { lastEventId: before.lastEventId() });
    expect(after.messages()).toHaveLength(1);
    expect(before.messages().map(({ id }) => id)).not.toContain(after.messages()[0]?.id);
  });

  it("gets everything when what it says it saw is nonsense", async () => {
    await (await open("ann")).type("/help");
    for (const nonsense of ["x", "1.2.3", "999", "."])
      expect((await open("ann", { lastEventId: nonsense })).messages()).toHaveLength(2);
  });

  it("may name the last event in the address, as a page does that opens a new stream", async () => {
    const first = await open("ann");
    await first.type("/help");
    await first.until(() => first.received() === 2);
    const response = await listen(`?after=${first.lastEventId()}`);
    const { value } = (await response.body?.getReader().read()) ?? {};
    expect(new TextDecoder().decode(value)).toMatch(/^retry: \d+\n\nid: [0-9a-f]+\.2\nevent: ready\ndata: {}\n\n$/);
  });
});

describe("an open stream", () => {
  it("says now and then that it is still there, so that nothing between closes it", async () => {
    const response = await listen("");
    const reader = response.body?.getReader();
    await reader?.read();
    await clock.advance(25_000);
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe(": still here\n\n");
    await reader?.cancel();
  });

  it("is one of four per browser: the oldest is closed, is told so, and the others stay", async () => {
    const cookie = await openBrowser(playground.url());
    const tabs: TestPage[] = [];
    for (let tab = 0; tab < 5; tab++) tabs.push(await open(`c${tab}`, { cookie }));
    const stranger = await open("d");
    await tabs[0]?.ended();
    expect(tabs[0]?.isClosed()).toBe(true);
    for (const [tab, page] of tabs.slice(1).entries()) {
      await page.type("/help");
      await page.until(() => page.received() === 2);
      expect(page.isClosed(), `tab ${tab + 1}`).toBe(false);
    }
    expect(stranger.isClosed()).toBe(false);
  });

  it("takes no slot of others, however many pages one browser opens", async () => {
    const cookie = await openBrowser(playground.url());
    for (let tab = 0; tab < 110; tab++) await open("c", { cookie });
    await open("somebody-else");
  });

  it("is refused beyond a hundred, and free again when a page closes", { tags: "long" }, async () => {
    const many = await Promise.all(Array.from({ length: 100 }, (_, index) => open(`c${index}`)));
    await expect(open("one-more")).rejects.toThrow("503");
    await many[0]?.close();
    // The server hears of the closed connection a moment later; every try is a round trip to it.
    for (let tries = 0; tries < 100; tries++) if (await open("one-more").catch(() => null)) return;
    expect.unreachable("still refused");
  });
});
