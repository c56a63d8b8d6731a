import { sql } from "kysely";
import { type Engine, engineOf } from "./engine.ts";
import type { AnySession } from "./steps.ts";

/**
 * Makes every table and index of the baseline in an empty database. The statements are what both engines understand, and `tables.ts`
 * says what the columns mean. Nothing is edited here after a release: what changed since the baseline is in `steps.ts`.
 */
export async function makeBaseline(database: AnySession): Promise<void> {
  const engine = engineOf(database);
  const own = engine === "postgres" ? postgresAlone : [];
  for (const statement of [...forBoth, ...own]) {
    const text = statement.replace(id, ids[engine]).replace(wideId, wideIds[engine]);
    await sql.raw(text).execute(database);
  }
}

/** What the engines say in words of their own. */
const id = "<id>";
const wideId = "<wide_id>";

/** Numbers that are never given twice, also not after the row is gone: an old button must not find a new row. */
const ids: Record<Engine, string> = {
  sqlite: "id integer primary key autoincrement",
  postgres: "id bigint generated always as identity primary key",
};

/** A wide watch may be written after the watches that it brought. Postgres defers nothing unless a restore asks for it. */
const wideIds: Record<Engine, string> = {
  sqlite: "wide_id bigint references watches (id) on delete cascade deferrable initially deferred",
  postgres: "wide_id bigint references watches (id) on delete cascade",
};

const postgresAlone = [
  // Room for the next version of a row beside it: then no index has to learn where it is.
  "alter table facts set (fillfactor = 75)",
  "alter table baselines set (fillfactor = 75)",
  // `address like 'telegram:%'` goes by an index only where texts are compared byte by byte.
  'create index chats_by_bytes on chats (address collate "C")',
];

const ofChat = "chat text not null references chats (address) on delete cascade on update cascade";
const ofMatch = "match_id bigint not null references matches (id) on delete cascade";

