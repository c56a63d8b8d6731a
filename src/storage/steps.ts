import { type Migration, sql } from "kysely";

/** A change of the schema, or of rows. It finds the tables as the step before it left them. */
export type Step = Migration["up"];

/** A database in the words of whatever step it has come to. */
export type AnySession = Parameters<Step>[0];

/** Steps by their names, in order. */
export type Steps = Readonly<Record<string, Step>>;

/** What `schema.ts` makes goes by this name among the steps that a database has. */
export const baseline = "0110-baseline";

/**
 * What changed since the baseline. A step and the note that it is done are one transaction, on both engines: a process that is killed
 * inside of it leaves everything as it was. A step that was released is never edited; a change is a new one. CONTRIBUTING says how.
 */
export const steps: Steps = {
  "0111-start-polls": async (session) => {
    await sql`create table start_polls (
      match_id bigint not null references matches (id) on delete cascade, wanted_by text not null,
      constraint start_polls_pk primary key (match_id, wanted_by)
    )`.execute(session);
    await sql`insert into start_polls (match_id, wanted_by) select distinct b.match_id, 'journal'
      from placed_bets b join matches m on m.id = b.match_id where b.removed_at is null`.execute(session);
  },
  // A thread was of the topic in which its match was watched, and is of the whole group.
  "0112-threads-of-groups": async (session) => {
    await sql`alter table threads add column opened_for text references chats (address)
      on delete set null on update cascade`.execute(session);
    const { rows } = await sql<{ chat: string; key: string }>`select chat, key from threads`.execute(session);
    for (const { chat, key } of rows) {
      const whole = chat.split(":").slice(0, 2).join(":");
      if (whole !== chat)
        await sql`update threads set chat = ${whole}, opened_for = ${chat} where chat = ${chat} and key = ${key}
          and exists (select 1 from chats c where c.address = ${whole})
          and not exists (select 1 from threads t where t.chat = ${whole} and t.key = ${key})`.execute(session);
    }
  },
  // What an answer looked like was kept to tell what changed in it; now a definition says how it is read.
  "0113-definitions": async (session) => {
    await sql`drop table api_fields`.execute(session);
    await sql`create table definitions (
      source text primary key, definition text not null, accepted_at bigint not null
    )`.execute(session);
  },
  "0114-forgotten": async (session) => {
    await sql`create table forgotten (digest text primary key, at bigint not null)`.execute(session);
  },
  "0115-shown": async (session) => {
    await sql`create table shown (
      chat text not null, person text not null, body text not null, until bigint not null,
      constraint shown_pk primary key (chat, person)
    )`.execute(session);
  },
  // The winner with a draw and the one without were one market, also where books of one match mean the one and the other.
  "0116-winners-apart": async (session) => {
    const { rows: matches } = await sql<{ match_id: number }>`select match_id from price_offers where offers like '%"draw"%'
      union select match_id from boards where quotes like '%"draw"%'`.execute(session);
    for (const { match_id } of matches) await putWinnersApart(session, match_id);
  },
  // A result settles a bet once: whoever opens it again has the last word.
  "0117-settled-bets": async (session) => {
    await sql`alter table placed_bets add column settled_at bigint`.execute(session);
  },
  // A snooze was a setting of the chat; it is a mute of everything, whose match is 0.
  "0118-snoozes-are-mutes": async (session) => {
    const { rows } = await sql<{ address: string; settings: string }>`select address, settings from chats
      where settings like '%"snoozedUntil":%'`.execute(session);
    for (const { address, settings } of rows) {
      const { snoozedUntil } = JSON.parse(settings) as { snoozedUntil?: unknown };
      if (typeof snoozedUntil !== "number") continue;
      await sql`insert into mutes (chat, match_id, until, created_at) values (${address}, 0, ${snoozedUntil}, 0)
        on conflict (chat, match_id) do update set until = excluded.until where mutes.until < excluded.until`.execute(session);
    }
    await sql`update facts set held = 'mute' where held = 'snooze'`.execute(session);
    await sql`update messages set manner = replace(manner, '"held":"snooze"', '"held":"mute"')
      where manner like '%"held":"snooze"%'`.execute(session);
  },
};

/** For 0116: each book's winner of one match in its own market, on its boards and in its recorded prices. */
async function putWinnersApart(session: AnySession, match: number): Promise<void> {
  type Cells = [book: string | null, market: string, selection: string, ...rest: unknown[]];
  type Quote = { bookmaker: string | null; market: string; selection: string };
  const kept = await sql<{ revision: number; quotes: string }>`select revision, quotes from boards where match_id = ${match}
    order by revision`.execute(session);
  const boards = kept.rows.map(({ revision, quotes }) => ({ revision, quotes: JSON.parse(quotes) as Quote[] }));
  const recorded = await sql<{ offers: string }>`select offers from price_offers where match_id = ${match}`.execute(session);
  const offers = recorded.rows.flatMap((row) => JSON.parse(row.offers) as Cells[]);

  const said = [
    ...boards.flatMap(({ quotes }) => quotes),
    ...offers.map(([bookmaker, market, selection]) => ({ bookmaker, market, selection })),
  ];
  const winners = said.filter(({ market }) => market === "winner");
  const withDraw = new Set(winners.flatMap(({ bookmaker, selection }) => (selection === "draw" ? [bookmaker] : [])));
  const newest = boards.at(-1)?.quotes.filter(({ market }) => market === "winner") ?? winners;
  const books = [...new Set((newest.length > 0 ? newest : winners).map(({ bookmaker }) => bookmaker))];
  const main = books.filter((book) => withDraw.has(book)).length * 2 >= books.length;
  if (winners.every(({ bookmaker }) => withDraw.has(bookmaker) === main)) return;

  const other = main ? "two_way" : "three_way";
  const marketOf = (book: string | null, market: string) => (market === "winner" && withDraw.has(book) !== main ? other : market);
  for (const { revision, quotes } of boards) {
    const text = JSON.stringify(quotes.map((quote) => ({ ...quote, market: marketOf(quote.bookmaker, quote.market) })));
    await sql`update boards set quotes = ${text} where match_id = ${match} and revision = ${revision}`.execute(session);
  }
  const text = JSON.stringify(offers.map(([book, market, ...rest]) => [book, marketOf(book, market), ...rest]));
  if (offers.length > 0) await sql`update price_offers set offers = ${text} where match_id = ${match}`.execute(session);
}

/** The last step of the schema that this program knows. */
export const latestSchema = Object.keys(steps).at(-1) ?? baseline;
