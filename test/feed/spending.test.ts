import { describe, expect, it } from "vitest";
import type { Limit } from "../../src/api/odds-api.ts";
import { type Askable, type Heated, nearOf, restOf } from "../../src/feed/heat.ts";
import { createSpending, type Spending } from "../../src/feed/spending.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const start = Date.UTC(2026, 10, 2);
const month = (left: number, endsAt = start + 30 * day): Limit => ({ left, endsAt });

let ids = 0;
function match(inHours: number, fields: Partial<Heated> = {}): Heated {
  return { matchId: ++ids, startsAt: start + inHours * hour, live: false, rest: 1, near: 1, ...fields };
}

function league(key: string, matches: readonly Heated[], fields: Partial<Askable> = {}): Askable {
  return { key, matches, cost: 1, rhythmMs: minute, ...fields };
}

/** A match each day, for so many days. */
const season = (days: number, fields: Partial<Heated> = {}) =>
  Array.from({ length: days }, (_, nth) => match(24 * nth + 20, fields));

interface Run {
  from?: number;
  to: number;
  left?: number;
  limits?: (left: number, now: number) => readonly Limit[];
  /** What others do meanwhile; resolves to what they spend. */
  meanwhile?: (now: number) => number;
}

/** Asks what it says, by the minute or, of days, by ten of them; every question is answered. */
function run(spending: Spending, { from = start, to, left = 500, limits = (all) => [month(all)], meanwhile = () => 0 }: Run) {
  const looks: { key: string; at: number }[] = [];
  const stepMs = to - from > day ? 10 * minute : minute;
  for (let now = from; now < to; now += stepMs) {
    left = Math.max(0, left - meanwhile(now));
    for (let turn = spending.next(limits(left, now), now); "keys" in turn; turn = spending.next(limits(left, now), now)) {
      for (const key of turn.keys) spending.answered(key, now);
      looks.push(...turn.keys.map((key) => ({ key, at: now })));
      left--;
    }
  }
  const of = (key: string) => looks.filter((look) => look.key === key).length;
  return { looks, left, of, between: (a: number, b: number) => looks.filter(({ at }) => at >= a && at < b).length };
}

function following(list: readonly Askable[], now = start): Spending {
  const spending = createSpending();
  spending.follow(list, now);
  return spending;
}

const promiseOf = (spending: Spending, { matchId }: Heated) => spending.promised(matchId);

describe("what a service says by itself", () => {
  const perHour = () => [{ perMinute: 83 }];

  it("is not asked for until it has been silent for a quarter of an hour, or is interrupted", () => {
    const [told, asked] = [league("told", [match(20)]), league("asked", [match(20)])];
    const spending = following([told, asked]);
    run(spending, { to: start + 2 * minute, limits: perHour });
    spending.heard("told", start + 2 * minute);
    const { of } = run(spending, { from: start + 3 * minute, to: start + 17 * minute, limits: perHour });
    expect(of("told")).toBe(0);
    expect(of("asked")).toBeGreaterThan(5);
    expect(run(spending, { from: start + 17 * minute, to: start + 18 * minute, limits: perHour }).of("told")).toBe(1);
    spending.interrupted();
    expect(run(spending, { from: start + 19 * minute, to: start + 24 * minute, limits: perHour }).of("told")).toBeGreaterThan(1);
  });
});

