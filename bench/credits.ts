import { type Spent, usualOfOthers } from "../src/api/budget/ledger.ts";
import { evenPaceMs } from "../src/api/budget/windows.ts";
import { gapNow } from "../src/facts/checks.ts";
import { nearOf, restOf } from "../src/feed/heat.ts";
import { createSpending } from "../src/feed/spending.ts";
import { randomFrom } from "../test/feed/schedule-simulation.ts";
import { type Bench, type Row, row } from "./bench.ts";
import { apart, type CreditWorld, limit, makeWorld, pricesAt, replayWorld, type WatchedMatch } from "./credit-world.ts";
import { type RecordedOdds, recordedOdds, recordedSports } from "./recorded-odds.ts";

const howToGet = "git clone https://github.com/kevbowl/odds-fetcher, and ODDS_FETCHER=odds-fetcher";
const seeds = Number(process.env["SEEDS"] ?? 4);
/** CASES names some of the rows by what is in their names; all of them otherwise. */
const wanted = process.env["CASES"] ?? "";
const minute = 60_000;
const day = 1_440;

interface Case {
  leagues: number;
  watches: number;
  credits: number;
  /** So many in an hour in place of the month's credits: nothing can be saved. */
  perHour?: number;
  /** What another program takes of the key: so much each day, or once on the tenth day. */
  others?: { perDay: number } | { once: number };
  /** How many questions of people are answered each day. */
  people?: number;
  /** Real weeks of these competitions, in place of a month of calendars. */
  replay?: readonly string[];
}

/** Real weeks are three, and have their share of a month's credits. */
const replayedDays = 21;

const cases: readonly Case[] = [
  { leagues: 1, watches: 5, credits: 500 },
  { leagues: 6, watches: 30, credits: 500 },
  { leagues: 10, watches: 50, credits: 500 },
  { leagues: 20, watches: 500, credits: 500 },
  { leagues: 6, watches: 30, credits: 20_000 },
  { leagues: 6, watches: 30, credits: 500, others: { perDay: 8 } },
  { leagues: 6, watches: 30, credits: 500, others: { once: 150 } },
  { leagues: 1, watches: 5, credits: 500, people: 3 },
  { leagues: 1, watches: 5, credits: 500, people: 10 },
  { leagues: 6, watches: 30, credits: 500, people: 3 },
  { leagues: 6, watches: 30, credits: 500, people: 10 },
  { leagues: 20, watches: 500, credits: 100, perHour: 100 },
  ...recordedSports.map((sport): Case => ({ leagues: 1, watches: 5, credits: 500, replay: [sport] })),
  { leagues: 6, watches: 30, credits: 500, replay: recordedSports },
  { leagues: 6, watches: 30, credits: 20_000, replay: recordedSports },
];

/** A league as rules see it. */
interface League {
  matches: readonly WatchedMatch[];
  looks: number[];
}

interface Purse {
  left: number;
  end: number;
  perHour: number | null;
  /** What others have taken, by day. */
  others: Spent[];
}

/** What a rule has promised at a time, to whoever watches a match. */
interface Promises {
  /** In minutes; null where nothing is promised. */
  gapAt(match: WatchedMatch, now: number): number | null;
  /** Whether one that was given by then was taken back within so many minutes: its chat was told. */
  isTakenBack(match: WatchedMatch, now: number, within: number): boolean;
  takenBack: number;
}

/** Chooses the league to ask now; `seen` is told of each look. */
interface Rule {
  promises?: Promises;
  next(now: number): League | null;
  seen?(league: League, now: number): void;
}

const openIn = ({ matches }: League, now: number) => matches.filter(({ from, start }) => from <= now && start > now);
const lastLook = ({ looks }: League) => looks.at(-1) ?? -1;
const watchesOf = ({ watches }: WatchedMatch, now: number) => watches.filter((at) => at <= now).length || 1;

