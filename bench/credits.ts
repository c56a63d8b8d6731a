import { nearOf, restOf } from "../src/feed/heat.ts";
import { createSpending } from "../src/feed/spending.ts";
import { type Bench, type Row, row } from "./bench.ts";
import { apart, type CreditWorld, limit, makeWorld, pricesAt, recordedPaths, type WatchedMatch } from "./credit-world.ts";

const seeds = Number(process.env["SEEDS"] ?? 4);
const paths = process.env["CREDIT_PATHS"];
const minute = 60_000;
const cases = [
  { leagues: 1, watches: 5, credits: 500 },
  { leagues: 6, watches: 30, credits: 500 },
  { leagues: 20, watches: 500, credits: 500 },
  { leagues: 6, watches: 30, credits: 20_000 },
];

/** A league as rules see it. */
interface League {
  matches: readonly WatchedMatch[];
  looks: number[];
}

interface Purse {
  left: number;
  end: number;
}

/** Chooses the league to ask now; `seen` is told of each look. */
interface Rule {
  next(now: number): League | null;
  seen?(league: League, now: number): void;
}

const openIn = ({ matches }: League, now: number) => matches.filter(({ from, start }) => from <= now && start > now);
const lastLook = ({ looks }: League) => looks.at(-1) ?? -1;
const watchesOf = ({ watches }: WatchedMatch, now: number) => watches.filter((at) => at <= now).length || 1;

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

  return {
    next(now) {
      const open = leagues
        .map((league, nth) => ({ key: `${nth}`, open: openIn(league, now) }))
        .filter((one) => one.open.length > 0);
      const list = open.map(({ key, open }) => ({
        ...{ key, cost: 1, rhythmMs: minute },
        matches: open.map((match) => heated(match, now)),
      }));
      spending.follow(list, now * minute);
      const turn = spending.next([{ left: purse.left, endsAt: purse.end * minute }], now * minute);
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

interface Figures {
  told: number;
  life: number;
  p50: number;
  p90: number;
  late: number;
  left: number;
}

function run(
  { leagues: all, end }: CreditWorld,
  credits: number,
  rule: (leagues: readonly League[], purse: Purse) => Rule,
): Figures {
  const leagues = all.map((matches): League => ({ matches, looks: [] }));
  const purse = { left: credits, end };
  const { next, seen } = rule(leagues, purse);
  for (let now = 0; now < end; now++)
    for (let league = purse.left > 0 ? next(now) : null; league; league = purse.left > 0 ? next(now) : null) {
      purse.left--;
      league.looks.push(now);
      seen?.(league, now);
    }
  return { ...measured(leagues), left: purse.left };
}

/** From the first look after a movement, if it is still there. */
function measured(leagues: readonly League[]): Omit<Figures, "left"> {
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
} as const satisfies Record<keyof Figures, readonly [string, string]>;

function rowsOf({ leagues, watches, credits }: (typeof cases)[number], recorded: ReturnType<typeof recordedPaths>): Row[] {
  const worlds = Array.from({ length: seeds }, (_, nth) => makeWorld({ seed: nth + 1, leagues, watches, recorded }));
  const of = (rule: Parameters<typeof run>[2]) => worlds.map((world) => run(world, credits, rule));
  const [mine, pace, robin, before] = [of(ours), of(evenPace), of(roundRobin), of(windows)];
  return (Object.keys(shown) as (keyof Figures)[]).map((name) => {
    const mean = (all: readonly Figures[]) => all.reduce((sum, one) => sum + one[name], 0) / all.length;
    const [what, unit] = shown[name];
    return row({
      name: `${credits} credits, ${leagues} leagues, ${watches} watches: ${what}`,
      ...{ ours: mean(mine), rival: mean(pace), unit },
      note: `rival: even pace; round robin ${mean(robin).toFixed(0)}, windows before the start ${mean(before).toFixed(0)}`,
    });
  });
}

export const bench: Bench = {
  about: `what a month of credits tells of movements of ${limit} points, ${seeds} seeds (SEEDS) of 30 days; useful life is how much of a movement is left when it is told`,
  async run() {
    if (!paths) process.stderr.write("credits: NO RECORDED PATHS (CREDIT_PATHS=paths.json.gz): prices are drawn from the laws\n");
    const recorded = paths ? recordedPaths(paths) : [];
    return cases.flatMap((one) => rowsOf(one, recorded));
  },
};
