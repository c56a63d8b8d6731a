import { ApiRefused } from "../../src/api/errors.ts";
import type { League, Match, Page, Team } from "../../src/api/model.ts";
import type { Answer, AskOptions, Lane, MatchQuery } from "../../src/api/odds-api.ts";
import type { Clock } from "../../src/clock.ts";

/** The fake clock's noon. */
export const noon = Date.UTC(2026, 7, 15, 12);
export const hour = 3_600_000;

export function team(names: Record<string, string>): Team {
  return { id: null, slug: null, names };
}

export const cup: League = { id: null, slug: "river-cup", names: { ru: "Речной кубок", en: "River Cup" }, sport: "football" };

export function match(slug: string, fields: Partial<Match> = {}): Match {
  const [home = slug, away = ""] = slug.split("-");
  return {
    id: null,
    slug,
    home: team({ en: home }),
    away: team({ en: away }),
    startsAt: noon + 3 * hour,
    status: "scheduled",
    league: null,
    sport: "football",
    ...fields,
  };
}

/** A service that answers from a list which the test may change, counts what it was asked, and ages as a cache would. */
export function createListApi(clock: Clock, options: { pageSize?: number; maxAgeMs?: number } = {}) {
  const { pageSize = 50, maxAgeMs = 60_000 } = options;
  const asked: string[] = [];
  const kept = new Map<string, Answer<Page<Match>>>();
  const api = {
    asked,
    matches: [] as Match[],
    trouble: null as Error | null,
    knownStatuses: ["scheduled", "live", "finished"],
    showsTotal: true,
    ignoresPage: false,
    /** Whose each request was. */
    lanes: [] as (Lane | undefined)[],
    /** Until this resolves, answers are under way. */
    held: Promise.resolve(),
    /** Holds answers back until they are released. */
    holdAnswers() {
      const releases: (() => void)[] = [];
      api.held = new Promise<void>((resolve) => releases.push(resolve));
      return { release: () => releases[0]?.() };
    },
  };
  function answer(query: MatchQuery, lane: Lane | undefined): Answer<Page<Match>> {
    const key = JSON.stringify(query);
    const known = kept.get(key);
    if (known && known.fetchedAt + maxAgeMs > clock.now()) return known;
    asked.push(key);
    api.lanes.push(lane);
    if (api.trouble) throw api.trouble;
    if (query.status !== undefined && !api.knownStatuses.includes(query.status)) throw new ApiRefused({ status: 400 });
    const page = api.ignoresPage ? 1 : (query.page ?? 1);
    const all = api.matches.filter(({ status }) => query.status === undefined || status === query.status);
    const items = all.slice((page - 1) * pageSize, page * pageSize);
    const value = { items, total: api.showsTotal ? all.length : null, page };
    const fresh = { value, fetchedAt: clock.now(), failure: null };
    kept.set(key, fresh);
    return fresh;
  }
  return Object.assign(api, {
    list: {
      async matches(query: MatchQuery = {}, { lane }: AskOptions = {}) {
        const answered = answer(query, lane);
        await api.held;
        return answered;
      },
    },
    single: {
      async match(slug: string): Promise<Answer<Match>> {
        asked.push(slug);
        if (api.trouble) throw api.trouble;
        const value = api.matches.find((each) => each.slug === slug);
        if (!value) throw new ApiRefused({ status: 404 });
        return { value, fetchedAt: clock.now(), failure: null };
      },
    },
  });
}
