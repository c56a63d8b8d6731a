import type { Cast, Participant } from "./cast.ts";
import { between, keyOf, uniform } from "./hash.ts";
import { type League, leagues, type Sport } from "./leagues.ts";

export type Status = "scheduled" | "live" | "finished";

/** A fixture with what the market needs to know of it. Times in ms since the epoch, UTC. */
export interface Match {
  id: number;
  slug: string;
  league: League;
  home: Participant;
  away: Participant;
  startsAt: number;
  endsAt: number;
  /** The root of all that is random about this match. */
  key: number;
  /** Log-odds of the home side against the away side before anything happens. */
  strength: number;
  /** Goals or points expected in all; 0 where nobody counts them. */
  scoring: number;
  /** The lines on which totals are offered. */
  lines: readonly number[];
}

export interface Calendar {
  /** All matches on the list at `time`, soonest first. */
  listed(time: number): Match[];
  /** The match of a slug if it is on the list at `time`. */
  find(slug: string, time: number): Match | null;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** A match enters the list this long before its kick-off … */
export const enterBeforeMs = 7 * dayMs;
/** … and leaves it this long after its end. */
export const leaveAfterMs = 4 * hourMs;

const keptDays = 32;

/** The fixtures of a cast, worked out day by day when asked for. The calendar knows no speed. */
export function createCalendar(seed: string | number, cast: Cast): Calendar {
  const days = new Map<number, readonly Match[]>();

  function matchesOf(day: number): readonly Match[] {
    let matches = days.get(day);
    if (!matches) {
      matches = fixturesOf(seed, cast, day);
      days.set(day, matches);
      for (const oldest of days.keys()) if (days.size > keptDays) days.delete(oldest);
    }
    return matches;
  }

  return {
    listed(time) {
      const today = Math.floor(time / dayMs);
      const matches: Match[] = [];
      for (let day = today - 1; day <= today + 7; day++) {
        for (const match of matchesOf(day)) if (isListed(match, time)) matches.push(match);
      }
      return matches;
    },
    find(slug, time) {
      const day = Date.parse(`${slug.slice(-10)}T00:00:00Z`) / dayMs;
      // Only days that can be on the list are worked out, or made-up slugs could fill the memory.
      if (!(Math.abs(day - time / dayMs) < 9)) return null;
      return matchesOf(day).find((match) => match.slug === slug && isListed(match, time)) ?? null;
    },
  };
}

/** What the calendar says of a match at `time`. */
export function statusAt(match: Match, time: number): Status {
  if (time < match.startsAt) return "scheduled";
  return time < match.endsAt ? "live" : "finished";
}

function isListed({ startsAt, endsAt }: Match, time: number): boolean {
  return time >= startsAt - enterBeforeMs && time < endsAt + leaveAfterMs;
}

function fixturesOf(seed: string | number, cast: Cast, day: number): readonly Match[] {
  return leagues
    .flatMap((league) => pairingsOf(league, cast, day))
    .map((pairing, index) => matchOf(seed, pairing, { day, index }))
    .sort((a, b) => a.startsAt - b.startsAt || a.id - b.id);
}

interface Pairing {
  league: League;
  home: Participant;
  away: Participant;
  /** Position within the league's day, from 0 to 1. */
  position: number;
}

/** The circle method: one side stays, the others move on by one place each round, so that everybody meets everybody. */
function pairingsOf(league: League, cast: Cast, day: number): Pairing[] {
  const round = Math.floor(day / league.roundDays);
  const slot = league.matchDays.indexOf(day - round * league.roundDays);
  if (slot === -1) return [];
  const pairs = (cast.byLeague.get(league.id) ?? []).flatMap((division) => circle(division, round + league.id));
  const today = pairs.filter((_, index) => index % league.matchDays.length === slot);
  return today.map(([home, away], index) => ({ league, home, away, position: index / Math.max(1, today.length - 1) }));
}

function circle(division: readonly Participant[], round: number): [Participant, Participant][] {
  const [first, ...others] = division;
  const turned = others.map((_, index) => others[(index + round) % others.length]);
  const places = [first, ...turned];
  const pairs: [Participant, Participant][] = [];
  for (let index = 0; index < places.length / 2; index++) {
    const a = places[index];
    const b = places[places.length - 1 - index];
    if (a && b) pairs.push((round + index) % 2 === 0 ? [a, b] : [b, a]);
  }
  return pairs;
}

function matchOf(seed: string | number, pairing: Pairing, { day, index }: { day: number; index: number }): Match {
  const { league, home, away } = pairing;
  const slug = `${home.slug}-${away.slug}-${new Date(day * dayMs).toISOString().slice(0, 10)}`;
  const key = keyOf(seed, "match", slug);
  const startsAt = day * dayMs + kickOffMinute(pairing, key) * minuteMs;
  const advantage = league.sport === "tennis" || league.sport === "mma" ? 0 : 0.2;
  const strength = clamp(home.strength - away.strength + advantage + between(key, 1, [-0.15, 0.15]), 1.3);
  const endsAt = startsAt + Math.round(between(key, 2, lengthMinutes[league.sport])) * minuteMs;
  return { id: day * 100 + index, slug, league, home, away, startsAt, endsAt, key, strength, ...scoringOf(league.sport, key) };
}

const lengthMinutes: Record<Sport, readonly [number, number]> = {
  football: [108, 118],
  "ice-hockey": [135, 160],
  basketball: [120, 145],
  tennis: [75, 190],
  mma: [12, 26],
};

function kickOffMinute({ league, position }: Pairing, key: number): number {
  const [first, last] = league.kickOffs;
  // A card of fights goes one after the other; everything else begins on a quarter of an hour.
  if (league.sport === "mma") return first + Math.round(position * (last - first));
  const minute = first + (0.7 * position + 0.3 * uniform(key, 3)) * (last - first);
  return Math.round(minute / 15) * 15;
}

function scoringOf(sport: Sport, key: number): { scoring: number; lines: number[] } {
  if (sport === "football") return linesAround(between(key, 4, [2.25, 3.15]), [-1, 0, 1]);
  if (sport === "ice-hockey") return linesAround(between(key, 4, [4.9, 6.3]), [0, 1]);
  if (sport === "basketball") return linesAround(between(key, 4, [152, 231]), [-4, 0, 4]);
  return { scoring: 0, lines: [] };
}

function linesAround(scoring: number, offsets: readonly number[]): { scoring: number; lines: number[] } {
  return { scoring, lines: offsets.map((offset) => Math.floor(scoring) + 0.5 + offset) };
}

function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}
