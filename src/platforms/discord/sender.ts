import {
  type APIChannel,
  type APIMessage,
  MessageFlags,
  RateLimitError,
  type RawFile,
  REST,
  type RESTOptions,
  Routes,
  SnowflakeUtil,
} from "discord.js";
import { formatAddress, parseAddress, personNamed } from "../../chat/address.ts";
import { longestSendMs, type Outcome, type Outgoing, type ReactionShown } from "../../chat/platform.ts";
import type { Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";
import type { InvalidRequests } from "./invalid-requests.ts";
import { createMentions } from "./mentions.ts";
import {
  type DiscordMessage,
  filesOf,
  type Mentions,
  messageFromReply,
  messageWithMentions,
  withoutContainer,
} from "./message.ts";
import {
  type Failure,
  failureFields,
  failureFromError,
  isFormRefused,
  isNewMessageNeeded,
  isReplyRefused,
  isThreadGone,
  isTokenRefused,
  isUnanswered,
  NotDiscord,
  outcomeFromFailure,
} from "./outcome.ts";
import { createPace, type PaceLimits } from "./pace.ts";
import { keepToken } from "./requests.ts";
import { createThreads, type Threads } from "./threads.ts";
import { addressOf } from "./update.ts";

/** A message that goes out by itself, or replies to one: to that which Discord knows by this id, as long as it is there. */
export type Sending = Outgoing & { repliesTo?: string };

/** Sends all that answers no command and no button. */
export interface Sender {
  /** Never throws. */
  send(message: Sending, signal?: AbortSignal): Promise<Outcome>;
  /** Whether Discord answers at all. Never throws. */
  probe(): Promise<boolean>;
  /** Until when nothing is sent at all, where that is long; see the platform. */
  longPauseUntil(): number;
  /** The address of somebody's direct messages; null where they cannot be opened now. Never throws. */
  privateOf(person: string): Promise<string | null>;
  /** Leaves the server of a channel; `private` where it is in none. Never throws. */
  leave(address: string): Promise<"left" | "private" | "failed">;
  /** What a channel or thread is called; null where Discord does not say. Never throws. */
  titleOf(address: string): Promise<string | null>;
  /** Whether a server has a role now; true where Discord does not say. Never throws. */
  hasRole(role: { id: string; server: string }): Promise<boolean>;
  /** Puts our own reaction under a message, or takes it away. Never throws. */
  react(own: { address: string; messageId: string; shown: ReactionShown; isThere: boolean }): Promise<void>;
  /** Never throws. */
  open: Threads["open"];
  /** Never throws. */
  close: Threads["close"];
  /** Never throws. */
  threadTrouble: Threads["threadTrouble"];
}

export interface SenderOptions {
  token: string;
  apiUrl: string;
  makeRequest: RESTOptions["makeRequest"];
  log: Log;
  clock: Clock;
  invalid: InvalidRequests;
  /** Slower or faster than Discord's known limits. */
  pace?: PaceLimits | undefined;
}

/** What ends a wait, and when all that is done for a message ends (ms UTC). */
export interface Timed {
  signal: AbortSignal | undefined;
  endsAt: number;
}

interface Attempt extends Timed {
  /** What a message is made into before it leaves. */
  look<M extends Pick<DiscordMessage, "components">>(made: M): M;
}

/** Mentions are looked up for a message that waits. */
const mentionsTimeoutMs = 2_000;
const probeTimeoutMs = 5_000;
/** A shorter pause is nothing out of the ordinary. */
const longPauseMs = 30_000;
/** So long a change waits in line for room that nobody else wants. */
const sparePatienceMs = 2_000;
/** Older messages may be edited a few times only. */
const freelyEditedMs = 3_600_000;
/**
 * A sender with a REST client of its own, so that an answer to a person never queues behind a broadcast. It repeats nothing by
 * itself: whoever calls it does, with the same delivery id, which Discord knows for some minutes and answers with the message
 * that is there already.
 */
export function createSender({ token, apiUrl, makeRequest, log, clock, invalid, pace }: SenderOptions): Sender {
  const turns = createPace(clock, pace);
  const rest = new REST({
    makeRequest,
    api: apiUrl,
    version: "10",
    retries: 0,
    // A backstop only; `answer` below gives up earlier and by the clock.
    timeout: longestSendMs * 2,
    // `turns` keeps the limit, and `noteLimit` what a global 429 asks for, by our clock.
    globalRequestsPerSecond: Number.POSITIVE_INFINITY,
    rejectOnRateLimit: () => true,
  }).setToken(token);
  keepToken(rest);
  invalid.watch(rest);
  const mentions = createMentions({ rest, answer: (request) => answer(request, mentionsTimeoutMs), clock });
  /** Until when nothing is sent because the token was refused; 0 while Discord takes it. */
  let tokenRefusedUntil = 0;
  /** Until when Discord wants nothing at all of a bot but answers to people. */
  let limitedUntil = 0;
  let longPauseUntil = 0;
  rest.on("response", (_request, { status, headers }) => {
    // The edge has its own limits. It speaks in pages, and means everybody, which the library would take for one channel's.
    if (status !== 429 || headers.get("content-type")?.startsWith("application/json")) return;
    limitAll(1_000 * (Number(headers.get("retry-after")) || 1));
  });

  async function send(message: Sending, signal?: AbortSignal): Promise<Outcome> {
    const trying: Attempt = { look: (made) => made, signal, endsAt: clock.now() + longestSendMs };
    try {
      return await attempt(message, trying);
    } catch (error) {
      const failure = failureFromError(error);
      if (isReplyRefused(failure)) return send(withoutReference(message), signal);
      return isFormRefused(failure) ? sendAsText(message, trying) : settle(message, failure);
    }
  }

  /** Once more, for what Discord does not take as it is made: it may be the container, or what is in it. */
  async function sendAsText(message: Sending, trying: Attempt): Promise<Outcome> {
    const { address, deliveryId } = message;
    log.warn({ address, deliveryId }, "discord does not take a message as it is made: it goes as one text");
    try {
      return await attempt(message, { ...trying, look: withoutContainer });
    } catch (error) {
      return settle(message, failureFromError(error));
    }
  }

  async function attempt(message: Sending, { look, signal, endsAt }: Attempt): Promise<Outcome> {
    const channelId = await channelFor(message.address, { signal, endsAt });
    if (typeof channelId !== "string") return channelId;
    const body = look(messageFromReply(message.reply));
    const files = filesOf(message.reply);
    const { replaces, idle = false } = message;
    if (replaces !== null) {
      const edited = await edit(channelId, replaces, { body, files, signal, endsAt, idle });
      if (edited) return edited;
      if (idle) return { kind: "rejected", reason: "the message to change is gone" };
    }
    const named = look(bodyOfOutgoing(message, await mentions.of(message.pings)));
    const waiting = await hold({ signal, endsAt });
    if (waiting) return waiting;
    const post = (until: AbortSignal) => rest.post(Routes.channelMessages(channelId), { body: named, files, signal: until });
    return sent(await answer(post, endsAt - clock.now()));
  }

  /** The channel of an address; a person's direct messages are opened, which gives the same channel every time. */
  async function channelFor(address: string, timed: Timed): Promise<string | Outcome> {
    const { channel, person } = placeOf(address);
    if (person === null) return channel ?? { kind: "rejected", reason: "not a channel of discord" };
    const waiting = await hold(timed);
    if (waiting) return waiting;
    const body = { recipient_id: person };
    const open = (until: AbortSignal) => rest.post(Routes.userChannels(), { body, signal: until });
    const opened = (await answer(open, timed.endsAt - clock.now())) as Partial<APIChannel>;
    return opened.id ?? { kind: "unknown", reason: "the answer was no channel" };
  }

  async function privateOf(person: string): Promise<string | null> {
    try {
      const address = formatAddress({ platform: "discord", chat: `@${person}`, thread: null });
      const channel = await channelFor(address, { signal: undefined, endsAt: clock.now() + longestSendMs });
      return typeof channel === "string" ? addressOf(channel) : null;
    } catch (error) {
      log.warn(failureFields(failureFromError(error)), "could not open direct messages");
      return null;
    }
  }

  /** Null when a new message is needed instead. */
  async function edit(
    channelId: string,
    messageId: string,
    { body, files, signal, endsAt, idle }: { body: object; files: RawFile[]; idle: boolean } & Timed,
  ): Promise<Outcome | null> {
    if (!isSnowflake(messageId)) return null;
    const waiting = (idle ? await spared(signal) : null) ?? (await hold({ signal, endsAt }, idle));
    if (waiting) return waiting;
    const patch = (until: AbortSignal) => rest.patch(Routes.channelMessage(channelId, messageId), { body, files, signal: until });
    try {
      return sent(await answer(patch, endsAt - clock.now()));
    } catch (error) {
      const failure = failureFromError(error);
      const isOld = clock.now() - SnowflakeUtil.timestampFrom(messageId) > freelyEditedMs;
      // The cap on edits of old messages (30046) comes as a 429, whose code the library does not pass on.
      if (isNewMessageNeeded(failure) || (isOld && failure.kind === "limited" && !idle)) return null;
      throw error;
    }
  }

  /** Waits for the pace; an outcome when the message may not go at all now. */
  async function hold({ signal, endsAt }: Timed, hasTurn = false): Promise<Outcome | null> {
    const tokenMs = tokenRefusedUntil - clock.now();
    if (tokenMs > 0) return { kind: "later", afterMs: tokenMs, strange: true, reason: "discord refuses the token" };
    const pauseMs = Math.max(invalid.pauseMs(), limitedUntil - clock.now());
    if (pauseMs > 0) return { kind: "later", afterMs: Math.ceil(pauseMs) };
    const isOurTurn = hasTurn || (await turns.turn(signal));
    return isOurTurn && clock.now() < endsAt ? null : { kind: "later", afterMs: 0 };
  }

  /** Waits a little for a turn that nobody else wants; an outcome when there is none. */
  async function spared(signal: AbortSignal | undefined): Promise<Outcome | null> {
    const end = clock.now() + sparePatienceMs;
    for (;;) {
      const afterMs = turns.spare();
      if (afterMs === 0) return null;
      if (signal?.aborted || clock.now() + afterMs > end) return { kind: "later", afterMs: Math.ceil(afterMs) };
      await clock.sleep(afterMs, signal);
    }
  }

  async function probe(): Promise<boolean> {
    // Every refusal counts towards a ban, and it is known that there would be one.
    if (tokenRefusedUntil > clock.now() || invalid.pauseMs() > 0 || limitedUntil > clock.now()) return true;
    try {
      await answer((until) => rest.get(Routes.user(), { signal: until }), probeTimeoutMs);
      return true;
    } catch (error) {
      return !isUnanswered(failureFromError(error));
    }
  }

  async function leave(address: string): Promise<"left" | "private" | "failed"> {
    const { channel } = placeOf(address);
    if (channel === null) return "private";
    try {
      const found = (await answer((until) => rest.get(Routes.channel(channel), { signal: until }))) as { guild_id?: unknown };
      const { guild_id: server } = found;
      if (typeof server !== "string") return "private";
      await answer((until) => rest.delete(Routes.userGuild(server), { signal: until }));
      return "left";
    } catch (error) {
      log.warn(failureFields(failureFromError(error)), "could not leave a server");
      return "failed";
    }
  }

  /** For what is not part of a message. */
  function noHurry(): Timed {
    return { signal: undefined, endsAt: Number.POSITIVE_INFINITY };
  }

  async function titleOf(address: string): Promise<string | null> {
    const { channel } = placeOf(address);
    if (channel === null) return null;
    try {
      const found = (await answer((until) => rest.get(Routes.channel(channel), { signal: until }))) as { name?: unknown };
      return typeof found.name === "string" ? `#${found.name}` : null;
    } catch (error) {
      log.debug(failureFields(failureFromError(error)), "could not ask for the name of a channel");
      return null;
    }
  }

  async function react({ address, messageId, shown, isThere }: Parameters<Sender["react"]>[0]): Promise<void> {
    const { channel } = placeOf(address);
    if (channel === null || !isSnowflake(messageId) || (await hold(noHurry()))) return;
    const route = Routes.channelMessageOwnReaction(channel, messageId, encodeURIComponent(shown));
    try {
      await answer((until) => (isThere ? rest.put(route, { signal: until }) : rest.delete(route, { signal: until })));
    } catch (error) {
      log.debug(failureFields(failureFromError(error)), "could not answer a reaction");
    }
  }

  async function answer(request: (until: AbortSignal) => Promise<unknown>, timeoutMs = longestSendMs): Promise<unknown> {
    const deadline = new AbortController();
    const over = new AbortController();
    void clock.sleep(timeoutMs, over.signal).then(() => deadline.abort());
    try {
      const answered = await request(deadline.signal);
      tokenRefusedUntil = 0;
      return answered;
    } catch (error) {
      noteLimit(error);
      throw error;
    } finally {
      over.abort();
    }
  }

  /** The library would go by the machine's clock, and let everything stand in line for it. */
  function noteLimit(error: unknown): void {
    if (!(error instanceof RateLimitError) || !error.global) return;
    rest.globalReset = 0;
    limitAll(Math.max(error.retryAfter, error.timeToReset));
  }

  function limitAll(forMs: number): void {
    limitedUntil = Math.max(limitedUntil, clock.now() + forMs);
    if (forMs > longPauseMs) longPauseUntil = limitedUntil;
    log.warn({ forMs: limitedUntil - clock.now() }, "discord limits all that the bot does: alerts wait");
  }

  function settle({ address, deliveryId, within }: Outgoing, failure: Failure): Outcome {
    if (within !== undefined && isThreadGone(failure)) return { kind: "moved", to: within };
    const outcome = outcomeFromFailure(failure);
    const fields = { address, deliveryId, ...failureFields(failure) };
    if (isTokenRefused(failure)) {
      if (tokenRefusedUntil === 0)
        log.error(fields, "discord refuses the token: alerts wait until it takes it, or another one is set");
      tokenRefusedUntil = clock.now() + (outcome.kind === "later" ? outcome.afterMs : 0);
    } else if (failure.kind === "bug") log.error(fields, "could not make or send a message for discord");
    else if (outcome.kind !== "later" || outcome.strange) log.warn(fields, "discord did not take a message");
    return outcome;
  }

  return {
    send,
    probe,
    longPauseUntil: () => Math.max(longPauseUntil, clock.now() + invalid.pauseMs()),
    privateOf,
    leave,
    react,
    titleOf,
    hasRole: mentions.hasRole,
    ...createThreads({ rest, answer, hold, clock, log }),
  };
}

/** A new message as Discord takes it; by its nonce it knows the message again. A reply notifies nobody. */
export function bodyOfOutgoing(
  { reply, silent, deliveryId, repliesTo }: Pick<Sending, "reply" | "silent" | "deliveryId" | "repliesTo">,
  mentions: Mentions = { roles: [], users: [] },
) {
  const { flags, ...message } = messageWithMentions(reply, mentions);
  const loudness = silent ? MessageFlags.SuppressNotifications : 0;
  const body = { ...message, nonce: deliveryId, enforce_nonce: true, flags: flags | loudness };
  if (repliesTo === undefined) return body;
  return {
    ...body,
    allowed_mentions: { ...body.allowed_mentions, replied_user: false },
    message_reference: { message_id: repliesTo, fail_if_not_exists: false },
  };
}

function withoutReference({ repliesTo: _, ...message }: Sending): Outgoing {
  return message;
}

/** What answers with something else than a message is not Discord. */
function sent(answer: unknown): Outcome {
  const { id } = answer as Partial<APIMessage>;
  return typeof id === "string" ? { kind: "sent", messageId: id } : outcomeFromFailure(failureFromError(new NotDiscord(200)));
}

function placeOf(text: string): { channel: string | null; person: string | null } {
  const address = parseAddress(text);
  const person = personNamed(address);
  const isChannel = address.platform === "discord" && isSnowflake(address.chat);
  return { channel: isChannel ? address.chat : null, person: person !== null && isSnowflake(person) ? person : null };
}

function isSnowflake(id: string): boolean {
  return /^\d{17,20}$/.test(id);
}
