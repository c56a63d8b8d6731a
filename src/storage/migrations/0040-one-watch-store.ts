import { type Kysely, sql } from "kysely";
import { engineOf } from "../engine.ts";
import { hasTable } from "../has-table.ts";

/**
 * Watches of every kind become rows of one table: what wide_watches and bet_watches had joins watches, under numbers that count
 * by chat. Watches of single matches keep the numbers that they had.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  // On SQLite a step that was killed before it was written down is begun again.
  if (!(await hasTable(database, "wide_watches"))) return;
  if (database.isTransaction) await unite(database);
  else await database.transaction().execute(unite);
}

/** How far the numbers of wide watches, and of watches on value bets, move up to be unlike all others. */
interface Shift {
  wide: number;
  bets: number;
}

async function unite(database: Kysely<unknown>): Promise<void> {
  const wide = await last(database, "watches");
  const shift: Shift = { wide, bets: wide + (await last(database, "wide_watches")) };
  const given = shift.bets + (await last(database, "bet_watches"));
  await sql`alter table chats add column numbered bigint not null default 0`.execute(database);
  if (engineOf(database) === "postgres") await widenOnPostgres(database);
  else await widenOnSqlite(database);
  await moveWide(database, shift);
  await moveBets(database, shift);
  await numberAll(database, shift);
  for (const table of ["wide_watches", "bet_watches"]) await database.schema.dropTable(table).execute();
  await finish(database, given);
}