describe("a month of credits", () => {
  it("begins from nothing with the calendar of what is watched, and neither spends all at once nor leaves much", {
    tags: ["long"],
  }, () => {
    const spending = following([league("a", season(30))]);
    const { left, between } = run(spending, { to: start + 30 * day });
    expect(left).toBeLessThan(25);
    for (let from = 0; from < 27; from += 3) {
      const looks = between(start + from * day, start + (from + 3) * day);
      expect(looks).toBeGreaterThan(30);
      expect(looks).toBeLessThan(75);
    }
  });

  it("looks more often the nearer a start and a limit are, and by the root of the watches", () => {
    const far = league("far", [match(60)]);
    const soon = league("soon", [match(6)]);
    const many = league("many", [match(60, { rest: 4, near: 4 })]);
    const nearly = league("nearly", [match(60, { near: nearOf(3, 0.8) })]);
    const { of } = run(following([far, soon, many, nearly]), { to: start + 5 * hour, left: 8_000 });
    expect(of("soon")).toBeGreaterThan(3 * of("far"));
    expect(of("many") / of("far")).toBeGreaterThan(1.5);
    expect(of("many") / of("far")).toBeLessThan(2.5);
    expect(of("nearly")).toBeGreaterThan(1.5 * of("far"));
    expect([restOf(3), restOf(6), nearOf(3, 0), nearOf(3, 1)]).toEqual([1, 0.25, 0.2, 12]);
  });

  it("counts no time in which nobody watches, and waits for something to watch", () => {
    const idle = createSpending();
    expect(run(idle, { to: start + 10 * day }).looks).toEqual([]);
    const matches = season(30).slice(10);
    idle.follow([league("a", matches)], start + 10 * day);
    const fresh = following([league("a", matches)], start + 10 * day);
    const within = { from: start + 10 * day, to: start + 12 * day };
    const [known, others] = [run(idle, within).looks.length, run(fresh, within).looks.length];
    expect(others).toBeGreaterThan(20);
    expect(Math.abs(known - others)).toBeLessThan(2);
  });

  it("gives others what a league leaves that plays no match for days", { tags: ["long"] }, () => {
    const both = (quiet: Heated[]) => following([league("a", season(10)), league("b", quiet)]);
    const busy = run(both(season(10)), { to: start + 10 * day, left: 160, limits: (left) => [month(left, start + 10 * day)] });
    const alone = run(both([match(5)]), { to: start + 10 * day, left: 160, limits: (left) => [month(left, start + 10 * day)] });
    expect(alone.of("b")).toBeLessThan(20);
    expect(alone.of("a")).toBeGreaterThan(1.5 * busy.of("a"));
    expect(alone.left).toBeLessThan(10);
  });

  it("uses up what is left in the last days, and never divides by less than an hour", () => {
    const limits = (left: number) => [month(left, start + 2 * day)];
    const { left, between } = run(following([league("a", season(2))]), { to: start + 2 * day, left: 60, limits });
    expect(left).toBeLessThan(10);
    expect(between(start + 2 * day - 10 * minute, start + 2 * day)).toBeLessThan(6);
  });

  it("goes on with a new month as soon as there is something again, and asks nothing before", () => {
    const spending = following([league("a", season(10))]);
    run(spending, { to: start + hour, left: 20 });
    const out = run(spending, { from: start + hour, to: start + 2 * day, left: 0 });
    expect(out.looks).toEqual([]);
    const next = run(spending, { from: start + 2 * day, to: start + 2 * day + hour, left: 500 });
    expect(next.looks[0]?.at).toBe(start + 2 * day);
  });

  it("takes promises back at once when the credits are spent", () => {
    const watched = match(50);
    const spending = following([league("a", [watched])]);
    run(spending, { to: start + 21 * minute });
    const was = promiseOf(spending, watched);
    expect(was?.lastHour).toBeGreaterThan(0);
    expect(spending.takenBack()).toEqual([]);
    spending.next([month(0)], start + 22 * minute);
    const is = { over24h: null, from6h: null, from1h: null, lastHour: null };
    expect(spending.takenBack()).toEqual([{ matchId: watched.matchId, was, is, since: start, because: null }]);
    expect(spending.takenBack()).toEqual([]);
  });

  it("goes by what is left, whoever spent the rest", { tags: "long" }, () => {
    const plain = run(following([league("a", season(30))]), { to: start + 30 * day });
    const stolen = run(following([league("a", season(30))]), {
      to: start + 30 * day,
      meanwhile: (now) => (now === start + 10 * day ? 150 : 0),
    });
    expect(stolen.left).toBeLessThan(25);
    const after = [start + 11 * day, start + 28 * day] as const;
    expect(stolen.between(...after) / plain.between(...after)).toBeLessThan(0.7);
    expect(stolen.between(...after)).toBeGreaterThan(50);
  });

  it("leaves what others with the same key will take, and never less than a quarter for itself", { tags: ["long"] }, () => {
    const looks = (others: number) => {
      const limits = (left: number) => [{ left, endsAt: start + 30 * day, others }];
      return run(following([league("a", season(30))]), { to: start + 5 * day, limits }).looks.length;
    };
    const [alone, half, all] = [looks(0), looks(250), looks(5_000)];
    expect(half / alone).toBeGreaterThan(0.4);
    expect(half / alone).toBeLessThan(0.65);
    expect(all / alone).toBeGreaterThan(0.15);
    expect(all / alone).toBeLessThan(0.35);
  });

  it("spends more at once when the header says that more is there", () => {
    const spending = following([league("a", season(30))]);
    const poor = run(spending, { to: start + 2 * day }).between(start + day, start + 2 * day);
    const rich = run(spending, { from: start + 2 * day, to: start + 3 * day, left: 20_000 }).looks.length;
    expect(rich).toBeGreaterThan(10 * poor);
  });

  it("keeps to the scarcest of several windows", () => {
    const scarce = run(following([league("a", season(9))]), {
      to: start + 2 * day,
      left: 40,
      limits: (left) => [month(20_000), month(left, start + 2 * day), { perMinute: 1_000 }],
    });
    expect(scarce.looks.length).toBeGreaterThan(30);
    expect(scarce.left).toBeGreaterThanOrEqual(0);
  });

  it("saves nothing of a day for the days after it, where what is watched is worth more", () => {
    const looks = (isDaily: object) => {
      const limits = (left: number) => [{ left, endsAt: start + day, ...isDaily }];
      return run(following([league("a", [match(70)])]), { to: start + 6 * hour, limits }).looks.length;
    };
    expect(looks({ isDaily: true })).toBeGreaterThan(100);
    expect(looks({ isDaily: true })).toBeGreaterThan(2 * looks({}));
  });

  it("gives all of a short window, to those that are worth most", () => {
    const matches = Array.from({ length: 30 }, (_, nth) => league(`m${nth}`, [match(nth < 10 ? 2 : 100)]));
    const { looks } = run(following(matches), { to: start + hour, limits: () => [{ perMinute: 2 }] });
    expect(looks.length).toBeGreaterThan(100);
    expect(looks.length).toBeLessThan(180);
    const soon = looks.filter(({ key }) => Number(key.slice(1)) < 10).length;
    expect(soon).toBeGreaterThan(looks.length / 2);
  });

  it("goes on after the start where nothing can be saved, and only there", () => {
    const live = () => [league("a", [match(-1, { live: true })])];
    expect(run(following(live()), { to: start + hour }).looks).toEqual([]);
    expect(run(following(live()), { to: start + hour, limits: () => [{ perMinute: 10 }] }).looks.length).toBeGreaterThan(50);
    expect(run(following(live()), { to: start + hour, limits: () => [{ perMinute: 10 }, month(500)] }).looks).toEqual([]);
  });

  it("asks free questions as often as there is something new, and never more", () => {
    const free = league("a", [match(3)], { cost: 0, rhythmMs: 5 * minute });
    const { looks } = run(following([free]), { to: start + hour, limits: () => [{ perMinute: 600 }] });
    expect(looks.length).toBeGreaterThanOrEqual(11);
    expect(looks.length).toBeLessThanOrEqual(13);
  });

  it("asks along what may be asked together, those first that have waited most", () => {
    const matches = Array.from({ length: 25 }, (_, nth) => league(`m${nth}`, [match(30 + nth)], { cost: 0.1, together: 10 }));
    const spending = following(matches);
    const first = spending.next([{ perMinute: 5 }], start);
    expect("keys" in first && first.keys).toHaveLength(10);
    const second = spending.next([{ perMinute: 5 }], start);
    const third = spending.next([{ perMinute: 5 }], start);
    const keys = [first, second, third].flatMap((turn) => ("keys" in turn ? turn.keys : []));
    expect(new Set(keys).size).toBe(25);
  });

  it("waits with what failed, longer each time, and forgets no waiting; what was not asked is due by then", () => {
    const spending = following([league("a", [match(5)])]);
    const limits = [month(5_000)];
    expect(spending.next(limits, start)).toEqual({ keys: ["a"] });
    expect(spending.next(limits, start)).toHaveProperty("waitUntil");
    spending.failed("a", start);
    expect(spending.next(limits, start + 4_000)).toEqual({ waitUntil: start + 5_000 });
    expect(spending.next(limits, start + 5_000)).toEqual({ keys: ["a"] });
    spending.failed("a", start + 5_000);
    expect(spending.next(limits, start + 14_000)).toEqual({ waitUntil: start + 15_000 });
    expect(spending.next(limits, start + 15_000)).toEqual({ keys: ["a"] });
    spending.failed("a", start + 15_000, 30_000);
    expect(spending.next(limits, start + 45_000)).toEqual({ keys: ["a"] });
  });

  it("gives up a question that nobody reported on", () => {
    const spending = following([league("a", [match(5)])]);
    spending.next([month(5_000)], start);
    expect(spending.next([month(5_000)], start + minute)).toHaveProperty("waitUntil");
    expect(spending.next([month(5_000)], start + 2 * minute)).toEqual({ keys: ["a"] });
  });

  it("takes anybody's answer for a look", () => {
    const quiet = run(following([league("a", season(3))]), { to: start + day });
    const helped = following([league("a", season(3))]);
    const { looks } = run(helped, {
      to: start + day,
      meanwhile(now) {
        if (now > start) helped.answered("a", now);
        return 0;
      },
    });
    expect(quiet.looks.length).toBeGreaterThan(5);
    expect(looks.length).toBeLessThan(quiet.looks.length / 5);
  });

  it("buys no look for a new watch, whatever gap is promised for it, until that gap is over", () => {
    const first = match(30);
    const spending = following([league("a", [first])]);
    run(spending, { to: start + hour });
    const known = league("a", [first, match(30)]);
    spending.follow([known], start + hour);
    const gap = spending.gapOf("a", start + hour);
    expect(gap).toBeGreaterThan(10 * minute);
    expect(run(spending, { from: start + hour, to: start + hour + 2 * minute }).looks).toEqual([]);
    expect(createSpending().gapOf("a", start)).toBe(Number.POSITIVE_INFINITY);
  });

  it("keeps the promised gaps", () => {
    const watched = season(5);
    const spending = following([league("a", watched), league("b", season(5, { rest: 9, near: 108 }))]);
    run(spending, { to: start + 19 * hour });
    const promised = promiseOf(spending, watched[0] as Heated);
    const last = run(spending, { from: start + 19 * hour, to: start + 20 * hour });
    const times = last.looks.filter(({ key }) => key === "a").map(({ at }) => at);
    const gaps = times.slice(1).map((at, nth) => at - (times[nth] ?? 0));
    expect(promised?.lastHour).not.toBeNull();
    for (const gap of gaps) expect(gap).toBeLessThanOrEqual(promised?.lastHour ?? 0);
  });

  it("promises no longer gap nearer the start, and sees what moves right before a phase ends within the gap of that phase", () => {
    // The others of its league begin a day sooner: alone it is worth fewer looks.
    const monday = match(48);
    const spending = following([league("a", [monday, ...Array.from({ length: 9 }, () => match(25))]), league("b", season(9))]);
    run(spending, { to: start + hour });
    const { over24h, from6h, from1h, lastHour } = promiseOf(spending, monday) ?? {};
    const gaps = [over24h, from6h, from1h, lastHour].map((gap) => gap ?? Number.POSITIVE_INFINITY);
    expect(gaps[0]).toBeLessThan(day);
    expect(gaps).toEqual(gaps.toSorted((a, b) => b - a));
    const { looks } = run(spending, { from: start + hour, to: start + 47 * hour });
    expect(spending.takenBack()).toEqual([]);
    for (let moved = start + 22 * hour; moved < start + day; moved += minute) {
      const seen = looks.find(({ key, at }) => key === "a" && at >= moved)?.at ?? Number.POSITIVE_INFINITY;
      expect(seen - moved).toBeLessThanOrEqual(gaps[0] ?? 0);
    }
  });

  it("takes a promise back when more is watched, once, and makes it better without a word", () => {
    const watched = match(70);
    const spending = following([league("a", [watched])]);
    run(spending, { to: start + hour });
    const was = promiseOf(spending, watched);
    const more = Array.from({ length: 12 }, (_, nth) => league(`more${nth}`, season(3)));
    spending.follow([league("a", [watched]), ...more], start + hour);
    run(spending, { from: start + hour, to: start + 2 * hour });
    const back = spending.takenBack();
    expect(back.filter(({ matchId }) => matchId === watched.matchId)).toEqual([
      { matchId: watched.matchId, was, is: promiseOf(spending, watched), since: start, because: "load" },
    ]);
    spending.follow([league("a", [watched])], start + 2 * hour);
    run(spending, { from: start + 2 * hour, to: start + 3 * hour, left: 20_000 });
    expect(spending.takenBack()).toEqual([]);
    expect(promiseOf(spending, watched)?.lastHour).toBeLessThan(was?.lastHour ?? 0);
  });

  it("takes back once what comes and goes with the hours of a day", () => {
    const watched = match(70);
    const evenings = Array.from({ length: 12 }, (_, nth) =>
      league(
        `more${nth}`,
        [12, 13, 36, 37, 60, 61].map((hours) => match(hours)),
      ),
    );
    const spending = following([league("a", [watched]), ...evenings]);
    let heard = 0;
    const meanwhile = (): number => {
      heard += spending.takenBack().filter(({ matchId }) => matchId === watched.matchId).length;
      return 0;
    };
    run(spending, { to: start + 60 * hour, limits: () => [{ perMinute: 0.2 }], meanwhile });
    expect(heard).toBeLessThanOrEqual(1);
  });

  it("says of a promise that it takes back because less is left", () => {
    const watched = match(70);
    const spending = following([league("a", [watched])]);
    run(spending, { to: start + hour });
    run(spending, { from: start + hour, to: start + 2 * hour, left: 100 });
    expect(spending.takenBack()).toMatchObject([{ matchId: watched.matchId, since: start, because: "allowance" }]);
  });

  it("promises something at once of a match that is new, and nothing sooner than its service has it", () => {
    const [known, fresh] = [match(30), match(31)];
    const spending = following([league("a", [known])]);
    run(spending, { to: start + 5 * minute, left: 500_000 });
    spending.follow([league("a", [known]), league("b", [fresh], { rhythmMs: 15 * minute })], start + 5 * minute);
    spending.next([month(500_000)], start + 5 * minute);
    expect(promiseOf(spending, fresh)?.lastHour).toBe(15 * minute);
    expect(promiseOf(spending, known)?.lastHour).toBe(minute);
  });

  it("goes on after a restart, in another process too, as if it had followed since the last look", () => {
    const list = [league("a", season(10)), league("b", season(10))];
    const spending = following(list);
    const day4 = start + 4 * day;
    const { left } = run(spending, { to: day4 });
    const other = createSpending();
    other.restore(spending.learned());
    other.follow(list, day4 + hour);
    expect(list.flatMap(({ matches }) => matches.map((one) => promiseOf(other, one)))).toEqual(
      list.flatMap(({ matches }) => matches.map((one) => promiseOf(spending, one))),
    );
    const [before, after] = [spending, other].map((one) => run(one, { from: day4 + hour, to: start + 9 * day, left }));
    expect(Math.abs((after?.looks.length ?? 0) - (before?.looks.length ?? 0))).toBeLessThan(8);
    expect((after?.looks[0]?.at ?? 0) - (before?.looks[0]?.at ?? 0)).toBeLessThan(hour);
  });

  it("takes a text that cannot be read for none", () => {
    const spending = createSpending();
    spending.restore("{]");
    spending.follow([league("a", season(2))], start);
    expect(spending.next([month(500)], start)).toEqual({ keys: ["a"] });
  });
});
