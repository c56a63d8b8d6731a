import { parseAddress } from "../../chat/address.ts";
import type { Call, Elsewhere } from "../../chat/call.ts";
import type { Draft } from "../../chat/reply.ts";
import { wholeChat } from "../../chats/settings.ts";
import { steeredByNumber, steeredFrom, steerFrom, stopSteering } from "../../chats/steered.ts";
import { chooseReply, forReply, joinedReply, ownAgainReply, steeringReply } from "../../replies/chat/for.ts";
import type { Database } from "../../storage/database.ts";
import { wordForm } from "../../typed-words.ts";
import { type Ask, type Command, Refusal } from "../command.ts";
import { wordsOfAsk } from "../input/find-named.ts";

const meForm = wordForm("common", "me");

/** `/for [channel]`: what is typed in private is about that channel or group from now on, until `/for me`. */
export function createForCommand({ database }: { database: Database }): Command {
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
      const [, joined] = /^joined (-?\d+)$/.exec(words) ?? [];
      if (joined !== undefined) {
        const { address, title } = await found(elsewhere, joined);
        return joinedReply(text, { title, id: parseAddress(address).chat });
      }
      const [, number] = /^#([1-9]\d{0,2})$/.exec(words) ?? [];
      const known = number === undefined ? null : await steeredByNumber(database, { by, number: Number(number) });
      const { address, title } = await found(elsewhere, known ? parseAddress(known.chat).chat : words);
      return steeringReply(text, await steerFrom(database, { by, chat: address, title, now: ask.now }));
    },
  };

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
