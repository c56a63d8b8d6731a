import { platformNames } from "../../chat/address.ts";
import type { Draft } from "../../chat/reply.ts";
import { type Chat, chatOf } from "../../chats/chats.ts";
import { code, forOperator, paragraph } from "../../replies/operators/parts.ts";
import type { Text } from "../../replies/parts/text.ts";
import type { Session } from "../../storage/database.ts";

const addressForm = new RegExp(`^(?:${platformNames.join("|")}):@?[\\w-]{1,64}(?::[\\w-]{1,64})?$`);

/** The address that a word is, as operators type it; null for none. */
export function addressMeant(word: string | undefined): string | null {
  // Zero-width spaces are ours, and come back when somebody copies an address.
  const address = word?.replaceAll("\u200b", "");
  return address !== undefined && addressForm.test(address) ? address : null;
}

/** The chat that a word names; else what to say instead. */
export async function chatMeant(
  session: Session,
  { text, word }: { text: Text; word: string | undefined },
): Promise<{ chat: Chat } | { instead: Draft }> {
  const address = addressMeant(word);
  if (address === null) return { instead: sentence(text, "admin-which-chat") };
  const chat = await chatOf(session, address);
  return chat ? { chat } : { instead: sentence(text, "admin-no-such-chat", address) };
}

/** One sentence for an operator, about an address or none. */
export function sentence(text: Text, key: string, address = ""): Draft {
  return forOperator(text, { blocks: [paragraph(text.spans(key, { address: code(address) }))], buttons: [] });
}
