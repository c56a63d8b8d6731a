-- The schema that commit 2512466 makes, as sqlite_master has it, and the migrator's list.
CREATE TABLE "schema" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "schema_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "chats" ("address" text primary key, "language" text, "seen_language" text, "settings" text default '{}' not null, "state" text not null, "state_reason" text, "state_since" bigint not null, "created_at" bigint not null, numbered bigint not null default 0, "told_at" bigint, "break_until" bigint);
CREATE TABLE "matches" ("id" integer primary key autoincrement, "slug" text not null unique, "body" text not null, "starts_at" bigint, "status" text not null, "sport" text, "seen_at" bigint not null);
CREATE TABLE "boards" ("match_id" bigint not null references "matches" ("id") on delete cascade, "revision" bigint not null, "quotes" text not null, "fetched_at" bigint not null, "confirmed_at" bigint not null, "refreshed_at" bigint, "model" text, constraint "boards_key" primary key ("match_id", "revision"));
CREATE TABLE "baselines" ("watch_id" bigint not null references "watches" ("id") on delete cascade, "match_id" bigint not null, "revision" bigint not null, "set_at" bigint not null, "reason" text not null, constraint "baselines_key" primary key ("watch_id", "match_id"));
CREATE TABLE "schedule" ("match_id" bigint primary key references "matches" ("id") on delete cascade, "last_poll_at" bigint not null, "learned" text not null);
CREATE TABLE "prices" ("match_id" bigint not null references "matches" ("id") on delete cascade, "bookmaker" text not null, "market" text not null, "selection" text not null, "line" double precision, "price" double precision not null, "at" bigint not null);
CREATE INDEX "prices_by_time" on "prices" ("at");
CREATE TABLE "decisions" ("id" integer primary key autoincrement, "at" bigint not null, "chat" text not null references "chats" ("address") on delete cascade on update cascade, "watch_id" bigint not null, "match_id" bigint not null, "baseline_revision" bigint, "revision" bigint, "outcome" text not null, "reason" text, "delivery_id" text, "rule" text, "baseline_at" bigint, "baseline_reason" text, "evidence" text);
CREATE INDEX "decisions_by_chat" on "decisions" ("chat", "at");
CREATE TABLE "api_cache" ("key" text primary key, "body" text not null, "fetched_at" bigint not null, "etag" text, "last_modified" text);
CREATE TABLE "api_budget" ("id" text primary key, "tat" double precision not null, "rate" double precision not null, "blocked_until" bigint not null, "updated_at" bigint not null);
CREATE TABLE "api_fields" ("source" text not null, "endpoint" text not null, "field" text not null, "type" text not null, "seen_at" bigint not null, constraint "api_fields_key" primary key ("source", "endpoint", "field"));
CREATE TABLE "origin" ("id" integer primary key, "source" text not null);
CREATE TABLE "leases" ("name" text primary key, "holder" text not null, "epoch" bigint not null, "until" bigint not null, "awaited_at" bigint default 0 not null, "begun_epoch" bigint default 0 not null);
CREATE INDEX "prices_by_offer" on "prices" ("match_id", "market", "bookmaker", "selection", "at");
CREATE TABLE "exclusions" ("chat" text not null references "chats" ("address") on delete cascade on update cascade, "match_id" bigint not null references "matches" ("id") on delete cascade, "created_at" bigint not null, constraint "exclusions_key" primary key ("chat", "match_id"));
CREATE TABLE "mutes" ("chat" text not null references "chats" ("address") on delete cascade on update cascade, "match_id" bigint not null, "until" bigint, "created_at" bigint not null, constraint "mutes_key" primary key ("chat", "match_id"));
CREATE INDEX "mutes_by_end" on "mutes" ("until");
CREATE TABLE "removals" ("id" integer primary key autoincrement, "chat" text not null references "chats" ("address") on delete cascade on update cascade, "at" bigint not null, "watches" text not null);
CREATE INDEX "removals_by_chat" on "removals" ("chat", "at");
CREATE TABLE "downtime" ("id" integer primary key, "from_at" bigint not null, "to_at" bigint not null);
CREATE TABLE "outages" ("platform" text primary key, "from_at" bigint not null, "to_at" bigint);
CREATE TABLE "taken_calls" ("id" text primary key, "taken_at" bigint not null);
CREATE TABLE "price_offers" ("match_id" bigint primary key references "matches" ("id") on delete cascade, "offers" text not null, "thin_at" bigint not null, "closed_at" bigint);
CREATE INDEX "price_offers_by_thinning" on "price_offers" ("thin_at");
CREATE TABLE "price_points" ("match_id" bigint not null references "matches" ("id") on delete cascade, "at" bigint not null, "prices" text not null, constraint "price_points_key" primary key ("match_id", "at"));
CREATE INDEX "decisions_by_time" on "decisions" ("at");
CREATE TABLE "facts" ("id" integer primary key autoincrement, "chat" text not null references "chats" ("address") on delete cascade on update cascade, "platform" text not null, "kind" text not null, "key" text not null, "watch_id" bigint references "watches" ("id") on delete cascade, "match_id" bigint, "revision" bigint, "body" text, "peak_length" bigint, "due_at" bigint not null, "since" bigint not null, "until" bigint, "held" text, "quiet" text, "message" text, "taken" bigint, "begun" integer default 0 not null, "done_at" bigint, "bet_id" bigint references "watched_bets" ("id") on delete cascade, "draft" bigint, constraint "facts_once" unique ("chat", "key"));
CREATE INDEX "facts_by_due" on "facts" ("platform", "due_at") where "done_at" is null;
CREATE INDEX "facts_by_watch" on "facts" ("watch_id") where "watch_id" is not null;
CREATE INDEX "facts_by_match" on "facts" ("match_id", "revision") where "watch_id" is not null;
CREATE TABLE "messages" ("id" text primary key, "chat" text not null references "chats" ("address") on delete cascade on update cascade, "platform" text not null, "state" text not null, "parts" text not null, "manner" text, "edits" text, "holder" text not null, "attempts" integer not null, "claimed_at" bigint not null, "lease_until" bigint not null, "settled_at" bigint, "message_id" text, "reason" text, "sections" text, "sent_to" text);
CREATE INDEX "messages_by_chat" on "messages" ("chat", "claimed_at");
CREATE TABLE watches ( id integer primary key autoincrement, chat text not null references chats (address) on update cascade on delete cascade, number bigint, old_ref text, kind text not null, match_id bigint references matches (id), target text, body text, rule text not null, created_by text not null, created_at bigint not null, wide_id bigint references watches (id) on delete cascade deferrable initially deferred, quiet text, paused_until bigint, looked_at bigint, missed integer not null default 0 );
CREATE TABLE "watched_bets" ("id" integer primary key autoincrement, "watch_id" bigint not null references "watches" ("id") on delete cascade, "match_id" bigint not null references "matches" ("id") on delete cascade, "offer" text not null, "known" text not null, "message" text, constraint "watched_bets_once" unique ("watch_id", "match_id", "offer"));
CREATE INDEX "watched_bets_by_message" on "watched_bets" ("message");
CREATE INDEX watches_by_chat on watches (chat, match_id);
CREATE INDEX watches_by_match on watches (match_id, rule);
CREATE INDEX watches_by_wide on watches (wide_id);
CREATE INDEX watches_by_target on watches (kind, target) where target is not null;
CREATE UNIQUE INDEX watches_one_per_number on watches (chat, number) where number is not null;
CREATE UNIQUE INDEX watches_one_per_target on watches (chat, kind, target) where target is not null;
CREATE UNIQUE INDEX watches_brought_once on watches (chat, match_id) where wide_id is not null;
CREATE INDEX "facts_by_bet" on "facts" ("bet_id") where "bet_id" is not null;
CREATE INDEX messages_claimed on messages (chat) where state = 'claimed';
CREATE TABLE "acts" ("id" integer primary key autoincrement, "at" bigint not null, "operator" text not null, "act" text not null, "target" text, "detail" text);
CREATE TABLE "predictions" ("match_id" bigint primary key references "matches" ("id") on delete cascade, "at" bigint not null, "gaps" text not null);
CREATE TABLE "imports" ("id" integer primary key autoincrement, "chat" text not null references "chats" ("address") on delete cascade on update cascade, "at" bigint not null, "content" text not null);
CREATE INDEX "imports_by_chat" on "imports" ("chat", "at");
CREATE TABLE "places" ("address" text primary key, "chat" text not null references "chats" ("address") on delete cascade on update cascade, "platform" text not null, "person" text not null, "alerts" integer not null, "gone_at" bigint, "since" bigint not null, constraint "places_one_per_platform" unique ("chat", "platform"));
CREATE TABLE "link_codes" ("address" text primary key, "digest" text not null, "person" text not null, "until" bigint not null);
CREATE INDEX "link_codes_by_digest" on "link_codes" ("digest");
CREATE TABLE "link_tries" ("address" text primary key, "tries" integer not null, "until" bigint not null);
CREATE TABLE "shared_watches" ("token" text primary key, "content" text not null, "until" bigint not null);
CREATE TABLE "placed_bets" ("id" integer primary key autoincrement, "owner" text not null, "at" bigint not null, "match_id" bigint, "body" text not null, "market" text not null, "selection" text not null, "line" double precision, "price" bigint not null, "stake" bigint, "book" text, "result" text, "closed_at" bigint, "closing" double precision, "removed_at" bigint);
CREATE INDEX "placed_bets_by_owner" on "placed_bets" ("owner", "id");
CREATE INDEX "placed_bets_by_match" on "placed_bets" ("match_id");
CREATE TABLE "steered" ("by" text not null, "number" integer not null, "chat" text not null, "title" text not null, "active" integer not null, "used_at" bigint not null, constraint "steered_by_number" primary key ("by", "number"));
CREATE INDEX "steered_by_chat" on "steered" ("chat");
CREATE TABLE "threads" ("chat" text not null references "chats" ("address") on delete cascade on update cascade, "key" text not null, "address" text, "tried_at" bigint not null, "closes_at" bigint, "closed_at" bigint, "trouble" text, constraint "threads_pk" primary key ("chat", "key"));
CREATE INDEX "threads_by_address" on "threads" ("address");
CREATE INDEX "threads_to_close" on "threads" ("closes_at");
CREATE TABLE "drafts" ("id" integer primary key autoincrement, "chat" text not null references "chats" ("address") on delete cascade on update cascade, "parts" text not null, "until" bigint not null, "state" text not null, "ended_at" bigint);
CREATE INDEX "drafts_by_chat" on "drafts" ("chat");
CREATE TABLE "models_seen" ("match_id" bigint not null references "matches" ("id") on delete cascade, "at" bigint not null, "home" double precision, "draw" double precision, "away" double precision, constraint "models_seen_key" primary key ("match_id", "at"));
CREATE TABLE "pings" ("chat" text not null references "chats" ("address") on delete cascade on update cascade, "match_id" bigint not null references "matches" ("id") on delete cascade, "person" text not null, "created_at" bigint not null, constraint "pings_key" primary key ("chat", "match_id", "person"));
CREATE INDEX "pings_by_person" on "pings" ("person");
CREATE INDEX messages_by_message_id on messages (chat, message_id) where message_id is not null;
INSERT INTO schema (name, timestamp) VALUES
  ('0001-first', '2026-11-22T00:00:00.000Z'),
  ('0002-prices-by-offer', '2026-11-22T00:00:00.000Z'),
  ('0003-wide-watches', '2026-11-22T00:00:00.000Z'),
  ('0005-evidence', '2026-11-22T00:00:00.000Z'),
  ('0006-gate', '2026-11-22T00:00:00.000Z'),
  ('0007-managed-watches', '2026-11-22T00:00:00.000Z'),
  ('0008-events', '2026-11-22T00:00:00.000Z'),
  ('0009-downtime', '2026-11-22T00:00:00.000Z'),
  ('0010-peaks', '2026-11-22T00:00:00.000Z'),
  ('0011-bet-watches', '2026-11-22T00:00:00.000Z'),
  ('0012-events-at-the-gate', '2026-11-22T00:00:00.000Z'),
  ('0013-wide-pauses', '2026-11-22T00:00:00.000Z'),
  ('0014-wide-quiet', '2026-11-22T00:00:00.000Z'),
  ('0015-bet-quiet', '2026-11-22T00:00:00.000Z'),
  ('0016-outages', '2026-11-22T00:00:00.000Z'),
  ('0017-calls', '2026-11-22T00:00:00.000Z'),
  ('0018-price-points', '2026-11-22T00:00:00.000Z'),
  ('0019-the-limit-says-so', '2026-11-22T00:00:00.000Z'),
  ('0030-facts-and-messages', '2026-11-22T00:00:00.000Z'),
  ('0040-one-watch-store', '2026-11-22T00:00:00.000Z'),
  ('0041-bets-are-facts', '2026-11-22T00:00:00.000Z'),
  ('0050-fewer-indices', '2026-11-22T00:00:00.000Z'),
  ('0051-hand-over', '2026-11-22T00:00:00.000Z'),
  ('0060-operators', '2026-11-22T00:00:00.000Z'),
  ('0070-closing-lines', '2026-11-22T00:00:00.000Z'),
  ('0070-predictions', '2026-11-22T00:00:00.000Z'),
  ('0080-imports', '2026-11-22T00:00:00.000Z'),
  ('0095-places', '2026-11-22T00:00:00.000Z'),
  ('0096-breaks', '2026-11-22T00:00:00.000Z'),
  ('0100-models', '2026-11-22T00:00:00.000Z'),
  ('0101-shared-watches', '2026-11-22T00:00:00.000Z'),
  ('0102-placed-bets', '2026-11-22T00:00:00.000Z'),
  ('0103-steered', '2026-11-22T00:00:00.000Z'),
  ('0104-threads', '2026-11-22T00:00:00.000Z'),
  ('0105-drafts', '2026-11-22T00:00:00.000Z'),
  ('0106-models-seen', '2026-11-22T00:00:00.000Z'),
  ('0107-pings', '2026-11-22T00:00:00.000Z'),
  ('0108-messages-by-id', '2026-11-22T00:00:00.000Z');
INSERT INTO schema_lock (id, is_locked) VALUES ('migration_lock', 0);
