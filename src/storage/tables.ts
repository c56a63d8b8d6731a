import type { Generated } from "kysely";

/**
 * Every table of the one schema that SQLite and Postgres share. Times are integers (ms since the epoch, UTC), JSON is
 * text, booleans are 0 and 1. The file named beside a table owns it: only it writes there.
 */
export interface Tables {
  chats: ChatsTable;
  matches: MatchesTable;
  watches: WatchesTable;
  wide_watches: WideWatchesTable;
  exclusions: ExclusionsTable;
  baselines: BaselinesTable;
  boards: BoardsTable;
  schedule: ScheduleTable;
  prices: PricesTable;
  price_offers: PriceOffersTable;
  price_points: PricePointsTable;
  outbox: OutboxTable;
  mutes: MutesTable;
  deliveries: DeliveriesTable;
  decisions: DecisionsTable;
  removals: RemovalsTable;
  events: EventsTable;
  downtime: DowntimeTable;
  outages: OutagesTable;
  bet_watches: BetWatchesTable;
  watched_bets: WatchedBetsTable;
  bet_messages: BetMessagesTable;
  api_cache: ApiCacheTable;
  api_budget: ApiBudgetTable;
  api_fields: ApiFieldsTable;
  leases: LeasesTable;
  taken_calls: TakenCallsTable;
  origin: OriginTable;
}

/** chats/chats.ts; settings: chats/settings.ts */
interface ChatsTable {
  address: string;
  /** Chosen language; null follows the reader. */
  language: string | null;
  /** The language last seen in use here; alerts fall back on it. */
  seen_language: string | null;
  /** JSON of everything else that was set for the chat. */
  settings: Generated<string>;
  state: "active" | "suspended";
  state_reason: string | null;
  state_since: number;
  created_at: number;
}

/** matches/matches.ts: the local index of known matches, kept from answers already fetched. */
interface MatchesTable {
  /** Our own number; what buttons carry (`#17`). */
  id: Generated<number>;
  slug: string;
  /** JSON of the `Match` as last seen. */
  body: string;
  starts_at: number | null;
  status: string;
  sport: string | null;
  seen_at: number;
}

/** watches/watches.ts */
interface WatchesTable {
  id: Generated<number>;
  chat: string;
  match_id: number;
  /** The rule in its canonical words (`3pp`, `5%`); equal rules have equal texts. */
  rule: string;
  created_by: string;
  created_at: number;
  /** The wide watch that brought it; null for one that the chat added itself. */
  wide_id: number | null;
  /** JSON of its own quiet hours; null follows the chat's. */
  quiet: string | null;
  /** Until when it is paused; null while it is not. */
  paused_until: number | null;
}

/** watches/wide-watches.ts: what a chat watches beyond single matches. */
interface WideWatchesTable {
  id: Generated<number>;
  chat: string;
  /** team, fighter, league or sport. */
  kind: string;
  /** Equal targets have equal keys. */
  target: string;
  /** JSON of the target, with its names. */
  body: string;
  rule: string;
  created_by: string;
  created_at: number;
  /** Until when it covers nothing; null while it is not paused. */
  paused_until: number | null;
  /** JSON of its own quiet hours, which the watches that it covers have as well; null follows the chat's. */
  quiet: string | null;
}

/** watches/wide-watches.ts: matches that a chat wants from none of its wide watches. */
interface ExclusionsTable {
  chat: string;
  match_id: number;
  created_at: number;
}

/** watches/watches.ts: what a chat was last told, per watch and match. */
interface BaselinesTable {
  watch_id: number;
  match_id: number;
  revision: number;
  set_at: number;
  /** Why it was set: created, first_board, told, dropped, restarted, resumed. */
  reason: string;
}

/** boards/board-rows.ts */
interface BoardsTable {
  match_id: number;
  /** Counts up by one per changed board of a match. */
  revision: number;
  /** JSON of the quotes. */
  quotes: string;
  /** When a board with these quotes was first received. */
  fetched_at: number;
  /** When it was last received, changed or not: the age of the data. */
  confirmed_at: number;
  refreshed_at: number | null;
}

/** feed/period-rows.ts: when a match was polled and what was learned about its refreshes. */
interface ScheduleTable {
  match_id: number;
  last_poll_at: number;
  /** JSON of what the schedule has learned. */
  learned: string;
}

