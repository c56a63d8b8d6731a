// @module-tag long
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, describe, expect, it, vi } from "vitest";
import { between, pick } from "../../src/sandbox/hash.ts";
import { lookFor } from "../patience.ts";
import { openMarket } from "./market.ts";
import { hasPostgres, type Memory, openFolder, openSchema } from "./memory.ts";
import { openDiscordPlace, openTelegramPlace, type Place } from "./places.ts";
import { type BotProcess, killLeftProcesses, startProcess } from "./processes.ts";

/** How often a process is killed on each database; KILLS=50 takes ten minutes, on a busy machine twice as long. */
const kills = Number(process.env["KILLS"] ?? 6);
const seed = Number(process.env["FC_SEED"] ?? Math.floor(Math.random() * 2 ** 31));
/** How long nothing new may come before all that is due counts as told. */
const quietMs = 8_000;
/** Within what time a process is killed, from its start, from a move, or from an alert's arrival (ms). */
const within = { start: 3_000, move: 3_000, alert: 60 };
/** So long after it was sent a message is sent again by the name that Discord knows, and is shown once; later it is judged anew. */
const recognisedMs = 2 * 60_000;
/** Between the claim of a message, from which that counts, and its arrival. */
const sendingMs = 10_000;
/** How long a process lives on where a move is told by nobody, since the price has come back. */
/** So many alerts may follow each other of which no answer was noted, since each time the process was killed before. */
const mostUnanswered = 6;
/** So long an alert is waited for before the price moves once more. */
const patience = { everyMs: 5, looks: 800 };
const mostMoves = 4;

vi.setConfig({ testTimeout: 180_000 + 60_000 * kills });
afterAll(killLeftProcesses);

it("a gap between two alerts is one that nobody saw", () => {
  expect(outcomeOf(["2.00 → 1.90", "1.90 → 1.80", "1.90 → 1.80", "1.70 → 1.60"])).toEqual({
    told: 3,
    repeated: 1,
    lost: 1,
    repeats: [2],
  });
  expect(outcomeOf(["2.00 → 1.90", "1.90 → 1.80", "1.90 → 1.70", "1.70 → 1.60"])).toEqual({
    told: 3,
    repeated: 1,
    lost: 0,
    repeats: [2],
  });
  // Back where it was, after two of which nobody knew whether they had come: from what was surely told.
  expect(outcomeOf(["5.50 → 3.96", "3.96 → 3.05", "3.05 → 3.98", "3.96 → 2.97"])).toMatchObject({ repeated: 1, lost: 0 });
});

describe("a process that is killed again and again", () => {
  it.for([
    { name: "SQLite", open: openFolder as () => Promise<Memory>, runs: true },
    { name: "Postgres", open: openSchema, runs: hasPostgres },
  ])("loses no alert on $name, whenever that happens", async ({ name, open, runs }, { skip }) => {
    if (!runs) return skip("no Postgres answers");
    const memory = await open();
    const market = await openMarket();
    const places = [await openTelegramPlace(), await openDiscordPlace()];
    const times = watchTimes(places);
    const settings = Object.assign({}, market.settings, memory.settings, ...places.map((place) => place.settings));
    // There and back, so that the price stays one that somebody would take; but never quite back, so that each way is one of its kind.
    const directions = [1, 1, -1, -1];
    let moves = 0;
    const move = (): void => {
      const points = (6 + 0.1 * (moves % 40)) * (directions[moves % directions.length] ?? 1);
      moves++;
      market.sandbox.knobs.move({ slug: market.slug, selection: "home", points });
    };

    let bot = startProcess(settings);
    for (const place of places) {
      await place.connected(bot);
      await place.takeAll(bot);
      await place.watch(bot, market.slug);
    }
    for (let kill = 1; kill <= kills; kill++) {
      await waitForTheEndOf(bot, { kill, places, move });
      bot.signal("SIGKILL");
      await bot.end();
      await memory.afterLeases();
      bot = startProcess(settings);
    }
    for (const place of places) await place.connected(bot);
    await quiet(places);
    await tellAll(places, move, bot);
    bot.signal("SIGTERM");
    expect((await bot.end()).code).toBe(0);

    const shownAt = times.end();
    const outcomes = places.map((place) => outcomeOf(place.shown()));
    const waits = (outcomes[1]?.repeats ?? []).map((nth) => (shownAt[1]?.[nth] ?? 0) - (shownAt[1]?.[nth - 1] ?? 0));
    console.log(
      `${name}, seed ${seed}: ${kills} kills, ${moves} moves; Telegram and Discord: ${JSON.stringify(outcomes)}, repeats on Discord after ${JSON.stringify(waits)} ms`,
    );
    const [telegram] = outcomes;
    const lost = outcomes.map((outcome) => outcome.lost);
    expect(lost, places.map((place) => place.shown().join("\n")).join("\n\n")).toEqual([0, 0]);
    expect(telegram?.repeated).toBeLessThanOrEqual(kills);
    // Where starts take so long that nobody took the message up within the time, Discord doesn't know it again.
    expect(waits.filter((ms) => ms < recognisedMs - sendingMs)).toEqual([]);
    await Promise.all([...places.map((place) => place.close()), memory.close(), market.sandbox.stop()]);
  });
});

