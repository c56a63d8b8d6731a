import { between, keyOf, pick, shuffle, uniform } from "./hash.ts";
import { type League, leagues, type Sport, slugOf } from "./leagues.ts";
import {
  basketballNicknames,
  cities,
  countries,
  femaleNames,
  footballNicknames,
  hockeyNicknames,
  maleNames,
  type Name,
  ringNames,
  surnames,
} from "./names.ts";

/** A club, a tennis player or a fighter: whoever can be one side of a match. */
export interface Participant {
  id: number;
  slug: string;
  name: Name;
  country: Name;
  league: League;
  /** Which division of the league, from 0. */
  division: number;
  /** How good, as a logit: the difference of two sides is the log-odds of the first. */
  strength: number;
}

export interface Fighter extends Participant {
  nickname: Name;
  weightClass: Name;
  record: { wins: number; losses: number; draws: number };
  heightCm: number;
  reachCm: number;
  age: number;
  stance: "orthodox" | "southpaw";
}

export interface Cast {
  /** Clubs and tennis players. */
  teams: readonly Participant[];
  fighters: readonly Fighter[];
  /** Everybody of a league, division by division. */
  byLeague: ReadonlyMap<number, readonly (readonly Participant[])[]>;
}

const weightClasses: readonly Name[] = [
  { en: "Bantamweight", ru: "Легчайший вес" },
  { en: "Lightweight", ru: "Лёгкий вес" },
  { en: "Welterweight", ru: "Полусредний вес" },
  { en: "Middleweight", ru: "Средний вес" },
];

/** Who lives in the world of this seed. */
export function createCast(seed: string | number): Cast {
  const teams = leagues.filter(({ sport }) => sport !== "mma").flatMap((league) => membersOf(seed, league));
  const numbered = teams.map((team, index) => ({ ...team, id: index + 1 }));
  const fighters = leagues
    .filter(({ sport }) => sport === "mma")
    .flatMap((league) => membersOf(seed, league))
    .map((fighter, index) => profileOf(seed, { ...fighter, id: index + 1 }));
  return { teams: numbered, fighters, byLeague: divisionsOf([...numbered, ...fighters]) };
}

function membersOf(seed: string | number, league: League): Participant[] {
  const size = league.divisions * league.divisionSize;
  // In an order of its own, or leagues that share places would play the same pairings on the same day.
  return shuffle(keyOf(seed, league.id, "order"), namesOf(seed, league).slice(0, size)).map((name, index) => {
    const slug = slugOf(name.en);
    const key = keyOf(seed, "participant", slug);
    const country = isPerson(league.sport) ? pick(key, 0, countries) : countries[league.country];
    const division = Math.floor(index / league.divisionSize);
    const strength = between(key, 1, [-0.55, 0.55]);
    return { id: 0, slug, name, country: country ?? name, league, division, strength };
  });
}

function isPerson(sport: Sport): boolean {
  return sport === "tennis" || sport === "mma";
}

function namesOf(seed: string | number, league: League): Name[] {
  // Leagues of one sport take turns through the same shuffled lists, so that no name is given twice.
  const rank = leagues.filter(({ sport, id }) => sport === league.sport && id < league.id).length;
  const places = shuffle(keyOf(seed, league.sport, "places"), cities);
  if (league.sport === "football") return clubs(places, footballNicknames, { skip: rank * 20, count: 20 });
  if (league.sport === "ice-hockey") return clubs(places, hockeyNicknames, { skip: rank * 16, count: 16 });
  if (league.sport === "basketball") return clubs(places, basketballNicknames, { skip: rank * 16, count: 16 });
  const family = shuffle(keyOf(seed, league.sport, "families"), surnames).slice(rank * 24, rank * 24 + 24);
  return people(keyOf(seed, league.id, "people"), league.id === 10 ? femaleNames : maleNames, family);
}

function clubs(places: readonly Name[], nicknames: readonly Name[], { skip, count }: { skip: number; count: number }): Name[] {
  return Array.from({ length: count }, (_, index) => {
    const place = places[(skip + index) % places.length] ?? { en: "", ru: "" };
    // The second time round the list of places a club gets another nickname.
    const lap = Math.floor((skip + index) / places.length);
    const nickname = nicknames[(index + lap * 3) % nicknames.length] ?? place;
    return { en: `${place.en} ${nickname.en}`, ru: `${place.ru} ${nickname.ru}` };
  });
}

function people(key: number, firstNames: readonly Name[], family: readonly Name[]): Name[] {
  return family.map((surname, index) => {
    const first = pick(key, index, firstNames);
    return { en: `${first.en} ${surname.en}`, ru: `${first.ru} ${surname.ru}` };
  });
}

function profileOf(seed: string | number, fighter: Participant): Fighter {
  const key = keyOf(seed, "fighter", fighter.slug);
  const fights = Math.floor(between(key, 0, [8, 34]));
  // A better fighter has lost less.
  const losses = Math.floor(fights * (0.28 - fighter.strength * 0.25) * (0.6 + 0.4 * uniform(key, 1)));
  const draws = uniform(key, 2) < 0.15 ? 1 : 0;
  const heightCm = Math.round(168 + fighter.division * 5 + between(key, 3, [-4, 4]));
  return {
    ...fighter,
    nickname: pick(key, 4, ringNames),
    weightClass: weightClasses[fighter.division % weightClasses.length] ?? fighter.name,
    record: { wins: fights - losses - draws, losses, draws },
    heightCm,
    reachCm: heightCm + Math.round(between(key, 5, [-2, 9])),
    age: Math.floor(between(key, 6, [21, 39])),
    stance: uniform(key, 7) < 0.75 ? "orthodox" : "southpaw",
  };
}

function divisionsOf(everybody: readonly Participant[]): Map<number, Participant[][]> {
  const byLeague = new Map<number, Participant[][]>(
    leagues.map(({ id, divisions }) => [id, Array.from({ length: divisions }, () => [])]),
  );
  for (const participant of everybody) byLeague.get(participant.league.id)?.[participant.division]?.push(participant);
  return byLeague;
}
