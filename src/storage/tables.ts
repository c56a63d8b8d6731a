import type { Generated } from "kysely";
import type { AlertTables } from "./alert-tables.ts";
import type { OddsTables } from "./odds-tables.ts";

/**
 * Every table of the one schema that SQLite and Postgres share. Times are integers (ms since the epoch, UTC), JSON is
 * text, booleans are 0 and 1. The file named beside a table owns it: only it writes there. A feature declares its own tables in its
 * folder, with `declare module`.
 */
export interface Tables extends OddsTables, AlertTables {
  chats: ChatsTable;
  places: PlacesTable;
  threads: ThreadsTable;
  steered: SteeredTable;
  acts: ActsTable;
  forgotten: ForgottenTable;
  shown: ShownTable;
  matches: MatchesTable;
  api_cache: ApiCacheTable;
  api_budget: ApiBudgetTable;
  definitions: DefinitionsTable;
  leases: LeasesTable;
  taken_calls: TakenCallsTable;
  origin: OriginTable;
}

/** chats/chats.ts; settings: chats/settings.ts; access: chats/access.ts */
interface ChatsTable {
  address: string;
  /** Chosen language; null follows the reader. */
  language: string | null;
  /** The language last seen in use here; alerts fall back on it. */
  seen_language: string | null;
  /** JSON of everything else that was set for the chat. */
  settings: Generated<string>;
  /** Suspended: it cannot be reached. Asked and blocked: nobody has let it in yet, or it is shut out; also of persons. */
  state: "active" | "suspended" | "asked" | "blocked";
  /** Why it is suspended; of an active one, JSON of why we cannot write there now, and what it is called. */
  state_reason: string | null;
  state_since: number;
  /** When whoever spoke there was told that it is asked or blocked; null while nobody was. */
  told_at: number | null;
  created_at: number;
  /** Nothing is to be said there until then; null while it is not on a break. */
  break_until: number | null;
  /** The highest number that a watch of it has had. */
  numbered: Generated<number>;
}

/** chats/places.ts: the addresses of a private chat that has several, its own among them; other chats have none here. */
interface PlacesTable {
  address: string;
  chat: string;
  /** The address's; a chat has one place on each. */
  platform: string;
  /** The platform's id of the person there. */
  person: string;
  /** 1 where alerts go: where the person was last seen. One place of a chat has it. */
  alerts: number;
  /** Since when it cannot be reached; null while it can. */
  gone_at: number | null;
  since: number;
}

/** chats/threads.ts: the topics, threads and posts that were opened for the alerts of a group or channel. */
interface ThreadsTable {
  /** The whole chat, also where a topic of it watches. */
  chat: string;
  /** What it is about: a match or a league. Empty for why none can be opened in the chat. */
  key: string;
  /** Null while it is being opened, or was lost. */
  address: string | null;
  /** When opening it was begun at last, or could not be done. */
  tried_at: number;
  /** When it is to be closed; null for one that stays open. */
  closes_at: number | null;
  closed_at: number | null;
  /** What is missing; null in the row of a thread. */
  trouble: string | null;
  /** The topic for which it was opened, and which its buttons and commands are about; null where that is the whole chat. */
  opened_for: string | null;
}

/** chats/steered.ts: the chats that people manage from a private one. */
interface SteeredTable {
  /** The address of the private chat. */
  by: string;
  /** Among those of that chat; what buttons carry. */
  number: number;
  /** The address of the managed chat, which need be no chat's that is known. */
  chat: string;
  /** What it is called, as last seen. */
  title: string;
  /** 1 for the one that what is typed is about; at most one of each private chat. */
  active: number;
  used_at: number;
}

/** chats/shown.ts: what was shown last to people, for a quarter of an hour. */
interface ShownTable {
  /** The address where it was shown. */
  chat: string;
  /** The person's address. */
  person: string;
  /** JSON of the presses of its numbered lines, and of what it asked. */
  body: string;
  until: number;
}

/** chats/acts.ts: what operators did. */
interface ActsTable {
  id: Generated<number>;
  at: number;
  /** The person's address. */
  operator: string;
  act: string;
  /** The chat or person that it was about; null for none. */
  target: string | null;
  detail: string | null;
}

/** chats/forgotten.ts: who asked to be forgotten, for restored backups. */
interface ForgottenTable {
  /** SHA-256 of the address. */
  digest: string;
  at: number;
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

/** api/asking/cache.ts: the last good answers, so that they survive a restart. Odds live in `boards`. */
interface ApiCacheTable {
  key: string;
  body: string;
  fetched_at: number;
  etag: string | null;
  last_modified: string | null;
}

/** api/budget/budget.ts: the one budget, shared by all processes. */
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

/** api/definitions.ts: how a service's answers are read, where the doctor has found that out. */
interface DefinitionsTable {
  /** The service's address. */
  source: string;
  /** JSON of the definition. */
  definition: string;
  accepted_at: number;
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
  /** The last epoch whose holder has said that it is at work; 0 when none ever did. */
  begun_epoch: Generated<number>;
}

/** chats/taken-calls.ts: calls that a process has taken, so that no other handles them again. */
interface TakenCallsTable {
  /** Platform and its own id for the call. */
  id: string;
  taken_at: number;
}
