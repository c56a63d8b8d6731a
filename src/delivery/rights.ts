import type { Platform } from "../chat/platform.ts";
import type { Clock } from "../clock.ts";

/** Who may do what in groups and channels, as far as their platform says. */
export interface Rights {
  /** Whether who is at an address in private may manage a chat. */
  manages(by: string, chat: string): Promise<boolean>;
  /** Whether a chat is a group, whose members talk; where that is not known it counts as a channel. */
  isGroup(chat: string): Promise<boolean>;
}

const trustedMs = 60 * 60_000;
const mostKnown = 10_000;

/** Asks a platform about rights. An answer is trusted for an hour; where none comes the last one holds, and before any who managed a chat still does. */
export function createRights(platform: Pick<Platform, "manages" | "isChannel">, clock: Pick<Clock, "now">): Rights {
  const known = new Map<string, { until: number; may: boolean }>();
  return {
    async manages(by, chat) {
      const key = `${by} ${chat}`;
      const last = known.get(key);
      if (last && last.until > clock.now()) return last.may;
      const answer = (await platform.manages?.(by, chat)) ?? null;
      if (answer === null) return last?.may ?? true;
      known.delete(key);
      known.set(key, { until: clock.now() + trustedMs, may: answer });
      const [oldest] = known.keys();
      if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
      return answer;
    },
    isGroup: async (chat) => (await platform.isChannel?.(chat)) === false,
  };
}
