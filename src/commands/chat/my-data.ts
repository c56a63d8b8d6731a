import type { Keeper } from "../../chats/keeper.ts";
import { myDataReply } from "../../replies/chat/my-data.ts";
import type { Database } from "../../storage/database.ts";
import type { Command } from "../command.ts";
import { keptDataOf } from "./kept-data.ts";

/** `/mydata`: everything that is kept about this chat, as a file of JSON. */
export function createMyDataCommand({ database, keepers }: { database: Database; keepers: readonly Keeper[] }): Command {
  return {
    name: "mydata",
    own: true,
    onBreak: true,
    options: [],
    manages: false,
    async run(ask) {
      const { records, left } = await keptDataOf(database, ask.call, keepers);
      return myDataReply(ask.text, { records, left, place: ask.call.place });
    },
  };
}
