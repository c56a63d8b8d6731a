import { questionsOf, type Values } from "../../sources/ask.ts";
import type { About, Ask } from "../../sources/definition.ts";
import type { Kept } from "../asking/cache.ts";
import type { Service } from "../asking/service.ts";
import type { Bookmaker, League, Match, Odds, Page, Team } from "../model.ts";
import type { Answer, AskOptions, ListOptions, OddsApi } from "../odds-api.ts";

type Boards = Readonly<Record<string, Odds>>;

/** Lists that a service doesn't give, told by its matches and boards. Nothing more is asked for them. */
const toldBy: Readonly<Partial<Record<Ask, "matches" | "boards">>> = {
  teams: "matches",
  leagues: "matches",
  bookmakers: "boards",
};

/** What a service has, by its asks and by what these tell. */
export function withTold(about: About, asked: ReadonlySet<Ask>): ReadonlySet<Ask> {
  const told = (Object.entries(toldBy) as [Ask, Ask][]).filter(([, source]) => asked.has(source)).map(([list]) => list);
  // A market of its own has nothing to be compared with.
  return new Set([...asked, ...told.filter((list) => list !== "bookmakers" || !isOneBook(about))]);
}

/** Whether all prices are those of one book, whose name the definition says. */
function isOneBook({ asks: { boards } }: About): boolean {
  return boards?.shape.rows.every(({ book }) => typeof book === "string" && book.startsWith("'")) ?? true;
}

/** The teams and leagues of all matches. */
export function listsOfMatches(matches: OddsApi["matches"]) {
  const told =
    <T extends Team>(inMatch: (match: Match) => readonly (T | null)[]) =>
    async ({ page = 1, ...options }: ListOptions = {}): Promise<Answer<Page<T>>> => {
      const { value, ...age } = await matches({}, options);
      const all = value.items.flatMap((match) => inMatch(match).filter((one) => one !== null));
      const items = [...new Map(all.map((one) => [one.slug ?? JSON.stringify(one.names), one])).values()];
      return { value: { items: page > 1 ? [] : items, total: items.length, page }, ...age };
    };
  return {
    teams: told<Team>(({ home, away }) => [home, away]),
    leagues: told<League>(({ league }) => [league]),
  };
}

function isOfMatches({ covers }: { covers: unknown }): boolean {
  return typeof covers === "object" || covers === "match";
}

interface SeenBooksDeps extends Pick<Service, "about" | "settings"> {
  /** The boards that are kept of an earlier answer. */
  load(values: Values): Promise<Kept<Boards> | null>;
  now(): number;
}

/** The bookmakers on all boards that came. */
export function createSeenBooks({ about, settings, load, now }: SeenBooksDeps) {
  const names = new Set<string>();
  const noted = new WeakSet<Boards>();
  let seenAt: number | null = null;

  function note({ value, fetchedAt }: Pick<Kept<Boards>, "value" | "fetchedAt">): void {
    if (noted.has(value)) return;
    noted.add(value);
    seenAt = Math.max(seenAt ?? 0, fetchedAt);
    for (const { quotes } of Object.values(value)) for (const { bookmaker } of quotes) if (bookmaker) names.add(bookmaker);
  }

  /** After a start the answers of before tell. */
  async function recall(): Promise<void> {
    const { boards } = about.asks;
    if (!boards || seenAt !== null) return;
    if (isOfMatches(boards)) {
      // There books are chosen by the names that boards have.
      for (const name of settings["books"] ?? []) names.add(name);
      return;
    }
    for (const values of questionsOf(boards, { settings, days: [] })) {
      const kept = await load(values);
      if (kept) note(kept);
    }
  }

  async function bookmakers(_options?: AskOptions): Promise<Answer<readonly Bookmaker[]>> {
    await recall();
    const value = [...names].sort().map((name) => ({ slug: null, name, rating: null, ratingMax: null, url: null }));
    return { value, fetchedAt: seenAt ?? now(), failure: null };
  }

  return { note, bookmakers };
}