/** How far apart the bot's own looks are in a window that can't be saved up: people's share of it is kept free. */
const pollsApart = (perHour: number): number => evenPaceMs([{ per: "hour", of: "requests", units: perHour }], 1) ?? minute;

/** The spending as it is shipped. */
function ours(leagues: readonly League[], purse: Purse): Rule {
  const spending = createSpending();
  const bases = new Map<WatchedMatch, { base: readonly number[]; share: number | null }>();
  const ids = new Map(leagues.flatMap(({ matches }) => matches).map((match, nth) => [match, nth + 1]));

  function heated(match: WatchedMatch, now: number) {
    const base = pricesAt(match.path, now);
    if (!bases.has(match) && base) bases.set(match, { base, share: null });
    const share = bases.get(match)?.share ?? null;
    const watches = watchesOf(match, now);
    const near = watches * (share === null ? restOf(limit) : nearOf(limit, share));
    return { matchId: ids.get(match) ?? 0, startsAt: match.start * minute, live: false, rest: watches * restOf(limit), near };
  }

  const promised = new Map<WatchedMatch, [from: number, gap: number | null][]>();
  const takenBackAt = new Map<WatchedMatch, number[]>();
  const matches = [...ids.keys()];
  const promises: Promises = {
    gapAt: (match, now) => promised.get(match)?.findLast(([from]) => from <= now)?.[1] ?? null,
    isTakenBack: (match, now, within) => takenBackAt.get(match)?.some((at) => at > now && at <= now + within) ?? false,
    takenBack: 0,
  };

  function notePromises(now: number): void {
    for (const { matchId } of spending.takenBack()) {
      promises.takenBack++;
      const match = matches[matchId - 1];
      if (match) takenBackAt.set(match, [...(takenBackAt.get(match) ?? []), now]);
    }
    for (const match of leagues.flatMap((league) => openIn(league, now))) {
      const its = spending.promised(ids.get(match) ?? 0);
      const latest = its && gapNow(its, { startsAt: match.start * minute, now: now * minute });
      const gap = latest && latest / minute;
      const known = promised.get(match) ?? [];
      if (known.length === 0 || known.at(-1)?.[1] !== gap) promised.set(match, [...known, [now, gap]]);
    }
  }

  return {
    promises,
    next(now) {
      const open = leagues
        .map((league, nth) => ({ key: `${nth}`, open: openIn(league, now) }))
        .filter((one) => one.open.length > 0);
      const list = open.map(({ key, open }) => ({
        ...{ key, cost: 1, rhythmMs: minute },
        matches: open.map((match) => heated(match, now)),
      }));
      spending.follow(list, now * minute);
      const others = (usualOfOthers(purse.others, now * minute) * (purse.end - now)) / day;
      const month = { left: purse.left, endsAt: purse.end * minute, others };
      const turn = spending.next(
        [purse.perHour === null ? month : { perMinute: minute / pollsApart(purse.perHour) }],
        now * minute,
      );
      notePromises(now);
      return "keys" in turn ? (leagues[Number(turn.keys[0])] ?? null) : null;
    },
    seen(league, now) {
      spending.answered(`${leagues.indexOf(league)}`, now * minute);
      for (const match of openIn(league, now)) {
        const [known, price] = [bases.get(match), pricesAt(match.path, now)];
        if (!known || !price) continue;
        const gone = apart(price, known.base);
        bases.set(match, gone >= limit ? { base: price, share: 0 } : { base: known.base, share: gone / limit });
      }
    },
  };
}

/** One look at a time, evenly until the month ends; `worth` says which. */
const paced =
  (worth: (league: League, now: number) => number) =>
  (leagues: readonly League[], purse: Purse): Rule => {
    let saved = 1;
    let at = -1;
    return {
      next(now) {
        const pace = purse.left / Math.max(1, purse.end - now);
        if (now > at) saved = Math.min(1.5 + pace, saved + pace);
        at = now;
        const open = leagues.filter((league) => lastLook(league) < now && openIn(league, now).length > 0);
        if (saved < 1 || open.length === 0) return null;
        saved--;
        return open.reduce((best, one) => (worth(one, now) > worth(best, now) ? one : best));
      },
    };
  };

