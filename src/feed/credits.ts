import type { Pace } from "../api/budget/budget.ts";
import type { Spent } from "../api/budget/ledger.ts";
import { leagueName } from "../matches/names.ts";
import type { Session } from "../storage/database.ts";
import { ruleGroupsOf } from "../watches/watches.ts";
import type { Planned } from "./promises.ts";

/** How the longest count of a key stands, and what becomes of it, in the service's units. */
export interface Credits {
  units: number;
  left: number;
  /** When the count begins anew (ms UTC). */
  endsAt: number;
  /** How much of its time has passed, from 0 to 1. */
  elapsed: number;
  /** What will be left then if the days go on as the last ones did. */
  leftAtEnd: number;
  /** When nothing is left if they do; null where it lasts. */
  dryAt: number | null;
  leagues: readonly LeagueLoad[];
  /** What one more league would take in a day; null where none is watched. */
  oneMore: number | null;
  /** How many of 100 movements bring an alert, now and with twice the units; null where nobody can tell. */
  alerted: { now: number; doubled: number } | null;
}

interface LeagueLoad {
  league: string;
  watches: number;
  /** Units in a day. */
  perDay: number;
}

/** What the watches of now take. */
export interface Loads {
  leagues: readonly LeagueLoad[];
  /** Units that one look at all of them costs; null where a question brings less than a league. */
  lookCost: number | null;
}

interface CreditsFacts extends Loads {
  counts: Pace["counts"];
  /** Of the last days. */
  spent: readonly Spent[];
  now: number;
}

const dayMs = 86_400_000;
const lengths = { hour: dayMs / 24, day: dayMs, month: 30 * dayMs };
/** Days by which a pace is known. */
export const paceDays = 7;

/** Null where nothing is counted by the day or longer. */
export function creditsOf({ counts = [], spent, leagues, lookCost, now }: CreditsFacts): Credits | null {
  const counted = counts.flatMap(({ left, endsAt, ...one }) =>
    left === null || endsAt === undefined || one.per === "hour" ? [] : [{ ...one, left, endsAt }],
  );
  const longest = counted.toSorted((a, b) => lengths[b.per] - lengths[a.per])[0];
  if (!longest) return null;
  const { units, left, endsAt, per } = longest;
  const perDay = spentPerDay(spent, now);
  const leftAtEnd = left - (perDay * Math.max(0, endsAt - now)) / dayMs;
  const aMonth = (units * lengths.month) / lengths[per];
  return {
    ...{ units, left, endsAt, leagues, leftAtEnd: Math.max(0, leftAtEnd) },
    elapsed: Math.min(1, Math.max(0, 1 - (endsAt - now) / lengths[per])),
    dryAt: left <= 0 ? now : leftAtEnd < 0 ? now + (left / perDay) * dayMs : null,
    oneMore: leagues.length === 0 ? null : leagues.reduce((sum, one) => sum + one.perDay, 0) / (leagues.length + 1),
    alerted: lookCost ? { now: alertedOf(aMonth / lookCost), doubled: alertedOf((2 * aMonth) / lookCost) } : null,
  };
}

/** By league, those that take most first. */
export async function loadsOf(session: Session, { spending, askables, matches }: Planned, now: number): Promise<Loads> {
  const groups = await ruleGroupsOf(session, [...matches.keys()]);
  const watchesOf = (matchId: number): number => (groups.get(matchId) ?? []).reduce((sum, { watches }) => sum + watches, 0);
  const [perDay, found] = [spending.perDay(now), new Map<string, LeagueLoad>()];
  for (const { key, matchId, share } of askables.flatMap(({ key, matches: own }) =>
    own.map(({ matchId }) => ({ key, matchId, share: 1 / own.length })),
  )) {
    const match = matches.get(matchId);
    const league = match?.league ? leagueName(match.league, "en") : (match?.sport ?? "");
    const known = found.get(league) ?? { league, watches: 0, perDay: 0 };
    const takes = known.perDay + share * (perDay.get(key) ?? 0);
    found.set(league, { league, watches: known.watches + watchesOf(matchId), perDay: takes });
  }
  const isOfLeagues = askables.length > 0 && askables.every(({ together }) => together === undefined);
  return {
    leagues: [...found.values()].sort((a, b) => b.perDay - a.perDay),
    lookCost: isOfLeagues ? askables.reduce((sum, { cost }) => sum + cost, 0) : null,
  };
}

/** Since the first day that is known of, a day at least. */
function spentPerDay(spent: readonly Spent[], now: number): number {
  const since = Math.min(...spent.map(({ day }) => day), now - dayMs);
  return spent.reduce((sum, { units }) => sum + units, 0) / ((now - since) / dayMs);
}

/** Of 100 movements so many are seen in time with so many units a league and month: measured, as docs/decisions/0007 says. */
const measured = [
  [0, 0],
  [25, 66],
  [42, 78],
  [50, 82],
  [62, 87],
  [83, 91],
  [125, 95],
  [167, 97],
  [250, 99],
  [500, 100],
] as const;

function alertedOf(unitsALeague: number): number {
  const above = measured.findIndex(([units]) => units >= unitsALeague);
  if (above < 0) return 100;
  const [[low, from], [high, to]] = [measured[Math.max(0, above - 1)] ?? measured[0], measured[above] ?? measured[0]];
  return high === low ? to : from + ((unitsALeague - low) / (high - low)) * (to - from);
}