/** boards/price-rows.ts: the offers of a match whose prices are recorded. */
interface PriceOffersTable {
  match_id: number;
  /** JSON of the offers with their first prices. Points name their prices in this order; it only grows. */
  offers: string;
  /** When the match's old points are to be thinned out next. */
  thin_at: number;
}

/** boards/price-rows.ts: all prices of a match from a time on, written when one of them changed; thinned out with age. */
interface PricePointsTable {
  match_id: number;
  at: number;
  /** JSON of the prices in the order of the offers; null for an offer that came later. */
  prices: string;
}

/** boards/old-prices.ts: a row for each price, as earlier versions recorded them. Nothing is added; upkeep empties it. */
interface PricesTable {
  match_id: number;
  bookmaker: string;
  market: string;
  selection: string;
  line: number | null;
  price: number;
  at: number;
}

/** facts/outbox.ts: facts that wait for delivery; one per watch and match, the latest wins. */
interface OutboxTable {
  watch_id: number;
  match_id: number;
  chat: string;
  /** The platform's name, so that each lane claims its own. */
  platform: string;
  revision: number;
  due_at: number;
  /** The delivery that has claimed it; null while it waits. */
  delivery_id: string | null;
  /** When it was due at first. */
  since: Generated<number>;
  /** Why it is held until it is due (delivery/gate.ts); null when it is not. */
  held: string | null;
  /** JSON of the furthest way while it waited, and its length in millionths of the threshold's unit; null where there is no way. */
  peak: string | null;
  peak_length: number | null;
}

/** watches/mutes.ts: what a chat does not want to hear. */
interface MutesTable {
  chat: string;
  /** 0 for everything. */
  match_id: number;
  /** Null until it is undone. */
  until: number | null;
  created_at: number;
}

/** delivery/deliveries.ts: one message to one chat, from claim to outcome. */
interface DeliveriesTable {
  id: string;
  chat: string;
  platform: string;
  state: "claimed" | "sent" | "dropped" | "failed" | "unknown";
  /** JSON of the frozen facts: watch, match, baseline revision, board revision. */
  facts: string;
  /** The process that has it. */
  holder: string;
  /** How often sending it was begun, the attempt under way included. */
  attempts: number;
  claimed_at: number;
  /** While claimed: when it may be taken over, by another process or for its next attempt. */
  lease_until: number;
  settled_at: number | null;
  message_id: string | null;
  reason: string | null;
  /** JSON of how it is sent and what it says beside its movements. */
  manner: string | null;
}

/** facts/events.ts: what is told once: a reminder, a closing line, odds that stopped coming. */
interface EventsTable {
  id: Generated<number>;
  chat: string;
  /** The platform's name, so that each lane claims its own. */
  platform: string;
  /** What it is about; a chat has one event of each key. */
  key: string;
  /** JSON of what there is to say, frozen when it happened. */
  facts: string;
  due_at: number;
  /** After this time it is not worth a message any more. */
  until: number;
  state: "waiting" | "claimed" | "sent" | "dropped" | "unknown";
  /** The message that carries it; the same for every attempt. */
  delivery_id: string | null;
  /** How often sending it was begun. */
  attempts: number;
  /** While claimed: when it may be taken over, by another process or for its next attempt. */
  lease_until: number;
  reason: string | null;
  /** When it was due at first. */
  since: Generated<number>;
  /** JSON of the own quiet hours of the watch that it is about; null follows the chat's. */
  quiet: string | null;
  /** When sending it was begun last; null before. */
  told_at: number | null;
  /** Why it was held last, as delivery/gate.ts says; null when it never was. */
  held: string | null;
}

/** boards/downtime.ts: when no odds came at all, the last time; one row. */
interface DowntimeTable {
  id: number;
  from_at: number;
  to_at: number;
}

/** delivery/outages.ts: the last time that a platform did not take what it was sent. */
interface OutagesTable {
  platform: string;
  from_at: number;
  /** Null while it lasts. */
  to_at: number | null;
}