const roundRobin = paced((league, now) => now - lastLook(league));
const evenPace = paced((league, now) => {
  const weight = (match: WatchedMatch) => Math.sqrt(watchesOf(match, now)) * (1 + 3 * Math.exp(-(match.start - now) / 120));
  return openIn(league, now).reduce((sum, match) => sum + weight(match), 0) * (now - lastLook(league)) ** 2;
});

/** Every quarter of an hour in the last three hours before a start, until all is spent. */
const windows = (leagues: readonly League[]): Rule => ({
  next: (now) =>
    leagues.find((league) => now - lastLook(league) >= 15 && openIn(league, now).some(({ start }) => start - now <= 180)) ?? null,
});

/** Who knows all movements, and looks where most of them is left for its price: nobody can be better. Looks elsewhere than when one comes win nothing. */
function hindsight(leagues: readonly League[], purse: Purse): Rule {
  const valued = leagues.map(valuedMoves);
  let [low, high] = [0, 1_000];
  for (let nth = 0; nth < 40; nth++) {
    const price = (low + high) / 2;
    const looks = valued.reduce((sum, moves) => sum + looksAt(moves, price).length, 0);
    if (looks > purse.left * (purse.perHour === null ? 1 : purse.end / 60)) low = price;
    else high = price;
  }
  const planned = valued.map((moves) => looksAt(moves, high));
  return { next: (now) => leagues.find((league, nth) => lastLook(league) < now && planned[nth]?.includes(now)) ?? null };
}

type Valued = Pick<WatchedMatch["moves"][number], "on" | "off" | "watches">;

const valuedMoves = ({ matches }: League): readonly Valued[] =>
  matches
    .flatMap(({ moves }) =>
      moves.flatMap(({ on, off, watches, isLate }) => (isLate ? [] : [{ on: Math.ceil(on), off, watches }])),
    )
    .sort((a, b) => a.on - b.on);

/** The best looks at one league where each costs `price`: from the last one back, by what is won between two of them. */
function looksAt(moves: readonly Valued[], price: number): readonly number[] {
  const times = [...new Set(moves.map(({ on }) => on))];
  const best: { won: number; look: number | null }[] = new Array(times.length + 1);
  for (let nth = times.length; nth >= 0; nth--) {
    best[nth] = { won: 0, look: null };
    const after = times[nth - 1] ?? -1;
    for (let look = nth; look < times.length; look++) {
      const at = times[look] ?? 0;
      const won = lifeWon(moves, after, at) - price + (best[look + 1]?.won ?? 0);
      if (won > (best[nth]?.won ?? 0)) best[nth] = { won, look };
    }
  }
  const looks: number[] = [];
  for (let look = best[0]?.look ?? null; look !== null; look = best[look + 1]?.look ?? null) looks.push(times[look] ?? 0);
  return looks;
}

function lifeWon(moves: readonly Valued[], after: number, at: number): number {
  let won = 0;
  for (const { on, off, watches } of moves)
    if (on > after && on <= at && off >= at) won += watches * Math.max(0, 1 - (at - on) / Math.max(1, off - on));
  return won;
}

interface Figures {
  told: number;
  life: number;
  p50: number;
  p90: number;
  late: number;
  left: number;
  dry: number;
  /** Movements that a promise was about, and those of them for which it was kept. */
  due: number;
  kept: number;
  back: number;
}

