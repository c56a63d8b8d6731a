import { parseAddress, personNamed } from "../../chat/address.ts";
import type { Draft } from "../../chat/reply.ts";
import { admitAddress, blockAddress, wasTold } from "../../chats/access.ts";
import { noteAct } from "../../chats/acts.ts";
import { addressesOf } from "../../chats/addresses.ts";
import { chatAt } from "../../chats/places.ts";
import { wholeChat } from "../../chats/settings.ts";
import { stewardsOf, titleOf } from "../../chats/steered.ts";
import { clearChat } from "../../facts/facts.ts";
import { type NewMoment, queueMoments } from "../../facts/moments.ts";
import type { Session } from "../../storage/database.ts";
import type { ActAsk, OperatorsDeps } from "./act.ts";
import { addressMeant, sentence } from "./chat-meant.ts";

const dayMs = 24 * 60 * 60_000;

/** `/admin block <address>`: a chat or a person is told once that nobody answers them, and then nothing. */
export async function block({ database, isOperator }: OperatorsDeps, { text, words, operator, now }: ActAsk): Promise<Draft> {
  const address = wholeMeant(words[0]);
  if (address === null) return sentence(text, "admin-which-chat");
  if (isOperator(address)) return sentence(text, "admin-block-operator", address);
  await database.transaction().execute(async (session) => {
    await blockAddress(session, { address, now });
    // What waits would come when it is let in again, and be old by then.
    for (const chat of await addressesOf(session, address)) await clearChat(session, chat);
    await noteAct(session, { at: now, operator, act: "block", target: address, detail: null });
  });
  return sentence(text, "admin-blocked", address);
}

/** `/admin allow <address>`, or `unblock`: lets in who asked, or was shut out. A chat that asked is told so. */
export async function allow({ database, onQueued }: OperatorsDeps, { text, words, operator, now }: ActAsk): Promise<Draft> {
  const address = wholeMeant(words[0]);
  if (address === null) return sentence(text, "admin-which-chat");
  const was = await database.transaction().execute(async (session) => {
    const isToldThere = await wasTold(session, address);
    const shut = await admitAddress(session, { address, now });
    if (shut !== null) await noteAct(session, { at: now, operator, act: "allow", target: address, detail: null });
    if (shut === "asked") await tellAdmitted(session, { address, isToldThere, now });
    return shut;
  });
  if (was === "asked") onQueued();
  return sentence(text, was === null ? "admin-not-shut" : "admin-allowed", address);
}

/** Who was told to wait hears of it where they were told: in the chat, or where it is managed from. */
async function tellAdmitted(
  session: Session,
  { address, isToldThere, now }: { address: string; isToldThere: boolean; now: number },
): Promise<void> {
  const about = { key: `admitted ${address} ${now}`, dueAt: now, until: now + dayMs };
  const there = (await titleOf(session, address)) ?? address;
  const moments: NewMoment[] = isToldThere ? [{ ...about, chat: address, moment: { kind: "admitted" } }] : [];
  for (const by of await stewardsOf(session, { chat: address, now }))
    moments.push({ ...about, chat: await chatAt(session, by), moment: { kind: "admitted", there } });
  await queueMoments(session, moments);
}

/** `/admin leave <address>`: the bot leaves a group, or the server that a channel is in. */
export async function leave({ database, leaveChat }: OperatorsDeps, { text, words, operator, now }: ActAsk): Promise<Draft> {
  const address = wholeMeant(words[0]);
  if (address === null || personNamed(parseAddress(address)) !== null) return sentence(text, "admin-which-chat");
  const outcome = await leaveChat(address);
  if (outcome !== "left") return sentence(text, `admin-leave-${outcome}`, address);
  await noteAct(database, { at: now, operator, act: "leave", target: address, detail: null });
  return sentence(text, "admin-left", address);
}

/** Topics go with their group. */
function wholeMeant(word: string | undefined): string | null {
  const address = addressMeant(word);
  return address && wholeChat(address);
}
