import { expect } from "vitest";
import { openMarket } from "./market.ts";
import type { Memory } from "./memory.ts";
import type { Place } from "./places.ts";
import { startProcess } from "./processes.ts";

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

/** Kills a bot at a named point, starts it anew and holds what arrives against what must. */
export async function crashAndRestart({ each, memory, failpoint }: Crash): Promise<void> {
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
  const [, from = "", to = ""] = /▼ .* (\d+\.\d+) → (\d+\.\d+)\n(?:▲ .*\n)?Best at/.exec(text) ?? [];
  if (to === "" || from === to) throw new Error(`no move is told: ${text}`);
  return { from, to };
}
