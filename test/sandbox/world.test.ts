import { describe, expect, it } from "vitest";
import { books } from "../../src/sandbox/books.ts";
import { enterBeforeMs, leaveAfterMs, type Match, statusAt } from "../../src/sandbox/calendar.ts";
import { resultOf } from "../../src/sandbox/chances.ts";
import type { Board } from "../../src/sandbox/market.ts";
import { createWorld, playgroundSpeed, type World } from "../../src/sandbox/world.ts";
import { eachBriefly } from "../long-elsewhere.ts";

const noon = Date.UTC(2026, 7, 15, 12);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe("the calendar", () => {
  it("has at least 60 matches to come and all five sports at any time of a month", () => {
    const world = createWorld({ seed: "month", speed: 1, volatility: 1 });
    for (let time = noon; time < noon + 31 * day; time += 5 * hour + 7 * minute) {
      const scheduled = world.matches(time).filter((match) => statusAt(match, time) === "scheduled");
      expect(scheduled.length).toBeGreaterThanOrEqual(200);
      expect(new Set(scheduled.map(({ league }) => league.sport))).toEqual(
        new Set(["football", "ice-hockey", "basketball", "tennis", "mma"]),
      );
    }
  });

  it("lists matches by kick-off, each with a slug and a number of its own", () => {
    const matches = createWorld({ seed: 1, speed: 1, volatility: 1 }).matches(noon);
    expect(new Set(matches.map(({ slug }) => slug)).size).toBe(matches.length);
    expect(new Set(matches.map(({ id }) => id)).size).toBe(matches.length);
    expect(matches.map(({ startsAt }) => startsAt)).toEqual(matches.map(({ startsAt }) => startsAt).toSorted((a, b) => a - b));
    for (const { slug } of matches) expect(slug).toMatch(/^[a-z0-9][a-z0-9-]{0,127}$/);
  });

  it("sends nobody out twice on one day", () => {
    const world = createWorld({ seed: 2, speed: 1, volatility: 1 });
    const today = world.matches(noon).filter(({ startsAt }) => Math.floor(startsAt / day) === Math.floor(noon / day) + 1);
    const sides = today.flatMap(({ home, away }) => [home.slug, away.slug]);
    expect(sides.length).toBeGreaterThan(40);
    expect(new Set(sides).size).toBe(sides.length);
  });

  it("lets a match enter, go live at its kick-off, finish and leave, at any speed", () => {
    for (const speed of [1, 150]) {
      const world = createWorld({ seed: 3, speed, volatility: 1 });
      for (const match of world.matches(noon).filter((_, index) => index % 40 === 0)) {
        const { slug, startsAt, endsAt } = match;
        expect(world.match(slug, startsAt - enterBeforeMs - 1)).toBeNull();
        expect(world.match(slug, startsAt - enterBeforeMs)?.slug).toBe(slug);
        expect([startsAt - 1, startsAt, endsAt - 1, endsAt].map((time) => statusAt(match, time))).toEqual([
          "scheduled",
          "live",
          "live",
          "finished",
        ]);
        expect(world.matches(endsAt + leaveAfterMs - 1).map((listed) => listed.slug)).toContain(slug);
        expect(world.match(slug, endsAt + leaveAfterMs)).toBeNull();
      }
    }
  });

  it("knows nothing of made-up slugs, whatever date they carry", () => {
    const world = createWorld({ seed: 1, speed: 1, volatility: 1 });
    for (const slug of ["", "x", "arsenal-chelsea", "a-b-2026-08-16", "a-b-9999-99-99", "a-b-1970-01-01", "__proto__"]) {
      expect(world.match(slug, noon)).toBeNull();
    }
  });

  it("has fighters, players and clubs whose names exist once", () => {
    const { teams, fighters } = createWorld({ seed: 1, speed: 1, volatility: 1 }).cast;
    expect(teams).toHaveLength(192);
    expect(fighters).toHaveLength(48);
    expect(new Set([...teams, ...fighters].map(({ name }) => name.ru)).size).toBeGreaterThan(230);
    for (const { name } of [...teams, ...fighters]) {
      expect(name.ru).toMatch(/^[А-ЯЁа-яё -]+$/);
      expect(name.en).toMatch(/^[A-Za-z -]+$/);
    }
    for (const { record } of fighters) expect(Math.min(record.wins, record.losses, record.draws)).toBeGreaterThanOrEqual(0);
  });
});

