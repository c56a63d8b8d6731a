import { type RawBuilder, sql } from "kysely";
import { ApiRefused } from "../src/api/errors.ts";
import type { Match } from "../src/api/model.ts";
import { systemClock } from "../src/clock.ts";
import { type Boards, createBoards } from "../src/feed/boards.ts";
import { silentLog } from "../src/log.ts";
import type { Quote } from "../src/odds/quote.ts";
import { documentedRhythm } from "../src/sources/documented/service.ts";
import type { Database, Session } from "../src/storage/database.ts";
import { engineOf } from "../src/storage/engine.ts";
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
  /** The addresses. */
  chats: readonly string[];
  /** The matches are taken in turn, so a chat watches different ones when there are as many. */
  watchesPerChat?: number;
  /** Taken in turn by the watches of a match. */
  rules: readonly string[];
}

const books = ["Alder", "Birch", "Cedar", "Elm", "Fir", "Hazel", "Larch", "Maple", "Oak", "Rowan"];
const rowsPerStatement = 2_000;
/** Those of watches come as one text, so that a million of them are there within a minute. */
const watchesPerStatement = 20_000;
/** Farther away than any benchmark takes. */
const startsInMs = 24 * 60 * 60_000;

/** Fills an empty database: every watch has the first board of its match as baseline. */
export async function gather(database: Database, { matches, chats, watchesPerChat = 1, rules }: CrowdOptions): Promise<Crowd> {
  let home = 0.5;
  const now = systemClock.now();
  const odds = async (slug: string) => {
    if (!slugs.has(slug)) throw new ApiRefused({ status: 404 });
    return { value: { quotes: quotesOfBooks(home), refreshedAt: null }, fetchedAt: systemClock.now(), failure: null };
  };
  const boards = createBoards({
    tidying: { keepers: [], prune: [] },
    database,
    api: { odds, rhythm: documentedRhythm },
    clock: systemClock,
    log: silentLog,
    collectMs: 0,
  });
  const named = Array.from({ length: matches }, (_, index) => matchNamed(`match-${index + 1}`, "scheduled", now + startsInMs));
  const slugs = new Set(named.map(({ slug }) => slug));
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
    const wanted = Array.from({ length: chats.length * watchesPerChat }, (_, nth) => [
      chats[Math.floor(nth / watchesPerChat)],
      known[nth % known.length]?.id ?? 0,
      rules[Math.floor(nth / known.length) % rules.length] ?? "3pp",
    ]);
    for (const some of chunks(wanted, watchesPerStatement))
      await sql`insert into watches (chat, kind, match_id, rule, created_by, created_at)
        select w.chat, 'match', w.match_id, w.rule, '1', ${sql.lit(now)} from (${triples(session, some)}) w`.execute(session);
    await sql`insert into baselines (watch_id, match_id, revision, set_at, reason)
      select id, match_id, 1, ${sql.lit(now)}, 'created' from watches`.execute(session);
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
function quotesOfBooks(home: number): Quote[] {
  const totals = books.flatMap((book) =>
    ["over", "under"].map((side) => quote(book, side, 1.95, { market: "total", line: 2.5 })),
  );
  return [...twoWay(home, books), ...totals];
}

/** A table of `chat`, `match_id` and `rule`. */
function triples(session: Session, rows: readonly unknown[]): RawBuilder<unknown> {
  const text = JSON.stringify(rows);
  return engineOf(session) === "postgres"
    ? sql`select t ->> 0 as chat, (t ->> 1)::bigint as match_id, t ->> 2 as rule from jsonb_array_elements(${text}::jsonb) t`
    : sql`select value ->> 0 as chat, value ->> 1 as match_id, value ->> 2 as rule from json_each(${text})`;
}

function* chunks<T>(items: readonly T[], size = rowsPerStatement): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
