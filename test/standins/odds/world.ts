import type { Clock } from "../../../src/clock.ts";
import { keyOf, shuffle, uniform } from "../../../src/sandbox/hash.ts";
import { type League, leagues, type Sport, type Team } from "./leagues.ts";

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
/** How long after the end of a match its result is final. */
export const settleMs = 10 * minuteMs;

export interface Match {
  key: number;
  /** A number of eight digits, and one of 32 hexadecimal ones. */
  id: number;
  hex: string;
  league: League;
  home: Team;
  away: Team;
  /** Midnight UTC of the day whose matches it belongs to, though it may begin after the next one. */
  day: number;
  plannedAt: number;
}

export interface State {
  startsAt: number;
  phase: "pending" | "live" | "ended" | "abandoned";
  /** How much of it is played, 0 to 1. */
  share: number;
  score: { home: number; away: number };
  /** When it ends, or was abandoned. */
  endsAt: number;
}

export interface Chances {
  home: number;
  draw: number;
  away: number;
  /** That more than `line` is scored. */
  over(line: number): number;
  /** That the home side wins with so many points on top. */
  covers(line: number): number;
}

export interface Book {
  key: string;
  title: string;
  margin: number;
  /** How often it changes its prices before a match and in it. */
  everyMs: number;
  liveEveryMs: number;
}

export interface Board {
  /** When the book last changed its prices. */
  at: number;
  chances: Chances;
  /** The main lines of this book; the handicap is the home side's. */
  total: number;
  handicap: number;
  price(chance: number): number;
}

/** What somebody has done to a match, and when. */
type Deed =
  | { at: number; kind: "nudge"; margin: number; total: number; isAtOnce: boolean }
  | { at: number; kind: "postpone"; byMs: number }
  | { at: number; kind: "abandon" };

/** An invented sporting world. Everything in it is a function of the seed, the time, and what tests do to it. */
export interface OddsWorld {
  /** Matches that begin in this time by what is known at `now`, in the order of their start. */
  matches(range: { from: number; to: number; now: number }): Match[];
  stateOf(match: Match, time: number): State;
  /** What a book offers at this time. */
  board(match: Match, book: Book, time: number): Board;
  /**
   * Makes everybody think better of the home side, or expect more points, from now on; 0.5 is much. Each book says so when it changes
   * its prices next, or all of them at this moment.
   */
  nudge(match: Match, by: { margin?: number; total?: number; isAtOnce?: boolean }): void;
  postpone(match: Match, byMs: number): void;
  abandon(match: Match): void;
}

interface WorldOptions {
  clock: Clock;
  seed: string | number;
  /** 0 holds prices still but for nudges and live play; 1 unless said otherwise. */
  volatility?: number;
}

export function createOddsWorld({ seed, clock, volatility = 1 }: WorldOptions): OddsWorld {
  const days = new Map<number, Match[]>();
  const deeds = new Map<number, Deed[]>();

  function matchesOf(day: number): Match[] {
    const known = days.get(day) ?? leagues.flatMap((league) => fixtures(league, day, seed));
    days.set(day, known);
    return known;
  }

  function done(match: Match, time: number): Deed[] {
    return [...fate(match), ...(deeds.get(match.key) ?? [])].filter(({ at }) => at <= time);
  }

  function add(match: Match, deed: Deed): void {
    deeds.set(match.key, [...(deeds.get(match.key) ?? []), deed]);
  }

  function startOf(match: Match, time: number): number {
    return done(match, time).reduce((at, deed) => (deed.kind === "postpone" ? at + deed.byMs : at), match.plannedAt);
  }

  function stateOf(match: Match, time: number): State {
    const startsAt = startOf(match, time);
    const abandoned = done(match, time).find(({ kind }) => kind === "abandon");
    const lastsMs = match.league.sport.minutes * minuteMs;
    const endsAt = abandoned?.at ?? startsAt + lastsMs;
    const share = Math.max(0, Math.min(1, (Math.min(time, endsAt) - startsAt) / lastsMs));
    const phase = abandoned ? "abandoned" : time < startsAt ? "pending" : time < endsAt ? "live" : "ended";
    return { startsAt, phase, share, score: scoreAt(match, share), endsAt };
  }

  return {
    stateOf,
    matches({ from, to, now }) {
      const first = Math.floor(from / dayMs) - 3;
      const found: Match[] = [];
      for (let day = first; day * dayMs <= to; day++) found.push(...matchesOf(day));
      return found
        .map((match) => ({ match, at: startOf(match, now) }))
        .filter(({ at }) => at >= from && at <= to)
        .sort((a, b) => a.at - b.at || a.match.id - b.match.id)
        .map(({ match }) => match);
    },
    board(match, book, time) {
      const { sport } = match.league;
      const key = keyOf(match.key, book.key);
      const { phase } = stateOf(match, time);
      const everyMs = phase === "live" ? book.liveEveryMs : book.everyMs;
      const offset = Math.floor(uniform(key, 0) * everyMs);
      const atOnce = done(match, time).flatMap((deed) => (deed.kind === "nudge" && deed.isAtOnce ? [deed.at] : []));
      const at = Math.max(Math.floor((time - offset) / everyMs) * everyMs + offset, ...atOnce);
      const state = stateOf(match, at);
      const opinion = { margin: 0.2 * (uniform(key, 1) - 0.5), total: 0.2 * (uniform(key, 2) - 0.5) };
      const nudges = done(match, at).filter((deed) => deed.kind === "nudge");
      const expected = expectation(match, [opinion, ...nudges, wandering(match, at, volatility)]);
      const ahead = uniform(key, 3) < 0.25 ? 1 : 0;
      return {
        at,
        chances: chancesOf(sport, expected, state),
        total: halfLine(sport.total + 0.3 * sport.totalSpread * (uniform(match.key, 1) - 0.5)) + ahead,
        handicap: -halfLine(strengthOf(match) * sport.marginSpread) - ahead,
        price: (chance) => Math.min(501, Math.max(1.01, Math.round(100 / (chance * (1 + book.margin))) / 100)),
      };
    },
    nudge: (match, { margin = 0, total = 0, isAtOnce = false }) =>
      add(match, { at: clock.now(), kind: "nudge", margin, total, isAtOnce }),
    postpone: (match, byMs) => add(match, { at: clock.now(), kind: "postpone", byMs }),
    abandon: (match) => add(match, { at: clock.now(), kind: "abandon" }),
  };
}

