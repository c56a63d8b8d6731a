import { type Kysely, sql } from "kysely";
import { engineOf } from "../engine.ts";
import { hasTable } from "../has-table.ts";

/**
 * What waits to be told becomes one table, whatever its kind, and so do the messages that tell it: outbox and events become
 * facts; deliveries, and the claims that events had in their own table, become messages.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  // On SQLite a step that was killed before it was written down is begun again.
  if (!(await hasTable(database, "outbox"))) return;
  if (database.isTransaction) await unite(database);
  else await database.transaction().execute(unite);
}

async function unite(database: Kysely<unknown>): Promise<void> {
  await createFacts(database);
  await createMessages(database);
  await moveOutbox(database);
  await moveEvents(database);
  for (const table of ["outbox", "events", "deliveries"]) await database.schema.dropTable(table).execute();
}

async function createFacts(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  const table = schema.createTable("facts");
  const withId =
    engineOf(database) === "postgres"
      ? table.addColumn("id", "bigint", (c) => c.primaryKey().generatedAlwaysAsIdentity())
      : table.addColumn("id", "integer", (c) => c.primaryKey().autoIncrement());
  await withId
    .addColumn("chat", "text", (c) => c.notNull().references("chats.address").onUpdate("cascade").onDelete("cascade"))
    .addColumn("platform", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("key", "text", (c) => c.notNull())
    .addColumn("watch_id", "bigint", (c) => c.references("watches.id").onDelete("cascade"))
    .addColumn("match_id", "bigint")
    .addColumn("revision", "bigint")
    .addColumn("body", "text")
    .addColumn("peak_length", "bigint")
    .addColumn("due_at", "bigint", (c) => c.notNull())
    .addColumn("since", "bigint", (c) => c.notNull())
    .addColumn("until", "bigint")
    .addColumn("held", "text")
    .addColumn("quiet", "text")
    .addColumn("message", "text")
    .addColumn("taken", "bigint")
    .addColumn("begun", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("done_at", "bigint")
    .addUniqueConstraint("facts_once", ["chat", "key"])
    .execute();
  const index = (name: string) => schema.createIndex(name).on("facts");
  await index("facts_by_due").columns(["platform", "due_at"]).where(sql.ref("done_at"), "is", null).execute();
  await index("facts_by_watch").column("watch_id").where(sql.ref("watch_id"), "is not", null).execute();
  await index("facts_by_match").columns(["match_id", "revision"]).where(sql.ref("watch_id"), "is not", null).execute();
  await index("facts_by_message").column("message").where(sql.ref("message"), "is not", null).execute();
}

async function createMessages({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("messages")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("chat", "text", (c) => c.notNull().references("chats.address").onUpdate("cascade").onDelete("cascade"))
    .addColumn("platform", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("parts", "text", (c) => c.notNull())
    .addColumn("manner", "text")
    .addColumn("edits", "text")
    .addColumn("holder", "text", (c) => c.notNull())
    .addColumn("attempts", "integer", (c) => c.notNull())
    .addColumn("claimed_at", "bigint", (c) => c.notNull())
    .addColumn("lease_until", "bigint", (c) => c.notNull())
    .addColumn("settled_at", "bigint")
    .addColumn("message_id", "text")
    .addColumn("reason", "text")
    .execute();
  await schema.createIndex("messages_by_state").on("messages").columns(["platform", "state", "lease_until"]).execute();
  await schema.createIndex("messages_by_chat").on("messages").columns(["chat", "claimed_at"]).execute();
}

async function moveOutbox(database: Kysely<unknown>): Promise<void> {
  await sql`
    insert into facts (chat, platform, kind, key, watch_id, match_id, revision, body, peak_length, due_at, since, held, message)
    select chat, platform, 'movement', 'm' || watch_id, watch_id, match_id, revision, peak, peak_length, due_at,
      case when since = 0 then due_at else since end, held, delivery_id
    from outbox order by watch_id`.execute(database);
  await sql`
    insert into messages (id, chat, platform, state, parts, manner, holder, attempts, claimed_at, lease_until, settled_at,
      message_id, reason)
    select id, chat, platform, state, '{"movement":' || facts || '}', manner, holder, attempts, claimed_at, lease_until,
      settled_at, message_id, reason
    from deliveries`.execute(database);
  const { rows } = await sql<{ id: string; facts: string }>`
    select id, facts from deliveries where state = 'claimed'`.execute(database);
  for (const { id, facts } of rows)
    for (const { watchId, revision } of JSON.parse(facts) as { watchId: number; revision: number }[])
      await sql`update facts set taken = ${revision} where watch_id = ${watchId} and message = ${id}`.execute(database);
}

interface ClaimedEvent {
  id: number;
  chat: string;
  platform: string;
  key: string;
  facts: string;
  state: string;
  delivery_id: string;
  attempts: number;
  lease_until: number;
  since: number;
  quiet: string | null;
  told_at: number | null;
  held: string | null;
}

/** Events stay known after they were told, so that none is told twice. */
async function moveEvents(database: Kysely<unknown>): Promise<void> {
  await sql`
    insert into facts (chat, platform, kind, key, match_id, body, due_at, since, until, held, quiet, message, begun, done_at)
    select chat, platform, 'moment', key, ${matchIn(database)}, facts, due_at, case when since = 0 then due_at else since end,
      until, held, quiet, case when state = 'claimed' then delivery_id end, case when state = 'waiting' then attempts else 0 end,
      case when state not in ('waiting', 'claimed') then coalesce(told_at, due_at) end
    from events order by id`.execute(database);
  // What was sent within the hour counts for the limit; older messages tell nothing that the facts do not.
  const { rows } = await sql<ClaimedEvent>`
    select * from events
    where delivery_id is not null
      and (state = 'claimed' or (state = 'sent' and told_at > (select max(told_at) from events) - 7200000))
    order by id`.execute(database);
  const messages = new Map<string, ClaimedEvent[]>();
  for (const row of rows) messages.set(row.delivery_id, [...(messages.get(row.delivery_id) ?? []), row]);
  for (const [id, events] of messages) await insertMessage(database, id, events);
}

/** The number of the match that an event is about; null where it is about none. */
function matchIn(database: Kysely<unknown>) {
  return engineOf(database) === "postgres"
    ? sql`cast(cast(facts as json) ->> 'matchId' as bigint)`
    : sql`json_extract(facts, '$.matchId')`;
}

async function insertMessage(database: Kysely<unknown>, id: string, events: readonly ClaimedEvent[]): Promise<void> {
  const [first] = events;
  if (!first) return;
  const isClaimed = events.some(({ state }) => state === "claimed");
  const told = events.map(({ key, facts, since, quiet }) => ({ key, body: JSON.parse(facts) as unknown, since, quiet }));
  const counts = events.some(({ facts, held }) => !facts.startsWith('{"kind":"reminder"') && (held === null || held === "flood"));
  const manner = { silent: false, held: null, away: null, counts, cap: null };
  const most = (of: (event: ClaimedEvent) => number) => Math.max(...events.map(of));
  const claimedAt = most(({ told_at }) => told_at ?? 0);
  await sql`
    insert into messages (id, chat, platform, state, parts, manner, holder, attempts, claimed_at, lease_until, settled_at)
    values (${id}, ${first.chat}, ${first.platform}, ${isClaimed ? "claimed" : "sent"}, ${JSON.stringify({ moment: told })},
      ${JSON.stringify(manner)}, '', ${most(({ attempts }) => attempts)}, ${claimedAt},
      ${most(({ lease_until }) => lease_until)}, ${isClaimed ? null : claimedAt})`.execute(database);
}
