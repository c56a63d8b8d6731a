import type { PlatformName } from "./address.ts";
import type { Call, Reader } from "./call.ts";
import type { Reply } from "./reply.ts";
import type { ThreadTrouble } from "./thread-trouble.ts";

/** A reply that may only say when the answer comes. */
export interface Answered extends Reply {
  /** The answer itself, which takes the place of what was said first. Never rejects. */
  later?: Promise<Reply>;
}

/** What the platform made of an answer: it took it, refused this one, or takes nothing of us at present. */
export type Delivered = { kind: "taken" } | { kind: "refused" | "failing"; reason: string };

/**
 * Turns a call into its answer. Does not throw: faults are answered too. Only who passes a signal is given a `later`; when
 * the signal aborts, that says at once that no answer comes. `delivered` settles when the platform has said what it made of the
 * last answer, and never rejects; it is left out where every answer arrives.
 */
export type Answer = (call: Call, stopping?: AbortSignal, delivered?: Promise<Delivered>) => Promise<Answered>;

/** What a platform says about a token: whose it is, or that it takes it for none; or nothing comes that says either. */
export type AccountAnswer<Account> =
  | { kind: "known"; account: Account }
  | { kind: "refused"; reason: string }
  /** `look`: at what, where the cause has a name. */
  | { kind: "unreached"; reason: string; look?: string };

/** Who is mentioned by name, so that the platform notifies them: nobody else ever is. */
export interface Pings {
  /** A role of a server, by the platform's ids. It is left out where there is no such role any more. */
  role: { id: string; server: string } | null;
  /** Persons, by the platform's ids. */
  people: readonly string[];
}

/** A message that goes out unasked. */
export interface Outgoing {
  address: string;
  reply: Reply;
  /** Left out for nobody. What replaces an earlier message mentions nobody. */
  pings?: Pings;
  /** Stable over every attempt at the same message; at most 25 characters of A-Z a-z 0-9 _ -. */
  deliveryId: string;
  /** The platform's id of an earlier message of ours that this one replaces. */
  replaces: string | null;
  /** Arrives without a sound. */
  silent: boolean;
  /**
   * Nobody waits for it: it leaves the room of the pace to all others, and only changes the message that it replaces. Where
   * that cannot be changed any more, it is rejected instead of coming as a new one.
   */
  idle?: true;
  /** The chat whose thread the address is: where that is no more, the message has `moved` there instead of being `gone`. */
  within?: string;
}

/** A place of its own that alerts are to have within a group or channel: a topic, a thread, a post of a forum. */
export interface Opening {
  /** The group or channel, or one of its threads: then the new one goes beside it. */
  within: string;
  title: string;
  /** What it is about among others, where the platform has labels for that. */
  tag: string | null;
  /** As the source calls it. */
  sport: string | null;
  /** What it begins with where it cannot be empty. */
  first: Reply;
}

/** What became of opening one. Only `unknown` may have opened it or not. */
export type Opened =
  | { kind: "opened"; address: string }
  | { kind: "refused"; trouble: ThreadTrouble; reason: string }
  | Extract<Outcome, { kind: "later" | "unknown" }>;

/**
 * What keeps us from writing where we are: a right to send or to see, a thread or a topic that is shut for now, or a channel that
 * takes no messages of this kind.
 */
export const lacks = ["write", "view", "locked", "closed", "kind"] as const;
export type Lack = (typeof lacks)[number];

/** Why a chat is gone: we were removed from it, it was deleted, or the platform knows of none. */
export const losses = ["removed", "deleted", "unknown"] as const;
export type Loss = (typeof losses)[number];

/** A chat that is gone. */
export interface LostChat {
  loss: Loss;
  /** In the platform's words. */
  reason: string;
  /** What it was called; null where nobody said. */
  title: string | null;
}

/** What a platform does for one message ends within this time (ms), whatever becomes of it: leases of messages go by it. */
export const longestSendMs = 10_000;

