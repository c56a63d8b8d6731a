import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { parseAddress } from "../chat/address.ts";
import type { Call } from "../chat/call.ts";
import type { Answer } from "../chat/platform.ts";
import { fitsButton } from "../chat/press.ts";
import type { Button, Draft, Reply } from "../chat/reply.ts";
import { defaultSettings, type Settings } from "../chats/settings.ts";
import type { SpeakingChat } from "../chats/speaking.ts";
import type { Steered, Steering } from "../chats/steered.ts";
import type { Clock } from "../clock.ts";
import { errorFields, type Log } from "../log.ts";
import { breakReply } from "../replies/chat/break.ts";
import { actingFor, backButton, noMoreFor } from "../replies/chat/for.ts";
import { sentenceReply } from "../replies/chat/help.ts";
import { type Credit, credited } from "../replies/parts/credit.ts";
import { ageAndHelpSpans } from "../replies/parts/help-lines.ts";
import { displayOf } from "../replies/parts/numbers.ts";
import type { Text, Texts } from "../replies/parts/text.ts";
import { isFull } from "../storage/full.ts";
import { telemetry } from "../telemetry.ts";
import type { TurnedAway } from "./admission.ts";
import { whereaboutsOf } from "./chat/about.ts";
import { type Ask, type Command, Refusal } from "./command.ts";
import { aboutSeconds, faultOf, helpButton, unknownCommand } from "./faults.ts";
import { createFlood } from "./flood.ts";
import { argumentsOf } from "./input/arguments.ts";
import { callMeant } from "./input/call-meant.ts";
import { demandBets, demandRight } from "./rights.ts";
import { createWaiting, delayOf } from "./waiting.ts";

export interface DispatchDeps {
  catalog: readonly Command[];
  /** Answers what is typed behind the bot's name in other chats; there is no such command where it is left out. */
  inline?: Command;
  texts: Texts;
  credit: Credit;
  /** What holds in a chat; nothing was set there when it is left out. */
  chat?: (call: Call) => Promise<ChatAsked>;
  /** Which other chat a private call speaks for; every call speaks for its own where it is left out. */
  steering?: (call: Call, chat: ChatAsked) => Promise<Steering | null>;
  /** Decides who may come in; everybody when it is left out. Operators always may. */
  admit?: (call: Call, chat: ChatAsked) => Promise<TurnedAway | null>;
  /** Whether the operators' commands are for this person; for nobody when it is left out. */
  isOperator?: (call: Call) => boolean;
  /** The buttons that an alert came with, by the platform's id of it; null when it is forgotten, or none. */
  alertButtons?: (alert: { chat: string; messageId: string }) => Promise<Draft["buttons"] | null>;
  /** Whether an error comes of a database that does not answer; none does when it is left out. */
  isAway?: (error: unknown) => boolean;
  clock: Clock;
  log: Log;
}

/** What holds where somebody asks; `groupLanguage` for a group that chose none itself. */
type ChatAsked = Pick<Ask, "settings" | "isNew"> &
  Partial<Pick<SpeakingChat, "groupLanguage" | "shut" | "breakUntil" | "isKnown" | "home" | "steered">>;

/** More characters than any call has that somebody typed, twenty prices or a name with a whole rule. */
const longestCall = 500;

/** What becomes of an error before what all errors become; null for that. */
type Otherwise = (error: unknown, text: Text) => Draft | null;

interface Drafting {
  call: Call;
  asked: ChatAsked;
  language: string | null;
  otherwise: Otherwise;
}

interface PutOff {
  call: Call;
  text: Text;
  stopping: AbortSignal;
}