/** Each table comes after those that it refers to. */
const forBoth = [
  `create table chats (
    address text primary key, language text, seen_language text, settings text not null default '{}',
    state text not null, state_reason text, state_since bigint not null, told_at bigint,
    created_at bigint not null, break_until bigint, numbered bigint not null default 0
  )`,
  `create table places (
    address text primary key, ${ofChat}, platform text not null, person text not null,
    alerts integer not null, gone_at bigint, since bigint not null,
    constraint places_one_per_platform unique (chat, platform)
  )`,
  `create table threads (
    ${ofChat}, key text not null, address text, tried_at bigint not null, closes_at bigint, closed_at bigint, trouble text,
    constraint threads_pk primary key (chat, key)
  )`,
  "create index threads_by_address on threads (address)",
  "create index threads_to_close on threads (closes_at)",
  "create table link_codes (address text primary key, digest text not null, person text not null, until bigint not null)",
  "create index link_codes_by_digest on link_codes (digest)",
  "create table link_tries (address text primary key, tries integer not null, until bigint not null)",
  `create table steered (
    "by" text not null, number integer not null, chat text not null, title text not null,
    active integer not null, used_at bigint not null,
    constraint steered_by_number primary key ("by", number)
  )`,
  "create index steered_by_chat on steered (chat)",
  `create table acts (
    ${id}, at bigint not null, operator text not null, act text not null, target text, detail text
  )`,

  `create table matches (
    ${id}, slug text not null unique, body text not null, starts_at bigint, status text not null, sport text,
    seen_at bigint not null
  )`,
  `create table boards (
    ${ofMatch}, revision bigint not null, quotes text not null,
    fetched_at bigint not null, confirmed_at bigint not null, refreshed_at bigint, model text,
    constraint boards_key primary key (match_id, revision)
  )`,
  `create table schedule (
    match_id bigint primary key references matches (id) on delete cascade,
    last_poll_at bigint not null, learned text not null
  )`,
  `create table price_offers (
    match_id bigint primary key references matches (id) on delete cascade,
    offers text not null, thin_at bigint not null, closed_at bigint
  )`,
  "create index price_offers_by_thinning on price_offers (thin_at)",
  `create table price_points (
    ${ofMatch}, at bigint not null, prices text not null,
    constraint price_points_key primary key (match_id, at)
  )`,
  `create table predictions (
    match_id bigint primary key references matches (id) on delete cascade, at bigint not null, gaps text not null
  )`,
  `create table models_seen (
    ${ofMatch}, at bigint not null, home double precision, draw double precision, away double precision,
    constraint models_seen_key primary key (match_id, at)
  )`,
  "create table downtime (id integer primary key, from_at bigint not null, to_at bigint not null)",

  `create table watches (
    ${id}, ${ofChat}, number bigint,
    kind text not null, match_id bigint references matches (id), target text, body text,
    rule text not null, rule_kind text, created_by text not null, created_at bigint not null,
    ${wideId}, quiet text, paused_until bigint, looked_at bigint, missed integer not null default 0
  )`,
  "create index watches_by_chat on watches (chat, match_id)",
  "create index watches_by_match on watches (match_id, rule)",
  "create index watches_by_wide on watches (wide_id)",
  "create index watches_by_target on watches (kind, target) where target is not null",
  "create unique index watches_one_per_number on watches (chat, number) where number is not null",
  "create unique index watches_one_per_target on watches (chat, kind, target) where target is not null",
  "create unique index watches_brought_once on watches (chat, match_id) where wide_id is not null",
  `create table baselines (
    watch_id bigint not null references watches (id) on delete cascade, match_id bigint not null,
    revision bigint not null, set_at bigint not null, reason text not null,
    constraint baselines_key primary key (watch_id, match_id)
  )`,
  `create table exclusions (
    ${ofChat}, ${ofMatch}, created_at bigint not null,
    constraint exclusions_key primary key (chat, match_id)
  )`,
  `create table mutes (
    ${ofChat}, match_id bigint not null, until bigint, created_at bigint not null,
    constraint mutes_key primary key (chat, match_id)
  )`,
  "create index mutes_by_end on mutes (until)",
  `create table pings (
    ${ofChat}, ${ofMatch}, person text not null, created_at bigint not null,
    constraint pings_key primary key (chat, match_id, person)
  )`,
  "create index pings_by_person on pings (person)",
  `create table removals (${id}, ${ofChat}, at bigint not null, watches text not null)`,
  "create index removals_by_chat on removals (chat, at)",
  `create table imports (${id}, ${ofChat}, at bigint not null, content text not null)`,
  "create index imports_by_chat on imports (chat, at)",
  "create table shared_watches (token text primary key, content text not null, until bigint not null)",
  `create table watched_bets (
    ${id}, watch_id bigint not null references watches (id) on delete cascade, ${ofMatch},
    offer text not null, known text not null, message text,
    constraint watched_bets_once unique (watch_id, match_id, offer)
  )`,
  "create index watched_bets_by_message on watched_bets (message)",

  `create table facts (
    ${id}, ${ofChat}, platform text not null, kind text not null, key text not null,
    watch_id bigint references watches (id) on delete cascade,
    bet_id bigint references watched_bets (id) on delete cascade,
    match_id bigint, revision bigint, body text, peak_length bigint,
    due_at bigint not null, since bigint not null, until bigint, held text, quiet text,
    message text, taken bigint, begun integer not null default 0, draft bigint, done_at bigint,
    constraint facts_once unique (chat, key)
  )`,
  "create index facts_by_due on facts (platform, due_at) where done_at is null",
  "create index facts_by_watch on facts (watch_id) where watch_id is not null",
  "create index facts_by_match on facts (match_id, revision) where watch_id is not null",
  "create index facts_by_bet on facts (bet_id) where bet_id is not null",
  `create table messages (
    id text primary key, ${ofChat}, platform text not null, state text not null,
    parts text not null, manner text, edits text, sections text,
    holder text not null, attempts integer not null, claimed_at bigint not null, lease_until bigint not null,
    settled_at bigint, message_id text, sent_to text, reason text
  )`,
  "create index messages_by_chat on messages (chat, claimed_at)",
  "create index messages_claimed on messages (chat) where state = 'claimed'",
  "create index messages_by_message_id on messages (chat, message_id) where message_id is not null",
  `create table drafts (
    ${id}, ${ofChat}, parts text not null, until bigint not null, state text not null, ended_at bigint
  )`,
  "create index drafts_by_chat on drafts (chat)",
  `create table decisions (
    ${id}, at bigint not null, ${ofChat}, watch_id bigint not null, match_id bigint not null,
    baseline_revision bigint, revision bigint, outcome text not null, reason text, delivery_id text,
    rule text, baseline_at bigint, baseline_reason text, evidence text
  )`,
  "create index decisions_by_chat on decisions (chat, at)",
  "create index decisions_by_time on decisions (at)",
  "create table outages (platform text primary key, from_at bigint not null, to_at bigint)",

  `create table placed_bets (
    ${id}, owner text not null, at bigint not null, match_id bigint, body text not null,
    market text not null, selection text not null, line double precision, price bigint not null, stake bigint, book text,
    result text, closed_at bigint, closing double precision, removed_at bigint
  )`,
  "create index placed_bets_by_owner on placed_bets (owner, id)",
  "create index placed_bets_by_match on placed_bets (match_id)",

  `create table api_cache (
    key text primary key, body text not null, fetched_at bigint not null, etag text, last_modified text
  )`,
  `create table api_budget (
    id text primary key, tat double precision not null, rate double precision not null,
    blocked_until bigint not null, updated_at bigint not null
  )`,
  `create table api_fields (
    source text not null, endpoint text not null, field text not null, type text not null, seen_at bigint not null,
    constraint api_fields_key primary key (source, endpoint, field)
  )`,
  `create table leases (
    name text primary key, holder text not null, epoch bigint not null, until bigint not null,
    awaited_at bigint not null default 0, begun_epoch bigint not null default 0
  )`,
  "create table taken_calls (id text primary key, taken_at bigint not null)",
  "create table origin (id integer primary key, source text not null)",
];