/** What became of a message. Only `unknown` may have arrived or not. */
export type Outcome =
  | { kind: "sent"; messageId: string }
  /**
   * Not sent: the platform, or our own pace, wants us to wait; or nobody is served at present. `unreached`: the platform was not
   * reached. `strange`: the answer speaks of neither this message nor this chat, such as the page of a proxy.
   * `ours`: a fault of our own, which may pass; it says nothing about the platform.
   */
  | { kind: "later"; afterMs: number; unreached?: true; strange?: true; ours?: true; reason?: string }
  /** The chat is no more, or wants nothing of us, says the platform: blocked, kicked, deleted. It is believed when it keeps saying so. */
  | { kind: "gone"; loss: Loss; reason: string }
  /** We may not write there at present, and may again at any time: nothing of the chat ends with that, and the message waits. */
  | { kind: "barred"; lack: Lack; reason: string }
  /** The chat has a new address, or its topic is no more: everything about it moves there, then the message is sent again. */
  | { kind: "moved"; to: string }
  /** The platform said that it will never accept this message; others may be. */
  | { kind: "rejected"; reason: string }
  | { kind: "unknown"; reason: string };

/** Where calls come in. */
export interface Inlet {
  /** Its calls come to every process that shares the database, each to any of them; without it they come to one. */
  readonly everywhere?: boolean;
  /**
   * Where they come to one process, they come to two while both are started, so that none is lost when one replaces the other:
   * for how long (ms) the one may wait for the other.
   */
  readonly overlapMs?: number;
  /** Resolves when calls are being taken. Rejects when the platform refuses the token or the set-up. */
  start(): Promise<void>;
  /**
   * Takes no more calls from now on, waits for those being answered, then resolves; messages can be sent all the same, and it
   * may be started again. `lost`: the calls may be another process's by now, so nothing more is said of them to the platform.
   */
  stop(how?: { lost: boolean }): Promise<void>;
  /** Whether it was started and has lost its connection since, so that no call arrives until that is back; false where nothing tells. */
  isCutOff?(): boolean;
}

/** Where people talk to the bot. Its calls come in by itself, or by its shards. */
export interface Platform extends Inlet {
  readonly name: PlatformName;
  /** Each brings the calls of some chats; other processes may have some of them. The platform starts and stops them all. */
  readonly shards?: readonly Inlet[];
  /** How many unasked messages it takes at once, where that is more than a few. */
  readonly atOnce?: number;
  /** Delivers one message, within `longestSendMs`. Answers expected troubles as an outcome instead of throwing; the signal ends a wait for the pace. */
  send(message: Outgoing, signal?: AbortSignal): Promise<Outcome>;
  /** Asks a question that changes nothing: whether the platform answers at all, were it with a refusal. Never throws. */
  probe(): Promise<boolean>;
  /** Until when it wants nothing of us at all (ms UTC), where it asked for a pause of more than 30 s; else a time that has passed. */
  longPauseUntil?(): number;
  /** Opens a place of its own for alerts. Left out where there are none. Never throws. */
  open?(opening: Opening, signal?: AbortSignal): Promise<Opened>;
  /** Closes one that is over; a message sent there opens it again. False to be asked again later. Never throws. */
  close?(address: string): Promise<boolean>;
  /** Leaves a group, or the server of a channel; `private` where there is nothing to leave. Left out where there never is. Never throws. */
  leave?(address: string): Promise<"left" | "private" | "failed">;
  /**
   * Whether who is at an address in private may manage a group or channel now; null where the platform does not say. Left out
   * where nobody manages one from elsewhere. Never throws.
   */
  manages?(by: string, chat: string): Promise<boolean | null>;
  /** Whether whoever manages it is all who may write there; null where the platform does not say. Never throws. */
  isChannel?(chat: string): Promise<boolean | null>;
  /** What a group or channel is called; null where the platform does not say. Never throws. */
  titleOf?(chat: string): Promise<string | null>;
}

