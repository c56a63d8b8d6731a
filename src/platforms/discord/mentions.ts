import { type REST, Routes } from "discord.js";
import { LRUCache } from "lru-cache";
import type { Pings } from "../../chat/platform.ts";
import type { Clock } from "../../clock.ts";
import type { Mentions } from "./message.ts";
import { failureFromError, isRoleGone } from "./outcome.ts";

interface MentionsDeps {
  rest: REST;
  /** Gives a request up when its answer takes too long. */
  answer(request: (until: AbortSignal) => Promise<unknown>): Promise<unknown>;
  clock: Clock;
}

const nobody: Mentions = { roles: [], users: [] };
/** So long a role counts as being there, or not, before Discord is asked again. */
const trustedMs = 10 * 60_000;
const mostKnown = 1_000;

interface MentionsOf {
  /** Whom a message mentions: the people as they are, and a role as long as there is one. Never rejects. */
  of(pings?: Pings): Promise<Mentions>;
  /** Whether there is such a role now; true where Discord does not say. Never rejects. */
  hasRole(role: Role): Promise<boolean>;
}

type Role = NonNullable<Pings["role"]>;

export function createMentions({ rest, answer, clock }: MentionsDeps): MentionsOf {
  const known = new LRUCache<string, { isThere: boolean; at: number }>({ max: mostKnown });

  async function isThere(role: Role): Promise<boolean> {
    const before = known.get(role.id);
    return before && clock.now() < before.at + trustedMs ? before.isThere : hasRole(role);
  }

  async function hasRole({ id, server }: Role): Promise<boolean> {
    try {
      await answer((until) => rest.get(Routes.guildRole(server, id), { signal: until }));
    } catch (error) {
      // Who says nothing about it does not keep anybody from being notified.
      if (!isRoleGone(failureFromError(error))) return true;
      known.set(id, { isThere: false, at: clock.now() });
      return false;
    }
    known.set(id, { isThere: true, at: clock.now() });
    return true;
  }

  return {
    async of(pings) {
      if (!pings) return nobody;
      const { role, people } = pings;
      return { roles: role && (await isThere(role)) ? [role.id] : [], users: people };
    },
    hasRole,
  };
}
