import { ApiNotOffered } from "../api/errors.ts";
import { parseAddress } from "../chat/address.ts";
import type { Call } from "../chat/call.ts";
import type { Delivered } from "../chat/platform.ts";
import type { Button, Draft } from "../chat/reply.ts";
import type { Settings } from "../chats/settings.ts";
import type { Clock } from "../clock.ts";
import { errorFields, type Log } from "../log.ts";
import { withoutBookLinks } from "../replies/parts/book-links.ts";
import type { Text, Texts } from "../replies/parts/text.ts";
import { telemetry } from "../telemetry.ts";
import { type ChatAsked, inTheChatOf, textFor } from "./chat-asked.ts";
import { type Ask, type Command, Refusal } from "./command.ts";
import { unknownCommand } from "./faults.ts";
import { createFirstUse } from "./first-use.ts";
import { argumentsOf } from "./input/arguments.ts";
import { demandBets, demandRight } from "./rights.ts";
import type { Turn } from "./talked.ts";

/** The most characters of a call. Nobody types more: twenty prices, or a name with a whole rule. */
const longestCall = 500;

export type OnError = (error: unknown, text: Text) => Draft;

interface Run {
  turn: Turn;
  chat: ChatAsked;
  /** The language to answer in; null for the chat's own. */
  language: string | null;
  onError: OnError;
  /** Settles when the platform has said what it made of the answer; undefined where every answer arrives. */
  delivered: Promise<Delivered> | undefined;
}

/** What a command said, and the text it ended in: a command may change the language it answers in. */
interface Said {
  draft: Draft;
  text: Text;
}

export interface RunnerDeps {
  commands: ReadonlyMap<string, Command>;
  commandOf(call: Call): Command | undefined;
  isOperator(call: Call): boolean;
  /** The buttons an alert came with, by the platform's id of it. */
  alertButtons?: ((alert: { chat: string; messageId: string }) => Promise<Draft["buttons"] | null>) | undefined;
  texts: Texts;
  clock: Clock;
  log: Log;
}

/** Runs commands: checks that they may run, counts how they end, and fits what they say to where it will stand. */
export function createRunner({ commands, commandOf, isOperator, alertButtons, texts, clock, log }: RunnerDeps) {
  const publicNames = [...commands.values()].filter(({ operators, lacking }) => !operators && !lacking).map(({ name }) => name);
  const withFirstUseNote = createFirstUse();

  return async function run({ turn, chat, language, onError, delivered }: Run): Promise<Said> {
    const { call } = turn;
    const { settings, isNew = false } = chat;
    let text = textFor(texts, { call, chat, language });
    const follow = (changed: Settings): Text => {
      text = textFor(texts, { call, chat: { ...chat, settings: changed }, language });
      return text;
    };
    const count = startCounting(call, delivered);
    let draft: Draft;
    try {
      const asked = { call, text, settings, isNew, languages: texts.languages, follow, now: clock.now() };
      const answer = await runChecked(asked, { chat, instead: turn.instead });
      draft = turn.after ? turn.after(answer, text) : answer;
      count("answered");
    } catch (error) {
      count(error instanceof Refusal || error instanceof ApiNotOffered ? "refused" : "failed");
      draft = onError(error, text);
    }
    if (call.below !== undefined) draft = stayingBelow(await withAlertButtons(inTheChatOf(call, chat), draft));
    draft = leadingOn(draft, settings);
    if (settings.informationOnly) draft = withoutBookLinks(draft);
    if (isNew) draft = withFirstUseNote(draft, { call, settings, text });
    return { draft, text };
  };

  async function runChecked(
    asked: Omit<Ask, "args">,
    { chat, instead }: Pick<Run, "chat"> & { instead: Turn["instead"] | undefined },
  ): Promise<Draft> {
    const command = commandOf(asked.call);
    if (!command || (command.operators && !isOperator(asked.call))) throw unknownCommand(asked, publicNames);
    // Operators' commands are about the place where they are used.
    const ask = command.operators ? asked : { ...asked, call: inTheChatOf(asked.call, chat) };
    const { call } = ask;
    if (command.bets) demandBets(ask);
    demandLength(call, command);
    if (command.manages) await demandRight(ask, command.manages);
    if (instead) return instead(ask);
    return command.run({ ...ask, args: argumentsOf(call, command.options) });
  }

  /**
   * Starts a stopwatch. What the platform does not take counts as undelivered, however the command ended. Unknown commands share
   * one name, so that nobody can fill the metrics with typos.
   */
  function startCounting(call: Call, delivered: Run["delivered"]): (outcome: "answered" | "refused" | "failed") => void {
    const startedAt = performance.now();
    const { platform } = parseAddress(call.address);
    const command = commandOf(call)?.name ?? "unknown";
    return (outcome) => {
      const ms = performance.now() - startedAt;
      const count = (ended: typeof outcome | "undelivered") => telemetry.call.publish({ platform, command, outcome: ended, ms });
      if (delivered) void delivered.then(({ kind }) => count(kind === "taken" ? outcome : "undelivered"));
      else count(outcome);
    };
  }

  /** After an undo, the alert's own buttons come back. */
  async function withAlertButtons({ address, below }: Call, draft: Draft): Promise<Draft> {
    if (!draft.undoes || below === undefined || !alertButtons) return draft;
    const buttons = await alertButtons({ chat: address, messageId: below }).catch((error: unknown) => {
      log.warn(errorFields(error), "could not read the buttons of an alert");
      return null;
    });
    return buttons ? { ...draft, buttons } : draft;
  }

  /** Drops the buttons to what the odds service lacks and, for chats that want information only, those to betting. */
  function leadingOn(draft: Draft, { informationOnly }: Pick<Settings, "informationOnly">): Draft {
    const leadsNowhere = (button: Button) => {
      const command = "press" in button ? commands.get(button.press.command) : undefined;
      return command?.lacking || (informationOnly && command?.bets);
    };
    // A draft that stays what it is has been drawn before.
    if (!draft.buttons.flat().some(leadsNowhere)) return draft;
    const rows = draft.buttons.map((row) => row.filter((button) => !leadsNowhere(button)));
    return { ...draft, buttons: rows.filter((row) => row.length > 0) };
  }
}

/** Makes the buttons of an answer below a message answer there too. */
function stayingBelow(draft: Draft): Draft {
  const below = (button: Button): Button =>
    "press" in button && button.press.replace ? { ...button, press: { ...button.press, below: true } } : button;
  return { ...draft, buttons: draft.buttons.map((row) => row.map(below)) };
}

function demandLength(call: Call, { operators, longest = longestCall }: Command): void {
  if (!operators && lengthOf(call) > longest) throw new Refusal("refuse-too-long");
}

function lengthOf({ text, options }: Call): number {
  return options ? Object.values(options).reduce((sum, { length }) => sum + length, 0) : text.length;
}