/** The highest number that a table has given, also to rows that are gone. */
async function last(database: Kysely<unknown>, table: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from ${sql.id(table)}`.execute(database);
  return Math.max(Number(rows[0]?.id), await counted(database, table));
}

async function counted(database: Kysely<unknown>, table: string): Promise<number> {
  if (engineOf(database) !== "postgres") {
    const { rows } = await sql<{ seq: number }>`select seq from sqlite_sequence where name = ${table}`.execute(database);
    return rows[0]?.seq ?? 0;
  }
  const { rows } = await sql<{ name: string }>`select pg_get_serial_sequence(${table}, 'id') as name`.execute(database);
  const sequence = sql.raw(rows[0]?.name ?? "");
  const given = await sql<{ last_value: number }>`select last_value from ${sequence}`.execute(database);
  return Number(given.rows[0]?.last_value ?? 0);
}

async function widenOnPostgres(database: Kysely<unknown>): Promise<void> {
  for (const change of [
    "alter column match_id drop not null",
    "drop constraint watches_one_per_chat_and_match",
    "drop constraint watches_wide_id_fkey",
    "add column number bigint",
    "add column old_ref text",
    "add column kind text not null default 'match'",
    "add column target text",
    "add column body text",
    "add column looked_at bigint",
    "add column missed integer not null default 0",
  ])
    await sql.raw(`alter table watches ${change}`).execute(database);
  await sql`alter table watches alter column kind drop default`.execute(database);
}

/** SQLite cannot change a column, so the table is made anew; what refers to its rows is put aside meanwhile. */
async function widenOnSqlite(database: Kysely<unknown>): Promise<void> {
  const { rows: others } = await sql<{ name: string }>`
    select name from sqlite_master
    where type = 'table' and name <> 'watches' and sql like '%references "watches"%'`.execute(database);
  for (const { name } of others) {
    await sql`create temp table ${sql.id(`saved_${name}`)} as select * from ${sql.id(name)}`.execute(database);
    await sql`delete from ${sql.id(name)}`.execute(database);
  }
  await sql`create temp table saved_watches as select * from watches`.execute(database);
  await sql`drop table watches`.execute(database);
  await sql`
    create table watches (
      id integer primary key autoincrement,
      chat text not null references chats (address) on update cascade on delete cascade,
      number bigint, old_ref text,
      kind text not null,
      match_id bigint references matches (id),
      target text, body text,
      rule text not null,
      created_by text not null, created_at bigint not null,
      wide_id bigint references watches (id) on delete cascade deferrable initially deferred,
      quiet text, paused_until bigint,
      looked_at bigint, missed integer not null default 0
    )`.execute(database);
  await sql`
    insert into watches (id, chat, kind, match_id, rule, created_by, created_at, wide_id, quiet, paused_until)
    select id, chat, 'match', match_id, rule, created_by, created_at, wide_id, quiet, paused_until
    from saved_watches`.execute(database);
  for (const name of ["watches", ...others.map((other) => other.name)]) {
    if (name !== "watches") await sql`insert into ${sql.id(name)} select * from ${sql.id(`saved_${name}`)}`.execute(database);
    await sql`drop table ${sql.id(`saved_${name}`)}`.execute(database);
  }
}

/** Lets rows be inserted under numbers that they bring. */
function ownId(database: Kysely<unknown>) {
  return engineOf(database) === "postgres" ? sql`overriding system value` : sql``;
}

async function moveWide(database: Kysely<unknown>, { wide }: Shift): Promise<void> {
  const by = sql`cast(${wide} as bigint)`;
  await sql`update watches set wide_id = wide_id + ${by} where wide_id is not null`.execute(database);
  await sql`
    insert into watches (id, chat, old_ref, kind, target, body, rule, created_by, created_at, paused_until, quiet)
    ${ownId(database)}
    select id + ${by}, chat, 'w' || id, kind, target, body, rule, created_by, created_at, paused_until, quiet
    from wide_watches`.execute(database);
}

interface BetRow {
  id: number;
  chat: string;
  filter: string;
  improvement: number;
  created_by: string;
  created_at: number;
  paused_until: number | null;
  looked_at: number | null;
  quiet: string | null;
  missed: number;
}

async function moveBets(database: Kysely<unknown>, { bets }: Shift): Promise<void> {
  const { rows } = await sql<BetRow>`select * from bet_watches order by id`.execute(database);
  for (const row of rows)
    await sql`
      insert into watches (id, chat, old_ref, kind, rule, created_by, created_at, paused_until, looked_at, quiet, missed)
      ${ownId(database)}
      values (${row.id + bets}, ${row.chat}, ${`v${row.id}`}, 'bets', ${ruleOfBets(row)}, ${row.created_by}, ${row.created_at},
        ${row.paused_until}, ${row.looked_at}, ${row.quiet}, ${row.missed})`.execute(database);
  await moveWatchedBets(database, bets);
  const by = sql`cast(${bets} as bigint)`;
  await sql`update decisions set watch_id = watch_id + ${by} where evidence like '{"kind":"bets"%'`.execute(database);
  for (const [table, column] of [["bet_messages", "facts"]] as const)
    if (await hasTable(database, table)) await moveTold(database, { table, column, by: bets });
}

/** The words of the rule, as this step found them. */
function ruleOfBets({ filter, improvement }: Pick<BetRow, "filter" | "improvement">): string {
  const { edge, leastPrice, mostPrice, withinHours, sport, book } = JSON.parse(filter) as Record<string, number | string | null>;
  const coded = (name: unknown) => String(name).replace(/[ %:,]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  const isSaid = (value: unknown) => value !== null && value !== undefined;
  const words = [
    "bets",
    isSaid(edge) ? `edge>=${edge}` : "",
    isSaid(leastPrice) || isSaid(mostPrice) ? `prices=${leastPrice ?? ""}-${mostPrice ?? ""}` : "",
    isSaid(withinHours) ? `within=${withinHours}h` : "",
    isSaid(sport) ? `sport=${coded(sport)}` : "",
    isSaid(book) ? `book=${coded(book)}` : "",
    `improving=${improvement}`,
  ];
  return words.filter((word) => word !== "").join(" ");
}

/** What the watches on value bets know is theirs under their new numbers. */
async function moveWatchedBets(database: Kysely<unknown>, shift: number): Promise<void> {
  const by = sql`cast(${shift} as bigint)`;
  if (engineOf(database) === "postgres") {
    await sql`alter table watched_bets drop constraint watched_bets_watch_id_fkey`.execute(database);
    await sql`update watched_bets set watch_id = watch_id + ${by}`.execute(database);
    await sql`
      alter table watched_bets add constraint watched_bets_watch_id_fkey
      foreign key (watch_id) references watches (id) on delete cascade`.execute(database);
    return;
  }
  const { rows: made } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_master where tbl_name = 'watched_bets' and sql is not null order by type desc`.execute(database);
  const given = await last(database, "watched_bets");
  await sql`create temp table saved_bets as select * from watched_bets`.execute(database);
  await sql`update saved_bets set watch_id = watch_id + ${by}`.execute(database);
  await sql`drop table watched_bets`.execute(database);
  for (const { sql: text } of made) await sql.raw(text.replace('"bet_watches"', '"watches"')).execute(database);
  await sql`insert into watched_bets select * from saved_bets`.execute(database);
  await sql`drop table saved_bets`.execute(database);
  await keepCounting(database, "watched_bets", given);
}

interface Told {
  table: string;
  column: string;
  by: number;
}

/** The bets in messages name the watch that told of them. */
async function moveTold(database: Kysely<unknown>, { table, column, by }: Told): Promise<void> {
  const facts = sql.id(column);
  const { rows } = await sql<{ id: string; facts: string }>`select id, ${facts} as facts from ${sql.id(table)}`.execute(database);
  for (const { id, facts: text } of rows) {
    const moved = (JSON.parse(text) as { watchId: number }[]).map((bet) => ({ ...bet, watchId: bet.watchId + by }));
    await sql`update ${sql.id(table)} set ${facts} = ${JSON.stringify(moved)} where id = ${id}`.execute(database);
  }
}

