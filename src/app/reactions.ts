import { parseAddress } from "../chat/address.ts";
import type { Call } from "../chat/call.ts";
import type { Answer, PlatformDeps, Reaction, ReactionShown } from "../chat/platform.ts";
import type { Reply } from "../chat/reply.ts";
import { addressesOf } from "../chats/addresses.ts";
import { chatAt } from "../chats/places.ts";
import { settingsOf } from "../chats/settings.ts";
import { chatOfThread } from "../chats/threads.ts";
import { mayChange } from "../commands/rights.ts";
import { alertAt } from "../delivery/told.ts";
import { errorFields, type Log } from "../log.ts";
import type { Database, Session } from "../storage/database.ts";

interface ReactionsDeps {
  database: Database;
  answer: Answer;
  isFirst: NonNullable<PlatformDeps["isFirst"]>;
  log: Log;
}

/**
 * Takes a thumb up under an alert about one match as a press of what mutes that match, and its end as one of what undoes that:
 * for whoever may press these. Under one about several it mutes none, since nobody said which, and the reaction of ours says so.
 * What is told of any other message is looked up, and nothing else.
 */
export function createReactions({ database, answer, isFirst, log }: ReactionsDeps): NonNullable<PlatformDeps["reacted"]> {
  async function reacted(reaction: Reaction): Promise<ReactionShown | null> {
    const { address, id, messageId, isThere, place, reader, mayManage } = reaction;
    const { platform } = parseAddress(address);
    const alert = await alertAt(database, { chats: await chatsAt(database, address), platform, messageId });
    const [matchId, ...others] = alert?.matches ?? [];
    if (!alert || matchId === undefined) return null;
    // Where a chat has its address elsewhere, whoever speaks is known by where they are.
    const at = parseAddress(alert.chat).platform === platform ? alert.chat : address;
    const command = isThere ? "mute" : "unmute";
    const call: Call = {
      ...{ address: at, place, reader, mayManage, command, text: `#${matchId}` },
      ...{ options: null, source: "button" as const },
    };
    // Many may like an alert: those who may not mute it must not count as asking.
    if (!(await mayChange({ call, settings: await settingsOf(database, alert.chat) }, "watches"))) return null;
    if (id !== undefined && !(await isFirst(platform, id))) return null;
    if (others.length > 0) return "🤔";
    const reply = await answer(call);
    return (isThere ? isMuted(reply) : reply.undoes) ? "👌" : null;
  }

  return (reaction) =>
    reacted(reaction).catch((error: unknown) => {
      log.warn(errorFields(error), "could not take a reaction");
      return null;
    });
}

/** A refusal has nothing to undo. */
function isMuted({ buttons }: Reply): boolean {
  return buttons.flat().some((button) => "press" in button && button.press.command === "unmute");
}

/** The chats of which a message at an address may be: with their topics, and that which the address belongs to. */
async function chatsAt(session: Session, address: string): Promise<string[]> {
  const around = [await chatAt(session, address), await chatOfThread(session, address)];
  return [...new Set([...(await addressesOf(session, address)), ...around.flatMap((chat) => chat ?? [])])];
}
