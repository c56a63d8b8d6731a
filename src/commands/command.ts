import type { Call } from "../chat/call.ts";
import type { Draft } from "../chat/reply.ts";
import type { Settings } from "../chats/settings.ts";
import type { HelpTopic } from "../replies/chat/help.ts";
import type { Text } from "../replies/parts/text.ts";

/** An argument that a command takes. Its description is the locale attribute `command-<command>.<name>`. */
export interface Option {
  name: string;
  required: boolean;
  /** Completed while typing from the local index (Discord, playground). */
  suggests: boolean;
  /** Recognised by its form at the end of what was typed; the one option without a form takes all other words. */
  form?: RegExp;
  /** Takes all typed words from this one on; as many as there are words when it takes none. */
  beginsAt?(words: readonly string[]): number;
  /** Only buttons use it: menus and registrations leave it out. */
  hidden?: boolean;
  /** It is a file, which no words are: only platforms that have options for files show it. */
  takesFile?: true;
  /** It is a role, which no words are: only platforms that have options for roles show it. */
  takesRole?: true;
  /** A number alone is a watch's. */
  takesWatch?: true;
  /** Its form is recognised wherever it stands among the words, not only at their end. */
  anywhere?: boolean;
}

/** A call with its arguments told apart, in the reader's language. */
export interface Ask {
  call: Call;
  /** Present only when given; trimmed, never empty. */
  args: Readonly<Record<string, string | undefined>>;
  text: Text;
  /** What was set for the chat. */
  settings: Settings;
  /** Nothing was ever kept about the chat, so it watches nothing; left out when nobody knows. */
  isNew?: boolean;
  /** Every language there is. */
  languages: readonly string[];
  /** Puts the rest of the answer, its credit included, into the language and formats that were set just now. */
  follow(settings: Settings): Text;
  now: number;
}

/** What a command changes: the chat's settings, for who may manage it; or its watches, which members may change where that was allowed. */
export type Policy = "settings" | "watches";

/** One command: arguments to data, data to what there is to say. */
export interface Command {
  name: string;
  /** The page of the help it stands on, for commands the help itself doesn't list. */
  topic?: HelpTopic;
  options: readonly Option[];
  /** What it changes of the chat whenever it runs, so that the right to do so is asked before; false when it only reads. */
  manages: Policy | false;
  /** What it tells is of use to the asker alone, so that a group sees nothing of it where the platform can do that. */
  personal?: true;
  /** For the bot's operators alone: for everybody else it does not exist, and menus and help leave it out. */
  operators?: true;
  /** The odds service has nothing for it: menus and help leave it out, and whoever types it is told so. */
  lacking?: true;
  /** It is answered on a break as well: what is kept, and the break itself. */
  onBreak?: true;
  /** It is about the asker, also while they manage another chat. */
  own?: true;
  /** It says what to bet on, or how much: a chat that wants information only does without. */
  bets?: true;
  /** More characters than a call usually has may be typed. */
  longest?: number;
  /** Throws `Refusal` for what the person can mend; API errors pass through to dispatch. */
  run(ask: Ask): Promise<Draft>;
}

/**
 * The person asked for something that cannot be done; the locale key says what, and what to type instead. Without buttons of
 * its own it leads to the help; an empty list leads nowhere, where there is nothing to learn.
 */
export class Refusal extends Error {
  override name = "Refusal";
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
  readonly buttons: Draft["buttons"] | null;
  /** The call that was asked for too soon: the next words complete it. */
  readonly asks: Draft["asks"];

  constructor(
    key: string,
    args: Readonly<Record<string, string | number>> = {},
    buttons: Draft["buttons"] | null = null,
    asks?: Draft["asks"],
  ) {
    super(key);
    this.key = key;
    this.args = args;
    this.buttons = buttons;
    this.asks = asks;
  }
}
