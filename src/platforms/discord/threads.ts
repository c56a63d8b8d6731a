import {
  type APIChannel,
  ChannelFlags,
  ChannelType,
  PermissionFlagsBits,
  type REST,
  Routes,
  ThreadAutoArchiveDuration,
} from "discord.js";
import { parseAddress } from "../../chat/address.ts";
import { longestSendMs, type Opened, type Opening, type Outcome } from "../../chat/platform.ts";
import { cutToLength } from "../../chat/text-width.ts";
import type { ThreadTrouble } from "../../chat/thread-trouble.ts";
import type { Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";
import { messageFromReply } from "./message.ts";
import { type Failure, failureFields, failureFromError, outcomeFromFailure } from "./outcome.ts";
import type { Rights } from "./permissions.ts";
import { addressOf } from "./update.ts";

interface ThreadsDeps {
  rest: REST;
  /** Gives a request up when its answer takes too long. */
  answer(request: (until: AbortSignal) => Promise<unknown>, timeoutMs?: number): Promise<unknown>;
  /** Waits for the pace; an outcome when nothing may go at all now. */
  hold(timed: { signal: AbortSignal | undefined; endsAt: number }): Promise<Outcome | null>;
  clock: Clock;
  log: Log;
}

export interface Threads {
  open(opening: Opening, signal?: AbortSignal): Promise<Opened>;
  close(address: string): Promise<boolean>;
  /** What keeps us from opening any in a chat, by what we may do there; null when unsure. */
  threadTrouble(chat: string, rights: Rights): Promise<ThreadTrouble | null>;
}

const longestName = 100;
const longestTag = 20;
const mostTags = 20;
/** What is looked up or made on the way leaves most of the time to the thread itself. */
const lookTimeoutMs = 2_000;

/** Threads of a channel, and posts of a forum. Discord archives them by itself after a day without a message, and opens them for one. */
export function createThreads({ rest, answer, hold, clock, log }: ThreadsDeps): Threads {
  async function open({ within, title, tag, first }: Opening, signal?: AbortSignal): Promise<Opened> {
    const endsAt = clock.now() + longestSendMs;
    try {
      const waiting = await hold({ signal, endsAt });
      if (waiting) return laterOf(waiting);
      const channel = await channelBeside(parseAddress(within).chat);
      const body = { name: cutToLength(title, longestName), auto_archive_duration: ThreadAutoArchiveDuration.OneDay };
      const more = await moreFor(channel, { tag, first });
      if (!more) return { kind: "refused", trouble: "no_threads", reason: `a channel of type ${channel.type}` };
      const post = (until: AbortSignal) => rest.post(Routes.threads(channel.id), { body: { ...body, ...more }, signal: until });
      const made = await answer(post, endsAt - clock.now());
      const { id } = made as Partial<APIChannel>;
      return id === undefined
        ? { kind: "unknown", reason: "the answer was no thread" }
        : { kind: "opened", address: addressOf(id) };
    } catch (error) {
      return openedFromFailure(failureFromError(error));
    }
  }

  /** The channel that threads are opened in: that of a thread is the one around it. */
  async function channelBeside(id: string): Promise<APIChannel> {
    const channel = await channelOf(id);
    const around = "parent_id" in channel && isThread(channel) ? channel.parent_id : null;
    return around ? channelOf(around) : channel;
  }

  async function channelOf(id: string): Promise<APIChannel> {
    return (await answer((until) => rest.get(Routes.channel(id), { signal: until }), lookTimeoutMs)) as APIChannel;
  }

  /** What a thread needs in such a channel; null where there can be none. */
  async function moreFor(channel: APIChannel, { tag, first }: Pick<Opening, "tag" | "first">): Promise<object | null> {
    switch (channel.type) {
      case ChannelType.GuildText:
        return { type: ChannelType.PublicThread };
      case ChannelType.GuildAnnouncement:
        return { type: ChannelType.AnnouncementThread };
      case ChannelType.GuildForum:
      case ChannelType.GuildMedia: {
        const tagId = await tagFor(channel, tag);
        return { message: messageFromReply(first), ...(tagId === null ? {} : { applied_tags: [tagId] }) };
      }
      default:
        return null;
    }
  }

  /** The tag of that name; in a forum that demands one, any that the bot may use rather than none. */
  async function tagFor(forum: Pick<APIForum, "id" | "available_tags" | "flags">, tag: string | null): Promise<string | null> {
    const named = tag === null ? null : await tagNamed(forum.id, forum.available_tags, cutToLength(tag, longestTag));
    if (named !== null || !demandsTag(forum)) return named;
    return forum.available_tags.find(isUsable)?.id ?? null;
  }

  /** A tag of a forum, made where there is room and we may; null without one. */
  async function tagNamed(forum: string, tags: readonly Tag[], name: string): Promise<string | null> {
    const known = tags.find((tag) => isNamed(tag, name));
    if (known || tags.length >= mostTags) return known?.id ?? null;
    try {
      const body = { available_tags: [...tags, { name }] };
      const made = await answer((until) => rest.patch(Routes.channel(forum), { body, signal: until }), lookTimeoutMs);
      const { available_tags: all = [] } = made as { available_tags?: Tag[] };
      return all.find((tag) => isNamed(tag, name))?.id ?? null;
    } catch (error) {
      log.debug(failureFields(failureFromError(error)), "could not make a tag of a forum");
      return null;
    }
  }

  async function close(address: string): Promise<boolean> {
    if (await hold({ signal: undefined, endsAt: Number.POSITIVE_INFINITY })) return false;
    try {
      const { chat } = parseAddress(address);
      await answer((until) => rest.patch(Routes.channel(chat), { body: { archived: true }, signal: until }));
      return true;
    } catch (error) {
      const failure = failureFromError(error);
      log.debug(failureFields(failure), "could not close a thread");
      // Who may not, or finds it gone, need not ask again: Discord closes it by itself.
      return failure.kind === "refused";
    }
  }

  async function threadTrouble(chat: string, rights: Rights): Promise<ThreadTrouble | null> {
    try {
      return troubleIn(await channelBeside(parseAddress(chat).chat), rights);
    } catch (error) {
      const failure = failureFromError(error);
      log.debug(failureFields(failure), "could not ask whether a channel can have threads");
      return troubleOf(failure);
    }
  }

  return { open, close, threadTrouble };
}

interface Tag {
  id: string;
  name: string;
  moderated?: boolean;
}

type APIForum = Extract<APIChannel, { type: ChannelType.GuildForum | ChannelType.GuildMedia }>;

function isNamed(tag: Tag, name: string): boolean {
  return tag.name.toLowerCase() === name.toLowerCase();
}

function isThread({ type }: APIChannel): boolean {
  return [ChannelType.PublicThread, ChannelType.PrivateThread, ChannelType.AnnouncementThread].includes(type);
}

/** A post of a forum needs no right to open threads. */
function troubleIn(channel: APIChannel, rights: Rights): ThreadTrouble | null {
  switch (channel.type) {
    case ChannelType.GuildText:
    case ChannelType.GuildAnnouncement:
      return rights.has(PermissionFlagsBits.CreatePublicThreads) ? null : "create_threads";
    case ChannelType.GuildForum:
    case ChannelType.GuildMedia:
      return !demandsTag(channel) || canHaveTag(channel, rights) ? null : "demands_tag";
    case ChannelType.GuildVoice:
    case ChannelType.GuildStageVoice:
      return "no_threads";
    default:
      return null;
  }
}

function demandsTag({ flags }: Pick<APIForum, "flags">): boolean {
  return ((flags ?? 0) & ChannelFlags.RequireTag) !== 0;
}

/** Whether a tag is there that the bot may use, or can be made. */
function canHaveTag({ available_tags: tags }: APIForum, rights: Rights): boolean {
  return tags.some(isUsable) || (tags.length < mostTags && rights.has(PermissionFlagsBits.ManageChannels));
}

function isUsable({ moderated }: Tag): boolean {
  return !moderated;
}

const troubles = new Map<number, ThreadTrouble>([
  [50001, "create_threads"],
  [50013, "create_threads"],
  [40067, "demands_tag"],
  [50024, "no_threads"],
  [160_006, "too_many"],
  [160_007, "too_many"],
]);

function troubleOf(failure: Failure): ThreadTrouble | null {
  return failure.kind === "refused" ? (troubles.get(failure.code) ?? null) : null;
}

function openedFromFailure(failure: Failure): Opened {
  const outcome = outcomeFromFailure(failure);
  const trouble = troubleOf(failure);
  const isOurs = failure.kind === "bug";
  if (!trouble && !isOurs && (outcome.kind === "later" || outcome.kind === "unknown")) return outcome;
  const reason = "reason" in outcome && outcome.reason ? outcome.reason : outcome.kind;
  return { kind: "refused", trouble: trouble ?? "other", reason };
}

function laterOf(outcome: Outcome): Opened {
  return outcome.kind === "later" ? outcome : { kind: "later", afterMs: 0 };
}
