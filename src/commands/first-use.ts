import { LRUCache } from "lru-cache";
import type { Draft } from "../chat/reply.ts";
import { ageAndHelpSpans } from "../replies/parts/help-lines.ts";
import { whereaboutsOf } from "./chat/about.ts";
import type { Ask } from "./command.ts";

/**
 * Says the age and who helps at the end of what a private chat is answered first, as far as this process knows, unless the answer
 * says so itself. To be asked of chats about which nothing is kept.
 */
export function createFirstUse(): (draft: Draft, asked: Pick<Ask, "call" | "settings" | "text">) => Draft {
  const met = new LRUCache<string, true>({ max: 10_000 });
  return (draft, { call, settings, text }) => {
    const { place, source, address } = call;
    if (place !== "private" || source === "inline" || met.has(address)) return draft;
    met.set(address, true);
    const spans = ageAndHelpSpans(text, whereaboutsOf({ call, settings }));
    if (JSON.stringify(draft.blocks).includes(JSON.stringify(spans))) return draft;
    return { ...draft, blocks: [...draft.blocks, { kind: "note", spans }] };
  };
}