/** Finds the command that a call asks for and answers it; refusals and faults become replies in the reader's language. */
export function createDispatch(deps: DispatchDeps): Answer {
  const { catalog, texts, credit, chat, isOperator, isAway, clock, log } = deps;
  const commands = new Map(catalog.map((command) => [command.name, command]));
  const publicNames = catalog.filter(({ operators }) => !operators).map(({ name }) => name);
  const flood = createFlood(clock);
  const waiting = createWaiting(clock);
  /** Who was turned away lately is not told either that they ask too much. */
  const silenced = new LRUCache<string, true>({ max: 10_000 });
  /** Private chats about which nothing was kept when they were answered. */
  const met = new LRUCache<string, true>({ max: 10_000 });

  function commandOf({ source, command }: Call): Command | undefined {
    return source === "inline" ? deps.inline : commands.get(command);
  }

  /** A chat whose settings cannot be read is answered all the same. */
  async function chatFor(call: Call): Promise<ChatAsked> {
    if (!chat) return { settings: defaultSettings };
    return chat(call).catch((error: unknown) => {
      log.error(errorFields(error), "the settings of a chat could not be read");
      return { settings: defaultSettings };
    });
  }

  async function draftFor(asked: Omit<Ask, "args">, home: ChatAsked["home"]): Promise<Draft> {
    const command = commandOf(asked.call);
    if (!command || (command.operators && !isOperator?.(asked.call))) throw unknownCommand(asked, publicNames);
    // Operators are who they are where they are.
    const ask = command.operators ? asked : { ...asked, call: atHome(asked.call, home) };
    const { call } = ask;
    if (command.bets) demandBets(ask);
    if (lengthOf(call) > (command.longest ?? longestCall) && !command.operators) throw new Refusal("refuse-too-long");
    if (command.manages) await demandRight(ask, command.manages);
    return command.run({ ...ask, args: argumentsOf(call, command.options) });
  }

  /** What `otherwise` makes of an error goes before what all errors become. */
  async function answer(call: Call, otherwise: Otherwise = () => null): Promise<Reply> {
    const asked = await chatFor(call);
    const text = texts.in(languageFor(call, asked.settings, asked.groupLanguage), displayOf(asked.settings));
    const stopped = await stoppedAt(call, asked, text);
    if (stopped) return credited(stopped, credit, text);
    const steering = await steeringOf(call, asked);
    // What has forgotten whom it is for must not act for another.
    if (!steering && call.chatNumber !== undefined && !commandOf(call)?.own)
      return credited(draftFromError(new Refusal("refuse-old-button", {}, []), { call, text }), credit, text);
    if (steering?.kind === "steered") return answerFor(steering, { call, language: text.language, otherwise });
    const { draft, text: last } = await drafted({ call, asked, language: null, otherwise });
    return credited(steering ? noMoreFor(draft, steering.title, last) : draft, credit, last);
  }

  /** An answer about another chat, in the asker's language; whoever may do nothing there learns nothing about it. */
  async function answerFor(
    steered: Steered,
    { call, language, otherwise }: { call: Call; language: string; otherwise: Otherwise },
  ): Promise<Reply> {
    const { chat: address, title } = steered;
    const mayManage = async () => (await call.elsewhere?.mayManage(address)) ?? false;
    const acting: Call = { ...call, ...personAt(call), address, place: "group", mayManage };
    const isTheirs = await mayManage();
    const asked = isTheirs ? await chatFor(acting) : { settings: defaultSettings };
    const text = texts.in(language, displayOf(asked.settings));
    if (!isTheirs) {
      const lost = sentenceReply(text, { key: "for-lost", args: { chat: title }, buttons: [[backButton(text)]] });
      return credited(lost, credit, text);
    }
    const stopped = await stoppedAt(acting, asked, text);
    const { draft, text: last } = stopped
      ? { draft: stopped, text }
      : await drafted({ call: acting, asked, language, otherwise });
    return credited(actingFor(draft, steered, last), credit, last);
  }

  /** Which other chat a call is about; null for its own. A button says so itself. */
  async function steeringOf(call: Call, asked: ChatAsked): Promise<Steering | null> {
    const command = commandOf(call);
    if (!deps.steering || !command || command.own || command.operators || call.source === "inline") return null;
    if (call.place === "group" || !call.elsewhere || (call.source === "button" && call.chatNumber === undefined)) return null;
    return deps.steering(call, asked);
  }

  /** What is said instead of an answer to who may not come in, or is on a break; null to everybody else. */
  async function stoppedAt(call: Call, asked: ChatAsked, text: Text): Promise<Draft | null> {
    return (await turnedAway(call, asked, text)) ?? onBreak(call, asked, text);
  }

  /** What a command says, or its refusal, with the text that it is written in; `language` null for that of the chat. */
  async function drafted({ call, asked, language, otherwise }: Drafting): Promise<{ draft: Draft; text: Text }> {
    const { settings, isNew = false, groupLanguage } = asked;
    const textBy = (by: Settings) => texts.in(language ?? languageFor(call, by, groupLanguage), displayOf(by));
    let text = textBy(settings);
    const follow = (changed: Settings): Text => {
      text = textBy(changed);
      return text;
    };
    const ask = { call, text, settings, isNew, languages: texts.languages, follow, now: clock.now() };
    const count = counting(call);
    const draft = await draftFor(ask, asked.home).then(
      (drafted) => {
        count("answered");
        return drafted;
      },
      (error: unknown) => {
        count(error instanceof Refusal ? "refused" : "failed");
        return otherwise(error, text) ?? draftFromError(error, { ...ask, text });
      },
    );
    const placed = call.below === undefined ? draft : goingOnBelow(await withAlertButtons(atHome(call, asked.home), draft));
    const said = settings.informationOnly ? withoutBets(placed) : placed;
    return { draft: isNew && isFirstUse(call) ? withAge(said, { call, settings, text }) : said, text };
  }

  /** Whether somebody of whom nothing is kept is answered in private for the first time, as far as this process knows. */
  function isFirstUse({ place, source, address }: Call): boolean {
    if (place !== "private" || source === "inline" || met.has(address)) return false;
    met.set(address, true);
    return true;
  }

  /** Nothing leads to what the chat does not want. */
  function withoutBets(draft: Draft): Draft {
    const leads = (button: Button) => "press" in button && commands.get(button.press.command)?.bets;
    const buttons = draft.buttons.map((row) => row.filter((button) => !leads(button))).filter((row) => row.length > 0);
    return { ...draft, buttons };
  }

  /** What is said instead of everything while the chat, or who speaks, is on a break; null while neither is. */
  function onBreak(call: Call, { settings, breakUntil = null }: ChatAsked, text: Text): Draft | null {
    const command = commandOf(call);
    if (breakUntil === null || breakUntil <= clock.now() || command?.onBreak) return null;
    if (command?.operators && isOperator?.(call)) return null;
    return breakReply(text, { until: breakUntil, where: whereaboutsOf({ call, settings }) });
  }

  /** What is said to whoever may not come in; null for whoever may. Where nobody can tell, they are to ask again. */
  async function turnedAway(call: Call, chatAsked: ChatAsked, text: Text): Promise<Draft | null> {
    if (!deps.admit || isOperator?.(call)) return null;
    try {
      const turned = await deps.admit(call, chatAsked);
      if (call.source === "inline") return turned && sentenceReply(text, { key: turned.key });
      if (turned) silenced.set(silenceOf(call), true);
      else silenced.delete(silenceOf(call));
      return turned && { ...sentenceReply(text, { key: turned.key }), ...(turned.isTold && { repeated: true }) };
    } catch (error) {
      log.warn(errorFields(error), "nobody could tell whether a chat may come in");
      // Who is blocked counts as told.
      if (chatAsked.shut === "blocked") return { ...sentenceReply(text, { key: "access-blocked" }), repeated: true };
      return sentenceReply(text, { ...faultOfAway(call), buttons: retryButtons(call, text) });
    }
  }

  /** Notes the call once it has come to something. A command that there is not counts under no name of its own. */
  function counting(call: Call): (outcome: "answered" | "refused" | "failed") => void {
    const askedAt = performance.now();
    const { platform } = parseAddress(call.address);
    const name = commandOf(call)?.name ?? "unknown";
    return (outcome) => telemetry.call.publish({ platform, command: name, outcome, ms: performance.now() - askedAt });
  }

  /** What was taken back can be done again; what else there is to press stays where the alert is not known. */
  async function withAlertButtons({ address, below }: Call, draft: Draft): Promise<Draft> {
    if (!draft.undoes || below === undefined) return draft;
    const found = await deps.alertButtons?.({ chat: address, messageId: below }).catch((error: unknown) => {
      log.warn(errorFields(error), "the buttons of an alert could not be read");
      return null;
    });
    return found ? { ...draft, buttons: found } : draft;
  }

  /** Says when the answer comes, and brings it then. Null where waiting would be no use, or too many wait. */
  function putOff(error: unknown, { call, text, stopping }: PutOff): { draft: Draft; later: Promise<Reply> } | null {
    const delay = waiting.hasRoom(call) && !isAway?.(error) ? delayOf(error, clock) : null;
    // What only an operator may read has no place that others see.
    if (!delay || commands.get(call.command)?.operators) return null;
    const again = () =>
      answer(call, (trouble) => {
        if (delayOf(trouble, clock)) throw trouble;
        return null;
      });
    const later = waiting.forAnswer(call, { delay, signal: stopping, answer: again }).catch((trouble: unknown) => {
      const draft = stopping.aborted
        ? sentenceReply(text, { key: "busy-stopped", buttons: retryButtons(call, text) })
        : draftFromError(trouble, { call, text });
      return credited(draft, credit, text);
    });
    const draft = sentenceReply(text, { key: "busy-later", args: { seconds: aboutSeconds(delay.afterMs) } });
    // Its place is that of the answer, which all may read.
    return { draft: { ...draft, personal: false }, later };
  }

  return async (asked, stopping) => {
    const call = callMeant(asked, (name) => commands.has(name));
    const floodMs = flood.take(call);
    if (floodMs > 0) return tooMuch(call, floodMs);
    const leftMs = waiting.leftMs(call);
    if (leftMs !== null) return alreadyWaiting(call, leftMs);
    let later: Promise<Reply> | null = null;
    const reply = await answer(call, (error, text) => {
      const put = stopping && !stopping.aborted ? putOff(error, { call, text, stopping }) : null;
      later = put?.later ?? null;
      return put?.draft ?? null;
    });
    return later ? { ...reply, later } : reply;
  };

  async function alreadyWaiting(call: Call, leftMs: number): Promise<Reply> {
    const { settings, groupLanguage } = await chatFor(call);
    const text = texts.in(languageFor(call, settings, groupLanguage), displayOf(settings));
    return credited(sentenceReply(text, { key: "busy-again", args: { seconds: aboutSeconds(leftMs) } }), credit, text);
  }

  // Whoever asks too much costs no look into the database, so the sentence is in their own language.
  function tooMuch(call: Call, waitMs: number): Reply {
    const text = texts.in(call.reader.language, displayOf(defaultSettings));
    const draft = sentenceReply(text, { key: "refuse-flood", args: { seconds: Math.ceil(waitMs / 1000) } });
    return credited(flood.wasTold(call) || silenced.has(silenceOf(call)) ? { ...draft, repeated: true } : draft, credit, text);
  }

  function draftFromError(error: unknown, { call, text }: Pick<Ask, "call" | "text">): Draft {
    if (error instanceof Refusal)
      return sentenceReply(text, { key: error.key, args: error.args, buttons: error.buttons ?? [[helpButton(text)]] });
    const fault = isAway?.(error) ? faultOfAway(call) : isFull(error) ? { key: "fault-full" } : faultOf(error);
    if (fault !== null) return sentenceReply(text, { ...fault, buttons: retryButtons(call, text) });
    const id = randomBytes(4).toString("hex");
    log.error({ id, command: call.command, ...errorFields(error) }, "a command failed");
    return sentenceReply(text, { key: "fault-bug", args: { id } });
  }

  function faultOfAway({ command }: Call): { key: string } {
    return { key: commands.get(command)?.manages ? "fault-cannot-save" : "fault-cannot-look" };
  }

  /** The same call again, where a button can carry it; one that was pressed can be pressed again itself. */
  function retryButtons({ command, text: typed, options, source }: Call, text: Text): Draft["buttons"] {
    if (source === "button") return [];
    const given =
      options &&
      commands
        .get(command)
        ?.options.flatMap(({ name }) => options[name] ?? [])
        .join(" ");
    const words = (given ?? typed).trim().split(/\s+/u).join(" ");
    const press = { command, text: words, replace: true };
    return fitsButton(press) ? [[{ label: text.say("fault-retry"), press }]] : [];
  }
}

