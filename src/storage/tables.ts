import type { Generated } from "kysely";
import type { AlertTables } from "./alert-tables.ts";
import type { OddsTables } from "./odds-tables.ts";

/**
 * Every table of the one schema that SQLite and Postgres share. Times are integers (ms since the epoch, UTC), JSON is
 * text, booleans are 0 and 1. The file named beside a table owns it: only it writes there.
 */
export interface Tables extends OddsTables, AlertTables {
  chats: ChatsTable;
  places: PlacesTable;
  threads: ThreadsTable;
  link_codes: LinkCodesTable;
  link_tries: LinkTriesTable;
  steered: SteeredTable;
  placed_bets: PlacedBetsTable;
  acts: ActsTable;
  matches: MatchesTable;
  api_cache: ApiCacheTable;
  api_budget: ApiBudgetTable;
  api_fields: ApiFieldsTable;
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
}

/** chats/links.ts: codes by which a chat on another platform can be joined, one of each chat. */
interface LinkCodesTable {
  address: string;
  /** SHA-256 of the code. */
  digest: string;
  /** The platform's id of who asked for it. */
  person: string;
  until: number;
}

/** chats/links.ts: how many codes a chat has tried of late. */
interface LinkTriesTable {
  address: string;
  tries: number;
  /** When it may begin anew. */
  until: number;
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

/** chats/journal.ts: bets that people have placed and write down; read by nobody else. */
interface PlacedBetsTable {
  id: Generated<number>;
  /** The address of the person, which need be no chat's that is known. */
  owner: string;
  at: number;
  /** Null where the match is not known here. */
  match_id: number | null;
  /** JSON of the `Match` as it was then; it stays when the match is forgotten. */
  body: string;
  market: string;
  selection: string;
  /** From the selection's side. */
  line: number | null;
  /** In millionths. */
  price: number;
  /** In hundredths of whatever money it was; null where it was not said. */
  stake: number | null;
  book: string | null;
  /** Null while nobody has said how it ended. */
  result: string | null;
  /** The start of the match whose closing line was looked at; null before. */
  closed_at: number | null;
  /** The selection's fair probability by that line; null where the line does not say. */
  closing: number | null;
  /** When it was taken out, so that this can be undone; null while it counts. */
  removed_at: number | null;
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
  /** The last epoch whose holder has said that it is at work; 0 when none ever did. */
  begun_epoch: Generated<number>;
}

/** chats/taken-calls.ts: calls that a process has taken, so that no other handles them again. */
interface TakenCallsTable {
  /** Platform and its own id for the call. */
  id: string;
  taken_at: number;
}
