import type { Api } from "grammy";
import { parseAddress } from "../../chat/address.ts";
import { deliveredFrom, delivering } from "../../chat/delivered.ts";
import type { Answered, ChatEvents, Delivered } from "../../chat/platform.ts";
import type { Reply } from "../../chat/reply.ts";
import type { Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";
import { deliver, type PhotoIds, type RichMessages } from "./delivery.ts";
import { askedBy } from "./keyboard.ts";
import { messageBelow, messageFromReply, popupFromReply, shortPopup, type TelegramMessage } from "./message.ts";
import { deliveredFromError, refusalFields } from "./outcome.ts";
import { addressOf, type Incoming } from "./update.ts";

/** Tells Telegram that a pressed button was noticed. The button spins until then, and late is refused. */
export interface Acknowledgement {
  /** Shows the text as a pop-up to the presser alone. False when it is too late for one. */
  popup(text: string): Promise<boolean>;
  /** Opens a link into the presser's private chat with the bot. */
  open(url: string): Promise<boolean>;
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
  /**
   * Brings the answer to where it was asked for, and a later one to the same place afterwards. Who makes it is told what became
   * of the last one. Never throws.
   */
  give(
    asked: Incoming,
    answer: (delivered: Promise<Delivered>) => Promise<Answered>,
    press: Acknowledgement | null,
  ): Promise<void>;
  /** Brings the answer to a press to the presser alone, in a pop-up; where it is too late for one, nobody is told. Never throws. */
  giveAside(answer: (delivered: Promise<Delivered>) => Promise<Answered>, press: Acknowledgement): Promise<void>;
  /** Resolves when every later answer that has come is where it belongs. */
  settled(): Promise<unknown>;
}

const patienceMs = 2_000;

/** What became of an answer, and the message that it became, where it is one that can be replaced. */
interface Given {
  delivered: Delivered;
  messageId: number | null;
}

/** Shown, or not wanted any more. */
const done: Given = { delivered: { kind: "taken" }, messageId: null };

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
    async function tell(what: { text?: string; show_alert?: true; url?: string }): Promise<boolean> {
      if (answered.signal.aborted) return false;
      answered.abort();
      return api.answerCallbackQuery(pressId, what).then(
        () => true,
        (error) => {
          log.debug(refusalFields(error), "could not acknowledge a press of a button");
          return false;
        },
      );
    }
    void clock.sleep(patienceMs, answered.signal).then(() => tell({}));
    return {
      popup: (text) => tell({ text, show_alert: true }),
      open: (url) => tell({ url }),
      async end() {
        await tell({});
      },
    };
  }

  const following = new Set<Promise<void>>();

  async function give(asked: Incoming, reply: Reply, press: Acknowledgement | null): Promise<Given> {
    if (reply.repeated && press === null) return done;
    if (reply.secret !== undefined && asked.call.place === "group")
      return giveInPrivate(asked, { ...reply, secret: reply.secret }, press);
    // What only the presser needs to see must not take the place of what everybody reads.
    const aside = reply.personal && asked.call.place === "group" && press !== null;
    // Nor should a short refusal take the place of a list that somebody pages through alone.
    const popup = aside || (reply.personal && asked.replaces && press !== null) ? popupFromReply(reply) : null;
    if (popup !== null && (await press?.popup(popup))) return done;
    // Put there now, it could come after what it only announces, and stay.
    if (reply.fleeting && asked.replaces) return done;
    const typedInGroup = asked.call.place === "group" && press === null;
    const edits = asked.replaces && !aside && (await mayChange(asked)) ? asked.messageId : null;
    const [posted] = await Promise.all([post(asked, reply, { typedInGroup, edits }), press?.end()]);
    return posted;
  }

  /** A group sees nothing of it but, where the bot may not write to the asker first, the sentence that says so. */
  async function giveInPrivate(
    asked: Incoming,
    reply: Reply & { secret: string },
    press: Acknowledgement | null,
  ): Promise<Given> {
    await press?.end();
    const person = Number(asked.call.reader.id);
    // Who asks in the name of a chat has no private one.
    const isPerson = person > 0;
    const target = { chat: person, thread: null, replyTo: null, edits: null, silent: false };
    const outcome = isPerson ? await deliver(way, messageFromReply(reply), target) : null;
    if (outcome?.kind === "sent") return done;
    log.warn({ ...outcome, address: asked.call.address }, "could not give an answer in private");
    const spans = [{ kind: "text" as const, text: reply.secret }];
    const hint: Reply = { ...reply, blocks: [{ kind: "paragraph", spans }], buttons: [] };
    return { ...(await post(asked, hint, { typedInGroup: press === null, edits: null })), messageId: null };
  }

  async function post(
    asked: Incoming,
    reply: Reply,
    { typedInGroup, edits }: { typedInGroup: boolean; edits: number | null },
  ): Promise<Given> {
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
    const delivered = deliveredFrom(outcome);
    if (outcome.kind === "sent") return { delivered, messageId: Number(outcome.messageId) };
    const from = addressOf(asked.chat, null);
    log.warn({ ...outcome, address: asked.call.address }, "could not deliver an answer");
    if (outcome.kind === "moved") {
      const chat = Number(parseAddress(outcome.to).chat);
      await chats.moved(from, addressOf(chat, null));
      const again = await deliver(way, message, { ...target, chat, replyTo: null, edits: null });
      return { delivered: deliveredFrom(again), messageId: null };
    }
    return { delivered, messageId: null };
  }

  return {
    acknowledge,
    async give(asked, answer, press) {
      let goOn: () => void = () => undefined;
      const first = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      const giveAll = async (told: Promise<Delivered>): Promise<Delivered> => {
        const reply = await answer(told);
        const { delivered, messageId } = await give(asked, reply, press);
        if (!reply.later) return delivered;
        // The update that asked does not wait for it, so that the chat goes on meanwhile.
        following.add(all);
        goOn();
        const typedInGroup = asked.call.place === "group" && asked.call.source === "typed";
        return (await post(asked, await reply.later, { typedInGroup, edits: messageId })).delivered;
      };
      const all: Promise<void> = delivering(giveAll, deliveredFromError)
        .catch((error: unknown) => log.error(refusalFields(error), "could not give an answer"))
        .then(goOn)
        .then(() => void following.delete(all));
      await first;
    },
    async giveAside(answer, press) {
      const giveIt = async (told: Promise<Delivered>): Promise<Delivered> => {
        await press.popup(shortPopup(await answer(told)));
        return { kind: "taken" };
      };
      await delivering(giveIt, deliveredFromError).catch((error: unknown) =>
        log.error(refusalFields(error), "could not give an answer in a pop-up"),
      );
    },
    settled: () => Promise.allSettled(following),
  };
}
