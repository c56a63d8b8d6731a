import type { Clock } from "../clock.ts";
import { type Match, statusAt } from "./calendar.ts";
import { KnobRefused, type Knobs } from "./knobs.ts";
import type { Board } from "./market.ts";
import type { World } from "./world.ts";

/** How one outcome stands at a moment: its chance (0 to 1, the mean of the books without their margins) and its best price. */
interface ShowcaseOutcome {
  selection: string;
  chance: number;
  price: number;
}

/** A name by language. */
type Named = Readonly<Record<string, string>> & { readonly en: string };

/** A match of the market as somebody who looks on sees it. */
export interface ShowcaseLine {
  slug: string;
  home: Named;
  away: Named;
  league: Named;
  startsAt: number;
  refreshedAt: number;
  nextRefreshAt: number | null;
  outcomes: readonly ShowcaseOutcome[];
  /** The chance of the first outcome at the last refreshes, oldest first. */
  trail: readonly number[];
}

/** Some matches of the invented market, to be looked at and pushed. */
export interface Showcase {
  lines(): readonly ShowcaseLine[];
  /** Moves an outcome by points of probability at once; false when there is no such match or outcome. */
  push(line: { slug: string; selection: string; points: number }): boolean;
}

/** How many matches of each sport are shown. */
const shown = { football: 3, tennis: 1, "ice-hockey": 1, basketball: 1, mma: 0 } as const;
/** A match that begins sooner is not taken up; one that is shown stays until it begins. */
const leastAheadMs = 3 * 3_600_000;
const trailPoints = 40;

/** Shows the sandbox's market in a few lines. Their trails are worked out once for each refresh. */
export function createShowcase({ world, knobs, clock }: { world: World; knobs: Knobs; clock: Clock }): Showcase {
  const trails = new Map<number, { version: number; refreshedAt: number; trail: readonly number[] }>();

  function trailOf(match: Match, refreshedAt: number, now: number): readonly number[] {
    const version = world.actions.version();
    const known = trails.get(match.id);
    if (known?.refreshedAt === refreshedAt && known.version === version) return known.trail;
    const trail = world
      .history(match, now)
      .slice(-trailPoints)
      .map((board) => outcomesOf(board)[0]?.chance ?? 0);
    trails.set(match.id, { version, refreshedAt, trail });
    return trail;
  }

  function lineOf(match: Match, now: number): ShowcaseLine {
    const board = world.board(match, now);
    return {
      slug: match.slug,
      home: { ...match.home.name },
      away: { ...match.away.name },
      league: { ...match.league.name },
      startsAt: match.startsAt,
      refreshedAt: board.refreshedAt,
      nextRefreshAt: world.nextRefreshAt(match, now),
      outcomes: outcomesOf(board),
      trail: trailOf(match, board.refreshedAt, now),
    };
  }

  return {
    lines() {
      const now = clock.now();
      const matches = chosen(world.matches(now), { now, isShown: ({ id }) => trails.has(id) });
      for (const id of trails.keys()) if (!matches.some((match) => match.id === id)) trails.delete(id);
      return matches.map((match) => lineOf(match, now));
    },
    push({ slug, selection, points }) {
      try {
        knobs.move({ slug, selection, points });
        return true;
      } catch (error) {
        if (error instanceof KnobRefused) return false;
        throw error;
      }
    },
  };
}

function chosen(matches: readonly Match[], { now, isShown }: { now: number; isShown: (match: Match) => boolean }): Match[] {
  const left: Record<string, number> = { ...shown };
  return matches.filter((match) => {
    const { sport } = match.league;
    const isAhead = isShown(match) || match.startsAt >= now + leastAheadMs;
    if (statusAt(match, now) !== "scheduled" || !isAhead || !left[sport]) return false;
    left[sport] -= 1;
    return true;
  });
}

function outcomesOf({ books }: Board): ShowcaseOutcome[] {
  const offers = books.flatMap(({ markets }) => markets.filter(({ market }) => market === "winner"));
  const booked = offers.map(({ prices }) => prices.reduce((sum, { price }) => sum + 1 / price, 0));
  return (offers[0]?.prices ?? []).map(({ selection }, index) => {
    const prices = offers.map((offer) => offer.prices[index]?.price ?? 1);
    const chances = prices.map((price, book) => 1 / price / (booked[book] ?? 1));
    return {
      selection,
      chance: chances.reduce((sum, chance) => sum + chance, 0) / chances.length,
      price: Math.max(...prices),
    };
  });
}
