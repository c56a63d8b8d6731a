import { type Kysely, sql } from "kysely";
import { hasTable } from "../has-table.ts";

/** News of value bets becomes facts and its messages become messages; `watched_bets` keeps what detection knows. */
export async function up(database: Kysely<unknown>): Promise<void> {
  // On SQLite a step that was killed before it was written down is begun again.
  if (!(await hasTable(database, "bet_messages"))) return;
  if (database.isTransaction) await unite(database);
  else await database.transaction().execute(unite);
}

async function unite(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .alterTable("facts")
    .addColumn("bet_id", "bigint", (c) => c.references("watched_bets.id").onDelete("cascade"))
    .execute();
  await schema.createIndex("facts_by_bet").on("facts").column("bet_id").where(sql.ref("bet_id"), "is not", null).execute();
  await schema.alterTable("messages").addColumn("sections", "text").execute();
  await moveNews(database);
  await moveMessages(database);
  await schema.dropIndex("watched_bets_by_news").execute();
  for (const column of ["news", "due_at", "since", "held"]) await schema.alterTable("watched_bets").dropColumn(column).execute();
  await schema.dropTable("bet_messages").execute();
}

/** What was claimed has no news any more: it comes with its message. */
async function moveNews(database: Kysely<unknown>): Promise<void> {
  await sql`
    insert into facts (chat, platform, kind, key, bet_id, match_id, body, due_at, since, held)
    select w.chat, ${platformOf()}, 'bet', 'b' || b.id, b.id, b.match_id, '"' || b.news || '"', b.due_at, b.since, b.held
    from watched_bets b join watches w on w.id = b.watch_id
    where b.news is not null
    order by b.id`.execute(database);
}

function platformOf() {
  const cases = ["telegram", "discord", "playground"].map(
    (name) => sql`when w.chat like ${sql.lit(`${name}:%`)} then ${sql.lit(name)}`,
  );
  return sql`case ${sql.join(cases, sql` `)} end`;
}

async function moveMessages(database: Kysely<unknown>): Promise<void> {
  await sql`
    insert into messages (id, chat, platform, state, parts, manner, edits, holder, attempts, claimed_at, lease_until, settled_at,
      message_id, reason)
    select id, chat, platform, state, '{"bet":' || facts || '}', manner, edits, '', attempts, begun_at, lease_until,
      case when state = 'claimed' then null else begun_at end, message_id, reason
    from bet_messages`.execute(database);
  const { rows } = await sql<{ id: string; facts: string; edits: string | null; begun_at: number }>`
    select id, facts, edits, begun_at from bet_messages where state = 'claimed'`.execute(database);
  for (const { id, facts, edits, begun_at } of rows)
    for (const { id: bet, news, gone } of JSON.parse(facts) as { id: number; news: string; gone: object | null }[]) {
      const body = JSON.stringify(edits === null ? news : gone ? "gone" : "back");
      // A bet that was unwatched since goes with nothing.
      await sql`
        insert into facts (chat, platform, kind, key, bet_id, match_id, body, due_at, since, message, taken)
        select w.chat, ${platformOf()}, 'bet', 'b' || b.id, b.id, b.match_id, ${body}, cast(${begun_at} as bigint),
          cast(${begun_at} as bigint), ${id}, 0
        from watched_bets b join watches w on w.id = b.watch_id
        where b.id = ${bet}
        on conflict (chat, key) do nothing`.execute(database);
    }
}