/** When each alert was first seen at each place (ms). */
function watchTimes(places: readonly Place[]): { end(): number[][] } {
  const times = places.map((): number[] => []);
  const look = () => {
    for (const [nth, place] of places.entries()) {
      const seen = times[nth] ?? [];
      while (seen.length < place.shown().length) seen.push(Math.round(performance.now()));
    }
  };
  const timer = setInterval(look, 50);
  return {
    end() {
      look();
      clearInterval(timer);
      return times;
    },
  };
}

/** Every place is told something new. */
async function tellAll(places: readonly Place[], move: () => void, bot: BotProcess): Promise<void> {
  const before = places.map((place) => place.shown().length);
  const isTold = () => places.every((place, index) => place.shown().length > (before[index] ?? 0));
  await moveUntil(isTold, move, {});
  expect(isTold(), `${places.map((place) => place.shown().join("\n")).join("\n\n")}\n${bot.stdout().slice(-3_000)}`).toBe(true);
}

/** A move may undo one that nobody was told of yet, so where nothing came it moves again. */
async function moveUntil(isTold: () => boolean, move: () => void, until: Parameters<typeof lookFor>[1]): Promise<void> {
  for (let moved = 0; moved < mostMoves && !isTold(); moved++) {
    move();
    await lookFor(isTold, until);
  }
}

interface Life {
  kill: number;
  places: readonly Place[];
  move(): void;
}

/**
 * Lets a process live and a price move: sometimes until it has hardly started, else while it polls, or just when something is told
 * and settled. How long a start takes is the machine's affair, so time counts from what has come about.
 */
async function waitForTheEndOf(bot: BotProcess, { kill, places, move }: Life): Promise<void> {
  const since = pick(seed, 2 * kill, ["start", "move", "alert", "alert"] as const);
  const lives = between(seed, 2 * kill + 1, [0, within[since]]);
  const arrived = () => places.reduce((sum, place) => sum + place.arrived(), 0);
  if (since !== "start") for (const place of places) await place.connected(bot);
  const before = arrived();
  if (since === "alert") await moveUntil(() => arrived() > before, move, patience);
  else move();
  await wait(lives);
}

async function quiet(places: readonly Place[]): Promise<void> {
  const count = () => places.reduce((sum, place) => sum + place.shown().length, 0);
  for (let last = -1, since = performance.now(); performance.now() - since < quietMs; await wait(100)) {
    if (count() !== last) since = performance.now();
    last = count();
  }
}

/**
 * Each alert tells a way; the next one must begin where it ended. A gap between them is an alert that nobody saw. One that
 * begins where one before began or ended repeats it: the answers since were lost, and what is sent again is judged again, so it may
 * end elsewhere.
 */
function outcomeOf(texts: readonly string[]): { told: number; repeated: number; lost: number; repeats: number[] } {
  const ways = texts.map((text) => /(\d+\.\d+) → (\d+\.\d+)/.exec(text)?.slice(1) ?? []);
  const after = ways.map(([from], index) => {
    if (from === (ways[index - 1]?.[1] ?? from)) return "next";
    return ways.slice(Math.max(0, index - mostUnanswered), index).some((way) => way.includes(from ?? "")) ? "again" : "gap";
  });
  const count = (kind: string) => after.filter((one) => one === kind).length;
  const repeats = after.flatMap((one, index) => (one === "again" ? [index] : []));
  return { told: ways.length - repeats.length, repeated: repeats.length, lost: count("gap"), repeats };
}
