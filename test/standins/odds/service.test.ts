import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createFakeClock, type FakeClock } from "../../clock.ts";
import type { MoodName, MoodOptions } from "./moods.ts";
import { startTheOddsApi, type TheOddsApiOptions, type TheOddsApiStandIn } from "./the-odds-api.ts";
import { type Counting, createWindow } from "./windows.ts";
import { createOddsWorld, dayMs, hourMs, minuteMs } from "./world.ts";

let clock: FakeClock;
let standIn: TheOddsApiStandIn;

async function open(options: Partial<TheOddsApiOptions> = {}): Promise<void> {
  await standIn?.stop();
  clock = createFakeClock();
  standIn = await startTheOddsApi({ clock, ...options });
}

beforeEach(() => open());
afterEach(() => standIn.stop());

const scores = "/sports/baseball_mlb/scores";
const ask = (path = scores) => fetch(`${standIn.baseUrl}${path}?apiKey=${standIn.key}`);

/** Status and first words of an answer, or how it failed. */
async function met(path?: string): Promise<string> {
  try {
    const response = await ask(path);
    return `${response.status} ${(await response.text()).slice(0, 15)}`;
  } catch (error) {
    return `failed: ${(error as Error).message}`;
  }
}

describe("moods", () => {
  it.each<[MoodName, MoodOptions, RegExp]>([
    ["key-refused", {}, /^401 {"message":"API/],
    ["out-of-credits", {}, /^401 {"message":"Usa/],
    ["busy", {}, /^429 {"message":"Req/],
    ["down", {}, /^failed: fetch failed/],
    ["cut", {}, /^failed: terminated/],
    ["foreign-html", {}, /^502 <!doctype html>/],
    ["foreign-html", { status: 200 }, /^200 <!doctype html>/],
    ["half", {}, /^200 \[{"id":/],
  ])("%s %o", async (name, options, answer) => {
    standIn.be(name, options);
    expect(await met()).toMatch(answer);
    expect(standIn.credits().used).toBe(name === "cut" || name === "half" ? 1 : 0);
    standIn.calm();
    expect(await met()).toMatch(/^200 \[{"id":/);
  });

  it("half an answer that looks whole", async () => {
    standIn.be("half");
    await expect((await ask()).json()).rejects.toThrow(SyntaxError);
  });

  it("a field that is gone at every depth", async () => {
    standIn.be("field-gone", { field: "name" });
    const text = await (await ask("/sports/soccer_epl/scores")).text();
    expect(text).toContain('"score":');
    expect(text).not.toContain('"name":');
  });

  it("nothing at all until whoever asked gives up", async () => {
    standIn.be("silent", { times: 1 });
    const giveUp = new AbortController();
    const asked = fetch(`${standIn.baseUrl}/sports`, { signal: giveUp.signal });
    while (standIn.log.length === 0) await new Promise((resolve) => setImmediate(resolve));
    giveUp.abort();
    await expect(asked).rejects.toThrow("aborted");
    expect(standIn.log[0]?.status).toBe(0);
  });

  it("for an hour, so many times, or on some routes alone", async () => {
    standIn.be("down", { forMs: hourMs });
    await clock.advance(hourMs - 1);
    expect(await met()).toMatch(/^failed/);
    await clock.advance(1);
    expect(await met()).toMatch(/^200/);
    standIn.be("busy", { times: 2 });
    expect([await met(), await met(), await met()].map((text) => text.slice(0, 3))).toEqual(["429", "429", "200"]);
    standIn.be("busy", { routes: /scores/ });
    expect([await met("/sports"), await met(scores)].map((text) => text.slice(0, 3))).toEqual(["200", "429"]);
  });
});

describe("another program with the same key", () => {
  it("spends now, and every so often", async () => {
    standIn.spendElsewhere(40);
    expect(standIn.credits()).toEqual({ left: 460, used: 40 });
    standIn.shareKey({ cost: 3, everyMs: minuteMs });
    await clock.advance(10 * minuteMs);
    expect((await ask()).headers.get("x-requests-remaining")).toBe(`${500 - 40 - 30 - 1}`);
    standIn.shareKey(null);
    await clock.advance(hourMs);
    expect((await ask()).headers.get("x-requests-remaining")).toBe(`${500 - 40 - 30 - 2}`);
    expect(standIn.tally()).toMatchObject({ requests: 2, cost: 2 });
  });

  it("fills the limits as well, and cannot spend more than there is", async () => {
    await open({ perSecond: 2, credits: 7 });
    for (let nth = 0; nth < 3; nth++) standIn.spendElsewhere(2);
    expect(await met()).toMatch(/^429/);
    expect(standIn.credits().used).toBe(4);
    await clock.advance(1_000);
    for (let nth = 0; nth < 2; nth++) standIn.spendElsewhere(2);
    expect(standIn.credits().used).toBe(6);
  });
});

describe("the log", () => {
  it("has every request with its parameters, and counts them", async () => {
    await ask();
    await clock.advance(minuteMs);
    await fetch(`${standIn.baseUrl}/sports/mars/odds?regions=eu,us&apiKey=${standIn.key}`);
    expect(standIn.log[1]).toEqual({
      at: clock.now(),
      host: "api",
      route: "GET /sports/:sport/odds",
      path: "/v4/sports/mars/odds",
      query: { regions: "eu,us" },
      body: "",
      key: "right",
      status: 404,
      cost: 0,
      refused: "UNKNOWN_SPORT",
    });
    const byRoute = { "GET /sports/:sport/scores": 1, "GET /sports/:sport/odds": 1 };
    expect(standIn.tally()).toEqual({ requests: 2, cost: 1, refused: 1, byRoute, byReason: { UNKNOWN_SPORT: 1 } });
    expect(standIn.tally(clock.now()).requests).toBe(1);
  });
});

describe("an address that cannot be read", () => {
  it("is answered as well", async () => {
    expect((await fetch(`${standIn.baseUrl}/sports/%E0%A4%A/odds`)).status).toBe(400);
    expect(await met("/sports")).toMatch(/^200/);
  });
});

describe("windows", () => {
  const at = (minutes: number) => 100 * hourMs + minutes * minuteMs;
  const limit = { name: "hour", most: 2, ms: hourMs };

  it.each<[Counting, number, number]>([
    ["fixed", 60, 2],
    ["sliding", 70, 1],
    ["from-first", 70, 2],
  ])("%s: full until there is room again", (counting, roomAt, room) => {
    const window = createWindow(limit, counting);
    window.take(at(10));
    expect(window.left(at(10))).toBe(1);
    window.take(at(30));
    expect(window.left(at(30))).toBe(0);
    expect(window.resetAt(at(30))).toBe(at(roomAt));
    expect(window.left(at(roomAt) - 1)).toBe(0);
    expect(window.left(at(roomAt))).toBe(room);
  });
});

describe("the world", () => {
  it("is the same for the same seed, and another for another", () => {
    const range = { from: clock.now(), to: clock.now() + 3 * dayMs, now: clock.now() };
    const ids = (seed: string) =>
      createOddsWorld({ seed, clock })
        .matches(range)
        .map(({ id }) => id);
    expect(ids("a")).toEqual(ids("a"));
    expect(ids("a")).not.toEqual(ids("b"));
    expect(new Set(ids("a")).size).toBe(ids("a").length);
  });

  it("holds its prices still where that is wanted, until somebody nudges them", async () => {
    const world = createOddsWorld({ seed: "a", clock, volatility: 0 });
    const match = world.matches({ from: clock.now() + dayMs, to: clock.now() + 2 * dayMs, now: clock.now() })[0];
    const book = { key: "a", title: "A", margin: 0.05, everyMs: minuteMs, liveEveryMs: minuteMs };
    const home = (time: number) => (match ? world.board(match, book, time).chances.home : 0);
    expect(home(clock.now() + hourMs)).toBe(home(clock.now()));
    if (match) world.nudge(match, { margin: -0.5 });
    await clock.advance(minuteMs);
    const low = home(clock.now());
    expect(low).toBeLessThan(home(clock.now() - hourMs) - 0.1);
    if (match) world.nudge(match, { margin: 0.5, isAtOnce: true });
    expect(home(clock.now())).toBeGreaterThan(low + 0.1);
    expect(home(clock.now() - 1)).toBe(low);
  });

  it("has matches that are live, ended, postponed and abandoned, and scores that only rise", () => {
    const { matches, stateOf } = standIn.world;
    const now = clock.now();
    const near = matches({ from: now - 30 * dayMs, to: now + 2 * dayMs, now });
    const phases = new Set(near.map((match) => stateOf(match, now).phase));
    expect([...phases].sort()).toEqual(["abandoned", "ended", "live", "pending"]);
    expect(near.some((match) => stateOf(match, now).startsAt !== match.plannedAt)).toBe(true);
    for (const match of near) {
      const scored = [0, 1, 2, 3, 24].map((hours) => stateOf(match, match.plannedAt + hours * hourMs).score);
      expect(scored.map(({ home }) => home)).toEqual(scored.map(({ home }) => home).sort((a, b) => a - b));
      const { phase, score } = stateOf(match, now);
      if (phase === "ended" && !match.league.sport.canDraw) expect(score.home).not.toBe(score.away);
    }
  });
});