function run(
  { leagues: all, end }: CreditWorld,
  { credits, perHour, others, people = 0, replay }: Case,
  rule: (leagues: readonly League[], purse: Purse) => Rule,
): Figures {
  const leagues = all.map((matches): League => ({ matches, looks: [] }));
  const share = replay ? replayedDays / 30 : 1;
  const purse: Purse = { left: Math.round(credits * share), end, perHour: perHour ?? null, others: [] };
  const { next, seen, promises } = rule(leagues, purse);
  const random = randomFrom(people);
  let dry = 0;

  function look(league: League, now: number): void {
    purse.left--;
    league.looks.push(now);
    seen?.(league, now);
  }

  for (let now = 0; now < end; now++) {
    if (perHour && now % 60 === 0) Object.assign(purse, { left: perHour, end: now + 60 });
    takeElsewhere(purse, others, now);
    if (purse.left <= 0) dry++;
    const asked = isAsked(people, now) && purse.left > 0 ? leagues[Math.floor(random() * leagues.length)] : undefined;
    if (asked && openIn(asked, now).length > 0) look(asked, now);
    // Who has nothing left is asked all the same: promises are taken back then.
    for (let league = next(now); league && purse.left > 0; league = next(now)) look(league, now);
  }
  const matches = all.reduce((sum, { length }) => sum + length, 0);
  const back = (promises?.takenBack ?? 0) / Math.max(1, matches);
  return { ...measured(leagues), left: purse.left, dry: (100 * dry) / end, ...promiseOf(leagues, promises), back };
}

/** Evenly over the sixteen hours in which people are awake. */
function isAsked(people: number, now: number): boolean {
  const awake = (now % day) - 8 * 60;
  return people > 0 && awake >= 0 && awake % Math.round((16 * 60) / people) === 0;
}

function takeElsewhere(purse: Purse, others: Case["others"], now: number): void {
  if (!others) return;
  const isDue = "once" in others ? now === 10 * day : now % Math.round(day / others.perDay) === 0;
  const units = isDue ? Math.min(purse.left, "once" in others ? others.once : 1) : 0;
  if (units === 0) return;
  purse.left -= units;
  purse.others.push({ day: Math.floor(now / day) * day * minute, who: "others", units });
}

/**
 * Of the movements that stood at least as long as the gap that was promised when they came, and had it taken back by nobody: how many
 * there are, and how many were seen within it.
 */
function promiseOf(leagues: readonly League[], promises: Promises | undefined): Pick<Figures, "due" | "kept"> {
  const all = leagues.flatMap(({ matches, looks }) =>
    matches.flatMap((match) =>
      match.moves.flatMap(({ on, off }) => {
        const gap = promises?.gapAt(match, on) ?? null;
        if (gap === null || off - on < gap || promises?.isTakenBack(match, on, gap)) return [];
        return [looks.some((at) => at >= on && at <= on + gap + 1)];
      }),
    ),
  );
  return { due: all.length, kept: all.filter(Boolean).length };
}

/** From the first look after a movement, if it is still there. */
function measured(leagues: readonly League[]): Omit<Figures, "left" | "dry" | "due" | "kept" | "back"> {
  const all = leagues.flatMap(({ matches, looks }) =>
    matches.flatMap(({ moves }) => moves.map((move) => ({ ...move, told: looks.find((at) => at >= move.on && at <= move.off) }))),
  );
  const weight = (some: typeof all) => some.reduce((sum, { watches }) => sum + watches, 0);
  const share = (some: typeof all) => (100 * weight(some.filter(({ told }) => told !== undefined))) / Math.max(1, weight(some));
  const lasting = all.filter(({ isLate }) => !isLate);
  const lives = lasting.map(({ on, off, told, watches }) => (told === undefined ? 0 : watches * (1 - (told - on) / (off - on))));
  const delays = lasting.flatMap(({ on, told, watches }) => (told === undefined ? [] : Array<number>(watches).fill(told - on)));
  delays.sort((a, b) => a - b);
  return {
    told: share(lasting),
    life: (100 * lives.reduce((sum, one) => sum + one, 0)) / Math.max(1, weight(lasting)),
    p50: delays[Math.floor(delays.length / 2)] ?? 0,
    p90: delays[Math.floor(0.9 * delays.length)] ?? 0,
    late: share(all.filter(({ isLate }) => isLate)),
  };
}