function fixtures(league: League, day: number, seed: string | number): Match[] {
  // The first day of the epoch was a Thursday.
  if (!league.days.includes((day + 4) % 7)) return [];
  const teams = shuffle(keyOf(seed, league.key, day), league.teams);
  return league.hours.flatMap((hour, index) => {
    const [home, away] = [teams[2 * index], teams[2 * index + 1]];
    if (!home || !away) return [];
    const key = keyOf(seed, league.key, day, index);
    const id = 10_000_000 + Math.floor(uniform(key, 0) * 89_999_999);
    const hex = [1, 2, 3, 4].map((part) => (keyOf(key, part) >>> 0).toString(16).padStart(8, "0")).join("");
    return [{ key, id, hex, league, home, away, day: day * dayMs, plannedAt: day * dayMs + Math.round(hour * 60) * minuteMs }];
  });
}

/** Of a hundred matches some three are postponed shortly before they begin, and some three are abandoned. */
function fate({ key, plannedAt }: Match): Deed[] {
  const luck = uniform(key, 90);
  if (luck < 0.03) return [{ at: plannedAt - 2 * hourMs, kind: "postpone", byMs: 26 * hourMs }];
  if (luck < 0.06) return [{ at: plannedAt + (luck < 0.045 ? -30 : 40) * minuteMs, kind: "abandon" }];
  return [];
}

/** How much better the home side is, in spreads of the margin. */
function strengthOf({ key }: Match): number {
  return 0.15 + 1.3 * (uniform(key, 2) - 0.5);
}

interface View {
  margin: number;
  total: number;
}

/** How opinions go to and fro. */
function wandering({ key }: Match, time: number, volatility: number): View {
  const wave = (hours: number, index: number) =>
    volatility * Math.sin(2 * Math.PI * (time / (hours * hourMs) + uniform(key, 10 + index)));
  return { margin: 0.06 * wave(31, 0) + 0.02 * wave(1.7, 1), total: 0.08 * wave(43, 2) + 0.02 * wave(2.3, 3) };
}

function expectation(match: Match, views: readonly View[]): View {
  const { sport } = match.league;
  const margin = strengthOf(match) + sum(views.map((view) => view.margin));
  const total = sum(views.map((view) => view.total));
  return { margin: margin * sport.marginSpread, total: sport.total + total * sport.totalSpread };
}

function chancesOf(sport: Sport, expected: View, { share, score }: State): Chances {
  const left = 1 - share;
  const margin = score.home - score.away + left * expected.margin;
  const total = score.home + score.away + left * expected.total;
  const narrower = Math.max(0.1, Math.sqrt(left));
  const above = (line: number, mean: number, spread: number) => {
    const chance = 1 / (1 + Math.exp((-1.702 * (mean - line)) / (spread * narrower)));
    return Math.min(0.985, Math.max(0.015, chance));
  };
  const home = above(sport.canDraw ? 0.5 : 0, margin, sport.marginSpread);
  const notAway = sport.canDraw ? above(-0.5, margin, sport.marginSpread) : home;
  return {
    home,
    draw: notAway - home,
    away: 1 - notAway,
    over: (line) => above(line, total, sport.totalSpread),
    covers: (line) => above(-line, margin, sport.marginSpread),
  };
}

/** What has been scored when this share of a match is played; every point has its moment. */
function scoreAt(match: Match, share: number): State["score"] {
  if (share === 0) return { home: 0, away: 0 };
  const { sport } = match.league;
  const spread = (index: number) => uniform(match.key, index) + uniform(match.key, index + 1) - 1;
  const margin = strengthOf(match) * sport.marginSpread + 2 * sport.marginSpread * spread(20);
  const total = sport.total + 2 * sport.totalSpread * spread(22);
  const home = Math.max(0, Math.round((total + margin) / 2));
  const away = Math.max(0, Math.round((total - margin) / 2));
  const decided = !sport.canDraw && home === away ? home + 1 : home;
  if (share === 1) return { home: decided, away };
  const scored = (key: number, most: number) =>
    Array.from({ length: most }, (_, nth) => uniform(key, nth)).filter((moment) => moment < share).length;
  return { home: scored(keyOf(match.key, "home"), decided), away: scored(keyOf(match.key, "away"), away) };
}

function halfLine(about: number): number {
  return Math.floor(about) + 0.5;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
