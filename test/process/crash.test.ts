import { afterAll, describe, expect, it, vi } from "vitest";
import { openMarket } from "./market.ts";
import { hasPostgres, type Memory, openFolder, openSchema } from "./memory.ts";
import { openDiscordPlace, openPlaygroundPlace, openTelegramPlace, type Place } from "./places.ts";
import { killLeftProcesses, sideBySide, startProcess } from "./processes.ts";

interface Crash {
  each: readonly {
    place: Place;
    /** How often the first alert arrives, and how often the person sees it. */
    arrives: number;
    isSeen: number;
  }[];
  memory: Memory;
  failpoint: "detected" | "claimed" | "sent";
}

vi.setConfig(sideBySide);
afterAll(killLeftProcesses);

describe.concurrent("an alert of a bot that is killed", () => {
  it("after it was detected is seen once on every platform", async () => {
    const places = await Promise.all([openTelegramPlace(), openDiscordPlace(), openPlaygroundPlace()]);
    const each = places.map((place) => ({ place, arrives: 1, isSeen: 1 }));
    await crashAndRestart({ each, memory: await openFolder(), failpoint: "detected" });
  });

  it.for([
    { name: "Telegram", open: openTelegramPlace, failpoint: "claimed", arrives: 1, isSeen: 1 },
    { name: "Discord", open: openDiscordPlace, failpoint: "claimed", arrives: 1, isSeen: 1 },
    { name: "the playground", open: openPlaygroundPlace, failpoint: "claimed", arrives: 1, isSeen: 1 },
    // Telegram cannot tell that it has had a message, so to lose none is to send one twice.
    { name: "Telegram", open: openTelegramPlace, failpoint: "sent", arrives: 2, isSeen: 2 },
    { name: "Discord", open: openDiscordPlace, failpoint: "sent", arrives: 2, isSeen: 1 },
    { name: "the playground", open: openPlaygroundPlace, failpoint: "sent", arrives: 1, isSeen: 1 },
  ] as const)("after it was $failpoint is seen $isSeen time(s) on $name", async ({ open, failpoint, arrives, isSeen }) => {
    await crashAndRestart({ each: [{ place: await open(), arrives, isSeen }], memory: await openFolder(), failpoint });
  });

  it.runIf(hasPostgres).for([
    { failpoint: "claimed", arrives: 1, isSeen: 1 },
    { failpoint: "sent", arrives: 2, isSeen: 2 },
  ] as const)("after it was $failpoint is seen $isSeen time(s) on Telegram with Postgres", async ({ failpoint, ...counts }) => {
    const each = [{ place: await openTelegramPlace(), ...counts }];
    await crashAndRestart({ each, memory: await openSchema(), failpoint });
  });
});

async function crashAndRestart({ each, memory, failpoint }: Crash): Promise<void> {
  const market = await openMarket();
  const settings = Object.assign({}, market.settings, memory.settings, ...each.map(({ place }) => place.settings));
  const places = each.map(({ place }) => place);
  const first = startProcess({ ...settings, FAILPOINT: failpoint });
  for (const place of places) await place.connected(first);
  for (const place of places) await place.watch(first, market.slug);
  market.move();
  expect(await first.end()).toEqual({ code: null, signal: "SIGKILL" });
  if (failpoint !== "sent") expect(places.map((place) => place.arrived())).toEqual(places.map(() => 0));
  await memory.afterLeases();

  const second = startProcess(settings);
  for (const { place, arrives } of each) {
    await place.connected(second);
    await second.until(() => place.arrived() >= arrives);
  }
  // What was told is the baseline now: the next alert tells the next move alone, and nothing was repeated before it.
  market.move();
  for (const { place, isSeen } of each) await second.until(() => place.shown().length > isSeen);
  second.signal("SIGTERM");
  expect(await second.end()).toEqual({ code: 0, signal: null });
  for (const { place, isSeen } of each) {
    const moves = place.shown().map(moveIn);
    expect(moves).toHaveLength(isSeen + 1);
    for (const move of moves.slice(0, isSeen)) expect(move).toEqual(moves[0]);
    expect(moves.at(-1)?.from).toBe(moves[0]?.to);
  }
  await Promise.all([...places.map((place) => place.close()), memory.close(), market.sandbox.stop()]);
}

function moveIn(text: string): { from: string; to: string } {
  const [, from = "", to = ""] = /shortened: (\d+\.\d+) → (\d+\.\d+)/.exec(text) ?? [];
  if (to === "" || from === to) throw new Error(`no move is told: ${text}`);
  return { from, to };
}
