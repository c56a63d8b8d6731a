import type { Generated } from "kysely";

/** Tables of what chats watch, what waits to be told, and what was; folders watches, facts and delivery. */
export interface AlertTables {
  watches: WatchesTable;
  exclusions: ExclusionsTable;
  baselines: BaselinesTable;
  facts: FactsTable;
  mutes: MutesTable;
  pings: PingsTable;
  messages: MessagesTable;
  drafts: DraftsTable;
  decisions: DecisionsTable;
  removals: RemovalsTable;
  outages: OutagesTable;
  watched_bets: WatchedBetsTable;
  start_polls: StartPollsTable;
}

/** watches/store.ts: what chats watch, of every kind. */
interface WatchesTable {
  id: Generated<number>;
  chat: string;
  /** By what people name it, counted by chat; null for one that a wide watch brought. */
  number: number | null;
  /** match, bets, or what the matches of a wide watch have in common: team, fighter, league, sport. */
  kind: string;
  /** Null for what is about more than one match. */
  match_id: number | null;
  /** For a wide watch; equal targets of a kind have equal keys. */
  target: string | null;
  /** JSON of that target, with its names. */
  body: string | null;
  /** The rule in its canonical words (`3pp`, `5%`); equal rules have equal texts. */
  rule: string;
  /** The kind of that rule, by its name; null for a card. */
  rule_kind: string | null;
  created_by: string;
  created_at: number;
  /** The wide watch that brought it; null for one that the chat added itself. */
  wide_id: number | null;
  /** JSON of its own quiet hours, which a wide watch shares with those that it brought; null follows the chat's. */
  quiet: string | null;
  /** Until when it is paused; null while it is not. */
  paused_until: number | null;
  /** When the list of value bets was as the watch knows it; null before its first look: what is there then is no news. */
  looked_at: number | null;
  /** How many bets were gone again while they were held, since the chat was last told of any. */
  missed: Generated<number>;
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

/** facts/facts.ts: what a chat may be told; one per chat and key. */
interface FactsTable {
  id: Generated<number>;
  chat: string;
  /** The platform's name, so that each lane claims its own. */
  platform: string;
  /** Which of the kinds in delivery/kinds it is of. */
  kind: string;
  /** What it is about; a chat has one fact of each key. */
  key: string;
  /** The watch with which it goes; null for none. */
  watch_id: number | null;
  /** The value bet with which it goes; null for none. */
  bet_id: number | null;
  match_id: number | null;
  /** The newest board that it speaks of; null where it speaks of none. */
  revision: number | null;
  /** JSON of what its kind keeps: of a movement the furthest way while it waited, of a moment what there is to say, of a bet its news. */
  body: string | null;
  /** The length of that way in millionths of the threshold's unit; null where there is no way. */
  peak_length: number | null;
  due_at: number;
  /** When it was due at first. */
  since: number;
  /** After this time it is not worth a message; such a fact stays known once it was told. Null for one that is judged anew. */
  until: number | null;
  /** Why it is held until it is due (delivery/gate.ts); null when it is not. */
  held: string | null;
  /** JSON of the own quiet hours of what it is about, where its watch does not tell them; null follows the chat's. */
  quiet: string | null;
  /** The message that has claimed it; null while it waits. */
  message: string | null;
  /** The revision that this message speaks of. */
  taken: number | null;
  /** How many attempts of earlier messages with it may have reached the chat. */
  begun: Generated<number>;
  /** The draft by which somebody is asked whether it may be told; null where nobody was. */
  draft: Generated<number | null>;
  /** When it was told or dropped, where it stays known; null before. */
  done_at: number | null;
}

/** watches/start-polls.ts: matches whose odds are wanted at their start, although no chat may watch them. */
interface StartPollsTable {
  match_id: number;
  /** The name of a feature. */
  wanted_by: string;
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

/** watches/pings.ts: who wants to be mentioned in a chat's alerts about a match. */
interface PingsTable {
  chat: string;
  match_id: number;
  /** The address that names them, which need be no chat's that is known. */
  person: string;
  created_at: number;
}

/** delivery/messages.ts: one message to one chat, or the change of one, from claim to outcome. */
interface MessagesTable {
  id: string;
  chat: string;
  platform: string;
  state: "claimed" | "sent" | "dropped" | "failed" | "unknown";
  /** JSON of what it says, frozen when it was claimed: a list for each kind of fact. */
  parts: string;
  /** JSON of how it is sent and what it says beside its parts. */
  manner: string;
  /** The sent message that this one changes; null for a new one. */
  edits: string | null;
  /** JSON of the sections that stay as they were sent when the others change, by the kind of fact; null where nothing can change. */
  sections: string | null;
  /** The process that has it. */
  holder: string;
  /** How often sending it was begun, the attempt under way included. */
  attempts: number;
  claimed_at: number;
  /** While claimed: when it may be taken over, by another process or for its next attempt. */
  lease_until: number;
  settled_at: number | null;
  /** The platform's id of it, once it was sent. */
  message_id: string | null;
  /** The thread that it was sent into; null for the chat itself. */
  sent_to: string | null;
  reason: string | null;
}

/** delivery/drafts.ts: what somebody is to approve before a chat is told. */
interface DraftsTable {
  id: Generated<number>;
  chat: string;
  /** JSON of what it says, frozen when it was made: a list for each kind of fact. */
  parts: string;
  /** Nobody can approve it after that. */
  until: number;
  state: "waiting" | "approved" | "published" | "refused" | "late" | "untrue" | "failed";
  ended_at: number | null;
}

/** delivery/outages.ts: the last time that a platform did not take what it was sent. */
interface OutagesTable {
  platform: string;
  from_at: number;
  /** Null while it lasts. */
  to_at: number | null;
}

/** watches/watched-bets.ts: the value bets that a watch knows. */
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