/** watches/bet-watches.ts: watches on value bets. */
interface BetWatchesTable {
  id: Generated<number>;
  chat: string;
  /** JSON of the filter; equal filters have equal texts. */
  filter: string;
  /** How far an edge must have grown since the chat was told, in millionths. */
  improvement: number;
  created_by: string;
  created_at: number;
  /** Until when it is paused; null while it is not. */
  paused_until: number | null;
  /** When the list was as the watch knows it; null before its first look: what is there then is no news. */
  looked_at: number | null;
  /** JSON of its own quiet hours; null follows the chat's. */
  quiet: string | null;
  /** How many bets were gone again while they were held, since the chat was last told of any. */
  missed: Generated<number>;
}

/** watches/watched-bets.ts: the value bets that a watch knows, and what there is to tell about them. */
interface WatchedBetsTable {
  id: Generated<number>;
  watch_id: number;
  match_id: number;
  /** JSON of market, selection, line and bookmaker. */
  offer: string;
  /** JSON of its figures, what the chat was told in which messages, and whether it is gone. */
  known: string;
  /** The message that first told of it; null while there is none. */
  message: string | null;
  /** What there is to tell; null for nothing. */
  news: "appeared" | "improved" | "gone" | "back" | null;
  due_at: number;
  /** When that was due at first. */
  since: number;
  /** Why it is held until it is due (delivery/gate.ts); null when it is not. */
  held: string | null;
}

/** delivery/bet-messages.ts: messages about value bets, and changes of them, from claim to outcome. */
interface BetMessagesTable {
  id: string;
  chat: string;
  platform: string;
  /** The message that this one changes; null for a new one. */
  edits: string | null;
  /** JSON of what it says, frozen when it was claimed. */
  facts: string;
  /** JSON of how it is sent and why it was held. */
  manner: string;
  state: "claimed" | "sent" | "failed" | "unknown";
  /** How often sending it was begun. */
  attempts: number;
  begun_at: number;
  /** While claimed: when it may be taken over, by another process or for its next attempt. */
  lease_until: number;
  /** The platform's id of it, once it was sent. */
  message_id: string | null;
  reason: string | null;
}

/** facts/decisions.ts: what was sent or not, and why. */
interface DecisionsTable {
  id: Generated<number>;
  at: number;
  chat: string;
  watch_id: number;
  match_id: number;
  baseline_revision: number | null;
  revision: number | null;
  outcome: string;
  reason: string | null;
  delivery_id: string | null;
  /** The rule in its canonical words, and when and why the baseline was set; null where it did not come to that. */
  rule: string | null;
  baseline_at: number | null;
  baseline_reason: string | null;
  /** JSON of what the comparison found. */
  evidence: string | null;
}

/** watches/removals.ts: watches that were removed a short while ago, so that it can be undone. */
interface RemovalsTable {
  id: Generated<number>;
  chat: string;
  at: number;
  /** JSON of the watches with their baselines. */
  watches: string;
}

/** api/cache.ts: the last good answers, so that they survive a restart. Odds live in `boards`. */
interface ApiCacheTable {
  key: string;
  body: string;
  fetched_at: number;
  etag: string | null;
  last_modified: string | null;
}

/** api/budget.ts: the one budget, shared by all processes. */
interface ApiBudgetTable {
  id: string;
  /** GCRA's theoretical arrival time (ms, may carry a fraction). */
  tat: number;
  /** Requests a minute at present; lowered after a refusal. */
  rate: number;
  /** No request before this time (a Retry-After that was asked of us). */
  blocked_until: number;
  updated_at: number;
}

/** doctor/memory.ts: the fields of the API's answers when they were last examined. */
interface ApiFieldsTable {
  /** The API's address, or `sandbox`. */
  source: string;
  endpoint: string;
  /** Its place in the answer: `data[].home_team.name_ru`. */
  field: string;
  type: string;
  seen_at: number;
}

/** storage/origin.ts: whose odds this database is about; one row. */
interface OriginTable {
  id: number;
  source: string;
}

/** storage/leases.ts: who does a job that only one process may do. */
interface LeasesTable {
  name: string;
  holder: string;
  /** Counts up with every change of holder; a fence against a holder that slept. */
  epoch: number;
  until: number;
  /** When another process last said that it waits for the job; 0 when none ever did. */
  awaited_at: Generated<number>;
}

/** chats/taken-calls.ts: calls that a process has taken, so that no other handles them again. */
interface TakenCallsTable {
  /** Platform and its own id for the call. */
  id: string;
  taken_at: number;
}
