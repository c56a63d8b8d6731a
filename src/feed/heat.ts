/** A match as the spending sees it. */
export interface Heated {
  matchId: number;
  startsAt: number;
  live: boolean;
  /** Sum over its watches of `restOf`, and of `nearOf` as of its newest board. */
  rest: number;
  near: number;
}

/** What can be asked at once: a league, a day, one match. */
export interface Askable {
  key: string;
  matches: readonly Heated[];
  /** In units of the service; 0 where questions are free. */
  cost: number;
  /** The service has nothing new sooner. */
  rhythmMs: number;
  /** So many of its kind are asked in one question; the cost is its share of that. */
  together?: number;
}

const hour = 3_600_000;

/** What a watch with a limit of so many points adds to `rest`: movements of 3 points are the measure. */
export const restOf = (points: number): number => (3 / points) ** 2;

/** What it adds to `near` when its price was seen this share of the way to its limit. */
export const nearOf = (points: number, share: number): number =>
  restOf(points) * Math.min(12, 0.2 / Math.max(0.01, 1 - share) ** 2);

const hoursTo = ({ startsAt }: Pick<Heated, "startsAt">, now: number): number => Math.max(0, startsAt - now) / hour;

/** Movements of 3 points that are to be expected in an hour: the more, the nearer the start. */
export const movementsPerHour = (match: Heated, now: number): number => 0.12 / (hoursTo(match, now) + 0.8);

/** How much a movement matters then. */
export const urgencyOf = (match: Heated, now: number): number => 1 / (hoursTo(match, now) + 1);

export const costOf = ({ cost }: Askable): number => Math.max(0.1, cost);

/** The root of a question's heat for its price: how often it is worth asking, beside others. What is to come has no nearness yet. */
export function rootOf(asked: Askable, open: readonly Heated[], { now, later = now }: { now: number; later?: number }): number {
  const heat = (match: Heated) =>
    movementsPerHour(match, later) * urgencyOf(match, later) * (later === now ? match.near : match.rest);
  return Math.sqrt(open.reduce((sum, match) => sum + heat(match), 0) / costOf(asked));
}
