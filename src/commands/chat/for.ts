import { parseAddress } from "../../chat/address.ts";
import type { Call, Elsewhere } from "../../chat/call.ts";
import type { Draft } from "../../chat/reply.ts";
import { ensureChat } from "../../chats/chats.ts";
import { chatAt } from "../../chats/places.ts";
import { wholeChat } from "../../chats/settings.ts";
import { noteSteering, steeredByNumber, steeredFrom, steerFrom, stopSteering, titleOf } from "../../chats/steered.ts";
import type { Answered } from "../../delivery/drafts.ts";
import { draftAnswerReply, draftLostReply } from "../../replies/alerts/draft.ts";
import { chooseReply, forReply, joinedReply, ownAgainReply, steeringReply } from "../../replies/chat/for.ts";
import type { Database } from "../../storage/database.ts";
import { wordForm } from "../../typed-words.ts";
import { type Ask, type Command, Refusal } from "../command.ts";
import { wordsOfAsk } from "../input/find-named.ts";

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
      if (words === "new") return chooseReply(text);
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
      const [, number] = /^#([1-9]\d{0,2})$/.exec(words) ?? [];
      const known = number === undefined ? null : await steeredByNumber(database, { by, number: Number(number) });
      const { address, title } = await found(elsewhere, known ? parseAddress(known.chat).chat : words);
      await noteLanguage(ask, by);
      return steeringReply(text, await steerFrom(database, { by, chat: address, title, now: ask.now }));
    },
  };

  /** The right is asked for at this moment: who had it when they were asked may have lost it. */
  async function answered(
    { text, now }: Ask,
    { elsewhere, by, id, publish }: { elsewhere: Elsewhere; by: string; id: number; publish: boolean },
  ): Promise<Draft> {
    const chat = await drafts.chatOf(id);
    if (chat === null) throw new Refusal("refuse-old-button", {}, []);
    const whole = wholeChat(chat);
    const title = (await titleOf(database, whole)) ?? "?";
    if (!(await elsewhere.mayManage(whole))) return draftLostReply(text, title);
    await noteSteering(database, { by, chat: whole, now });
    const came = await drafts.answer({ id, publish, now });
    if (!came) throw new Refusal("refuse-old-button", {}, []);
    return draftAnswerReply(text, came);
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