describe("refreshes", () => {
  const gapsOf = (world: World, match: Match, [from, to]: [number, number]) => {
    const times = [world.refreshedAt(match, from)];
    for (let next = world.nextRefreshAt(match, from); next !== null && next <= to; next = world.nextRefreshAt(match, next))
      times.push(next);
    return times.slice(1).map((time, index) => time - (times[index] ?? 0));
  };

  it.each([1, 20, playgroundSpeed])(
    "come every 15 to 30 minutes before the start and every 5 when live, at speed %d",
    (speed) => {
      const world = createWorld({ seed: 4, speed, volatility: 1 });
      for (const match of world
        .matches(noon)
        .filter(({ startsAt }) => startsAt > noon + hour)
        .filter((_, index) => index % 30 === 0)) {
        const early = gapsOf(world, match, [match.startsAt - (10 * hour) / speed, match.startsAt - 1]);
        expect(early.length).toBeGreaterThan(15);
        expect(Math.min(...early) * speed).toBeGreaterThanOrEqual(15 * minute - speed);
        expect(Math.max(...early) * speed).toBeLessThanOrEqual(30 * minute + speed);
        const live = gapsOf(world, match, [match.startsAt, match.startsAt + (12 * minute) / speed]);
        for (const gap of live) expect(Math.abs(gap * speed - 5 * minute)).toBeLessThanOrEqual(5_000 + speed);
      }
    },
  );

  it("have a period and a phase of their own for each match", () => {
    const world = createWorld({ seed: 4, speed: 1, volatility: 1 });
    const scheduled = world.matches(noon).filter(({ startsAt }) => startsAt > noon + 2 * day);
    const periods = scheduled.map((match) => {
      const gaps = gapsOf(world, match, [noon, noon + day]);
      return gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length / minute;
    });
    expect(Math.max(...periods) - Math.min(...periods)).toBeGreaterThan(13);
    const ages = scheduled.map((match) => (noon - world.refreshedAt(match, noon)) / minute);
    expect(Math.max(...ages) - Math.min(...ages)).toBeGreaterThan(20);
  });

  it("fall on the kick-off and on the end, and then no more", () => {
    const world = createWorld({ seed: 4, speed: 1, volatility: 1 });
    const [match] = world.matches(noon).filter(({ startsAt }) => startsAt > noon);
    if (!match) throw new Error("no match");
    expect(world.refreshedAt(match, match.startsAt)).toBe(match.startsAt);
    expect(world.refreshedAt(match, match.endsAt + hour)).toBe(match.endsAt);
    expect(world.nextRefreshAt(match, match.endsAt)).toBeNull();
  });

  it("are the only moments at which prices change", () => {
    const world = createWorld({ seed: 5, speed: 1, volatility: 1 });
    for (const match of world.matches(noon).filter((_, index) => index % 50 === 0)) {
      const from = Math.max(noon, match.startsAt - day);
      const next = world.nextRefreshAt(match, from);
      if (next === null) continue;
      expect(pricesOf(world.board(match, next - 1))).toEqual(pricesOf(world.board(match, from)));
    }
  });
});

