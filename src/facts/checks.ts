/** The longest gap (ms) between two looks at a match, by hours before the start; null where none is promised. */
export type Promised = Readonly<Record<"over24h" | "from6h" | "from1h" | "lastHour", number | null>>;

/** How often a match is looked at from now until its start, as people are told it. Gaps in milliseconds. */
export type Checks =
  /** As often as anything is. */
  | { kind: "always" }
  /** `last`: in the last hour, where that is still to come. */
  | { kind: "often"; about: number; latest: number; last: number | null }
  /** Nothing is promised until so many hours before the start. */
  | { kind: "later"; fromHours: number; latest: number; last: number }
  /** So rarely that only a number of times says something. */
  | { kind: "few"; count: number }
  | { kind: "none" };

const [minute, hour] = [60_000, 3_600_000];
/** Hours before the start from which each gap holds. */
export const phases = [24, 6, 1, 0];
/** The gaps that can be promised. */
export const steps = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 360, 480, 720, 1440].map(
  (minutes) => minutes * minute,
);

export function phaseAt({ startsAt }: { startsAt: number }, now: number): number {
  return phases.findIndex((from) => startsAt - now >= from * hour || from === 0);
}

/** Null once the match has begun. */
export function checksOf(promised: Promised, { startsAt, now }: { startsAt: number; now: number }): Checks | null {
  if (startsAt <= now) return null;
  const [gaps, phase] = [gapsOf(promised), phaseAt({ startsAt }, now)];
  const latest = gaps[phase] ?? null;
  const { lastHour } = promised;
  if (lastHour === null || lastHour > hour) return rareChecks(gaps, { startsAt, now });
  const first = gaps.findIndex((gap, nth) => nth >= phase && gap !== null);
  if (latest === null)
    return { kind: "later", fromHours: phases[first - 1] ?? 0, latest: gaps[first] ?? lastHour, last: lastHour };
  if (latest <= minute) return { kind: "always" };
  return { kind: "often", about: usualGap(latest), latest, last: phase === phases.length - 1 ? null : lastHour };
}

/** What is promised takes half of what there is: so often it is looked at when nothing is nearer to a limit. */
function usualGap(latest: number): number {
  return steps.find((gap) => 2 * gap >= latest) ?? latest;
}

function rareChecks(gaps: readonly (number | null)[], { startsAt, now }: { startsAt: number; now: number }): Checks {
  const until = (startsAt - now) / hour;
  const least = gaps.reduce<number>((sum, gap, nth) => {
    const hours = Math.max(0, Math.min(until, phases[nth - 1] ?? until) - (phases[nth] ?? 0));
    return gap === null ? sum : sum + (hours * hour) / gap;
  }, 0);
  const count = Math.round(2 * least);
  return count === 0 ? { kind: "none" } : { kind: "few", count };
}

/** The gap that holds now; null where none is promised. */
export function gapNow(promised: Promised, { startsAt, now }: { startsAt: number; now: number }): number | null {
  return gapsOf(promised)[phaseAt({ startsAt }, now)] ?? null;
}

function gapsOf({ over24h, from6h, from1h, lastHour }: Promised): readonly (number | null)[] {
  return [over24h, from6h, from1h, lastHour];
}
