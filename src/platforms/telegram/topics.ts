import type { Api } from "grammy";
import { parseAddress } from "../../chat/address.ts";
import type { Opened, Opening } from "../../chat/platform.ts";
import { cutToLength } from "../../chat/text-width.ts";
import type { ThreadTrouble } from "../../chat/thread-trouble.ts";
import type { Log } from "../../log.ts";
import type { Lane } from "./lane.ts";
import { type Fault, faultFromError, outcomeFromFault, refusalFields } from "./outcome.ts";
import { addressOf } from "./update.ts";

interface TopicsDeps {
  api: Api;
  lane: Pick<Lane, "admit">;
  log: Log;
}

export interface Topics {
  open(opening: Opening, signal?: AbortSignal): Promise<Opened>;
  close(address: string): Promise<boolean>;
}

const longestName = 128;
/** Telegram has six colours for topics; what is not named here has the first one. */
const blue = 0x6fb9f0;
const colours = new Map<string, typeof blue | 0xffd67e | 0xcb86db | 0x8eee98 | 0xff93b2 | 0xfb6f5f>([
  ["football", 0x8eee98],
  ["basketball", 0xfb6f5f],
  ["tennis", 0xffd67e],
  ["mma", 0xff93b2],
  ["american-football", 0xcb86db],
  ["baseball", 0xcb86db],
]);

/** Topics of a forum. The bot may write into those that it has closed. */
export function createTopics({ api, lane, log }: TopicsDeps): Topics {
  return {
    async open({ within, title, sport }, signal) {
      const chat = Number(parseAddress(within).chat);
      // The ids of persons are positive.
      if (chat > 0) return { kind: "refused", trouble: "no_topics", reason: "a private chat" };
      const afterMs = await lane.admit(chat, signal);
      if (afterMs > 0) return { kind: "later", afterMs };
      try {
        const icon = colours.get(sport?.toLowerCase().replaceAll(/[^a-z]+/g, "-") ?? "") ?? blue;
        const { message_thread_id: thread } = await api.createForumTopic(chat, cutToLength(title, longestName), {
          icon_color: icon,
        });
        return { kind: "opened", address: addressOf(chat, thread) };
      } catch (error) {
        return openedFromFault(faultFromError(error));
      }
    },
    async close(address) {
      const { chat, thread } = parseAddress(address);
      const afterMs = await lane.admit(Number(chat));
      if (afterMs > 0) return false;
      try {
        await api.closeForumTopic(Number(chat), Number(thread));
        return true;
      } catch (error) {
        const { kind } = faultFromError(error);
        log.debug(refusalFields(error), "could not close a topic");
        // What is refused for good is not asked for again.
        return !["limited", "unreached", "unknown", "strange", "token"].includes(kind);
      }
    },
  };
}

/** What keeps us from opening topics in a group, as Telegram tells of both; null when it doesn't. */
export async function topicTrouble(
  api: Pick<Api, "getChat" | "getChatMember">,
  { address, me }: { address: string; me: number },
): Promise<ThreadTrouble | null> {
  const chat = Number(parseAddress(address).chat);
  try {
    const [group, own] = await Promise.all([api.getChat(chat), api.getChatMember(chat, me)]);
    if (!group.is_forum) return "no_topics";
    return own.status === "administrator" && own.can_manage_topics ? null : "manage_topics";
  } catch {
    return null;
  }
}

const troubles: Partial<Record<Fault["kind"], ThreadTrouble>> = {
  "no-topics": "no_topics",
  "no-rights": "manage_topics",
};

function openedFromFault(fault: Fault): Opened {
  const outcome = outcomeFromFault(fault, null);
  if (outcome.kind === "later" || outcome.kind === "unknown") return outcome;
  const reason = "reason" in fault ? fault.reason : fault.kind;
  return { kind: "refused", trouble: troubles[fault.kind] ?? "other", reason };
}
