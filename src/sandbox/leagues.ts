import type { Name } from "./names.ts";

const sports = ["football", "ice-hockey", "basketball", "tennis", "mma"] as const;
export type Sport = (typeof sports)[number];

export interface League {
  id: number;
  slug: string;
  name: Name;
  sport: Sport;
  /** Index into the invented countries. */
  country: number;
  /** Who meets whom: everybody meets everybody within a division and nobody outside it. Even numbers only. */
  divisions: number;
  divisionSize: number;
  /** A round lasts this many days; its matches are dealt out over `matchDays`, counted from the round's first day. */
  roundDays: number;
  matchDays: readonly number[];
  /** First and last kick-off of a day, in minutes after midnight UTC. */
  kickOffs: readonly [number, number];
}

const hour = 60;
const everyThirdDay = { divisions: 1, divisionSize: 20, roundDays: 3, matchDays: [0, 1, 2] };
const everySecondDay = { divisions: 1, divisionSize: 16, roundDays: 2, matchDays: [0, 1] };
const tour = { divisions: 1, divisionSize: 24, roundDays: 3, matchDays: [0, 1, 2] };
const card = { divisions: 4, divisionSize: 6, roundDays: 7 };

/** Kick-offs are spread around the clock so that something is live at almost any hour. */
export const leagues: readonly League[] = [
  league(1, "football", "Northern Premier League/Северная премьер-лига", {
    country: 0,
    kickOffs: [12 * hour, 20 * hour],
    ...everyThirdDay,
  }),
  league(2, "football", "Eastern Superliga/Восточная суперлига", {
    country: 3,
    kickOffs: [9 * hour, 17 * hour],
    ...everyThirdDay,
  }),
  league(3, "football", "Pacific Championship/Тихоокеанский чемпионат", {
    country: 4,
    kickOffs: [2 * hour, 10 * hour],
    ...everyThirdDay,
  }),
  league(4, "football", "Southern First Division/Южный первый дивизион", {
    country: 5,
    kickOffs: [18 * hour, 23 * hour],
    ...everyThirdDay,
  }),
  league(5, "ice-hockey", "Polar Hockey League/Полярная хоккейная лига", {
    country: 1,
    kickOffs: [14 * hour, 19 * hour],
    ...everySecondDay,
  }),
  league(6, "ice-hockey", "Western Ice League/Западная ледовая лига", { country: 7, kickOffs: [0, 4 * hour], ...everySecondDay }),
  league(7, "basketball", "Continental Basket/Континентальный баскет", {
    country: 2,
    kickOffs: [15 * hour, 20 * hour],
    ...everySecondDay,
  }),
  league(8, "basketball", "Ocean Basketball League/Океанская баскетбольная лига", {
    country: 4,
    kickOffs: [0, 6 * hour],
    ...everySecondDay,
  }),
  league(9, "tennis", "Meridian Tour Men/Меридиан Тур, мужчины", { country: 6, kickOffs: [8 * hour, 19 * hour], ...tour }),
  league(10, "tennis", "Meridian Tour Women/Меридиан Тур, женщины", { country: 6, kickOffs: [8 * hour, 19 * hour], ...tour }),
  // Day 0 of a seven-day round is a Thursday, because the epoch began on one.
  league(11, "mma", "Iron Ring/Айрон Ринг", { country: 0, kickOffs: [17 * hour, 22 * hour], matchDays: [2], ...card }),
  league(12, "mma", "Gladius Fights/Гладиус Файтс", { country: 5, kickOffs: [16 * hour, 21 * hour], matchDays: [6], ...card }),
];

function league(id: number, sport: Sport, names: string, rest: Omit<League, "id" | "sport" | "name" | "slug">): League {
  const [en = "", ru = ""] = names.split("/");
  return { id, sport, name: { en, ru }, slug: slugOf(en), ...rest };
}

/** A Latin name as a URL-safe slug. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
