import type { Attached } from "./attached.ts";
import type { ThreadTrouble } from "./thread-trouble.ts";

/** A person who asks, as the platform knows them. */
export interface Reader {
  /** The platform's id of the person. */
  id: string;
  /** The language their app is set to (BCP 47), when the platform tells. */
  language: string | null;
}

/** A chat in which the reader may act from a private one, or why not: unknown to us, closed to us, or not theirs. */
export type FoundElsewhere =
  | { kind: "found"; address: string; title: string }
  | { kind: "unknown" }
  | { kind: "no_post" | "not_theirs"; title: string };

/** The reader's rights in other chats of the platform. */
export interface Elsewhere {
  /** Looks up the chat of a name (`@channel`) or of the platform's own id; asks the platform about reader and bot. */
  find(words: string): Promise<FoundElsewhere>;
  /** As of a call's own chat. */
  mayManage(address: string, how?: { isFresh: boolean }): Promise<boolean>;
}

/** A role that people of a server have. */
export interface ChosenRole {
  /** The platform's id of it. */
  id: string;
  name: string;
  /** Everybody there has it. */
  isEveryone: boolean;
  /** Whether who has it is notified when the bot mentions it. */
  notifies: boolean;
  /** Whether who chose it may mention it themselves. */
  mayMention: boolean;
}

/** Somebody asked for a command with arguments: typed, chosen from a menu, or by pressing a button. */
export interface Call {
  address: string;
  /** In a group changing things is for those who may manage it; in private there is nobody else. */
  place: "private" | "group";
  reader: Reader;
  /** The command's name, lower case, without slash and bot name. */
  command: string;
  /** What was typed after the command, or the arguments of a pressed button. */
  text: string;
  /** Named options where the platform has them (Discord); they win over `text`. */
  options: Readonly<Record<string, string>> | null;
  /** `inline`: typed behind the bot's name in another chat, from which nothing is told; the address is the reader's private one. */
  source: "typed" | "button" | "inline";
  /** The role that was chosen with it, where there are such options. */
  role?: ChosenRole;
  /** The server that the chat is a channel of, where the bot is a member of it and the platform has servers. */
  server?: string;
  /** Whether the server has a role still, by the platform's id; true when unsure. Left out where there are no roles. */
  hasRole?: (id: string) => Promise<boolean>;
  /** What keeps the bot from opening threads in the chat that the call is about, by its address; null when unsure. Never throws. */
  threadTrouble?: (chat: string) => Promise<ThreadTrouble | null>;
  /** The file that was sent with it, or to which it replies. */
  attached?: Attached;
  /** The platform's id of the message that the button is on, where the answer stands below that. */
  below?: string;
  /** Where it was really asked, for an address that belongs to a chat with others: `address` and `reader.id` are then those of the chat. */
  asked?: { address: string; person: string };
  /** The address that opens the bot and hands it these words, in private or in a group to be chosen; left out where there is none. */
  linkTo?: (words: string, place: Call["place"]) => string;
  /** The channel whose post has the link that asked; the answer goes to the reader alone. */
  linkedFrom?: string;
  /** What people type in other chats to ask the bot there; left out where it is not asked so. */
  inlineName?: string;
  /** It was pressed somewhere else for the reader's own private chat, which `address` is. */
  own?: true;
  /** The reader's number of another chat that a pressed button acts for. */
  chatNumber?: number;
  /** What the platform knows of the reader in other chats; in private only, and where the platform tells. */
  elsewhere?: Elsewhere;
  /** Words without a command that are meant for the bot: what they ask for is found out from them. */
  plain?: true;
  /** Nothing is asked by it: it says what cannot be read, a file of a kind or what was changed in a message. */
  unread?: "media" | "edit";
  /** What people write there never arrives: only commands and buttons do. */
  wordless?: true;
  /** The bot is no member here: the reader alone brought it along, so that it can answer and nothing else. */
  isGuest?: true;
  /** Whether messages that nobody asked for can be sent here; left out where the platform does not tell. */
  canPost?: boolean;
  /** Whether the reader may change settings and watches of this chat. Asked of the platform only when needed; false when unsure. */
  mayManage(): Promise<boolean>;
}
