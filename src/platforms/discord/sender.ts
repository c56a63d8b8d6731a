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
import type { Outcome, Outgoing, ReactionShown } from "../../chat/platform.ts";
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
  isThreadGone,
  isTokenRefused,
  isUnanswered,
  outcomeFromFailure,
} from "./outcome.ts";
import { createPace, type PaceLimits } from "./pace.ts";
import { createThreads, type Threads } from "./threads.ts";
import { addressOf } from "./update.ts";

/** Sends what goes out unasked. */
export interface Sender {
  /** Never throws. */
  send(message: Outgoing, signal?: AbortSignal): Promise<Outcome>;
  /** Whether Discord answers at all. Never throws. */
  probe(): Promise<boolean>;
  /** The address of somebody's direct messages; null where they cannot be opened now. Never throws. */
  privateOf(person: string): Promise<string | null>;
  /** Leaves the server of a channel; `private` where it is in none. Never throws. */
  leave(address: string): Promise<"left" | "private" | "failed">;
  /** Whether a server has a role now; true where Discord does not say. Never throws. */
  hasRole(role: { id: string; server: string }): Promise<boolean>;
  /** Puts our own reaction under a message, or takes it away. Never throws. */
  react(own: { address: string; messageId: string; shown: ReactionShown; isThere: boolean }): Promise<void>;
  /** Never throws. */
  open: Threads["open"];
  /** Never throws. */
  close: Threads["close"];
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

interface Attempt {
  /** What a message is made into before it leaves. */
  look<M extends Pick<DiscordMessage, "components">>(made: M): M;
  signal: AbortSignal | undefined;
}

const answerTimeoutMs = 10_000;
const probeTimeoutMs = 5_000;
/** So long a change waits in line for room that nobody else wants. */
const sparePatienceMs = 2_000;
/** Older messages may be edited a few times only. */
const freelyEditedMs = 3_600_000;
/** How long messages wait while the token is refused: a person has to act. */
const tokenPauseMs = 10 * 60_000;

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
    timeout: answerTimeoutMs * 2,
    // `turns` keeps the limit, and `noteLimit` what a global 429 asks for, by our clock.
    globalRequestsPerSecond: Number.POSITIVE_INFINITY,
    rejectOnRateLimit: () => true,
  }).setToken(token);
  invalid.watch(rest);
  const mentions = createMentions({ rest, answer, clock });
  let tokenRefused = false;
  /** Until when Discord wants nothing at all of a bot but answers to people. */
  let limitedUntil = 0;

  async function send(message: Outgoing, signal?: AbortSignal): Promise<Outcome> {
    try {
      return await attempt(message, { look: (made) => made, signal });
    } catch (error) {
      const failure = failureFromError(error);
      return isFormRefused(failure) ? sendAsText(message, signal) : settle(message, failure);
    }
  }

  /** Once more, for what Discord does not take as it is made: it may be the container, or what is in it. */
  async function sendAsText(message: Outgoing, signal: AbortSignal | undefined): Promise<Outcome> {
    const { address, deliveryId } = message;
    log.warn({ address, deliveryId }, "discord does not take a message as it is made: it goes as one text");
    try {
      return await attempt(message, { look: withoutContainer, signal });
    } catch (error) {
      return settle(message, failureFromError(error));
    }
  }

  async function attempt(message: Outgoing, { look, signal }: Attempt): Promise<Outcome> {
    const channelId = await channelFor(message.address, signal);
    if (typeof channelId !== "string") return channelId;
    const body = look(messageFromReply(message.reply));
    const files = filesOf(message.reply);
    const { replaces, idle = false } = message;
    if (replaces !== null) {
      const edited = await edit(channelId, replaces, { body, files, signal, idle });
      if (edited) return edited;
      if (idle) return { kind: "rejected", reason: "the message to change is gone" };
    }
    const waiting = await hold(signal);
    if (waiting) return waiting;
    const named = look(bodyOfOutgoing(message, await mentions.of(message.pings)));
    return sent(await answer((until) => rest.post(Routes.channelMessages(channelId), { body: named, files, signal: until })));
  }

  /** The channel of an address; a person's direct messages are opened, which gives the same channel every time. */
  async function channelFor(address: string, signal: AbortSignal | undefined): Promise<string | Outcome> {
    const { channel, person } = placeOf(address);
    if (person === null) return channel ?? { kind: "rejected", reason: "not a channel of discord" };
    const waiting = await hold(signal);
    if (waiting) return waiting;
    const body = { recipient_id: person };
    const opened = (await answer((until) => rest.post(Routes.userChannels(), { body, signal: until }))) as Partial<APIChannel>;
    return opened.id ?? { kind: "unknown", reason: "the answer was no channel" };
  }

  async function privateOf(person: string): Promise<string | null> {
    try {
      const channel = await channelFor(formatAddress({ platform: "discord", chat: `@${person}`, thread: null }), undefined);
      return typeof channel === "string" ? addressOf(channel) : null;
    } catch (error) {
      log.warn(failureFields(failureFromError(error)), "direct messages could not be opened");
      return null;
    }
  }

  /** Null when a new message is needed instead. */
  async function edit(
    channelId: string,
    messageId: string,
    { body, files, signal, idle }: { body: object; files: RawFile[]; signal: AbortSignal | undefined; idle: boolean },
  ): Promise<Outcome | null> {
    if (!isSnowflake(messageId)) return null;
    const waiting = (idle ? await spared(signal) : null) ?? (await hold(signal, idle));
    if (waiting) return waiting;
    try {
      return sent(
        await answer((until) => rest.patch(Routes.channelMessage(channelId, messageId), { body, files, signal: until })),
      );
    } catch (error) {
      const failure = failureFromError(error);
      const isOld = clock.now() - SnowflakeUtil.timestampFrom(messageId) > freelyEditedMs;
      // The cap on edits of old messages (30046) comes as a 429, whose code the library does not pass on.
      if (isNewMessageNeeded(failure) || (isOld && failure.kind === "limited" && !idle)) return null;
      throw error;
    }
  }

  /** Waits for the pace; an outcome when the message may not go at all now. */
  async function hold(signal: AbortSignal | undefined, hasTurn = false): Promise<Outcome | null> {
    if (tokenRefused) return { kind: "later", afterMs: tokenPauseMs };
    const pauseMs = Math.max(invalid.pauseMs(), limitedUntil - clock.now());
    if (pauseMs > 0) return { kind: "later", afterMs: Math.ceil(pauseMs) };
    return hasTurn || (await turns.turn(signal)) ? null : { kind: "later", afterMs: 0 };
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
    if (tokenRefused || invalid.pauseMs() > 0 || limitedUntil > clock.now()) return true;
    try {
      await answer((until) => rest.get(Routes.user("@me"), { signal: until }), probeTimeoutMs);
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
      log.warn(failureFields(failureFromError(error)), "a server could not be left");
      return "failed";
    }
  }

  async function react({ address, messageId, shown, isThere }: Parameters<Sender["react"]>[0]): Promise<void> {
    const { channel } = placeOf(address);
    if (channel === null || !isSnowflake(messageId) || (await hold(undefined))) return;
    const route = Routes.channelMessageOwnReaction(channel, messageId, encodeURIComponent(shown));
    try {
      await answer((until) => (isThere ? rest.put(route, { signal: until }) : rest.delete(route, { signal: until })));
    } catch (error) {
      log.debug(failureFields(failureFromError(error)), "a reaction could not be answered");
    }
  }

  async function answer(request: (until: AbortSignal) => Promise<unknown>, timeoutMs = answerTimeoutMs): Promise<unknown> {
    const deadline = new AbortController();
    const answered = new AbortController();
    void clock.sleep(timeoutMs, answered.signal).then(() => deadline.abort());
    try {
      return await request(deadline.signal);
    } catch (error) {
      noteLimit(error);
      throw error;
    } finally {
      answered.abort();
    }
  }

  /** The library would go by the machine's clock, and let everything stand in line for it. */
  function noteLimit(error: unknown): void {
    if (!(error instanceof RateLimitError) || !error.global) return;
    limitedUntil = Math.max(limitedUntil, clock.now() + Math.max(error.retryAfter, error.timeToReset));
    rest.globalReset = 0;
    log.warn({ forMs: limitedUntil - clock.now() }, "discord limits all that the bot does: alerts wait");
  }

  function settle({ address, deliveryId, within }: Outgoing, failure: Failure): Outcome {
    if (within !== undefined && isThreadGone(failure)) return { kind: "moved", to: within };
    const outcome = outcomeFromFailure(failure);
    const fields = { address, deliveryId, ...failureFields(failure) };
    if (isTokenRefused(failure)) {
      tokenRefused = true;
      log.error(fields, "discord refuses the token: no alerts are sent until it is replaced");
    } else if (failure.kind === "bug") log.error(fields, "a message for discord could not be made or sent");
    else if (outcome.kind === "rejected" || outcome.kind === "unknown") log.warn(fields, "discord did not take a message");
    return outcome;
  }

  return { send, probe, privateOf, leave, react, hasRole: mentions.hasRole, ...createThreads({ rest, answer, hold, log }) };
}

/** A new message as Discord takes it; by its nonce it knows the message again. */
export function bodyOfOutgoing(
  { reply, silent, deliveryId }: Pick<Outgoing, "reply" | "silent" | "deliveryId">,
  mentions: Mentions = { roles: [], users: [] },
) {
  const { flags, ...message } = messageWithMentions(reply, mentions);
  const loudness = silent ? MessageFlags.SuppressNotifications : 0;
  return { ...message, nonce: deliveryId, enforce_nonce: true, flags: flags | loudness };
}

/** A proxy's page instead of a message says nothing about what Discord did. */
function sent(answer: unknown): Outcome {
  const { id } = answer as Partial<APIMessage>;
  return typeof id === "string" ? { kind: "sent", messageId: id } : { kind: "unknown", reason: "the answer was no message" };
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
