import { z } from "zod";
import { messageIdOf, type Parts } from "./messages.ts";

/** The kind of fact that says a message once more, at another place of the same chat. */
export const copyKindName = "copy";

/** What a copy has frozen: the message that it says. */
export const toldCopy = z.object({ message: z.string() });

/** The message that another one says once more; null where it says something of its own. */
export function copiedIn(parts: Parts): string | null {
  return toldCopy.safeParse(parts[copyKindName]?.[0]).data?.message ?? null;
}

/** What a copy is told apart by. */
export function copySaid(message: string): readonly string[] {
  return [copyKindName, message];
}

/** The name of the message that says another one of a chat once more: it follows from what it says, as every name does. */
export function copyIdOf(chat: string, message: string): string {
  return messageIdOf(chat, copySaid(message));
}
