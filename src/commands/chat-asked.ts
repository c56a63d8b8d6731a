import type { Call } from "../chat/call.ts";
import type { SpeakingChat } from "../chats/speaking.ts";
import { displayOf } from "../replies/parts/numbers.ts";
import type { Text, Texts } from "../replies/parts/text.ts";
import type { Ask } from "./command.ts";

/** The chat of a call. `groupLanguage` is for groups that chose no language themselves. */
export type ChatAsked = Pick<Ask, "settings" | "isNew"> &
  Partial<Pick<SpeakingChat, "groupLanguage" | "shut" | "breakUntil" | "isKnown" | "home" | "steered" | "shown">>;

/** The text to answer a call in. A group has one language for everybody; in private each reader has their own. */
export function textFor(
  texts: Texts,
  { call, chat, language = null }: { call: Call; chat: ChatAsked; language?: string | null },
): Text {
  const { settings, groupLanguage = null } = chat;
  const ofGroup = call.place === "group" ? groupLanguage : null;
  return texts.in(language ?? settings.language ?? ofGroup ?? call.reader.language, displayOf(settings));
}

/** The call as if it came from the chat that its address belongs to: linked addresses share one chat. */
export function inTheChatOf(call: Call, { home }: ChatAsked): Call {
  if (!home) return call;
  if (home.person === null) return { ...call, address: home.chat };
  return { ...call, ...askedFrom(call), address: home.chat, reader: { ...call.reader, id: home.person } };
}

/** Where a call really came from, for one that goes on as another chat's. */
export function askedFrom({ address, reader }: Call): Pick<Call, "asked"> {
  return { asked: { address, person: reader.id } };
}
