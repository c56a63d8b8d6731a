import type { Api } from "grammy";
import type { Clock } from "../../clock.ts";

const keptMs = 60_000;
const mostKept = 10_000;

export type Rights = (chat: number, person: number) => Promise<boolean>;

type Asking = Pick<Api, "getChatMember">;

/** Asks Telegram whether a person administers a chat, and in a channel may post there. Throws where that is not said. */
export async function askRights(api: Asking, { chat, person }: { chat: number; person: number }): Promise<boolean> {
  const member = await api.getChatMember(chat, person);
  return member.status === "creator" || (member.status === "administrator" && member.can_post_messages !== false);
}

/** The same; an answer is trusted for a minute, and no answer means no. */
export function createRights(api: Asking, clock: Clock): Rights {
  const known = new Map<string, { until: number; answer: Promise<boolean> }>();

  return async (chat, person) => {
    const key = `${chat}:${person}`;
    const found = known.get(key);
    if (found && found.until > clock.now()) return found.answer;
    const answer = askRights(api, { chat, person }).catch(() => {
      known.delete(key);
      return false;
    });
    known.delete(key);
    known.set(key, { until: clock.now() + keptMs, answer });
    if (known.size > mostKept) dropOldest(known);
    return answer;
  };
}

/** A map lists its keys oldest first. */
function dropOldest(known: Map<string, unknown>): void {
  for (const key of known.keys()) {
    known.delete(key);
    return;
  }
}
