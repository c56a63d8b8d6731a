import { expect, it } from "vitest";
import type { Pushed } from "../../src/api/odds-api.ts";
import { createPush } from "../../src/api/push.ts";
import { silentLog } from "../../src/log.ts";
import type { Quote } from "../../src/odds/quote.ts";
import { oddsApiIo } from "../../src/sources/odds-api-io/source.ts";
import { openSource, type PushBehind } from "../../src/sources/open.ts";
import { createFakeClock } from "../clock.ts";

const settings = { sports: ["football"], books: ["Bet365", "Unibet"] };
const { readers } = openSource(oddsApiIo);

/** Says these frames in one connection, and gives what a board becomes by them, and what was asked for the next time. */
async function said(frames: readonly (object | string)[], board: readonly Quote[] = []) {
  const stop = new AbortController();
  const clock = createFakeClock();
  let quotes = board;
  let interruptions = 0;
  const asked: unknown[] = [];
  const push = createPush({
    ...{ behind: oddsApiIo.push as PushBehind, settings, clock, log: silentLog, random: () => 0 },
    readerFor: async () => readers.boards ?? null,
    sockets: {
      async listen({ query }, hear, signal) {
        asked.push(query);
        if (asked.length > 1) stop.abort();
        else for (const frame of frames) hear(typeof frame === "string" ? frame : JSON.stringify(frame));
        await new Promise((resolve) => setImmediate(resolve));
        return { opened: !signal.aborted, status: null };
      },
    },
  });
  const hear = async (news: Pushed): Promise<void> => {
    quotes = [...quotes.filter((quote) => !news.replaces(quote)), ...news.quotes];
  };
  const running = push.run({ hear, interrupted: () => void interruptions++ }, stop.signal);
  await clock.advance(5_000);
  await running;
  const prices = quotes.map(({ bookmaker, market, selection, line, price }) =>
    [bookmaker, market, selection, ...(line === null ? [] : [line]), price].join(" "),
  );
  return { prices, asked, interruptions };
}

const welcome = { type: "welcome", bookmakers: ["Bet365"] };
const ml = (seq: number, home: string, bookie = "Bet365") => ({
  ...{ type: "updated", id: "7", bookie, seq, timestamp: "2026-08-15T12:00:00Z" },
  markets: [{ name: "ML", updatedAt: "2026-08-15T12:00:00Z", odds: [{ home, draw: "3.4", away: "4.1" }] }],
});
const totals = (seq: number, lines: readonly number[]) => ({
  ...{ type: "updated", id: "7", bookie: "Bet365", seq },
  markets: [{ name: "Totals", odds: lines.map((hdp) => ({ hdp, over: "1.9", under: "1.95" })) }],
});
const old = (bookmaker: string, more: Partial<Quote> = {}): Quote => ({
  ...{ bookmaker, market: "winner", selection: "home", line: null, price: 1.5, at: null },
  ...more,
});

it("puts what a book says of a market in the place of what it said before, and leaves the rest", async () => {
  const { prices } = await said(
    [welcome, ml(5, "2.1")],
    [old("Bet365"), old("Unibet"), old("Bet365", { market: "total", line: 2.5 })],
  );
  expect(prices).toEqual([
    "Unibet winner home 1.5",
    "Bet365 total home 2.5 1.5",
    "Bet365 winner home 2.1",
    "Bet365 winner away 4.1",
    "Bet365 winner draw 3.4",
  ]);
});

it("takes several messages in a frame, each once, and of two about the same market the newer one", async () => {
  const frame = [ml(6, "2.2"), ml(6, "9.9"), ml(5, "8.8"), "no json", { type: "score", id: "7", seq: 9 }];
  const { prices, asked } = await said([welcome, frame.map((one) => JSON.stringify(one)).join("\n")]);
  expect(prices).toEqual(["Bet365 winner home 2.2", "Bet365 winner away 4.1", "Bet365 winner draw 3.4"]);
  expect(asked).toEqual([
    { markets: expect.stringMatching(/^ML,/), sport: "football" },
    { markets: expect.stringMatching(/^ML,/), sport: "football", lastSeq: "6" },
  ]);
});

it("forgets lines that a market no longer has", async () => {
  const { prices } = await said([welcome, totals(5, [2.5, 3.5]), totals(6, [2.5])]);
  expect(prices.map((price) => price.split(" ").slice(1, 4).join(" "))).toEqual(["total over 2.5", "total under 2.5"]);
});

it("takes a book away that has no prices any more, but not for what was said before it had them again", async () => {
  const gone = { type: "no_markets", id: "7", bookie: "Bet365", seq: 6 };
  expect((await said([welcome, ml(5, "2.1"), gone, ml(4, "2.0")], [old("Unibet")])).prices).toEqual(["Unibet winner home 1.5"]);
  expect((await said([welcome, ml(7, "2.1"), gone])).prices).toHaveLength(3);
});

it("leaves out books that were not chosen, and what can't be read", async () => {
  const { prices, asked } = await said([
    welcome,
    ml(8, "2.1", "Pinnacle"),
    { type: "updated", id: "7", bookie: "Bet365", seq: 9 },
  ]);
  expect(prices).toEqual([]);
  expect(asked.at(-1)).toMatchObject({ lastSeq: "8" });
});

it("begins anew where the service has forgotten what was missed, and says that it was interrupted", async () => {
  const { asked, interruptions } = await said([welcome, ml(5, "2.1"), { type: "resync_required", reason: "too old" }]);
  expect(asked.at(-1)).not.toHaveProperty("lastSeq");
  expect(interruptions).toBeGreaterThan(0);
});
