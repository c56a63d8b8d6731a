import type { Block, Button, PressButton } from "../chat/reply.ts";
import type { ThreadTrouble } from "../chat/thread-trouble.ts";
import type { QuietHours } from "../chats/settings.ts";
import type { NewDecision } from "../facts/decisions.ts";
import type { Fact, FactCondition } from "../facts/facts.ts";
import type { Manner } from "../facts/frozen.ts";
import type { MatchLookup } from "../matches/matches.ts";
import type { Text } from "../replies/parts/text.ts";
import type { Session } from "../storage/database.ts";
import type { Weight } from "./gate.ts";
import type { Rights } from "./rights.ts";

/**
 * A kind of fact: what the way to the chat has to know about it, from the queue to the words. Everything takes lists, since
 * chats that are told together share the statements. `Told` is what is frozen of a fact, as JSON; `Shown` what it is written from.
 */
export interface FactKind<Told = unknown, Shown = unknown> {
  /** As the table of facts has it. */
  readonly name: string;
  /** Nobody waits for its changes: each is a message of its own, and goes while nothing else waits. */
  readonly idle?: true;
  /** Each is a message of its own, after what is new. */
  readonly alone?: true;
  /** Whether the chat of the fact `f` still wants it. */
  wanted(): FactCondition;
  /** Whether what is known of the fact `f` is young enough to speak of. */
  fresh(now: number): FactCondition;
  /** Looks at facts that wait, in their order; null for one that cannot be looked at yet. */
  judge(session: Session, facts: readonly Fact[], looking: Looking): Promise<(Judged<Told, Shown> | null)[]>;
  /** Looks once more at what was frozen, in its order, and as it was then. */
  judgeAgain(session: Session, told: readonly Told[], looking: Looking): Promise<Judged<Told, Shown>[]>;
  /** What a table holds of a message's part. */
  read(part: readonly unknown[]): Told[];
  /** The key of the fact. */
  keyOf(told: Told): string;
  /** Equal for what says the same. */
  saidBy(told: Told): unknown;
  /** What it tells, whoever asked for it: equal for what nobody wants to read twice. Left out where each is a thing of its own. */
  newsOf?(one: { frozen: Told; shown: Shown }): readonly string[];
  /** Is told that a message takes these facts; resolves to how many others passed while they were held. */
  claim?(session: Session, taking: Taking<Told>): Promise<number>;
  /** Only of a kind that changes what was sent: what a sent message must say now, given what was found to be news about it. */
  rewrite?(session: Session, sent: { id: string; told: readonly Told[]; news: readonly Told[] }): Promise<Told[]>;
  /**
   * Only of a kind that is not for everybody: whether it is still for who is at an address. Asked just before a new message is
   * sent, outside any transaction.
   */
  isFor?(shown: readonly Shown[], asked: { address: string; rights: Rights }): Promise<boolean>;
  /** Writes down in the kind's own tables what became of facts; resolves to what is to be kept about it. */
  settle(session: Session, endings: readonly Ending<Told>[], now: number): Promise<NewDecision[]>;
  /** Its part of a message. */
  section(text: Text, shown: readonly Shown[], telling: Telling & Reading): Section;
}

/** Why a fact is dropped that another topic of its group tells in the same thread. */
export const toldInThread = "told_in_thread";

export interface Looking {
  now: number;
  lookup: MatchLookup;
}

/** A fact looked at: what there is to say, or why there is nothing. */
export type Judged<Told = unknown, Shown = unknown> = {
  frozen: Told;
  /** When it was due at first. */
  since: number;
  /** Quiet hours of its own; null follows the chat's. */
  quiet: QuietHours | null;
  /** The board that it speaks of; null where it speaks of none. */
  revision: number | null;
} /** `changes`: the sent message that does not hold any more, where that one changes instead of a new one. */ & (
  | { tells: true; shown: Shown; weight: Weight; changes?: string }
  /** `passed`: it was worth telling, so where it was held the message says afterwards how many there were. */
  | { tells: false; reason: string; passed: boolean }
);

/** What a message takes. */
export interface Taking<Told> {
  message: string;
  /** The sent message that it changes; null for a new one. */
  edits: string | null;
  told: readonly Told[];
}

/** What became of what a message said, or of facts that no message took. */
export interface Ending<Told> {
  chat: string;
  message: string | null;
  /** The sent message that it was to change; null for a new one. */
  edits: string | null;
  told: readonly Told[];
  /** How many others passed while these were held, as the message said. */
  passed: number;
  /** `untried`: nothing can have reached the chat. `gone`: the chat cannot be reached, and waits for its return. */
  outcome: "sent" | "failed" | "dropped" | "unknown" | "untried" | "gone";
  reason: string | null;
  /** How many attempts may have reached the chat. */
  begun: number;
}

/** A message that is to be put into words. */
export interface Telling {
  /** What calls name it by: of a change, the message that changes. */
  id: string;
  /** The same for every attempt. */
  deliveryId: string;
  chat: string;
  manner: Manner;
  /** The same message may have arrived before: the last attempt's outcome is unknown. */
  repeated: boolean;
  now: number;
  /** What it tells, by the kind; each the longest waiting first. */
  parts: ReadonlyMap<string, readonly unknown[]>;
  /** The sections of a message that changes which stay as they were sent. */
  kept: Sections;
  /** Why it comes into the chat itself and not into a thread, where the chat has not been told. */
  threadTrouble?: ThreadTrouble;
}

/** What its chat has set that counts for what is said. */
export interface Reading {
  /** The books that it has accounts with; none means all. */
  ownBooks: readonly string[];
  /** It wants nothing that leads to betting. */
  informationOnly?: boolean;
}

/** Sections by the kind of fact. */
export type Sections = Readonly<Record<string, Section>>;

/** What one kind of fact brings into a message. */
export interface Section {
  blocks: readonly Block[];
  /** Small print about why it comes now; what several sections say alike is said once. */
  notes: readonly Block[];
  /** What leads on from what is told. */
  buttons: readonly (readonly Button[])[];
  /** What /mute and /less mean by it; null where they are not offered. */
  mute: string | null;
  less: string | null;
  /** What a reader does first about it, before all else that can be done. */
  first?: PressButton;
}
