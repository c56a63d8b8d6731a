import { parseAddress } from "../../chat/address.ts";
import type { Call, Elsewhere } from "../../chat/call.ts";
import type { Draft } from "../../chat/reply.ts";
import { ensureChat } from "../../chats/chats.ts";
import { chatAt } from "../../chats/places.ts";
import { wholeChat } from "../../chats/settings.ts";
import { noteSteering, steeredByNumber, steeredFrom, steerFrom, stopSteering } from "../../chats/steered.ts";
import type { Answered } from "../../delivery/drafts.ts";
import { draftAnswerReply, draftLostReply, type WaitingDraft, waitingDraftReply } from "../../replies/alerts/draft.ts";
import { chooseReply, forReply, joinedReply, ownAgainReply, steeringReply } from "../../replies/chat/for.ts";
import { draftsWord } from "../../replies/parts/held.ts";
import type { Text } from "../../replies/parts/text.ts";
import type { Database } from "../../storage/database.ts";
import { wordForm } from "../../typed-words.ts";
import { type Ask, type Command, Refusal } from "../command.ts";
import { wordsOfAsk } from "../input/find-named.ts";

/** The drafts that wait, from the first or from the one after this number. */
const draftsForm = new RegExp(`^${draftsWord}(?: ([1-9]\\d{0,14}))?$`);
const meForm = wordForm("common", "me");

export interface ForDeps {
  database: Database;
  drafts: DraftAnswers;
}

/** What becomes of drafts by the buttons below them. */
export interface DraftAnswers {
  /** The chat that is to be told it; null for a draft that is not known. */
  chatOf(id: number): Promise<string | null>;
  answer(draft: { id: number; publish: boolean; now: number }): Promise<Answered | null>;
  /** The first of the drafts that wait in these chats, beyond a number, as it would be told now; null where there is none. */
  next(waiting: { chats: readonly string[]; after: number; text: Text; now: number }): Promise<WaitingDraft | null>;
  /** Asks who manages a chat from now on about the drafts that wait there. */
  ask(steward: { chat: string; by: string; now: number }): Promise<void>;
}

/** `/for [channel]`: what is typed in private is about that channel or group from now on, until `/for me`. */
export function createForCommand({ database, drafts }: ForDeps): Command {
  return {
    name: "for",
    own: true,
    personal: true,
    options: [{ name: "chat", required: false, suggests: false }],
    manages: "settings",
    async run(ask) {
      const { call, text } = ask;
      if (call.place === "group") throw new Refusal("for-group", {}, []);
      const { elsewhere } = call;
      if (!elsewhere) throw new Refusal("for-nowhere", {}, []);
      const words = wordsOfAsk(ask, "chat");
      const by = whoSpeaks(call);
      if (words === null) return overview(ask, by);
      const other = await otherMeant(ask, { words, elsewhere, by });
      if (other) return other;
      const [, number] = /^#([1-9]\d{0,2})$/.exec(words) ?? [];
      const known = number === undefined ? null : await steeredByNumber(database, { by, number: Number(number) });
      const { address, title } = await found(elsewhere, known ? parseAddress(known.chat).chat : words);
      await noteLanguage(ask, by);
      const steered = await steerFrom(database, { by, chat: address, title, now: ask.now });
      await drafts.ask({ chat: address, by, now: ask.now });
      return steeringReply(text, steered);
    },
  };

  /** What words mean that name no chat; null for a chat. */
  async function otherMeant(
    ask: Ask,
    { words, elsewhere, by }: { words: string; elsewhere: Elsewhere; by: string },
  ): Promise<Draft | null> {
    const { call, text } = ask;
    if (words === "new") return chooseReply(text);
    const [isDrafts, after] = draftsForm.exec(words) ?? [];
    if (isDrafts !== undefined) return waiting(ask, { elsewhere, by, after: Number(after ?? 0) });
    if (meForm.test(words.toLowerCase())) {
      await stopSteering(database, by);
      return ownAgainReply(text);
    }
    const [, answer, draft] = /^(publish|drop) ([1-9]\d{0,14})$/.exec(words) ?? [];
    if (draft !== undefined && call.source === "button")
      return answered(ask, { elsewhere, by, id: Number(draft), publish: answer === "publish" });
    const [, joined] = /^joined (-?\d+)$/.exec(words) ?? [];
    if (joined !== undefined) {
      const { address, title } = await found(elsewhere, joined);
      return joinedReply(text, { title, id: parseAddress(address).chat });
    }
    return null;
  }

  /** The right is asked for at this moment: who had it when they were asked may have lost it. */
  async function answered(
    { text, now }: Ask,
    { elsewhere, by, id, publish }: { elsewhere: Elsewhere; by: string; id: number; publish: boolean },
  ): Promise<Draft> {
    const chat = await drafts.chatOf(id);
    if (chat === null) throw new Refusal("refuse-old-button", {}, []);
    const whole = wholeChat(chat);
    // Who was never asked is not told what the chat is called.
    const title = (await steeredFrom(database, by)).find((steered) => steered.chat === whole)?.title;
    if (title === undefined) throw new Refusal("refuse-old-button", {}, []);
    if (!(await elsewhere.mayManage(whole, { isFresh: true }))) return draftLostReply(text, title);
    await noteSteering(database, { by, chat: whole, now });
    const came = await drafts.answer({ id, publish, now });
    if (!came) throw new Refusal("refuse-old-button", {}, []);
    return draftAnswerReply(text, came);
  }

  /** One of the drafts that wait in the chats that are managed from here, with a button for the next one. */
  async function waiting(
    { text, now }: Ask,
    { elsewhere, by, after }: { elsewhere: Elsewhere; by: string; after: number },
  ): Promise<Draft> {
    const chats: string[] = [];
    for (const { chat } of await steeredFrom(database, by))
      if (await elsewhere.mayManage(chat, { isFresh: true })) chats.push(chat);
    return waitingDraftReply(text, await drafts.next({ chats, after, text, now }));
  }

  /** Drafts come in it to who has never asked for anything of their own. */
  async function noteLanguage({ call, text, now }: Ask, by: string): Promise<void> {
    if (call.reader.language === null) return;
    await ensureChat(database, { address: await chatAt(database, by), language: text.language, now });
  }

  async function overview({ text }: Ask, by: string): Promise<Draft> {
    const chats = await steeredFrom(database, by);
    return chats.length === 0 ? chooseReply(text) : forReply(text, chats);
  }
}

/** The private chat that speaks, as chats are managed from it: by its own address, whatever list it shares. */
export function whoSpeaks(call: Call): string {
  return wholeChat((call.asked ?? call).address);
}

/** A chat in which the asker and the bot may write; throws the refusal for all others. */
async function found(elsewhere: Elsewhere, words: string): Promise<{ address: string; title: string }> {
  const chat = await elsewhere.find(words);
  if (chat.kind === "found") return chat;
  if (chat.kind === "unknown") throw new Refusal("for-unknown", {}, []);
  throw new Refusal(chat.kind === "no_post" ? "for-no-post" : "for-not-theirs", { chat: chat.title }, []);
}
