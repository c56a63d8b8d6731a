import { sequentialize } from "@grammyjs/runner";
import type { InlineQuery, MessageReactionUpdated, Update, UserFromGetMe } from "grammy/types";
import { parseAddress } from "../../chat/address.ts";
import { delivering } from "../../chat/delivered.ts";
import {
  type Delivered,
  longestSendMs,
  type Outcome,
  type Outgoing,
  type Platform,
  type PlatformDeps,
} from "../../chat/platform.ts";
import type { Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";
import { createAgent, type HttpsProxy } from "../../proxy.ts";
import { type Acknowledgement, createAnswers } from "./answers.ts";
import { createChannels } from "./channels.ts";
import { createClients } from "./clients.ts";
import { createPhotoIds, deliver, type RichMessages } from "./delivery.ts";
import { createElsewhere } from "./elsewhere.ts";
import { createFiles } from "./files.ts";
import { inlineAnswerFrom } from "./inline.ts";
import { createLane, defaultPace, type Pace, paidPace } from "./lane.ts";
import type { Links } from "./links.ts";
import { updateMenus } from "./menu.ts";
import { deliveredFromError, faultFromError, refusalFields } from "./outcome.ts";
import { createPolling } from "./polling.ts";
import { retryUntilAnswered } from "./retry-until-answered.ts";
import { askRights, createRights } from "./rights.ts";
import { createTopics, topicTrouble } from "./topics.ts";
import { createUnderWay, type Inbox } from "./under-way.ts";
import {
  callFromInlineQuery,
  callFromUpdate,
  chatOfUpdate,
  type Incoming,
  newsFromUpdate,
  reactionFromUpdate,
  type UpdateContext,
} from "./update.ts";
import { createWebhook, type WebhookPlace } from "./webhook.ts";

export interface TelegramOptions {
  token: string;
  /** `https://api.telegram.org`, or a Bot API server of the host's own. */
  apiRoot: string;
  /** The bot pays for alerts beyond the free thirty a second. */
  paid?: boolean;
  /** Where Telegram brings updates; without it we ask for them. */
  webhook?: WebhookPlace | null;
  proxy?: HttpsProxy | null;
  deps: PlatformDeps;
  log: Log;
  clock: Clock;
  /** Slower or faster than Telegram's known limits. */
  pace?: Partial<Pace>;
}

/** How long `stop` waits until those who still wait for an answer have been told that none comes. */
const settleMs = 3_000;

/** So long a change stands by for room that nobody else wants. */
const sparePatienceMs = 2_000;
/** As many as leave while one is on its way for a tenth of a second. */
const paidAtOnce = 95;

/** Telegram by long polling or by webhook. Updates of different chats are handled side by side, those of one chat in order. */
export function createTelegram({
  token,
  apiRoot,
  webhook = null,
  proxy = null,
  paid = false,
  deps,
  log,
  clock,
  pace,
}: TelegramOptions): Platform {
  const lane = createLane(clock, { ...(paid ? paidPace : defaultPace), ...pace }, log);
  const agent = createAgent(proxy);
  const clients = createClients({ token, apiRoot, agent, lane, clock });
  const attached = createFiles({ api: clients.people, token, apiRoot, agent, log });
  const photoIds = createPhotoIds();
  const richMessages: RichMessages = { taken: true };
  const answers = createAnswers({ api: clients.people, photoIds, richMessages, chats: deps.chats, log, clock });
  const topics = createTopics({ api: clients.alerts, lane, log });
  const mayManage = createRights(clients.people, clock);
  const channels = createChannels({ api: clients.probes, token, catalog: deps.catalog });
  let stopping = new AbortController();
  let inbox: Inbox | null = null;
  let stopped: Promise<void> | null = null;

  /** What is done with an update. */
  function createHandler(me: UserFromGetMe): (update: Update) => Promise<void> {
    const elsewhere = createElsewhere(clients.people, { me: me.id, mayManage });
    const links = channels.linksOf(me);
    const commands = new Set(deps.catalog.map(({ name }) => name));
    const { username, supports_inline_queries: isInline } = me;
    const context = { username, isInline, commands, mayManage, elsewhere, attached, links };
    const threadTrouble = (address: string) => topicTrouble(clients.probes, { address, me: me.id });
    const inOrderOfChat = sequentialize(chatOfUpdate);

    async function handle(update: Update, press: Acknowledgement | null): Promise<void> {
      let isOurs = true;
      try {
        if (update.inline_query) return await answerInline(update.inline_query, context);
        if (update.message_reaction) return await react(update.message_reaction, { id: `${me.id}:${update.update_id}`, context });
        await report(newsFromUpdate(update));
        const asked = callFromUpdate(update, context);
        isOurs = asked === null || (await isFirst(`${me.id}:${update.update_id}`));
        if (asked && isOurs) await answer({ ...asked, call: { ...asked.call, threadTrouble } }, press, links);
      } finally {
        // Who answers it may still want to say something in a pop-up.
        if (isOurs) await press?.end();
      }
    }

    return (update) => {
      // Before the queue of the chat: a press that waits there too long could no longer be acknowledged.
      const press = update.callback_query ? answers.acknowledge(update.callback_query.id) : null;
      return inOrderOfChat(update, () => handle(update, press));
    };
  }

  async function answer(asked: Incoming, press: Acknowledgement | null, links: Links): Promise<void> {
    const { call, chat, inChannel } = asked;
    if (press && inChannel) {
      const url = links.to(call, chat);
      if (url !== null) return void (await press.open(url));
      // Nothing comes later than the pop-up.
      if (!(await call.mayManage())) return answers.giveAside((delivered) => deps.answer(call, undefined, delivered), press);
    }
    const give = async (delivered: Promise<Delivered>) =>
      links.inAnswer(await deps.answer(call, stopping.signal, delivered), asked);
    await answers.give(asked, give, press);
  }

  /** Nothing is brought later: by then other letters have been typed. */
  async function answerInline(query: InlineQuery, context: UpdateContext): Promise<void> {
    const call = callFromInlineQuery(query, context);
    const give = async (delivered: Promise<Delivered>): Promise<Delivered> => {
      const { results, other } = inlineAnswerFrom(await deps.answer(call, undefined, delivered), photoIds);
      await clients.people.answerInlineQuery(query.id, results, other);
      return { kind: "taken" };
    };
    await delivering(give, deliveredFromError).catch((error: unknown) => {
      log.debug(refusalFields(error), "could not answer what was typed in another chat");
    });
  }

  /** Answered by a reaction alone: whoever reads along is told nothing new. */
  async function react(told: MessageReactionUpdated, { id, context }: { id: string; context: UpdateContext }): Promise<void> {
    const reaction = reactionFromUpdate(told, context);
    const emoji = reaction && (await deps.reacted?.({ ...reaction, id }));
    if (!emoji) return;
    const shown = reaction.isThere ? [{ type: "emoji" as const, emoji }] : [];
    await clients.people.setMessageReaction(told.chat.id, told.message_id, shown).catch((error: unknown) => {
      log.debug(refusalFields(error), "could not answer a reaction");
    });
  }

  function createInbox(me: UserFromGetMe): Inbox {
    const underWay = createUnderWay(createHandler(me), { log, clock });
    if (webhook) return createWebhook({ place: webhook, token, api: clients.people, underWay, log, clock });
    return createPolling({ api: clients.updates, closing: clients.closing, underWay, log, clock });
  }

  async function isFirst(id: string): Promise<boolean> {
    return (await deps.isFirst?.("telegram", id)) ?? true;
  }

  async function report(news: ReturnType<typeof newsFromUpdate>): Promise<void> {
    if (news?.kind === "gone") await deps.chats.gone(news.address, news);
    if (news?.kind === "back") await deps.chats.back(news.address);
    if (news?.kind === "opened") await deps.chats.rightsChanged([news.address]);
    if (news?.kind === "moved") await deps.chats.moved(news.from, news.to);
  }

  async function post({ address, reply, replaces, silent, idle }: Outgoing, signal?: AbortSignal): Promise<Outcome> {
    const { platform, chat, thread } = parseAddress(address);
    if (platform !== "telegram") return { kind: "rejected", reason: `not a Telegram address: ${address}` };
    const endsAt = clock.now() + longestSendMs;
    const admitted = idle ? untilSpare(Number(chat), signal) : lane.admit(Number(chat), signal);
    const [afterMs, message] = await Promise.all([admitted, channels.draw(reply, Number(chat))]);
    if (afterMs > 0) return { kind: "later", afterMs };
    const late = new AbortController();
    const callOff = clock.after(endsAt - clock.now(), () => late.abort());
    const target = {
      chat: Number(chat),
      thread: thread === null ? null : Number(thread),
      replyTo: null,
      edits: replaces === null ? null : Number(replaces),
      silent,
      paid,
      topicOnly: thread !== null,
      until: late.signal,
      ...(idle ? { changesOnly: true } : {}),
    };
    try {
      return await deliver({ api: idle ? clients.changes : clients.alerts, photoIds, richMessages }, message, target);
    } finally {
      callOff();
    }
  }

  /** Waits a little for room that nobody else wants; resolves to how long there will be none. */
  async function untilSpare(chat: number, signal?: AbortSignal): Promise<number> {
    const end = clock.now() + sparePatienceMs;
    for (;;) {
      const waitMs = lane.spare(chat);
      if (waitMs === 0 || signal?.aborted || clock.now() + waitMs > end) return waitMs;
      await clock.sleep(waitMs, signal);
    }
  }

  async function stop(how?: { lost: boolean }): Promise<void> {
    stopping.abort();
    const ending = inbox;
    inbox = null;
    await ending?.stop(how);
    const waited = new AbortController();
    await Promise.race([answers.settled(), clock.sleep(settleMs, waited.signal)]);
    waited.abort();
  }

  return {
    name: "telegram",
    everywhere: webhook !== null,
    ...(paid ? { atOnce: paidAtOnce } : {}),
    async start() {
      stopped = null;
      stopping = new AbortController();
      const { signal } = stopping;
      // One after the other: what keeps us from Telegram is said once.
      const me = await retryUntilAnswered(() => clients.people.getMe(), { log, clock, signal });
      if (!webhook) await retryUntilAnswered(() => clients.people.deleteWebhook(), { log, clock, signal });
      if (signal.aborted) throw new Error("stopped while starting");
      inbox = createInbox(me);
      await inbox.start();
      log.info({ bot: me.username }, "Telegram is connected");
      // A dozen questions, for which nobody who asks something meanwhile should wait.
      await updateMenus(clients.people, deps.catalog).catch((error) => {
        log.warn(refusalFields(error), "could not set the menu of commands");
      });
    },
    isCutOff: () => inbox?.isCutOff?.() ?? false,
    async send(message, signal) {
      try {
        return await post(message, signal);
      } catch (error) {
        log.error({ ...refusalFields(error), address: message.address }, "could not build a message");
        return { kind: "rejected", reason: "the message could not be built" };
      }
    },
    async probe() {
      try {
        await clients.probes.getMe();
        return true;
      } catch (error) {
        return !["unknown", "unreached", "strange"].includes(faultFromError(error).kind);
      }
    },
    longPauseUntil: lane.longPauseUntil,
    open: (opening, signal) => topics.open(opening, signal),
    close: (address) => topics.close(address),
    async leave(address) {
      const chat = Number(parseAddress(address).chat);
      // The ids of persons are positive.
      if (chat > 0) return "private";
      try {
        await clients.people.leaveChat(chat);
        return "left";
      } catch (error) {
        log.warn(refusalFields(error), "could not leave a group");
        return "failed";
      }
    },
    async manages(by, chat) {
      const [person, managed] = [by, chat].map((address) => Number(parseAddress(address).chat)) as [number, number];
      return askRights(clients.probes, { chat: managed, person }).catch(() => null);
    },
    async isChannel(chat) {
      const found = await clients.probes.getChat(Number(parseAddress(chat).chat)).catch(() => null);
      return found && found.type === "channel";
    },
    async titleOf(chat) {
      const found = await clients.probes.getChat(Number(parseAddress(chat).chat)).catch(() => null);
      return found?.title ?? null;
    },
    // Whoever else stops it waits for the same: it may be told so while it starts, and answers already.
    stop(how) {
      stopped ??= stop(how);
      return stopped;
    },
  };
}