describe("the market", () => {
  it("is a function of seed and time, whatever was asked before", { tags: ["long"] }, () => {
    const asked = createWorld({ seed: 6, speed: 60, volatility: 1 });
    for (const match of asked.matches(noon))
      for (let time = noon; time < noon + hour; time += 20 * minute) asked.board(match, time);
    const fresh = createWorld({ seed: 6, speed: 60, volatility: 1 });
    const other = createWorld({ seed: 7, speed: 60, volatility: 1 });
    const at = noon + 13 * minute;
    for (const match of asked.matches(at)) expect(fresh.board(match, at)).toEqual(asked.board(match, at));
    expect(other.matches(at).map(({ slug }) => slug)).not.toEqual(asked.matches(at).map(({ slug }) => slug));
  });

  eachBriefly([1, playgroundSpeed], (speed) => speed === playgroundSpeed)(
    "quotes ten bookmakers with books over 1 and margins in range at speed %d, before the start, live and after",
    (speed) => {
      const world = createWorld({ seed: 8, speed, volatility: 1 });
      for (const match of world.matches(noon).filter((_, index) => index % 16 === 0)) {
        for (const time of [match.startsAt - 3 * day, match.startsAt + 20 * minute, match.endsAt - 1, match.endsAt + hour]) {
          const board = world.board(match, time);
          expect(board.books).toHaveLength(10);
          for (const { book, markets } of board.books) {
            for (const { market, margin, prices } of markets) {
              const booked = prices.reduce((sum, { price }) => sum + 1 / price, 0) / (market === "double_chance" ? 2 : 1);
              expect(booked).toBeGreaterThan(1);
              expect(margin).toBeCloseTo(booked - 1, 9);
              // No price is below 1.01, which cuts the margin on what is as good as settled; rounding down adds to it.
              const open = prices.every(({ price }) => price > 1.02);
              expect(margin).toBeGreaterThan(open ? book.margin - 0.001 : 0);
              expect(margin).toBeLessThan(book.margin * 1.15 + 0.02);
              for (const { price } of prices) expect(price).toBeGreaterThan(1);
            }
          }
        }
      }
    },
  );

  it("offers the markets of each sport", () => {
    const world = createWorld({ seed: 8, speed: 1, volatility: 1 });
    const offered = new Map(
      world.matches(noon).map((match) => {
        const markets = world.board(match, noon).books[0]?.markets ?? [];
        return [match.league.sport, markets.map(({ market, prices }) => `${market} ${prices.length}`).join(", ")];
      }),
    );
    expect(Object.fromEntries(offered)).toEqual({
      football: "winner 3, total 2, total 2, total 2, both_score 2, double_chance 3",
      "ice-hockey": "winner 3, total 2, total 2, double_chance 3",
      basketball: "winner 2, total 2, total 2, total 2",
      tennis: "winner 2",
      mma: "winner 2",
    });
  });

  it("costs little enough for tests that ask thousands of times", { tags: "long" }, () => {
    const world = createWorld({ seed: 8, speed: playgroundSpeed, volatility: 1 });
    const matches = world.matches(noon);
    const began = performance.now();
    for (let round = 0; round < 8; round++) for (const match of matches) world.board(match, noon + round * 20_000);
    // About 0.03 ms on an idle machine; the bound only catches what is wrong by more than an order of magnitude.
    expect((performance.now() - began) / (8 * matches.length)).toBeLessThan(1);
  });

  it("stays plausible for years", { tags: ["long"] }, () => {
    const world = createWorld({ seed: 9, speed: playgroundSpeed, volatility: 1 });
    for (let year = 0; year < 5; year++) {
      const time = noon + year * 365 * day;
      for (const match of world.matches(time).filter(({ startsAt }) => startsAt > time)) {
        for (const chance of consensus(world.board(match, time))) {
          expect(chance).toBeGreaterThan(0.02);
          expect(chance).toBeLessThan(0.97);
        }
      }
    }
  });

  it("moves a few points a day at speed 1, and next to nothing from one refresh to the next", () => {
    const world = createWorld({ seed: 10, speed: 1, volatility: 1 });
    const far = world.matches(noon).filter(({ startsAt }) => startsAt > noon + 3 * day);
    const median = (later: number) =>
      quantile(
        far.map((match) => largestMove(world, match, [noon, noon + later])),
        0.5,
      );
    expect(median(day)).toBeGreaterThan(0.015);
    expect(median(day)).toBeLessThan(0.08);
    expect(median(25 * minute)).toBeLessThan(0.005);
  });

  it("moves a scheduled match by three points within half a minute at 150 times the speed, nine times of ten", () => {
    const moved = [11, 12, 13, 14].flatMap((seed) => {
      const world = createWorld({ seed, speed: playgroundSpeed, volatility: 1 });
      const scheduled = world.matches(noon).filter(({ startsAt }) => startsAt > noon + hour);
      return scheduled
        .filter((_, index) => index % 5 === 0)
        .map((match, index) => {
          const asked = noon + seed * 7_777 + index * 331;
          return movesWithin(world, match, [asked, asked + 30_000], 0.03);
        });
    });
    expect(moved.length).toBeGreaterThan(200);
    expect(moved.filter(Boolean).length / moved.length).toBeGreaterThanOrEqual(0.93);
  });

  it("holds still before the start when it has no volatility", () => {
    const world = createWorld({ seed: 15, speed: 150, volatility: 0 });
    for (const match of world.matches(noon).filter(({ startsAt }) => startsAt > noon + day)) {
      expect(pricesOf(world.board(match, noon + 20 * hour))).toEqual(pricesOf(world.board(match, noon)));
    }
  });

  it("lets sharp books lead and soft ones follow when news breaks", { tags: "long" }, () => {
    const world = createWorld({ seed: 16, speed: 1, volatility: 1 });
    const last = books.length - 1;
    let early = 0;
    let late = 0;
    for (const match of world
      .matches(noon)
      .filter(({ startsAt }) => startsAt > noon + 4 * day)
      .slice(0, 15)) {
      for (let time = noon; time < noon + 4 * day; ) {
        const next = world.nextRefreshAt(match, time) ?? noon + 4 * day;
        const [sharp, soft] = [0, last].map(
          (index) => impliedHome(world.board(match, next), index) - impliedHome(world.board(match, time), index),
        );
        // News that came in the last minutes has reached the first book and not yet the last, or is reaching the last alone.
        if (Math.abs(sharp ?? 0) > 0.03 && Math.abs(soft ?? 0) < 0.01) early += 1;
        if (Math.abs(soft ?? 0) > 0.03 && Math.abs(sharp ?? 0) < 0.01) late += 1;
        time = next;
      }
    }
    expect(early).toBeGreaterThan(0);
    expect(late).toBeGreaterThan(0);
  });

  it("comes to agree with the result while a match is live", () => {
    const world = createWorld({ seed: 17, speed: 1, volatility: 1 });
    for (const match of world.matches(noon).filter((_, index) => index % 6 === 0)) {
      const { home, away } = resultOf(match);
      const winner = home > away ? 0 : consensus(world.board(match, match.endsAt)).length === 2 || home < away ? -1 : 1;
      expect(consensus(world.board(match, match.endsAt)).at(winner)).toBeGreaterThan(0.8);
    }
  });
});

