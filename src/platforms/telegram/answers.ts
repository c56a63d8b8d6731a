import type { Api } from "grammy";
import { parseAddress } from "../../chat/address.ts";
import type { Answered, ChatEvents } from "../../chat/platform.ts";
import type { Reply } from "../../chat/reply.ts";
import type { Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";
import { deliver, type PhotoIds, type RichMessages } from "./delivery.ts";
import { askedBy } from "./keyboard.ts";
import { messageBelow, messageFromReply, popupFromReply, type TelegramMessage } from "./message.ts";
import { refusalFields } from "./outcome.ts";
import { addressOf, type Incoming } from "./update.ts";

/** Tells Telegram that a pressed button was noticed. The button spins until then, and late is refused. */
export interface Acknowledgement {
  /** Shows the text as a pop-up to the presser alone. False when it is too late for one. */
  popup(text: string): Promise<boolean>;
  /** Ends the spinning without a word. Does nothing when that was done before. */
  end(): Promise<void>;
}

interface AnswersDeps {
  api: Api;
  photoIds: PhotoIds;
  richMessages: RichMessages;
  chats: ChatEvents;
  log: Log;
  clock: Clock;
}

export interface Answers {
  /** To be called at once when a press arrives: it is acknowledged after two seconds even when its answer takes longer. */
  acknowledge(pressId: string): Acknowledgement;
  /** Brings the answer to where it was asked for, and a later one to the same place afterwards. Never throws. */
  give(asked: Incoming, reply: Answered, press: Acknowledgement | null): Promise<void>;
  /** Resolves when every later answer that has come is where it belongs. */
  settled(): Promise<unknown>;
}

const patienceMs = 2_000;

/** What somebody asked for in a group changes for them and for administrators; others get an answer of their own. */
async function mayChange({ call, askedBy }: Incoming): Promise<boolean> {
  return askedBy === null || askedBy === call.reader.id || call.mayManage();
}

/** What quotes nobody keeps in its buttons who asked for it. What everybody was told stays everybody's, whatever is put below it. */
function ownedBy({ call, askedBy: asker }: Incoming, message: TelegramMessage, edits: boolean): TelegramMessage {
  const owner = edits ? asker : call.reader.id;
  if (call.place !== "group" || call.source !== "button" || owner === null || message.keyboard === null) return message;
  return { ...message, keyboard: askedBy(owner, message.keyboard) };
}

/** Sends answers to people. */
export function createAnswers({ api, photoIds, richMessages, chats, log, clock }: AnswersDeps): Answers {
  const way = { api, photoIds, richMessages };

  function acknowledge(pressId: string): Acknowledgement {
    const answered = new AbortController();
    async function tell(text: string | null): Promise<boolean> {
      if (answered.signal.aborted) return false;
      answered.abort();
      const popup = text === null ? {} : { text, show_alert: true };
      return api.answerCallbackQuery(pressId, popup).then(
        () => true,
        (error) => {
          log.debug(refusalFields(error), "a button's press could not be acknowledged");
          return false;
        },
      );
    }
    void clock.sleep(patienceMs, answered.signal).then(() => tell(null));
    return {
      popup: tell,
      async end() {
        await tell(null);
      },
    };
  }

  const following = new Set<Promise<void>>();

  /** The message that the answer became; null where it became none, or nobody knows. */
  async function give(asked: Incoming, reply: Reply, press: Acknowledgement | null): Promise<number | null> {
    if (reply.repeated && press === null) return null;
    if (reply.secret !== undefined && asked.call.place === "group")
      return giveInPrivate(asked, { ...reply, secret: reply.secret }, press);
    // What only the presser needs to see must not take the place of what everybody reads.
    const aside = reply.personal && asked.call.place === "group" && press !== null;
    // Nor should a short refusal take the place of a list that somebody pages through alone.
    const popup = aside || (reply.personal && asked.replaces && press !== null) ? popupFromReply(reply) : null;
    if (popup !== null && (await press?.popup(popup))) return null;
    // Put there now, it could come after what it only announces, and stay.
    if (reply.fleeting && asked.replaces) return null;
    const typedInGroup = asked.call.place === "group" && press === null;
    const edits = asked.replaces && !aside && (await mayChange(asked)) ? asked.messageId : null;
    const [posted] = await Promise.all([post(asked, reply, { typedInGroup, edits }), press?.end()]);
    return posted;
  }

  /** Not waited for by the update that asked, so that the chat goes on meanwhile. */
  function follow(asked: Incoming, later: Promise<Reply>, posted: number | null): void {
    const typedInGroup = asked.call.place === "group" && asked.call.source === "typed";
    const brought = later
      .then((reply) => post(asked, reply, { typedInGroup, edits: posted }))
      .catch((error: unknown) => log.error(refusalFields(error), "a later answer could not be given"))
      .then(() => void following.delete(brought));
    following.add(brought);
  }

  /** A group sees nothing of it but, where the bot may not write to the asker first, the sentence that says so. */
  async function giveInPrivate(asked: Incoming, reply: Reply & { secret: string }, press: Acknowledgement | null): Promise<null> {
    await press?.end();
    const person = Number(asked.call.reader.id);
    // Who asks in the name of a chat has no private one.
    const isPerson = person > 0;
    const target = { chat: person, thread: null, replyTo: null, edits: null, silent: false };
    const outcome = isPerson ? await deliver(way, messageFromReply(reply), target) : null;
    if (outcome?.kind === "sent") return null;
    log.warn({ ...outcome, address: asked.call.address }, "an answer could not be given in private");
    const spans = [{ kind: "text" as const, text: reply.secret }];
    const hint: Reply = { ...reply, blocks: [{ kind: "paragraph", spans }], buttons: [] };
    await post(asked, hint, { typedInGroup: press === null, edits: null });
    return null;
  }

  async function post(
    asked: Incoming,
    reply: Reply,
    { typedInGroup, edits }: { typedInGroup: boolean; edits: number | null },
  ): Promise<number | null> {
    const below = edits === null || !asked.above ? null : messageBelow(asked.above, reply);
    // What is too long to stand below a message must not take its place.
    const replaced = asked.above && !below ? null : edits;
    const message = ownedBy(asked, below ?? messageFromReply(reply), replaced !== null);
    const target = {
      chat: asked.chat,
      thread: asked.thread,
      replyTo: typedInGroup ? asked.messageId : null,
      edits: replaced,
      silent: false,
    };
    const outcome = await deliver(way, message, target);
    if (outcome.kind === "sent") return Number(outcome.messageId);
    const from = addressOf(asked.chat, null);
    log.warn({ ...outcome, address: asked.call.address }, "an answer was not delivered");
    if (outcome.kind === "gone") await chats.gone(from, outcome.reason);
    if (outcome.kind === "moved") {
      const chat = Number(parseAddress(outcome.to).chat);
      await chats.moved(from, addressOf(chat, null));
      await deliver(way, message, { ...target, chat, replyTo: null, edits: null });
    }
    return null;
  }

  return {
    acknowledge,
    async give(asked, reply, press) {
      try {
        const posted = await give(asked, reply, press);
        if (reply.later) follow(asked, reply.later, posted);
      } catch (error) {
        log.error(refusalFields(error), "an answer could not be given");
      }
    },
    settled: () => Promise.allSettled(following),
  };
}
