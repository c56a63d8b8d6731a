import { deliveredFrom } from "../../chat/delivered.ts";
import type { Answered, Delivered, Outcome } from "../../chat/platform.ts";
import type { Reply } from "../../chat/reply.ts";
import type { Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";
import type { Written } from "./messages.ts";
import type { Sender } from "./sender.ts";
import { addressOf } from "./update.ts";

interface ReplyingDeps {
  sender: Pick<Sender, "send" | "privateOf">;
  /** Is told whom a new message answers. */
  onSent(sent: { messageId: string; asker: string }): void;
  clock: Clock;
  log: Log;
}

/** What became of an answer, and the message that it became, where a later one can replace that. */
interface Given {
  delivered: Delivered;
  messageId: string | null;
}

/** Shown, or not wanted. */
const done: Given = { delivered: { kind: "taken" }, messageId: null };

/** How long to wait before an answer is given again that may not have arrived. */
const againAfterMs = [1_000, 4_000, 16_000];
/** Nobody waits longer for what they asked by words. */
const patienceMs = 20_000;

/** Answers messages by messages. In servers they are replies, which everybody reads there. Never rejects but as the answer does. */
export function createReplying({ sender, onSent, clock, log }: ReplyingDeps) {
  return async function replyTo(written: Written, answered: Promise<Answered>): Promise<Delivered> {
    const { later, ...reply } = await answered;
    const { delivered, messageId } = await give(written, reply, null);
    return later ? (await give(written, await later, messageId)).delivered : delivered;
  };

  async function give(written: Written, reply: Reply, replaces: string | null): Promise<Given> {
    if (reply.repeated) return done;
    if (reply.secret === undefined || written.server === null) return post(written, reply, replaces);
    if (await giveInPrivate(written, reply)) return done;
    const spans = [{ kind: "text" as const, text: reply.secret }];
    return post(written, { ...reply, blocks: [{ kind: "paragraph", spans }], buttons: [] }, replaces);
  }

  /** What nobody else may read goes to the writer's direct messages; false where they take none. */
  async function giveInPrivate({ id, author }: Written, reply: Reply): Promise<boolean> {
    const address = await sender.privateOf(author);
    if (address === null) return false;
    const outcome = await insist({ address, reply, deliveryId: `${id}-own`, replaces: null, silent: false });
    return outcome.kind === "sent";
  }

  async function post({ id, channelId, server, author }: Written, reply: Reply, replaces: string | null): Promise<Given> {
    const message = { address: addressOf(channelId), reply, deliveryId: id, replaces, silent: false };
    const outcome = await insist(server === null ? message : { ...message, repliesTo: id });
    const delivered = deliveredFrom(outcome);
    if (outcome.kind === "sent") {
      onSent({ messageId: outcome.messageId, asker: author });
      return { delivered, messageId: outcome.messageId };
    }
    log.warn({ ...outcome, address: message.address }, "could not answer a message on discord");
    return { delivered, messageId: null };
  }

  /** By its nonce Discord knows an answer that has arrived. */
  async function insist(message: Parameters<Sender["send"]>[0]): Promise<Outcome> {
    let outcome = await sender.send(message);
    for (const pauseMs of againAfterMs) {
      if (outcome.kind !== "later" && outcome.kind !== "unknown") return outcome;
      const waitMs = Math.max(pauseMs, outcome.kind === "later" ? outcome.afterMs : 0);
      if (waitMs > patienceMs) return outcome;
      await clock.sleep(waitMs);
      outcome = await sender.send(message);
    }
    return outcome;
  }
}
