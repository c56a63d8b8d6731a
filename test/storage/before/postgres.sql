-- The schema that commit 2512466 makes, as pg_dump --schema-only has it, and the migrator's list.
CREATE TABLE acts (id bigint NOT NULL, at bigint NOT NULL, operator text NOT NULL, act text NOT NULL, target text, detail text);
ALTER TABLE acts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE api_budget (id text NOT NULL, tat double precision NOT NULL, rate double precision NOT NULL, blocked_until bigint NOT NULL, updated_at bigint NOT NULL);
CREATE TABLE api_cache (key text NOT NULL, body text NOT NULL, fetched_at bigint NOT NULL, etag text, last_modified text);
CREATE TABLE api_fields (source text NOT NULL, endpoint text NOT NULL, field text NOT NULL, type text NOT NULL, seen_at bigint NOT NULL);
CREATE TABLE baselines (watch_id bigint NOT NULL, match_id bigint NOT NULL, revision bigint NOT NULL, set_at bigint NOT NULL, reason text NOT NULL) WITH (fillfactor='75');
CREATE TABLE boards (match_id bigint NOT NULL, revision bigint NOT NULL, quotes text NOT NULL, fetched_at bigint NOT NULL, confirmed_at bigint NOT NULL, refreshed_at bigint, model text);
CREATE TABLE chats (address text NOT NULL, language text, seen_language text, settings text DEFAULT '{}'::text NOT NULL, state text NOT NULL, state_reason text, state_since bigint NOT NULL, created_at bigint NOT NULL, numbered bigint DEFAULT 0 NOT NULL, told_at bigint, break_until bigint);
CREATE TABLE decisions (id bigint NOT NULL, at bigint NOT NULL, chat text NOT NULL, watch_id bigint NOT NULL, match_id bigint NOT NULL, baseline_revision bigint, revision bigint, outcome text NOT NULL, reason text, delivery_id text, rule text, baseline_at bigint, baseline_reason text, evidence text);
ALTER TABLE decisions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE downtime (id integer NOT NULL, from_at bigint NOT NULL, to_at bigint NOT NULL);
CREATE TABLE drafts (id bigint NOT NULL, chat text NOT NULL, parts text NOT NULL, until bigint NOT NULL, state text NOT NULL, ended_at bigint);
ALTER TABLE drafts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE exclusions (chat text NOT NULL, match_id bigint NOT NULL, created_at bigint NOT NULL);
CREATE TABLE facts (id bigint NOT NULL, chat text NOT NULL, platform text NOT NULL, kind text NOT NULL, key text NOT NULL, watch_id bigint, match_id bigint, revision bigint, body text, peak_length bigint, due_at bigint NOT NULL, since bigint NOT NULL, until bigint, held text, quiet text, message text, taken bigint, begun integer DEFAULT 0 NOT NULL, done_at bigint, bet_id bigint, draft bigint) WITH (fillfactor='75');
ALTER TABLE facts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE imports (id bigint NOT NULL, chat text NOT NULL, at bigint NOT NULL, content text NOT NULL);
ALTER TABLE imports ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE leases (name text NOT NULL, holder text NOT NULL, epoch bigint NOT NULL, until bigint NOT NULL, awaited_at bigint DEFAULT 0 NOT NULL, begun_epoch bigint DEFAULT 0 NOT NULL);
CREATE TABLE link_codes (address text NOT NULL, digest text NOT NULL, person text NOT NULL, until bigint NOT NULL);
CREATE TABLE link_tries (address text NOT NULL, tries integer NOT NULL, until bigint NOT NULL);
CREATE TABLE matches (id bigint NOT NULL, slug text NOT NULL, body text NOT NULL, starts_at bigint, status text NOT NULL, sport text, seen_at bigint NOT NULL);
ALTER TABLE matches ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE messages (id text NOT NULL, chat text NOT NULL, platform text NOT NULL, state text NOT NULL, parts text NOT NULL, manner text, edits text, holder text NOT NULL, attempts integer NOT NULL, claimed_at bigint NOT NULL, lease_until bigint NOT NULL, settled_at bigint, message_id text, reason text, sections text, sent_to text);
CREATE TABLE models_seen (match_id bigint NOT NULL, at bigint NOT NULL, home double precision, draw double precision, away double precision);
CREATE TABLE mutes (chat text NOT NULL, match_id bigint NOT NULL, until bigint, created_at bigint NOT NULL);
CREATE TABLE origin (id integer NOT NULL, source text NOT NULL);
CREATE TABLE outages (platform text NOT NULL, from_at bigint NOT NULL, to_at bigint);
CREATE TABLE pings (chat text NOT NULL, match_id bigint NOT NULL, person text NOT NULL, created_at bigint NOT NULL);
CREATE TABLE placed_bets (id bigint NOT NULL, owner text NOT NULL, at bigint NOT NULL, match_id bigint, body text NOT NULL, market text NOT NULL, selection text NOT NULL, line double precision, price bigint NOT NULL, stake bigint, book text, result text, closed_at bigint, closing double precision, removed_at bigint);
ALTER TABLE placed_bets ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE places (address text NOT NULL, chat text NOT NULL, platform text NOT NULL, person text NOT NULL, alerts integer NOT NULL, gone_at bigint, since bigint NOT NULL);
CREATE TABLE predictions (match_id bigint NOT NULL, at bigint NOT NULL, gaps text NOT NULL);
CREATE TABLE price_offers (match_id bigint NOT NULL, offers text NOT NULL, thin_at bigint NOT NULL, closed_at bigint);
CREATE TABLE price_points (match_id bigint NOT NULL, at bigint NOT NULL, prices text NOT NULL);
CREATE TABLE prices (match_id bigint NOT NULL, bookmaker text NOT NULL, market text NOT NULL, selection text NOT NULL, line double precision, price double precision NOT NULL, at bigint NOT NULL);
CREATE TABLE removals (id bigint NOT NULL, chat text NOT NULL, at bigint NOT NULL, watches text NOT NULL);
ALTER TABLE removals ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE schedule (match_id bigint NOT NULL, last_poll_at bigint NOT NULL, learned text NOT NULL);
CREATE TABLE schema (name character varying(255) NOT NULL, "timestamp" character varying(255) NOT NULL);
CREATE TABLE schema_lock (id character varying(255) NOT NULL, is_locked integer DEFAULT 0 NOT NULL);
CREATE TABLE shared_watches (token text NOT NULL, content text NOT NULL, until bigint NOT NULL);
CREATE TABLE steered (by text NOT NULL, number integer NOT NULL, chat text NOT NULL, title text NOT NULL, active integer NOT NULL, used_at bigint NOT NULL);
CREATE TABLE taken_calls (id text NOT NULL, taken_at bigint NOT NULL);
CREATE TABLE threads (chat text NOT NULL, key text NOT NULL, address text, tried_at bigint NOT NULL, closes_at bigint, closed_at bigint, trouble text);
CREATE TABLE watched_bets (id bigint NOT NULL, watch_id bigint NOT NULL, match_id bigint NOT NULL, offer text NOT NULL, known text NOT NULL, message text);
ALTER TABLE watched_bets ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE watches (id bigint NOT NULL, chat text NOT NULL, match_id bigint, rule text NOT NULL, created_by text NOT NULL, created_at bigint NOT NULL, wide_id bigint, quiet text, paused_until bigint, number bigint, old_ref text, kind text NOT NULL, target text, body text, looked_at bigint, missed integer DEFAULT 0 NOT NULL);
ALTER TABLE watches ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
ALTER TABLE acts ADD CONSTRAINT acts_pkey PRIMARY KEY (id);
ALTER TABLE api_budget ADD CONSTRAINT api_budget_pkey PRIMARY KEY (id);
ALTER TABLE api_cache ADD CONSTRAINT api_cache_pkey PRIMARY KEY (key);
ALTER TABLE api_fields ADD CONSTRAINT api_fields_key PRIMARY KEY (source, endpoint, field);
ALTER TABLE baselines ADD CONSTRAINT baselines_key PRIMARY KEY (watch_id, match_id);
ALTER TABLE boards ADD CONSTRAINT boards_key PRIMARY KEY (match_id, revision);
ALTER TABLE chats ADD CONSTRAINT chats_pkey PRIMARY KEY (address);
ALTER TABLE decisions ADD CONSTRAINT decisions_pkey PRIMARY KEY (id);
ALTER TABLE downtime ADD CONSTRAINT downtime_pkey PRIMARY KEY (id);
ALTER TABLE drafts ADD CONSTRAINT drafts_pkey PRIMARY KEY (id);
ALTER TABLE exclusions ADD CONSTRAINT exclusions_key PRIMARY KEY (chat, match_id);
ALTER TABLE facts ADD CONSTRAINT facts_once UNIQUE (chat, key);
ALTER TABLE facts ADD CONSTRAINT facts_pkey PRIMARY KEY (id);
ALTER TABLE imports ADD CONSTRAINT imports_pkey PRIMARY KEY (id);
ALTER TABLE leases ADD CONSTRAINT leases_pkey PRIMARY KEY (name);
ALTER TABLE link_codes ADD CONSTRAINT link_codes_pkey PRIMARY KEY (address);
ALTER TABLE link_tries ADD CONSTRAINT link_tries_pkey PRIMARY KEY (address);
ALTER TABLE matches ADD CONSTRAINT matches_pkey PRIMARY KEY (id);
ALTER TABLE matches ADD CONSTRAINT matches_slug_key UNIQUE (slug);
ALTER TABLE messages ADD CONSTRAINT messages_pkey PRIMARY KEY (id);
ALTER TABLE models_seen ADD CONSTRAINT models_seen_key PRIMARY KEY (match_id, at);
ALTER TABLE mutes ADD CONSTRAINT mutes_key PRIMARY KEY (chat, match_id);
ALTER TABLE origin ADD CONSTRAINT origin_pkey PRIMARY KEY (id);
ALTER TABLE outages ADD CONSTRAINT outages_pkey PRIMARY KEY (platform);
ALTER TABLE pings ADD CONSTRAINT pings_key PRIMARY KEY (chat, match_id, person);
ALTER TABLE placed_bets ADD CONSTRAINT placed_bets_pkey PRIMARY KEY (id);
ALTER TABLE places ADD CONSTRAINT places_one_per_platform UNIQUE (chat, platform);
ALTER TABLE places ADD CONSTRAINT places_pkey PRIMARY KEY (address);
ALTER TABLE predictions ADD CONSTRAINT predictions_pkey PRIMARY KEY (match_id);
ALTER TABLE price_offers ADD CONSTRAINT price_offers_pkey PRIMARY KEY (match_id);
ALTER TABLE price_points ADD CONSTRAINT price_points_key PRIMARY KEY (match_id, at);
ALTER TABLE removals ADD CONSTRAINT removals_pkey PRIMARY KEY (id);
ALTER TABLE schedule ADD CONSTRAINT schedule_pkey PRIMARY KEY (match_id);
ALTER TABLE schema_lock ADD CONSTRAINT schema_lock_pkey PRIMARY KEY (id);
ALTER TABLE schema ADD CONSTRAINT schema_pkey PRIMARY KEY (name);
ALTER TABLE shared_watches ADD CONSTRAINT shared_watches_pkey PRIMARY KEY (token);
ALTER TABLE steered ADD CONSTRAINT steered_by_number PRIMARY KEY (by, number);
ALTER TABLE taken_calls ADD CONSTRAINT taken_calls_pkey PRIMARY KEY (id);
ALTER TABLE threads ADD CONSTRAINT threads_pk PRIMARY KEY (chat, key);
ALTER TABLE watched_bets ADD CONSTRAINT watched_bets_once UNIQUE (watch_id, match_id, offer);
ALTER TABLE watched_bets ADD CONSTRAINT watched_bets_pkey PRIMARY KEY (id);
ALTER TABLE watches ADD CONSTRAINT watches_pkey PRIMARY KEY (id);
CREATE INDEX chats_by_bytes ON chats (address COLLATE "C");
CREATE INDEX decisions_by_chat ON decisions (chat, at);
CREATE INDEX decisions_by_time ON decisions (at);
CREATE INDEX drafts_by_chat ON drafts (chat);
CREATE INDEX facts_by_bet ON facts (bet_id) WHERE (bet_id IS NOT NULL);
CREATE INDEX facts_by_due ON facts (platform, due_at) WHERE (done_at IS NULL);
CREATE INDEX facts_by_match ON facts (match_id, revision) WHERE (watch_id IS NOT NULL);
CREATE INDEX facts_by_watch ON facts (watch_id) WHERE (watch_id IS NOT NULL);
CREATE INDEX imports_by_chat ON imports (chat, at);
CREATE INDEX link_codes_by_digest ON link_codes (digest);
CREATE INDEX messages_by_chat ON messages (chat, claimed_at);
CREATE INDEX messages_by_message_id ON messages (chat, message_id) WHERE (message_id IS NOT NULL);
CREATE INDEX messages_claimed ON messages (chat) WHERE (state = 'claimed'::text);
CREATE INDEX mutes_by_end ON mutes (until);
CREATE INDEX pings_by_person ON pings (person);
CREATE INDEX placed_bets_by_match ON placed_bets (match_id);
CREATE INDEX placed_bets_by_owner ON placed_bets (owner, id);
CREATE INDEX price_offers_by_thinning ON price_offers (thin_at);
CREATE INDEX prices_by_offer ON prices (match_id, market, bookmaker, selection, at);
CREATE INDEX prices_by_time ON prices (at);
CREATE INDEX removals_by_chat ON removals (chat, at);
CREATE INDEX steered_by_chat ON steered (chat);
CREATE INDEX threads_by_address ON threads (address);
CREATE INDEX threads_to_close ON threads (closes_at);
CREATE INDEX watched_bets_by_message ON watched_bets (message);
CREATE UNIQUE INDEX watches_brought_once ON watches (chat, match_id) WHERE (wide_id IS NOT NULL);
CREATE INDEX watches_by_chat ON watches (chat, match_id);
CREATE INDEX watches_by_match ON watches (match_id, rule);
CREATE INDEX watches_by_target ON watches (kind, target) WHERE (target IS NOT NULL);
CREATE INDEX watches_by_wide ON watches (wide_id);
CREATE UNIQUE INDEX watches_one_per_number ON watches (chat, number) WHERE (number IS NOT NULL);
CREATE UNIQUE INDEX watches_one_per_target ON watches (chat, kind, target) WHERE (target IS NOT NULL);
ALTER TABLE baselines ADD CONSTRAINT baselines_watch_id_fkey FOREIGN KEY (watch_id) REFERENCES watches(id) ON DELETE CASCADE;
ALTER TABLE boards ADD CONSTRAINT boards_match_id_fkey FOREIGN KEY (match_id) REFERENCES matches(id) ON DELETE CASCADE;
ALTER TABLE decisions ADD CONSTRAINT decisions_chat_fkey FOREIGN KEY (chat) REFERENCES chats(address) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE drafts ADD CONSTRAINT drafts_chat_fkey FOREIGN KEY (chat) REFERENCES chats(address) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE exclusions ADD CONSTRAINT exclusions_chat_fkey FOREIGN KEY (chat) REFERENCES chats(address) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE exclusions ADD CONSTRAINT exclusions_match_id_fkey FOREIGN KEY (match_id) REFERENCES matches(id) ON DELETE CASCADE;
ALTER TABLE facts ADD CONSTRAINT facts_bet_id_fkey FOREIGN KEY (bet_id) REFERENCES watched_bets(id) ON DELETE CASCADE;
ALTER TABLE facts ADD CONSTRAINT facts_chat_fkey FOREIGN KEY (chat) REFERENCES chats(address) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE facts ADD CONSTRAINT facts_watch_id_fkey FOREIGN KEY (watch_id) REFERENCES watches(id) ON DELETE CASCADE;
ALTER TABLE imports ADD CONSTRAINT imports_chat_fkey FOREIGN KEY (chat) REFERENCES chats(address) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE messages ADD CONSTRAINT messages_chat_fkey FOREIGN KEY (chat) REFERENCES chats(address) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE models_seen ADD CONSTRAINT models_seen_match_id_fkey FOREIGN KEY (match_id) REFERENCES matches(id) ON DELETE CASCADE;
ALTER TABLE mutes ADD CONSTRAINT mutes_chat_fkey FOREIGN KEY (chat) REFERENCES chats(address) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE pings ADD CONSTRAINT pings_chat_fkey FOREIGN KEY (chat) REFERENCES chats(address) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE pings ADD CONSTRAINT pings_match_id_fkey FOREIGN KEY (match_id) REFERENCES matches(id) ON DELETE CASCADE;
ALTER TABLE places ADD CONSTRAINT places_chat_fkey FOREIGN KEY (chat) REFERENCES chats(address) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE predictions ADD CONSTRAINT predictions_match_id_fkey FOREIGN KEY (match_id) REFERENCES matches(id) ON DELETE CASCADE;
ALTER TABLE price_offers ADD CONSTRAINT price_offers_match_id_fkey FOREIGN KEY (match_id) REFERENCES matches(id) ON DELETE CASCADE;
ALTER TABLE price_points ADD CONSTRAINT price_points_match_id_fkey FOREIGN KEY (match_id) REFERENCES matches(id) ON DELETE CASCADE;
ALTER TABLE prices ADD CONSTRAINT prices_match_id_fkey FOREIGN KEY (match_id) REFERENCES matches(id) ON DELETE CASCADE;
ALTER TABLE removals ADD CONSTRAINT removals_chat_fkey FOREIGN KEY (chat) REFERENCES chats(address) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE schedule ADD CONSTRAINT schedule_match_id_fkey FOREIGN KEY (match_id) REFERENCES matches(id) ON DELETE CASCADE;
ALTER TABLE threads ADD CONSTRAINT threads_chat_fkey FOREIGN KEY (chat) REFERENCES chats(address) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE watched_bets ADD CONSTRAINT watched_bets_match_id_fkey FOREIGN KEY (match_id) REFERENCES matches(id) ON DELETE CASCADE;
ALTER TABLE watched_bets ADD CONSTRAINT watched_bets_watch_id_fkey FOREIGN KEY (watch_id) REFERENCES watches(id) ON DELETE CASCADE;
ALTER TABLE watches ADD CONSTRAINT watches_chat_fkey FOREIGN KEY (chat) REFERENCES chats(address) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE watches ADD CONSTRAINT watches_match_id_fkey FOREIGN KEY (match_id) REFERENCES matches(id);
ALTER TABLE watches ADD CONSTRAINT watches_wide_id_fkey FOREIGN KEY (wide_id) REFERENCES watches(id) ON DELETE CASCADE;
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
