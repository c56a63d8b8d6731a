import type { Book } from "./books.ts";
import { dayMs, type Match } from "./calendar.ts";
import { between, keyOf, uniform } from "./hash.ts";

/** What somebody thinks of a match: log-odds of the home side, and how many times the expected scoring will be scored. */
export interface View {
  strength: number;
  pace: number;
}

export interface Tempo {
  /** How many times faster than on the calendar odds are refreshed and bookmakers follow. */
  speed: number;
  /** 0 holds everything still but the knobs, the kick-offs and the results; 1 is a lively market. */
  volatility: number;
  /** Whether prices swing at a pace of their own: as far as otherwise, and much less often, however quick the refreshes are. */
  isCalm?: boolean;
}

const maxQuickening = 64;
/** How many times faster than in life a calm market swings. */
const calmPace = 20;

/**
 * What the market thinks of a match at `time`, as `book` sees it: late by its lag, and with an opinion of its own. Drift goes to
 * and fro around the teams' strength and never runs away; news jumps and is forgotten within days; both are functions of time.
 */
export function viewOf(match: Match, book: Book, time: number, tempo: Tempo): View {
  // Lags shrink by more than the refreshes and by less than the prices, so that stragglers are seen at any speed and never absurd.
  const seenAt = time - (book.lagMinutes * 60_000) / (tempo.isCalm ? calmPace : tempo.speed * quickening(tempo.speed) ** 0.75);
  const market = marketView(match, marketTime(seenAt, tempo), tempo.volatility);
  const opinion = keyOf(match.key, "opinion", book.id);
  // A lively market's strayers stray together, now and then none. Of a calm one each strays in its own time, so that some always do.
  const strays = tempo.isCalm ? keyOf(match.key, "strays", book.id) : opinion;
  const wander = tempo.volatility * wave(strays, marketTime(time, tempo), 0.9 * dayMs);
  return {
    strength: market.strength + book.noise * (2 * uniform(opinion, -1) - 1 + 0.9 * wander),
    pace: market.pace * (1 + 0.18 * book.noise * (2 * uniform(opinion, -2) - 1 + wander)),
  };
}

/**
 * Time as prices feel it. They quicken more than the refreshes do (by the square of the speed, up to a bound), or else a quick
 * sandbox would show many refreshes between which hardly anything happened.
 */
function marketTime(time: number, { speed, isCalm }: Tempo): number {
  return time * (isCalm ? calmPace : speed * quickening(speed));
}

function quickening(speed: number): number {
  return Math.max(1, Math.min(speed, maxQuickening));
}

function marketView(match: Match, time: number, volatility: number): View {
  if (volatility === 0) return { strength: match.strength, pace: 1 };
  const strength = keyOf(match.key, "strength");
  const pace = keyOf(match.key, "pace");
  const drift =
    0.27 * wave(strength, time, 2 * dayMs) +
    0.14 * wave(strength + 1, time, 0.77 * dayMs) +
    0.03 * wave(strength + 2, time, 0.11 * dayMs);
  return {
    strength: match.strength + volatility * (drift + news(strength, time)),
    pace: 1 + volatility * (0.06 * wave(pace, time, 2.6 * dayMs) + 0.02 * wave(pace + 1, time, 0.4 * dayMs)),
  };
}

/** Between −1 and 1: swings to the other side of 0 every `halfPeriod`, each time by another amount. */
function wave(key: number, time: number, halfPeriod: number): number {
  // A phase over the whole period: over half of it, everything in the world would rise and fall together.
  const position = time / halfPeriod + 2 * uniform(key, -1);
  const index = Math.floor(position);
  const share = position - index;
  const smooth = share * share * (3 - 2 * share);
  return (1 - smooth) * crest(key, index) + smooth * crest(key, index + 1);
}

function crest(key: number, index: number): number {
  const size = 0.4 + 0.6 * uniform(key, index);
  return index % 2 === 0 ? size : -size;
}

const newsEveryMs = 4 * dayMs;
const newsFadesMs = 1.5 * dayMs;
const newsRemembered = 4;

/** Injuries, line-ups, weather: sudden steps that fade. */
function news(key: number, time: number): number {
  const cell = Math.floor(time / newsEveryMs);
  let effect = 0;
  for (let index = cell - newsRemembered; index <= cell; index++) {
    const piece = keyOf(key, "news", index);
    const age = time - (index + uniform(piece, 0)) * newsEveryMs;
    if (age < 0 || uniform(piece, 1) < 0.5) continue;
    const size = between(piece, 2, [0.2, 0.45]) * (uniform(piece, 3) < 0.5 ? -1 : 1);
    effect += size * Math.exp(-age / newsFadesMs);
  }
  return effect;
}