/** The age and who helps, at the end of what is said first, unless it says so itself. */
function withAge(draft: Draft, { text, ...asked }: Pick<Ask, "call" | "settings" | "text">): Draft {
  const spans = ageAndHelpSpans(text, whereaboutsOf(asked));
  if (JSON.stringify(draft.blocks).includes(JSON.stringify(spans))) return draft;
  return { ...draft, blocks: [...draft.blocks, { kind: "note", spans }] };
}

/** The call as the chat has it that its address belongs to. */
function atHome(call: Call, home: ChatAsked["home"]): Call {
  if (!home) return call;
  if (home.person === null) return { ...call, address: home.chat };
  return { ...call, ...personAt(call), address: home.chat, reader: { ...call.reader, id: home.person } };
}

/** Where it was really asked, for a call that goes on as another chat's. */
function personAt({ address, reader }: Call): Pick<Call, "asked"> {
  return { asked: { address, person: reader.id } };
}

function silenceOf({ address, reader }: Call): string {
  return `${address} ${reader.id}`;
}

/** A group is spoken to in one language, whoever asks; in private everybody has their own. */
function languageFor({ place, reader }: Call, { language }: Settings, groupLanguage: string | null = null): string | null {
  return language ?? (place === "group" ? groupLanguage : null) ?? reader.language;
}

/** What leads on from an answer that stands below a message stays there too. */
function goingOnBelow(draft: Draft): Draft {
  const placed = (button: Button): Button =>
    "press" in button && button.press.replace ? { ...button, press: { ...button.press, below: true } } : button;
  return { ...draft, buttons: draft.buttons.map((row) => row.map(placed)) };
}

/** How much was typed; named options are counted together. */
function lengthOf({ text, options }: Call): number {
  return options ? Object.values(options).reduce((sum, { length }) => sum + length, 0) : text.length;
}