const shown = {
  told: ["told", "%"],
  life: ["useful life", "%"],
  p50: ["delay, half of them", "min"],
  p90: ["delay, nine in ten", "min"],
  late: ["told of the last half hour", "%"],
  left: ["credits left", ""],
  dry: ["of the month with nothing left", "%"],
  due: ["movements with a promise", ""],
  kept: ["promise kept", "%"],
  back: ["promises taken back, a match", ""],
} as const satisfies Record<keyof Figures, readonly [string, string]>;

function namesOf({ leagues, watches, credits, perHour, others, people, replay }: Case): string {
  const elsewhere = others
    ? `, ${"once" in others ? `${others.once} taken by others on one day` : `${others.perDay} a day taken by others`}`
    : "";
  const asked = people ? `, ${people} questions of people a day` : "";
  const where = replay ? `real weeks of ${replay.length === 1 ? replay[0] : "all six"}` : `${leagues} leagues`;
  return `${perHour ? `${perHour} questions an hour` : `${credits} credits`}, ${where}, ${watches} watches${elsewhere}${asked}`;
}

function rowsOf(one: Case, recorded: RecordedOdds | null): Row[] {
  const { leagues, watches, replay } = one;
  const flat = Object.values(recorded ?? {}).flat();
  const worldOf = (seed: number): CreditWorld =>
    replay
      ? replayWorld({ seed, sports: replay, watches, recorded: recorded ?? {}, days: replayedDays })
      : makeWorld({ seed, leagues, watches, recorded: flat });
  // Where nothing moves nothing is told, and nothing missed.
  const moves = ({ leagues }: CreditWorld) => leagues.flat().some((match) => match.moves.some(({ isLate }) => !isLate));
  const worlds = Array.from({ length: seeds }, (_, nth) => worldOf(nth + 1)).filter(moves);
  const of = (rule: Parameters<typeof run>[2]) => worlds.map((world) => run(world, one, rule));
  const [mine, pace, robin, before, best] = [of(ours), of(evenPace), of(roundRobin), of(windows), of(hindsight)];
  return (Object.keys(shown) as (keyof Figures)[]).map((name) => {
    const sum = (all: readonly Figures[], of: keyof Figures) => all.reduce((total, one) => total + one[of], 0);
    const mean = (all: readonly Figures[]) =>
      name === "kept" ? (100 * sum(all, "kept")) / sum(all, "due") : sum(all, name) / all.length;
    const spread = (all: readonly Figures[]) => {
      const squares = all.reduce((sum, one) => sum + (one[name] - mean(all)) ** 2, 0);
      return (1.96 * Math.sqrt(squares / Math.max(1, all.length - 1))) / Math.sqrt(all.length);
    };
    const beside = (all: readonly Figures[]) => `${mean(all).toFixed(0)} ± ${spread(all).toFixed(0)}`;
    const [what, unit] = shown[name];
    const isOurs = name === "due" || name === "kept" || name === "back";
    return row({
      name: `${namesOf(one)}: ${what}`,
      ...{ ours: mean(mine), rival: isOurs ? null : mean(pace), unit },
      note: isOurs
        ? "nobody else promises anything"
        : `ours ± ${spread(mine).toPrecision(2)}, rival (even pace) ± ${spread(pace).toPrecision(2)}; round robin ${beside(robin)}, ` +
          `windows before the start ${beside(before)}, with hindsight ${beside(best)}`,
    });
  });
}

export const bench: Bench = {
  about: `what a month of credits tells of movements of ${limit} points, ${seeds} seeds (SEEDS) of 30 days; useful life is how much of a movement is left when it is told`,
  async run() {
    const recorded = await recordedOdds();
    if (!recorded)
      process.stderr.write(`credits: NOTHING RECORDED: prices are drawn from the laws, no real weeks. ${howToGet}\n`);
    const possible = cases.filter((one) => (recorded || !one.replay) && namesOf(one).includes(wanted));
    return possible.flatMap((one) => rowsOf(one, recorded));
  },
};
