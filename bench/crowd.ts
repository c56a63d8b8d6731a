import { ApiRefused } from "../src/api/errors.ts";
import type { Match } from "../src/api/model.ts";
import { systemClock } from "../src/clock.ts";
import { type Boards, createBoards } from "../src/feed/boards.ts";
import { silentLog } from "../src/log.ts";
import type { Quote } from "../src/odds/quote.ts";
import type { Database } from "../src/storage/database.ts";
import { matchNamed, quote, twoWay } from "../test/alert-path/stage.ts";

/** Many chats that watch few or many matches, and the boards of these matches. */
export interface Crowd {
  matches: readonly { id: number; match: Match }[];
  boards: Boards;
  /** Every board that is fetched from now on gives home this probability. */
  move(home: number): void;
}

interface CrowdOptions {
  matches: number;
  /** The addresses; each chat watches one match, the matches taken in turn. */
  chats: readonly string[];
  /** Taken in turn. */
  rules: readonly string[];
}

const books = ["Alder", "Birch", "Cedar", "Elm", "Fir", "Hazel", "Larch", "Maple", "Oak", "Rowan"];
const rowsPerStatement = 2_000;
/** Farther away than any benchmark takes. */
const startsInMs = 24 * 60 * 60_000;

/** Fills an empty database: every watch has the first board of its match as baseline. */
export async function gather(database: Database, { matches, chats, rules }: CrowdOptions): Promise<Crowd> {
  let home = 0.5;
  const now = systemClock.now();
  const odds = async (slug: string) => {
    if (!known.some(({ match }) => match.slug === slug)) throw new ApiRefused({ status: 404 });
    return { value: { quotes: quotesOfBooks(home), refreshedAt: null }, fetchedAt: systemClock.now(), failure: null };
  };
  const boards = createBoards({ database, api: { odds }, clock: systemClock, log: silentLog, speed: 1, collectMs: 0 });
  const named = Array.from({ length: matches }, (_, index) => matchNamed(`match-${index + 1}`, "scheduled", now + startsInMs));
  const rows = named.map((match) => ({
    slug: match.slug,
    body: JSON.stringify(match),
    status: match.status,
    starts_at: match.startsAt,
    seen_at: now,
  }));
  const known: { id: number; match: Match }[] = [];
  for (const some of chunks(rows)) {
    const added = await database.insertInto("matches").values(some).returning(["id", "slug"]).execute();
    for (const { id, slug } of added) known.push({ id, match: matchNamed(slug, "scheduled", now + startsInMs) });
  }
  for (const one of known) await boards.fetch(one, { lane: "poller" });
  await database.transaction().execute(async (session) => {
    for (const some of chunks(chats.map((address) => ({ address, state: "active" as const, state_since: now, created_at: now }))))
      await session.insertInto("chats").values(some).execute();
    const wanted = chats.map((chat, index) => {
      const match_id = known[index % known.length]?.id ?? 0;
      return { chat, kind: "match", match_id, rule: rules[index % rules.length] ?? "3pp", created_by: "1", created_at: now };
    });
    for (const some of chunks(wanted)) {
      const added = await session.insertInto("watches").values(some).returning(["id", "match_id"]).execute();
      const baselines = added.map(({ id, match_id }) => ({
        watch_id: id,
        match_id: match_id ?? 0,
        revision: 1,
        set_at: now,
        reason: "created",
      }));
      await session.insertInto("baselines").values(baselines).execute();
    }
  });
  return {
    matches: known,
    boards,
    move(to) {
      home = to;
    },
  };
}

/** Ten books that quote the winner and a total. */
export function quotesOfBooks(home: number): Quote[] {
  const totals = books.flatMap((book) =>
    ["over", "under"].map((side) => quote(book, side, 1.95, { market: "total", line: 2.5 })),
  );
  return [...twoWay(home, books), ...totals];
}

function* chunks<T>(items: readonly T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += rowsPerStatement) yield items.slice(start, start + rowsPerStatement);
}
