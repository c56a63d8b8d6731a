import type { Call } from "../../chat/call.ts";
import { forgetChat } from "../../chats/chats.ts";
import { forgetAskReply, forgotReply, nothingKeptReply } from "../../replies/chat/my-data.ts";
import type { Database } from "../../storage/database.ts";
import { forgetAuthor } from "../../watches/store.ts";
import type { Command } from "../command.ts";
import { keptDataOf, personOf, placesOf } from "./kept-data.ts";

export interface ForgetMeDeps {
  database: Database;
  /** Is told of the addresses that are forgotten, so that what was kept elsewhere is not brought back. */
  onForgotten?: (addresses: readonly string[]) => Promise<void>;
}

/** `/forgetme`: asks once, then deletes everything that is kept about this chat. Only a button says yes. */
export function createForgetMeCommand({ database, onForgotten }: ForgetMeDeps): Command {
  return {
    name: "forgetme",
    options: [{ name: "answer", required: false, suggests: false, form: /^(yes|no)$/, hidden: true }],
    manages: "settings",
    async run({ call, args, text }) {
      const answer = call.source === "button" ? args["answer"] : undefined;
      if (answer === "no") return forgotReply(text, false);
      if (answer === "yes") {
        await forget(database, call);
        await onForgotten?.(placesOf(call));
        return forgotReply(text, true);
      }
      const { records, watches, elsewhere } = await keptDataOf(database, call);
      if (records.length === 0) return nothingKeptReply(text);
      return forgetAskReply(text, { watches, elsewhere, place: call.place });
    },
  };
}

/** The chat with all of its topics and, in private, the person's name on watches elsewhere; all of it or nothing. */
async function forget(database: Database, call: Call): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    if (call.place === "private") {
      await forgetAuthor(transaction, personOf(call));
    }
    for (const place of placesOf(call)) await forgetChat(transaction, place);
  });
}
