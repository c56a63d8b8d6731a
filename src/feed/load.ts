const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
/** The calendar of what is watched now counts as much as a day of the past. */
const priorMinutes = 1_440;
const weekHours = 168;

/** An hour of the past: its number, its load in minutes, and how many minutes of it were seen. */
type HourOfLoad = [hour: number, sum: number, minutes: number];

/** How much watches have asked for within the last week, and will within three days. Pure state. */
export interface Load {
  /** For so many minutes the load was so high. */
  note(load: number, minutes: number, now: number): void;
  /** The last week as it was, and the next three days of what is watched now, while something is. */
  mean(loadAt: (time: number) => number, now: number): number;
  hours(): readonly HourOfLoad[];
  restore(kept: readonly HourOfLoad[]): void;
}

export function createLoad(): Load {
  let hours: readonly HourOfLoad[] = [];

  return {
    note(load, minutes, now) {
      const thisHour = Math.floor(now / hour);
      const known = hours.at(-1);
      const [, sum, seen] = known?.[0] === thisHour ? known : [thisHour, 0, 0];
      const earlier = known?.[0] === thisHour ? hours.slice(0, -1) : hours;
      const newest: HourOfLoad = [thisHour, sum + load * minutes, seen + minutes];
      hours = [...earlier, newest].slice(-weekHours);
    },
    mean(loadAt, now) {
      const [sum, minutes] = hours.reduce(([sum, minutes], one) => [sum + one[1], minutes + one[2]], [0, 0]);
      const ahead = meanAhead(loadAt, now);
      return ahead === 0 ? sum / Math.max(1, minutes) : (sum + priorMinutes * ahead) / (minutes + priorMinutes);
    },
    hours: () => hours,
    restore(kept) {
      hours = kept;
    },
  };
}

const halfHours = (valueAt: (time: number) => number, now: number, until: number): number[] =>
  Array.from({ length: Math.ceil((until - now) / (30 * minute)) }, (_, nth) => valueAt(now + nth * 30 * minute));

/** The most of the next three days. */
export const busiestAhead = (valueAt: (time: number) => number, now: number): number =>
  Math.max(...halfHours(valueAt, now, now + 3 * day));

/** The mean of the next three days, or until then, over the time in which something is watched; 0 where nothing is. */
export function meanAhead(valueAt: (time: number) => number, now: number, until: number = now + 3 * day): number {
  const open = halfHours(valueAt, now, until).filter((one) => one > 0);
  return open.length === 0 ? 0 : open.reduce((all, one) => all + one, 0) / open.length;
}