/** What a platform tells about chats without being asked. */
export interface ChatEvents {
  gone(address: string, lost: LostChat): Promise<void>;
  back(address: string): Promise<void>;
  /** What we may do in these chats may have changed: what waits there for a right is tried now. */
  rightsChanged(addresses: readonly string[]): Promise<void>;
  moved(from: string, to: string): Promise<void>;
}

/** A text in every language there is; `en` is always present. */
export type Localized = Readonly<Record<string, string>> & { readonly en: string };

/** Lists of commands: in private, for members of a group and who manages it; and where people pick what begins with a slash. */
export type Menu = "private" | "members" | "administrators" | "slash";

/** A command as menus and registrations show it. */
export interface CommandInfo {
  name: string;
  /** What it is called in each language, where a platform shows that; what arrives is always `name`. */
  names?: Localized;
  description: Localized;
  options: readonly OptionInfo[];
  /** Where it is listed; it works everywhere when typed. */
  menus: readonly Menu[];
  /** Changes something of the chat: in groups for those who may manage it. */
  manages: boolean;
  /** Only the asker need see the answer. */
  personal?: true;
  /** It tells what anybody may ask and changes nothing, so that a link may lead to it. */
  readable?: true;
  /** An option by which only the asker sees the answer, for platforms that can do that; what changes a chat, and what is personal anyway, has none. */
  privately?: OptionInfo;
}

export interface OptionInfo {
  name: string;
  /** As of a command. */
  names?: Localized;
  description: Localized;
  required: boolean;
  /** Suggestions come while typing, from the local index. */
  suggests: boolean;
  /** A file is attached instead of words, for platforms that have such options. */
  takesFile?: true;
  /** A role is chosen instead of words, for platforms that have such options. */
  takesRole?: true;
}

export interface Suggestion {
  /** 1 to 100 characters. */
  label: string;
  /** An id such as `#17`; it is what the option's value will be. */
  value: string;
}

/** Completes an option while somebody types it. Asks the local index only, so it is quick. */
export type Suggest = (ask: {
  /** Whose settings hold; null where nobody knows. */
  address: string | null;
  command: string;
  option: string;
  typed: string;
  place: Call["place"];
  language: string | null;
}) => Promise<readonly Suggestion[]>;

/** Somebody has put a thumb up under a message, or has taken it away. */
export interface Reaction {
  /** Where the message is; the whole chat where its topic is not told. */
  address: string;
  /** The platform's id of it. */
  messageId: string;
  place: Call["place"];
  reader: Reader;
  /** The thumb is there now. */
  isThere: boolean;
  /** The platform's own id for what it told, by which it is taken once; left out where there is none: told twice, it comes to the same. */
  id?: string;
  /** As of a call. */
  mayManage(): Promise<boolean>;
}

/** Our own reaction, by which a thumb is answered: its match is muted or not any more, or the alert is about several. */
export type ReactionShown = "👌" | "🤔";

/** What every platform is given. */
export interface PlatformDeps {
  answer: Answer;
  /**
   * Takes a call by the platform's own id for it. False when it was taken before, or is another process's to take: then nothing
   * is to be done about it. Every call is to be taken where this is left out.
   */
  isFirst?: (platform: PlatformName, id: string) => Promise<boolean>;
  /**
   * Does what a thumb up under an alert stands for. Resolves to the reaction of ours that is to come, or to go with the thumb;
   * null for none. Never rejects.
   */
  reacted?: (reaction: Reaction) => Promise<ReactionShown | null>;
  /**
   * Waits for our turn at something of which all processes together may do one in so many milliseconds, or until `signal`
   * aborts. Nobody waits where this is left out.
   */
  untilTurn?: (turn: { name: string; everyMs: number }, signal: AbortSignal) => Promise<void>;
  suggest: Suggest;
  catalog: readonly CommandInfo[];
  /** For the bot's operators alone: for platforms on which only registered commands can be called, hidden as well as they can. */
  operatorCatalog?: readonly CommandInfo[];
  chats: ChatEvents;
}
