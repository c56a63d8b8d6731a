import { ensureChat } from "../../chats/chats.ts";
import { changeSettings } from "../../chats/settings.ts";
import type { Session } from "../../storage/database.ts";
import type { Ask } from "../command.ts";

/** The chat is known from now on, as it has just asked for something that comes later. In a transaction. */
export async function knowChat(session: Session, { call, settings, text, now }: Ask): Promise<void> {
  const { address, reader, server } = call;
  // Where neither says a language, English is only our guess and is not kept as the chat's.
  const language = settings.language ?? reader.language;
  await ensureChat(session, { address, language: language === null ? null : text.language, now });
  if (server !== undefined && server !== settings.server) await changeSettings(session, { address, change: { server }, now });
}
