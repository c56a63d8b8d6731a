import fc from "fast-check";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openingsOfMatch, pricesAt, pricesBoard, pricesOfMatch, savePrices } from "../../src/boards/price-rows.ts";
import { offerKey } from "../../src/boards/price-series.ts";
import { thinPrices } from "../../src/boards/price-thinning.ts";
import type { PastQuote } from "../../src/odds/history.ts";
import type { Quote } from "../../src/odds/quote.ts";
import { createStage, type Known, quote, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A board at a time: some of six offers, each at one of a few prices. */
const recorded = fc.array(
  fc.record({
    afterMinutes: fc.integer({ min: 1, max: 300 }),
    prices: fc.array(fc.option(fc.constantFrom(1.5, 1.55, 2.1, 3.333333), { nil: null }), { minLength: 6, maxLength: 6 }),
  }),
  { minLength: 1, maxLength: 25 },
);
const offers = [null, "Alder", "Birch"].flatMap((book) => [
  quote(book, "home", 2),
  quote(book, "over", 2, { market: "total", line: 2.5 }),
]);

interface Recorded {
  at: number;
  quotes: Quote[];
}

function boardsOf(script: { afterMinutes: number; prices: (number | null)[] }[], from: number): Recorded[] {
  let at = from;
  return script.map(({ afterMinutes, prices }) => {
    at += afterMinutes * minute;
    return { at, quotes: prices.flatMap((price, nth) => (price === null ? [] : [{ ...(offers[nth] as Quote), price }])) };
  });
}

/** What each offer cost, by going through everything that was ever quoted. */
function truthAt(boards: readonly Recorded[], at: number): Map<string, number> {
  const truth = new Map<string, number>();
  for (const board of boards) if (board.at <= at) for (const one of board.quotes) truth.set(offerKey(one), one.price);
  return truth;
}

const pricesIn = (quotes: readonly Quote[]) => new Map(quotes.map((one) => [offerKey(one), one.price]));

describe.each(engines)("recorded prices on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
  });
  afterEach(() => opened.close());

  let matches = 0;
  const newMatch = () => stage.addMatch(`match-${++matches}`);
  async function record(match: Known, boards: readonly Recorded[]): Promise<void> {
    for (const { at, quotes } of boards) await savePrices(stage.database, { matchId: match.id, quotes, at, receivedAt: at });
  }
  const points = async (match: Known) =>
    (await stage.database.selectFrom("price_points").select("at").where("match_id", "=", match.id).orderBy("at").execute()).map(
      ({ at }) => at,
    );
  const at = async (match: Known, time: number | null) =>
    pricesIn((await pricesBoard(stage.database, { matchId: match.id, at: time }))?.quotes ?? []);

  it("say at any time what each offer cost, how it opened and every change, whatever came and went", async () => {
    await fc.assert(
      fc.asyncProperty(recorded, async (script) => {
        const match = await newMatch();
        const boards = boardsOf(script, 1_000_000);
        await record(match, boards);
        const history = await pricesOfMatch(stage.database, match.id);
        for (const { at: time } of boards) {
          const truth = truthAt(boards, time);
          expect(await at(match, time)).toEqual(truth);
          expect(
            truthAt(
              history.map((one) => ({ at: one.at, quotes: [one] })),
              time,
            ),
          ).toEqual(truth);
        }
        const firsts = new Map<string, number>();
        for (const one of boards.flatMap(({ quotes }) => quotes))
          if (!firsts.has(offerKey(one))) firsts.set(offerKey(one), one.price);
        expect(await at(match, null)).toEqual(firsts);
        expect(pricesIn(await openingsOfMatch(stage.database, match.id))).toEqual(firsts);
        const isRepeated = (one: PastQuote, nth: number) =>
          history.slice(0, nth).findLast((earlier) => offerKey(earlier) === offerKey(one))?.price === one.price;
        expect(history.filter(isRepeated)).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });

  it("take no room while nothing changes, nor when a book comes back with the price that it had", async () => {
    const match = await newMatch();
    const both = [quote("Alder", "home", 2), quote("Birch", "home", 2.1)];
    for (const [nth, quotes] of [both, both, both.slice(1), both, both].entries())
      await savePrices(stage.database, { matchId: match.id, quotes, at: nth * hour, receivedAt: nth * hour });
    expect(await points(match)).toEqual([0]);
  });

  it("hold from when they came where the source's own times stand still or go back", async () => {
    const match = await newMatch();
    const came = [10, 20, 30, 40].map((minutes) => day + minutes * minute);
    const told = [came[0], came[0], 5 * minute, came[3]] as number[];
    for (const [nth, receivedAt] of came.entries())
      await savePrices(stage.database, {
        matchId: match.id,
        quotes: [quote("Alder", "home", 2 + nth)],
        at: told[nth] as number,
        receivedAt,
      });
    expect(await points(match)).toEqual(came);
    expect((await pricesOfMatch(stage.database, match.id)).map(({ price }) => price)).toEqual([2, 3, 4, 5]);
  });

  describe("that have grown old", () => {
    const now = 1_800_000_000_000;

    /** A price that has changed so often until now, with another one at the beginning. */
    async function changing(everyMs: number, days: number): Promise<Known> {
      const match = await newMatch();
      const first = now - days * day;
      const openings = JSON.stringify([["Alder", "winner", "home", null, 9, first]]);
      await stage.database.insertInto("price_offers").values({ match_id: match.id, offers: openings, thin_at: 0 }).execute();
      const times = Array.from({ length: Math.floor((days * day) / everyMs) }, (_, nth) => first + nth * everyMs);
      for (let start = 0; start < times.length; start += 5_000) {
        const rows = times.slice(start, start + 5_000).map((time) => {
          return { match_id: match.id, at: time, prices: JSON.stringify([priceAt(time)]) };
        });
        await stage.database.insertInto("price_points").values(rows).execute();
      }
      return match;
    }
    const priceAt = (time: number) => 2 + Math.floor((time / minute) % 1_000) / 1_000;

    it("are all there for two days, once a refresh for eight, once an hour for a month", async () => {
      const match = await changing(5 * minute, 40);
      await thinPrices(stage.database, now);
      const kept = await points(match);
      const between = (from: number, to: number) => kept.filter((time) => time >= now - from && time < now - to).length;
      expect(between(2 * day, 0)).toBe(2 * 288);
      expect(between(8 * day, 2 * day)).toBe(6 * 288);
      expect(between(30 * day, 8 * day)).toBe(22 * 24);
      expect(between(40 * day, 30 * day)).toBe(1);
    });

    it("say what was so at the end of each stretch, and how they opened", async () => {
      const match = await changing(2 * minute, 21);
      await thinPrices(stage.database, now);
      const told = async (time: number) => [...(await at(match, time)).values()];
      for (const ageHours of [1, 24, 47]) expect(await told(now - ageHours * hour)).toEqual([priceAt(now - ageHours * hour)]);
      for (const time of (await points(match)).filter((_, nth) => nth % 97 === 0))
        expect(await told(time)).toEqual([priceAt(time)]);
      const weekAgo = (await points(match)).findLast((time) => time <= now - 7 * day) ?? 0;
      expect(now - 7 * day - weekAgo).toBeLessThan(4 * minute);
      const thirdWeek = (await points(match)).findLast((time) => time <= now - 20 * day) ?? 0;
      expect(now - 20 * day - thirdWeek).toBeLessThan(hour);
      expect([...(await at(match, null)).values()]).toEqual([9]);
      expect((await pricesOfMatch(stage.database, match.id))[0]).toMatchObject({ price: 9, at: now - 21 * day });
    });

    it("keep the last one, however old it is: it holds still", async () => {
      const match = await newMatch();
      await savePrices(stage.database, {
        matchId: match.id,
        quotes: [quote("Alder", "home", 2)],
        at: now - 90 * day,
        receivedAt: now - 90 * day,
      });
      await savePrices(stage.database, {
        matchId: match.id,
        quotes: [quote("Alder", "home", 3)],
        at: now - 80 * day,
        receivedAt: now - 80 * day,
      });
      await thinPrices(stage.database, now);
      expect(await points(match)).toEqual([now - 80 * day]);
      expect([...(await at(match, now)).values()]).toEqual([3]);
    });

    it("go in statements of a bounded size, and are not gone through again the same day", async () => {
      await changing(2 * minute, 10);
      stage.mostRows();
      await thinPrices(stage.database, now);
      const { read, written } = stage.mostRows();
      expect(read).toBeLessThanOrEqual(2_000);
      expect(written).toBeLessThanOrEqual(1_000);
      const before = stage.queries();
      await thinPrices(stage.database, now + hour);
      expect(stage.queries() - before).toBe(1);
    });
  });

  it("are asked for by the key, one row of a match, however many there are", async () => {
    const match = await newMatch();
    const rows = Array.from({ length: 20_000 }, (_, nth) => ({ match_id: match.id, at: nth * minute, prices: "[2]" }));
    const openings = JSON.stringify([["Alder", "winner", "home", null, 2, 0]]);
    await stage.database.insertInto("price_offers").values({ match_id: match.id, offers: openings, thin_at: 0 }).execute();
    for (let start = 0; start < rows.length; start += 5_000)
      await stage.database
        .insertInto("price_points")
        .values(rows.slice(start, start + 5_000))
        .execute();
    await sql`analyze`.execute(stage.database);
    stage.mostRows();
    await pricesBoard(stage.database, { matchId: match.id, at: 10_000 * minute });
    await pricesAt(stage.database, { matchIds: [match.id], at: 10_000 * minute });
    await openingsOfMatch(stage.database, match.id);
    await savePrices(stage.database, {
      matchId: match.id,
      quotes: [quote("Alder", "home", 3)],
      at: 10 ** 12,
      receivedAt: 10 ** 12,
    });
    expect(stage.mostRows().read).toBe(1);
    const plan = await planOf(stage.database, match.id);
    expect(plan).toMatch(/price_points_key|USING INDEX/i);
    expect(plan).not.toMatch(/Seq Scan on price_points|SCAN (price_points|p|b)\b/);
  });

  async function planOf(database: Stage["database"], matchId: number): Promise<string> {
    const query = sql.raw(
      `select at, prices from price_points where match_id = ${matchId} and at <= 600000000 order by at desc limit 1`,
    );
    const explain = sql.raw(opened.url.startsWith("postgres") ? "explain" : "explain query plan");
    return JSON.stringify((await sql`${explain} ${query}`.execute(database)).rows);
  }
});