/** Single matches keep their numbers; in each chat the others follow after the highest, those that can be brought back included. */
async function numberAll(database: Kysely<unknown>, shift: Shift): Promise<void> {
  // Each chat looks up its own, or a hundred thousand of them would take hours.
  await sql`create index watches_by_chat on watches (chat, match_id)`.execute(database);
  await sql`update watches set number = id where kind = 'match' and wide_id is null`.execute(database);
  await sql`
    update chats set numbered = coalesce((select max(w.number) from watches w where w.chat = chats.address), 0)`.execute(
    database,
  );
  const { rows } = await sql<{ id: number; chat: string; watches: string }>`
    select id, chat, watches from removals order by id`.execute(database);
  for (const { chat, watches } of rows)
    for (const { id } of (JSON.parse(watches) as OldRemoval).watches)
      await sql`update chats set numbered = ${id} where address = ${chat} and numbered < ${id}`.execute(database);
  await sql`
    update watches set number = (select c.numbered from chats c where c.address = watches.chat)
      + (select count(*) from watches o where o.chat = watches.chat and o.kind <> 'match' and o.id <= watches.id)
    where kind <> 'match'`.execute(database);
  await sql`
    update chats set numbered = numbered + (select count(*) from watches w where w.chat = chats.address and w.kind <> 'match')
    where address in (select chat from watches where kind <> 'match')`.execute(database);
  for (const row of rows) {
    const before = await sql<{ numbered: number }>`select numbered from chats where address = ${row.chat}`.execute(database);
    const { kept, numbered } = removalFrom(JSON.parse(row.watches) as OldRemoval, {
      shift,
      numbered: before.rows[0]?.numbered ?? 0,
    });
    await sql`update removals set watches = ${JSON.stringify(kept)} where id = ${row.id}`.execute(database);
    await sql`update chats set numbered = ${numbered} where address = ${row.chat}`.execute(database);
  }
}

interface OldRemoval {
  watches: ({ id: number } & Record<string, unknown>)[];
  wide: ({ id: number } & Record<string, unknown>)[];
  bets?: ({ id: number; filter: string; improvement: number } & Record<string, unknown>)[];
  exclusions?: unknown[];
  changed?: { id: number; from: string; to: string }[];
  changedWide?: { id: number; from: string; to: string }[];
  changedBets?: { id: number; from: Pick<BetRow, "filter" | "improvement">; to: Pick<BetRow, "filter" | "improvement"> }[];
}

/** What was removed a short while ago, in the shape that all kinds share. */
function removalFrom(old: OldRemoval, { shift, numbered: before }: { shift: Shift; numbered: number }) {
  let numbered = before;
  const watches = [
    ...old.wide.map((wide) => ({ ...wide, id: wide.id + shift.wide, number: ++numbered, oldRef: `w${wide.id}` })),
    ...old.watches.map((watch) => ({ ...watch, number: watch.id, oldRef: null, kind: "match" })),
    ...(old.bets ?? []).map(({ filter, improvement, ...bets }) => ({
      ...bets,
      id: bets.id + shift.bets,
      number: ++numbered,
      oldRef: `v${bets.id}`,
      kind: "bets",
      rule: ruleOfBets({ filter, improvement }),
    })),
  ];
  const changed = [
    ...(old.changed ?? []),
    ...(old.changedWide ?? []).map((change) => ({ ...change, id: change.id + shift.wide })),
    ...(old.changedBets ?? []).map(({ id, from, to }) => ({ id: id + shift.bets, from: ruleOfBets(from), to: ruleOfBets(to) })),
  ];
  return { kept: { watches, exclusions: old.exclusions ?? [], changed }, numbered };
}

async function finish(database: Kysely<unknown>, given: number): Promise<void> {
  const postgres = engineOf(database) === "postgres";
  if (postgres)
    await sql`
      alter table watches add constraint watches_wide_id_fkey
      foreign key (wide_id) references watches (id) on delete cascade`.execute(database);
  await keepCounting(database, "watches", given);
  for (const index of [
    ...(postgres ? [] : ["index watches_by_match on watches (match_id, rule)", "index watches_by_wide on watches (wide_id)"]),
    "index watches_by_target on watches (kind, target) where target is not null",
    "unique index watches_one_per_number on watches (chat, number) where number is not null",
    "unique index watches_one_per_target on watches (chat, kind, target) where target is not null",
    "unique index watches_brought_once on watches (chat, match_id) where wide_id is not null",
  ])
    await sql.raw(`create ${index}`).execute(database);
}

/** A number that was given once is not given again. */
async function keepCounting(database: Kysely<unknown>, table: string, given: number): Promise<void> {
  if (given === 0) return;
  if (engineOf(database) === "postgres") {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${given})`.execute(database);
    return;
  }
  await sql`delete from sqlite_sequence where name = ${table}`.execute(database);
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${given})`.execute(database);
}