function pricesOf(board: Board): number[] {
  return board.books.flatMap(({ markets }) => markets.flatMap(({ prices }) => prices.map(({ price }) => price)));
}

function consensus(board: Board): number[] {
  const shares = board.books.map(({ markets }) => {
    const implied = (markets[0]?.prices ?? []).map(({ price }) => 1 / price);
    const booked = implied.reduce((sum, each) => sum + each, 0);
    return implied.map((each) => each / booked);
  });
  return (shares[0] ?? []).map((_, index) => shares.reduce((sum, share) => sum + (share[index] ?? 0), 0) / shares.length);
}

function impliedHome(board: Board, index: number): number {
  const market = board.books[index]?.markets[0];
  return 1 / (market?.prices[0]?.price ?? Number.NaN) / (1 + (market?.margin ?? Number.NaN));
}

function largestMove(world: World, match: Match, [from, to]: [number, number]): number {
  const before = consensus(world.board(match, from));
  return Math.max(...consensus(world.board(match, to)).map((chance, index) => Math.abs(chance - (before[index] ?? 0))));
}

function movesWithin(world: World, match: Match, [from, to]: [number, number], threshold: number): boolean {
  for (let time: number | null = from; time !== null && time <= to; time = world.nextRefreshAt(match, time)) {
    if (largestMove(world, match, [from, time]) >= threshold) return true;
  }
  return false;
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}
