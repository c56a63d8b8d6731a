import { ApiRefused, ApiUnreachable } from "../../src/api/errors.ts";
import type { Match } from "../../src/api/model.ts";
import type { OddsApi } from "../../src/api/odds-api.ts";
import type { Clock } from "../../src/clock.ts";
import type { Quote } from "../../src/odds/quote.ts";
import { createWorld } from "../../src/sandbox/world.ts";
import { documentedRhythm } from "../../src/sources/documented/service.ts";
import { homeChance } from "./chance.ts";
import type { Line } from "./truth.ts";

/** The sandbox's world without HTTP: two weeks of it would take hours to ask for. */
export function createMarket(clock: Clock, onShown: (slug: string, line: Line) => void) {
  const world = createWorld({ seed: "season", speed: 1, volatility: 1 });
  const figures = { requests: 0, failed: 0 };
  let isDown = false;

  type Fixture = ReturnType<typeof world.matches>[number];

  function matchFrom(fixture: Fixture): Match {
    const now = clock.now();
    const team = ({ id, slug, name }: Fixture["home"]) => ({ id, slug, names: { en: name.en, ru: name.ru } });
    const status = now >= fixture.endsAt ? "finished" : now >= fixture.startsAt ? "live" : "scheduled";
    return {
      id: fixture.id,
      slug: fixture.slug,
      home: team(fixture.home),
      away: team(fixture.away),
      startsAt: fixture.startsAt,
      status,
      league: null,
      sport: fixture.league.sport,
    };
  }

  function found(slug: string): Fixture {
    figures.requests++;
    if (isDown) {
      figures.failed++;
      throw new ApiUnreachable("timeout");
    }
    const fixture = world.match(slug, clock.now());
    if (!fixture) throw new ApiRefused({ status: 404 });
    return fixture;
  }

  const api: Pick<OddsApi, "odds" | "rhythm"> = {
    rhythm: documentedRhythm,
    async odds(slug) {
      const fixture = found(slug);
      const now = clock.now();
      const board = world.board(fixture, now);
      const quotes = board.books.flatMap(({ book, markets: [winner] }) =>
        (winner?.prices ?? []).map(
          ({ selection, price }): Quote => ({ bookmaker: book.name, market: "winner", selection, line: null, price, at: null }),
        ),
      );
      const chance = homeChance(board);
      if (chance !== null) onShown(slug, { chance, at: now, startsAt: fixture.startsAt });
      return { value: { quotes, refreshedAt: board.refreshedAt }, fetchedAt: now, failure: null };
    },
  };

  return {
    api,
    figures,
    match: (slug: string): Match => matchFrom(found(slug)),
    /** The matches with two outcomes and no other market that have not begun, soonest first. */
    upcoming: (): Match[] => {
      const now = clock.now();
      return world
        .matches(now)
        .filter(({ scoring, startsAt }) => scoring === 0 && startsAt > now)
        .map(matchFrom);
    },
    isDown: (): boolean => isDown,
    turn(down: boolean): void {
      isDown = down;
    },
  };
}

export type Market = ReturnType<typeof createMarket>;
