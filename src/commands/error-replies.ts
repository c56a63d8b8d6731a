import { randomBytes } from "node:crypto";
import { ApiNotOffered, spentUntil } from "../api/errors.ts";
import type { Call } from "../chat/call.ts";
import { fitsButton } from "../chat/press.ts";
import type { Draft } from "../chat/reply.ts";
import type { Clock } from "../clock.ts";
import { errorFields, type Log } from "../log.ts";
import { sentenceReply } from "../replies/chat/help.ts";
import { untilSpan } from "../replies/parts/failure.ts";
import type { Text } from "../replies/parts/text.ts";
import { isFull } from "../storage/full.ts";
import { type Ask, type Command, Refusal } from "./command.ts";
import { faultOf, helpButton } from "./faults.ts";

type Failed = Pick<Ask, "call" | "text">;

export interface ErrorReplies {
  /** The reply to whatever a command threw. */
  from(error: unknown, failed: Failed): Draft;
  /** The reply while the database is away. */
  whileAway(failed: Failed): Draft;
}

export interface ErrorRepliesDeps {
  commands: ReadonlyMap<string, Command>;
  /** Whether an error means that the database is away. */
  isAway(error: unknown): boolean;
  /** Who the odds are from; null where that is the sandbox. */
  source: string | null;
  clock: Pick<Clock, "now">;
  log: Log;
}

/** Turns errors into replies. A person can act on every one of them: type something else, try again, or report an id. */
export function createErrorReplies({ commands, isAway, source, clock, log }: ErrorRepliesDeps): ErrorReplies {
  function from(error: unknown, failed: Failed): Draft {
    if (error instanceof Refusal) return refusalReply(error, failed.text);
    if (error instanceof ApiNotOffered && source !== null) return notOfferedReply(error, { text: failed.text, source });
    if (isAway(error)) return whileAway(failed);
    const until = spentUntil(error, clock.now());
    if (until !== null) return spentReply(failed.text, { until, now: clock.now() });
    const fault = isFull(error) ? { key: "fault-full" } : faultOf(error);
    return fault === null ? bugReply(error, failed) : retryReply(fault, failed);
  }

  function whileAway(failed: Failed): Draft {
    const savesSomething = Boolean(commands.get(failed.call.command)?.manages);
    return retryReply({ key: savesSomething ? "fault-cannot-save" : "fault-cannot-look" }, failed);
  }

  function retryReply(fault: { key: string; args?: Record<string, number> }, { call, text }: Failed): Draft {
    return sentenceReply(text, { ...fault, buttons: retryButtons(commands, call, text) });
  }

  /** Our mistake. The log has the error under the id that the reader sees. */
  function bugReply(error: unknown, { call, text }: Failed): Draft {
    const id = randomBytes(4).toString("hex");
    log.error({ id, command: call.command, ...errorFields(error) }, "a command failed");
    return sentenceReply(text, { key: "fault-bug", args: { id } });
  }

  return { from, whileAway };
}

/** Until then there is nothing to try again. */
function spentReply(text: Text, { until, now }: { until: number; now: number }): Draft {
  const spans = text.spans("fault-spent-until", { until: untilSpan(text, until, now) });
  return { blocks: [{ kind: "paragraph", spans }], buttons: [], personal: true };
}

/** What the service lacks, it will lack tomorrow as well: there is no button to try again. */
function notOfferedReply({ ask }: ApiNotOffered, { text, source }: { text: Text; source: string }): Draft {
  const key = `lacks-${ask.replace("_", "-")}`;
  return sentenceReply(text, text.has(key) ? { key, args: { source } } : { key: "fault-not-offered" });
}

function refusalReply({ key, args, buttons, asks }: Refusal, text: Text): Draft {
  return { ...sentenceReply(text, { key, args, buttons: buttons ?? [[helpButton(text)]] }), ...(asks ? { asks } : {}) };
}

/** A button that repeats a typed call. A pressed button is still there to be pressed again. */
export function retryButtons(commands: ReadonlyMap<string, Command>, call: Call, text: Text): Draft["buttons"] {
  if (call.source === "button") return [];
  const press = { command: call.command, text: wordsOf(call, commands.get(call.command)), replace: true };
  return fitsButton(press) ? [[{ label: text.say("fault-retry"), press }]] : [];
}

/** The call as one line of words, whether it was typed or filled in as options. */
function wordsOf({ text: typed, options }: Call, command: Command | undefined): string {
  const filledIn = options && command?.options.flatMap(({ name }) => options[name] ?? []).join(" ");
  return (filledIn ?? typed).trim().split(/\s+/u).join(" ");
}
